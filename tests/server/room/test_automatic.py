"""Answers without a command: parallel windows, delayed answers, standing orders, deadlines, restarts."""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path
from random import Random

import pytest
from tests.server.in_memory import ManualClock, SeatedRoom, connected, open_registry, seated

from blackgate.server.commands import Choose, Order, Undo
from blackgate.server.orders import Orders
from blackgate.server.problems import Refused
from blackgate.server.rooms import WAKE_BATCH
from blackgate.server.settings import ClockSettings, RoomSettings
from blackgate.server.store import SqliteStore

MINUTE = 60_000
WARDEN = RoomSettings(players=6, modules=("warden",), clock=ClockSettings(kind="live"))


async def until(there: SeatedRoom, watch: ManualClock, question: str, dice: Random, most: int = 3000) -> None:
    """Play at random until something is asked."""
    for _ in range(most):
        room = there.session.room
        if not room.is_playing:
            pytest.skip(f"nobody was asked {question}")  # pragma: no cover  (the seeds below lead there)
        if room.asked[0].question == question:
            return
        asked = room.asked[0]
        watch.ms += 10_000
        there.session.run_due()
        if room.asked and room.asked[0] is asked:
            await there.do(asked.seat, Choose(str(dice.choice(asked.options))))
    raise AssertionError(f"nobody was asked {question}")


async def test_everybody_may_report_at_once_and_the_first_in_order_counts() -> None:
    watch = ManualClock()
    async with open_registry(watch) as registry:
        there = await seated(registry, WARDEN)
        room = there.session.room
        await until(there, watch, "report", Random(4))
        await there.drain()
        window = there.clients[None].state["room"]["window"]
        seats = [each.seat for each in room.asked]
        assert len(seats) == 5
        assert window["seats"] == seats  # type: ignore[index]
        last, first = seats[-1], seats[0]
        await there.do(last, Choose("report"))
        await there.drain()
        assert room.asked[0].seat == first  # sealed: nobody notices
        assert there.clients[None].state["room"]["window"] == window
        for seat in seats[:-1]:
            await there.do(seat, Choose("decline"))
        assert any(event.name == "reported" and event.seat == last for event in room.playing.events[-8:])


async def test_only_its_author_sees_a_sealed_answer() -> None:
    watch = ManualClock()
    async with open_registry(watch) as registry:
        there = await seated(registry, WARDEN)
        await until(there, watch, "report", Random(4))
        await there.drain()
        seats = [each.seat for each in there.session.room.asked]
        before = {seat: len(client.frames) for seat, client in there.clients.items()}
        await there.do(seats[-1], Choose("report"))
        await there.drain()
        told = {seat for seat, client in there.clients.items() if len(client.frames) > before[seat]}
        assert told <= {seats[-1]}


async def test_answers_that_could_reveal_a_hand_are_held_back() -> None:
    watch = ManualClock()
    async with open_registry(watch) as registry:
        there = await seated(registry, RoomSettings(players=3))
        room = there.session.room
        await until(there, watch, "answer", Random(8))
        asked = room.asked[0]
        await there.do(asked.seat, Choose(str(asked.options[0])))
        assert room.asked[0].seat == asked.seat  # held
        held = room.clocks.earliest(asked.seat) - watch.ms
        assert held == 4000
        watch.ms += held - 1
        there.session.run_due()
        assert room.asked[0].identity == asked.identity
        watch.ms += 1
        there.session.run_due()
        assert not room.asked or room.asked[0].identity != asked.identity


async def test_standing_orders_answer_at_once() -> None:
    watch = ManualClock()
    async with open_registry(watch) as registry:
        there = await seated(registry, WARDEN)
        for seat in range(6):
            await there.do(seat, Order(Orders(report="never", react="never", unless_winning=False)))
        room, dice = there.session.room, Random(4)
        for _ in range(400):
            if not room.is_playing:
                break
            asked = room.asked[0]
            assert asked.question not in ("report", "react")
            watch.ms += 10_000
            there.session.run_due()
            if room.asked and room.asked[0] is asked:
                await there.do(asked.seat, Choose(str(dice.choice(asked.options))))


