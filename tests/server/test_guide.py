"""The guide of a first game: one good option with its reason, for the player who is asked and only where hints are."""

import msgspec
import pytest
from tests.server.in_memory import SeatedRoom, open_registry, seated
from tests.server.test_hints import HINTS, advised, count

from blackgate.game.advice import guidance
from blackgate.server.messages import Guidance, Guide
from blackgate.server.player_help import GUIDE_PLAYOUTS
from blackgate.server.problems import Refused


async def refusal(there: SeatedRoom, seat: int | None) -> str:
    """With which code the guide is refused."""
    with pytest.raises(Refused) as refused:
        await there.registry.guide(there.code, there.clients[seat].key)
    return refused.value.code


async def test_the_asked_player_gets_an_option_and_its_reason() -> None:
    async with open_registry() as registry:
        there, adviser = await seated(registry, HINTS), advised(registry)
        asked, rules = there.session.room.asked[0], there.session.room.rules
        found = await registry.guide(there.code, there.clients[asked.seat].key)
        assert found == Guidance("", str(asked.options[-1]), guidance.reason(rules, asked.view, asked.options[-1]))
        assert adviser.playouts == GUIDE_PLAYOUTS
        (view,) = adviser.seen
        assert view == there.session.room.playing.view(asked.seat)


async def test_without_an_answer_there_is_no_option() -> None:
    async with open_registry() as registry:
        there = await seated(registry, HINTS)
        advised(registry, knows=False)
        asked = there.session.room.asked[0]
        assert await registry.guide(there.code, there.clients[asked.seat].key) == Guidance("")


async def test_only_the_asked_player_is_guided_and_only_where_hints_are_allowed() -> None:
    async with open_registry() as registry:
        there, adviser = await seated(registry, HINTS), advised(registry)
        assert await refusal(there, None) == "forbidden"
        assert await refusal(there, 1 - there.session.room.asked[0].seat) == "conflict"
        strict = await seated(registry, msgspec.structs.replace(HINTS, hints=False))
        assert [await refusal(strict, seat) for seat in strict.clients] == ["forbidden"] * len(strict.clients)
        assert not adviser.seen


async def test_over_a_connection_only_the_asker_is_guided() -> None:
    async with open_registry() as registry:
        there = await seated(registry, HINTS)
        advised(registry)
        asked, before = there.session.room.asked[0], count(there.clients)
        subscriber = next(each for each in there.session.subscribers if each.person.seat == asked.seat)
        await registry.handle(subscriber, Guide("g1"))
        await there.drain()
        found = msgspec.json.decode(there.clients[asked.seat].frames[-1])
        assert (found["type"], found["id"], found["action"]) == ("guidance", "g1", str(asked.options[-1]))
        before[asked.seat] += 1
        assert count(there.clients) == before
