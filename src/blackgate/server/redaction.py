"""Redaction: remove names and chat from a stored event log.

An entry that holds a name or a text is replaced by the same entry without it, so the log keeps its order and its
numbers. An empty name means the name of the prisoner, an empty text a message that was removed. Nothing that decides
the game, and nothing that its commitment covers, is touched.
"""

from collections.abc import Sequence
from functools import partial
from typing import Final

from msgspec.structs import replace

from blackgate.server.event_log import (
    AnyEntry,
    Began,
    Enrolled,
    Forgotten,
    Rated,
    Said,
    Sat,
    decode_entry,
    encode_entry,
)
from blackgate.server.store import Rewrite, Row

PERSONAL: Final = tuple(b'{"kind":"%b"' % kind for kind in (b"sat", b"began", b"said", b"enrolled"))
"""How the entries begin that hold names or texts."""


def rewriting(new: Sequence[AnyEntry]) -> Rewrite | None:
    """What new entries change in the entries before them; None if nothing."""
    return next((partial(redacted, forgotten=entry) for entry in new if isinstance(entry, Forgotten)), None)


def redacted(row: Row, forgotten: Forgotten | Rated) -> Row:
    """A row without what was removed; the same row if there is nothing in it."""
    if not row.body.startswith(PERSONAL):
        return row
    before = decode_entry(row.body)
    after = without(before, forgotten)
    if after == before:
        return row
    # The idempotency key of a spectator is derived from name and text.
    return replace(row, command="" if isinstance(after, Said) else row.command, body=encode_entry(after))


def without(entry: AnyEntry, forgotten: Forgotten | Rated) -> AnyEntry:
    """An entry without what was removed. Once a game is rated, nobody needs to know the identities."""
    if isinstance(forgotten, Rated):
        return replace(entry, identity="") if isinstance(entry, Enrolled) else entry
    match entry:
        case Said() if forgotten.seat in (None, entry.seat):
            return replace(entry, name="", text="", is_phrase=False)
        case Sat() if forgotten.names and forgotten.seat in (None, entry.seat):
            return replace(entry, name="")
        case Enrolled() if forgotten.names and forgotten.seat in (None, entry.seat):
            return replace(entry, identity="")
        case Began() if forgotten.names:
            seats = tuple(
                replace(seat, name="") if seat.player == "human" and forgotten.seat in (None, n) else seat
                for n, seat in enumerate(entry.seats)
            )
            return replace(entry, seats=seats, covers_names=False)
    return entry
