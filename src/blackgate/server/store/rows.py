"""What is kept of a room, and what a store promises to whoever keeps it there."""

import asyncio
from collections.abc import Callable, Sequence
from typing import Protocol

import msgspec

from blackgate.errors import BlackgateError


class StoreError(BlackgateError):
    """Something could not be kept, or not be found again."""


class RoomTaken(StoreError):  # noqa: N818  (bad luck with a code, not a mistake)
    """A room with this code is there already, perhaps in the archive."""


class Row(msgspec.Struct, frozen=True):
    """One entry of a room's log, as it is kept."""

    seq: int
    """From 1, without gaps in a room."""
    at: int
    """Milliseconds of the game clock."""
    command: str
    """Author and id of the command it came from, unique in a room; empty where it came from none."""
    body: bytes
    """The entry as JSON."""


class Listing(msgspec.Struct, frozen=True):
    """A room as the lobby shows it."""

    room: str
    phase: str
    """`open`, `full` where nobody can sit down any more, `playing`, `over` or `closed`."""
    private: bool
    updated: int
    """Milliseconds of the game clock."""
    summary: bytes
    """What else there is to show, as JSON."""
    due: int = 0
    """When something happens there though nobody comes, in milliseconds of the game clock; 0 is never."""


class Post(Protocol):
    """How the processes that share a store speak to each other. Notices may be lost, and letters are not kept long."""

    name: str
    """Of this process."""
    hear: Callable[[str], None]
    """Told every notice."""
    lost: Callable[[], None]
    """Told when this process has lost all its claims."""

    def say(self, *words: str) -> None:
        """Give a notice to everybody."""

    async def send(self, name: str, kind: str, body: bytes, *words: str) -> None:
        """Leave a letter, and give notice of it."""

    async def fetch(self, name: str, kind: str) -> bytes | None:
        """Take a letter away; None if it is not there."""

    async def throw_away(self) -> None:
        """Letters nobody has come for."""

    async def claim(self, rooms: Sequence[str]) -> list[str]:
        """Those of some rooms that are this process's, now or before."""

    async def gone(self, processes: Sequence[str]) -> list[str]:
        """Those of some processes that are not alive any more."""

    async def since(self, room: str, seq: int) -> list[Row]:
        """How the log of a room goes on after an entry."""


class Store(Protocol):
    """Where rooms outlive the server. All of it is used from the event loop in which it was opened."""

    @property
    def post(self) -> Post | None:
        """The way to other processes that serve the same rooms; None where there can be no other."""

    async def claim(self, room: str) -> bool:
        """Whether this process alone may write a room, from now on until it is released; a new one is claimed."""

    async def release(self, room: str) -> None:
        """Let another process have a room."""

    @property
    def waiting(self) -> int:
        """What is not written yet, roughly: for whoever watches the server."""

    async def open(self) -> int:
        """Get ready, and return the last heartbeat; StoreError says what is in the way."""

    async def close(self) -> None:
        """Write everything that waits, and let go."""

    async def create(self, room: str, rows: Sequence[Row], listing: Listing) -> None:
        """Keep a new room; RoomTaken if there is one of its code, perhaps in the archive."""

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

    async def keep_record(self, name: str, text: str, now: int) -> None:
        """Keep an imported record; a text of the same name is replaced."""

    async def record(self, name: str, now: int | None = None) -> str | None:
        """The imported record of that name. With `now` it counts as used, to within a day."""

    async def records_size(self) -> int:
        """The bytes of all imported records."""

    async def expire_records(self, before: int) -> int:
        """Delete imported records that were not used since; how many. Call it with a day or more to spare."""

    async def expire_rooms(self, before: int) -> int:
        """Delete rooms in which no game ever began, nothing happened since, and that nobody has claimed; how many.

        Their codes may be given again.
        """

    async def size(self) -> int:
        """The bytes the store takes where it is kept."""

    async def free_space(self) -> int | None:
        """The bytes that are free where it is kept; None where nobody knows."""

    async def probe(self) -> None:
        """Write something and read it back; StoreError if that is not possible. It may take long."""

    async def archive(self, before: int) -> int:
        """Take rooms out of the lobby in which no game goes on and that were not updated since; how many."""

    async def beat(self, now: int) -> int:
        """Store a heartbeat, a moment of the game clock; return the latest one of all processes."""
