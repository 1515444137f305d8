"""Several processes on one database: one owns a room, the others follow, and clients notice no difference."""

import asyncio
from contextlib import suppress
from random import Random

import msgspec
import pytest
from tests.server.in_memory import connected, open_registry
from tests.server.postgres.postgres_server import PostgresServer
from tests.server.postgres.two_registries import SWIFT, opened, shared_room, shared_session, two_registries, until
from tests.server.store.samples import run

from blackgate.game.view import own, table
from blackgate.server.cluster.forwarding import Forwarder
from blackgate.server.cluster.messages import ForwardedRequest, Reply
from blackgate.server.cluster.peers import Peers
from blackgate.server.cluster.shared_session import SharedSession
from blackgate.server.commands import Begin, Choose, Command, HandOver, Order, Rematch, Rename, Say, Vote
from blackgate.server.game_clock import LEAD
from blackgate.server.messages import Done
from blackgate.server.orders import Orders
from blackgate.server.problems import Refused
from blackgate.server.rooms import RoomRegistry
from blackgate.server.session import ABSENT_AFTER
from blackgate.server.settings import RoomSettings
from blackgate.server.store import Row
from blackgate.server.store.postgres import PostgresStore
from blackgate.server.store.postgres.bus import PostgresBus

SHORT = RoomSettings(players=2, windows="swift", options={"round_cap": 20})
"""Players who choose at random need some hundred rounds."""


def as_sent(value: object) -> object:
    """A value as it looks after its way through JSON."""
    return msgspec.json.decode(msgspec.json.encode(value))


def test_a_game_and_its_rematch_span_two_processes(address: str) -> None:
    async def test() -> None:
        async with two_registries(address) as (one, other):
            there = await shared_room(one, other, SHORT)
            assert [session.is_owned for session in there.sessions] == [True, False]
            dice = Random(1)
            while there.sessions[0].room.is_playing:
                await there.play(25, dice)
                game = there.sessions[0].room.playing
                for seat, client in there.clients.items():
                    assert client.version == there.sessions[0].room.version
                    assert client.state["table"] == as_sent(table(game))
                    mine = msgspec.structs.asdict(own(game, seat))
                    assert {name: client.state["own"][name] for name in mine} == as_sent(mine)
            assert await one.archive.record(there.code) == await other.archive.record(there.code)
            assert await command_ids(address, there.code) == sorted(there.command_ids)
            again = await asyncio.gather(there.do(0, Rematch()), there.do(1, Rematch()))
            assert again[0].result == again[1].result  # whoever asked for it, and wherever
            assert (await one.session(str(again[0].result["room"]))).room.after == there.code

    run(test())


async def command_ids(address: str, room: str) -> list[str]:
    """The commands in the log as it stands in the database; it has no gap."""
    async with opened(address) as store:
        rows = await store.load(room)
    assert [row.seq for row in rows] == list(range(1, len(rows) + 1))
    return sorted(row.command.partition(":")[2] for row in rows if row.command)


def test_a_command_is_executed_once_in_any_process(address: str) -> None:
    async def test() -> None:
        async with two_registries(address) as (one, other):
            there = await shared_room(one, other, begin=False)
            hands = [there.do(1, Rename("Ada"), "same", registry) for registry in (one, other) * 5]
            done = await asyncio.gather(*hands)
            assert len({each.version for each in done}) == 1
            seq = there.sessions[0].room.seq
            await there.do(1, Rename("Ada"), "same", other)
            assert there.sessions[0].room.seq == seq

    run(test())


def test_a_forwarded_refusal_keeps_its_reasons(address: str) -> None:
    async def test() -> None:
        async with two_registries(address) as (one, other):
            there = await shared_room(one, other)
            while there.sessions[1].room.asked[0].seat != 1:
                await there.play(1, Random(2))
            version = there.sessions[1].room.version
            with pytest.raises(Refused) as refused:
                await there.do(1, Choose("dig shovel"))
            assert refused.value.reasons[0].rules
            assert there.sessions[0].room.version == there.sessions[1].room.version == version

    run(test())


