"""Small things that make an evening pleasant: once more, a shared replay, a searched log, one name for each theme."""

import re

from playwright.sync_api import expect
from tests.browser.people import People
from tests.browser.tables import Door, State, Table, quickly


def test_once_more_begins_as_soon_as_everybody_has_come(door: Door, people: People) -> None:
    table = door.table().begin()
    table.play(quickly)
    ana, ben = people.come(table.seat(0)), people.come(table.seat(1))
    ana.get_by_role("button", name="Once more").click()
    expect(ana.get_by_role("button", name="Begin")).to_be_visible()
    ben.get_by_role("button", name="To the next game").click()
    for page in (ana, ben):
        expect(page.get_by_role("region", name="Board")).to_be_visible()


def test_the_replay_of_a_private_table_can_be_shared(door: Door, people: People) -> None:
    table = door.table(private=True).begin()
    table.play(quickly)
    page = people.come(table.seat(0))
    page.get_by_role("button", name="Share the replay").click()
    link = page.get_by_role("textbox", name="Link to the replay").input_value()
    expect(page.get_by_text("Anybody who has the link sees the whole game, with all hands.")).to_be_visible()
    friend = people.come(link.removeprefix(people.address))
    expect(friend.get_by_role("heading", name="Replay")).to_be_visible()


def test_the_log_is_searched_for_words(door: Door, people: People) -> None:
    table = door.table().begin()
    table.at(quickly, lambda state: state["table"]["round"] >= 4)
    page = people.come(table.path)
    log = page.get_by_role("log", name="Log")
    expect(log).to_contain_text("searched")
    page.get_by_role("button", name="Search the log").click()
    field = page.get_by_role("searchbox", name="Words in the log")
    expect(field).to_be_focused()
    field.fill("ANA searched")
    lines = log.locator(".line").all_inner_texts()
    assert lines
    assert all("Ana searched" in line for line in lines)
    field.fill("a giraffe")
    expect(log).to_contain_text("No line of the log contains these words.")
    field.press("Escape")
    expect(log).to_contain_text("searched")


def test_a_theme_has_one_name(door: Door, people: People) -> None:
    page = people.come(door.table().begin().path)
    page.get_by_role("button", name="Help and settings").click()
    choices = page.get_by_role("dialog").get_by_label("Colours").locator("option")
    expect(choices).not_to_have_count(0)
    at_table = choices.all_inner_texts()
    page.goto("/")
    expect(page.get_by_label("Colours").locator("option")).to_have_text(at_table)


def test_a_card_is_played_by_dragging_it_onto_the_board(door: Door, people: People) -> None:
    table = door.table().begin()
    seat = table.at(quickly, lambda state: any(each["action"] == "dig spoon" for each in options(state)))
    page = people.come(table.seat(seat))
    page.wait_for_load_state("networkidle")  # nothing moves any more
    board, hand = page.get_by_role("region", name="Board"), page.get_by_role("region", name="Hand")
    spoon = hand.get_by_role("button", name=re.compile("Spoon")).first
    where, field = spoon.bounding_box(), board.bounding_box()
    assert where
    assert field
    start, before = (where["x"] + 20, where["y"] + 20), points(table, seat)
    page.mouse.move(*start)
    page.mouse.down()
    page.mouse.move(start[0] + 60, start[1] - 4, steps=3)
    page.mouse.up()
    expect(page.get_by_role("dialog")).to_be_hidden()
    assert points(table, seat) == before, "dropped in the hand, nothing happens"
    page.mouse.move(*start)
    page.mouse.down()
    page.mouse.move(field["x"] + 200, field["y"] + 150, steps=4)
    expect(board).to_contain_text("Dig")
    page.mouse.up()
    expect(page.get_by_role("log", name="Log")).to_contain_text("dug with a Spoon")


def options(state: State) -> list[dict[str, str]]:
    found: list[dict[str, str]] = state["own"]["asked"]["options"]
    return found


def points(table: Table, seat: int) -> int:
    """The points of a seat."""
    return int(table.state(seat)["table"]["seats"][seat]["points"])
