"""A connection that breaks during a command causes no error and leaves no place taken."""

import asyncio
import socket
import struct
from pathlib import Path

from benchmarks.load.served import PLENTY, REAL, Served
from benchmarks.load.words import command, hello
from tests.server.chaos.rooms import keys_of
from tests.server.chaos.sizes import size
from websockets.asyncio.client import connect

AT_MOST = size(8, 20)
"""Connections of one address at once."""
TIMES = 3 * AT_MOST
"""If they were left over, the last ones would be refused."""
AT_ONCE = struct.pack("ii", 1, 0)
"""A connection that lingers for no time is not closed but broken."""


async def go_in_the_middle(port: int, code: str, key: str, number: int) -> None:
    wire = await connect(f"ws://127.0.0.1:{port}/api/rooms/{code}/socket")
    await wire.send(hello(key), text=True)
    await wire.recv()
    await wire.send(command(f"c{number}", 0, {"do": "say", "text": f"line {number}"}), text=True)
    wire.transport.get_extra_info("socket").setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, AT_ONCE)
    await asyncio.sleep(number % 3 * 0.001)
    wire.transport.abort()
    await asyncio.sleep(0.01)


async def story(server: Served) -> None:
    code, keys = await keys_of(server.port, {"players": 2})
    for number in range(TIMES):
        await go_in_the_middle(server.port, code, keys[0], number)


async def test_a_disconnect_during_a_command_leaves_nothing_behind(tmp_path: Path) -> None:
    with Served(tmp_path, (*REAL, *PLENTY, "--connections", str(AT_MOST))) as server:
        await story(server)
        log = server.said()
    assert log.partition("Traceback")[2][:3000] == ""
