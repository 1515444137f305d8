"""One lesson: the position it begins with, its steps, and what the other prisoners do."""

import json
import tomllib
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Annotated, Final

import msgspec
from msgspec import Meta

from blackgate.engine.pieces import Rig
from blackgate.errors import OptionError, ScenarioError, brief
from blackgate.game.absence import usual_answer
from blackgate.game.actions import Action
from blackgate.game.game import Game
from blackgate.game.reader import Reader
from blackgate.game.rules import Rules, rules
from blackgate.game.seats import Seat
from blackgate.scenarios.names import Names
from blackgate.scenarios.position import PositionBuilder

FOLDER: Final = Path(__file__).parent
LEARNER: Final = 0
"""Whoever learns sits on the first seat."""

Texts = tuple[str, ...]
Script = Mapping[str, Texts]
"""By question: what is answered, the first of it that is possible."""


class Step(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """One thing to do. The catalogue says it: `web-lesson-<lesson>-<step>`."""

    id: str
    marks: Annotated[Texts, Meta(min_length=1)]
    """What leads there, in the notation of records: the first that is possible stands out, else the end of the turn."""
    done: Annotated[Texts, Meta(min_length=1)]
    """Events, with `*` for anything: when one of them has happened, the next step comes."""
    astray: Texts = ()
    """Events after which it may be too late for the lesson: it offers to begin again."""
    solution: Texts
    """What the learner decides, in order; for the test that plays the lesson."""


class Lesson(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A lesson as its file tells it."""

    number: int
    name: str
    given: dict[str, object]
    """The position, as scenarios write it (docs/scenarios.md)."""
    rolls: tuple[Annotated[int, Meta(ge=1, le=6)], ...] = ()
    """The next results of the die; afterwards chance, the same every time."""
    others: Annotated[Texts, Meta(min_length=1, max_length=5)]
    """What the other prisoners are called, from the second seat on."""
    script: dict[str, dict[str, Texts]] = {}
    """By seat and question: what they answer. What is not said there an absent player answers (RULING-16)."""
    step: Annotated[tuple[Step, ...], Meta(min_length=1)]

    @property
    def players(self) -> int:
        """How many sit at the table."""
        return 1 + len(self.others)

    def position(self) -> str:
        """The table when the lesson begins, as JSON."""
        setting = rules(players=self.players, humans=True)
        names = Names(setting.edition, self.players)
        placed = PositionBuilder(Reader(self.given, f"{self.name}.given", ScenarioError), setting, names, LEARNER)
        return Game.from_dict(setting, placed.data()).to_json()

    def answer(self, seat: int, question: str, options: Sequence[Action], seed: int) -> str:
        """What another prisoner answers."""
        possible = {str(option) for option in options}
        wanted = self.script.get(f"P{seat + 1}", {}).get(question, ())
        return next((words for words in wanted if words in possible), str(usual_answer(question, options, seed)))


def begun(setting: Rules, position: str, rolls: Sequence[int], seats: Sequence[Seat]) -> Game:
    """A game that goes on from a position written as JSON, and its next rolls."""
    game = Game.from_dict(setting, json.loads(position), seats)
    game.state.rig = Rig(list(rolls), [])
    game.anchor()
    return game


def read(path: Path) -> Lesson:
    """A lesson from its file; ScenarioError if it is none."""
    try:
        return msgspec.convert({"name": path.stem, **tomllib.loads(path.read_text("utf-8"))}, Lesson)
    except (tomllib.TOMLDecodeError, msgspec.ValidationError) as error:
        raise ScenarioError(str(error), path.name, "docs/web.md explains the file") from None


@cache
def lessons() -> tuple[Lesson, ...]:
    """All lessons, in their order."""
    return tuple(sorted((read(path) for path in FOLDER.glob("*.toml")), key=lambda each: each.number))


def lesson(name: str) -> Lesson:
    """A lesson by its name; OptionError if there is none."""
    found = next((each for each in lessons() if each.name == name), None)
    if found is None:
        known = ", ".join(each.name for each in lessons())
        raise OptionError(f"there is no lesson {brief(name)}", "lesson", f"one of {known}")
    return found
