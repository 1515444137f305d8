"""Whatever strangers send: refused in one line, soon and with little memory, or a game that can be played.

A number that fails is seen again alone with `python -m tests.proof.mutants_worker KIND NUMBER 1`.
"""

import json
import os
import signal
import subprocess
import sys
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

import pytest
from tests.proof import mutants_bad
from tests.proof.mutants import MAKERS, Mutant
from tests.proof.mutants_good import Good, records, tables
from tests.proof.mutants_readers import READERS, Reader
from tests.proof.mutants_worker import outcome

import blackgate

ROOT: Final = Path(__file__).resolve().parents[2]
SHORT: Final = {"record": 120, "line": 300, "position": 300, "view": 150}
"""Inputs of each kind in every run."""
LONG: Final = bool(os.environ.get("BLACKGATE_LONG"))
PARTS, EACH = 5, 5000
"""A long run has 100,000 inputs: so many parts of each kind, and so many inputs in a part."""
SHARES: Final = [(kind, part) for kind in MAKERS for part in range(PARTS if LONG else 1)]


@dataclass
class Report:
    """What a process told that read hostile inputs."""

    ended: int
    complaint: str
    last: int = -1
    tally: dict[str, int] = field(default_factory=dict)
    found: list[dict[str, Any]] = field(default_factory=list)


def watched(kind: str, first: int, count: int, *more: str) -> Report:
    """So many inputs, read under guard in a process of its own."""
    packages = os.pathsep.join([str(Path(blackgate.__file__).parents[1]), str(ROOT)])
    order = [sys.executable, "-m", "tests.proof.mutants_worker", kind, str(first), str(count), *more]
    done = subprocess.run(
        order, cwd=ROOT, env={**os.environ, "PYTHONPATH": packages}, capture_output=True, text=True, check=False
    )
    report = Report(done.returncode, done.stderr[-2000:])
    for line in done.stdout.splitlines():
        if line.startswith("at "):
            report.last = int(line.removeprefix("at "))
        elif "number" in (told := json.loads(line)):
            report.found.append(told)
        else:
            report.tally = told
    assert report.last >= 0, report.complaint
    return report


@pytest.mark.parametrize(("kind", "part"), SHARES)
def test_whatever_is_sent_is_refused_in_words_or_is_a_game(kind: str, part: int) -> None:
    count = EACH if LONG else SHORT[kind]
    report = watched(kind, part * count, count)
    assert report.found == []
    assert report.ended == 0, f"{kind} {report.last} ended it with {report.ended}: {report.complaint}"
    assert report.tally["refused"] + report.tally["read"] == count
    assert report.tally["read"] > count / 100, "there is something to play"
    assert report.tally["refused"] > count / 2, "they are hostile"


@pytest.mark.parametrize(
    ("name", "what"),
    [
        ("INDEX", "out of range"),
        ("DEEP", "recursion"),
        ("OTHER", "the error is a PositionError"),
        ("NOWHERE", "says not where"),
        ("SECRET", "tells the secret"),
        ("UNPRINTABLE", "cannot be printed"),
        ("SLOW", "of CPU time"),
        ("ROOM", "MB of memory"),
        ("STUCK", "nobody can do anything"),
        ("UNKEPT", "99 is not possible"),
    ],
)
def test_the_guard_sees(name: str, what: str) -> None:
    """The negative control: a reader for every fault."""
    with pytest.raises(Exception, match=what):
        outcome(getattr(mutants_bad, name), Mutant("", "none", None, 0), limit=0.3)


@pytest.mark.parametrize(("name", "what"), [("INDEX", "IndexError"), ("FLOOD", "MemoryError")])
def test_findings_of_the_guard_are_reported(name: str, what: str) -> None:
    report = watched("record", 0, 2, f"{mutants_bad.__name__}:{name}")
    assert [(found["number"], what in found["what"]) for found in report.found] == [(0, True), (1, True)]


def test_the_guard_ends_a_reader_that_never_comes_back() -> None:
    report = watched("record", 3, 2, f"{mutants_bad.__name__}:LOOP", "0.01")
    assert report.ended == -signal.SIGPROF
    assert report.last == 3


def unchanged(good: Good) -> Mutant:
    return Mutant(good.text, "none", good.rules, 1)


@pytest.mark.parametrize("kind", READERS)
def test_unchanged_inputs_are_accepted(kind: str) -> None:
    positions, lines, views = tables()
    goods = {"record": records(), "line": lines, "position": positions, "view": views}[kind]
    assert len(goods) > 20
    reader: Reader = READERS[kind]
    for good in goods[:: 1 if blackgate.compiled() else 4]:
        reader.read(unchanged(good))


@pytest.mark.parametrize("kind", MAKERS)
def test_the_same_number_is_the_same_input(kind: str) -> None:
    assert MAKERS[kind](17) == MAKERS[kind](17) != MAKERS[kind](18)
