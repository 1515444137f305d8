"""`report_mode=vigilant`: people report unasked, before the next action (RULING-151)."""

import io
from pathlib import Path

import pytest
from click.testing import CliRunner, Result
from tests.cli.tables import printed

from blackgate import Game, rules
from blackgate.cli import gate
from blackgate.cli.play.vigilance import Vigil, is_vigilant
from blackgate.cli.screen import screen
from blackgate.game.record import replay
from blackgate.game.seats import Seat

OPEN = ("--with", "all", "--option", "report_mode=vigilant", "--seed", "5", "--first", "1")


def play(*arguments: str, typed: str) -> Result:
    return CliRunner().invoke(gate, ["play", *OPEN, *arguments], input=typed, env={"COLUMNS": "80", "NO_COLOR": "1"})


def digging(people: tuple[int, ...], monkeypatch: pytest.MonkeyPatch, typed: str) -> tuple[Game, str]:
    """P1 has dug beside the Warden; the others keep an eye open."""
    setting = rules(players=3, modules=["warden"], options={"report_mode": "vigilant"}, humans=True)
    position = {"seats": [{"place": "cell", "hand": {"spoon": 2}}, {}, {}], "turn": {"actions": 2}, "warden": "cell"}
    seats = tuple(Seat(name, "human", n + 1) for n, name in enumerate(("Ana", "Bob", "Cyd")))
    game = Game.from_dict(setting, position, seats)
    game.listen()
    out = screen(file=io.StringIO())
    vigil = Vigil(game, out, people)
    game.apply("dig spoon")
    monkeypatch.setattr("sys.stdin", io.StringIO(typed))
    vigil.keep()
    return game, printed(out)


def test_one_person_reports(monkeypatch: pytest.MonkeyPatch) -> None:
    game, told = digging((1,), monkeypatch, "whistle\nreport\n")
    assert "Ana dug with a Spoon" in told
    assert "Only a report is heard now." in told
    assert [event.name for event in game.events if event.name in ("reported", "repressed")] == ["reported", "repressed"]


def test_with_several_people_the_reporter_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    game, told = digging((0, 1, 2), monkeypatch, "report\nreport ana\nreport cy\n")
    assert told.count("Who reports?") == 2
    assert [event.seat for event in game.events if event.name == "reported"] == [2]


def test_enter_goes_on(monkeypatch: pytest.MonkeyPatch) -> None:
    game, _ = digging((1, 2), monkeypatch, "\n")
    assert not [event for event in game.events if event.name == "reported"]


def test_every_action_of_others_is_shown_not_only_illegal_ones() -> None:
    output = play(typed="pass\n" + "report\n" * 4).output
    assert "Enter to go on; or report >" in output
    assert "There is nothing to report." in output


def test_other_tables_are_not_stopped() -> None:
    assert not is_vigilant(Game(rules(players=2, modules=["warden"]), 1))
    assert not is_vigilant(Game(rules(players=2), 1))


def test_a_vigilant_game_is_kept_and_goes_on(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    play("--save", str(file), typed="pass\n" + "\n" * 12 + "report\n" + "1\n" * 5)
    game = replay(file.read_text(encoding="utf-8"))
    assert game.rules.options["report_mode"] == "vigilant"
