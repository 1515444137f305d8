"""Check events: whether the story holds, leaves out or is exactly what a scenario writes."""

from collections.abc import Iterable, Sequence
from typing import Final

from msgspec.structs import replace

from blackgate.game.events import Event
from blackgate.scenarios.comparison import Failure
from blackgate.scenarios.names import Names
from blackgate.scenarios.patterns import Pattern, read_pattern
from blackgate.scenarios.statements import Events

SHOWN: Final = 30
"""How many events a failure lists at most."""
DECISIONS: Final = "chose"
"""The event of every decision; an exact list that names none is about what came of them."""


def check_events(line: Events, events: Iterable[Event], names: Names) -> None:
    """Whether the story includes, excludes, brings in this order or is exactly what the line says."""
    told = story(events, line.viewer, names)
    patterns = [read_pattern(text, names, line.where, line.viewer is not None) for text in line.patterns]
    match line.how:
        case "exclude":
            _check_absent(patterns, told)
        case "are":
            _check_exact(patterns, told)
        case _:
            _check_present(patterns, told, line.how == "order")


def story(events: Iterable[Event], viewer: int | None, names: Names) -> list[Event]:
    """What happened, all of it, or as a seat (from 1) or a spectator (0) saw it; Michel(le) cards by what they show."""
    seat = viewer - 1 if viewer else None
    seen = (event if viewer is None else event.seen_from(seat) for event in events)
    return [replace(event, a=names.michel_card(str(event.a))) if event.name == "shown" else event for event in seen]


def _check_absent(patterns: Sequence[Pattern], told: Sequence[Event]) -> None:
    for pattern in patterns:
        found = next((event for event in told if pattern.fits(event)), None)
        if found:
            raise Failure(f"no event {str(pattern)!r}", str(found))


def _check_present(patterns: Sequence[Pattern], told: Sequence[Event], in_order: bool) -> None:
    left = iter(told)
    for number, pattern in enumerate(patterns):
        if not any(pattern.fits(event) for event in (left if in_order else told)):
            after = " after the one before it" if in_order and number else ""
            raise Failure(f"an event {str(pattern)!r}{after}", _listed(told[-SHOWN:]))


def _check_exact(patterns: Sequence[Pattern], told: Sequence[Event]) -> None:
    """Event by event; decisions count where the list names one."""
    if not any(all(name == DECISIONS for name, _ in pattern.readings) for pattern in patterns):
        told = [event for event in told if event.name != DECISIONS]
    for number, (pattern, event) in enumerate(zip(patterns, told, strict=False), 1):
        if not pattern.fits(event):
            raise Failure(f"event {number} is {str(pattern)!r}", f"it is {str(event)!r}: {_listed(told)}")
    if len(patterns) != len(told):
        raise Failure(f"{len(patterns)} events", f"{len(told)}: {_listed(told)}")


def _listed(told: Sequence[Event]) -> str:
    return "; ".join(map(str, told)) or "nothing happened"
