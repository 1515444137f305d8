"""The names of the expansions, and how a package loads its part of each.

Everything a module adds is in its folder under `blackgate.modules`: `terms` (words and numbers), `rules` (for the
engine), `evaluation` (for the bots), `words` (messages to people) and its data. A package loads its part by name, so
that no package imports a module.

The order is the one in which modules are asked: Places, Michel(le), teams, the Warden. The loser to Michel(le) pays
before the helpers suffer (RULING-121). The Warden comes last: where she and Michel(le) both react to an arrival, the
later one comes first (RULING-105).

Rule: MOD-1, RULING-22.
"""

from importlib import import_module
from types import ModuleType
from typing import Final

NAMES: Final = ("library", "workshop", "gambling", "gymnasium", "laundry", "ward", "michel", "team", "warden")


def parts(room: str) -> dict[str, ModuleType]:
    """By module: its part for a package."""
    return {name: import_module(f"blackgate.modules.{name}.{room}") for name in NAMES}
