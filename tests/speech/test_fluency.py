"""Messages are parsed one by one, when they are first said: the same messages, texts and errors as of whole pages."""

import pytest
from tests.speech.pages import catalogue

from blackgate.errors import SpeechError
from blackgate.speech import LANGUAGES
from blackgate.speech.catalogue import bundle
from blackgate.speech.fluency import Messages

PAGE = """
# A comment before everything.
-prison = Blackgate
greeting = Welcome to { -prison }, { $who }.
    .label = { short }
# A comment between two messages, with = in it.
short =
    { $n ->
[one] One line
*[other] { $n } lines
    }
greeting = Never said: the first one counts.
"""


def said(messages: Messages, name: str, attribute: str = "", **args: str | int) -> str:
    message = messages.get_message(name)
    pattern = message.attributes[attribute] if attribute else message.value
    assert pattern is not None
    text, errors = messages.format_pattern(pattern, args)
    assert errors == []
    return str(text)


def test_a_message_says_the_messages_and_terms_that_it_mentions() -> None:
    messages = Messages("en", {"page.ftl": PAGE}, {})
    assert said(messages, "greeting", who="Ann") == "Welcome to Blackgate, Ann."
    assert said(messages, "greeting", "label", n=2) == "2 lines"
    assert said(messages, "short", n=1) == "One line"


def test_only_what_is_said_is_parsed() -> None:
    messages = Messages("en", {"page.ftl": PAGE + "broken = { $who\n"}, {})
    assert said(messages, "short", n=1) == "One line"
    assert messages.has_message("broken")
    with pytest.raises(SpeechError, match=r"en/page\.ftl: cannot be read.*broken = "):
        messages.get_message("broken")


def test_a_page_that_does_not_begin_with_a_message_is_refused() -> None:
    with pytest.raises(SpeechError, match=r"fr/page\.ftl: cannot be read.*two words"):
        Messages("fr", {"page.ftl": "two words\nsaid = Something.\n"}, {})


def test_a_message_inside_of_another_one_is_no_message() -> None:
    assert not Messages("en", {"page.ftl": "said =\n    inside = this\n"}, {}).has_message("inside")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_of_a_language_is_found(language: str) -> None:
    names = catalogue(language).keys()
    assert [name for name in names if not bundle(language).has_message(name)] == []
    for name in names:
        bundle(language).get_message(name)
