"""Two tabs of one seat, and a page that is older than the server."""

import json

from playwright.sync_api import WebSocketRoute, expect
from tests.browser.people import People
from tests.browser.tables import Door


def test_two_tabs_of_one_seat_show_the_same(door: Door, people: People) -> None:
    table = door.table().begin()
    state = table.asked()
    assert state is not None
    first = people.come(table.seat(state["seat"]))
    first.get_by_role("region", name="Actions").wait_for()
    second = people.tab(first.context)
    second.goto(table.path)
    for tab in (first, second):
        tab.get_by_role("region", name="Actions").get_by_role("button", name="Search").wait_for()
    first.get_by_role("region", name="Actions").get_by_role("button", name="Search").click()
    for tab in (first, second):
        expect(tab.get_by_role("log", name="Log")).to_contain_text("You searched and drew")
    hands = [tab.get_by_role("region", name="Hand").aria_snapshot() for tab in (first, second)]
    assert hands[0] == hands[1]
    second.get_by_role("region", name="Actions").get_by_role("button", name="Simple Move").click()
    for tab in (first, second):
        expect(tab.get_by_role("log", name="Log")).to_contain_text("You rolled")


def test_a_warning_closes_when_the_game_moves_on(door: Door, people: People) -> None:
    table = door.table().begin()
    state = table.asked()
    assert state is not None
    page = people.come(table.seat(state["seat"]))
    page.get_by_role("region", name="Actions").get_by_role("button", name="End the turn").click()
    expect(page.get_by_role("dialog").get_by_role("button", name="Do it all the same")).to_be_enabled()
    table.do(state["seat"], do="choose", action="pass")
    expect(page.get_by_role("dialog")).to_be_hidden()


def test_a_page_older_than_the_server_asks_to_reload(door: Door, people: People) -> None:
    table = door.table().begin()
    page = people.come("/")

    def older(route: WebSocketRoute) -> None:
        server = route.connect_to_server()

        def speak(frame: str | bytes) -> None:
            message = json.loads(frame)
            server.send(json.dumps({**message, "protocol": 0} if message["type"] == "hello" else message))

        route.on_message(speak)

    page.route_web_socket("**/socket", older)
    page.goto(table.seat(0))
    expect(page.get_by_role("heading", name="There is a newer Blackgate")).to_be_visible()
    expect(page.get_by_role("button", name="Load again")).to_be_visible()
