"""Restore an observer from a view, for a game that looks the same."""

from collections.abc import Sequence

from blackgate.engine.extortion import NO_TOOL
from blackgate.engine.frames import Answer, Fight, Lay
from blackgate.engine.knowledge.hypothesis import Hypothesis
from blackgate.engine.knowledge.observer import Observer, new_observer
from blackgate.engine.pieces import NOBODY
from blackgate.engine.state import State
from blackgate.game.position import FACE_DOWN
from blackgate.game.shapes import View
from blackgate.game.view.memory import SPECTATOR, shares


def recalled(view: View, state: State) -> Observer:
    """The observer behind a view, in another game that looks the same."""
    known, names = view.learned, view.rules.names
    viewer = SPECTATOR if view.viewer is None else view.viewer
    sees = [seat == view.viewer or shares(view.rules, seat, view.viewer) for seat in range(view.setting.players)]
    observer = new_observer(state, viewer, sees, True)
    pools = len(known.guesses[0].pools)
    observer.beliefs.all = [
        Hypothesis(
            each.weight, [names.row(row, pools) for row in each.hands], [names.row(row, pools) for row in each.pools]
        )
        for each in known.guesses
    ]
    observer.beliefs.deck = known.deck
    observer.discard = [view.rules.edition.card(card) for card in known.discard]
    observer.lacking = [[view.rules.edition.card(card) for card in cards] for cards in known.lacking]
    backgrounds, shelved = observer.backgrounds, len(known.background_pools)
    backgrounds.seats = names.power_marks(known.backgrounds, shelved)
    backgrounds.pools = [names.power_marks(pool, shelved) for pool in known.background_pools]
    backgrounds.put_off = names.power_marks(
        [name.removeprefix(FACE_DOWN) for name in known.background_discard], shelved
    )
    backgrounds.left = view.backgrounds_left
    piles = observer.piles
    piles.gang_above = [names.power_marks(known.gang_piles[gang.id].above, 0) for gang in view.rules.edition.gangs]
    piles.gang_below = [names.power_marks(known.gang_piles[gang.id].below, 0) for gang in view.rules.edition.gangs]
    piles.trauma_above = names.trauma_kinds(known.traumas.above)
    piles.trauma_below = names.trauma_kinds(known.traumas.below)
    piles.first_shown = view.rules.edition.michel_card(view.michel_shown[0]) if view.michel_shown else -1
    piles.fighting = any(frame[0] == "fight" and frame[2] == NOBODY for frame in view.agenda)
    observer.target, observer.demanded = _demand(view.agenda)
    return observer


def _demand(agenda: Sequence[Sequence[str | int]]) -> tuple[int, int]:
    """The Tool that the running extortion demands, and its target."""
    for kind, seat, *numbers in agenda:
        if kind == "lay":
            return int(numbers[Lay.TARGET]), int(numbers[Lay.TOOL])
        if kind == "answer":
            return int(seat), int(numbers[Answer.TOOL])
        if kind == "fight" and numbers[Fight.ATTACKER] != NOBODY:
            return int(numbers[Fight.DEFENDER]), int(numbers[Fight.STAKE])
    return NOBODY, NO_TOOL
