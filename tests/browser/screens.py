"""The main screens. Accessibility, narrow windows and screenshots are tested for all of them."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Final

from playwright.sync_api import Page
from tests.browser.people import People
from tests.browser.tables import Door, State, Table, quarrelsome, quickly

NAMES: Final = ("Ana", "Ben", "Cleo", "Dan")
BOX: Final = {
    "id": "my_box", "name": "What my box says", "tunnel": {"pickaxe": 3}, "deal": [{"id": "shovel", "price": 7}],
    "card": [{"id": "riot", "do": [{"do": "drop", "who": "others", "n": 1, "pick": "choice"}]}],
}  # fmt: skip


REVIEW: Final = 120_000
"""Milliseconds until a review is made, on a busy machine."""


@dataclass
class Tables:
    """Tables at the moments of the screens; seats count from 0."""

    waiting: Table
    own_box: Table
    turn: Table
    turn_of: int
    answer: Table
    answer_of: int
    fight: Table
    fight_of: int
    over: Table


def laid(door: Door) -> Tables:
    """Make all tables."""
    waiting = door.table(NAMES[:2], players=4, title="Friday night", hints=True)
    waiting.do(0, do="say", text="Does anybody bring crisps?", is_phrase=False, name="")
    own_box = door.table(NAMES[:2], players=4, title="Our own cards", box=BOX)
    turn = door.table(NAMES, hints=True).begin()
    turn_of = turn.at(quickly, _is_turn_later)
    answer = door.table(NAMES).begin()
    answer_of = answer.at(quarrelsome, lambda state: _asks(state, "answer"))
    fight = door.table(NAMES).begin()
    fight_of = fight.at(quarrelsome, lambda state: _asks(state, "fight"))
    over = door.table(NAMES[:2], private=False).begin()
    over.play(quickly)
    return Tables(waiting, own_box, turn, turn_of, answer, answer_of, fight, fight_of, over)


def _is_turn_later(state: State) -> bool:
    return bool(_asks(state, "turn") and state["table"]["round"] >= 5 and state["table"]["actions"] == 2)


def _asks(state: State, question: str) -> bool:
    asked = state["own"]["asked"]
    return bool(asked and asked["question"] == question)


def _nothing(page: Page) -> None:
    pass


def _press(name: str, part: str = "Actions") -> Callable[[Page], None]:
    """Press a button, on a phone perhaps in a drawer. An impossible action can be pressed as well, and says why."""

    def press(page: Page) -> None:
        region = page.get_by_role("region", name=part, exact=True)
        drawer = page.get_by_role("navigation", name="What to see").get_by_role("button", name=part)
        if not region.is_visible() and drawer.is_visible():
            drawer.click()
        region.get_by_role("button", name=name).first.click(force=True)

    return press


def _rule(page: Page) -> None:
    _press("Heal")(page)
    page.get_by_role("dialog").get_by_role("button", name="HEAL-1").first.click()


def _explained(page: Page) -> None:
    _press("What does an action do?")(page)
    _press("Simple Move")(page)
    page.get_by_role("dialog", name="Simple Move").get_by_label("The rules behind it").click()


def _first(part: str) -> Callable[[Page], None]:
    return lambda page: page.get_by_role("region", name=part, exact=True).get_by_role("button").first.click()


def _log(page: Page) -> None:
    drawer = page.get_by_role("navigation", name="What to see").get_by_role("button", name="Log")
    if drawer.is_visible():
        drawer.click()
    page.get_by_role("button", name="Name the rules behind every line").click()


def _tool(name: str) -> Callable[[Page], None]:
    return lambda page: page.get_by_role("banner").get_by_role("button", name=name).click()


def _in_menu(name: str) -> Callable[[Page], None]:
    """Press an item of the menu."""

    def press(page: Page) -> None:
        _tool("Menu")(page)
        page.get_by_role("dialog").get_by_role("button", name=name).click()

    return press


def _notify(page: Page) -> None:
    """The panel of notifications, in the waiting room or in the help of the table."""
    if page.get_by_role("banner").get_by_role("button", name="Help and settings").is_visible():
        _tool("Help and settings")(page)
        page.get_by_role("dialog").get_by_role("button", name="Tell me when it is my turn").click()
    else:
        page.get_by_text("Tell me when it is my turn").click()
    page.get_by_role("heading", name="By e-mail").wait_for()


def _prisoners(page: Page) -> None:
    page.get_by_role("button", name="Choose your prisoner").click()
    page.get_by_role("button", name="Mama Rosa").wait_for()


def _beside(page: Page) -> None:
    """Two people at one device: when the game begins, a curtain hides everybody's cards."""
    page.get_by_text("Another person at this device").click()
    page.get_by_label("Name of the other person").fill("Ben")
    page.get_by_role("button", name="Add this person").click()
    page.get_by_role("button", name="Begin").click()
    page.get_by_role("heading", name="Pass the device").wait_for()


