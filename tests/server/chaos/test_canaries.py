"""No key, no secret and no hash of one is ever in a frame, in a log line or in the metrics."""

import asyncio
import sqlite3
from contextlib import closing
from hashlib import sha256
from pathlib import Path
from typing import Any

import httpx
import pytest
from benchmarks.load.served import Served
from tests.server.chaos.players import Player
from tests.server.chaos.rooms import Room, keys_of
from tests.server.chaos.sizes import size

from blackgate.server.event_log import Began, Opened, Sat, decode_entry
from blackgate.server.keys import hashed

MOVES = size(20, 2_000)
SETTINGS: dict[str, object] = {"players": 2, "windows": "swift", "seats": ["open", "open"], "chat": "all"}
SHORTEST = 16
"""As much of a hash as the marks of commands hold."""


class Recorder(Player):
    """Keeps every frame as it came."""

    def __init__(self, port: int, code: str, key: str, seat: int | None) -> None:
        super().__init__(port, code, key, seat)
        self.frames: list[str] = []

    def _receive(self, frame: str | bytes) -> None:
        self.frames.append(str(frame))
        super()._receive(frame)


async def story(server: Served) -> tuple[list[str], list[str]]:
    """Everything that was sent, and the keys."""
    code, keys = await keys_of(server.port, SETTINGS)
    players = [Recorder(server.port, code, key, seat) for seat, key in enumerate(keys)]
    onlooker = Recorder(server.port, code, "", None)
    room = Room(code, players, 3)
    looking = asyncio.create_task(onlooker.stay())
    try:
        await room.begin()
        await players[0].do(do="say", text="hello")
        await players[0].do(do="order", orders={"report": "never"})
        await players[1].do(do="choose", action="sing")
        for _ in range(MOVES):
            await room.move()
            await asyncio.sleep(0.06)
        states = [str(await player.state()) for player in (*players, onlooker)]
        async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{server.port}") as client:
            await client.get(f"/api/rooms/{code}/state", headers={"authorization": "Bearer nonsense"})
            asked = [
                (await client.get(path)).text for path in ("/metrics", "/api/rooms", f"/api/rooms/{code}", "/health")
            ]
    finally:
        looking.cancel()
        await room.leave()
        await asyncio.gather(looking, return_exceptions=True)
    return [*(frame for player in (*players, onlooker) for frame in player.frames), *states, *asked], keys


def secrets_of(database: Path) -> list[str]:
    """What the log of the room holds that nobody may ever see before the game is over."""
    found = []
    with closing(sqlite3.connect(database)) as file:
        for (body,) in file.execute("SELECT body FROM entries"):
            match decode_entry(body):
                case Opened(host=host, seed=seed):
                    found += [host, seed]
                case Sat(key=key):
                    found.append(key)
                case Began(secret=secret):
                    found += [secret, sha256(bytes.fromhex(secret)).hexdigest(), sha256(secret.encode()).hexdigest()]
    return found


def shown(canaries: list[str], texts: list[str]) -> list[str]:
    """Those that stand in a text, whole or as much as gives them away."""
    return [canary for canary in set(canaries) if any(canary[:SHORTEST] in text for text in texts)]


async def test_no_key_or_secret_is_ever_sent_or_logged(tmp_path: Path, record_property: Any) -> None:
    with Served(tmp_path) as server:
        texts, keys = await story(server)
    canaries = [*keys, *map(hashed, keys), *secrets_of(server.database)]
    log = server.said()
    record_property(
        "figures", f"{len(set(canaries))} canaries in {len(texts)} texts and {len(log):,} characters of log"
    )
    assert len(set(canaries)) >= 8
    assert sum(map(len, texts)) > 10_000
    assert shown(canaries, [*texts, log]) == []


@pytest.mark.parametrize("place", ["before {} after", "{}"])
def test_a_leaked_canary_is_detected(place: str) -> None:
    key = "k" * 20 + "ey"
    assert shown([key], ["nothing", place.format(hashed(key))]) == []
    assert shown([key], ["nothing", place.format(key)]) == [key]
    assert shown([hashed(key)], [place.format(hashed(key)[:16] + ":c1")]) == [hashed(key)]
