"""`blackgate review`: folders, what is kept, the page, JSON, and a sentence for each record that cannot be reviewed."""

import json
import re
from html import escape
from pathlib import Path
from typing import Any

import msgspec
import pytest
from click.testing import CliRunner, Result

from blackgate import Game, Seat, branch, record, rules
from blackgate.analysis import Review
from blackgate.bots import Chance, decide, make
from blackgate.cli import gate
from blackgate.cli.commands import review as command
from blackgate.cli.reviews import judging
from blackgate.cli.reviews.kept import KeptReviews
from blackgate.cli.reviews.report import tenths
from blackgate.cli.words import Words
from blackgate.game.record import count

HOSTILE = "<b>Ana & Bo</b>"
PLAYOUTS = "200"
"""Enough to find mistakes of Rookies."""


LANGUAGES = ("en", "fr", "it", "de", "es", "nl")


def run(*arguments: str | Path, lang: str = "en") -> Result:
    given = [*map(str, arguments), "--lang", lang, "--playouts", PLAYOUTS]
    return CliRunner().invoke(gate, ["review", *given], env={"COLUMNS": "140", "NO_COLOR": "1"})


def alone(folder: Path, *arguments: str | Path, lang: str = "en") -> Result:
    """On one process, with a folder of its own for what is finished."""
    return run(*arguments, "--jobs", "1", "--keep", folder.parent / "kept", lang=lang)


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with a finished game, and the beginning of one."""
    made = tmp_path_factory.mktemp("games") / "records"
    made.mkdir()
    seats = [Seat(HOSTILE, board=1), Seat("Bob", board=2)]
    game = Game(rules(players=2), seed=8, seats=seats)
    bot = make("rookie", game.rules)
    while not game.over:
        if len(game.choices) == 20:
            (made / "b running.txt").write_text(record(game), "utf-8")
        game.apply(decide(bot, game, Chance(len(game.choices))))
    (made / "a.txt").write_text(record(game), "utf-8")
    (made / "c foreign.txt").write_text(record(game).replace("record 2", "record 99"), "utf-8")
    (made / "notes.md").write_text("no record", "utf-8")
    return made


def test_a_folder_is_reviewed_and_what_cannot_be_is_named(folder: Path) -> None:
    result = alone(folder, folder)
    assert result.exit_code == 2
    assert "Play and luck" not in result.stderr
    errors = result.stderr.strip().splitlines()
    assert len(errors) == 2
    assert "b running.txt" in errors[0]
    assert "not over" in errors[0]
    assert "c foreign.txt" in errors[1]
    assert "Own play" in result.stdout
    assert HOSTILE in result.stdout


def test_it_says_the_same_in_json_and_lists_one_seat(folder: Path) -> None:
    every, some = (
        json.loads(alone(folder, folder / "a.txt", "--json", *more).stdout) for more in ((), ("--seat", "bob"))
    )
    assert every["file"].endswith("a.txt")
    account = every["review"]["accounts"][0]
    parts = sum(account[part] for part in ("start", "own", "others", "luck"))
    assert parts == pytest.approx(account["result"])
    assert {each["seat"] for each in every["review"]["decisions"]} == {0, 1}
    assert {each["seat"] for each in some["review"]["decisions"]} == {1}
    assert some["review"]["accounts"] == every["review"]["accounts"]


def test_what_is_finished_is_not_judged_again(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    first = alone(folder, folder / "a.txt")
    monkeypatch.setattr(judging.Task, "judge", lambda *_: pytest.fail("judged again"))
    assert alone(folder, folder / "a.txt").stdout == first.stdout
    kept = next((folder.parent / "kept").iterdir())
    whole = kept.read_text("utf-8")
    kept.write_text(whole[:-9], "utf-8")
    monkeypatch.setattr(command, "reviewed", lambda *_: pytest.fail("made again"))
    with pytest.raises(pytest.fail.Exception, match="made again"):
        alone(folder, folder / "a.txt")
    kept.write_text(whole, "utf-8")


def test_the_page_is_whole_and_its_names_are_escaped(folder: Path, tmp_path: Path) -> None:
    page = tmp_path / "page.html"
    assert alone(folder, folder / "a.txt", "--html", page).exit_code == 0
    text = page.read_text("utf-8")
    assert "&lt;b&gt;Ana &amp; Bo&lt;/b&gt;" in text
    assert HOSTILE not in text
    assert not any(word in text for word in ("<script", "http://", "https://", "url(", str(folder)))
    assert "prefers-color-scheme" in text


def test_the_page_tells_the_moments_of_luck(folder: Path, tmp_path: Path) -> None:
    page = tmp_path / "page.html"
    printed = alone(folder, folder / "a.txt", "--html", page).stdout
    text = page.read_text("utf-8")
    for name in ("Luck", "Bad luck"):
        assert printed.count(f"· {name}: ") == text.count(f"<em>{name}</em><br>") > 0


@pytest.mark.parametrize("lang", LANGUAGES)
def test_mistakes_are_told_in_every_language(
    folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, lang: str
) -> None:
    flaws = flaws_of(folder)
    monkeypatch.setattr(judging.Task, "judge", lambda *_: pytest.fail("judged again"))
    page = tmp_path / "page.html"
    printed = alone(folder, folder / "a.txt", "--html", page, lang=lang).stdout
    told = page.read_text("utf-8")
    words = Words(rules(players=2), (Seat(HOSTILE), Seat("Bob")), None, lang)
    for each in flaws:
        name, loss = words.says(f"verdict-{each['verdict']}"), tenths(words, each["loss"])
        line = next(
            line for line in printed.splitlines() if line.endswith(f" @{each['step']}") and f" {name}, " in line
        )
        assert loss in line
        assert f'<span class="{each["verdict"]}">{escape(f"{name}, {loss}")}' in told
    assert told.count("<span class=") == len(flaws)
    assert words.says("review-flawless") not in printed + told
    assert not re.search(r"(thought|review|label|verdict|cause)-[a-z]", printed), "every message is in words"


def flaws_of(folder: Path) -> list[dict[str, Any]]:
    """The decisions of the game with a verdict, of several kinds."""
    found = json.loads(alone(folder, folder / "a.txt", "--json").stdout)["review"]["decisions"]
    flaws = [each for each in found if each["verdict"] != "good"]
    assert {"inaccuracy", "mistake"} <= {each["verdict"] for each in flaws}
    return flaws


def test_without_mistakes_it_says_so(folder: Path, tmp_path: Path) -> None:
    kept = alone(folder, folder / "a.txt", "--json").stdout
    found = msgspec.json.decode(msgspec.json.encode(json.loads(kept)["review"]), type=Review)
    good = [each for each in found.decisions if each.verdict == "good"]
    KeptReviews(tmp_path).keep((folder / "a.txt").read_text("utf-8"), msgspec.structs.replace(found, decisions=good))
    printed = run(folder / "a.txt", "--html", tmp_path / "page.html", "--keep", tmp_path).stdout
    assert "No decision was clearly worse" in printed
    assert "<span class=" not in (tmp_path / "page.html").read_text("utf-8")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_review_of_a_branch_says_what_its_record_does_not(folder: Path, tmp_path: Path, lang: str) -> None:
    text = (folder / "a.txt").read_text("utf-8")
    game = branch(text, count(text) - 3, seed=5)
    while not game.over:
        game.apply(game.legal()[0])
    (tmp_path / "branch.txt").write_text(record(game), "utf-8")
    note = Words(game.rules, game.seats, None, lang).says("review-branch")
    for file, expected in ((tmp_path / "branch.txt", True), (folder / "a.txt", False)):
        printed = alone(folder, file, "--html", tmp_path / "page.html", lang=lang).stdout
        assert (note in printed) is expected
        assert (escape(note) in (tmp_path / "page.html").read_text("utf-8")) is expected


def test_so_few_playouts_that_nothing_is_found_are_refused(folder: Path) -> None:
    result = CliRunner().invoke(gate, ["review", str(folder / "a.txt"), "--playouts", "63"])
    assert result.exit_code == 2
    assert "64" in result.stderr


@pytest.mark.parametrize("lang", LANGUAGES[1:])
def test_every_language_says_it(folder: Path, tmp_path: Path, lang: str) -> None:
    english = alone(folder, folder / "a.txt").stdout
    result = alone(folder, folder / "a.txt", "--html", tmp_path / "page.html", lang=lang)
    assert result.exit_code == 0
    assert len(result.stdout.splitlines()) == len(english.splitlines())
    assert "Own play" not in result.stdout
    assert f'lang="{lang}"' in (tmp_path / "page.html").read_text("utf-8")


@pytest.mark.slow
@pytest.mark.compiled
def test_two_processes_say_what_one_says(folder: Path, tmp_path: Path) -> None:
    one = alone(folder, folder / "a.txt", "--json")
    two = run(folder / "a.txt", "--json", "--jobs", "2", "--keep", tmp_path)
    assert (two.exit_code, two.stdout) == (0, one.stdout)


def test_what_is_wrong_is_one_sentence(folder: Path, tmp_path: Path) -> None:
    empty = tmp_path / "empty"
    empty.mkdir()
    for given in (tmp_path / "nowhere.txt", folder / "notes.md", empty):
        result = alone(folder, given)
        assert result.exit_code == 2, given
        assert len(result.stderr.strip().splitlines()) == 1
    assert "no player is called" in alone(folder, folder / "a.txt", "--seat", "Zoe").stderr
