"""The wall clock of the machine is moved by hours: nobody loses time, no bot stops, no deadline moves."""

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Final

import pytest
from tests.server.in_memory import FOREVER, ManualClock, SeatedRoom, connected, open_registry, seated
from tests.server.test_games_of_days import DAILY, DAY, OFTEN, SOME_BEATS, answers, put_away

from blackgate.server.commands import Choose
from blackgate.server.game_clock import LEAD, GameClock
from blackgate.server.room.clocks import SECOND
from blackgate.server.rooms import RoomRegistry
from blackgate.server.settings import ClockSettings, RoomSettings
from blackgate.server.store import SqliteStore, StoreError

HOUR: Final = 3_600_000
JUMPS: Final = (5 * HOUR, -5 * HOUR, 3650 * DAY, -3650 * DAY)
LIVE: Final = ClockSettings(kind="live", bank=60, gain=0)
PEOPLE: Final = RoomSettings(players=2, clock=LIVE, windows="swift")
WITH_BOT: Final = RoomSettings(players=2, seats=("open", "random"), clock=LIVE, windows="swift", pace=900)

A_WHILE: Final = 30
"""Seconds in which a bot has several turns, and nobody's bank is used up."""

Made = Callable[[ManualClock], GameClock]


def by_the_wall(watch: ManualClock) -> GameClock:
    """As it was before: the wall clock, except that it never goes back while a server runs."""
    latest = 0

    def never_back() -> int:
        nonlocal latest
        latest = max(latest, watch.wall())
        return latest

    return GameClock(never_back, watch.wall, FOREVER)


# While a server runs.


async def thinking(watch: ManualClock, clock: Made, jump: int) -> tuple[int, str]:
    """A player thinks for ten seconds while the wall clock is moved: what is left, and who answered."""
    async with open_registry(watch, clock=clock(watch)) as registry:
        there = await seated(registry, PEOPLE)
        room, seat = there.session.room, there.session.room.asked[0].seat
        watch.ms += 4 * SECOND
        watch.wall_offset += jump
        there.session.run_due()
        watch.ms += 6 * SECOND
        if room.asked[0].seat == seat:
            await there.do(seat, Choose("pass"))
            return room.clocks.banks[seat], "the player"
        return room.clocks.banks[seat], "the server"


@pytest.mark.parametrize("jump", JUMPS)
async def test_moving_the_wall_clock_consumes_no_time(jump: int) -> None:
    assert (await thinking(ManualClock(), ManualClock.game_clock, jump)) == (50 * SECOND, "the player")


@pytest.mark.parametrize("jump", JUMPS)
async def test_a_clock_that_follows_the_wall_consumes_time_or_stops(jump: int) -> None:
    assert (await thinking(ManualClock(), by_the_wall, jump)) != (50 * SECOND, "the player")


async def with_bot(there: SeatedRoom, watch: ManualClock, seconds: int) -> int:
    """The person passes whenever asked, for so many seconds: how much the bot has decided."""
    room = there.session.room
    for _ in range(seconds):
        watch.ms += SECOND
        there.session.run_due()
        if room.asked[0].seat == 0:
            options = [str(each) for each in room.asked[0].options]
            await there.do(0, Choose("pass" if "pass" in options else options[-1]))
        for _ in range(5):
            await asyncio.sleep(0)  # the bot thinks
    return sum(seat == 1 for seat in room.playing.deciders)


async def played_by_bot(watch: ManualClock, clock: Made, jump: int) -> int:
    """How much a bot decides in a while after the clock was moved."""
    async with open_registry(watch, clock=clock(watch)) as registry:
        there = await seated(registry, WITH_BOT)
        before = await with_bot(there, watch, 3)
        watch.wall_offset += jump
        return await with_bot(there, watch, A_WHILE) - before


@pytest.mark.parametrize("jump", JUMPS)
async def test_bots_play_on_when_the_wall_clock_moves(jump: int) -> None:
    assert (await played_by_bot(ManualClock(), ManualClock.game_clock, jump)) > 2


async def test_a_clock_that_follows_the_wall_stops_bots() -> None:
    assert (await played_by_bot(ManualClock(), by_the_wall, -5 * HOUR)) <= 1  # it may have been due already


async def daily(watch: ManualClock, clock: Made, jump: int) -> list[int]:
    """A day without an answer, and a moved clock: how much is decided a millisecond before its end, and at it."""
    store = SqliteStore(None)
    async with open_registry(watch, store, clock=clock(watch)) as registry:
        there = await seated(registry, DAILY)
        began = watch.ms
        await put_away(there, watch)
        watch.wall_offset += jump
        found = []
        for moment in (began + DAY - 1, began + DAY):
            watch.ms = moment
            await registry._wake_due()
            found.append(len(await answers(store, there.code)))
        return found


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("blackgate.server.rooms.SWEEP_SECONDS", OFTEN)


