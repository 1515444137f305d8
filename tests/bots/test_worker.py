"""A bot of Python in a process of its own: the same answers, and an output that is the protocol's alone."""

import json
import subprocess
import sys
from typing import Any

import msgspec
import pytest

from blackgate import Game, rules
from blackgate.bots import Chance, Clock, Guarded, ProcessBot, decide, make
from blackgate.bots.external.protocol import VERSION, Bye, Choose, Hello, heard_by_bot, written
from blackgate.bots.worker import actions, rules_of
from blackgate.game.rules import Rules
from blackgate.game.view import view

COMMAND = [sys.executable, "-P", "-m", "blackgate.bots.worker"]
TABLES: dict[str, dict[str, Any]] = {
    "plain": {"players": 2},
    "everything": {"players": 4, "modules": ["dig_in", "michel", "warden"], "teams": "ABAB"},
    "house rules": {"players": 3, "overlays": [{"numbers": {"actions": 3}}], "options": {"bank": 75}},
    "house rules with a name": {"players": 3, "overlays": ["house_cheap_shovels"]},
    "prototype": {"edition": "prototype_en", "players": 2},
}


def hello(setting: Rules) -> Hello:
    return Hello(VERSION, "random", 0, setting.setting, setting.edition)


def spoken(lines: bytes, *arguments: str) -> subprocess.CompletedProcess[bytes]:
    return subprocess.run([*COMMAND, *arguments], input=lines, capture_output=True, timeout=60, check=False)


@pytest.mark.parametrize("table", TABLES)
def test_the_rules_are_made_of_the_hello_alone(table: str) -> None:
    setting = rules(**TABLES[table])
    message = heard_by_bot(written(hello(setting)))
    assert isinstance(message, Hello)
    found = rules_of(message)
    assert found.setting == setting.setting
    assert found.edition == setting.edition
    assert (found.players, found.options, found.modules, found.teams, found.humans) == (
        setting.players, setting.options, setting.modules, setting.teams, setting.humans,
    )  # fmt: skip


def test_actions_come_back_as_they_were_written() -> None:
    game = Game(rules(players=4, modules=["dig_in"]), 1)
    offered = tuple(game.actions())
    assert actions([str(action) for action in offered]) == offered


@pytest.mark.parametrize("table", TABLES)
def test_a_bot_answers_in_its_process_as_in_ours(table: str) -> None:
    setting = rules(**TABLES[table])
    game, here = Game(setting, 1), make("schemer", setting)
    with ProcessBot([*COMMAND, here.name], setting) as program:
        there = Guarded(program)
        for n in range(20):
            seed = Chance(n).below(1 << 31)
            ours, theirs = decide(here, game, Chance(seed), Clock(20.0)), decide(there, game, Chance(n), Clock(20.0))
            assert ours == theirs
            game.apply(ours)
        assert list(there.reports) == []


def test_a_whole_game_in_processes() -> None:
    setting = rules(players=2, options={"round_cap": 6})
    game, chance = Game(setting, 4), Chance(4)
    with ProcessBot([*COMMAND, "random"], setting) as first, ProcessBot([*COMMAND, "random"], setting) as second:
        bots = [Guarded(first), Guarded(second)]
        while not game.over:
            game.apply(decide(bots[game.seat], game, chance, Clock(20.0)))
        assert [bot.replaced for bot in bots] == [0, 0]


def test_the_output_is_the_protocols_alone() -> None:
    setting = rules(players=2)
    game = Game(setting, 1)
    seen = view(game, game.seat)
    question = Choose(7, tuple(map(str, seen.options)), 1.0, None, 3, False, msgspec.Raw(seen.to_json()))
    done = spoken(written(hello(setting)) + written(question) + written(Bye()), "random")
    greeting, answer = map(json.loads, done.stdout.splitlines())
    assert greeting == {"type": "hello", "protocol": VERSION, "name": "random", "throws_in": True}
    assert (answer["type"], answer["id"], answer["action"] in map(str, seen.options)) == ("choice", 7, True)
    assert (done.returncode, done.stderr) == (0, b"")


def test_a_question_that_cannot_be_answered_costs_one_decision() -> None:
    setting = rules(players=2)
    question = Choose(7, ("pass",), 1.0, None, 3, False, msgspec.Raw(b'{"version":99}'))
    done = spoken(written(hello(setting)) + written(question) + written(question), "random")
    kinds = [json.loads(line)["type"] for line in done.stdout.splitlines()]
    assert kinds == ["hello", "trouble", "trouble"]
    assert done.returncode == 0


@pytest.mark.parametrize(
    ("arguments", "lines", "code", "words"),
    [
        ((), b"", 2, b"usage"),
        (("nobody",), b"", 1, b"there is no bot 'nobody'"),
        (("random",), b"not json\n", 1, b"nonsense"),
        (("random",), b"", 0, b""),
    ],
)
def test_a_worker_ends_with_a_word_and_no_traceback(
    arguments: tuple[str, ...], lines: bytes, code: int, words: bytes
) -> None:
    done = spoken(lines, *arguments)
    assert (done.returncode, done.stdout) == (code, b"")
    assert words in done.stderr
    assert b"Traceback" not in done.stderr
