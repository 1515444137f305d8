"""Response times of a server in two worlds that a viewer cannot tell apart.

Both games are loaded alternately, in random order, into one room of one server, with everybody at a real WebSocket, so
that everything else is the same for both. The game clock is manual, so that a window ends when the test says so, and
only the server's own work is measured.
"""

import asyncio
from collections.abc import Iterator, Sequence
from math import sqrt
from pathlib import Path
from random import Random
from statistics import fmean, variance
from time import perf_counter
from typing import Final, NamedTuple

from tests.proof.beside import Beside
from tests.proof.tally import Tally
from tests.proof.watching import choose
from tests.properties.combos import MODULES, rich
from tests.properties.deeds import Deed, take
from tests.server.chaos.twin_clients import CODE, viewers
from tests.server.chaos.twin_rooms import NO_ORDERS, TwinRoom
from tests.server.chaos.twin_sockets import TIMEOUT, UNLIMITED, RecordingSocket, SocketClients
from tests.server.web.servers import RunningServer, served

from blackgate import Game, View, imagine
from blackgate.engine.state import State
from blackgate.server.constant_time import ConstantTimeRelease
from blackgate.server.lobby import listing
from blackgate.server.settings import RoomSettings
from blackgate.server.store import Row, SqliteStore
from blackgate.server.windows import is_reaction, timing

DECISIONS: Final = 300
"""Of each game that is looked through for secrets."""
UPDATE: Final = b'{"type":"update"'
EVERYTHING: Final = tuple(MODULES)
TABLES: Final = (
    RoomSettings(players=3, modules=EVERYTHING),
    RoomSettings(players=4, teams=True),
    RoomSettings(players=2, modules=("michel", "warden")),
    RoomSettings(players=4, teams=True, modules=tuple(each for each in MODULES if each != "gambling")),
)


class World(NamedTuple):
    """One of two indistinguishable worlds, and the same decision in it."""

    state: State
    deed: Deed


class Secret(NamedTuple):
    """A decision, and two worlds that a viewer must not be able to tell apart by its response time."""

    settings: RoomSettings
    question: str
    view: View
    """What the viewer knows before the decision, in both worlds."""
    worlds: tuple[World, World]

    def game(self, which: int) -> Game:
        """One of the worlds, for once."""
        state = self.worlds[which].state.clone()
        return Game(self.settings.rules(), 0, None, int(state.first), state=state, seen=self.view)

    @property
    def held_back(self) -> int:
        """Milliseconds until an answer is shown."""
        game = self.game(0)
        return timing(game.question, is_reaction(game)).least

    @property
    def weight(self) -> int:
        """How many options more there are in one of the worlds, before and after; -1 if it does not stay a secret."""
        options, seen = [], []
        for which, world in enumerate(self.worlds):
            game = self.game(which)
            game.listen()
            before = len(game.legal())
            take(game, world.deed)
            told = [event.seen_from(self.view.viewer) for event in game.events]
            options.append((before, len(game.legal())))
            seen.append((game.question, told, game.view(self.view.viewer, memory=True).to_json()))
        return sum(abs(one - other) for one, other in zip(*options, strict=True)) if seen[0] == seen[1] else -1


def secrets(games: int) -> dict[str, Secret]:
    """By question: the weightiest secret of so many games."""
    found: dict[str, tuple[int, Secret]] = {}
    for number in range(games):
        for secret in _secrets(number):
            weight = secret.weight
            if weight > found.get(secret.question, (-1,))[0]:
                found[secret.question] = weight, secret
    return {question: secret for question, (_, secret) in found.items()}


def _secrets(number: int) -> Iterator[Secret]:
    """At every decision, for a random viewer: another world in which the decision is possible, too."""
    settings, chooser = TABLES[number % len(TABLES)], Random(f"lags {number}")
    game = rich(Game(settings.rules(), number), chooser)
    game.listen()
    for _ in range(DECISIONS):
        if game.over:
            return
        deed = choose(game, chooser)
        viewer = chooser.choice([None, *range(settings.players)])
        if not deed.unasked:
            view = game.view(viewer, memory=True)
            there = imagine(view, chooser.getrandbits(48))
            answer = Beside(game, viewer, Tally(), chooser)._answer(there, deed)
            if answer is not None:
                there.state.chance = game.state.chance
                worlds = World(game.state.clone(), deed), World(there.state, answer)
                yield Secret(settings, game.question, view, worlds)
        take(game, deed)


