"""Traces of a player: removed from a finished table, kept on the device, taken to another one, erased."""

import json
import re

from playwright.sync_api import Page, WebSocketRoute, expect
from tests.browser.people import PATIENCE, People
from tests.browser.tables import Door, Table, quickly


def finished(door: Door) -> Table:
    table = door.table(("Ana", "Ben"), options={"round_cap": 2}).begin()
    table.do(1, do="say", text="I hide my Spoon in the library", is_phrase=False, name="")
    table.play(quickly)
    return table


def confirmed(page: Page, name: str, yes: str) -> None:
    page.get_by_role("button", name=name).click()
    page.get_by_role("dialog", name=name).get_by_role("button", name=yes, exact=True).click()


def test_a_player_removes_name_and_chat_and_everybody_sees_it(door: Door, people: People) -> None:
    table = finished(door)
    ana, ben = people.come(table.seat(0)), people.come(table.seat(1))
    tunnels = ana.get_by_role("region", name="The tunnels")
    expect(tunnels).to_contain_text("Ben")
    confirmed(ben, "Remove my name and chat", "Remove")
    expect(ben.get_by_role("status").filter(has_text="are gone")).to_be_visible()
    expect(tunnels).not_to_contain_text("Ben")
    ana.get_by_role("button", name="Look at the table").click()
    chat = ana.get_by_role("log", name="Chat")
    expect(chat).to_contain_text("This line was removed.", timeout=PATIENCE)
    expect(chat).not_to_contain_text("Spoon")
    assert table.state(None)["room"]["seats"][1]["name"] != "Ben"


def test_only_the_host_deletes_a_table(door: Door, people: People) -> None:
    table = door.table(("Ana",), players=2)
    guest = people.come(table.path)
    host = people.come(table.seat(0))
    people.troubles[0].expect("404")
    expect(guest.get_by_role("button", name="Delete this table")).to_have_count(0)
    confirmed(host, "Delete this table", "Delete")
    host.wait_for_url(re.compile(r"/$"))
    expect(host.get_by_text(table.code)).to_have_count(0)
    expect(guest.get_by_role("heading", name="There is no such table")).to_be_visible()


def test_a_table_is_deleted_even_if_the_answer_is_lost(door: Door, people: People) -> None:
    """The news that the table is gone may overtake the answer to who deleted it."""
    table = door.table(("Ana",), players=2)
    host = people.come("/")
    people.troubles[0].expect("404")

    def forgetful(route: WebSocketRoute) -> None:
        server = route.connect_to_server()

        def hear(frame: str | bytes) -> None:
            if json.loads(frame)["type"] != "done":
                route.send(frame)

        server.on_message(hear)

    host.route_web_socket("**/socket", forgetful)
    host.goto(table.seat(0))
    confirmed(host, "Delete this table", "Delete")
    host.wait_for_url(re.compile(r"/$"))
    expect(host.get_by_text(table.code)).to_have_count(0)


def test_results_go_to_another_device_and_are_erased(door: Door, people: People) -> None:
    table = finished(door)
    old = people.come(table.seat(0))
    old.get_by_role("link", name="You, on this device").click()
    expect(old.get_by_role("region", name="Your games")).to_contain_text("with Ben")
    expect(old.get_by_role("region", name="People you played with")).to_contain_text("Ben")
    old.get_by_role("button", name="Show code and text").click()
    link = old.get_by_label("Everything, as a link").input_value()
    new = people.come("/me")
    new.get_by_label("Link from another device").fill("a poem")
    new.get_by_role("button", name="Take over").click()
    expect(new.get_by_role("alert")).to_contain_text("not such a link")
    new.goto(link)
    new.reload()
    expect(new.get_by_role("region", name="Your games")).not_to_contain_text("Ben")
    new.goto("/")
    new.goto(link)
    new.get_by_role("dialog", name="From another device").get_by_role("button", name="Take over").click()
    assert "#" not in new.url, "the secret does not stay in the address"
    expect(new.get_by_role("region", name="Your games")).to_contain_text("with Ben")
    expect(new.get_by_role("region", name="Your tables")).to_contain_text("Ana, Ben")
    confirmed(new, "Erase everything on this device", "Erase")
    expect(new.get_by_role("region", name="Your games")).not_to_contain_text("Ben")
    assert new.evaluate("Object.keys(localStorage).filter(each => each.startsWith('blackgate.'))") == []


