"""The parts of a sentence, taken from events: players, cards, numbers."""

from collections.abc import Sequence

from blackgate.game.events import UNSEEN, Event
from blackgate.speech import Row, Thing, Who, row


def who(events: Sequence[Event]) -> Who:
    """The seat the events are about."""
    return Who(events[0].seat)


def card(name: str | int) -> Thing:
    """A card; a hidden one is just "a card"."""
    return Thing("word", "card") if name == UNSEEN else Thing("card", str(name))


def named(events: Sequence[Event], name: str) -> list[Event]:
    """The events of one name."""
    return [event for event in events if event.name == name]


def cards(events: Sequence[Event], name: str) -> Row:
    """The cards of the events of one name."""
    return row([card(event.a) for event in named(events, name)])


def total(events: Sequence[Event], name: str) -> int:
    """The sum of the numbers of the events of one name."""
    return sum(int(event.a) for event in named(events, name))


def rolls(events: Sequence[Event]) -> list[int]:
    """The rolled numbers."""
    return [int(event.a) for event in named(events, "rolled")]
