"""Card texts in every language: none is missing, each tells its numbers, and none is English in disguise."""

import re
from collections.abc import Iterator, Sequence
from functools import cache

import pytest
from tests.editions.test_wording import every_word
from tests.speech.pages import catalogue as messages

from blackgate.editions import Edition, load
from blackgate.editions.catalogue import catalogue
from blackgate.editions.parts import CardFace, Power
from blackgate.speech import LANGUAGES, Message, Speaker
from blackgate.speech.texts import Texts, power_text, trauma_text

OVERLAYS = [each.id for each in catalogue() if each.kind != "edition"]
ENGLISH = re.compile(r"\b(the|your|you|of|and|or|when|may|card|cards|action|player|take|sells?|draw)\b", re.IGNORECASE)
"""Words no French or Italian text holds; `action` and `or` are French as well."""
SHARED = {"fr": {"action", "or"}, "it": set[str](), "nl": {"of"}}


def texts(edition: Edition, language: str) -> Iterator[tuple[str, str]]:
    """Everything that has a text, with its text."""
    said = Texts(edition, language)
    yield from ((each.id, said.card(each)) for each in edition.cards)
    yield from ((each.id, said.power(each)) for each in edition.powers)
    yield from ((each.id, said.trauma(each)) for each in edition.traumas)
    yield from ((each.id, said.michel_card(each)) for each in edition.michel_cards)
    yield from ((each.slot, said.place(each)) for each in edition.places)
    yield from ((each.id, said.deal(each)) for each in edition.deals)
    yield from ((each.id, said.recipe(each)) for each in edition.recipes)


def names(edition: Edition, language: str) -> list[str]:
    """What everything is called, the longest name first."""
    found = [each.name for each in edition.cards] + [each.name for each in edition.powers]
    found += [each.name for each in edition.gangs] + [each.name for each in edition.places]
    return sorted((each.of(language) for each in found), key=len, reverse=True)


def foreign(text: str, known: Sequence[str], language: str) -> set[str]:
    """English words in a text that are no part of a name."""
    bare = text
    for name in known:
        bare = bare.replace(name, "")
    return {each.lower() for each in ENGLISH.findall(bare)} - SHARED.get(language, set())


@cache
def box(overlay: str) -> Edition:
    """The box, with an overlay if it is named."""
    return load("retail", [overlay] if overlay else [])


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("overlay", ["", *OVERLAYS])
def test_everything_in_every_edition_has_a_text(overlay: str, language: str) -> None:
    edition = box(overlay)
    known = names(edition, language)
    for name, text in texts(edition, language):
        assert text.endswith("."), name
        assert text[0].isupper() or text[0].isdigit(), name
        assert not re.search(r"text-|when-|[{}]", text), name
        if language != "en":
            assert foreign(text, known, language) == set(), name


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_every_language_tells_the_same_numbers(language: str) -> None:
    """As figures or, where there is one of something, in words."""
    edition = load("retail", ["library", "workshop", "gambling", "gymnasium", "laundry", "ward", "warden", "michel"])
    for (name, english), (_, other) in zip(texts(edition, "en"), texts(edition, language), strict=True):
        assert re.findall(r"\d+", english) == re.findall(r"\d+", other), name


@pytest.mark.parametrize("language", LANGUAGES)
def test_words_no_card_of_the_box_uses_have_a_text_too(language: str) -> None:
    edition = every_word()
    assert all(text.endswith(".") for _, text in texts(edition, language))


def test_english_in_a_french_text_is_found() -> None:
    known = names(load("retail"), "fr")
    assert foreign("Prends 1 Cuillère from the open pile.", known, "fr") == {"the"}
    assert foreign("Le gang Crew, l’action Creuser.", known, "fr") == set()


def rare_words() -> Edition:
    """An edition whose cards use words that neither the box nor the fixtures use."""
    mods = [{"mod": "arms", "n": 2, "role": "defend"}, {"mod": "allow", "verbs": ["craft"]}]
    return load("retail", [{"gang_card": [{"id": "crew_home_turf", "mods": mods}]}])


def test_every_sentence_of_the_page_is_said_by_some_card(monkeypatch: pytest.MonkeyPatch) -> None:
    said, speak = set[str](), Speaker.say

    def heard(speaker: Speaker, message: Message) -> str:
        said.add(message.id)
        return speak(speaker, message)

    monkeypatch.setattr(Speaker, "say", heard)
    for edition in (every_word(), rare_words(), *(load("retail", [each]) for each in ("fixtures", "ward", "michel"))):
        list(texts(edition, "en"))
    assert {name for name in messages("en") if name.startswith("text-")} - said == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_rare_sentences_can_be_said_in_every_language(language: str) -> None:
    edition = rare_words()
    assert power_text(edition, edition.power("home turf"), language).count(".") == 2


def test_nothing_says_nothing() -> None:
    edition = load("retail", ["ward"])
    assert power_text(edition, 0, "fr") == trauma_text(edition, 0, "it") == ""
    assert trauma_text(edition, 1, "it") == "Con l’azione Ricerca peschi 1 carta in meno."


def test_names_stand_in_their_form() -> None:
    edition = load("retail")
    key: CardFace = edition.cards[edition.card("cell_key")]
    market: Power = edition.powers[edition.power("open market") - 1]
    assert Texts(edition, "fr").card(key) == (
        "Déplace-toi aux Cellules. Tu peux faire l’action Creuser sans dépenser d’action."
    )
    assert Texts(edition, "it").power(market) == (
        "Le azioni Vendere e Comprare ti sono permesse anche "
        "nella Mensa, nell’Infermeria, nelle Docce o nel Blocco Detentivo."
    )
