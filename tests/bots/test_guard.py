"""The guard: whatever a bot does, the answer is legal, the seat goes on, and there is a report."""

import logging
import sys
import time
from collections.abc import Callable, Sequence
from typing import Any

import pytest
from tests.game.module_games import TABLES, moments

from blackgate import Action, Game, Rules, View, rules
from blackgate.bots import Bot, Chance, Choice, Clock, Guarded, decide, guarded, make, play_on
from blackgate.bots.bot import USUAL_SECONDS
from blackgate.bots.failures import GRACE, one_line
from blackgate.bots.guard import KEPT, absent_answer
from blackgate.errors import ActionError
from blackgate.game.view import view

Way = Callable[[View, Sequence[Action]], Any]


class Odd:
    """A bot that does one thing, whatever it is asked."""

    name = "odd"

    def __init__(self, way: Way) -> None:
        self.way = way

    def choose(
        self, view: View, options: Sequence[Action], clock: Clock, chance: Chance, explain: bool = False
    ) -> Choice:
        found: Choice = self.way(view, options)
        return found

    def throw_in(self, view: View, options: Sequence[Action], chance: Chance) -> Action | None:
        found: Action | None = self.way(view, options)
        return found


def fails(view: View, options: Sequence[Action]) -> Choice:
    raise ValueError("no\nidea")


class MuteError(Exception):
    def __str__(self) -> str:
        raise RuntimeError


def fails_to_say(view: View, options: Sequence[Action]) -> Choice:
    raise MuteError


def loops(view: View, options: Sequence[Action]) -> Choice:
    return loops(view, options)


def dawdles(view: View, options: Sequence[Action]) -> Choice:
    time.sleep(0.02 + GRACE)
    return Choice(options[-1])


def speaks_late(view: View, options: Sequence[Action]) -> Action:
    time.sleep(USUAL_SECONDS + GRACE + 0.02)
    return options[0]


MOON = Action("dig", "the_moon")
WAYS: dict[str, tuple[Way, str]] = {
    "an exception": (fails, "error"),
    "an exception without words": (fails_to_say, "error"),
    "an endless descent": (loops, "error"),
    "an action that is no option": (lambda view, options: Choice(MOON), "illegal"),
    "a string": (lambda view, options: "pass", "illegal"),
    "nothing": (lambda view, options: None, "illegal"),
    "a bare action": (lambda view, options: options[0], "illegal"),
    "a choice of a string": (lambda view, options: Choice("pass"), "illegal"),  # type: ignore[arg-type]
    "other reasons": (lambda view, options: Choice(options[0], "why not"), "illegal"),  # type: ignore[arg-type]
    "a late answer": (dawdles, "late"),
    "an exit": (lambda view, options: sys.exit(3), "error"),
}


@pytest.fixture
def setting() -> Rules:
    return rules(players=2, options={"round_cap": 4})


def answer(bot: Bot, game: Game, seconds: float = 0.01) -> Action:
    return decide(bot, game, Chance(1), Clock(seconds))


@pytest.mark.parametrize("way", WAYS)
def test_whatever_it_does_the_answer_is_legal_and_reported(setting: Rules, way: str) -> None:
    does, kind = WAYS[way]
    game, bot = Game(setting, 1), Guarded(Odd(does))
    seconds = 0.01 if kind == "late" else 60.0
    assert answer(bot, game, seconds) == Action("pass")
    (report,) = bot.reports
    assert (report.seat, report.question, report.kind) == (game.seat, "turn", kind)
    assert report.text
    assert "\n" not in report.text


def test_without_a_guard_it_goes_wrong(setting: Rules) -> None:
    """The negative control."""
    game = Game(setting, 1)
    with pytest.raises(ValueError, match="idea"):
        answer(Odd(fails), game)
    with pytest.raises(ActionError):
        game.apply(answer(Odd(WAYS["an action that is no option"][0]), game))
    with pytest.raises(AttributeError):
        answer(Odd(WAYS["a string"][0]), game)
    assert answer(Odd(dawdles), game) == game.actions()[-1] != Action("pass")


