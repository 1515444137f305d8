"""The expansions by name, and how a room gets its part of each.

Everything a module adds lies in its folder under `blackgate.modules`: `terms` (words and numbers), `rules` (for the
engine), `evaluation` (for the bots), `words` (what is said to people) and its data. Rooms go through the names and load
their part, so that none of them knows a module.

The order is the one in which modules are asked: Places, Michel(le), teams, the Warden. The loser to Michel(le) pays
before the helpers suffer (RULING-121). The Warden comes last: where she and Michel(le) both speak up at an arrival, the
later one is heard first (RULING-105).
Rule: MOD-1, RULING-22.
"""

from importlib import import_module
from types import ModuleType
from typing import Final

NAMES: Final = ("library", "workshop", "gambling", "gymnasium", "laundry", "ward", "michel", "team", "warden")


def parts(room: str) -> dict[str, ModuleType]:
    """By module: its part for a room."""
    return {name: import_module(f"blackgate.modules.{name}.{room}") for name in NAMES}
