"""Actions told as a whole: one message from the decision to the end of the action."""

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from typing import Final

from blackgate.engine.vocabulary import INSTEAD
from blackgate.game.events import Event
from blackgate.game.modules import Scene, Teller, merged, words
from blackgate.game.narration.parts import cards, named, rolls, total, who
from blackgate.game.rules import Rules
from blackgate.speech import Arg, Message, Row, Thing, message, row
from blackgate.speech.things import card, place, power, token
from blackgate.speech.things import words as counted

SCENES: Final[dict[str, tuple[str, ...]]] = {
    "search": ("drew", "reshuffled"),
    "steal": ("took",),
    "heal": ("healed", "calmed", "chose"),
    "dig": ("dug", "scored", "chose", "rolled", "buried", "gave_up"),
    "craft": ("discarded", "took", "chose", "gave_up"),
    "buy": ("cigarettes", "took"),
    "sell": ("chose", "discarded", "cigarettes"),
    "join": ("chose", "discarded", "joined", "left"),
    "pay": ("discarded", "joined", "left"),
    "cautious": ("moved",),
    "move": ("rolled", "chose", "moved"),
}
"""By action: the events of its own seat that are part of it."""

FINISHED_AS: Final = {**INSTEAD, "pay": "join"}
"""Words whose action ends with another verb."""


@cache
def scenes() -> Mapping[str, Scene]:
    """By action that is told as a whole: its scene."""
    return merged({word: Scene(events, TELLERS[word]) for word, events in SCENES.items()}, "scenes")


def scene_length(events: Sequence[Event]) -> int:
    """How many events belong to the action that begins here; 0 if it is not told as a whole."""
    first, word = events[0], word_of(events)
    if word not in scenes():
        return 0
    for n, event in enumerate(events[1:], 1):
        if event.name == "finished" and event.a == FINISHED_AS.get(word, word) and event.seat == first.seat:
            return n + 1
        if event.name not in scenes()[word].events or event.seat != first.seat:
            return n
    return len(events)


def word_of(events: Sequence[Event]) -> str:
    """The action that begins here: a chosen one, or one of a module that nobody has to choose.

    A sale that is told card by card continues with each card (SELL-1), and so does paying for a gang (GANG-4).
    """
    first = events[0]
    if (first.name, first.b) == ("chose", "selling"):
        return "sell"
    if (first.name, first.b) == ("chose", "pay"):
        return "pay"
    if first.name == "chose":
        return str(first.a).partition(" ")[0]
    return next(filter(None, (begins(events) for begins in beginnings())), "")


@cache
def beginnings() -> tuple[Callable[[Sequence[Event]], str], ...]:
    """The functions of modules that recognise actions nobody has to choose."""
    return tuple(each.begins for each in words() if each.begins)


def _search(rules: Rules, events: Sequence[Event]) -> Message:
    drawn = cards(events, "drew")
    return message("searched", who=who(events), cards=drawn if drawn.parts else counted("card", 0))


def _craft(rules: Rules, events: Sequence[Event]) -> Message | None:
    """What was made, of cards and of tokens that stand in for one. Rule: CRAFT-1, PLACE-LAUN-4."""
    made = cards(events, "took")
    used = row(
        [card(each.a) for each in named(events, "discarded")] + [token(each.a) for each in named(events, "gave_up")]
    )
    return message("crafted", who=who(events), made=made, used=used) if made.parts else None


def _buy(rules: Rules, events: Sequence[Event]) -> Message:
    price = counted("cigarette", -total(events, "cigarettes"))
    return message("bought", who=who(events), cards=cards(events, "took"), price=price)


def _sell(rules: Rules, events: Sequence[Event]) -> Message | None:
    sold, price = cards(events, "discarded"), counted("cigarette", total(events, "cigarettes"))
    return message("sold", who=who(events), cards=sold, price=price) if sold.parts else None


