"""Branches at a table: who may open them, what they begin with, and what they reveal."""

import asyncio
from collections.abc import AsyncIterator
from random import Random

import msgspec
import pytest
from tests.game.record_games import recorded
from tests.server.finished_rooms import QUICK, finished
from tests.server.in_memory import ManualClock, connected, open_registry, seated, work_here
from tests.server.web.servers import bearer, client_of, open_app

from blackgate.errors import BlackgateError
from blackgate.game.branch import check_branch
from blackgate.game.record import record as record_of
from blackgate.game.record import replay, verify
from blackgate.server.branches import BranchWish
from blackgate.server.commands import Begin, Choose, Command, Delete, HandOver, Rematch, Undo
from blackgate.server.lobby import open_rooms
from blackgate.server.messages import Created
from blackgate.server.problems import Refused
from blackgate.server.rooms import RoomRegistry
from blackgate.server.session import RoomSession
from blackgate.server.settings import RoomSettings
from blackgate.server.store import SqliteStore

WISH = BranchWish(decision=4, seat=1, title="The other way", name="Ana", others="rookie")
REDRAWN = msgspec.structs.replace(WISH, is_redrawn=True)


async def begun(registry: RoomRegistry, made: Created) -> RoomSession:
    await registry.command(made.room, made.key, Command("begin", 0, Begin()))
    return await registry.session(made.room)


async def played(registry: RoomRegistry, made: Created, session: RoomSession, watch: ManualClock) -> None:
    """The person decides at random, until the game is over; for the others time passes."""
    client, dice = await connected(registry, made.room, made.seat or 0, made.key), Random(3)
    number = 0
    while session.room.is_playing:
        asked = session.room.asked_of(made.seat or 0)
        if asked is None or asked is not session.room.asked[0]:
            watch.ms += 1_000
            session.run_due()
            await session.wait_durable()
            await client.drain()
            continue
        number += 1
        wish = Choose(str(dice.choice(asked.options)))
        await registry.command(made.room, made.key, Command(f"d{number}", session.room.version, wish))


@pytest.mark.parametrize("wish", [WISH, REDRAWN])
async def test_a_branch_is_played_to_its_end_and_verified(wish: BranchWish) -> None:
    watch = ManualClock()
    async with open_registry(watch) as registry:
        there = await finished(registry)
        made = await registry.branches.open_from_room(there.code, wish)
        assert made.seat == 1
        session = await begun(registry, made)
        room = session.room
        assert room.promise
        assert room.chairs[0].is_bot
        assert [chair.board for chair in room.chairs] == [chair.board for chair in there.session.room.chairs]
        await played(registry, made, session, watch)
        text = await registry.archive.record(made.room)
        assert verify(text).commitment == room.promise
        assert record_of(replay(text)) == text
        origin = check_branch(text, await registry.archive.record(there.code))
        assert (origin.step, origin.knower) == (4, 1 if wish.is_redrawn else None)
        assert (await registry.archive.statistics(made.room)).decisions > 0
        assert (await registry.archive.replay(made.room, 1, 1)).decisions > 0


async def test_the_branch_begins_as_the_moment_was() -> None:
    async with open_registry() as registry:
        there = await finished(registry)
        # Somebody else, or the server where an answer is forced, would have gone on at once.
        decisions = range(len(there.session.room.playing.choices))
        moments = [await registry.archive.replay(there.code, decision, 1) for decision in decisions]
        decision, parent = next(each for each in enumerate(moments) if len(each[1].view.options) > 1)
        for is_redrawn in (False, True):
            wish = msgspec.structs.replace(WISH, decision=decision, is_redrawn=is_redrawn)
            made = await registry.branches.open_from_room(there.code, wish)
            room = (await begun(registry, made)).room
            assert room.playing.choices == []
            seen = room.playing.view(1)
            assert (seen.learned, seen.options) == (parent.view.learned, parent.view.options)
            assert [seat.hand for seat in seen.seats] == [seat.hand for seat in parent.view.seats]
            told = (await registry.welcome(made.room, made.key)).room.origin
            assert told is not None
            assert (told.room, told.decision, told.seat, told.is_redrawn) == (there.code, decision, 1, is_redrawn)


async def test_redrawn_cards_are_not_the_real_ones() -> None:
    """Nobody at the table, and nothing the table is sent, has the real hand of the other seat."""
    async with open_registry() as registry:
        there = await finished(registry, QUICK)
        real = (await registry.archive.replay(there.code, WISH.decision, 0)).view.seats[0].hand
        hands = []
        for _ in range(6):
            made = await registry.branches.open_from_room(there.code, REDRAWN)
            room = (await registry.session(made.room)).room
            assert room.branch is not None
            hands.append(msgspec.json.decode(room.branch.start.position)["seats"][0]["hand"])
            assert f'"viewer":{0}' not in "".join(room.branch.start.remembered)
        assert any(hand != real for hand in hands)
        assert any(hand != hands[0] for hand in hands)


