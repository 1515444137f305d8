"""Find entries that are new by mistake: nearly the name of another, and most keys missing."""

from collections.abc import Iterator, Mapping
from difflib import get_close_matches
from typing import Final

from blackgate.editions.names import plain
from blackgate.editions.overlays import ENTRY_KEYS, Entry, Layers
from blackgate.errors import EditionError

NEEDED: Final[Mapping[str, tuple[str, ...]]] = {
    "card": ("name", "class", "deck", "copies", "value"),
    "recipe": ("needs", "gives"),
    "deal": ("price", "gives"),
    "gang": ("name", "needs", "accessories"),
    "gang_card": ("gang", "name", "when"),
    "background": ("gang", "name", "when"),
    "token": ("name", "copies"),
    "trauma": ("name",),
}
"""What a new entry cannot do without; a misspelt slot is told when its Place is read."""


def check_misspellings(layers: Layers) -> None:
    """Refuse an entry an overlay adds if it is not whole and nearly bears the name of another."""
    for section in NEEDED:
        entries = layers.lists.get(section, {})
        for name, entry in entries.items():
            missing = [key for key in NEEDED[section] if key not in entry]
            if missing and f"{section}.{name}" in layers.added:
                _refuse(layers, section, name, missing)


def _refuse(layers: Layers, section: str, name: str, missing: list[str]) -> None:
    meant = _meant(layers, section, name)
    if meant:
        article = f"(a new {section} needs {', '.join(missing)})"
        where = f"{layers.source(f'{section}.{name}')}, {section}.{name}.{ENTRY_KEYS[section]}"
        raise EditionError(f"no {section} is called {name!r}", where, f"did you mean {meant!r}? {article}")


def _meant(layers: Layers, section: str, name: str) -> str:
    """The id of the entry below whose id or name is nearest; empty if none is near."""
    known: dict[str, str] = {}
    for each, entry in layers.lists[section].items():
        if f"{section}.{each}" not in layers.added:
            known |= dict.fromkeys(map(plain, (each, *_words(entry))), each)
    close = get_close_matches(plain(name), known, n=1, cutoff=0.7)
    return known[close[0]] if close else ""


def _words(entry: Entry) -> Iterator[str]:
    names, aliases = entry.get("name"), entry.get("aliases")
    if isinstance(names, Mapping):
        yield str(names.get("en", ""))
    if isinstance(aliases, list | tuple):
        yield from map(str, aliases)
