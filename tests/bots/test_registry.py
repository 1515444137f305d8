"""Bots that packages register: found, named with their package, refused with a reason, never in the way of others."""

import io
import os
import sys
import textwrap
from collections.abc import Callable
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from blackgate import Game, Seat, rules
from blackgate.bots import BOTS, Bot, Chance, Clock, Guarded, ProcessBot, decide, dismiss, make
from blackgate.bots.registry import entries, factory, listed, names
from blackgate.cli import gate
from blackgate.cli.play.game_loop import GameTable
from blackgate.cli.play.resume import Sources
from blackgate.cli.screen import screen
from blackgate.errors import BotError

CODE = '''
    from blackgate.bots import Choice

    class Last:
        """Takes the last option.

        Always.
        """

        name = "last"

        def __init__(self, setting):
            print("made for", setting.players)

        def choose(self, view, options, clock, chance, explain=False):
            print("thinking")
            return Choice(options[-1])

        def throw_in(self, view, options, chance):
            return None

    class Exits(Last):
        def choose(self, *given, **more):
            raise SystemExit("enough")

    number = 7
'''
Package = Callable[..., None]


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Package:
    """Installs a package that registers bots, here and for the processes started from here."""
    monkeypatch.syspath_prepend(str(tmp_path))
    monkeypatch.setenv("PYTHONPATH", str(tmp_path), prepend=os.pathsep)
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / "home"))
    monkeypatch.setenv("LC_ALL", "C")

    def install(name: str, **bots: str) -> None:
        (tmp_path / f"{name}.py").write_text(textwrap.dedent(CODE))
        (tmp_path / f"{name}_broken.py").write_text("1 / 0\n")
        (tmp_path / f"{name}_leaving.py").write_text("raise SystemExit(3)\n")
        info = tmp_path / f"{name}-1.2.dist-info"
        info.mkdir()
        (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 1.2\n")
        lines = [f"{bot.replace('__', ' ')} = {value}" for bot, value in bots.items()]
        (info / "entry_points.txt").write_text("\n".join(["[blackgate.bots]", *lines, ""]))
        monkeypatch.delitem(sys.modules, name, raising=False)

    return install


def run(*arguments: str, typed: str = "") -> Result:
    return CliRunner().invoke(gate, arguments, input=typed, env={"COLUMNS": "100", "NO_COLOR": "1"})


def test_a_registered_bot_plays_like_any_other(package: Package) -> None:
    package("lastly", last="lastly:Last")
    setting = rules(players=2, options={"round_cap": 3})
    game, bot, chance = Game(setting, 1), make("last", setting), Chance(1)
    bots: list[Bot] = [bot, make("random", setting)]
    while not game.over:
        options = game.actions()
        action = decide(bots[game.seat], game, chance, Clock(20.0))
        assert game.seat == 1 or action == options[-1]
        game.apply(action)
    dismiss(bots)
    assert isinstance(bot, Guarded)
    assert list(bot.reports) == []


def test_a_registered_bot_that_leaves_does_not_take_the_table_with_it(package: Package) -> None:
    package("lastly", exits="lastly:Exits")
    setting = rules(players=2)
    game, bot = Game(setting, 1), make("exits", setting)
    assert decide(bot, game, Chance(1), Clock(20.0)) in game.actions()
    dismiss([bot])
    assert isinstance(bot, Guarded)
    assert [report.kind for report in bot.reports] == ["crash"]
    assert "enough" in bot.reports[0].text


def test_a_bot_that_cannot_be_loaded_says_why_and_affects_no_other(package: Package) -> None:
    package(
        "lastly", last="lastly:Last", broken="lastly_broken:Bot", leaving="lastly_leaving:Bot", gone="nowhere:Bot",
        missing="lastly:Nobody", number="lastly:number", random="lastly:Last", human="lastly:Last", a__b="lastly:Last",
    )  # fmt: skip
    package("zweit", last="zweit:Last")
    found = {(bot.name, bot.source): bot for bot in listed((name, line) for name, (_, line) in BOTS.items())}
    good = found["last", "lastly 1.2"]
    assert (good.line, good.trouble) == ("Takes the last option.", "")
    trouble = {(name, source): bot.trouble for (name, source), bot in found.items() if bot.trouble}
    expected = {
        ("broken", "lastly 1.2"): "ZeroDivisionError",
        ("leaving", "lastly 1.2"): "SystemExit: 3",
        ("gone", "lastly 1.2"): "ModuleNotFoundError",
        ("missing", "lastly 1.2"): "AttributeError",
        ("number", "lastly 1.2"): "lastly:number is a int",
        ("random", "lastly 1.2"): "Blackgate has a bot of that name",
        ("human", "lastly 1.2"): "means something else",
        ("a b", "lastly 1.2"): "only letters",
        ("last", "zweit 1.2"): "lastly 1.2 has a bot of that name",
    }
    assert trouble.keys() == expected.keys()
    for key, words in expected.items():
        assert words in trouble[key]
    assert names(BOTS) == [*BOTS, "broken", "gone", "last", "leaving", "missing", "number"]
    for name in ("broken", "leaving", "gone", "missing", "number"):
        with pytest.raises(BotError, match=f"lastly 1.2: bot '{name}' cannot be"):
            make(name)
    assert make("random").name == "random"
    assert callable(factory("last", BOTS))


def test_the_list_of_bots_tells_where_they_come_from(package: Package) -> None:
    package("lastly", last="lastly:Last", broken="lastly_broken:Bot")
    result = run("bots")
    assert result.exit_code == 0
    lines = result.output.splitlines()
    assert any(line.split()[:1] == ["last"] and line.endswith("lastly 1.2") for line in lines)
    assert any(line.split()[:1] == ["random"] and line.endswith("Blackgate") for line in lines)
    assert "lastly 1.2: bot 'broken' cannot be loaded: ZeroDivisionError: division by zero" in lines
    assert "Traceback" not in result.output


def test_without_packages_there_are_only_ours() -> None:
    assert names(BOTS) == list(BOTS)
    assert entries(BOTS) == []


def test_unknown_names_are_refused_with_suggestions(package: Package) -> None:
    package("lastly", last="lastly:Last")
    with pytest.raises(BotError, match="did you mean 'last'"):
        make("lsat")
    result = run("play", "--seat", "lasst", "--watch")
    assert result.exit_code == 2
    assert "did you mean" in result.output
    assert "last" in result.output


@pytest.mark.parametrize("spec", ["process:", "process", "process:'"])
def test_a_seat_for_no_program_is_refused(spec: str) -> None:
    with pytest.raises(BotError, match="command"):
        make(spec)
    result = run("play", "--watch", "--seat", spec)
    assert (result.exit_code, "Traceback" in result.output) == (2, False)


def test_a_missing_program_is_reported_before_the_game() -> None:
    with pytest.raises(BotError, match="there is no program 'nowhere'"):
        make("process:nowhere --fast")


@pytest.fixture
def digger(root: Path) -> str:
    return f"process:sh '{root / 'examples' / 'bots' / 'digger.sh'}'"


def test_a_program_takes_a_seat_in_the_terminal(digger: str, package: Package) -> None:
    result = run("play", "--watch", "--plain", "--seed", "1", "--players", "2", "--seat", digger)
    assert result.exit_code == 0, result.output
    assert "dug out after" in result.output


def test_programs_end_with_the_game_at_the_table(digger: str) -> None:
    setting = rules(players=2, options={"round_cap": 2})
    seats = [Seat("Ana", "process"), Seat("Bob", "random")]
    command = digger.partition(":")[2]
    table = GameTable(Game(setting, 1, seats), screen(True, io.StringIO()), None, True, Sources(programs=(command,)))
    bot = table.bots[0]
    assert isinstance(bot, Guarded)
    assert isinstance(bot.bot, ProcessBot)
    assert table.play()
    assert bot.bot.starts > 0
    assert bot.bot.pid is None


@pytest.mark.parametrize(
    ("language", "words"), [("en", "did not play this"), ("fr", "n’a pas pu jouer"), ("it", "non ha giocato")]
)
def test_a_line_reports_a_replaced_answer(package: Package, language: str, words: str) -> None:
    seat = ["--seat", "human:Ana", "--seat", "process:sh -c 'echo oh no >&2'"]
    arguments = ("play", "--plain", "--seed", "1", "--first", "2", "--lang", language, *seat)
    result = run(*arguments, typed="quit\nn\n")
    told = [line for line in result.output.splitlines() if words in line]
    assert len(told) >= 1
    assert "oh no" in told[0]


def test_a_record_starts_no_program(digger: str, package: Package, tmp_path: Path) -> None:
    """A record has no command: it is given again to continue the game."""
    file = str(tmp_path / "game.txt")
    result = run(
        "play", "--plain", "--seed", "1", "--seat", "human:Ana", "--seat", digger, typed=f"save {file}\nquit\n"
    )
    assert "--seat 'process:sh " in result.output
    text = Path(file).read_text("utf-8")
    assert "P2 process 2" in text
    assert "digger" not in text
    refused = run("play", "--plain", "--resume", file)
    assert refused.exit_code == 2
    assert "--seat process:COMMAND" in refused.output
    assert run("play", "--plain", "--resume", file, "--seat", digger, typed="quit\nn\n").exit_code == 0
    assert run("play", "--plain", "--resume", file, "--seat", "random").exit_code == 2
