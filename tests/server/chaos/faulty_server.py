"""The server with deliberate faults: `python -m tests.server.chaos.faulty_server serve …`.

Negative controls run against it. The variable BLACKGATE_FAULTS names the faults, separated by commas; the server itself
does not know it.
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
from tests.server.in_memory import FOREVER

from blackgate.cli import main
from blackgate.game.rules import Rules
from blackgate.game.view import View
from blackgate.server.bot_pool import BotAnswer, BotPool
from blackgate.server.bot_pool.queue import RequestQueue
from blackgate.server.bot_pool.request import BotRequest
from blackgate.server.game_clock import GameClock, wall_ms
from blackgate.server.messages import Hello
from blackgate.server.outbox import Outbox
from blackgate.server.rooms import RoomRegistry
from blackgate.server.session import Subscriber
from blackgate.server.store import Effect, Listing, Row, Store
from blackgate.server.store.base import SqlStore
from blackgate.server.web import serve
from blackgate.server.web.config import Config
from blackgate.server.web.databases import store_for
from blackgate.server.web.protocols.traffic import ConnectionBudget
from blackgate.server.web.rate_limit import RateLimiter, TokenBucket

VARIABLE = "BLACKGATE_FAULTS"
LAUNCH = (sys.executable, "-m", "tests.server.chaos.faulty_server", "serve", *PLENTY)
WALL = "BLACKGATE_WALL"
"""Names a file with the seconds by which the wall clock is wrong."""
LATER = 0.5
NARROW = 4096
LISTENING = serve.listening_socket


def faults(*names: str) -> dict[str, str]:
    """The environment of a server with these faults."""
    return {VARIABLE: ",".join(names)}


class EarlyStore(SqlStore):
    """Reports rows as durable, and stores them a moment later."""

    def append(
        self, room: str, rows: Sequence[Row], listing: Listing | None = None, effect: Effect | None = None
    ) -> asyncio.Future[None]:
        loop = asyncio.get_running_loop()
        loop.call_later(LATER, partial(super().append, room, rows, listing, effect))
        done: asyncio.Future[None] = loop.create_future()
        done.set_result(None)
        return done


def acknowledge_early() -> None:
    """It acknowledges before it writes."""

    def store(database: str) -> Store:
        found = store_for(database)
        found.__class__ = type("EarlyStore", (EarlyStore, type(found)), {})  # the same in everything but this
        return found

    setattr(serve, "store_for", store)  # noqa: B010  (the server does not lend it out)


def small_send_buffer() -> None:
    """It has a small send buffer. That is no fault, but a slow consumer is detected sooner."""

    def listening(config: Config) -> socket.socket:
        listener = LISTENING(config)
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, NARROW)
        return listener

    setattr(serve, "listening_socket", listening)  # noqa: B010


def unbounded_outbox() -> None:
    """It queues everything for clients that do not read."""

    honest = RoomRegistry.connect

    async def connect(registry: RoomRegistry, code: str, hello: Hello, outbox: Outbox, payer: str = "") -> Subscriber:
        outbox.most = 1_000_000_000
        return await honest(registry, code, hello, outbox, payer)

    setattr(RoomRegistry, "connect", connect)  # noqa: B010


def no_rate_limits() -> None:
    """There are no rate limits."""

    for purse in (TokenBucket, RateLimiter):
        setattr(purse, "take", lambda *_: True)  # noqa: B010


def no_traffic_budget() -> None:
    """WebSocket traffic is not charged before it is parsed."""
    setattr(ConnectionBudget, "take", lambda *_: True)  # noqa: B010


def no_message_limit() -> None:
    """Messages may be of any length until they are read."""
    setattr(serve, "MOST_BODY", 64_000_000)  # noqa: B010


def show_password() -> None:
    """It shows the address of its database with its password."""
    from blackgate.server.store.postgres.address import DatabaseAddress  # noqa: PLC0415

    honest = DatabaseAddress.__init__

    def init(address: DatabaseAddress, text: str) -> None:
        honest(address, text)
        address.redacted = text

    setattr(DatabaseAddress, "__init__", init)  # noqa: B010


def think_on_event_loop() -> None:
    """Its bots think on the event loop; all they do there is sleep, for half of their time."""

    async def choose(
        _: BotPool,
        rules: Rules,
        bot: str,
        view: View,
        seed: int,
        explain: bool = False,
        *,
        room: str = "",
        payer: str = "",
    ) -> BotAnswer:
        time.sleep(float(bot.partition("@")[2].removesuffix("s")) / 2)
        return BotAnswer(str(view.options[0]))

    setattr(BotPool, "choose", choose)  # noqa: B010


def wrong_wall_clock() -> None:
    """Its wall clock is wrong by what a file says."""
    told, honest = Path(os.environ[WALL]), time.time_ns

    def lie() -> int:
        return honest() + int(told.read_text()) * 1_000_000_000

    setattr(time, "time_ns", lie)  # noqa: B010
    setattr(time, "time", lambda: lie() / 1e9)  # noqa: B010


def follow_wall_clock() -> None:
    """Its game clock follows the wall clock, but never goes back."""
    latest = 0

    def never_back() -> int:
        nonlocal latest
        latest = max(latest, wall_ms())
        return latest

    setattr(serve, "RoomRegistry", partial(RoomRegistry, clock=GameClock(never_back, wall_ms, FOREVER)))  # noqa: B010


def sleeping_workers() -> None:
    """Its Masterminds sleep as long as they may think. For others who wait for a worker that is the same."""
    command = (sys.executable, "-m", "tests.server.bot_pool.sleeping_worker")
    setattr(serve, "BotPool", partial(BotPool, command=command))  # noqa: B010


def fair_by_room_only() -> None:
    """Its workers are fair by room only, whoever created it, and budgets are not limited."""
    post_init, take = BotRequest.__post_init__, RequestQueue.take

    def nobody_pays(request: BotRequest) -> None:
        request.payer = ""
        post_init(request)

    setattr(BotRequest, "__post_init__", nobody_pays)  # noqa: B010
    setattr(RequestQueue, "_limit", lambda *_: None)  # noqa: B010
    setattr(RequestQueue, "take", lambda queue, express=False: take(queue))  # noqa: B010


FAULTS: Mapping[str, Callable[[], None]] = {
    each.__name__: each for each in (
        acknowledge_early, small_send_buffer, unbounded_outbox, no_rate_limits, no_traffic_budget, no_message_limit,
        show_password, think_on_event_loop, sleeping_workers, fair_by_room_only, wrong_wall_clock,
        follow_wall_clock,
    )
}  # fmt: skip

if __name__ == "__main__":
    for name in os.environ[VARIABLE].split(","):
        FAULTS[name]()
    main()
