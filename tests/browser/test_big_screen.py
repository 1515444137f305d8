"""The table on a big screen, the hands on phones. The big screen receives nothing private."""

import json
from collections.abc import Iterator
from typing import Any

from playwright.sync_api import Page, WebSocket, expect
from tests.browser.people import PHONE, People
from tests.browser.robot import Robot, play, tap
from tests.browser.sizes import LONG
from tests.browser.tables import Door

PRESSES = 16 if LONG else 10


def frames_of(page: Page) -> list[dict[str, Any]]:
    """Everything a page receives from now on."""
    heard: list[dict[str, Any]] = []

    def listen(socket: WebSocket) -> None:
        socket.on("framereceived", lambda data: heard.append(json.loads(data)))

    page.on("websocket", listen)
    return heard


def private(frames: list[dict[str, Any]]) -> Iterator[str]:
    """Information for one seat only: its own part, hands, its questions, its private events."""
    for frame in frames:
        if frame.get("own") is not None:
            yield f"own: {frame['own']}"
        yield from (f"{name}: {value}" for name, value in walk(frame) if name in ("hand", "options", "key") and value)
        yield from (f"told: {told}" for told in frame.get("story", []) if told.get("only"))


def walk(value: object) -> Iterator[tuple[str, object]]:
    """Every named value, at any depth."""
    if isinstance(value, dict):
        yield from value.items()
    inner = value.values() if isinstance(value, dict) else value if isinstance(value, list) else ()
    for each in inner:
        yield from walk(each)


def test_the_big_screen_receives_nothing_private(door: Door, people: People) -> None:
    table = door.table()
    screen = people.come("/")
    public = frames_of(screen)
    screen.goto(f"{table.path}/table")
    expect(screen.get_by_role("listitem").filter(has_text="Ana")).to_be_visible()
    phones = [people.come("/", size=PHONE, touch=True) for _ in table.keys]
    secret = frames_of(phones[0])
    for n, phone in enumerate(phones):
        phone.goto(table.seat(n))
    phones[0].get_by_role("button", name="Begin").tap()
    robots = [Robot(phone, tap, seed=n) for n, phone in enumerate(phones)]
    play(robots, lambda: sum(len(robot.pressed) for robot in robots) >= PRESSES)
    log = screen.get_by_role("log", name="Log")
    expect(log).to_contain_text("Ana searched and drew")
    expect(log).not_to_contain_text("You ")
    expect(screen.get_by_role("region", name="Hand")).to_have_count(0)
    assert len(public) > 8
    assert list(private(public)) == []
    assert len(list(private(secret))) > 8, "what is private would not be found"
