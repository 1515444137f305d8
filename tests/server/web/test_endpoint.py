"""Errors of a request: each is a problem with its status, never a traceback, and reported before it does harm."""

import asyncio
import contextlib
import gzip
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path

import httpx
import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from starlette.applications import Starlette
from starlette.requests import Request
from tests.server.web.servers import bearer, client_of, open_app, seated_room

from blackgate.server.problems import Problem, Refused
from blackgate.server.store import Listing, SqliteStore, StoreError
from blackgate.server.web.config import Config
from blackgate.server.web.handlers import Opening
from blackgate.server.web.request_body import MOST_BOX_BODY, MOST_DEPTH, decoded, is_too_deep, read_body
from blackgate.server.web.responses import HttpRefused
from blackgate.server.web.static_files import pages

JSON = {"content-type": "application/json"}
Ask = Callable[[httpx.AsyncClient], Awaitable[httpx.Response]]


def answered(ask: Ask) -> httpx.Response:
    async def run() -> httpx.Response:
        async with open_app() as state, client_of(state) as client:
            return await ask(client)

    return asyncio.run(run())


def problem(answer: httpx.Response) -> Problem:
    """Every refusal is one of these, and reveals nothing of our files."""
    assert answer.headers["content-type"] == "application/json"
    assert "Traceback" not in answer.text
    assert ".py" not in answer.text
    return msgspec.json.decode(answer.content, type=Problem)


@pytest.mark.parametrize(
    ("status", "ask"),
    [
        (404, lambda client: client.get("/api/nothing")),
        (404, lambda client: client.get("/api/rooms/")),
        (404, lambda client: client.get("/api/rooms/QQQQQQ")),
        (404, lambda client: client.get("/api/rooms/a%20b")),
        (405, lambda client: client.delete("/api/rooms")),
        (405, lambda client: client.post("/health")),
        (400, lambda client: client.post("/api/rooms", content=b"{", headers=JSON)),
        (400, lambda client: client.post("/api/rooms", content=b"", headers=JSON)),
        (400, lambda client: client.post("/api/rooms", content=b"\xff\xfe", headers=JSON)),
        (400, lambda client: client.post("/api/rooms", json={"colour": "red"})),
        (400, lambda client: client.post("/api/rooms", json={"settings": {"players": 9}})),
        (400, lambda client: client.post("/api/rooms", json={"settings": {"edition": "../../etc/passwd"}})),
        (400, lambda client: client.post("/api/rooms", json={"settings": {"options": {"bank": "gold"}}})),
        (400, lambda client: client.post("/api/rooms", json={"name": "\x1b[31m"})),
        (400, lambda client: client.post("/api/rooms", content=b"[" * 4000, headers=JSON)),
        (400, lambda client: client.get("/api/rooms?limit=0")),
        (400, lambda client: client.get("/api/rooms?limit=1&limit=2")),
        (400, lambda client: client.get("/api/rooms?colour=red")),
        (400, lambda client: client.post("/api/records", content="no record", headers={"content-type": "text/plain"})),
        (401, lambda client: client.get("/api/rooms", headers={"authorization": "Basic YTpi"})),
        (401, lambda client: client.get("/api/rooms/QQQQQQ/why?action=dig")),
        (403, lambda client: client.post("/api/rooms", json={}, headers={"origin": "https://evil.example"})),
        (413, lambda client: client.post("/api/rooms", content=b" " * (MOST_BOX_BODY + 1), headers=JSON)),
        (415, lambda client: client.post("/api/rooms", content=b"{}", headers={"content-type": "text/plain"})),
        (415, lambda client: client.post("/api/rooms", content=b"{}")),
    ],
)
def test_every_error_has_its_status_and_a_problem(status: int, ask: Ask) -> None:
    found = answered(ask)
    assert found.status_code == status
    assert problem(found).what


def test_a_wrong_method_is_refused_with_the_allowed_ones() -> None:
    assert answered(lambda client: client.delete("/api/rooms")).headers["allow"] == "GET, HEAD, POST"


def test_a_body_that_is_too_long_is_not_read_to_its_end() -> None:
    parts = 0

    async def endless() -> AsyncIterator[bytes]:
        nonlocal parts
        while True:
            parts += 1
            yield b" " * 1024

    found = answered(lambda client: client.post("/api/rooms", content=endless(), headers=JSON))
    assert found.status_code == 413
    assert parts <= MOST_BOX_BODY // 1024 + 2


async def test_an_internal_error_does_not_leak_details() -> None:
    async def run() -> httpx.Response:
        async with open_app() as state, client_of(state) as client:
            state.store.listed = broken  # type: ignore[method-assign]
            return await client.get("/api/rooms")

    async def broken(phase: str, limit: int) -> list[Listing]:
        raise KeyError("the secret of the room")

    found = await run()
    assert found.status_code == 500
    assert "secret" not in found.text
    assert problem(found).code == "unavailable"


async def test_an_unresponsive_store_makes_the_server_unhealthy() -> None:
    class Gone(SqliteStore):
        async def probe(self) -> None:
            raise StoreError("the disk is full", "/var/lib/blackgate/rooms.sqlite")

    async def run() -> list[httpx.Response]:
        found = []
        for store in (SqliteStore(None), Gone(None)):
            async with open_app(store=store) as state, client_of(state) as client:
                found.append(await client.get("/health"))
        return found

    well, unwell = await run()
    assert (well.status_code, well.json()) == (200, {"status": "well"})
    assert unwell.status_code == 503
    assert "/var" not in unwell.text


