"""Why an option is worth taking, in one sentence for a newcomer.

The guide of a first game shows one option and this reason. A reason is about the option and what the seat sees, never
about hidden cards. The sentences are in `speech/*/guide.ftl`.
"""

from collections.abc import Callable
from typing import Final

from blackgate.editions.parts import Place
from blackgate.game.actions import Action
from blackgate.game.prompts.parts import own
from blackgate.game.rules import Rules
from blackgate.game.view import View
from blackgate.speech import Message, message
from blackgate.speech.things import card, place, words

Reasoner = Callable[[Rules, View, str], Message]
"""Makes the reason for an option with this operand."""


def reason(rules: Rules, view: View, action: Action) -> Message:
    """Why the viewer might take this option."""
    found = OF_CARD.get(view.question) if action.word == "card" else REASONS.get(action.word)
    return found(rules, view, action.operand) if found is not None else OTHER


OTHER: Final = message("guide-other")


def _plain(name: str) -> Reasoner:
    said = message(name)
    return lambda rules, view, operand: said


def _dig(rules: Rules, view: View, tool: str) -> Message:
    """Rule: GOAL-1, DIG-4, TEAM-3."""
    me = own(view)
    points = rules.edition.cards[rules.edition.card(tool)].points
    now = (view.team_points[me.side] if me.side else me.points) + points
    if now >= view.target:
        return message("guide-dig-wins")
    return message("guide-dig", points=points, now=now, target=view.target)


def _product(rules: Rules, name: str) -> Message:
    """What a new card is good for. Rule: DIG-4, EXTORT-7."""
    face = rules.edition.cards[rules.edition.card(name)]
    if face.card_class == "tool":
        return message("guide-tool", tool=card(name), points=words("point", face.points))
    return message("guide-weapon") if face.card_class == "weapon" else OTHER


def _craft(rules: Rules, view: View, name: str) -> Message:
    return _product(rules, rules.edition.recipes[rules.edition.recipe(name)].card)


def _buy(rules: Rules, view: View, name: str) -> Message:
    return _product(rules, rules.edition.deals[rules.edition.deal(name)].card)


def _steal(rules: Rules, view: View, _: str) -> Message:
    return _product(rules, "spoon")


def _search(rules: Rules, view: View, _: str) -> Message:
    """Rule: SEARCH-1, SEARCH-2."""
    return message("guide-search", cards=words("card", view.search))


def _selling(rules: Rules, view: View, name: str) -> Message:
    """Rule: SELL-2."""
    value = rules.edition.cards[rules.edition.card(name)].value
    return message("guide-selling", cigarettes=words("cigarette", value))


def _refuse(rules: Rules, view: View, _: str) -> Message:
    """Rule: EXTORT-5, EXTORT-6, EXTORT-9."""
    is_held = any(option.word == "give" for option in view.options)
    return message("guide-refuse" if is_held else "guide-refuse-unheld")


def _stop(rules: Rules, view: View, _: str) -> Message:
    """In teams somebody may step in, so the fight is not lost yet. Rule: EXTORT-8, TEAM-6."""
    return OTHER if rules.teams else message("guide-stop")


def _heal(rules: Rules, view: View, _: str) -> Message:
    """Rule: BEAT-3, BEAT-4."""
    return message("guide-heal") if own(view).beatings else OTHER


def _pass(rules: Rules, view: View, _: str) -> Message:
    """Rule: TURN-3."""
    return message("guide-pass" if view.actions else "guide-pass-spent")


def _towards(rules: Rules, view: View, slot: str) -> Message:
    """What the Place is good for, the most urgent thing first. A Trauma may forbid it, and so may the other team."""
    me, there = own(view), rules.edition.place(slot)
    if view.question == "lead" or me.trauma or there.side not in ("", me.side):
        return OTHER
    found = next((name for name, is_so in URGENT.items() if is_so(rules, view, there)), "")
    if found:
        return message(found, place=place(slot))
    if there.search:
        return message("guide-to-search", place=place(slot), cards=words("card", there.search))
    return OTHER


def _holds(view: View, names: tuple[str, ...]) -> bool:
    hand = dict(own(view).hand or {})
    for name in names:
        hand[name] = hand.get(name, 0) - 1
    return all(n >= 0 for n in hand.values())


def _can_dig(rules: Rules, view: View, there: Place) -> bool:
    """Rule: DIG-1, DIG-2."""
    hand = own(view).hand or {}
    has_tool = any(face.card_class == "tool" and hand.get(face.id) for face in rules.edition.cards)
    return "dig" in there.actions and has_tool and own(view).beatings < rules.edition.numbers.most_beatings


def _can_heal(rules: Rules, view: View, there: Place) -> bool:
    """Rule: HEAL-1."""
    return "heal" in there.actions and own(view).beatings > 0


def _can_craft(rules: Rules, view: View, there: Place) -> bool:
    """Rule: CRAFT-1, CRAFT-2, CRAFT-5."""
    if "craft" in there.forbids or own(view).beatings:
        return False
    return any(view.piles.get(each.card) and _holds(view, each.needs) for each in rules.edition.recipes)


def _can_buy(rules: Rules, view: View, there: Place) -> bool:
    """Rule: BUY-2, BUY-3."""
    if "buy" not in there.actions:
        return False
    return any(
        view.piles.get(each.card) and view.prices[each.id] <= own(view).cigarettes for each in rules.edition.deals
    )


def _can_steal(rules: Rules, view: View, there: Place) -> bool:
    """Rule: SPOON-1, SPOON-2."""
    return "steal" in there.actions and view.piles.get("spoon", 0) > 0


def _can_sell(rules: Rules, view: View, there: Place) -> bool:
    """Rule: SELL-1."""
    return "sell" in there.actions and own(view).hand_size > 0


URGENT: Final[dict[str, Callable[[Rules, View, Place], bool]]] = {
    "guide-to-dig": _can_dig,
    "guide-to-heal": _can_heal,
    "guide-to-craft": _can_craft,
    "guide-to-buy": _can_buy,
    "guide-to-steal": _can_steal,
    "guide-to-sell": _can_sell,
}
"""By reason to go somewhere: whether it is one."""

REASONS: Final[dict[str, Reasoner]] = {
    "dig": _dig,
    "craft": _craft,
    "buy": _buy,
    "steal": _steal,
    "search": _search,
    "move": _plain("guide-move"),
    "cautious": _towards,
    "go": _towards,
    "sell": _plain("guide-sell"),
    "heal": _heal,
    "join": _plain("guide-join"),
    "play": _plain("guide-play"),
    "reveal": _plain("guide-reveal"),
    "ability": _plain("guide-ability"),
    "extort": _plain("guide-extort"),
    "name": _plain("guide-name"),
    "give": _plain("guide-give"),
    "refuse": _refuse,
    "stop": _stop,
    "pass": _pass,
}
"""By word: the reason for its option. Every other option has a general one."""

OF_CARD: Final[dict[str, Reasoner]] = {
    "selling": _selling,
    "lay": _plain("guide-lay"),
    "fight": _plain("guide-fight"),
    "discard": _plain("guide-discard"),
}
"""By question that is answered with a card: the reason for the card."""
