"""Run scenarios: one result each, a readable difference for a failure, one clear error for a bad file."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path
from typing import Final

from blackgate.editions import Edition
from blackgate.errors import BlackgateError, EditionError, OptionError, ScenarioError, SeatError
from blackgate.scenarios.checks import Checker, OtherGame, check_setting, mentioned
from blackgate.scenarios.comparison import Failure
from blackgate.scenarios.driver import Driver
from blackgate.scenarios.loader import Case, read
from blackgate.scenarios.setup import Setup
from blackgate.scenarios.statements import Decision, SetupVerdict, Statement

PASSED: Final = "ok"
FAILED: Final = "FAIL"
UNREADABLE: Final = "ERROR"
LAST_LINES: Final = 6
"""How many of the decisions before a failure are shown."""


@dataclass(frozen=True)
class Result:
    """How a scenario came out: `ok`, `FAIL` (the rules say otherwise) or `ERROR` (the file is wrong)."""

    verdict: str
    id: str
    title: str
    path: Path
    details: tuple[str, ...] = ()
    proves: tuple[str, ...] = ()
    trace: tuple[str, ...] = ()
    """Every question, its options and its answer, if that was wanted."""

    @property
    def ok(self) -> bool:
        """Whether every line held."""
        return self.verdict == PASSED

    def __str__(self) -> str:
        head = " ".join(part for part in (self.id, self.title) if part)
        place = f"({self.path})" if head else str(self.path)
        first = f"{self.verdict:<4} {f'{head} {place}' if head else place}"
        return "\n".join([first, *(f"     {detail}" for detail in (*self.details, *self.trace))])


def run_paths(paths: Iterable[Path | str], *, strict: bool = False, trace: bool = False) -> list[Result]:
    """All scenarios of these files and of every *.toml below these folders; see `run_case`."""
    files = (file for path in paths for file in _files(Path(path)))
    return [result for file in files for result in run_file(file, strict=strict, trace=trace)]


def _files(path: Path) -> list[Path]:
    return sorted(path.rglob("*.toml")) if path.is_dir() else [path]


def run_file(path: Path | str, *, strict: bool = False, trace: bool = False) -> list[Result]:
    """The results of one file; a file that cannot be read is one result. See `run_case`."""
    file = Path(path)
    try:
        cases = read(file)
    except BlackgateError as error:
        return [Result(UNREADABLE, "", "", file, (_told(error),))]
    return [run_case(case, strict=strict, trace=trace) for case in cases]


def run_case(case: Case, *, strict: bool = False, trace: bool = False) -> Result:
    """Play one scenario to its first line that does not hold.

    With `strict` nothing is declined without a line; with `trace` the result lists every question and its answer.
    """
    traced: list[str] | None = [] if trace else None
    return replace(_run(case, strict, traced), trace=tuple(traced or ()))


def _run(case: Case, strict: bool, traced: list[str] | None) -> Result:
    played: list[str] = []
    try:
        if case.fault:
            raise case.fault
        played.extend(line.text for line in _play(case, strict, traced) if isinstance(line, Decision))
    except Failed as failed:
        details = [f"{_part(failed.line)}: {failed.line.text}", f"expected {failed.failure.expected}"]
        details.append(f"but      {failed.failure.found}")
        if failed.still_open:
            details.append(f"open     {failed.still_open}")
        if played:
            details.append("played   " + " | ".join(played[-LAST_LINES:]))
        return Result(FAILED, case.id, case.title, case.path, tuple(details), case.proves)
    except BlackgateError as error:
        return Result(UNREADABLE, case.id, case.title, case.path, (_told(error),), case.proves)
    except Exception as error:  # noqa: BLE001  (a fault of the engine is told, and the other scenarios still run)
        details = [f"the engine broke down: {type(error).__name__}: {error}", "played   " + " | ".join(played)]
        return Result(FAILED, case.id, case.title, case.path, tuple(details), case.proves)
    return Result(PASSED, case.id, case.title, case.path, (), case.proves)


class Failed(Exception):  # noqa: N818  (a scenario fails, the program does not)
    """The statement that does not hold, the failure, and the question still open."""

    def __init__(self, line: Statement, failure: Failure, still_open: str = "") -> None:
        self.line = line
        self.failure = failure
        self.still_open = still_open
        super().__init__(line, failure)


def _play(case: Case, strict: bool, traced: list[str] | None) -> Iterator[Statement]:
    """Every line that held, in order."""
    setup = Setup(case.given, case.path.parent, case.mentions)
    thing, error, edition, checker = _start(setup, _other(case), strict, traced)
    try:
        yield from _held(case, setup, thing, error, edition, checker)
    finally:
        if traced is not None and checker is not None:
            traced.append(checker.driver.asked())


def _held(
    case: Case, setup: Setup, thing: str, error: str, edition: Edition | None, checker: Checker | None
) -> Iterator[Statement]:
    for line in case.lines:
        if checker is None:
            _hold(line, partial(check_setting, thing=thing, error=error, part=setup.part(thing)))
        elif isinstance(line, SetupVerdict) and line.verdict == "warns":
            warnings = " ".join(f"{caution.what} {caution.where}" for caution in edition.cautions) if edition else ""
            _hold(line, partial(_warned, warnings=warnings))
        else:
            _hold(line, checker.check, checker.driver)
        yield line


def _other(case: Case) -> OtherGame | None:
    """How the game to compare with is set up."""
    if case.other is None:
        return None
    return Setup(case.other.given, case.path.parent, case.mentions), case.other.decisions


def _start(
    setup: Setup, other: OtherGame | None, strict: bool, traced: list[str] | None
) -> tuple[str, str, Edition | None, Checker | None]:
    """The game before its first line; or the thing that could not be made, and why."""
    thing, edition = "edition", None
    try:
        edition = setup.edition()
        thing = "game"
        driver = Driver(setup.game(setup.rules(edition)), strict, traced)
        return "", "", edition, Checker(setup, driver, other)
    except (EditionError, OptionError, SeatError) as error:
        refused = thing if isinstance(error, EditionError) else "game"
        return refused, str(error), edition, None


def _warned(line: Statement, warnings: str) -> None:
    if isinstance(line, SetupVerdict) and (not warnings or any(rule not in mentioned(warnings) for rule in line.rules)):
        raise Failure(line.text, warnings or "no warning")


def _hold(line: Statement, check: Callable[[Statement], None], driver: Driver | None = None) -> None:
    try:
        check(line)
    except Failure as failure:
        still_open = driver.still_open() if driver and driver.asked() not in failure.found else ""
        raise Failed(line, failure, still_open) from None
    except ScenarioError:
        raise
    except BlackgateError as error:
        raise ScenarioError(error.what, line.where, error.right) from None


def _part(line: Statement) -> str:
    """Where a line stands in its file."""
    return line.where.removeprefix(".")


def _told(error: BlackgateError) -> str:
    """An error with the place in its file; which file it is stands before it already."""
    return str(type(error)(error.what, error.where.removeprefix("."), error.right))


def main_run(
    paths: Sequence[Path | str], echo: Callable[[str], None], *, strict: bool = False, trace: bool = False
) -> int:
    """Run and print, one line each; 0 if all passed, 1 if one failed, 2 if a file is wrong or nothing was found."""
    results = run_paths(paths, strict=strict, trace=trace)
    for result in results:
        echo(str(result))
    passed = sum(result.ok for result in results)
    failed = sum(result.verdict == FAILED for result in results)
    wrong = len(results) - passed - failed
    if not results:
        echo("no scenario found; name files or folders that hold *.toml files")
        return 2
    echo(f"{passed} passed, {failed} failed" + (f", {wrong} could not be read" if wrong else ""))
    return 2 if wrong else int(failed > 0)
