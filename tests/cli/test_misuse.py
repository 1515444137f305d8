"""What people type that is no answer, and places where nothing can be saved."""

from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from blackgate.cli import gate
from blackgate.game.record import replay

START = ("--seed", "5", "--first", "1", "--plain")
GOOD = (Path(__file__).resolve().parent.parent / "golden" / "two_short_cap.record").read_bytes()
HOSTILE = {
    "nothing": b"",
    "no text": b"\xff\xfe\x00",
    "half a letter": GOOD + b"\xc3",
    "a nul": GOOD.replace(b"choices", b"choices\n\0"),
    "no record": b"dear Ana,\nI am well.\n",
    "no head": b"blackgate record 2\nchoices\n",
    "an escape": GOOD.replace(b"Ana", b"A\x1b[2Jna"),
    "from right to left": GOOD.replace(b"Ana", "A\u202ena".encode()),
    "a name without end": GOOD.replace(b"Ana", b"A" * 100_000),
    "lines without end": GOOD + b"P1 undo 1\n" * 100_000,
    "a seed without end": GOOD.replace(b"seed 16", b"seed " + b"9" * 5000),
    "a file of somebody else": GOOD.replace(b"players", b"overlay /etc/passwd\nplayers"),
    "another edition": GOOD.replace(b"edition retail ", b"edition retail 0"),
    "a choice of nobody": GOOD.replace(b"choices\n", b"choices\nP9 pass\n"),
    "undone before it began": GOOD.replace(b"record 1", b"record 2").replace(b"choices\n", b"choices\nP1 undo 99999\n"),
    "choices after the end": GOOD + b"P1 pass\n",
    "markup": GOOD.replace(b"choices\n", b"choices\nP1 [/red][bold]\n"),
}
"""What a file may hold that somebody sends as a record."""


def run(*arguments: str, typed: str = "") -> Result:
    return CliRunner().invoke(gate, ["play", *arguments], input=typed, env={"COLUMNS": "100", "NO_COLOR": "1"})


def choices(tmp_path: Path) -> list[int]:
    """The decisions of the game that was interrupted."""
    return replay((tmp_path / "home" / "blackgate" / "last-game.txt").read_text(encoding="utf-8")).choices


@pytest.mark.parametrize("typed", ["00000199", "0000000001", "9999999999", "9" * 5000, "0", "00", "٣" * 400, "²"])
def test_a_number_without_an_option_is_refused(tmp_path: Path, typed: str) -> None:
    result = run(*START, typed=f"{typed}\n")
    assert result.exit_code == 0
    assert result.exception is None
    assert "The game is kept" in result.output
    assert choices(tmp_path) == []
    if typed.isdecimal():
        assert "There is no option" in result.output
    assert len(max(result.output.splitlines(), key=len)) < 400


def test_a_number_is_an_answer(tmp_path: Path) -> None:
    run(*START, typed="1\n")
    assert len(choices(tmp_path)) > 0


@pytest.mark.parametrize("name", ["a\0b", "x" * 300, "/dev/null/x"])
def test_a_place_that_cannot_be_written_does_not_end_the_game(tmp_path: Path, name: str) -> None:
    result = run(*START, typed=f"save {name}\nsearch\n")
    assert result.exit_code == 0
    assert result.exception is None
    assert len(choices(tmp_path)) > 0
    assert "cannot be written" in result.output


def test_a_name_with_a_nul_byte_is_not_saved(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    for typed in ("save a\0b\n", "quit\na\0b\n"):
        result = run(*START, typed=typed)
        assert result.exit_code == 0
        assert "cannot be written" in result.output
        assert "Saved." not in result.output
    assert [path.name for path in tmp_path.iterdir()] in ([], ["home"])


@pytest.mark.parametrize("name", ["file/game.txt", "folder", "a\0b", "x" * 300])
@pytest.mark.parametrize("more", [("--watch",), ()])
def test_an_unwritable_file_is_reported_before_the_first_question(
    tmp_path: Path, name: str, more: tuple[str, ...]
) -> None:
    (tmp_path / "file").write_text("no folder", encoding="utf-8")
    (tmp_path / "folder").mkdir()
    result = run(*START, *more, "--save", str(tmp_path / name), typed="1\n")
    assert result.exit_code == 2
    assert result.stderr.startswith("error: ")
    assert result.stderr.count("\n") == 1
    assert len(result.stderr) < 800
    assert result.stdout.strip() == ""
    assert list(tmp_path.glob(".*")) == list(tmp_path.glob("*.part")) == []


@pytest.mark.parametrize(
    "more",
    [("--players", "3"), ("--seat", "human"), ("--option", "bank=75"), ("--first", "1"), ("--seed", "0")],
)
def test_a_saved_game_keeps_its_rules(tmp_path: Path, more: tuple[str, ...]) -> None:
    file = tmp_path / "game.txt"
    run(*START, "--save", str(file), typed="1\n")
    before = file.read_bytes()
    assert run("--resume", str(file)).exit_code == 0
    assert file.read_bytes() == before
    result = run("--resume", str(file), *more, typed="1\n")
    assert result.exit_code == 2
    assert "--resume" in result.stderr
    assert file.read_bytes() == before


@pytest.mark.parametrize(
    "command", [("replay",), ("replay", "--edition", "prototype_fr"), ("verify",), ("play", "--plain", "--resume")]
)
@pytest.mark.parametrize("name", HOSTILE)
def test_a_hostile_file_ends_with_one_line(tmp_path: Path, name: str, command: tuple[str, ...]) -> None:
    file = tmp_path / "game.txt"
    file.write_bytes(HOSTILE[name])
    result = CliRunner().invoke(gate, [*command, str(file)], input="1\n", env={"COLUMNS": "100", "NO_COLOR": "1"})
    assert isinstance(result.exception, SystemExit)
    assert file.read_bytes() == HOSTILE[name]
    said = result.output.rstrip("\n")
    assert said.startswith("Not verified: " if result.exit_code == 1 else "error: ")
    assert result.exit_code == 2 or command == ("verify",), "only a record that is wrong is not verified"
    assert said.isprintable(), "one line, and nothing that moves the cursor"
    assert len(said) < 900


@pytest.mark.parametrize("command", [("replay",), ("verify",), ("play", "--resume")])
@pytest.mark.parametrize("name", [".", "nowhere", "/dev/zero", "x" * 300])
def test_an_invalid_file_is_a_one_line_error(tmp_path: Path, name: str, command: tuple[str, ...]) -> None:
    result = CliRunner().invoke(gate, [*command, str(tmp_path / name)], env={"COLUMNS": "100", "NO_COLOR": "1"})
    assert result.exit_code == 2
    assert result.stderr.startswith("error: ")
    assert result.stderr.rstrip("\n").isprintable()
    assert len(result.stderr) < 900
    assert result.stdout == ""


def test_a_prototype_refuses_options_of_modules() -> None:
    arguments = ["play", "--edition", "prototype_en", "--option", "report_mode=auto"]
    result = CliRunner().invoke(gate, arguments, env={"COLUMNS": "120", "NO_COLOR": "1"})
    assert result.exit_code == 2
    assert "report_mode: the prototype is played without the module “warden”" in result.output
    assert "PROTO-6" in result.output
