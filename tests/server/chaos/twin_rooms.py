"""Twin rooms around two games that one viewer cannot tell apart: the same is done in both, and frames are compared.

One game is real, the other is a world sampled from the viewer's view. Both rooms have a manual clock, so that the time
of a frame is compared as well. `twin_clients` connects everybody.
"""

import asyncio
from collections import defaultdict
from collections.abc import AsyncIterator, Mapping, Sequence
from contextlib import asynccontextmanager
from random import Random
from typing import Any, Final

from tests.proof.beside import TRIES, Beside, LeakError, difference
from tests.proof.partings import Moment, excused, parted
from tests.proof.tally import Tally
from tests.proof.watching import choose
from tests.properties.deeds import Deed
from tests.server.chaos.twin_clients import CODE, ClientPair, TwinClients, key_of
from tests.server.in_memory import ManualClock

from blackgate import Game, imagine
from blackgate.game.rules import Rules
from blackgate.game.view import View
from blackgate.server import event_log
from blackgate.server.bot_pool import BotAnswer
from blackgate.server.commands import Choose, ThrowIn
from blackgate.server.constant_time import ConstantTimeRelease
from blackgate.server.keys import hashed
from blackgate.server.orders import Orders
from blackgate.server.projection import Projection
from blackgate.server.room import Room, is_forced
from blackgate.server.room_bots import RoomBots
from blackgate.server.session import RoomSession
from blackgate.server.settings import RoomSettings
from blackgate.server.store import Effect, Listing, Row, Store

STEPS: Final = 4
"""Decisions that are played in both rooms."""
MOMENTS: Final = (0, 899, 900, 1_999, 2_000, 3_999, 4_000, 5_999, 6_000, 20_000)
"""Milliseconds after a decision at which frames are collected."""

NO_ORDERS: Final[Mapping[int, Orders]] = {}

Frames = list[tuple[int, bytes]]
"""With the milliseconds since the decision."""


class NullStore:
    """Stores nothing, immediately."""

    def append(
        self, room: str, rows: Sequence[Row], listing: Listing | None = None, effect: Effect | None = None
    ) -> asyncio.Future[None]:
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        done.set_result(None)
        return done


class ImmediateRelease(ConstantTimeRelease):
    """Releases results at once: only the manual clock counts here."""

    def release_after(self, kept: asyncio.Future[None], began: float) -> asyncio.Future[None]:
        return kept


class ScriptedBots:
    """Bots that answer what the test says."""

    def __init__(self) -> None:
        self._answers: dict[int, asyncio.Future[str]] = {}
        self._all: list[asyncio.Future[str]] = []

    def answer(self, seat: int, words: str) -> None:
        """Answer the pending request of a seat's bot."""
        self._answers.pop(seat).set_result(words)

    def cancel(self) -> None:
        """Cancel all pending requests."""
        for each in self._all:
            each.cancel()

    async def choose(
        self, rules: Rules, bot: str, view: View, seed: int, *, room: str = "", payer: str = ""
    ) -> BotAnswer:
        assert view.viewer is not None
        self._all.append(asyncio.get_running_loop().create_future())
        self._answers[view.viewer] = self._all[-1]
        return BotAnswer(await self._all[-1])

    async def throw_in(
        self, rules: Rules, bot: str, view: View, seed: int, *, room: str = "", payer: str = ""
    ) -> str | None:
        return None


