"""The Fixer: looks ahead as people do, in few worlds, and has soon seen enough."""

from typing import Final

from blackgate.bots.bot import Clock
from blackgate.bots.players.mastermind import Mastermind

LONGEST: Final = 0.1
"""The most seconds it thinks, where a machine is too slow for its playouts."""


class Fixer(Mastermind):
    """A Mastermind who tries each option in few worlds, so that its strength does not depend on the machine."""

    name = "fixer"
    worlds = 1
    """Playouts for each option, on average: what looks good gets more of them."""

    def playouts(self, clock: Clock, options: int) -> int:
        """So many for each option, or those of the clock if they are fewer."""
        return min(super().playouts(clock, options), self.worlds * options)

    def deadline(self, clock: Clock) -> float:
        """The end of its own time, or that of the clock if it is sooner."""
        return min(clock.deadline, clock.begun + LONGEST) if clock.playouts is None else clock.deadline
