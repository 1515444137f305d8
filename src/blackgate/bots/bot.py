"""The interface of a bot: it answers questions from what its seat may see, within its time."""

import math
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final, Protocol

from blackgate.bots.reasons import Reasons
from blackgate.engine.chance import LOW32, advance, seeded
from blackgate.game.actions import Action
from blackgate.game.view import View

USUAL_SECONDS: Final = 0.2
SEEDS: Final = 1 << 31
"""A bot draws a number below this when it needs a seed of its own."""


class Chance:
    """A small random source for bots, independent of the chance of the game; equal seeds give equal choices."""

    def __init__(self, seed: int) -> None:
        self._x = int(seeded(seed))

    def below(self, n: int) -> int:
        """A number from 0 to n - 1."""
        self._x = advance(self._x)
        return ((self._x & int(LOW32)) * n) >> 32


@dataclass(frozen=True, slots=True)
class Clock:
    """The time a bot has for one decision: until a moment, or for a number of playouts.

    Only a number of playouts makes a search repeatable.
    """

    seconds: float = USUAL_SECONDS
    playouts: int | None = None
    begun: float = field(default_factory=time.monotonic)

    @property
    def deadline(self) -> float:
        """The moment at which thinking ends, by the monotonic clock; infinite if playouts are counted."""
        return math.inf if self.playouts is not None else self.begun + self.seconds

    @property
    def spent(self) -> float:
        """Seconds since the question was asked."""
        return time.monotonic() - self.begun

    @property
    def left(self) -> float:
        """Seconds until the deadline; below 0 once it has passed."""
        return self.begun + self.seconds - time.monotonic()


@dataclass(frozen=True, slots=True)
class Choice:
    """An answer and, if requested, its reasons."""

    action: Action
    reasons: Reasons | None = None


class Bot(Protocol):
    """An automatic player. It never sees the game, only the View of its seat (RULING-39).

    The view includes what the seat can remember, unless the bot has an attribute `remembers` that is false.
    """

    name: str

    def choose(
        self, view: View, options: Sequence[Action], clock: Clock, chance: Chance, explain: bool = False
    ) -> Choice:
        """One of the options."""
        ...

    def throw_in(self, view: View, options: Sequence[Action], chance: Chance) -> Action | None:
        """One of the options of a seat that is not asked (`View.asides`), or None."""
        ...
