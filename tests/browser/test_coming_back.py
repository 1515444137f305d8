"""The server is killed: a fight continues unchanged when it is back, and an installed client opens without it."""

from pathlib import Path

import pytest
from benchmarks.load.served import Served
from playwright.sync_api import Browser, expect
from playwright.sync_api import Error as PlaywrightError
from tests.browser.people import gathered
from tests.browser.tables import Door, State, Table, quarrelsome

LOST = "The connection is lost"
TAKEN_OVER = """() => new Promise(done => {
    const worker = navigator.serviceWorker
    if (worker.controller) done()
    else worker.addEventListener('controllerchange', () => done())
})"""
"""The service worker answers for the page; it has kept all files before."""


def is_fight(state: State) -> bool:
    """Whether the seat that is asked has a Weapon to continue a fight."""
    asked = state["own"]["asked"]
    return bool(asked and asked["question"] == "fight" and len(asked["options"]) > 1)


def in_a_fight(door: Door) -> tuple[Table, int]:
    """A game in a fight. A game may end before anybody fights; then another one is started."""
    while True:
        table = door.table().begin()
        if state := table.play(quarrelsome, is_fight):
            return table, int(state["seat"])


def test_a_fight_continues_after_the_server_was_killed(browser: Browser, tmp_path: Path) -> None:
    with (
        Served(tmp_path) as server,
        Door(server.port) as door,
        gathered(browser, f"http://127.0.0.1:{server.port}") as people,
    ):
        table, fighter = in_a_fight(door)
        pages = [people.come(table.seat(n)) for n in (0, 1)]
        people.expect("WebSocket connection", "ERR_CONNECTION_REFUSED", "ERR_INTERNET_DISCONNECTED")
        mine = pages[fighter]
        actions = mine.get_by_role("region", name="Actions")
        actions.get_by_role("button", name="Give up").wait_for()
        before = [page.get_by_role("group", name="Fight").aria_snapshot() for page in pages]
        offered = actions.aria_snapshot()
        server.kill()
        for page in pages:
            expect(page.get_by_role("status").first).to_contain_text(LOST)
        mine.context.set_offline(True)
        server.start()
        server.wait()
        expect(pages[1 - fighter].get_by_role("status").first).not_to_contain_text(LOST)
        expect(mine.get_by_role("status").first).to_contain_text(LOST)
        mine.context.set_offline(False)
        expect(mine.get_by_role("status").first).not_to_contain_text(LOST)
        assert [page.get_by_role("group", name="Fight").aria_snapshot() for page in pages] == before
        assert actions.aria_snapshot() == offered
        actions.get_by_role("button", name="Give up").click()
        for page in pages:
            expect(page.get_by_role("log", name="Log")).to_contain_text("won the fight")


def test_an_installed_client_opens_without_the_server(browser: Browser, tmp_path: Path) -> None:
    with Served(tmp_path) as server, gathered(browser, f"http://127.0.0.1:{server.port}") as people:
        page, visitor = people.come("/", installs=True), people.come("/")
        page.evaluate(TAKEN_OVER)
        server.kill()
        people.expect("ERR_CONNECTION_REFUSED")
        for path in ("/", "/cards"):
            page.goto(path)
            expect(page.get_by_role("heading", level=1)).to_be_visible()
        with pytest.raises(PlaywrightError, match="ERR_CONNECTION_REFUSED"):
            visitor.reload()
