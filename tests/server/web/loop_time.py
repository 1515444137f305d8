"""How long single callbacks block the event loop, in processor time of its thread."""

import asyncio
import gc
import time
from asyncio import events
from collections.abc import Callable, Coroutine, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any, TypeVar

from starlette.types import ASGIApp, Message

T = TypeVar("T")
PIECE = 65_536
"""Bytes that arrive from a network at once."""


class LongestCallback:
    """The longest callback so far."""

    def __init__(self) -> None:
        self.seconds, self.what = 0.0, ""

    def note(self, handle: asyncio.Handle, seconds: float) -> None:
        if seconds > self.seconds:
            self.seconds, self.what = seconds, repr(handle)[:300]


@contextmanager
def timed_callbacks() -> Iterator[LongestCallback]:
    """Time every callback of event loops written in Python."""
    found, run = LongestCallback(), events.Handle._run

    def timed(handle: asyncio.Handle) -> None:
        began = time.thread_time()
        run(handle)
        found.note(handle, time.thread_time() - began)

    set_run(timed)
    try:
        yield found
    finally:
        set_run(run)


def set_run(run: Callable[[asyncio.Handle], None]) -> None:
    events.Handle._run = run  # type: ignore[assignment,method-assign]


@dataclass(frozen=True)
class AsgiResponse:
    """The response of the application."""

    status: int
    headers: dict[str, str]
    body: bytes


async def asgi_request(
    app: ASGIApp, method: str, target: str, headers: Mapping[str, str] | None = None, body: bytes = b"",
    address: str = "127.0.0.1",
) -> AsgiResponse:  # fmt: skip
    """One request without a network and without a client library, whose work would count as the server's."""
    path, _, query = target.partition("?")
    scope: dict[str, Any] = {
        "type": "http", "asgi": {"version": "3.0"}, "http_version": "1.1", "method": method, "scheme": "http",
        "path": path, "raw_path": path.encode(), "query_string": query.encode(), "root_path": "",
        "headers": [(name.encode(), value.encode()) for name, value in (headers or {}).items()],
        "client": (address, 5000), "server": ("blackgate.test", 80),
    }  # fmt: skip
    pieces = [body[at : at + PIECE] for at in range(0, len(body), PIECE)] or [b""]
    came = [{"type": "http.request", "body": piece, "more_body": n < len(pieces)} for n, piece in enumerate(pieces, 1)]
    sent: list[Message] = []

    async def receive() -> Message:
        await asyncio.sleep(0)  # each piece of a long body comes in a callback of its own
        return came.pop(0) if came else await asyncio.Future()

    async def send(message: Message) -> None:
        sent.append(message)

    await app(scope, receive, send)
    start = sent[0]
    names = {name.decode(): value.decode() for name, value in start["headers"]}
    return AsgiResponse(start["status"], names, b"".join(each.get("body", b"") for each in sent[1:]))


async def longest_callback(request: Coroutine[Any, Any, T]) -> tuple[T, LongestCallback]:
    """The result of a request, and its longest callback. Garbage collection does not count."""
    gc.disable()
    try:
        with timed_callbacks() as found:
            return await asyncio.create_task(request), found
    finally:
        gc.enable()
