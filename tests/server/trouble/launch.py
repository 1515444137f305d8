"""The server with faults made on purpose: `python -m tests.server.trouble.launch serve …`.

The tests are run against it to see that they notice. Which faults it has says a variable the server itself knows
nothing of, BLACKGATE_FAULTS: their names, with commas.
"""

import asyncio
import os
import socket
import sys
import time
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from pathlib import Path

from benchmarks.load.served import PLENTY
from tests.server.people import FOREVER

from blackgate.bots import Chance, Clock, make
from blackgate.cli import main
from blackgate.game.rules import Rules
from blackgate.game.view import View
from blackgate.server.bot_pool import Thinkers, Thought
from blackgate.server.bot_pool.queue import Queue
from blackgate.server.bot_pool.request import Question
from blackgate.server.game_clock import GameClock, wall_ms
from blackgate.server.messages import Hello
from blackgate.server.outbox import Outbox
from blackgate.server.rooms import RoomRegistry
from blackgate.server.session import Subscriber
from blackgate.server.store import Listing, Row, Store
from blackgate.server.store.base import SqlStore
from blackgate.server.web import serve
from blackgate.server.web.config import Config
from blackgate.server.web.databases import store_of
from blackgate.server.web.protocols.traffic import Budget
from blackgate.server.web.rate_limit import Credit, Ledger

VARIABLE = "BLACKGATE_FAULTS"
LAUNCH = (sys.executable, "-m", "tests.server.trouble.launch", "serve", *PLENTY)
WALL = "BLACKGATE_WALL"
"""Names a file with the seconds by which the wall clock is wrong."""
LATER = 0.5
NARROW = 4096
LISTENING = serve.listening


def faults(*names: str) -> dict[str, str]:
    """The environment of a server with these faults."""
    return {VARIABLE: ",".join(names)}


class Hasty(SqlStore):
    """Says that something is kept, and keeps it a moment later."""

    def append(self, room: str, rows: Sequence[Row], listing: Listing | None = None) -> asyncio.Future[None]:
        loop = asyncio.get_running_loop()
        loop.call_later(LATER, partial(super().append, room, rows, listing))
        done: asyncio.Future[None] = loop.create_future()
        done.set_result(None)
        return done


def hasty() -> None:
    """It acknowledges before it writes."""

    def store(database: str) -> Store:
        found = store_of(database)
        found.__class__ = type("Hasty", (Hasty, type(found)), {})  # the same in everything but this
        return found

    setattr(serve, "store_of", store)  # noqa: B010  (the server does not lend it out)


def narrow() -> None:
    """It sends in small pieces. That is no fault, but somebody slow is noticed sooner."""

    def listening(config: Config) -> socket.socket:
        door = LISTENING(config)
        door.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, NARROW)
        return door

    setattr(serve, "listening", listening)  # noqa: B010


def patient() -> None:
    """It keeps everything for those who do not read."""

    honest = RoomRegistry.connect

    async def connect(registry: RoomRegistry, code: str, hello: Hello, outbox: Outbox, payer: str = "") -> Subscriber:
        outbox.most = 1_000_000_000
        return await honest(registry, code, hello, outbox, payer)

    setattr(RoomRegistry, "connect", connect)  # noqa: B010


def lavish() -> None:
    """Everybody may say as much as they like."""

    for purse in (Credit, Ledger):
        setattr(purse, "take", lambda *_: True)  # noqa: B010


def unmetered() -> None:
    """What arrives on a WebSocket is not counted before it is parsed."""
    setattr(Budget, "take", lambda *_: True)  # noqa: B010


def roomy() -> None:
    """Messages may be as long as they like until they are read."""
    setattr(serve, "MOST", 64_000_000)  # noqa: B010


def unfenced() -> None:
    """Whatever room a process would like to own, it believes that it does."""
    from blackgate.server.store.postgres.bus import PostgresBus  # noqa: PLC0415  (only where there is psycopg)

    async def claim(bus: PostgresBus, rooms: Sequence[str]) -> list[str]:
        return list(rooms)

    setattr(PostgresBus, "claim", claim)  # noqa: B010


def indiscreet() -> None:
    """It shows the address of its database with everything in it."""
    from blackgate.server.store.postgres.address import DatabaseAddress  # noqa: PLC0415

    honest = DatabaseAddress.__init__

    def init(address: DatabaseAddress, text: str) -> None:
        honest(address, text)
        address.redacted = text

    setattr(DatabaseAddress, "__init__", init)  # noqa: B010


def brooding() -> None:
    """Its bots think where everybody is served."""

    async def choose(
        _: Thinkers,
        rules: Rules,
        bot: str,
        view: View,
        seed: int,
        explain: bool = False,
        *,
        room: str = "",
        payer: str = "",
    ) -> Thought:
        name, seconds = bot.split("@")
        clock = Clock(float(seconds.removesuffix("s")))
        return Thought(str(make(name, rules).choose(view, view.options, clock, Chance(seed)).action))

    setattr(Thinkers, "choose", choose)  # noqa: B010


def lying() -> None:
    """Its wall clock is wrong by what a file says."""
    told, honest = Path(os.environ[WALL]), time.time_ns

    def lie() -> int:
        return honest() + int(told.read_text()) * 1_000_000_000

    setattr(time, "time_ns", lie)  # noqa: B010
    setattr(time, "time", lambda: lie() / 1e9)  # noqa: B010


def by_the_wall() -> None:
    """Its game clock follows the wall clock, and only does not go back."""
    latest = 0

    def never_back() -> int:
        nonlocal latest
        latest = max(latest, wall_ms())
        return latest

    setattr(serve, "RoomRegistry", partial(RoomRegistry, clock=GameClock(never_back, wall_ms, FOREVER)))  # noqa: B010


def by_room() -> None:
    """Its workers take turns by room only, whoever opened it, and all of them think as long as they are asked to."""
    post_init, take = Question.__post_init__, Queue.take

    def nobody_pays(question: Question) -> None:
        question.payer = ""
        post_init(question)

    setattr(Question, "__post_init__", nobody_pays)  # noqa: B010
    setattr(Queue, "_limit", lambda *_: None)  # noqa: B010
    setattr(Queue, "take", lambda queue, express=False: take(queue))  # noqa: B010


FAULTS: Mapping[str, Callable[[], None]] = {
    each.__name__: each for each in (
        hasty, narrow, patient, lavish, unmetered, roomy, unfenced, indiscreet, brooding, by_room, lying, by_the_wall
    )
}  # fmt: skip

if __name__ == "__main__":
    for name in os.environ[VARIABLE].split(","):
        FAULTS[name]()
    main()