async def test_running_games_do_not_branch_whoever_asks_and_however() -> None:
    async with open_registry() as registry:
        there = await seated(registry, QUICK)
        await there.play(5, Random(1))
        branch = await registry.branches.open_from_room((await finished(registry)).code, WISH)
        waiting = await registry.create(QUICK, "Host")
        learning = await registry.create(RoomSettings(lesson="digging"), "Learner")
        await begun(registry, learning)
        for code in (there.code, branch.room, waiting.room, learning.room):
            for ask in (registry.branches.list_of_room(code), registry.branches.open_from_room(code, WISH)):
                with pytest.raises(Refused) as refused:
                    await ask
                assert refused.value.code == "conflict"
        await begun(registry, branch)
        with pytest.raises(Refused, match="not over"):
            await registry.branches.open_from_room(branch.room, WISH)


@pytest.mark.parametrize("is_private", [False, True])
async def test_rights_over_the_network(is_private: bool) -> None:
    """A running game refuses every role; of a finished one, a private game needs the key of a seat."""
    async with open_app() as state, client_of(state, "192.0.2.7") as client:
        there = await seated(state.registry, msgspec.structs.replace(QUICK, private=is_private))
        other = await state.registry.create(QUICK, "Stranger")
        keys = {"nobody": "", "stranger": other.key, "seat": there.clients[1].key, "host": there.host}
        path, body = f"/api/rooms/{there.code}/branches", msgspec.to_builtins(WISH)

        async def asked(key: str) -> tuple[int, int]:
            one = await client.get(path, headers=bearer(key))
            return one.status_code, (await client.post(path, headers=bearer(key), json=body)).status_code

        for role, key in keys.items():
            refused = 403 if is_private and role in ("nobody", "stranger") else 409
            assert await asked(key) == (refused, refused), role
        await there.play(10_000, Random(1))
        for role, key in keys.items():
            meant = (403, 403) if is_private and role in ("nobody", "stranger") else (200, 201)
            assert await asked(key) == meant, role
        listed = (await client.get(path, headers=bearer(there.host))).json()["branches"]
        assert len(listed) == (2 if is_private else 4)
        made = await state.registry.session(listed[0]["room"])
        assert made.room.settings.private is is_private


@pytest.mark.parametrize("is_handed_over", [False, True])
async def test_a_key_that_is_lost_while_the_body_comes_opens_no_branch(is_handed_over: bool) -> None:
    """The game ends before the body does, perhaps with another person in the seat."""
    async with open_app() as state, client_of(state, "192.0.2.7") as client:
        there = await seated(state.registry, msgspec.structs.replace(QUICK, private=True))
        player, body = there.clients[1], msgspec.json.encode(WISH)
        headers = {**bearer(player.key), "content-type": "application/json"}

        async def sent() -> AsyncIterator[bytes]:
            yield body[:9]
            if is_handed_over:
                done = await state.registry.command(there.code, player.key, Command("over", 0, HandOver("Heir")))
                player.key = str(done.result["key"])
            await there.play(10_000, Random(1))
            yield body[9:]

        answer = await client.post(f"/api/rooms/{there.code}/branches", headers=headers, content=sent())
        assert answer.status_code == (403 if is_handed_over else 201)
        assert state.registry.room_count == (1 if is_handed_over else 2)


async def test_an_uploaded_record_lists_no_private_branches() -> None:
    """Everybody may read an uploaded record, and it names the same game as the private room."""
    async with open_app() as state, client_of(state, "192.0.2.7") as client:
        there = await seated(state.registry, msgspec.structs.replace(QUICK, private=True))
        await there.play(10_000, Random(1))
        name = await state.registry.archive.import_record(await state.registry.archive.record(there.code))
        host, wish = bearer(there.host), msgspec.to_builtins(msgspec.structs.replace(WISH, others="open"))
        hidden = await client.post(f"/api/rooms/{there.code}/branches", headers=host, json=wish)
        shown = await client.post(f"/api/records/{name}/branches", json=wish)
        hidden_room, shown_room = hidden.json()["room"], shown.json()["room"]
        for key in ("", there.host):
            listed = (await client.get(f"/api/records/{name}/branches", headers=bearer(key))).json()["branches"]
            assert [each["room"] for each in listed] == [shown_room]
        listed = (await client.get(f"/api/rooms/{there.code}/branches", headers=host)).json()["branches"]
        assert {each["room"] for each in listed} == {hidden_room, shown_room}


async def test_branches_are_listed_by_name_the_newest_first() -> None:
    watch = ManualClock()
    async with open_registry(watch) as registry:
        there = await finished(registry)
        titles, rooms = ["Second", "Fourth", "First", "Third"], list[str]()
        for title in titles:
            watch.ms += 1
            wish = msgspec.structs.replace(WISH, title=title, others="open")
            rooms.append((await registry.branches.open_from_room(there.code, wish)).room)
        found = (await registry.branches.list_of_room(there.code)).branches
        assert [(each.title, each.room) for each in reversed(found)] == list(zip(titles, rooms, strict=True))
        assert {each.phase for each in found} == {"open"}
        assert await open_rooms(registry._store) == (), "they are not in the lobby"
        session = await registry.session(rooms[0])
        assert session.room.settings.title == titles[0]
        name = await registry.archive.import_record(await registry.archive.record(there.code))
        assert (await registry.branches.list_of_record(name)).branches == found, "the same game"


