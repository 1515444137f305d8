"""Every size of window: the worst table fits a laptop, everything grows with the window, a TV is legible from afar."""

from collections.abc import Iterator, Sequence
from itertools import pairwise
from random import Random

import pytest
from benchmarks.load.served import Served
from playwright.sync_api import Locator, Page, expect
from tests.browser.people import DESKTOP, PHONE, People
from tests.browser.sizes import EVERYTHING
from tests.browser.tables import Door, State, Table, quarrelsome, quickly

from blackgate.speech import LANGUAGES

SIZES = ({"width": 1440, "height": 900}, {"width": 1920, "height": 1080}, {"width": 2560, "height": 1440})
NAMES = ("Ana", "Benedikta", "Cleopatra", "Dan", "Evangeline", "Finn")
IN_TEAMS = [module for module in EVERYTHING if module != "gambling"]
"""The Gambling Cells are not used in team mode (WARDEN-9)."""

SQUEEZED = """tiles => {
    const bottom = (each) => each.getBoundingClientRect().bottom
    const needed = document.querySelector('.tile .person').getBoundingClientRect().height
    return tiles.filter(tile => bottom(tile) - bottom(tile.querySelector('.offers')) < needed + 6)
        .map(tile => tile.querySelector('.title').textContent)
}"""
"""The Places whose actions leave no room for a figure below them."""
DRAWN = (".player-card", ".tile", ".offer", ".person", ".dock .lit", ".hand [data-rove]")
"""The same as in `panels`, whatever the language, and the figures in the Places."""

CUT_OFF = """(found, least) => {
    const clips = (each) => ['hidden', 'auto', 'scroll', 'clip'].includes(getComputedStyle(each).overflowX)
    const seen = (each) => {
        const box = each.getBoundingClientRect()
        let [left, top, right, bottom] = [Math.max(box.left, 0), Math.max(box.top, 0), Math.min(box.right, innerWidth), Math.min(box.bottom, innerHeight)]
        for (let around = each.parentElement; around; around = around.parentElement) {
            if (!clips(around)) continue
            const edge = around.getBoundingClientRect()
            left = Math.max(left, edge.left), top = Math.max(top, edge.top)
            right = Math.min(right, edge.right), bottom = Math.min(bottom, edge.bottom)
        }
        return { width: right - left, height: bottom - top, box }
    }
    return found.flatMap((each) => {
        const { width, height, box } = seen(each)
        const isWhole = width >= box.width - 1.5 && height >= box.height - 1.5
        return box.width > 0 && isWhole ? [] : [`${each.textContent.trim().slice(0, 40)}: ${Math.round(width)}×${Math.round(height)} of ${Math.round(box.width)}×${Math.round(box.height)}`]
    })
}"""  # noqa: E501
"""The elements of which something is outside the window or outside a panel that scrolls."""


def cut_off(found: Locator) -> list[str]:
    assert found.count() > 0
    cut: list[str] = found.evaluate_all(CUT_OFF)
    return cut


def is_busy(state: State) -> bool:
    """An open turn with many cards and many actions."""
    asked = state["own"]["asked"]
    if not asked or asked["question"] != "turn" or sum(state["own"]["hand"].values()) < 7:
        return False
    return len({each["action"].split()[0] for each in asked["options"]}) >= 6


def hoarding(options: Sequence[str], state: State, dice: Random) -> str:
    """The answer of a player who wants many cards."""
    return next((each for each in ("search", "move", "pass") if each in options), dice.choice(options))


@pytest.fixture(scope="module")
def worst(server: Served) -> Iterator[tuple[Table, int]]:
    """Six players in teams, with all modules."""
    with Door(server.port) as door:
        table = door.table(NAMES, teams=True, modules=IN_TEAMS, hints=True).begin()
        yield table, table.at(hoarding, is_busy)


def at_table(people: People, table: Table, seat: int, size: dict[str, int] = DESKTOP) -> Page:
    page = people.come(table.seat(seat), size=size)
    page.get_by_role("region", name="Actions", exact=True).wait_for()
    page.wait_for_load_state("networkidle")
    return page


