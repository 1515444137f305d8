"""The evaluation with its trained weights (`appraisal.json`, made by `benchmarks/train.py`), and the search over it."""

from functools import cache
from importlib.resources import files
from typing import Final

import msgspec

from blackgate.game.rules import Rules
from blackgate.thinking.appraisal import Appraisal, Net
from blackgate.thinking.features import FEATURES
from blackgate.thinking.mind import Mind
from blackgate.thinking.tree import Search

ROUNDS: Final = 1
"""Number of rounds a search plays on before it evaluates."""


class NetFile(msgspec.Struct, forbid_unknown_fields=True):
    """The file."""

    features: list[str]
    first: list[list[float]]
    """By feature and hidden unit."""
    bias: list[float]
    last: list[float]


@cache
def net() -> Net:
    """The neural network of this version."""
    text = files("blackgate.bots").joinpath("appraisal.json").read_bytes()
    weights = msgspec.json.decode(text, type=NetFile)
    if tuple(weights.features) != FEATURES:
        raise ValueError("appraisal.json was made for other features: run benchmarks/train.py")
    return Net([x for line in weights.first for x in line], weights.bias, weights.last)


def appraisal(setting: Rules) -> Appraisal:
    """The estimate of who wins, for games with these rules."""
    return Appraisal(Mind(setting.tables), net())


def search(setting: Rules) -> Search:
    """The search of the Mastermind, for games with these rules."""
    appraised = appraisal(setting)
    return Search(appraised.mind, appraised, ROUNDS * setting.players)
