"""A whole game played only by the command line of the table: its answers are read, and nothing is pressed."""

import re
from random import Random
from time import monotonic

from playwright.sync_api import Page, expect
from tests.browser.people import PATIENCE, People
from tests.browser.robot import PAUSE, SECONDS
from tests.browser.sizes import LONG
from tests.browser.tables import Door, State, is_nearly_out, quickly

WANTED = (
    "Dig",
    "Heal",
    "Craft",
    "Steal",
    "Buy",
    "Hand it over",
    "Cautious Move",
    "Search",
    "Simple Move",
)


LONGEST = 240.0
"""Maximum number of seconds for a game."""


class Typist:
    """A player who reads the answers of the command line and types."""

    def __init__(self, page: Page) -> None:
        self.page, self._dice = page, Random(3)
        self.answer = page.locator("output")
        page.keyboard.press(":")
        expect(page.get_by_role("textbox", name="Command")).to_be_focused()

    def ask(self, words: str, seconds: float = PATIENCE / 1_000) -> str:
        """The answer of the command line; the one before if none comes in time that says something else."""
        before = self._heard()
        self.page.keyboard.insert_text(words)
        self.page.keyboard.press("Enter")
        until = monotonic() + seconds
        while (heard := self._heard()) == before and monotonic() < until:
            self.page.wait_for_timeout(1_000 * PAUSE)
        return heard

    def _heard(self) -> str:
        """The text of the answer; empty once the game is over."""
        return "".join(self.answer.all_text_contents())

    def options(self) -> list[str]:
        return re.findall(r"\d+\. (.*?)(?:; (?=\d+\. )|$)", self.ask("options", 1))  # perhaps the same again

    def choose(self, options: list[str]) -> int:
        """The number of the option that helps most to escape."""
        for wanted in WANTED:
            goal = self._goal() if wanted == "Cautious Move" else ""
            found = [n for n, option in enumerate(options, 1) if option.startswith(wanted) and goal in option]
            if found:
                return self._dice.choice(found)
        return self._dice.randint(1, len(options))

    def _goal(self) -> str:
        """The destination: with two Beatings the Infirmary, with a Tool the Cell Block."""
        if "2 Beatings" in self.ask("who 1"):
            return "Infirmary"
        return "Cell Block" if re.search("Spoon|Pickaxe|Shovel", self.ask("hand")) else "nowhere"


def is_nearly_out_and_free(state: State) -> bool:
    """The seat has an action left, too, and is not where one heals."""
    is_free = state["own"]["asked"]["question"] == "turn" and state["table"]["actions"] > 0
    return is_nearly_out(state) and is_free and state["table"]["seats"][state["seat"]]["place"] != "infirmary"


def test_a_whole_game_is_played_by_typing(door: Door, people: People) -> None:
    table = door.table(("Ana",), players=2, seats=("open", "random")).begin()
    if not LONG:
        table.at(quickly, is_nearly_out_and_free)
    page = people.come(table.seat(0))
    page.get_by_role("region", name="Actions").wait_for()
    typist, over = Typist(page), page.get_by_role("heading", name=re.compile("broke out"))
    assert "Cell Block: " in typist.ask("board")
    assert "of 12 Tunnel points" in typist.ask("who 2")
    assert "Infirmary" in typist.ask("why heal")
    last = began = monotonic()
    while not over.count():
        assert monotonic() - began < LONGEST, "the game does not end"
        if options := typist.options():
            number = typist.choose(options)
            answer = typist.ask(str(number))
            if answer.endswith("Type yes to do it all the same."):
                answer = typist.ask("yes")
            if not answer:  # the command line has gone with the table
                over.wait_for()
            assert options[number - 1] in answer or over.count(), f"{number} of {options} is answered by {answer}"
            last = monotonic()
        assert monotonic() - last < SECONDS
    expect(page.get_by_role("link", name="Replay", exact=True)).to_be_visible()
