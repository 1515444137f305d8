"""Once more with the same people: the room for the next game."""

from collections.abc import Awaitable, Callable

from blackgate.server import event_log
from blackgate.server.charging import Charge, free_of_charge
from blackgate.server.keys import new_code
from blackgate.server.room import Room
from blackgate.server.room.seating import again
from blackgate.server.session import Live
from blackgate.server.single_flight import SingleFlight

Keep = Callable[[Room, list[event_log.AnyEntry], str], Awaitable[bool]]
"""Keeps a new room with its first entries and its payer; whether its code was free."""


class Rematches:
    """Opens one room for the next game, however many ask for it at once, and charges whoever asked first."""

    def __init__(self, keep: Keep) -> None:
        self._keep = keep
        self._opening: SingleFlight[str, str] = SingleFlight()
        self.charge: Charge = free_of_charge
        """Set by whoever limits how many rooms an address opens."""

    async def room_after(self, live: Live, payer: str) -> str:
        """The code of the room that follows one whose game is over."""
        code = live.room.code
        if live.room.next_room:
            return live.room.next_room
        if code not in self._opening:
            self.charge(payer)
        return await self._opening.run(code, lambda: self._opened(live))

    async def _opened(self, live: Live) -> str:
        """Open the room; the next player begins."""
        opened, *people = again(live.room)
        while True:
            room = Room(new_code(), opened, live.room.rules)
            if await self._keep(room, [opened, *people], live.payer):
                return await self._followed(live, room.code)

    async def _followed(self, live: Live, code: str) -> str:
        """Two may have asked at once in two processes: the first room counts, the other one stays empty."""
        if not live.room.next_room:
            live.carry_out((event_log.Followed(code),))
            await live.durable()
        return live.room.next_room
