"""How fast the engine is, on one core: `make bench`.

Speeds are the best of several rounds, because machines are shared and the best round was disturbed least. Ratios are
medians over rounds in which both sides were measured one straight after the other. `--keep` writes the table to
benchmarks/results.md. Targets are for one core of a machine of 2026 that does nothing else.
"""

import argparse
import json
import math
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from shutil import copytree, ignore_patterns
from statistics import median
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64
from rich.console import Console
from rich.table import Table

from blackgate import Game, View, compiled, imagine, rules
from blackgate.bots import Chance, decide, make
from blackgate.bots.network import search as search_for
from blackgate.engine.menu import Menu
from blackgate.engine.pieces import NOBODY
from blackgate.engine.play import apply, legal
from blackgate.engine.playout import clone_many, play_again, play_many
from blackgate.engine.ruleset import Ruleset
from blackgate.engine.setup import new_game
from blackgate.engine.state import State
from blackgate.evaluation.evaluator import Evaluator
from blackgate.evaluation.policy import play_on, preferred
from blackgate.game.worlds import determinizer, imagine_state

HERE: Final = Path(__file__).parent
RATIOS: Final = {
    "compiled / interpreted": ("bulk, 4 players, decisions/s", "interpreted bulk, decisions/s"),
    "6 players / 2 players": ("bulk, 6 players, decisions/s", "bulk, 2 players, decisions/s"),
    "stepped / bulk": ("stepped, decisions/s", "bulk, 4 players, decisions/s"),
    "inside Mastermind / bulk": ("inside Mastermind, decisions/s", "bulk, 4 players, decisions/s"),
    "by the policy / bulk": ("by the policy, decisions/s", "bulk, 4 players, decisions/s"),
    "engine alone on games of the policy / bulk": (
        "engine alone on games of the policy, decisions/s",
        "bulk, 4 players, decisions/s",
    ),
    "everything / base, 6 players": ("everything, 6 players, decisions/s", "bulk, 6 players, decisions/s"),
    "everything in teams / base, 6 players": (
        "everything in teams, 6 players, decisions/s",
        "bulk, 6 players, decisions/s",
    ),
}
TARGETS: Final = {
    "bulk, decisions/s": 2_000_000.0,
    "stepped, decisions/s": 900_000.0,
    "clones/s": 1_000_000.0,
    "imagined worlds at `turn`, /s": 100_000.0,
    "imagined worlds at `fight`, /s": 100_000.0,
    "imagined worlds at `lay`, /s": 100_000.0,
    "compiled / interpreted": 12.0,
    "6 players / 2 players": 0.8,
    "inside Mastermind / bulk": 0.5,
    "everything / base, 6 players": 0.5,
}
EVERYTHING: Final = ("dig_in", "michel")
"""All six Places, the Warden and Michel; in teams the Gambling Cells stay away (WARDEN-9)."""


def bulk(players: int, games: int, modules: tuple[str, ...] = (), teams: bool = False) -> tuple[float, float]:
    """Random games inside the engine: decisions and games a second."""
    tables = rules(players=players, modules=modules, teams=teams).tables
    start = time.perf_counter()
    decisions = int(play_many(tables, 1, games))
    seconds = time.perf_counter() - start
    return decisions / seconds, games / seconds


def stepped(games: int) -> float:
    """`legal` and `apply` called from interpreted Python, decisions a second."""
    setting = rules(players=4)
    decisions = 0
    start = time.perf_counter()
    for seed in range(games):
        game = Game(setting, seed)
        turn = seed
        while not game.over:
            options = game.legal()
            turn = (turn * 31 + 7) & 0xFFFF
            game.apply(options[turn % len(options)])
        decisions += len(game.choices)
    return decisions / (time.perf_counter() - start)


def halfway(choices: int = 400) -> State:
    """A state from the middle of a game."""
    game = Game(rules(players=4), seed=5)
    while len(game.choices) < choices and not game.over:
        options = game.legal()
        game.apply(options[len(game.choices) * 7 % len(options)])
    return game.state


def clones(count: int) -> float:
    """Clones of a state from the middle of a game, a second."""
    state = halfway()
    start = time.perf_counter()
    clone_many(state, count)
    return count / (time.perf_counter() - start)


