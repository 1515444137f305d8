"""Every screen, in both themes: no fault that axe finds; and on the narrowest phone nothing to scroll sideways."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page
from tests.browser.people import People
from tests.browser.screens import SCREENS, Tables
from tests.browser.sizes import LONG

NARROW = {"width": 360, "height": 740}
AXE = "web/node_modules/axe-core/axe.min.js"


SETTLED = """() => new Promise(done => requestAnimationFrame(() => {
    const ends = each => each.effect.getComputedTiming().endTime < Infinity
    document.getAnimations().filter(ends).forEach(each => each.finish())
    requestAnimationFrame(done)
}))"""
"""Colours that are on their way from one theme to the other are looked at when they are there."""


ALL: dict[str, object] = {"resultTypes": ["violations"]}
COLOURS: dict[str, object] = {**ALL, "runOnly": ["color-contrast"]}
"""All that another theme changes: the long run does not take that for granted."""
VARIANTS = (
    "several-ways", "why-not", "warned", "a-place", "a-player", "recipes", "a-pile", "a-gang", "explained", "hint",
    "command-line", "standing-orders", "log", "behind-the-curtain", "no-record",
    "record", "lesson",
)  # fmt: skip
"""Of the table, which is looked at in any case."""
LOOKED_AT = [name for name in SCREENS if LONG or name not in VARIANTS]


def faults(page: Page, root: Path, what: dict[str, object]) -> Sequence[str]:
    """What axe says; it is laid into the page for this alone."""
    if not page.evaluate("'axe' in window"):
        page.add_script_tag(path=root / AXE)
    found: dict[str, Any] = page.evaluate("what => axe.run(document, what)", what)
    return [
        f"{each['id']}: {node['html'][:200]} {node['failureSummary']}"
        for each in found["violations"]
        for node in each["nodes"]
    ]


def overhang(page: Page) -> tuple[int, int]:
    """By how much the page is wider than the phone, and how far it can be scrolled sideways."""
    page.evaluate("scrollTo(500, 0)")
    width, scrolled = page.evaluate("[document.documentElement.scrollWidth, scrollX]")
    return max(width - NARROW["width"], 0), scrolled


@pytest.mark.parametrize("name", LOOKED_AT)
def test_axe_finds_nothing_and_nothing_is_wider_than_a_phone(
    name: str, people: People, tables: Tables, root: Path
) -> None:
    page = SCREENS[name].shown(people, tables, free=True)
    in_night = faults(page, root, ALL)
    page.emulate_media(color_scheme="light", reduced_motion="reduce")
    page.evaluate(SETTLED)
    assert {"night": in_night, "plan": faults(page, root, ALL if LONG else COLOURS)} == {"night": [], "plan": []}
    page.set_viewport_size({"width": NARROW["width"], "height": NARROW["height"]})
    assert overhang(page) == (0, 0)


@pytest.mark.long
@pytest.mark.parametrize("name", LOOKED_AT)
def test_nothing_is_wider_than_a_phone_that_was_one_from_the_start(name: str, people: People, tables: Tables) -> None:
    assert overhang(SCREENS[name].shown(people, tables, size=NARROW, touch=True)) == (0, 0)


def test_something_wider_would_be_found(people: People) -> None:
    page = people.come("/", size=NARROW)
    page.locator("main").evaluate("main => { main.style.width = '500px' }")
    assert overhang(page) != (0, 0)


def test_axe_would_find_something(people: People, root: Path) -> None:
    """The test above is worth nothing if this one fails."""
    page = people.come("/", free=True)
    page.get_by_role("button", name="Play now").evaluate("button => { button.textContent = '' }")
    assert any(each.startswith("button-name") for each in faults(page, root, ALL))
