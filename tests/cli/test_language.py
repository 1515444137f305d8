"""The language of the terminal: asked for, or as the machine is set."""

import re
from dataclasses import replace
from functools import cache
from pathlib import Path

import pytest
from tests.cli.tables import run
from tests.speech.pages import texts

from blackgate import Game, rules
from blackgate.cli.commands import editions
from blackgate.cli.language import settled
from blackgate.cli.narration import told
from blackgate.cli.words import Words
from blackgate.editions import rulebook
from blackgate.editions.catalogue import entry
from blackgate.errors import SpeechError
from blackgate.game.seats import Seat
from blackgate.speech import LANGUAGES


@pytest.fixture
def record(tmp_path: Path) -> Path:
    file = tmp_path / "game.txt"
    assert run("play", "--watch", "--players", "3", "--seed", "5", "--save", str(file)).exit_code == 0
    return file


@pytest.mark.parametrize(
    ("language", "turn", "searched"),
    [("en", "Round 1 · ", " searched and drew "), ("fr", "Manche 1 · ", " a fouillé et pioché "),
     ("it", "Giro 1 · ", " ha cercato e pescato ")],
)  # fmt: skip
def test_a_game_is_told_in_a_language(record: Path, language: str, turn: str, searched: str) -> None:
    result = run("replay", str(record), "--lang", language)
    assert result.exit_code == 0
    assert turn in result.output
    assert searched in result.output


def test_a_person_reads_and_is_addressed_in_a_language() -> None:
    result = run("play", "--seed", "2", "--players", "2", "--plain", "--lang", "fr", typed="search\nquit\n\n")
    assert re.search(r"Tu as fouillé et pioché ", result.output)
    assert "Cantine" in result.output
    assert "Cafeteria" not in result.output


def test_a_person_who_plays_in_french_reads_the_rules_in_french() -> None:
    result = run("play", "--seed", "2", "--players", "2", "--plain", "--lang", "fr", typed="rule move 4\nquit\n\n")
    assert "tu ne peux pas rester" in result.output
    assert "Printed in" not in result.output


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("fr", ("Lieux de Dig In", "Règles maison", "ses données")),
        ("it", ("Luoghi di Dig In", "Modalità", "i suoi dati")),
    ],
)
def test_the_list_of_editions_has_headings_in_the_language(language: str, words: tuple[str, ...]) -> None:
    output = run("editions", "--lang", language).output + run("editions", "ward", "--lang", language).output
    assert [each for each in words if each not in output] == []
    assert "Places of Dig In" not in output
    assert "Printed in" not in output


def test_the_texts_of_editions_are_those_of_their_files() -> None:
    """In English, which the file says, too, for those who add an edition of their own."""
    for each in editions.offered():
        assert editions.described(each, "en") == (each.title, list(each.about))


def test_an_edition_without_messages_is_listed_with_the_texts_of_its_file() -> None:
    own = replace(entry("library"), id="chapel", title="Chapel", about=("Covers nothing.", "Pray."))
    assert editions.described(own, "fr") == ("Chapel", ("Covers nothing.", "Pray."))


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_editions_and_cards_leave_nothing_in_english(language: str) -> None:
    """A word of the English pages that stands on the pages of another language is one of its own words, too."""
    english, own = shown_words("en"), own_words(language)
    assert english & shown_words(language) - own - typed_words() == set()
    assert {"copies", "sells", "the"} <= english - own


@cache
def shown_words(language: str) -> set[str]:
    """The words on the pages of editions and cards."""
    ids = [each.id for each in editions.offered()]
    commands = [("editions",), ("editions", *ids), ("cards",), ("cards", "--edition", "prototype_fr")]
    return words("".join(run(*each, "--lang", language).output for each in commands))


def words(text: str) -> set[str]:
    """The words of a text; parts of ids such as `gold_tooth` are none."""
    return set(re.findall(r"(?<![\w-])[^\W\d_]{2,}(?![\w-])", text.casefold()))


def own_words(language: str) -> set[str]:
    """The words of a language: its messages, its rule index, its names."""
    edition = rules(players=2, modules=["all", "michel"]).edition
    names = [each.name for each in edition.cards] + [each.name for each in edition.powers]
    names += [each.name for each in edition.gangs] + [each.name for each in edition.places]
    index = [each for rule in rulebook.rules(language) for each in (rule.title, rule.text, rule.chapter_title)]
    booklets = [*rulebook.printed_in(language).values(), *rulebook.index_words(language).values()]
    return words(" ".join([*texts(language), *(each.of(language) for each in names), *index, *booklets]))


def typed_words() -> set[str]:
    """What is typed is the same in every language: commands and ids."""
    edition = rules(players=2).edition
    ids = [each.id for each in editions.offered()] + [each.id for each in edition.cards]
    ids += [each.id for each in edition.powers]
    return words(" ".join([*ids, "id blackgate edition show", *(how for _, how in editions.HEADINGS.values())]))


def test_in_french_a_space_stands_before_a_colon() -> None:
    typed = "goal\nboard\nhand\nwhy craft\nwhy extort\nwhy reveal\ncard crew\ncard knife\nquit\n\n"
    result = run("play", "--seed", "2", "--players", "3", "--plain", "--lang", "fr", typed=typed)
    output = result.output.replace("\u00a0", " ")
    assert "Crew : 2 différents parmi " in output
    assert "1 : Cellules ou Cantine" in output
    assert re.findall(r"[^\s]+:(?:\s|$)", output) == []


def test_an_unknown_language_is_refused(record: Path) -> None:
    for command in (["play"], ["replay", str(record)]):
        result = run(*command, "--lang", "xx")
        assert result.exit_code == 2
        assert f"there is no language “xx”; one of {', '.join(LANGUAGES)}" in " ".join(result.output.split())


@pytest.mark.parametrize(
    ("wanted", "machine", "language"),
    [
        (None, {}, "en"), (None, {"LANG": "fr_CH.UTF-8"}, "fr"), (None, {"LANG": "it_IT", "LC_ALL": "C"}, "en"),
        (None, {"LANG": "it_IT", "LC_MESSAGES": "fr_FR"}, "fr"), (None, {"LC_ALL": "", "LANG": "it"}, "it"),
        (None, {"LANG": "xx_XX.UTF-8"}, "en"), ("IT", {"LANG": "fr_FR"}, "it"),
    ],
)  # fmt: skip
def test_which_language(wanted: str | None, machine: dict[str, str], language: str) -> None:
    assert settled(wanted, machine) == language


def test_nonsense_is_not_a_language() -> None:
    with pytest.raises(SpeechError):
        settled("", {})


def test_names_and_colours() -> None:
    seats = (Seat("Ana", "human", 1), Seat("Bob", "human", 2))
    game = Game.from_dict(
        rules(players=2, humans=True),
        {"seats": [{"place": "showers", "hand": {"knife": 1}}, {"place": "showers", "hand": {"boots": 2}}],
         "turn": {"actions": 2}},
        seats,
    )  # fmt: skip
    game.listen()
    for action in ("extort P2", "name pickaxe", "card knife"):
        game.apply(action)
    words = Words(game.rules, seats, 1, "fr")
    line = told(words, game.events)[0]
    assert line.plain == "Ana t’a réclamé une Pioche."
    assert line.is_mine
    assert {span.style: line.plain[span.start : span.end] for span in line.text.spans} == {
        words.colour(0): "Ana", words.colour(1): "t’a"
    }  # fmt: skip
    assert (words.card("boots"), words.several("boots", 2), words.gang("triad")) == (
        "Rangers", "2 paires de Rangers", "Triade"
    )  # fmt: skip
