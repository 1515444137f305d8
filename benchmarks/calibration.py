"""Whether chances come true: what the estimate gives in games among Schemers, held against who won.

    python benchmarks/calibration.py --games 5000 --out calibration.jsonl > benchmarks/calibration.md

From every game come two positions at random decisions, each seen by a random seat, and an estimate for each horizon:
so many rounds played on and then evaluated, or played to the very end. Every game is kept in the file the moment it is
finished, so that the same command goes on where it was interrupted. Rows for the same seed are the same everywhere.
"""

import argparse
import math
import os
import sys
from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from multiprocessing import Pool
from pathlib import Path
from random import Random
from typing import Final

import msgspec

from blackgate import Game, rules
from blackgate.bots import Chance, make, play_on
from blackgate.bots.network import win_chances as chances_for
from blackgate.evaluation.estimate import Estimate
from blackgate.evaluation.policy import TO_THE_END
from blackgate.evaluation.value_network import WinChances
from blackgate.game.record import record, steps
from blackgate.game.rules import Rules
from blackgate.game.worlds import determinizer, open_determinizer
from blackgate.lab.reliability import BINS, Bin, Said, binned, brier, by_luck, calibration_error, gathered

NOTE: Final = """# Whether chances come true

Schemers play; at random decisions the chances of all seats are estimated from what a random seat knows
([analyse](../docs/analyse.md)) and held against who won in the end. Made by `make calibration`. An estimate
imagines worlds and plays each on by the policy, for some rounds before it is evaluated (*not at all*: at the next
turn question), or to the end, as `blackgate analyse` does.

- **ECE**: the expected calibration error, in points of a hundred. Chances are put into bins of ten points; it is
  the mean distance of what was given from what happened, weighed by how often. *By luck alone* is what a perfect
  estimate would have with so few games; positions of one game hang together, so the true figure is a little higher.
- **Favourite**: only the seat with the best chance of each position.
- **Brier score**: the mean square of what a chance was off; lower is better, also for being sharp.
- ± is the standard error of what happened, with all chances of one game taken together.
"""
"""The text before the tables."""
MOMENTS: Final = 2
"""Positions of one game."""
END: Final = "end"
PARTS: Final = (("first third", 0.0, 1 / 3), ("second third", 1 / 3, 2 / 3), ("last third", 2 / 3, 2.0))
"""Of the rounds of a game."""


