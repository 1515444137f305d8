"""The interface of a store: what is stored of a room, and what every store guarantees."""

import asyncio
from collections.abc import Callable, Sequence
from typing import Final, Protocol

import msgspec

from blackgate.errors import BlackgateError
from blackgate.server.store.connection import DatabaseConnection


class StoreError(BlackgateError):
    """Something could not be written or read."""


class RoomTaken(StoreError):  # noqa: N818  (a collision of random codes, not an error)
    """A room with this code exists already, perhaps archived."""


class Row(msgspec.Struct, frozen=True):
    """One entry of a room's event log, as it is stored."""

    seq: int
    """Counts from 1 in each room, without gaps."""
    at: int
    """Milliseconds of the game clock."""
    command: str
    """Idempotency key of the command it came from, unique in a room; empty if no command caused it."""
    body: bytes
    """The entry as JSON."""


CHAT_CLEARED: Final = 1
ALL_CLEARED: Final = 2
"""How much was removed from a finished room after its time: chat, or names and chat."""


class Listing(msgspec.Struct, frozen=True):
    """A room as the lobby shows it."""

    room: str
    phase: str
    """`open`, `full` (open, but every seat is taken), `playing`, `over` or `closed`."""
    private: bool
    updated: int
    """Milliseconds of the game clock."""
    summary: bytes
    """The rest of what the lobby shows, as JSON."""
    due: int = 0
    """When the room has to be woken, in milliseconds of the game clock; 0 means never."""
    cleared: int = 0
    """How much was removed from it after its time, see `CHAT_CLEARED`."""


Rewrite = Callable[[Row], Row]
"""Gives what replaces a stored row; the row itself if nothing does."""


Effect = Callable[[DatabaseConnection], None]
"""What a store does together with an append."""


class Rating(msgspec.Struct, frozen=True):
    """What is kept of somebody who wanted a rating: strength, its uncertainty, and the number of games."""

    mu: float
    sigma: float
    games: int = 0


BEGINNER: Final = Rating(25.0, 25 / 3)
"""Everybody begins here."""
Rate = Callable[[Sequence[Rating | None]], Sequence[Rating]]
"""New ratings after a game from the ones before, by seat; None for somebody who has none."""


class ClusterBus(Protocol):
    """Message bus between the processes that share a store. Notices may get lost, and messages expire soon."""

    process: str
    """Id of this process."""
    on_notice: Callable[[str], None]
    """Called with every notice."""
    on_lost: Callable[[], None]
    """Called when this process has lost all its claims."""

    def notify(self, *words: str) -> None:
        """Broadcast a notice to all processes."""

    async def send(self, name: str, kind: str, body: bytes, *words: str) -> None:
        """Store a message, and broadcast a notice that points to it."""

    async def take(self, name: str, kind: str) -> bytes | None:
        """Fetch and delete a message; None if there is none."""

    async def delete_unclaimed(self) -> None:
        """Delete messages that nobody fetched in time."""

    async def claim(self, rooms: Sequence[str]) -> list[str]:
        """Claim rooms; return those that this process owns now."""

    async def dead(self, processes: Sequence[str]) -> list[str]:
        """Return those of the given processes that are no longer alive."""

    async def rows_after(self, room: str, seq: int) -> list[Row]:
        """Return the rows of a room's log after an entry."""


