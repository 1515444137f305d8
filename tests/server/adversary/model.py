"""A model of rights: who holds which key, who voted about whom, and who may see what."""

from dataclasses import dataclass, field

from blackgate.server.keys import hashed
from blackgate.server.room import Room, person


class BrokenError(AssertionError):
    """The server did something the model forbids."""


@dataclass
class Seat:
    """One seat, as far as rights are concerned."""

    key: str = ""
    bot: bool = False
    is_vacant: bool = False


@dataclass
class Table:
    """A room, as far as rights are concerned."""

    code: str
    host: str
    seats: list[Seat]
    votes: dict[int, dict[int, str]] = field(default_factory=dict)
    next: str = ""

    def seat_of(self, key: str) -> int | None:
        """The seat a key opens now."""
        return next((n for n, seat in enumerate(self.seats) if key and seat.key == key), None)

    def is_alive(self, key: str) -> bool:
        """Whether a key opens anything here."""
        return self.seat_of(key) is not None or (bool(key) and key == self.host)

    # What happens.

    def sat(self, seat: int, key: str) -> None:
        """Somebody takes the seat."""
        before = self.seats[seat].key
        self._forget(seat)
        if before == self.host:
            self.host = key
        self.seats[seat] = Seat(key)

    def rose(self, seat: int) -> None:
        """Nobody has the seat any more."""
        before = self.seats[seat].key
        self._forget(seat)
        self.seats[seat] = Seat()
        if before and before == self.host:
            self.host = next((each.key for each in self.seats if each.key), "")

    def heard(self, key: str) -> None:
        """A player was heard from: votes about the player are void."""
        seat = self.seat_of(key)
        if seat is not None:
            self.votes.pop(seat, None)
            self.seats[seat].is_vacant = False

    def voted(self, voter: int, absent: int, choice: str) -> None:
        """A vote was cast."""
        self.votes.setdefault(absent, {})[voter] = choice

    def decided(self, seat: int, is_vacant: bool) -> None:
        """Others, or the player, had a bot play, or opened the seat."""
        if is_vacant and list(self.votes.get(seat, {}).values()).count("open") < 2:
            raise BrokenError(f"seat {seat} was opened by one vote: {self.votes}")
        self._forget(seat)
        self.seats[seat].bot, self.seats[seat].is_vacant = not is_vacant, is_vacant

    def returned(self, seat: int) -> None:
        """The player plays again."""
        self._forget(seat)
        self.seats[seat].bot = self.seats[seat].is_vacant = False

    def _forget(self, seat: int) -> None:
        self.votes.pop(seat, None)
        for votes in self.votes.values():
            votes.pop(seat, None)
        self.votes = {absent: votes for absent, votes in self.votes.items() if votes}

    # What has to be so.

    def check(self, room: Room, keys: list[str]) -> None:
        """The server agrees about every key that was ever given, about the votes, and about who plays."""
        for key in keys:
            found = person(room, hashed(key))
            seat, is_host = self.seat_of(key), bool(key) and key == self.host
            if (found is not None) != self.is_alive(key) or (found and (found.seat, found.is_host) != (seat, is_host)):
                raise BrokenError(f"a key of seat {seat} (host: {is_host}) is taken for {found}")
        votes = {absent: dict(found) for absent, found in room.votes.items() if found}
        if votes != self.votes:
            raise BrokenError(f"votes are {votes} and not {self.votes}")
        vacant = [chair.is_vacant for chair in room.chairs]
        if vacant != [seat.is_vacant for seat in self.seats]:
            raise BrokenError(f"vacant are {vacant}")
        if room.next_room and self.next and room.next_room != self.next:
            raise BrokenError("there are two rematches")