@pytest.mark.usefixtures("quick")
@pytest.mark.parametrize("jump", JUMPS)
async def test_a_deadline_of_days_ignores_the_wall_clock(jump: int) -> None:
    assert (await daily(ManualClock(), ManualClock.game_clock, jump)) == [0, 1]


@pytest.mark.usefixtures("quick")
@pytest.mark.parametrize("jump", JUMPS)
async def test_a_clock_that_follows_the_wall_misses_the_deadline(jump: int) -> None:
    assert (await daily(ManualClock(), by_the_wall, jump)) != [0, 1]


async def sent_after_a_jump(jump: int) -> list[int]:
    """How many frames everybody is sent because the wall clock was moved."""
    watch = ManualClock()
    async with open_registry(watch) as registry:
        there = await seated(registry, PEOPLE)
        await there.drain()
        before = [len(client.frames) for client in there.clients.values()]
        watch.wall_offset += jump
        there.session.broadcast()
        await there.drain()
        return [len(client.frames) - n for client, n in zip(there.clients.values(), before, strict=True)]


@pytest.mark.parametrize("jump", JUMPS)
async def test_moving_the_wall_clock_sends_no_frames(jump: int) -> None:
    assert (await sent_after_a_jump(jump)) == [0, 0, 0]


async def test_deadlines_that_follow_the_wall_clock_send_frames() -> None:
    watch = ManualClock()

    async def play() -> int:
        async with open_registry(watch) as registry:
            there = await seated(registry, PEOPLE)
            there.session.projection._wall = lambda at: at + watch.wall_offset
            there.session.broadcast()
            await there.drain()
            before = len(there.clients[None].frames)
            watch.wall_offset += HOUR
            there.session.broadcast()
            await there.drain()
            return len(there.clients[None].frames) - before

    assert (await play()) == 1


async def shown_left(registry: RoomRegistry, code: str) -> int:
    """How much time a client believes is left: all it uses is the difference."""
    client = await connected(registry, code, None, "")
    await client.drain()
    welcome = await registry.welcome(code, "")
    assert welcome.room.window is not None
    assert welcome.room.window.until is not None
    return welcome.room.window.until - welcome.now


@pytest.mark.parametrize("jump", JUMPS)
async def test_clients_see_the_remaining_time(jump: int) -> None:
    watch = ManualClock()
    async with open_registry(watch) as registry:
        there = await seated(registry, PEOPLE)
        watch.ms += 5 * SECOND
        watch.wall_offset += jump
        assert await shown_left(registry, there.code) == 65 * SECOND


# Between two runs.


async def left_after_a_restart(path: Path, jump: int, clock: Made = ManualClock.game_clock) -> tuple[int, int]:
    """A server is started again, on a machine whose clock was moved: the time left, and what a bot decides then."""
    watch = ManualClock()
    async with open_registry(watch, SqliteStore(path), clock=clock(watch)) as registry:
        people, other = await seated(registry, PEOPLE), await seated(registry, WITH_BOT)
        before = await with_bot(other, watch, 3)
        watch.ms = 5 * SECOND
        registry._clock.advance_to(await registry._store.heartbeat(registry._clock.now()))
    watch.ms += HOUR
    watch.wall_offset += jump
    async with open_registry(watch, SqliteStore(path), clock=clock(watch)) as registry:
        left = await shown_left(registry, people.code)
        other.registry, other.session = registry, await registry.session(other.code)
        await connected(registry, other.code, None, "")  # bots pause where nobody watches
        return left, await with_bot(other, watch, A_WHILE) - before


@pytest.mark.parametrize("jump", JUMPS)
async def test_a_restart_continues_the_clock(tmp_path: Path, jump: int) -> None:
    left, decided = await left_after_a_restart(tmp_path / "rooms.sqlite", jump)
    assert left == 65 * SECOND
    assert decided > 2


async def test_a_server_starts_at_the_last_heartbeat(tmp_path: Path) -> None:
    watch, path = ManualClock(), tmp_path / "rooms.sqlite"
    watch.ms = 5 * SECOND
    async with open_registry(watch, SqliteStore(path)) as registry:
        await registry._store.heartbeat(7 * SECOND)
    async with open_registry(watch, SqliteStore(path)) as registry:
        assert registry._clock.now() == 7 * SECOND
        assert registry._clock.wall(7 * SECOND) == watch.wall()


def from_the_wall(watch: ManualClock) -> GameClock:
    """A clock that does not continue, but starts from the wall clock."""
    clock = by_the_wall(watch)
    clock.advance_to(watch.wall())
    return clock