def _lifted(page: Page) -> None:
    _beside(page)
    page.get_by_role("button", name="I am").click()
    page.get_by_role("region", name="Actions").wait_for(state="attached")


def _recipes(page: Page) -> None:
    drawer = page.get_by_role("navigation", name="What to see").get_by_role("button", name="Hand")
    if drawer.is_visible():
        drawer.click()
    page.get_by_title("Recipes and prices").click()


def _first_game(page: Page) -> None:
    page.get_by_role("button", name="Play now").click()
    page.get_by_role("region", name="Guide").get_by_text("Try this").wait_for()


def _player(page: Page) -> None:
    page.get_by_role("complementary", name="Players").get_by_role("button").first.click()


def _commanding(page: Page) -> None:
    page.keyboard.press(":")
    page.get_by_role("textbox", name="Command").fill("help")
    page.keyboard.press("Enter")


def _later(page: Page) -> None:
    page.get_by_role("button", name="To the end").click()


def _checked(page: Page) -> None:
    page.get_by_role("button", name="What was checked").click()
    page.get_by_role("dialog").get_by_text("derived again").wait_for()


def _reviewed(page: Page) -> None:
    """The review of the game, which is made on first request."""
    part = page.get_by_role("region", name="Play and luck")
    part.get_by_role("button", name="Review the game").click()
    part.get_by_role("row", name="Result").wait_for(timeout=REVIEW)
    part.evaluate("section => section.scrollIntoView()")


def _flaw(page: Page) -> None:
    """A mistake, in the replay of a reviewed game."""
    page.get_by_role("button", name="Review the game").click()
    following = page.get_by_role("button", name="The next mistake")
    following.wait_for(timeout=REVIEW)
    following.click()
    page.get_by_text("Better:").wait_for()


def _accounts(page: Page) -> None:
    """The account of every seat, above a replay."""
    _flaw(page)
    page.get_by_role("button", name="Play and luck").click()
    page.get_by_role("dialog").get_by_role("row", name="Result").wait_for()


def _play_on(page: Page) -> None:
    page.get_by_role("button", name="Play on from here").click()
    page.get_by_role("dialog").get_by_text("As Ana knew them").click()


def _branches(page: Page) -> None:
    page.get_by_role("region", name="Branches of this game").wait_for()


def _traces(page: Page) -> None:
    page.get_by_role("button", name="Remove my name and chat").click()
    page.get_by_role("dialog").wait_for()


def _me(page: Page) -> None:
    """The page of somebody who has just finished a game, with the link for another device."""
    page.get_by_role("link", name="You, on this device").click()
    page.get_by_role("button", name="Show code and text").click()
    page.get_by_label("Everything, as a link").wait_for()


