"""A refused handshake is logged in one line, and not as an error."""

import io
import json

import pytest
from tests.server.web.servers import served
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus
from websockets.typing import Origin

from blackgate.server.web.logs import configure_logging


@pytest.mark.usefixtures("own_logging")
async def test_a_refused_handshake_is_not_logged_as_an_error() -> None:
    stream = io.StringIO()
    configure_logging("json", stream)
    async with served() as network:
        with pytest.raises(InvalidStatus) as refused:
            await connect(network.url("ABCDEF"), origin=Origin("https://evil.example"))
    assert refused.value.response.status_code == 403
    lines = [json.loads(line) for line in stream.getvalue().splitlines()]
    assert [line["status"] for line in lines if line.get("route") == "socket"] == [403]
    assert [line for line in lines if line["level"] == "error"] == []
