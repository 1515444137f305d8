"""Choosing a prisoner in the browser: by touch on a phone, by keyboard, for two people at one device. Rule: SETUP-8."""

from playwright.sync_api import Page, expect
from tests.browser.people import PHONE, People
from tests.browser.tables import Door

SMALLEST = 44


def row(page: Page, n: int) -> str:
    """The text of a seat in the waiting room."""
    return " ".join(page.get_by_role("region", name="Seats").get_by_role("listitem").nth(n).inner_text().split())


def test_a_person_on_a_phone_takes_a_prisoner_whose_board_is_free(people: People, door: Door) -> None:
    table = door.table(("Ana", "Ben"), players=3, seats=["open", "open", "schemer"])
    table.do(1, do="pick", board=2, side=0)
    page = people.come(table.seat(0), size=PHONE, touch=True)
    page.get_by_role("button", name="Choose your prisoner").tap()
    sheet = page.get_by_role("dialog", name="Choose your prisoner")
    expect(sheet.get_by_text("Ben has this board")).to_be_visible()
    expect(sheet.get_by_role("button", name="Papa Tito")).to_be_disabled()
    faces = sheet.get_by_role("group").get_by_role("button")
    boxes = [box for face in faces.all() if (box := face.bounding_box())]
    assert len(boxes) == 12
    assert min(min(box["width"], box["height"]) for box in boxes) >= SMALLEST
    assert max(box["x"] + box["width"] for box in boxes) <= PHONE["width"]
    sheet.get_by_role("button", name="Brother Blade").tap()
    expect(sheet).to_be_hidden()
    assert "you · Brother Blade" in row(page, 0)
    assert "Mama Rosa" in row(page, 1)
    assert row(page, 2).startswith("Ada “Gearbox” Novak · Schemer")
    page.get_by_role("button", name="Begin").tap()
    expect(page.get_by_role("navigation", name="What to see")).to_be_visible()
    seats = table.state()["room"]["seats"]
    assert [(seat["board"], seat["side"]) for seat in seats] == [(3, 1), (2, 0), (1, 0)]


def test_a_prisoner_is_chosen_by_keyboard_and_shown_to_everybody(people: People, door: Door) -> None:
    table = door.table(("Ana", "Ben"), players=3, seats=["open", "open", "rookie"])
    page, wall = people.come(table.seat(0)), people.come(f"{table.path}/table")
    choose = page.get_by_role("button", name="Choose your prisoner")
    expect(choose).to_be_enabled()
    choose.focus()
    page.keyboard.press("Enter")
    face = page.get_by_role("button", name="Doc Idris")
    for _ in range(20):
        page.keyboard.press("Tab")
        if face.evaluate("face => face === document.activeElement"):
            break
    page.keyboard.press("Enter")
    expect(page.get_by_role("dialog")).to_be_hidden()
    expect(wall.get_by_text("Doc Idris")).to_be_visible()
    expect(wall.get_by_text("Rookie")).to_be_visible()
    table.begin()
    expect(wall.get_by_role("heading", name="The table")).to_be_attached()
    expect(wall.locator(".player-card").filter(has_text="Mama Rosa").get_by_text("Rookie")).to_be_visible()
    expect(wall.locator(".player-card").filter(has_text="Ana").get_by_text("Doc Idris")).to_be_visible()


def test_two_people_at_one_device_choose_one_after_the_other(people: People, door: Door) -> None:
    table = door.table(("Ana",), players=2)
    page = people.come(table.seat(0))
    page.get_by_text("Another person at this device").click()
    page.get_by_label("Name of the other person").fill("Ben")
    page.get_by_role("button", name="Add this person").click()
    page.get_by_role("button", name="Choose a prisoner for Ben").click()
    page.get_by_role("button", name="Nine-Lives Wei").click()
    expect(page.get_by_role("dialog")).to_be_hidden()
    page.get_by_role("button", name="Choose your prisoner").click()
    expect(page.get_by_text("Ben has this board")).to_be_visible()
    page.get_by_role("button", name="Professor Ash").click()
    expect(page.get_by_role("dialog")).to_be_hidden()
    seats = table.state()["room"]["seats"]
    assert [(seat["board"], seat["side"], seat["has_chosen"]) for seat in seats] == [(6, 1, True), (5, 1, True)]