def test_no_client_gets_a_reply_before_its_update(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The log holds the reply; a reply by message waits for the log."""

    async def gaps() -> int:
        """How often somebody had an answer and not yet what it speaks of, where reading the log takes its time."""
        found = 0
        async with two_registries(address) as (one, other):
            there = await shared_room(one, other)
            (subscriber,) = there.sessions[1].subscribers
            for n in range(10):  # a line everybody sees, and an order that nobody else can notice
                wish = Say("hurry", is_phrase=True) if n % 2 else Order(Orders(report="never"))
                await other.handle(subscriber, Command(f"w{n}", there.sessions[1].room.version, wish))
                found += there.sessions[1].room.seq < there.sessions[0].room.seq
        return found

    async def slow(bus: PostgresBus, room: str, seq: int) -> list[Row]:
        await asyncio.sleep(0.02)
        return await since(bus, room, seq)

    async def hasty(wishes: Forwarder, session: SharedSession, reply: Reply) -> Done:
        assert isinstance(reply.result, Done)
        return reply.result

    since = PostgresBus.rows_after
    monkeypatch.setattr(PostgresBus, "rows_after", slow)
    assert run(gaps()) == 0
    monkeypatch.setattr(SharedSession, "is_done", lambda room, wish: False)  # everything is answered by letter
    assert run(gaps()) == 0
    monkeypatch.setattr(Forwarder, "_result_of", hasty)
    with pytest.raises((AssertionError, Refused)):  # not even who sits down finds the seat
        assert run(gaps()) == 0


def test_acknowledged_commands_are_visible_in_other_processes(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A seat is taken here, a socket opened there: a proxy chooses the process."""

    async def no_catch_up(session: SharedSession, seq: int | None = None) -> None:
        pass

    async def seats() -> int:
        async with two_registries(address) as (one, other):
            created = await one.create(RoomSettings(players=6), "Host")
            await other.session(created.room)
            monkeypatch.setattr(Peers, "_on_room_notice", lambda *_: None)  # as if notices took their time
            found = 0
            for seat in range(1, 6):
                taken = await one.sit(created.room, f"P{seat}", seat)
                with suppress(Refused):
                    await connected(other, created.room, seat, taken.key)
                    found += 1
            return found

    assert run(seats()) == 5
    monkeypatch.setattr(SharedSession, "catch_up", no_catch_up)
    assert run(seats()) == 0


def test_presence_is_known_in_all_processes(address: str) -> None:
    async def test() -> None:
        async with two_registries(address) as (one, other):
            there = await shared_room(one, other)
            assert [session.connected for session in there.sessions] == [{0, 1}, {0, 1}]
            for seat in (0, 1):
                seats = there.clients[seat].state["room"]["seats"]
                assert [each["is_here"] for each in seats] == [True, True]  # type: ignore[attr-defined]
            (subscriber,) = there.sessions[1].subscribers
            other.disconnect(subscriber)
            await until(lambda: there.sessions[0].connected == {0})
            await there.clients[0].drain()
            assert not there.clients[0].state["room"]["seats"][1]["is_here"]  # type: ignore[index]
            with pytest.raises(Refused, match="not missing"):  # there is a minute to come back
                await there.do(0, Vote(1, "bot"))
            there.sessions[0]._last_heard[1] -= ABSENT_AFTER
            await there.do(0, Vote(1, "bot"))
            assert there.sessions[0].room.chairs[1].bot

    run(test())


def test_a_hand_over_in_another_process_revokes_the_old_key(address: str) -> None:
    async def test() -> None:
        async with two_registries(address) as (one, other):
            there = await shared_room(one, other)
            given = await there.do(1, HandOver("Cleo"), "hand", one)
            await until(lambda: there.clients[1].outbox.closing is not None)
            assert there.clients[1].outbox.closing == (4403, "this seat is somebody else's now")
            assert given.result["key"]
            with pytest.raises(Refused) as repeated:
                await there.do(1, HandOver("Cleo"), "hand", other)
            assert repeated.value.code == "forbidden"

    run(test())


def test_a_race_for_a_seat_in_two_processes_has_one_winner(address: str) -> None:
    async def test() -> None:
        async with two_registries(address) as (one, other):
            created = await one.create(RoomSettings(players=4), "Host")
            await other.session(created.room)
            registries = [(one, other)[n % 2] for n in range(20)]
            found = await asyncio.gather(
                *(registry.sit(created.room, f"P{n}", 1) for n, registry in enumerate(registries)),
                return_exceptions=True,
            )
            assert sum(not isinstance(each, BaseException) for each in found) == 1
            assert all(isinstance(each, Refused) for each in found if isinstance(each, BaseException))

    run(test())


def test_an_owner_that_exits_is_taken_over(address: str) -> None:
    async def test() -> None:
        async with open_registry(store=PostgresStore(address)) as other:
            async with open_registry(store=PostgresStore(address)) as one:
                there = await shared_room(one, other)
                await there.play(10, Random(4))
            await until(lambda: there.sessions[1].is_owned, 2)
            assert there.clients[1].outbox.closing is None
            there.registries[0], there.sessions[0] = other, there.sessions[1]
            there.clients[0] = await connected(other, there.code, 0, there.keys[0])
            await there.clients[0].drain()
            assert await there.play(20, Random(5)) == 20

    run(test())


def test_an_idle_owner_releases_a_room_to_a_follower(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("blackgate.server.rooms.IDLE_MS", 300)

    async def test() -> None:
        async with two_registries(address) as (one, other):
            there = await shared_room(one, other, begin=False)
            (subscriber,) = there.sessions[0].subscribers
            one.disconnect(subscriber)
            await until(lambda: there.sessions[1].is_owned, 5)
            assert one.room_count == 0
            follower = await shared_session(one, there.code)
            assert not follower.is_owned
            await until(lambda: follower.connected == {1})

    run(test())


def sessions(registry: RoomRegistry) -> list[int]:
    """Those of a registry, which are not to be cut."""
    store = registry._store
    assert isinstance(store, PostgresStore)
    lines = (store._writing._connection, store._reading._connection, store.bus._listener, store.bus._sender)
    return [connection.info.backend_pid for connection in lines if connection is not None]


def test_an_owner_without_connections_loses_its_rooms(postgres: PostgresServer, address: str) -> None:
    async def test() -> None:
        async with two_registries(address) as (one, other):
            there = await shared_room(one, other)
            await there.play(10, Random(6))
            postgres.cut(address, but=sessions(other))
            await until(lambda: there.sessions[1].is_owned, 3)
            await until(lambda: there.sessions[0].failure is not None, 3)
            assert there.clients[0].outbox.closing == (1012, "the room is loaded anew")
            assert there.clients[1].outbox.closing is None
            for _ in range(100):
                with suppress(Refused):  # as long as the database is away
                    there.sessions[0] = await shared_session(one, there.code)
                    break
                await asyncio.sleep(0.1)
            assert not there.sessions[0].is_owned
            there.clients[0] = await connected(one, there.code, 0, there.keys[0])
            await there.clients[0].drain()
            assert await there.play(20, Random(7)) == 20
            assert await command_ids(address, there.code) == sorted(there.command_ids)

    run(test())


@pytest.mark.parametrize("has_written", [True, False])
def test_a_forwarded_command_survives_its_owner(
    postgres: PostgresServer, address: str, has_written: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The owner has fetched the request, and dies before it replies, or before it has done anything."""

    async def test() -> None:
        async with two_registries(address) as (one, other):
            there = await shared_room(one, other, begin=False)
            owner, grant = there.sessions[0], Forwarder._execute

            async def dying(wishes: Forwarder, session: SharedSession, request: ForwardedRequest) -> Done:
                if session is not owner:
                    return await grant(wishes, session, request)
                if has_written:
                    await grant(wishes, session, request)
                postgres.cut(address, but=sessions(other))
                await until(lambda: session.failure is not None)
                raise Refused("unavailable", "gone")

            monkeypatch.setattr(Forwarder, "_execute", dying)
            done = await there.do(1, Rename("Ada"), "renamed")
            assert there.sessions[1].is_owned
            assert there.sessions[1].room.chairs[1].name == "Ada"
            assert done.version == there.sessions[1].room.version
            assert await command_ids(address, there.code) == ["renamed"]

    run(test())


def test_without_claims_two_owners_write_and_one_fails(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """What the claim is for: without it, each process believes that the room is its own, and the log decides."""

    async def always(store: PostgresStore, room: str) -> bool:
        return True

    async def test() -> None:
        async with two_registries(address) as (one, other):
            created = await one.create(SWIFT, "Host")
            monkeypatch.setattr(PostgresStore, "claim", always)
            rooms = [await shared_session(one, created.room), await shared_session(other, created.room)]
            assert [session.is_owned for session in rooms] == [True, True]
            found = await asyncio.gather(
                one.sit(created.room, "Ada", 1), other.sit(created.room, "Bob", 1), return_exceptions=True
            )
            assert [isinstance(each, Refused) for each in found].count(True) == 1
            assert [session.failure is not None for session in rooms].count(True) == 1
            loaded = [(await registry.session(created.room)).room.chairs[1].name for registry in (one, other)]
            assert loaded[0] == loaded[1]

    run(test())


def test_a_process_without_the_claim_is_never_owner(postgres: PostgresServer, address: str) -> None:
    async def test() -> None:
        async with two_registries(address) as (one, other):
            there = await shared_room(one, other, begin=False)
            assert isinstance(one._store, PostgresStore)
            await one._store.bus._query("SELECT pg_advisory_unlock_all()")
            one._store.bus._claimed.clear()
            await until(lambda: sum(session.is_owned and session.failure is None for session in there.sessions) == 1, 5)
            session = next(session for session in there.sessions if session.is_owned and session.failure is None)
            await session.wait_durable()

    run(test())


def test_invalid_notices_are_ignored(postgres: PostgresServer, address: str) -> None:
    """Anybody who may connect to the database may send notices, but not write messages."""

    async def test() -> None:
        async with two_registries(address) as (one, other):
            there = await shared_room(one, other, begin=False)
            code = there.code
            for words in (
                "", "durable", f"durable {code} x", f"durable {code} -3", f"durable {code} 999", f"request {code} none",
                "reply none", f"durable {code} {'9' * 5000}", f"loaded {code} ٣", f"presence {code} robert'); 01",
                f"presence {code} 99999999999 0", f"loaded {code} x", "released nothing", "released",
                f"presence {code} 1 zz", f"nonsense {code} 1 2 3", f"loaded {code} 12345",
            ):  # fmt: skip
                postgres.tell(f"SELECT pg_notify('blackgate', $${words}$$)", address)
            await there.do(1, Rename("Ada"))
            await there.do(0, Begin())
            await until(lambda: set(there.sessions[0].remote) == {other._store.bus.process}, 3)  # type: ignore[union-attr]
            assert [session.is_owned for session in there.sessions] == [True, False]

    run(test())


def test_a_failing_room_does_not_stop_notices_for_others(address: str) -> None:
    async def test() -> None:
        async with two_registries(address) as (one, other):
            there, fine = await shared_room(one, other, begin=False), await shared_room(one, other, begin=False)

            def broken() -> None:
                raise ValueError("a mistake")

            there.sessions[0].broadcast = broken  # type: ignore[method-assign]
            (subscriber,) = there.sessions[1].subscribers
            other.disconnect(subscriber)
            await until(lambda: there.sessions[0].failure is not None)
            await fine.do(1, Rename("Ada"))
            assert fine.sessions[0].room.chairs[1].name == "Ada"

    run(test())


def test_unfetched_messages_are_deleted(postgres: PostgresServer, address: str) -> None:
    async def test() -> None:
        async with two_registries(address) as (one, other):
            await shared_room(one, other)
            assert postgres.tell("SELECT * FROM letters", address) == []
            postgres.tell(
                "INSERT INTO letters VALUES ('a', 'wish', '', now() - interval '2 minutes'), ('b', 'wish', '', now())",
                address,
            )
            async with asyncio.timeout(5):
                while postgres.tell("SELECT id FROM letters", address) != [("b",)]:
                    await asyncio.sleep(0.1)

    run(test())


def test_a_database_outage_costs_no_player_time(postgres: PostgresServer, address: str) -> None:
    async def test() -> None:
        async with open_registry(store=PostgresStore(address)) as registry:
            created = await registry.create(RoomSettings(players=2), "Host")
            client = await connected(registry, created.room, 0, created.key)
            name = address.rpartition("/")[2]
            postgres.tell(f"ALTER DATABASE {name} ALLOW_CONNECTIONS off")
            assert postgres.cut(address) == 4
            before = registry._clock.now()
            await until(lambda: client.outbox.closing is not None, 3)
            with pytest.raises(Refused, match="cannot be loaded") as refused:
                await registry.session(created.room)
            assert refused.value.code == "unavailable"
            await asyncio.sleep(LEAD / 1000 + 2)
            assert registry._clock.now() <= before + LEAD  # by the last beat before it was cut
            postgres.tell(f"ALTER DATABASE {name} ALLOW_CONNECTIONS on")
            for _ in range(150):
                with suppress(Refused):
                    await registry.sit(created.room, "Ada", 1)
                    break
                await asyncio.sleep(0.1)
            session = await registry.session(created.room)
            assert [chair.name for chair in session.room.chairs] == ["Host", "Ada"]
            await until(lambda: registry._clock.now() > before + LEAD)  # since the next beat

    run(test())
