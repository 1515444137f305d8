"""The lobby, the archive, imported records and heartbeats in a store."""

import sqlite3
from contextlib import closing
from pathlib import Path

import msgspec
import pytest
from tests.server.store.samples import NOW, listing, opened, row, rows, run

from blackgate.server.store import Listing, Row, SqliteStore
from blackgate.server.store.statements import ARCHIVE, LOBBY


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "rooms.db"


def test_the_lobby_shows_public_rooms_newest_first(path: Path) -> None:
    async def test() -> None:
        async with opened(path) as store:
            for number in range(6):
                room = f"ROOM{number}"
                await store.create(room, [row(1)], listing(room, private=number == 4, updated=NOW + number))
            await store.append("ROOM1", [row(2)], listing("ROOM1", updated=NOW + 10))
            await store.append("ROOM2", [], listing("ROOM2", "playing"))
            assert [each.room for each in await store.listed("open", 3)] == ["ROOM1", "ROOM5", "ROOM3"]
            assert [each.room for each in await store.listed("open", 9)] == ["ROOM1", "ROOM5", "ROOM3", "ROOM0"]
            assert await store.listed("playing", 9) == [listing("ROOM2", "playing")]
            assert await store.listing("ROOM4") == listing("ROOM4", private=True, updated=NOW + 4)
            assert await store.listing("ROOM9") is None

    run(test())


def test_the_branches_of_a_game_are_listed_newest_first_until_they_are_deleted(path: Path) -> None:
    async def test() -> None:
        async with opened(path) as store:
            for number, game in enumerate(("one", "two", "one", "one")):
                room = f"ROOM{number}"
                made = store.branching(room, game, f"body {number}".encode())
                await store.create(room, [row(1)], listing(room, "playing", updated=NOW + number), made)
            await store.append("ROOM0", [row(2)], listing("ROOM0", "over", updated=NOW + 50))
            found = [("ROOM3", "playing", b"body 3"), ("ROOM2", "playing", b"body 2"), ("ROOM0", "over", b"body 0")]
            assert await store.branches("one", 9) == found
            assert await store.branches("one", 1) == found[:1]
            assert await store.branches("none", 9) == []
            await store.delete("ROOM2")
            assert await store.branches("one", 9) == [found[0], found[2]]
            await store.create("ROOM2", [row(1)], listing("ROOM2"))
            assert await store.branches("one", 9) == [found[0], found[2]], "a code that is used again"

    run(test())


def test_private_branches_are_left_out_of_the_public_ones(path: Path) -> None:
    async def test() -> None:
        async with opened(path) as store:
            for number, is_private in enumerate((True, False, True)):
                body = b'{"kind":"opened","settings":{"title":"\\"private\\":true","private":%s}}'
                entry = Row(1, NOW, "", body % (b"true" if is_private else b"false"))
                made, room = store.branching(f"ROOM{number}", "one", b"{}"), f"ROOM{number}"
                await store.create(room, [entry], listing(room, private=True, updated=NOW + number), made)
            assert [room for room, _, _ in await store.public_branches("one", 9)] == ["ROOM1"]
            assert [room for room, _, _ in await store.public_branches("one", 1)] == ["ROOM1"], "they take no place"
            assert len(await store.branches("one", 9)) == 3
            assert await store.public_branches("none", 9) == []

    run(test())


