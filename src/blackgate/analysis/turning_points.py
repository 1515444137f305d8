"""The turning points of a game: the steps after which somebody's chance was never the same again."""

from collections.abc import Callable, Sequence
from itertools import islice
from typing import Final

import msgspec

from blackgate.analysis.course import Course, turn_ends
from blackgate.analysis.curve import Moment
from blackgate.speech import Message

COUNT: Final = 3
SMALLEST: Final = 0.03
"""The smallest change worth telling."""


class TurningPoint(msgspec.Struct, frozen=True, kw_only=True):
    """A step that changed a chance for good."""

    step: int
    """The number of choices after it: the moment that shows what it changed."""
    round: int
    seat: int
    """Whose chance changed most."""
    before: float
    after: float
    kind: str
    """`luck` if chance made most of the change, `error` if a decision with a verdict did, else `play`."""
    words: tuple[Message, ...]
    """What happened, a message per line, with open cards; empty if the story has no words for it."""


def turning_points(
    course: Course, moments: Sequence[Moment], kind: Callable[[int, int, float], str]
) -> tuple[TurningPoint, ...]:
    """At most three, in the order of the game, each of another turn. The last step is the result and none of them.

    A change counts as far as it is still there at the end of the turn: what is lost and won back in a fight is none.
    """
    best: list[tuple[float, int, int]] = []
    begin = 0
    for end in turn_ends(course.turns):
        found = [
            (lasting(moments, n, end, seat), n, seat)
            for n in range(begin + 1, min(end, len(moments) - 2) + 1)
            for seat in range(len(course.names))
        ]
        best += [max(found)] if found else []
        begin = end
    large = (each for each in sorted(best, reverse=True) if each[0] >= SMALLEST)
    return tuple(
        _told(course, moments, n, seat, kind) for _, n, seat in sorted(islice(large, COUNT), key=lambda x: x[1])
    )


def lasting(moments: Sequence[Moment], n: int, end: int, seat: int) -> float:
    """The part of the change of a step that is still there at a later moment."""
    before = moments[n - 1].chances[seat]
    change, rest = moments[n].chances[seat] - before, moments[end].chances[seat] - before
    return min(abs(change), abs(rest)) if change * rest > 0 else 0.0


def _told(
    course: Course, moments: Sequence[Moment], n: int, seat: int, kind: Callable[[int, int, float], str]
) -> TurningPoint:
    before, after = moments[n - 1].chances[seat], moments[n].chances[seat]
    return TurningPoint(
        step=n,
        round=moments[n - 1].round,
        seat=seat,
        before=before,
        after=after,
        kind=kind(n - 1, seat, after - before),
        words=course.told(n - 1),
    )
