"""Rooms: exactly once, durable before sent, all clients in sync, and nothing lost on reloading."""

import asyncio
import gzip
from pathlib import Path
from random import Random

import msgspec
import pytest
from tests.server.in_memory import ManualClock, connected, open_registry, seated

from blackgate.game.view import own, table
from blackgate.server.commands import (
    AnyWish,
    Begin,
    Choose,
    Clear,
    Command,
    HandOver,
    Order,
    Rematch,
    Rename,
    Say,
    Seat,
    Undo,
)
from blackgate.server.keys import new_key
from blackgate.server.orders import Orders
from blackgate.server.problems import Refused
from blackgate.server.room import Room
from blackgate.server.session import RoomSession
from blackgate.server.settings import RoomSettings
from blackgate.server.store import SqliteStore, StoreError

SWIFT = RoomSettings(players=2, windows="swift")
EVERYTHING = RoomSettings(players=6, modules=("dig_in", "michel"), windows="swift", pace=0)


def as_sent(value: object) -> object:
    """A value as it looks after its way through JSON."""
    return msgspec.json.decode(msgspec.json.encode(value))


async def test_a_whole_game_keeps_all_clients_in_sync() -> None:
    async with open_registry() as registry:
        there = await seated(registry, SWIFT)
        dice = Random(1)
        while there.session.room.is_playing:
            await there.play(25, dice)
            await there.drain()
            game = there.session.room.playing
            for seat, client in there.clients.items():
                assert client.version == there.session.room.version
                assert client.state["table"] == as_sent(table(game))
                if seat is not None:
                    mine = msgspec.structs.asdict(own(game, seat))
                    assert {name: client.state["own"][name] for name in mine} == as_sent(mine)
        assert there.session.room.phase == "over"
        assert "result" in await registry.archive.record(there.code)
        assert (await registry.archive.statistics(there.code)).winners


async def test_a_repeated_command_is_executed_once() -> None:
    async with open_registry() as registry:
        there = await seated(registry, SWIFT)
        asked = there.session.room.asked[0]
        command = Choose(str(asked.options[0]))
        first = await there.do(asked.seat, command, "same")
        decisions = len(there.session.room.playing.choices)
        again = await asyncio.gather(*(there.do(asked.seat, command, "same") for _ in range(5)))
        assert again == [first] * 5
        assert len(there.session.room.playing.choices) == decisions


async def test_the_same_id_of_another_person_is_another_command() -> None:
    async with open_registry() as registry:
        there = await seated(registry, RoomSettings(players=2, windows="swift"), begin=False)
        await there.do(0, Rename("Ada"), "same")
        await there.do(1, Rename("Bob"), "same")
        assert [chair.name for chair in there.session.room.chairs] == ["Ada", "Bob"]


async def test_the_same_id_of_another_spectator_is_another_command() -> None:
    async with open_registry() as registry:
        there = await seated(registry, SWIFT)
        for text in ("one", "two", "one"):
            await there.do(None, Say(text, name="Zoe"), "same")
        assert [line.text for line in there.session.room.chat] == ["one", "two"]


async def test_a_stale_answer_is_refused() -> None:
    async with open_registry() as registry:
        there = await seated(registry, SWIFT)
        before = there.session.room.version
        asked = there.session.room.asked[0]
        await there.do(asked.seat, Choose(str(asked.options[0])))
        with pytest.raises(Refused) as refused:
            await there.do(asked.seat, Choose("pass"), seen=before)
        assert refused.value.code == "stale"
        with pytest.raises(Refused) as refused:
            await there.do(asked.seat, Choose("pass"), seen=10_000)
        assert refused.value.code == "invalid"


async def test_an_impossible_action_is_refused_with_its_rules() -> None:
    async with open_registry() as registry:
        there = await seated(registry, SWIFT)
        room = there.session.room
        seat, version = room.asked[0].seat, room.version
        with pytest.raises(Refused) as refused:
            await there.do(seat, Choose("dig shovel"))
        assert refused.value.reasons[0].rules
        with pytest.raises(Refused):
            await there.do(1 - seat, Choose("pass"))
        with pytest.raises(Refused):
            await there.do(None, Choose("pass"))
        assert room.version == version


