"""Find the weights of the Schemer by play: one seat with a changed weight against seats with the present ones.

    python benchmarks/tune.py --games 4000 --passes 2

Every weight in turn is tried a third smaller and a third larger; what wins more than its share, by more than chance,
is kept. Prints what `Weights` should say. Cards lie open to all seats alike, which makes it quick.
"""

import argparse
import math
import random

from blackgate import rules
from blackgate.engine.menu import Menu
from blackgate.engine.pieces import NOBODY
from blackgate.engine.play import apply, legal
from blackgate.engine.ruleset import Ruleset
from blackgate.engine.setup import new_game
from blackgate.evaluation.evaluator import Evaluator
from blackgate.evaluation.policy import preferred
from blackgate.evaluation.weights import Weights
from blackgate.lab.deals import SPAN, Purpose, deals

NAMES = tuple(name for name in dir(Weights()) if not name.startswith("_"))
SURE = 1.6
"""Standard errors above par that count as better."""


def share(tables: Ruleset, tried: Evaluator, present: Evaluator, games: int, seed: int) -> float:
    """How often the seat with the changed weight wins, compared with par: 1 is as good as the others."""
    menu = Menu()
    wins = 0
    players = tables.players
    for n in range(games):
        seat = n % players
        state = new_game(tables, seed + n // players)
        while state.winner == NOBODY:
            legal(state, menu)
            mine = tables.side[state.agenda[state.top + 1]] == tables.side[seat]
            apply(state, preferred(tried if mine else present, state, menu))
        wins += state.winner >= 0 and tables.side[state.winner] == tables.side[seat]
    sides = len({tables.side[seat] for seat in range(players)})
    return wins / games * sides


def main() -> None:
    """Try every weight."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=4000)
    parser.add_argument("--passes", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    boards = [rules(players=players).tables for players in (4, 3, 6)]
    shares = (0.6, 0.2, 0.2)
    evaluators = [(Evaluator(tables), Evaluator(tables)) for tables in boards]
    now = {name: float(getattr(Weights(), name)) for name in NAMES}
    dice = random.Random(given.seed)
    for turn in range(given.passes):
        for name in dice.sample(NAMES, len(NAMES)):
            best, most = now[name], 1.0
            for factor in (0.67, 1.5) if turn == 0 else (0.8, 1.25):
                seed = deals(Purpose.TUNING, dice.randrange(SPAN - given.games), given.games)[0]
                value = round(now[name] * factor, 3)
                found = 0.0
                for tables, (tried, present), part in zip(boards, evaluators, shares, strict=True):
                    for known in NAMES:
                        setattr(tried.weights, known, now[known])
                        setattr(present.weights, known, now[known])
                    setattr(tried.weights, name, value)
                    found += part * share(tables, tried, present, int(given.games * part), seed)
                error = math.sqrt(3 / given.games)
                if found > max(most, 1 + SURE * error):
                    best, most = value, found
            if best != now[name]:
                print(f"{name}: {now[name]} -> {best} ({most:.3f} of par)", flush=True)
                now[name] = best
        print(f"pass {turn + 1}: {now}", flush=True)


if __name__ == "__main__":
    main()
