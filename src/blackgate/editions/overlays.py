"""Lay overlays over an edition: files become one table in which every datum knows where it comes from.

Tables merge key by key; lists of tables merge by the key that names their entries; every other value replaces the one
below. An entry with `remove = true` goes away, one with `replace = true` takes the whole place of the entry below.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import Final

from blackgate.editions.names import SLOT_NAMES, near, plain
from blackgate.editions.parts import Origin
from blackgate.engine.modules import NAMES as ENGINE_MODULES
from blackgate.errors import EditionError

ENTRY_KEYS: Final[Mapping[str, str]] = {
    "place": "slot",
    "card": "id",
    "recipe": "id",
    "deal": "id",
    "gang": "id",
    "gang_card": "id",
    "background": "id",
    "michel_card": "id",
    "token": "id",
    "trauma": "id",
    "prisoner": "board",
    "option": "key",
}
"""The lists of tables of an edition, and the key that names an entry of each."""

PROVENANCES: Final = ("rulebook", "public", "reconstruction", "house")
TABLES: Final = ("numbers", "goal", "tunnel", "michel", "warden", "constants")
ORDERS: Final = ("remove", "replace")
HEAD: Final = (
    "id", "name", "languages", "overlay", "over", "upon", "provenance", "kind", "module", "aliases", "about", "rules",
    "printed", "chapter",
)  # fmt: skip
RENAMING: Final = ("name", "languages")
"""What a prototype, an edition written as an overlay, says for itself (RULING-1)."""

GRAMMAR_KEYS: Final = ("plural", "grammar")
"""What an entry says about its name."""

Entry = dict[str, object]


@dataclass
class Layers:
    """What has been laid so far: plain tables, entries by name, and the origin of every path."""

    head: Entry = field(default_factory=dict)
    tables: dict[str, Entry] = field(default_factory=dict)
    lists: dict[str, dict[str, Entry]] = field(default_factory=dict)
    origins: dict[str, Origin] = field(default_factory=dict)
    sources: list[str] = field(default_factory=list)
    touched: dict[str, str] = field(default_factory=dict)
    """The overlay that last changed a section or an entry of it."""
    added: set[str] = field(default_factory=set)
    """The entries that are not in the edition itself."""
    removed: dict[str, str] = field(default_factory=dict)
    """The overlay that took an entry away."""
    modules: dict[str, str] = field(default_factory=dict)
    """The engine's modules in play, and the overlay that brings each."""

    def source(self, path: str) -> str:
        """The file to blame for a path: the overlay that set it, else the last that changed its entry, else ours."""
        steps = path.replace("[", ".[").split(".")
        ways = [".".join(steps[:length]) for length in range(len(steps), 0, -1)]
        found = next((self.origins[way].file for way in ways if way in self.origins), "")
        if found and found != self.sources[0]:
            return found
        return self.touched.get(".".join(steps[:2]), found or self.sources[-1])

    def latest(self, paths: Sequence[str]) -> str:
        """The path that was changed last; the first of them when none was."""
        return max(paths, key=lambda path: self.sources.index(self.source(path)))

    def blamed(self, *paths: str) -> str:
        """File and path of what was changed last among things that do not fit each other."""
        path = self.latest(paths)
        return f"{self.source(path)}, {path}"


def lay(below: Layers, file: str, content: Mapping[str, object]) -> None:
    """Lay one file over what is there; only the first may say what the edition is called."""
    first = not below.sources
    below.sources.append(file)
    layer = _Layer(below, file, content.get("provenance", "" if first else "house"), first)
    if "module" in content:
        below.modules[layer.module(content["module"])] = str(content.get("id", file))
    for section, value in content.items():
        if section in HEAD:
            below.head.setdefault(section, value)
            if section in RENAMING and content.get("kind") == "prototype":
                below.head[section] = value
        elif section in ENTRY_KEYS:
            layer.lay_entries(section, value)
        elif section in TABLES and isinstance(value, Mapping):
            named = {key: _named(key, each) for key, each in value.items()}
            layer.lay_table(section, below.tables.setdefault(section, {}), named)
        elif section in TABLES:
            raise EditionError(f"is {value!r}", f"{file}, {section}", f"write a table [{section}]")
        else:
            known = (*HEAD, *TABLES, *ENTRY_KEYS)
            raise EditionError("is not a key of an edition", f"{file}, {section}", near(section, known))


