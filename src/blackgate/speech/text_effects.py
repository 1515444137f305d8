"""Effects, standing changes and moments of cards as messages, before any language.

Rule: RULING-6, RULING-7.
"""

from collections.abc import Iterable, Iterator, Sequence
from functools import reduce
from typing import Final

from blackgate.editions import Edition
from blackgate.editions.parts import Effect, Modifier, Power
from blackgate.editions.vocabulary import LIMITED_VERBS
from blackgate.speech.message import Arg, Message, Row, Thing
from blackgate.speech.saying import message
from blackgate.speech.things import card, place, verb

AUTOMATIC: Final = ("turn_start", "arrival")
"""Moments that leave the owner no choice."""
OWN_MOMENTS: Final = ("move", "extort", "win", "lose")
"""What is said in words of its own when a card works after it; `move` is either Move."""


def effect_message(edition: Edition, effect: Effect) -> Message:
    """The text of one effect. Effects on other players have their own messages: `…-of`."""
    n, who = effect.n, effect.who
    of = "" if who == "self" else "-of"
    match effect.do:
        case "gain":
            return text("gain", cards=card(effect.card, n))
        case "recover":
            return text("recover", cards=Thing("class", effect.card_class, n))
        case "cigs" | "points":
            return text(effect.do + of, n=n, who=who)
        case "drop":
            return text(f"drop-{effect.pick}{of}", n=n, who=who)
        case "grab":
            return text(f"grab-{effect.pick}", n=n, who=who)
        case "beat":
            return text("beat-unless" if effect.unless else "beat", n=n, who=who)
        case "move":
            return _move(edition, effect, of)
        case "free" | "perform":
            return _actions(effect)
        case _:
            return text(effect.do, n=n, who=who)


def _move(edition: Edition, effect: Effect, of: str) -> Message:
    if effect.to == "any":
        return text("move-any")
    verb = "send" if of and effect.to == "solitary" else "move"
    return text(verb + of, who=effect.who, places=places(edition, [effect.to]))


def _actions(effect: Effect) -> Message:
    """Whether a once-per-turn limit counts is said where there is one. Rule: RULING-6."""
    limited = any(each in LIMITED_VERBS for each in effect.verbs)
    named = verbs(effect.verbs, "or")
    return text(effect.do, verbs=named, anywhere=_whether(effect.anywhere), limited=_whether(limited))


def modifier_message(edition: Edition, mod: Modifier) -> Message:
    """The text of one permanent effect; without Places it applies everywhere."""
    match mod.mod:
        case "arms":
            return text(f"arms-{mod.role}", n=mod.n)
        case "cautious" | "allow" | "immune" if not mod.at:
            return text(f"{mod.mod}-any", n=mod.n, verbs=verbs(mod.verbs))
        case _:
            return text(mod.mod, n=mod.n, verbs=verbs(mod.verbs), places=places(edition, mod.at))


def when_row(edition: Edition, power: Power) -> Row:
    """When a Gang card or Background works, what must hold then, and whether it is one's choice."""
    return Row(tuple(_when(edition, power)), "comma")


def _when(edition: Edition, power: Power) -> Iterator[Message]:
    match power.when:
        case "after":
            yield reduce(_either, map(_after, power.verbs))
        case "after_other":
            named = verbs(power.verbs, "or")
            yield message("when-after-other", verbs=named) if power.verbs else message("when-after-any")
        case _:
            yield message(f"when-{power.when.replace('_', '-')}")
    if power.at:
        yield message("when-at", places=places(edition, power.at))
    if power.company:
        yield message("when-company")
    if power.once and not power.background:
        yield message("when-once")
    if power.background:
        yield message("when-revealed")
    elif power.when not in AUTOMATIC:
        yield message("when-used")


def _after(name: str) -> Message:
    return message(f"when-after-{name}") if name in OWN_MOMENTS else message("when-after", verb=verb(name))


def _either(first: Message, last: Message) -> Message:
    """One moment or another. All moments begin with a word for after, which asks for no other link."""
    return message("row-or", first=first, last=last, sound="other")


def verbs(names: Iterable[str], link: str = "and") -> Row:
    """Actions in a row."""
    return Row(tuple(verb(each) for each in names), link)


def places(edition: Edition, slots: Sequence[str]) -> Row:
    """Places in a row; either Block is meant by the Cell Block in teams (RULING-116)."""
    return Row(tuple(place(meant) for slot in slots for meant in edition.meant(slot)), "or")


def text(name: str, **parts: Arg) -> Message:
    """A sentence of the page `cards`."""
    return message(f"text-{name}", **parts)


def _whether(so: bool) -> str:
    return "yes" if so else "no"
