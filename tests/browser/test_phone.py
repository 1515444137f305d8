"""On a phone, with a finger: from the first page to the player's second turn."""

from playwright.sync_api import expect
from tests.browser.people import PHONE, People
from tests.browser.robot import Robot, play, tap
from tests.browser.tables import Door, quickly

SMALLEST = 44


def test_a_newcomer_plays_by_touch(people: People) -> None:
    page = people.come("/", size=PHONE, touch=True)
    page.get_by_role("button", name="Play now").tap()
    drawers = page.get_by_role("navigation", name="What to see")
    expect(drawers).to_be_visible()
    robot = Robot(page, tap)
    play([robot], lambda: len(robot.pressed) >= 3 and not robot.is_asked)
    for name, part in (("Hand", "region"), ("Log", "complementary"), ("Players", "complementary")):
        drawers.get_by_role("button", name=name).tap()
        expect(page.get_by_role(part, name=name, exact=True)).to_be_visible()  # type: ignore[arg-type]
    small = [
        (button.inner_text(), box)
        for button in drawers.get_by_role("button").all()
        if (box := button.bounding_box()) and min(box["width"], box["height"]) < SMALLEST
    ]
    assert small == []
    before = len(robot.pressed)
    play([robot], lambda: len(robot.pressed) > before, seconds=60)


def test_a_finger_opens_no_tooltip_but_a_key_does(door: Door, people: People) -> None:
    table = door.table().begin()
    seat = table.at(quickly, lambda state: state["own"]["asked"]["question"] == "turn")
    page = people.come(table.seat(seat), size=PHONE, touch=True)
    actions, tip = page.get_by_role("region", name="Actions", exact=True), page.get_by_role("tooltip")
    search = actions.get_by_role("button", name="Search")
    actions.get_by_role("button", name="What does an action do?").tap()
    search.tap()
    page.get_by_role("dialog").get_by_role("button", name="Close").tap()
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(search).to_be_focused()
    expect(tip).to_have_count(0)
    page.keyboard.press("Tab")
    page.keyboard.press("Shift+Tab")
    expect(search).to_be_focused()
    expect(tip).to_be_visible()
