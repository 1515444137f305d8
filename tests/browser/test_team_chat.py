"""Team chat in the client: a switch says who will read a line, and only the team reads it. Rule: RULING-41."""

from pathlib import Path

from playwright.sync_api import Page, expect
from tests.browser.axe import faults_by_theme
from tests.browser.people import PHONE, People
from tests.browser.screens import NAMES
from tests.browser.tables import Door, Table

PLAN = "I have a shovel for you"


def team_table(door: Door, **options: str) -> Table:
    return door.table(NAMES, teams=True, options=options).begin()


def lines(page: Page) -> str:
    return page.get_by_role("log", name="Chat").inner_text()


def test_a_line_to_the_team_is_read_by_the_team_alone(door: Door, people: People) -> None:
    table = team_table(door)
    ana, ben, cleo = (people.come(table.seat(n)) for n in (0, 1, 2))
    spectator = people.come(table.path)
    ana.get_by_text("Everybody reads this.").wait_for()
    ana.get_by_role("group", name="Who reads it").get_by_text("Team A").click()
    ana.get_by_text("Only team A reads this: you and Cleo.").wait_for()
    field = ana.get_by_role("textbox", name="To team A only")
    expect(field).to_have_accessible_description("Only team A reads this: you and Cleo.")
    field.fill(PLAN)
    field.press("Enter")
    for page in (ana, cleo):
        said = page.get_by_role("log", name="Chat").get_by_text(PLAN)
        said.wait_for()
        assert "to team A" in said.inner_text()
    table.do(1, do="say", text="hm", channel="table")
    for page in (ben, spectator):
        page.get_by_role("log", name="Chat").get_by_text("hm").wait_for()
        assert PLAN not in page.content()


def test_the_keyboard_picks_the_channel_and_phrases_go_to_it(door: Door, people: People) -> None:
    table = team_table(door)
    page = people.come(table.seat(1))
    page.get_by_role("radio", name="Table").focus()
    page.keyboard.press("ArrowRight")
    expect(page.get_by_role("radio", name="Team B")).to_be_checked()
    page.get_by_role("button", name="Phrases").click()
    page.get_by_role("button", name="Hello!").click()
    page.get_by_role("log", name="Chat").get_by_text("Hello!").wait_for()
    for seat, read in ((0, 0), (2, 0), (3, 1), (None, 0)):
        assert len(table.state(seat)["chat"]) == read
    page.reload()
    page.get_by_role("log", name="Chat").get_by_text("Hello!").wait_for()
    expect(page.get_by_role("radio", name="Table")).to_be_checked()


def test_without_team_chat_there_is_no_switch(door: Door, people: People) -> None:
    for table in (team_table(door, team_chat="off"), door.table(NAMES).begin()):
        page = people.come(table.seat(0))
        page.get_by_role("textbox", name="Say something").wait_for()
        assert page.get_by_role("radio").count() == 0
    spectator = people.come(team_table(door).path)
    spectator.get_by_role("textbox", name="Say something").wait_for()
    assert spectator.get_by_role("radio").count() == 0


def test_bots_in_the_team_read_nothing(door: Door, people: People) -> None:
    table = door.table(NAMES[:2], players=4, teams=True, seats=["open", "open", "rookie", "rookie"]).begin()
    page = people.come(table.seat(0))
    page.get_by_text("Team A", exact=True).last.click()
    page.get_by_text("Nobody else reads this: bots play with you.").wait_for()


def test_axe_finds_no_fault_with_team_chat(door: Door, people: People, root: Path) -> None:
    table = team_table(door)
    table.do(2, do="say", text=PLAN, channel="team")
    for size in (None, PHONE):
        page = people.come(table.seat(0), size=size, touch=size is not None, free=True)
        if size is not None:
            page.get_by_role("navigation").get_by_role("button", name="Log").click()
        page.get_by_text("Team A", exact=True).last.click()
        page.get_by_text("Only team A reads this").wait_for()
        assert faults_by_theme(page, root) == {}
