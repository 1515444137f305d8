"""Every lesson goes as it is told: its solution leads through all of its steps, one after the other."""

from pathlib import Path
from random import Random

import msgspec
import pytest

from blackgate.errors import ActionError, OptionError, ScenarioError
from blackgate.game.game import Game
from blackgate.game.rules import rules
from blackgate.game.seats import Seat
from blackgate.lessons import Lesson, Progress, Step, begun, lesson, lessons, read
from blackgate.lessons.lesson import LEARNER
from blackgate.speech import LANGUAGES
from blackgate.speech.catalogue import bundle

NAMES = [each.name for each in lessons()]
ENOUGH = 50
"""Decisions of the others between two of the learner; more, and nobody waits for the learner any more."""


class Class:
    """A lesson that is being taken."""

    def __init__(self, taught: Lesson) -> None:
        seats = [Seat("Learner", "human"), *(Seat(name, "rookie") for name in taught.others)]
        self.lesson, self.progress = taught, Progress(taught)
        self.game: Game = begun(rules(players=taught.players, humans=True), taught.position(), taught.rolls, seats)
        self.game.listen()

    def decide(self, words: str) -> None:
        """The learner decides, and the others until it is the learner's turn again."""
        self.game.apply(words)
        for _ in range(ENOUGH):
            self.progress.hear(self.game.events)
            if self.game.over or self.game.seat == LEARNER:
                return
            game = self.game
            game.apply(self.lesson.answer(game.seat, game.question, game.actions(), game.decision_seed))
        raise AssertionError("the learner is never asked again")

    @property
    def standing(self) -> tuple[int, bool]:
        """How many steps are done, and whether the learner strayed."""
        return self.progress.number, self.progress.has_strayed

    def take(self) -> None:
        """Follow the solution; each step must be done when its decisions are taken, and not before."""
        for number, step in enumerate(self.lesson.step):
            assert self.progress.step == step, f"{step.id} is not what comes next"
            for words in step.solution:
                assert self.progress.number == number, f"{step.id} is done too early"
                self.decide(words)
            assert self.progress.number == number + 1, f"{step.id} is not noticed"
            assert not self.progress.has_strayed
        assert self.progress.step is None


def changed(name: str, given: dict[str, object]) -> Lesson:
    taught = lesson(name)
    return msgspec.structs.replace(taught, given=taught.given | given)


@pytest.mark.parametrize("name", NAMES)
def test_the_solution_leads_through_all_steps(name: str) -> None:
    Class(lesson(name)).take()


@pytest.mark.parametrize("name", NAMES)
def test_the_solution_follows_the_marks(name: str) -> None:
    for step in lesson(name).step:
        verbs = {"pass", *(mark.split(" ")[0] for mark in step.marks)}
        assert all(words in step.marks or words.split(" ")[0] in verbs for words in step.solution), step.id


@pytest.mark.parametrize("name", NAMES)
def test_marks_and_scripts_are_actions(name: str) -> None:
    taught, lexicon = lesson(name), rules(players=2).lexicon
    said = [words for script in taught.script.values() for texts in script.values() for words in texts]
    for words in [*said, *(mark for step in taught.step for mark in step.marks)]:
        if words != "dig":  # with any Tool
            assert str(lexicon.action(lexicon.number(words))) == words


def test_a_rule_that_changes_breaks_the_lesson() -> None:
    poor = changed("trading", {"P1": {"place": "yard", "hand": ["link", "chain", "cap"]}})
    with pytest.raises(ActionError, match="whisky"):
        Class(poor).take()
    unarmed = changed("fighting", {"P2": {"place": "cafeteria", "hand": ["pickaxe"]}})
    with pytest.raises((ActionError, AssertionError)):
        Class(unarmed).take()


def test_a_step_that_is_never_noticed_is_found() -> None:
    first, *rest = lesson("digging").step
    deaf = msgspec.structs.replace(first, done=("took P1 phone",))
    with pytest.raises(AssertionError, match="craft is not noticed"):
        Class(msgspec.structs.replace(lesson("digging"), step=(deaf, *rest))).take()


def test_a_detour_is_noticed_and_the_lesson_can_continue() -> None:
    there = Class(lesson("digging"))
    there.decide("search")
    assert there.standing == (0, True)
    there.decide("craft pickaxe")
    assert there.standing == (1, False)


def test_escaping_another_way_completes_the_lesson() -> None:
    there = Class(lesson("escaping"))
    for words in ("steal", "steal", "pass", "cautious cell", "pass", "dig shovel", "dig spoon", "pass", "dig spoon"):
        there.decide(words)
    assert there.game.over
    assert there.standing == (4, False)


@pytest.mark.parametrize("name", NAMES)
def test_whatever_the_learner_does_the_others_go_on(name: str) -> None:
    for seed in range(5):
        there, dice = Class(lesson(name)), Random(seed)
        for _ in range(60):
            if there.game.over:
                break
            there.decide(str(dice.choice(there.game.actions())))


def test_ending_a_turn_is_never_astray() -> None:
    there = Class(lesson("moving"))
    there.decide("pass")
    assert there.standing == (0, False)


def test_an_undone_detour_is_forgiven() -> None:
    there = Class(lesson("trading"))
    there.decide("sell")
    there.decide("card chain")
    assert there.standing == (0, True)
    there.game.undo(LEARNER)
    there.progress.hear(there.game.events)
    assert there.standing == (0, False)


def test_every_step_is_said_in_every_language() -> None:
    wanted = {f"web-lesson-{each.name}-{step.id}" for each in lessons() for step in each.step}
    wanted |= {f"web-lesson-{name}{part}" for name in NAMES for part in ("", "-about", "-done")}
    for language in LANGUAGES:
        assert [name for name in sorted(wanted) if not bundle(language).has_message(name)] == []


def test_the_client_lists_them_in_their_order(root: Path) -> None:
    source = (root / "web/src/pages/learn/lessons.ts").read_text("utf-8")
    assert f"[{', '.join(repr(name) for name in NAMES)}]" in source


def test_there_are_six_and_an_unknown_one_is_refused() -> None:
    assert [each.number for each in lessons()] == [1, 2, 3, 4, 5, 6]
    with pytest.raises(OptionError, match=r"there is no lesson 'flying'.*one of moving"):
        lesson("flying")


def test_a_file_that_is_no_lesson_says_why(tmp_path: Path) -> None:
    path = tmp_path / "odd.toml"
    path.write_text('number = 1\nothers = ["Vito"]\ngiven = {}\nstep = []\n', "utf-8")
    with pytest.raises(ScenarioError, match=r"odd\.toml.*step"):
        read(path)
    path.write_text("number =", "utf-8")
    with pytest.raises(ScenarioError, match=r"odd\.toml"):
        read(path)


def test_steps_have_names_of_their_own() -> None:
    for each in lessons():
        ids = [step.id for step in each.step]
        assert len(set(ids)) == len(ids)
        assert all(isinstance(step, Step) for step in each.step)
