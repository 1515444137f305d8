"""Windows: who is asked depends on public information, follows the engine's order, and is cheap to compute."""

from collections import Counter
from collections.abc import Callable, Iterator
from typing import Final

import msgspec
import pytest
from tests.server.window_games import moments

from blackgate import Game, View, imagine, rules
from blackgate.engine.agenda import FRAME, Step, pop, push
from blackgate.engine.registry import ASKS, DECLARED_FRAMES
from blackgate.server import windows
from blackgate.server.windows import (
    OUT_OF_TURN,
    OUT_OF_TURN_HIDDEN,
    OWN,
    SERIES,
    TIMINGS,
    PendingQuestion,
    Serial,
    is_reaction,
    series,
)
from blackgate.server.windows import timing as timing_of

EVERY: Final = 1
"""Every table of the covering set; some tests are content with a part of them."""
QUOTA: Final = 10
"""How many windows of each question and length are compared for everybody."""
Pairs = tuple[tuple[int, str], ...]

pytestmark = pytest.mark.compiled


def pairs(game: Game) -> Pairs:
    return tuple((asked.seat, asked.question) for asked in series(game))


def telling_pairs(game: Game) -> Pairs:
    """Negative control: only seats with a choice are asked."""
    return tuple((asked.seat, asked.question) for asked in series(game) if len(asked.options) > 1)


def quota_of_windows(every: int = EVERY) -> Iterator[tuple[Game, tuple[PendingQuestion, ...]]]:
    """Windows of every sort, so many of each."""
    had: Counter[tuple[str, int]] = Counter()
    for game, _ in moments(every):
        if game.question not in SERIES:
            continue
        found = series(game)
        had[game.question, len(found)] += 1
        if had[game.question, len(found)] <= QUOTA:
            yield game, found


def compared(told: Callable[[Game], Pairs]) -> Iterator[tuple[str, bool]]:
    """Windows, each with a world of every onlooker: the question, and whether it is the same there."""
    for game, _ in quota_of_windows():
        here = told(game)
        for viewer in (*range(game.rules.players), None):
            world = imagine(game.view(viewer, memory=True), len(game.choices))
            yield game.question, told(world) == here


def test_who_is_asked_is_the_same_in_all_indistinguishable_worlds() -> None:
    found = [*compared(pairs)]
    assert [question for question, is_same in found if not is_same] == []
    assert {question for question, _ in found} == SERIES.keys()


def test_prompts_only_seats_with_a_choice_is_detected() -> None:
    missed = {"react", "brawl", "unless"}
    for question, is_same in compared(telling_pairs):
        missed -= set() if is_same else {question}
        if not missed:
            return
    raise AssertionError(f"not detected at {missed}")


def test_every_serial_question_occurs_with_several_seats() -> None:
    longest: Counter[str] = Counter()
    for game, _ in moments(EVERY):
        if game.question in SERIES:
            longest[game.question] = max(longest[game.question], len(series(game)))
    assert longest.keys() == SERIES.keys()
    assert min(longest.values()) > 1, longest


def test_the_series_matches_the_engine_if_all_decline() -> None:
    for game, found in quota_of_windows():
        walked = game.clone()
        for position, asked in enumerate(found):
            assert (walked.seat, walked.question) == (asked.seat, asked.question)
            assert tuple(walked.actions()) == asked.options
            assert [each.identity for each in series(walked)] == [each.identity for each in found[position:]]
            walked.apply(walked.default_action())


def without_beatings(view: View) -> View:
    return msgspec.structs.replace(view, seats=tuple(msgspec.structs.replace(seat, beatings=0) for seat in view.seats))


def test_each_seat_sees_the_present_table_and_its_own_question() -> None:
    for game, found in quota_of_windows():
        walked = game.clone()
        for asked in found:
            true, ahead = game.view(asked.seat), walked.view(asked.seat)
            assert asked.view.seats == true.seats, "something is shown that has not happened"
            same = without_beatings(asked.view), without_beatings(ahead)
            assert same[0] == same[1] if SERIES[game.question].told else asked.view == ahead
            assert imagine(asked.view, 1).question == asked.question
            walked.apply(walked.default_action())


def test_computing_a_series_changes_nothing() -> None:
    for game, found in quota_of_windows(EVERY * 4):
        before = game.to_json(), game.choices[:], len(game.events)
        series(game)
        assert [asked.view for asked in found]
        assert (game.to_json(), game.choices[:], len(game.events)) == before


