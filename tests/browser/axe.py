"""What axe finds wrong with a page, in both themes."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Page
from tests.browser.sizes import LONG

AXE: Final = "web/node_modules/axe-core/axe.min.js"
ALL: Final[Mapping[str, object]] = {"resultTypes": ["violations"]}
COLOURS: Final[Mapping[str, object]] = {**ALL, "runOnly": ["color-contrast"]}
"""The only checks that depend on the theme; the long run makes all of them."""
OTHER: Final = {"dark": "light", "light": "dark"}
SETTLED: Final = """() => new Promise(done => requestAnimationFrame(() => {
    const ends = each => each.effect.getComputedTiming().endTime < Infinity
    document.getAnimations().filter(ends).forEach(each => each.finish())
    requestAnimationFrame(done)
}))"""
"""Colours are checked after the transition from one theme to the other has ended."""


def faults(page: Page, root: Path, what: Mapping[str, object] = ALL) -> Sequence[str]:
    """The faults of the page as it is; axe is injected into it."""
    if not page.evaluate("'axe' in window"):
        page.add_script_tag(path=root / AXE)
    found: dict[str, Any] = page.evaluate("what => axe.run(document, what)", what)
    return [
        f"{each['id']}: {node['html'][:200]} {node['failureSummary']}"
        for each in found["violations"]
        for node in each["nodes"]
    ]


def faults_by_theme(page: Page, root: Path) -> Mapping[str, Sequence[str]]:
    """The faults of the page by theme; it is left in the theme that it did not have."""
    now = "light" if page.evaluate("matchMedia('(prefers-color-scheme: light)').matches") else "dark"
    found = {now: faults(page, root)}
    page.emulate_media(color_scheme=OTHER[now], reduced_motion="reduce")  # type: ignore[arg-type]
    page.evaluate(SETTLED)
    found[OTHER[now]] = faults(page, root, ALL if LONG else COLOURS)
    return {theme: each for theme, each in found.items() if each}
