"""Positions to learn from: noisy games of the policy or of the search in every setting, with their winners.

    python -m benchmarks.positions --games 100000 --out build/positions

Writes one part for every `--part` games: what is true of each seat and its chance a round later as raw numbers, and
one line of JSON for each game. With `--playouts` every seat searches instead, and its chance is what the search found.
A part depends on its number alone, so the same command goes on where it was stopped and gives the same files with any
number of processes. Only deals of their own purpose are played (`blackgate.lab.deals`).
"""

import argparse
import sys
from array import array
from collections.abc import Iterator, Sequence
from functools import cache
from math import inf
from multiprocessing import Pool
from pathlib import Path
from random import Random
from typing import Final

import msgspec
from benchmarks.strength import EVERYTHING, IN_TEAMS, PLACES

from blackgate import Game, rules
from blackgate.bots.network import search, table_chances, win_chances
from blackgate.evaluation.evaluator import Evaluator
from blackgate.evaluation.feature_names import FEATURES
from blackgate.evaluation.sampler import Sampler
from blackgate.evaluation.table_description import describe
from blackgate.game.actions import Action
from blackgate.game.rules import Rules
from blackgate.game.worlds import determinizer, open_determinizer
from blackgate.lab.arena import cores
from blackgate.lab.deals import SPAN, Purpose, deals

JITTERS: Final = (0.0, 0.15, 0.3, 0.3, 0.6, 1.2)
"""The largest error of a score, one of these in each game."""
BLUNDERS: Final = (0.0, 0.0, 0.0, 0.01, 0.03)
"""The share of decisions left to chance, one of these in each game."""
SECOND_BEST: Final = 0.1
"""How often a search takes its second choice."""


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
    share: float
    purpose: Purpose
    times: int
    """How often the teacher plays a position on; 0 is no teacher."""
    teacher: str
    """`first` or `table`: the network that judges where that leads."""
    playouts: int = 0
    """Of every decision of a search; 0 is the policy alone."""

    def file(self, kind: str) -> Path:
        """The path of one file of the part."""
        return self.out / f"{self.part:05}.{kind}"


@cache
def sampler(setting: int, share: float, times: int, teacher: str) -> Sampler:
    """Made once in each process."""
    chosen = SETTINGS[setting]
    made = rules(chosen.edition, chosen.players, modules=chosen.modules)
    chances = table_chances(made) if teacher == "table" else win_chances(made)
    return Sampler(Evaluator(made.tables), share, chances if times else None, times)


class Searcher:
    """Plays games of one setting by the search of the Mastermind, and keeps positions as a `Sampler` does."""

    def __init__(self, made: Rules, share: float, playouts: int) -> None:
        self.rules, self.share, self.playouts = made, share, playouts
        self.kept = Sampler(Evaluator(made.tables), share, None, 0)
        self.search = search(made)

    def play(self, deal: int, blunders: float, dice: Random) -> int:
        """Play a game; returns the winner, or a number below 0."""
        kept, search, game = self.kept, self.search, Game(self.rules, seed=deal)
        game.listen()
        kept.forget()
        while not game.over:
            options = game.actions()
            chosen = options[0]
            if len(options) > 1:
                if dice.random() < self.share:
                    # What the position itself is worth, whatever its seat knows: the network reads all hands.
                    search.think(open_determinizer(game), dice.getrandbits(40), inf, self.playouts)
                    kept.decisions = len(game.choices)
                    describe(kept.table, game.state)
                    kept.keep(self.rules.players)
                    kept.values += [search.expected(seat) for seat in range(self.rules.players)]
                search.think(determinizer(game.view(game.seat, memory=True)), dice.getrandbits(40), inf, self.playouts)
                chosen = self.choice(options, blunders, dice)
            game.apply(chosen)
        return int(game.state.winner)

    def choice(self, options: Sequence[Action], blunders: float, dice: Random) -> Action:
        """The best option, sometimes the second, rarely any."""
        if dice.random() < blunders:
            return dice.choice(options)
        ranked = sorted(self.search.root.children, key=lambda node: (-node.visits, -node.mean))
        node = ranked[1] if len(ranked) > 1 and dice.random() < SECOND_BEST else ranked[0]
        return self.rules.lexicon.action(node.action)


@cache
def searcher(setting: int, share: float, playouts: int) -> Searcher:
    """Made once in each process."""
    chosen = SETTINGS[setting]
    return Searcher(rules(chosen.edition, chosen.players, modules=chosen.modules), share, playouts)


def written(task: Task) -> int:
    """Play the games of a part and write its files, `games` last; returns the number of positions."""
    dice = Random(task.part)
    weights = [setting.share for setting in SETTINGS]
    features, lengths, values, lines = array("H"), array("H"), array("f"), []
    positions = 0
    for deal in deals(task.purpose, task.part * task.games, task.games):
        which = dice.choices(range(len(SETTINGS)), weights)[0]
        if task.playouts:
            searching = searcher(which, task.share, task.playouts)
            winner, player = searching.play(deal, dice.choice(BLUNDERS), dice), searching.kept
        else:
            player = sampler(which, task.share, task.times, task.teacher)
            winner = player.play(deal, dice.choice(JITTERS), dice.choice(BLUNDERS))
        if winner >= 0 and player.moments:
            features.extend(player.features)
            lengths.extend(player.lengths)
            values.extend(player.values)
            lines.append(Played(deal, which, winner, tuple(player.moments)))
            positions += len(player.moments)
    task.file("features").write_bytes(features.tobytes())
    task.file("lengths").write_bytes(lengths.tobytes())
    task.file("values").write_bytes(values.tobytes())
    head = msgspec.json.encode({"features": FEATURES, "settings": SETTINGS})
    task.file("games").write_bytes(b"\n".join([head, *map(msgspec.json.encode, lines), b""]))
    return positions


def tasks(
    out: Path, games: int, part: int, share: float, purpose: Purpose, times: int, teacher: str, playouts: int
) -> Iterator[Task]:
    """The parts that are not written yet."""
    for number in range(-(-games // part)):
        task = Task(out, number, part, share, purpose, times, teacher, playouts)
        if not task.file("games").exists():
            yield task


def main() -> None:
    """Read the command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=200_000)
    parser.add_argument("--part", type=int, default=2_000, help="games of one part")
    parser.add_argument("--share", type=float, default=0.08, help="of all decisions that are kept")
    parser.add_argument("--purpose", choices=["training", "tuning", "evaluation"], default="training")
    parser.add_argument(
        "--times", type=int, default=2, help="how often a position is played on for the teacher; 0: never"
    )
    parser.add_argument("--teacher", choices=["first", "table"], default="first", help="the network that teaches")
    parser.add_argument("--playouts", type=int, default=0, help="of every decision of a search; 0: the policy plays")
    parser.add_argument("--jobs", type=int, default=cores())
    parser.add_argument("--out", type=Path, required=True)
    given = parser.parse_args()
    if given.games > SPAN:
        sys.exit(f"there are {SPAN} deals for each purpose")
    given.out.mkdir(parents=True, exist_ok=True)
    purpose = Purpose[given.purpose.upper()]
    left = list(
        tasks(given.out, given.games, given.part, given.share, purpose, given.times, given.teacher, given.playouts)
    )
    with Pool(given.jobs) as pool:
        for done, positions in enumerate(pool.imap_unordered(written, left), 1):
            print(f"{done} of {len(left)} parts, {positions:,} positions in the last", file=sys.stderr, flush=True)


if __name__ == "__main__":
    main()
