"""What a store deletes: unused imported records, and rooms without a game. Both stores alike."""

from pathlib import Path

import pytest
from tests.server.store.samples import NOW, listing, opened, row, rows, run

from blackgate.server.event_log import Began, Closed, Opened, Said, Sat, encode_entry
from blackgate.server.settings import RoomSettings
from blackgate.server.store import Row, Store
from blackgate.server.store.base import DAY
from blackgate.server.store.statements import BEGAN


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "rooms.db"


BEGINNING = Row(3, NOW, "host 3", encode_entry(Began("5ec2e7", None)))


def test_the_size_of_records_is_counted_in_bytes(path: Path) -> None:
    async def test() -> None:
        async with opened(path) as store:
            assert await store.records_size() == 0
            await store.save_record("one", "½" * 10, NOW)
            await store.save_record("two", "x" * 1_000, NOW)
            assert await store.records_size() == 1_020
            await store.save_record("two", "x" * 1_000, NOW + 5)
            assert await store.records_size() == 1_020
            await store.save_record("two", "y", NOW + 5)
            assert await store.records_size() == 21

    run(test())


def test_records_expire_by_their_last_use(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test() -> None:
        async with opened(path) as store:
            for name in ("idle", "looked at", "used", "kept again"):
                await store.save_record(name, name, NOW)
            monkeypatch.setattr("blackgate.server.store.base.RECORDS_AT_ONCE", 1)
            assert await store.record("looked at", NOW + DAY - 1) == "looked at"  # so soon nothing is written
            assert await store.record("used", NOW + DAY) == "used"
            assert await store.record("idle") == "idle"
            await store.save_record("kept again", "kept again", NOW + 2)
            assert await store.expire_records(NOW) == 0
            assert await store.expire_records(NOW + 1) == 2
            found = [await store.record(name) for name in ("idle", "looked at", "used", "kept again")]
            assert found == [None, None, "used", "kept again"]
            assert await store.records_size() == len("used" + "kept again")

    run(test())


async def rooms_left(store: Store, before: int) -> tuple[int, set[str]]:
    """How many rooms were deleted, and which are left."""
    count = await store.expire_rooms(before)
    found = set()
    for room in ("OPEN", "FULL", "SHUT", "SHUT2", "PLAY", "OVER", "NEW1", "SAID", "HELD"):
        assert bool(await store.load(room)) is (await store.listing(room) is not None)
        if await store.load(room):
            found.add(room)
    return count, found


async def expired(path: Path) -> tuple[int, set[str]]:
    async with opened(path) as store:
        for room, phase, updated in (
            ("OPEN", "open", 0), ("FULL", "full", 0), ("SHUT", "closed", 0), ("SHUT2", "closed", 0),
            ("PLAY", "playing", 0), ("OVER", "over", 0), ("NEW1", "open", 9), ("SAID", "open", 0), ("HELD", "open", 0),
        ):  # fmt: skip
            log = [Row(seq, NOW, f"host {seq}", b"{}") for seq in (1, 2)]
            log += [BEGINNING] if room in ("SHUT2", "PLAY", "OVER") else []
            log += [Row(3, NOW + 9, "host 3", b"{}")] if room == "SAID" else []
            await store.create(room, log, listing(room, phase, private=room == "FULL", updated=NOW + updated))
            if room != "HELD":
                await store.release(room)
        await store.archive(NOW + 1)
        return await rooms_left(store, NOW + 5)


KEPT = {"SHUT2", "PLAY", "OVER", "NEW1", "SAID", "HELD"}


@pytest.mark.parametrize("at_once", [1, 50])
def test_only_idle_rooms_without_a_game_expire(path: Path, monkeypatch: pytest.MonkeyPatch, at_once: int) -> None:
    monkeypatch.setattr("blackgate.server.store.base.EXPIRED_AT_ONCE", at_once)
    assert run(expired(path)) == (3, KEPT)


def test_without_checking_the_log_a_game_would_be_lost(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("blackgate.server.store.statements.BEGAN", b"nothing of this kind")
    assert run(expired(path)) == (4, KEPT - {"SHUT2"})


def test_a_claimed_room_expires_once_it_is_released(path: Path) -> None:
    async def test() -> None:
        async with opened(path) as store:
            await store.create("ABCD", rows(1, 2), listing("ABCD"))
            assert await store.expire_rooms(NOW + DAY) == 0
            await store.append("ABCD", [row(3)])
            await store.release("ABCD")
            assert await store.claim("ABCD")
            assert await store.expire_rooms(NOW + DAY) == 0
            await store.release("ABCD")
            assert await store.expire_rooms(NOW + DAY) == 1
            await store.create("ABCD", rows(1, 1), listing("ABCD"))  # its code is free again
            assert await store.load("ABCD") == rows(1, 1)

    run(test())


def test_no_text_can_forge_the_beginning_of_a_game() -> None:
    hostile = '"kind":"began"'
    settings = RoomSettings(title=hostile[:40])
    texts = (Opened(settings, hostile, hostile), Sat(0, hostile, ""), Said(None, hostile, hostile, False, True))
    assert not [each for each in (*texts, Closed(hostile)) if BEGAN in encode_entry(each)]
    assert BEGAN in encode_entry(Began("5ec2e7", None))