def test_a_good_bot_plays_with_a_guard_as_without(setting: Rules) -> None:
    games = [Game(setting, 3), Game(setting, 3)]
    bots = [make("random", setting), make("random", setting)]
    guard = Guarded(bots[1])
    for game, bot in zip(games, (bots[0], guard), strict=True):
        chance = Chance(5)
        while not game.over:
            game.apply(decide(bot, game, chance, Clock(60.0)))
    assert games[0].choices == games[1].choices
    assert (guard.replaced, list(guard.reports), guard.fresh()) == (0, [], [])


def test_a_keyboard_interrupt_is_not_caught(setting: Rules) -> None:
    def stops(view: View, options: Sequence[Action]) -> Choice:
        raise KeyboardInterrupt

    bot = Guarded(Odd(stops))
    with pytest.raises(KeyboardInterrupt):
        answer(bot, Game(setting, 1))
    assert bot.replaced == 0


def test_counted_playouts_are_not_timed(setting: Rules) -> None:
    game, bot = Game(setting, 1), Guarded(Odd(dawdles))
    assert decide(bot, game, Chance(1), Clock(0.001, playouts=10)) == game.actions()[-1]
    assert bot.replaced == 0


@pytest.mark.parametrize("name", TABLES)
def test_the_fallback_is_what_an_absent_player_answers(name: str) -> None:
    """From view and options alone. Rule: RULING-16."""
    for game in moments(name, 2, 30):
        seen = view(game, game.seat, memory=True)
        found, usual = absent_answer(seen, seen.options, Chance(1)), game.rules.lexicon.action(game.default_action())
        assert found in seen.options
        if usual.word in ("pass", "decline", "refuse", "stop", "done"):
            assert found == usual


def test_an_illegal_aside_is_dropped(setting: Rules) -> None:
    report, seen = Action("report"), view(Game(setting, 1), 1)
    for way, kind in ((fails, "error"), (lambda view, options: MOON, "illegal"), (speaks_late, "late")):
        bot = Guarded(Odd(way))
        assert bot.throw_in(seen, [report], Chance(1)) is None
        assert [each.kind for each in bot.reports] == [kind]
    loud = Guarded(Odd(lambda view, options: options[0]))
    assert loud.throw_in(seen, [report], Chance(1)) == report
    assert loud.replaced == 0
    quiet = Guarded(Odd(lambda view, options: None))
    assert quiet.throw_in(seen, [report], Chance(1)) is None
    assert quiet.replaced == 0


def test_reports_are_bounded_logged_and_told_once(setting: Rules, caplog: pytest.LogCaptureFixture) -> None:
    game, bot = Game(setting, 1), Guarded(Odd(fails))
    with caplog.at_level(logging.WARNING, logger="blackgate.bots"):
        for _ in range(KEPT + 20):
            answer(bot, game, 60.0)
    assert (len(bot.reports), bot.replaced) == (KEPT, KEPT + 20)
    assert len(caplog.records) == KEPT + 20
    assert "odd at seat" in caplog.text
    assert "ValueError: no idea" in caplog.text
    assert len(bot.fresh()) == KEPT
    assert bot.fresh() == []


def test_another_fallback_can_be_given(setting: Rules) -> None:
    game = Game(setting, 1)
    bot = Guarded(Odd(fails), fallback=lambda view, options, chance: options[-1])
    assert answer(bot, game) == game.actions()[-1]


def test_play_on_guards_external_bots(setting: Rules) -> None:
    ours, guard = make("random", setting), Guarded(Odd(fails))
    assert guarded(ours) is ours
    assert guarded(guard) is guard
    assert isinstance(guarded(Odd(fails)), Guarded)
    game = Game(setting, 1)
    play_on(game, {0: Odd(fails), 1: Odd(lambda view, options: 7)}, Chance(1))
    assert game.over


def test_text_from_a_program_is_shortened_and_made_printable() -> None:
    assert one_line("a\x1b[31m\nb\tc") == "a [31m b c"
    assert len(one_line("x" * 10_000)) == 300
