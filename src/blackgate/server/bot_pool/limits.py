"""Which bots may play in rooms, and how long they may think."""

from dataclasses import dataclass
from typing import Final

from blackgate.bots import BOTS
from blackgate.bots.spec import Entrant, entrant
from blackgate.errors import BotError

MOST_SECONDS: Final = 5.0
MOST_PLAYOUTS: Final = 50_000
"""About as many as a Mastermind plays in five seconds of a hard position."""


@dataclass(frozen=True, slots=True)
class BotLimits:
    """Packaged bots are always allowed; others if the operator named them."""

    allowed: frozenset[str] = frozenset()
    most_seconds: float = MOST_SECONDS
    most_playouts: int = MOST_PLAYOUTS

    def check(self, spec: str) -> Entrant:
        """The entrant for a specification; raises BotError if it may not play here."""
        found = entrant(spec)
        if found.name not in BOTS and found.name not in self.allowed:
            raise BotError(f"bot {found.name!r} does not play in rooms here", right=f"take one of {self._names()}")
        if found.playouts is not None and found.playouts > self.most_playouts:
            raise BotError(f"{found.playouts} playouts are too many for a room", spec, f"at most {self.most_playouts}p")
        if found.seconds is not None and found.seconds > self.most_seconds:
            raise BotError(
                f"{found.seconds:g} seconds are too long for a room", spec, f"at most {self.most_seconds:g}s"
            )
        return found

    def _names(self) -> str:
        return ", ".join([*BOTS, *sorted(self.allowed)])


def needs_memory(spec: str) -> bool:
    """Whether the view for this bot includes what its seat remembers: for all but packaged bots that do without."""
    name = entrant(spec).name
    return bool(getattr(BOTS[name][0], "remembers", True)) if name in BOTS else True
