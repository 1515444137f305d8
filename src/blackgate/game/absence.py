"""The answer given for an absent player, from the question and its options alone. Rule: RULING-16."""

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Final

from blackgate.engine.chance import seeded
from blackgate.game.actions import Action
from blackgate.game.modules import listed, merged

DEFAULTS: Final = {
    "turn": "pass", "answer": "refuse", "fight": "stop", "unless": "decline", "bonus": "decline", "react": "decline",
    "free": "decline", "selling": "done",
}  # fmt: skip
"""By question: the answer of an absent player, where the rules allow to decline. Rule: RULING-16."""


@cache
def defaults() -> Mapping[str, str]:
    """The same, with the questions of the modules."""
    return merged(DEFAULTS, "defaults")


@cache
def spending() -> tuple[str, ...]:
    """Answers that use up a token; an absent player gives any other answer. Rule: RULING-16."""
    return listed((), "spending")


def usual_answer(question: str, options: Sequence[Action], seed: int) -> Action:
    """Decline where that is allowed, else make a random legal choice. Rule: RULING-16."""
    usual = next((option for option in options if option.word == defaults().get(question)), None)
    if usual is not None:
        return usual
    plain = [option for option in options if option.word not in spending()] or options
    return plain[int(seeded(seed)) % len(plain)]
