"""Nouns: what an edition says of their grammar, what is guessed, and what is refused."""

from typing import Any

import pytest

from blackgate import rules
from blackgate.editions import load
from blackgate.errors import EditionError, SpeechError
from blackgate.speech import LANGUAGES, Noun, Speaker, Thing
from blackgate.speech.nouns import all_things, noun
from blackgate.speech.plurals import plural
from blackgate.speech.sounds import sound

RETAIL = load("retail")


def renamed(**keys: Any) -> Speaker:
    """A speaker of an edition whose Knife is called otherwise, in Italian unless the keys say so."""
    return Speaker("it", load("retail", [{"card": [{"id": "knife", **keys}]}]), ())


def test_a_card_of_ones_own_needs_an_english_name_only() -> None:
    speaker = renamed(name="Axe")
    assert speaker.phrase(Thing("card", "knife"), "the") == "il Coltello"
    english = Speaker("en", speaker.edition, ())
    assert english.phrase(Thing("card", "knife", 2), "a") == "2 Axes"
    assert english.phrase(Thing("card", "knife"), "a") == "an Axe"


def test_a_name_without_translation_can_be_used() -> None:
    new = {"id": "rope", "name": "Rope", "class": "part", "deck": "search", "copies": 1, "value": 1}
    edition = load("retail", [{"card": [new]}])
    assert {Speaker(each, edition, ()).phrase(Thing("card", "rope", 2), "a") for each in LANGUAGES} == {"2 Ropes"}
    assert Speaker("fr", edition, ()).phrase(Thing("card", "rope"), "the") == "le Rope"


def test_a_new_name_does_not_take_over_the_old_grammar() -> None:
    assert renamed(name={"it": "Zappa"}).noun(Thing("card", "knife")) == Noun("Zappa", "Zappe", "m", "one", "impure")
    speaker = renamed(name={"it": "Zappa"}, grammar={"it": "f"}, plural={"it": "Zappette"})
    assert speaker.phrase(Thing("card", "knife"), "from") == "dalla Zappa"
    assert speaker.phrase(Thing("card", "knife", 2), "a") == "2 Zappette"
    prototype = load("retail", ["prototype_en"])
    assert Speaker("en", prototype, ()).phrase(Thing("place", "infirmary"), "to") == "to the Nursery"
    assert Speaker("fr", prototype, ()).phrase(Thing("place", "infirmary"), "to") == "à l’Infirmerie"


def test_grammar_is_looks_and_not_play() -> None:
    assert renamed(grammar={"it": "f"}).edition.fingerprint == RETAIL.fingerprint


@pytest.mark.parametrize(
    ("keys", "told"),
    [
        ({"grammar": {"it": "q"}}, "grammar.it: 'q' is not a word for this"),
        ({"grammar": {"it": "f plurall"}}, "did you mean 'plural'"),
        ({"grammar": {"xx": "n"}}, "is not a key of this table"),
        ({"plural": {"it": 2}}, "write a text"),
        ({"plural": "Coltelli"}, "write a table"),
    ],
)
def test_wrong_grammar_is_refused(keys: dict[str, Any], told: str) -> None:
    with pytest.raises(EditionError) as error:
        renamed(**keys)
    assert told in str(error.value)


def test_an_unknown_thing_is_refused() -> None:
    with pytest.raises(SpeechError, match="retail has no card 'sword'"):
        noun("en", RETAIL, Thing("card", "sword"))
    with pytest.raises(SpeechError, match="retail has no figure 'warden'"):
        noun("en", RETAIL, Thing("figure", "warden"))
    with pytest.raises(SpeechError, match="nothing is of the sort 'animal'"):
        noun("en", RETAIL, Thing("animal", "cat"))
    with pytest.raises(SpeechError, match="no word is called 'word-cat'"):
        noun("it", RETAIL, Thing("word", "cat"))


def test_both_figures_and_every_thing_have_nouns() -> None:
    for modules in (["all", "michel"], ["all", "michelle"]):
        edition = rules(players=4, modules=modules).edition
        for language in LANGUAGES:
            assert all(noun(language, edition, each).one for each in all_things(edition))
    edition = rules(players=2, modules=["michelle"]).edition
    assert noun("fr", edition, Thing("figure", "michel")) == Noun("Michelle", "Michelles", "f", "proper", "other")


@pytest.mark.parametrize(
    ("language", "name", "heard"),
    [
        ("en", "Axe", "vowel"), ("en", "Uniform", "other"), ("en", "8", "vowel"), ("en", "Knife", "other"),
        ("fr", "Émeute", "vowel"), ("fr", "Habit", "vowel"), ("fr", "Lame", "other"), ("it", "Orologio", "vowel"),
        ("it", "Scalpello", "impure"), ("it", "Zappa", "impure"), ("it", "Gnocco", "impure"), ("it", "Sapone", "other"),
        ("it", "Psicologo", "impure"), ("it", "", "other"),
    ],
)  # fmt: skip
def test_how_a_name_begins(language: str, name: str, heard: str) -> None:
    assert sound(language, name) == heard


def test_plurals_as_they_are_guessed() -> None:
    assert [plural("fr", each) for each in ("Lame", "Bras", "Couteau", "Feu")] == ["Lames", "Bras", "Couteaux", "Feux"]
    assert [plural("it", each) for each in ("Pala", "Cucchiaio", "Chiave", "Bar", "Oggetto a punta")] == [
        "Pale",
        "Cucchiai",
        "Chiavi",
        "Bar",
        "Oggetti a punta",
    ]
    german = {"Klinge": "f", "Schaufel": "f", "Uhr": "f", "Direktorin": "f", "Messer": "n", "Ring": "m", "Handy": "n"}
    plurals = ["Klingen", "Schaufeln", "Uhren", "Direktorinnen", "Messer", "Ringe", "Handys"]
    assert [plural("de", each, gender) for each, gender in german.items()] == plurals
    dutch = ("Mes", "Schep", "Houweel", "Lepel", "Horloge", "Ketting", "Touw", "Bandana", "Wapen")
    plurals = ["Messen", "Scheppen", "Houwelen", "Lepels", "Horloges", "Kettingen", "Touwen", "Bandana’s", "Wapens"]
    assert [plural("nl", each) for each in dutch] == plurals
    assert [plural("en", each) for each in ("Knife", "Watch", "Boots")] == ["Knives", "Watches", "Boots"]
