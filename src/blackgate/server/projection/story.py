"""The story of a game as it is told entry by entry: to everybody the same where nothing is hidden.

It is kept as it is sent, as JSON: a long game has thousands of lines, and nobody but clients reads them.
"""

from bisect import bisect_right
from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from time import perf_counter
from typing import Final

from msgspec.json import encode

from blackgate.game.events import Event
from blackgate.game.rules import Rules
from blackgate.game.telling import tell
from blackgate.game.told import Told
from blackgate.speech import Who, message

LATE: Final = "RULING-16"
"""Why somebody is not waited for."""
REMEMBERED: Final = 10_000
"""Chapters: of a hundred 90 have been told before, in this room or another one by the same rules."""


@dataclass
class Hidden:
    """What some see more of than others: to each of them it is told apart."""

    events: tuple[Event, ...]
    eyes: frozenset[int]
    """The seats that see more."""
    told: dict[int, bytes] = field(default_factory=dict)
    """By seat."""


class Chronicle:
    """Chapters, one for each entry that brought something about; the same whenever they are asked for."""

    def __init__(self, rules: Rules) -> None:
        self._rules = rules
        self._chapters: list[bytes] = []
        """As a spectator is told, and everybody where nothing is hidden; lines divided by commas."""
        self._hidden: dict[int, Hidden] = {}
        """By chapter."""
        self._versions: list[int] = []
        self._heard = 0

    def go_on(self, version: int, events: Sequence[Event], late: int | None = None) -> None:
        """Write down what has happened since the last time; `events` is all of it, `late` whose time ran out before."""
        if late is not None:
            self._add(version, encode(Told(message("was-late", who=Who(late)), (LATE,))))
        if len(events) == self._heard:
            return
        new = tuple(events[self._heard :])
        eyes = frozenset([seat for event in new for seat in event.seen_by or ()])
        if eyes:
            self._hidden[len(self._chapters)] = Hidden(new, eyes)
        self._add(version, _written(self._rules, None, new))
        self._heard = len(events)

    def _add(self, version: int, lines: bytes) -> None:
        self._chapters.append(lines)
        self._versions.append(version)

    def is_open(self, seen: int) -> bool:
        """Whether everybody is told the same after a version."""
        return not self._hidden_since(self._first(seen))

    def since(self, viewer: int | None, seen: int) -> bytes:
        """What a seat, or (None) a spectator, is told after a version; empty where that is nothing."""
        first = self._first(seen)
        told = self._chapters[first:]
        if viewer is not None:
            for chapter in self._hidden_since(first):
                told[chapter - first] = self._lines(chapter, viewer)
        lines = b",".join([each for each in told if each])
        return b"[" + lines + b"]" if lines else b""

    def recall(self, viewer: int | None, seen: int, until: float) -> bool:
        """Write down what a viewer is told after a version, until a moment of `perf_counter`; whether that is all."""
        if viewer is None:
            return True
        first = self._first(seen)
        for chapter in self._hidden_since(first):
            hidden = self._hidden[chapter]
            if viewer in hidden.eyes and viewer not in hidden.told:
                self._lines(chapter, viewer)
                if perf_counter() >= until:
                    return False
        return True

    def _hidden_since(self, first: int) -> Sequence[int]:
        """The chapters from one on of which some see more than others."""
        if len(self._chapters) - first < len(self._hidden):
            return [chapter for chapter in range(first, len(self._chapters)) if chapter in self._hidden]
        return [chapter for chapter in self._hidden if chapter >= first]

    def _first(self, seen: int) -> int:
        """The chapter that follows a version."""
        return bisect_right(self._versions, seen)

    def _lines(self, chapter: int, viewer: int | None) -> bytes:
        hidden = self._hidden.get(chapter)
        if hidden is None or viewer not in hidden.eyes:
            return self._chapters[chapter]
        if viewer not in hidden.told:
            hidden.told[viewer] = _written(self._rules, viewer, hidden.events)
        return hidden.told[viewer]


@lru_cache(maxsize=REMEMBERED)
def _written(rules: Rules, viewer: int | None, events: tuple[Event, ...]) -> bytes:
    """What a viewer is told of some events, as JSON."""
    return encode(tell(rules, events, viewer))[1:-1]
