"""Examine a custom box: build the edition it makes, or say everything that is wrong with it."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Final

from blackgate.editions.custom.box import MOST_PROBLEMS, CustomBox, out_of_bounds
from blackgate.editions.custom.cost import too_costly
from blackgate.editions.edition import Edition
from blackgate.editions.loader import known_of, laid, read
from blackgate.editions.overlays import ENTRY_KEYS, Layers
from blackgate.editions.reader.sections import READERS
from blackgate.editions.reader.table import Table
from blackgate.editions.sources import Source
from blackgate.editions.validation.facts import broken, check
from blackgate.errors import EditionError

LONGEST: Final = 300
"""Letters of what an error says."""


@dataclass(frozen=True)
class Examination:
    """An edition with a box, or what is wrong with the box."""

    edition: Edition | None
    problems: tuple[EditionError, ...]
    """Each with the path within the box as `where`."""


def examine(sources: Sequence[str], box: object) -> Examination:
    """Lay a box over a packaged edition and its overlays; say all that is wrong, at most one thing for an entry."""
    found = out_of_bounds(box)
    if found:
        return _refused(found)
    custom = CustomBox.of(box)
    try:
        return Examination(load_box(sources, custom), ())
    except EditionError as error:
        return _refused([error, *_others(sources, custom)])


def load_box(sources: Sequence[Source], box: CustomBox) -> Edition:
    """An edition with a box on top; raises EditionError for the first thing that is wrong."""
    edition = read(_laid(sources, box))
    cautions = tuple(check(edition))
    for error in too_costly(edition):
        raise error
    return replace(edition, cautions=cautions)


def _laid(sources: Sequence[Source], box: CustomBox) -> Layers:
    base, *overlays = sources
    if isinstance(base, Mapping):
        raise EditionError("is a table", "edition", "the name of an edition, or a file")
    return laid(base, [*overlays, box.table])


def _refused(errors: Sequence[EditionError]) -> Examination:
    """The first error of each entry."""
    found: dict[str, EditionError] = {}
    for error in errors:
        where = path_of(error)
        entry = ".".join(where.replace("[", ".[").split(".")[:2])
        found.setdefault(entry, EditionError(error.what[:LONGEST], where, error.right[:LONGEST]))
    return Examination(None, tuple(found.values())[:MOST_PROBLEMS])


def path_of(error: EditionError) -> str:
    """The path of an error without its file."""
    return error.where.partition(", ")[2] or error.where


def _others(sources: Sequence[str], box: CustomBox) -> Iterator[EditionError]:
    """What else is wrong: entry by entry, or with the whole."""
    try:
        layers = _laid(sources, box)
        found = list(_entry_errors(layers))
        yield from found or _whole_errors(layers)
    except EditionError:
        return  # the error that is known already: nothing can be read before it is mended


def _entry_errors(layers: Layers) -> Iterator[EditionError]:
    known = known_of(layers)
    for section, reader in READERS.items():
        entries = layers.lists.get(section, {}) if section in ENTRY_KEYS else {"": layers.tables.get(section)}
        for name, entry in entries.items():
            if entry is not None:
                path = f"{section}.{name}" if name else section
                try:
                    reader(Table(entry, path, layers.source), known)
                except EditionError as error:
                    yield error


def _whole_errors(layers: Layers) -> Iterator[EditionError]:
    edition = read(layers)
    yield from broken(edition)
    yield from too_costly(edition)
