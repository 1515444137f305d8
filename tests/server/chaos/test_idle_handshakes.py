"""An address that connects again and again without a hello holds at most its share of connections."""

import asyncio
import re
from contextlib import suppress
from pathlib import Path
from typing import Any

import httpx
from benchmarks.load.served import PLENTY, REAL, Served
from tests.server.chaos.misbehaving_clients import handshake
from tests.server.chaos.rooms import keys_of
from tests.server.chaos.sizes import size

from blackgate.server.web.websocket.admission import CANDIDATES

HANDSHAKES = size(120, 1_000)
"""An address connects 40 times at once, and then 20 times a second."""
AT_ONCE = 100
USUAL = (*REAL, *PLENTY[:4])
"""A server with default limits."""
EACH = 40 + CANDIDATES
"""Connections of an address there, with those that may still show a key."""
ACCEPTED = 101
MOST_MEMORY = 10_000_000
"""Bytes; a server that kept something of refused connections used 93 million for 5,000."""
FLOODER, ELSEWHERE = "127.0.0.3", "127.0.0.2"


async def connections(client: httpx.AsyncClient) -> int:
    """WebSockets that are open, as the server counts them."""
    found = re.search(r"^blackgate_connections (\d+)", (await client.get("/metrics")).text, re.MULTILINE)
    assert found
    return int(found[1])


async def story(server: Served, handshakes: int = HANDSHAKES) -> tuple[int, int, int]:
    """The most connections open at once, the status of another address, and the memory used."""
    code, _ = await keys_of(server.port, {"players": 2})
    places, before = asyncio.Semaphore(AT_ONCE), server.rss()
    writers: list[asyncio.StreamWriter] = []

    async def one() -> None:
        async with places:
            _, writer = await handshake(server.port, code, FLOODER)
            if writer is not None:
                writers.append(writer)

    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{server.port}") as client:
        flood = asyncio.gather(*(one() for _ in range(handshakes)))
        most = 0
        while not flood.done():
            most = max(most, await connections(client))
            with suppress(TimeoutError):
                async with asyncio.timeout(0.2):
                    await asyncio.shield(flood)
        most = max(most, await connections(client))
    other, writer = await handshake(server.port, code, ELSEWHERE)
    grown = server.rss() - before
    for each in (*writers, writer):
        if each is not None:
            each.transport.abort()
    return most, other, grown


async def test_an_address_holds_at_most_its_share_of_connections(tmp_path: Path, record_property: Any) -> None:
    with Served(tmp_path, USUAL) as server:
        most, other, grown = await story(server)
    record_property("figures", f"{HANDSHAKES} idle handshakes: {most} at most at once, {grown / 1e6:+.1f} MB")
    assert 0 < most <= EACH
    assert other == ACCEPTED
    assert grown < MOST_MEMORY


async def test_a_server_without_connection_limits_is_detected(tmp_path: Path) -> None:
    with Served(tmp_path) as server:
        most, _, _ = await story(server, EACH + 1)
    assert most > EACH
