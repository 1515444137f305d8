"""Positions to learn from: noisy games of seats that follow the policy or look ahead, in every setting.

    python -m benchmarks.positions --games 100000 --out build/positions

Writes one part for every `--part` games: what is true of each seat and the share of its side (see
`blackgate.evaluation.sampler`) as raw numbers, and one line of JSON for each game. A part depends on its number alone,
so the same command goes on where it was stopped and gives the same files with any number of processes. Only deals of
their own purpose are played (`blackgate.lab.deals`).
"""

import argparse
import sys
from array import array
from functools import cache
from multiprocessing import Pool
from pathlib import Path
from random import Random
from typing import Final

import msgspec
from benchmarks.strength import EVERYTHING, IN_TEAMS, PLACES

from blackgate import rules
from blackgate.bots.network import table_chances, win_chances
from blackgate.evaluation.evaluator import Evaluator
from blackgate.evaluation.feature_names import FEATURES
from blackgate.evaluation.sampler import Sampler
from blackgate.lab.arena import cores
from blackgate.lab.deals import SPAN, Purpose, deals

TEACHERS: Final = {"first": win_chances, "table": table_chances}
"""The networks that teach: the first one needs no positions of this kind."""
JITTERS: Final = (0.0, 0.15, 0.3, 0.3, 0.6, 1.2)
"""The largest error of a score of the policy, one of these in each game."""
BLUNDERS: Final = (0.0, 0.0, 0.0, 0.01, 0.03)
"""The share of decisions left to chance, one of these in each game."""
AHEAD: Final = (0.0, 0.5, 0.5, 1.0, 1.0)
"""How likely each seat is to look ahead, one of these in each game."""


class Setting(msgspec.Struct, frozen=True):
    """What is played, and how often."""

    edition: str
    players: int
    modules: tuple[str, ...]
    share: float


SETTINGS: Final = (
    Setting("retail", 4, (), 8.0),
    *(Setting("retail", players, (), 3.0) for players in (2, 3, 5, 6)),
    *(Setting(edition, 4, (), 0.7) for edition in ("prototype_fr", "prototype_en")),
    Setting("retail", 4, ("michel",), 1.5),
    Setting("retail", 4, ("warden",), 1.5),
    *(Setting("retail", players, ("teams",), 2.0) for players in (4, 6)),
    *(Setting("retail", 4, (place,), 0.5) for place in PLACES),
    *(Setting("retail", players, EVERYTHING, share) for players, share in ((2, 0.5), (3, 0.5), (4, 2.0), (6, 1.0))),
    Setting("retail", 6, ("teams", *IN_TEAMS), 1.5),
)


class Played(msgspec.Struct, frozen=True):
    """One game: a line of the file."""

    deal: int
    setting: int
    """The index in `SETTINGS`."""
    winner: int
    """The seat."""
    moments: tuple[int, ...]
    """By position: the number of decisions before it."""


class Task(msgspec.Struct, frozen=True):
    """What one process writes."""

    out: Path
    part: int
    games: int
    purpose: Purpose
    teacher: str
    """One of `TEACHERS`."""
    share: float
    trust: float

    def file(self, kind: str) -> Path:
        """The path of one file of the part."""
        return self.out / f"{self.part:05}.{kind}"


@cache
def sampler(setting: int, teacher: str, share: float, trust: float) -> Sampler:
    """Made once in each process."""
    chosen = SETTINGS[setting]
    made = rules(chosen.edition, chosen.players, modules=chosen.modules)
    return Sampler(Evaluator(made.tables), TEACHERS[teacher](made), share, trust)


def written(task: Task) -> int:
    """Play the games of a part and write its files, `games` last; returns the number of positions."""
    dice = Random(task.part)
    weights = [setting.share for setting in SETTINGS]
    features, lengths, shares, lines = array("H"), array("H"), array("f"), []
    positions = 0
    for deal in deals(task.purpose, task.part * task.games, task.games):
        which = dice.choices(range(len(SETTINGS)), weights)[0]
        jitter, blunders, likely = dice.choice(JITTERS), dice.choice(BLUNDERS), dice.choice(AHEAD)
        ahead = sum(1 << seat for seat in range(SETTINGS[which].players) if dice.random() < likely)
        player = sampler(which, task.teacher, task.share, task.trust)
        winner = player.play(deal, jitter, blunders, ahead)
        if winner >= 0 and player.moments:
            features.extend(player.features)
            lengths.extend(player.lengths)
            shares.extend(player.shares)
            lines.append(Played(deal, which, winner, tuple(player.moments)))
            positions += len(player.moments)
    task.file("features").write_bytes(features.tobytes())
    task.file("lengths").write_bytes(lengths.tobytes())
    task.file("shares").write_bytes(shares.tobytes())
    head = msgspec.json.encode({"features": FEATURES, "settings": SETTINGS})
    task.file("games").write_bytes(b"\n".join([head, *map(msgspec.json.encode, lines), b""]))
    return positions


def main() -> None:
    """Read the command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=100_000)
    parser.add_argument("--part", type=int, default=200, help="games of one part")
    parser.add_argument("--purpose", choices=["training", "tuning", "evaluation"], default="training")
    parser.add_argument("--teacher", choices=TEACHERS, default="table", help="the network that teaches")
    parser.add_argument("--share", type=float, default=0.25, help="of all decisions that are kept")
    parser.add_argument(
        "--trust", type=float, default=0.1, help="the weight of the teacher, 0 to 1; the rest is what comes later"
    )
    parser.add_argument("--jobs", type=int, default=cores())
    parser.add_argument("--out", type=Path, required=True)
    given = parser.parse_args()
    if given.games > SPAN:
        sys.exit(f"there are {SPAN} deals for each purpose")
    given.out.mkdir(parents=True, exist_ok=True)
    parts = [
        Task(given.out, number, given.part, Purpose[given.purpose.upper()], given.teacher, given.share, given.trust)
        for number in range(-(-given.games // given.part))
    ]
    left = [task for task in parts if not task.file("games").exists()]
    with Pool(given.jobs) as pool:
        for done, positions in enumerate(pool.imap_unordered(written, left), 1):
            print(f"{done} of {len(left)} parts, {positions:,} positions in the last", file=sys.stderr, flush=True)


if __name__ == "__main__":
    main()
