"""A player leaves: a bot takes over and gives the seat back; no single player decides about another's seat."""

from playwright.sync_api import Page, expect
from tests.browser.people import People
from tests.browser.tables import Door, quickly


def player(page: Page, name: str) -> None:
    """Open the sheet of a player."""
    page.get_by_role("complementary", name="Players").get_by_role("button", name=name).first.click()


def test_a_bot_plays_for_an_absent_player_until_they_return(door: Door, people: People) -> None:
    table = door.table().begin()
    page = people.come(table.seat(1))
    player(page, "Ben")
    page.get_by_role("button", name="Let a bot play for me").click()
    page.keyboard.press("Escape")
    alert = page.get_by_role("alert")
    expect(alert).to_contain_text("A bot plays for you.")
    before = len(table.state()["story"])
    while (state := table.asked()) is not None and len(state["story"]) < before + 12:
        table.move(quickly, state)
    alert.get_by_role("button", name="Play on myself").click()
    expect(alert).to_have_count(0)
    assert [seat["stand_in"] for seat in table.state()["room"]["seats"]] == ["", ""]


def test_a_player_who_has_just_left_is_not_replaced_yet(door: Door, people: People) -> None:
    table = door.table().begin()
    page = people.come(table.seat(0))
    people.expect("409")
    player(page, "Ben")
    page.get_by_role("button", name="A bot plays on").click()
    expect(page.get_by_role("dialog").get_by_role("alert")).to_contain_text("was here a moment ago")
