"""A module unknown to the client: it is shown without any change to the client, which is built with its messages."""

import os
import shutil
import subprocess
from pathlib import Path

import pytest
from benchmarks.load.served import PLENTY, REAL, Served
from playwright.sync_api import Browser, expect
from tests.browser.people import gathered
from tests.browser.tables import Door
from tests.modules.copied_package import with_chapel
from tests.modules.test_worked_example import devout


def built(root: Path, home: Path) -> Path:
    """The copy with the Chapel, and its built client."""
    source = with_chapel(root, home)
    shutil.copytree(root / "web", home / "web", ignore=shutil.ignore_patterns("node_modules"))
    (home / "web" / "node_modules").symlink_to((root / "web" / "node_modules").resolve())
    paths = f"{root / '.venv' / 'bin'}{os.pathsep}{os.environ['PATH']}"
    command = ["node", "node_modules/.bin/vite", "build"]
    subprocess.run(
        command, cwd=home / "web", env={**os.environ, "PATH": paths}, capture_output=True, check=True, timeout=300
    )
    return source


@pytest.mark.long  # builds a client
def test_the_browser_shows_a_new_module(root: Path, browser: Browser, tmp_path: Path) -> None:
    source = built(root, tmp_path)
    with Served(tmp_path, (*REAL, *PLENTY), {"PYTHONPATH": str(source)}) as server, Door(server.port) as door:
        table = door.table(modules=["chapel"]).begin()
        seat = table.at(
            devout, until=lambda state: any(each["action"] == "pray" for each in state["own"]["asked"]["options"])
        )
        with gathered(browser, f"http://127.0.0.1:{server.port}") as people:
            page = people.come(table.seat(seat))
            page.get_by_role("button", name="Pray").first.click()
            expect(page.get_by_title("Candle").first).to_be_visible()
            page.screenshot(path=tmp_path / "chapel.png")
