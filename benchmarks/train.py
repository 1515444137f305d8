"""Find the weights of the value network by play: games among Schemers, then a network fitted to who won.

    python benchmarks/train.py play --games 200000 --out samples.npz
    python benchmarks/train.py fit samples.npz --out src/blackgate/bots/value_network.json

Needs numpy, which Blackgate itself does not. A sample is a position at the start of a turn: the features of every
seat, and which of them won in the end.
"""

import argparse
import json
import random
import time
from pathlib import Path

import numpy as np
from librt.vecs import vec

from blackgate import Rules, rules
from blackgate.engine.agenda import Ask
from blackgate.engine.chance import seeded
from blackgate.engine.menu import Menu
from blackgate.engine.pieces import NOBODY
from blackgate.engine.play import apply, legal
from blackgate.engine.setup import new_game
from blackgate.evaluation import features
from blackgate.evaluation.evaluator import Evaluator
from blackgate.evaluation.policy import preferred

SEATS = 6
PLACES = ("library", "workshop", "gambling", "gymnasium", "laundry", "ward")


def settings() -> list[tuple[Rules, float]]:
    """What is played, and how often: the base game most."""
    found = [(rules(players=4), 8.0)]
    found += [(rules(players=players), 3.0) for players in (2, 3, 5, 6)]
    found += [(rules("prototype_fr", players=4), 1.0), (rules(players=4, modules=["michel"]), 2.0)]
    found += [(rules(players=players, modules=["teams"]), 2.0) for players in (4, 6)]
    found += [(rules(players=4, modules=[place]), 0.7) for place in PLACES]
    found += [(rules(players=4, modules=["warden"]), 2.0)]
    everything = ["michel", "warden", *PLACES]
    found += [(rules(players=players, modules=everything), 2.0) for players in (4, 6)]
    in_teams = ["michel", "teams", "warden", *(place for place in PLACES if place != "gambling")]
    return [*found, (rules(players=6, modules=in_teams), 2.0)]


def play(games: int, out: Path, jitter: float, seed: int) -> None:
    """Play games and keep positions."""
    made = settings()
    evaluators = [Evaluator(setting.tables) for setting, _ in made]
    chosen = random.Random(seed).choices(range(len(made)), [share for _, share in made], k=games)
    rows, sides, winners, groups = [], [], [], []
    row = vec[float]([0.0] * int(features.COUNT))
    menu = Menu()
    begun = time.monotonic()
    for n, which in enumerate(chosen):
        setting, evaluator = made[which][0].tables, evaluators[which]
        evaluator.jitter = jitter
        evaluator.chance = seeded(~(seed + n))
        state = new_game(setting, seed + n)
        dice = random.Random(seed + n)
        kept = []
        turn = (0, 0)
        while state.winner == NOBODY:
            if state.agenda[state.top] == Ask.TURN and (state.round, state.active) != turn:
                turn = (state.round, state.active)
                if dice.random() < 0.12:
                    look = np.zeros((SEATS, int(features.COUNT)), np.float32)
                    for seat in range(setting.players):
                        features.describe(evaluator, state, seat, row, 0)
                        look[seat] = list(row)
                    kept.append(look)
            legal(state, menu)
            apply(state, preferred(evaluator, state, menu))
        if state.winner < 0:
            continue
        side = [setting.side[seat] if seat < setting.players else -1 for seat in range(SEATS)]
        for look in kept:
            rows.append(look)
            sides.append(side)
            winners.append(side[state.winner])
            groups.append(which)
        if n % 20000 == 19999:
            print(f"{n + 1:,} games, {len(rows):,} positions, {(n + 1) / (time.monotonic() - begun):,.0f} games/s")
    np.savez(out, rows=np.stack(rows), sides=np.array(sides, np.int8), winners=np.array(winners, np.int8),
             groups=np.array(groups, np.int8))  # fmt: skip


