"""What an absent player answers, from the question and its options alone. Rule: RULING-16."""

from collections.abc import Sequence
from typing import Final

from blackgate.engine.chance import seeded
from blackgate.game.actions import Action

DEFAULTS: Final = {
    "turn": "pass", "answer": "refuse", "fight": "stop", "unless": "decline", "bonus": "decline", "react": "decline",
    "free": "decline", "selling": "done", "roll": "decline", "yield": "refuse", "prize": "decline", "help": "decline",
    "spoils": "decline", "offer": "decline", "fill": "decline", "skill": "decline", "brawl": "decline",
    "report": "decline", "freepass": "decline", "punish": "decline", "corrupt": "decline",
}  # fmt: skip
"""By question: what an absent player answers, where the rules let one decline. Rule: RULING-16."""
SPENDING: Final = ("bandage_heal", "bandage_link")
"""Answers that use a token up: an absent player gives any other. Rule: RULING-16."""


def usual_answer(question: str, options: Sequence[Action], seed: int) -> Action:
    """Decline where one may, else a random legal choice. Rule: RULING-16."""
    usual = next((option for option in options if option.word == DEFAULTS.get(question)), None)
    if usual is not None:
        return usual
    plain = [option for option in options if option.word not in SPENDING] or options
    return plain[int(seeded(seed)) % len(plain)]
