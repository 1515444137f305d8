"""Without a mouse: from the first page to a table, and some turns. The focus is always visible."""

from playwright.sync_api import Locator, Page, expect
from tests.browser.people import People
from tests.browser.robot import Robot
from tests.browser.tables import Door, quickly

VISIBLE = """() => {
    const it = document.activeElement, style = getComputedStyle(it)
    const drawn = style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) > 0
    return it.matches(':focus-visible') && drawn && it.checkVisibility()
}"""
NAME = "() => document.activeElement.textContent"
STOPS = 8
MOST = 80
"""Maximum number of Tab presses to reach everything."""
PRESSES = 8
"""More than two turns take."""


def has_focus(it: Locator) -> bool:
    return bool(it.evaluate("it => it === document.activeElement"))


def go_to(page: Page, wanted: Locator) -> None:
    """Press Tab until the element has the focus."""
    for _ in range(MOST):
        if has_focus(wanted):
            assert page.evaluate(VISIBLE), f"nobody can see that {wanted} has the focus"
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"{wanted} cannot be reached")


def press(button: Locator, _patience: float | None = None) -> None:
    """Go to the actions by their letter; a group of buttons is one Tab stop, and arrow keys move inside it."""
    page = button.page
    page.keyboard.press("a")
    for _ in range(STOPS):
        if walk_to(page, button):
            break
        page.keyboard.press("Tab")
    go_to(page, button)
    page.keyboard.press("Enter")


def walk_to(page: Page, button: Locator) -> bool:
    """Move along the current group, from its beginning to its end."""
    page.keyboard.press("Home")
    before = None
    while not has_focus(button) and (here := page.evaluate(NAME)) != before:
        page.keyboard.press("ArrowRight")
        before = here
    return has_focus(button)


def test_a_player_without_a_mouse_sits_down_and_plays(door: Door, people: People) -> None:
    table = door.table(("Ana",), players=2)
    page = people.come("/")
    page.get_by_role("button", name="Play now").wait_for()
    page.keyboard.press("Tab")
    expect(page.get_by_role("link", name="Skip to the content")).to_be_focused()
    go_to(page, page.get_by_role("textbox", name="Code or link of a table"))
    page.keyboard.type(table.code)
    page.keyboard.press("Enter")
    page.get_by_role("button", name="Sit down").wait_for()
    go_to(page, page.get_by_role("textbox", name="Your name"))
    page.keyboard.type("Kim")
    page.keyboard.press("Enter")
    expect(page.get_by_text("The host begins")).to_be_visible()
    table.begin()
    page.get_by_role("region", name="Actions").wait_for()
    robot = Robot(page, press)
    while len(robot.pressed) < PRESSES:
        if robot.step():
            continue
        state = table.state(0)
        if state["own"]["asked"]:
            table.move(quickly, state)
        page.wait_for_timeout(50)


def test_keys_open_and_close_sheets_and_the_focus_returns(door: Door, people: People) -> None:
    table = door.table().begin()
    page = people.come(table.seat(0))
    page.get_by_role("region", name="Actions").wait_for()
    place = page.get_by_role("region", name="Board").get_by_role("button").first
    page.keyboard.press("b")
    expect(place).to_be_focused()
    page.keyboard.press("Enter")
    sheet = page.get_by_role("dialog", name="Cell Block")
    expect(sheet).to_be_visible()
    page.keyboard.press("Escape")
    expect(sheet).to_be_hidden()
    expect(place).to_be_focused()
    page.keyboard.press("?")
    expect(page.get_by_role("dialog", name="Help and settings")).to_be_visible()


AT_ONCE = """() => {
    const dialog = document.querySelector('dialog[open]')
    if (dialog.dispatchEvent(new Event('cancel', { cancelable: true }))) dialog.close()
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: '?', bubbles: true }))
}"""
"""What a browser does for Escape, and the next key before it says that the dialog has closed."""


def test_a_key_right_after_escape_is_not_lost(door: Door, people: People) -> None:
    table = door.table().begin()
    page = people.come(table.seat(0))
    page.get_by_role("region", name="Actions").wait_for()
    place = page.get_by_role("region", name="Board").get_by_role("button").first
    place.press("Enter")
    expect(page.get_by_role("dialog", name="Cell Block")).to_be_visible()
    page.evaluate(AT_ONCE)
    expect(page.get_by_role("dialog", name="Help and settings")).to_be_visible()
