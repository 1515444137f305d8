"""`blackgate analyse`: chances and options of a position, however it is given; what is wrong is said in one line."""

import json
from pathlib import Path
from random import Random

import pytest
from click.testing import CliRunner, Result

from blackgate import Game, Seat, rules
from blackgate.cli import gate
from blackgate.cli.positions import Laid, game_at
from blackgate.game.notation import position
from blackgate.game.record import record, replay, steps

CAPPED = Path(__file__).resolve().parent.parent / "golden" / "two_short_cap.record"
"""Over: the round cap ended it."""
STEP = 60


def run(*arguments: str, typed: bytes = b"") -> Result:
    env = {"COLUMNS": "160", "NO_COLOR": "1"}
    return CliRunner().invoke(gate, ["analyse", *arguments], input=typed, env=env)


def few(*arguments: str, typed: bytes = b"") -> Result:
    """With so few playouts that it is quick."""
    return run(*arguments, "--playouts", "3", "--lang", "en", typed=typed)


def found(*arguments: str, typed: bytes = b"") -> dict[str, object]:
    result = few(*arguments, "--json", typed=typed)
    assert result.exit_code == 0, result.output
    table: dict[str, object] = json.loads(result.output)
    return {key: value for key, value in table.items() if key not in ("seconds", "options")}


@pytest.fixture(scope="module")
def file(tmp_path_factory: pytest.TempPathFactory) -> str:
    """The record of a game that has only begun; at STEP somebody has a choice."""
    chooser = Random(4)
    game = Game(rules(players=2), 3, [Seat("Ana"), Seat("Boris")], first=0)
    while len(game.choices) < STEP or game.question != "turn" or len(game.legal()) < 3:
        game.apply(chooser.choice(game.legal()))
    path = tmp_path_factory.mktemp("games") / "game.txt"
    path.write_text(record(game), "utf-8")
    return str(path)


@pytest.fixture(scope="module")
def game(file: str) -> Game:
    return game_at(file, None, Laid())


def test_it_prints_all_chances_and_the_options_of_the_seat_to_decide(file: str, game: Game) -> None:
    result = few(file)
    assert result.exit_code == 0
    lines = result.output.splitlines()
    assert lines[0] == f"As {game.seats[game.seat].name} knows the table, 3 playouts."
    assert sum("█" in line or "░" in line for line in lines) == 2
    assert f"The options of {game.seats[game.seat].name}" in result.output
    assert "Tried" in result.output


def test_the_same_seed_gives_the_same_result_and_another_seed_another(file: str) -> None:
    one, same, *others = (found(file, "--seed", seed) for seed in ("1", "1", "2", "3", "4"))
    assert one == same
    assert any(one != other for other in others)


def test_all_forms_of_a_position_say_the_same(game: Game, tmp_path: Path) -> None:
    line = position(game)
    (tmp_path / "line.txt").write_text(f"\n{line}\n", "utf-8")
    (tmp_path / "position.json").write_text(game.to_json(), "utf-8")
    given = found(line)
    assert given == found(str(tmp_path / "line.txt"))
    assert given == found(str(tmp_path / "position.json"))
    assert given == found("-", typed=line.encode())


def test_a_step_is_one_of_the_replay(file: str, game: Game) -> None:
    steps_ = [position(each) for each in steps(Path(file).read_text("utf-8"))]
    assert position(game_at(f"{file}@7", None, Laid())) == position(game_at(file, 7, Laid())) == steps_[7]
    assert position(game) == steps_[-1]


def test_a_record_knows_what_its_seats_have_seen_and_a_bare_position_does_not(file: str, game: Game) -> None:
    past = replay(Path(file).read_text("utf-8"), listen=True)
    bare = game_at(position(game), None, Laid())
    assert [game.view(seat, memory=True).learned for seat in (0, 1)] == [
        past.view(seat, memory=True).learned for seat in (0, 1)
    ]
    assert game.to_dict() == bare.to_dict()
    assert bare.view(0, memory=True).learned != game.view(0, memory=True).learned


