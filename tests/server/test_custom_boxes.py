"""Rooms with a custom box: what differs is shown to everybody; the game, its record and its rematch have the box."""

import gc
import json
import weakref
from random import Random
from typing import Any

import msgspec
import pytest
from tests.server.in_memory import open_registry, seated
from tests.server.web.servers import client_of, open_app

from blackgate.bots import make
from blackgate.bots.bot import Chance, Clock
from blackgate.bots.external.protocol import VERSION, Hello, heard_by_bot, written
from blackgate.bots.worker import rules_of
from blackgate.errors import OptionError
from blackgate.game.game import Game
from blackgate.game.record import replay, verify
from blackgate.game.view import from_json
from blackgate.server import rule_cache
from blackgate.server.commands import Close, Rematch
from blackgate.server.lobby import public_summary
from blackgate.server.problems import Refused
from blackgate.server.settings import RoomSettings

BOX: dict[str, Any] = {
    "id": "mine",
    "name": "My own cards",
    "tunnel": {"shovel": 4},
    "card": [
        {"id": "riot", "copies": 3},
        {"id": "cart", "name": {"en": "Cart", "fr": "Chariot"}, "class": "action", "deck": "search", "copies": 30,
         "value": 1, "do": [{"do": "draw", "n": 1}]},
    ],
}  # fmt: skip
WITH_BOX = RoomSettings(players=2, windows="swift", options={"round_cap": 3}, box=BOX)


def with_box(**changes: Any) -> RoomSettings:
    return msgspec.structs.replace(WITH_BOX, **changes)


async def test_a_game_with_a_box_from_the_waiting_room_to_the_rematch() -> None:
    async with open_registry() as registry:
        there = await seated(registry, WITH_BOX)
        room = there.session.room
        assert room.rules.edition.cards[room.rules.edition.card("riot")].copies == 3
        assert public_summary(room).box == "My own cards"
        while room.is_playing:
            await there.play(100, Random(3))
        text = await registry.archive.record(there.code)
        assert verify(text).is_over
        assert replay(text).rules.edition.fingerprint == room.rules.edition.fingerprint
        name = await registry.archive.import_record(text)
        assert '"Chariot"' in (await registry.archive.box_imported(name, "fr")).decode()
        assert (await registry.archive.statistics(there.code)).seats
        assert (await registry.archive.replay(there.code, 3)).decision == 3
        done = await there.do(0, Rematch())
        following = await registry.session(str(done.result["room"]))
        assert following.room.settings.box == BOX
        assert following.room.rules is room.rules


async def test_everybody_sees_what_differs_before_sitting_down() -> None:
    async with open_registry() as registry:
        created = await registry.create(with_box(private=True, spectators=False))
        found = json.loads(await registry.archive.changes(created.room, "fr"))
        assert found["name"] == "My own cards"
        assert [(each["section"], each["id"], each["kind"]) for each in found["changes"]] == [
            ("tunnel", "", "changed"), ("card", "riot", "changed"), ("card", "cart", "added"),
        ]  # fmt: skip
        assert found["changes"][2]["names"] == {"fr": "Chariot"}
        assert '"Chariot"' in (await registry.archive.box(created.room, "fr")).decode()
        assert public_summary((await registry.session(created.room)).room).box == ""
        plain = await registry.create(RoomSettings(players=2))
        assert json.loads(await registry.archive.changes(plain.room, "fr")) == {"name": "", "changes": []}


async def test_the_box_outlives_a_restart() -> None:
    async with open_registry() as registry:
        there = await seated(registry, WITH_BOX)
        fingerprint = there.session.room.rules.edition.fingerprint
        del registry._sessions[there.code]
        again = await registry.session(there.code)
        assert again.room.rules.edition.fingerprint == fingerprint
        assert again.room.settings.box == BOX


