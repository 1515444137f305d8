"""Games over a bad network with delay, duplicates, reordering and disconnects: they end, and all clients agree."""

import asyncio
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import AsyncExitStack
from itertools import pairwise
from random import Random
from typing import Any

import msgspec
import pytest
from benchmarks.load.served import Served
from tests.properties.combos import MODULES
from tests.server.chaos import bad_network as network
from tests.server.chaos.bad_network import FAULTS, NetworkFaults, bad_network
from tests.server.chaos.players import Player
from tests.server.chaos.rooms import SWIFT, Room, keys_of
from tests.server.chaos.sizes import LONG, size
from tests.server.chaos.stored_logs import FileLogs

from blackgate.server.room.chat_log import CHAT_KEPT

GAMES = size(8, 1_000)
AT_ONCE = size(10, 25)
DELAY = 0.2 if LONG else 0.06
SECONDS = 60.0
"""Within which a game has to go on, however slow the machine; then it ends, for there are so many rounds."""
PLAIN: dict[str, object] = {**SWIFT, "options": {"round_cap": size(5, 8)}}
EVERYTHING: dict[str, object] = {**PLAIN, "modules": list(MODULES)}
TALKS, WAVERS = 0.3, 0.1
"""Shares of moves beside which something is said at the same time, or another answer is given."""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """One server for rooms of all these tests: what goes wrong is the network or a client, and it is none the worse."""
    with Served(tmp_path_factory.mktemp("server")) as found:
        yield found


class Eager(Room):
    """Players that do not wait for a reply before they send something else."""

    doubtful = 0
    """Questions for which two answers counted."""

    async def play(self, pace: float = 0.0) -> None:
        async with asyncio.timeout(SECONDS) as self.patience:
            await super().play(pace)

    async def move(self) -> dict[str, Any] | None:
        mover = next((player for player in self.players if player.options), None)
        if mover is None:
            return None
        wishes: list[dict[str, object]] = [{"do": "choose", "action": self.dice.choice(mover.options)}]
        if self.dice.random() < TALKS:
            wishes.append({"do": "say", "text": "hurry", "is_phrase": True})
        if self.dice.random() < WAVERS:
            wishes.append({"do": "choose", "action": self.dice.choice(mover.options)})
        answers = await asyncio.gather(*(mover.do(**wish) for wish in wishes))
        taken = choices_taken(wishes, answers)
        self.doubtful += taken > 1
        if taken:
            self.patience.reschedule(asyncio.get_running_loop().time() + SECONDS)
        version = max(each["version"] for each in answers)
        await self.until(lambda player: player.version >= version)
        return answers[0]


def choices_taken(wishes: Sequence[Mapping[str, object]], answers: Sequence[Mapping[str, object]]) -> int:
    """How many answers to the same question were taken."""
    pairs = zip(wishes, answers, strict=True)
    return sum(wish["do"] == "choose" and answer["type"] == "done" for wish, answer in pairs)


def overtaken(player: Player) -> int:
    """How many commands of a player the server carried out after one that was sent later."""
    sent = sorted(player.acknowledged, key=lambda each: int(each.idempotency_key.rpartition("c")[2]))
    return sum(later.version < earlier.version for earlier, later in pairwise(sent))


async def game(port: int, bad: int, number: int, kind: Callable[..., Player] = Player) -> Eager:
    """One game to its end, and the difference between what its players know and what is true."""
    code, keys = await keys_of(port, EVERYTHING if number % 3 == 2 else PLAIN)
    room = Eager(code, [kind(bad, code, key, seat) for seat, key in enumerate(keys)], number)
    try:
        await room.begin()
        await room.play(0.02)
        await compare(room, port)
    finally:
        await room.leave()
    return room


async def compare(room: Room, port: int) -> None:
    """Every connected client has the state of the server."""
    await room.until(lambda player: player.is_connected)
    for player in room.players:
        player.port = port
        async with asyncio.timeout(10):
            while differences := different(player, await player.state()):
                await asyncio.sleep(0.2)  # somebody else's connection may just have been cut
                if player.version == (await player.state())["version"] and differences - {"room"}:
                    raise AssertionError(f"{room.code}, seat {player.client.seat}: {differences}")


