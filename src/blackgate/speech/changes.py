"""What a custom box changes, for people: names and texts before and after, in several languages."""

from collections.abc import Callable, Iterable, Sequence
from typing import Any, Literal

from msgspec import Struct

from blackgate.editions import Edition
from blackgate.editions.differences import SECTIONS, Difference, differences, entries_of
from blackgate.editions.parts import CardFace, Deal, MichelCard, Name, Place, Power, Recipe, Trauma
from blackgate.speech.texts import Texts


class ValueChange(Struct, frozen=True):
    """A value of an entry, in the words of a file; a dash is nothing."""

    key: str
    before: str
    after: str


class BoxChange(Struct, frozen=True):
    """A table or an entry that a box changes, adds or takes away."""

    section: str
    id: str
    """Empty for a table."""
    kind: Literal["added", "removed", "changed"]
    names: dict[str, str]
    """By language; empty for what has no name."""
    texts: dict[str, str]
    """By language: what it says now; empty if it was removed or says nothing."""
    before: dict[str, str]
    """By language: what it said; empty if it is new or says the same."""
    values: tuple[ValueChange, ...]
    """Of an entry that was changed."""


class ShownEntry(Struct, frozen=True):
    """An entry as it is with a box, changed or not."""

    names: dict[str, str]
    """By language; empty for what has no name."""
    texts: dict[str, str]
    """By language; empty for what says nothing."""


def shown(edition: Edition, path: str, languages: Sequence[str]) -> ShownEntry | None:
    """The entry of a path such as `card.riot`; None if there is none."""
    section, _, own = path.partition(".")
    entry = entries_of(section, edition).get(own) if section in SECTIONS else None
    if entry is None:
        return None
    texts = {language: _text(Texts(edition, language), entry) for language in languages}
    return ShownEntry(_names(entry, languages), _said(texts))


def box_changes(edition: Edition, with_box: Edition, languages: Sequence[str]) -> tuple[BoxChange, ...]:
    """What differs from the edition, in the order of the file."""
    found = differences(edition, with_box)
    before = {language: Texts(edition, language) for language in languages}
    after = {language: Texts(with_box, language) for language in languages}
    return tuple(_change(each, before, after) for each in found if each.section)


def _change(found: Difference, before: dict[str, Texts], after: dict[str, Texts]) -> BoxChange:
    old = {language: _text(texts, found.here) for language, texts in before.items()}
    new = {language: _text(texts, found.there) for language, texts in after.items()}
    entry = found.there if found.there is not None else found.here
    return BoxChange(
        section=found.section,
        id=found.id,
        kind="changed" if found.values else "removed" if found.there is None else "added",
        names=_names(entry, after),
        texts=_said(new),
        before=_said(old) if old != new else {},
        values=tuple(ValueChange(*value) for value in found.values),
    )


def _said(texts: dict[str, str]) -> dict[str, str]:
    return {language: text for language, text in texts.items() if text}


def _names(entry: object, languages: Iterable[str]) -> dict[str, str]:
    name = getattr(entry, "name", None)
    return {language: name.of(language) for language in languages} if isinstance(name, Name) else {}


def _text(texts: Texts, entry: object) -> str:
    """What an entry says; empty for one that says nothing."""
    readers: dict[type, Callable[[Any], str]] = {
        CardFace: texts.card, Power: texts.power, Place: texts.place, Recipe: texts.recipe, Deal: texts.deal,
        Trauma: texts.trauma, MichelCard: texts.michel_card,
    }  # fmt: skip
    reader = readers.get(type(entry))
    return reader(entry) if reader else ""
