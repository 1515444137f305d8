"""Sentences in all languages as people checked them by hand, noun phrases as they can be proofread."""

import tomllib
from pathlib import Path
from typing import Any

import pytest
from tests.speech import phrases
from tests.speech.said import NAMES, said

from blackgate import rules
from blackgate.speech import LANGUAGES, Piece, Speaker

BOXES = {"sentences": rules(players=3), "sentences_modules": rules(players=3, modules=["all", "michel"])}


def written(page: str) -> list[dict[str, Any]]:
    text = Path(__file__).with_name(f"{page}.toml").read_text("utf-8")
    return [{"page": page, **each} for each in tomllib.loads(text)["sentence"]]


SENTENCES = [each for page in BOXES for each in written(page)]


@pytest.mark.parametrize("sentence", SENTENCES, ids=lambda each: f"{each['message']['id']}-{each.get('viewer')}")
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_sentence(sentence: dict[str, Any], language: str) -> None:
    """A new language must be able to say each sentence; once it is translated here, it must say just that."""
    speaker = Speaker(language, BOXES[sentence["page"]].edition, NAMES, sentence.get("viewer"))
    spoken = speaker.say(said(sentence["message"]))
    assert spoken == sentence.get(language, spoken)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_sentences_of_a_language_are_checked_all_or_none(language: str) -> None:
    assert len({language in sentence for sentence in SENTENCES}) == 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_noun_phrases(language: str) -> None:
    """After a change: python -m tests.speech.phrases, and read what is different."""
    assert phrases.file(language).read_text("utf-8") == phrases.text(language)


def test_players_are_pieces_of_their_own() -> None:
    speaker = Speaker("fr", BOXES["sentences"].edition, ("ana", "Bob"), 1)
    message = said({"id": "grabbed", "who": 0, "other": 1, "card": "card/watch"})
    assert speaker.pieces(message) == (
        Piece("ana", 0), Piece(" a pris une Montre dans "), Piece("ta", 1), Piece(" main.")
    )  # fmt: skip
    refused = said({"id": "refused", "who": 0})
    assert speaker.say(refused) == "ana a refusé de coopérer."
    assert Speaker("fr", speaker.edition, speaker.names, 0).say(refused) == "Tu as refusé de coopérer."
