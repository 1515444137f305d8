"""Every route with every kind of key: others get nothing. The matrix is built from the table of routes.

Rights of commands are in test_command_rights.py.
"""

from collections.abc import Sequence
from dataclasses import replace
from random import Random

import httpx
import msgspec
import pytest
from tests.game.record_games import recorded
from tests.server.web.servers import SHORT, SWIFT, bearer, client_of, open_app, seated_room

from blackgate.game.record import record as record_of
from blackgate.server.commands import Command, HandOver
from blackgate.server.settings import RoomSettings
from blackgate.server.web.app_state import AppState
from blackgate.server.web.route import EVERYBODY, Role, Route
from blackgate.server.web.routes import ROUTES

SAY = {"type": "command", "id": "say-1", "seen": 0, "wish": {"do": "say", "text": "hello", "is_phrase": True}}

ASKED: dict[str, dict[str, object]] = {
    "lobby": {},
    "create": {"json": {}},
    "summary": {},
    "sit": {"json": {"name": "Eve"}},
    "command": {"json": SAY},
    "state": {},
    "why": {"params": {"action": "dig spoon"}},
    "hint": {},
    "guide": {},
    "notifications": {},
    "change_notifications": {"json": {"wish": {"do": "stop"}}},
    "stop_notifications": {"params": {"token": "K7WMPX.x.y"}},
    "confirm_notifications": {"params": {"token": "K7WMPX.x.y"}},
    "box": {},
    "changes": {},
    "record": {},
    "replay": {},
    "reel": {},
    "statistics": {},
    "branches": {},
    "branch": {"json": {"decision": 3, "seat": 0, "name": "Eve"}},
    "course": {},
    "review": {},
    "import": {"content": "no record", "headers": {"content-type": "text/plain"}},
    "imported": {},
    "verdict": {},
    "imported_replay": {},
    "imported_reel": {},
    "imported_course": {},
    "imported_review": {},
    "imported_box": {},
    "imported_branches": {},
    "imported_branch": {"json": {"decision": 3, "seat": 0, "name": "Eve"}},
    "editions": {},
    "edition_box": {},
    "workshop": {},
    "check_box": {"json": {"box": {"id": "mine", "name": "Mine"}}},
    "rules": {},
    "bots": {},
    "phrases": {},
    "network": {},
    "switch_network": {"json": {"open": True}},
    "rating": {"json": {"identity": "i" * 43}},
    "forget_rating": {"json": {"identity": "i" * 43}},
    "openapi": {},
    "asyncapi": {},
    "health": {},
    "metrics": {},
}
"""How each route is asked; one that is not listed fails the test."""
REFUSED = (401, 403)


async def keys_of(state: AppState, is_over: bool, is_private: bool = False) -> tuple[str, dict[str, str]]:
    """A room in which a game goes on, or is over, and every kind of key: two open nothing any more, or never did."""
    settings = msgspec.structs.replace(SHORT, title="Secret circle", private=is_private)
    there = await seated_room(state, settings, begin=True)
    other = await state.registry.create(SWIFT, "Stranger")
    own = there.clients[1].key
    done = await state.registry.command(there.code, own, command_of(HandOver("Heir")))
    there.clients[1].key = str(done.result["key"])
    while is_over and there.session.room.is_playing:
        await there.play(100, Random(3))
    return there.code, {"nobody": "", "stranger": other.key, "former": own, "seat": there.clients[1].key}


def command_of(wish: HandOver) -> Command:
    return Command("over", 0, wish)


async def asked(client: httpx.AsyncClient, route: Route, code: str, key: str, name: str = "") -> httpx.Response:
    given = dict(ASKED[route.name])
    headers = {**bearer(key), **given.pop("headers", {})}  # type: ignore[dict-item]
    path = route.path.replace("{code}", code).replace("{name}", name or "0" * 20)
    return await client.request(route.method, path, headers=headers, **given)  # type: ignore[arg-type]


def granted(route: Route, is_private: bool) -> tuple[Role, ...]:
    """Which roles succeed."""
    return ("seat", "host") if is_private and route.is_players_if_private else route.who


