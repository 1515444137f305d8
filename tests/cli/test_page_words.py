"""The words of the pages: the same in every language, each used somewhere, none left in English."""

import io
import re
from pathlib import Path

import pytest
from tests.speech.pages import entries

import blackgate
from blackgate import Game, rules
from blackgate.cli.play.board import board
from blackgate.cli.play.goal import goal_page
from blackgate.cli.play.hand import hand, hand_texts, short_hand
from blackgate.cli.screen import screen
from blackgate.cli.words import Words
from blackgate.game.seats import Seat
from blackgate.game.view import view
from blackgate.speech import LANGUAGES
from blackgate.speech.catalogue import pages

FILES = sorted(Path(blackgate.__file__).parent.rglob("*.py"))
SOURCE = "\n".join(path.read_text("utf-8") for path in FILES)
OUTSIDE = "\n".join(path.read_text("utf-8") for path in FILES if "cli" not in path.parts)
MADE = re.compile(r"(?:table|goal|class-many|token-text|say-no|level)-[a-z-]+")
"""Ids that are put together from a name, so that they stand nowhere as a whole."""
PEOPLE = (Seat("Ana", "human", 1), Seat("Bob", "random", 2), Seat("Cyd", "random", 3), Seat("Dan", "random", 4))


def sentences(language: str) -> dict[str, set[str]]:
    """Every sentence of the pages, and what it speaks of."""
    found = entries(pages(language)["table.ftl"])
    return {name: entry.variables | entry.references for name, entry in found.items()}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_same_words(language: str) -> None:
    assert sentences(language) == sentences("en")


def test_every_word_is_used() -> None:
    unused = [name for name in sentences("en") if f'"{name}"' not in SOURCE and f"'{name}'" not in SOURCE]
    assert [name for name in unused if not MADE.fullmatch(name)] == []


def test_no_word_of_the_pages_is_said_outside_of_the_terminal() -> None:
    """The browser does not fetch them."""
    assert [name for name in sentences("en") if f'"{name}"' in OUTSIDE] == []


@pytest.mark.parametrize(
    ("language", "headings"),
    [
        ("en", ["Tunnel to 16", "Gang card", "Piles", "Others", "illegal beside her", "Goal", "Weapons"]),
        (
            "fr",
            ["Tunnel jusqu’à 16", "Carte Gang", "Pile Fouille", "Réserve", "illégal à côté d’elle", "But", "Armes"],
        ),
        ("it", ["Tunnel su 16", "Carta Gang", "Mazzo Ricerca", "Riserva", "illegale accanto", "Obiettivo", "Armi"]),
    ],
)
def test_the_pages_speak_the_language_of_their_reader(language: str, headings: list[str]) -> None:
    setting = rules(players=4, modules=["warden", "ward", "michel"], teams=True, options={"team_hands": "shared"})
    game = Game(setting, 1, PEOPLE, 0)
    data = game.to_dict()
    data["seats"][0] |= {"hand": {"knife": 1}, "beatings": 1}
    game = Game.from_dict(setting, data, PEOPLE)
    words, seen, written = Words(setting, PEOPLE, 0, language), view(game, 0), io.StringIO()
    out = screen(plain=True, file=written)
    shown = (
        board(words, seen, 120, compact=False),
        hand(words, seen),
        short_hand(words, seen),
        hand_texts(words, seen),
    )
    for page in (*shown, goal_page(words, seen.target)):
        out.print(page)
    text = " ".join(written.getvalue().split())
    assert [heading for heading in headings if heading not in text] == []
    if language != "en":
        assert not re.search(r"\b(Tunnel to|Gang card|Piles? empty|Search deck|Goal|Dig \d)\b", text)
