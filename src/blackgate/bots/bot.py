"""What a bot is: something that answers questions from what its seat may see."""

from collections.abc import Sequence
from typing import Protocol

from blackgate.engine.chance import LOW32, advance, seeded
from blackgate.game.actions import Action
from blackgate.game.view import View


class Chance:
    """A small source of chance for bots, apart from the chance of the game; the same seed gives the same choices."""

    def __init__(self, seed: int) -> None:
        self._x = int(seeded(seed))

    def below(self, n: int) -> int:
        """A number from 0 to n - 1."""
        self._x = advance(self._x)
        return ((self._x & int(LOW32)) * n) >> 32


class Bot(Protocol):
    """A player without a person. It never sees the game, only the View of its seat (RULING-39)."""

    name: str

    def choose(self, view: View, options: Sequence[Action], chance: Chance) -> Action:
        """One of the options."""
        ...

    def throw_in(self, view: View, options: Sequence[Action], chance: Chance) -> Action | None:
        """One of the options of a seat that is not asked (`View.asides`), or nothing."""
        ...
