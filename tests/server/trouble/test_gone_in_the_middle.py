"""Somebody whose connection breaks while a command is on its way: the command counts, and nothing is left of them."""

import asyncio
import socket
import struct
from pathlib import Path

import msgspec
from benchmarks.load.served import Served
from tests.server.trouble.rooms import keys_of
from websockets.asyncio.client import connect

from blackgate.server.messages import PROTOCOL

TIMES = 60
"""More than one address may have connections at once: none of them may be left over."""
AT_ONCE = struct.pack("ii", 1, 0)
"""A connection that lingers for no time is not closed but broken."""


async def go_in_the_middle(port: int, code: str, key: str, number: int) -> None:
    wire = await connect(f"ws://127.0.0.1:{port}/api/rooms/{code}/socket")
    hello = {"type": "hello", "protocol": PROTOCOL, "key": key, "seen": 0}
    await wire.send(msgspec.json.encode(hello), text=True)
    await wire.recv()
    say = {"type": "command", "id": f"c{number}", "seen": 0, "wish": {"do": "say", "text": f"line {number}"}}
    await wire.send(msgspec.json.encode(say), text=True)
    wire.transport.get_extra_info("socket").setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, AT_ONCE)
    await asyncio.sleep(number % 3 * 0.001)
    wire.transport.abort()
    await asyncio.sleep(0.01)


async def story(server: Served) -> None:
    code, keys = await keys_of(server.port, {"players": 2})
    for number in range(TIMES):
        await go_in_the_middle(server.port, code, keys[0], number)


def test_who_goes_in_the_middle_leaves_nothing_behind(tmp_path: Path) -> None:
    with Served(tmp_path) as server:
        asyncio.run(story(server))
        log = server.said()
    assert log.partition("Traceback")[2][:3000] == ""