class Fit:
    """The network and its gradient: strengths by seat, means by side, shares by softmax."""

    def __init__(self, inputs: int, hidden: int, seed: int) -> None:
        dice = np.random.default_rng(seed)
        self.weights = [
            (dice.standard_normal((inputs, hidden)) * np.sqrt(2 / inputs)).astype(np.float32),
            np.zeros(hidden, np.float32),
            (dice.standard_normal(hidden) * 0.1).astype(np.float32),
        ]
        self.moments = [(np.zeros_like(w), np.zeros_like(w)) for w in self.weights]
        self.steps = 0

    def shares(self, rows: np.ndarray, sides: np.ndarray) -> tuple[np.ndarray, ...]:
        """The chance of every side, and what the gradient needs."""
        first, bias, last = self.weights
        n = len(rows)
        flat = rows.reshape(n * SEATS, -1)
        units = flat @ first + bias
        live = np.maximum(units, 0)
        strengths = (live @ last).reshape(n, SEATS)
        member = (sides[:, :, None] == np.arange(SEATS)[None, None, :]).astype(np.float32)
        size = member.sum(1)
        mean = np.einsum("ns,nsk->nk", strengths, member) / np.maximum(size, 1)
        mean = np.where(size > 0, mean, -1e9)
        mean -= mean.max(1, keepdims=True)
        share = np.exp(mean)
        share /= share.sum(1, keepdims=True)
        return share, flat, live, member, size

    def step(self, rows: np.ndarray, sides: np.ndarray, winners: np.ndarray, rate: float, decay: float) -> float:
        """One step of Adam; the mean surprise before it."""
        share, flat, live, member, size = self.shares(rows, sides)
        n = len(rows)
        loss = -np.log(np.maximum(share[np.arange(n), winners], 1e-9)).mean()
        error = share.copy()
        error[np.arange(n), winners] -= 1
        error /= n
        seat = np.einsum("nk,nsk->ns", error / np.maximum(size, 1), member).reshape(-1).astype(np.float32)
        back = seat[:, None] * self.weights[2] * (live > 0)
        self._update([flat.T @ back, back.sum(0), live.T @ seat], rate, decay)
        return float(loss)

    def _update(self, gradients: list[np.ndarray], rate: float, decay: float) -> None:
        self.steps += 1
        for weight, gradient, (mean, square) in zip(self.weights, gradients, self.moments, strict=True):
            np.add(0.9 * mean, 0.1 * gradient, out=mean)
            np.add(0.999 * square, 0.001 * gradient**2, out=square)
            step = (mean / (1 - 0.9**self.steps)) / (np.sqrt(square / (1 - 0.999**self.steps)) + 1e-8)
            np.subtract(weight, rate * (step + decay * weight), out=weight)


def fit(source: Path, out: Path, hidden: int, epochs: int, seed: int) -> None:
    """Fit the network; a tenth of the positions is kept back to judge it."""
    with np.load(source) as data:
        rows, sides, winners, groups = (data[name] for name in ("rows", "sides", "winners", "groups"))
    winners = winners.astype(np.int64)
    order = np.random.default_rng(seed).permutation(len(rows))
    kept, used = order[: len(order) // 10], order[len(order) // 10 :]
    network = Fit(rows.shape[2], hidden, seed)
    batch, steps = 4096, 0
    total = epochs * (len(used) // batch)
    for epoch in range(epochs):
        used = np.random.default_rng(seed + epoch).permutation(used)
        losses = []
        for at in range(0, len(used) - batch + 1, batch):
            part = used[at : at + batch]
            rate = 3e-3 * 0.5 * (1 + np.cos(np.pi * steps / total)) + 1e-5
            losses.append(network.step(rows[part], sides[part], winners[part], rate, 1e-4))
            steps += 1
        share = network.shares(rows[kept], sides[kept])[0]
        judged = -np.log(np.maximum(share[np.arange(len(kept)), winners[kept]], 1e-9))
        base = np.mean(judged[groups[kept] == 0])
        print(f"epoch {epoch + 1}: {np.mean(losses):.4f}, kept back {judged.mean():.4f}, base game of four {base:.4f}")
    first, bias, last = network.weights
    table = {
        "features": list(features.FEATURES),
        "first": [[round(float(x), 4) for x in line] for line in first],
        "bias": [round(float(x), 4) for x in bias],
        "last": [round(float(x), 4) for x in last],
    }
    out.write_text(json.dumps(table), "utf-8")


def main() -> None:
    """Read the command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    commands = parser.add_subparsers(dest="command", required=True)
    one = commands.add_parser("play")
    one.add_argument("--games", type=int, default=200_000)
    one.add_argument("--jitter", type=float, default=0.3)
    one.add_argument("--seed", type=int, default=1)
    one.add_argument("--out", type=Path, required=True)
    two = commands.add_parser("fit")
    two.add_argument("source", type=Path)
    two.add_argument("--hidden", type=int, default=16)
    two.add_argument("--epochs", type=int, default=8)
    two.add_argument("--seed", type=int, default=1)
    two.add_argument("--out", type=Path, required=True)
    given = parser.parse_args()
    if given.command == "play":
        play(given.games, given.out, given.jitter, given.seed)
    else:
        fit(given.source, given.out, given.hidden, given.epochs, given.seed)


if __name__ == "__main__":
    main()
