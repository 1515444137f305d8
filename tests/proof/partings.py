"""What may part two worlds for an onlooker: a hidden card that the rules let it see, each with the rule that does."""

from collections.abc import Callable, Sequence
from itertools import zip_longest
from typing import Final, NamedTuple

from msgspec.structs import replace
from tests.properties.seen import is_shared

from blackgate import Event, Game
from blackgate.game.view import View


class Moment(NamedTuple):
    """Two worlds after the same decision, and for whom they are compared."""

    viewer: int | None
    question: str
    """The one that was answered."""
    here: Game
    there: Game

    def option(self, name: str) -> object:
        return self.here.rules.options.get(name)

    def sees_hand(self, seat: int) -> bool:
        """One's own, and with shared hands a teammate's. Rule: INFO-1, RULING-41."""
        return seat == self.viewer or is_shared(self.here.rules, self.viewer, seat)


Test = Callable[[Moment, Event, Event], bool]


def _is_mine(at: Moment, one: Event, other: Event) -> bool:
    return at.viewer == one.seat


def _is_open_hand(at: Moment, one: Event, other: Event) -> bool:
    return at.sees_hand(one.seat)


def _is_between_us(at: Moment, one: Event, other: Event) -> bool:
    return at.sees_hand(one.seat) or at.sees_hand(int(str(one.b)[1:]) - 1)


def _is_grabbed(at: Moment, one: Event, other: Event) -> bool:
    """The victim knows what can be taken; which it was is news only where the other one chose unseen."""
    return at.sees_hand(one.seat) or (_is_between_us(at, one, other) and at.question == "pick")


def _is_hidden_hand(at: Moment, one: Event, other: Event) -> bool:
    return not at.sees_hand(one.seat)


def _is_face_down(at: Moment, one: Event, other: Event) -> bool:
    return at.option("gang_piles") == "face_down"


def _is_open_exchange(at: Moment, one: Event, other: Event) -> bool:
    return at.question == "fill" and at.option("exchange_open") == "open"


def _is_turned_up(at: Moment, one: Event, other: Event) -> bool:
    return at.viewer != one.seat


def _is_stacked(at: Moment, one: Event, other: Event) -> bool:
    return True


SHOWN: Final[dict[str, tuple[str, Test]]] = {
    "drew": ("INFO-1", _is_open_hand),
    "grabbed": ("RULING-36", _is_grabbed),
    "passed": ("RULING-40", _is_between_us),
    "handed": ("RULING-40", _is_open_exchange),
    "saw": ("INFO-10", _is_mine),
    "changed": ("RULING-130", _is_mine),
    "discarded": ("INFO-5", _is_hidden_hand),
    "revealed": ("BG-2", _is_turned_up),
    "joined": ("RULING-20", _is_face_down),
    "shocked": ("INFO-9", _is_stacked),
    "shown": ("INFO-8", _is_stacked),
}
"""By event: the rule that lets its card be seen, and by whom. Nothing else about it may differ.

A card that is discarded and not named by the decision went at random.
"""


def rule_of(at: Moment, one: Event | None, other: Event | None, before: Sequence[Event]) -> str:
    """The rule that lets two events differ; empty if none does."""
    if one is None or other is None:
        return _tolled(at, one, other, before)
    if {one.name, other.name} == {"handed", "grabbed"}:
        return _spoils(at, one, other, before)
    if (one.name, one.seat, one.b) == (other.name, other.seat, other.b) and one.name in SHOWN:
        rule, may = SHOWN[one.name]
        return rule if may(at, one, other) else ""
    return ""


def _spoils(at: Moment, one: Event, other: Event, before: Sequence[Event]) -> str:
    """A beaten defender loses the Tool that was named, or without it any card. Rule: EXTORT-9."""
    handed, grabbed = (one, other) if one.name == "handed" else (other, one)
    same = (f"P{handed.seat + 1}", handed.b) == (grabbed.b, f"P{grabbed.seat + 1}")
    lost = any((event.name, event.a) == ("combat", grabbed.b) for event in before)
    return "EXTORT-9" if same and lost and not at.sees_hand(handed.seat) else ""


def _tolled(at: Moment, one: Event | None, other: Event | None, before: Sequence[Event]) -> str:
    """Who holds none of the Tools Michel(le) wants is not asked for one, but loses any card. Rule: MICHEL-15."""
    asked, instead = (at.here, other) if one is None else (at.there, one)
    if instead is None or asked.question != "toll" or not any(event.name == "mauled" for event in before):
        return ""
    wanted = asked.rules.edition.michel_cards[asked.state.agenda[asked.state.top + 2]].tools
    fair = (instead.name, instead.seat) == ("discarded", asked.seat) and instead.a not in wanted
    return "MICHEL-15" if fair and not at.sees_hand(asked.seat) else ""


def parted(at: Moment, ours: Sequence[Event], theirs: Sequence[Event]) -> tuple[str, str]:
    """What was told, compared: the rule that parts the worlds, or what should not; nothing where all is the same."""
    for n, (one, other) in enumerate(zip_longest(ours, theirs)):
        mine, yours = one and one.seen_from(at.viewer), other and other.seen_from(at.viewer)
        if mine != yours:
            rule = rule_of(at, mine, yours, ours[:n])
            return rule, "" if rule else f"{mine} or {yours}"
    return "", ""


def excused(at: Moment, news: Sequence[Event], ours: View, theirs: View) -> tuple[str, View]:
    """What the table may show anew though nothing told it: the rule, and their view made the same in that."""
    if at.here.over and at.there.over:
        return "RULING-38", ours
    if at.option("gang_piles") == "face_up" and any(event.name == "joined" for event in news):
        return "RULING-20", replace(theirs, gang_piles=ours.gang_piles)
    mate = None if at.viewer is None else f"P{at.viewer + 1}"
    if any((event.name, event.a) == ("proposed", mate) for event in news) and ours.exchange and theirs.exchange:
        terms = replace(theirs.exchange, wanted=ours.exchange.wanted, any_cards=ours.exchange.any_cards)
        mine = {"options": ours.options, "numbers": ours.numbers}
        return "RULING-124", replace(theirs, exchange=terms, agenda=ours.agenda, **mine)
    return "", theirs