@dataclass(frozen=True)
class _Layer:
    """One file while it is laid: its name, and the provenance of what does not say otherwise."""

    below: Layers
    file: str
    usual: object
    first: bool

    @cached_property
    def origins(self) -> Mapping[str, Origin]:
        """By provenance: the origin of a datum of this file."""
        return {word: Origin(self.file, word) for word in PROVENANCES}

    def wrong(self, path: str, what: str, right: str) -> EditionError:
        return EditionError(what, f"{self.file}, {path}", right)

    def module(self, name: object) -> str:
        """A module the engine knows."""
        if name not in ENGINE_MODULES:
            raise self.wrong("module", f"{name!r} is not a module", near(str(name), ENGINE_MODULES))
        return str(name)

    def lay_entries(self, section: str, value: object) -> None:
        """Merge a list of tables by the names of its entries."""
        entries = self.below.lists.setdefault(section, {})
        seen: set[str] = set()
        if not isinstance(value, list | tuple):
            raise self.wrong(section, f"is {value!r}", f"write a list of tables [[{section}]]")
        for place, entry in enumerate(value, 1):
            key = ENTRY_KEYS[section]
            if not isinstance(entry, Mapping) or not isinstance(entry.get(key), str | int) or entry[key] == "":
                raise self.wrong(f"{section}[{place}]", f"{key!r} is missing", f"every {section} needs {key!r}")
            name = _entry_name(section, str(entry[key]), entries)
            if name in seen:
                raise self.wrong(f"{section}.{name}", f"stands twice in {section}", "write every entry once")
            seen.add(name)
            self.lay_entry(section, name, entry, entries)

    def lay_entry(self, section: str, name: str, entry: Mapping[str, object], entries: dict[str, Entry]) -> None:
        """Merge an entry with the one below, put it in its whole place, or take it away."""
        path = f"{section}.{name}"
        self._touch(section, path)
        orders = {order for order in ORDERS if self._is_ordered(order, path, entry, entries)}
        if orders:
            _forget(self.below, path)
            entries[name].clear()
        if "remove" in orders:
            if section == "option":
                raise self.wrong(path, "an option cannot be taken away", "give it another default")
            del entries[name]
            self.below.removed[path] = self.file
            return
        if name not in entries and not self.first:
            self.below.added.add(path)
        target = entries.setdefault(name, {})
        key = ENTRY_KEYS[section]
        kept = {each: _named(each, value) for each, value in entry.items() if each not in (*ORDERS, key)}
        self.lay_table(path, target, kept | {key: entry[key] if section == "prisoner" else name})

    def _touch(self, *paths: str) -> None:
        """An overlay answers for what it changes."""
        if not self.first:
            self.below.touched |= dict.fromkeys(paths, self.file)

    def _is_ordered(self, order: str, path: str, entry: Mapping[str, object], entries: dict[str, Entry]) -> bool:
        value = entry.get(order, False)
        if not isinstance(value, bool):
            raise self.wrong(f"{path}.{order}", f"is {value!r}", "write true or false")
        name = path.partition(".")[2]
        if value and name not in entries:
            raise self.wrong(path, f"there is nothing to {order}", near(name, entries))
        return value

    def lay_table(self, path: str, target: Entry, content: Mapping[str, object]) -> None:
        """Merge a table key by key, tables within it too, and note for every key where it comes from."""
        founded = self._provenance(f"{path}.provenance", content)
        self._touch(path)
        _rename(target, content.get("name"))
        for key, value in content.items():
            if key == "provenance":
                continue
            old = target.get(key)
            if isinstance(value, Mapping) and isinstance(old, dict):
                old.update(value)
            else:
                target[key] = dict(value) if isinstance(value, Mapping) else value
            self._note(f"{path}.{key}", value, founded.get(key, founded["_"]), _inner(founded, key))
        self.below.origins.setdefault(path, self.origins[founded["_"]])

    def _note(self, path: str, value: object, word: str, inner: Mapping[str, str]) -> None:
        """A table that merges key by key notes its keys one by one."""
        if isinstance(value, Mapping):
            self.below.origins.setdefault(path, self.origins[word])
            for key in value:
                self.below.origins[f"{path}.{key}"] = self.origins[inner.get(key, word)]
        else:
            self.below.origins[path] = self.origins[word]

    def _provenance(self, path: str, content: Mapping[str, object]) -> Mapping[str, str]:
        """How well founded each key is: one word for all, or `_` for the usual case and words by key.

        A key that is a table itself, such as a name, may have words by language: `name = { _ = …, en = … }`.
        """
        value = content.get("provenance", self.usual)
        if value == "":
            raise self.wrong(path, "is missing", "write one of " + ", ".join(PROVENANCES))
        words = {"_": value} if isinstance(value, str) else value
        if not isinstance(words, Mapping) or "_" not in words:
            raise self.wrong(path, f"is {value!r}", "write a word, or { _ = word, key = word … }")
        return dict(self._words(path, words, content))

    def _words(
        self, path: str, words: Mapping[str, object], content: Mapping[str, object]
    ) -> Iterator[tuple[str, str]]:
        """The words by key; those of a table within the table by `key.inner`."""
        for key, word in words.items():
            if key != "_" and key not in content:
                raise self.wrong(path, f"{key!r} is not a key of this table", near(str(key), content))
            inner = content.get(key)
            if isinstance(word, Mapping) and isinstance(inner, Mapping):
                found = dict(self._words(f"{path}.{key}", word, inner))
                yield from ((key if each == "_" else f"{key}.{each}", how) for each, how in found.items())
            elif word in PROVENANCES:
                yield str(key), str(word)
            else:
                raise self.wrong(path, f"{word!r} is not a provenance", "one of " + ", ".join(PROVENANCES))


