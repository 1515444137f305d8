"""The review of a game: begun on the end page, with accounts of play and luck; the replay steps through mistakes."""

import re

from playwright.sync_api import Page, expect
from tests.browser.people import PATIENCE, People
from tests.browser.tables import Door, anyhow


def test_a_game_is_reviewed_and_the_replay_steps_through_the_mistakes(door: Door, people: People) -> None:
    table = door.table(options={"round_cap": 5}).begin()
    table.play(anyhow)
    page = people.come(table.seat(0))
    expect(page.get_by_role("link", name="Replay", exact=True)).to_have_attribute(
        "href", f"/replay/{table.code}/0?seat=0"
    )
    part = page.get_by_role("region", name="Play and luck")
    part.get_by_role("button", name="Review the game").press("Enter")
    expect(part.get_by_role("heading", name="Play and luck")).to_be_focused()
    accounts = part.get_by_role("table")
    accounts.wait_for()
    expect(part.get_by_role("status")).to_have_text("The review is done.")
    expect(accounts.get_by_role("row", name="Own play").get_by_role("cell")).to_have_count(2)
    expect(accounts.get_by_role("row", name="Result")).to_have_text(re.compile(r"Result\s*0.%\s*0.%"))
    mistakes = part.get_by_role("link", name="Better:")
    found = mistakes.count()
    assert found, "nobody plays at random without a mistake"
    where = mistakes.first.get_attribute("href")
    mistakes.first.click()
    way = page.get_by_role("region", name="Only my mistakes")
    told = way.get_by_role("status")
    expect(told).to_have_text(re.compile(rf"^\s*1 of {found}.*Better:", re.DOTALL))
    assert where is not None
    assert page.url.endswith(where)
    page.get_by_role("button", name="To the beginning").click()
    expect(told).to_have_text(f"{found} mistakes" if found > 1 else "1 mistake")
    before = way.get_by_role("button", name="The mistake before")
    expect(before).to_have_attribute("aria-disabled", "true")
    before.press("Enter")
    expect(before).to_be_focused()
    way.get_by_role("button", name="The next mistake").click()
    page.wait_for_url(re.compile(re.escape(where) + "$"))
    page.get_by_label("Seen by").select_option("Ben")
    page.get_by_role("region", name="Mistakes of Ben").wait_for()
    page.get_by_label("Seen by").select_option("")
    page.get_by_role("region", name="Mistakes of everybody").wait_for()


def reviewed(door: Door, people: People, size: dict[str, int]) -> Page:
    """The replay of a reviewed game, before its first decision."""
    table = door.table(("Ana", "Ben", "Cleo", "Dan"), options={"round_cap": 3}).begin()
    table.play(anyhow)
    page = people.come(table.seat(0), size=size)
    page.get_by_role("heading", name="Play and luck").wait_for()
    page.goto(f"/replay/{table.code}/0")
    page.get_by_role("button", name="Review the game").click()
    page.get_by_role("button", name="The next mistake").wait_for(timeout=3 * PATIENCE)
    return page


def test_the_column_beside_the_board_ends_above_the_footer(door: Door, people: People) -> None:
    page = reviewed(door, people, {"width": 1366, "height": 700})
    page.get_by_role("button", name="The next mistake").click()
    page.get_by_text("Better:").wait_for()
    page.get_by_role("log").scroll_into_view_if_needed()
    foot, log = page.get_by_role("contentinfo").bounding_box(), page.get_by_role("log").bounding_box()
    assert foot is not None
    assert log is not None
    assert log["height"] > 100
    assert log["y"] + log["height"] <= foot["y"] + 1


def test_the_board_stays_where_it_is_when_a_verdict_comes(door: Door, people: People) -> None:
    page = reviewed(door, people, {"width": 390, "height": 844})
    board = page.get_by_role("region", name="Board")
    before = board.evaluate("board => board.getBoundingClientRect().top + scrollY")
    page.get_by_role("button", name="The next mistake").click()
    page.get_by_text("Better:").wait_for()
    assert board.evaluate("board => board.getBoundingClientRect().top + scrollY") == before


def test_an_imported_record_has_its_account_in_the_replay(door: Door, people: People) -> None:
    """It has no end page."""
    table = door.table(options={"round_cap": 2}, private=False).begin()
    table.play(anyhow)
    page = people.come(f"/replay/record/{door.bring(door.text(f'/api/rooms/{table.code}/record'))}")
    page.get_by_role("button", name="Review the game").click()
    page.get_by_role("button", name="Play and luck").click(timeout=3 * PATIENCE)
    sheet = page.get_by_role("dialog", name="Play and luck")
    expect(sheet.get_by_role("row", name="Own play").get_by_role("cell")).to_have_count(2)
    expect(sheet).to_contain_text("it is never positive")
