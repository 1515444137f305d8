"""Who sits at the table: a name, a player behind it, a prisoner board. Rule: SETUP-8, RULING-18."""

from collections.abc import Sequence
from dataclasses import dataclass

from blackgate.editions import Edition
from blackgate.errors import SeatError


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


def seated(edition: Edition, players: int, seats: Sequence[Seat] | None) -> tuple[Seat, ...]:
    """The seats of a game: as given, or one of a kind. Two seats never share a prisoner board. Rule: RULING-18."""
    given = tuple(seats) if seats is not None else tuple(Seat(f"P{n + 1}", board=n + 1) for n in range(players))
    if len(given) != players:
        raise SeatError(f"{len(given)} seats for a game of {players}", right=f"give {players} seats")
    boards = {prisoner.board for prisoner in edition.prisoners}
    taken: set[int] = set()
    settled: list[Seat] = []
    for n, seat in enumerate(given):
        where = f"seat {n + 1} ({seat.name})"
        _check_name(seat.name, where)
        free = sorted(boards - taken - {other.board for other in given})
        board = seat.board or free[0]
        if board not in boards:
            raise SeatError(f"there is no prisoner board {board}", where, f"boards: {sorted(boards)}")
        if board in taken:
            raise SeatError(f"prisoner board {board} has an owner already (RULING-18)", where, "take another board")
        if seat.side not in (0, 1):
            raise SeatError(f"a board has two sides, not a side {seat.side}", where, "side 0 or 1")
        taken.add(board)
        settled.append(Seat(seat.name, seat.player, board, seat.side))
    return tuple(settled)


def _check_name(name: str, where: str) -> None:
    """A name is one short printable line."""
    if not name.strip() or len(name) > 40 or not name.isprintable():
        raise SeatError("a name is 1 to 40 printable characters", where, "choose another name")
