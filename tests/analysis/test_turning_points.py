"""The course of a game: the turns, the largest changes among them, and what happened there."""

import pytest
from tests.analysis.test_curve import SETTINGS, played
from tests.game.record_games import HUSH, recorded

from blackgate import Game, record, rules
from blackgate.analysis import Course, course, curve, turning_points
from blackgate.analysis.turning_points import LEAST, MOST, MOST_MESSAGES
from blackgate.errors import CutRecordError
from blackgate.game.narration import tell
from blackgate.game.record import replay


def changes(found: Course) -> list[tuple[int, int, float]]:
    """By turn: its first step, the first step of the next one, and how far any chance moved."""
    return [
        (then.step, now.step, max(abs(b - a) for a, b in zip(then.chances, now.chances, strict=True)))
        for then, now in zip(found.turns, found.turns[1:], strict=False)
    ]


@pytest.mark.parametrize(("players", "modules", "teams"), SETTINGS)
def test_a_course_goes_from_turn_to_turn(players: int, modules: tuple[str, ...], teams: bool) -> None:
    text = record(played(players, modules, teams))
    moments, found = curve(text), course(text)
    assert found.sides == (((0, 2), (1, 3)) if teams else tuple((seat,) for seat in range(players)))
    assert (found.turns[0].step, found.turns[-1].step) == (0, len(moments) - 1)
    begun = sum(event.name == "turn" for event in replay(text, listen=True).events)
    assert len(found.turns) == begun + 1
    for each in found.turns:
        chances = [moments[each.step].chances[side[0]] for side in found.sides]
        assert each.chances == pytest.approx(chances, abs=1e-4)
        assert sum(each.chances) == pytest.approx(1, abs=1e-3)


@pytest.mark.parametrize(("players", "modules", "teams"), SETTINGS)
def test_turning_points_are_the_largest_changes(players: int, modules: tuple[str, ...], teams: bool) -> None:
    found = course(record(played(players, modules, teams)))
    points = found.turning_points
    assert len(points) == MOST
    assert [each.step for each in points] == sorted({each.step for each in points})
    turns = changes(found)
    moved = []
    for point in points:
        ((start, end, most),) = [turn for turn in turns if turn[0] < point.step <= turn[1]]
        (before,) = [each.chances[point.side] for each in found.turns if each.step == start]
        (after,) = [each.chances[point.side] for each in found.turns if each.step == end]
        assert (point.before, point.after) == (before, after)
        assert 1 <= len(point.told) <= MOST_MESSAGES
        moved.append((start, most))
    assert len(dict(moved)) == MOST, "two are of one turn"
    largest = sorted((most for _, _, most in turns), reverse=True)
    assert min(most for _, most in moved) >= max(LEAST, 0.5 * largest[MOST - 1])
    assert largest[0] == max(most for _, most in moved)


def test_what_was_taken_back_is_no_turning_point() -> None:
    game = recorded()
    assert " undo " in record(game)
    same = Game(game.rules, 0, game.seats, secret=HUSH)
    for choice in game.choices:
        same.apply(choice)
    (_, found), (_, plain) = turning_points.standing(record(game), None), turning_points.standing(record(same), None)
    assert [(each.turn, each.is_done, each.told) for each in found] == [
        (each.turn, each.is_done, each.told) for each in plain
    ]
    assert [each.chances for each in course(record(game)).turns] == [
        each.chances for each in course(record(same)).turns
    ]


def test_the_words_show_hidden_cards_because_the_game_is_over() -> None:
    text = record(played(4, (), False))
    game = replay(text, listen=True)
    public = [each.message for each in tell(game.rules, game.events, None)]
    told = [each for choice in turning_points.standing(text, None)[1] for each in choice.told]
    assert {each.id for each in told if each not in public} >= {"searched"}


def test_a_game_that_goes_on_has_no_course() -> None:
    game = Game(rules(players=2), seed=1)
    game.apply("search")
    with pytest.raises(CutRecordError, match="not over"):
        course(record(game))
