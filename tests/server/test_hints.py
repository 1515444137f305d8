"""Hints: what a bot would do, if the room allows it, and only for the player who is asked."""

import asyncio
from random import Random

import msgspec
import pytest
from tests.server.in_memory import Client, InstantBots, ManualClock, SeatedRoom, open_registry, seated
from tests.server.room.test_automatic import until

from blackgate.bots.reasons import Candidate, Reasons
from blackgate.game.rules import Rules
from blackgate.game.view import View
from blackgate.server.commands import Choose
from blackgate.server.messages import Advice, Hint
from blackgate.server.player_help import HINT_SECONDS
from blackgate.server.problems import Refused
from blackgate.server.rooms import RoomRegistry
from blackgate.server.settings import ClockSettings, RoomSettings

HINTS = RoomSettings(players=2, windows="swift", hints=True, options={"round_cap": 2})
WARDEN = RoomSettings(players=6, modules=("warden",), clock=ClockSettings(kind="live"), hints=True)


class Adviser(InstantBots):
    """Advises the last option, and records who asked about what."""

    def __init__(self, knows: bool = True) -> None:
        super().__init__()
        self.knows = knows
        self.seen: list[View] = []
        self.playouts: int | None = None
        self.given: list[tuple[Rules, float, str]] = []

    async def hint(
        self, rules: Rules, view: View, seconds: float, *, playouts: int | None = None, seed: int = 0, room: str = "",
        payer: str = "",
    ) -> Reasons | None:  # fmt: skip
        self.seen.append(view)
        self.playouts = playouts
        self.given.append((rules, seconds, room))
        await asyncio.sleep(0)
        best_first = [str(action) for action in reversed(view.options)]
        return Reasons(tuple(Candidate(each, 0.5) for each in best_first)) if self.knows else None


def advised(registry: RoomRegistry, knows: bool = True) -> Adviser:
    """From here on the hints of this registry come from the returned adviser."""
    found = Adviser(knows)
    registry._bot_pool = found  # type: ignore[assignment]
    return found


async def refusal(there: SeatedRoom, seat: int | None) -> str:
    """With which code a hint is refused."""
    with pytest.raises(Refused) as refused:
        await there.registry.hint(there.code, there.clients[seat].key)
    return refused.value.code


async def asked_over(there: SeatedRoom, seat: int | None, name: str) -> dict[str, object]:
    """The reply to a hint request over a connection."""
    subscriber = next(each for each in there.session.subscribers if each.person.seat == seat)
    await there.registry.handle(subscriber, Hint(name))
    await there.drain()
    found: dict[str, object] = msgspec.json.decode(there.clients[seat].frames[-1])
    return found


def count(clients: dict[int | None, Client]) -> dict[int | None, int]:
    return {seat: len(client.frames) for seat, client in clients.items()}


async def test_the_asked_player_gets_a_hint_with_reasons() -> None:
    async with open_registry() as registry:
        there, adviser = await seated(registry, HINTS), advised(registry)
        asked, version = there.session.room.asked[0], there.session.room.version
        found = await registry.hint(there.code, there.clients[asked.seat].key)
        assert found.action == str(asked.options[-1])
        assert found.reasons is not None
        assert [each.action for each in found.reasons.candidates] == [str(each) for each in asked.options[::-1]]
        assert adviser.given == [(there.session.room.rules, HINT_SECONDS, there.code)]
        assert there.session.room.version == version
        await there.do(asked.seat, Choose(found.action))


async def test_a_hint_uses_only_what_the_seat_may_know() -> None:
    async with open_registry() as registry:
        there, adviser = await seated(registry, HINTS), advised(registry)
        seat = there.session.room.asked[0].seat
        await registry.hint(there.code, there.clients[seat].key)
        (view,) = adviser.seen
        assert view == there.session.room.playing.view(seat)
        assert [each.hand is None for each in view.seats] == [n != seat for n in range(2)]


async def test_a_player_asked_ahead_gets_a_hint_too() -> None:
    watch = ManualClock()
    async with open_registry(watch) as registry:
        there = await seated(registry, WARDEN)
        await until(there, watch, "report", Random(4))
        adviser, asked = advised(registry), there.session.room.asked[-1]
        found = await registry.hint(there.code, there.clients[asked.seat].key)
        assert found.action == str(asked.options[-1])
        assert [(view.viewer, view.question) for view in adviser.seen] == [(asked.seat, "report")]


async def test_without_an_answer_the_hint_is_the_first_option() -> None:
    async with open_registry() as registry:
        there = await seated(registry, HINTS)
        advised(registry, knows=False)
        asked = there.session.room.asked[0]
        found = await registry.hint(there.code, there.clients[asked.seat].key)
        assert found == Advice("", str(asked.options[0]), None)


async def test_a_room_without_hints_gives_none() -> None:
    async with open_registry() as registry:
        there = await seated(registry, msgspec.structs.replace(HINTS, hints=False))
        adviser = advised(registry)
        for seat in there.clients:
            assert await refusal(there, seat) == "forbidden"
        assert not adviser.seen


def test_hints_are_off_by_default() -> None:
    assert not RoomSettings().hints


async def test_spectators_get_no_hints() -> None:
    async with open_registry() as registry:
        there, adviser = await seated(registry, HINTS), advised(registry)
        assert await refusal(there, None) == "forbidden"
        made = await registry.create(HINTS)
        with pytest.raises(Refused, match="no seat"):
            await registry.hint(made.room, made.key)
        assert not adviser.seen


async def test_a_player_who_is_not_asked_gets_no_hint() -> None:
    async with open_registry() as registry:
        waiting = await seated(registry, HINTS, begin=False)
        there, adviser = await seated(registry, HINTS), advised(registry)
        assert [await refusal(waiting, seat) for seat in (0, 1)] == ["conflict"] * 2
        assert await refusal(there, 1 - there.session.room.asked[0].seat) == "conflict"
        while there.session.room.is_playing:
            await there.play(25, Random(1))
        assert [await refusal(there, seat) for seat in (0, 1)] == ["conflict"] * 2
        assert not adviser.seen


async def test_over_a_connection_only_the_asker_gets_the_hint() -> None:
    async with open_registry() as registry:
        there = await seated(registry, HINTS)
        advised(registry)
        asked, before = there.session.room.asked[0], count(there.clients)
        found = await asked_over(there, asked.seat, "h1")
        assert (found["type"], found["id"], found["action"]) == ("advice", "h1", str(asked.options[-1]))
        before[asked.seat] += 1
        assert count(there.clients) == before


@pytest.mark.parametrize("who", ["the other", "a spectator"])
async def test_over_a_connection_a_refusal_names_its_request(who: str) -> None:
    async with open_registry() as registry:
        there = await seated(registry, HINTS)
        seat = None if who == "a spectator" else 1 - there.session.room.asked[0].seat
        found = await asked_over(there, seat, "h2")
        code = "forbidden" if seat is None else "conflict"
        assert (found["type"], found["id"], found["problem"]["code"]) == ("refused", "h2", code)  # type: ignore[index]
