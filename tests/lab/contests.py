"""Small contests for tests: games of a few rounds among random bots, and one other bot with counted playouts."""

from pathlib import Path
from typing import Any

import msgspec

from blackgate.bots import BOTS
from blackgate.bots.spec import entrant
from blackgate.lab.arena import Contest, Played, run, tables

SHORT = str(Path(__file__).parent / "short.toml")
OTHER = next(name for name in BOTS if name != "random") + "@8p"


def contest(bots: str = "random", players: int = 2, **more: Any) -> Contest:
    given = tuple(entrant(text) for text in bots.split(","))
    return Contest(given, players, overlays=(SHORT,), **more)


def played(wanted: Contest, sets: int, jobs: int = 1) -> list[Played]:
    return list(run(wanted, tables(wanted).games(sets), jobs))


def timeless(game: Played) -> bytes:
    """A game without what depends on the machine, as bytes."""
    kept = msgspec.structs.replace(game, thought=(), longest=(), overruns=())
    return msgspec.json.encode(kept)


def timeless_report(text: str) -> dict[str, Any]:
    """A result without what depends on the machine."""
    found: dict[str, Any] = msgspec.json.decode(text)
    for each in found["standings"]:
        del each["thinking"]
    return found
