"""What anybody may look up: what is said of a record that somebody brings, and which rooms the lobby shows."""

import asyncio
from collections.abc import Callable

import pytest
from tests.game.record_games import recorded
from tests.server.people import open_hall

from blackgate.game.record import Verdict, verify
from blackgate.game.record import record as record_of
from blackgate.server.commands import Clear, Command
from blackgate.server.problems import Refused
from blackgate.server.settings import RoomSettings


@pytest.mark.parametrize(
    ("said", "changed"),
    [
        ("none", lambda record: "Dear diary"),
        ("none", lambda record: "\x89PNG\r\n\x1a\n\x00"),
        ("cut", lambda record: record[: len(record) // 2]),
        ("cut", lambda record: record[:100]),
        ("cut", lambda record: record.rstrip()[:-1]),
        ("foreign", lambda record: record.replace("blackgate record 2", "blackgate record 9")),
        ("foreign", lambda record: record.replace("edition retail ", "edition retail 0")),
        ("untrue", lambda record: record.replace("= rolled P", "= rolled P9", 1)),
        ("untrue", lambda record: record.replace("\nresult ", "\nresult P9 ", 1)),
        ("untrue", lambda record: record.replace("choices\n", "choices\nP1 dance\n", 1)),
    ],
)
def test_of_a_record_that_does_not_hold_it_is_said_what_is_wrong(said: str, changed: Callable[[str], str]) -> None:
    record = record_of(recorded())
    assert changed(record) != record

    async def bring() -> None:
        async with open_hall() as hall:
            with pytest.raises(Refused) as refused:
                await hall.annals.import_record(changed(record))
            assert [each.message.id for each in refused.value.reasons] == [f"record-{said}"]
            assert refused.value.code == "invalid"

    asyncio.run(bring())


@pytest.mark.parametrize("keyed", [True, False])
def test_of_a_record_that_holds_it_is_said_what_was_checked(keyed: bool) -> None:
    record = record_of(recorded(keyed=keyed))

    async def brought() -> Verdict:
        async with open_hall() as hall:
            return await hall.annals.verdict(await hall.annals.import_record(record))

    found = asyncio.run(brought())
    assert found == verify(record)
    assert bool(found.commitment) is keyed
    assert found.decisions > 0


def test_a_kept_record_that_no_longer_holds_is_refused_in_the_same_words() -> None:
    async def asked() -> None:
        async with open_hall() as hall:
            foreign = record_of(recorded()).replace("edition retail ", "edition retail 0")
            await hall.annals._store.keep_record("kept", foreign, 0)
            with pytest.raises(Refused) as refused:
                await hall.annals.verdict("kept")
            assert [each.message.id for each in refused.value.reasons] == ["record-foreign"]

    asyncio.run(asked())


def test_the_lobby_shows_rooms_in_which_somebody_can_sit_down() -> None:
    async def play() -> None:
        async with open_hall() as hall:
            bots = await hall.create(RoomSettings(players=2, seats=("rookie", "rookie")))
            free = await hall.create(RoomSettings(players=2, title="Free"), "Ana")
            await hall.create(RoomSettings(players=2, private=True), "Eve")
            assert [each.code for each in await hall.annals.lobby()] == [free.room]
            ben = await hall.sit(free.room, "Ben")
            assert await hall.annals.lobby() == ()
            await hall.command(free.room, ben.key, Command("up", 0, Clear(1)))
            assert [each.seats for each in await hall.annals.lobby()] == [("Ana", "")]
            assert (await hall.annals.summary(bots.room)).phase == "open"

    asyncio.run(play())
