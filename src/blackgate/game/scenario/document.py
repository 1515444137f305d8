"""Reading a scenario file: one scenario, or several cases that share what the file says above them."""

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from blackgate.editions.rulebook import rule
from blackgate.errors import BlackgateError, ScenarioError
from blackgate.game.reader import Reader
from blackgate.game.scenario.forms import Decision, Line
from blackgate.game.scenario.given import GIVEN_KEYS
from blackgate.game.scenario.lines import parse_line
from blackgate.game.scenario.names import mapping

FILE_KEYS: Final = ("id", "title", "note", "proves", "given", "when", "then", "case")
CASE_KEYS: Final = ("name", "note", "proves", "given", "when", "then")
LARGEST: Final = 1_000_000
"""Bytes; no honest scenario is longer."""


@dataclass(frozen=True)
class Case:
    """One scenario, ready to be run: what is given, and the lines in order."""

    id: str
    title: str
    path: Path
    proves: tuple[str, ...]
    given: Reader
    lines: tuple[Line, ...]

    @property
    def mentions(self) -> int:
        """The highest seat that a line speaks of."""
        return max((seat for line in self.lines for seat in line.seats), default=0)


def read(path: Path) -> list[Case]:
    """The cases of a file; ScenarioError says what is wrong, where, and what would be right."""
    whole = Reader(_parse(path), str(path), ScenarioError).table(FILE_KEYS)
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
    return [_case(path, whole, case, case.text("name", "")) for case in cases]


def _parse(path: Path) -> Mapping[str, object]:
    try:
        if path.stat().st_size > LARGEST:
            raise ScenarioError("is too large", str(path), f"a scenario has at most {LARGEST} bytes")
        return tomllib.loads(path.read_bytes().decode("utf-8"))
    except OSError as error:
        raise ScenarioError(
            f"cannot be read: {error.strerror}", str(path), "name a scenario file or a folder"
        ) from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError, RecursionError) as error:
        raise ScenarioError(f"is not TOML: {error}", str(path), "correct that line") from None


def _case(path: Path, whole: Reader, case: Reader, name: str) -> Case:
    """A case, with what it leaves out taken from the file."""
    title = whole.text("title", "")
    when, then = _inherited(whole, case, "when"), _inherited(whole, case, "then")
    lines = [*_lines(when, "when"), *_lines(then, "then")]
    if not lines:
        raise case.fault("nothing is done and nothing is checked", "write lines under when and then", "then")
    for line in lines:
        if isinstance(line, Decision) and line.where.startswith(f"{then.where}.then"):
            raise ScenarioError(f"{line.text!r} is a decision", line.where, "decisions belong under when")
    return Case(
        id=whole.text("id", "").strip(),
        title=": ".join(part for part in (title, name) if part),
        path=path,
        proves=_proves(whole, case),
        given=_given(whole, case),
        lines=tuple(lines),
    )


def _inherited(whole: Reader, case: Reader, key: str) -> Reader:
    return case if case.has(key) else whole


def _lines(table: Reader, key: str) -> list[Line]:
    return [parse_line(str(text), f"{table.where}.{key}[{n}]") for n, text in enumerate(table.names(key), 1)]


def _proves(whole: Reader, case: Reader) -> tuple[str, ...]:
    """The rules a case proves; those of the file come first."""
    found: list[str] = []
    for table in (whole, case):
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
            merged[key] = {**value, **laid}
    return Reader(merged, f"{case.where}.given", ScenarioError)
