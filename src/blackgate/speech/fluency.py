"""Fluent: reading the files of a language, and handing parts with forms to its sentences."""

from collections.abc import Callable, Mapping
from typing import Any

from babel import Locale
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import FluentType
from fluent.syntax.ast import Junk

from blackgate.errors import SpeechError, brief


class Part(FluentType):
    """A part of a sentence, as Fluent takes it. Said plainly it has its usual form."""

    def __init__(self, spoken: object) -> None:
        self.spoken = spoken

    def format(self, locale: Locale) -> str:
        """Its usual form; the language is the speaker's."""
        return str(self.spoken)


def read(language: str, pages: Mapping[str, str], functions: Mapping[str, Callable[..., Any]]) -> FluentBundle:
    """The messages of all pages of a language, and what its sentences may call."""
    given = {name: _unpacked(function) for name, function in functions.items()}
    found = FluentBundle([language], functions=given, use_isolating=False)
    for name, text in pages.items():
        page = FluentResource(text)
        for entry in page.body:
            if isinstance(entry, Junk):
                raise SpeechError("cannot be read", f"{language}/{name}", brief(entry.content))
        found.add_resource(page)
    return found


def _unpacked(function: Callable[..., Any]) -> Callable[..., Any]:
    """A function of the catalogue, called by Fluent with a part."""
    return lambda part, *others: function(part.spoken, *others)
