"""A robot at the table. It reads what a screen reader would read, and presses buttons by their names."""

import re
from collections.abc import Callable, Sequence
from contextlib import suppress
from random import Random
from time import monotonic, sleep
from typing import Final

from playwright.sync_api import Error, Locator, Page, TimeoutError
from tests.browser.sizes import LONG

BUTTON: Final = re.compile(r'button "((?:[^"\\]|\\.)*)"((?: \[[^\]]*\])*)')
AT_ONCE: Final = ("Dig", "Craft", "Steal a spoon", "Buy", "Heal")
ELSE: Final = ("Search", "Simple Move", "End the turn")
SHOWN_FIRST: Final = ("Play", "Join", "Reveal")
ASIDE: Final = ("Undo", "Cancel", "What does an action do?")
SECONDS: Final = 20.0
MOST: Final = 3_000 if LONG else 400
"""Maximum number of presses in a game."""

PAUSE: Final = 0.03
"""Seconds between two looks at a page, which cost it and the robot processor time."""
AT_ONCE_MS: Final = 500
PATIENCE_MS: Final = 2_000
"""Milliseconds until a button that cannot be pressed counts as gone: the game has moved on meanwhile."""

Press = Callable[[Locator, float], None]
"""Presses a button within some milliseconds."""


def click(button: Locator, patience: float) -> None:
    button.click(timeout=patience)


def tap(button: Locator, patience: float) -> None:
    button.tap(timeout=patience)


def buttons(part: Locator) -> list[str]:
    """The names of the enabled buttons; none if the part is not visible, or no longer visible."""
    found = []
    try:
        read = part.aria_snapshot(timeout=AT_ONCE_MS) if part.is_visible() else ""
    except TimeoutError:
        read = ""
    for line in read.splitlines():
        each = BUTTON.search(line.replace("''", "'"))
        if each and "disabled" not in each[2]:
            found.append(each[1].replace('\\"', '"'))
    return found


class Robot:
    """Plays to escape: digs, makes Tools, goes to a Place to dig."""

    def __init__(self, page: Page, press: Press = click, seed: int = 1) -> None:
        self.page, self._press, self._dice = page, press, Random(seed)
        self._actions = page.get_by_role("region", name="Actions")
        self._hand = page.get_by_role("region", name="Hand")
        self._anyway = page.get_by_role("dialog").get_by_role("button", name="Do it all the same")
        self.pressed: list[str] = []

    @property
    def is_asked(self) -> bool:
        """Whether the player is asked, according to the title of the window."""
        return self.page.title().startswith("●")

    @property
    def is_over(self) -> bool:
        return self.page.get_by_role("heading", name=re.compile("broke out")).count() > 0

    def step(self) -> bool:
        """Press one button if it is our turn. Returns whether one was pressed."""
        if self._heeds_nothing():
            return True
        if not self.is_asked:
            return False
        offered = buttons(self._actions)
        wanted = self.choose([each for each in offered if each not in ASIDE])
        if wanted is None:
            return False
        if not self._pressed(wanted):
            return False
        self._until(lambda: self.is_over or not self.is_asked or buttons(self._actions) != offered)
        return True

    def _pressed(self, name: str) -> bool:
        """Press this button; whether it could be pressed before the game moved on."""
        try:
            self._press(self._actions.get_by_role("button", name=name, exact=True), PATIENCE_MS)
        except TimeoutError:
            return False
        self.pressed.append(name)
        self._heeds_nothing()
        self._confirm()
        return True

    def _confirm(self) -> None:
        """Choose in the sheet of a card that is shown first, if there is one."""
        sheet = self.page.get_by_role("dialog")
        offered = [each for each in buttons(sheet) if each.startswith(SHOWN_FIRST)]
        if offered:
            with suppress(TimeoutError):
                self._press(sheet.get_by_role("button", name=offered[0], exact=True), PATIENCE_MS)

    def _heeds_nothing(self) -> bool:
        """Confirm a warning, if there is one; it may disappear if the game moves on."""
        is_warned = self._anyway.is_visible()
        if is_warned:
            with suppress(TimeoutError):
                self._press(self._anyway, PATIENCE_MS)
        return is_warned

    def choose(self, offered: Sequence[str]) -> str | None:
        """Choose an action by priority; a random one among several options and in all other questions."""
        if not offered:
            return None
        if "End the turn" not in offered:
            goal = self._goal() if offered[0].startswith("Cautious Move") else ""
            return self._dice.choice([each for each in offered if goal in each] or offered)
        wanted = [*AT_ONCE, *(("Cautious Move",) if self._goal() else ()), *ELSE]
        # The label continues with a warning, and with a sign for several options.
        found = (each for verb in wanted for each in offered if each.startswith(verb))
        return next(found, self._dice.choice(offered))

    def _goal(self) -> str:
        """The destination: with two Beatings the Infirmary, with a Tool the Cell Block."""
        if (
            "2 Beatings"
            in self.page.get_by_role("complementary", name="Players").get_by_role("button").first.inner_text()
        ):
            return "Infirmary"
        return "Cell Block" if self._hand.get_by_role("group", name="Tools").count() else ""

    def _until(self, is_so: Callable[[], bool], seconds: float = 0.6) -> None:
        """Wait until it is true, or for a moment: the next options may be the same again."""
        until = monotonic() + seconds
        while not is_so() and monotonic() < until:
            sleep(PAUSE)


def play(robots: Sequence[Robot], is_done: Callable[[], bool], seconds: float = SECONDS) -> None:
    """Let everybody play in turn until it is done; a long standstill is an error."""
    last = monotonic()
    while not is_done():
        stepped = [robot.step() for robot in robots]
        if any(stepped):
            last = monotonic()
        else:
            sleep(PAUSE)
        pressed = [robot.pressed[-8:] for robot in robots]
        assert monotonic() - last < seconds, f"nobody is asked any more after {pressed}"
        assert sum(len(robot.pressed) for robot in robots) < MOST, f"it does not end: {pressed}"


class Follower(Robot):
    """Follows the guide of a first game: presses the button it marks, and nothing without a mark."""

    def step(self) -> bool:
        if self._heeds_nothing():
            return True
        marked = self.page.locator("button[data-guided]:visible")
        if not self.is_asked or not marked.count():
            return False
        said = self.page.get_by_role("region", name="Guide").inner_text().partition("Try this: ")[2]
        if not said:
            return False  # the question has changed meanwhile
        self.pressed.append(said.splitlines()[0])
        with suppress(Error):  # the table may be drawn again while it is pressed
            self._press(marked.last, PATIENCE_MS)
        return True

    @property
    def has_won(self) -> bool:
        return self.page.get_by_role("heading", name="You broke out!").count() > 0