@pytest.mark.parametrize(
    ("box", "where"),
    [
        ({}, "box.id"),
        (BOX | {"card": [{"id": "riot", "copies": 200}]}, "box.card.riot.copies"),
        (BOX | {"card": [{"id": f"c{n}"} for n in range(300)]}, "box"),
        (BOX | {"token": [{"id": "spy", "copies": 3}]}, "box.token.spy.name"),
        (BOX | {"name": "<script>"}, "box.name"),
    ],
)
async def test_a_wrong_box_opens_no_room(box: dict[str, Any], where: str) -> None:
    async with open_registry() as registry:
        with pytest.raises(OptionError) as refused:
            await registry.create(with_box(box=box))
        assert refused.value.where == where
        assert refused.value.right
        assert registry.room_count == 0


async def test_a_lesson_has_no_box() -> None:
    async with open_registry() as registry:
        with pytest.raises(OptionError):
            await registry.create(RoomSettings(lesson="moving", box=BOX))


async def test_building_rules_with_a_box_is_charged_also_if_it_is_wrong() -> None:
    paid: list[str] = []
    async with open_registry() as registry:
        registry.offload.charge = paid.append
        await registry.create(with_box(box=BOX | {"id": "paid"}), payer="Ana")
        with pytest.raises(OptionError):
            await registry.create(with_box(box=BOX | {"card": [{"id": "riot", "copies": -1}]}), payer="Eve")
        assert paid == ["Ana", "Eve"]


async def test_the_rules_of_a_closed_room_are_freed() -> None:
    async with open_registry() as registry:
        there = await seated(registry, WITH_BOX)
        await there.play(5_000, Random(1))
        rules = weakref.ref(there.session.room.rules)
        shared = rule_cache.made(RoomSettings(players=2).rules_key())
        await there.do(0, Close())
        there.session.close(1001, "the room is put away")
        del registry._sessions[there.code]
        del there
        gc.collect()
        assert rules() is None
        assert rule_cache.found(RoomSettings(players=2).rules_key()) is shared  # the control: others stay


def test_a_bot_in_another_process_gets_the_box() -> None:
    rules = WITH_BOX.rules()
    hello = heard_by_bot(written(Hello(VERSION, "rookie", 0, rules.setting, rules.edition)))
    assert isinstance(hello, Hello)
    theirs = rules_of(hello)
    assert theirs.edition.fingerprint == rules.edition.fingerprint
    game = Game(rules, 1)
    view = game.view(game.seat)
    seen = from_json(msgspec.json.encode(view)).played_by(theirs)
    assert make("rookie", theirs).choose(seen, view.options, Clock(playouts=1), Chance(1)).action in view.options


# Over HTTP.


async def test_the_workshop_over_http() -> None:
    async with open_app() as state, client_of(state) as client:
        form = (await client.get("/api/workshop?modules=library&teams=false")).json()
        assert form["modules"] == ["library"]
        assert "token" in [section["name"] for section in form["sections"]]
        good = (await client.post("/api/workshop/check", json={"box": BOX, "show": "card.shovel"})).json()
        assert good["problems"] == []
        assert {*good["changes"][1]["names"]} == {"en", "fr", "it", "de", "es", "nl"}
        assert good["shown"]["names"]["en"] == "Shovel"
        wrong = await client.post("/api/workshop/check", json={"box": BOX | {"numbers": {"actions": 0}}})
        assert wrong.status_code == 200
        assert wrong.json()["problems"] == [
            {"where": "numbers.actions", "what": "is 0", "right": "write a whole number from 1 to 9"}
        ]
        assert (await client.post("/api/workshop/check", json={"box": [1]})).status_code == 400
        assert (await client.get("/api/workshop?edition=nothing")).status_code == 400
        opened = await client.post("/api/rooms", json={"settings": {"players": 2, "box": BOX}})
        assert opened.status_code == 201
        found = await client.get(f"/api/rooms/{opened.json()['room']}/changes?language=de")
        assert found.json()["name"] == "My own cards"


async def test_unknown_rooms_have_no_changes() -> None:
    async with open_registry() as registry:
        with pytest.raises(Refused):
            await registry.archive.changes("QQQQQQ", "en")
