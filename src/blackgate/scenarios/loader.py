"""Load a scenario file: one scenario, or several cases that share what the file says above them."""

import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from blackgate.editions.names import near
from blackgate.editions.rulebook import rule
from blackgate.errors import BlackgateError, ScenarioError
from blackgate.game.reader import Reader
from blackgate.scenarios.names import mapping
from blackgate.scenarios.parser import parse_statement
from blackgate.scenarios.setup import GIVEN_KEYS
from blackgate.scenarios.statements import Comparison, Decision, Statement

FILE_KEYS: Final = ("id", "title", "note", "proves", "given", "when", "then", "other", "case")
CASE_KEYS: Final = ("name", "note", "proves", "unset", "given", "when", "then", "other")
OTHER_KEYS: Final = ("unset", "given", "when")
MEMBERSHIP: Final = ("gang", "gang_card")
"""Two ways to say the same thing: a case that says one of them takes over neither."""
LARGEST: Final = 1_000_000
"""Bytes; no honest scenario is longer."""


@dataclass(frozen=True)
class Other:
    """A second game to compare with: what is given there, and its decisions, if they are others than in the first."""

    given: Reader
    decisions: tuple[Decision, ...] | None


@dataclass(frozen=True)
class Case:
    """One scenario, ready to be run: what is given, and the lines in order; or what is wrong with it alone."""

    id: str
    title: str
    path: Path
    proves: tuple[str, ...]
    given: Reader
    lines: tuple[Statement, ...]
    other: Other | None = None
    fault: BlackgateError | None = None

    @property
    def mentions(self) -> int:
        """The highest seat that a line speaks of."""
        lines = (*self.lines, *((self.other and self.other.decisions) or ()))
        return max((seat for line in lines for seat in line.seats), default=0)


def read(path: Path) -> list[Case]:
    """The cases of a file; ScenarioError says what is wrong, where in the file, and what would be right.

    What is wrong in one of several cases is the fault of that case.
    """
    whole = Reader(_parse(path), "", ScenarioError).table(FILE_KEYS)
    if not whole.text("id", "").strip():
        raise whole.fault("is missing", 'give the scenario an id, such as id = "S-109"', "id")
    whole.text("note", "")
    cases = whole.items("case")
    if not cases:
        return [_case(path, whole, whole, "")]
    for case in cases:
        case.table(CASE_KEYS)
        if not case.text("name", "").strip():
            raise case.fault("is missing", "give every case a name", "name")
    _check_shared(whole)
    return [_one_of_several(path, whole, case) for case in cases]


def _check_shared(whole: Reader) -> None:
    """What the file says above its cases is wrong once, not once for each of them."""
    whole.part("given", GIVEN_KEYS)
    whole.part("other", OTHER_KEYS)
    _proves(whole)
    _lines(whole, "when")
    _no_decisions(_lines(whole, "then"))


def _one_of_several(path: Path, whole: Reader, case: Reader) -> Case:
    name = case.text("name", "")
    try:
        return _case(path, whole, case, name)
    except BlackgateError as error:
        id_, title = whole.text("id", "").strip(), whole.text("title", "")
        given = Reader({}, case.where, ScenarioError)
        return Case(id_, _titled(title, name), path, (), given, (), fault=error)


def _titled(title: str, name: str) -> str:
    return ": ".join(part for part in (title, name) if part)


def _parse(path: Path) -> Mapping[str, object]:
    try:
        if path.stat().st_size > LARGEST:
            raise ScenarioError("is too large", "", f"a scenario has at most {LARGEST} bytes")
        return tomllib.loads(path.read_bytes().decode("utf-8"))
    except OSError as error:
        raise ScenarioError(f"cannot be read: {error.strerror}", "", "name a scenario file or a folder") from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError, RecursionError) as error:
        raise ScenarioError(f"is not TOML: {error}", "", "correct that line") from None