class TwinRoom:
    """A room around a running game."""

    def __init__(
        self,
        game: Game,
        settings: RoomSettings,
        clients: TwinClients,
        orders: Mapping[int, Orders],
        store: Store | None = None,
    ) -> None:
        self.game, self.watch, self.bots, self.clients = game, ManualClock(), ScriptedBots(), clients
        game.listen()
        room = Room(CODE, event_log.Opened(settings, "host", "seed"))
        for seat in range(settings.players):
            if settings.player(seat) == "open":
                room.fold(event_log.Sat(seat, f"P{seat + 1}", hashed(key_of(seat))), self.watch.ms)
        for seat, each in orders.items():
            room.fold(event_log.Ordered(seat, each), self.watch.ms)
        room.game = game
        room.clocks.turn_began(self.watch.ms, int(game.state.active))
        room._ask(self.watch.ms)
        clock = self.watch.game_clock()
        self.session = RoomSession(room, store or NullStore(), RoomBots(self.bots), clock)  # type: ignore[arg-type]
        self.session._release = self.release()
        self.session.projection = self.projection()

    def release(self) -> ConstantTimeRelease:
        return ImmediateRelease()

    def projection(self) -> Projection:
        """A projection that has sent everything so far; a test may replace it."""
        projection = Projection(self.session.room, self.session._clock.wall)
        projection.record_events()
        projection.mark_sent()
        return projection

    async def close(self) -> None:
        """Stop the room, and disconnect everybody."""
        self.session.stop()
        self.bots.cancel()
        await self.clients.close()

    async def decide(self, deed: Deed) -> None:
        """A decision of the player of a seat, or of its bot."""
        words, room = str(self.game.rules.lexicon.action(deed.action)), self.session.room
        if room.chairs[deed.seat].bot and not deed.unasked:
            self.bots.answer(deed.seat, words)
            self.session.run_due()
            return
        if room.chairs[deed.seat].bot:
            self.session.commit((event_log.ThrewIn(deed.seat, words),))
        else:
            await self.clients.command(deed.seat, ThrowIn(words) if deed.unasked else Choose(words))

    async def collect(self, milliseconds: int, frames: dict[int | None, Frames]) -> None:
        """Collect the frames so long after the decision."""
        for _ in range(4):
            await asyncio.sleep(0)
        self.session.run_due()
        for _ in range(4):
            await asyncio.sleep(0)
        for viewer, arrived in (await self.clients.received()).items():
            frames[viewer] += [(milliseconds, frame) for frame in arrived]


