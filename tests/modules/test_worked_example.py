"""A new Place with a verb, a token and a question: a folder, a name in a list, and a message file per language.

The recipe in CONTRIBUTING.md, followed: the Chapel is added to a copy of the package and played everywhere.
"""

from collections.abc import Sequence
from pathlib import Path
from random import Random

import pytest
from benchmarks.load.served import PLENTY, REAL, Served
from tests.browser.tables import Door, State
from tests.modules.copied_package import EXAMPLE, added_files, run, with_chapel

from blackgate.speech import LANGUAGES

MOST_FILES = 8


@pytest.fixture(scope="module")
def source(root: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy with the Chapel."""
    return with_chapel(root, tmp_path_factory.mktemp("chapel"))


def test_it_takes_at_most_eight_files_besides_the_messages() -> None:
    files = added_files()
    messages = [name for name in files if name.endswith(".ftl")]
    assert messages == [f"speech/{language}/chapel.ftl" for language in sorted(LANGUAGES)]
    assert len(files) - len(messages) + 1 <= MOST_FILES  # and the list of modules


def test_its_scenario_holds(source: Path) -> None:
    assert "1 passed, 0 failed" in run(source, "-m", "blackgate", "scenario", "run", str(EXAMPLE / "scenarios"))


def test_its_rules_are_in_the_index(source: Path) -> None:
    assert "rendre un Cierge" in run(source, "-m", "blackgate", "rule", "PLACE-CHAP-3", "--lang", "fr")


@pytest.mark.parametrize(("language", "told"), [("en", "prayed"), ("it", "pregato")])
def test_bots_play_it_in_the_terminal(source: Path, language: str, told: str) -> None:
    setting = ("--players", "3", "--bots", "schemer", "--with", "chapel", "--seed", "2", "--lang", language)
    assert told in run(source, "-m", "blackgate", "play", "--watch", *setting)


def devout(options: Sequence[str], state: State, dice: Random) -> str:
    """To the Chapel, pray, search."""
    for wanted in ("pray", "search", "cautious showers", "go showers", "move"):
        if wanted in options and not (wanted == "search" and not state["table"]["seats"][state["seat"]]["tokens"]):
            return wanted
    return dice.choice(options)


def test_people_play_it_over_the_network(source: Path, tmp_path: Path) -> None:
    with Served(tmp_path, (*REAL, *PLENTY), {"PYTHONPATH": str(source)}) as server, Door(server.port) as door:
        table = door.table(modules=["chapel"]).begin()
        box = door.get(f"/api/rooms/{table.code}/box?language=fr")
        state = table.play(devout, until=lambda state: state["own"]["asked"]["question"] == "vigil")
    words = {each["word"]: each for each in box["words"]}
    assert (words["pray"]["dock"], words["light"]["dock"], box["nouns"]["token"]["candle"]["one"]) == (
        "place", "", "jeton Cierge",
    )  # fmt: skip
    assert state is not None
    asked = state["own"]["asked"]
    assert asked["text"]["id"] == "ask-vigil"
    assert {each["action"]: each["label"]["id"] for each in asked["options"]} == {
        "light": "label-light",
        "decline": "answer-vigil-decline",
    }
