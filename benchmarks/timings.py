"""How long a newcomer waits: `make timings`.

Each figure is the median of three runs in a fresh clone of HEAD; the table goes into docs/testing.md. Machines are
shared: just before each run a fixed loop is timed, and the table shows it beside the run. What is measured is kept in
build/timings.json, so that a run that was stopped goes on: `--only play,edit` measures some of them.
"""

import argparse
import json
import os
import re
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median
from typing import Final
from urllib.error import URLError
from urllib.request import urlopen

ROOT: Final = Path(__file__).resolve().parents[1]
KEPT: Final = ROOT / "build/timings.json"
PAGE: Final = ROOT / "docs/testing.md"
TABLE: Final = re.compile(r"(?<=<!-- timings -->\n).*?(?=<!-- end of timings -->)", re.DOTALL)
ADDRESS: Final = re.compile(r"http://[\d.]+:\d+")
LONGEST: Final = 3600.0
EDITED: Final = "src/blackgate/engine/search.py"


@contextmanager
def clone() -> Iterator[Path]:
    """A fresh clone in a folder of its own, whose name has spaces."""
    with tempfile.TemporaryDirectory(prefix="a clone of blackgate ") as folder:
        subprocess.run(("git", "clone", "-q", ROOT, folder), check=True)
        yield Path(folder)


def until_page(folder: Path, *command: str, path: str = os.environ["PATH"]) -> float:
    """Seconds from the command until the page it tells of answers; then the server is ended."""
    log, began = folder / "timings.log", time.monotonic()
    with log.open("wb") as told:
        server = subprocess.Popen(
            command,
            cwd=folder,
            stdout=told,
            stderr=subprocess.STDOUT,
            start_new_session=True,
            env={**os.environ, "BROWSER": "true", "PATH": path, "XDG_DATA_HOME": str(folder)},
        )
    try:
        while not answers(log.read_text("utf-8", "replace")):
            if server.poll() is not None or time.monotonic() - began > LONGEST:
                sys.exit(f"{' '.join(command)} did not come to a page:\n{log.read_text('utf-8', 'replace')[-2000:]}")
            time.sleep(0.05)
        return time.monotonic() - began
    finally:
        os.killpg(server.pid, signal.SIGTERM)
        server.wait()


def answers(log: str) -> bool:
    """Whether the page at the address named in a log is there."""
    found = ADDRESS.search(log)
    try:
        return found is not None and b"<html" in urlopen(found[0], timeout=5).read().lower()  # noqa: S310
    except (URLError, ConnectionError):
        return False


def until_done(folder: Path, *command: str) -> float:
    """Seconds until a command has ended well."""
    began = time.monotonic()
    run = subprocess.run(command, cwd=folder, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False)
    if run.returncode:
        sys.exit(f"{' '.join(command)} failed:\n{run.stdout[-4000:]}")
    return time.monotonic() - began


def play() -> float:
    """From a fresh clone to the page, nothing installed."""
    with clone() as folder:
        return until_page(folder, "make", "play")


def edit() -> float:
    """A function of the engine is changed: until the page of the changed game is there."""
    with clone() as folder:
        until_page(folder, "make", "play")
        source = folder / EDITED
        changed, count = re.subn(
            r"^(    return )", r"    assert state.top >= 0\n\1", source.read_text("utf-8"), count=1, flags=re.MULTILINE
        )
        assert count == 1
        source.write_text(changed, "utf-8")
        return until_page(folder, "make", "play")


def quick() -> float:
    """After `make setup`, nothing checked before."""
    with clone() as folder:
        until_done(folder, "make", "setup")
        return until_done(folder, "make", "quick")


def test() -> float:
    """From a fresh clone, nothing installed."""
    with clone() as folder:
        return until_done(folder, "make", "test")


def wheel() -> float:
    """From `pip install` of the wheel into a bare environment, packages at hand, to the page; no compiler, no Node."""
    with clone() as folder:
        until_done(folder, "make", "wheel")
        (built,) = (folder / "dist").glob("*.whl")
        until_done(folder, sys.executable, "-m", "venv", "bare")
        until_done(folder, "bare/bin/pip", "download", "-q", "-d", "packages", str(built))
        began = time.monotonic()
        until_done(folder, "bare/bin/pip", "install", "-q", "--no-index", "--find-links", "packages", str(built))
        return (
            time.monotonic()
            - began
            + until_page(folder, str(folder / "bare/bin/blackgate"), path=str(folder / "bare/bin"))
        )


FIGURES: Final[dict[str, tuple[Callable[[], float], str, float]]] = {
    "play": (play, "`make play` from a fresh clone to the page", 90),
    "edit": (edit, "a changed function of the engine to the page (`make play` again)", 15),
    "quick": (quick, "`make quick` after set-up, nothing cached", 90),
    "test": (test, "`make test` from a fresh clone", 720),
    "wheel": (wheel, "`pip install` of the wheel and `blackgate` to the page, packages at hand", 10),
}


Run = tuple[float, float]
"""Seconds a figure took, and the loop before it."""


def fixed_loop() -> float:
    """Seconds of processor time for ten million additions: how fast this machine is just now."""
    began, total = time.process_time(), 0
    for each in range(10_000_000):
        total += each
    return time.process_time() - began


def table(kept: dict[str, list[Run]]) -> str:
    """Markdown, for the figures there are."""
    lines = ["| | seconds, median | all runs, and the loop before each | at most |", "|---|---|---|---|"]
    for name, (_, what, most) in FIGURES.items():
        if runs := kept.get(name, []):
            each = ", ".join(f"{seconds:.1f} ({loop:.2f})" for seconds, loop in runs)
            lines.append(f"| {what} | {median(seconds for seconds, _ in runs):.1f} | {each} | {most:.0f} |")
    return "\n".join(lines) + "\n"


def main() -> None:
    """Measure what is missing, and write the table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--only", default=",".join(FIGURES), help="names, with commas: " + ", ".join(FIGURES))
    parser.add_argument("--runs", type=int, default=3)
    parser.add_argument("--again", action="store_true", help="forget what was measured before")
    given = parser.parse_args()
    kept: dict[str, list[Run]] = {} if given.again or not KEPT.exists() else json.loads(KEPT.read_text("utf-8"))
    for _ in range(given.runs):
        for name in given.only.split(","):
            if len(kept.get(name, [])) < given.runs:
                loop = fixed_loop()
                kept.setdefault(name, []).append((FIGURES[name][0](), loop))
                print(f"{name}: {kept[name][-1][0]:.1f} s, the loop {loop:.2f} s", flush=True)
                KEPT.parent.mkdir(exist_ok=True)
                KEPT.write_text(json.dumps(kept), "utf-8")
    PAGE.write_text(TABLE.sub(lambda _: table(kept), PAGE.read_text("utf-8")), "utf-8")
    print(table(kept))


if __name__ == "__main__":
    main()
