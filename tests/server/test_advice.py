"""Advice over the protocol: stakes with the question, threats with the own part, an explanation on request."""

from random import Random

import msgspec
from tests.server.in_memory import SeatedRoom, open_registry, seated

from blackgate.game.advice.explanation import explanation
from blackgate.game.advice.stakes import stakes
from blackgate.game.advice.threats import threats
from blackgate.server.messages import Explain
from blackgate.server.settings import RoomSettings

SETTINGS = RoomSettings(players=3, windows="swift", options={"round_cap": 3})


def plain(found: object) -> object:
    """As it is sent."""
    return msgspec.json.decode(msgspec.json.encode(found))


async def explained(there: SeatedRoom, seat: int | None) -> dict[str, object]:
    """The reply to a request for an explanation over a connection."""
    subscriber = next(each for each in there.session.subscribers if each.person.seat == seat)
    await there.registry.handle(subscriber, Explain("e-1"))
    await there.drain()
    found: dict[str, object] = msgspec.json.decode(there.clients[seat].frames[-1])
    return found


async def test_a_question_comes_with_its_stakes_and_a_seat_with_its_threats() -> None:
    async with open_registry() as registry:
        there = await seated(registry, SETTINGS)
        for dice in range(12):
            await there.play(8, Random(dice))
            game = there.session.room.playing
            for seat in range(3):
                view = game.view(seat)
                own = (await registry.welcome(there.code, there.clients[seat].key)).own
                assert own is not None
                assert own.threats == threats(game.rules, view, view.seats, seat)
                assert own.asked is None or own.asked.stakes == stakes(game.rules, view)
                await there.drain()
                assert there.clients[seat].state["own"] == plain(own), "deltas lead to the same"


async def test_everybody_gets_an_explanation_of_what_they_may_know() -> None:
    async with open_registry() as registry:
        there = await seated(registry, SETTINGS)
        game = there.session.room.playing
        for seat in (0, 1):
            found = await explained(there, seat)
            assert found["sentences"] == plain(explanation(game.view(seat)))
        looking = await explained(there, None)
        assert looking["sentences"] == plain(explanation(game.view(None, memory=False)))


async def test_there_is_nothing_to_explain_before_the_game() -> None:
    async with open_registry() as registry:
        there = await seated(registry, SETTINGS, begin=False)
        found = await explained(there, 0)
        assert found["type"] == "refused"