def moment(question: str, players: int = 4, modules: tuple[str, ...] = ()) -> View:
    """What a seat that is not asked sees when that is asked, well into a game."""
    for seed in range(1, 500):
        game = Game(rules(players=players, modules=modules), seed)
        while not game.over and len(game.choices) < 2_000:
            if game.question == question and len(game.choices) > 300:
                return game.view((game.seat + 1) % players)
            options = game.legal()
            game.apply(options[len(game.choices) * 7 % len(options)])
    raise LookupError(question)


def imagined(view: View, count: int, world: Callable[[View, int], object]) -> float:
    """Worlds made of one view, a second."""
    world(view, 0)
    start = time.perf_counter()
    for chance in range(count):
        world(view, chance)
    return count / (time.perf_counter() - start)


def searched(views: list[View], playouts: int) -> tuple[float, float]:
    """The search of the Mastermind: decisions and playouts a second, everything counted that it does."""
    search = search_for(views[0].rules)
    decisions = done = 0
    determinizers = [determinizer(seen) for seen in views]
    start = time.perf_counter()
    for worlds in determinizers:
        search.think(worlds, 1, math.inf, playouts)
        decisions += search.decisions
        done += search.playouts
    seconds = time.perf_counter() - start
    return decisions / seconds, done / seconds


def by_policy(games: int) -> tuple[float, float]:
    """Games in which all go by the policy, decisions a second; and the same games with the choices given."""
    tables = rules(players=4).tables
    evaluator, menu = Evaluator(tables), Menu()
    choices = [choices_of(tables, evaluator, seed) for seed in range(games)]
    decisions = sum(map(len, choices))
    start = time.perf_counter()
    for seed in range(games):
        play_on(evaluator, new_game(tables, seed), menu, decisions)
    between = time.perf_counter()
    for seed, taken in enumerate(choices):
        play_again(new_game(tables, seed), taken, menu)
    return decisions / (between - start), decisions / (time.perf_counter() - between)


def choices_of(tables: Ruleset, evaluator: Evaluator, seed: int) -> vec[i64]:
    """What the policy decides in one game."""
    state, menu = new_game(tables, seed), Menu()
    taken = []
    while state.winner == NOBODY:
        legal(state, menu)
        taken.append(preferred(evaluator, state, menu))
        apply(state, taken[-1])
    return vec[i64](taken)


def thoughtful() -> list[View]:
    """What seats see that have a choice, all through a game among Schemers."""
    setting = rules(players=4)
    game, bot, seen = Game(setting, seed=3), make("schemer", setting), []
    while not game.over:
        view = game.view(game.seat, memory=True)
        if len(view.options) > 1:
            seen.append(view)
        game.apply(decide(bot, game, Chance(len(game.choices))))
    return seen[::5]


def state_bytes() -> int:
    """What one state occupies: its objects and the vectors it does not share."""
    state = halfway()
    size = State.__basicsize__ + sum(type(player).__basicsize__ for player in state.players)
    vectors = [state.discard, state.supply, state.laid, state.agenda, *(player.hand for player in state.players)]
    return size + sum(40 + 8 * len(vector) for vector in vectors)


def import_seconds() -> float:
    """A fresh interpreter that imports Blackgate, less one that imports nothing."""

    def run(code: str) -> float:
        start = time.perf_counter()
        subprocess.run([sys.executable, "-c", code], check=True)
        return time.perf_counter() - start

    return min(run("import blackgate") for _ in range(5)) - min(run("pass") for _ in range(5))


def interpreted_bulk() -> float:
    """The same source uncompiled, in a process of its own."""
    with tempfile.TemporaryDirectory() as folder:
        copytree(HERE.parent / "src" / "blackgate", Path(folder, "blackgate"), ignore=ignore_patterns("*.so", "*.txt"))
        command = [sys.executable, str(Path(__file__).resolve()), "--worker"]
        environment = {**os.environ, "PYTHONPATH": folder}
        return float(json.loads(subprocess.run(command, check=True, capture_output=True, env=environment).stdout))


