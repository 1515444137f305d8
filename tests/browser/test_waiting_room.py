"""The waiting room: phones are let in on request, teams are chosen, everybody at one device has labelled fields."""

import re
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from benchmarks.load.served import PLENTY, Served
from playwright.sync_api import Browser, Locator, Page, expect
from tests.browser.axe import faults_by_theme
from tests.browser.network_server import LAN
from tests.browser.people import PHONE, People, gathered
from tests.browser.tables import Door, Table

SWITCH = "Open to my network"
NO_CLIPBOARD = """
    Object.defineProperty(Navigator.prototype, 'clipboard', { value: undefined })
    addEventListener('copy', (event) => { window.copied = event.clipboardData.getData('text/plain') })
"""
"""As on a phone in the Wi-Fi: without HTTPS a page has no clipboard. Notes what the old way copies."""


@pytest.fixture(scope="module")
def lan(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server on a machine in a local network."""
    command = (sys.executable, "-m", "tests.browser.network_server", *PLENTY)
    with Served(tmp_path_factory.mktemp("lan"), command) as served:
        yield served


@pytest.fixture
def guests(browser: Browser, lan: Served) -> Iterator[People]:
    with gathered(browser, f"http://127.0.0.1:{lan.port}") as people:
        yield people


@pytest.fixture
def table(lan: Served) -> Iterator[Table]:
    with Door(lan.port) as door:
        yield door.table(("Ana",), players=2)
        door.post("/api/network", {"open": False})


def code(page: Page) -> Locator:
    return page.get_by_role("img", name="QR code")


def test_phones_join_once_the_switch_is_on_and_are_cut_off_with_it(lan: Served, guests: People, table: Table) -> None:
    host, wall = guests.come(table.seat(0)), guests.come(f"{table.path}/table")
    for page in (host, wall):
        page.get_by_text("Only this computer can open the table.").wait_for()
        expect(code(page)).to_have_count(0)
    host.get_by_role("checkbox", name=SWITCH).check()
    expect(code(host)).to_be_visible()
    address = f"http://{LAN}:{lan.port}{table.path}"
    expect(host.get_by_label("Link", exact=True)).to_have_value(address)
    expect(code(wall)).to_be_visible()
    assert f"{LAN}:{lan.port}" in wall.get_by_role("main").inner_text()
    phone = guests.come(address, size=PHONE, touch=True)
    phone.get_by_label("Your name").fill("Ben")
    phone.get_by_role("button", name="Sit down").click()
    host.get_by_role("list").get_by_text("Ben").wait_for()
    guests.expect("WebSocket", "ERR_CONNECTION_REFUSED")
    host.get_by_role("checkbox", name=SWITCH).uncheck()
    expect(code(host)).to_have_count(0)
    host.get_by_text("is away").wait_for()


def test_a_handed_over_seat_has_a_code_for_phones_only_while_they_are_let_in(guests: People, table: Table) -> None:
    host = guests.come(table.seat(0))
    host.get_by_role("button", name="Hand over").click()
    host.get_by_label("Name of the person who plays on").fill("Zoe")
    host.get_by_role("button", name="OK").click()
    host.get_by_role("heading", name="Your seat is handed over").wait_for()
    host.get_by_role("checkbox", name=SWITCH).wait_for()
    expect(code(host)).to_have_count(0)
    host.get_by_role("checkbox", name=SWITCH).check()
    expect(code(host)).to_be_visible()
    assert str(LAN) in host.get_by_label("Link to the seat").input_value()


def test_the_code_for_another_device_and_copied_links_have_an_address_phones_reach(
    lan: Served, guests: People, table: Table
) -> None:
    me = guests.come("/me")
    me.get_by_role("button", name="Show code and text").click()
    found = me.get_by_role("img", name="Code with your name")
    me.get_by_text("Phones and other computers cannot reach it yet.").wait_for()
    expect(found).to_have_count(0)
    me.get_by_role("checkbox", name=SWITCH).check()
    expect(found).to_be_visible()
    away = f"http://{LAN}:{lan.port}"
    expect(me.get_by_label("Everything, as a link")).to_have_value(re.compile(rf"^{away}/me#me="))
    begun = table.door.table().begin()
    page = guests.come("about:blank")
    page.add_init_script(NO_CLIPBOARD)
    page.goto(begun.seat(0))
    with page.expect_response("**/api/network"):
        page.get_by_role("banner").get_by_role("button", name="Menu").click()
    menu = page.get_by_role("dialog", name="Menu")
    menu.get_by_role("button", name="Copy the link").click()
    expect(menu.get_by_role("button", name="Copied")).to_be_visible()
    assert page.evaluate("window.copied") == f"{away}{begun.path}"


def team(page: Page, side: str) -> Locator:
    return page.get_by_role("group", name=f"Team {side}")


def test_teams_are_chosen_and_the_host_moves_bots(door: Door, people: People) -> None:
    table = door.table(("Ana", "Ben"), players=4, teams=True)
    ana, ben = people.come(table.seat(0)), people.come(table.seat(1))
    expect(team(ana, "A").get_by_text("Ana")).to_be_visible()
    ana.get_by_role("button", name="To team B").click()
    for page in (ana, ben):
        expect(team(page, "B").get_by_text("Ana")).to_be_visible()
        expect(team(page, "A").get_by_text("Ana")).to_have_count(0)
    expect(team(ana, "B").get_by_text("you")).to_be_visible()
    expect(ben.get_by_role("button", name="To team A")).to_be_enabled()
    ana.get_by_role("button", name="Fill with bots").click()
    seat = team(ana, "A").get_by_role("listitem").first
    seat.get_by_text("· Schemer").wait_for()
    first = seat.locator("strong").inner_text()
    expect(ana.get_by_role("button", name=f"{first}: to team B")).to_be_disabled()
    ana.get_by_role("button", name="To team A").click()
    expect(team(ana, "A").get_by_text("you")).to_be_visible()
    bot = team(ana, "A").get_by_role("listitem").filter(has_text="· Schemer").locator("strong").inner_text()
    ana.get_by_role("button", name=f"{bot}: to team B").click()
    ana.get_by_role("button", name="Begin").click()
    players = ana.get_by_role("complementary", name="Players")
    players.get_by_role("button").filter(has_text="Ana").get_by_text("Team A").wait_for()
    assert [seat["team"] for seat in table.state()["room"]["seats"]] == list("ABAB")


def test_what_does_not_go_together_is_off_and_says_why(people: People) -> None:
    page = people.come("/new")
    page.get_by_role("checkbox", name="In teams").check()
    gambling = page.get_by_role("checkbox", name="Gambling Cells")
    expect(gambling).to_be_disabled()
    expect(gambling).to_have_accessible_description("Not together with team mode.")
    expect(page.get_by_role("link", name="WARDEN-9")).to_have_attribute("href", "/rules/WARDEN-9")
    page.get_by_role("button", name="All new Places").click()
    expect(gambling).not_to_be_checked()
    page.get_by_role("checkbox", name="Michelle").check()
    expect(page.get_by_role("checkbox", name="Michel ", exact=False).first).to_be_disabled()
    page.get_by_text("5", exact=True).click()
    expect(page.get_by_role("checkbox", name="In teams")).to_be_disabled()
    page.get_by_text("Teams need 4 / 6 players.").wait_for()
    expect(gambling).to_be_enabled()
    gambling.check()
    page.get_by_text("6", exact=True).click()
    expect(page.get_by_role("checkbox", name="In teams")).to_be_disabled()
    page.get_by_text("Not together with Gambling Cells.").wait_for()
    page.get_by_role("radio", name="English prototype").check()
    expect(gambling).to_be_disabled()
    page.get_by_text("This edition is played without expansions.").wait_for()


def test_several_people_at_one_device_have_fields_of_their_own(people: People) -> None:
    page = people.come("/new")
    page.get_by_role("textbox", name="Your name").fill("Ana")
    for seat, name in ((2, "Ben"), (3, "Cleo")):
        page.get_by_role("combobox", name=f"Seat {seat}").select_option("here")
        page.get_by_role("textbox", name=f"Name of the person on seat {seat}").fill(name)
    page.get_by_role("button", name="Open the table").click()
    page.get_by_text("Another person at this device").click()
    page.get_by_role("textbox", name="Name of the other person").fill("Dan")
    page.get_by_role("button", name="Add this person").click()
    page.get_by_role("button", name="Rename: Cleo").click()
    page.get_by_role("textbox", name="New name of Cleo").fill("Clea")
    page.get_by_role("button", name="OK").click()
    page.get_by_role("button", name="Stand up: Ben").click()
    expect(page.get_by_role("listitem").filter(has_text="Clea")).to_be_visible()
    expect(page.get_by_role("listitem").filter(has_text="Ben")).to_have_count(0)
    expect(page.get_by_role("button", name="Stand up", exact=True)).to_have_count(1)


def test_axe_finds_no_fault_in_the_waiting_room(lan: Served, guests: People, root: Path) -> None:
    with Door(lan.port) as door:
        table = door.table(("Ana", "Ben"), players=4, teams=True)
        page = guests.come(table.seat(0), size=PHONE, touch=True, free=True)
        page.get_by_role("checkbox", name=SWITCH).wait_for()
        assert faults_by_theme(page, root) == {}
        page.get_by_role("checkbox", name=SWITCH).check()
        page.get_by_text("A phone does not get through?").click()
        page.get_by_text("Another person at this device").click()
        page.get_by_role("button", name="Rename").click()
        assert faults_by_theme(page, root) == {}
        assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
        page.goto("/new")
        page.get_by_role("checkbox", name="In teams").check()
        page.get_by_role("combobox", name="Seat 2").select_option("here")
        assert faults_by_theme(page, root) == {}
        door.post("/api/network", {"open": False})