def test_statistics_are_plotted_saved_and_deleted(door: Door, people: People) -> None:
    """Of a game that ends here, and of older ones."""
    table = finished(door)
    page = people.come(table.seat(0))
    expect(page.get_by_role("slider", name="The curve")).to_be_visible(timeout=PATIENCE)
    page.get_by_role("link", name="You, on this device").click()
    play = page.get_by_role("region", name="Your play")
    expect(play.get_by_role("img", name="After one game")).to_be_visible()
    expect(play.get_by_role("list")).to_contain_text(re.compile("[A-Z].* ?(one|[0-9]+) visit"))
    heading = play.get_by_role("heading", name="Your play")
    play.get_by_role("button", name="Review one more game").click()
    expect(heading).to_be_focused()
    expect(play.get_by_role("status")).to_have_text("Game 1 of 1 is being reviewed.")
    expect(play.get_by_role("img", name="the one game that was reviewed")).to_be_visible(timeout=3 * PATIENCE)
    expect(play.get_by_role("status")).to_have_text("The reviews are done.")
    with page.expect_download() as saved:
        play.get_by_role("button", name="Save as a file").click()
    (game,) = json.loads(saved.value.path().read_text("utf-8"))
    assert game["code"] == table.code
    assert 0 < game["figures"]["start"] < 1
    assert game["figures"]["own"] <= 0 < game["figures"]["error"]
    assert sum(game["figures"]["visited"].values()) > 0
    play.get_by_text("All figures").click()
    expect(play.get_by_role("table")).to_contain_text("points")
    play.get_by_role("button", name="Delete games and statistics").click()
    expect(play.get_by_role("status")).to_contain_text("are deleted")
    expect(heading).to_be_focused()
    assert page.evaluate("localStorage.getItem('blackgate.journal')") == "[]"
    play.get_by_role("button", name="Undo").click()
    expect(play.get_by_role("img", name="After one game")).to_be_visible()
    page.reload()
    expect(play.get_by_role("img", name="the one game that was reviewed")).to_be_visible()


def test_a_rated_game_needs_everybody_and_shows_on_the_page_of_a_player(door: Door, people: People) -> None:
    table = door.table(("Ana", "Ben"), options={"round_cap": 2}, rated=True)
    ana = people.come(table.seat(0))
    begin = ana.get_by_role("button", name="Begin")
    expect(begin).to_be_disabled()
    rated = ana.get_by_role("region", name="Rated game")
    expect(rated).to_contain_text("2 people have not agreed yet.")
    rated.get_by_role("button", name="I agree").click()
    expect(rated).to_contain_text("One person has not agreed yet.")
    table.do(1, do="enrol", identity="b" * 43)
    expect(rated).to_contain_text("Everybody has agreed.")
    begin.click()
    expect(begin).to_have_count(0)
    table.play(quickly)
    me = people.come(table.seat(1))
    me.evaluate("localStorage.setItem('blackgate.identity', 'b'.repeat(43))")
    me.goto("/me")
    rating = me.get_by_role("region", name="Your rating")
    expect(rating).to_contain_text("After 1 rated game.", timeout=PATIENCE)
    expect(rating).to_contain_text("±")
    rating.get_by_role("button", name="Delete my rating").click()
    expect(rating).to_contain_text("No rating is kept of you.")
    ana.goto("/me")
    expect(ana.get_by_role("region", name="Your rating")).to_contain_text("After 1 rated game.", timeout=PATIENCE)
