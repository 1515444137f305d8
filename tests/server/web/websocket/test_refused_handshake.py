"""A refused handshake is logged in one line, and not as an error."""

import json
from pathlib import Path

import pytest
from benchmarks.load.served import Served
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus


async def test_a_refused_handshake_is_not_logged_as_an_error(tmp_path: Path) -> None:
    async def knock(port: int) -> None:
        with pytest.raises(InvalidStatus) as refused:
            await connect(f"ws://127.0.0.1:{port}/api/rooms/ABCDEF/socket", origin="https://evil.example")  # type: ignore[arg-type]
        assert refused.value.response.status_code == 403

    with Served(tmp_path) as server:
        await knock(server.port)
    lines = [json.loads(line) for line in server.said().splitlines() if line.startswith("{")]
    assert [line["status"] for line in lines if line.get("route") == "socket"] == [403]
    assert [line for line in lines if line["level"] == "error"] == []
