"""Warnings about options that are allowed but gain nothing or waste something.

They use only what the seat itself sees, and no search, because options are made with every update.
"""

from collections.abc import Mapping
from functools import cache
from typing import Final

from blackgate.game.actions import Action
from blackgate.game.modules import Warner, listed, merged
from blackgate.game.prompts.parts import own
from blackgate.game.rules import Rules
from blackgate.game.view import Standpoint
from blackgate.speech import Message, Who, message
from blackgate.speech.things import place, power, seat, words

MILD: Final = ("cautious", "steal", "buy", "craft", "refuse")
"""Words that need no confirmation: they reveal nothing, so they can usually be undone (RULING-13).

A refusal is one of them, because a moment's hesitation would tell the others what is not in the hand.
"""


def heeded(rules: Rules, view: Standpoint, action: Action, said: Message) -> Message:
    """An option with its warning, if it has one. An option that cannot be undone is marked as final."""
    warn = warners().get(action.word)
    warning = warn(rules, view, action.operand) if warn else None
    if warning is None:
        return said
    return message("option-warned" if action.word in mild() else "option-final", option=said, warning=warning)


@cache
def warners() -> Mapping[str, Warner]:
    """By word: the warning of its option."""
    return merged(WARNINGS, "warnings")


@cache
def mild() -> tuple[str, ...]:
    """Words that need no confirmation, those of modules included."""
    return listed(MILD, "mild")


def _pass(rules: Rules, view: Standpoint, _: str) -> Message | None:
    """Unused actions are lost, if something else could be done with them. Rule: TURN-3."""
    wasted = view.actions if len(view.options) > 1 else 0
    return message("warn-actions", actions=wasted) if wasted else None


def _over(view: Standpoint, gain: int) -> Message | None:
    """More cards than the hand limit, with the last action or with a hand that is full already. Rule: HAND-1."""
    held = own(view).hand_size
    over = held + gain - view.hand_limit
    if over <= 0 or gain <= 0 or (view.actions > 1 and held < view.hand_limit):
        return None
    return message("warn-over-limit", cards=words("card", over))


def _search(rules: Rules, view: Standpoint, _: str) -> Message | None:
    """Rule: SEARCH-2, RULING-5."""
    left = view.deck_size + view.discard_size
    return _over(view, min(view.search, left)) if left else message("warn-nothing-to-draw")


def _steal(rules: Rules, view: Standpoint, _: str) -> Message | None:
    return _over(view, 1)


def _buy(rules: Rules, view: Standpoint, name: str) -> Message | None:
    deal = rules.edition.deals[rules.edition.deal(name)]
    return _over(view, min(deal.n, view.piles[deal.card]))


def _craft(rules: Rules, view: Standpoint, name: str) -> Message | None:
    recipe = rules.edition.recipes[rules.edition.recipe(name)]
    return _over(view, min(recipe.n, view.piles[recipe.card]) - len(recipe.needs))


def towards(rules: Rules, view: Standpoint, slot: str) -> Message | None:
    """A Place without Search and without actions of its own, if the player could go elsewhere. Rule: SOL-2."""
    idle = slot in rules.edition.idle_slots
    return message("warn-idle-place", place=place(slot)) if idle and len(view.options) > 1 else None


def upon(rules: Rules, view: Standpoint, operand: str) -> Message | None:
    """A player with an empty hand has nothing to lose. Rule: RULING-5."""
    who = seat(operand)
    return message("warn-no-cards", who=who) if view.seats[who.seat].hand_size == 0 else None


def _name(rules: Rules, view: Standpoint, tool: str) -> Message | None:
    """A Tool that the other player cannot hold, because every card of that hand is known. Rule: RULING-39."""
    who = Who(int(view.context["target"]))
    other = view.seats[who.seat]
    if tool in other.certain or sum(other.certain.values()) < other.hand_size:
        return None
    return message("warn-lacks", who=who)


def _refuse(rules: Rules, view: Standpoint, _: str) -> Message | None:
    """A fight that is lost from the start, although the player could give in. Rule: EXTORT-8."""
    me = own(view)
    if len(view.options) < 2 or me.hand is None or me.tokens.get("workout"):
        return None
    held = me.hand
    armed = any(each.card_class == "weapon" and held.get(each.id) for each in rules.edition.cards)
    return None if armed else message("warn-no-weapon")


def leaving(rules: Rules, view: Standpoint, _: str) -> Message | None:
    """Rule: GANG-8."""
    left = own(view).gang_card
    return message("warn-leaves", power=power(left)) if left else None


WARNINGS: Final[dict[str, Warner]] = {
    "pass": _pass,
    "search": _search,
    "steal": _steal,
    "buy": _buy,
    "craft": _craft,
    "cautious": towards,
    "go": towards,
    "extort": upon,
    "name": _name,
    "refuse": _refuse,
    "join": leaving,
}
"""By word: the warning of its option."""
