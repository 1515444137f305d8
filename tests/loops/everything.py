"""All long proofs in sequence: `make everything`.

Each proof is a target of the Makefile. What has passed is kept by the state of the sources, so that a run that was
stopped, or mended after a failure, goes on with what is left. The report is build/everything/report.md.
"""

import json
import subprocess
import sys
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import asdict, dataclass
from hashlib import sha256
from pathlib import Path
from typing import Final

PROOFS: Final = ("test", "coverage", "soak", "proof", "chaos", "browser", "fairness", "load")
FOLDER: Final = Path("build/everything")
TAIL: Final = 15
"""Lines of a proof's output that the report shows."""


@dataclass(frozen=True)
class Outcome:
    """How one proof went."""

    proof: str
    passed: bool
    minutes: float
    tail: str


def sources() -> str:
    """A name for the sources as they are: the commit, and a hash of what differs from it."""
    commit = subprocess.run(("git", "rev-parse", "--short", "HEAD"), capture_output=True, text=True, check=True)
    changes = subprocess.run(("git", "diff", "HEAD"), capture_output=True, check=True).stdout
    return commit.stdout.strip() + (f"+{sha256(changes).hexdigest()[:8]}" if changes else "")


def prove(proof: str, log: Path) -> Outcome:
    """Run one target, its output shown and kept."""
    began = time.monotonic()
    with log.open("w", encoding="utf-8") as kept:
        running = subprocess.Popen(("make", proof), stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
        assert running.stdout is not None
        for line in running.stdout:
            print(line, end="", flush=True)
            kept.write(line)
        code = running.wait()
    tail = "\n".join(log.read_text("utf-8").splitlines()[-TAIL:])
    return Outcome(proof, code == 0, round((time.monotonic() - began) / 60, 1), tail)


def run_all(proofs: Sequence[str], folder: Path, run: Callable[[str, Path], Outcome] = prove) -> dict[str, Outcome]:
    """Every proof that has not passed yet; a failure does not stop the others. The report is written after each."""
    folder.mkdir(parents=True, exist_ok=True)
    outcomes = passed_before(folder)
    for proof in proofs:
        if proof not in outcomes:
            outcome = run(proof, folder / f"{proof}.log")
            (folder / f"{proof}.json").write_text(json.dumps(asdict(outcome)), "utf-8")
            outcomes[proof] = outcome
        (folder.parent / "report.md").write_text(report(folder.name, proofs, outcomes), "utf-8")
    return outcomes


def passed_before(folder: Path) -> dict[str, Outcome]:
    """What an earlier run on the same sources has proven; what failed is tried again."""
    kept = [Outcome(**json.loads(path.read_text("utf-8"))) for path in folder.glob("*.json")]
    return {outcome.proof: outcome for outcome in kept if outcome.passed}


def report(name: str, proofs: Sequence[str], outcomes: Mapping[str, Outcome]) -> str:
    """One page: a line for each proof, and the end of what it said."""
    lines = [f"# All proofs on {name}", "", "| make | result | minutes |", "|---|---|---|"]
    for proof in proofs:
        outcome = outcomes.get(proof)
        result = "not run yet" if outcome is None else "passed" if outcome.passed else "**failed**"
        lines.append(f"| {proof} | {result} | {outcome.minutes if outcome else ''} |")
    for outcome in outcomes.values():
        lines += ["", f"## {outcome.proof}", "", "```", outcome.tail, "```"]
    return "\n".join(lines) + "\n"


def main() -> int:
    """Run what is left, and print where the report is."""
    outcomes = run_all(PROOFS, FOLDER / sources())
    print(f"\nreport: {FOLDER / 'report.md'}")
    return 0 if all(outcome.passed for outcome in outcomes.values()) else 1


if __name__ == "__main__":
    sys.exit(main())
