"""*Play now* is a guided first game. `BLACKGATE_LONG=1`: twenty of them, played by following the guide."""

import json
from collections.abc import Callable, Iterator
from contextlib import contextmanager

import pytest
from playwright.sync_api import Locator, Page, Route, TimeoutError, expect
from tests.browser.people import PHONE, People
from tests.browser.robot import Follower, play, tap
from tests.browser.test_speed import told

GAMES = 20
WINS = 8
STANDSTILL = 60.0
"""Seconds without a press after which a game counts as stuck, on a busy machine."""
PRESSES = 10
SOON_MS = 3_000


def at_once(route: Route) -> None:
    """Let the bots of a new table answer without a pause."""
    if route.request.method != "POST":
        return route.continue_()
    sent = json.loads(route.request.post_data or "")
    return route.continue_(post_data=json.dumps({**sent, "settings": {**sent["settings"], "pace": 0}}))


def begun(people: People, **how: object) -> Page:
    """A newcomer who has pressed *Play now*."""
    page = people.come("/", **how)  # type: ignore[arg-type]
    page.route("**/api/rooms", at_once)
    page.get_by_role("button", name="Play now").click()
    page.get_by_role("region", name="Guide").wait_for(timeout=1_000 * STANDSTILL)
    return page


@contextmanager
def without_sheet(page: Page) -> Iterator[None]:
    """Close a sheet that covers what is pressed, as a player would, even if it opens late."""
    close = page.get_by_role("dialog").get_by_role("button", name="Close")
    page.add_locator_handler(close, lambda button: button.click())
    yield
    page.remove_locator_handler(close)


def comes(shown: Locator) -> bool:
    """Whether it is there, or comes before the next press: what was explained at the last two questions goes."""
    try:
        shown.wait_for(timeout=SOON_MS)
    except TimeoutError:
        return False
    return True


def with_help(page: Page, act: Callable[[], None]) -> None:
    page.get_by_role("banner").get_by_role("button", name="Help and settings").click()
    act()
    page.keyboard.press("Escape")


def test_the_guide_says_what_to_do_and_can_be_turned_off_and_on(people: People) -> None:
    page = begun(people)
    guide = page.get_by_role("region", name="Guide")
    expect(guide).to_contain_text("be the first with 10 Tunnel points")
    expect(guide).to_contain_text("Try this")  # the newcomer begins
    follower = Follower(page)
    play([follower], lambda: len(follower.pressed) >= PRESSES, STANDSTILL)
    with without_sheet(page):  # the last press may have shown a card
        guide.get_by_role("button", name="Turn off the guide").click()
    expect(guide).to_be_hidden()
    expect(page.locator("[data-guided]")).to_have_count(0)
    page.reload()
    shown = page.get_by_role("dialog").get_by_label("Show the guide")
    with_help(page, lambda: expect(shown).not_to_be_checked())
    expect(guide).to_be_hidden()
    with_help(page, shown.check)
    expect(guide).to_be_visible()


def test_an_explanation_is_shown_once(people: People) -> None:
    page = begun(people, size=PHONE, touch=True)
    follower, new = Follower(page, tap), page.get_by_text("New ·")
    play([follower], lambda: comes(new), STANDSTILL)
    title = new.inner_text()
    with without_sheet(page):
        page.get_by_role("button", name="Got it").tap()
    expect(page.get_by_text(title, exact=True)).to_have_count(0)
    page.reload()
    expect(page.get_by_role("region", name="Guide")).to_be_visible()
    expect(page.get_by_text(title, exact=True)).to_have_count(0)


def test_after_the_first_game_the_guide_is_an_offer(people: People) -> None:
    page = people.come("/")
    expect(page.get_by_text("Your first game")).to_be_visible()
    page.evaluate("localStorage.setItem('blackgate.first-game', 'done')")
    page.reload()
    expect(page.get_by_text("Your first game")).to_be_hidden()
    page.get_by_role("button", name="Play with the guide").click()
    page.get_by_role("region", name="Guide").wait_for(timeout=1_000 * STANDSTILL)
    expect(page.get_by_role("complementary", name="Players").get_by_text("Rookie", exact=True)).to_have_count(3)


@pytest.mark.long  # twenty whole games
def test_twenty_first_games_are_never_stuck_and_eight_are_won(people: People, record_property: object) -> None:
    wins = 0
    for n in range(GAMES):
        page = begun(people)
        follower = Follower(page)
        play([follower], lambda robot=follower: robot.is_over, STANDSTILL)  # type: ignore[misc]
        wins += follower.has_won
        print(f"{wins} of {n + 1} games won", flush=True)
        page.context.close()
    told(record_property, f"{wins} of {GAMES} first games won")
    assert wins >= WINS