VIEWS: Final[dict[str, View]] = {}
CROWD: Final[list[View]] = []
SEARCHED: Final[list[View]] = []
"""Views to imagine from: of four players by question, and of six with everything on; and to search from."""


def one_round() -> dict[str, float]:
    """Every speed once, one straight after the other, so that their ratios mean something on a shared machine."""
    figures: dict[str, float] = {}
    if not VIEWS:
        VIEWS.update({question: moment(question) for question in ("turn", "fight", "lay", "pay")})
        CROWD.append(moment("fight", 6, EVERYTHING))
        SEARCHED.extend(thoughtful())
    for players in (2, 6, 4, 3, 5):
        decisions, games = bulk(players, 600)
        figures[f"bulk, {players} players, decisions/s"] = decisions
        figures[f"bulk, {players} players, games/s"] = games
        if players == 6:
            figures["everything, 6 players, decisions/s"] = bulk(6, 250, EVERYTHING)[0]
            figures["everything in teams, 6 players, decisions/s"] = bulk(6, 250, EVERYTHING, teams=True)[0]
    inside, playouts = searched(SEARCHED, 400)
    figures["inside Mastermind, decisions/s"] = inside
    figures["inside Mastermind, playouts/s"] = playouts
    policy, alone = by_policy(300)
    figures["by the policy, decisions/s"] = policy
    figures["engine alone on games of the policy, decisions/s"] = alone
    figures["stepped, decisions/s"] = stepped(150)
    figures["clones/s"] = clones(150_000)
    for question, seen in VIEWS.items():
        figures[f"imagined worlds at `{question}`, /s"] = imagined(seen, 10_000, imagine_state)
    figures["imagined games at `fight`, /s"] = imagined(VIEWS["fight"], 10_000, imagine)
    figures["imagined worlds, everything, 6 players, /s"] = imagined(CROWD[0], 10_000, imagine_state)
    figures["interpreted bulk, decisions/s"] = interpreted_bulk()
    return figures


def measure(rounds: int = 7) -> dict[str, float]:
    """The best of several rounds for each speed, and the median of the rounds for each ratio."""
    taken = [one_round() for _ in range(rounds)]
    figures = {name: max(each[name] for each in taken) for name in sorted(taken[0])}
    figures["bulk, decisions/s"] = figures["bulk, 4 players, decisions/s"]
    figures["bytes per state"] = state_bytes()
    figures["import, ms"] = import_seconds() * 1000
    for name, (above, below) in RATIOS.items():
        figures[name] = median(each[above] / each[below] for each in taken)
    return figures


def shown(value: float) -> str:
    """A figure as people read it."""
    return f"{value:,.2f}" if value < 100 else f"{value:,.0f}"


def rows(figures: dict[str, float]) -> list[tuple[str, str, str]]:
    """Name, figure, and the target with whether it is reached."""
    found = []
    for name, value in figures.items():
        target = TARGETS.get(name)
        verdict = "" if target is None else f"{shown(target)} {'reached' if value >= target else 'MISSED'}"
        found.append((name, shown(value), verdict))
    return found


def main() -> None:
    """Measure, print, and with --keep write down."""
    parser = argparse.ArgumentParser(description="Speed of the engine, on one core.")
    parser.add_argument("--worker", action="store_true", help="measure interpreted bulk play and print one number")
    parser.add_argument("--keep", action="store_true", help="write the table to benchmarks/results.md")
    options = parser.parse_args()
    if options.worker:
        print(bulk(4, 12)[0])
        return
    if not compiled():
        sys.exit("the engine is not compiled: run make setup where there is a C compiler")
    table = Table("figure", "", "target", title="Blackgate, one core")
    lines = rows(measure())
    for line in lines:
        table.add_row(*line)
    Console().print(table)
    if options.keep:
        text = "".join(f"| {name} | {value} | {target} |\n" for name, value, target in lines)
        title = "# Speed, as measured by `make bench` on one core of a shared machine"
        (HERE / "results.md").write_text(f"{title}\n\n| figure | | target |\n|---|---|---|\n{text}", encoding="utf-8")


if __name__ == "__main__":
    main()
