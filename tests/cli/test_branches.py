"""Playing on from a record in the terminal, and checking a branch against its game."""

from pathlib import Path

import pytest
from tests.cli.tables import run
from tests.game.record_games import recorded

from blackgate.game.branch import check_branch
from blackgate.game.record import record, replay, verify


@pytest.fixture
def game(tmp_path: Path) -> Path:
    file = tmp_path / "game.txt"
    file.write_text(record(recorded()), encoding="utf-8")
    return file


@pytest.mark.parametrize("switches", [[], ["--known"]])
def test_a_person_plays_on_and_the_branch_is_kept(game: Path, tmp_path: Path, switches: list[str]) -> None:
    kept = tmp_path / "branch.txt"
    chosen = ("--as", "bö", "--bots", "rookie", "--save", str(kept), "--plain", *switches)
    found = run("play", "--from", f"{game}@20", *chosen, typed="quit\n\n")
    assert found.exit_code == 0, found.output
    text = kept.read_text(encoding="utf-8")
    origin = check_branch(text, record(recorded()))
    assert (origin.step, origin.knower) == (20, 1 if switches else None)
    assert [seat.player for seat in replay(text).seats] == ["rookie", "human", "rookie"]
    again = run("play", "--resume", str(kept), "--plain", typed="quit\n\n")
    assert again.exit_code == 0, again.output
    checked = run("verify", str(kept), "--of", str(game), columns=200)
    assert checked.exit_code == 0
    assert "branch of this game and begins after step 20" in checked.output
    assert ("drawn again, as far as P2 could tell" in checked.output) is bool(switches)


def test_bots_play_on_to_the_end(game: Path, tmp_path: Path) -> None:
    kept = tmp_path / "branch.txt"
    found = run("play", "--from", f"{game}@40", "--watch", "--bots", "random", "--save", str(kept), "--seed", "3")
    assert found.exit_code == 0, found.output
    assert verify(kept.read_text(encoding="utf-8")).is_over
    other = run("verify", str(kept), "--of", str(kept), columns=200)
    assert other.exit_code == 1
    assert "Not verified" in other.output


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["--from", "{game}"], "is not a moment"),
        (["--from", "{game}@9999"], "there is no step 9999"),
        (["--from", "{game}@3", "--as", "Zoe"], "no player is called"),
        (["--from", "{game}@3", "--players", "3"], "keeps its seats"),
        (["--from", "{game}@3", "--watch", "--known"], "what one seat knew"),
        (["--from", "{game}@3", "--watch", "--as", "P2"], "the seat of a person"),
        (["--from", "{game}@3", "--watch", "--as", "Zoe"], "the seat of a person"),
        (["--from", "{game}.no@3"], "there is no such file"),
        (["--as", "P2"], "add --from"),
        (["--known"], "add --from"),
    ],
)
def test_what_is_wrong_is_told_in_a_line(game: Path, arguments: list[str], said: str) -> None:
    found = run("play", *(each.format(game=game) for each in arguments), columns=300)
    assert found.exit_code != 0
    assert said in " ".join(found.output.split())


def test_a_running_game_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "running.txt"
    file.write_text(record(recorded(most=40), private=True), encoding="utf-8")
    found = run("play", "--from", f"{file}@3", columns=300)
    assert found.exit_code != 0
    assert "a running game has no branches" in found.output
