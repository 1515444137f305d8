"""The weights of the appraisal, as data: `appraisal.json`, found by `benchmarks/train.py`."""

from functools import cache
from importlib.resources import files

import msgspec

from blackgate.thinking.appraisal import Net
from blackgate.thinking.features import FEATURES


class Weights(msgspec.Struct, forbid_unknown_fields=True):
    """The file."""

    features: list[str]
    first: list[list[float]]
    """By feature and hidden unit."""
    bias: list[float]
    last: list[float]


@cache
def net() -> Net:
    """The net of this version."""
    text = files("blackgate.bots").joinpath("appraisal.json").read_bytes()
    weights = msgspec.json.decode(text, type=Weights)
    if tuple(weights.features) != FEATURES:
        raise ValueError("appraisal.json was made for other features: run benchmarks/train.py")
    return Net([x for line in weights.first for x in line], weights.bias, weights.last)
