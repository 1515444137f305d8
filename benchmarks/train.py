"""Fit the value network of the whole table to positions and the shares of their sides (`benchmarks/positions.py`).

    python -m benchmarks.train build/positions --judge build/judged --out src/blackgate/bots/table_network.json

Needs torch, which Blackgate itself does not; a processor is enough, a GPU is used if there is one. The same positions
and seed give the same weights on the same machine. It is judged by positions of other deals.
"""

import argparse
import sys
import time
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final

import msgspec
import numpy as np
import torch
from benchmarks.positions import SETTINGS, Played
from torch import Tensor
from torch.nn.functional import cross_entropy, embedding_bag

from blackgate import rules
from blackgate.bots.network import TableFile
from blackgate.engine.ruleset import Ruleset
from blackgate.evaluation.feature_names import COUNT, FEATURES
from blackgate.evaluation.table_features import setting_features
from blackgate.evaluation.table_network import FIRST, FIRST_SCALE, LAST_SCALE, SECOND, SECOND_SCALE, TOP, fits
from blackgate.lab.deals import Purpose, purpose_of

DEVICE: Final = "cuda" if torch.cuda.is_available() else "cpu"
BATCH: Final = 8192
RATE: Final = 4e-3
DECAY: Final = 1e-3
BINS: Final = 10
SCALES: Final = (FIRST_SCALE, FIRST_SCALE, SECOND_SCALE, SECOND_SCALE, SECOND_SCALE * int(TOP), LAST_SCALE)
"""By part of the network: the whole number that stands for 1."""


@dataclass
class Positions:
    """Positions in a few long arrays."""

    features: Tensor
    """One seat after the other."""
    starts: Tensor
    """By seat of a position: where its features begin; and the end."""
    seats: Tensor
    """By position: its first seat in `starts`; and the end."""
    settings: Tensor
    """By position: the index in `SETTINGS`."""
    winners: Tensor
    """By position: the side that won."""
    shares: Tensor
    """By seat of a position: the share of its side, which is to be learned."""

    def __len__(self) -> int:
        """How many there are."""
        return len(self.settings)


@cache
def tables() -> list[Ruleset]:
    """The rules of every setting."""
    return [rules(each.edition, each.players, modules=each.modules).tables for each in SETTINGS]


def read(folder: Path, purpose: Purpose) -> Positions:
    """All parts of a folder; they must have been played for this purpose."""
    features, lengths, shares, settings, winners = [], [], [], [], []
    for file in sorted(folder.glob("*.games")):
        head, *lines = file.read_bytes().splitlines()
        if tuple(msgspec.json.decode(head)["features"]) != FEATURES:
            sys.exit(f"{file}: made for other features: make positions again")
        for line in lines:
            game = msgspec.json.decode(line, type=Played)
            if purpose_of(game.deal) != purpose:
                sys.exit(f"{file}: deal {game.deal} is not for {purpose.name.lower()}")
            settings += [game.setting] * len(game.moments)
            winners += [tables()[game.setting].side[game.winner]] * len(game.moments)
        features.append(np.fromfile(file.with_suffix(".features"), np.uint16))
        lengths.append(np.fromfile(file.with_suffix(".lengths"), np.uint16))
        shares.append(np.fromfile(file.with_suffix(".shares"), np.float32))
        if len(shares[-1]) != len(lengths[-1]):
            sys.exit(f"{file}: the shares do not fit the positions: delete this part and run make positions again")
    if not features:
        sys.exit(f"{folder} holds no positions: run make positions")
    which = np.array(settings, np.int16)
    players = np.array([each.players for each in SETTINGS])
    starts = np.concatenate([[0], np.cumsum(np.concatenate(lengths), dtype=np.int64)])
    seats = np.concatenate([[0], np.cumsum(players[which], dtype=np.int64)])
    won = np.array(winners, np.int64)
    arrays = (np.concatenate(features).astype(np.int16), starts, seats, which, won, np.concatenate(shares))
    return Positions(*(torch.from_numpy(each).to(DEVICE) for each in arrays))


@dataclass
class Batch:
    """Some positions, ready for the network."""

    features: Tensor
    """One seat after the other."""
    begins: Tensor
    """By seat: where its features begin."""
    settings: Tensor
    """By seat."""
    position: Tensor
    """By seat: its position in the batch."""
    side: Tensor
    """By seat."""
    targets: Tensor
    """By position and side: the share to be learned."""


