"""The story of a game as it is told entry by entry: to everybody the same where nothing is hidden."""

from bisect import bisect_right
from collections.abc import Sequence
from dataclasses import dataclass, field

from msgspec import Raw
from msgspec.json import encode

from blackgate.game.events import Event
from blackgate.game.rules import Rules
from blackgate.game.telling import Teller, Told
from blackgate.game.telling.story import Laid


@dataclass
class Chapter:
    """What one entry brought about."""

    version: int
    events: Sequence[Event]
    laid: Laid
    """Cards that lay open before."""
    open: list[Told]
    """As a spectator is told; everybody, where nothing is hidden."""
    is_open: bool
    told: dict[int, list[Told]] = field(default_factory=dict)
    """By seat, where it differs."""
    written: Raw | None = None
    """The open story as JSON, once somebody has asked for it."""

    def read_out(self) -> Raw:
        """The open story as JSON, written once for all who read the same."""
        if self.written is None:
            self.written = Raw(encode(self.open))
        return self.written


class Chronicle:
    """Chapters, the same whenever they are asked for."""

    def __init__(self, rules: Rules) -> None:
        self._rules = rules
        self._chapters: list[Chapter] = []
        self._versions: list[int] = []
        self._laid: Laid = set()
        self._heard = 0

    def go_on(self, version: int, events: Sequence[Event]) -> None:
        """Write down what has happened since the last time; `events` is all of it."""
        if len(events) == self._heard:
            return
        new, before = events[self._heard :], set(self._laid)
        teller = Teller(self._rules, None)
        teller.laid = self._laid
        is_open = all(event.seen_by is None for event in new)
        self._chapters.append(Chapter(version, new, before, teller.tell(new), is_open))
        self._versions.append(version)
        self._heard = len(events)

    def since(self, viewer: int | None, seen: int) -> list[Told]:
        """What a seat, or (None) a spectator, is told after a version."""
        chapters = self._chapters[bisect_right(self._versions, seen) :]
        return [line for chapter in chapters for line in self._lines(chapter, viewer)]

    def news(self, viewer: int | None, seen: int) -> Raw | list[Told]:
        """The same, ready to be sent; empty where nothing was told."""
        if self._versions and self._versions[-1] > seen:
            last = self._chapters[-1]
            is_only = len(self._versions) == 1 or self._versions[-2] <= seen
            if is_only and (last.is_open or viewer is None):
                return last.read_out() if last.open else []
            return self.since(viewer, seen)
        return []

    def _lines(self, chapter: Chapter, viewer: int | None) -> list[Told]:
        if chapter.is_open or viewer is None:
            return chapter.open
        if viewer not in chapter.told:
            teller = Teller(self._rules, viewer)
            teller.laid = set(chapter.laid)
            chapter.told[viewer] = teller.tell(chapter.events)
        return chapter.told[viewer]