class Store(Protocol):
    """Durable storage of rooms. Use it only from the event loop in which it was opened."""

    @property
    def bus(self) -> ClusterBus | None:
        """The bus to other processes on this store; None if the store serves a single process."""

    async def claim(self, room: str) -> bool:
        """Become the only process that may write a room, until it is released; return whether that succeeded.

        A new room is claimed by the process that creates it.
        """

    async def release(self, room: str) -> None:
        """Give up the claim to a room, so that another process can take it."""

    @property
    def waiting(self) -> int:
        """Approximate number of pending writes, for the metrics."""

    async def open(self) -> int:
        """Open the store and return the last heartbeat; raise StoreError if that is not possible."""

    async def close(self) -> None:
        """Write everything that is pending, then close."""

    async def create(self, room: str, rows: Sequence[Row], listing: Listing, effect: Effect | None = None) -> None:
        """Store a new room; raise RoomTaken if its code is in use, perhaps by an archived room.

        An effect takes place in the same transaction.
        """

    def branching(self, room: str, game: str, body: bytes) -> Effect:
        """The effect that adds a new room to the branches of a game; `body` is what the list says of it."""

    async def branches(self, game: str, limit: int) -> list[tuple[str, str, bytes]]:
        """Return branches of a game, the newest first: the room, its phase, and what the list says of it."""

    async def public_branches(self, game: str, limit: int) -> list[tuple[str, str, bytes]]:
        """Return branches of a game whose settings are not private, the newest first."""

    def append(
        self, room: str, rows: Sequence[Row], listing: Listing | None = None, effect: Effect | None = None
    ) -> asyncio.Future[None]:
        """Append to a room's log and optionally update its listing; the future is done once that is durable.

        Rows of a room become durable in the order of the calls. A failed write raises StoreError, and so does every
        later write to this room until it is loaded again: the caller has already folded the entries that were lost.
        An effect, such as `rewriting`, takes place in the same transaction.
        """

    async def load(self, room: str) -> list[Row]:
        """Return the log of a room including all earlier appends; empty if there is no such room.

        After that, a room whose write failed accepts appends again.
        """

    async def listed(self, phase: str, limit: int) -> list[Listing]:
        """Return the public rooms in a phase, most recently updated first."""

    async def listing(self, room: str) -> Listing | None:
        """Return the listing of a room, also of a private or archived one."""

    async def due(self, now: int, limit: int) -> list[str]:
        """Return the rooms that are due, the longest overdue first."""

    async def save_record(self, name: str, text: str, now: int) -> None:
        """Store an imported record; replace one of the same name."""

    async def record(self, name: str, now: int | None = None) -> str | None:
        """Return an imported record. With `now`, note it as used (to within a day)."""

    async def records_size(self) -> int:
        """Return the total size of all imported records in bytes."""

    async def expire_records(self, before: int) -> int:
        """Delete imported records not used since `before`; return how many. `before` must be at least a day ago."""

    async def expire_rooms(self, before: int) -> int:
        """Delete unclaimed rooms without a game in which nothing happened since `before`; return how many.

        Their codes may be used again.
        """

    def rewriting(self, room: str, rewrite: Rewrite) -> Effect:
        """The effect that replaces earlier rows of a room."""

    def enrolment(self, identity: str) -> Effect:
        """The effect that begins to keep a rating, unless there is one. The identity is a hash."""

    def settlement(self, identities: Sequence[str], rate: Rate) -> Effect:
        """The effect that changes the ratings of these seats after a game, of those that are kept."""

    async def rating(self, identity: str) -> Rating | None:
        """Return the rating of an identity; None if none is kept."""

    async def delete_rating(self, identity: str) -> None:
        """Delete a rating. Games that are going on no longer count for it."""

    async def delete(self, room: str) -> None:
        """Delete a room that this process has claimed, with its log. Its code may be used again."""

    async def finished(self, before: int, cleared: int, after: tuple[int, str], most: int) -> list[tuple[int, str]]:
        """Return some finished rooms in which nothing happened since `before`, from which so much was removed.

        Each with the time of the last change, in this order, beginning after the given one.
        """

    async def delete_finished(self, rooms: Sequence[str], before: int) -> int:
        """Delete those of the given rooms that are still finished, idle since `before` and unclaimed; return how many.

        Their codes may be used again.
        """

    async def clear_finished(self, rooms: Sequence[str], before: int, cleared: int, rewrite: Rewrite) -> int:
        """Rewrite the logs of such rooms, and note how much was removed from them; return how many."""

    async def size(self) -> int:
        """Return the size of the store in bytes."""

    async def free_space(self) -> int | None:
        """Return the free disk space in bytes; None if unknown."""

    async def probe(self) -> None:
        """Write something and read it back; raise StoreError if that fails. May take long."""

    async def archive(self, before: int) -> int:
        """Archive rooms without a running game that were not updated since `before`; return how many."""

    async def heartbeat(self, now: int) -> int:
        """Store a heartbeat (a time of the game clock); return the latest one of all processes."""

    async def notifications(self, room: str) -> bytes | None:
        """Return what is stored of a room's notifications."""

    async def swap_notifications(self, room: str, before: bytes | None, after: bytes | None, due: int) -> bool:
        """Replace what is stored of a room's notifications, if it is still `before`; return whether it was.

        None is nothing. `due` is when to look at the room again, in milliseconds since 1970: 0 for never, -1 as before.
        """

    async def due_notifications(self, now: int, limit: int) -> list[str]:
        """Return rooms whose notifications are due, the longest overdue first."""

    async def wake_notifications(self, now: int) -> None:
        """Make the notifications of all rooms due that are not due later."""

    async def secret(self, name: str) -> bytes | None:
        """Return a secret of the server."""

    async def save_secret(self, name: str, value: bytes) -> bytes:
        """Store a secret, unless there is one of this name; return the one that is stored."""
