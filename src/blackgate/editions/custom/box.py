"""A custom box: an overlay as JSON from anybody, bounded in size, depth and text before anything is built from it."""

import json
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Final, Self

from blackgate.editions.names import near
from blackgate.editions.overlays import ENTRY_KEYS, PROVENANCES
from blackgate.editions.reader.sections import READERS
from blackgate.editions.visible import is_visible
from blackgate.errors import EditionError, brief

MOST_BYTES: Final = 65_536
"""Of the compact JSON: twice the whole retail edition without its names."""
MOST_ENTRIES: Final = 200
MOST_STEPS: Final = 8
"""Effects, standing changes or conditions in one list."""
MOST_ITEMS: Final = 20
"""Items of any other list."""
MOST_KEYS: Final = 30
"""Keys of a table within an entry."""
MOST_LETTERS: Final = 60
"""Of a text."""
MOST_DEPTH: Final = 6
"""box, list of cards, card, list of effects, effect, list of verbs."""
MOST_NUMBER: Final = 999
MOST_PROBLEMS: Final = 50

HEAD: Final = ("id", "name", "over", "overlay", "provenance")
STEP_LISTS: Final = ("do", "bonus", "mods", "if")
MARKUP: Final = frozenset("<>{}[]\\`")
"""Letters that no name needs and some reader of a name could take for markup."""
IS_ID: Final = re.compile(r"[a-z][a-z0-9_]{0,39}")
ID_RIGHT: Final = "small letters, digits and _, at most 40, a letter first"
TEXT_RIGHT: Final = f"one visible line of at most {MOST_LETTERS} letters, without any of < > {{ }} [ ] \\ `"


@dataclass(frozen=True)
class CustomBox:
    """A box within its bounds. Whether it fits an edition is not known yet."""

    text: str
    """The box as compact JSON: the same text for the same box."""

    @classmethod
    def of(cls, box: object) -> Self:
        """A box that was sent; raises EditionError for the first thing that is out of bounds."""
        for error in out_of_bounds(box):
            raise error
        return cls(compact(box))

    @classmethod
    def parse(cls, text: str) -> Self:
        """A box that was written as JSON."""
        if len(text) > MOST_BYTES:
            raise EditionError("is too long", "box", f"at most {MOST_BYTES} bytes")
        try:
            found = json.loads(text)
        except (ValueError, RecursionError):
            raise EditionError("is no JSON", "box", "a box as the workshop saves it") from None
        return cls.of(found)

    @property
    def table(self) -> Mapping[str, object]:
        """The content, as an overlay."""
        found: dict[str, object] = json.loads(self.text)
        return found

    @property
    def name(self) -> str:
        """What its author calls it."""
        return str(self.table["name"])


def compact(box: object) -> str:
    """A box as one line of JSON."""
    return json.dumps(box, ensure_ascii=False, sort_keys=True, separators=(",", ":"))


def out_of_bounds(box: object) -> list[EditionError]:
    """Everything about a box that is too large, too deep or no plain text; the path of each as `where`."""
    if not isinstance(box, Mapping):
        return [EditionError("is no table", "box", 'write {"id": "my_box", "name": "My box", …}')]
    found = list(_all_errors(box))
    if not found and len(compact(box).encode()) > MOST_BYTES:
        found.append(EditionError("is too long", "box", f"at most {MOST_BYTES} bytes"))
    return found[:MOST_PROBLEMS]


def _all_errors(box: Mapping[object, object]) -> Iterator[EditionError]:
    yield from _head_errors(box)
    entries = sum(len(value) for value in box.values() if isinstance(value, list))
    if entries > MOST_ENTRIES:
        yield EditionError(f"has {entries} entries", "box", f"at most {MOST_ENTRIES}")
        return
    for section, value in box.items():
        if section in ENTRY_KEYS and section in READERS:
            yield from _list_errors(str(section), value)
        elif section in READERS:
            yield from _value_errors(str(section), value, 2)
        elif section not in HEAD:
            known = (*HEAD, *READERS)
            yield EditionError("cannot be changed by a box", brief(section), near(str(section)[:40], known))


