"""The interface of a game that views use."""

from collections.abc import Sequence
from typing import Protocol

from blackgate.engine.state import State
from blackgate.game.actions import Action
from blackgate.game.outcome import Outcome
from blackgate.game.rules import Rules
from blackgate.game.seats import Seat
from blackgate.game.view.memory import Memory


class Observed(Protocol):
    """Everything views need of a game; `Game` implements it."""

    rules: Rules
    state: State

    @property
    def seats(self) -> Sequence[Seat]:
        """The seats."""

    @property
    def memory(self) -> Memory:
        """What each observer knows."""

    @property
    def seat(self) -> int:
        """The seat that is asked."""

    @property
    def question(self) -> str:
        """The pending question."""

    @property
    def over(self) -> bool:
        """Whether the game has ended."""

    @property
    def outcome(self) -> Outcome | None:
        """How it ended."""

    @property
    def team_points(self) -> dict[str, int]:
        """The points of each team."""

    def legal(self) -> list[int]:
        """The options."""

    def asides(self, seat: int) -> list[Action]:
        """What a seat may throw in."""