async def test_the_key_of_a_handed_over_seat_is_sent_once() -> None:
    async with open_registry() as registry:
        there = await seated(registry, SWIFT)
        old = there.clients[1].key
        given = await there.do(1, HandOver("Cleo"), "hand")
        with pytest.raises(Refused) as repeated:
            await registry.command(there.code, old, Command("hand", 0, HandOver("Cleo")))
        assert repeated.value.code == "forbidden"
        await there.clients[1].drain()
        assert there.clients[1].outbox.closing == (4403, "this seat is somebody else's now")
        with pytest.raises(Refused) as refused:
            await registry.command(there.code, old, Command("later", 0, Undo()))
        assert refused.value.code == "forbidden"
        with pytest.raises(Refused):
            await registry.welcome(there.code, old)
        new = await registry.welcome(there.code, str(given.result["key"]))
        assert new.seat == 1
        assert new.room.seats[1].name == "Cleo"


async def test_a_key_chosen_by_the_sender_survives_a_lost_reply() -> None:
    async with open_registry() as registry:
        there = await seated(registry, SWIFT)
        key = new_key()
        await there.do(1, HandOver("Cleo", key), "hand")  # suppose that the answer is lost
        assert (await registry.welcome(there.code, key)).seat == 1


@pytest.mark.parametrize("wish", [Choose("pass"), Say("hello"), HandOver("Eve"), Clear(1)])
async def test_a_connection_that_lost_its_rights_is_not_served(wish: AnyWish) -> None:
    async with open_registry() as registry:
        there = await seated(registry, SWIFT)
        (subscriber,) = (each for each in there.session.subscribers if each.person.seat == 1)
        await there.do(1, HandOver("Cleo"))
        seq = there.session.room.seq
        with pytest.raises(Refused) as refused:
            await registry.handle(subscriber, Command("late", there.session.room.version, wish))
        assert refused.value.code == "forbidden"
        assert there.session.room.seq == seq


async def test_nothing_is_sent_before_it_is_durable() -> None:
    class Slow(SqliteStore):
        """Keeps nothing until it is let."""

        held = False

        def __init__(self) -> None:
            super().__init__(None)
            self.gates: list[asyncio.Future[None]] = []

        def append(self, room, rows, listing=None, effect=None):  # type: ignore[no-untyped-def]
            kept = super().append(room, rows, listing, effect)
            if not self.held:
                return kept
            gate: asyncio.Future[None] = asyncio.get_running_loop().create_future()
            self.gates.append(gate)
            return gate

    store = Slow()
    async with open_registry(store=store) as registry:
        there = await seated(registry, SWIFT)
        store.held = True
        asked = there.session.room.asked[0]
        heard = len(there.clients[None].frames)
        sent = asyncio.create_task(there.do(asked.seat, Choose(str(asked.options[0]))))
        await asyncio.sleep(0.05)
        newcomer = await connected(registry, there.code, None, "")
        await newcomer.drain()
        await there.clients[None].drain()
        assert not sent.done()
        assert len(there.clients[None].frames) == heard
        assert not newcomer.frames
        for gate in store.gates:
            gate.set_result(None)
        await sent
        await newcomer.drain()
        await there.drain()
        assert len(there.clients[None].frames) == heard + 1
        assert newcomer.version == there.session.room.version