async def faults(
    state: AppState, routes: Sequence[Route], is_over: bool = False, is_private: bool = False
) -> list[str]:
    """Where a route allows a role its table does not name, refuses one it names, or reveals too much."""
    code, keys = await keys_of(state, is_over, is_private)
    name = await state.registry.archive.import_record(record_of(recorded()))
    found = []
    async with client_of(state, "192.0.2.7") as client:
        for route in routes:
            for role, key in keys.items():
                answer = await asked(client, route, code, key, name)
                meant: Role = "stranger" if role == "former" else role  # type: ignore[assignment]
                if (answer.status_code in REFUSED) != (meant not in granted(route, is_private)):
                    found.append(f"{route.name} as {role}: {answer.status_code}")
                if answer.status_code >= 400 and ("Heir" in answer.text or "Secret" in answer.text):
                    found.append(f"{route.name} as {role} tells of the room")
                if "{name}" in route.path and answer.status_code >= 400:
                    found.append(f"{route.name} as {role}: {answer.status_code}, but there is such a record")
                if answer.status_code >= 500:
                    found.append(f"{route.name} as {role}: {answer.text}")
    return found


def test_the_matrix_has_a_row_for_every_route() -> None:
    assert set(ASKED) == {route.name for route in ROUTES}


@pytest.mark.parametrize("is_private", [False, True])
@pytest.mark.parametrize("is_over", [False, True])
async def test_every_route_is_allowed_for_its_roles_only(is_over: bool, is_private: bool) -> None:
    """Routes that are about no room are asked once."""
    routes = [route for route in ROUTES if "{code}" in route.path or not (is_over or is_private)]

    async def ask() -> list[str]:
        async with open_app() as state:
            return await faults(state, routes, is_over, is_private)

    assert (await ask()) == []


async def test_a_wrong_table_is_detected() -> None:
    """The matrix detects a route that is open to more roles than it says, or to fewer."""

    async def ask() -> list[str]:
        async with open_app() as state:
            loud = [replace(route, who=EVERYBODY) for route in ROUTES if route.name in ("state", "metrics")]
            shy = [replace(route, who=("seat",)) for route in ROUTES if route.name == "summary"]
            past = [replace(route, is_players_if_private=False) for route in ROUTES if route.name == "record"]
            return [*await faults(state, [*loud, *shy]), *await faults(state, past, is_over=True, is_private=True)]

    found = await ask()
    assert any(each.startswith("state as stranger") for each in found)
    assert any(each.startswith("metrics") for each in found)
    assert any(each.startswith("summary as nobody") for each in found)
    assert any(each.startswith("record as stranger") for each in found)


async def test_metrics_are_shown_on_this_machine() -> None:
    async def ask() -> list[int]:
        async with open_app() as state, client_of(state) as near, client_of(state, "192.0.2.7") as far:
            return [(await each.get("/metrics")).status_code for each in (near, far)]

    assert (await ask()) == [200, 403]


async def test_spectators_are_refused_if_the_room_says_so() -> None:
    async def ask() -> list[int]:
        async with open_app() as state, client_of(state) as client:
            made = await state.registry.create(msgspec.structs.replace(SWIFT, spectators=False), "Ana")
            path = f"/api/rooms/{made.room}/state"
            return [(await client.get(path, headers=bearer(key))).status_code for key in ("", made.key)]

    assert (await ask()) == [403, 200]


async def test_finished_games_are_public_and_running_ones_are_not() -> None:
    async with open_app() as state, client_of(state) as client:
        there = await seated_room(state, SHORT)
        paths = [
            f"/api/rooms/{there.code}/{part}" for part in ("record", "replay", "reel", "statistics", "course", "review")
        ]
        for path in paths:
            assert (await client.get(path)).status_code == 409
        dice = Random(3)
        while there.session.room.is_playing:
            await there.play(100, dice)
        for path in paths:
            assert (await client.get(path)).status_code == 200
        record = (await client.get(paths[0])).text
        brought = await client.post("/api/records", content=record, headers={"content-type": "text/plain"})
        assert brought.status_code == 201
        kept = await client.get(f"/api/records/{brought.json()['name']}")
        assert kept.text == record
        assert kept.headers["content-type"].startswith("text/plain")


async def test_get_requests_change_nothing() -> None:
    async with open_app() as state, client_of(state) as client:
        there = await seated_room(state)
        before = (there.session.room.seq, state.registry.room_count, await state.store.load(there.code))
        for route in ROUTES:
            if route.method == "GET":
                await asked(client, route, there.code, there.clients[0].key)
        assert (there.session.room.seq, state.registry.room_count, await state.store.load(there.code)) == before


async def test_a_private_room_names_nobody() -> None:
    async def ask() -> str:
        async with open_app() as state, client_of(state) as client:
            made = await state.registry.create(RoomSettings(private=True, title="Hush"), "Ana")
            listed = await client.get("/api/rooms")
            return listed.text + (await client.get(f"/api/rooms/{made.room}")).text

    told = await ask()
    assert "Ana" not in told
    assert "Hush" not in told
