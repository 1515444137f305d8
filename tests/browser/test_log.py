"""The log scrolls to its end, unless the reader has scrolled up."""

from playwright.sync_api import Page
from tests.browser.people import People
from tests.browser.sizes import SIX
from tests.browser.tables import Door, Table, quarrelsome
from tests.browser.test_speed import FRAMES, renders

LINES = 60
WATCHED = 40
"""Number of moves after which the end is checked: turns are added at the end and removed at the top."""
SOME = 8
"""More moves than fit on the screen, but too few for the turn being read to be removed at the top."""
UP = 500
GAP = """log => {
    const [last] = [...log.querySelectorAll(".turn")].slice(-1)
    return last.getBoundingClientRect().bottom - log.getBoundingClientRect().bottom
}"""
"""How far the last line ends below the visible edge."""
READ = """log => {
    const edge = log.getBoundingClientRect().top
    window.read ??= [...log.querySelectorAll(".turn")].find((turn) => turn.getBoundingClientRect().top > edge)
    return window.read.getBoundingClientRect().top - edge
}"""
"""The position of the first turn that was visible at the first call."""


def go_on(table: Table, page: Page) -> None:
    """Make a move, and wait until the page has painted it."""
    state = table.asked()
    assert state is not None
    before = len(renders(page))
    table.move(quarrelsome, state)
    page.wait_for_function("before => window.renders.length > before", arg=before)


def until(page: Page, gap: str) -> None:
    page.wait_for_function(f"() => ({GAP})(document.querySelector('[role=log]')) {gap}")


def test_the_end_stays_visible_unless_the_reader_has_scrolled_up(door: Door, people: People) -> None:
    table = door.table(SIX).begin()
    table.play(quarrelsome, lambda state: len(state["story"]) >= LINES)
    page = people.come("about:blank")
    page.add_init_script(FRAMES)
    page.goto(table.seat(0))
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