class Plan(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is measured: the first line of the file."""

    edition: str = "retail"
    players: int = 4
    modules: tuple[str, ...] = ()
    teams: bool = False
    open: bool = False
    """Whether the estimate knows all hands."""
    playouts: int = 400
    horizons: tuple[str, ...] = ("0", "1", "2", "3", END)
    """Rounds played on before the value network; or `end`."""

    def rules(self) -> Rules:
        """The rules it is played by."""
        return rules(self.edition, self.players, modules=self.modules, teams=self.teams)

    @property
    def name(self) -> str:
        """The setting in a few words."""
        words = [
            self.edition,
            *self.modules,
            *(["teams"] if self.teams else []),
            *(["open cards"] if self.open else []),
        ]
        return f"{', '.join(words)}, {self.players} players"


class Moment(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One position."""

    decision: int
    round: int
    viewer: int
    active: int
    given: dict[str, list[float]]
    """By horizon and seat: the chance to win."""


class Played(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One game: a line of the file."""

    seed: int
    winners: tuple[int, ...]
    rounds: int
    moments: tuple[Moment, ...]


def chances(games: Iterable[Played], horizon: str) -> Iterator[Said]:
    """The chances of all seats."""
    for game in games:
        for moment in game.moments:
            for seat, given in enumerate(moment.given[horizon]):
                yield Said(game.seed, given, seat in game.winners)


def favourites(games: Iterable[Played], horizon: str) -> Iterator[Said]:
    """The chance of the seat that had the best one."""
    for game in games:
        for moment in game.moments:
            given = moment.given[horizon]
            seat = max(range(len(given)), key=given.__getitem__)
            yield Said(game.seed, given[seat], seat in game.winners)


@cache
def made(plan: Plan) -> Rules:
    """The rules of a plan, made once in each process."""
    return plan.rules()


@cache
def chances_of(plan: Plan) -> WinChances:
    """The same for the value network."""
    return chances_for(made(plan))


def play(job: tuple[Plan, int]) -> Played:
    """One game among Schemers, then the estimates of some of its positions."""
    plan, seed = job
    setting, dice = made(plan), Random(seed)
    game = Game(setting, seed)
    game.listen()
    play_on(game, dict.fromkeys(range(plan.players), make("schemer", setting)), Chance(seed))
    outcome = game.outcome
    if outcome is None:
        raise RuntimeError(f"{game!r} did not end")
    wanted = dice.sample(range(len(game.choices)), MOMENTS)
    moments = [
        look(plan, past, n, dice) for n, past in enumerate(steps(record(game), setting, listen=True)) if n in wanted
    ]
    return Played(seed, outcome.winners, outcome.rounds, tuple(moments))


def look(plan: Plan, game: Game, decision: int, dice: Random) -> Moment:
    """The estimates of a position, from what a random seat knows."""
    viewer = dice.randrange(plan.players)
    worlds = open_determinizer(game) if plan.open else determinizer(game.view(viewer, memory=True))
    seed = dice.getrandbits(31)
    given = {}
    for horizon in plan.horizons:
        turns = int(TO_THE_END) if horizon == END else int(horizon) * plan.players
        estimate = Estimate(chances_of(plan), turns)
        estimate.think(worlds, seed, math.inf, plan.playouts)
        given[horizon] = [round(estimate.chance(seat), 4) for seat in range(plan.players)]
    return Moment(decision, int(game.state.round), viewer, int(game.state.active), given)


class Kept:
    """The file: a head, then a game a line. A last line without its end is dropped, and its game played again."""

    def __init__(self, plan: Plan, path: Path | None) -> None:
        self.plan, self.path = plan, path
        self.games: dict[int, Played] = {}
        if path is not None and path.exists():
            self._read(path)
        elif path is not None:
            path.write_bytes(msgspec.json.encode(plan) + b"\n")

    def _read(self, path: Path) -> None:
        whole = path.read_bytes()
        whole = whole[: whole.rfind(b"\n") + 1]
        path.write_bytes(whole)
        head, *lines = whole.splitlines()
        if msgspec.json.decode(head, type=Plan) != self.plan:
            sys.exit(f"{path} was begun with another plan: {head.decode()}")
        for line in lines:
            self.add(msgspec.json.decode(line, type=Played), write=False)

    def add(self, game: Played, write: bool = True) -> None:
        """Keep a game that is finished."""
        self.games[game.seed] = game
        if write and self.path is not None:
            with self.path.open("ab") as file:
                file.write(msgspec.json.encode(game) + b"\n")


def played(plan: Plan, games: int, first: int, jobs: int, path: Path | None) -> list[Played]:
    """All games, those of the file among them, with a word about how far they are."""
    kept, seeds = Kept(plan, path), range(first, first + games)
    left = [(plan, seed) for seed in seeds if seed not in kept.games]
    if jobs > 1:
        with Pool(jobs) as pool:
            for game in pool.imap_unordered(play, left):
                _note(kept, game, games)
    else:
        for job in left:
            _note(kept, play(job), games)
    return [kept.games[seed] for seed in seeds]


def _note(kept: Kept, game: Played, games: int) -> None:
    kept.add(game)
    if sys.stderr.isatty():
        print(f"\r{len(kept.games)}/{games} games ", end="", file=sys.stderr)


def summary(plan: Plan, games: Sequence[Played]) -> list[str]:
    """One line for each horizon."""
    lines = [
        "| played on | ECE, all seats | by luck alone | ECE, favourite | by luck alone | Brier score, all seats |",
        "|---|---|---|---|---|---|",
    ]
    for horizon in plan.horizons:
        everybody, best = list(chances(games, horizon)), list(favourites(games, horizon))
        points = [100 * calibration_error(binned(everybody)), 100 * by_luck(everybody)]
        points += [100 * calibration_error(binned(best)), 100 * by_luck(best)]
        cells = [named(horizon), *(f"{x:.2f}" for x in points), f"{brier(everybody):.4f}"]
        lines.append("| " + " | ".join(cells) + " |")
    return lines


def named(horizon: str) -> str:
    """A horizon in words."""
    if horizon == END:
        return "to the end"
    return {"0": "not at all", "1": "1 round"}.get(horizon, f"{horizon} rounds")


def reliability(said: Iterable[Said]) -> list[str]:
    """The bins as a table, in hundredths."""
    lines = ["| given, % | mean | happened | ± | how often |", "|---|---|---|---|---|"]
    for each in binned(said):
        low = round(100 * each.low)
        lines.append(f"| {low}–{low + 100 // BINS} | {_shown(each)} |")
    return lines


def _shown(each: Bin) -> str:
    return f"{100 * each.given:.1f} | {100 * each.happened:.1f} | {100 * each.error:.1f} | {each.count}"


def parts(plan: Plan, games: Sequence[Played]) -> list[str]:
    """How good the chance of the favourite was, by how far the game had come."""
    lines = ["| played on | part of the game | given | happened | ± | how often |", "|---|---|---|---|---|---|"]
    for horizon in plan.horizons:
        for name, low, high in PARTS:
            said = list(favourites(_within(games, low, high), horizon))
            if said:
                lines.append(f"| {named(horizon)} | {name} | {_shown(gathered(0, said))} |")
    return lines


def _within(games: Iterable[Played], low: float, high: float) -> list[Played]:
    """The games with only those moments that lie in a part of them."""
    return [
        msgspec.structs.replace(game, moments=tuple(m for m in game.moments if low <= m.round / game.rounds < high))
        for game in games
    ]


def page(plan: Plan, games: Sequence[Played]) -> str:
    """Everything about one setting; the bins of the last horizon."""
    about = f"{len(games)} games, {MOMENTS} positions each, {plan.playouts} playouts for each estimate."
    last = plan.horizons[-1]
    lines = [f"## {plan.name}", "", about, "", *summary(plan, games)]
    lines += ["", "The favourite:", "", *parts(plan, games)]
    lines += ["", f"Played on {named(last)}, all seats:", "", *reliability(chances(games, last))]
    lines += ["", f"Played on {named(last)}, the favourite:", "", *reliability(favourites(games, last))]
    return "\n".join(lines)


def main() -> None:
    """Play what is wanted and print the tables."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n", 1)[0] if __doc__ else "")
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1_000_000, help="of the first game")
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--edition", default="retail")
    parser.add_argument("--with", dest="modules", default="", metavar="NAME,…")
    parser.add_argument("--teams", action="store_true")
    parser.add_argument("--open", action="store_true", help="estimate with open cards")
    parser.add_argument("--playouts", type=int, default=400)
    parser.add_argument("--rounds", default="0,1,2,3,end", help="the horizons")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--out", type=Path, metavar="FILE.jsonl")
    given = parser.parse_args()
    plan = Plan(
        edition=given.edition,
        players=given.players,
        modules=tuple(filter(None, given.modules.split(","))),
        teams=given.teams,
        open=given.open,
        playouts=given.playouts,
        horizons=tuple(given.rounds.split(",")),
    )
    print(NOTE)
    print(page(plan, played(plan, given.games, given.seed, given.jobs, given.out)))


if __name__ == "__main__":
    main()