async def test_a_branch_has_the_phase_of_its_room() -> None:
    watch = ManualClock()
    async with open_registry(watch) as registry:
        there, phases = await finished(registry), []
        made = await registry.branches.open_from_room(there.code, WISH)
        session = await registry.session(made.room)
        assert all(chair.is_taken for chair in session.room.chairs)

        async def note() -> None:
            await session.wait_durable()
            (found,) = (await registry.branches.list_of_room(there.code)).branches
            phases.append((found.phase, session.room.phase))

        await note()
        await begun(registry, made)
        await note()
        await played(registry, made, session, watch)
        await note()
        assert phases == [("open", "open"), ("playing", "playing"), ("over", "over")]


async def test_of_a_record_whose_game_goes_on_nothing_is_made() -> None:
    """Like a room whose game goes on: it is no wrong request, it comes too early."""
    async with open_app() as state, client_of(state) as client:
        name = await state.registry.archive.import_record(record_of(recorded(most=40), private=True))
        path, wish = f"/api/records/{name}", msgspec.to_builtins(WISH)
        work_here(state.registry.archive.reviews.offload)
        await client.get(f"{path}/review")
        while state.registry.archive.reviews._queue:
            await asyncio.sleep(0.01)
        for method, part in (("GET", "course"), ("GET", "review"), ("POST", "branches")):
            answer = await client.request(method, f"{path}/{part}", json=wish if method == "POST" else None)
            assert (answer.status_code, answer.json()["code"]) == (409, "conflict"), part
            assert "not over" in answer.json()["what"]


async def test_an_imported_record_branches() -> None:
    async with open_registry() as registry:
        name = await registry.archive.import_record(record_of(recorded()))
        made = await registry.branches.open_from_record(name, REDRAWN)
        session = await begun(registry, made)
        assert session.room.rules.modules == recorded().rules.modules
        assert (await registry.welcome(made.room, made.key)).room.origin is not None
        listed = (await registry.branches.list_of_record(name)).branches
        assert [(each.room, each.decision, each.is_redrawn) for each in listed] == [(made.room, 4, True)]


async def test_what_cannot_branch_is_refused_in_words() -> None:
    async with open_registry() as registry:
        there = await finished(registry)
        running = await registry.archive.import_record(record_of(recorded(most=40), private=True))
        last = (await registry.archive.replay(there.code, 0)).decisions
        wishes = [
            (registry.branches.open_from_room, there.code, msgspec.structs.replace(WISH, decision=last), "is over"),
            (registry.branches.open_from_room, there.code, msgspec.structs.replace(WISH, decision=9999), "no step"),
            (registry.branches.open_from_room, there.code, msgspec.structs.replace(WISH, seat=5), "no seat"),
            (registry.branches.open_from_record, running, WISH, "not over"),
            (registry.branches.open_from_record, "f" * 20, WISH, "no such record"),
        ]
        for ask, where, wish, said in wishes:
            with pytest.raises(BlackgateError, match=said):
                await ask(where, wish)


async def test_a_branch_survives_a_restart_and_goes_with_its_room() -> None:
    store = SqliteStore(None)
    async with open_registry(store=store) as registry:
        there = await finished(registry)
        made = await registry.branches.open_from_room(there.code, msgspec.structs.replace(REDRAWN, others="open"))
        taken = await registry.sit(made.room, "Ben")
        session = await begun(registry, made)
        await connected(registry, made.room, taken.seat, taken.key)
        asked = session.room.asked[0]
        key = made.key if asked.seat == made.seat else taken.key
        await registry.command(made.room, key, Command("one", session.room.version, Choose(str(asked.options[0]))))
        before = session.room.playing
        again = await registry._replay_log(made.room, True)
        assert again.room.playing.to_dict() == before.to_dict()
        for viewer in (0, 1, None):
            assert again.room.playing.view(viewer) == before.view(viewer)
        if before.undoable(asked.seat):
            await registry.command(made.room, key, Command("back", session.room.version, Undo(1)))
            assert before.choices == []


async def test_a_rematch_of_a_branch_is_a_game_of_its_own() -> None:
    watch, store = ManualClock(), SqliteStore(None)
    async with open_registry(watch, store) as registry:
        there = await finished(registry)
        made = await registry.branches.open_from_room(there.code, WISH)
        session = await begun(registry, made)
        await played(registry, made, session, watch)
        done = await registry.command(made.room, made.key, Command("again", session.room.version, Rematch()))
        following = (await registry.session(str(done.result["room"]))).room
        assert following.branch is None
        await registry.command(made.room, made.key, Command("gone", session.room.version, Delete()))
        assert (await registry.branches.list_of_room(there.code)).branches == ()
        assert await store._read(lambda reader: list(reader.execute("SELECT room FROM branches"))) == []
