"""A judgement: planted blunders are found, from a view alone, and noise is none."""

import msgspec
import pytest
from librt.vecs import vec
from tests.game.record_games import recorded

from blackgate import Game, record, rules
from blackgate.analysis import Judgement, Verdict
from blackgate.analysis.judgement import AGAIN, Judge, verdict
from blackgate.analysis.review import FEWEST, judgements
from blackgate.bots import Chance, decide, make
from blackgate.engine.knowledge.determinizer import Determinizer
from blackgate.evaluation.comparison import Rival
from blackgate.evaluation.tree_search import Node
from blackgate.game.branch import start_of
from blackgate.game.record import steps
from blackgate.game.view import View
from blackgate.speech import Speaker

SETTING = rules(players=4)


def about_to_win() -> Game:
    seat = {"hand": ["shovel", "link", "cap", "blade"], "points": 7}
    rival = {"hand": ["shovel"], "points": 7}
    return Game.from_dict(SETTING, {"seats": [seat, rival, rival, rival], "deck": ["link", "pike", "blade", "cap"]})


def judged(game: Game, action: str, playouts: int = 160) -> Judgement:
    return Judge(SETTING, playouts, 0).judge(0, game.view(game.seat, memory=True), game.number(action))


def test_a_win_that_is_left_lying_is_a_blunder() -> None:
    found = judged(about_to_win(), "pass")
    assert (found.verdict, found.best, found.seat) == (Verdict.BLUNDER, "dig shovel", 0)
    assert found.best_chance == pytest.approx(1)
    assert found.loss == pytest.approx(found.chance - 1) == found.effects[0]
    assert found.effects[1] > 0
    assert not found.is_bluff


def test_it_says_what_would_have_been_better() -> None:
    game = about_to_win()
    found = judged(game, "pass")
    names = [seat.name for seat in game.seats]
    speaker = Speaker("en", SETTING.edition, names, None)
    assert "Shovel" in speaker.say(found.better)
    assert "Shovel" in speaker.say(found.words[0])


@pytest.mark.parametrize("second", list(Verdict))
def test_a_blunder_is_looked_at_again_and_the_longer_look_counts(
    monkeypatch: pytest.MonkeyPatch, second: Verdict
) -> None:
    look, playouts = Judge._look, list[int]()

    def looked(judge: Judge, step: int, view: View, chosen: int, worlds: Determinizer, most: int) -> Judgement:
        playouts.append(most)
        found = look(judge, step, view, chosen, worlds, 160)
        return found if len(playouts) == 1 else msgspec.structs.replace(found, verdict=second)

    monkeypatch.setattr(Judge, "_look", looked)
    assert judged(about_to_win(), "pass").verdict == second
    assert playouts == [160, 160 * AGAIN]
    playouts.clear()
    assert judged(about_to_win(), "dig shovel").verdict == Verdict.GOOD
    assert playouts == [160]


def test_the_win_itself_is_good() -> None:
    """The control of the planted blunder."""
    found = judged(about_to_win(), "dig shovel")
    assert (found.verdict, found.best, found.loss, found.words) == (Verdict.GOOD, "dig shovel", 0.0, ())
    assert found.chance == pytest.approx(1)


def test_a_threat_is_judged_with_a_note() -> None:
    game, bot = Game(SETTING, seed=3), make("rookie", SETTING)
    while not (threats := [action for action in game.actions() if action.word == "extort"]):
        game.apply(decide(bot, game, Chance(len(game.choices))))
    assert judged(game, str(threats[0]), 16).is_bluff


def test_it_depends_on_nothing_the_seat_could_not_know() -> None:
    """Games in which the others hold other cards, as far as the seat can tell the same ones, are judged the same."""
    text, step, knower = decision()
    found, hands = list[list[Judgement]](), list[list[object]]()
    for draw in range(4):
        moment, start = start_of(text, step, knower, draw)
        game = start.game(moment.rules, moment.seats, seed=5)
        hands.append([seat["hand"] for seat in game.to_dict()["seats"]])
        game.apply(game.legal()[0])
        found.append(list(judgements(record(game), None, [0], playouts=FEWEST, remembered=start.remembered)))
    assert all(each != hands[0] for each in hands[1:])
    assert all(each == found[0] for each in found)
    assert found[0][0].seat == knower
    assert found[0][0].errors, "there was something to measure"


def decision() -> tuple[str, int, int]:
    """The record of a finished game, a step in the middle, and the seat that has several options there."""
    text = record(recorded())
    games = ((step, game) for step, game in enumerate(steps(text)) if step > 40 and not game.over)
    return next((text, step, game.seat) for step, game in games if len(game.legal()) > 3)


def measured(gains: list[float]) -> Judgement:
    """The judgement on a first option, after another was measured to be that much better in each world."""
    game = Game(SETTING, seed=5)
    view, judge = game.view(game.seat, memory=True), Judge(SETTING, 2, 0)
    first, second = game.legal()[:2]
    plain = judge.judge(0, view, first)
    rival = Rival(Node(second, game.seat, 1.0))
    for gain in gains:
        rival.add(vec[float]([gain] * 6), vec[float]([0.0] * 6))
    return judge.compared(plain, rival, view)


def test_a_difference_within_two_standard_errors_is_no_loss() -> None:
    found = measured([1.0, -0.9] * 20)
    assert found.error > 0.05
    assert (found.verdict, found.loss, found.best) == (Verdict.GOOD, 0.0, found.action)


def test_a_difference_in_a_few_worlds_is_no_loss() -> None:
    assert measured([0.5] * 15).loss == 0.0
    assert measured([0.5] * 16).loss == pytest.approx(-0.5)


def test_a_loss_below_three_points_counts_but_is_good() -> None:
    found = measured([0.02] * 40)
    assert found.verdict == Verdict.GOOD
    assert found.loss == pytest.approx(-0.02)
    assert measured([0.04] * 40).verdict == Verdict.INACCURACY


@pytest.mark.parametrize(
    ("loss", "name"), [(0.0299, "good"), (0.03, "inaccuracy"), (0.06, "mistake"), (0.119, "mistake"), (0.12, "blunder")]
)
def test_verdicts_have_limits(loss: float, name: str) -> None:
    assert verdict(loss) == name
