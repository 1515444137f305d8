"""All errors in a window are recorded: each kind is provoked once."""

from time import monotonic

import pytest
from playwright.sync_api import Browser
from tests.browser.people import PATIENCE, People, gathered


def test_the_first_page_has_no_errors(people: People) -> None:
    people.come("/").get_by_role("button", name="Play now").wait_for()
    assert people.troubles[0].heard == []


@pytest.mark.parametrize(
    ("fault", "words"),
    [
        ("console.error('so')", "error: so"),
        ("setTimeout(() => { throw new Error('oh') })", "error: oh"),
        ("fetch('http://127.0.0.1:1/').catch(() => 0)", "Content Security Policy"),
        (
            "document.body.append(Object.assign(document.createElement('script'), {text: '0'}))",
            "Content Security Policy",
        ),
        ("fetch('/api/nothing')", "404"),
        ("alert('hey')", "dialog: hey"),
    ],
)
def test_every_kind_of_error_is_recorded(fault: str, words: str, browser: Browser, people: People) -> None:
    with gathered(browser, people.address) as others:
        page = others.come("/")
        page.evaluate(f"() => {{ {fault} }}")
        heard, until = others.troubles[0].heard, monotonic() + PATIENCE / 1000
        while monotonic() < until and not any(words in each for each in heard):
            page.wait_for_timeout(20)
        others.expect("")
    assert any(words in each for each in heard), heard
