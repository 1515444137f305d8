"""What can be played: every file that comes with Blackgate, with what it brings in two lines.

Rule: MOD-1, RULING-14, RULING-22.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache

from blackgate.editions.shipped import packaged, packaged_table
from blackgate.editions.vocabulary import KINDS
from blackgate.engine.modules import NAMES as MODULES


@dataclass(frozen=True)
class Entry:
    """An edition or an overlay, as a player chooses it."""

    id: str
    kind: str
    """edition, place, figure, mode, prototype or house."""
    title: str
    about: tuple[str, ...]
    """Two lines, in our words."""
    rules: tuple[str, ...]
    """The ids of the rules it brings."""
    printed: tuple[str, ...]
    """The booklets that print it, as `printed_in` names them."""
    module: str
    """The engine's module it switches on; empty for none."""
    aliases: tuple[str, ...]


@cache
def catalogue() -> tuple[Entry, ...]:
    """Editions first, then Places, figures, modes, prototypes and house rules; each kind in the order of the engine."""
    entries = [_entry(name, packaged_table(name)) for name in packaged()]
    return tuple(sorted(entries, key=lambda entry: (KINDS.index(entry.kind), _rank(entry.module), entry.id)))


@cache
def boxes() -> tuple[Entry, ...]:
    """What can be played by itself; everything else is laid over one of them."""
    return tuple(each for each in catalogue() if each.kind in ("edition", "prototype"))


def entry(name: str) -> Entry:
    """The entry of that id."""
    return next(each for each in catalogue() if each.id == name)


def _rank(module: str) -> int:
    return MODULES.index(module) if module in MODULES else len(MODULES)


def _entry(name: str, head: Mapping[str, object]) -> Entry:
    return Entry(
        id=name,
        kind=str(head.get("kind", "house" if head.get("overlay") else "edition")),
        title=str(head["name"]),
        about=_texts(head, "about"),
        rules=_texts(head, "rules"),
        printed=_texts(head, "printed"),
        module=str(head.get("module", "")),
        aliases=_texts(head, "aliases"),
    )


def _texts(head: Mapping[str, object], key: str) -> tuple[str, ...]:
    value = head.get(key, ())
    return tuple(map(str, value)) if isinstance(value, list | tuple) else ()