def _inner(founded: Mapping[str, str], key: str) -> Mapping[str, str]:
    """What is said about the keys of a table within a table."""
    start = f"{key}."
    return {each.removeprefix(start): word for each, word in founded.items() if each.startswith(start)}


def _entry_name(section: str, name: str, entries: Mapping[str, Entry]) -> str:
    """The name of an entry; an entry below may also be meant by one of its other names (RULING-2)."""
    slot = SLOT_NAMES.get(name) if section == "place" else None
    if slot is not None:
        return SLOT_NAMES.ids[slot]
    known = place_names if section == "place" else other_names
    if name in entries:
        return name
    wanted = plain(name)
    names = ((each, other) for each, below in entries.items() for other in known(below))
    return next((each for each, other in names if plain(other) == wanted), name)


def _named(key: str, value: object) -> object:
    """A name written as a plain text is the English one."""
    return {"en": value} if key == "name" and isinstance(value, str) else value


def _rename(entry: Entry, words: object) -> None:
    """A new name in a language does not take over the grammar of the old one."""
    for key in GRAMMAR_KEYS:
        old = entry.get(key)
        if isinstance(old, dict) and isinstance(words, Mapping):
            entry[key] = {language: text for language, text in old.items() if language not in words}


def other_names(entry: Entry) -> list[str]:
    """The aliases an entry gives itself."""
    aliases = entry.get("aliases")
    if aliases is None:
        return []
    return [str(alias) for alias in aliases] if isinstance(aliases, list | tuple) else []


def place_names(entry: Entry) -> list[str]:
    """What a Place may be called beside its slot: its tile, its other names, its name in each language (MOD-5)."""
    words, tile = entry.get("name"), entry.get("tile")
    names = [str(word) for word in words.values()] if isinstance(words, Mapping) else []
    return [*other_names(entry), *names, *([str(tile)] if tile else [])]


def _forget(below: Layers, path: str) -> None:
    start = f"{path}."
    for known in [each for each in below.origins if each == path or each.startswith(start)]:
        del below.origins[known]
