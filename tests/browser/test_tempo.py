"""Pace, menu, pause, resignation, clocks, and cards that are shown before they are played."""

import re
import time
from collections.abc import Sequence
from random import Random

import pytest
from playwright.sync_api import Locator, Page, expect
from tests.browser.people import PHONE, People
from tests.browser.tables import Door, State, Table, quarrelsome, quickly
from tests.slowness import slowness

SCHEMERS = ["open", "schemer", "schemer", "schemer"]
LIVE = {"kind": "live", "bank": 2700, "gain": 20, "hours": 24}
ROUND_SECONDS = 1.0
ROUNDS = 4
"""Of which the fastest counts: machines are shared."""


def menu(page: Page) -> Locator:
    page.get_by_role("banner").get_by_role("button", name="Menu").click()
    return page.get_by_role("dialog", name="Menu")


def at_turn(table: Table) -> None:
    """Answer everything but the turn."""
    while (state := table.asked()) is not None and state["own"]["asked"]["question"] != "turn":
        table.move(quickly, state)


def round_time(page: Page, table: Table, then: str = "") -> float:
    """Seconds from the end of a turn until the player is asked again; `then` is a button to press meanwhile."""
    at_turn(table)
    expect(page).to_have_title(re.compile("^●"))
    table.do(0, do="choose", action="pass")
    began = time.monotonic()
    if then:
        page.get_by_role("button", name=then).click()
    while not table.state()["own"]["asked"]:
        time.sleep(0.01)
    return time.monotonic() - began


@pytest.mark.timed
def test_at_instant_three_schemers_take_at_most_a_second(door: Door, people: People) -> None:
    table = door.table(("Ana",), players=4, seats=SCHEMERS, pace=900).begin()
    page = people.come(table.seat(0))
    menu(page).get_by_text("Instant").click()
    expect(page.get_by_role("radio", name="Instant")).to_be_checked()
    page.keyboard.press("Escape")
    assert min(round_time(page, table) for _ in range(ROUNDS)) < ROUND_SECONDS * slowness()
    assert table.state()["room"]["pace"] == 0


@pytest.mark.timed
def test_skip_ends_the_waiting_for_bots(door: Door, people: People) -> None:
    table = door.table(("Ana",), players=4, seats=SCHEMERS).begin()
    page = people.come(table.seat(0))
    at_turn(table)
    table.do(0, do="pace", pace=5_000)
    assert round_time(page, table, "Let the bots play on at once") < 5
    assert table.state()["room"]["pace"] == 5_000


def test_the_menu_works_by_keyboard_and_sends_no_report(door: Door, people: People) -> None:
    table = door.table(("Ana",), players=2, seats=["open", "rookie"]).begin()
    page = people.come(table.seat(0))
    page.get_by_role("region", name="Actions").wait_for()
    page.keyboard.press("m")
    sheet = page.get_by_role("dialog", name="Menu")
    for name in ("Home page", "Rules", "Learn to play"):
        expect(sheet.get_by_role("link", name=name)).to_be_visible()
    sent: list[str] = []
    page.on("request", lambda request: sent.append(request.url) if request.method == "POST" else None)
    sheet.get_by_role("button", name="Report a problem").focus()
    page.keyboard.press("Enter")
    text = page.get_by_role("textbox", name="Report").input_value()
    assert f"Table {table.code}" in text
    assert table.state()["own"]["background"] in text  # it is the reader's own
    assert sent == []
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)


def test_players_pause_and_resign_by_consent(door: Door, people: People) -> None:
    table = door.table(clock=LIVE).begin()
    ana, ben = people.come(table.seat(0)), people.come(table.seat(1), size=PHONE, touch=True)
    menu(ana).get_by_role("button", name="Pause").click()
    expect(ben.get_by_text("Ana would like to pause.")).to_be_visible()
    ben.get_by_role("button", name="Agree").click()
    for page in (ana, ben):
        expect(page.get_by_role("banner").get_by_text("The game is paused.")).to_be_visible()
        expect(page.get_by_role("button", name="End the turn")).to_have_count(0)
    ana.get_by_role("button", name="Go on").click()
    expect(ana.get_by_text("Still missing: Ben.")).to_be_visible()
    ben.get_by_role("button", name="Agree").click()
    expect(ana.get_by_role("banner").get_by_text("The game is paused.")).to_have_count(0)
    menu(ana).get_by_role("button", name="Give up").click()
    ana.get_by_role("alert").get_by_role("button", name="Give up").click()
    ben.get_by_role("button", name="Agree").click()
    for page in (ana, ben):
        expect(page.get_by_role("heading", name="The game was given up")).to_be_visible()
    ana.get_by_role("button", name="Once more").click()
    expect(ana.get_by_role("heading", name="Ana")).to_have_count(0)


