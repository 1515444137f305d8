"""Times in which no server was alive: the clocks of games stand still in them."""

from collections.abc import Iterable
from typing import Final

Outage = tuple[int, int]
"""From and until, in milliseconds since 1970."""

SHORTEST: Final = 3_000
"""Milliseconds without a beat that are no outage yet: a busy server, or a quick restart."""
REMEMBERED: Final = 60 * 24 * 60 * 60 * 1000
"""Milliseconds after which no game can be waiting any more."""
MOST: Final = 500


def outages_at(known: Iterable[Outage], beat: int | None, now: int) -> tuple[Outage, ...]:
    """The outages to remember when a server comes to life that last was alive at that beat."""
    found = [outage for outage in known if outage[1] > now - REMEMBERED]
    if beat is not None and now - beat > SHORTEST:
        found.append((beat, now))
    return bounded(joined(found))


def joined(outages: Iterable[Outage]) -> list[Outage]:
    """In order, and without overlaps, which come of clocks that were set back."""
    found: list[Outage] = []
    for began, ended in sorted(outages):
        if found and began <= found[-1][1]:
            found[-1] = found[-1][0], max(ended, found[-1][1])
        else:
            found.append((began, ended))
    return found


def bounded(outages: list[Outage]) -> tuple[Outage, ...]:
    """Not too many: those with the least time between them become one, which costs no player anything."""
    while len(outages) > MOST:
        place = min(range(1, len(outages)), key=lambda i: outages[i][0] - outages[i - 1][1])
        outages[place - 1 : place + 1] = [(outages[place - 1][0], outages[place][1])]
    return tuple(outages)
