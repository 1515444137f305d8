"""The application on a store in memory, called without a network or over one."""

import asyncio
import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass
from typing import Any

import httpx
import msgspec
import uvicorn
from tests.server.in_memory import InstantBots, SeatedRoom, seated, work_here
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from blackgate.server.messages import PROTOCOL
from blackgate.server.rooms import RoomRegistry
from blackgate.server.settings import RoomSettings
from blackgate.server.store import SqliteStore, Store
from blackgate.server.web.app import application
from blackgate.server.web.app_state import AppState
from blackgate.server.web.config import Config
from blackgate.server.web.serve import Announce, GracefulServer, listening_socket
from blackgate.server.web.websocket.endpoint import WebSocketEndpoint
from blackgate.server.web.websocket.session import SessionLimits

SWIFT = RoomSettings(players=2, windows="swift", hints=True)
SHORT = msgspec.structs.replace(SWIFT, options={"round_cap": 3})
"""Of a game that is soon over."""
GENEROUS = Config(port=0, connections=400, rooms_per_hour=1_000_000, requests_per_second=100_000)


class InstantBotPool(InstantBots):
    """Instant bots with the metrics of a pool."""

    waiting = busy = replaced = 0


@asynccontextmanager
async def open_app(config: Config = GENEROUS, store: Store | None = None) -> AsyncIterator[AppState]:
    """An open application state; no port is open."""
    store, bots = store or SqliteStore(None), InstantBotPool()
    registry = RoomRegistry(store, bots)  # type: ignore[arg-type]
    work_here(registry.offload)
    await registry.open()
    try:
        yield AppState(registry, store, bots, config)  # type: ignore[arg-type]
    finally:
        await registry.close()


def client_of(state: AppState, address: str = "127.0.0.1") -> httpx.AsyncClient:
    """An HTTP client without a network."""
    way = httpx.ASGITransport(application(state), raise_app_exceptions=False, client=(address, 5000))
    return httpx.AsyncClient(transport=way, base_url="http://localhost")


def bearer(key: str) -> dict[str, str]:
    return {"authorization": f"Bearer {key}"} if key else {}


@dataclass
class RunningServer:
    """A server that listens on this machine."""

    state: AppState
    port: int
    server: uvicorn.Server

    def url(self, code: str) -> str:
        return f"ws://127.0.0.1:{self.port}/api/rooms/{code}/socket"

    def open_socket(self, code: str, **how: Any) -> connect:
        return connect(self.url(code), compression=None, **how)


@asynccontextmanager
async def served(
    config: Config = GENEROUS,
    unread_seconds: float = 30,
    store: Store | None = None,
    announce: Announce = lambda _: None,
    **how: Any,
) -> AsyncIterator[RunningServer]:
    """The same behind a real port; `how` are the limits of its WebSocket sessions."""
    async with open_app(config, store) as state:
        listener = listening_socket(config, unread_seconds)
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 4096)  # so that somebody slow is noticed soon
        port: int = listener.getsockname()[1]
        server = GracefulServer(state, announce, WebSocketEndpoint(state, SessionLimits(**how)))
        task = asyncio.create_task(quiet_serve(server, listener))
        while not server.started:
            await asyncio.sleep(0.01)
        try:
            yield RunningServer(state, port, server)
        finally:
            server.should_exit = True
            await task


async def quiet_serve(server: uvicorn.Server, listener: socket.socket) -> None:
    with listener:
        await server._serve([listener])  # without taking the signals of the test's own process


async def receive(socket: ClientConnection) -> dict[str, Any]:
    """The next message."""
    async with asyncio.timeout(10):
        found: dict[str, Any] = msgspec.json.decode(await socket.recv())
    return found


async def send(socket: ClientConnection, **message: object) -> None:
    await socket.send(msgspec.json.encode(message).decode())


async def hello(socket: ClientConnection, key: str = "", seen: int = 0) -> dict[str, Any]:
    """Send hello; the reply."""
    await send(socket, type="hello", protocol=PROTOCOL, key=key, seen=seen)
    return await receive(socket)


async def close_code(socket: ClientConnection) -> int:
    """The close code of a connection; messages before it are ignored."""
    with suppress(ConnectionClosed):
        async with asyncio.timeout(10):
            while True:
                await socket.recv()
    assert socket.close_code is not None
    return socket.close_code


async def farewell(socket: ClientConnection) -> tuple[dict[str, Any], int]:
    """The bye, and the close code after it."""
    last = await receive(socket)
    while last["type"] != "bye":
        last = await receive(socket)
    return last["problem"], await close_code(socket)


async def seated_room(state: AppState, settings: RoomSettings = SWIFT, begin: bool = True) -> SeatedRoom:
    """A room in which every seat is taken."""
    return await seated(state.registry, settings, begin)