def test_clocks_of_all_are_shown_and_what_happens_at_their_end(door: Door, people: People) -> None:
    table = door.table(("Ana", "Ben", "Cleo"), players=3, clock=LIVE).begin()

    def is_extorted(state: State) -> bool:
        return bool(state["own"]["asked"]["question"] == "answer")

    seat = table.at(quarrelsome, is_extorted)
    page = people.come(table.seat(seat))
    for name in ("Ana", "Ben", "Cleo"):
        card = page.get_by_role("complementary", name="Players").get_by_role("button", name=name)
        expect(card.first).to_contain_text("Time:")
    expect(page.get_by_role("banner")).to_contain_text("When the time is up: ")


def test_a_waiting_room_says_what_happens_when_the_time_is_up(door: Door, people: People) -> None:
    page = people.come(door.table(players=3, clock=LIVE).seat(0))
    expect(page.get_by_text("Nobody is removed.")).to_be_visible()


def collecting(options: Sequence[str], state: State, dice: Random) -> str:
    """The answer of a player who wants cards."""
    return next((each for each in ("search", "move") if each in options), dice.choice(options))


@pytest.mark.parametrize(
    ("word", "verb", "yes"), [("play", "Play an Action card", "Play"), ("join", "Join a Gang", "Join")]
)
def test_what_is_for_good_is_shown_before_it_is_done(
    door: Door, people: People, word: str, verb: str, yes: str
) -> None:
    table = door.table(("Ana",), players=2, seats=["open", "rookie"]).begin()

    def can(state: State) -> bool:
        asked = state["own"]["asked"]
        return asked["question"] == "turn" and any(each["action"].startswith(f"{word} ") for each in asked["options"])

    table.at(collecting, can)
    before = table.state()["version"]
    page = people.come(table.seat(0))
    actions = page.get_by_role("region", name="Actions")
    actions.get_by_role("button", name=verb).click()
    several = actions.get_by_role("button", name="Cancel", exact=True)
    option = page.get_by_role("dialog").get_by_role("button", name=yes)
    several.or_(option).wait_for()
    if several.is_visible():
        actions.get_by_role("button", name=yes).first.click()
    expect(option).to_be_visible()
    assert table.state()["version"] == before
    option.click()
    expect(page.get_by_role("dialog")).to_have_count(0)
    assert table.state()["version"] > before


def stand_ins(table: Table) -> list[bool]:
    """By seat: whether a bot plays for its player."""
    return [bool(chair["stand_in"]) for chair in table.state()["room"]["seats"]]


def test_the_menu_lets_a_bot_play_and_gives_the_seat_back(door: Door, people: People) -> None:
    table = door.table(("Ana", "Ben")).begin()
    page = people.come(table.seat(1))
    menu(page).get_by_role("button", name="Let a bot play for me").click()
    back = page.get_by_role("dialog").get_by_role("button", name="Play on myself")
    back.wait_for()
    assert stand_ins(table) == [False, True]
    back.click()
    expect(back).to_have_count(0)
    assert stand_ins(table) == [False, False]


@pytest.mark.parametrize("is_alone", [False, True])
def test_who_leaves_by_the_menu_is_replaced_unless_the_game_waits(door: Door, people: People, is_alone: bool) -> None:
    table = door.table(
        ("Ana",) if is_alone else ("Ana", "Ben"), players=2, seats=["open", "rookie" if is_alone else "open"]
    )
    page = people.come(table.begin().seat(0))
    leave = menu(page).get_by_role("button", name="Leave the table")
    expect(leave).to_contain_text("The game waits for you" if is_alone else "A bot plays for you until you return")
    leave.click()
    expect(page).to_have_url(re.compile("/$"))
    assert stand_ins(table) == [not is_alone, False]
    page.go_back()
    if not is_alone:
        expect(page.get_by_role("alert")).to_contain_text("A bot plays for you.")


def test_nothing_without_a_choice_is_asked_of_a_single_player(door: Door) -> None:
    table = door.table(("Ana",), players=3, seats=["open", "schemer", "schemer"]).begin()
    for _ in range(60):
        state = table.asked()
        if state is None:
            return
        asked = state["own"]["asked"]
        assert len(asked["options"]) > 1 or asked["question"] in ("turn", "answer")
        table.move(quarrelsome, state)
