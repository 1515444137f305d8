"""What the browser is checked against is what is said today."""

import pytest
from tests.speech.make_web_parity import FILE, written


@pytest.mark.slow
def test_the_sentences_for_the_browser_are_those_of_today() -> None:
    """After a change: python -m tests.speech.make_web_parity, and then the tests of web/."""
    assert FILE.read_text("utf-8") == written()
