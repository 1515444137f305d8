"""The story of a game, entry by entry: the same text for all viewers where nothing is hidden.

It is kept as JSON, as it is sent: a long game has thousands of lines, and only clients read them.
"""

from bisect import bisect_right
from collections.abc import Sequence
from dataclasses import dataclass, field
from time import perf_counter
from typing import Final

from msgspec.json import encode

from blackgate.game.events import Event
from blackgate.game.narration import tell
from blackgate.game.rules import Rules
from blackgate.game.told import Told

CACHED_CHAPTERS: Final = 10_000
"""90 of 100 chapters were rendered before, in this room or another one with the same rules."""


@dataclass
class HiddenEvents:
    """Events of which some viewers see more than others, so they are rendered for each of them."""

    events: tuple[Event, ...]
    viewers: frozenset[int]
    """The seats that see more."""
    rendered: dict[int, bytes] = field(default_factory=dict)
    """By seat."""


class Story:
    """Chapters, one for each entry with events. A chapter never changes."""

    def __init__(self, rules: Rules) -> None:
        self._rules = rules
        self._chapters: list[bytes] = []
        """As a spectator sees them; the lines are joined by commas."""
        self._hidden: dict[int, HiddenEvents] = {}
        """By chapter."""
        self._versions: list[int] = []
        self._events_seen = 0

    def append(self, version: int, events: Sequence[Event], notice: Told | None = None) -> None:
        """Append the events since the last call. `events` is the whole list, `notice` a line that comes before them."""
        if notice is not None:
            self._add(version, encode(notice))
        if len(events) == self._events_seen:
            return
        new = tuple(events[self._events_seen :])
        eyes = frozenset([seat for event in new for seat in event.seen_by or ()])
        if eyes:
            self._hidden[len(self._chapters)] = HiddenEvents(new, eyes)
        self._add(version, _render(self._rules, None, new))
        self._events_seen = len(events)

    def _add(self, version: int, lines: bytes) -> None:
        self._chapters.append(lines)
        self._versions.append(version)

    def is_public(self, seen: int) -> bool:
        """Whether everything after a version is the same for all viewers."""
        return not self._hidden_since(self._first(seen))

    def since(self, viewer: int | None, seen: int) -> bytes:
        """The story for a seat, or (None) a spectator, after a version; empty if there is none."""
        first = self._first(seen)
        told = self._chapters[first:]
        if viewer is not None:
            for chapter in self._hidden_since(first):
                told[chapter - first] = self._lines(chapter, viewer)
        lines = b",".join([each for each in told if each])
        return b"[" + lines + b"]" if lines else b""

    def prepare(self, viewer: int | None, seen: int, until: float) -> bool:
        """Render what a viewer has not seen since a version, until a deadline; return whether that is all."""
        if viewer is None:
            return True
        first = self._first(seen)
        for chapter in self._hidden_since(first):
            hidden = self._hidden[chapter]
            if viewer in hidden.viewers and viewer not in hidden.rendered:
                self._lines(chapter, viewer)
                if perf_counter() >= until:
                    return False
        return True

    def _hidden_since(self, first: int) -> Sequence[int]:
        """The chapters with hidden events, from one on."""
        if len(self._chapters) - first < len(self._hidden):
            return [chapter for chapter in range(first, len(self._chapters)) if chapter in self._hidden]
        return [chapter for chapter in self._hidden if chapter >= first]

    def _first(self, seen: int) -> int:
        """The first chapter after a version."""
        return bisect_right(self._versions, seen)

    def _lines(self, chapter: int, viewer: int | None) -> bytes:
        hidden = self._hidden.get(chapter)
        if hidden is None or viewer not in hidden.viewers:
            return self._chapters[chapter]
        if viewer not in hidden.rendered:
            hidden.rendered[viewer] = _render(self._rules, viewer, hidden.events)
        return hidden.rendered[viewer]


def _render(rules: Rules, viewer: int | None, events: tuple[Event, ...]) -> bytes:
    """Some events as one viewer sees them, as JSON. The cache belongs to the rules, and is freed with them."""
    known: dict[tuple[int | None, tuple[Event, ...]], bytes] = rules.caches.setdefault("story", {})
    key = viewer, events
    if key not in known:
        if len(known) >= CACHED_CHAPTERS:
            known.clear()
        known[key] = encode(tell(rules, events, viewer))[1:-1]
    return known[key]
