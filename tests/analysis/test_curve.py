"""The win-chance curve: it covers every step, adds up, ends with the result, and is quick."""

import time
from functools import cache

import pytest

from blackgate import Game, record, rules
from blackgate.analysis import curve
from blackgate.bots import Chance, decide, make
from blackgate.errors import CutRecordError, RecordError

SETTINGS = [(2, (), False), (4, (), False), (6, ("michel", "warden", "ward"), False), (4, (), True)]


@cache
def played(players: int, modules: tuple[str, ...], teams: bool) -> Game:
    game = Game(rules(players=players, modules=modules, teams=teams), seed=8)
    bot = make("rookie", game.rules)
    while not game.over:
        game.apply(decide(bot, game, Chance(len(game.choices))))
    return game


@pytest.mark.parametrize(("players", "modules", "teams"), SETTINGS)
def test_a_curve_leads_from_the_deal_to_the_result(players: int, modules: tuple[str, ...], teams: bool) -> None:
    game = played(players, modules, teams)
    moments = curve(record(game))
    assert [each.step for each in moments] == list(range(len(game.choices) + 1))
    assert [each.round for each in moments] == sorted(each.round for each in moments)
    side = players // 2 if teams else 1
    assert all(sum(each.chances) == pytest.approx(side) for each in moments)
    assert max(moments[0].chances) < 0.75
    assert game.outcome is not None
    assert moments[-1].chances == tuple(float(seat in game.outcome.winners) for seat in range(players))
    assert moments[-1].seat is None
    assert all(each.seat is not None for each in moments[:-1])


def test_the_winner_is_seen_coming() -> None:
    game = played(4, (), False)
    assert game.outcome is not None
    (winner,) = game.outcome.winners
    moments = curve(record(game))
    late = moments[-len(moments) // 5 : -1]
    assert sum(each.chances[winner] for each in late) / len(late) > 1.5 * moments[0].chances[winner]


def test_a_game_that_goes_on_has_no_curve() -> None:
    game = Game(rules(players=2), seed=1)
    game.apply("search")
    with pytest.raises(CutRecordError, match="not over"):
        curve(record(game))


@pytest.mark.parametrize("text", ["", "blackgate 99", "no record\n"])
def test_what_is_no_record_is_refused(text: str) -> None:
    with pytest.raises(RecordError):
        curve(text)


@pytest.mark.compiled
def test_it_takes_at_least_200_positions_a_second() -> None:
    text = record(played(4, (), False))
    begun = time.process_time()
    moments = curve(text)
    assert len(moments) / (time.process_time() - begun) > 200
