"""How far a learner has come, by what happened and nothing else."""

from collections.abc import Sequence
from fnmatch import fnmatchcase

from blackgate.game.events import Event
from blackgate.lessons.lesson import LEARNER, Lesson, Step


class Progress:
    """Hears the story of a lesson. The same story leads to the same step, so a room can be folded again."""

    def __init__(self, lesson: Lesson) -> None:
        self.lesson = lesson
        self.number = 0
        """The step that is being taken; as many as there are when all are done."""
        self.has_strayed = False
        """Whether the learner did something else since the step began."""
        self._heard = 0

    @property
    def step(self) -> Step | None:
        """What is to be done now; None when the lesson is over."""
        return self.lesson.step[self.number] if self.number < len(self.lesson.step) else None

    def hear(self, events: Sequence[Event]) -> None:
        """Take in what has happened since the last time; `events` is all of it."""
        for event in events[self._heard :]:
            self._take(event)
        self._heard = len(events)

    def _take(self, event: Event) -> None:
        step, words = self.step, str(event)
        if step is None:
            return
        if event.name == "won" and event.seat == LEARNER:
            self.number, self.has_strayed = len(self.lesson.step), False  # whoever is out needs no lesson
        elif any(fnmatchcase(words, pattern) for pattern in step.done):
            self.number, self.has_strayed = self.number + 1, False
        elif event.name == "undid":
            self.has_strayed = False
        elif _leads_elsewhere(step, event) or any(fnmatchcase(words, pattern) for pattern in step.astray):
            self.has_strayed = True


def _leads_elsewhere(step: Step, event: Event) -> bool:
    """Whether the learner began another action than the one the step is about. To end a turn is always fine."""
    if event.name != "chose" or event.seat != LEARNER or event.b != "turn":
        return False
    verbs = {mark.split(" ")[0] for mark in step.marks}
    return str(event.a).split(" ")[0] not in {*verbs, "pass"}