class TwinRooms:
    """The real game and a sampled one, for one viewer."""

    kind: type[TwinRoom] = TwinRoom

    def __init__(
        self, game: Game, viewer: int | None, settings: RoomSettings, tally: Tally, places: ClientPair
    ) -> None:
        self.viewer, self.tally, self.settings, self.clients = viewer, tally, settings, places
        self.view = game.view(viewer, memory=True)
        state = game.state.clone()
        self.real = Game(game.rules, 0, None, int(state.first), state=state, seen=self.view)

    async def follow(self, chooser: Random) -> None:
        """Some decisions, until a card is shown that tells the worlds apart."""
        deed = choose(self.real, chooser)
        world = self._world(deed, chooser)
        if world is None:
            self.tally.lost[self.real.question] += 1
            return
        async with self._twins(world) as (here, there):
            room = here.session.room
            if room.asked and is_forced(room, room.asked[0]):
                return  # both rooms would go on by themselves, before they share their chance
            await self._compare_first(here, there)
            for _ in range(STEPS):
                if not await self._step(here, there, chooser, deed) or self.real.over:
                    return
                deed = choose(self.real, chooser)

    @asynccontextmanager
    async def _twins(
        self, world: Game, orders: Mapping[int, Orders] = NO_ORDERS
    ) -> AsyncIterator[tuple[TwinRoom, TwinRoom]]:
        """A room around each game, with everybody connected."""
        pairs = zip((self.real, world), self.clients, strict=True)
        here, there = (self.kind(game, self.settings, place, orders) for game, place in pairs)
        try:
            for twin in (here, there):
                await twin.clients.open(twin.session)
            yield here, there
        finally:
            for twin in (here, there):
                await twin.close()

    def _world(self, deed: Deed, chooser: Random) -> Game | None:
        beside = Beside(self.real, self.viewer, self.tally, chooser)
        worlds = (imagine(self.view, chooser.getrandbits(48)) for _ in range(TRIES))
        return next((world for world in worlds if beside._answer(world, deed) is not None), None)

    async def _compare_first(self, here: TwinRoom, there: TwinRoom) -> None:
        """Everything that is visible, before anything is done."""
        ours, theirs = defaultdict[int | None, Frames](list), defaultdict[int | None, Frames](list)
        await here.collect(0, ours)
        await there.collect(0, theirs)
        for viewer in {self.viewer, None}:
            self._same(f"all that {viewer} sees", ours[viewer], theirs[viewer])
        self.tally.compared[self.real.question] += 1

    async def _step(self, here: TwinRoom, there: TwinRoom, chooser: Random, deed: Deed) -> bool:
        """One decision in both rooms; whether they can continue together."""
        there.game.state.chance = here.game.state.chance
        answer = Beside(self.real, self.viewer, self.tally, chooser)._answer(there.game, deed)
        if answer is None:
            return False
        question, before = self.real.question, [len(each.events) for each in (here.game, there.game)]
        ours, theirs = await self._both(here, there, deed, answer)
        news = [each.events[n:] for each, n in zip((here.game, there.game), before, strict=True)]
        self.tally.decisions += 1
        together = True
        for viewer in {self.viewer, None}:
            rule = self._rule(Moment(viewer, question, here.game, there.game), news[0], news[1])
            if rule:
                self.tally.parted[rule] += 1
                together = False
                self._same(f"when {viewer} is told", *([(when, b"") for when, _ in f[viewer]] for f in (ours, theirs)))
            else:
                self._same(f"what {viewer} is told", ours[viewer], theirs[viewer])
        return together

    async def _both(self, here: TwinRoom, there: TwinRoom, deed: Deed, answer: Deed) -> tuple[Any, Any]:
        """The decision and the time after it, until both rooms are idle."""
        ours, theirs = defaultdict[int | None, Frames](list), defaultdict[int | None, Frames](list)
        counts = [len(each.game.choices) for each in (here, there)]
        for twin, frames, own in ((here, ours, deed), (there, theirs, answer)):
            start = twin.watch.ms
            await twin.decide(own)
            for moment in MOMENTS:
                twin.watch.ms = start + moment
                await twin.collect(moment, frames)
                if moment == 0 and len(twin.game.choices) == counts[twin is there] and not deed.unasked:
                    self._unnoticed(frames, deed)
        return ours, theirs

    def _unnoticed(self, frames: dict[int | None, Frames], deed: Deed) -> None:
        """Only its author notices an answer that is held back."""
        self.tally.comparisons["held back"] += 1
        is_news = self.clients[0].is_unsolicited
        news = {viewer for viewer, sent in frames.items() if any(is_news(frame) for _, frame in sent)}
        noticed = news - {deed.seat}
        if noticed:
            raise LeakError(f"{noticed} notice that P{deed.seat + 1} has answered")

    def _rule(self, at: Moment, ours: Sequence[Any], theirs: Sequence[Any]) -> str:
        """The rule that tells the worlds apart for a viewer; empty if none does."""
        rule, leak = parted(at, ours, theirs)
        if leak:
            raise LeakError(leak)
        if rule:
            return rule
        mine, yours = (game.view(at.viewer, memory=True) for game in (at.here, at.there))
        if mine.to_json() != yours.to_json():
            return excused(at, ours, mine, yours)[0]
        return ""

    def _same(self, what: str, ours: Frames, theirs: Frames) -> None:
        """Byte for byte, at the same times."""
        self.tally.bytes += sum(len(frame) for _, frame in ours)
        self.tally.count("frames", "" if ours == theirs else what)
        if ours != theirs:
            one, other = (b"".join(b"%d %s\n" % each for each in frames) for frames in (ours, theirs))
            raise LeakError(f"{what}: {difference(one, other)}")