def different(player: Player, true: dict[str, Any]) -> set[str]:
    """What a player does not know as it is."""
    client = player.client
    known = {**client.state, "version": player.version, "story": client.story, "chat": client.chat[-CHAT_KEPT:]}
    return {part for part in ("version", "room", "table", "own", "story", "chat") if true[part] != known.get(part)}


async def games(server: Served, faults: NetworkFaults, count: int, kind: Callable[..., Player] = Player) -> list[Eager]:
    places = asyncio.Semaphore(AT_ONCE)

    async def one(number: int, bad: int) -> Eager:
        async with places:
            return await game(server.port, bad, number, kind)

    async with AsyncExitStack() as stack:
        bad = await stack.enter_async_context(bad_network(server.port, faults))
        return await asyncio.gather(*(one(number, bad) for number in range(count)))


async def test_games_end_and_all_clients_agree(server: Served, record_property: Any) -> None:
    faults = NetworkFaults(DELAY, dice=Random(6))
    rooms = await games(server, faults, GAMES)
    kept = FileLogs(server.database)
    told = [each for room in rooms for each in room.acknowledged]
    players = [player for room in rooms for player in room.players]
    refusals = sum((player.refusals for player in players), Counter[str]())
    record_property(
        "figures",
        f"{len(rooms)} games, {len(told):,} commands, {dict(faults.done)}, {sum(map(overtaken, players))} overtaken, "
        f"{sum(p.reconnects for p in players)} reconnects, {len(kept.gaps)} gaps, {len(kept.lost(told))} lost, "
        f"{len(kept.wrong(told))} wrong, refused {dict(refusals)}",
    )
    assert all(faults.done[each] for each in FAULTS)
    assert sum(map(overtaken, players)) > 0
    assert sum(room.doubtful for room in rooms) == 0
    assert kept.lost(told) == kept.wrong(told) == []
    assert kept.gaps == []


def test_two_answers_to_one_question_are_detected() -> None:
    """And who only talks does not go on."""
    choose, say, done, refused = {"do": "choose"}, {"do": "say"}, {"type": "done"}, {"type": "refused"}
    assert choices_taken([choose, choose], [done, done]) == 2
    assert choices_taken([choose, say], [done, done]) == 1
    assert choices_taken([choose, choose], [done, refused]) == 1
    assert choices_taken([choose, say], [refused, done]) == 0


class Trusting(Player):
    """Believes that answers come in the order of its questions."""

    def _receive(self, frame: str | bytes) -> None:
        message = msgspec.json.decode(frame)
        if message["type"] in ("done", "refused") and self._waiting:
            message["id"] = next(iter(self._waiting))
        super()._receive(msgspec.json.encode(message))


@pytest.mark.parametrize("swaps", [0.0, 0.5])
async def test_a_client_that_relies_on_message_order_fails(server: Served, swaps: float) -> None:
    """The control: what was sent second is really done first, and nowhere else."""
    faults = NetworkFaults(0.01, drops=0, doubles=0, repeats=0, swaps=swaps, echoes=0)
    rooms = await games(server, faults, 2, Trusting)
    kept = FileLogs(server.database)
    assert bool(kept.wrong([each for room in rooms for each in room.acknowledged])) == bool(swaps)
    assert bool(faults.done["swaps"]) == bool(swaps)


async def test_a_duplicated_story_is_detected(server: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    """The control: what comes twice is heard twice."""
    monkeypatch.setattr(network, "is_repeatable", lambda _: True)
    faults = NetworkFaults(0.01, drops=0, doubles=0, repeats=0, swaps=0, echoes=0.5)
    with pytest.raises(AssertionError, match="story"):
        await games(server, faults, 1)


class Forgetful(Player):
    """Does not take in what changes on the table."""

    def _receive(self, frame: str | bytes) -> None:
        message = msgspec.json.decode(frame)
        if message["type"] == "update":
            message.pop("table", None)
        super()._receive(msgspec.json.encode(message))


async def test_a_client_that_misses_an_update_is_detected(server: Served) -> None:
    with pytest.raises(AssertionError):
        await alone(server)


async def alone(server: Served) -> None:
    code, keys = await keys_of(server.port, PLAIN)
    room = Room(code, [Forgetful(server.port, code, key, seat) for seat, key in enumerate(keys)])
    try:
        await room.begin()
        for _ in range(30):
            await room.move()
        await compare(room, server.port)
    finally:
        await room.leave()
