"""The server is killed in the middle of a fight and restarted: the fight continues unchanged."""

from pathlib import Path

from benchmarks.load.served import Served
from playwright.sync_api import Browser, expect
from tests.browser.people import gathered
from tests.browser.tables import Door, State, Table, quarrelsome

LOST = "The connection is lost"


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
