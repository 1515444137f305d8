"""Read events as scenarios write them: `moved P1 REC Block B`, with `*` for any operands.

A pattern names an event, the seat and operands, in any spelling a scenario may use. Every word of it must be known:
a pattern that could never fit would let `exclude` pass.
"""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from functools import cache
from typing import Final

from blackgate.engine.declarations import ALL, EventKind
from blackgate.engine.registry import DECLARED_EVENTS
from blackgate.errors import BlackgateError, ScenarioError
from blackgate.game.events import UNSEEN, Event
from blackgate.scenarios.names import Names, advise

ANY: Final = "*"
PARTLY_A_NUMBER: Final = re.compile(r"[-+]?[\d*]+")
Operands = tuple[str, ...]
"""The seat and the operands of an event, each a name in which `*` stands for any text."""


@dataclass(frozen=True)
class Pattern:
    """An event as written, and what it may mean: by event name, its operands."""

    text: str
    readings: frozenset[tuple[str, Operands]]

    def __str__(self) -> str:
        return min((shown(*reading) for reading in self.readings), key=len)

    def fits(self, event: Event) -> bool:
        """Whether an event is the one written; what a pattern leaves out at its end does not matter."""
        told = (f"P{event.seat + 1}", str(event.a), str(event.b))
        return any(
            name == event.name and all(_glob(glob).fullmatch(part) for glob, part in zip(globs, told, strict=False))
            for name, globs in self.readings
        )


def shown(name: str, operands: Operands) -> str:
    """An event in the names the story uses."""
    return " ".join((name, *operands))


@cache
def _glob(text: str) -> re.Pattern[str]:
    return re.compile(".*".join(map(re.escape, text.split(ANY))))


def read_pattern(text: str, names: Names, where: str, hidden: bool) -> Pattern:
    """What a pattern means; ScenarioError if it says nothing the game could tell. `hidden`: a seat's view is read."""
    words = text.split()
    if not words:
        raise ScenarioError("an event is empty", where, 'write for example "beaten P2"')
    kinds = _kinds(words[0].lower(), where)
    readers = [_OperandReader(kind, names, where, hidden) for kind in kinds]
    readings = frozenset((reader.kind.name, found) for reader in readers for found in reader.read(words[1:]))
    if not readings:
        raise max(readers, key=lambda reader: reader.reached).error(text)
    if ANY not in text and len(readings) > 1:
        right = "write " + " or ".join(repr(each) for each in sorted(shown(*reading) for reading in readings))
        raise ScenarioError(f"{text!r} can be read in several ways", where, right)
    return Pattern(text, readings)


def _kinds(name: str, where: str) -> list[EventKind]:
    """The events a name means: one, or with `*` all that fit."""
    found = [kind for each, kind in DECLARED_EVENTS.items() if _glob(name).fullmatch(each)]
    if not found:
        raise ScenarioError(f"no event is called {name!r}", where, advise(name, list(DECLARED_EVENTS)))
    return found


@dataclass
class _OperandReader:
    """Divides the words of a pattern among the seat and the operands of one event; names may have several words."""

    kind: EventKind
    names: Names
    where: str
    hidden: bool
    reached: int = -1
    """The furthest operand that was looked for and not found, and why."""
    why: list[BlackgateError] = field(default_factory=list)

    @property
    def sorts(self) -> tuple[str, ...]:
        return ("seat", *(sort for _, sort in self.kind.operands))

    def read(self, words: Sequence[str], place: int = 0) -> Iterator[Operands]:
        """Every way to read these words as the operands from a place on."""
        if not words:
            yield ()
        elif words[0] == ANY:
            yield from self._read_any(words, place)
        elif place == len(self.sorts):
            self._note(place, ScenarioError(f"{' '.join(words)!r} is too much", self.where))
        else:
            for count in range(1, len(words) + 1):
                name = self._named(" ".join(words[:count]), place)
                if name:
                    yield from ((name, *rest) for rest in self.read(words[count:], place + 1))

    def _read_any(self, words: Sequence[str], place: int) -> Iterator[Operands]:
        """A `*` is one operand or several; at the end it may be none."""
        if len(words) == 1:
            yield ()
        for count in range(1, len(self.sorts) - place + 1):
            yield from ((*[ANY] * count, *rest) for rest in self.read(words[1:], place + count))

    def _named(self, text: str, place: int) -> str:
        """The name of an operand as the story tells it; empty if there is none."""
        try:
            return self._find(self.sorts[place], text, place)
        except BlackgateError as error:
            self._note(place, error)
            return ""

    def _note(self, place: int, error: BlackgateError) -> None:
        if place > self.reached:
            self.reached, self.why = place, []
        if place == self.reached:
            self.why.append(error)

    def _find(self, sort: str, text: str, place: int) -> str:
        if text.lower() == UNSEEN and place == 1:
            return self._unseen()
        if ANY in text:
            return self._partly(sort, text)
        if sort == "action" and self.names.action_word(text):
            return f"{self.names.action_word(text)} {ANY}"
        return self.names.find(sort, text, self.where)

    def _unseen(self) -> str:
        """`a card`: what stands for a card in the view of a seat that may not see it."""
        if self.kind.name != "chose" and self.kind.seen_by == ALL:
            raise ScenarioError(f"everybody sees what was {self.kind.name}", self.where, f"name it, or write {ANY}")
        if not self.hidden:
            raise ScenarioError("without a viewer every card is named", self.where, f"events for P1 …, or {ANY}")
        return UNSEEN

    def _partly(self, sort: str, text: str) -> str:
        """Part of a name, which must be part of some name; or the sign or a digit of a number."""
        known = self.names.known(sort)
        fits = PARTLY_A_NUMBER.fullmatch(text) if sort == "number" else any(map(_glob(text).fullmatch, known))
        if not fits:
            raise ScenarioError(f"no {sort} fits {text!r}", self.where, "leave the * out, or more of the name")
        return text

    def error(self, text: str) -> BlackgateError:
        """Why nothing could be read, and what the event looks like."""
        is_last = self.reached == len(self.sorts) - 1
        why = self.why[-1 if is_last else 0]
        form = " ".join((self.kind.name, "SEAT", *(name.upper() for name, _ in self.kind.operands)))
        advice = f"; {why.right}" if why.right else ""
        return ScenarioError(f"{text!r} is no event: {why.what}", self.where, f"write {form!r}{advice}")