@pytest.mark.parametrize(("early", "outcome"), [(1, "the player's"), (0, "the default")])
async def test_at_the_deadline_exactly_one_answer_counts(early: int, outcome: str) -> None:
    watch = ManualClock()
    async with open_registry(watch) as registry:
        clock = ClockSettings(kind="live", bank=60, gain=0)
        there = await seated(registry, RoomSettings(players=2, clock=clock, windows="swift"))
        room = there.session.room
        asked = room.asked[0]
        deadline = room.clocks.deadline(asked.seat)
        assert deadline is not None
        watch.ms = deadline - early
        if outcome == "the player's":
            await there.do(asked.seat, Choose("search"))
        else:
            with pytest.raises(Refused) as refused:
                await there.do(asked.seat, Choose("search"))
            assert refused.value.code in ("stale", "conflict")
        words = [str(room.rules.lexicon.action(number)) for number in room.playing.choices]
        assert words == (["search"] if early else ["pass"])


async def test_clocks_stand_still_while_no_server_runs(tmp_path: Path) -> None:
    watch, path = ManualClock(), tmp_path / "rooms.db"
    clock = ClockSettings(kind="live", bank=60, gain=0)
    async with open_registry(watch, SqliteStore(path)) as registry:
        there = await seated(registry, RoomSettings(players=2, clock=clock, windows="swift"))
        await asyncio.sleep(0.05)  # the first beat
        due = there.session.room.clocks.deadline(there.session.room.asked[0].seat)
        assert due is not None
    watch.ms += 3_600_000
    async with open_registry(watch, SqliteStore(path)) as registry:
        room = (await registry.session(there.code)).room
        assert room.is_playing
        assert not room.playing.choices
        assert room.clocks.deadline(room.asked[0].seat) == due
        shown = (await registry.welcome(there.code, there.host)).room.window
        assert shown is not None
        assert shown.until == due + 3_600_000 + watch.wall_offset  # by the wall clock, which went on


async def test_with_an_empty_bank_undo_is_refused() -> None:
    watch = ManualClock()
    async with open_registry(watch) as registry:
        clock = ClockSettings(kind="live", bank=60, gain=0)
        there = await seated(registry, RoomSettings(players=2, clock=clock, windows="swift"))
        seat = there.session.room.asked[0].seat
        watch.ms += 65_000
        await there.do(seat, Choose("cautious yard"))
        with pytest.raises(Refused, match="time is used up"):
            await there.do(seat, Undo())


def told(there: SeatedRoom) -> list[str]:
    """The story as a spectator got it, by the ids of its messages."""
    return [line["message"]["id"] for line in there.clients[None].story]  # type: ignore[index]


async def test_a_timeout_is_announced_to_everybody() -> None:
    watch = ManualClock()
    async with open_registry(watch) as registry:
        there = await seated(registry, RoomSettings(players=2, clock=ClockSettings(kind="live", bank=60, gain=0)))
        seat = there.session.room.asked[0].seat
        await there.do(seat, Choose("pass"))
        await there.drain()
        assert "was-late" not in told(there)
        watch.ms += 71_000
        there.session.run_due()
        await there.drain()
        late = [line for line in there.clients[None].story if line["message"]["id"] == "was-late"]  # type: ignore[index]
        assert [line["message"]["args"]["who"]["seat"] for line in late] == [1 - seat]  # type: ignore[index]
        assert late[0]["rules"] == ["RULING-16"]  # type: ignore[index]
        assert [chair.has_missed for chair in there.session.room.chairs] == [each != seat for each in (0, 1)]
        new = await connected(registry, there.code, None, "")
        await new.drain()
        assert new.story == there.clients[None].story


async def test_rooms_that_are_due_later_do_not_delay_others(
    tmp_path: Path,
) -> None:
    days = RoomSettings(players=2, clock=ClockSettings(kind="days", hours=1), windows="swift")

    watch, path = ManualClock(), tmp_path / "rooms.sqlite"
    async with open_registry(watch, SqliteStore(path)) as registry:
        sessions = [(await seated(registry, days)).session for _ in range(WAKE_BATCH)]
        with closing(sqlite3.connect(path)) as file, file:
            file.execute("UPDATE rooms SET due = 1")
        watch.ms += 30 * MINUTE
        await registry._wake_due()
        await asyncio.gather(*(session.wait_durable() for session in sessions))
        assert await registry._store.due(watch.ms, 100) == []
        assert [len(session.room.playing.choices) for session in sessions] == [0] * WAKE_BATCH
        watch.ms += 30 * MINUTE
        assert len(await registry._store.due(watch.ms, 100)) == WAKE_BATCH
        await registry._wake_due()
        assert [len(session.room.playing.choices) for session in sessions] == [1] * WAKE_BATCH
