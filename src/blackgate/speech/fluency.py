"""Fluent: reading the files of a language, and handing parts with forms to its sentences."""

import re
from collections.abc import Callable, Mapping
from typing import Any, Final, NamedTuple

from babel import Locale
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Message, Pattern
from fluent.runtime.types import FluentType
from fluent.syntax.ast import Junk, MessageReference, Resource, TermReference
from fluent.syntax.visitor import Visitor

from blackgate.errors import SpeechError, brief

ENTRY_START: Final = re.compile(r"^(?=(-?[a-zA-Z][\w-]*) *=)", re.MULTILINE | re.ASCII)
"""Where a message or a term begins; whatever follows a message belongs to it, up to the next one."""


PLAIN: Final = (int, str)
"""Parts of a sentence that have no forms."""


class Part(FluentType):
    """A part of a sentence, as Fluent takes it. Said plainly it has its usual form."""

    def __init__(self, spoken: object) -> None:
        self.spoken = spoken

    def format(self, locale: Locale) -> str:
        """Its usual form; the language is the speaker's."""
        return str(self.spoken)


class _Entry(NamedTuple):
    page: str
    text: str


class Messages:
    """The messages of a language. Each is parsed when it is first said: to parse all of them takes half a second."""

    def __init__(self, language: str, pages: Mapping[str, str], functions: Mapping[str, Callable[..., Any]]) -> None:
        given = {name: _unpacked(function) for name, function in functions.items()}
        self._language = language
        self._bundle = FluentBundle([language], functions=given, use_isolating=False)
        self._entries: dict[str, _Entry] = {}
        for page, text in pages.items():
            before, *entries = ENTRY_START.split(text)
            self._parsed(_Entry(page, before))
            for name, entry in zip(entries[::2], entries[1::2], strict=True):
                self._entries.setdefault(name, _Entry(page, entry))
        self._unread = set(self._entries)

    def has_message(self, name: str) -> bool:
        """Whether there is a message of that name."""
        return name in self._entries

    def get_message(self, name: str) -> Message:
        """A message with its attributes."""
        self._read(name)
        return self._bundle.get_message(name)

    def format_pattern(self, pattern: Pattern, args: Mapping[str, object]) -> tuple[object, list[Exception]]:
        """A text with its parts put in, and what was wrong."""
        given = {key: value if isinstance(value, PLAIN) else Part(value) for key, value in args.items()}
        return self._bundle.format_pattern(pattern, given)

    def _read(self, name: str) -> None:
        """Add a message to the bundle, and all that it mentions."""
        if name not in self._unread:
            return
        self._unread.remove(name)
        parsed = self._parsed(self._entries[name])
        self._bundle.add_resource(parsed)
        for other in _references(parsed):
            self._read(other)

    def _parsed(self, entry: _Entry) -> Resource:
        parsed = FluentResource(entry.text)
        for each in parsed.body:
            if isinstance(each, Junk):
                raise SpeechError("cannot be read", f"{self._language}/{entry.page}", brief(each.content))
        return parsed


class _References(Visitor):
    def __init__(self) -> None:
        self.names: list[str] = []

    def visit_MessageReference(self, node: MessageReference) -> None:  # noqa: N802
        self.names.append(node.id.name)

    def visit_TermReference(self, node: TermReference) -> None:  # noqa: N802
        self.names.append(f"-{node.id.name}")
        self.generic_visit(node)


def _references(parsed: Resource) -> list[str]:
    """The messages and terms that an entry mentions."""
    found = _References()
    found.visit(parsed)
    return found.names


def _unpacked(function: Callable[..., Any]) -> Callable[..., Any]:
    """A function of the catalogue, called by Fluent with a part."""
    return lambda part, *others: function(part.spoken, *others)
