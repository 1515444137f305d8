"""The least a durable server can do: a move is read, kept, acknowledged and told to four, and no game is played.

It is a plain application of the same web server, with the store and the outbox of the real one, and speaks as much of
its protocol as the load client reads. What the real one takes longer is the price of the game.
"""

import argparse
import asyncio
import itertools
import time
from collections import defaultdict
from pathlib import Path
from typing import Final

import msgspec
import uvicorn
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import JSONResponse
from starlette.routing import Route, WebSocketRoute
from starlette.websockets import WebSocket, WebSocketDisconnect

from blackgate.server.outbox import Outbox
from blackgate.server.store import Listing, Row, SqliteStore
from blackgate.server.web.request_body import MOST_BODY

FILLING: Final = "x" * 780
ASKED: Final = f'"own":{{"asked":{{"options":[{{"action":"go on"}}],"is_ahead":false}}}},"story":"{FILLING}"}}'
"""With its head, a frame of about 900 bytes."""


class Move(msgspec.Struct):
    id: str


_reader: Final = msgspec.json.Decoder(Move)


class Rooms:
    """Who is connected, and how many moves there were."""

    def __init__(self, store: SqliteStore) -> None:
        self._store = store
        self._numbers = itertools.count(100_000)
        self._members: defaultdict[str, list[Outbox]] = defaultdict(list)
        self._versions: defaultdict[str, int] = defaultdict(lambda: 1)

    async def create(self, request: Request) -> JSONResponse:
        code, now = str(next(self._numbers)), time.time_ns() // 1_000_000
        await self._store.create(code, [Row(1, now, "", b"{}")], Listing(code, "open", True, now, b"{}"))
        return JSONResponse({"room": code, "key": "0", "seat": 0}, 201)

    async def sit(self, request: Request) -> JSONResponse:
        return JSONResponse({"key": "1", "seat": 1}, 201)

    async def talk(self, socket: WebSocket) -> None:
        await socket.accept()
        await socket.receive_text()
        code, outbox = socket.path_params["code"], Outbox()
        self._members[code].append(outbox)
        outbox.push(f'{{"type":"welcome","version":1,"room":{{"phase":"playing"}},{ASKED}'.encode())
        telling = asyncio.create_task(tell(socket, outbox))
        try:
            while True:
                await self._move(code, outbox, await socket.receive_text())
        except WebSocketDisconnect:
            return
        finally:
            self._members[code].remove(outbox)
            telling.cancel()

    async def _move(self, code: str, mover: Outbox, text: str) -> None:
        """Keep it; when that is durable, acknowledge it and tell everybody."""
        move = _reader.decode(text)
        self._versions[code] += 1
        version = self._versions[code]
        row = Row(version, time.time_ns() // 1_000_000, move.id, text.encode())
        frame = f'{{"type":"update","version":{version},{ASKED}'.encode()
        await self._store.append(code, [row])
        for member in self._members[code]:
            member.push(frame)
        mover.push(b'{"type":"done","id":"%s","version":%d}' % (move.id.encode(), version))


async def tell(socket: WebSocket, outbox: Outbox) -> None:
    while (frame := await outbox.next_frame()) is not None:
        await socket.send_text(frame.decode())


async def run(port: int, database: Path) -> None:
    store = SqliteStore(database)
    await store.open()
    rooms = Rooms(store)
    app = Starlette(
        routes=[
            Route("/api/rooms", rooms.create, methods=["POST"]),
            Route("/api/rooms/{code}/seats", rooms.sit, methods=["POST"]),
            WebSocketRoute("/api/rooms/{code}/socket", rooms.talk),
        ]
    )
    how = uvicorn.Config(
        app, port=port, log_config=None, access_log=False, lifespan="off", ws="websockets-sansio",
        ws_max_size=MOST_BODY, ws_per_message_deflate=False, timeout_graceful_shutdown=1,
    )  # fmt: skip
    try:
        await uvicorn.Server(how).serve()
    finally:
        await store.close()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--port", type=int, required=True)
    parser.add_argument("--database", type=Path, required=True)
    given = parser.parse_args()
    with asyncio.Runner(loop_factory=uvicorn.Config("", log_config=None).get_loop_factory()) as runner:
        runner.run(run(given.port, given.database))


if __name__ == "__main__":
    main()
