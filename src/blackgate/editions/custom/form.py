"""Describe what a box may change, for a form: every section with its entries, fields, ranges and words.

The readers of an edition are asked, not described a second time: a `FormTable` notes what a reader asks for.
"""

from collections.abc import Collection, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any, Final, Literal

from blackgate.editions.custom.box import MOST_BYTES, MOST_ENTRIES, MOST_ITEMS, MOST_LETTERS, MOST_STEPS
from blackgate.editions.custom.cost import MOST_COUNTS, MOST_SEARCH_CARDS
from blackgate.editions.loader import MOST_ENTRIES as MOST_OF
from blackgate.editions.loader import known_of, laid
from blackgate.editions.names import Lookup
from blackgate.editions.overlays import ENTRY_KEYS, Layers
from blackgate.editions.parts import GRAMMAR, Name
from blackgate.editions.reader.box import PLAYER_COUNTS
from blackgate.editions.reader.powers import Known, effect, modifier
from blackgate.editions.reader.sections import READERS
from blackgate.editions.reader.table import MOST, Table
from blackgate.editions.validation.misspellings import NEEDED
from blackgate.editions.vocabulary import EFFECTS, MODIFIERS
from blackgate.errors import EditionError

FieldType = Literal[
    "whole", "text", "flag", "word", "words", "wholes", "texts", "names", "effects", "modifiers", "conditions", "table",
    "counts",
]  # fmt: skip

ADDED: Final = ("card", "recipe", "deal", "gang", "gang_card", "background", "trauma", "michel_card")
"""Lists that can have new entries; slots and tokens are the engine's."""
STEPS: Final[Mapping[str, FieldType]] = {
    "do": "effects", "bonus": "effects", "mods": "modifiers", "if": "conditions",
}  # fmt: skip
SORTS: Final[Mapping[str, str]] = {
    "slot": "slot", "Place": "slot", "card": "card", "pile card": "card", "gang": "gang", "verb": "verb",
    "token": "token",
}  # fmt: skip
"""By sort of a lookup: the sort of noun its ids are."""
PLACEHOLDER: Final = "x"


@dataclass(frozen=True)
class FieldForm:
    """One field of an entry."""

    key: str
    type: FieldType
    needed: bool = False
    """Whether a new entry needs it."""
    least: int | None = None
    most: int | None = None
    choices: tuple[str, ...] = ()
    of: str = ""
    """The sort of noun the choices are; empty for words of the vocabulary."""
    repeats: bool = False
    """Whether a choice may stand twice."""
    longest: int = 0
    """Items of the list at most."""
    default: Any = None
    fields: tuple["FieldForm", ...] = ()


@dataclass(frozen=True)
class WordForm:
    """An effect or a standing change, and its operands."""

    word: str
    fields: tuple[FieldForm, ...]


@dataclass(frozen=True)
class SectionForm:
    """A table or a list of entries."""

    name: str
    key: str
    """The key that names an entry; empty for a table, whose only entry is named by the empty text."""
    adds: bool
    removes: bool
    most: int
    """Entries altogether; 0 without a limit of its own."""
    fields: tuple[FieldForm, ...]
    entries: dict[str, dict[str, Any]]
    """As they stand in the edition, in the words of a box."""


@dataclass(frozen=True)
class BoxLimits:
    """How large a box may be."""

    bytes: int = MOST_BYTES
    entries: int = MOST_ENTRIES
    effects: int = MOST_STEPS
    text: int = MOST_LETTERS
    search_cards: int = MOST_SEARCH_CARDS


@dataclass(frozen=True)
class BoxForm:
    """Everything a form for boxes over an edition is made of."""

    languages: tuple[str, ...]
    sections: tuple[SectionForm, ...]
    effects: tuple[WordForm, ...]
    modifiers: tuple[WordForm, ...]
    limits: BoxLimits = field(default_factory=BoxLimits)


def box_form(sources: Sequence[str]) -> BoxForm:
    """The form for boxes over a packaged edition and its overlays."""
    layers = laid(sources[0], sources[1:])
    known = known_of(layers)
    present = [name for name in READERS if name in layers.lists or name in layers.tables]
    return BoxForm(
        languages=known.languages,
        sections=tuple(_section(name, layers, known) for name in present),
        effects=tuple(WordForm(word, _fields(lambda table: effect(table, known), {"do": word})) for word in EFFECTS),
        modifiers=tuple(
            WordForm(word, _fields(lambda table: modifier(table, known), {"mod": word})) for word in MODIFIERS
        ),
    )


def _section(name: str, layers: Layers, known: Known) -> SectionForm:
    is_list = name in ENTRY_KEYS
    key = ENTRY_KEYS[name] if is_list else ""
    entries = layers.lists[name] if is_list else {"": layers.tables[name]}
    found = _fields(lambda table: READERS[name](table, known), {"id": PLACEHOLDER}, NEEDED.get(name), name)
    return SectionForm(
        name=name,
        key=key,
        adds=name in ADDED,
        removes=is_list and name != "token",
        most=MOST_OF.get(name, 0),
        fields=tuple(each for each in found if each.key != key),
        entries={own: _written(entry) for own, entry in entries.items()},
    )