def test_archiving_only_removes_rooms_from_the_lobby(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test() -> None:
        async with opened(path) as store:
            for room, phase, updated in (
                ("OLD1", "over", 0),
                ("OLD2", "closed", 0),
                ("OLD3", "open", 0),
                ("OLD4", "full", 0),
                ("PLAY", "playing", 0),
                ("NEW1", "over", 9),
            ):
                await store.create(room, rows(1, 3), listing(room, phase, room == "OLD2", NOW + updated))
            monkeypatch.setattr("blackgate.server.store.base.ARCHIVED_AT_ONCE", 1)
            assert await store.archive(NOW + 5) == 4
            assert await store.archive(NOW + 5) == 0
            assert [each.room for each in await store.listed("over", 9)] == ["NEW1"]
            assert await store.listed("open", 9) == []
            assert [each.room for each in await store.listed("playing", 9)] == ["PLAY"]
            assert await store.load("OLD2") == rows(1, 3)
            assert (await store.listing("OLD2")) == listing("OLD2", "closed", private=True)
            await store.append("OLD1", [row(4)], listing("OLD1", "over", updated=NOW + 20))
            assert [each.room for each in await store.listed("over", 9)] == ["OLD1", "NEW1"]

    run(test())


def test_the_lobby_query_uses_its_index(path: Path) -> None:
    """So that a million archived rooms cost nothing."""

    async def made() -> None:
        async with opened(path) as store:
            await store.create("ABCD", [row(1)], listing("ABCD"))

    run(made())
    with closing(sqlite3.connect(path)) as connection:
        for sql, values in ((LOBBY, ("open", 9)), (ARCHIVE, (NOW, 9))):
            plan = " ".join(line[3] for line in connection.execute("EXPLAIN QUERY PLAN " + sql, values))
            assert "USING INDEX rooms_lobby" in plan or "USING COVERING INDEX rooms_lobby" in plan
            assert "TEMP B-TREE" not in plan


def test_due_rooms_come_longest_overdue_first(path: Path) -> None:
    def at(room: str, due: int) -> Listing:
        return msgspec.structs.replace(listing(room, "playing"), due=due)

    async def test() -> None:
        async with opened(path) as store:
            for room, due in (("LAST", NOW + 30), ("SOON", NOW + 10), ("NEXT", NOW + 20), ("IDLE", 0)):
                await store.create(room, [row(1)], at(room, due))
            assert await store.due(NOW + 9, 9) == []
            assert await store.due(NOW + 10, 9) == ["SOON"]
            assert await store.due(NOW + 99, 9) == ["SOON", "NEXT", "LAST"]
            assert await store.due(NOW + 99, 2) == ["SOON", "NEXT"]
            await store.append("SOON", [row(2)], at("SOON", NOW + 40))
            await store.append("NEXT", [row(2)], at("NEXT", 0))
            await store.append("LAST", [row(2)])
            assert await store.due(NOW + 99, 9) == ["LAST", "SOON"]

    run(test())


def test_records_are_stored_by_name(path: Path) -> None:
    async def test() -> None:
        async with opened(path) as store:
            assert await store.record("first") is None
            await store.save_record("first", "one", NOW)
            await store.save_record("first", "two – ½", NOW)
            assert await store.record("first") == "two – ½"

    run(test())


def test_the_last_heartbeat_survives_reopening_and_never_goes_back(path: Path) -> None:
    async def test() -> None:
        store = SqliteStore(path)
        assert await store.open() == 0
        assert await store.heartbeat(10_000) == 10_000
        assert await store.heartbeat(9_000) == 10_000
        await store.close()
        assert await store.open() == 10_000
        await store.close()

    run(test())


def test_notifications_are_swapped_only_if_nobody_changed_them(path: Path) -> None:
    async def test() -> None:
        async with opened(path) as store:
            assert await store.notifications("ROOM1") is None
            assert await store.swap_notifications("ROOM1", None, b"one", 5)
            assert not await store.swap_notifications("ROOM1", None, b"two", 0)
            assert not await store.swap_notifications("ROOM1", b"other", b"two", 0)
            assert await store.swap_notifications("ROOM1", b"one", b"two", -1)
            assert (await store.notifications("ROOM1"), await store.due_notifications(5, 9)) == (b"two", ["ROOM1"])
            assert await store.swap_notifications("ROOM1", b"two", b"two", 0)
            assert await store.due_notifications(NOW, 9) == []
            await store.wake_notifications(7)
            assert (await store.due_notifications(6, 9), await store.due_notifications(7, 9)) == ([], ["ROOM1"])
            assert await store.swap_notifications("ROOM1", b"two", None, 0)
            assert await store.notifications("ROOM1") is None

    run(test())


def test_a_secret_of_the_server_stays_as_it_was_first(path: Path) -> None:
    async def test() -> None:
        async with opened(path) as store:
            assert await store.secret("vapid") is None
            assert await store.save_secret("vapid", b"first") == b"first"
            assert await store.save_secret("vapid", b"second") == b"first"
            assert await store.secret("vapid") == b"first"

    run(test())
