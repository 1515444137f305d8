"""Who is likely to win, from the features of the whole table (`table_features`), in whole numbers.

Every seat goes through the same two layers; the second one also reads the mean of all seats. Three hidden units share
one number of 64 bits, each in a lane of 21 bits, so that one addition serves three units. The packed sums are exact,
because no lane can leave its range (`fits`). The weights are data: `blackgate.bots` reads them from a file.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from blackgate.engine.state import State
from blackgate.engine.terms import SEATS
from blackgate.evaluation.card_features import LONGEST_CARD
from blackgate.evaluation.evaluator import Evaluator
from blackgate.evaluation.feature_names import ALL_SEATS, COUNT, MOST, MOST_CARDS, At
from blackgate.evaluation.table_description import describe
from blackgate.evaluation.table_features import TableFeatures
from blackgate.evaluation.value_network import Chances

FIRST: Final[i64] = 48
"""Units of the first layer, of the second, and the words they are packed into."""
SECOND: Final[i64] = 24
FIRST_WORDS: Final[i64] = 16
SECOND_WORDS: Final[i64] = 8
LANE: Final[i64] = 21
MASK: Final[i64] = 2_097_151
HALF: Final[i64] = 1_048_576
"""Added to every lane, so that none is negative."""
TOP: Final[i64] = 127
"""The largest output of a unit of the first layer; it stands for 1."""
FINE: Final[i64] = 3
"""Bits that the first layer computes beyond its output."""
FIRST_SCALE: Final = 127 * 8
SECOND_SCALE: Final = 128
LAST_SCALE: Final = 1024
"""A weight of 1 in each layer."""
LARGEST: Final = 32767
"""The largest weight."""


@final
class TableNetwork:
    """The weights, packed. Each list is by input and unit."""

    def __init__(
        self, first: list[int], bias: list[int], own: list[int], mean: list[int], offset: list[int], last: list[int]
    ) -> None:
        problem = fits(first, bias, own, mean, offset, last)
        if problem:
            raise ValueError(problem)
        self.first: vec[i64] = packed(first, int(FIRST))
        self.bias: vec[i64] = packed([each + int(HALF) for each in bias], int(FIRST))
        self.own: vec[i64] = packed(own, int(SECOND))
        """From a seat's own units, and from the mean of all seats."""
        self.mean: vec[i64] = packed(mean, int(SECOND))
        self.offset: vec[i64] = packed([each + int(HALF) for each in offset], int(SECOND))
        self.last: vec[i64] = vec[i64](last)


def packed(weights: list[int], units: int) -> vec[i64]:
    """Rows of weights with three units in each number."""
    words = [
        weights[at] + (weights[at + 1] << int(LANE)) + (weights[at + 2] << (2 * int(LANE)))
        for row in range(0, len(weights), units)
        for at in range(row, row + units, 3)
    ]
    return vec[i64](words)


def fits(first: list[int], bias: list[int], own: list[int], mean: list[int], offset: list[int], last: list[int]) -> str:
    """What is wrong with weights; empty if nothing is."""
    one, two = int(FIRST), int(SECOND)
    shape = [len(each) for each in (first, bias, own, mean, offset, last)]
    wanted = [int(COUNT) * one, one, one * two, one * two, two, two]
    if shape != wanted:
        return f"the layers have {shape} weights, not {wanted}"
    if any(abs(each) > LARGEST for weights in (first, own, mean, last) for each in weights):
        return f"a weight is beyond {LARGEST}"
    for unit in range(one):
        columns = [abs(first[at]) for at in range(unit, len(first), one)]
        seat, card = sorted(columns[: At.CARDS], reverse=True), sorted(columns[At.CARDS :], reverse=True)
        cards = int(MOST_CARDS) * sum(card[: int(LONGEST_CARD)])
        if abs(bias[unit]) + sum(seat[: int(MOST)]) + cards >= int(HALF):
            return f"unit {unit} of the first layer can overflow"
    for unit in range(two):
        most = sum(abs(own[at]) + abs(mean[at]) for at in range(unit, one * two, two))
        if abs(offset[unit]) + int(TOP) * most >= int(HALF):
            return f"unit {unit} of the second layer can overflow"
    return ""


@final
class TableChances(Chances):
    """The chances by a network that looks at the whole table."""

    def __init__(self, evaluator: Evaluator, network: TableNetwork) -> None:
        super().__init__(evaluator)
        self.network: TableNetwork = network
        self.features: TableFeatures = TableFeatures(evaluator)
        self.columns: vec[i64] = with_cards(network.first, self.features.cards)
        """The columns of all features, then of all cards."""
        self.units: vec[i64] = vec[i64]([0] * (SEATS * int(FIRST)))
        """By seat: the outputs of the first layer."""
        self.means: vec[i64] = vec[i64]([0] * int(FIRST))
        self.words: vec[i64] = vec[i64]([0] * int(FIRST_WORDS))
        """Packed sums: of the first layer, then what all seats have in common in the second."""
        self.sums: vec[i64] = vec[i64]([0] * int(SECOND_WORDS))
        """Packed sums of one seat in the second layer."""
        self.share: i64 = 256 // int(evaluator.rules.players)
        """One seat's part of the mean, of 256."""
        base: list[int] = [int(each) for each in network.bias]
        for feature in self.features.setting:
            for word in range(int(FIRST_WORDS)):
                base[word] += int(network.first[feature * int(FIRST_WORDS) + word])
        self.base: vec[i64] = vec[i64](base)
        """The first layer before a position is read: what holds throughout the game is in it."""
        self.common: vec[i64] = vec[i64](base)
        """The same with what is true of every seat."""

    def weigh(self, state: State) -> None:
        """Through both layers."""
        describe(self.features, state)
        add_columns(self, ALL_SEATS, 0, self.base, self.common)
        add_columns(self, ALL_SEATS, 8, self.base, self.common)
        players: i64 = state.rules.players
        seat: i64 = 0
        while seat < players:
            add_columns(self, seat, 0, self.common, self.words)
            add_columns(self, seat, 8, self.common, self.words)
            open_lanes(self, seat)
            seat += 1
        average(self, players)
        add_layer(self.network.offset, self.network.mean, self.means, 0, self.words)
        seat = 0
        while seat < players:
            self.strengths[seat] = strength(self, seat)
            seat += 1


