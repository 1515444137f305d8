"""The log keeps its end in sight, and leaves alone whoever has scrolled up to read."""

from playwright.sync_api import Page
from tests.browser.people import People
from tests.browser.sizes import SIX
from tests.browser.tables import Door, Table, quarrelsome

LINES = 60
SOME = 12
"""So many more moves are told than fit between the end and what still counts as the end."""
GAP = "log => log.scrollHeight - log.scrollTop - log.clientHeight"


def go_on(table: Table, page: Page, moves: int = SOME) -> None:
    for _ in range(moves):
        state = table.asked()
        assert state is not None
        table.move(quarrelsome, state)
    page.wait_for_timeout(400)


def test_the_end_stays_in_sight_unless_one_has_scrolled_up(door: Door, people: People) -> None:
    table = door.table(SIX).begin()
    table.play(quarrelsome, lambda state: len(state["story"]) >= LINES)
    page = people.come(table.seat(0))
    log = page.get_by_role("log", name="Log")
    log.wait_for()
    go_on(table, page)
    assert log.evaluate(GAP) < 2
    log.evaluate("log => { log.scrollTop = 40 }")
    page.wait_for_timeout(200)
    go_on(table, page)
    assert log.evaluate("log => log.scrollTop") < 200
    assert log.evaluate(GAP) > 100
    log.evaluate("log => { log.scrollTop = log.scrollHeight }")
    page.wait_for_timeout(200)
    go_on(table, page)
    assert log.evaluate(GAP) < 2