def panels(page: Page) -> dict[str, Locator]:
    """Everything that must be seen without scrolling."""
    actions = page.get_by_role("region", name="Actions", exact=True)
    return {
        "players": page.get_by_role("complementary", name="Players").get_by_role("button"),
        "places": page.get_by_role("region", name="Board").get_by_role("article"),
        "offers": page.get_by_role("region", name="Board").get_by_role("listitem"),
        "supply": page.get_by_role("region", name="Gangs and piles").get_by_role("button"),
        "actions": actions.locator("button:not([aria-disabled=true])"),
        "hand": page.get_by_role("region", name="Hand").locator("[data-rove]"),
        "log": page.get_by_role("log", name="Log"),
        "chat": page.get_by_role("textbox", name="Say something"),
    }


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size['width']}")
def test_six_players_with_everything_fit_without_scrolling(
    worst: tuple[Table, int], people: People, size: dict[str, int]
) -> None:
    page = at_table(people, *worst, size)
    cut = {name: found for name, part in panels(page).items() if (found := cut_off(part))}
    assert cut == {}
    assert page.get_by_role("complementary", name="Players").get_by_role("button").count() == len(NAMES)


def test_long_words_of_every_language_fit_as_well(worst: tuple[Table, int], people: People) -> None:
    page = at_table(people, *worst)
    cut: dict[tuple[str, str], list[str]] = {}
    for language in LANGUAGES:
        page.evaluate("language => localStorage.setItem('blackgate.language', language)", language)
        page.reload()
        expect(page.locator("html")).to_have_attribute("lang", language)
        page.locator(".dock .verb").first.wait_for()
        page.wait_for_load_state("networkidle")
        cut |= {(language, part): found for part in DRAWN if (found := cut_off(page.locator(part)))}
        if found := page.locator(".tile").evaluate_all(SQUEEZED):
            cut[language, "room for figures"] = found
    assert cut == {}


def test_a_lower_window_cuts_something_off(worst: tuple[Table, int], people: People) -> None:
    """Negative control for the test above."""
    page = at_table(people, *worst, {"width": 1440, "height": 560})
    assert any(cut_off(part) for part in panels(page).values())


def test_cards_overlap_and_none_falls_off(worst: tuple[Table, int], people: People) -> None:
    page = at_table(people, *worst, {"width": 1110, "height": 900})
    hand = page.get_by_role("region", name="Hand").locator("[data-rove]")
    boxes = [box for each in hand.all() if (box := each.bounding_box())]
    assert cut_off(hand) == []
    assert len({round(box["y"] / 20) for box in boxes}) == 1, "one row"
    assert all(later["x"] - box["x"] >= 20 for box, later in pairwise(boxes))


def test_what_is_possible_comes_first(worst: tuple[Table, int], people: People) -> None:
    page = at_table(people, *worst)
    verbs = page.get_by_role("region", name="Actions", exact=True).locator("[data-verb]").all()
    states = [each.get_attribute("aria-disabled") == "true" for each in verbs]
    assert states == sorted(states)
    assert True in states
    assert False in states


def drawn(page: Page) -> dict[str, float]:
    """Sizes on the screen: a card, a pawn, the text and the height of an action."""
    height = "each => each.getBoundingClientRect().height"
    text = "each => parseFloat(getComputedStyle(each).fontSize) * each.currentCSSZoom"
    action = page.get_by_role("region", name="Actions", exact=True).get_by_role("button", name="Search")
    return {
        "card": page.get_by_role("region", name="Hand").locator("[data-rove]").first.evaluate(height),
        "pawn": page.get_by_role("region", name="Board").locator(".person").first.evaluate(height),
        "text": action.evaluate(text),
        "action": action.evaluate(height),
        "dock": page.get_by_role("contentinfo").evaluate(height),
    }


def test_the_table_grows_with_the_window(worst: tuple[Table, int], people: People) -> None:
    small, middle, large = (drawn(at_table(people, *worst, size)) for size in SIZES)
    for name, size in small.items():
        assert middle[name] >= 1.15 * size, name
        assert large[name] >= 1.5 * size, name


