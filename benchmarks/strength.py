"""How strong the bots are: a list of contests in the arena, as a Markdown table.

    python benchmarks/strength.py --out build/strength > benchmarks/bots.md
    python benchmarks/strength.py --levels --out build/levels > benchmarks/levels.md

Every contest is kept in its own file and goes on where it was stopped (some hours in all; `--share 0.1` plays a tenth).
"""

import argparse
import sys
from contextlib import closing
from dataclasses import replace
from itertools import pairwise
from pathlib import Path

from blackgate.bots import LEVELS
from blackgate.bots.spec import entrant
from blackgate.lab.arena import Contest, Ledger, Report, Standing, cores, report, run, tables

PLACES = ("library", "workshop", "gambling", "gymnasium", "laundry", "ward")
EVERYTHING = ("michel", "warden", *PLACES)
IN_TEAMS = tuple(name for name in EVERYTHING if name != "gambling")

SETTINGS: dict[str, Contest] = {
    "4 players": Contest((), 4),
    "2 players": Contest((), 2),
    "6 players": Contest((), 6),
    "teams of 2": Contest((), 4, teams=True),
    "everything, 4 players": Contest((), 4, modules=EVERYTHING),
    "everything, teams of 3": Contest((), 6, modules=IN_TEAMS, teams=True),
}
"""Contests without entrants."""

CONTESTS: list[tuple[str, str, str, int]] = [
    *((setting, "schemer", "random", 400) for setting in SETTINGS),
    *((setting, "schemer", "rookie", 2000 if setting == "4 players" else 600) for setting in SETTINGS),
    *((setting, "rookie", "random", 200) for setting in ("4 players", "everything, 4 players")),
    ("4 players", "mastermind@0.05s", "schemer", 400),
    ("4 players", "mastermind@0.2s", "schemer", 400),
    ("4 players", "mastermind@1s", "schemer", 200),
    *((setting, "mastermind@0.2s", "schemer", 120) for setting in list(SETTINGS)[1:]),
    ("4 players", "mastermind@0.2s", "mastermind-1@0.2s", 400),
]
"""Where, who, against whom, how many games."""

STEPS: list[tuple[str, str, str, int]] = [
    *(("4 players", level, below, 200) for below, level in pairwise(LEVELS[:-1])),
    ("4 players", "mastermind@0.2s", LEVELS[-2], 100),
    *(
        (setting, level, below, 60)
        for setting in ("2 players", "6 players", "everything, 4 players")
        for below, level in pairwise((*LEVELS[:-1], "mastermind@0.2s"))
    ),
]
"""The same for the levels: each against the one below."""

NOTE = """# How strong the bots are

One challenger against a table of others (in teams: one side against the other), every deal from every seat, as
`blackgate arena` plays it; the interval is that of [the arena](../docs/arena.md). Made by
`.venv/bin/python benchmarks/strength.py --out build/strength` on two shared cores, two games at a time.

| where | challenger | against | games | wins | 95 % | par | mean of a decision | later than 50 ms |
|---|---|---|---|---|---|---|---|---|"""

LEVELS_NOTE = """# The six levels

Each level against a table of the level below, every deal from every seat, as `blackgate arena` plays it; the
interval is that of [the arena](../docs/arena.md). Levels 1 to 5 think a fixed amount, so that only the Mastermind
depends on the machine. `make levels` makes this page.

| where | challenger | against | games | wins | 95 % | par | mean of a decision | later than 50 ms |
|---|---|---|---|---|---|---|---|---|"""


def played(contest: Contest, games: int, file: Path, jobs: int, so_far: bool) -> Report | None:
    """The report of a contest; only games its file does not hold are played, or none at all for whole sets so far."""
    made = tables(contest)
    wanted = made.games(made.sets(games))
    with Ledger(made, file) as ledger:
        if so_far:
            whole = [deal for deal, _ in wanted if all((deal, n) in ledger.games for n in range(len(made.seatings)))]
            wanted = [game for game in wanted if game[0] in set(whole)]
            if not wanted:
                return None
        left = [game for game in wanted if game not in ledger.games]
        if left:
            with closing(run(contest, left, min(jobs, len(left)))) as results:
                for game in results:
                    ledger.add(game)
        return report(made, [ledger.games[game] for game in wanted])


def line(where: str, found: Report, challenger: Standing, against: Standing) -> str:
    """One row."""
    thinking = challenger.thinking
    late = f"{thinking.overruns} of {challenger.decisions:,}"
    return (
        f"| {where} | {challenger.entrant} | {against.entrant} | {found.games} | {100 * challenger.rate:.1f} % "
        f"| {100 * challenger.low:.1f}–{100 * challenger.high:.1f} | {100 * challenger.par:.0f} % "
        f"| {1000 * thinking.mean:.1f} ms | {late} |"
    )


def main() -> None:
    """Play the contests."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--levels", action="store_true", help="each level against the one below")
    parser.add_argument("--share", type=float, default=1.0)
    parser.add_argument("--only", default="", help="contests whose challenger begins like this")
    parser.add_argument("--so-far", action="store_true", help="play nothing, tell what the files hold")
    parser.add_argument("--jobs", type=int, default=cores())
    given = parser.parse_args()
    given.out.mkdir(parents=True, exist_ok=True)
    print(LEVELS_NOTE if given.levels else NOTE, flush=True)
    for where, challenger, against, games in STEPS if given.levels else CONTESTS:
        if challenger.startswith(given.only):
            contest = replace(SETTINGS[where], given=(entrant(challenger), entrant(against)))
            file = given.out / f"{where}-{challenger}-{against}.jsonl".replace(" ", "_").replace(",", "")
            if given.so_far and not file.exists():
                continue
            found = played(contest, max(int(games * given.share), 4), file, given.jobs, given.so_far)
            if found is not None:
                print(line(where, found, found.standings[0], found.standings[1]), flush=True)
                print(f"{where}: {challenger} against {against}", file=sys.stderr, flush=True)


if __name__ == "__main__":
    main()
