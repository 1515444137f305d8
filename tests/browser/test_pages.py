"""Every screen, in both themes: axe finds no fault, and on the narrowest phone nothing scrolls sideways."""

from pathlib import Path

import pytest
from playwright.sync_api import Page
from tests.browser.axe import faults, faults_by_theme
from tests.browser.people import People
from tests.browser.screens import SCREENS, Tables
from tests.browser.sizes import LONG

NARROW = {"width": 360, "height": 740}
VARIANTS = (
    "several-ways", "why-not", "warned", "a-place", "a-player", "recipes", "a-pile", "a-gang", "explained", "hint",
    "command-line", "standing-orders", "log", "behind-the-curtain", "no-record",
    "record", "lesson",
)  # fmt: skip
"""Variants of the table screen, which is checked in any case; only the long run includes them."""
ABROAD = ("new-table", "waiting-room", "own-turn", "over", "flaw", "records")
"""Looked at in a language with long words, as they are opened: the actions of a screen press English names."""
LOOKED_AT = [name for name in SCREENS if LONG or name not in VARIANTS]


def overhang(page: Page) -> tuple[int, int]:
    """How much wider the page is than the phone, and how far it scrolls sideways."""
    page.evaluate("scrollTo(500, 0)")
    width, scrolled = page.evaluate("[document.documentElement.scrollWidth, scrollX]")
    return max(width - NARROW["width"], 0), scrolled


@pytest.mark.parametrize("name", LOOKED_AT)
def test_axe_finds_no_fault_and_the_page_fits_a_phone(name: str, people: People, tables: Tables, root: Path) -> None:
    page = SCREENS[name].shown(people, tables, free=True)
    assert faults_by_theme(page, root) == {}
    page.set_viewport_size({"width": NARROW["width"], "height": NARROW["height"]})
    assert overhang(page) == (0, 0)


@pytest.mark.parametrize("name", ABROAD)
def test_axe_finds_no_fault_in_german_and_the_page_fits_a_phone(
    name: str, people: People, tables: Tables, root: Path
) -> None:
    page = people.come("about:blank", free=True)
    page.add_init_script("localStorage.setItem('blackgate.language', 'de')")
    page.goto(SCREENS[name].path(tables))
    page.locator("html[lang=de] h1").first.wait_for(state="attached")
    page.wait_for_load_state("networkidle")
    assert faults(page, root) == []
    page.set_viewport_size({"width": NARROW["width"], "height": NARROW["height"]})
    assert overhang(page) == (0, 0)


@pytest.mark.long
@pytest.mark.parametrize("name", LOOKED_AT)
def test_the_page_fits_a_phone_when_opened_on_one(name: str, people: People, tables: Tables) -> None:
    assert overhang(SCREENS[name].shown(people, tables, size=NARROW, touch=True)) == (0, 0)


def test_a_page_too_wide_for_a_phone_is_found(people: People) -> None:
    page = people.come("/", size=NARROW)
    page.locator("main").evaluate("main => { main.style.width = '500px' }")
    assert overhang(page) != (0, 0)


def test_axe_finds_an_introduced_fault(people: People, root: Path) -> None:
    """Negative control for the tests above."""
    page = people.come("/", free=True)
    page.get_by_role("button", name="Play now").evaluate("button => { button.textContent = '' }")
    assert any(each.startswith("button-name") for each in faults(page, root))


def test_axe_finds_colours_that_cannot_be_read_in_one_theme(people: People, root: Path) -> None:
    """Negative control for the theme that a page did not have when it was opened."""
    page = people.come("/", free=True)
    page.add_style_tag(content="@media (prefers-color-scheme: light) { p { color: #ccc !important } }")
    found = faults_by_theme(page, root)
    assert list(found) == ["light"]
    assert all(each.startswith("color-contrast") for each in found["light"])
