"""Seats and spectators before two worlds: what tells the worlds apart, and whether it may."""

from collections import Counter
from dataclasses import fields
from itertools import zip_longest
from random import Random
from typing import Final

from tests.properties.deeds import Deed, take
from tests.properties.seen import is_shared
from tests.properties.worlds import other_world

from blackgate import Event, Game
from blackgate.engine.actions import Act
from blackgate.game.view import view

SHOWN: Final = {"drew", "grabbed", "saw", "discarded", "revealed", "shocked", "shown", "changed", "passed"}
"""Events that may show an onlooker a hidden card or token: drawn, taken, seen, lost at random, passed, turned up."""
LOCKSTEPS: Final = 3


class Onlooker:
    """A seat or (None) a spectator before two worlds."""

    def __init__(self, viewer: int | None) -> None:
        self.viewer = viewer
        self.heard = 0

    def leak(self, here: Game, there: Game) -> str:
        """What tells the worlds apart: nothing, `shown` (a card that could be seen), or what should not."""
        ours, theirs = self._news(here), self._news(there)
        self.heard = len(here.events)
        for mine, yours in zip_longest(ours, theirs):
            if mine != yours:
                fair = is_shown(mine, yours, here) if mine and yours else lacks(here, yours) or lacks(there, mine)
                return "shown" if fair else f"{mine} or {yours}"
        if here.over and there.over:
            return "shown"  # at the end every Background is turned up (RULING-38)
        one, other = view(here, self.viewer), view(there, self.viewer)
        if one.gang_piles != other.gang_piles and any(event.name == "joined" for event in ours):
            return "shown"  # the next card of the pile lies face up now (RULING-20)
        if one.exchange != other.exchange and self._is_asked(ours):
            return "shown"  # now the teammate hears what is asked for (RULING-124)
        if any(self._shares(here, n) and one.seats[n].hand != other.seats[n].hand for n in range(len(one.seats))):
            return "shown"  # a card came into a hand the onlooker looks into (RULING-41)
        if repr(one) != repr(other):
            apart = [each.name for each in fields(one) if getattr(one, each.name) != getattr(other, each.name)]
            return f"{one.question} of P{one.asked + 1} or {other.question} of P{other.asked + 1}, {apart}"
        return ""

    def _is_asked(self, news: list[Event]) -> bool:
        mate = self.viewer is not None and f"P{self.viewer + 1}"
        return any((event.name, event.a) == ("proposed", mate) for event in news)

    def _shares(self, game: Game, seat: int) -> bool:
        return seat != self.viewer and is_shared(game.rules, self.viewer, seat)

    def _news(self, game: Game) -> list[Event]:
        return [event.seen_from(self.viewer) for event in game.events[self.heard :]]


def is_shown(one: Event, other: Event, game: Game | None = None) -> bool:
    """Whether two events part because a hidden card came to light; a beaten defender hands the Tool over (EXTORT-9).

    An open Exchange shows what was promised (RULING-40).
    """
    if {one.name, other.name} == {"handed", "grabbed"}:
        handed, grabbed = (one, other) if one.name == "handed" else (other, one)
        return (handed.seat, handed.b) == (int(str(grabbed.b)[1:]) - 1, f"P{grabbed.seat + 1}")
    open_ = {"handed"} if game and game.rules.options.get("exchange_open") == "open" else set[str]()
    return (one.name, one.seat, one.b) == (other.name, other.seat, other.b) and one.name in SHOWN | open_


def lacks(asked: Game, instead: Event | None) -> bool:
    """Whoever has none of the Tools that Michel(le) wants is not asked for one, but loses any card (MICHEL-15)."""
    if instead is None or asked.question != "toll":
        return False
    wanted = asked.rules.edition.michel_cards[asked.state.agenda[asked.state.top + 2]].tools
    return (instead.name, instead.seat) == ("discarded", asked.seat) and instead.a not in wanted


def reasons(game: Game, viewer: int, chooser: Random) -> list[object]:
    """What a seat is told about a few actions, whether it is asked or not."""
    return [game.why_not(action, viewer) for action in chooser.sample(range(Act.COUNT), 12)]


class Tally:
    """Pairs of worlds by the question they stand at."""

    def __init__(self) -> None:
        self.compared: Counter[str] = Counter()
        self.answered: Counter[str] = Counter()
        """Compared once more after somebody else than the viewer had answered."""
        self.lost: Counter[str] = Counter()
        """No other world was found."""

    def compare(self, game: Game, viewer: int, deed: Deed, chooser: Random) -> str:
        """Two worlds, now and through a few decisions: the first leak."""
        here = Game.from_dict(game.rules, game.to_dict())
        there = other_world(game, viewer, deed, chooser)
        if there is None:
            self.lost[game.question] += 1
            return ""
        state = chooser.getstate()
        ours = reasons(here, viewer, chooser)
        chooser.setstate(state)
        if ours != reasons(there, viewer, chooser):
            return f"other reasons for P{viewer + 1}"
        here.listen()
        there.listen()
        return self._go_on(here, there, viewer, deed, chooser)

    def _go_on(self, here: Game, there: Game, viewer: int, deed: Deed, chooser: Random) -> str:
        """The same decisions in both, as long as both allow them."""
        onlookers = [Onlooker(viewer), Onlooker(None)]
        for step in range(LOCKSTEPS):
            onlookers, leaks = self._look(here, there, onlookers)
            if leaks:
                return f"{leaks} at {here.question!r} after {[str(event) for event in here.events]}"
            both = [] if not onlookers or here.over else sorted({*here.legal()} & {*there.legal()})
            if not both:
                break
            self.compared[here.question] += 1
            self.answered[here.question] += here.seat != viewer
            next_ = deed if step == 0 else Deed(here.seat, chooser.choice(both))
            take(here, next_)
            take(there, next_)
        return ""

    def _look(self, here: Game, there: Game, onlookers: list[Onlooker]) -> tuple[list[Onlooker], list[str]]:
        """Those for whom the worlds are still the same, and what told the others."""
        found = [(onlooker, onlooker.leak(here, there)) for onlooker in onlookers]
        return [each for each, leak in found if not leak], [leak for _, leak in found if leak not in ("", "shown")]