def _case(path: Path, whole: Reader, case: Reader, name: str) -> Case:
    """A case, with what it leaves out taken from the file."""
    done = _lines(_inherited(whole, case, "when"), "when")
    checked = _no_decisions(_lines(_inherited(whole, case, "then"), "then"))
    if not done and not checked:
        raise case.fault("nothing is done and nothing is checked", "write lines under when and then", "then")
    given = _given(whole, case)
    other = _other(_inherited(whole, case, "other"), given)
    _check_compared((*done, *checked), other)
    return Case(
        id=whole.text("id", "").strip(),
        title=_titled(whole.text("title", ""), name),
        path=path,
        proves=_proves(whole, case),
        given=given,
        lines=(*done, *checked),
        other=other,
    )


def _other(table: Reader, given: Reader) -> Other | None:
    """The second game: what it gives is laid over what the first one gives."""
    if not table.has("other"):
        return None
    other = table.part("other", OTHER_KEYS)
    lines = _lines(other, "when")
    for line in lines:
        if not isinstance(line, Decision):
            raise ScenarioError(f"{line.text!r} is no decision", line.where, "the other game is only played")
    decisions = tuple(line for line in lines if isinstance(line, Decision)) if other.has("when") else None
    return Other(Reader(_laid_over(mapping(given.value), other), f"{other.where}.given", ScenarioError), decisions)


def _check_compared(lines: Sequence[Statement], other: Other | None) -> None:
    for line in lines:
        if isinstance(line, Comparison) and other is None:
            right = 'write what differs there, such as other.given.P1 = { hand = ["pike"] }'
            raise ScenarioError("there is no other game to compare with", line.where, right)


def _inherited(whole: Reader, case: Reader, key: str) -> Reader:
    return case if case.has(key) else whole


def _lines(table: Reader, key: str) -> list[Statement]:
    return [parse_statement(str(text), f"{table.where}.{key}[{n}]") for n, text in enumerate(table.names(key), 1)]


def _no_decisions(lines: list[Statement]) -> list[Statement]:
    """The same lines: what must be true is not decided."""
    for line in lines:
        if isinstance(line, Decision):
            raise ScenarioError(f"{line.text!r} is a decision", line.where, "decisions belong under when")
    return lines


def _proves(*tables: Reader) -> tuple[str, ...]:
    """The rules a case proves; those of the file come first."""
    found: list[str] = []
    for table in tables:
        for entry in table.items("proves"):
            try:
                found.append(rule(str(entry.value)).id)
            except BlackgateError as error:
                raise entry.fault(error.what, error.right or "rule ids look like DIG-1 or RULING-3") from None
    return tuple(dict.fromkeys(found))


def _given(whole: Reader, case: Reader) -> Reader:
    """The given of a case laid over that of its file."""
    below = mapping(whole.part("given", GIVEN_KEYS).value)
    merged = below if case is whole else _laid_over(below, case)
    return Reader(merged, f"{case.where}.given", ScenarioError)


def _laid_over(below: Mapping[str, object], upper: Reader) -> Mapping[str, object]:
    """Key by key, the tables of seats and others merged, too; what `unset` names is not inherited."""
    for entry in upper.items("unset"):
        below = _without(below, entry)
    above = mapping(upper.part("given", GIVEN_KEYS).value)
    merged = {**below, **above}
    for key, value in below.items():
        laid = above.get(key)
        if isinstance(value, Mapping) and isinstance(laid, Mapping):
            membership = MEMBERSHIP if any(each in laid for each in MEMBERSHIP) else ()
            merged[key] = {**{each: old for each, old in value.items() if each not in membership}, **laid}
    return merged


def _without(given: Mapping[str, object], entry: Reader) -> Mapping[str, object]:
    """What is given, less the key that an entry of `unset` names: `deck`, `P1.gang`."""
    path = str(entry.value).removeprefix("given.")
    head, _, tail = path.partition(".")
    inner = given.get(head)
    if tail and isinstance(inner, Mapping) and tail in inner:
        return {**given, head: {key: value for key, value in inner.items() if key != tail}}
    if tail or head not in given:
        known = [*given, *(f"{key}.{each}" for key, value in given.items() for each in mapping(value))]
        raise entry.fault(f"nothing is given for {path!r}", near(path, known) or "leave it out")
    return {key: value for key, value in given.items() if key != head}
