"""Refusals of answers that are not among the options, and of answers from a seat that is not asked."""

from collections.abc import Mapping
from functools import cache
from typing import Final

from blackgate.game.modules import listed, merged
from blackgate.game.prompts.labels import of_hand
from blackgate.game.refusals.wish import Wish

ARMED: Final = ("lay", "fight", "unless")
"""Questions answered with a Weapon."""

UNASKED: Final[Mapping[str, str]] = {
    "go": "help-roll", "reroll": "help-roll", "give": "help-extortion", "refuse": "help-extortion",
    "name": "help-demand", "done": "help-sale",
}  # fmt: skip
"""By answer: when it is asked for."""


@cache
def armed() -> tuple[str, ...]:
    """Questions answered with a Weapon, those of modules included."""
    return listed(ARMED, "armed")


@cache
def unasked() -> Mapping[str, str]:
    """By answer, those of modules included: when it is asked for."""
    return merged(UNASKED, "unasked")


def wrong_answer(wish: Wish) -> str:
    """What is wrong with an answer: a card is not in hand or not asked for, or a player is not a target."""
    known, word = wish.known, wish.action.word
    match word:
        case "card" if known.question in of_hand():
            return "why-card-unfit" if _is_held(wish) else "why-no-card"
        case "card":
            return {"pick": "why-card-unseen", "recover": "why-card-undiscarded"}.get(known.question, "")
        case "seat":
            own = "why-self-unfit" if wish.seat == known.seat else "why-seat-unfit"
            return "why-no-player" if wish.seat < 0 else own
        case "give":
            return "why-tool-unheld"
        case "name":
            return "why-name-unfit"
        case _:
            return ""


def right_answer(wish: Wish) -> str:
    """What could be answered instead."""
    word, question = wish.action.word, wish.known.question
    if word == "card":
        asked = {"pay": "help-accessory"}.get(question, "help-hand")
        if question in armed():
            return "help-hold-weapon" if wish.known.is_armed else "help-options"
        return asked
    return {"give": "help-refuse", "go": "help-choices", "seat": "help-other-player"}.get(word, "help-options")


def _is_held(wish: Wish) -> bool:
    """Whether this very face is in the player's own hand."""
    return wish.action.operand in wish.known.cards
