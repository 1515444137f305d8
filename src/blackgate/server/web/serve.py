"""Runs the server in one process until a signal."""

import asyncio
import gc
import signal
import socket
import webbrowser
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from functools import partial
from typing import Final

import uvicorn

from blackgate.server.bot_pool import BotPool
from blackgate.server.disk_quota import MEGABYTE, DiskLimits
from blackgate.server.problems import Refused
from blackgate.server.retention import RetentionTimes
from blackgate.server.rooms import RoomLimits, RoomRegistry
from blackgate.server.web.app import application
from blackgate.server.web.app_state import AppState
from blackgate.server.web.config import Config, ConfigError
from blackgate.server.web.databases import store_for
from blackgate.server.web.logs import configure_logging, log
from blackgate.server.web.protocols.http import HttpProtocol, http_protocol
from blackgate.server.web.protocols.traffic import TrafficLimits
from blackgate.server.web.protocols.websocket import websocket_protocol
from blackgate.server.web.rate_limit import forget_idle_addresses
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
FORGET_SECONDS: Final = 60.0
"""Seconds after which idle addresses are looked for."""
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
    state = AppState(RoomRegistry(store, bot_pool, room_limits(config)), store, bot_pool, config)
    await state.registry.open()
    state.notifications.open()
    chores = [
        asyncio.create_task(state.metrics.measure_loop_delay()),
        asyncio.create_task(forget_addresses()),
        asyncio.create_task(collect_garbage_when_idle(lambda: state.metrics.acknowledged.count)),
    ]
    try:
        await bot_pool.start()
        await GracefulServer(state, announce, received=received).serve([listener])
    finally:
        for chore in chores:
            chore.cancel()
        await asyncio.gather(*chores, return_exceptions=True)
        await state.notifications.close()
        await state.registry.close()
        await bot_pool.close()


def room_limits(config: Config) -> RoomLimits:
    """The limits of a configuration."""
    disk = DiskLimits(
        free=config.free_megabytes * MEGABYTE,
        records=config.records_megabytes * MEGABYTE,
        record_days=config.records_days,
    )
    times = RetentionTimes(chat=config.chat_days, names=config.names_days, tables=config.tables_days)
    return RoomLimits(disk=disk, retention=times)


async def forget_addresses() -> None:
    """Forget idle addresses once a minute."""
    while True:
        await asyncio.sleep(FORGET_SECONDS)
        forget_idle_addresses()


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

    def __init__(
        self,
        state: AppState,
        announce: Announce,
        socket: WebSocketEndpoint | None = None,
        received: Sequence[int] = (),
    ) -> None:
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
        self._state, self._announce, self._received = state, announce, received

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start to listen, and announce the address; unless a signal to stop came before uvicorn handled signals."""
        if self._received:
            self.should_exit = True
            return
        await super().startup(sockets)
        if self.started and sockets:
            address = server_url(sockets[0])
            self._announce(f"Blackgate is open at {address} (a room: {address}/r/CODE). Ctrl+C ends it.")
            log.info("open", address=address)
            self._state.network.attach(self, sockets[0].getsockname()[1], bound_socket)
            if self._state.config.open_to_network:
                await self._open_to_network()
            if self._state.config.open:
                webbrowser.open(address)

    async def _open_to_network(self) -> None:
        """Announce the addresses for phones, or why there are none; the server runs in either case."""
        network = self._state.network
        try:
            await network.open()
        except Refused as error:
            self._announce(f"Warning: {error.what}; {error.right}.")
        else:
            self._announce(f"Phones and other devices in your network: {' or '.join(network.urls)}")

    async def listen(self, sock: socket.socket) -> None:
        """Accept connections on a socket, too."""
        protocol = partial(
            self.config.http_protocol_class,  # type: ignore[call-arg]
            config=self.config,
            server_state=self.server_state,
            app_state=self.lifespan.state,
        )
        self.servers.append(await asyncio.get_running_loop().create_server(protocol, sock=sock))

    def unlisten(self, sock: socket.socket) -> None:
        """Close a socket, and the connections that came in by it."""
        name = sock.getsockname()
        for server in [each for each in self.servers if name in [sock.getsockname() for sock in each.sockets]]:
            self.servers.remove(server)
            server.close()
        for connection in list(self.server_state.connections):
            if connection.transport.get_extra_info("sockname") == name:
                connection.shutdown()

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
        return bound_socket(config.host, config.port, unread_seconds)
    except socket.gaierror as error:
        raise ConfigError(f"there is no such address: {error.strerror}", where, "see --host") from None
    except OSError as error:
        raise ConfigError(f"nobody can listen there: {error.strerror}", where, "another --port or --host") from None


def bound_socket(host: str, port: int, unread_seconds: float = UNREAD_SECONDS) -> socket.socket:
    """A socket that listens on an address; raise OSError if that is not possible."""
    found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)
    family, kind, protocol, _, address = found[0]
    listener = socket.socket(family, kind, protocol)
    try:
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        if hasattr(socket, "TCP_USER_TIMEOUT"):
            listener.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, round(1000 * unread_seconds))
        listener.bind(address)
        listener.listen(1024)
    except OSError:
        listener.close()
        raise
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
