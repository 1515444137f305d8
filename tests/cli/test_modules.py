"""Modules from the command line: switches, refusals, saving, what can be played."""

from pathlib import Path

import pytest
from tests.cli.tables import run

from blackgate.editions.catalogue import catalogue


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (("--with", "nonsense"), "--with"),
        (("--with", "michel,michelle"), "MICHEL-1"),
        (("--with", "gambling", "--teams"), "WARDEN-9"),
        (("--with", "library,library"), "MOD-1"),
        (("--with", "office"), "WARDEN-1"),
        (("--teams", "--players", "3"), "TEAM-1"),
        (("--teams", "--players", "2"), "RULING-112"),
        (("--teams", "AABB"), "RULING-113"),
        (("--teams", "AAAB"), "TEAM-1"),
        (("--teams", "AB"), "--teams"),
        (("--edition", "prototype_fr", "--with", "library"), "PROTO-6"),
        (("--edition", "prototype_fr", "--players", "6"), ""),
    ],
)
def test_an_impossible_combination_is_refused_with_the_rule(arguments: tuple[str, ...], says: str) -> None:
    result = run("play", "--watch", *arguments)
    assert result.exit_code == 2, result.output
    assert result.stderr.count("\n") == 1
    assert says in result.stderr


@pytest.mark.parametrize(
    ("arguments", "ending"),
    [
        (("--with", "all", "--with", "michelle"), "dug out after"),
        (("--with", "all,michel", "--teams"), "Team "),
        (("--teams", "AABB", "--option", "team_seating=free", "--players", "4"), "Team "),
        (("--edition", "prototype_en", "--players", "5"), "dug out after"),
    ],
)
def test_games_with_modules_are_played_kept_and_replayed(
    tmp_path: Path, arguments: tuple[str, ...], ending: str
) -> None:
    file = tmp_path / "game.txt"
    result = run("play", "--watch", "--seed", "3", "--save", str(file), *arguments)
    assert result.exit_code == 0, result.output
    assert ending in result.output
    again = run("replay", str(file))
    assert again.exit_code == 0, again.output + again.stderr
    assert again.output.splitlines()[-1] in result.output.splitlines()  # there, the curve of the chances follows


def test_a_saved_game_keeps_its_modules(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    run("play", "--seed", "5", "--first", "1", "--with", "all,michel", "--teams", "--save", str(file), typed="pass\n")
    assert "Block B" in run("play", "--resume", str(file), typed="board\n").output
    for more in (("--with", "library"), ("--teams",)):
        result = run("play", "--resume", str(file), *more)
        assert result.exit_code == 2
        assert "--resume" in result.stderr


def test_a_house_rule_of_ones_own_goes_with_modules(tmp_path: Path) -> None:
    house, file = tmp_path / "house.toml", tmp_path / "game.txt"
    house.write_text(
        'overlay = true\nid = "house"\nname = "House"\nprovenance = "house"\n[[deal]]\nid = "shovel"\nprice = 5\n'
    )
    laid = ("--overlay", str(house))
    run(
        "play",
        "--seed",
        "5",
        "--first",
        "1",
        "--with",
        "library",
        "--teams",
        *laid,
        "--save",
        str(file),
        typed="pass\n",
    )
    assert run("play", "--resume", str(file)).exit_code == 2
    again = run("play", "--resume", str(file), *laid, typed="board\ngoal\n")
    assert again.exit_code == 0, again.stderr
    assert "Library" in again.output
    assert "1 Shovel for 5" in again.output


def test_everything_that_can_be_played_is_explained_in_two_lines() -> None:
    output = run("editions").output
    assert max(map(len, output.splitlines())) <= 80
    for each in catalogue():
        if each.kind != "fixtures":
            assert each.id in output
            assert len(each.about) == 2
    for heading in ("Places of Dig In", "Figures", "Modes", "Prototypes"):
        assert heading in output


@pytest.mark.parametrize(("name", "says"), [("PSY", "PLACE-PSY-12"), ("warden", "OFFICE-9"), ("Team mode", "TEAM-14")])
def test_one_of_them_with_its_rules(name: str, says: str) -> None:
    assert says in run("editions", name).output
    bad = run("editions", "nowhere")
    assert bad.exit_code == 2
    assert bad.stderr.count("\n") == 1


@pytest.mark.parametrize("name", ["library", "warden", "teams", "prototype_fr"])
def test_the_data_of_an_overlay_are_shown_and_compared(name: str) -> None:
    assert run("edition", "show", name).exit_code == 0
    assert "difference" in run("edition", "diff", "retail", name).output
