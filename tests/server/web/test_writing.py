"""What an address may add to the logs of rooms is bounded, whatever it says and however."""

import asyncio

import pytest
from tests.server.web.houses import Network, bearer, client_of, hello, said, say, served, table_at

from blackgate.server.web import house as houses
from blackgate.server.web.config import Config

LINE = "\U0001f511" * 300
USUAL = Config(port=0, connections=1000, requests_per_second=200)


async def written(network: Network, lines: int) -> tuple[int, list[str]]:
    """How far a log grows that somebody fills with long lines, over HTTP and a socket; and what is answered."""
    there = await table_at(network.house)
    key, before, codes = there.clients[0].key, there.live.room.seq, []
    async with client_of(network.house) as client, network.open_socket(there.code) as wire:
        await hello(wire, key)
        for n in range(lines):
            body = {"type": "command", "id": f"line{n}", "seen": 0, "wish": {"do": "say", "text": LINE}}
            answer = await client.post(f"/api/rooms/{there.code}/commands", json=body, headers=bearer(key))
            codes.append(answer.json().get("code", "done"))
        await say(wire, type="command", id="last", seen=0, wish={"do": "say", "text": LINE})
        while (message := await said(wire))["type"] not in ("done", "refused"):
            pass
    codes.append(message.get("problem", {}).get("code", "done"))
    return there.live.room.seq - before, codes


def test_an_address_cannot_fill_the_disk_by_talking(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(houses, "WRITING_AT_ONCE", 4 * 1024)
    monkeypatch.setattr(houses, "WRITING", 1)

    async def run() -> None:
        async with served(USUAL) as network:
            grown, codes = await written(network, 60)
            assert 10 < grown < 50
            assert codes[0] == "done"
            assert codes[-2:] == ["too_fast"] * 2

    asyncio.run(run())


def test_without_a_limit_it_could() -> None:
    async def run() -> None:
        async with served(USUAL) as network:
            grown, codes = await written(network, 60)
            assert grown == 61
            assert set(codes) == {"done"}

    asyncio.run(run())


def test_going_back_again_and_again_is_bounded() -> None:
    async def run() -> list[str]:
        async with served(Config(port=0, requests_per_second=2)) as network:
            there = await table_at(network.house)
            async with network.open_socket(there.code) as wire:
                await hello(wire, there.clients[0].key)
                found = []
                for n in range(5):
                    await say(wire, type="command", id=f"u{n}", seen=0, wish={"do": "undo"})
                    while (message := await said(wire))["type"] not in ("done", "refused"):
                        pass
                    found.append(message["problem"]["code"])
                return found

    found = asyncio.run(run())
    assert "too_fast" not in found[:2]
    assert found[3:] == ["too_fast"] * 2