def joined(rules: Rules, events: Sequence[Event]) -> Message | None:
    """Join a Gang, or Change style for one Accessory fewer, as far as it was paid. Rule: GANG-2, PLACE-LAUN-2."""
    cards_joined = [str(event.a) for event in named(events, "joined")]
    paid = cards(events, "discarded")
    if not cards_joined:
        return message("paid", who=who(events), cards=paid) if paid.parts else None
    gang = next(each.gang for each in rules.edition.powers if each.id == cards_joined[0])
    left = row([power(event.a) for event in named(events, "left")])
    name = "paid-and-joined" if word_of(events) == "pay" else "joined-with"
    return message(name, who=who(events), gang=Thing("gang", gang), paid=paid, power=power(cards_joined[0]), left=left)


def _dig(rules: Rules, events: Sequence[Event]) -> Message:
    """A Dig and the roll for a Skill token. Rule: DIG-3, PLACE-WORK-5."""
    scored, rolled = named(events, "scored"), rolls(events)
    now = counted("point", int(scored[-1].b) if scored else 0)
    gain = total(events, "scored")
    dug = message("dug-points", who=who(events), cards=cards(events, "dug"), gain=gain, now=now)
    if not rolled:
        return dug
    return message("dug-skill", dug=dug, roll=rolled[0], kept="yes" if named(events, "buried") else "no")


def healed(rules: Rules, events: Sequence[Event]) -> Message | None:
    """A Beating or a Trauma removed, perhaps with a Bandage. Rule: HEAL-1, PLACE-LAUN-5, PLACE-PSY-5."""
    calmed, beatings = named(events, "calmed"), named(events, "healed")
    is_bandage = events[0].a == "bandage_heal"
    if calmed:
        trauma = Thing("trauma", str(calmed[0].a))
        return message("calmed-with-bandage" if is_bandage else "calmed-oneself", who=who(events), trauma=trauma)
    if beatings:
        left = counted("beating", int(beatings[0].a))
        return message("healed-with-bandage" if is_bandage else "healed-oneself", who=who(events), left=left)
    return None


def _steal(rules: Rules, events: Sequence[Event]) -> Message:
    return message("stole", who=who(events), cards=cards(events, "took"))


def to_a_place(name: str) -> Teller:
    """A move to a Place that was chosen before it began. Rule: MOVE-6, PLACE-GAMB-5, TEAM-13."""

    def tell(rules: Rules, events: Sequence[Event]) -> Message:
        to = next((event.b for event in named(events, "moved")), str(events[0].a).split()[-1])
        return message(name, who=who(events), place=place(to))

    return tell


def _move(rules: Rules, events: Sequence[Event]) -> Message:
    """The roll of a move and its destination. Rule: MOVE-2, MOVE-3."""
    rolled = Row(tuple(_roll(rules, roll) for roll in rolls(events)))
    to = [place(event.b) for event in named(events, "moved")]
    if to:
        return message("rolled-and-went", who=who(events), rolls=rolled, place=to[0])
    return message("rolled-places", who=who(events), rolls=rolled)


def token_gained(name: str) -> Teller:
    """A token taken from its pile, and its price."""

    def tell(rules: Rules, events: Sequence[Event]) -> Message | None:
        got, paid = named(events, "got"), -total(events, "cigarettes")
        if not got:
            return None
        price: dict[str, Arg] = {"price": counted("cigarette", paid)} if paid else {}
        return message(name, who=who(events), now=token(got[0].a, int(got[0].b)), **price)

    return tell


def _roll(rules: Rules, roll: int) -> Message:
    """A result and the Places it names. Rule: MOVE-2."""
    places = row([place(each.slot) for each in rules.edition.places if roll in each.die], "or")
    return message("roll-of", roll=roll, places=places)


TELLERS: Final[Mapping[str, Teller]] = {
    "search": _search,
    "steal": _steal,
    "heal": healed,
    "dig": _dig,
    "craft": _craft,
    "buy": _buy,
    "sell": _sell,
    "join": joined,
    "pay": joined,
    "cautious": to_a_place("moved-cautiously"),
    "move": _move,
}
"""By action."""
