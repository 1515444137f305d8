"""Bots that are programs: good ones play whole games, all others are replaced, and none is left behind."""

import os
import shutil
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

import pytest

from blackgate import Action, Game, Rules, rules
from blackgate.bots import Bot, Chance, Clock, Guarded, ProcessBot, decide, make, play_on, throw_in
from blackgate.bots.external import process_bot as outside_module
from blackgate.bots.external.child_process import Child
from blackgate.bots.external.protocol import LONGEST
from blackgate.bots.failures import Failure
from blackgate.errors import BotError
from blackgate.game.view import view

ROGUE = Path(__file__).with_name("rogue.py")
PATIENT = 20.0
"""Seconds for programs that are not meant to be late, however busy the machine is."""
HASTY = 0.1

Rogue = Callable[..., Guarded]


class Noted(Child):
    """A child whose number is remembered."""

    pids: list[int] = []  # noqa: RUF012

    def __init__(self, command: Sequence[str]) -> None:
        super().__init__(command)
        self.pids.append(self.pid)


def runs(pid: int) -> bool:
    """Whether anybody is left in the group of a program."""
    try:
        os.killpg(pid, 0)
    except ProcessLookupError:
        return False
    return True


@pytest.fixture
def setting() -> Rules:
    return rules(players=2, options={"round_cap": 4})


@pytest.fixture
def rogue(setting: Rules, monkeypatch: pytest.MonkeyPatch) -> Iterator[Rogue]:
    """Makes a guarded bot of a way to go wrong; at the end none of its programs may be left."""
    monkeypatch.setattr(outside_module, "Child", Noted)
    made: list[Guarded] = []
    Noted.pids.clear()

    def maker(way: str, *more: str, start_seconds: float = PATIENT) -> Guarded:
        command = [sys.executable, "-I", str(ROGUE), way, *more]
        made.append(Guarded(ProcessBot(command, setting, way, start_seconds=start_seconds)))
        return made[-1]

    yield maker
    for bot in made:
        bot.close()
    assert Noted.pids
    assert not [pid for pid in Noted.pids if runs(pid)]


def play(bot: Bot, setting: Rules, seconds: float = PATIENT, seed: int = 1) -> Game:
    """A game against chance in which every answer of the bot is applied as it is."""
    game, chance, other = Game(setting, seed), Chance(seed), make("random", setting)
    while not game.over:
        game.apply(decide(bot if game.seat == 0 else other, game, chance, Clock(seconds)))
    return game


def kinds(bot: Guarded) -> set[str]:
    return {report.kind for report in bot.reports}


@pytest.mark.parametrize("way", ["good", "text", "reasons", "mutter"])
def test_a_good_program_plays_a_whole_game(rogue: Rogue, setting: Rules, way: str) -> None:
    bot = rogue(way)
    assert play(bot, setting).over
    assert (bot.replaced, list(bot.reports)) == (0, [])
    assert len(Noted.pids) == 1
    assert runs(Noted.pids[0])


@pytest.mark.parametrize(
    ("way", "kind"),
    [
        ("crash", "crash"),
        ("huge", "nonsense"),
        ("not_json", "nonsense"),
        ("not_utf8", "nonsense"),
        ("deep", "nonsense"),
        ("wrong_id", "nonsense"),
        ("twice", "nonsense"),
        ("hello_again", "nonsense"),
        ("wrong_type", "nonsense"),
        ("bad_reasons", "nonsense"),
        ("no_option", "illegal"),
        ("below", "illegal"),
        ("illegal", "illegal"),
        ("silence", "illegal"),
        ("trouble", "error"),
    ],
)
def test_a_program_that_goes_wrong_midway_is_replaced(rogue: Rogue, setting: Rules, way: str, kind: str) -> None:
    bot = rogue(way)
    assert play(bot, setting).over
    assert kinds(bot) - {"gone"} == {kind}
    assert bot.replaced >= 1


@pytest.mark.parametrize("way", ["slow", "stubborn", "deaf"])
def test_a_program_that_does_not_answer_is_ended_and_replaced(rogue: Rogue, setting: Rules, way: str) -> None:
    bot = rogue(way)
    began = time.monotonic()
    assert play(bot, setting, HASTY).over
    assert kinds(bot) - {"gone"} == {"late"}
    assert time.monotonic() - began < 15


@pytest.mark.parametrize(("way", "kind"), [("no_start", "crash"), ("old", "nonsense"), ("no_hello", "late")])
def test_a_program_that_does_not_begin_is_replaced_for_good(rogue: Rogue, setting: Rules, way: str, kind: str) -> None:
    bot = rogue(way, start_seconds=0.3 if way == "no_hello" else PATIENT)
    assert play(bot, setting).over
    assert [report.kind for report in bot.reports] == [kind] * 4 + ["gone"]
    assert bot.replaced > 5
    assert len(Noted.pids) == 4


def test_a_program_that_reads_nothing_does_not_block_the_game(setting: Rules) -> None:
    """The hello is longer than a pipe holds."""
    game, bot = Game(setting, 1), Guarded(ProcessBot(["sleep", "30"], setting, start_seconds=0.3))
    began = time.monotonic()
    assert decide(bot, game, Chance(1)) == Action("pass")
    bot.close()
    assert kinds(bot) == {"late"}
    assert time.monotonic() - began < 10


def test_the_report_has_the_last_line_of_the_error_stream(rogue: Rogue, setting: Rules) -> None:
    bot = rogue("crash")
    play(bot, setting)
    report = bot.reports[0]
    assert (report.seat, report.question, report.kind) == (0, report.question, "crash")
    assert "ValueError: no idea" in report.text
    assert len(report.text) <= 300


