"""Which evaluation at the end of the tree plays best: variants of the search against the first Mastermind.

    python benchmarks/leaves.py --bots table-0@0.2s --games 200

Plays deals that are for tuning (`blackgate.lab.deals`). A variant is named by what follows the tree: `table-none`
(nothing), `table-0` (the current action is finished), `table-1` (one more turn), `table-round` (a round), `first` (a
round, then the first network); `_alone` after it: every option in worlds of its own.
"""

import argparse
import sys
from functools import partial
from multiprocessing import get_context
from typing import Final

from blackgate.bots import BOTS
from blackgate.bots.network import table_search
from blackgate.bots.players.mastermind import Mastermind
from blackgate.bots.spec import entrant
from blackgate.evaluation.tree_search import NOT_AT_ALL
from blackgate.game.rules import Rules
from blackgate.lab.arena import Contest, cores, report, tables
from blackgate.lab.arena.match import Played, play
from blackgate.lab.deals import Purpose, deals

TURNS: Final = {"table-none": int(NOT_AT_ALL), "table-0": 0, "table-1": 1, "table-round": None, "first": None}
"""By variant: the turns after the tree; None is a round."""


class Variant(Mastermind):
    """A Mastermind with another evaluation."""

    def __init__(self, setting: Rules, name: str) -> None:
        super().__init__(setting)
        leaf, *changes = name.split("_")
        turns = TURNS[leaf]
        self.name = name
        self.search = table_search(setting, setting.players if turns is None else turns)
        self.search.paired = "alone" not in changes
        if leaf == "first":
            self.search.leaf, self.search.turns = self.search.win_chances, setting.players


def one(contest: Contest, game: tuple[int, int]) -> Played:
    """Play one game of a contest."""
    made = tables(contest)
    return play(made.rules, made.seatings[game[1]], *game)


def main() -> None:
    """Read the command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--bots", default="table-0@0.2s", help="one or more, separated by commas")
    parser.add_argument("--against", default="mastermind-1@0.2s")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--with", dest="modules", default="")
    parser.add_argument("--first", type=int, default=0, help="the first deal")
    parser.add_argument("--jobs", type=int, default=cores())
    given = parser.parse_args()
    names = {each.split("@")[0] for each in given.bots.split(",")}
    BOTS.update({name: (partial(Variant, name=name), "") for name in names})
    modules = tuple(filter(None, given.modules.split(",")))
    for challenger in given.bots.split(","):
        contest = Contest(
            (entrant(challenger), entrant(given.against)), given.players, modules=modules,
            seed=deals(Purpose.TUNING, given.first, 1)[0],
        )  # fmt: skip
        made = tables(contest)
        with get_context("fork").Pool(given.jobs) as pool:
            games = list(pool.imap_unordered(partial(one, contest), made.games(made.sets(given.games))))
        for each in report(made, sorted(games, key=lambda game: (game.seed, game.seating))).standings:
            print(
                f"{each.entrant}: {each.wins} of {each.games}, {100 * each.rate:.1f} % "
                f"({100 * each.low:.1f}–{100 * each.high:.1f}), {1000 * each.thinking.mean:.1f} ms"
            )
        sys.stdout.flush()


if __name__ == "__main__":
    main()
