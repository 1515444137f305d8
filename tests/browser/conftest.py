"""A server, a browser, and people who come with it."""

from collections.abc import Iterator

import pytest
from benchmarks.load.served import Served
from playwright.sync_api import Browser, sync_playwright
from tests.browser import chromium
from tests.browser.people import People, gathered
from tests.browser.screens import Tables, laid
from tests.browser.tables import Door

from blackgate.server.web.static_files import STATIC


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """Without one the tests fail and say what is missing.

    Not for longer than a module: while Playwright runs, no other test of this process can start a loop of its own.
    """
    where = chromium.path()
    with sync_playwright() as playwright:
        found = playwright.chromium.launch(executable_path=where, args=list(chromium.FLAGS))
        yield found
        found.close()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """`blackgate serve` with the built client."""
    assert (STATIC / "index.html").exists(), "the client is not built: make web"
    with Served(tmp_path_factory.mktemp("served")) as served:
        yield served


@pytest.fixture
def door(server: Served) -> Iterator[Door]:
    """Where tables are asked for without a browser."""
    with Door(server.port) as door:
        yield door


@pytest.fixture
def people(browser: Browser, server: Served) -> Iterator[People]:
    with gathered(browser, f"http://127.0.0.1:{server.port}") as people:
        yield people


@pytest.fixture(scope="session")
def tables(server: Served) -> Iterator[Tables]:
    """Laid once for all tests that only look."""
    with Door(server.port) as door:
        yield laid(door)