def _statistics(page: Page) -> None:
    """The same with thirty games before it."""
    games = [
        {
            "code": f"OLD{n:03}", "when": 1_790_000_000_000 + 86_400_000 * n, "players": 4,
            "won": n % 5 in (1, 4) or n > 26, "points": 3 + n % 8, "people": ["Ben", "Cleo"][: n % 3],
            "figures": {
                "start": 0.2 + n % 7 / 50, "own": -0.4 + n / 100 + n % 3 / 20, "error": 0.03 + n % 4 / 100,
                "fightsWon": n % 3, "fightsLost": n % 2,
                "visited": {"yard": 2, "library": n % 3, "cell": 3, "infirmary": n % 2},
            },
        }
        for n in range(30)
    ]  # fmt: skip
    page.evaluate("games => localStorage.setItem('blackgate.journal', JSON.stringify(games.reverse()))", games)
    page.get_by_role("link", name="You, on this device").click()
    play = page.get_by_role("region", name="Your play")
    play.get_by_role("img", name="After 30 games").wait_for()
    play.evaluate("section => section.scrollIntoView()")


def _no_record(page: Page) -> None:
    page.locator("input[type=file]").set_input_files(
        {"name": "shopping.txt", "mimeType": "text/plain", "buffer": b"crisps, spoons"}
    )
    page.get_by_role("alert").wait_for()


@dataclass(frozen=True)
class Screen:
    """A screen: its address, a heading that identifies it, and the actions that lead to it."""

    path: Callable[[Tables], str]
    heading: str
    act: Callable[[Page], None] = _nothing
    trouble: tuple[str, ...] = ()

    def shown(self, people: People, tables: Tables, **how: object) -> Page:
        page = people.come(self.path(tables), **how)  # type: ignore[arg-type]
        people.troubles[-1].expect(*self.trouble)
        page.get_by_role("heading", name=self.heading).first.wait_for(state="attached")
        page.wait_for_load_state("networkidle")
        self.act(page)
        return page


def _at(path: str) -> Callable[[Tables], str]:
    return lambda _: path


def _alone(tables: Tables) -> str:
    """A table with a free seat, a new one for each call."""
    return tables.waiting.door.table(NAMES[:1], players=2).seat(0)


def _brought(tables: Tables) -> str:
    """An uploaded record, as seen by a seat."""
    door = tables.over.door
    return f"/replay/record/{door.bring(door.text(f'/api/rooms/{tables.over.code}/record'))}?seat=0"


def _branched(tables: Tables) -> str:
    """The replay of a game that has a branch."""
    table = tables.over.door.table(NAMES[:2], options={"round_cap": 3}, private=False).begin()
    table.play(quickly)
    for n, title in ((4, "The other way"), (6, "")):
        wish = {"decision": n, "seat": 0, "is_redrawn": n > 4, "title": title, "name": "Ana", "others": "open"}
        table.door.post(f"/api/rooms/{table.code}/branches", wish, table.keys[0])
    return f"/replay/{table.code}/4"


def _turn(tables: Tables) -> str:
    return tables.turn.seat(tables.turn_of)