async def test_a_client_over_its_rate_limit_is_told_to_wait() -> None:
    async def run() -> list[int]:
        async with open_app(Config(rooms_per_hour=3)) as state, client_of(state) as client:
            first = [(await client.post("/api/rooms", json={})).status_code for _ in range(3)]
            async with client_of(state, "192.0.2.9") as another:
                return [*first, (await another.post("/api/rooms", json={})).status_code]

    assert (await run()) == [201, 429, 429, 201]


async def test_a_failed_room_is_not_charged() -> None:
    async def run() -> list[int]:
        async with open_app(Config(rooms_per_hour=3)) as state, client_of(state) as client:
            wrong = ({"settings": {"edition": "none"}}, {"settings": {"players": 9}}, {"name": "\u202e"}, {"what": 1})
            refused = [(await client.post("/api/rooms", json=each)).status_code for each in wrong]
            return [*refused, *[(await client.post("/api/rooms", json={})).status_code for _ in range(2)]]

    assert (await run()) == [400, 400, 400, 400, 201, 429]


async def test_a_refusal_is_charged_as_a_request() -> None:
    async def run() -> list[int]:
        async with open_app(Config(requests_per_second=1)) as state, client_of(state) as client:
            return [(await client.post("/api/rooms", json={"what": 1})).status_code for _ in range(4)]

    assert (await run()) == [400, 400, 400, 429]


def test_responses_have_security_headers() -> None:
    for path in ("/", "/api/rooms", "/api/nothing", "/health"):
        found = answered(lambda client, path=path: client.get(path))  # type: ignore[misc]
        policy = found.headers["content-security-policy"]
        assert "default-src 'self'" in policy
        assert "unsafe" not in policy
        assert "frame-ancestors 'none'" in policy
        assert found.headers["x-content-type-options"] == "nosniff"
        assert found.headers["referrer-policy"] == "no-referrer"
        assert (found.headers.get("cache-control") == "no-store") == path.startswith("/api")


def shown(folder: Path, *paths: str) -> list[httpx.Response]:
    """What a browser is given, with the client built in a folder."""

    async def ask() -> list[httpx.Response]:
        transport = httpx.ASGITransport(Starlette(routes=pages(folder)))
        async with httpx.AsyncClient(transport=transport, base_url="http://test") as client:
            return [await client.get(path) for path in paths]

    return asyncio.run(ask())


def test_the_client_is_served_under_all_its_paths(tmp_path: Path) -> None:
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<!doctype html>the client")
    script_text = b"let it = 1;" * 200
    (tmp_path / "assets" / "core-1a2b.js").write_bytes(script_text)
    (tmp_path / "assets" / "core-1a2b.js.gz").write_bytes(gzip.compress(script_text))
    page, room, screen, script, none = shown(
        tmp_path, "/", "/r/K7MXQ4", "/r/K7MXQ4/table", "/assets/core-1a2b.js", "/assets/gone.js"
    )
    assert page.text == room.text == screen.text == "<!doctype html>the client"
    assert page.headers["cache-control"] == "no-cache"
    assert "immutable" in script.headers["cache-control"]
    assert script.headers["content-encoding"] == "gzip"
    assert script.content == script_text
    assert none.status_code == 404


def test_the_page_says_that_the_client_was_not_built(tmp_path: Path) -> None:
    (found,) = shown(tmp_path, "/")
    assert found.status_code == 200
    assert "was not built" in found.text
    assert "/api/openapi.json" in found.text
    assert "<script" not in found.text
    assert "style" not in found.text


async def test_a_command_over_http_is_executed_once_and_counted() -> None:
    async with open_app() as state, client_of(state) as client:
        there = await seated_room(state, begin=False)
        command = {"type": "command", "id": "b", "seen": 0, "wish": {"do": "begin"}}
        path = f"/api/rooms/{there.code.lower()}/commands"
        first = await client.post(path, json=command, headers=bearer(there.host))
        again = await client.post(path, json=command, headers=bearer(there.host))
        assert first.status_code == 200
        assert first.json() == again.json()
        assert there.session.room.is_playing
        refused = await client.post(path, json={**command, "id": "c"}, headers=bearer(there.host))
        assert refused.status_code == 409
        shown = (await client.get("/metrics")).text
        assert "blackgate_commands_total 2.0" in shown
        assert 'blackgate_acknowledgement_seconds_bucket{le="+Inf"} 2.0' in shown
        assert 'blackgate_refusals_total{code="conflict"} 1.0' in shown
        assert "blackgate_acknowledgement_seconds_count 2.0" in shown
        assert there.code not in shown


@settings(max_examples=300)
@given(st.binary(max_size=200) | st.text(max_size=200).map(str.encode))
def test_the_decoder_raises_only_refusals(body: bytes) -> None:
    with contextlib.suppress(Refused):
        assert isinstance(decoded(body, Opening), Opening)


@given(st.recursive(st.text(), lambda inner: st.lists(inner) | st.dictionaries(st.text(), inner), max_leaves=60))
def test_nesting_is_counted_like_the_decoder_does(value: object) -> None:
    def depth(found: object) -> int:
        inside = found.values() if isinstance(found, dict) else found if isinstance(found, list) else None
        return 0 if inside is None else 1 + max(map(depth, inside), default=0)

    assert is_too_deep(msgspec.json.encode(value)) == (depth(value) > MOST_DEPTH)
    assert is_too_deep(b"[" * (MOST_DEPTH + 1))
    assert not is_too_deep(b"[" * MOST_DEPTH)


async def test_a_slow_body_times_out() -> None:
    async def never() -> dict[str, object]:
        await asyncio.sleep(60)
        return {}

    async def run() -> int:
        headers = [(b"content-type", b"application/json")]
        request = Request({"type": "http", "method": "POST", "headers": headers}, never)
        with pytest.raises(HttpRefused) as found:
            await read_body(request, Opening, seconds=0.05)
        return found.value.status

    assert (await run()) == 408
