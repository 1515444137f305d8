"""Stakes are seen before a risk, however it is taken: by its button, on a tile, in a sheet or by a typed line."""

import re
from collections.abc import Callable, Sequence
from random import Random
from typing import Final

import pytest
from playwright.sync_api import Locator, Page, expect
from tests.browser.people import PHONE, People
from tests.browser.tables import Door, Manner, State, Table, anyhow, quarrelsome

NAMES: Final = ("Ana", "Ben")
WARDEN: Final = "If anybody reports it, the Warden sends you to Solitary"


def risks(state: State, word: str) -> list[str]:
    """The options with this word whose stakes are shown first, on an open turn."""
    asked = state["own"]["asked"]
    if not asked or asked["question"] != "turn":
        return []
    return [
        action
        for each in asked["stakes"]
        if each["is_shown_first"]
        for action in each["actions"]
        if action.split()[0] == word
    ]


def attracting(manner: Manner, word: str) -> Manner:
    """Like this manner, and call the Warden where the action can be taken."""

    def choose(options: Sequence[str], state: State, dice: Random) -> str:
        can = any(each.split()[0] == word for each in options)
        return "attract" if can and "attract" in options else manner(options, state, dice)

    return choose


def single(word: str) -> Callable[[State], bool]:
    """Whether the seat has one such option, and its stakes are shown first."""
    return lambda state: len(set(risks(state, word))) == 1


def pressed(page: Page, verb: str) -> Locator:
    """The sheet after an action of the dock was pressed."""
    page.get_by_role("region", name="Actions", exact=True).get_by_role("button", name=verb).first.click()
    return page.get_by_role("dialog")


def refused(page: Page, table: Table, seat: int, sheet: Locator, *told: str) -> None:
    """Nothing is done yet, the stakes are told, and the player thinks better of it."""
    before = table.state(seat)["version"]
    for each in told:
        expect(sheet).to_contain_text(each)
    sheet.get_by_role("button", name="Cancel").click()
    expect(sheet).to_be_hidden()
    assert table.state(seat)["version"] == before


@pytest.mark.parametrize(("word", "verb", "manner"), [("sell", "Sell", anyhow), ("extort", "Extort", quarrelsome)])
def test_an_action_that_asks_next_is_confirmed_beside_the_warden(
    people: People, door: Door, word: str, verb: str, manner: Manner
) -> None:
    table = door.table(NAMES, modules=["warden"]).begin()
    seat = table.at(attracting(manner, word), single(word))
    page = people.come(table.seat(seat))
    sheet = pressed(page, verb)
    refused(page, table, seat, sheet, WARDEN)
    pressed(page, verb)
    sheet.get_by_role("button", name="Do it all the same").click()
    expect(sheet).to_be_hidden()
    expect(page.get_by_role("region", name="Actions", exact=True).get_by_role("button", name="Undo")).to_be_visible()


def test_an_extortion_from_the_sheet_of_the_player_is_confirmed_beside_the_warden(people: People, door: Door) -> None:
    table = door.table(NAMES, modules=["warden"]).begin()
    seat = table.at(attracting(quarrelsome, "extort"), single("extort"))
    page = people.come(table.seat(seat))
    players = page.get_by_role("complementary", name="Players")
    players.get_by_role("button").filter(has_text=NAMES[1 - seat]).click()
    page.get_by_role("dialog").get_by_role("button", name="Extort").click()
    refused(page, table, seat, page.get_by_role("dialog", name="Are you sure?"), WARDEN)


def test_the_stakes_of_a_brawl_are_confirmed(people: People, door: Door) -> None:
    table = door.table(("Ana",), players=2, seats=("open", "random"), modules=["gymnasium"]).begin()

    def eager(options: Sequence[str], state: State, dice: Random) -> str:
        there = [each for each in options if each.startswith("cautious gym")]
        return dice.choice(there) if there and "brawl" not in options else quarrelsome(options, state, dice)

    seat = table.at(eager, single("brawl"))
    page = people.come(table.seat(seat))
    sheet = pressed(page, "Brawl")
    refused(page, table, seat, sheet, "The Weapon is gone, whatever happens.", "Everybody else here")


@pytest.mark.parametrize("size", [None, PHONE])
def test_a_cautious_move_to_michel_is_confirmed_on_the_board(
    people: People, door: Door, size: dict[str, int] | None
) -> None:
    table = door.table(NAMES, modules=["michel"]).begin()
    seat = table.at(anyhow, single("cautious"))
    state = table.state(seat)
    slot = risks(state, "cautious")[0].split()[1]
    page = people.come(table.seat(seat), size=size, touch=size is not None)
    page.get_by_role("region", name="Actions", exact=True).wait_for()
    tile = page.get_by_role("article").filter(has=page.get_by_role("button", name=re.compile(slot, re.IGNORECASE)))
    if size:
        tile.get_by_role("button").first.click()
        page.get_by_role("dialog").get_by_role("button", name="Cautious Move").click()
    else:
        tile.get_by_role("button", name="Cautious Move").click()
    refused(
        page, table, seat, page.get_by_role("dialog", name="Are you sure?"), "with a Knife on it you give up a Tool"
    )


def test_the_command_line_tells_the_stakes_first(people: People, door: Door) -> None:
    table = door.table(NAMES, modules=["warden"]).begin()
    seat = table.at(attracting(anyhow, "sell"), single("sell"))
    page = people.come(table.seat(seat))
    page.get_by_role("region", name="Actions", exact=True).wait_for()
    before = table.state(seat)["version"]
    page.keyboard.press(":")
    answer, line = page.locator("output"), page.get_by_role("textbox", name="Command")
    line.fill("sell")
    page.keyboard.press("Enter")
    expect(answer).to_contain_text(WARDEN)
    expect(answer).to_contain_text("Type yes")
    assert table.state(seat)["version"] == before
    line.fill("yes")
    page.keyboard.press("Enter")
    expect(answer).not_to_contain_text(WARDEN)
    assert table.state(seat)["own"]["asked"]["question"] == "selling"
