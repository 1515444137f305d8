"""How the modules play: games among Schemers for every setting, as a Markdown table.

`python benchmarks/balance.py --games 1000 > benchmarks/balance.md`; `--only teams` plays the settings whose name holds
that word. Seat 1 always begins, so that a seat is a place in the turn order. The same games come out every time.
"""

import argparse
import sys
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from multiprocessing import Pool
from statistics import mean, quantiles
from typing import Final

from blackgate import Game, rules
from blackgate.bots import Chance, make, play_on
from blackgate.game.rules import Rules

PLACES: Final = ("library", "workshop", "gambling", "gymnasium", "laundry", "ward")
PROCESSES: Final = 2
CHUNK: Final = 10
"""Games a process plays before it reports."""
RARE: Final = 0.001
"""More games than this share at the round cap are too many (RULING-26)."""


@dataclass(frozen=True)
class Setting:
    """One line of the table."""

    name: str
    players: int
    edition: str = "retail"
    modules: tuple[str, ...] = ()
    teams: bool = False

    def rules(self) -> Rules:
        """The rules it stands for."""
        return rules(self.edition, self.players, modules=self.modules, teams=self.teams)


@dataclass(frozen=True)
class Result:
    """How one game went."""

    winners: tuple[int, ...]
    """No seat at the round cap."""
    rounds: int
    decisions: int


def settings() -> list[Setting]:
    """The base game, the prototypes, every module alone, and everything together."""
    table = [Setting("retail", players) for players in (2, 3, 4, 5, 6)]
    for prototype in ("prototype_fr", "prototype_en"):
        table += [Setting(prototype, players, prototype) for players in (2, 3, 4, 5)]
    table += [Setting("michel", players, modules=("michel",)) for players in (2, 4)]
    table += [Setting("teams", players, teams=True) for players in (4, 6)]
    table += [Setting(place, 4, modules=(place,)) for place in PLACES]
    table.append(Setting("warden", 4, modules=("warden",)))
    everything = (*PLACES, "warden", "michel")
    table += [Setting("everything", players, modules=everything) for players in (4, 6)]
    in_teams = tuple(module for module in everything if module != "gambling")
    table.append(Setting("everything in teams", 6, modules=in_teams, teams=True))
    return table


def play(setting: Rules, seed: int) -> Result:
    """One game among Schemers."""
    game = Game(setting, seed, first=0)
    game.listen()
    bot = make("schemer", setting)
    play_on(game, dict.fromkeys(range(setting.players), bot), Chance(seed))
    if game.outcome is None:
        raise RuntimeError(f"{game!r} did not end")
    return Result(game.outcome.winners, game.outcome.rounds, len(game.choices))


def play_chunk(job: tuple[Setting, int, int]) -> list[Result]:
    """Games of one setting for a run of seeds."""
    setting, first, last = job
    made = setting.rules()
    return [play(made, seed) for seed in range(first, last)]


def played(setting: Setting, games: int) -> list[Result]:
    """All games of a setting, on two processes, with a word about how far they are."""
    jobs = [(setting, first, min(first + CHUNK, games)) for first in range(0, games, CHUNK)]
    results: list[Result] = []
    with Pool(PROCESSES) as pool:
        for chunk in pool.imap(play_chunk, jobs):
            results += chunk
            print(f"\r{setting.name}, {setting.players} players: {len(results)}/{games} ", end="", file=sys.stderr)
    print(file=sys.stderr)
    return results


def line(setting: Setting, results: Sequence[Result]) -> str:
    """A setting as a line of the table."""
    games = len(results)
    rounds = [result.rounds for result in results]
    tenths = quantiles(rounds, n=10, method="inclusive") if games > 1 else rounds * 9
    wins = Counter(seat for result in results for seat in result.winners)
    seats: Iterable[int] = (0, 1) if setting.teams else range(setting.players)
    rates = " / ".join(f"{100 * wins[seat] / games:.0f}" for seat in seats)
    capped = sum(not result.winners for result in results)
    cells = [
        setting.name,
        setting.players,
        games,
        f"{tenths[4]:.0f} ({tenths[0]:.0f}–{tenths[8]:.0f})",
        f"team {rates}" if setting.teams else rates,
        games - capped,
        f"**{capped}**" if capped > RARE * games else capped,
        f"{mean(result.decisions for result in results):.0f}",
    ]
    return "| " + " | ".join(map(str, cells)) + " |"


NOTE: Final = """\
Every seat is a `schemer` bot; seat 1 begins; seeds 0 upward: `.venv/bin/python benchmarks/balance.py --games {games}`.
In teams the two figures are those of team A, which begins, and team B. The English prototype differs from the French
one in names only, so that its lines are the same."""
HEAD: Final = (
    "| setting | players | games | rounds: median (p10–p90) | wins in turn order, % | ended by tunnel | by round cap "
    "| decisions a game |\n|---|---|---|---|---|---|---|---|"
)


def main() -> None:
    """Play what is wanted and print the table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=1000, help="for each setting")
    parser.add_argument("--only", default="", metavar="WORD", help="settings whose name holds this word")
    wanted = parser.parse_args()
    print(f"# Games among Schemers\n\n{NOTE.format(games=wanted.games)}\n\n{HEAD}")
    for setting in settings():
        if wanted.only in setting.name:
            print(line(setting, played(setting, wanted.games)), flush=True)


if __name__ == "__main__":
    main()
