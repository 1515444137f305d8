"""Choosing prisoners in the terminal: by `--prisoner`, or by a question before the game. Rule: SETUP-8, RULING-18."""

from collections.abc import Sequence
from dataclasses import replace

from rich.console import Console
from rich.text import Text

from blackgate.cli.words import SYMBOLS
from blackgate.editions import Edition
from blackgate.editions.names import near, plain
from blackgate.editions.parts import Prisoner
from blackgate.errors import SeatError
from blackgate.game.seats import Seat
from blackgate.speech.catalogue import formatted

Face = tuple[Prisoner, int]
"""A prisoner: a board and one of its two sides."""


def named_faces(edition: Edition, seats: Sequence[Seat], names: Sequence[str]) -> list[Seat]:
    """The seats with the prisoners that were named, one for each person, in order."""
    people = [n for n, seat in enumerate(seats) if seat.is_human]
    if len(names) > len(people):
        right = "give one for each person, in the order of the seats"
        raise SeatError(f"{len(names)} prisoners for {len(people)} people", "--prisoner", right)
    found = list(seats)
    for n, name in zip(people, names, strict=False):
        found[n] = _taken(edition, found, n, name)
    return found


def asked_faces(edition: Edition, seats: Sequence[Seat], out: Console, language: str) -> list[Seat]:
    """The seats with the prisoners that each person chooses; an empty line takes one that is left."""
    found = list(seats)
    for n in [n for n, seat in enumerate(seats) if seat.is_human]:
        for line in _list(edition, found):
            out.print(line)
        while True:
            typed = out.input(f"{formatted(language, 'say-prisoner', {'name': found[n].name})} ").strip()
            try:
                found[n] = _taken(edition, found, n, typed) if typed else found[n]
                break
            except SeatError:
                out.print(formatted(language, "say-no-prisoner", {"typed": typed}), style="yellow")
    return found


def _list(edition: Edition, seats: Sequence[Seat]) -> list[Text]:
    """One line for each board: its two prisoners with their numbers, or its owner."""
    owners = {seat.board: seat.name for seat in seats if seat.board}
    lines = []
    for n, prisoner in enumerate(edition.prisoners):
        line = Text(f" {SYMBOLS.get(prisoner.symbol, '•')} ", style=prisoner.colour)
        if prisoner.board in owners:
            line.append(f"{' / '.join(prisoner.sides)}: {owners[prisoner.board]}", "dim")
        else:
            line.append("   ".join(f"{2 * n + side + 1:2} {name}" for side, name in enumerate(prisoner.sides)))
        lines.append(line)
    return lines


def _taken(edition: Edition, seats: Sequence[Seat], n: int, typed: str) -> Seat:
    """The seat of a person with a prisoner of their choice."""
    prisoner, side = _face(edition, typed)
    for other in seats:
        if other.board == prisoner.board:
            what = f"{other.name} has the board of {prisoner.sides[side]} (RULING-18)"
            raise SeatError(what, "--prisoner", "choose a prisoner of another board")
    return replace(seats[n], board=prisoner.board, side=side)


def _face(edition: Edition, typed: str) -> Face:
    """A prisoner by number, by name, or by a part of the name that no other prisoner has."""
    faces = [(prisoner, side) for prisoner in edition.prisoners for side in (0, 1)]
    if typed.isdecimal() and 1 <= int(typed) <= len(faces):
        return faces[int(typed) - 1]
    names = [prisoner.sides[side] for prisoner, side in faces]
    wanted = plain(typed)
    found = [n for n, name in enumerate(names) if plain(name) == wanted]
    found = found or [n for n, name in enumerate(names) if wanted and wanted in plain(name)]
    if len(found) == 1:
        return faces[found[0]]
    if found:
        meant = " or ".join(names[n] for n in found)
        raise SeatError(f"“{typed}” is the name of several prisoners", "--prisoner", f"did you mean {meant}?")
    raise SeatError(f"there is no prisoner “{typed}”", "--prisoner", near(typed, names))