async def test_after_a_failed_write_a_room_continues_from_the_store() -> None:
    class Full(SqliteStore):
        """A full disk."""

        is_full = False

        def append(self, room, rows, listing=None, effect=None):  # type: ignore[no-untyped-def]
            if self.is_full:
                failed: asyncio.Future[None] = asyncio.get_running_loop().create_future()
                failed.set_exception(StoreError("the disk is full"))
                return failed
            return super().append(room, rows, listing, effect)

    store = Full(None)
    async with open_registry(store=store) as registry:
        there = await seated(registry, SWIFT)
        asked, version = there.session.room.asked[0], there.session.room.version
        store.is_full = True
        with pytest.raises(Refused) as refused:
            await there.do(asked.seat, Choose(str(asked.options[0])), "lost")
        assert refused.value.code == "unavailable"
        assert there.clients[0].outbox.closing is not None
        store.is_full = False
        there.session = await registry.session(there.code)
        assert there.session.room.version == version
        await there.do(asked.seat, Choose(str(asked.options[0])), "lost")
        assert there.session.room.version > version


@pytest.mark.parametrize("settings", [SWIFT, EVERYTHING], ids=["two", "everything"])
async def test_a_reloaded_room_is_the_same_room(settings: RoomSettings, tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "rooms.db")
    async with open_registry(store=store) as registry:
        there = await seated(registry, settings)
        await there.play(150, Random(3))
        await there.do(0, Order(Orders(report="never")))
        await there.do(0, Say("hello", is_phrase=True))
        before = picture(there.session.room)
        keys = {seat: client.key for seat, client in there.clients.items()}
        views = {seat: as_sent(await registry.welcome(there.code, key)) for seat, key in keys.items()}
    async with open_registry(store=SqliteStore(tmp_path / "rooms.db")) as registry:
        again = await registry.session(there.code)
        assert picture(again.room) == before
        for seat, key in keys.items():
            welcome = as_sent(await registry.welcome(there.code, key))
            assert without_presence(welcome) == without_presence(views[seat])


def picture(room: Room) -> dict[str, object]:
    """Everything that follows from the log."""
    game = room.playing
    return {
        "state": game.to_dict(), "choices": game.choices, "version": room.version, "seq": room.seq,
        "completed": room.completed, "chairs": room.chairs, "asked": [each.identity for each in room.asked],
        "since": room.asked_since, "sealed": room.sealed, "banks": room.clocks.banks, "chat": list(room.chat),
    }  # fmt: skip


def without_presence(welcome: object) -> object:
    assert isinstance(welcome, dict)
    for seat in welcome["room"]["seats"]:
        seat["is_here"] = False
    return {name: value for name, value in welcome.items() if name != "now"}


async def test_a_reconnecting_client_gets_exactly_what_it_missed() -> None:
    async with open_registry() as registry:
        there = await seated(registry, SWIFT)
        dice = Random(5)
        await there.play(30, dice)
        await there.drain()
        client = there.clients[1]
        story, seen = list(client.story), client.version
        await there.play(30, dice)
        back = await connected(registry, there.code, 1, client.key, seen)
        await back.drain()
        await there.drain()
        assert back.state["table"] == client.state["table"]
        assert back.state["own"] == client.state["own"]
        assert story + back.story == client.story
        newcomer = await connected(registry, there.code, 1, client.key)
        await newcomer.drain()
        assert newcomer.story == client.story


async def test_a_race_for_six_seats_gives_each_once() -> None:
    async def race(name: str, code: str, registry) -> int | None:  # type: ignore[no-untyped-def]
        try:
            seat: int = (await registry.sit(code, name)).seat
        except Refused:
            return None
        return seat

    async with open_registry() as registry:
        for _ in range(5):
            created = await registry.create(RoomSettings(players=6))
            got = await asyncio.gather(*(race(f"P{n}", created.room, registry) for n in range(200)))
            assert sorted(seat for seat in got if seat is not None) == [0, 1, 2, 3, 4, 5]


async def test_a_left_seat_can_be_taken_by_another() -> None:
    async with open_registry() as registry:
        created = await registry.create(RoomSettings(players=2))
        for n in range(50):
            taken = await registry.sit(created.room, f"N{n}", 1)
            await registry.command(created.room, taken.key, Command("go", 0, Clear(1)))
            with pytest.raises(Refused) as refused:
                await registry.command(created.room, taken.key, Command("again", 0, Clear(1)))
            assert refused.value.code == "forbidden"


