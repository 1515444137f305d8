"""Recorded games replay to their recorded end. A change here is a decision: `python -m tests.golden.make --renew`."""

import re
from pathlib import Path

import pytest
from tests.golden.make import FOLDER, GOLDEN, end_hash, main, text_of

from blackgate.editions import modules
from blackgate.editions.catalogue import catalogue
from blackgate.engine.vocabulary import BLOCKS, FIRST
from blackgate.errors import RecordError
from blackgate.game.record import record, replay

FILES = sorted(FOLDER.glob("*.record"))


def end_of(text: str) -> str:
    """The hash a golden file promises."""
    found = re.search(r"^# end ([0-9a-f]{64})$", text, re.MULTILINE)
    assert found
    return found[1]


def without_comments(text: str) -> str:
    return "".join(line for line in text.splitlines(keepends=True) if not line.startswith("#"))


def test_every_golden_game_is_there() -> None:
    assert {file.stem for file in FILES} == GOLDEN.keys()
    assert {GOLDEN[file.stem].players for file in FILES} == {2, 3, 4, 5, 6}


def test_everything_that_can_be_chosen_is_in_one_of_them() -> None:
    games = [replay(file.read_text("utf-8")) for file in FILES]
    assert {module for game in games for module in game.rules.modules} == {each.id for each in modules()} - {"teams"}
    assert {bool(game.rules.teams) for game in games} == {True, False}
    assert {each.id for each in catalogue() if each.kind == "prototype"} < {
        name for game in games for name in game.rules.overlays
    }
    choices = "".join(file.read_text("utf-8") for file in FILES)
    unheard = {word for word, *_ in BLOCKS if not re.search(rf"^P\d {word}\b", choices, re.MULTILINE)}
    assert unheard <= {"reroll", "freepass"}, "only what a chooser without a plan hardly ever comes to"


def test_somebody_reports_unasked() -> None:
    game = replay((FOLDER / "three_vigilant.record").read_text("utf-8"))
    assert FIRST["report"] in game.choices


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_it_replays_to_its_end(file: Path) -> None:
    text = file.read_text("utf-8")
    game = replay(text)
    assert game.over
    assert end_hash(game) == end_of(text)
    assert record(game) == without_comments(text).replace("blackgate record 1\n", "blackgate record 2\n", 1)


def test_the_first_version_is_among_them() -> None:
    assert any(file.read_text("utf-8").startswith("blackgate record 1\n") for file in FILES)


def test_another_end_is_noticed() -> None:
    """The negative control: one choice fewer, another seed, another result."""
    text = FILES[0].read_text("utf-8")
    lines = text.splitlines()
    short = replay("\n".join(lines[:-2]))
    assert end_hash(short) != end_of(text)
    with pytest.raises(RecordError):
        replay(re.sub(r"^seed \d+$", "seed 999", text, flags=re.MULTILINE))
    with pytest.raises(RecordError):
        replay(re.sub(r"^result .*$", "result P9 tunnel", text, flags=re.MULTILINE))
    with pytest.raises(RecordError, match="another edition"):
        replay(re.sub(r"^(edition retail) \w+$", r"\1 0123456789abcdef", text, flags=re.MULTILINE))


def test_the_maker_overwrites_nothing_unasked(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("tests.golden.make.GOLDEN", {"two_short_cap": GOLDEN["two_short_cap"]})
    file = tmp_path / "two_short_cap.record"
    file.write_text("mine")
    assert main(["--folder", str(tmp_path)]) == 0
    assert file.read_text() == "mine"
    assert "--renew" in capsys.readouterr().err
    assert main(["--folder", str(tmp_path), "--renew"]) == 0
    assert file.read_text("utf-8") == text_of("two_short_cap")
