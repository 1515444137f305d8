"""The review of a game: the accounts add up, decisions are judged once and from a view, luck is what chance made."""

from functools import cache
from random import Random

import msgspec
import pytest
from tests.game.record_games import recorded

from blackgate import Game, record, rules
from blackgate.analysis import Review, course, curve, review
from blackgate.analysis.judgement import Judge
from blackgate.analysis.replayed import replayed
from blackgate.analysis.review import FEWEST, judgements
from blackgate.bots import Chance, decide, make
from blackgate.errors import CutRecordError, RecordError, ReviewError, SeatError
from blackgate.game.branch import start_of
from blackgate.game.view import View

SETTINGS = [(2, (), False), (4, (), True), (6, ("michel", "warden", "ward"), False)]
FEW = 64
"""Playouts: enough for some decisions to count."""


@cache
def played(players: int, modules: tuple[str, ...], teams: bool, names: tuple[str, ...] = ("rookie",)) -> str:
    game = Game(rules(players=players, modules=modules, teams=teams), seed=8)
    bots = [make(names[seat % len(names)], game.rules) for seat in range(players)]
    while not game.over:
        game.apply(decide(bots[game.seat], game, Chance(len(game.choices))))
    return record(game)


@cache
def reviewed(players: int, modules: tuple[str, ...], teams: bool) -> Review:
    return review(played(players, modules, teams), playouts=FEW)


@pytest.mark.parametrize(("players", "modules", "teams"), SETTINGS)
def test_the_accounts_add_up(players: int, modules: tuple[str, ...], teams: bool) -> None:
    found = reviewed(players, modules, teams)
    moments = curve(played(players, modules, teams))
    assert found.moments == moments
    for each in found.accounts:
        assert (each.start, each.result) == (moments[0].chances[each.seat], moments[-1].chances[each.seat])
        assert each.result - each.start == pytest.approx(each.own + each.others + each.luck, abs=1e-12)
        assert each.own == pytest.approx(sum(one.loss for one in found.decisions if one.seat == each.seat))
        assert each.own < 0 < each.own_error < each.error
        assert each.error == pytest.approx((each.own_error**2 + each.others_error**2) ** 0.5)


@pytest.mark.parametrize(("players", "modules", "teams"), SETTINGS)
def test_what_one_side_loses_others_gain(players: int, modules: tuple[str, ...], teams: bool) -> None:
    found = reviewed(players, modules, teams)
    assert all(each.loss <= 0 for each in found.decisions)
    counted = [each for each in found.decisions if each.loss]
    assert len(counted) > 5
    for each in counted:
        assert sum(each.effects) == pytest.approx(0, abs=1e-9)
        assert each.effects[each.seat] == each.loss == pytest.approx(each.chance - each.best_chance)
        assert each.loss < -2 * each.error
    assert sum(each.own + each.others for each in found.accounts) == pytest.approx(0, abs=1e-9)


def test_mates_have_one_chance_and_share_what_each_of_them_loses() -> None:
    accounts = reviewed(4, (), True).accounts
    for one, other in ((0, 2), (1, 3)):
        assert accounts[one].luck == pytest.approx(accounts[other].luck)
        assert accounts[one].own + accounts[one].others == pytest.approx(accounts[other].own + accounts[other].others)


def test_every_decision_between_several_options_is_judged_and_no_other() -> None:
    game = Game(rules(players=2), seed=8)
    expected = []
    bot = make("rookie", game.rules)
    while not game.over:
        if len(game.legal()) > 1:
            expected.append(len(game.choices))
        game.apply(decide(bot, game, Chance(len(game.choices))))
    found = reviewed(2, (), False)
    assert [each.step for each in found.decisions] == expected
    assert [each.seat for each in found.decisions] == [game.deciders[step] for step in expected]
    assert [each.action for each in found.decisions] == [
        str(game.rules.lexicon.action(game.choices[step])) for step in expected
    ]


def test_the_same_seed_gives_the_same_review_however_it_is_divided() -> None:
    text = played(2, (), False)
    found = reviewed(2, (), False)
    half = replayed(text, None, 0).decisions[1::2]
    assert list(judgements(text, None, half, playouts=FEW)) == list(found.decisions[1::2])
    assert list(judgements(text, None, half[:9], playouts=FEW, seed=1)) != list(found.decisions[1:18:2])


def test_progress_is_told_and_seats_are_chosen() -> None:
    told: list[tuple[int, int]] = []
    found = review(played(2, (), False), playouts=FEWEST, seats=[1], progress=lambda done, of: told.append((done, of)))
    of = len(reviewed(2, (), False).decisions)
    assert told == [(n + 1, of) for n in range(of)]
    assert {each.seat for each in found.decisions} == {1}
    assert len(found.accounts) == 2
    with pytest.raises(SeatError):
        review(played(2, (), False), playouts=FEWEST, seats=[2])