def test_a_window_continues_only_if_the_first_seat_declines() -> None:
    """Where answers depend on each other, what was sealed for later holds only if those before declined."""
    went_on: Counter[tuple[bool, bool]] = Counter()
    for game, found in quota_of_windows():
        if len(found) == 1:
            continue
        for number in game.legal():
            ahead = game.clone()
            ahead.apply(number)
            same = [each.identity for each in series(ahead)] == [each.identity for each in found[1:]]
            independent = bool(SERIES[game.question].told)
            assert same == (independent or number == game.default_action()), (game.question, number)
            went_on[independent, number == game.default_action()] += 1
    assert len(went_on) == 4


def test_an_identity_without_the_last_answer_keeps_stale_sealed_answers() -> None:
    kept = 0
    for game, found in quota_of_windows():
        for number in game.legal() if game.question == "react" and len(found) > 1 else ():
            ahead = game.clone()
            ahead.apply(number)
            forgetful = [each.identity[:3] for each in series(ahead)] == [each.identity[:3] for each in found[1:]]
            kept += forgetful and number != game.default_action()
    assert kept


def test_a_single_question_copies_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    def no_copy(*_: object, **__: object) -> Game:
        raise AssertionError("a game was copied")

    window, _ = next(found for found in quota_of_windows())
    monkeypatch.setattr(windows, "Game", no_copy)
    alone = Game(rules(players=4), seed=1)
    assert [asked.seat for asked in series(alone)] == [alone.seat]
    with pytest.raises(AssertionError, match="copied"):
        series(window)


def test_a_series_ends_where_declining_has_a_public_effect(monkeypatch: pytest.MonkeyPatch) -> None:
    game = next(game for game, found in quota_of_windows() if game.question == "unless" and len(found) > 1)
    monkeypatch.setattr(windows, "SERIES", {**SERIES, "unless": Serial("as if a Beating were news to the others")})
    assert [asked.seat for asked in series(game)] == [game.seat]


def test_nobody_is_asked_once_the_game_is_over() -> None:
    seats = [{"place": "cell", "hand": {"shovel": 1}, "points": 11}, {"place": "yard"}]
    game = Game.from_dict(rules(players=2), {"seats": seats})
    game.apply("dig shovel")
    assert game.over
    assert series(game) == ()
    assert not is_reaction(game)


def with_an_effect_between(game: Game) -> Game:
    """The same window, but the first one asks about something that came of an effect of the second."""
    state = game.state.clone()
    kind, seat, *operands = (state.agenda[state.top + n] for n in range(FRAME))
    pop(state)
    push(state, Step.EFFECT, state.agenda[state.top + 1])  # one that has come to its end: it goes without a word
    push(state, kind, seat, *operands)
    return Game(game.rules, game.seed, game.seats, game.first, state=state)


def test_a_reaction_inside_a_reaction_is_a_window_of_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    game = next(game for game, found in quota_of_windows() if game.question == "react" and len(found) == 2)
    nested = with_an_effect_between(game)
    assert [asked.seat for asked in series(nested)] == [nested.seat]
    monkeypatch.setattr(windows, "_is_same_window", lambda *_: True)
    assert len(series(nested)) > 1, "what keeps them apart is something else"


# How long.


def test_timings_and_series_name_real_questions() -> None:
    assert {*TIMINGS} <= {*ASKS}
    assert {*SERIES} <= {*TIMINGS}


@pytest.mark.parametrize("question", TIMINGS)
def test_answers_whose_speed_could_reveal_something_are_held_back(question: str) -> None:
    timing = TIMINGS[question]
    hidden = bool(DECLARED_FRAMES[ASKS.index(question)].absence_tells)
    assert timing.most is not None
    assert timing.least <= timing.most
    assert (timing.least > 0) == bool(timing.leaks) == hidden


def test_own_decisions_use_the_bank_and_reactions_their_own_time() -> None:
    assert timing_of("turn") == timing_of("discard") == OWN
    assert OWN.most is None
    assert timing_of("target", reaction=True) == OUT_OF_TURN
    assert timing_of("drop", reaction=True) == OUT_OF_TURN_HIDDEN
    assert timing_of("react") == timing_of("react", reaction=True) == TIMINGS["react"]


def test_reactions_never_burn_a_bank() -> None:
    seen: Counter[bool] = Counter()
    for game, _ in moments(EVERY * 2):
        out_of_turn = game.seat != game.state.active
        assert is_reaction(game) or not out_of_turn
        assert (timing_of(game.question, is_reaction(game)).most is None) == (not is_reaction(game))
        seen[out_of_turn and game.question not in TIMINGS] += 1
    assert seen[True]
