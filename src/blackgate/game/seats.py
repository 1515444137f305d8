"""The seats of a table: a name, a player, a prisoner board. Rule: SETUP-8, RULING-18."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from unicodedata import normalize

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
    owned = assigned_boards(boards, [seat.board for seat in given])
    found = tuple(replace(seat, board=board) for seat, board in zip(given, owned, strict=True))
    for n, seat in enumerate(found):
        _check_seat(seat, f"seat {n + 1} ({seat.name})", boards, {other.board for other in found[:n]})
    return found


def assigned_boards(boards: Sequence[int], wanted: Sequence[int]) -> list[int]:
    """A board for every seat: its own choice, or for 0 the first board that nobody has chosen. Rule: RULING-18."""
    if len(wanted) > len(boards):
        raise SeatError(f"{len(wanted)} seats for {len(boards)} prisoner boards", right=f"at most {len(boards)} seats")
    free = iter([board for board in boards if board not in wanted])
    return [board or next(free) for board in wanted]


def with_prisoners(edition: Edition, seats: Sequence[Seat]) -> tuple[Seat, ...]:
    """The seats with a board each; a seat without a name goes by the name of its prisoner. Rule: SETUP-8, RULING-18.

    Bots have no names of their own. A bot shows the other face of its board if a player has the name of the first.
    """
    boards = [prisoner.board for prisoner in edition.prisoners]
    taken = {folded(seat.name) for seat in seats if seat.name}
    found = []
    for seat, board in zip(seats, assigned_boards(boards, [seat.board for seat in seats]), strict=True):
        name, side = (seat.name, seat.side) if seat.name else _free_face(edition.prisoner(board).sides, taken)
        taken.add(folded(name))
        found.append(replace(seat, name=name, board=board, side=side))
    return tuple(found)


def prisoner_name(edition: Edition, board: int, side: int, others: Sequence[str]) -> str:
    """The name of a prisoner, for a seat that has none; with a number if another seat has that name."""
    return _free_face((edition.prisoner(board).sides[side],), {folded(name) for name in others})[0]


def _free_face(sides: Sequence[str], taken: set[str]) -> tuple[str, int]:
    """The name and the side of the first face whose name is free; if there is none, the first name with a number."""
    for side, name in enumerate(sides):
        if folded(name) not in taken:
            return name, side
    number = 2
    while folded(f"{sides[0]} {number}") in taken:
        number += 1
    return f"{sides[0]} {number}", 0


def folded(name: str) -> str:
    """A name as it is compared: players whose names differ only in case have the same name."""
    return normalize("NFKC", name).casefold()


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
