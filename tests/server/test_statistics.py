"""Statistics of finished games agree with a recount of their records; those of running games are secret."""

import asyncio
from collections import Counter
from functools import cache
from pathlib import Path
from random import Random

import msgspec
import pytest
from tests.server.in_memory import SeatedRoom, open_registry, seated
from tests.server.web.servers import bearer, client_of, open_app

from blackgate.game.game import Game
from blackgate.game.record import steps
from blackgate.server.commands import Begin, Undo
from blackgate.server.problems import Problem, Refused
from blackgate.server.settings import RoomSettings
from blackgate.server.statistics import SeatStatistics, Statistics
from blackgate.server.store import SqliteStore

GAMES = {
    "two": RoomSettings(players=2, windows="swift", options={"round_cap": 40}),
    "four": RoomSettings(players=4, windows="swift", options={"round_cap": 25}),
    "everything": RoomSettings(players=3, modules=("dig_in", "michel"), windows="swift", options={"round_cap": 20}),
}
SEED = 5
SECRET = "5a" * 32
"""What chance comes from in all of them, so that they are the same every time."""


class Recount:
    """A record counted line by line, without what was taken back, and the table as it changed."""

    def __init__(self, record: str) -> None:
        self.lines = standing(record)
        games = steps("\n".join(self.lines), listen=True)
        game = next(games)
        self.turns = Counter([int(game.state.active)])
        self.beatings: list[Counter[str]] = [Counter() for _ in game.seats]
        """By seat: how many came, and how many went."""
        before, turn = beatings(game), (game.state.round, game.state.active)
        for game in games:
            for kinds, was, now in zip(self.beatings, before, beatings(game), strict=True):
                kinds["beaten" if now > was else "healed"] += abs(now - was)
            if turn != (game.state.round, game.state.active):
                self.turns[int(game.state.active)] += 1
            before, turn = beatings(game), (game.state.round, game.state.active)
        self.game = game
        self.story = [event.to_dict() for event in game.events]

    def said(self, seat: int, verb: str) -> Counter[str]:
        """By its object: how often a seat did something."""
        begins = f"P{seat + 1} {verb} "
        return Counter(line.removeprefix(begins) for line in self.lines if line.startswith(begins))

    def told(self, event: str, **parts: int) -> int:
        """How often something happened to a seat."""
        wanted = {"event": event, **parts}
        return sum(wanted.items() <= each.items() for each in self.story)


def beatings(game: Game) -> list[int]:
    return [int(player.beatings) for player in game.state.players]


def standing(record: str) -> list[str]:
    """The lines of a record, without choices that were taken back and what came of them."""
    lines: list[str] = []
    for line in record.splitlines():
        who, _, what = line.partition(" ")
        if not what.startswith("undo "):
            lines.append(line)
            continue
        for _ in range(int(what.removeprefix("undo "))):
            while lines.pop().split(" ")[0] != who:
                pass
    return lines


async def to_the_end(there: SeatedRoom, dice: Random, take_back: float = 0.0) -> None:
    """Play at random; now and then take something back."""
    while there.session.room.is_playing:
        await there.play(1, dice)
        room = there.session.room
        fair = len(room.undo_steps(room.asked[0].seat)) if room.asked else 0
        if fair and dice.random() < take_back:
            await there.do(room.asked[0].seat, Undo(dice.randint(1, fair)))


@cache
def played(name: str, take_back: float = 0.0) -> tuple[Statistics, Recount]:
    """The statistics of a finished game, from the server and from its record."""

    async def play() -> tuple[Statistics, str]:
        async with open_registry() as registry:
            there = await seated(registry, GAMES[name])
            await to_the_end(there, Random(SEED), take_back)
            return await registry.archive.statistics(there.code), await registry.archive.record(there.code)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("secrets.token_hex", lambda size: SECRET[: 2 * size])
        figures, record = asyncio.run(play())
    assert f"secret {SECRET}" in record
    return figures, Recount(record)


def pairs(name: str, take_back: float = 0.0) -> list[tuple[int, SeatStatistics, Recount]]:
    """The seats, each with its numbers and the recount."""
    figures, recount = played(name, take_back)
    return [(seat, mine, recount) for seat, mine in enumerate(figures.seats)]


# Of a game that is over.


@pytest.mark.parametrize("name", GAMES)
def test_game_totals_agree_with_the_record(name: str) -> None:
    figures, recount = played(name)
    outcome = recount.game.outcome
    assert outcome is not None
    assert (figures.winners, figures.reason, figures.rounds) == (outcome.winners, outcome.reason, outcome.rounds)
    assert figures.decisions == sum(line[0] == "P" for line in recount.lines[recount.lines.index("choices") :])
    assert [mine.name for mine in figures.seats] == [f"Player {n + 1}" for n in range(GAMES[name].players)]


