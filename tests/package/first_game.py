"""What a newcomer does with an installed Blackgate: run plain `blackgate`, get the page, play a whole game.

`python first_game.py` needs the package and its dependencies, nothing else, and prints what it saw as JSON. The release
workflow runs it on every wheel. On Windows, where the server does not run, it only watches a game in the terminal.
"""

import asyncio
import itertools
import json
import os
import subprocess
import sys
import sysconfig
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import Any
from urllib.request import Request, urlopen

from websockets.asyncio.client import ClientConnection, connect

import blackgate

PATIENCE = 60.0
PROTOCOL = 1
COMMAND = str(Path(sysconfig.get_path("scripts"), "blackgate"))
ROOM = {"players": 2, "seats": ["open", "rookie"], "options": {"round_cap": 6}, "windows": "swift", "pace": 25}
WATCH = ("play", "--watch", "--plain", "--players", "2", "--bots", "rookie", "--seed", "1", "--lang", "en")


class Player:
    """The person at the table. Takes in what the server sends and chooses at random."""

    def __init__(self, wire: ClientConnection) -> None:
        self._wire, self._dice, self._ids = wire, Random(1), itertools.count()
        self._state: dict[str, dict[str, Any]] = {"room": {}, "own": {}}
        self._version = self.moves = 0

    async def play(self, key: str) -> None:
        """From the greeting to the end of the game."""
        await self._say(type="hello", protocol=PROTOCOL, key=key, seen=0)
        await self._hear()
        await self._do(do="begin")
        while self._state["room"]["phase"] != "over":
            asked = self._state["own"].get("asked")
            if asked and not asked["is_ahead"]:
                await self._do(do="choose", action=self._dice.choice(asked["options"])["action"])
                self.moves += 1
            else:
                await self._hear()

    async def _do(self, **wish: object) -> None:
        """Send a command, and listen until it is done and seen."""
        name = f"c{next(self._ids)}"
        await self._say(type="command", id=name, seen=self._version, wish=wish)
        while (answer := await self._hear()).get("id") != name:
            pass
        assert answer["type"] == "done" or answer["problem"]["code"] == "stale", answer
        while self._version < answer.get("version", 0):
            await self._hear()

    async def _say(self, **message: object) -> None:
        await self._wire.send(json.dumps(message))

    async def _hear(self) -> dict[str, Any]:
        async with asyncio.timeout(PATIENCE):
            message: dict[str, Any] = json.loads(await self._wire.recv())
        if message["type"] in ("welcome", "update"):
            self._version = message["version"]
            for part, state in self._state.items():
                state.update(message.get(part) or {})
        return message


def fetched(address: str, body: object = None) -> bytes:
    """The answer to a request."""
    sent = Request(address, None if body is None else json.dumps(body).encode(), {"Content-Type": "application/json"})  # noqa: S310  (our own server)
    with urlopen(sent, timeout=PATIENCE) as answer:  # noqa: S310
        found: bytes = answer.read()
    return found


async def played(address: str) -> int:
    """Play a game against a bot over the WebSocket; how many decisions were the person's."""
    opened = json.loads(fetched(f"{address}/api/rooms", {"settings": ROOM, "name": "Ana"}))
    socket = f"{address.replace('http', 'ws', 1)}/api/rooms/{opened['room']}/socket"
    async with connect(socket, compression=None) as wire:
        player = Player(wire)
        await player.play(opened["key"])
    return player.moves


@contextmanager
def opened_table(folder: Path) -> Iterator[str]:
    """Run plain `blackgate` with a browser that only notes the address it is given."""
    browser, noted = folder / "browser", folder / "address"
    browser.write_text(f'#!/bin/sh\necho "$1" > "{noted}.part" && /bin/mv "{noted}.part" "{noted}"\n')
    browser.chmod(0o700)
    environment = {**os.environ, "BROWSER": str(browser), "XDG_DATA_HOME": str(folder), "HOME": str(folder)}
    with (
        (folder / "log").open("w") as log,
        subprocess.Popen([COMMAND], env=environment, stdout=log, stderr=log) as server,
    ):
        try:
            until = time.monotonic() + PATIENCE
            while not noted.exists():
                assert server.poll() is None and time.monotonic() < until, (folder / "log").read_text()  # noqa: PT018
                time.sleep(0.01)
            yield noted.read_text().strip()
        finally:
            server.terminate()
            ended = server.wait(PATIENCE)
    assert ended == 0, (folder / "log").read_text()


def main() -> None:
    """Do all of it, and print what there was to see."""
    assert blackgate.compiled(), "the engine runs as plain Python"
    watched = subprocess.run(
        [COMMAND, *WATCH],
        env={**os.environ, "PYTHONUTF8": "1"},
        check=True, capture_output=True, encoding="utf-8", timeout=PATIENCE,
    )  # fmt: skip
    seen: dict[str, object] = {"package": blackgate.__file__, "story": watched.stdout.splitlines()[-1]}
    if sys.platform != "win32":
        began = time.monotonic()
        with tempfile.TemporaryDirectory() as folder, opened_table(Path(folder)) as address:
            seen |= {"page": fetched(address).decode(), "seconds_to_page": time.monotonic() - began}
            seen |= {"address": address, "moves": asyncio.run(played(address))}
            seen |= {"files": sorted(str(path.relative_to(folder)) for path in Path(folder).rglob("*.sqlite"))}
    print(json.dumps(seen))


if __name__ == "__main__":
    main()
