"""Screenshots of the main screens: `make screenshots`, or `python -m tests.browser.screenshots FOLDER [SCREEN …]`.

Every screen on a computer and on a phone, in the dark and the light theme, with a page that shows all of them.
"""

import tempfile
from argparse import ArgumentParser
from collections.abc import Iterator, Sequence
from html import escape
from pathlib import Path
from typing import Final

from benchmarks.load.served import Served
from playwright.sync_api import sync_playwright
from tests.browser import chromium
from tests.browser.people import DESKTOP, PHONE, People, gathered
from tests.browser.screens import SCREENS, Tables, laid
from tests.browser.tables import Door

THEMES: Final = {"night": "dark", "plan": "light"}
DEVICES: Final = {"desktop": DESKTOP, "phone": PHONE}
STYLE: Final = (
    "body{font:16px system-ui;margin:2rem;background:#888}img{max-width:100%;max-height:420px}"
    "figure{display:inline-block;margin:.5rem}"
)


def pictures(people: People, tables: Tables, folder: Path, wanted: Sequence[str]) -> Iterator[str]:
    """Take all screenshots. Returns their names."""
    for name, screen in ((name, SCREENS[name]) for name in wanted or SCREENS):
        for device, size in DEVICES.items():
            page = screen.shown(people, tables, size=size, touch=device == "phone")
            for theme, scheme in THEMES.items():
                page.emulate_media(color_scheme=scheme, reduced_motion="reduce")  # type: ignore[arg-type]
                page.wait_for_timeout(400)
                page.screenshot(path=folder / f"{name}-{device}-{theme}.png")
                yield f"{name}-{device}-{theme}.png"
            page.context.close()


def index(names: Sequence[str]) -> str:
    """A page with all screenshots."""
    figures = "".join(
        f'<figure><a href="{name}"><img src="{name}" alt=""></a><figcaption>{escape(name)}</figcaption></figure>'
        for name in names
    )
    return f'<!doctype html><html lang="en"><meta charset="utf-8"><title>Screens</title><style>{STYLE}</style>{figures}'


def main(folder: Path, wanted: Sequence[str] = ()) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as where, Served(Path(where)) as server, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium.path(), args=list(chromium.FLAGS))
        with Door(server.port) as door, gathered(browser, f"http://127.0.0.1:{server.port}") as people:
            names = list(pictures(people, laid(door), folder, wanted))
        browser.close()
    (folder / "index.html").write_text(index(names))
    print(f"{len(names)} pictures: {folder / 'index.html'}")


if __name__ == "__main__":
    parser = ArgumentParser(description="Pictures of the main screens, and a page that shows them.")
    parser.add_argument("folder", nargs="?", type=Path, default=Path("build/screenshots"))
    parser.add_argument("screens", nargs="*", metavar="screen", help=", ".join(SCREENS))
    given = parser.parse_args()
    if unknown := [each for each in given.screens if each not in SCREENS]:
        parser.error(f"no screen is called {', '.join(unknown)}; there are {', '.join(SCREENS)}")
    main(given.folder, given.screens)
