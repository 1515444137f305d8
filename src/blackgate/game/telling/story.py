"""The story of a game, or the last part of it, for one viewer: an action as a whole, the rest event by event."""

from collections.abc import Iterator, Sequence
from typing import Final

from blackgate.game.events import Event
from blackgate.game.rules import Rules
from blackgate.game.telling.scenes import TELLERS, scene_length, word_of
from blackgate.game.telling.sentences import SENTENCES, reshuffled
from blackgate.game.told import Told
from blackgate.speech import Message

RUNS: Final = ("drew", "took", "discarded", "saw", "cigarettes", "recovered", "passed", "showed")
"""Events that are told together when they follow one another."""

Laid = set[tuple[int, str | int]]
"""Cards laid open and told, by seat."""


def tell(rules: Rules, events: Sequence[Event], viewer: int | None, start: int = 0) -> list[Told]:
    """Messages for the events from a place on, as a seat or (None) a spectator may see them."""
    teller = Teller(rules, viewer)
    teller.laid = {(event.seat, event.a) for event in events[:start] if event.name == "laid"}
    return teller.tell(events[start:])


class Teller:
    """Tells one viewer a game as it goes on, piece by piece."""

    def __init__(self, rules: Rules, viewer: int | None) -> None:
        self.rules, self.viewer = rules, viewer
        self.laid: Laid = set()

    def tell(self, events: Sequence[Event]) -> list[Told]:
        """Messages for what has happened since."""
        seen = [event.seen_from(self.viewer) for event in events]
        found: list[Told] = []
        while seen:
            n = scene_length(seen)
            if n:
                found += _scene(self.rules, seen[:n])
            else:
                n = run_length(seen)
                found += _single(self.rules, seen[:n], self.laid)
            seen = seen[n:]
        return found


def run_length(events: Sequence[Event]) -> int:
    """How many equal events of one seat follow one another."""
    first = events[0]
    if first.name not in RUNS:
        return 1
    for n, event in enumerate(events):
        if event.name != first.name or event.seat != first.seat or event.b != first.b:
            return n
    return len(events)


def _scene(rules: Rules, events: Sequence[Event]) -> Iterator[Told]:
    """One action, and the deck that ran out in it."""
    own = [event for event in events if event.name != "reshuffled"]
    yield from _told(TELLERS[word_of(events)](rules, events), own)
    for event in events:
        if event.name == "reshuffled":
            yield from _told(reshuffled(rules, [event]), [event])


def _single(rules: Rules, run: Sequence[Event], laid: Laid) -> Iterator[Told]:
    """A run of events outside any scene. An Action card laid open and then discarded is told once (ACARD-2)."""
    first = run[0]
    if first.name == "laid":
        laid.add((first.seat, first.a))
    if first.name == "discarded":
        told_already = laid & {(event.seat, event.a) for event in run}
        laid -= told_already
        run = [event for event in run if (event.seat, event.a) not in told_already]
    if run and first.name in SENTENCES:
        yield from _told(SENTENCES[first.name](rules, run), run)


def _told(message: Message | None, events: Sequence[Event]) -> Iterator[Told]:
    if message:
        yield Told(message, tuple(dict.fromkeys([rule for event in events for rule in event.rules])))
