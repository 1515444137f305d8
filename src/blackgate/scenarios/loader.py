"""Load a scenario file: one scenario, or several cases that share what the file says above them."""

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from blackgate.editions.rulebook import rule
from blackgate.errors import BlackgateError, ScenarioError
from blackgate.game.reader import Reader
from blackgate.scenarios.names import mapping
from blackgate.scenarios.parser import parse_statement
from blackgate.scenarios.setup import GIVEN_KEYS
from blackgate.scenarios.statements import Decision, Statement

FILE_KEYS: Final = ("id", "title", "note", "proves", "given", "when", "then", "case")
CASE_KEYS: Final = ("name", "note", "proves", "given", "when", "then")
MEMBERSHIP: Final = ("gang", "gang_card")
"""Two ways to say the same thing: a case that says one of them takes over neither."""
LARGEST: Final = 1_000_000
"""Bytes; no honest scenario is longer."""


@dataclass(frozen=True)
class Case:
    """One scenario, ready to be run: what is given, and the lines in order; or what is wrong with it alone."""

    id: str
    title: str
    path: Path
    proves: tuple[str, ...]
    given: Reader
    lines: tuple[Statement, ...]
    fault: BlackgateError | None = None

    @property
    def mentions(self) -> int:
        """The highest seat that a line speaks of."""
        return max((seat for line in self.lines for seat in line.seats), default=0)


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
    _proves(whole)
    _lines(whole, "when")
    _no_decisions(_lines(whole, "then"))


def _one_of_several(path: Path, whole: Reader, case: Reader) -> Case:
    name = case.text("name", "")
    try:
        return _case(path, whole, case, name)
    except BlackgateError as error:
        id_, title = whole.text("id", "").strip(), whole.text("title", "")
        return Case(id_, _titled(title, name), path, (), Reader({}, case.where, ScenarioError), (), error)


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
    return Case(
        id=whole.text("id", "").strip(),
        title=_titled(whole.text("title", ""), name),
        path=path,
        proves=_proves(whole, case),
        given=_given(whole, case),
        lines=(*done, *checked),
    )


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
    """The given of a case laid over that of its file, key by key; the tables of seats and others are merged, too."""
    below, above = mapping(whole.part("given", GIVEN_KEYS).value), mapping(case.part("given", GIVEN_KEYS).value)
    merged = {**below, **above}
    for key, value in below.items():
        laid = above.get(key)
        if isinstance(value, Mapping) and isinstance(laid, Mapping):
            membership = MEMBERSHIP if any(each in laid for each in MEMBERSHIP) else ()
            merged[key] = {**{each: old for each, old in value.items() if each not in membership}, **laid}
    return Reader(merged, f"{case.where}.given", ScenarioError)
