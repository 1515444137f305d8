"""Names and chat removed from a finished table: in memory, in caches, in the store, and after a restart."""

from pathlib import Path
from random import Random

import msgspec
import pytest
from tests.server.finished_rooms import GALLERY, MINE, QUICK, THEIRS, TRACES, finished, on_disk, served
from tests.server.in_memory import open_registry, seated

from blackgate.game.record import verify
from blackgate.server import event_log, redaction
from blackgate.server.commands import Delete, Forget, HandOver, Rematch, Say
from blackgate.server.event_log import AnyEntry, Began, Forgotten, Said, Sat, StartingSeat, encode_entry
from blackgate.server.problems import Refused
from blackgate.server.room import seating
from blackgate.server.settings import RoomSettings
from blackgate.server.store import Row, SqliteStore, StoreError


def found(traces: tuple[bytes, ...], text: bytes) -> list[bytes]:
    return [each for each in traces if each in text]


async def test_a_player_removes_name_and_chat_everywhere() -> None:
    async with open_registry() as registry:
        room = await finished(registry)
        before = await served(registry, room)
        assert found(TRACES, before) == list(TRACES)
        await room.do(0, Forget())
        after = await served(registry, room)
        assert not found(MINE, after)
        assert found(THEIRS + GALLERY, after) == [*THEIRS, *GALLERY]
        assert verify(await registry.archive.record(room.code)).commitment == room.session.room.promise


async def test_the_name_is_that_of_the_prisoner_and_lines_stay_in_their_place() -> None:
    async with open_registry() as registry:
        room = await finished(registry)
        await room.do(0, Forget())
        await room.drain()
        told = room.clients[1]
        chair = room.session.room.chairs[0]
        prisoner = room.session.room.rules.edition.prisoner(chair.board).sides[chair.side]
        assert told.state["room"]["seats"][0]["name"] == prisoner  # type: ignore[index]
        assert told.state["table"]["seats"][0]["name"] == prisoner  # type: ignore[index]
        lines = [(each["seat"], each["text"], each["is_removed"]) for each in told.chat]  # type: ignore[index]
        assert lines == [(0, "", True), (1, "their word", False), (None, "from the gallery", False)]


async def test_without_sending_the_state_anew_clients_keep_the_name(monkeypatch: pytest.MonkeyPatch) -> None:
    """Negative control."""
    monkeypatch.setattr("blackgate.server.session.RoomSession._send_anew", lambda self, subscribers: None)
    async with open_registry() as registry:
        room = await finished(registry)
        await room.do(0, Forget())
        await room.drain()
        assert room.clients[1].state["room"]["seats"][0]["name"] == "Player 1"  # type: ignore[index]


async def test_what_is_cached_under_the_code_alone_would_be_served_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """Negative control."""
    monkeypatch.setattr("blackgate.server.archive._game_key", lambda room: room.code)
    async with open_registry() as registry:
        room = await finished(registry)
        await served(registry, room)
        await room.do(0, Forget())
        assert found(MINE, await served(registry, room))


@pytest.mark.parametrize("rewrites", [True, False])
async def test_nothing_of_it_is_left_in_the_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, rewrites: bool
) -> None:
    """Without the rewriting, the negative control, a restart brings the texts back into memory and the file."""
    if not rewrites:
        monkeypatch.setattr("blackgate.server.session.rewriting", lambda new: None)
    file = tmp_path / "rooms.db"
    async with open_registry(store=SqliteStore(file)) as registry:
        room = await finished(registry)
        await room.do(0, Forget())
    assert bool(found(MINE, on_disk(tmp_path))) is not rewrites
    assert found(THEIRS, on_disk(tmp_path)) == list(THEIRS)
    async with open_registry(store=SqliteStore(file)) as registry:
        again = await served(registry, room)
        assert not found(MINE, again)
        assert found(THEIRS, again)
        assert verify(await registry.archive.record(room.code)).is_over


async def test_who_may_remove_what() -> None:
    async with open_registry() as registry:
        room = await seated(registry, QUICK)
        for wish, seat, what in (
            (Forget(), 0, "not finished"), (Forget(), None, "no seat"), (Delete(), 0, "going on"),
            (Delete(), 1, "only the host"), (Delete(), None, "only the host"),
        ):  # fmt: skip
            with pytest.raises(Refused, match=what):
                await room.do(seat, wish)
        await room.play(10_000, Random(3))
        with pytest.raises(Refused, match="no seat"):
            await room.do(None, Forget())
        with pytest.raises(Refused, match="only the host"):
            await room.do(1, Delete())
        await room.do(1, Forget())
        assert room.session.room.chairs[0].name == "Player 1"


