"""What only Spanish needs: links by sound, a stressed a, marks before a capital, plurals; and its terms."""

import re
from importlib.resources import files

import pytest

from blackgate import rules
from blackgate.speech import Speaker, Thing, message
from blackgate.speech.catalogue import pages
from blackgate.speech.message import Row, Who
from blackgate.speech.plurals import plural
from blackgate.speech.sounds import sound

EDITION = rules(players=3).edition


def linked(link: str, *names: str) -> str:
    speaker = Speaker("es", EDITION, names)
    return speaker.say(message("option-people", option="", people=Row(tuple(map(Who, range(len(names)))), link)))


@pytest.mark.parametrize(
    ("link", "names", "said"),
    [
        ("and", ("Ana", "Bob"), "Ana y Bob"), ("and", ("Ana", "Inés"), "Ana e Inés"),
        ("and", ("Ana", "Hilda"), "Ana e Hilda"), ("and", ("Ana", "Hielo"), "Ana y Hielo"),
        ("or", ("Ana", "Inés"), "Ana o Inés"), ("or", ("Ana", "Óscar"), "Ana u Óscar"),
        ("or", ("Ana", "Hortensia"), "Ana u Hortensia"), ("or", ("7", "8"), "7 u 8"),
        ("and", ("Inés", "Óscar", "Iván"), "Inés, Óscar e Iván"),
    ],
)  # fmt: skip
def test_a_link_depends_on_the_sound_after_it(link: str, names: tuple[str, ...], said: str) -> None:
    assert f"({said})" in linked(link, *names)


def test_a_stressed_a_takes_the_masculine_article() -> None:
    speaker, weapon = Speaker("es", EDITION, ()), Thing("class", "weapon")
    assert [speaker.phrase(weapon, form) for form in ("a", "the", "to", "of")] == [
        "un Arma", "el Arma", "al Arma", "del Arma"
    ]  # fmt: skip
    assert speaker.phrase(Thing("class", "weapon", 2), "the") == "las 2 Armas"


def test_a_question_has_its_capital_after_the_mark() -> None:
    speaker = Speaker("es", EDITION, ())
    assert speaker.say(message("ask-go")) == "¿Adónde vas?"
    assert speaker.say(message("ask-because", cause="Motín", question=message("ask-go"))) == "Motín: ¿adónde vas?"


def test_plurals_as_they_are_guessed() -> None:
    nouns = ("Pala", "Punzón", "Reloj", "Luz", "Whisky", "Rey", "Lunes", "Café")
    assert [plural("es", each) for each in nouns] == [
        "Palas", "Punzones", "Relojes", "Luces", "Whiskys", "Reyes", "Lunes", "Cafés"
    ]  # fmt: skip


def test_how_a_name_begins() -> None:
    assert [sound("es", each) for each in ("Iglesia", "Hijo", "Hierba", "8", "11", "Hoja", "Pala", "")] == [
        "i", "i", "other", "o", "o", "o", "other", "other"
    ]  # fmt: skip


OTHER_WORDS = {
    "take (rude in Latin America)": r"\bcog(e|er|es|ido|iste)\b",
    "steal": r"\b[Rr]ob\w+ (de )?(una |la )?([Cc]uchara|[Vv]enda)",
    "deck": r"\bbarajas?\b",
    "gang": r"\bpandillas?\b",
    "Knife": r"\b[Cc]uchillos?\b",
    "cigarette": r"\b[Cc]igarros?\b|\b[Pp]itillos?\b",
    "round": r"\bvueltas? de mesa\b",
    "fight": r"\b[Pp]eleas?\b",
    "report": r"\b[Cc]hivat\w+|\b[Dd]elat(ar|a|ó)\b(?! si)",
    "bot": r"Mastermind|Rookie|Schemer",
    "Tool": r"\b[Uu]tensilios?\b",
}
"""By meaning, what it is not called."""


def written() -> str:
    """All Spanish texts: messages and rules."""
    return "\n".join([*pages("es").values(), (files("blackgate.editions") / "rules" / "es.toml").read_text("utf-8")])


@pytest.mark.parametrize("meaning", OTHER_WORDS)
def test_a_thing_has_one_name(meaning: str) -> None:
    assert [each[0] for each in re.finditer(OTHER_WORDS[meaning], written())] == []


def test_questions_and_exclamations_open_and_close() -> None:
    lines = written().splitlines()
    assert [line for line in lines if line.count("¿") != line.count("?") or line.count("¡") != line.count("!")] == []


def test_actions_are_nouns() -> None:
    named = re.findall(r"^verb-[a-z-]+ = (\w+)", written(), re.MULTILINE)
    assert len(named) > 20
    assert [name for name in named if re.search("(ar|er|ir)(se)?$", name)] == []
