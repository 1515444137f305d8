"""Unwatched rooms: their bots write few rows, pause after a minute, and continue when somebody comes."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from tests.server.in_memory import NO_LEAST_PACE, Client, ManualClock, SeatedRoom, connected, open_registry, seated

from blackgate.server.commands import Begin, Choose, Command, Leave, Rematch, Return, Say
from blackgate.server.messages import Created
from blackgate.server.rooms import IDLE_MS, RoomLimits, RoomRegistry
from blackgate.server.session import PAUSE_AFTER, RoomSession
from blackgate.server.settings import LEAST_PACE, LEAST_PACE_ALONE, ClockSettings, RoomSettings
from blackgate.server.store import SqliteStore

BOTS = RoomSettings(players=6, seats=("random",) * 6, pace=0)
PERSON_AND_BOTS = RoomSettings(players=3, seats=("open", "random", "random"), windows="swift", pace=0)
DAYS = ClockSettings(kind="days", hours=24)
STEP = 50
"""Milliseconds between two looks at what is due."""
MOST_ROWS = 5
"""A second: one for each decision of a bot, and some more at once now and then."""


async def begun(registry: RoomRegistry, settings: RoomSettings = BOTS) -> tuple[Created, RoomSession]:
    """A room of bots, begun over HTTP by a client that does not connect."""
    made = await registry.create(settings)
    session = await registry.session(made.room)
    await registry.command(made.room, made.key, Command("b", 0, Begin()))
    return made, session


async def rows_in(session: RoomSession, watch: ManualClock, seconds: int) -> int:
    """How many rows are written while this much time goes by."""
    before = session.room.seq
    for _ in range(seconds * 1000 // STEP):
        watch.ms += STEP
        session.run_due()
        for _ in range(3):
            await asyncio.sleep(0)  # bots think
    return session.room.seq - before


async def rows_a_minute(watched: bool = False) -> list[int]:
    """Rows in the first minute after a game of bots began, and in the next one."""
    watch = ManualClock()
    async with open_registry(watch, limits=RoomLimits()) as registry:
        _, session = await begun(registry)
        found = [await rows_in(session, watch, 60)]
        if watched:
            session.last_visit = watch.ms + 10 * PAUSE_AFTER
        return [*found, await rows_in(session, watch, 60)]


async def rows_in_five_seconds(limits: RoomLimits) -> int:
    watch = ManualClock()
    async with open_registry(watch, limits=limits) as registry:
        return await rows_in((await begun(registry))[1], watch, 5)


async def test_unwatched_bots_write_few_rows_and_pause_after_a_minute(record_property: Any) -> None:
    first, then = await rows_a_minute()
    record_property("figures", f"{first / 60:.1f} rows a second, then {then}")
    assert 100 < first <= 60 * MOST_ROWS
    assert then == 0


async def test_a_room_that_does_not_pause_is_detected() -> None:
    assert (await rows_a_minute(watched=True))[1] > 100


async def test_a_room_without_a_least_pace_is_detected() -> None:
    assert (await rows_in_five_seconds(RoomLimits())) <= 5 * MOST_ROWS
    assert (await rows_in_five_seconds(NO_LEAST_PACE)) > 5 * MOST_ROWS


async def test_a_paused_room_is_evicted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("blackgate.server.rooms.SWEEP_SECONDS", 0.01)

    watch = ManualClock()
    async with open_registry(watch) as registry:
        _, session = await begun(registry)
        await rows_in(session, watch, 1)
        watch.ms += max(PAUSE_AFTER, IDLE_MS) + 1
        async with asyncio.timeout(20):
            while registry.room_count:
                await asyncio.sleep(0.01)


async def state(registry: RoomRegistry, made: Created) -> None:
    await registry.welcome(made.room, "")


async def socket(registry: RoomRegistry, made: Created) -> None:
    await connected(registry, made.room, None, "")


async def word(registry: RoomRegistry, made: Created) -> None:
    await registry.command(made.room, made.key, Command("s", 0, Say("hello", is_phrase=True)))


@pytest.mark.parametrize("come", [state, socket, word])
async def test_any_visit_resumes_a_paused_room(come: Callable[[RoomRegistry, Created], Awaitable[None]]) -> None:
    watch = ManualClock()
    async with open_registry(watch) as registry:
        made, session = await begun(registry)
        watch.ms += PAUSE_AFTER
        assert await rows_in(session, watch, 1) == 0
        await come(registry, made)
        session = await registry.session(made.room)
        assert await rows_in(session, watch, 1) > 0
        watch.ms += PAUSE_AFTER
        assert (await rows_in(session, watch, 1) > 0) is (come is socket)


async def test_bots_play_for_a_minute_after_the_last_visit() -> None:
    watch = ManualClock()
    async with open_registry(watch, limits=RoomLimits()) as registry:
        made, session = await begun(registry)
        await connected(registry, made.room, None, "")
        watch.ms += 10 * PAUSE_AFTER
        registry.disconnect(next(iter(session.subscribers)))
        assert await rows_in(session, watch, PAUSE_AFTER // 1000 - 1) > 0
        assert await rows_in(session, watch, 2) <= 2 * MOST_ROWS
        assert await rows_in(session, watch, 2) == 0


async def test_after_a_pause_a_bot_keeps_its_pace() -> None:
    """Otherwise the time from the visit to the answer would reveal how long it thought."""

    watch = ManualClock()
    async with open_registry(watch, limits=RoomLimits()) as registry:
        made, session = await begun(registry)
        watch.ms += PAUSE_AFTER
        await rows_in(session, watch, 1)
        await registry.welcome(made.room, "")
        session = await registry.session(made.room)
        before = session.room.seq
        watch.ms += LEAST_PACE_ALONE - 1
        session.run_due()
        await asyncio.sleep(0.01)
        assert session.room.seq == before
        watch.ms += 1
        session.run_due()
        await asyncio.sleep(0.01)
        assert session.room.seq > before


async def test_a_paused_game_stays_paused_after_a_restart(tmp_path: Path) -> None:
    watch, path = ManualClock(), tmp_path / "rooms.sqlite"
    async with open_registry(watch, SqliteStore(path)) as registry:
        made, _ = await begun(registry)
    async with open_registry(watch, SqliteStore(path)) as registry:
        session = await registry.session(made.room)  # looked up, not visited
        assert await rows_in(session, watch, 1) == 0
        await registry.welcome(made.room, "")
        assert await rows_in(session, watch, 1) > 0


def leave(there: SeatedRoom) -> None:
    """Everybody goes."""
    for subscriber in list(there.session.subscribers):
        there.registry.disconnect(subscriber)


async def until_asked(there: SeatedRoom, watch: ManualClock) -> bool:
    """Whether the person is asked after a while."""
    for _ in range(200):
        if there.session.room.asked[0].seat == 0:
            return True
        await rows_in(there.session, watch, 1)
    return False


async def passed(there: SeatedRoom, watch: ManualClock) -> None:
    """The person is asked, passes until others are asked, and goes for long."""
    assert await until_asked(there, watch)
    leave(there)
    watch.ms += PAUSE_AFTER
    while (asked := there.session.room.asked[0]).seat == 0:
        options = [str(each) for each in asked.options]
        await there.do(0, Choose("pass" if "pass" in options else options[-1]))
    there.session.last_visit = -PAUSE_AFTER


@pytest.mark.parametrize(("clock", "goes_on"), [(DAYS, True), (ClockSettings(), False)])
async def test_in_games_of_days_bots_play_until_a_person_is_asked(clock: ClockSettings, goes_on: bool) -> None:
    watch = ManualClock()
    settings = RoomSettings(players=3, seats=PERSON_AND_BOTS.seats, windows="swift", pace=0, clock=clock)
    async with open_registry(watch) as registry:
        there = await seated(registry, settings)
        await passed(there, watch)
        assert await until_asked(there, watch) is goes_on


async def test_a_game_of_days_with_only_stand_ins_pauses() -> None:
    watch, store = ManualClock(), SqliteStore(None)
    settings = RoomSettings(players=3, seats=PERSON_AND_BOTS.seats, windows="swift", clock=DAYS)
    async with open_registry(watch, store) as registry:
        there = await seated(registry, settings)
        await there.do(0, Leave())
        leave(there)
        watch.ms += PAUSE_AFTER
        assert await rows_in(there.session, watch, 5) == 0
        kept = await store.listing(there.code)
        assert kept is not None
        assert kept.due == 0
        await there.do(0, Return())
        assert not (await registry.session(there.code)).is_paused


async def test_the_clock_of_an_asked_person_keeps_running() -> None:
    watch = ManualClock()
    clock = ClockSettings(kind="live", bank=60, gain=0)
    settings = RoomSettings(players=3, seats=PERSON_AND_BOTS.seats, windows="swift", pace=0, clock=clock)
    async with open_registry(watch) as registry:
        there = await seated(registry, settings)
        assert await until_asked(there, watch)
        leave(there)
        before = there.session.room.seq
        await rows_in(there.session, watch, 60 + 60)
        assert there.session.room.seq > before
        assert there.session.room.chairs[0].has_missed
        assert there.session.room.asked[0].seat != 0
        assert await rows_in(there.session, watch, 60) == 0


@pytest.mark.parametrize(
    ("settings", "pace"),
    [
        (BOTS, LEAST_PACE_ALONE),
        (PERSON_AND_BOTS, LEAST_PACE),
        (RoomSettings(players=2, pace=LEAST_PACE_ALONE), LEAST_PACE_ALONE),
        (RoomSettings(players=2, seats=("random", "random")), RoomSettings().pace),
        (RoomSettings(players=3, seats=("random", "random"), pace=0), LEAST_PACE),
    ],
)
async def test_a_room_gets_and_reports_the_least_pace(settings: RoomSettings, pace: int) -> None:
    async def play() -> int:
        async with open_registry(limits=RoomLimits()) as registry:
            made = await registry.create(settings)
            return (await registry.welcome(made.room, made.key)).room.settings.pace

    assert (await play()) == pace


async def rows_while_away(limits: RoomLimits) -> int:
    """Rows that bots write in ten seconds in which a person watches a bot in their place."""
    watch = ManualClock()
    async with open_registry(watch, limits=limits) as registry:
        there = await seated(registry, PERSON_AND_BOTS)
        await there.do(0, Leave())
        return await rows_in(there.session, watch, 10)


async def test_a_room_of_stand_ins_counts_as_bots_alone() -> None:
    assert 10 < (await rows_while_away(RoomLimits())) <= 10 * MOST_ROWS


async def test_a_pace_by_settings_alone_is_detected() -> None:
    assert (await rows_while_away(RoomLimits(least_pace_alone=LEAST_PACE))) > 10 * MOST_ROWS


# Who pays.


async def payer_after(*visits: Callable[[RoomRegistry, Created], Awaitable[object]], settings: RoomSettings) -> str:
    """The payer of a room that was evicted, after some visits."""
    watch, store = ManualClock(), SqliteStore(None)
    async with open_registry(watch, store) as registry:
        made = await registry.create(settings, "Ana", payer="opener")
        session = await registry.session(made.room)
        assert session.payer == "opener"
        del registry._sessions[made.room]
        for visit in visits:
            await visit(registry, made)
        return (await registry.session(made.room)).payer


async def nobody(registry: RoomRegistry, made: Created) -> object:
    return await registry.session(made.room)


async def spectator(registry: RoomRegistry, made: Created) -> object:
    return await registry.welcome(made.room, "", payer="spectator")


async def player(registry: RoomRegistry, made: Created) -> object:
    return await registry.welcome(made.room, made.key, payer="player")


async def second(registry: RoomRegistry, made: Created) -> object:
    return await registry.welcome(made.room, made.key, payer="second")


@pytest.mark.parametrize(
    ("visits", "payer"),
    [((nobody,), ""), ((spectator,), ""), ((spectator, player), "player"), ((player, second), "player")],
)
async def test_the_first_player_of_a_loaded_room_pays(
    visits: tuple[Callable[[RoomRegistry, Created], Awaitable[object]], ...], payer: str
) -> None:
    assert (await payer_after(*visits, settings=PERSON_AND_BOTS)) == payer


async def test_a_spectator_of_bots_pays() -> None:
    async def play() -> str:
        async with open_registry() as registry:
            made = await registry.create(BOTS, payer="opener")
            del registry._sessions[made.room]
            await registry.welcome(made.room, "", payer="spectator")
            return (await registry.session(made.room)).payer

    assert (await play()) == "spectator"


async def test_a_rematch_has_the_same_payer() -> None:
    async with open_registry() as registry:
        made = await registry.create(
            RoomSettings(players=2, windows="swift", options={"round_cap": 1}), "Ana", "opener"
        )
        keys = [made.key, (await registry.sit(made.room, "Ben")).key]
        await registry.command(made.room, made.key, Command("b", 0, Begin()))
        room = (await registry.session(made.room)).room
        while room.is_playing:
            wish = Choose(str(room.asked[0].options[-1]))
            await registry.command(made.room, keys[room.asked[0].seat], Command(f"m{room.seq}", room.version, wish))
        done = await registry.command(made.room, made.key, Command("r", room.version, Rematch()), payer="other")
        assert (await registry.session(str(done.result["room"]))).payer == "opener"


async def test_clients_never_see_the_payer() -> None:
    async def play() -> Client:
        async with open_registry() as registry:
            made = await registry.create(PERSON_AND_BOTS, "Ana", payer="203.0.113.7")
            client = await connected(registry, made.room, 0, made.key)
            await client.drain()
            return client

    assert all(b"203.0.113.7" not in frame for frame in (await play()).frames)
