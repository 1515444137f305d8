"""Time in rooms: windows heard in parallel, answers held back, standing orders, deadlines, outages, absent players."""

import asyncio
from pathlib import Path
from random import Random

import pytest
from tests.server.people import Table, Watch, open_hall, seated

from blackgate.server.commands import Choose, Order, Return, Undo, Vote
from blackgate.server.live import GRACE
from blackgate.server.orders import Orders
from blackgate.server.problems import Refused
from blackgate.server.settings import ClockSettings, RoomSettings
from blackgate.server.store import SqliteStore

WARDEN = RoomSettings(players=6, modules=("warden",), clock=ClockSettings(kind="live"))


async def until(there: Table, watch: Watch, question: str, dice: Random, most: int = 3000) -> None:
    """Play at random until something is asked."""
    for _ in range(most):
        room = there.live.room
        if not room.is_playing:
            pytest.skip(f"nobody was asked {question}")  # pragma: no cover  (the seeds below lead there)
        if room.asked[0].question == question:
            return
        asked = room.asked[0]
        watch.ms += 10_000
        there.live.wake()
        if room.asked and room.asked[0] is asked:
            await there.do(asked.seat, Choose(str(dice.choice(asked.options))))
    raise AssertionError(f"nobody was asked {question}")


def test_everybody_is_asked_to_report_at_once_and_the_first_in_order_counts() -> None:
    async def play() -> None:
        watch = Watch()
        async with open_hall(watch) as hall:
            there = await seated(hall, WARDEN)
            room = there.live.room
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

    asyncio.run(play())


def test_a_sealed_answer_is_seen_by_its_author_alone() -> None:
    async def play() -> None:
        watch = Watch()
        async with open_hall(watch) as hall:
            there = await seated(hall, WARDEN)
            await until(there, watch, "report", Random(4))
            await there.drain()
            seats = [each.seat for each in there.live.room.asked]
            before = {seat: len(client.frames) for seat, client in there.clients.items()}
            await there.do(seats[-1], Choose("report"))
            await there.drain()
            told = {seat for seat, client in there.clients.items() if len(client.frames) > before[seat]}
            assert told <= {seats[-1]}

    asyncio.run(play())


def test_what_could_tell_is_held_back_to_its_time_and_no_longer() -> None:
    async def play() -> None:
        watch = Watch()
        async with open_hall(watch) as hall:
            there = await seated(hall, RoomSettings(players=3))
            room = there.live.room
            await until(there, watch, "answer", Random(8))
            asked = room.asked[0]
            await there.do(asked.seat, Choose(str(asked.options[0])))
            assert room.asked[0].seat == asked.seat  # held
            held = room.clocks.earliest(asked.seat) - watch.ms
            assert held == 4000
            watch.ms += held - 1
            there.live.wake()
            assert room.asked[0].mark == asked.mark
            watch.ms += 1
            there.live.wake()
            assert not room.asked or room.asked[0].mark != asked.mark

    asyncio.run(play())


def test_standing_orders_answer_and_nobody_waits_for_them() -> None:
    async def play() -> None:
        watch = Watch()
        async with open_hall(watch) as hall:
            there = await seated(hall, WARDEN)
            for seat in range(6):
                await there.do(seat, Order(Orders(report="never", react="never", unless_winning=False)))
            room, dice = there.live.room, Random(4)
            for _ in range(400):
                if not room.is_playing:
                    break
                asked = room.asked[0]
                assert asked.question not in ("report", "react")
                watch.ms += 10_000
                there.live.wake()
                if room.asked and room.asked[0] is asked:
                    await there.do(asked.seat, Choose(str(dice.choice(asked.options))))

    asyncio.run(play())


@pytest.mark.parametrize(("early", "outcome"), [(1, "the player's"), (0, "the default")])
def test_at_the_deadline_exactly_one_answer_counts(early: int, outcome: str) -> None:
    async def play() -> None:
        watch = Watch()
        async with open_hall(watch) as hall:
            clock = ClockSettings(kind="live", bank=60, gain=0)
            there = await seated(hall, RoomSettings(players=2, clock=clock, windows="swift"))
            room = there.live.room
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

    asyncio.run(play())


def test_clocks_stand_still_while_no_server_runs(tmp_path: Path) -> None:
    async def play() -> None:
        watch, path = Watch(), tmp_path / "rooms.db"
        clock = ClockSettings(kind="live", bank=60, gain=0)
        async with open_hall(watch, SqliteStore(path)) as hall:
            there = await seated(hall, RoomSettings(players=2, clock=clock, windows="swift"))
            await asyncio.sleep(0.05)  # the first beat
            due = there.live.room.clocks.deadline(there.live.room.asked[0].seat)
            assert due is not None
        watch.ms += 3_600_000
        async with open_hall(watch, SqliteStore(path)) as hall:
            room = (await hall.live(there.code)).room
            assert room.is_playing
            assert not room.playing.choices
            assert room.clocks.deadline(room.asked[0].seat) == due
            shown = (await hall.welcome(there.code, there.host)).room.window
            assert shown is not None
            assert shown.until == due + 3_600_000  # by the clock on the wall, which went on

    asyncio.run(play())


def test_with_an_empty_bank_nothing_is_taken_back() -> None:
    async def play() -> None:
        watch = Watch()
        async with open_hall(watch) as hall:
            clock = ClockSettings(kind="live", bank=60, gain=0)
            there = await seated(hall, RoomSettings(players=2, clock=clock, windows="swift"))
            seat = there.live.room.asked[0].seat
            watch.ms += 65_000
            await there.do(seat, Choose("cautious yard"))
            with pytest.raises(Refused, match="time is used up"):
                await there.do(seat, Undo())

    asyncio.run(play())


def test_the_others_choose_about_who_is_away_and_who_returns_plays_on() -> None:
    async def play() -> None:
        watch = Watch()
        async with open_hall(watch) as hall:
            there = await seated(hall, RoomSettings(players=4, windows="swift", pace=0))
            away = there.clients[2]
            member = next(each for each in there.live.members if each.who.seat == 2)
            with pytest.raises(Refused, match="not missing"):
                await there.do(0, Vote(2, "bot"))
            hall.leave(member)
            with pytest.raises(Refused, match="not missing"):
                await there.do(0, Vote(2, "bot"))  # just gone: perhaps a tunnel
            watch.ms += GRACE
            await there.do(0, Vote(2, "bot"))
            assert there.live.room.chairs[2].is_human
            await there.do(1, Vote(2, "bot"))
            assert [chair.bot for chair in there.live.room.chairs] == ["", "", "schemer", ""]
            with pytest.raises(Refused, match="a bot plays for you"):
                await there.do(2, Choose("pass"))
            there.clients[2] = away
            await there.do(2, Return())
            assert there.live.room.chairs[2].is_human

    asyncio.run(play())


def test_a_seat_the_others_open_is_taken_over_by_whoever_comes() -> None:
    async def play() -> None:
        watch = Watch()
        async with open_hall(watch) as hall:
            there = await seated(hall, RoomSettings(players=3, windows="swift"))
            with pytest.raises(Refused):
                await hall.sit(there.code, "Zoe")
            hall.leave(next(each for each in there.live.members if each.who.seat == 2))
            watch.ms += GRACE
            await there.do(0, Vote(2, "open"))
            await there.do(1, Vote(2, "open"))
            taken = await hall.sit(there.code, "Zoe")
            assert taken.seat == 2
            with pytest.raises(Refused):
                await hall.welcome(there.code, there.clients[2].key)
            assert there.live.room.chairs[2].name == "Zoe"

    asyncio.run(play())
