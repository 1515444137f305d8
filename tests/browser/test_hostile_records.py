"""Comments in an uploaded record (`hostile.toml`) are not kept, and the record is shown as plain text."""

from tests.browser.people import People
from tests.browser.screens import Tables
from tests.browser.tables import Door
from tests.browser.test_hostile import TEXTS, assert_harmless

NOTES = [text for text in TEXTS if text.isprintable() and len(text) < 390]


def test_comments_in_an_uploaded_record_are_not_kept(door: Door, people: People, tables: Tables) -> None:
    record = door.text(f"/api/rooms/{tables.over.code}/record")
    first, rest = record.split("\n", 1)
    notes = [f"# {note}" for note in NOTES]
    name = door.bring("\n".join([first, *notes, rest]))
    page = people.come("/")
    people.expect("404")  # a plain text has no icon, and the browser requests one
    page.goto(f"/api/records/{name}")
    assert page.evaluate("document.contentType") == "text/plain"
    shown = page.evaluate("document.body.textContent")
    assert first in shown
    assert [note for note in notes if note in shown] == []
    assert_harmless(page)
