"""What a sentence about a refusal speaks of, by name."""

from collections.abc import Callable, Mapping
from typing import Final

from blackgate.engine.terms import PILE_CARDS
from blackgate.engine.vocabulary import MODULE_OF
from blackgate.game.refusing import lacks
from blackgate.game.refusing.lacks import product, ways
from blackgate.game.refusing.where import allowing, either
from blackgate.game.refusing.wish import Wish
from blackgate.speech.message import Arg, Message, Row, Thing, Who
from blackgate.speech.things import card, place, power, token, verb

TOKEN_OF: Final[Mapping[str, tuple[str, str]]] = {
    "spy": ("spy", "study"), "study": ("spy", "study"), "develop": ("skill", "develop"),
    "plan": ("planning", "plan"), "planned": ("planning", "plan"), "workout": ("workout", "workout"),
    "spend_workout": ("workout", "workout"), "steal_bandage": ("bandage", "steal_bandage"),
    "bandage_heal": ("bandage", "steal_bandage"), "bandage_link": ("bandage", "steal_bandage"),
    "bribe": ("corruption", "bribe"), "heal": ("bandage", "steal_bandage"), "cautious": ("planning", "plan"),
}  # fmt: skip
"""By word: the token it is about, and the action that brings one."""

COMBAT_ENDS: Final = ("win", "lose")
"""Moments that are no actions."""


def own_power(wish: Wish) -> int:
    """The card behind `ability` or `reveal`: one's own."""
    return wish.known.background if wish.word == "reveal" else wish.known.gang_card


def power_actions(wish: Wish) -> Row:
    """The actions a power follows."""
    verbs = wish.known.power(own_power(wish)).verbs
    return Row(tuple(verb(each) for each in verbs if each not in COMBAT_ENDS), "or")


def mates(wish: Wish) -> list[str]:
    """Where teammates of one's own gang stand, elsewhere. Rule: TEAM-13, RULING-127."""
    known, tables = wish.known, wish.known.rules.tables
    if known.gang_card == 0:
        return []
    gang = known.power(known.gang_card).gang
    found = [
        there
        for seat, there in enumerate(known.places)
        if tables.allies[known.seat] & (1 << seat) and there != known.place
        if known.gang_cards[seat] and known.power(known.gang_cards[seat]).gang == gang
    ]
    return list(dict.fromkeys(found))


def _weapons(wish: Wish) -> Row:
    return ways(wish.known, *(card.id for card in wish.known.rules.edition.cards if card.card_class == "weapon"))


def _shield(wish: Wish) -> Thing:
    return power(wish.known.power(wish.known.gang_cards[wish.seat]).id)


def _pile(wish: Wish) -> Thing:
    return card(product(wish).id)


def _token(wish: Wish) -> Thing:
    return token(TOKEN_OF[wish.word][0])


def _trauma(wish: Wish) -> Thing:
    return Thing("trauma", wish.known.rules.edition.traumas[wish.known.trauma - 1].id)


def _excess(wish: Wish) -> int:
    """How many Beatings are too many: a Dig allows all but the last, a Craft none. Rule: CRAFT-2, DIG-2."""
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
    """Where the action is possible; the Places that no roll leads to only if there is no other."""
    edition, found = wish.known.rules.edition, allowing(wish.known, wish.verb)
    return either([slot for slot in found if edition.place(slot).die] or found)


def _in(verb: str) -> Callable[[Wish], Row]:
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
    "heal_places": _in("heal"),
    "here": lambda wish: place(wish.known.place),
    "ingredients": lacks.ingredients,
    "lacking": lacks.lacking,
    "left": lambda wish: wish.known.piles[product(wish).id],
    "lets": lambda wish: Row(tuple(verb(each) for each in wish.known.lets), "or"),
    "mates": lambda wish: either(mates(wish)),
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
    "rehabilitate_places": _in("rehabilitate"),
    "sell_places": _in("sell"),
    "shield": _shield,
    "short": lambda wish: lacks.price(wish) - wish.known.cigarettes,
    "smaller": _smaller,
    "smaller_price": _smaller_price,
    "solitary": lambda wish: place("solitary"),
    "there": lambda wish: place(wish.known.places[wish.seat]),
    "token": _token,
    "token_action": lambda wish: verb(TOKEN_OF[wish.word][1]),
    "token_places": lambda wish: either(allowing(wish.known, TOKEN_OF[wish.word][1])),
    "tool_ways": lambda wish: ways(wish.known, *PILE_CARDS[1:]),
    "trauma": _trauma,
    "warden": lambda wish: Thing("figure", "warden"),
    "weapon_ways": _weapons,
    "who": lambda wish: Who(wish.seat),
}
"""By name: how a part of a sentence is found. Asked only where the sentence that names it fits."""
