"""Somebody who connects again and again and says nothing: an address gets so many connections and no more."""

import asyncio
from collections import Counter
from pathlib import Path
from typing import Any

from benchmarks.load.served import PLENTY, REAL, Served
from tests.server.trouble.rooms import keys_of
from tests.server.trouble.sizes import size
from tests.server.trouble.strangers import handshake

HANDSHAKES = size(300, 5_000)
AT_ONCE = 100
USUAL = (*REAL, *PLENTY[:4])
"""A server that an operator did not settle anything of."""
EACH = 40
"""Connections of an address, there."""
ACCEPTED = 101
MOST_MEMORY = 10_000_000
"""Bytes; a server that kept something of whom it refuses took 93 million for 5,000."""
NEAR, ELSEWHERE = "127.0.0.1", "127.0.0.2"


async def story(server: Served) -> tuple[Counter[int], int, int]:
    """What each of many handshakes led to, the status of somebody else's meanwhile, and how much memory it took."""
    code, _ = await keys_of(server.port, {"players": 2})
    places, before = asyncio.Semaphore(AT_ONCE), server.rss()

    async def one() -> tuple[int, asyncio.StreamWriter | None]:
        async with places:
            return await handshake(server.port, code, NEAR)

    found = await asyncio.gather(*(one() for _ in range(HANDSHAKES)))
    other, wire = await handshake(server.port, code, ELSEWHERE)
    grown = server.rss() - before
    for each in (*(writer for _, writer in found), wire):
        if each is not None:
            each.transport.abort()
    return Counter(status for status, _ in found), other, grown


def test_an_address_holds_no_more_than_its_share(tmp_path: Path, record_property: Any) -> None:
    with Served(tmp_path, USUAL) as server:
        found, other, grown = asyncio.run(story(server))
    record_property("figures", f"{HANDSHAKES} idle handshakes: {dict(found)}, {grown / 1e6:+.1f} MB; other: {other}")
    assert 0 < found[ACCEPTED] <= EACH
    assert set(found) <= {ACCEPTED, 429, 0}
    assert other == ACCEPTED
    assert grown < MOST_MEMORY


def test_a_server_without_shares_is_found_out(tmp_path: Path) -> None:
    with Served(tmp_path) as server:
        found, _, _ = asyncio.run(story(server))
    assert found[ACCEPTED] > EACH
