"""Two servers on one database, each behind a proxy that fails over to the other one."""

import asyncio
import os
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager, contextmanager, suppress
from pathlib import Path

from benchmarks.load.served import PLENTY, REAL, Served
from tests.server.postgres.postgres_server import PostgresServer

CLAIMS = (
    "SELECT application_name, (classid::bigint << 32) | objid::bigint FROM pg_locks JOIN pg_stat_activity USING (pid) "
    "WHERE locktype = 'advisory' AND objsubid = 1"
)
"""Which process has claimed what."""


class FailoverProxy:
    """A TCP proxy: a client is connected to the first server that answers."""

    def __init__(self, ports: Sequence[int]) -> None:
        self._ports, self._misrouted = ports, set[asyncio.StreamWriter]()

    async def __call__(self, near: asyncio.StreamReader, back: asyncio.StreamWriter) -> None:
        with suppress(OSError):
            port, far, there = await self._connect()
            if port != self._ports[0]:
                self._misrouted.add(back)
            ways = [asyncio.create_task(pipe(near, there)), asyncio.create_task(pipe(far, back))]
            await asyncio.wait(ways, return_when=asyncio.FIRST_COMPLETED)
            for way in ways:
                way.cancel()
            there.transport.abort()
        self._misrouted.discard(back)
        back.transport.abort()

    async def _connect(self) -> tuple[int, asyncio.StreamReader, asyncio.StreamWriter]:
        for port in self._ports:
            with suppress(OSError):
                return port, *await asyncio.open_connection("127.0.0.1", port)
        raise ConnectionRefusedError

    def reset_misrouted(self) -> None:
        """Disconnect clients that were connected to the other server."""
        for line in list(self._misrouted):
            line.transport.abort()


async def pipe(source: asyncio.StreamReader, target: asyncio.StreamWriter) -> None:
    """Copy everything from a reader to a writer."""
    with suppress(OSError):
        while words := await source.read(65_536):
            target.write(words)
            await target.drain()


@asynccontextmanager
async def failover_proxies(servers: Sequence[Served]) -> AsyncIterator[tuple[list[int], list[FailoverProxy]]]:
    """A proxy for each server, and their ports."""
    ports = [server.port for server in servers]
    async with AsyncExitStack() as stack:
        found = [FailoverProxy(ports[n:] + ports[:n]) for n in range(len(ports))]
        listeners = [
            await stack.enter_async_context(await asyncio.start_server(each, "127.0.0.1", 0)) for each in found
        ]
        yield [listener.sockets[0].getsockname()[1] for listener in listeners], found
        for listener in listeners:
            listener.close()
        for front in found:
            front.reset_misrouted()


@contextmanager
def two_servers(
    folder: Path, address: str, command: Sequence[str] = (*REAL, *PLENTY), environment: dict[str, str] | None = None
) -> Iterator[list[Served]]:
    """Two servers, which the database knows by name."""
    servers = []
    for name in ("one", "two"):
        os.mkdir(folder / name)
        servers.append(Served(folder / name, command, environment, f"{address}?application_name={name}"))
    with servers[0], servers[1]:
        yield servers


def owned_rooms(postgres: PostgresServer, codes: Sequence[str]) -> dict[str, list[str]]:
    """By process: the rooms that it owns."""
    numbers = {int.from_bytes(code.encode()): code for code in codes}
    found: dict[str, list[str]] = {"one": [], "two": []}
    for name, number in postgres.tell(CLAIMS):
        if number in numbers:
            found[name].append(numbers[number])
    return found