async def test_only_the_host_begins_and_a_rematch_moves_the_first_player() -> None:
    async with open_registry() as registry:
        settings = RoomSettings(players=3, windows="swift", pace=0, options={"round_cap": 3})
        created = await registry.create(settings, "Ana")
        taken = await registry.sit(created.room, "Ben")
        for wish in (Begin(), Seat(2, "random")):
            with pytest.raises(Refused):
                await registry.command(created.room, taken.key, Command("x", 0, wish))
        with pytest.raises(Refused, match="empty"):
            await registry.command(created.room, created.key, Command("y", 0, Begin()))
        await registry.command(created.room, created.key, Command("z", 0, Seat(2, "random")))
        await registry.command(created.room, created.key, Command("b", 0, Begin()))
        session = await registry.session(created.room)
        dice, keys = Random(2), {0: created.key, 1: taken.key}
        await finish(session, registry, keys, dice)
        codes = {
            (await registry.command(created.room, key, Command("r", 0, Rematch()))).result["room"]
            for key in keys.values()
        }
        assert len(codes) == 1
        again = await registry.session(str(codes.pop()))
        assert again.room.first == (int(session.room.playing.state.first) + 1) % 3
        assert [chair.name for chair in again.room.chairs] == ["Ana", "Ben", "Sister Blade"]
        await registry.command(again.room.code, created.key, Command("b2", 0, Begin()))
        assert again.room.is_playing


async def finish(session: RoomSession, registry, keys: dict[int, str], dice: Random) -> None:  # type: ignore[no-untyped-def]
    n = 0
    while session.room.is_playing:
        asked = session.room.asked[0]
        if asked.seat not in keys:
            await asyncio.sleep(0.001)
            continue
        n += 1
        wish = Choose(str(dice.choice(asked.options)))
        await registry.command(session.room.code, keys[asked.seat], Command(f"m{n}", session.room.version, wish))


async def test_bots_and_deadlines_finish_a_game_alone() -> None:
    watch = ManualClock()
    async with open_registry(watch) as registry:
        settings = RoomSettings(players=3, seats=("open", "random", "random"), pace=500, windows="swift")
        there = await seated(registry, settings)
        room = there.session.room
        while room.asked[0].seat == 0:
            await there.play(1, Random(1))
        await asyncio.sleep(0.01)
        before = room.version
        there.session.run_due()
        assert room.version == before  # it is not the bot's moment yet
        watch.ms += 500
        there.session.run_due()
        assert room.version > before


async def test_a_finished_game_has_a_replay_and_a_record() -> None:
    async with open_registry() as registry:
        registry.offload._process = None  # it starts a worker of its own
        there = await seated(registry, msgspec.structs.replace(SWIFT, options={"round_cap": 5}))
        with pytest.raises(Refused, match="not over"):
            await registry.archive.replay(there.code, 0)
        dice = Random(9)
        while there.session.room.is_playing:
            await there.play(50, dice)
        await there.drain()
        begin, end = await registry.archive.replay(there.code, 0), await registry.archive.replay(there.code, 1)
        assert (begin.decision, end.decision) == (0, 1)
        last = await registry.archive.replay(there.code, begin.decisions, 0)
        assert last.view.over
        assert last.view.seats[1].hand is None
        name = await registry.archive.import_record(await registry.archive.record(there.code))
        again = await registry.archive.replay_imported(name, begin.decisions, 0)
        assert again.view.to_json() == last.view.to_json()
        assert again.story == last.story
        parts = await registry.archive.reel_imported(name, 0, 1), await registry.archive.reel(there.code, 0, 1)
        assert gzip.decompress(parts[0]) == gzip.decompress(parts[1])
        assert await registry.archive.box_imported(name, "fr") == await registry.archive.box(there.code, "fr")
        with pytest.raises(Refused, match="no decision"):
            await registry.archive.replay(there.code, begin.decisions + 1)
        with pytest.raises(Refused, match="no seat"):
            await registry.archive.replay(there.code, 0, 5)
