"""External bots: those registered by installed packages, and programs named by a person. See docs/bots.md.

This file does not know the built-in bots; callers pass their names where they matter.
"""

import shutil
import sys
from collections.abc import Callable, Collection, Iterable
from dataclasses import dataclass
from importlib.metadata import EntryPoint, entry_points
from typing import Final

from blackgate.bots.bot import Bot
from blackgate.bots.external.process_bot import ProcessBot, words_of
from blackgate.bots.failures import one_line
from blackgate.editions.names import near
from blackgate.errors import BotError
from blackgate.game.rules import Rules

GROUP: Final = "blackgate.bots"
"""The entry-point group of bots: each entry is a class or function that makes a Bot for some Rules."""
PROGRAM: Final = "process"
"""`process:COMMAND` is a program that speaks the protocol."""
RESERVED: Final = ("human", PROGRAM)
HERE: Final = "Blackgate"

Factory = Callable[[Rules], Bot]


@dataclass(frozen=True)
class Entry:
    """A bot registered by a package; one with `trouble` cannot take a seat."""

    name: str
    source: str
    """The package with its version."""
    point: EntryPoint
    trouble: str = ""


@dataclass(frozen=True)
class Listed:
    """One line of the list of bots."""

    name: str
    line: str
    """How it plays."""
    source: str
    trouble: str = ""


def entries(built_in: Collection[str]) -> list[Entry]:
    """Every registered bot by name. Nothing is loaded, so only a name can be wrong."""
    found: list[Entry] = []
    for point in sorted(entry_points(group=GROUP), key=lambda point: (point.name, source_of(point))):
        taken = {entry.name: entry.source for entry in found if not entry.trouble}
        taken.update(dict.fromkeys(built_in, HERE))
        found.append(Entry(point.name, source_of(point), point, _trouble(point.name, taken)))
    return found


def source_of(point: EntryPoint) -> str:
    """The package that registers an entry point."""
    return f"{point.dist.name} {point.dist.version}" if point.dist is not None else point.value


def _trouble(name: str, taken: dict[str, str]) -> str:
    if not name or not all(letter.isalnum() or letter in "_-" for letter in name):
        return "a name has only letters, digits, - and _"
    if name in RESERVED:
        return f"{name} means something else where seats are named"
    if name in taken:
        return f"{taken[name]} has a bot of that name"
    return ""


def load(entry: Entry) -> Factory:
    """The factory of the bot; BotError says why it cannot be loaded."""
    if entry.trouble:
        raise BotError(f"bot {entry.name!r} cannot be used: {entry.trouble}", entry.source)
    try:
        made = entry.point.load()
    except (Exception, SystemExit) as error:  # noqa: BLE001  (a package can fail in any way)
        why = one_line(f"{type(error).__name__}: {error}")
        raise BotError(
            f"bot {entry.name!r} cannot be loaded: {why}", entry.source, f"see {entry.point.value}"
        ) from None
    if not callable(made):
        what = f"{entry.point.value} is a {type(made).__name__}"
        raise BotError(f"bot {entry.name!r} cannot be made: {what}", entry.source, "a class or function of the Rules")
    return made  # type: ignore[no-any-return]


def names(built_in: Collection[str]) -> list[str]:
    """All bot names for a seat, built-in ones first."""
    return [*built_in, *(entry.name for entry in entries(built_in) if not entry.trouble)]


def find(name: str, built_in: Collection[str]) -> Entry:
    """A registered bot; BotError suggests similar names."""
    found = [entry for entry in entries(built_in) if entry.name == name]
    if not found:
        raise BotError(f"there is no bot {name!r}", right=near(name, names(built_in)))
    return found[0]


def factory(name: str, built_in: Collection[str]) -> Factory:
    """The factory of a registered bot, by name."""
    return load(find(name, built_in))


def listed(built_in: Iterable[tuple[str, str]]) -> list[Listed]:
    """Every bot with its description and origin; one that fails to load does not affect the others."""
    ours = [Listed(name, line, HERE) for name, line in built_in]
    return ours + [_listed(entry) for entry in entries([bot.name for bot in ours])]


def _listed(entry: Entry) -> Listed:
    try:
        line = one_line((load(entry).__doc__ or "").strip().split("\n")[0])
    except BotError as error:
        return Listed(entry.name, "", entry.source, error.what)
    return Listed(entry.name, line, entry.source)


def from_outside(name: str, setting: Rules, built_in: Collection[str]) -> ProcessBot:
    """An external bot in a process of its own, so that it can be killed."""
    kind, colon, command = name.partition(":")
    if kind == PROGRAM:
        return program(command if colon else "", setting)
    factory(name, built_in)
    return ProcessBot([sys.executable, "-P", "-m", "blackgate.bots.worker", name], setting, name)


def program(command: str, setting: Rules) -> ProcessBot:
    """A program that plays; BotError if there is none of that name."""
    words = words_of(command)
    if shutil.which(words[0]) is None:
        raise BotError(f"there is no program {words[0]!r}", f"{PROGRAM}:{command}", "give the path of the program")
    return ProcessBot(words, setting, PROGRAM)
