"""Rematches: the room for the next game with the same people."""

from collections.abc import Awaitable, Callable

from blackgate.server import event_log
from blackgate.server.keys import new_code
from blackgate.server.offload.pool import Charge, free_of_charge
from blackgate.server.room import Room
from blackgate.server.room.seating import rematch_entries
from blackgate.server.session import RoomSession
from blackgate.server.single_flight import SingleFlight

StoreRoom = Callable[[Room, list[event_log.AnyEntry], str], Awaitable[bool]]
"""Stores a new room with its first entries and its payer; returns whether its code was free."""


class Rematches:
    """Opens one room for the next game, however many ask at once, and charges the first who asked."""

    def __init__(self, keep: StoreRoom) -> None:
        self._store_room = keep
        self._opening: SingleFlight[str, str] = SingleFlight()
        self.charge: Charge = free_of_charge
        """Set by the web layer, which limits how many rooms an address may open."""

    async def room_after(self, session: RoomSession, payer: str) -> str:
        """The code of the room that follows a finished game."""
        code = session.room.code
        if session.room.next_room:
            return session.room.next_room
        if code not in self._opening:
            self.charge(payer)
        return await self._opening.run(code, lambda: self._open(session))

    async def _open(self, session: RoomSession) -> str:
        """Create the room; the next player begins."""
        opened, *people = rematch_entries(session.room)
        while True:
            room = Room(new_code(), opened, session.room.rules)
            if await self._store_room(room, [opened, *people], session.payer):
                return await self._link(session, room.code)

    async def _link(self, session: RoomSession, code: str) -> str:
        """Enter the new room in the log. If two processes created one at once, the first counts."""
        if not session.room.next_room:
            session.commit((event_log.Followed(code),))
            await session.wait_durable()
        return session.room.next_room
