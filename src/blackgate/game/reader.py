"""Read untrusted documents: typed values from nested tables, or an error that says where and what."""

from collections.abc import Mapping, Sequence
from reprlib import repr as shown
from types import MappingProxyType
from typing import Final

from blackgate.editions.names import near
from blackgate.errors import BlackgateError

LONGEST: Final = 4096
"""Maximum number of entries in a list: more than any box needs, and few enough to check one by one."""
MOST: Final = 1000
"""Maximum number of one thing in a list of counts."""
NOTHING: Final[Mapping[str, object]] = MappingProxyType({})
"""The entries of a value that is no table."""


class Reader:
    """One value of a document, with its path and the type of its errors."""

    def __init__(self, value: object, where: str, error: type[BlackgateError]) -> None:
        self.value = value
        self.where = where
        self.error = error
        self._entries: Mapping[str, object] = value if isinstance(value, Mapping) else NOTHING

    def fault(self, what: str, right: str = "", key: str = "") -> BlackgateError:
        """An error about this value, or about one of its keys."""
        shown_key = key if key.isprintable() else repr(key)[1:-1]
        return self.error(what, f"{self.where}.{shown_key}" if key else self.where, right)

    def table(self, keys: Sequence[str]) -> "Reader":
        """This value as a table with no other keys than these."""
        if not isinstance(self.value, Mapping):
            raise self.fault(f"is {type(self.value).__name__}, not a table")
        for key in self.value:
            if key not in keys:
                raise self.fault("there is no such key", near(str(key), keys), str(key))
        return self

    def has(self, key: str) -> bool:
        """Whether a key of the table is given."""
        return key in self._entries

    def get(self, key: str, default: object) -> object:
        """The raw value of a key."""
        return self._entries.get(key, default)

    def at(self, key: str, default: object = None) -> "Reader":
        """A reader for the value of a key."""
        return Reader(self.get(key, default), f"{self.where}.{key}", self.error)

    def part(self, key: str, keys: Sequence[str]) -> "Reader":
        """A nested table; empty if it is missing."""
        return self.at(key, {}).table(keys)

    def number(self, low: int, high: int) -> int:
        """This value as a whole number within bounds."""
        if not isinstance(self.value, int) or isinstance(self.value, bool) or not low <= self.value <= high:
            raise self.fault(f"{shown(self.value)} is not possible", f"a whole number from {low} to {high}")
        return self.value

    def whole(self, key: str, default: int, low: int, high: int) -> int:
        """A whole number of the table."""
        value = self._entries.get(key, default)
        if type(value) is int and low <= value <= high:
            return value
        return self.at(key, int(default)).number(int(low), int(high))

    def truth(self, key: str, default: bool) -> bool:
        """A yes or no of the table."""
        value = self.get(key, default)
        if not isinstance(value, bool):
            raise self.fault(f"{shown(value)} is not possible", "true or false", key)
        return value

    def text(self, key: str, default: str) -> str:
        """A word of the table."""
        value = self.get(key, default)
        if not isinstance(value, str):
            raise self.fault(f"{shown(value)} is not possible", "a text", key)
        return value

    def sequence(self) -> Sequence[object]:
        """This value as a list."""
        if not isinstance(self.value, list | tuple):
            raise self.fault(f"is {type(self.value).__name__}, not a list")
        if len(self.value) > LONGEST:
            raise self.fault(f"has {len(self.value)} entries", f"at most {LONGEST}")
        return self.value

    def items(self, key: str) -> list["Reader"]:
        """The entries of a list of the table; none if it is missing."""
        entries = self.at(key, ()).sequence()
        return [Reader(entry, f"{self.where}.{key}[{n + 1}]", self.error) for n, entry in enumerate(entries)]

    def names(self, key: str) -> list[str]:
        """A list of words."""
        entries = self.at(key, ()).sequence()
        names = [entry for entry in entries if isinstance(entry, str)]
        if len(names) < len(entries):
            wrong = next(entry for entry in self.items(key) if not isinstance(entry.value, str))
            raise wrong.fault(f"{shown(wrong.value)} is not a name")
        return names

    def counts(self, key: str) -> list[tuple[str, int]]:
        """The number of each name: as a table `{ knife = 2 }` or as a list `["knife", "knife"]`."""
        value = self.get(key, ())
        if not isinstance(value, Mapping):
            return [(name, 1) for name in self.names(key)]
        if all(type(count) is int and 0 <= count <= MOST for count in value.values()):
            return [(str(name), count) for name, count in value.items()]
        table = self.at(key)
        return [(str(name), table.at(str(name)).number(0, MOST)) for name in value]
