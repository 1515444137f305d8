"""A rule is read at the table: the player does not leave the game, and the board stays visible."""

import pytest
from playwright.sync_api import Locator, Page, expect
from tests.browser.people import DESKTOP, PHONE, People
from tests.browser.screens import SCREENS, Tables


def asked_why(people: People, tables: Tables, size: dict[str, int]) -> tuple[Page, Locator]:
    """The page after pressing an impossible action, and the sheet that says why, with its rules."""
    page = SCREENS["why-not"].shown(people, tables, size=size, touch=size is PHONE)
    return page, page.get_by_role("dialog")


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_a_rule_is_read_below_the_board(size: dict[str, int], people: People, tables: Tables) -> None:
    page, sheet = asked_why(people, tables, size)
    address = page.url
    sheet.get_by_role("button", name="HEAL-1").first.click()
    expect(sheet.get_by_role("heading", name="HEAL-1")).to_be_visible()
    expect(sheet).to_contain_text("Infirmary")
    top = sheet.bounding_box()
    assert top is not None
    assert top["y"] > size["height"] * 0.45
    assert (page.url, len(page.context.pages)) == (address, 1)


def test_closing_a_rule_returns_to_the_previous_sheet(people: People, tables: Tables) -> None:
    _, sheet = asked_why(people, tables, DESKTOP)
    sheet.get_by_role("button", name="RULING-5").click()
    expect(sheet).not_to_contain_text("why not?")
    sheet.get_by_role("button", name="Back").click()
    expect(sheet.get_by_role("heading", name="Heal: why not?")).to_be_visible()


def test_all_rules_open_in_another_tab(people: People, tables: Tables) -> None:
    page, sheet = asked_why(people, tables, DESKTOP)
    sheet.get_by_role("button", name="HEAL-1").first.click()
    with page.context.expect_page() as opened:
        sheet.get_by_role("link", name="All rules").click()
    expect(opened.value.get_by_role("heading", name="Rules", exact=True)).to_be_visible()
    expect(page.get_by_role("heading", name="The table")).to_be_attached()
