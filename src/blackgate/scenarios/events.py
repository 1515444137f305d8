"""Check events: patterns written as scenarios write events, with `*` for any text."""

from collections.abc import Iterable
from fnmatch import fnmatchcase

from msgspec.structs import replace

from blackgate.engine.registry import DECLARED_EVENTS, EVENTS
from blackgate.errors import ScenarioError
from blackgate.game.events import Event
from blackgate.scenarios.comparison import Failure
from blackgate.scenarios.names import Names, advise
from blackgate.scenarios.statements import Events

SHOWN: int = 30
"""How many events a failure lists at most."""


def check_events(line: Events, events: Iterable[Event], names: Names) -> None:
    """Whether the story includes, excludes or brings in this order what the line says."""
    viewer = line.viewer - 1 if line.viewer else None
    seen = (event if line.viewer is None else event.seen_from(viewer) for event in events)
    story = [str(_by_content(event, names)) for event in seen]
    patterns = [canonical(pattern, names, line.where) for pattern in line.patterns]
    if line.how == "exclude":
        for pattern in patterns:
            found = next((told for told in story if fits(told, pattern)), None)
            if found:
                raise Failure(f"no event {pattern!r}", found)
        return
    left = iter(story)
    for pattern in patterns:
        source: Iterable[str] = left if line.how == "order" else story
        if not any(fits(told, pattern) for told in source):
            after = " after the one before it" if line.how == "order" and pattern != patterns[0] else ""
            raise Failure(f"an event {pattern!r}{after}", "; ".join(story[-SHOWN:]) or "nothing happened")


def fits(told: str, pattern: str) -> bool:
    """Whether an event is the one written; what a pattern leaves out at its end does not matter."""
    return fnmatchcase(told, pattern) or fnmatchcase(told, f"{pattern} *")


def canonical(pattern: str, names: Names, where: str) -> str:
    """A pattern with the names the story uses: `moved P1 CB REC` becomes `moved P1 cell yard`."""
    words = pattern.split()
    if not words:
        raise ScenarioError("an event is empty", where, 'write for example "beaten P2"')
    name = words[0].lower()
    if "*" not in name and name not in EVENTS:
        raise ScenarioError(f"nothing is ever told as {words[0]!r}", where, advise(name, list(EVENTS)))
    if name not in DECLARED_EVENTS or name == "chose" or "a card" in pattern:
        return " ".join([name, *words[1:]])
    sorts = ("seat", *(sort for _, sort in DECLARED_EVENTS[name].operands))
    if len(sorts) < 3:
        words = [*words[:2], " ".join(words[2:])] if len(words) > 2 else words
    if len(words) > len(sorts) + 1:
        return " ".join([name, *words[1:]])
    return " ".join([name, *(_named(names, sort, word, where) for sort, word in zip(sorts, words[1:], strict=False))])


def _by_content(event: Event, names: Names) -> Event:
    """A Michel(le) card is told by what it shows."""
    return replace(event, a=names.michel_card(str(event.a))) if event.name == "shown" else event


def _named(names: Names, sort: str, word: str, where: str) -> str:
    if "*" in word or sort not in ("seat", "card", "slot", "power", "token", "trauma", "michel_card"):
        return word
    return names.find(sort, word, where)
