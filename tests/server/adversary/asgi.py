"""The whole application without a network: requests and WebSockets as the web server would pass them on."""

import asyncio
import itertools
from dataclasses import dataclass, field
from typing import Any

import msgspec
from starlette.types import ASGIApp, Message, Scope

ADDRESS = "192.0.2.1"
NUMBERS = itertools.count()


def scope_of(kind: str, path: str, key: str = "", method: str = "GET", content: str = "") -> Scope:
    headers = [(b"host", b"localhost")]
    headers += [(b"authorization", f"Bearer {key}".encode())] if key else []
    headers += [(b"content-type", content.encode())] if content else []
    return {
        "type": kind, "asgi": {"version": "3.0"}, "http_version": "1.1", "method": method, "path": path,
        "raw_path": path.encode(), "root_path": "", "query_string": b"", "headers": headers,
        "client": (ADDRESS, 1), "server": ("127.0.0.1", 80), "scheme": "http" if kind == "http" else "ws",
        "subprotocols": [], "extensions": {"websocket.http.response": {}},
    }  # fmt: skip


async def requested(app: ASGIApp, method: str, path: str, key: str = "", body: object = None) -> tuple[int, bytes]:
    """The status and the body of an answer."""
    sent = body.encode() if isinstance(body, str) else b"" if body is None else msgspec.json.encode(body)
    kind = "" if body is None else "text/plain" if isinstance(body, str) else "application/json"
    found: dict[str, Any] = {"status": 0, "body": b""}

    async def receive() -> Message:
        return {"type": "http.request", "body": sent, "more_body": False}

    async def send(message: Message) -> None:
        found["status"] = message.get("status", found["status"])
        found["body"] += message.get("body", b"")

    await app(scope_of("http", path, key, method, kind), receive, send)
    return found["status"], found["body"]


@dataclass(eq=False)
class AsgiSocket:
    """A WebSocket whose client reads, or does not."""

    app: ASGIApp
    code: str
    key: str
    frames: list[Any] = field(default_factory=list)
    """What was read, in order."""
    closed: int = 0
    """The code it was closed with."""
    lost_at: int | None = None
    """The version of the room when its key lost its rights."""

    def __post_init__(self) -> None:
        self._inbox: asyncio.Queue[Message] = asyncio.Queue()
        self._reads, self._news = asyncio.Event(), asyncio.Event()
        self._reads.set()
        self._inbox.put_nowait({"type": "websocket.connect"})
        self.say({"type": "hello", "protocol": 1, "key": self.key})
        scope = scope_of("websocket", f"/api/rooms/{self.code}/socket")
        self._task: asyncio.Future[None] = asyncio.ensure_future(self.app(scope, self._inbox.get, self._send))

    @property
    def is_open(self) -> bool:
        return not self._task.done() and not self.closed

    @property
    def is_reading(self) -> bool:
        return self._reads.is_set()

    def say(self, message: object) -> None:
        self._inbox.put_nowait({"type": "websocket.receive", "text": msgspec.json.encode(message).decode()})

    def stop_reading(self) -> None:
        self._reads.clear()

    def read_on(self) -> None:
        self._reads.set()

    async def _send(self, message: Message) -> None:
        await self._reads.wait()
        if message["type"] == "websocket.send":
            self.frames.append(msgspec.json.decode(message["text"]))
        elif message["type"] in ("websocket.close", "websocket.http.response.start"):
            self.closed = message.get("code") or message.get("status") or 1000
        self._news.set()

    async def until(self, kinds: tuple[str, ...], name: str = "", seconds: float = 10) -> dict[str, Any] | None:
        """The first message of a kind, with an id if one is given; None if the connection ends before it comes."""
        at = 0
        async with asyncio.timeout(seconds):
            while True:
                for frame in self.frames[at:]:
                    if frame["type"] in kinds and (not name or frame.get("id") == name):
                        return dict(frame)
                at = len(self.frames)
                if not self.is_open:
                    return None
                self._news.clear()
                news = asyncio.ensure_future(self._news.wait())
                await asyncio.wait((news, self._task), return_when=asyncio.FIRST_COMPLETED)
                news.cancel()

    async def close(self) -> None:
        self.read_on()
        self._inbox.put_nowait({"type": "websocket.disconnect", "code": 1000})
        await asyncio.wait((self._task,), timeout=5)
        self._task.cancel()
