"""The parts of a sentence about a refusal, by name."""

from collections.abc import Callable, Mapping
from functools import cache
from typing import Final

from blackgate.engine.terms import PILE_CARDS
from blackgate.engine.vocabulary import MODULE_OF
from blackgate.game.modules import merged
from blackgate.game.refusals import lacks
from blackgate.game.refusals.lacks import product, ways
from blackgate.game.refusals.where import allowing, either
from blackgate.game.refusals.wish import Wish
from blackgate.speech.message import Arg, Message, Row, Thing, Who
from blackgate.speech.things import card, place, power, token, verb


@cache
def token_of() -> Mapping[str, tuple[str, str]]:
    """By word: its token, and the action that gives one."""
    return merged({}, "tokens")


@cache
def values() -> Mapping[str, Callable[[Wish], Arg]]:
    """By name, modules included: how a part is found; called only where the sentence with this name fits."""
    return merged(VALUES, "values")


COMBAT_ENDS: Final = ("win", "lose")
"""Moments that are not actions."""


def own_power(wish: Wish) -> int:
    """The player's own card behind `ability` or `reveal`."""
    return wish.known.background if wish.word == "reveal" else wish.known.gang_card


def power_actions(wish: Wish) -> Row:
    """The actions after which a power works."""
    verbs = wish.known.power(own_power(wish)).verbs
    return Row(tuple(verb(each) for each in verbs if each not in COMBAT_ENDS), "or")


def _weapons(wish: Wish) -> Row:
    return ways(wish.known, *(card.id for card in wish.known.rules.edition.cards if card.card_class == "weapon"))


def _shield(wish: Wish) -> Thing:
    return power(wish.known.power(wish.known.gang_cards[wish.seat]).id)


def _pile(wish: Wish) -> Thing:
    return card(product(wish).id)


def _token(wish: Wish) -> Thing:
    return token(token_of()[wish.word][0])


def _excess(wish: Wish) -> int:
    """How many Beatings are too many: Dig allows all but the last, Craft none. Rule: CRAFT-2, DIG-2."""
    allowed = wish.known.rules.tables.most_beatings - 1 if wish.verb == "dig" else 0
    return int(wish.known.beatings - allowed)


def _smaller(wish: Wish) -> Thing:
    found = lacks.smaller_deal(wish) or lacks.deal(wish)
    return card(found.card, found.n)


def _smaller_price(wish: Wish) -> int:
    return wish.known.prices[(lacks.smaller_deal(wish) or lacks.deal(wish)).id]


def _power_places(wish: Wish) -> Row:
    edition = wish.known.rules.edition
    return either([meant for slot in wish.known.power(own_power(wish)).at for meant in edition.meant(slot)])


def _places(wish: Wish) -> Row:
    """Where the action is possible; Places that no roll leads to only if there is no other."""
    edition, found = wish.known.rules.edition, allowing(wish.known, wish.verb)
    return either([slot for slot in found if edition.place(slot).die] or found)


def places_of(verb: str) -> Callable[[Wish], Row]:
    """Where an action is possible."""
    return lambda wish: either(allowing(wish.known, verb))


VALUES: Final[Mapping[str, Callable[[Wish], Arg]]] = {
    "accepted": lacks.accepted,
    "action": lambda wish: verb(wish.verb),
    "actions": lambda wish: wish.known.actions,
    "actions_due": lambda wish: wish.known.cautious[wish.operand],
    "asked": lambda wish: Who(wish.known.asked),
    "beatings": lambda wish: wish.known.beatings,
    "card": lambda wish: card(wish.operand),
    "card_ways": lambda wish: ways(wish.known, wish.operand),
    "choices": lambda wish: either(list(wish.known.choices)),
    "cigarettes": lambda wish: wish.known.cigarettes,
    "due": lacks.due,
    "excess": _excess,
    "gang": lambda wish: Thing("gang", wish.operand),
    "heal_places": places_of("heal"),
    "here": lambda wish: place(wish.known.place),
    "ingredients": lacks.ingredients,
    "lacking": lacks.lacking,
    "left": lambda wish: wish.known.piles[product(wish).id],
    "lets": lambda wish: Row(tuple(verb(each) for each in wish.known.lets), "or"),
    "missing": lacks.missing_accessories,
    "module": lambda wish: Message(f"module-{MODULE_OF[wish.word]}"),
    "others": lacks.other_accessories,
    "pile": _pile,
    "place": lambda wish: place(wish.operand),
    "places": _places,
    "power": lambda wish: power(wish.known.power(own_power(wish)).id),
    "power_actions": power_actions,
    "power_places": _power_places,
    "price": lacks.price,
    "product": product,
    "sell_places": places_of("sell"),
    "shield": _shield,
    "short": lambda wish: lacks.price(wish) - wish.known.cigarettes,
    "smaller": _smaller,
    "smaller_price": _smaller_price,
    "solitary": lambda wish: place("solitary"),
    "there": lambda wish: place(wish.known.places[wish.seat]),
    "token": _token,
    "token_action": lambda wish: verb(token_of()[wish.word][1]),
    "token_places": lambda wish: either(allowing(wish.known, token_of()[wish.word][1])),
    "tool_ways": lambda wish: ways(wish.known, *PILE_CARDS[1:]),
    "weapon_ways": _weapons,
    "who": lambda wish: Who(wish.seat),
}
"""By name: how a part of a sentence of the base game is found."""
