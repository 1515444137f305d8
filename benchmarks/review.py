"""Whether reviews are right: what they make of games whose players are known.

    python -m benchmarks.review equal --games 1000 --out build/review.jsonl

Four studies, each game a line in the file, so that the same command goes on where it was interrupted:

- `equal`: four Schemers. The accounts must add up, and the luck of each seat must be 0 on the whole.
- `ranked`: a Mastermind, a Kingpin and a Rookie. Own play must rank them so.
- `strongest`: four Masterminds. A blunder that a second, far longer look finds good is a false one.
- `planted`: Schemers; once, one of them has to give away its best Tool where something else would do.
"""

import argparse
import os
from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import permutations
from math import sqrt
from multiprocessing import Pool
from pathlib import Path
from typing import Final

import msgspec

from blackgate import Game, record, rules
from blackgate.analysis import Review, review
from blackgate.analysis.review import judgements
from blackgate.bots import Chance, Clock, decide, make
from blackgate.game.actions import Action
from blackgate.lab.deals import Purpose, deals

LEVELS: Final = ("mastermind", "kingpin", "rookie")
THOUGHT: Final = 400
"""Playouts of a Mastermind for one decision."""
JUDGED: Final = {"equal": 64, "ranked": 1_000, "strongest": 2_000, "planted": 2_000}
"""Playouts of a judgement, by study."""
LOOK: Final = 10
"""How many times more playouts a second look at a blunder takes, in other worlds."""
PAYMENTS: Final = ("discard", "drop", "pay", "lay", "unless")
"""Questions in which a card is given away for nothing but the answer; what is sold brings cigarettes."""
TOOLS: Final = ("card pickaxe", "card shovel", "card spoon")
"""The best one first."""


class Line(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a study found in one game."""

    study: str
    seed: int
    numbers: dict[str, float]


def played(names: Sequence[str], seed: int) -> Game:
    """A game among bots."""
    game = Game(rules(players=len(names)), seed)
    bots = [make(name, game.rules) for name in names]
    while not game.over:
        game.apply(decide(bots[game.seat], game, Chance(len(game.choices)), Clock(playouts=THOUGHT)))
    return game


def equal(seed: int) -> dict[str, float]:
    """The luck of every seat, and by how much the accounts are off."""
    found = review(record(played(("schemer",) * 4, seed)), playouts=JUDGED["equal"])
    off = max(abs(each.result - each.start - each.own - each.others - each.luck) for each in found.accounts)
    return {f"luck {each.seat + 1}": each.luck for each in found.accounts} | {"off": off}


def ranked(seed: int) -> dict[str, float]:
    """The own play of each level."""
    names = list(permutations(LEVELS))[seed % 6]
    found = review(record(played(names, seed)), playouts=JUDGED["ranked"])
    return {names[each.seat]: each.own for each in found.accounts}


def strongest(seed: int) -> dict[str, float]:
    """How many decisions got which verdict, and how many blunders a far longer look does not confirm."""
    text = record(played(("mastermind",) * 4, seed))
    found = review(text, playouts=JUDGED["strongest"])
    blunders = [each.step for each in found.decisions if each.verdict == "blunder"]
    looks = judgements(text, None, blunders, playouts=LOOK * JUDGED["strongest"], seed=1)
    return counted(found) | {"false blunder": float(sum(each.verdict == "good" for each in looks))}


def counted(found: Review) -> dict[str, float]:
    """The verdicts of a review."""
    return {str(name): float(n) for name, n in Counter(each.verdict for each in found.decisions).items()}


def planted(seed: int) -> dict[str, float]:
    """Whether giving a Tool away got a verdict, or counted as a loss at all; empty if the game had no occasion."""
    game = Game(rules(players=4), seed)
    bot = make("schemer", game.rules)
    given = -1
    while not game.over:
        options = game.actions()
        tool = occasion(game, options) if given < 0 else None
        if tool is not None:
            given = len(game.choices)
        game.apply(tool or decide(bot, game, Chance(len(game.choices))))
    if given < 0:
        return {}
    found = next(judgements(record(game), None, [given], playouts=JUDGED["planted"]))
    return {
        "found": float(found.verdict != "good"),
        "counted": float(found.loss < 0),
        "loss": found.loss,
        "chance": found.best_chance,
    }


def occasion(game: Game, options: Sequence[Action]) -> Action | None:
    """The best Tool that a seat could give away, if it need not; never the Spoon."""
    if game.question not in PAYMENTS:
        return None
    words = [str(option) for option in options]
    tool = next((name for name in TOOLS[:2] if name in words), None)
    return options[words.index(tool)] if tool and any(word not in TOOLS for word in words) else None


STUDIES: Final = {"equal": equal, "ranked": ranked, "strongest": strongest, "planted": planted}


def study(task: tuple[str, int]) -> Line:
    """One game of a study."""
    name, seed = task
    return Line(name, seed, STUDIES[name](seed))


def kept(path: Path) -> Iterator[Line]:
    """What earlier runs have found; half a line at the end does not count."""
    if path.exists():
        for line in path.read_bytes().splitlines(keepends=True):
            if line.endswith(b"\n"):
                yield msgspec.json.decode(line, type=Line)


def told(name: str, lines: Sequence[Line]) -> Iterator[str]:
    """The figures of a study."""
    found = [line.numbers for line in lines if line.numbers]
    yield f"{name}: {len(found)} games, {JUDGED[name]:,} playouts a decision"
    if name == "ranked":
        orders = [[each[level] for level in LEVELS] for each in found]
        yield f"  ranked strongest > middle > weakest: {sum(a > b > c for a, b, c in orders)}"
        yield f"  strongest > weakest: {sum(a > c for a, _, c in orders)}"
    for key in sorted({key for each in found for key in each}):
        values = [each.get(key, 0.0) for each in found]
        mean = sum(values) / len(values)
        error = sqrt(sum((value - mean) ** 2 for value in values) / max(len(values) - 1, 1) / len(values))
        yield f"  {key}: mean {mean:.4f} ± {error:.4f}, sum {sum(values):.6g}, largest {max(map(abs, values)):.3g}"


def main() -> None:
    """Play and review what is missing, then print the figures."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("studies", nargs="+", choices=STUDIES)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--jobs", type=int, default=os.cpu_count())
    parser.add_argument("--out", type=Path, default=Path("build/review.jsonl"))
    given = parser.parse_args()
    wanted = [(name, seed) for name in given.studies for seed in deals(Purpose.EVALUATION, 0, given.games)]
    lines = {(line.study, line.seed): line for line in kept(given.out)}
    with given.out.open("ab") as file, Pool(given.jobs) as pool:
        for line in pool.imap_unordered(study, [task for task in wanted if task not in lines]):
            lines[line.study, line.seed] = line
            file.write(msgspec.json.encode(line) + b"\n")
            file.flush()
    for name in given.studies:
        for text in told(name, [lines[task] for task in wanted if task[0] == name]):
            print(text)


if __name__ == "__main__":
    main()
