"""Names, titles and chat that try to be markup (`hostile.toml`): they are shown as written, or refused."""

import tomllib
from collections.abc import Sequence
from pathlib import Path
from time import monotonic

from playwright.sync_api import Page
from tests.browser.people import PATIENCE, People
from tests.browser.sizes import LONG, SIX
from tests.browser.tables import Door, Refused, Table, anyhow, quickly

HOSTILE = tomllib.loads((Path(__file__).parent / "hostile.toml").read_text())
TEXTS: Sequence[str] = [*HOSTILE["meaningful"], *HOSTILE["odd"]]
ALIVE = (
    "document.querySelectorAll('iframe, object, embed, base, meta[http-equiv], script:not([src]), style, "
    "[onerror], [onload], [onclick], [onfocus], [onmouseover], [ontoggle], a[href^=javascript]').length"
)


def texts() -> Sequence[str]:
    return TEXTS if LONG else [text for n, text in enumerate(TEXTS) if n % 4 == 0 or text in HOSTILE["odd"]]


def assert_harmless(page: Page) -> None:
    assert not page.evaluate("'hacked' in window")
    assert page.evaluate(ALIVE) == 0


def is_shown(page: Page, text: str) -> bool:
    """Whether a text appears as written, except for spaces and unprintable characters; waits for the network."""
    until = monotonic() + PATIENCE / 1000
    while plain(text) not in plain(page.locator("body").text_content() or ""):
        if monotonic() > until:
            return False
        page.wait_for_timeout(20)
    return True


def plain(text: str) -> str:
    return "".join(each for each in text if each.isprintable() and not each.isspace())


def called(table: Table, seat: int, name: str) -> bool:
    """Whether a seat may have this name."""
    return tried(table, seat, do="rename", name=name)


def said(table: Table, seat: int, text: str) -> bool:
    return tried(table, seat, do="say", text=text, is_phrase=False, name="")


def tried(table: Table, seat: int, **wish: object) -> bool:
    try:
        table.do(seat, None, **wish)
    except Refused:
        return False
    return True


def test_there_are_enough_hostile_texts() -> None:
    assert len(set(TEXTS)) >= 60


def test_hostile_texts_are_plain_text_in_the_waiting_room(door: Door, people: People) -> None:
    table = door.table()
    page = people.come(table.seat(0))
    page.get_by_role("button", name="Begin").wait_for()
    taken = 0
    for text in texts():
        is_name = called(table, 1, text)
        taken += is_name
        if is_name:
            assert is_shown(page, text), text
        if said(table, 1, f"{text} {taken}"):
            assert is_shown(page, f"{text} {taken}"), text
    assert_harmless(page)
    assert taken > len(texts()) / 3, "hardly any of these was a name: nothing was tried"


def test_hostile_texts_are_plain_text_at_the_table(door: Door, people: People) -> None:
    names = [text for text in TEXTS if text.startswith("<") and len(text) <= 40][:: 1 if LONG else 4]
    for first in range(0, len(names), len(SIX)):
        some = names[first : first + len(SIX)]
        if len(some) < 2:
            break
        table = door.table(some, title=some[0]).begin()
        for path in (table.seat(0), f"{table.path}/table"):
            page = people.come(path)
            page.get_by_role("log", name="Log").wait_for()
            assert [text for text in some if not is_shown(page, text)] == []
            assert_harmless(page)


def names(door: Door) -> Sequence[str]:
    """The texts that are accepted as names, cut to the length of a name."""
    table = door.table()
    return [name for name in dict.fromkeys(text[:40].strip() for text in TEXTS) if called(table, 1, name)]


def test_hostile_texts_are_plain_text_after_the_game(door: Door, people: People) -> None:
    """The winner's name in the heading, all names in the lists, in the replay and in the replay of the record."""
    known = names(door)
    assert len(known) >= 60
    played = [door.table(known[4:6], title=known[4], private=False).begin()]
    played[0].play(quickly)
    for first in range(0, len(known) if LONG else 0, len(SIX)):
        some = known[first : first + len(SIX)]
        played.append(
            door.table(some if len(some) > 1 else [*some, "Ben"], options={"round_cap": 1}, private=False).begin()
        )
        played[-1].play(anyhow)
    for table in played:
        assert_names_are_text(door, people, table)


def assert_names_are_text(door: Door, people: People, table: Table) -> None:
    state = table.state()
    some = [seat["name"] for seat in state["table"]["seats"]]
    record = door.bring(door.text(f"/api/rooms/{table.code}/record"))
    page = people.come(table.path)
    page.get_by_role("heading", name="The tunnels").wait_for()
    for winner in state["table"]["winners"]:
        assert plain(some[winner]) in plain(page.get_by_role("heading", level=1).text_content() or "")
    for path in ("", f"/replay/{table.code}", f"/replay/record/{record}"):
        if path:
            page.goto(path)
            page.get_by_role("button", name="To the end").click()
            page.get_by_role("log").locator("p").first.wait_for()
        assert [name for name in some if not is_shown(page, name)] == []
        assert_harmless(page)
    page.context.close()


def test_a_running_script_is_noticed(people: People) -> None:
    """Negative control: the tests above detect injected markup."""
    page = people.come("/", free=True)
    page.evaluate("document.body.insertAdjacentHTML('beforeend', `<img src='data:,' onerror='hacked=1; alert(2)'>`)")
    page.wait_for_function("'hacked' in window")
    assert page.evaluate(ALIVE) == 1
    assert "dialog: 2" in people.troubles[-1].heard
    people.expect("dialog: 2")
