"""The explanations of the guide: two sentences each, in every language."""

import re
from typing import Final

import pytest

from blackgate.speech import LANGUAGES
from blackgate.speech.catalogue import pages

TEXT: Final = re.compile(r"^web-topic-(\w+)-text = (.+(?:\n +.+)*)$", re.MULTILINE)
END: Final = re.compile(r"[.!?…](?=[\s”»]|$)")
"""The end of a sentence."""


def explanations(language: str) -> dict[str, str]:
    """By topic: its text."""
    return {topic: " ".join(text.split()) for topic, text in TEXT.findall(pages(language)["guide.ftl"])}


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_explanation_has_two_sentences(language: str) -> None:
    found = explanations(language)
    assert found.keys() == explanations("en").keys()
    assert len(found) >= 14
    assert {topic: text for topic, text in found.items() if len(END.findall(text)) != 2} == {}
    assert {topic: text for topic, text in found.items() if not END.search(text[-1])} == {}


def test_a_third_sentence_is_counted() -> None:
    """Negative control."""
    assert len(END.findall("You draw 3.5 cards. Is that all? It is.")) == 3