async def test_without_the_check_anybody_could_delete_a_table(monkeypatch: pytest.MonkeyPatch) -> None:
    """Negative control."""
    monkeypatch.setattr(seating, "require_host", lambda who: None)
    async with open_registry() as registry:
        room = await finished(registry)
        await room.do(1, Delete())
        with pytest.raises(Refused, match="no such room"):
            await registry.session(room.code)


async def test_a_seat_that_was_handed_over_loses_both_names() -> None:
    async with open_registry() as registry:
        room = await seated(registry, QUICK)
        done = await room.do(0, HandOver("Successor"))
        room.clients[0].key = str(done.result["key"])
        await room.play(10_000, Random(3))
        record = await registry.archive.record(room.code)
        assert "Player 1" in record
        await room.do(0, Forget())
        assert not found((b"Player 1", b"Successor"), await served(registry, room))


async def test_a_rematch_takes_no_removed_name_along() -> None:
    async with open_registry() as registry:
        room = await finished(registry)
        await room.do(0, Forget())
        next_room = (await room.do(1, Rematch())).result["room"]
        names = [chair.name for chair in (await registry.session(str(next_room))).room.chairs]
        assert names[0] not in ("", "Player 1")
        assert names[1] == "Player 2"


async def test_a_player_with_the_name_of_the_prisoner_is_told_apart() -> None:
    async with open_registry() as registry:
        room = await seated(registry, QUICK, begin=False)
        chairs = room.session.room.chairs
        prisoner = room.session.room.rules.edition.prisoner(chairs[0].board).sides[0]
        room.session.commit((Sat(1, prisoner, chairs[1].key), event_log.Closed("host")))
        await room.do(0, Forget())
        assert [chair.name for chair in chairs] == [f"{prisoner} 2", prisoner]


def test_a_game_of_an_older_log_gets_a_commitment_without_names() -> None:
    """Its names were covered: what was published cannot be verified without them."""
    seats = (StartingSeat("Ana", "human", 1, 0), StartingSeat("Rookie 2", "rookie", 2, 0))
    began = Began("ab" * 32, 0, seats=seats)
    cleaned = redaction.without(began, Forgotten(0))
    assert isinstance(cleaned, Began)
    assert [seat.name for seat in cleaned.seats] == ["", "Rookie 2"]
    assert began.covers_names
    assert not cleaned.covers_names


def test_only_what_is_personal_is_rewritten() -> None:
    kept: list[AnyEntry] = [
        Sat(1, "Bo", "k"),
        Said(1, "", "hi", False, True),
        event_log.Chose(0, "pass"),
        event_log.Closed("host"),
    ]
    for entry in kept:
        row = Row(2, 0, "c", encode_entry(entry))
        assert redaction.redacted(row, Forgotten(0)) is row
    said = Row(2, 0, "-0123:c", encode_entry(Said(None, "Bo", "hi", False, False)))
    gone = redaction.redacted(said, Forgotten(names=False))
    assert gone.command == "", "it is derived from the text"
    assert msgspec.json.decode(gone.body)["text"] == ""


async def test_the_host_deletes_a_table() -> None:
    async with open_registry() as registry:
        room = await finished(registry)
        await served(registry, room)
        await room.do(0, Delete())
        assert {client.outbox.closing for client in room.clients.values()} == {(4404, "this table was deleted")}
        for ask in (registry.session, registry.archive.record):
            with pytest.raises(Refused, match="no such room"):
                await ask(room.code)
        assert await registry._store.listing(room.code) is None
        with pytest.raises(Refused, match="no such room"):
            await room.do(1, Say("hello?"))


async def test_a_table_that_has_not_begun_is_deleted_from_the_file(tmp_path: Path) -> None:
    settings = RoomSettings(players=2, title="Our evening")
    async with open_registry(store=SqliteStore(tmp_path / "rooms.db")) as registry:
        room = await seated(registry, settings, begin=False)
        await room.do(0, Delete())
    assert not found((b"Player 1", b"Player 2", b"Our evening", room.code.encode()), on_disk(tmp_path))


async def test_a_table_stays_if_it_cannot_be_deleted(monkeypatch: pytest.MonkeyPatch) -> None:
    async with open_registry() as registry:
        room = await finished(registry)

        async def fail(code: str) -> None:
            raise StoreError("the disk is full")

        with monkeypatch.context() as patched:
            patched.setattr(registry._store, "delete", fail)
            with pytest.raises(StoreError):
                await room.do(0, Delete())
        assert room.clients[1].outbox.closing == (1012, "the room is loaded anew")
        assert (await registry.session(room.code)).room.phase == "over"