def test_a_seat_that_is_not_asked_gets_chances_and_no_options(file: str, game: Game) -> None:
    other = game.seats[1 - game.seat].name
    result = few(file, "--as", other)
    assert result.output.startswith(f"As {other} knows the table")
    assert f"it is for {game.seats[game.seat].name} to decide" in result.output


def test_with_open_cards(file: str) -> None:
    assert few(file, "--open").output.startswith("With open cards, 3 playouts.")
    assert found(file, "--open")["seat"] is None


def test_the_keys_of_the_json_stay(file: str, game: Game) -> None:
    table = json.loads(few(file, "--json").output)
    assert list(table) == ["version", "seat", "asked", "winners", "chances", "draw", "playouts", "seconds", "options"]
    assert table["version"] == 1
    assert table["seat"] == table["asked"] == game.seat
    assert [list(each) for each in table["chances"]] == [["seat", "name", "chance", "error"]] * 2
    assert {"candidates", "causes", "playouts", "seconds"} == table["options"].keys()
    assert {"action", "chance", "error", "playouts"} == table["options"]["candidates"][0].keys()


def test_a_game_that_is_over_says_who_won() -> None:
    end = game_at(str(CAPPED), None, Laid())
    assert end.outcome is not None
    table = found(str(CAPPED))
    assert table["asked"] is None
    assert table["winners"] == []
    assert table["draw"] == 1.0
    assert "Nobody dug far enough" in few(str(CAPPED)).output


def test_a_game_that_nobody_may_win_says_so() -> None:
    assert "nobody    100.0 %" in few(f"{CAPPED}@8").output


def test_a_single_option_is_reported() -> None:
    alone = next(n for n, each in enumerate(steps(CAPPED.read_text("utf-8"))) if len(each.legal()) == 1)
    assert "has only one option: " in few(f"{CAPPED}@{alone}").output


@pytest.mark.parametrize(("language", "said"), [("fr", "Avec ce que sait"), ("it", "Con ciò che sa")])
def test_it_speaks_three_languages(file: str, language: str, said: str) -> None:
    result = run(file, "--playouts", "2", "--lang", language)
    assert result.output.startswith(said)
    assert "," in result.output.splitlines()[4]


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["nonsense"], "neither a position nor a file; a line that starts with “bg1”"),
        (["\0"], "neither a position nor a file"),
        (["x" * 100_000], "neither a position nor a file"),
        ([f"{CAPPED}@x"], "neither a position nor a file"),
        ([f"{CAPPED}@999"], "there is no step 999; the record has the steps 0 to "),
        ([f"{CAPPED}@3", "--at", "4"], "either @3 or --at 4"),
        ([f"{CAPPED}@3", "--as", "Zoe"], "no player is called “Zoe”; P1 Ana, P2 Boris"),
        ([f"{CAPPED}@3", "--open", "--as", "Ana"], "leave out --as or --open"),
        ([f"{CAPPED}@3", "--seconds", "nan"], "“nan” is not a number of seconds"),
        ([f"{CAPPED}@3", "--seconds", "1", "--playouts", "9"], "--seconds: two budgets are given"),
        ([f"{CAPPED}@3", "--with", "warden"], "--with: a record states this itself"),
        (["bg1 retail"], "bg1 EDITION FINGERPRINT PLAYERS"),
        (["bg1 retail", "--at", "3"], "only a record has steps"),
        ([__file__], "holds neither a position nor a record"),
        ([str(Path(__file__).parent)], "neither a position nor a file"),
    ],
)
def test_errors_are_one_line(arguments: list[str], said: str) -> None:
    result = run(*arguments)
    assert result.exit_code == 2
    assert said in result.output
    assert result.output.count("\n") == 1
    assert len(result.output) < 700


@pytest.mark.parametrize(
    "typed", [b"", b"\xff\xfe", b"{", b"{" * 90_000, b'{"seats": 3}', b'{"seats": []}', b"[]", b"bg1 "]
)
def test_invalid_input_is_refused(typed: bytes) -> None:
    result = run("-", typed=typed)
    assert result.exit_code == 2
    assert "error: " in result.output
    assert result.output.count("\n") == 1
