"""Playing on from a moment of a finished game: the sheet, the table, the list, the link."""

import re

from playwright.sync_api import expect
from tests.browser.people import People
from tests.browser.screens import Tables
from tests.browser.tables import Door, Table, quickly


def finished(door: Door) -> Table:
    """A finished game of its own, because branches stay in the list of their game."""
    table = door.table(("Ana", "Ben"), options={"round_cap": 3}, private=False).begin()
    table.play(quickly)
    return table


def test_playing_on_against_bots_as_a_seat_knew_it(door: Door, people: People) -> None:
    code = finished(door).code
    page = people.come(f"/replay/{code}/5?seat=1")
    page.get_by_role("button", name="Play on from here").click()
    sheet = page.get_by_role("dialog", name="Play on from here")
    expect(sheet.get_by_label("Your seat").locator("option:checked")).to_have_text("Ben")
    sheet.get_by_text("As Ben knew them").click()
    sheet.get_by_text("could not have told the difference").wait_for()
    sheet.get_by_label("The others").select_option("rookie")
    sheet.get_by_label("Name of the branch").fill("The other way")
    sheet.get_by_label("Your name").fill("Eve")
    sheet.get_by_role("button", name="Play on", exact=True).click()
    page.wait_for_url(re.compile(r"/r/\w{6}$"))
    page.get_by_role("region", name="Hand").wait_for()
    branch = page.url.rpartition("/")[2]
    told = door.get(f"/api/rooms/{branch}/state")["room"]
    assert (told["phase"], told["seats"][1]["name"], told["origin"]["room"]) == ("playing", "Eve", code)
    other = people.come(f"/replay/{code}")
    other.get_by_role("region", name="Branches of this game").get_by_text("Ben, cards drawn again").wait_for()
    assert other.get_by_role("link", name="The other way").get_attribute("href") == f"/r/{branch}"


def test_the_moment_stays_while_the_sheet_is_open(people: People, tables: Tables) -> None:
    """A replay that plays stops; otherwise the branch would begin later than the sheet said."""
    page = people.come(f"/replay/{tables.over.code}/5")
    page.get_by_role("combobox", name="Pace").select_option("4")
    page.get_by_role("button", name="Play", exact=True).click()
    page.get_by_role("button", name="Play on from here").click()
    about = page.get_by_role("dialog").get_by_text("A new game begins after decision")
    said = about.inner_text()
    page.wait_for_timeout(1_000)
    expect(about).to_have_text(said)
    page.keyboard.press("Escape")
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()


def test_playing_on_with_friends_leads_to_a_waiting_room(door: Door, people: People) -> None:
    code = finished(door).code
    page = people.come(f"/replay/{code}/4")
    page.get_by_role("button", name="Play on from here").press("Enter")
    sheet = page.get_by_role("dialog", name="Play on from here")
    sheet.get_by_label("Your seat").select_option(label="Ana")
    sheet.get_by_label("The others").select_option("open")
    sheet.get_by_label("Your name").fill("Eve")
    sheet.get_by_label("Your name").press("Enter")
    page.get_by_text("This game is a branch: it begins after decision 4").wait_for()
    page.get_by_role("link", name="See that moment").click()
    page.wait_for_url(re.compile(rf"/replay/{code}/4$"))
    page.get_by_role("link", name="Decision 4").click()
    friend = people.come(page.url)
    friend.get_by_text("This game is a branch").wait_for()
    friend.get_by_label("Your name").fill("Finn")
    friend.get_by_role("button", name="Sit down").click()
    page.get_by_role("button", name="Begin").click()
    friend.get_by_role("region", name="Hand").wait_for()


def test_a_branch_of_a_private_game_has_no_link_for_those_who_may_not_see_it(door: Door, people: People) -> None:
    """And its end is not the end of a first game."""
    table = door.table(("Ana", "Ben"), options={"round_cap": 3}).begin()
    table.play(quickly)
    last = door.get(f"/api/rooms/{table.code}/reel?part=0", table.keys[0])["decisions"]
    wish = {"decision": last - 1, "seat": 0, "name": "Ana", "others": "open"}
    made = door.post(f"/api/rooms/{table.code}/branches", wish, table.keys[0])
    friend = people.come(f"/r/{made['room']}")
    friend.get_by_text("This game is a branch").wait_for()
    expect(friend.get_by_role("link", name="See that moment")).to_have_count(0)
    friend.close()
    ana = people.come(table.seat(0))
    ana.get_by_role("heading", name="Play and luck").wait_for()
    assert ana.evaluate("localStorage.getItem('blackgate.first-game')") == "done"
    ana.evaluate("localStorage.removeItem('blackgate.first-game')")
    branch = Table(door, made["room"], [made["key"]])
    ana.goto(branch.seat(0))
    expect(ana.get_by_role("link", name="See that moment")).to_be_visible()
    branch.keys.append(door.post(f"/api/rooms/{branch.code}/seats", {"name": "Finn"})["key"])
    branch.begin().play(quickly)
    ana.get_by_role("heading", name="Play and luck").wait_for()
    expect(ana.get_by_role("link", name="See that moment")).to_be_visible()
    assert ana.evaluate("localStorage.getItem('blackgate.first-game')") is None


def test_an_imported_record_can_be_played_on_and_its_end_cannot(door: Door, people: People, tables: Tables) -> None:
    name = door.bring(door.text(f"/api/rooms/{tables.over.code}/record"))
    page = people.come(f"/replay/record/{name}/7")
    button = page.get_by_role("button", name="Play on from here")
    button.click()
    sheet = page.get_by_role("dialog", name="Play on from here")
    sheet.get_by_label("Your name").fill("Eve")
    sheet.get_by_role("button", name="Play on", exact=True).click()
    page.wait_for_url(re.compile(r"/r/\w{6}$"))
    page.get_by_role("region", name="Hand").wait_for()
    page.goto(page.url.partition("/r/")[0] + f"/replay/record/{name}")
    page.get_by_role("button", name="To the end").click()
    page.get_by_role("log").get_by_text("broke out").first.wait_for()
    expect(button).to_have_count(0)