def _written(entry: Mapping[str, object]) -> dict[str, Any]:
    return {key: value for key, value in entry.items() if key != "provenance"}


def _fields(
    reader: Any, preset: Mapping[str, str], needed: Collection[str] | None = None, section: str = ""
) -> tuple[FieldForm, ...]:
    """What a reader asks for. It may refuse the placeholders in the end: by then it has asked for everything."""
    table = FormTable(preset, section)
    with suppress(EditionError):
        reader(table)
    found = [each for each in table.found.values() if each.key not in preset or each.key == "id"]
    return tuple(
        each if needed is None else FieldForm(**{**each.__dict__, "needed": each.key in needed}) for each in found
    )


class FormTable(Table):
    """A table that notes what it is asked for, and answers with placeholders."""

    def __init__(self, preset: Mapping[str, str], path: str = "") -> None:
        super().__init__({}, path, lambda path: "form")
        self.preset = preset
        self.found: dict[str, FieldForm] = {}
        self._maybe: set[str] = set()
        """Keys that a reader asked for before it read them."""

    def _note(self, key: str, kind: FieldType, needed: bool, **more: Any) -> None:
        self.found[key] = FieldForm(key, kind, needed and key not in self._maybe, **more)

    def has(self, key: str) -> bool:
        """Every key is there, so that a reader asks for all of them."""
        self._maybe.add(key)
        return True

    def text(self, key: str) -> str:
        """A text."""
        self._note(key, "text", True)
        return self.preset.get(key, PLACEHOLDER)

    def whole(self, key: str, low: int, high: int = MOST, default: int | None = None) -> int:
        """A number."""
        most = min(high, MOST_COUNTS.get(key, high))
        self._note(key, "whole", default is None, least=low, most=most, default=default)
        return low

    def flag(self, key: str) -> bool:
        """true or false."""
        self._note(key, "flag", False, default=False)
        return False

    def word(self, key: str, choices: Sequence[str], default: str = "") -> str:
        """A word of the vocabulary."""
        of = "class" if key == "class" else ""
        self._note(key, "word", not default, choices=tuple(choices), of=of, default=default or None)
        return self.preset.get(key, choices[0])

    def texts(self, key: str, default: bool = True) -> tuple[str, ...]:
        """A list of texts."""
        self._note(key, "texts", not default, longest=MOST_ITEMS)
        return ()

    def wholes(self, key: str, low: int, high: int) -> tuple[int, ...]:
        """A list of numbers."""
        self._note(key, "wholes", True, least=low, most=high, longest=MOST_ITEMS)
        return ()

    def reference(self, key: str, known: Lookup, also: str = "") -> str:
        """The name of a thing."""
        choices = (*([also] if also else ()), *known.ids)
        self._note(key, "word", True, choices=choices, of=SORTS.get(known.sort, ""))
        return choices[0] if choices else PLACEHOLDER

    def references(
        self, key: str, known: Lookup, repeated: bool = False, among: Sequence[str] = (), least: int = 0
    ) -> tuple[str, ...]:
        """Names of things."""
        choices = tuple(among) or known.ids
        sort = SORTS.get(known.sort, "")
        self._note(key, "words", least > 0, choices=choices, of=sort, repeats=repeated, longest=MOST_ITEMS)
        return choices[:least]

    def table(self, key: str) -> Table:
        """A table within this one; its fields are noted as they are asked for."""
        if self.path == "goal":
            self._note(key, "counts", False, least=0, most=99, choices=PLAYER_COUNTS)
            return FormTable({})
        inner = FormTable({})
        self._note(key, "table", True)
        inner.found = _Inner(self, key)
        return inner

    def tables(self, key: str) -> tuple[Table, ...]:
        """A list of effects, standing changes or conditions; only conditions have fields of their own."""
        self._note(key, STEPS[key], False, longest=MOST_STEPS)
        if STEPS[key] != "conditions":
            return ()
        inner = FormTable({})
        inner.found = _Inner(self, key)
        return (inner,)

    def name(self, key: str, languages: Sequence[str]) -> Name:
        """A name, its plural and its grammar, by language."""
        self._note(key, "names", True)
        self._note("plural", "names", False)
        self._note("grammar", "names", False, choices=GRAMMAR)
        return Name((("en", PLACEHOLDER),))

    def close(self) -> None:
        """Nothing is unknown in a form."""


class _Inner(dict[str, FieldForm]):
    """The fields of a table within another one: they are noted in the outer one."""

    def __init__(self, outer: FormTable, key: str) -> None:
        super().__init__()
        self._outer, self._key = outer, key

    def __setitem__(self, key: str, value: FieldForm) -> None:
        super().__setitem__(key, value)
        outer = self._outer.found[self._key]
        self._outer.found[self._key] = FieldForm(**{**outer.__dict__, "fields": tuple(self.values())})
