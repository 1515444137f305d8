"""Parse `mastermind@0.2s`: the name of a bot, and how long it may think about a decision."""

import re
from dataclasses import dataclass
from typing import Final

from blackgate.bots.bot import USUAL_SECONDS, Clock
from blackgate.errors import BotError, brief

LEAST_SECONDS: Final = 0.001
MOST_SECONDS: Final = 3600.0
"""An hour; also the time of a bot whose playouts are counted, so that time never ends them."""
MOST_PLAYOUTS: Final = 1_000_000_000

WRITTEN: Final = re.compile(
    r"(?P<name>process:.+?|[^@\s]+)(?:@(?:(?P<seconds>[0-9]{1,4}(?:\.[0-9]{1,6})?)s|(?P<playouts>[0-9]{1,10})p))?"
)
"""A name or `process:COMMAND`, then optionally the budget for a decision."""
RIGHT: Final = "write name, name@0.2s (seconds a decision) or name@2000p (playouts a decision)"


@dataclass(frozen=True, slots=True)
class Entrant:
    """A bot by name, with seconds or playouts for each decision; without either it has the usual time."""

    name: str
    seconds: float | None = None
    playouts: int | None = None

    def __post_init__(self) -> None:
        if self.seconds is not None and not LEAST_SECONDS <= self.seconds <= MOST_SECONDS:
            right = f"{LEAST_SECONDS:g} to {MOST_SECONDS:.0f}"
            raise BotError(f"{self.seconds:g} seconds a decision cannot be", self.name, right)
        if self.playouts is not None and not 1 <= self.playouts <= MOST_PLAYOUTS:
            raise BotError(f"{self.playouts} playouts a decision cannot be", self.name, f"1 to {MOST_PLAYOUTS}")

    def __str__(self) -> str:
        if self.playouts is not None:
            return f"{self.name}@{self.playouts}p"
        if self.seconds is not None:
            return f"{self.name}@{f'{self.seconds:.6f}'.rstrip('0').rstrip('.')}s"
        return self.name

    @property
    def most_seconds(self) -> float:
        """The maximum time for a decision."""
        if self.playouts is not None:
            return MOST_SECONDS
        return USUAL_SECONDS if self.seconds is None else self.seconds

    def clock(self) -> Clock:
        """The clock of one decision, starting now."""
        return Clock(self.most_seconds, self.playouts)


def entrant(text: str) -> Entrant:
    """Parse an entrant. Whether the bot exists is checked when it is made."""
    found = WRITTEN.fullmatch(text.strip())
    if found is None:
        raise BotError(f"{brief(text)} is no bot", right=RIGHT)
    seconds = None if found["seconds"] is None else float(found["seconds"])
    playouts = None if found["playouts"] is None else int(found["playouts"])
    return Entrant(found["name"], seconds, playouts)
