"""How much of the variance of results the value networks explain, over decisions, turns and rounds.

    python benchmarks/explained.py --games 400

Schemers play deals that are for evaluation. Each step of a game is repeated with new chance; the luck of all steps is
subtracted from the result (`blackgate.evaluation.luck`). *Explained* is how much smaller that makes the variance. Noise
from few repeats counts against the network.
"""

import argparse
from collections.abc import Callable
from functools import partial
from multiprocessing import Pool
from typing import Final

from blackgate.bots.network import table_chances, win_chances
from blackgate.evaluation.luck import Luck, StepSize
from blackgate.evaluation.value_network import Chances
from blackgate.game.rules import Rules, rules
from blackgate.lab.arena import cores
from blackgate.lab.deals import Purpose, deals

NETWORKS: Final[dict[str, Callable[[Rules], Chances]]] = {"first": win_chances, "table": table_chances}
STEPS: Final = {"decisions": StepSize.DECISION, "turns": StepSize.TURN, "rounds": StepSize.ROUND}

Row = tuple[float, float]


def rows(network: str, step: str, players: int, modules: tuple[str, ...], times: int, seeds: range) -> list[Row]:
    """For each seat of each game: its result, and its luck."""
    setting = rules(players=players, modules=modules)
    luck = Luck(NETWORKS[network](setting), STEPS[step], times)
    found: list[Row] = []
    for seed in seeds:
        if luck.play(seed, 0.0) >= 0:
            found += [(luck.result[seat], luck.luck[seat]) for seat in range(players)]
    return found


def explained(found: list[Row]) -> float:
    """The share of the variance of results that luck takes away."""
    return 1 - variance([result - luck for result, luck in found]) / variance([result for result, _ in found])


def variance(numbers: list[float]) -> float:
    """The mean square of the distance from the mean."""
    mean = sum(numbers) / len(numbers)
    return sum((each - mean) ** 2 for each in numbers) / len(numbers)


def main() -> None:
    """Read the command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--times", type=int, default=8, help="how often each step is repeated")
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--with", dest="modules", default="")
    parser.add_argument("--jobs", type=int, default=cores())
    given = parser.parse_args()
    modules = tuple(filter(None, given.modules.split(",")))
    part = max(given.games // (4 * given.jobs), 1)
    parts = [deals(Purpose.EVALUATION, first, part) for first in range(0, given.games, part)]
    print("| network | decisions | turns | rounds |\n|---|---|---|---|")
    for network in NETWORKS:
        shares = []
        with Pool(given.jobs) as pool:
            for step in STEPS:
                found = pool.map(partial(rows, network, step, given.players, modules, given.times), parts)
                shares.append(f"{100 * explained([row for each in found for row in each]):.1f} %")
        print(f"| {network} | {' | '.join(shares)} |", flush=True)


if __name__ == "__main__":
    main()
