"""How much a greedy bot wants an action: what it brings, less what the Warden makes of it."""

from collections.abc import Callable
from typing import Final

from blackgate.bots import dig_in, team, turn, warden
from blackgate.bots.mind import Mind
from blackgate.game.actions import Action

FIRST: Final = 100.0
"""Before anything else."""

TURNS: Final[dict[str, Callable[[Mind, Action], float]]] = {
    **turn.TURNS,
    **dig_in.TURNS,
    **team.TURNS,
    **warden.TURNS,
}
"""By action of the turn, of the base game and of every module; to pass is worth nothing."""


def turn_score(mind: Mind, action: Action) -> float:
    """How much a bot wants an action of its turn, or one a card lets it perform."""
    rule = TURNS.get(action.word)
    score = rule(mind, action) if rule else 0.0
    risk = warden.risk(mind, action.word)
    wins = action.word == "dig" and mind.worth.points(action.operand) >= mind.need
    if action.word == "dig" and (wins or risk == 0):
        return FIRST + score
    return score - risk
