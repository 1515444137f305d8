"""Notifications as a player sets them: tab, mail, webhook, pushes. Mail server and webhook are real, in a thread."""

import asyncio
import re
import time
from collections.abc import Callable, Iterator
from concurrent.futures import Future
from contextlib import contextmanager
from importlib.util import find_spec
from threading import Thread

import pytest
from benchmarks.load.served import PLENTY, REAL, Served
from playwright.sync_api import Browser, Page, expect
from tests.browser.people import PATIENCE, People, gathered
from tests.browser.tables import Door, quickly
from tests.server.notifications.stubs import HttpReceiver, Mailbox, http_receiver, mailbox

PANEL = "Tell me when it is my turn"
BROWSER = """
    const p256dh = 'BNcRdreALRFXTkOOUHK1EtK2wtaz5Ry4YfYCA_0QTpQtUbVlUls0VJXg7A8u-Ts1XbjhazAkj7I99e8QcYP7DkM'
    const keys = {p256dh, auth: 'tBHItJI5svbpez7KI4CCXg'}
    let made = null
    PushManager.prototype.getSubscription = async () => made
    PushManager.prototype.subscribe = async () => (made = {endpoint: 'https://push.example/1', toJSON: () => ({keys})})
    Notification.requestPermission = async () => 'granted'
"""
"""What a browser with a push service does; the tests have none."""


@contextmanager
def receivers() -> Iterator[tuple[Mailbox, HttpReceiver]]:
    """A mail server and a webhook in another thread, because this one belongs to the browser."""
    opened: Future[tuple[Mailbox, HttpReceiver]] = Future()
    loop, done = asyncio.new_event_loop(), asyncio.Event()

    async def run() -> None:
        async with mailbox() as box, http_receiver() as hook:
            opened.set_result((box, hook))
            await done.wait()

    thread = Thread(target=lambda: loop.run_until_complete(run()))
    thread.start()
    try:
        yield opened.result(PATIENCE / 1_000)
    finally:
        loop.call_soon_threadsafe(done.set)
        thread.join()
        loop.close()


def soon(found: Callable[[], bool]) -> None:
    until = time.monotonic() + PATIENCE / 1_000
    while not found():
        assert time.monotonic() < until
        time.sleep(0.05)


def open_panel(page: Page) -> None:
    page.get_by_text(PANEL).click()
    page.get_by_role("heading", name="By e-mail").wait_for()


def test_mail_and_webhook_are_set_confirmed_and_stopped(
    browser: Browser, tmp_path_factory: pytest.TempPathFactory
) -> None:
    with receivers() as (box, hook):
        mail = ("--smtp", f"smtp://127.0.0.1:{box.port}", "--mail-from", "gate@play.example")
        options = (*mail, "--url", "https://play.example", "--notify-host", f"127.0.0.1:{hook.port}")
        with (
            Served(tmp_path_factory.mktemp("notified"), (*REAL, *PLENTY, *options)) as server,
            Door(server.port) as door,
            gathered(browser, f"http://127.0.0.1:{server.port}") as people,
        ):
            table = door.table(("Ana", "Ben"), players=3)
            page = people.come(table.seat(0))
            people.expect("400")
            open_panel(page)

            page.get_by_label("E-mail address").fill("ana@example.org")
            page.get_by_role("button", name="Add").click()
            expect(page.get_by_text("open the link in the mail")).to_be_visible()
            soon(lambda: bool(box.mails))
            found = re.search(r"https://play.example(/mail#confirm=\S+)", str(box.mails[0].get_payload()))
            assert found is not None
            letter = people.come(found[1])
            letter.get_by_role("button", name="Yes, write to me").click()
            expect(letter.get_by_role("status")).to_have_text("Done. We write to you when it is your turn.")

            page.reload()
            open_panel(page)
            expect(page.get_by_text("ana@example.org", exact=True)).to_be_visible()
            page.get_by_role("checkbox", name="Quiet hours").check()
            with page.expect_response(lambda response: response.url.endswith("/notifications")):
                page.get_by_label("From").fill("23:30")
            page.reload()
            open_panel(page)
            expect(page.get_by_label("From")).to_have_value("23:30")

            page.get_by_label("Webhook address").fill("https://localhost/hook")
            page.get_by_role("button", name="Announce there").click()
            expect(page.get_by_role("alert")).to_contain_text("no such host on the public internet")
            page.get_by_label("Webhook address").fill(hook.url())
            page.get_by_role("button", name="Announce there").click()
            expect(page.get_by_text("This table announces at 127.0.0.1")).to_be_visible()
            soon(lambda: bool(hook.requests))
            guest = people.come(table.seat(1))
            open_panel(guest)
            expect(guest.get_by_text("This table announces at 127.0.0.1")).to_be_visible()
            expect(guest.get_by_role("button", name="Stop: 127.0.0.1")).to_have_count(0)

            page.get_by_role("button", name="Stop: ana@example.org").click()
            page.get_by_role("button", name="Stop: 127.0.0.1").click()
            expect(page.get_by_label("Webhook address")).to_be_visible()
            expect(page.get_by_label("E-mail address")).to_be_visible()
            expect(page.get_by_role("checkbox", name="Quiet hours")).to_have_count(0)


def test_the_tab_calls_the_player_who_is_asked(door: Door, people: People) -> None:
    table = door.table(("Ana", "Ben")).begin()
    asked = table.state(0)["table"]["asked"]
    mine, other = people.come(table.seat(asked)), people.come(table.seat(1 - asked))
    expect(mine).to_have_title("● Your move – Blackgate")
    expect(mine.locator("link[rel=icon]")).to_have_attribute("href", "/icon-asked.svg")
    expect(other).to_have_title("Blackgate")
    expect(other.locator("link[rel=icon]")).to_have_attribute("href", "/icon.svg")
    table.play(quickly, lambda state: state["seat"] != asked)
    expect(other.locator("link[rel=icon]")).to_have_attribute("href", "/icon-asked.svg")
    expect(mine.locator("link[rel=icon]")).to_have_attribute("href", "/icon.svg")


def test_pushes_are_turned_on_and_off_at_the_table(door: Door, people: People) -> None:
    table = door.table(("Ana", "Ben")).begin()
    page = people.come("about:blank", installs=True)
    page.add_init_script(BROWSER)
    page.goto(table.seat(0))
    page.get_by_role("banner").get_by_role("button", name="Help and settings").click()
    page.get_by_role("dialog").get_by_role("button", name=PANEL).click()
    device = page.get_by_role("region", name="On this device")
    if find_spec("pywebpush") is None:
        expect(device).to_contain_text("This server sends no notifications to browsers.")
        return
    page.wait_for_function("navigator.serviceWorker.ready")
    device.get_by_role("button", name="Turn on").click()
    device.get_by_role("button", name="Stop: On this device").click()
    expect(device.get_by_role("button", name="Turn on")).to_be_visible()