def test_all_that_a_program_has_started_ends_with_it(setting: Rules, tmp_path: Path) -> None:
    beats = tmp_path / "beats"
    command = [sys.executable, "-I", str(ROGUE), "family", str(beats)]
    game, bot = Game(setting, 1), Guarded(ProcessBot(command, setting))
    seen = view(game, game.seat)
    for _ in range(3):
        bot.choose(seen, seen.options, Clock(2.0), Chance(1))
    assert kinds(bot) == {"late"}
    time.sleep(0.1)
    counted = beats.stat().st_size
    assert counted > 0
    time.sleep(0.2)
    assert beats.stat().st_size == counted


@pytest.mark.parametrize(
    ("way", "kind"), [("crash", "crash"), ("slow", "late"), ("illegal", "illegal"), ("wrong_id", "nonsense")]
)
def test_without_a_guard_the_failure_stands(setting: Rules, way: str, kind: str) -> None:
    """The negative control: it is the guard that makes an answer of it."""
    with ProcessBot([sys.executable, "-I", str(ROGUE), way], setting) as bot:
        bot.start()
        for _ in range(2):
            decide(bot, Game(setting, 1), Chance(1), Clock(PATIENT))
        with pytest.raises(Failure) as caught:
            decide(bot, Game(setting, 1), Chance(1), Clock(0.2 if way == "slow" else PATIENT))
    assert caught.value.kind == kind


def test_a_program_runs_until_it_is_closed(setting: Rules) -> None:
    """The negative control of all that is gone."""
    bot = ProcessBot([sys.executable, "-I", str(ROGUE), "good"], setting)
    bot.start()
    pid = bot.pid
    assert pid is not None
    assert runs(pid)
    bot.close()
    bot.close()
    assert not runs(pid)


def test_a_program_ends_when_its_bot_is_collected(setting: Rules) -> None:
    bot = ProcessBot([sys.executable, "-I", str(ROGUE), "good"], setting)
    bot.start()
    pid = bot.pid
    assert pid is not None
    del bot
    assert not runs(pid)


def test_the_start_of_a_program_costs_it_no_time(setting: Rules) -> None:
    slow_start = "import time; time.sleep(1.2); exec(open(__import__('sys').argv[1]).read())"
    command = [sys.executable, "-c", slow_start, str(ROGUE), "good"]
    game, bot = Game(setting, 1), Guarded(ProcessBot(command, setting))
    decide(bot, game, Chance(1), Clock(1.0))
    bot.close()
    assert [report.kind for report in bot.reports] == []


def test_a_long_line_is_a_matter_of_its_length_alone(setting: Rules, rogue: Rogue) -> None:
    bot = rogue("huge")
    play(bot, setting)
    assert f"more than {LONGEST} bytes" in bot.reports[0].text


def test_reasons_come_with_the_choice(setting: Rules, rogue: Rogue) -> None:
    game, bot = Game(setting, 1), rogue("reasons")
    seen = view(game, game.seat)
    found = [bot.choose(seen, seen.options, Clock(PATIENT), Chance(1), explain=True) for _ in range(3)]
    assert found[0].reasons is None
    assert found[2].reasons is not None
    assert found[2].reasons.candidates[0].action == str(seen.options[0])


@pytest.mark.parametrize(("way", "spoke"), [("aside", True), ("good", False)])
def test_a_program_throws_in_if_it_wants_to_be_asked(way: str, spoke: bool) -> None:
    setting = rules(players=3, modules=["warden"], options={"report_mode": "vigilant", "round_cap": 30})
    game, chance = Game(setting, 2), Chance(2)
    with ProcessBot([sys.executable, "-I", str(ROGUE), way], setting) as program:
        bot = Guarded(program)
        bots: dict[int, Bot] = {0: bot, 1: make("random", setting), 2: make("random", setting)}
        thrown = 0
        while not game.over and not thrown:
            game.apply(decide(bots[1], game, chance))
            thrown += throw_in({0: bot}, game, chance) == 0
        assert bool(thrown) is spoke
        assert spoke or bot.replaced == 0


@pytest.mark.parametrize("command", ["sh digger.sh", "node digger.js"])
def test_the_examples_play_whole_games_and_beat_chance(root: Path, command: str) -> None:
    program, script = command.split()
    if program != "sh" and shutil.which(program) is None:
        pytest.skip(f"there is no {program} here")
    setting, won = rules(players=3), 0
    for seed in range(3):
        bot = Guarded(ProcessBot([program, str(root / "examples" / "bots" / script)], setting))
        game, chance, other = Game(setting, seed), Chance(seed), make("random", setting)
        while not game.over:
            game.apply(decide(bot if game.seat == 0 else other, game, chance, Clock(PATIENT)))
        bot.close()
        assert (bot.replaced, game.outcome is not None) == (0, True)
        won += game.outcome is not None and game.outcome.winner == 0
    assert won == 3


def test_play_on_guards_programs(setting: Rules) -> None:
    game = Game(setting, 1)
    with ProcessBot([sys.executable, "-I", str(ROGUE), "crash"], setting) as bot:
        play_on(game, {0: bot, 1: make("random", setting)}, Chance(1))
    assert game.over


@pytest.mark.parametrize("command", ["", "   ", "sh 'unfinished", []])
def test_a_command_that_says_nothing_is_refused(command: str | list[str]) -> None:
    with pytest.raises(BotError, match="command"):
        ProcessBot(command)


def test_a_program_that_is_not_there_is_a_failure_like_others(setting: Rules) -> None:
    bot = Guarded(ProcessBot(["/nowhere/at/all"], setting))
    assert play(bot, setting).over
    assert "cannot be started" in bot.reports[0].text
