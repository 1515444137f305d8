"""The win-chance curve: on the end page at once, read by pointer, finger and key; clicking leads to the replay."""

import re

from playwright.sync_api import Page, expect
from tests.browser.people import PHONE, People
from tests.browser.screens import Tables

PART = "How the chances moved"
PLACE = re.compile(r"/replay/\w+/(\d+)\?seat=0$")


def ended(people: People, tables: Tables, **how: object) -> Page:
    """The end page of a game, with its curve."""
    page = people.come(tables.over.seat(0), **how)  # type: ignore[arg-type]
    page.get_by_role("slider", name="Read the curve").wait_for()
    return page


def decision(page: Page) -> int:
    """The moment of the replay that the page leads to."""
    page.wait_for_url(PLACE)
    page.get_by_role("heading", name="Replay").wait_for()
    found = PLACE.search(page.url)
    assert found is not None
    return int(found[1])


def course(tables: Tables) -> dict[str, list[dict[str, int]]]:
    return tables.over.door.get(f"/api/rooms/{tables.over.code}/course")


def test_a_turning_point_leads_to_its_moment_in_the_replay(people: People, tables: Tables) -> None:
    page = ended(people, tables)
    card = page.get_by_role("region", name=PART)
    points = course(tables)["turning_points"]
    links = card.get_by_role("listitem").get_by_role("link")
    expect(links).to_have_count(len(points))
    expect(links.first).to_have_text(re.compile(rf"Round {points[0]['round']} .*\d.%"))
    links.first.click()
    assert decision(page) == points[0]["step"]
    expect(page.locator("output")).to_have_text(re.compile(rf"^{points[0]['step']} of"))
    expect(page.get_by_role("slider", name="Read the curve")).to_be_visible()


def test_the_curve_is_read_by_keys(people: People, tables: Tables) -> None:
    page, turns = ended(people, tables), course(tables)["turns"]
    slider = page.get_by_role("slider", name="Read the curve")
    slider.focus()
    expect(slider).to_have_attribute("aria-valuetext", re.compile(r"^The end: You \d+"))
    page.keyboard.press("Home")
    expect(slider).to_have_attribute("aria-valuetext", re.compile(r"^Round 1: You \d+.%, Ben \d+.%$"))
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    expect(slider).to_have_attribute("aria-valuenow", "2")
    page.keyboard.press("Control+ArrowRight")
    page.keyboard.press("Control+Home")
    expect(slider).to_have_attribute("aria-valuenow", "2")
    page.keyboard.press("Enter")
    assert decision(page) == turns[2]["step"]


def test_a_click_on_the_curve_leads_to_the_turn_below_it(people: People, tables: Tables) -> None:
    page, turns = ended(people, tables), course(tables)["turns"]
    slider = page.get_by_role("slider", name="Read the curve")
    box = slider.bounding_box()
    assert box is not None
    slider.click(position={"x": 40, "y": box["height"] / 2})
    assert decision(page) == turns[0]["step"]
    page.get_by_role("slider", name="Read the curve").press("End")
    page.keyboard.press("Enter")
    page.wait_for_url(re.compile(rf"/{turns[-1]['step']}\?seat=0$"))


def test_a_finger_reads_the_curve_and_follows_a_link(people: People, tables: Tables) -> None:
    page = ended(people, tables, size=PHONE, touch=True)
    slider = page.get_by_role("slider", name="Read the curve")
    box = slider.bounding_box()
    assert box is not None
    slider.tap(position={"x": 40, "y": box["height"] / 2})
    expect(slider).to_have_attribute("aria-valuenow", "0")
    assert "/replay/" not in page.url
    page.get_by_role("link", name="Show in the replay").tap()
    assert decision(page) == 0


def test_a_finger_follows_the_curve_above_the_replay(people: People, tables: Tables) -> None:
    page, turns = people.come(f"/replay/{tables.over.code}/0?seat=0", size=PHONE, touch=True), course(tables)["turns"]
    page.get_by_text("How the chances moved").tap()
    slider = page.get_by_role("slider", name="Read the curve")
    box = slider.bounding_box()
    assert box is not None
    link = page.get_by_role("link", name="Show in the replay")
    expect(link).to_have_count(0)
    slider.tap(position={"x": box["width"] - 15, "y": box["height"] / 2})
    expect(slider).to_have_attribute("aria-valuenow", str(len(turns) - 1))
    link.tap()
    page.wait_for_url(re.compile(rf"/{turns[-1]['step']}\?seat=0$"))
    expect(link).to_have_count(0)


def test_a_table_has_the_same_figures(people: People, tables: Tables) -> None:
    page, turns = ended(people, tables), course(tables)["turns"]
    page.get_by_text("The chances as a table").click()
    rows = page.get_by_role("table", name="Chance to win when each round began").get_by_role("row")
    expect(rows).to_have_count(2 + len({turn["round"] for turn in turns[:-1]}))
    first = [f"{100 * float(chance):.0f}" for chance in turns[0]["chances"]]  # type: ignore[attr-defined]
    expect(rows.nth(1)).to_have_text(re.compile(rf"Round 1\s*{first[0]}.%\s*{first[1]}.%"))
    expect(rows.last).to_have_text(re.compile(r"The end\s*(100.%\s*0.%|0.%\s*100.%)"))


def test_the_curve_is_fetched_with_the_end_page_only(people: People, tables: Tables) -> None:
    asked: list[str] = []
    page = people.come("about:blank")
    page.on("request", lambda request: asked.append(request.url))
    page.goto(tables.turn.seat(tables.turn_of))
    page.get_by_role("log", name="Log").wait_for()
    page.wait_for_load_state("networkidle")
    assert not [url for url in asked if re.search(r"/course|Curve|review", url)]
    page.goto(tables.over.seat(0))
    page.get_by_role("slider", name="Read the curve").wait_for()
    assert [url for url in asked if "/course" in url]
    assert [url for url in asked if "Curve" in url]


def test_a_curve_that_failed_is_told_and_asked_for_again(people: People, tables: Tables) -> None:
    """And the review, which has nothing to do with it, stays."""
    for path in (f"/replay/{tables.over.code}/0", tables.over.seat(0)):
        page = people.come("about:blank")
        people.troubles[-1].expect("503")
        page.route("**/course", lambda route: route.fulfill(status=503, body="{}"), times=1)
        page.goto(path)
        page.get_by_role("alert").get_by_text("The curve could not be worked out.").wait_for()
        expect(page.get_by_role("button", name="Review the game")).to_be_visible()
        page.get_by_role("button", name="Try again").click()
        expect(page.get_by_role("slider", name="Read the curve")).to_be_visible()


def test_a_part_that_cannot_be_fetched_is_told(people: People, tables: Tables) -> None:
    page = people.come("about:blank")
    people.troubles[-1].expect("Failed to load resource", "failed: ")
    page.route(re.compile("assets/(Curve|Review)-.*js"), lambda route: route.abort())
    # The page has just been loaded again because files were gone, so it does not do so once more.
    page.add_init_script("localStorage.setItem('blackgate.renewed', String(Date.now()))")
    page.goto(tables.over.seat(0))
    expect(page.get_by_role("alert").get_by_text("cannot be reached")).to_have_count(2)
    expect(page.get_by_role("button", name="Load again")).to_have_count(2)
