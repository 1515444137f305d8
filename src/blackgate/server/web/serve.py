"""Running it all in one process, until somebody says that it is enough."""

import asyncio
import gc
import signal
import socket
import webbrowser
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from typing import Final

import uvicorn

from blackgate.server.bot_pool import Thinkers
from blackgate.server.disk_quota import MEGABYTE, DiskLimits
from blackgate.server.rooms import RoomLimits, RoomRegistry
from blackgate.server.web.app import application
from blackgate.server.web.app_state import House
from blackgate.server.web.config import Config, ConfigError
from blackgate.server.web.databases import store_of
from blackgate.server.web.logs import log, set_up
from blackgate.server.web.protocols.http import HttpProtocol, http_protocol
from blackgate.server.web.protocols.traffic import Traffic
from blackgate.server.web.protocols.websocket import websocket_protocol
from blackgate.server.web.request_body import MOST
from blackgate.server.web.websocket.endpoint import Socket

Tell = Callable[[str], None]

UNREAD_SECONDS: Final = 30
"""After which a connection is cut whose other end takes nothing any more; without it, it would stay for ever."""
FAREWELL: Final = 1.0
"""Seconds the last messages have to arrive."""
SPARE: Final = 1000
"""Lines beside those of sockets; of one address a tenth of it."""
NEVER: Final = 1_000_000
"""Things more than before, until the collector comes by itself: it would find nothing.

Whatever people do leaves no ring of things that hold each other, which only the collector could free (a test looks
for them). But a move puts some new things in the place of old ones, and to look through those took a twentieth of it.
"""
SOME: Final = 500
"""Things more than before that are worth a look when nothing goes on."""
TIDYING: Final = 10.0
"""Seconds between two looks whether there is time to tidy up."""
LATEST: Final = 360
"""So many looks may find no time; then it is done all the same."""
LOOP: Final = uvicorn.Config("", log_config=None).get_loop_factory()
"""The quick event loop, where there is one."""


def serve(config: Config, tell: Tell) -> None:
    """Run a server until SIGTERM or SIGINT; whatever was acknowledged is durable by then."""
    set_up(config.log)
    with calm_signals() as told, listening(config) as door, asyncio.Runner(loop_factory=LOOP) as runner:
        runner.run(_run(config, door, tell, told))


async def _run(config: Config, door: socket.socket, tell: Tell, told: list[int]) -> None:
    store = store_of(config.database)
    bot_pool = Thinkers(config.workers, frozenset(config.bot))
    house = House(RoomRegistry(store, bot_pool, RoomLimits(disk=disk_limits(config))), store, bot_pool, config)
    await house.hall.open()
    chores = [
        asyncio.create_task(house.meters.listen()),
        asyncio.create_task(tidying(lambda: house.meters.acknowledged.count)),
    ]
    try:
        await bot_pool.start()
        if not told:  # else somebody has changed their mind while it started
            await Keeper(house, tell).serve([door])
    finally:
        for chore in chores:
            chore.cancel()
        await asyncio.gather(*chores, return_exceptions=True)
        await house.hall.close()
        await bot_pool.close()


def disk_limits(config: Config) -> DiskLimits:
    """How much an operator lets the server keep."""
    return DiskLimits(
        free=config.free_megabytes * MEGABYTE,
        records=config.records_megabytes * MEGABYTE,
        record_days=config.records_days,
    )


async def tidying(deeds: Callable[[], float]) -> None:
    """Look for garbage when nothing goes on, because with hundreds of rooms that takes half a second.

    What was there at the start is never looked through again. `deeds` counts what people have done.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(NEVER)
    before, looks = deeds(), 0
    while True:
        await asyncio.sleep(TIDYING)
        now, looks = deeds(), looks + 1
        if (now == before and gc.get_count()[0] > SOME) or looks >= LATEST:
            gc.collect()
            looks = 0
        before = now


class Keeper(uvicorn.Server):
    """Says where it is found when it is ready, and lets nobody go without a word."""

    def __init__(self, house: House, tell: Tell, socket: Socket | None = None) -> None:
        traffic = Traffic(house.config)
        super().__init__(
            uvicorn.Config(
                application(house, socket),
                log_config=None,
                access_log=False,
                server_header=False,
                proxy_headers=False,
                lifespan="off",
                http=_http_protocol(house.config, traffic),
                ws=websocket_protocol(house.config, traffic),
                ws_max_size=MOST,
                ws_per_message_deflate=False,
                ws_ping_interval=20,
                ws_ping_timeout=20,
                timeout_graceful_shutdown=1,
            )
        )
        self._house, self._tell = house, tell

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Begin to listen, and say so."""
        await super().startup(sockets)
        if self.started and sockets:
            address = address_of_server(sockets[0])
            self._tell(f"Blackgate is open at {address} (a room: {address}/r/CODE). Ctrl+C ends it.")
            log.info("open", address=address)
            if self._house.config.open:
                webbrowser.open(address)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Nobody else is let in; everybody is told, everything is kept, and then the doors are shut."""
        for server in self.servers:
            server.close()
        log.info("closing", connections=self._house.limits.admission.total)
        self._house.say_goodbye()
        await self._house.hall.close()
        with suppress(TimeoutError):
            async with asyncio.timeout(FAREWELL):
                while self._house.limits.admission.total:
                    await asyncio.sleep(0.02)
        await super().shutdown(sockets)
        log.info("closed")


def _http_protocol(config: Config, traffic: Traffic) -> type[HttpProtocol]:
    """Behind a proxy all connections come from one address, so that only their total is limited."""
    altogether = config.most_connections + SPARE
    if config.behind_proxy:
        return http_protocol(altogether, altogether)
    return http_protocol(config.connections + SPARE // 10, altogether, traffic)


def listening(config: Config, unread_seconds: float = UNREAD_SECONDS) -> socket.socket:
    """A socket on the address that is wanted; ConfigError says why it cannot be had."""
    where = f"{config.host}:{config.port}"
    try:
        found = socket.getaddrinfo(config.host, config.port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)
        family, kind, protocol, _, address = found[0]
        door = socket.socket(family, kind, protocol)
    except OSError as error:
        raise ConfigError(f"there is no such address: {error.strerror}", where, "see --host") from None
    try:
        door.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        if hasattr(socket, "TCP_USER_TIMEOUT"):
            door.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, round(1000 * unread_seconds))
        door.bind(address)
        door.listen(1024)
    except OSError as error:
        door.close()
        raise ConfigError(f"nobody can listen there: {error.strerror}", where, "another --port or --host") from None
    return door


def address_of_server(door: socket.socket) -> str:
    """Where a browser on this machine finds it."""
    host, port = door.getsockname()[:2]
    name = {"0.0.0.0": "127.0.0.1", "::": "[::1]"}.get(host, f"[{host}]" if ":" in host else host)  # noqa: S104  (read, not bound)
    return f"http://{name}:{port}"


@contextmanager
def calm_signals() -> Iterator[list[int]]:
    """The signals to end that came while nobody else listened for them.

    uvicorn raises the one that ended it once more when it is done; here that is a good end and no failure.
    """
    told: list[int] = []
    ours = (signal.SIGINT, signal.SIGTERM)
    before = {each: signal.signal(each, lambda number, _: told.append(number)) for each in ours}
    try:
        yield told
    finally:
        for each, handler in before.items():
            signal.signal(each, handler)
