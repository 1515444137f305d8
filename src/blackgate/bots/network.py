"""The trained value networks and the searches that use them.

`table_network.json` (made by `make train`) evaluates the whole table; `value_network.json` evaluates one seat after the
other and is what `mastermind-1` and explanations use.
"""

from functools import cache
from importlib.resources import files
from typing import Final

import msgspec

from blackgate.evaluation.evaluator import Evaluator
from blackgate.evaluation.feature_names import FEATURES as TABLE_FEATURES
from blackgate.evaluation.features import FEATURES
from blackgate.evaluation.table_network import TableChances, TableNetwork, fits
from blackgate.evaluation.tree_search import Search
from blackgate.evaluation.value_network import ValueNetwork, WinChances
from blackgate.game.rules import Rules

ROUNDS: Final = 1
"""How far a search plays on before it evaluates."""
MOST_BYTES: Final = 500_000
"""The largest file of a network."""


class NetworkFile(msgspec.Struct, forbid_unknown_fields=True):
    """The file."""

    features: list[str]
    first: list[list[float]]
    """By feature and hidden unit."""
    bias: list[float]
    last: list[float]


class TableFile(msgspec.Struct, forbid_unknown_fields=True):
    """The file of the network of the whole table, in whole numbers."""

    features: list[str]
    first: list[list[int]]
    """By feature and unit of the first layer."""
    bias: list[int]
    own: list[list[int]]
    """By unit of the first layer, of the same seat, and unit of the second layer."""
    mean: list[list[int]]
    """The same for the mean of all seats."""
    offset: list[int]
    last: list[int]

    def layers(self) -> tuple[list[int], list[int], list[int], list[int], list[int], list[int]]:
        """The weights as `TableNetwork` takes them."""
        return flat(self.first), self.bias, flat(self.own), flat(self.mean), self.offset, self.last


def flat(rows: list[list[int]]) -> list[int]:
    """One row after the other."""
    return [each for row in rows for each in row]


@cache
def network() -> ValueNetwork:
    """The value network of this version."""
    text = files("blackgate.bots").joinpath("value_network.json").read_bytes()
    weights = msgspec.json.decode(text, type=NetworkFile)
    if tuple(weights.features) != FEATURES:
        raise ValueError("value_network.json was made for other features")
    return ValueNetwork([x for line in weights.first for x in line], weights.bias, weights.last)


def read_table(text: bytes) -> TableNetwork:
    """The network in a file; ValueError says why it cannot be used."""
    if len(text) > MOST_BYTES:
        raise ValueError(f"a network has at most {MOST_BYTES:,} bytes, and this one has {len(text):,}")
    file = msgspec.json.decode(text, type=TableFile)
    if tuple(file.features) != TABLE_FEATURES:
        raise ValueError("the network was made for other features: run make positions train")
    problem = fits(*file.layers())
    if problem:
        raise ValueError(f"the network cannot be used: {problem}: run make train")
    return TableNetwork(*file.layers())


@cache
def table_network() -> TableNetwork:
    """The network of the whole table of this version."""
    return read_table(files("blackgate.bots").joinpath("table_network.json").read_bytes())


def win_chances(setting: Rules) -> WinChances:
    """Who is likely to win, for games with these rules."""
    return WinChances(Evaluator(setting.tables), network())


def table_chances(setting: Rules) -> TableChances:
    """The same by the network of the whole table."""
    return TableChances(Evaluator(setting.tables), table_network())


def search(setting: Rules) -> Search:
    """The search of the Mastermind, for games with these rules."""
    return table_search(setting, 0)


def table_search(setting: Rules, turns: int) -> Search:
    """A search that compares its options in the same worlds, by the whole table so many turns after the tree."""
    made = first_search(setting)
    made.leaf, made.turns, made.paired = TableChances(made.evaluator, table_network()), turns, True
    return made


def first_search(setting: Rules) -> Search:
    """The search of the first Mastermind; it never changes."""
    chances = win_chances(setting)
    return Search(chances.evaluator, chances, ROUNDS * setting.players)