class TimedSocket(RecordingSocket):
    """A connection that records when it received an update."""

    def __init__(self) -> None:
        super().__init__()
        self._told: asyncio.Future[float] | None = None

    def next(self) -> "asyncio.Future[float]":
        """The moment of the next update."""
        self._told = asyncio.get_running_loop().create_future()
        return self._told

    def _take(self, kind: int, body: bytes) -> None:
        if not body.startswith(UPDATE):
            super()._take(kind, body)
        elif self._told is not None and not self._told.done():
            self._told.set_result(perf_counter())  # and nothing that takes longer the longer an update is


class TimedClients(SocketClients):
    """All clients of a room, with their times."""

    def __init__(self, network: RunningServer) -> None:
        super().__init__(network, TimedSocket)
        self.store = network.state.store

    def next_updates(self) -> "dict[int | None, asyncio.Future[float]]":
        """By viewer: the time of its next update."""
        return {viewer: wire.next() for viewer, wire in self._sockets.items() if isinstance(wire, TimedSocket)}


class TimedRoom(TwinRoom):
    """A room into which games are loaded."""

    def __init__(self, secret: Secret, timed: TimedClients) -> None:
        super().__init__(secret.game(0), secret.settings, timed, NO_ORDERS, timed.store)
        self.secret, self.held_back, self.timed = secret, secret.held_back, timed

    def release(self) -> ConstantTimeRelease:
        return ConstantTimeRelease()

    def load(self, which: int) -> None:
        """Continue from one of the worlds; nobody is updated."""
        self.game = self.session.room.game = self.secret.game(which)
        self.game.listen()
        self.session.room._ask(self.watch.ms)
        self.session.projection = self.projection()
        self.session.projection.updates(self.watch.ms, self.session.connected, viewers(self.session))
        self.session._set_timer()

    async def latency(self, which: int) -> float:
        """Seconds from the decision, or from the end of its delay, until the viewer receives it."""
        self.load(which)
        everybody, began = self.timed.next_updates(), perf_counter()
        await self.decide(self.secret.worlds[which].deed)
        if self.held_back:  # so far only who decided was told that
            self.watch.ms += self.held_back
            everybody, began = self.timed.next_updates(), perf_counter()
            self.session.run_due()
        async with asyncio.timeout(TIMEOUT):
            await asyncio.gather(*everybody.values())
        return everybody[self.secret.view.viewer].result() - began


async def measure(secret: Secret, trials: int, folder: Path) -> tuple[list[float], list[float]]:
    """So many samples of each world, in pairs of random order. Everything is stored in a file of its own."""
    chooser = Random(secret.question)
    folder.mkdir(exist_ok=True)
    found: tuple[list[float], list[float]] = [], []
    async with served(store=SqliteStore(folder / f"{secret.question}.db"), messages=UNLIMITED) as network:
        table = TimedRoom(secret, TimedClients(network))
        before = [Row(seq, 0, "", b"") for seq in range(1, table.session.room.seq + 1)]
        await network.state.store.create(CODE, before, listing(table.session.room, 0))
        await table.timed.open(table.session)
        try:
            for _ in range(trials):
                for which in chooser.sample((0, 1), 2):
                    found[which].append(await table.latency(which))
        finally:
            await table.close()
    return found


def distinguishability(one: Sequence[float], other: Sequence[float]) -> float:
    """How surely the response times tell two worlds apart: Welch's t, of all samples and without the slowest tenth.

    The slowest ones are slow because the machine was busy, and hide the rest.
    """
    most = sorted((*one, *other))[9 * (len(one) + len(other)) // 10]
    return max(welch(one, other), welch(*([lag for lag in lags if lag <= most] for lags in (one, other))))


def welch(one: Sequence[float], other: Sequence[float]) -> float:
    """Welch's t: the difference of two means in units of its standard error."""
    error = sqrt(variance(one) / len(one) + variance(other) / len(other))
    return abs(fmean(one) - fmean(other)) / error
