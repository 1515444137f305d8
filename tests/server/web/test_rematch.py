"""A rematch opens one room, however many ask for it at once, and is charged like any other room."""

import asyncio
from random import Random

import pytest
from tests.server.web.servers import SHORT, bearer, client_of, open_app, seated_room

from blackgate.server.rematches import Rematches
from blackgate.server.session import RoomSession
from blackgate.server.web.app_state import AppState
from blackgate.server.web.config import Config

MANY = 40


async def over(state: AppState) -> tuple[str, str]:
    """The code of a room whose game is over, and the key of a seat."""
    there = await seated_room(state, SHORT)
    while there.session.room.is_playing:
        await there.play(100, Random(3))
    return there.code, there.clients[0].key


async def asked(state: AppState, code: str, key: str, many: int = MANY) -> list[tuple[int, str]]:
    """Statuses and rooms of so many concurrent requests for a rematch."""
    async with client_of(state, "192.0.2.7") as client:
        bodies = [{"type": "command", "id": f"r{n}", "seen": 0, "wish": {"do": "rematch"}} for n in range(many)]
        path = f"/api/rooms/{code}/commands"
        found = await asyncio.gather(*(client.post(path, json=body, headers=bearer(key)) for body in bodies))
        return [(each.status_code, each.json().get("result", {}).get("room", "")) for each in found]


async def test_concurrent_requests_open_one_room() -> None:
    async with open_app(Config(requests_per_second=1000)) as state:
        code, key = await over(state)
        before = state.registry.room_count
        found = await asked(state, code, key)
        assert len(set(found)) == 1
        assert found[0][0] == 200
        assert state.registry.room_count == before + 1


async def test_a_rematch_is_charged_as_a_room() -> None:
    async def run() -> list[int]:
        async with open_app(Config(rooms_per_hour=3)) as state:
            games = [await over(state) for _ in range(2)]
            found = [await asked(state, *game, many=1) for game in (games[0], games[0], games[1])]
            return [status for ((status, _),) in found]

    assert (await run()) == [200, 200, 429]


async def test_a_room_for_every_request_is_detected(monkeypatch: pytest.MonkeyPatch) -> None:
    async def eager(rematches: Rematches, session: RoomSession, payer: str) -> str:
        return await rematches._open(session)

    async def run() -> int:
        async with open_app(Config(requests_per_second=1000)) as state:
            code, key = await over(state)
            before = state.registry.room_count
            await asked(state, code, key)
            return state.registry.room_count - before

    monkeypatch.setattr(Rematches, "room_after", eager)
    assert (await run()) > 1
