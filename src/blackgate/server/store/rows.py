"""What is kept of a room, and what a store promises to whoever keeps it there."""

import asyncio
from collections.abc import Sequence
from typing import Protocol

import msgspec

from blackgate.errors import BlackgateError
from blackgate.server.store.outages import Outage


class StoreError(BlackgateError):
    """Something could not be kept, or not be found again."""


class RoomTaken(StoreError):  # noqa: N818  (bad luck with a code, not a mistake)
    """A room with this code is there already, perhaps in the archive."""


class Row(msgspec.Struct, frozen=True):
    """One entry of a room's log, as it is kept."""

    seq: int
    """From 1, without gaps in a room."""
    at: int
    """Milliseconds since 1970."""
    command: str
    """Author and id of the command it came from, unique in a room; empty where it came from none."""
    body: bytes
    """The entry as JSON."""


class Listing(msgspec.Struct, frozen=True):
    """A room as the lobby shows it."""

    room: str
    phase: str
    """`open`, `playing`, `over` or `closed`."""
    private: bool
    updated: int
    """Milliseconds since 1970."""
    summary: bytes
    """What else there is to show, as JSON."""
    due: int = 0
    """When something happens there though nobody comes, in milliseconds since 1970; 0 is never."""


class Store(Protocol):
    """Where rooms outlive the server. All of it is used from the event loop in which it was opened."""

    @property
    def waiting(self) -> int:
        """What is not written yet, roughly: for whoever watches the server."""

    async def open(self, now: int) -> None:
        """Get ready; StoreError says what is in the way. The time since the last beat may have been an outage."""

    async def close(self) -> None:
        """Write everything that waits, and let go."""

    async def create(self, room: str, rows: Sequence[Row], listing: Listing) -> None:
        """Keep a new room; RoomTaken if its code was ever in use."""

    def append(self, room: str, rows: Sequence[Row], listing: Listing | None = None) -> asyncio.Future[None]:
        """Go on with a room's log, and perhaps change its listing; done once that is durable.

        Rows of a room become durable in the order of the calls. What was not written fails with StoreError, and so
        does everything that follows in this room until it is loaded anew: whoever appended had already gone on.
        """

    async def load(self, room: str) -> list[Row]:
        """The log of a room, with all that was appended before; empty if there is none.

        A room that failed may go on from there.
        """

    async def listed(self, phase: str, limit: int) -> list[Listing]:
        """The public rooms in a phase, those updated last first."""

    async def listing(self, room: str) -> Listing | None:
        """The listing of a room, also of one that is private or archived."""

    async def due(self, now: int, limit: int) -> list[str]:
        """The rooms in which something is due by now, those that wait longest first."""

    async def keep_record(self, name: str, text: str) -> None:
        """Keep an imported record; a text of the same name is replaced."""

    async def record(self, name: str) -> str | None:
        """The imported record of that name."""

    async def archive(self, before: int) -> int:
        """Take rooms out of the lobby that are over or closed and were not updated since; how many."""

    async def beat(self, now: int) -> None:
        """The server is alive."""

    async def outages(self) -> tuple[Outage, ...]:
        """The times in which no server was alive, oldest first, as they were known when the store was opened."""
