"""Fixtures: a server, a browser, and people who use it."""

from collections.abc import Iterator
from contextlib import ExitStack

import pytest
from benchmarks.load.served import Served
from playwright.sync_api import Browser, sync_playwright
from tests.browser import chromium
from tests.browser.people import People, gathered
from tests.browser.screens import Tables, laid
from tests.browser.tables import Door

from blackgate.server.web.static_files import STATIC


class OpenBrowser:
    """The browser of this process: opened on first use, and again if it has crashed."""

    def __init__(self) -> None:
        self._stack = ExitStack()
        self._browser: Browser | None = None

    def get(self) -> Browser:
        """The browser; without Chromium it fails and says what is missing."""
        if self._browser is None or not self._browser.is_connected():
            self.close()
            where = chromium.path()
            playwright = self._stack.enter_context(sync_playwright())
            self._browser = playwright.chromium.launch(executable_path=where, args=list(chromium.FLAGS))
            self._stack.callback(self._browser.close)
        return self._browser

    def close(self) -> None:
        self._browser = None
        self._stack.close()


OPEN = OpenBrowser()


@pytest.fixture
def browser() -> Browser:
    return OPEN.get()


@pytest.hookimpl(trylast=True)
def pytest_runtest_teardown(item: pytest.Item, nextitem: pytest.Item | None) -> None:
    """Close the browser after the last test here: while Playwright runs, no other test can start an event loop."""
    if nextitem is None or nextitem.path.parent != item.path.parent:
        OPEN.close()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """`blackgate serve` with the built client."""
    assert (STATIC / "index.html").exists(), "the client is not built: make web"
    with Served(tmp_path_factory.mktemp("served")) as served:
        yield served


@pytest.fixture
def door(server: Served) -> Iterator[Door]:
    """A client that makes tables without a browser."""
    with Door(server.port) as door:
        yield door


@pytest.fixture
def people(browser: Browser, server: Served) -> Iterator[People]:
    with gathered(browser, f"http://127.0.0.1:{server.port}") as people:
        yield people


@pytest.fixture(scope="session")
def tables(server: Served) -> Iterator[Tables]:
    """Tables made once, for all tests that only look at them."""
    with Door(server.port) as door:
        yield laid(door)
