"""The file of a contest: a head, then a line for every finished game. Games in it are not played again.

Every line has a checksum over itself and the head, so that a changed line, or one of another contest, is noticed.
"""

from collections.abc import Iterator
from pathlib import Path
from types import TracebackType
from typing import BinaryIO, Final, Self
from zlib import crc32

import msgspec

from blackgate.errors import ArenaError, brief
from blackgate.lab.arena.contest import FORMAT, Head, Tables
from blackgate.lab.arena.match import Played

LONGEST: Final = 100_000
"""Maximum number of bytes in a line; a real one has some hundreds."""
WHOLE: Final = msgspec.json.Encoder()


class Line(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A line: a game and its checksum."""

    game: Played
    check: str


class Ledger:
    """The finished games of a contest, kept in a file if one is given. Use it in a `with` block."""

    def __init__(self, made: Tables, path: Path | None = None) -> None:
        self.games: dict[tuple[int, int], Played] = {}
        """By seed and seating."""
        self._made = made
        self._path = path
        self._head = WHOLE.encode(made.head)
        self._file: BinaryIO | None = None

    def __enter__(self) -> Self:
        if self._path is not None:
            kept = self._read(self._path)
            self._file = _opened(self._path)
            self._file.truncate(kept)
            self._file.seek(kept)
            if not kept:
                self._write(self._head)
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        if self._file is not None:
            self._file.close()

    def add(self, game: Played) -> None:
        """Add a game. The line is written at once and as a whole: a killed process loses at most this one."""
        self.games[game.seed, game.seating] = game
        self._write(WHOLE.encode(Line(game, self._check(game))))

    def _write(self, line: bytes) -> None:
        """Write a line; a partial write is an error, so that nothing follows half a line."""
        if self._file is not None and self._file.write(line + b"\n") <= len(line):
            raise ArenaError("there is no room for another line", str(self._path), "make room, then run it again")

    def _check(self, game: Played) -> str:
        return f"{crc32(WHOLE.encode(game), crc32(self._head)):08x}"

    def _fits(self, game: Played) -> bool:
        """Whether a game is possible in this contest."""
        rows = [game.decisions, game.fallbacks, game.overruns, game.thought, game.longest]
        if self._made.contest.luck:
            rows.append(game.luck)
        elif game.luck:
            return False
        players = len(self._made.lineup)
        return 0 <= game.seating < len(self._made.seatings) and all(len(row) == players for row in rows)

    def _read(self, path: Path) -> int:
        """Read the file. Returns how many of its bytes are complete lines."""
        kept = 0
        for number, line in _lines(path):
            where = f"{path}, line {number}"
            if number == 1:
                if not line.endswith(b"\n") and self._head.startswith(line):
                    return 0
                self._compare(line, where)
            elif line.endswith(b"\n"):
                self._take(line, where)
            else:
                return kept
            kept += len(line)
        return kept

    def _compare(self, line: bytes, where: str) -> None:
        """Require the head of this contest; ArenaError names the differences."""
        try:
            version = msgspec.json.decode(line, type=dict[str, object]).get("arena")
            if version == FORMAT:
                found = msgspec.json.decode(line, type=Head, strict=True)
            elif isinstance(version, int):
                raise ArenaError(f"has format {version}", where, f"this version reads format {FORMAT}")
            else:
                raise ArenaError("is no file of the arena", where, "choose another file")
        except (msgspec.MsgspecError, UnicodeDecodeError):
            raise ArenaError("is no file of the arena", where, "choose another file") from None
        different = differences(found, self._made.head)
        if different:
            raise ArenaError(f"belongs to another contest: {'; '.join(different)}", where, "choose another file")

    def _take(self, line: bytes, where: str) -> None:
        """Add a valid line, or raise ArenaError."""
        try:
            read = msgspec.json.decode(line, type=Line, strict=True)
        except (msgspec.MsgspecError, UnicodeDecodeError) as error:
            raise ArenaError(f"is not a finished game: {error}", where, "remove the line: it is played again") from None
        game = read.game
        if read.check != self._check(game) or not self._fits(game):
            raise ArenaError("was changed after it was written", where, "remove the line: it is played again")
        if (game.seed, game.seating) in self.games:
            raise ArenaError(f"seed {game.seed}, seating {game.seating} stands here again", where, "remove the line")
        self.games[game.seed, game.seating] = game


def _lines(path: Path) -> Iterator[tuple[int, bytes]]:
    """The lines of a file, numbered from 1; none if the file does not exist."""
    if not path.exists():
        return
    if not path.is_file():
        raise ArenaError("is no file", str(path), "choose another one")
    with path.open("rb") as file:
        number = 0
        while line := file.readline(LONGEST):
            number += 1
            if len(line) == LONGEST:
                raise ArenaError("is too long", f"{path}, line {number}", "choose another file")
            yield number, line


def _opened(path: Path) -> BinaryIO:
    """The file, open for writing; its contents are kept."""
    try:
        return path.open("r+b" if path.exists() else "xb", buffering=0)
    except ValueError as error:
        raise ArenaError(f"cannot be written: {error}", brief(str(path)), "choose another file") from None


def differences(found: Head, wanted: Head) -> list[str]:
    """The differences between two heads, in words."""
    ours, theirs = (msgspec.structs.asdict(each.setting) for each in (wanted, found))
    ours |= {"entrants": wanted.entrants, "seed": wanted.seed, "luck": wanted.luck}
    theirs |= {"entrants": found.entrants, "seed": found.seed, "luck": found.luck}
    return [f"{key} {told(theirs[key])}, not {told(ours[key])}" for key in ours if theirs[key] != ours[key]]


def told(value: object) -> str:
    """A value of a head, readable."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, tuple):
        return ",".join(map(str, value)) or "none"
    if isinstance(value, dict):
        return ",".join(f"{key}={each}" for key, each in value.items()) or "none"
    return str(value) if isinstance(value, int) else brief(value)
