"""Real servers in this process, for HTTP (webhooks, push services) and SMTP, and a room that sends to them."""

import asyncio
import email
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field, replace
from email.message import Message
from random import Random

import msgspec
from tests.server.in_memory import ManualClock, SeatedRoom, open_registry, seated

from blackgate.server.notifications import Notifications
from blackgate.server.notifications.sender import NotificationOptions
from blackgate.server.rooms import RoomRegistry
from blackgate.server.settings import RoomSettings
from blackgate.server.store import SqliteStore, Store

TITLE = "Friday *night*"
URL = "https://play.example"


@dataclass
class Request:
    """One request that arrived."""

    path: str
    headers: dict[str, str]
    body: bytes


@dataclass
class HttpReceiver:
    """Answers every request with the next status."""

    port: int = 0
    statuses: list[str] = field(default_factory=list)
    requests: list[Request] = field(default_factory=list)

    def url(self, path: str = "/hook") -> str:
        return f"http://127.0.0.1:{self.port}{path}"

    async def handle(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        head = (await reader.readuntil(b"\r\n\r\n")).decode()
        first, *lines = head.strip().split("\r\n")
        headers = {name.lower(): value for name, value in (line.split(": ", 1) for line in lines)}
        body = await reader.readexactly(int(headers["content-length"]))
        self.requests.append(Request(first.split()[1], headers, body))
        status = self.statuses.pop(0) if self.statuses else "200 OK"
        writer.write(f"HTTP/1.1 {status}\r\nlocation: {self.url('/elsewhere')}\r\ncontent-length: 0\r\n\r\n".encode())
        await writer.drain()
        writer.close()


Handle = Callable[[asyncio.StreamReader, asyncio.StreamWriter], Awaitable[None]]


@asynccontextmanager
async def listening(handle: Handle) -> AsyncIterator[int]:
    """A server on a free port; all its connections are closed at the end."""
    writers: list[asyncio.StreamWriter] = []

    async def talk(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        writers.append(writer)
        with suppress(OSError, asyncio.IncompleteReadError):
            await handle(reader, writer)

    server = await asyncio.start_server(talk, "127.0.0.1", 0)
    async with server:
        yield server.sockets[0].getsockname()[1]
        for writer in writers:
            writer.close()
            with suppress(OSError):
                await writer.wait_closed()


@asynccontextmanager
async def http_receiver(*statuses: str) -> AsyncIterator[HttpReceiver]:
    made = HttpReceiver(statuses=list(statuses))
    async with listening(made.handle) as made.port:
        yield made


@dataclass
class Mailbox:
    """An SMTP server that keeps what it is given; `rejects` are its answers to RCPT."""

    port: int = 0
    rejects: list[str] = field(default_factory=list)
    mails: list[Message] = field(default_factory=list)
    tried: int = 0

    async def handle(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        def say(line: str) -> None:
            writer.write(f"{line}\r\n".encode())

        say("220 test")
        while line := (await reader.readline()).decode():
            match line[:4].upper():
                case "EHLO":
                    say("250 test")
                case "RCPT":
                    self.tried += 1
                    say(self.rejects.pop(0) if self.rejects else "250 ok")
                case "DATA":
                    say("354 go on")
                    text = await reader.readuntil(b"\r\n.\r\n")
                    self.mails.append(email.message_from_bytes(text[:-5]))
                    say("250 kept")
                case "QUIT":
                    say("221 bye")
                    break
                case _:
                    say("250 ok")
        writer.close()


@asynccontextmanager
async def mailbox(*rejects: str) -> AsyncIterator[Mailbox]:
    made = Mailbox(rejects=list(rejects))
    async with listening(made.handle) as made.port:
        yield made


@dataclass
class Notified:
    """A room in which two people play, and its notifications."""

    registry: RoomRegistry
    notifications: Notifications
    table: SeatedRoom
    watch: ManualClock
    dice: Random = field(default_factory=lambda: Random(1))

    @property
    def code(self) -> str:
        return self.table.code

    @property
    def asked(self) -> int:
        return self.table.session.room.asked[0].seat

    def key(self, seat: int) -> str:
        return self.table.clients[seat].key

    def look_away(self) -> None:
        for each in self.table.session.subscribers:
            each.is_looking = False

    async def move(self) -> None:
        """Somebody answers, so that another question is open."""
        await self.table.play(1, self.dice)

    async def settle(self) -> None:
        """Wait until the question has been told, or is not to be."""
        await asyncio.sleep(3 * DELAY)
        async with asyncio.timeout(20):
            while len(self.notifications._tasks) > 1 or self.notifications._sender.delivery._tasks:  # one sweeps
                await asyncio.sleep(0.01)


DELAY = 0.05
OPTIONS = NotificationOptions(delay=DELAY, pauses=(0.01, 0.01), url=URL)


@asynccontextmanager
async def notified(
    options: NotificationOptions = OPTIONS, port: int = 0, store: Store | None = None, players: int = 2
) -> AsyncIterator[Notified]:
    watch = ManualClock()
    settings = RoomSettings(players=players, windows="swift", title=TITLE, options={"round_cap": 3})
    options = replace(options, allowed=(*options.allowed, f"127.0.0.1:{port}")) if port else options
    store = store or SqliteStore(None)
    async with open_registry(watch, store) as registry:
        notifications = Notifications(registry, store, options, watch.wall)
        notifications.open()
        try:
            yield Notified(registry, notifications, await seated(registry, settings, begin=True), watch)
        finally:
            await notifications.close()


def json(body: bytes) -> dict[str, object]:
    found: dict[str, object] = msgspec.json.decode(body)
    return found