def test_the_fewest_playouts_find_mistakes_and_fewer_are_refused() -> None:
    text = played(2, (), False)
    wanted = replayed(text, None, 0).decisions
    assert any(each.verdict != "good" for each in judgements(text, None, wanted, playouts=FEWEST))
    for refused in (lambda: review(text, playouts=FEWEST - 1), lambda: list(judgements(text, None, [0], playouts=1))):
        with pytest.raises(ReviewError, match="at least 64"):
            refused()


def test_what_was_taken_back_is_not_judged() -> None:
    game = Game(rules(players=2), seed=8)
    bot, chance = make("rookie", game.rules), Chance(1)
    undone: list[int] = []
    steps = 0
    while not game.over:
        game.apply(decide(bot, game, chance))
        steps += 1
        if len(undone) < 3 and len(game.choices) > 4 and game.undoable(game.seat):
            undone.append(steps - 1)
            game.undo(game.seat)
            steps += 1
    assert undone
    text = record(game)
    found = replayed(text, None, 0)
    assert len(found.stood) == len(game.choices)
    assert not {*undone, *(step + 1 for step in undone)} & {*found.stood, *found.decisions}
    last = max(undone)
    judged = list(judgements(text, None, [step for step in found.decisions if step <= last + 3], playouts=FEWEST))
    assert all(each.seat == game.deciders[found.stood.index(each.step)] for each in judged)


def test_its_turning_points_are_those_of_the_course() -> None:
    found, turns = reviewed(4, (), True), course(played(4, (), True))
    assert (found.sides, found.turning_points) == (turns.sides, turns.turning_points)
    assert len(found.turning_points) == 3


def test_luck_is_shown_where_chance_had_a_part() -> None:
    found = reviewed(6, ("michel", "warden", "ward"), False)
    uncertain = replayed(played(6, ("michel", "warden", "ward"), False), None, 0).luck
    for lucky, unlucky in zip(found.lucky, found.unlucky, strict=True):
        assert len(lucky) <= 3 >= len(unlucky)
        assert all(each.amount > 2 * each.error for each in lucky)
        assert all(each.amount < -2 * each.error for each in unlucky)
        assert all(each.step - 1 in uncertain for each in (*lucky, *unlucky))
    assert any(found.lucky)
    assert any(found.unlucky)


def test_on_the_whole_there_is_no_luck_in_chance() -> None:
    """The mean over all steps of a few games is 0 within its error: real and redrawn chance are alike."""
    amounts: list[float] = []
    for seed in range(4):
        game = Game(rules(players=2), seed=seed)
        bot = make("rookie", game.rules)
        while not game.over:
            game.apply(decide(bot, game, Chance(len(game.choices))))
        amounts += [luck.amounts[0] for luck in replayed(record(game), None, 0).luck.values()]
    mean = sum(amounts) / len(amounts)
    spread = (sum((each - mean) ** 2 for each in amounts) / len(amounts) ** 2) ** 0.5
    assert len(amounts) > 100
    assert abs(mean) < 3.5 * spread


def test_a_game_that_goes_on_is_not_reviewed() -> None:
    game = Game(rules(players=2), seed=1)
    game.apply("search")
    told: list[tuple[int, int]] = []
    with pytest.raises(CutRecordError, match="not over"):
        review(record(game), progress=lambda done, of: told.append((done, of)))
    assert not told


@pytest.mark.parametrize("text", ["", "blackgate 99", "no record\n"])
def test_what_is_no_record_is_refused(text: str) -> None:
    with pytest.raises(RecordError):
        review(text)


def test_a_review_travels_as_json() -> None:
    found = reviewed(4, (), True)
    assert msgspec.json.decode(msgspec.json.encode(found), type=Review) == found


def test_decisions_of_a_branch_are_judged_by_what_its_seats_knew_before() -> None:
    moment, start = start_of(record(recorded()), 60)
    game, dice, views = start.game(moment.rules, moment.seats, seed=5), Random(4), dict[int, View]()
    while not game.over:
        views[len(game.choices)] = game.view(game.seat, memory=True)
        game.apply(dice.choice(game.legal()))
    text, judge = record(game), Judge(game.rules, FEW, 0)
    wanted = replayed(text, None, 0).decisions[:4]
    known = list(judgements(text, None, wanted, playouts=FEW, remembered=start.remembered))
    assert known == [judge.judge(step, views[step], game.choices[step]) for step in wanted]
    assert known != list(judgements(text, None, wanted, playouts=FEW)), "the record alone does not say it"
