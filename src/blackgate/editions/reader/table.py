"""Reading a table of an edition: each key is asked for once, with what it must be; the rest is a mistake.

A reader asks a `Table` for its keys and closes it. Whatever was not asked for is an unknown key, so a reader is at the
same time the description of its table.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Final, TypeVar

from blackgate.editions.names import Lookup, near
from blackgate.editions.parts import GRAMMAR, Name
from blackgate.errors import EditionError

T = TypeVar("T")
MOST: Final = 999
"""The largest number an edition may hold anywhere."""


class Table:
    """A table being read. `source` tells which file set a path."""

    def __init__(self, content: Mapping[str, object], path: str, source: Callable[[str], str]) -> None:
        self.content = content
        self.path = path
        self.source = source
        self._asked: set[str] = {"provenance"}

    def where(self, key: str = "") -> str:
        """File and key path, as an error names them."""
        path = ".".join(part for part in (self.path, key) if part)
        return f"{self.source(path)}, {path}"

    def wrong(self, key: str, what: str, right: str = "") -> EditionError:
        """The error for one key."""
        return EditionError(what, self.where(key), right)

    def has(self, key: str) -> bool:
        """Whether the key is there; asking makes it a known key."""
        self._asked.add(key)
        return key in self.content

    def _take(self, key: str, right: str) -> object:
        if not self.has(key):
            raise self.wrong(key, "is missing", f"write {right}")
        return self.content[key]

    def text(self, key: str) -> str:
        """A text that is not empty."""
        value = self._take(key, "a text")
        if not isinstance(value, str) or not value.strip():
            raise self.wrong(key, f"is {value!r}", "write a text")
        return value

    def whole(self, key: str, low: int, high: int = MOST, default: int | None = None) -> int:
        """A whole number from low to high."""
        right = f"a whole number from {low} to {high}"
        value = default if default is not None and not self.has(key) else self._take(key, right)
        if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
            raise self.wrong(key, f"is {value!r}", f"write {right}")
        return value

    def flag(self, key: str) -> bool:
        """true or false; missing is false."""
        value = self.content[key] if self.has(key) else False
        if not isinstance(value, bool):
            raise self.wrong(key, f"is {value!r}", "write true or false")
        return value

    def word(self, key: str, choices: Sequence[str], default: str = "") -> str:
        """One of the words of a list."""
        value = default if default and not self.has(key) else self._take(key, "one of " + ", ".join(choices))
        if not isinstance(value, str) or value not in choices:
            advice = near(str(value), choices) or "one of " + ", ".join(choices)
            raise self.wrong(key, f"{value!r} is not a word for this", advice)
        return value

    def sequence(self, key: str, default: bool = True) -> Sequence[object]:
        """A list; missing is empty unless it is needed."""
        value = self._take(key, "a list") if self.has(key) or not default else []
        if not isinstance(value, list | tuple):
            raise self.wrong(key, f"is {value!r}", "write a list")
        return value

    def texts(self, key: str, default: bool = True) -> tuple[str, ...]:
        """A list of texts, none twice."""
        values = self.sequence(key, default)
        texts = tuple(value for value in values if isinstance(value, str) and value)
        if len(texts) < len(values):
            raise self.wrong(key, f"is {list(values)!r}", "write a list of texts")
        return self._distinct(key, texts)

    def wholes(self, key: str, low: int, high: int) -> tuple[int, ...]:
        """A list of whole numbers from low to high, none twice."""
        values = self.sequence(key, default=False)
        kept = tuple(each for each in values if isinstance(each, int) and not isinstance(each, bool))
        if len(kept) < len(values) or any(not low <= each <= high for each in kept):
            raise self.wrong(key, f"is {list(values)!r}", f"write a list of whole numbers from {low} to {high}")
        return self._distinct(key, kept)

    def _distinct(self, key: str, values: tuple[T, ...]) -> tuple[T, ...]:
        for place, value in enumerate(values):
            if value in values[:place]:
                raise self.wrong(key, f"names {value!r} twice", "name it once")
        return values

    def reference(self, key: str, known: Lookup, also: str = "") -> str:
        """The id of another thing of the edition, by any of its names; `also` is a word that means none of them."""
        written = self.text(key)
        return written if also and written == also else known.ids[known.find(written, self.where(key))]

    def references(
        self, key: str, known: Lookup, repeated: bool = False, among: Sequence[str] = (), least: int = 0
    ) -> tuple[str, ...]:
        """Ids of other things of the edition, with `among` only these; a list, or a single word."""
        if self.has(key) and isinstance(self.content[key], str):
            found: tuple[str, ...] = (self.reference(key, known),)
        else:
            values = tuple(map(str, self.sequence(key))) if repeated else self.texts(key)
            found = tuple(known.ids[known.find(value, self.where(key))] for value in values)
        if among and not (len(found) >= least and set(found) <= set(among)):
            many = "one or more" if least else "some"
            raise self.wrong(key, f"is {list(found)!r}", f"name {many} of {', '.join(among)}")
        return found

    def table(self, key: str) -> "Table":
        """A table within this one."""
        value = self._take(key, "a table")
        if not isinstance(value, Mapping):
            raise self.wrong(key, f"is {value!r}", "write a table { … }")
        return Table(value, ".".join(part for part in (self.path, key) if part), self.source)

    def tables(self, key: str) -> tuple["Table", ...]:
        """The tables of a list of tables, by their place in it."""
        values = self.sequence(key)
        for value in values:
            if not isinstance(value, Mapping):
                raise self.wrong(key, f"holds {value!r}", "write tables { … }")
        path = f"{self.path}.{key}"
        kept = [value for value in values if isinstance(value, Mapping)]
        return tuple(Table(value, f"{path}[{place}]", self.source) for place, value in enumerate(kept, 1))

    def name(self, key: str, languages: Sequence[str]) -> Name:
        """What a thing is called, English at least."""
        if not self.has(key):
            raise self.wrong(key, "is missing", 'write name = { en = "New" }')
        words = self.table(key)
        if not words.has("en"):
            raise words.wrong("en", "is missing", "write the English name at least")
        spoken = tuple((each, words.text(each)) for each in languages if words.has(each))
        words.close()
        grammar = tuple((each, self._grammar(each, text)) for each, text in self._spoken("grammar", languages))
        return Name(spoken, self._spoken("plural", languages), grammar)

    def _spoken(self, key: str, languages: Sequence[str]) -> tuple[tuple[str, str], ...]:
        """A text by language; a language may be missing."""
        if not self.has(key):
            return ()
        words = self.table(key)
        spoken = tuple((each, words.text(each)) for each in languages if words.has(each))
        words.close()
        return spoken

    def _grammar(self, language: str, text: str) -> tuple[str, ...]:
        """Words of grammar, such as `f plural`."""
        for word in text.split():
            if word not in GRAMMAR:
                advice = near(word, GRAMMAR) or "one of " + ", ".join(GRAMMAR)
                raise self.wrong(f"grammar.{language}", f"{word!r} is not a word for this", advice)
        return tuple(text.split())

    def close(self) -> None:
        """Every key that no reader asked for is unknown."""
        for key in self.content:
            if key not in self._asked:
                raise self.wrong(key, "is not a key of this table", near(key, self._asked))