TABLE: Final = "The table"
SCREENS: Final[Mapping[str, Screen]] = {
    "start": Screen(_at("/"), "Blackgate"),
    "first-game": Screen(_at("/"), "Blackgate", _first_game),
    "new-table": Screen(_at("/new"), "New table"),
    "workshop": Screen(_at("/workshop?entry=card.pickaxe"), "Pickaxe"),
    "workshop-effects": Screen(_at("/workshop?entry=card.riot"), "Riot"),
    "workshop-list": Screen(_at("/workshop"), "Card workshop"),
    "join": Screen(_at("/join"), "Join a table"),
    "waiting-notify": Screen(lambda tables: tables.waiting.seat(0), "Friday night", _notify),
    "notify": Screen(_turn, TABLE, _notify),
    "mail": Screen(_at("/mail#confirm=K7WMPX.x.y"), "Mails from the table"),
    "entrance": Screen(lambda tables: tables.waiting.path, "Friday night"),
    "waiting-room": Screen(lambda tables: tables.waiting.seat(0), "Friday night"),
    "prisoners": Screen(lambda tables: tables.waiting.seat(0), "Friday night", _prisoners),
    "entrance-own-box": Screen(lambda tables: tables.own_box.path, "This table plays with its own box"),
    "waiting-room-own-box": Screen(lambda tables: tables.own_box.seat(0), "This table plays with its own box"),
    "own-turn": Screen(_turn, TABLE),
    "several-ways": Screen(_turn, TABLE, _press("Cautious Move")),
    "why-not": Screen(_turn, TABLE, _press("Heal")),
    "what-an-action-does": Screen(_turn, TABLE, _explained),
    "a-rule": Screen(_turn, TABLE, _rule),
    "warned": Screen(_turn, TABLE, _press("End the turn")),
    "a-place": Screen(_turn, TABLE, _press("Infirmary", "Board")),
    "a-player": Screen(_turn, TABLE, _player),
    "recipes": Screen(_turn, TABLE, _recipes),
    "a-pile": Screen(_turn, TABLE, _press("Discard pile", "Gangs and piles")),
    "a-gang": Screen(_turn, TABLE, _first("Gangs and piles")),
    "explained": Screen(_turn, TABLE, _tool("Explain")),
    "hint": Screen(_turn, TABLE, _tool("Hint")),
    "command-line": Screen(_turn, TABLE, _commanding),
    "help": Screen(_turn, TABLE, _in_menu("Help and settings")),
    "menu": Screen(_turn, TABLE, _tool("Menu")),
    "report": Screen(_turn, TABLE, _in_menu("Report a problem")),
    "resign": Screen(_turn, TABLE, _in_menu("Give up")),
    "standing-orders": Screen(_turn, TABLE, _in_menu("Standing orders")),
    "log": Screen(lambda tables: tables.turn.seat(tables.turn_of), TABLE, _log),
    "extortion": Screen(lambda tables: tables.answer.seat(tables.answer_of), TABLE),
    "duel": Screen(lambda tables: tables.fight.seat(tables.fight_of), TABLE),
    "curtain": Screen(_alone, "Waiting for players", _beside),
    "behind-the-curtain": Screen(_alone, "Waiting for players", _lifted),
    "over": Screen(lambda tables: tables.over.seat(0), "broke out"),
    "replay": Screen(lambda tables: f"/replay/{tables.over.code}", "Replay", _later),
    "reviewed": Screen(lambda tables: tables.over.seat(0), "broke out", _reviewed),
    "flaw": Screen(lambda tables: f"/replay/{tables.over.code}/0", "Replay", _flaw),
    "accounts": Screen(lambda tables: f"/replay/{tables.over.code}/0", "Replay", _accounts),
    "play-on": Screen(lambda tables: f"/replay/{tables.over.code}/5?seat=0", "Replay", _play_on),
    "branches": Screen(_branched, "Replay", _branches),
    "traces": Screen(lambda tables: tables.over.seat(0), "broke out", _traces),
    "me": Screen(lambda tables: tables.over.seat(0), "broke out", _me),
    "statistics": Screen(lambda tables: tables.over.seat(0), "broke out", _statistics),
    "records": Screen(_at("/replay"), "Replay a game"),
    "no-record": Screen(_at("/replay"), "Replay a game", _no_record, trouble=("400",)),
    "record": Screen(_brought, "Replay", _later),
    "verdict": Screen(_brought, "Replay", _checked),
    "rules": Screen(_at("/rules"), "Rules"),
    "cards": Screen(_at("/cards"), "Cards"),
    "learn": Screen(_at("/learn"), "Learn to play"),
    "lesson": Screen(_at("/learn/digging"), "Lesson"),
    "big-screen-doorway": Screen(lambda tables: f"{tables.waiting.path}/table", "Blackgate"),
    "big-screen": Screen(lambda tables: f"{tables.fight.path}/table", TABLE),
    "unknown-address": Screen(_at("/nowhere/at/all"), "There is nothing behind this door", trouble=("404",)),
}
