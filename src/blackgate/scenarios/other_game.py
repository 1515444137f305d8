"""Compare two games as one seat sees them: what is hidden from a seat must leave no trace. Rule: INFO-1, RULING-36."""

from collections.abc import Iterator, Mapping, Sequence
from itertools import zip_longest
from typing import Final

from blackgate.game.game import Game
from blackgate.game.view import view
from blackgate.scenarios.comparison import Failure
from blackgate.scenarios.events import story
from blackgate.scenarios.names import Names
from blackgate.scenarios.statements import Comparison

LEFT_OUT: Final = "nothing"


def compare(line: Comparison, game: Game, other: Game, names: Names) -> None:
    """Whether the view, or the story, of a seat is the same in both games, or not."""
    found = next(
        _story_differences(line, game, other, names) if line.part == "events" else _seen(line, game, other), ""
    )
    who = f"P{line.viewer}" if line.viewer else "a spectator"
    if line.same and found:
        raise Failure(f"{who} sees the same in both games", found)
    if not line.same and not found:
        raise Failure(f"{who} sees a difference between the games", "both look the same")


def _story_differences(line: Comparison, game: Game, other: Game, names: Names) -> Iterator[str]:
    stories = (story(each.events, line.viewer, names) for each in (game, other))
    for number, (here, there) in enumerate(zip_longest(*stories), 1):
        if here is None or there is None or str(here) != str(there):
            yield f"event {number} is {str(here or LEFT_OUT)!r}, in the other game {str(there or LEFT_OUT)!r}"


def _seen(line: Comparison, game: Game, other: Game) -> Iterator[str]:
    viewer = line.viewer - 1 if line.viewer else None
    return differences(view(game, viewer).to_dict(), view(other, viewer).to_dict())


def differences(here: object, there: object, path: str = "view") -> Iterator[str]:
    """Where two tables differ, path by path."""
    if isinstance(here, Mapping) and isinstance(there, Mapping):
        for key in {**here, **there}:
            yield from differences(here.get(key, LEFT_OUT), there.get(key, LEFT_OUT), f"{path}.{key}")
    elif isinstance(here, Sequence) and isinstance(there, Sequence) and not isinstance(here, str):
        for number, (one, two) in enumerate(zip_longest(here, there, fillvalue=LEFT_OUT), 1):
            yield from differences(one, two, f"{path}[{number}]")
    elif here != there:
        yield f"{path} is {here}, in the other game {there}"