ESSENTIAL = (".status p", ".player-card .name", ".player-card .points b", ".news", ".tile .title", ".way .p-code")
ABBREVIATED = "all => all.filter(each => each.scrollWidth > each.clientWidth + 1).map(each => each.textContent)"
"""The texts that end with an ellipsis."""
DOORWAY = ("main .how", "main .address", "main .p-code", "main li")


def illegible(page: Page, parts: Sequence[str], height: int) -> dict[str, float]:
    """The parts with a text smaller than 1/40 of the height, and how much of that it has."""
    text = "all => Math.min(...all.map(each => parseFloat(getComputedStyle(each).fontSize) * each.currentCSSZoom))"
    for each in parts:
        expect(page.locator(each).filter(visible=True).first).to_be_visible()
    sizes = {each: page.locator(each).filter(visible=True).evaluate_all(text) * 40 / height for each in parts}
    return {each: part for each, part in sizes.items() if part < 0.999}


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size['width']}")
def test_a_big_screen_is_legible_from_afar(worst: tuple[Table, int], people: People, size: dict[str, int]) -> None:
    screen = people.come(f"{worst[0].path}/table", size=size)
    screen.get_by_role("region", name="Board").wait_for()
    assert illegible(screen, ESSENTIAL, size["height"]) == {}
    assert cut_off(screen.locator(".player-card")) == []
    assert cut_off(screen.get_by_role("region", name="Board").get_by_role("article")) == []


@pytest.fixture(scope="module")
def crowded(server: Served) -> Iterator[tuple[Table, Table]]:
    """Two tables of six: in a fight in small Places, and with clocks and a threat that everybody sees."""
    with Door(server.port) as door:
        fight = door.table(NAMES, modules=EVERYTHING).begin()
        fight.at(
            quarrelsome, lambda state: bool(state["own"]["asked"] and state["own"]["asked"]["question"] == "fight")
        )
        threat = door.table(NAMES, clock={"kind": "live"}).begin()
        threat.at(quickly, lambda state: bool(threat.state(None)["room"]["threats"]))
        yield fight, threat


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size['width']}")
def test_fights_clocks_and_threats_are_legible_from_afar(
    crowded: tuple[Table, Table], people: People, size: dict[str, int]
) -> None:
    fight, threat = (people.come(f"{table.path}/table", size=size) for table in crowded)
    assert illegible(fight, (".duel .about", ".duel .who span"), size["height"]) == {}
    assert cut_off(fight.locator(".duel .about, .duel .who, .duel .who span, .duel .weapon")) == []
    assert fight.locator(".duel .who span").evaluate_all(ABBREVIATED) == []
    assert illegible(threat, (*ESSENTIAL, ".player-card .bank", ".player-card .mark"), size["height"]) == {}
    assert cut_off(threat.locator(".player-card")) == []
    assert threat.locator(".player-card .mark span").evaluate_all(ABBREVIATED) == []


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size['width']}")
def test_the_way_to_a_table_is_legible_from_afar(door: Door, people: People, size: dict[str, int]) -> None:
    table = door.table(NAMES[:4], players=6, teams=True, private=False)
    screen = people.come("/", size=size)
    here = {"reach": "here", "urls": [], "is_open": True, "can_switch": False, "obstacle": ""}
    screen.route("**/api/network", lambda route: route.fulfill(json=here))
    screen.goto(f"{table.path}/table")
    assert illegible(screen, DOORWAY, size["height"]) == {}
    assert cut_off(screen.locator("main .how, main .qr, main .address, main li")) == []


def test_a_phone_always_shows_the_own_tunnel(worst: tuple[Table, int], people: People) -> None:
    table, seat = worst
    page = people.come(table.seat(seat), size=PHONE, touch=True)
    tunnel = page.get_by_role("group", name="Your tunnel")
    expect(tunnel).to_contain_text("/20")
    for drawer in ("Hand", "Log", "Players", "Actions"):
        page.get_by_role("navigation", name="What to see").get_by_role("button", name=drawer).tap()
        page.evaluate("scrollTo(0, 9999)")
        assert cut_off(tunnel) == []
        on_top = "each => { const { x, y, width, height } = each.getBoundingClientRect(); return each.contains(document.elementFromPoint(x + width / 2, y + height / 2)) }"  # noqa: E501
        assert tunnel.evaluate(on_top), drawer


