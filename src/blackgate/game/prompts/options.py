"""The answers to a question, with their prices and consequences."""

from functools import cache
from typing import Final

from blackgate.game.actions import Action
from blackgate.game.modules import listed
from blackgate.game.prompts.labels import is_free, label
from blackgate.game.prompts.parts import own
from blackgate.game.prompts.warnings import heeded
from blackgate.game.rules import Rules
from blackgate.game.view import Standpoint
from blackgate.speech import Message, Row, Who, message
from blackgate.speech.things import MICHEL, place

MOVES: Final = ("go", "cautious")
"""Words that move the player's standee to a Place."""


def option(rules: Rules, view: Standpoint, action: Action) -> Message:
    """An option in words, with its price and its warning."""
    return heeded(rules, view, action, priced(rules, view, action))


def priced(rules: Rules, view: Standpoint, action: Action) -> Message:
    """An option in words, with its price if that is not one action."""
    if action.word == "cautious":
        said = message("label-cautious-price", place=place(action.operand), price=view.cautious[action.operand])
    else:
        said = label(rules, view, action)
    said = _dangerous(rules, view, action, said)
    return message("option-free", option=said) if is_free(rules, action) else said


def _dangerous(rules: Rules, view: Standpoint, action: Action, said: Message) -> Message:
    """Who waits at the destination of a move, and what is illegal there. Rule: MICHEL-8, WARDEN-2, WARDEN-8."""
    if view.question == "lead":
        there = [Who(n) for n, seat in enumerate(view.seats) if seat.place == action.operand]
        is_calm = not there or view.warden == action.operand
        return said if is_calm else message("option-people", option=said, people=Row(tuple(there), "comma"))
    if action.word in moves():
        waits = view.michel == action.operand != view.warden
        return message("option-michel", option=said, michel=MICHEL) if waits else said
    return said if action.word == "bet" else warned(rules, view, action.word, said)


@cache
def moves() -> tuple[str, ...]:
    """Words that move the player's standee to a Place, those of modules included."""
    return listed(MOVES, "moves")


def warned(rules: Rules, view: Standpoint, verb: str, said: Message) -> Message:
    """An option with a warning if the Warden sees and forbids the action. Rule: WARDEN-2, WARDEN-3."""
    warden = rules.edition.warden
    seen = warden is not None and verb in warden.illegal and view.warden == own(view).place
    return message("option-illegal", option=said) if seen else said
