"""Runs the server in one process until a signal."""

import asyncio
import gc
import signal
import socket
import webbrowser
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from typing import Final

import uvicorn

from blackgate.server.bot_pool import BotPool
from blackgate.server.disk_quota import MEGABYTE, DiskLimits
from blackgate.server.rooms import RoomLimits, RoomRegistry
from blackgate.server.web.app import application
from blackgate.server.web.app_state import AppState
from blackgate.server.web.config import Config, ConfigError
from blackgate.server.web.databases import store_for
from blackgate.server.web.logs import configure_logging, log
from blackgate.server.web.protocols.http import HttpProtocol, http_protocol
from blackgate.server.web.protocols.traffic import TrafficLimits
from blackgate.server.web.protocols.websocket import websocket_protocol
from blackgate.server.web.request_body import MOST_BODY
from blackgate.server.web.websocket.endpoint import WebSocketEndpoint

Announce = Callable[[str], None]

UNREAD_SECONDS: Final = 30
"""After that a connection is cut whose client reads nothing; otherwise it would stay for ever."""
DRAIN_SECONDS: Final = 1.0
"""Seconds for the last messages to be sent."""
SPARE_CONNECTIONS: Final = 1000
"""HTTP connections in addition to WebSockets; a tenth of it for one address."""
GC_THRESHOLD: Final = 1_000_000
"""New objects until the garbage collector runs by itself, which should never happen.

What people do leaves no reference cycles, which only the collector could free (a test looks for them). But every move
replaces objects, and examining those took a twentieth of its time.
"""
GC_WORTHWHILE: Final = 500
"""New objects that make a collection worthwhile when the server is idle."""
GC_CHECK_SECONDS: Final = 10.0
"""Seconds between two checks whether the server is idle."""
GC_MOST_CHECKS: Final = 360
"""After so many busy checks the collector runs anyway."""
LOOP_FACTORY: Final = uvicorn.Config("", log_config=None).get_loop_factory()
"""The fast event loop, if there is one."""


def serve(config: Config, announce: Announce) -> None:
    """Run a server until SIGTERM or SIGINT. Everything acknowledged is durable by then."""
    configure_logging(config.log)
    with (
        captured_signals() as received,
        listening_socket(config) as listener,
        asyncio.Runner(loop_factory=LOOP_FACTORY) as runner,
    ):
        runner.run(_run(config, listener, announce, received))


async def _run(config: Config, listener: socket.socket, announce: Announce, received: list[int]) -> None:
    store = store_for(config.database)
    bot_pool = BotPool(config.workers, frozenset(config.bot))
    state = AppState(RoomRegistry(store, bot_pool, RoomLimits(disk=disk_limits(config))), store, bot_pool, config)
    await state.registry.open()
    state.notifications.open()
    chores = [
        asyncio.create_task(state.metrics.measure_loop_delay()),
        asyncio.create_task(collect_garbage_when_idle(lambda: state.metrics.acknowledged.count)),
    ]
    try:
        await bot_pool.start()
        if not received:  # else it was told to stop while it started
            await GracefulServer(state, announce).serve([listener])
    finally:
        for chore in chores:
            chore.cancel()
        await asyncio.gather(*chores, return_exceptions=True)
        await state.notifications.close()
        await state.registry.close()
        await bot_pool.close()


def disk_limits(config: Config) -> DiskLimits:
    """The disk limits of a configuration."""
    return DiskLimits(
        free=config.free_megabytes * MEGABYTE,
        records=config.records_megabytes * MEGABYTE,
        record_days=config.records_days,
    )


