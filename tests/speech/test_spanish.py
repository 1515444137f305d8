"""What only Spanish needs: links that depend on the next sound, a stressed a, marks before a capital, regular plurals."""

import pytest

from blackgate import rules
from blackgate.speech import Speaker, Thing, message
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