@pytest.mark.parametrize("name", GAMES)
def test_seat_counts_agree_with_a_recount(name: str) -> None:
    for seat, mine, recount in pairs(name):
        assert mine.points == recount.game.state.players[seat].points
        assert mine.turns == recount.turns[seat]
        assert mine.dug == dict(recount.said(seat, "dig"))
        assert mine.crafted == recount.said(seat, "craft").total()
        assert mine.searched == sum(line.startswith(f"= drew P{seat + 1} ") for line in recount.lines)


@pytest.mark.parametrize("name", GAMES)
def test_interactions_agree_with_a_recount(name: str) -> None:
    for seat, mine, recount in pairs(name):
        assert mine.fights_won == recount.told("combat", seat=seat)
        assert mine.fights_lost == recount.told("combat", loser=seat)
        assert mine.stolen == recount.told("grabbed", seat=seat) + recount.told("handed", taker=seat)
        assert mine.lost == recount.told("grabbed", victim=seat) + recount.told("handed", seat=seat)


@pytest.mark.parametrize("name", GAMES)
def test_earned_minus_spent_is_held(name: str) -> None:
    for seat, mine, recount in pairs(name):
        assert mine.earned - mine.spent == recount.game.state.players[seat].cigarettes
        assert min(mine.earned, mine.spent) >= 0


@pytest.mark.parametrize("name", ["four", "everything"])
def test_beatings_agree_with_a_recount(name: str) -> None:
    for seat, mine, recount in pairs(name):
        found = recount.beatings[seat]
        assert (mine.beaten, mine.healed) == (found["beaten"], found["healed"])


@pytest.mark.parametrize("name", GAMES)
def test_visits_agree_with_a_recount(name: str) -> None:
    for seat, mine, recount in pairs(name):
        assert sum(mine.visited.values()) == recount.told("moved", seat=seat)
    met = {place for _, mine, _ in pairs(name) for place in mine.visited}
    assert "library" in met if name == "everything" else "yard" in met
    assert "showers" not in met or name != "everything", "a tile that covers the board is what was visited"


@pytest.mark.parametrize("name", ["two", "four"])
def test_undone_actions_are_not_counted(name: str) -> None:
    for seat, mine, recount in pairs(name, take_back=0.3):
        assert mine.earned - mine.spent == recount.game.state.players[seat].cigarettes
        assert mine.dug == dict(recount.said(seat, "dig"))
        assert mine.crafted == recount.said(seat, "craft").total()


def test_the_sample_games_cover_everything() -> None:
    """Or the recounts above would agree about nothing."""
    seats = [mine for name in GAMES for mine in played(name)[0].seats]
    for field in SeatStatistics.__struct_fields__:
        assert any(getattr(mine, field) for mine in seats), field


async def test_statistics_are_the_same_for_everybody_and_after_reloading(tmp_path: Path) -> None:
    async with open_app(store=SqliteStore(tmp_path / "rooms.db")) as state, client_of(state) as client:
        there = await seated(state.registry, GAMES["two"])
        await to_the_end(there, Random(SEED))
        path = f"/api/rooms/{there.code}/statistics"
        found = {(await client.get(path, headers=bearer(each.key))).content for each in there.clients.values()}
        (told,) = found
    async with open_registry(store=SqliteStore(tmp_path / "rooms.db")) as registry:
        assert msgspec.json.decode(told, type=Statistics) == await registry.archive.statistics(there.code)


# Of a game that goes on.


async def test_statistics_of_a_running_game_are_refused() -> None:
    async def play() -> set[tuple[int, bytes]]:
        async with open_app() as state, client_of(state) as client:
            there, dice = await seated(state.registry, GAMES["two"], begin=False), Random(SEED)
            path, found = f"/api/rooms/{there.code}/statistics", set()
            for decisions in (0, 0, 30, 30):
                for each in there.clients.values():
                    answer = await client.get(path, headers=bearer(each.key))
                    found.add((answer.status_code, answer.content))
                if there.session.room.game is None:
                    await there.do(0, Begin())
                await there.play(decisions, dice)
            assert there.session.room.is_playing
            return found

    ((status, body),) = await play()
    assert status == 409
    assert set(msgspec.json.decode(body)) <= set(Problem.__struct_fields__)


async def test_a_running_game_is_reported_as_secret() -> None:
    async with open_registry() as registry:
        there = await seated(registry, GAMES["two"])
        with pytest.raises(Refused, match="not over") as refused:
            await registry.archive.statistics(there.code)
        assert refused.value.code == "conflict"
        await to_the_end(there, Random(SEED))
        assert (await registry.archive.statistics(there.code)).decisions == len(there.session.room.playing.choices)
