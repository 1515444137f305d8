"""The trained value network (`value_network.json`, made by `benchmarks/train.py`), and the search that uses it."""

from functools import cache
from importlib.resources import files
from typing import Final

import msgspec

from blackgate.evaluation.evaluator import Evaluator
from blackgate.evaluation.features import FEATURES
from blackgate.evaluation.tree_search import Search
from blackgate.evaluation.value_network import ValueNetwork, WinChances
from blackgate.game.rules import Rules

ROUNDS: Final = 1
"""How far a search plays on before it evaluates."""


class NetworkFile(msgspec.Struct, forbid_unknown_fields=True):
    """The file."""

    features: list[str]
    first: list[list[float]]
    """By feature and hidden unit."""
    bias: list[float]
    last: list[float]


@cache
def network() -> ValueNetwork:
    """The value network of this version."""
    text = files("blackgate.bots").joinpath("value_network.json").read_bytes()
    weights = msgspec.json.decode(text, type=NetworkFile)
    if tuple(weights.features) != FEATURES:
        raise ValueError("value_network.json was made for other features: run benchmarks/train.py")
    return ValueNetwork([x for line in weights.first for x in line], weights.bias, weights.last)


def win_chances(setting: Rules) -> WinChances:
    """Who is likely to win, for games with these rules."""
    return WinChances(Evaluator(setting.tables), network())


def search(setting: Rules) -> Search:
    """The search of the Mastermind, for games with these rules."""
    chances = win_chances(setting)
    return Search(chances.evaluator, chances, ROUNDS * setting.players)
