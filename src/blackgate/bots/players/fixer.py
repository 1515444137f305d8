"""The Fixer: looks ahead as people do, at few of its options and in few worlds, and has soon seen enough."""

from typing import Final

from blackgate.bots.bot import Clock
from blackgate.bots.players.mastermind import Mastermind

LONGEST: Final = 0.1
"""The most seconds it thinks, where a machine is too slow for its playouts."""
FEWEST: Final = 2
"""Playouts of a decision, or nothing would be compared."""


class Fixer(Mastermind):
    """A Mastermind who tries its options in few worlds, so that its strength does not depend on the machine."""

    name = "fixer"
    tries = 0.5
    """Playouts for each option, on average: what looks good gets more of them, and what looks bad may get none."""

    def playouts(self, clock: Clock, options: int) -> int:
        """So many for each option, or those of the clock if they are fewer."""
        return min(super().playouts(clock, options), max(FEWEST, int(self.tries * options)))

    def deadline(self, clock: Clock) -> float:
        """The end of its own time, or that of the clock if it is sooner."""
        return min(clock.deadline, clock.begun + LONGEST) if clock.playouts is None else clock.deadline
