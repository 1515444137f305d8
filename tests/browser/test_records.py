"""A record is opened from a file: an invalid one is refused with an explanation, a valid one can be replayed."""

import re

import pytest
from playwright.sync_api import Page, expect
from tests.browser.people import People
from tests.browser.screens import Tables
from tests.browser.tables import Door, quickly


def opened(page: Page, record: str, name: str = "game.txt") -> None:
    page.locator("input[type=file]").set_input_files({"name": name, "mimeType": "", "buffer": record.encode()})


def record_of(door: Door, tables: Tables) -> str:
    return door.text(f"/api/rooms/{tables.over.code}/record")


def test_a_record_is_found_opened_and_replayed(door: Door, people: People, tables: Tables) -> None:
    page = people.come("/")
    page.get_by_role("link", name="Replay a game").click()
    opened(page, record_of(door, tables))
    page.get_by_role("heading", name="Replay", exact=True).wait_for()
    page.get_by_role("button", name="To the end").click()
    page.get_by_role("log").get_by_text("broke out").first.wait_for()
    page.get_by_label("Seen by").select_option(label="Ben")
    page.get_by_role("region", name="Hand").wait_for()
    page.wait_for_url(re.compile(r"/replay/record/\w+/\d+\?seat=1$"))
    friend = people.come(page.url)
    friend.get_by_role("log").get_by_text("broke out").first.wait_for()
    expect(friend.get_by_label("Seen by").locator("option:checked")).to_have_text("Ben")
    friend.get_by_role("link", name="Back").click()
    friend.get_by_role("heading", name="Replay a game").wait_for()


def test_the_page_lists_what_was_verified_in_a_record(door: Door, people: People, tables: Tables) -> None:
    record = record_of(door, tables)
    page = people.come(f"/replay/record/{door.bring(record)}")
    page.get_by_role("button", name="What was checked").click()
    sheet = page.get_by_role("dialog", name="What was checked")
    results = sum(line.startswith("= ") for line in record.splitlines())
    sheet.get_by_text(f"{results} rolls, draws and shuffles").wait_for()
    sheet.get_by_text(door.get(f"/api/rooms/{tables.over.code}/state")["room"]["promise"]).wait_for()
    page.keyboard.press("Escape")
    sheet.wait_for(state="hidden")


@pytest.mark.parametrize(
    ("words", "part"), [("This is not the record", slice(10, None)), ("stops before its game ends", slice(0, -200))]
)
def test_an_invalid_record_is_refused_with_an_explanation(
    words: str, part: slice, door: Door, people: People, tables: Tables
) -> None:
    page = people.come("/replay")
    people.expect("400")
    record = record_of(door, tables)
    opened(page, record[part])
    page.get_by_role("alert").get_by_text(words).wait_for()
    opened(page, record)
    page.get_by_role("heading", name="Replay", exact=True).wait_for()


def test_the_refusal_of_a_changed_record_names_the_line(door: Door, people: People, tables: Tables) -> None:
    page = people.come("/replay")
    people.expect("400")
    opened(page, record_of(door, tables).replace("= rolled P1 ", "= rolled P1 7", 1))
    page.get_by_role("alert").get_by_text("This record does not hold").wait_for()
    page.get_by_role("alert").get_by_text(re.compile(r"^line \d+: says")).wait_for()
    opened(page, "x" * 5_000_000)
    page.get_by_role("alert").get_by_text("too long").wait_for()


def test_a_missing_record_is_reported(people: People) -> None:
    page = people.come("/replay/record/nothing")
    people.expect("404")
    page.get_by_role("heading", name="There is no such record here").wait_for()
    page.get_by_role("link", name="Replay a game").click()
    page.get_by_role("heading", name="Replay a game").wait_for()


def test_players_can_replay_their_private_game(door: Door, people: People) -> None:
    table = door.table().begin()
    table.play(quickly)
    page = people.come(table.seat(0))
    page.get_by_role("heading", name="The tunnels").wait_for()
    with page.expect_download() as download:
        page.get_by_role("button", name="Download the record").click()
    assert "Ana" in download.value.path().read_text("utf-8")
    page.goto(f"/replay/{table.code}")
    page.get_by_role("button", name="To the end").click()
    page.get_by_role("log").locator("p").first.wait_for()