def _head_errors(box: Mapping[object, object]) -> Iterator[EditionError]:
    if not is_id(box.get("id")):
        yield EditionError(f"is {brief(box.get('id'))}", "id", ID_RIGHT)
    if not is_text(box.get("name")):
        yield EditionError(f"is {brief(box.get('name'))}", "name", TEXT_RIGHT)
    if "over" in box and not is_id(box["over"]):
        yield EditionError(f"is {brief(box['over'])}", "over", "the id of an edition, such as retail")
    if box.get("overlay", True) is not True:
        yield EditionError(f"is {brief(box['overlay'])}", "overlay", "write true, or leave it out")
    if "provenance" in box and box["provenance"] not in PROVENANCES:
        yield EditionError(f"is {brief(box['provenance'])}", "provenance", "one of " + ", ".join(PROVENANCES))


def _list_errors(section: str, value: object) -> Iterator[EditionError]:
    if not isinstance(value, list):
        yield EditionError(f"is {brief(value)}", section, "write a list of tables")
        return
    key, seen = ENTRY_KEYS[section], set[str]()
    for number, entry in enumerate(value, 1):
        own = entry.get(key) if isinstance(entry, Mapping) else None
        if not isinstance(own, str) or not is_id(own):
            yield EditionError(f"has the {key} {brief(own)}", f"{section}[{number}]", ID_RIGHT)
        elif own in seen:
            yield EditionError("stands twice", f"{section}.{own}", "write every entry once")
        else:
            seen.add(own)
            yield from _value_errors(f"{section}.{own}", entry, 3)


def _value_errors(path: str, value: object, depth: int) -> Iterator[EditionError]:
    """What is wrong with a value and all it holds."""
    match value:
        case bool():
            return
        case int() if -MOST_NUMBER <= value <= MOST_NUMBER:
            return
        case int():
            yield EditionError("is too large", path, f"a whole number of at most {MOST_NUMBER}")
        case str() if not is_text(value):
            yield EditionError(f"is {brief(value)}", path, TEXT_RIGHT)
        case str():
            return
        case list() | Mapping() if depth > MOST_DEPTH:
            yield EditionError("is nested too deeply", path, f"at most {MOST_DEPTH} levels")
        case list():
            yield from _item_errors(path, value, depth)
        case Mapping() if len(value) > MOST_KEYS:
            yield EditionError(f"has {len(value)} keys", path, f"at most {MOST_KEYS}")
        case Mapping():
            yield from _table_errors(path, value, depth)
        case _:
            yield EditionError(f"is {brief(value)}", path, "a text, a whole number, true, false, a list or a table")


def _item_errors(path: str, items: list[object], depth: int) -> Iterator[EditionError]:
    most = MOST_STEPS if path.rpartition(".")[2] in STEP_LISTS else MOST_ITEMS
    if len(items) > most:
        yield EditionError(f"has {len(items)} items", path, f"at most {most}")
        return
    for number, item in enumerate(items, 1):
        yield from _value_errors(f"{path}[{number}]", item, depth + 1)


def _table_errors(path: str, table: Mapping[object, object], depth: int) -> Iterator[EditionError]:
    for key, value in table.items():
        if not isinstance(key, str) or not re.fullmatch(r"[a-z0-9_]{1,40}", key):
            yield EditionError(f"has the key {brief(key)}", path, "small letters, digits and _")
        else:
            yield from _value_errors(f"{path}.{key}", value, depth + 1)


def is_id(value: object) -> bool:
    """Whether a value can name a box or one of its entries."""
    return isinstance(value, str) and IS_ID.fullmatch(value) is not None


def is_text(value: object) -> bool:
    """Whether a value is one visible line of plain text."""
    if not isinstance(value, str) or not 0 < len(value) <= MOST_LETTERS:
        return False
    return value.isprintable() and value == value.strip() and is_visible(value) and not MARKUP & set(value)