async def test_a_restart_from_the_wall_clock_is_detected(tmp_path: Path) -> None:
    left, _ = await left_after_a_restart(tmp_path / "rooms.sqlite", HOUR, from_the_wall)
    assert left != 65 * SECOND


async def after_a_crash(path: Path, rows_count: bool) -> int:
    """How far the clock of the next server is behind a row that was stored after the last heartbeat."""
    watch = ManualClock()
    store = SqliteStore(path)
    async with open_registry(watch, store) as registry:
        there = await seated(registry, PEOPLE)
        watch.ms += 900
        await there.do(there.session.room.asked[0].seat, Choose("pass"))
        kept = (await store.load(there.code))[-1].at
    watch = ManualClock()
    async with open_registry(watch, SqliteStore(path)) as registry:
        assert registry._clock.now() < kept
        if rows_count:
            await registry.session(there.code)
        return max(kept - registry._clock.now(), 0)


async def test_the_clock_is_never_behind_a_loaded_row(tmp_path: Path) -> None:
    assert (await after_a_crash(tmp_path / "one.sqlite", rows_count=True)) == 0
    assert (await after_a_crash(tmp_path / "other.sqlite", rows_count=False)) == 900


# While the store cannot write, or the process does not run.


class Away(SqliteStore):
    """Heartbeats fail while it is away."""

    is_away = False

    async def heartbeat(self, now: int) -> int:
        if self.is_away:
            raise StoreError("the database is away")
        return await super().heartbeat(now)


async def bank_after_an_hour_away(watch: ManualClock, lead: int) -> int:
    """The milliseconds of a bank that are gone after heartbeats have failed for an hour; nobody has answered."""
    store = Away(None)
    async with open_registry(watch, store, clock=watch.game_clock(lead)) as registry:
        there = await seated(registry, PEOPLE)
        room, seat = there.session.room, there.session.room.asked[0].seat
        await asyncio.sleep(SOME_BEATS)
        store.is_away = True
        watch.ms += HOUR
        await asyncio.sleep(SOME_BEATS)
        there.session.run_due()
        store.is_away = False
        await asyncio.sleep(SOME_BEATS)
        if room.asked[0].seat == seat:
            await there.do(seat, Choose("pass"))
        return 60 * SECOND - room.clocks.banks[seat]


@pytest.mark.usefixtures("quick")
async def test_clocks_stand_still_while_the_store_cannot_write() -> None:
    assert (await bank_after_an_hour_away(ManualClock(), LEAD)) == LEAD


@pytest.mark.usefixtures("quick")
async def test_without_the_limit_the_bank_empties() -> None:
    assert (await bank_after_an_hour_away(ManualClock(), FOREVER)) == 60 * SECOND


@pytest.mark.usefixtures("quick")
async def test_after_an_outage_the_deadline_is_on_time() -> None:
    watch, store = ManualClock(), Away(None)
    async with open_registry(watch, store, clock=watch.game_clock(LEAD)) as registry:
        there = await seated(registry, PEOPLE)
        room = there.session.room
        await asyncio.sleep(SOME_BEATS)
        store.is_away = True
        watch.ms += HOUR
        await asyncio.sleep(SOME_BEATS)
        store.is_away = False
        for second in range(70 - LEAD // 1000):
            there.session.run_due()
            assert not room.playing.choices, f"after {second} s"
            registry._clock.advance_to(await store.heartbeat(registry._clock.now()))
            watch.ms += SECOND
        there.session.run_due()
        assert len(room.playing.choices) == 1


class Counted:
    """A monotonic clock that stands still, and counts how often it is read."""

    def __init__(self) -> None:
        self.ms, self.read = 0, 0

    def __call__(self) -> int:
        self.read += 1
        return self.ms


async def readings(lead: int) -> int:
    """How often the clock is read in a third of a second, while it stands still a millisecond before a deadline."""
    counted, store = Counted(), Away(None)
    async with open_registry(store=store, clock=GameClock(counted, lambda: 0, lead)) as registry:
        there = await seated(registry, PEOPLE)
        store.is_away = True
        deadline = there.session.room.clocks.deadline(there.session.room.asked[0].seat)
        assert deadline is not None
        registry._clock.advance_to(deadline - 1 - min(lead, LEAD))
        counted.ms += LEAD
        there.session.run_due()
        before = counted.read
        await asyncio.sleep(0.33)
        return counted.read - before


async def test_timers_do_not_spin_while_the_clock_stands_still() -> None:
    assert (await readings(LEAD)) < 60


async def test_spinning_timers_are_detected() -> None:
    assert (await readings(FOREVER)) > 60