def with_cards(columns: vec[i64], cards: list[list[int]]) -> vec[i64]:
    """Columns of features, and for each card the sum of its own."""
    words = int(FIRST_WORDS)
    found = [int(each) for each in columns]
    for features in cards:
        found += [sum(found[feature * words + word] for feature in features) for word in range(words)]
    return vec[i64](found)


def add_columns(table: TableChances, seat: i64, part: i64, base: vec[i64], words: vec[i64]) -> None:
    """Eight words of the first layer: the base, and the columns of all that is true of a seat."""
    columns = table.columns
    row = table.features.row
    s0: i64 = base[part]
    s1: i64 = base[part + 1]
    s2: i64 = base[part + 2]
    s3: i64 = base[part + 3]
    s4: i64 = base[part + 4]
    s5: i64 = base[part + 5]
    s6: i64 = base[part + 6]
    s7: i64 = base[part + 7]
    at: i64 = seat * MOST
    end: i64 = table.features.ends[seat]
    while at < end:
        column: i64 = row[at] * FIRST_WORDS + part
        s0 += columns[column]
        s1 += columns[column + 1]
        s2 += columns[column + 2]
        s3 += columns[column + 3]
        s4 += columns[column + 4]
        s5 += columns[column + 5]
        s6 += columns[column + 6]
        s7 += columns[column + 7]
        at += 1
    words[part] = s0
    words[part + 1] = s1
    words[part + 2] = s2
    words[part + 3] = s3
    words[part + 4] = s4
    words[part + 5] = s5
    words[part + 6] = s6
    words[part + 7] = s7


def open_lanes(table: TableChances, seat: i64) -> None:
    """The outputs of the first layer: from 0 to `TOP`."""
    words = table.words
    units = table.units
    at: i64 = seat * FIRST
    word: i64 = 0
    while word < FIRST_WORDS:
        x: i64 = words[word]
        low: i64 = ((x & MASK) - HALF) >> FINE
        middle: i64 = (((x >> LANE) & MASK) - HALF) >> FINE
        high: i64 = ((x >> (2 * LANE)) - HALF) >> FINE
        units[at] = 0 if low < 0 else min(low, TOP)
        units[at + 1] = 0 if middle < 0 else min(middle, TOP)
        units[at + 2] = 0 if high < 0 else min(high, TOP)
        at += 3
        word += 1


def average(table: TableChances, players: i64) -> None:
    """The mean of all seats, unit by unit."""
    units = table.units
    means = table.means
    unit: i64 = 0
    while unit < FIRST:
        total: i64 = 0
        at: i64 = unit
        end: i64 = players * FIRST
        while at < end:
            total += units[at]
            at += FIRST
        means[unit] = (total * table.share) >> 8
        unit += 1


def add_layer(base: vec[i64], columns: vec[i64], units: vec[i64], at: i64, words: vec[i64]) -> None:
    """The second layer, packed: the base, and the columns of all units times their output."""
    s0: i64 = base[0]
    s1: i64 = base[1]
    s2: i64 = base[2]
    s3: i64 = base[3]
    s4: i64 = base[4]
    s5: i64 = base[5]
    s6: i64 = base[6]
    s7: i64 = base[7]
    column: i64 = 0
    end: i64 = at + FIRST
    while at < end:
        x: i64 = units[at]
        if x != 0:
            s0 += x * columns[column]
            s1 += x * columns[column + 1]
            s2 += x * columns[column + 2]
            s3 += x * columns[column + 3]
            s4 += x * columns[column + 4]
            s5 += x * columns[column + 5]
            s6 += x * columns[column + 6]
            s7 += x * columns[column + 7]
        column += SECOND_WORDS
        at += 1
    words[0] = s0
    words[1] = s1
    words[2] = s2
    words[3] = s3
    words[4] = s4
    words[5] = s5
    words[6] = s6
    words[7] = s7


def strength(table: TableChances, seat: i64) -> float:
    """The strength of one seat."""
    words = table.words
    network = table.network
    last = network.last
    add_layer(words, network.own, table.units, seat * FIRST, table.sums)
    total: i64 = 0
    word: i64 = 0
    unit: i64 = 0
    while word < SECOND_WORDS:
        x: i64 = table.sums[word]
        low: i64 = (x & MASK) - HALF
        middle: i64 = ((x >> LANE) & MASK) - HALF
        high: i64 = (x >> (2 * LANE)) - HALF
        if low > 0:
            total += low * last[unit]
        if middle > 0:
            total += middle * last[unit + 1]
        if high > 0:
            total += high * last[unit + 2]
        unit += 3
        word += 1
    return float(total) / (float(TOP) * SECOND_SCALE * LAST_SCALE)
