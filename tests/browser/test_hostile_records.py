"""Notes in a record that somebody brings (`hostile.toml`): whoever is led to it reads them, and no more happens."""

from playwright.sync_api import Page
from tests.browser.people import People
from tests.browser.screens import Tables
from tests.browser.tables import Door
from tests.browser.test_hostile import TEXTS, assert_harmless, is_shown

NOTES = [text for text in TEXTS if text.isprintable() and len(text) < 390]


def test_notes_in_a_record_that_is_brought_are_text(door: Door, people: People, tables: Tables) -> None:
    record = door.text(f"/api/rooms/{tables.over.code}/record")
    first, rest = record.split("\n", 1)
    notes = [f"# {note}" for note in NOTES]
    name = door.bring("\n".join([first, *notes, rest]))
    page = people.come("/")
    people.expect("404")  # a plain file names no icon, and the browser looks for one
    page.goto(f"/api/records/{name}")
    assert_read_as_text(page, tuple(NOTES))


def assert_read_as_text(page: Page, texts: tuple[str, ...]) -> None:
    """A browser that is led to the file itself reads it out, and does nothing else with it."""
    assert page.evaluate("document.contentType") == "text/plain"
    assert [text for text in texts if not is_shown(page, text)] == []
    assert_harmless(page)
