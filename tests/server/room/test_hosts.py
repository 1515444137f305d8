"""Who is host when the creator of a room has left, who begins, and what a rematch keeps."""

from random import Random

import pytest
from tests.server.in_memory import SeatedRoom, open_registry, seated

from blackgate.server.commands import Begin, Clear, Command, HandOver, Order, Rematch
from blackgate.server.orders import Orders
from blackgate.server.problems import Refused
from blackgate.server.room import Room
from blackgate.server.rooms import RoomRegistry
from blackgate.server.settings import RoomSettings
from blackgate.server.web.offers import offer

TWO = RoomSettings(players=2, windows="swift", options={"round_cap": 2})


async def begin(registry: RoomRegistry, code: str, key: str) -> Room:
    """Begin the game."""
    await registry.command(code, key, Command("begin", 0, Begin()))
    return (await registry.session(code)).room


async def played(there: SeatedRoom, dice: Random) -> Room:
    """To the end."""
    while there.session.room.is_playing:
        await there.play(50, dice)
    return there.session.room


async def test_the_host_rights_go_with_the_host_seat() -> None:
    async with open_registry() as registry:
        there = await seated(registry, TWO, begin=False)
        given = await there.do(0, HandOver("Cleo"))
        with pytest.raises(Refused, match="opens nothing"):
            await begin(registry, there.code, there.host)
        assert (await begin(registry, there.code, str(given.result["key"]))).is_playing


async def test_when_the_host_leaves_another_player_becomes_host() -> None:
    async with open_registry() as registry:
        there = await seated(registry, TWO, begin=False)
        await there.do(0, Clear(0))
        await registry.sit(there.code, "Cleo", 0)
        assert (await begin(registry, there.code, there.clients[1].key)).is_playing


async def test_the_first_to_sit_in_an_empty_room_becomes_host() -> None:
    async with open_registry() as registry:
        made = await registry.create(RoomSettings(players=2, seats=("open", "rookie")), "Ana")
        await registry.command(made.room, made.key, Command("up", 0, Clear(0)))
        again = await registry.sit(made.room, "Ana", 0)
        assert (await begin(registry, made.room, again.key)).is_playing


async def test_a_spectating_host_stays_the_host() -> None:
    async with open_registry() as registry:
        made = await registry.create(TWO)
        for name in ("Ana", "Ben"):
            taken = await registry.sit(made.room, name)
            with pytest.raises(Refused, match="only the host"):
                await begin(registry, made.room, taken.key)
        assert (await begin(registry, made.room, made.key)).is_playing


async def test_the_host_begins_if_the_rules_say_so() -> None:
    """Rule: RULING-17."""

    async with open_registry() as registry:
        made = await registry.create(RoomSettings(players=6, options={"first_player": "host"}))
        for seat in range(6):
            await registry.sit(made.room, f"Player {seat + 1}", seat)
        assert int((await begin(registry, made.room, made.key)).playing.state.first) == 0
        for _ in range(3):
            there = await seated(registry, RoomSettings(players=6, options={"first_player": "host"}), begin=False)
            given = await there.do(0, HandOver("Cleo"))
            assert int((await begin(registry, there.code, str(given.result["key"]))).playing.state.first) == 0


async def test_the_last_loser_begins_if_the_rules_say_so() -> None:
    """Rule: RULING-17. In the first game nobody has lost yet, and the lot decides."""

    async with open_registry() as registry:
        options: dict[str, str | int] = {"first_player": "last_loser", "round_cap": 8}
        for seed in range(4):
            there = await seated(registry, RoomSettings(players=3, windows="swift", options=options))
            old = await played(there, Random(seed))
            points = [int(player.points) for player in old.playing.state.players]
            answer = await there.do(1, Rematch())
            new = await begin(registry, str(answer.result["room"]), there.host)
            assert points[int(new.playing.state.first)] == min(points)


async def test_standing_orders_carry_over_to_a_rematch() -> None:
    async with open_registry() as registry:
        there = await seated(registry, TWO)
        await there.do(1, Order(Orders(answer="refuse")))
        await played(there, Random(1))
        answer = await there.do(0, Rematch())
        new = await begin(registry, str(answer.result["room"]), there.host)
        assert [chair.orders for chair in new.chairs] == [Orders(), Orders(answer="refuse")]


async def test_a_game_begins_with_every_value_of_every_option() -> None:
    async with open_registry() as registry:
        for option in offer().editions[0].options:
            for value in [*option.values, *(option.range or ())]:
                if option.key != "ruleset":  # that chooses another edition
                    bots = RoomSettings(players=4, seats=("rookie",) * 4, options={option.key: value})
                    made = await registry.create(bots)
                    assert (await begin(registry, made.room, made.key)).phase != "open", (option.key, value)