def ragged(starts: Tensor, lengths: Tensor) -> tuple[Tensor, Tensor]:
    """The indices of runs, one after the other, and where each run begins in them."""
    ends = torch.cumsum(lengths, 0)
    begins = ends - lengths
    return torch.repeat_interleave(starts - begins, lengths) + torch.arange(int(ends[-1]), device=DEVICE), begins


class Fit:
    """The network, as the compiled code computes it but in floating point."""

    def __init__(self, seed: int, begin: TableFile | None) -> None:
        torch.manual_seed(seed)
        one, two = int(FIRST), int(SECOND)
        drawn = [
            torch.randn(int(COUNT), one) * 0.08, torch.full((one,), 0.3),
            torch.randn(one, two) * 0.2, torch.randn(one, two) * 0.1, torch.full((two,), 0.05), torch.randn(two) * 0.3,
        ]  # fmt: skip
        if begin is not None:
            parts = (begin.first, begin.bias, begin.own, begin.mean, begin.offset, begin.last)
            drawn = [torch.tensor(each) / scale for each, scale in zip(parts, SCALES, strict=True)]
        self.weights = [each.to(DEVICE).requires_grad_() for each in drawn]
        self.begun = [each.detach().clone() for each in self.weights] if begin is not None else []
        fixed = torch.zeros(len(SETTINGS), int(COUNT))
        for n, each in enumerate(tables()):
            fixed[n, setting_features(list(each.modules), int(each.players))] = 1.0
        self.fixed = fixed.to(DEVICE)
        self.sides = torch.tensor([list(each.side) for each in tables()], device=DEVICE)

    def batch(self, data: Positions, chosen: Tensor) -> Batch:
        """Gather some positions."""
        counts = data.seats[chosen + 1] - data.seats[chosen]
        seats, firsts = ragged(data.seats[chosen], counts)
        where, begins = ragged(data.starts[seats], data.starts[seats + 1] - data.starts[seats])
        position = torch.repeat_interleave(torch.arange(len(chosen), device=DEVICE), counts)
        settings = data.settings[chosen].long()[position]
        side = self.sides[settings, torch.arange(len(seats), device=DEVICE) - firsts[position]]
        # Mates have the same share: whichever is written last is that of the side.
        targets = torch.zeros(len(chosen), 6, device=DEVICE)
        targets[position, side] = data.shares[seats]
        return Batch(data.features[where].long(), begins, settings, position, side, targets)

    def logits(self, batch: Batch) -> Tensor:
        """How strong every side of every position is; nobody is weaker than -1e9."""
        first, bias, own, mean, offset, last = self.weights
        inner = embedding_bag(batch.features, first, batch.begins, mode="sum") + bias
        units = torch.clamp(inner + (self.fixed @ first)[batch.settings], 0.0, 1.0)
        n = len(batch.targets)
        count = torch.bincount(batch.position, minlength=n)[:, None]
        means = torch.zeros(n, units.shape[1], device=DEVICE).index_add(0, batch.position, units) / count
        strengths = torch.relu(units @ own + (means @ mean)[batch.position] + offset) @ last
        group, zeros = 6 * batch.position + batch.side, torch.zeros(6 * n, device=DEVICE)
        size = zeros.index_add(0, group, torch.ones_like(strengths))
        total = zeros.index_add(0, group, strengths) / torch.clamp(size, min=1.0)
        return torch.where(size > 0, total, torch.full_like(total, -1e9)).reshape(n, 6)

    def surprise(self, batch: Batch) -> Tensor:
        """How badly the shares fit the targets, on the whole."""
        return cross_entropy(self.logits(batch), batch.targets)

    def go_half_way(self) -> None:
        """Take the mean of what it began with and what it became; a network that began anew stays as it is."""
        with torch.no_grad():
            for weight, before in zip(self.weights, self.begun, strict=False):
                weight.lerp_(before, 0.5)

    def rounded(self) -> TableFile:
        """The network in whole numbers."""
        parts = [
            torch.round(each.detach() * scale).long().tolist() for each, scale in zip(self.weights, SCALES, strict=True)
        ]
        return TableFile(list(FEATURES), *parts)


