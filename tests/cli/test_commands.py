"""The commands besides play: they print what is asked and end bad input with one line."""

import os
import shlex
import subprocess
import sys
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from blackgate.cli import gate


def run(*arguments: str, typed: str = "") -> Result:
    return CliRunner().invoke(gate, arguments, input=typed, env={"COLUMNS": "100", "NO_COLOR": "1"})


def process(*arguments: str, **more: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "blackgate.cli", *arguments]
    return subprocess.run(command, capture_output=True, text=True, check=False, env={**os.environ, **more}, timeout=60)


def test_help_lists_every_command() -> None:
    result = run("--help")
    assert result.exit_code == 0
    for name in ("play", "replay", "scenario", "edition", "cards", "rule", "bots", "serve", "backup", "restore"):
        assert name in result.output


def test_version() -> None:
    assert "0." in run("--version").output


def test_edition_show_lists_the_options_of_a_prototype() -> None:
    retail, prototype = run("edition", "show").output, run("edition", "show", "prototype_en").output
    assert all(word in retail for word in ("report_mode", "team_hands", "michel_roll"))
    assert not any(word in prototype for word in ("report_mode", "team_hands", "michel_roll"))
    assert "first_player" in prototype


def test_edition_show_tells_places_piles_and_provenance() -> None:
    output = run("edition", "show").output
    for word in (
        "Cell Block",
        "1 2 3*",
        "Shovel",
        "Link + Container",
        "Crew",
        "reconstruction",
        "round_cap",
        "RULING-26",
    ):
        assert word in output


def test_edition_check_of_a_good_edition() -> None:
    result = run("edition", "check", "retail", "--overlay", "house_cheap_shovels")
    assert result.exit_code == 0
    assert "0 warnings" in result.output


def test_edition_check_of_a_bad_file(tmp_path: Path) -> None:
    bad = tmp_path / "bad.toml"
    bad.write_text('id = "bad"\n[numbers\n', encoding="utf-8")
    result = run("edition", "check", str(bad))
    assert result.exit_code == 2
    assert result.stderr.startswith("error: bad.toml")


def test_edition_diff_names_the_datum() -> None:
    output = run("edition", "diff", "retail", "house_cheap_shovels").output
    assert "deal.shovel.price" in output
    assert "1 difference" in output
    assert "no difference" in run("edition", "diff", "retail", "retail").output


def test_cards_by_name_and_kind() -> None:
    assert "Every other player takes 1 Beating" in run("cards", "riot").output
    assert "Dragon Head" in run("cards", "--kind", "gang").output
    assert "Émeute" in run("cards", "riot", "--lang", "fr").output


def test_cards_of_a_gang() -> None:
    output = run("cards", "crew").output
    assert "Gang card · Crew" in output
    assert "Background · second effect with Crew" in output
    assert "Triad" not in output.replace("Cartel, Triad", "")


def test_cards_say_how_well_founded_each_datum_is() -> None:
    assert "name, kind, copies: rulebook · value: reconstruction" in run("cards", "pike").output
    assert "name, kind, effects: rulebook · copies, value: reconstruction" in run("cards", "cafeteria key").output
    assert "riot · reconstruction\n" in run("cards", "riot").output


def test_unknown_cards_get_advice() -> None:
    assert "did you mean “Riot”" in run("cards", "Riott").output + run("cards", "Riott").stderr
    assert "blackgate cards lists them all" in run("cards", "xyz").output + run("cards", "xyz").stderr


def test_a_family_of_rules_and_the_number_of_a_ruling() -> None:
    output = run("rule", "move").output
    assert all(f"MOVE-{n}" in output for n in range(1, 7))
    assert "DIG-1" not in output.split()
    assert run("rule", "9").output.startswith("RULING-9 ")
    assert run("rule", "move", "4").output == run("rule", "MOVE-4").output


