"""A house for tests: the real hall on a store in memory, asked without a network, or over one."""

import asyncio
import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass
from typing import Any

import httpx
import msgspec
import uvicorn
from tests.server.people import AtOnce, Table, seated
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from blackgate.server.messages import PROTOCOL
from blackgate.server.rooms import RoomRegistry
from blackgate.server.settings import RoomSettings
from blackgate.server.store import SqliteStore, Store
from blackgate.server.web.app import application
from blackgate.server.web.app_state import House
from blackgate.server.web.config import Config
from blackgate.server.web.serve import Keeper, listening
from blackgate.server.web.websocket.endpoint import Socket
from blackgate.server.web.websocket.session import Patience

SWIFT = RoomSettings(players=2, windows="swift", hints=True)
GENEROUS = Config(port=0, connections=400, rooms_per_hour=1_000_000, requests_per_second=100_000)


class Heads(AtOnce):
    """Thinks at once, and can be watched."""

    waiting = busy = replaced = 0


@asynccontextmanager
async def open_house(config: Config = GENEROUS, store: Store | None = None) -> AsyncIterator[House]:
    """A house that is open; nobody listens at its door yet."""
    kept, heads = store or SqliteStore(None), Heads()
    registry = RoomRegistry(kept, heads)  # type: ignore[arg-type]
    await registry.open()
    try:
        yield House(registry, kept, heads, config)  # type: ignore[arg-type]
    finally:
        await registry.close()


def client_of(house: House, address: str = "127.0.0.1") -> httpx.AsyncClient:
    """Somebody who asks without a network."""
    way = httpx.ASGITransport(application(house), raise_app_exceptions=False, client=(address, 5000))
    return httpx.AsyncClient(transport=way, base_url="http://localhost")


def bearer(key: str) -> dict[str, str]:
    return {"authorization": f"Bearer {key}"} if key else {}


@dataclass
class Network:
    """A server that listens on this machine."""

    house: House
    port: int
    keeper: uvicorn.Server

    def url(self, code: str) -> str:
        return f"ws://127.0.0.1:{self.port}/api/rooms/{code}/socket"

    def open_socket(self, code: str, **how: Any) -> connect:
        return connect(self.url(code), compression=None, **how)


@asynccontextmanager
async def served(
    config: Config = GENEROUS, unread_seconds: float = 30, store: Store | None = None, **how: Any
) -> AsyncIterator[Network]:
    """The same house behind a real port; `how` is how its socket waits."""
    async with open_house(config, store) as house:
        door = listening(config, unread_seconds)
        door.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 4096)  # so that somebody slow is noticed soon
        port: int = door.getsockname()[1]
        keeper = Keeper(house, lambda _: None, Socket(house, Patience(**how)))
        task = asyncio.create_task(quiet_serve(keeper, door))
        while not keeper.started:
            await asyncio.sleep(0.01)
        try:
            yield Network(house, port, keeper)
        finally:
            keeper.should_exit = True
            await task


async def quiet_serve(keeper: uvicorn.Server, door: socket.socket) -> None:
    with door:
        await keeper._serve([door])  # without taking the signals of the test's own process


async def said(wire: ClientConnection) -> dict[str, Any]:
    """The next message."""
    async with asyncio.timeout(10):
        found: dict[str, Any] = msgspec.json.decode(await wire.recv())
    return found


async def say(wire: ClientConnection, **message: object) -> None:
    await wire.send(msgspec.json.encode(message).decode())


async def hello(wire: ClientConnection, key: str = "", seen: int = 0) -> dict[str, Any]:
    """Say hello; the answer."""
    await say(wire, type="hello", protocol=PROTOCOL, key=key, seen=seen)
    return await said(wire)


async def code_of(wire: ClientConnection) -> int:
    """The code with which it was closed; what is said until then does not matter."""
    with suppress(ConnectionClosed):
        async with asyncio.timeout(10):
            while True:
                await wire.recv()
    assert wire.close_code is not None
    return wire.close_code


async def goodbye(wire: ClientConnection) -> tuple[dict[str, Any], int]:
    """The bye, and the code after it."""
    last = await said(wire)
    while last["type"] != "bye":
        last = await said(wire)
    return last["problem"], await code_of(wire)


async def table_at(house: House, settings: RoomSettings = SWIFT, begin: bool = True) -> Table:
    """A room in which everybody sits."""
    return await seated(house.hall, settings, begin)