HIDDEN = """words => words.filter(each => {
    const parts = [each, each.closest('.offer'), each.closest('.tile')]
    const [word, offer, tile] = parts.map(part => part.getBoundingClientRect())
    const isOutside = offer.left < tile.left || offer.right > tile.right || offer.bottom > tile.bottom
    return isOutside || word.width < 20 || each.scrollWidth > each.clientWidth + 1 || word.right > offer.right
}).map(each => each.textContent)"""
"""The words of actions that are not drawn, or not whole."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_narrowest_phone_shows_the_words_of_places(worst: tuple[Table, int], people: People, language: str) -> None:
    table, seat = worst
    page = people.come("/", size={"width": 360, "height": 740}, touch=True)
    page.evaluate("language => localStorage.setItem('blackgate.language', language)", language)
    page.goto(table.seat(seat))
    expect(page.locator("html")).to_have_attribute("lang", language)
    words = page.locator(".tile .offer .word")
    words.first.wait_for()
    assert words.evaluate_all(HIDDEN) == []
    assert words.evaluate_all("all => Math.min(...all.map(each => parseFloat(getComputedStyle(each).fontSize)))") >= 10


def test_places_say_what_they_offer_and_forbid(door: Door, people: People) -> None:
    table = door.table().begin()
    page = at_table(people, table, table.at(quickly, lambda state: state["own"]["asked"]["question"] == "turn"))
    board = page.get_by_role("region", name="Board")
    offers = {
        each.get_by_role("button").first.inner_text(): each.get_by_role("listitem").all_inner_texts()
        for each in board.get_by_role("article").all()
    }
    said = {name.split("\n")[0]: [" ".join(each.split()) for each in found] for name, found in offers.items()}
    assert said["Showers"] == ["Search 3", "Not here: Craft"]
    assert said["Recreational Area"] == ["Search 1", "Sell", "Buy"]
    assert said["Solitary Confinement"] == ["Not here: Search", "Not here: Extortion", "Not here: Craft"]
    expect(board.get_by_role("button", name="2 actions").first).to_be_visible()


def test_a_possible_action_is_explained_on_request(door: Door, people: People) -> None:
    table = door.table().begin()
    page = at_table(people, table, table.at(quickly, lambda state: state["own"]["asked"]["question"] == "turn"))
    actions = page.get_by_role("region", name="Actions", exact=True)
    actions.get_by_role("button", name="What does an action do?").click()
    actions.get_by_role("button", name="Search").click()
    sheet = page.get_by_role("dialog", name="Search")
    expect(sheet).to_contain_text("Draw as many Search cards as the Place you stand in shows.")
    expect(sheet).to_contain_text("It costs 1 action.")
    expect(sheet.get_by_role("button", name="SEARCH-2")).to_be_hidden()
    sheet.get_by_text("§").click()
    expect(sheet.get_by_role("button", name="SEARCH-2")).to_be_visible()
    page.keyboard.press("Escape")
    actions.get_by_role("button", name="Search").hover()
    expect(page.get_by_role("tooltip")).to_contain_text("It costs 1 action.")


def test_the_key_of_an_action_stays_the_same(door: Door, people: People) -> None:
    table = door.table().begin()
    page = at_table(people, table, table.at(quickly, lambda state: state["own"]["asked"]["question"] == "turn"))
    actions = page.get_by_role("region", name="Actions", exact=True)
    move = actions.get_by_role("button", name="Simple Move")
    assert move.locator("kbd").inner_text() == "2"
    page.keyboard.press("3")
    actions.get_by_role("button", name="Cancel").click()
    page.keyboard.press("1")
    expect(actions.get_by_role("button", name="Search")).to_be_disabled()
    assert move.locator("kbd").inner_text() == "2", "Search is no longer possible, and nothing moves up"