async def collect_garbage_when_idle(activity: Callable[[], float]) -> None:
    """Collect garbage when the server is idle, because with hundreds of rooms that takes half a second.

    Objects from before the start are never examined again. `activity` counts what people have done.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(GC_THRESHOLD)
    before, checks = activity(), 0
    while True:
        await asyncio.sleep(GC_CHECK_SECONDS)
        now, checks = activity(), checks + 1
        if (now == before and gc.get_count()[0] > GC_WORTHWHILE) or checks >= GC_MOST_CHECKS:
            gc.collect()
            checks = 0
        before = now


class GracefulServer(uvicorn.Server):
    """A uvicorn server that announces its address when it is ready, and closes connections with a reason."""

    def __init__(self, state: AppState, announce: Announce, socket: WebSocketEndpoint | None = None) -> None:
        limits = TrafficLimits(state.config)
        super().__init__(
            uvicorn.Config(
                application(state, socket),
                log_config=None,
                access_log=False,
                server_header=False,
                proxy_headers=False,
                lifespan="off",
                http=_http_protocol(state.config, limits),
                ws=websocket_protocol(state.config, limits),
                ws_max_size=MOST_BODY,
                ws_per_message_deflate=False,
                ws_ping_interval=20,
                ws_ping_timeout=20,
                timeout_graceful_shutdown=1,
            )
        )
        self._state, self._announce = state, announce

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start to listen, and announce the address."""
        await super().startup(sockets)
        if self.started and sockets:
            address = server_url(sockets[0])
            self._announce(f"Blackgate is open at {address} (a room: {address}/r/CODE). Ctrl+C ends it.")
            log.info("open", address=address)
            if self._state.config.open:
                webbrowser.open(address)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Stop listening, close all connections with a reason, and store everything."""
        for server in self.servers:
            server.close()
        log.info("closing", connections=self._state.limits.admission.total)
        self._state.close_connections()
        await self._state.notifications.close()
        await self._state.registry.close()
        with suppress(TimeoutError):
            async with asyncio.timeout(DRAIN_SECONDS):
                while self._state.limits.admission.total:
                    await asyncio.sleep(0.02)
        await super().shutdown(sockets)
        log.info("closed")


def _http_protocol(config: Config, limits: TrafficLimits) -> type[HttpProtocol]:
    """Behind a proxy all connections come from one address, so only their total is limited."""
    altogether = config.most_connections + SPARE_CONNECTIONS
    if config.behind_proxy:
        return http_protocol(altogether, altogether)
    return http_protocol(config.connections + SPARE_CONNECTIONS // 10, altogether, limits)


def listening_socket(config: Config, unread_seconds: float = UNREAD_SECONDS) -> socket.socket:
    """A socket on the configured address; raise ConfigError if that is not possible."""
    where = f"{config.host}:{config.port}"
    try:
        found = socket.getaddrinfo(config.host, config.port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)
        family, kind, protocol, _, address = found[0]
        listener = socket.socket(family, kind, protocol)
    except OSError as error:
        raise ConfigError(f"there is no such address: {error.strerror}", where, "see --host") from None
    try:
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        if hasattr(socket, "TCP_USER_TIMEOUT"):
            listener.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, round(1000 * unread_seconds))
        listener.bind(address)
        listener.listen(1024)
    except OSError as error:
        listener.close()
        raise ConfigError(f"nobody can listen there: {error.strerror}", where, "another --port or --host") from None
    return listener


def server_url(listener: socket.socket) -> str:
    """The URL for a browser on this machine."""
    host, port = listener.getsockname()[:2]
    name = {"0.0.0.0": "127.0.0.1", "::": "[::1]"}.get(host, f"[{host}]" if ":" in host else host)  # noqa: S104  (read, not bound)
    return f"http://{name}:{port}"


@contextmanager
def captured_signals() -> Iterator[list[int]]:
    """The stop signals that arrived while nobody else handled them.

    When uvicorn is done it raises the signal that stopped it again; here that is a regular exit and no failure.
    """
    received: list[int] = []
    ours = (signal.SIGINT, signal.SIGTERM)
    before = {each: signal.signal(each, lambda number, _: received.append(number)) for each in ours}
    try:
        yield received
    finally:
        for each, handler in before.items():
            signal.signal(each, handler)
