"""Record files: save a game whole or not at all, never over another file, and read one back."""

import os
import tempfile
from itertools import count
from pathlib import Path
from typing import Final

import click

from blackgate.errors import RecordError
from blackgate.game.game import Game
from blackgate.game.record import decoded, record, replay
from blackgate.game.record.lines import CLAIM, LONGEST, MAGIC, SHOWN, parted
from blackgate.game.rules import Rules, rules

BESIDE: Final = ("#", CLAIM, SHOWN, "result ")
"""Lines of a record that come and go while the same game goes on."""


def write_whole(path: Path, text: str) -> None:
    """Write a file beside its place and move it there: a crash leaves the old one or the new one."""
    path.parent.mkdir(parents=True, exist_ok=True)
    handle, name = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.", suffix=".part")
    try:
        with os.fdopen(handle, "w", encoding="utf-8", newline="\n") as file:
            file.write(text)
        os.replace(name, path)
    except BaseException:
        Path(name).unlink(missing_ok=True)
        raise


def is_other_file(path: Path, game: Game) -> bool:
    """Whether a file is there that is not an earlier record of this very game."""
    if not path.exists():
        return False
    try:
        old = decisive(read(path))
    except (OSError, RecordError):
        return True
    return not old or decisive(record(game))[: len(old)] != old


def decisive(text: str) -> list[str]:
    """The lines of a record that tell games apart: without its version, comments, results and secret."""
    lines = text.splitlines()
    if not lines or not lines[0].startswith(MAGIC):
        return []
    return [line for line in lines[1:] if line and not line.startswith(BESIDE)]


def save(game: Game, path: Path) -> None:
    """Write the record of a game; while it runs with its secret, so that it can go on. Only the owner can read it."""
    write_whole(path, record(game, private=True))


def read(path: Path) -> str:
    """The text of a record; RecordError if the file is none or too long for one."""
    if not path.is_file():
        raise RecordError("there is no such file", str(path), "give the file of a saved game")
    with path.open("rb") as file:
        data = file.read(4 * LONGEST + 1)
    try:
        return decoded(data)
    except RecordError as error:
        raise RecordError(error.what, f"{path}, {error.where}", error.right) from None


def free_name(path: Path) -> Path:
    """A name beside it that no file has: game.txt, game-2.txt, …"""
    names = (path.with_stem(f"{path.stem}-{n}") for n in count(2))
    return next(name for name in names if not name.exists())


def resumed(path: Path, edition: str = "retail", overlays: tuple[str, ...] = ()) -> Game:
    """The game of a record, at its last choice, with its whole story.

    A record opens no files: an edition or overlay that does not come with Blackgate is named here again.
    """
    text = read(path)
    try:
        return replay(text, laid_out(text, edition, overlays), listen=True)
    except RecordError as error:
        raise RecordError(error.what, f"{path}, {error.where}", error.right) from None


def laid_out(text: str, edition: str, overlays: tuple[str, ...]) -> Rules | None:
    """The edition a person named, with the modules and teams of the record; none if they named none."""
    if not overlays and edition == "retail":
        return None
    head = dict(line.text.partition(" ")[::2] for line in parted(text).head)
    modules = [name for name in head.get("with", "").split(",") if name]
    return rules(edition, overlays=overlays, modules=modules, teams="teams" in head)


def last_game() -> Path:
    """Where a game is kept that was interrupted."""
    return Path(click.get_app_dir("blackgate")) / "last-game.txt"
