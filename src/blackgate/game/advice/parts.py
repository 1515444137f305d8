"""Sentences that several stakes share."""

from collections.abc import Sequence

from blackgate.game.prompts.parts import own
from blackgate.game.rules import Rules
from blackgate.game.told import Told
from blackgate.game.view import Standpoint
from blackgate.speech import Arg, Message, Thing, Who, row
from blackgate.speech.things import card, words


def said(name: str, rules: str, /, **args: Arg) -> Told:
    """A sentence and the rules behind it."""
    return Told(Message(name, args), tuple(rules.split()))


def chosen(view: Standpoint, *words: str) -> tuple[str, ...]:
    """The options with one of these words."""
    return tuple(option.text for option in view.options if option.word in words)


def last_beating(rules: Rules, view: Standpoint) -> tuple[Told, ...]:
    """What one more Beating would mean to the viewer, if it is the last one. Rule: BEAT-4."""
    beatings, most = own(view).beatings, rules.edition.numbers.most_beatings
    return (said("stake-last-beating", "BEAT-4", n=most),) if beatings == most - 1 else ()


def of_class(rules: Rules, card_class: str) -> tuple[str, ...]:
    """The cards of a class."""
    return tuple(card.id for card in rules.edition.cards if card.card_class == card_class)


def own_weapons(rules: Rules, view: Standpoint, spent: int = 0) -> Told:
    """The Weapons that the viewer has for a fight, without those about to be spent."""
    held = own(view).hand or {}
    left = sum(held.get(card, 0) for card in of_class(rules, "weapon")) - spent
    return said("stake-own-weapons", "EXTORT-7", n=max(left, 0))


def known_hand(rules: Rules, view: Standpoint, seat: int, tools: Sequence[str]) -> tuple[Told, ...]:
    """What the viewer knows of another hand: the Tools asked about, and the Weapons.

    Certain are cards that the viewer saw enter the hand and not leave it. Without the memory aid only the size of the
    hand is told. Rule: INFO-1, EXTORT-10, RULING-39.
    """
    who, other = Who(seat), view.seats[seat]
    if other.hand_size == 0:
        return (said("stake-empty", "EXTORT-10", who=who),)
    if other.hand is None and rules.options["memory_aid"] != "on":
        return (said("stake-cards", "INFO-1", who=who, cards=words("card", other.hand_size)),)
    certain = other.certain if other.hand is None else other.hand
    asked = (*tools, *of_class(rules, "weapon"))
    held = [card(each, certain[each]) for each in asked if certain.get(each)]
    maybe = [card(each) for each in asked if other.possible.get(each) and not certain.get(each)]
    seen = {each.id for each in (*held, *maybe)}
    sorts = {"stake-holds": row(held), "stake-may-hold": row(maybe, "or")}
    is_all = sum(certain.values()) == other.hand_size
    sorts["stake-lacks" if is_all else "stake-not-known"] = row(_unseen(rules, seen, tools), "or")
    return tuple(said(name, "RULING-39", who=who, cards=cards) for name, cards in sorts.items() if cards.parts)


def _unseen(rules: Rules, seen: set[str], tools: Sequence[str]) -> list[Thing]:
    """What was not seen in a hand: Tools by name, or all of them together, and Weapons only all together."""
    missing = [card(each) for each in tools if each not in seen]
    all_tools = len(missing) == len(tools) > 1
    armed = seen.intersection(of_class(rules, "weapon"))
    return [*([Thing("class", "tool")] if all_tools else missing), *([] if armed else [Thing("class", "weapon")])]