def trained(positions: Positions, fit: Fit, epochs: int, rate: float) -> None:
    """Let a network fit positions."""
    adam = torch.optim.AdamW(fit.weights, lr=rate, weight_decay=DECAY)
    total, begun = epochs * (len(positions) // BATCH), time.monotonic()
    rates = torch.optim.lr_scheduler.OneCycleLR(adam, rate, total + 1, pct_start=0.1)
    for epoch in range(epochs):
        losses, order = [], torch.randperm(len(positions), device=DEVICE)
        for at in range(0, len(order) - BATCH + 1, BATCH):
            loss = fit.surprise(fit.batch(positions, order[at : at + BATCH]))
            adam.zero_grad()
            loss.backward()
            adam.step()
            rates.step()
            losses.append(loss.detach())
        mean, seconds = float(torch.stack(losses).mean()), time.monotonic() - begun
        print(f"epoch {epoch + 1} of {epochs}: surprise {mean:.4f}, {seconds:.0f} s", file=sys.stderr, flush=True)


def calibration(given: np.ndarray, happened: np.ndarray) -> float:
    """The expected calibration error in points of a hundred (`blackgate.lab.reliability`)."""
    bins = np.minimum((given * BINS).astype(int), BINS - 1)
    off = [abs(np.sum(given[bins == n]) - np.sum(happened[bins == n])) for n in range(BINS)]
    return float(100 * np.sum(off) / max(len(given), 1))


def judge(fit: Fit, positions: Positions) -> None:
    """Print surprise and calibration by setting, as a table."""
    found = []
    with torch.no_grad():
        for at in range(0, len(positions), BATCH):
            chosen = torch.arange(at, min(at + BATCH, len(positions)), device=DEVICE)
            found.append(fit.logits(fit.batch(positions, chosen)))
    logits = torch.cat(found)
    share, size = torch.softmax(logits, 1).cpu().numpy(), (logits > -1e8).cpu().numpy()
    winners, settings = positions.winners.cpu().numpy(), positions.settings.cpu().numpy()
    won = np.arange(6)[None, :] == winners[:, None]
    print("| setting | positions | surprise | of knowing nothing | calibration error | of favourites |")
    print("|---|---|---|---|---|---|")
    for n in [-1, *range(len(SETTINGS))]:
        here = settings == n if n >= 0 else np.ones(len(positions), bool)
        if not here.any():
            continue
        given, sides, truth = share[here], size[here] > 0, won[here]
        surprise = -np.log(np.maximum(given[truth], 1e-9)).mean()
        best = given.argmax(1)
        favourites = calibration(given.max(1), truth[np.arange(len(best)), best])
        each = SETTINGS[n]
        name = "all" if n < 0 else f"{each.edition}, {each.players}, {' '.join(each.modules) or 'base'}"
        blind = np.log(sides.sum(1)).mean()
        overall = calibration(given[sides], truth[sides])
        print(f"| {name} | {here.sum():,} | {surprise:.4f} | {blind:.4f} | {overall:.2f} | {favourites:.2f} |")


def main() -> None:
    """Read the command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("source", type=Path)
    parser.add_argument("--judge", type=Path, required=True)
    parser.add_argument("--epochs", type=int, default=4)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--rate", type=float, default=RATE, help="of learning, at most")
    parser.add_argument("--begin", type=Path, help="a network to go on with; the new one is the mean of both")
    parser.add_argument("--out", type=Path, required=True)
    given = parser.parse_args()
    judged = read(given.judge, Purpose.EVALUATION)
    positions = read(given.source, Purpose.TRAINING)
    print(f"{len(positions):,} positions", file=sys.stderr, flush=True)
    begin = msgspec.json.decode(given.begin.read_bytes(), type=TableFile) if given.begin else None
    fit = Fit(given.seed, begin)
    trained(positions, fit, given.epochs, given.rate)
    fit.go_half_way()
    file = fit.rounded()
    problem = fits(*file.layers())
    if problem:
        sys.exit(f"the network cannot be used: {problem}")
    given.out.write_bytes(msgspec.json.encode(file))
    judge(fit, judged)


if __name__ == "__main__":
    main()