def test_booklets_are_called_by_name() -> None:
    text = " ".join(run("rule", "RULING-1").output.split())
    assert "[0" not in "".join(run("rule", f"{n}").output for n in (1, 6, 9, 20))
    assert "the English print rulebook and the Italian print rulebook together" in text


def test_rules_are_read_in_a_language() -> None:
    text = " ".join(run("rule", "RULING-1", "--lang", "fr").output.split())
    assert "le livret anglais imprimé et le livret italien imprimé ensemble" in text
    assert "Question : " in text
    assert "Imprimé dans : livret anglais imprimé" in " ".join(run("rule", "move-4", "--lang", "fr").output.split())
    assert "Déplacement prudent" in run("rule", "move", "--lang", "fr").output
    assert "mélangées" in run("rule", "--chapter", "2", "--lang", "fr").output
    assert "Se réhabiliter" in run("editions", "library", "--lang", "fr").output


def test_a_rule_with_its_wording_and_sources() -> None:
    output = run("rule", "move-4").output
    assert "MOVE-4" in output
    assert "Printed in" in output
    assert "MOVE-6" in run("rule", "--chapter", "7").output
    assert "RULING-37" in run("rule").output


def test_bots_are_listed() -> None:
    assert "schemer" in run("bots").output


@pytest.mark.parametrize(
    "arguments",
    [
        ("nonsense",),
        ("rule", "NOPE-1"),
        ("rule", "--chapter", "99"),
        ("cards", "no such card"),
        ("cards", "--kind", "nope"),
        ("cards", "--lang", "xx"),
        ("edition", "show", "nowhere.toml"),
        ("edition", "show", "."),
        ("edition", "diff", "retail"),
        ("replay", "nowhere.txt"),
        ("scenario", "run"),
        ("play", "--players", "9"),
        ("play", "--players", "x"),
        ("play", "--seat", "robot"),
        ("play", "--seat", "schemer", "--seat", "schemer", "--seat", "human", "--players", "2"),
        ("play", "--seat", "human:Ana", "--seat", "schemer:ana"),
        ("play", "--watch", "--seat", "human"),
        ("play", "--option", "bank"),
        ("play", "--option", "bank=9"),
        ("play", "--option", "nope=1"),
        ("play", "--first", "6", "--players", "2"),
        ("play", "--edition", "nope"),
        ("play", "--overlay", "retail"),
        ("play", "--resume", "nowhere.txt"),
    ],
)
def test_bad_input_is_one_line_and_exit_code_2(arguments: tuple[str, ...]) -> None:
    result = run(*arguments)
    assert result.exit_code == 2, result.output
    assert result.stderr.startswith("error: ")
    assert result.stderr.count("\n") == 1


def test_scenarios_run_and_tell_how_they_ended(tmp_path: Path, root: Path) -> None:
    good = next((root / "tests" / "scenarios").glob("s077*.toml"))
    assert run("scenario", "run", str(good)).exit_code == 0
    bad = tmp_path / "bad.toml"
    bad.write_text("nonsense", encoding="utf-8")
    assert run("scenario", "run", str(bad)).exit_code == 2
    assert run("scenario", "run", str(tmp_path / "none")).exit_code == 2


def test_exit_codes_of_the_process() -> None:
    good, bad = process("rule", "MOVE-4"), process("rule", "NOPE")
    assert (good.returncode, bad.returncode) == (0, 2)
    assert bad.stderr.count("\n") == 1
    assert "Traceback" not in bad.stderr


def test_a_closed_pipe_is_quiet() -> None:
    command = f"{shlex.quote(sys.executable)} -m blackgate.cli rule | head -1"
    result = subprocess.run(["bash", "-c", command], capture_output=True, text=True, check=False, timeout=60)
    assert result.stderr == ""


def test_letters_a_terminal_cannot_write_do_not_fail() -> None:
    result = process("edition", "show", PYTHONIOENCODING="ascii")
    assert result.returncode == 0, result.stderr


def test_no_colour_without_a_terminal() -> None:
    assert "\x1b" not in process("edition", "show").stdout
