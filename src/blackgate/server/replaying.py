"""Looking back: a game that is over, at any moment, as any seat saw it.

A game is shown in parts of some moments each. A part that was shown is kept, packed; the next one goes on where the
last one ended, so that only a leap backwards plays the record from its beginning.
"""

import gzip
from collections import OrderedDict
from collections.abc import Callable, Iterator
from threading import Lock
from typing import Final

import msgspec

from blackgate.game.game import Game
from blackgate.game.record import count, steps
from blackgate.game.rules import Rules
from blackgate.game.telling import Told, tell
from blackgate.game.view import View
from blackgate.server.problems import Refused

LENGTH: Final = 32
"""Moments of a part: few enough to be there at once, enough to look back and forth without asking."""
MOST_FILMS: Final = 24
MOST_PARTS: Final = 128
"""A packed part has some thousand bytes; of a longer film the oldest parts are let go."""


class Moment(msgspec.Struct, frozen=True):
    """A game after so many decisions."""

    decision: int
    decisions: int
    """How many the whole game has; what was taken back counts as well."""
    view: View
    story: tuple[Told, ...]
    """What the last of them brought about."""


class Part(msgspec.Struct, frozen=True):
    """Moments one after the other; part n begins after n times 32 decisions."""

    number: int
    decisions: int
    moments: tuple[Moment, ...]


class Film:
    """One game through one pair of eyes."""

    def __init__(self, record: str, seat: int | None, rules: Rules | None = None) -> None:
        self._record, self._seat, self._rules = record, seat, rules
        self.decisions = count(record)
        self._parts: OrderedDict[int, bytes] = OrderedDict()
        self._at = 0
        self._reel = self._begun()
        self._lock = Lock()

    def part(self, number: int) -> bytes:
        """A part as packed JSON."""
        if not 0 <= number * LENGTH <= self.decisions:
            raise Refused("unknown", f"there is no part {number}", "part", f"0 to {self.decisions // LENGTH}")
        with self._lock:
            if number not in self._parts:
                self._parts[number] = self._developed(number)
                if len(self._parts) > MOST_PARTS:
                    self._parts.popitem(last=False)
            return self._parts[number]

    def moment(self, decision: int) -> Moment:
        """One moment."""
        if not 0 <= decision <= self.decisions:
            raise Refused("unknown", f"there is no decision {decision}", "decision", f"0 to {self.decisions}")
        packed = self.part(decision // LENGTH)
        return msgspec.json.decode(gzip.decompress(packed), type=Part).moments[decision % LENGTH]

    def _developed(self, number: int) -> bytes:
        """Wind to where the part begins, back to the start if it lies behind, and look at each of its moments."""
        first = number * LENGTH
        if first < self._at or not self._at:
            self._at, self._reel = 0, self._begun()
        moments = []
        for game, told in self._reel:
            if self._at >= first:
                moments.append(Moment(self._at, self.decisions, game.view(self._seat), tuple(told)))
            self._at += 1
            if len(moments) == LENGTH:
                break
        return gzip.compress(msgspec.json.encode(Part(number, self.decisions, tuple(moments))), 5)

    def _begun(self) -> Iterator[tuple[Game, list[Told]]]:
        """The game after every decision, and what that brought about."""
        heard = 0
        for game in steps(self._record, self._rules, listen=True):
            if not heard:
                _check_seat(game.rules, self._seat)
            told, heard = tell(game.rules, game.events, self._seat, heard), len(game.events)
            yield game, told


class Films:
    """The films looked at last."""

    def __init__(self) -> None:
        self._films: OrderedDict[tuple[str, int | None], Film] = OrderedDict()
        self._lock = Lock()

    def film(self, name: str, seat: int | None, record: Callable[[], str], rules: Rules | None = None) -> Film:
        """The film of a game that is over, by its name; `record` is asked where it is not at hand."""
        with self._lock:
            found = self._films.pop((name, seat), None) or Film(record(), seat, rules)
            self._films[name, seat] = found
            if len(self._films) > MOST_FILMS:
                self._films.popitem(last=False)
            return found


def _check_seat(rules: Rules, seat: int | None) -> None:
    if seat is not None and not 0 <= seat < rules.players:
        raise Refused("unknown", f"there is no seat {seat + 1}", "seat", f"seats are 0 to {rules.players - 1}")
