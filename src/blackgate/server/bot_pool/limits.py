"""Which bots may sit in rooms, and how long they may think."""

from dataclasses import dataclass
from typing import Final

from blackgate.bots import BOTS
from blackgate.bots.spec import Entrant, entrant
from blackgate.errors import BotError

SECONDS: Final = 5.0
PLAYOUTS: Final = 50_000
"""About as many as a Mastermind plays in five seconds of a hard position."""


@dataclass(frozen=True, slots=True)
class Admission:
    """Bots that come with Blackgate are always let in; others when the operator named them."""

    allowed: frozenset[str] = frozenset()
    most_seconds: float = SECONDS
    most_playouts: int = PLAYOUTS

    def admitted(self, spec: str) -> Entrant:
        """The bot that is meant; BotError if it may not play here."""
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


def remembers(spec: str) -> bool:
    """Whether the view for this bot holds what its seat can remember: for all but those of ours who forget."""
    name = entrant(spec).name
    return bool(getattr(BOTS[name][0], "remembers", True)) if name in BOTS else True
