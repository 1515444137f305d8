"""docs/terms.md: it lists every name as the box has it, and no language translates one term in two ways."""

import re
import unicodedata
from functools import cache
from pathlib import Path
from typing import Final

import pytest
from fluent.syntax import ast
from fluent.syntax.serializer import FluentSerializer
from tests.speech.pages import parsed

from blackgate.editions.parts import Name
from blackgate.editions.rulebook import rules as rule_index
from blackgate.game.rules import rules
from blackgate.speech import LANGUAGES

PAGE: Final = Path(__file__).parents[2] / "docs" / "terms.md"
COLUMNS: Final = ("en", "fr", "it", "de", "es", "nl")
SEARCHED: Final = {
    "Tool": r"\bTools?\b", "Weapon": r"\bWeapons?\b", "Accessory": r"\bAccessor(y|ies)\b", "Trauma": r"\bTraumas?\b",
    "Background": r"\bBackgrounds?\b", "Beating": r"\bBeatings?\b", "cigarette": r"\bcigarettes?\b",
    "Freepass": r"\bFreepass\b", "Repression": r"\bRepression\b", "Tunnel point": r"\bTunnel points?\b",
    "Place": r"\bPlaces?\b", "Warden": r"\bWarden\b", "Exchange": r"\bExchanges?\b",
}  # fmt: skip
"""Terms that have one meaning wherever they stand in English, with the pattern that finds them."""
REFERENCE: Final = re.compile(r"\$[\w-]+|\{ [\w-]+ \}")
"""A part, or another message, inside a message."""
WITHOUT: Final = {"table-tools-dug", "edition-warden-about", "help-sell", "say-help"}
"""Texts that do without a term in some languages: “in the tunnel” for Tools that were dug."""
WITHOUT_IN: Final = {
    "it": {"web-option-extort_teammate-about"},
    "nl": {
        "text-sell", "text-cautious-any", "RULING-22", "RULING-50", "web-option-cautious_to_office", "OFFICE-1",
    },
}  # fmt: skip
"""The same for one language; the Dutch name of the Office has another word for the Warden."""
STEM: Final = 5
"""Letters of a word that its forms have in common."""


def table() -> list[list[str]]:
    """The rows of all tables, without the numbers of booklets."""
    rows = [line.strip("| \n").split(" | ") for line in PAGE.read_text("utf-8").splitlines() if line.startswith("| ")]
    return [[re.sub(r" \[[\d, ]+\]", "", cell).strip() for cell in row] for row in rows if row[0] != "English"]


def plain(text: str) -> str:
    """Small letters without accents."""
    return "".join(each for each in unicodedata.normalize("NFD", text.casefold()) if not unicodedata.combining(each))


def stems(cell: str) -> list[str]:
    """The beginnings by which the forms of a term are recognised: its longest word, for each way to say it."""
    words = [plain(max(way.split(), key=len)) for way in cell.split(", ")]
    return [word[: min(STEM, len(word) - 1)] for word in words]


@cache
def texts(language: str) -> dict[str, str]:
    """All messages and rules of a language, by id."""
    found = {}
    for page in parsed(language):
        for entry in page.body:
            if isinstance(entry, ast.Message):
                found[entry.id.name] = FluentSerializer().serialize_entry(entry).partition("=")[2]
    for rule in rule_index(language):
        found[rule.id] = rule.text
    return found


def has_term(language: str, text: str, term: str, cell: str) -> bool:
    """Whether a text uses a term, in one of its forms or by a message that contains it."""
    if language == "en":
        return re.search(SEARCHED[term], REFERENCE.sub("", text)) is not None
    by_reference = any(re.search(SEARCHED[term], each) for each in REFERENCE.findall(text))
    return by_reference or any(stem in plain(text) for stem in stems(cell))


def two_ways(language: str, rows: list[list[str]]) -> list[str]:
    """Texts that use another word than the term, as far as English uses the term there."""
    cells = {row[0]: row[COLUMNS.index(language)] for row in rows}
    english, own = texts("en"), texts(language)
    return [
        f"{name}: {term}"
        for term in SEARCHED
        for name, text in english.items()
        if has_term("en", text, term, "") and not has_term(language, own[name], term, cells[term])
        if name not in WITHOUT | WITHOUT_IN.get(language, set())
    ]


def names() -> dict[str, tuple[str, ...]]:
    """Every name of the box with all modules, by its English name."""
    editions = [rules(players=4, modules=["dig_in", "michel"]).edition, rules(players=4).edition]
    editions.append(rules(players=4, teams=True).edition)
    found: dict[str, tuple[str, ...]] = {}
    for edition in editions:
        parts = (edition.places, edition.cards, edition.gangs, edition.powers, edition.tokens, edition.traumas)
        names_of: list[Name] = [each.name for part in parts for each in part]
        found |= {name.of("en"): tuple(name.of(language) for language in COLUMNS) for name in names_of}
    return found


def test_every_name_of_the_box_is_listed() -> None:
    listed = {row[0]: tuple(row) for row in table()}
    assert [row for name, row in names().items() if listed.get(name) != row] == []


def test_every_language_has_a_column() -> None:
    assert set(COLUMNS) == set(LANGUAGES)
    assert {len(row) for row in table()} == {len(COLUMNS)}
    assert [row for row in table() if not all(row)] == []


@pytest.mark.parametrize("language", COLUMNS[1:])
def test_no_term_is_translated_in_two_ways(language: str) -> None:
    assert two_ways(language, table()) == []


def test_a_second_translation_is_detected() -> None:
    rows = [[cell.replace("Raclée", "Rouste") for cell in row] for row in table()]
    assert len(two_ways("fr", rows)) > 10
