"""The seats of a table: a name, a player, a prisoner board. Rule: SETUP-8, RULING-18."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import lru_cache

from blackgate.editions import Edition
from blackgate.errors import SeatError, brief


@dataclass(frozen=True)
class Seat:
    """One seat. `player` is `human` or the name of a bot; board and side choose a prisoner and change no number."""

    name: str
    player: str = "random"
    board: int = 0
    side: int = 0

    @property
    def is_human(self) -> bool:
        """Whether a person sits here."""
        return self.player == "human"


def check_seat(players: int, seat: object) -> int:
    """A valid seat number, or SeatError."""
    if not isinstance(seat, int) or isinstance(seat, bool) or not 0 <= seat < players:
        raise SeatError(f"there is no seat {brief(seat)}", right=f"seats are 0 to {players - 1}")
    return seat


def seated(edition: Edition, players: int, seats: Sequence[Seat] | None) -> tuple[Seat, ...]:
    """The seats of a game: as given, or defaults. Rule: SETUP-8."""
    boards = tuple(prisoner.board for prisoner in edition.prisoners)
    return _settled(boards, players, None if seats is None else tuple(seats))


@lru_cache(maxsize=256)
def _settled(boards: tuple[int, ...], players: int, seats: tuple[Seat, ...] | None) -> tuple[Seat, ...]:
    """Assign a board of its own to every seat: two seats never share one. Rule: RULING-18."""
    given = seats if seats is not None else tuple(Seat(f"P{n + 1}") for n in range(players))
    if len(given) != players:
        raise SeatError(f"{len(given)} seats for a game of {players}", right=f"give {players} seats")
    taken = {seat.board for seat in given}
    free = iter(board for board in boards if board not in taken)
    found = tuple(seat if seat.board else replace(seat, board=next(free)) for seat in given)
    for n, seat in enumerate(found):
        _check_seat(seat, f"seat {n + 1} ({seat.name})", boards, {other.board for other in found[:n]})
    return found


def _check_seat(seat: Seat, where: str, boards: tuple[int, ...], taken: set[int]) -> None:
    """Check one seat: a name, a board of its own, one of its two sides. Rule: RULING-18."""
    check_name(seat.name, where)
    if not seat.player or not all(letter.isalnum() or letter in "_-" for letter in seat.player):
        raise SeatError(f"{seat.player!r} is not a player", where, "human or the name of a bot")
    if seat.board not in boards:
        raise SeatError(f"there is no prisoner board {seat.board}", where, f"one of {', '.join(map(str, boards))}")
    if seat.board in taken:
        raise SeatError(f"prisoner board {seat.board} has an owner already (RULING-18)", where, "take another board")
    if seat.side not in (0, 1):
        raise SeatError(f"a board has two sides, not a side {seat.side}", where, "side 0 or 1")


def check_name(name: str, where: str) -> None:
    """A valid name: one short printable line."""
    if not name or name != name.strip() or len(name) > 40 or not name.isprintable():
        raise SeatError("a name is 1 to 40 printable characters, without spaces around", where, "choose another name")
