"""The catalogue is whole: every message in every language, none too many, each with the same parts."""

import ast
import re
from pathlib import Path

import pytest
from tests.speech.pages import (
    asked_for,
    beginnings,
    catalogue,
    entries,
    grammar,
    mentioned,
    missing,
    strings,
    unused,
    variables,
)

from blackgate.errors import SpeechError
from blackgate.speech import LANGUAGES, check_language
from blackgate.speech.catalogue import FUNCTIONS, bundle, formatted, pages


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_is_missing(root: Path, language: str) -> None:
    assert missing(catalogue(language), asked_for(root) | grammar()) == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_is_unused(root: Path, language: str) -> None:
    """Those of the client in the browser are looked for by its own tests (web/tests/catalogue.test.ts)."""
    messages = {name: entry for name, entry in catalogue(language).items() if not name.startswith("web-")}
    assert unused(messages, mentioned(root, messages) | grammar()) == set()


def test_a_missing_and_an_unused_message_are_found() -> None:
    messages = entries("said = { inside } and { gone }\ninside = { $who }\nidle = Nobody says this.\n")
    assert missing(messages, {"said", "unsaid"}) == {"gone", "unsaid"}
    assert unused(messages, {"said"}) == {"idle"}
    assert variables(messages, "said") == {"who"}
    code = ast.parse('"said" if told else f"end-{how}" if over else joined("label", word)')
    assert strings(code, whole=True) == {"said"}
    assert beginnings(code) == {"end-", "label-"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_same_files(language: str) -> None:
    assert list(pages(language)) == list(pages("en"))


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_every_language_has_the_messages_of_the_first(root: Path, language: str) -> None:
    """Beside them a language may have phrases of its own, which only its sentences refer to."""
    english, other = catalogue("en"), catalogue(language)
    code = mentioned(root, english | other) | grammar()
    assert {name for name in english if name in code} == {name for name in other if name in code}


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_every_language_speaks_of_the_same(root: Path, language: str) -> None:
    """Noun phrases apart: whether gender or sound matters is a matter of the language."""
    english, other = catalogue("en"), catalogue(language)
    shared = (english.keys() & other.keys() & mentioned(root, english)) - grammar()
    assert {name: variables(english, name) for name in shared} == {name: variables(other, name) for name in shared}


@pytest.mark.parametrize("language", LANGUAGES)
def test_messages_call_only_existing_functions(language: str) -> None:
    """NUMBER is a function of Fluent itself: Spanish does not group the digits of 2400."""
    assert {each for entry in catalogue(language).values() for each in entry.functions} <= FUNCTIONS.keys() | {"NUMBER"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_line_does_not_break_between_a_number_and_its_noun(language: str) -> None:
    """In the browser, where lines are short."""
    assert "2\u00a0" in formatted(language, "ask-turn", {"actions": 2})
    assert "2\u00a0" in formatted(language, "web-table-cards-held", {"n": 2})


def test_in_french_no_line_begins_with_a_colon() -> None:
    """But for the terminal, which has its own way to break lines."""
    alone = re.compile(r"^(?!#).*\S [:;?!»](\s|$)", re.MULTILINE)
    shown = [text for name, text in pages("fr").items() if name != "table.ftl"]
    assert [found[0] for text in shown for found in alone.finditer(text)] == []


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(SpeechError, match=f"there is no language 'xx'; one of {', '.join(LANGUAGES)}"):
        check_language("xx")
    with pytest.raises(SpeechError, match="there is no language None"):
        bundle(None)


def test_a_message_that_cannot_be_rendered_is_an_error() -> None:
    with pytest.raises(SpeechError, match="there is no message 'nonsense'; add it to a file in speech/fr/"):
        formatted("fr", "nonsense", {})
    with pytest.raises(SpeechError, match="Unknown external: who"):
        formatted("en", "won-game", {})
    with pytest.raises(SpeechError, match="says nothing; write its many"):
        formatted("en", "won-game", {}, "many")
