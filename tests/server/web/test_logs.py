"""What is logged about a request: its route and its room, and never a key, a name, a text or a body."""

import asyncio
import io
import json
import logging

import pytest
from tests.server.web.servers import bearer, client_of, open_app, seated_room

from blackgate.server.keys import new_key
from blackgate.server.web import logs

NAME, TEXT = "Mata Hari", "meet me in the showers"


@pytest.fixture
def written(own_logging: None) -> io.StringIO:
    """What the log comes to, as JSON lines."""
    stream = io.StringIO()
    logs.configure_logging("json", stream)
    return stream


def secrets_told(stream: io.StringIO) -> list[str]:
    """Play a little with secrets in every place; those that are found in the log."""

    async def run() -> list[str]:
        async with open_app() as state, client_of(state) as client:
            there = await seated_room(state, begin=False)
            key = there.clients[0].key
            room = f"/api/rooms/{there.code}"
            await client.post("/api/rooms", json={"name": NAME})
            await client.post("/api/rooms", content=json.dumps({"name": NAME, "text": TEXT}).encode())
            say = {"type": "command", "id": "s", "seen": 0, "wish": {"do": "say", "text": TEXT}}
            await client.post(room + "/commands", json=say, headers=bearer(key))
            await client.get(f"{room}/state?key={key}", headers=bearer(key))
            await client.get(f"/{key}", headers={"x-forwarded-for": key, "user-agent": NAME})

            async def broken(*_: object) -> None:
                raise KeyError(key)

            state.store.listed = broken  # type: ignore[assignment,method-assign]
            await client.get("/api/rooms", headers=bearer(key))
            logs.log.info("careless", key=key, name=NAME, text=TEXT, room=there.code)
            logging.getLogger("blackgate.bots").warning("a bot said %s", key)
            return [key, NAME, TEXT]

    secrets = asyncio.run(run())
    return [each for each in secrets if each in stream.getvalue()]


def test_no_key_name_or_text_is_ever_logged(written: io.StringIO) -> None:
    assert secrets_told(written) == []
    assert "Traceback" in written.getvalue()  # the operator is told of a mistake, without what was sent


@pytest.mark.parametrize("broken", ["keep_known_fields", "redact_keys"])
def test_each_of_the_two_log_filters_is_needed(
    broken: str, written: io.StringIO, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The control: each of the two is needed."""
    monkeypatch.setattr(logs, broken, lambda _logger, _method, event: event)
    logs.configure_logging("json", written)
    assert secrets_told(written)


async def test_a_line_has_route_status_time_and_room(written: io.StringIO) -> None:
    async def run() -> tuple[str, str]:
        async with open_app() as state, client_of(state) as client:
            there = await seated_room(state, begin=False)
            answer = await client.get(f"/api/rooms/{there.code}")
            return there.code, answer.headers["x-request-id"]

    code, request = await run()
    line = next(json.loads(each) for each in written.getvalue().splitlines() if request in each)
    assert (line["route"], line["method"], line["status"], line["room"]) == ("summary", "GET", 200, code)
    assert line["ms"] > 0
    assert set(line) <= logs.FIELDS


def test_the_plain_format_is_readable(written: io.StringIO) -> None:
    logs.configure_logging("plain", written)
    logs.log.info("open", address="http://127.0.0.1:8000", key=new_key())
    assert "open" in written.getvalue()
    assert "{" not in written.getvalue()
