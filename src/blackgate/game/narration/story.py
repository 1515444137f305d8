"""The story of a game, or its last part, for one viewer: actions as a whole, everything else event by event."""

from collections.abc import Iterator, Sequence
from functools import cache
from typing import Final

from blackgate.game.events import Event
from blackgate.game.modules import listed
from blackgate.game.narration.scenes import scene_length, scenes, word_of
from blackgate.game.narration.sentences import reshuffled, sentences
from blackgate.game.rules import Rules
from blackgate.game.told import Told
from blackgate.speech import Message

RUNS: Final = ("drew", "took", "discarded", "saw", "cigarettes", "recovered", "showed")
"""Events that are told together when they follow each other."""


def tell(rules: Rules, events: Sequence[Event], viewer: int | None, start: int = 0) -> list[Told]:
    """Messages for the events from an index on, as a seat or (None) a spectator may see them."""
    seen = [event.seen_from(viewer) for event in events[start:]]
    found: list[Told] = []
    while seen:
        n = scene_length(seen)
        if n:
            found += _scene(rules, seen[:n])
        else:
            n = run_length(seen)
            found += _single(rules, seen[:n])
        seen = seen[n:]
    return found


@cache
def runs() -> tuple[str, ...]:
    """The same, with the events of the modules."""
    return listed(RUNS, "runs")


def run_length(events: Sequence[Event]) -> int:
    """How many equal events of one seat follow one another."""
    first = events[0]
    if first.name not in runs():
        return 1
    for n, event in enumerate(events):
        if event.name != first.name or event.seat != first.seat or event.b != first.b:
            return n
    return len(events)


def _scene(rules: Rules, events: Sequence[Event]) -> Iterator[Told]:
    """The message for one action, and one for a reshuffle during it."""
    own = [event for event in events if event.name != "reshuffled"]
    yield from _told(scenes()[word_of(events)].teller(rules, events), own)
    for event in events:
        if event.name == "reshuffled":
            yield from _told(reshuffled(rules, [event]), [event])


def _single(rules: Rules, run: Sequence[Event]) -> Iterator[Told]:
    """A run of events outside any scene. Cards that are cleared from the table are not mentioned (ACARD-2)."""
    sentence = sentences().get(run[0].name)
    if sentence is not None:
        yield from _told(sentence(rules, run), run)


def _told(message: Message | None, events: Sequence[Event]) -> Iterator[Told]:
    if message:
        yield Told(message, tuple(dict.fromkeys([rule for event in events for rule in event.rules])))
