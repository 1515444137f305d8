"""Imported records and the lobby."""

from collections.abc import Callable

import pytest
from tests.game.record_games import recorded
from tests.server.in_memory import open_registry

from blackgate.game.record import Verdict, verify
from blackgate.game.record import record as record_of
from blackgate.server.commands import Clear, Command
from blackgate.server.lobby import open_rooms, public_summary
from blackgate.server.offload import worker
from blackgate.server.problems import Refused
from blackgate.server.settings import RoomSettings

WRONG: list[tuple[str, Callable[[str], str]]] = [
    ("none", lambda record: "Dear diary"),
    ("none", lambda record: "\x89PNG\r\n\x1a\n\x00"),
    ("cut", lambda record: record[: len(record) // 2]),
    ("cut", lambda record: record[:100]),
    ("cut", lambda record: record.rstrip()[:-1]),
    ("foreign", lambda record: record.replace("blackgate record 4", "blackgate record 9")),
    ("foreign", lambda record: record.replace("edition retail ", "edition retail 0")),
    ("untrue", lambda record: record.replace("= rolled P", "= rolled P9", 1)),
    ("untrue", lambda record: record.replace("\nresult ", "\nresult P9 ", 1)),
    ("untrue", lambda record: record.replace("choices\n", "choices\nP1 dance\n", 1)),
]


async def test_an_invalid_record_is_refused_with_a_reason() -> None:
    record = record_of(recorded())

    async with open_registry() as registry:
        for said, changed in WRONG:
            assert changed(record) != record
            with pytest.raises(Refused) as refused:
                await registry.archive.import_record(changed(record))
            assert [each.message.id for each in refused.value.reasons] == [f"record-{said}"]
            assert refused.value.code == "invalid"


@pytest.mark.parametrize("keyed", [True, False])
async def test_a_valid_record_reports_what_was_checked(keyed: bool) -> None:
    record = record_of(recorded(keyed=keyed))

    async def brought() -> Verdict:
        async with open_registry() as registry:
            return await registry.archive.verdict(await registry.archive.import_record(record))

    found = await brought()
    assert found == verify(record)
    assert bool(found.commitment) is keyed
    assert found.decisions > 0


async def test_a_stored_record_that_became_invalid_is_refused() -> None:
    async with open_registry() as registry:
        foreign = record_of(recorded()).replace("edition retail ", "edition retail 0")
        await registry.archive._store.save_record("kept", foreign, 0)
        with pytest.raises(Refused) as refused:
            await registry.archive.verdict("kept")
        assert [each.message.id for each in refused.value.reasons] == ["record-foreign"]


async def test_the_lobby_shows_rooms_with_a_free_seat() -> None:
    async with open_registry() as registry:
        bots = await registry.create(RoomSettings(players=2, seats=("rookie", "rookie")))
        free = await registry.create(RoomSettings(players=2, title="Free"), "Ana")
        await registry.create(RoomSettings(players=2, private=True), "Eve")
        assert [each.code for each in await open_rooms(registry._store)] == [free.room]
        ben = await registry.sit(free.room, "Ben")
        assert await open_rooms(registry._store) == ()
        await registry.command(free.room, ben.key, Command("up", 0, Clear(1)))
        assert [each.seats for each in await open_rooms(registry._store)] == [("Ana", "")]
        assert public_summary((await registry.session(bots.room)).room).phase == "open"


async def test_the_canonical_text_of_a_record_is_stored() -> None:
    record = record_of(recorded())
    padded = record.replace("\nchoices\n", "\n# a comment\n\n   choices  \n").replace("\nP1 ", "\n  P1 ")

    async def bring() -> None:
        async with open_registry() as registry:
            name = await registry.archive.import_record(padded)
            assert await registry.archive.imported_record(name) == record
            assert await registry.archive.import_record(record) == name

    assert padded != record
    await bring()


def test_a_record_with_too_long_a_canonical_text_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(worker, "MOST_RECORD_BYTES", 1000)
    with pytest.raises(Refused, match="too long"):
        worker._verify(record_of(recorded()))
