"""People at a browser. Each has a window of their own, and all errors in it are recorded."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Dialog, Page, Request, expect

PHONE: Final = {"width": 390, "height": 844}
DESKTOP: Final = {"width": 1440, "height": 900}
PATIENCE: Final = 30_000
"""Timeout in milliseconds for everything, on a busy machine."""
expect.set_options(timeout=PATIENCE)
GONE: Final = "net::ERR_ABORTED"
"""Requests that are cancelled by navigating to another page."""
NOT_INSTALLED: Final = "Service Worker registration blocked by Playwright"
"""What Playwright says in a window that does not keep the client."""


class Trouble:
    """Errors of a window: console errors, failed scripts, failed requests, dialogs."""

    def __init__(self) -> None:
        self.heard: list[str] = []
        self.expected: list[str] = []

    def watch(self, page: Page) -> None:
        page.on("console", self._said)
        page.on("pageerror", lambda error: self.heard.append(f"error: {error}"))
        page.on("requestfailed", self._failed)
        page.on("crash", lambda _: self.heard.append("the page has crashed"))
        page.on("dialog", self._asked)

    def expect(self, *words: str) -> None:
        """Allow errors whose text contains one of these words."""
        self.expected += words

    def unexpected(self) -> list[str]:
        return [each for each in self.heard if not any(word in each for word in self.expected)]

    def _said(self, message: ConsoleMessage) -> None:
        # Violations of the content security policy are reported here, too.
        if message.type in ("error", "warning") and message.text != NOT_INSTALLED:
            self.heard.append(f"{message.type}: {message.text}")

    def _asked(self, dialog: Dialog) -> None:
        self.heard.append(f"dialog: {dialog.message}")
        dialog.dismiss()

    def _failed(self, request: Request) -> None:
        if request.failure != GONE:
            self.heard.append(f"failed: {request.url}: {request.failure}")


class People:
    """Everybody in a test."""

    def __init__(self, browser: Browser, address: str) -> None:
        self.address = address
        self.troubles: list[Trouble] = []
        self._browser = browser
        self._windows: list[BrowserContext] = []

    def come(
        self,
        path: str = "/",
        *,
        size: dict[str, int] | None = None,
        touch: bool = False,
        theme: str = "dark",
        free: bool = False,
        still: bool = True,
        installs: bool = False,
    ) -> Page:
        """Open a window for a person.

        `free` lifts the content security policy, for tools of the test only. `installs` lets the client keep itself for
        offline use: its service worker fetches all files in the background, which doubles what a page costs.
        """
        width, height = (size or DESKTOP).values()
        window = self._browser.new_context(
            base_url=self.address,
            viewport={"width": width, "height": height},
            has_touch=touch,
            is_mobile=touch,
            color_scheme="light" if theme == "light" else "dark",
            reduced_motion="reduce" if still else "no-preference",
            locale="en-GB",
            bypass_csp=free,
            service_workers="allow" if installs else "block",
        )
        window.set_default_timeout(PATIENCE)
        self._windows.append(window)
        page = self.tab(window)
        page.goto(path)
        return page

    def tab(self, window: BrowserContext) -> Page:
        """Open another tab in a window."""
        trouble = Trouble()
        self.troubles.append(trouble)
        page = window.new_page()
        trouble.watch(page)
        return page

    def expect(self, *words: str) -> None:
        """Allow errors for everybody present."""
        for trouble in self.troubles:
            trouble.expect(*words)

    def leave(self) -> None:
        for window in self._windows:
            window.close()


@contextmanager
def gathered(browser: Browser, address: str) -> Iterator[People]:
    """People whose windows are closed at the end; any unexpected error fails the test."""
    people = People(browser, address)
    try:
        yield people
    finally:
        people.leave()
    unexpected = [each for trouble in people.troubles for each in trouble.unexpected()]
    assert not unexpected, unexpected
