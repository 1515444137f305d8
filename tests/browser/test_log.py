"""The log scrolls to its end, unless the reader has scrolled up."""

from playwright.sync_api import Page
from tests.browser.people import People
from tests.browser.sizes import SIX
from tests.browser.tables import Door, Table, quarrelsome

LINES = 60
WATCHED = 40
"""Moves after each of which the end is looked for: turns come at the end, and leave at the top."""
SOME = 8
"""More moves than fit where one has not scrolled, and too few for what is read to leave at the top."""
UP = 500
GAP = """log => {
    const [last] = [...log.querySelectorAll(".turn")].slice(-1)
    return last.getBoundingClientRect().bottom - log.getBoundingClientRect().bottom
}"""
"""How far below the edge the last line ends."""
READ = """log => {
    const edge = log.getBoundingClientRect().top
    window.read ??= [...log.querySelectorAll(".turn")].find((turn) => turn.getBoundingClientRect().top > edge)
    return window.read.getBoundingClientRect().top - edge
}"""
"""Where the first turn is that began in sight when this was asked for the first time."""


def go_on(table: Table, page: Page) -> None:
    state = table.asked()
    assert state is not None
    table.move(quarrelsome, state)
    page.wait_for_timeout(100)


def until(page: Page, gap: str) -> None:
    page.wait_for_function(f"() => ({GAP})(document.querySelector('[role=log]')) {gap}")


def test_the_end_stays_in_sight_unless_one_has_scrolled_up(door: Door, people: People) -> None:
    table = door.table(SIX).begin()
    table.play(quarrelsome, lambda state: len(state["story"]) >= LINES)
    page = people.come(table.seat(0))
    log = page.get_by_role("log", name="Log")
    log.wait_for()
    for _ in range(WATCHED):
        go_on(table, page)
        assert log.evaluate(GAP) < 2
    log.evaluate(f"log => log.scrollBy(0, -{UP})")
    below, read = log.evaluate(GAP), log.evaluate(READ)
    for _ in range(SOME):
        go_on(table, page)
        assert abs(log.evaluate(READ) - read) < 8
    until(page, f"> {below + 50}")
    log.evaluate("log => log.scrollBy(0, log.scrollHeight)")
    until(page, "< 2")
    for _ in range(SOME):
        go_on(table, page)
        assert log.evaluate(GAP) < 2
