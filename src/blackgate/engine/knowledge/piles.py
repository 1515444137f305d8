"""Public knowledge about face-down piles: cards that were openly put under them lie there in that order.

Rule: SETUP-4, INFO-8, INFO-9, RULING-8.
"""

from typing import final

from mypy_extensions import i64

from blackgate.engine.ruleset import Ruleset
from blackgate.engine.state import State


@final
class PileKnowledge:
    """Gang piles and the Trauma stack. Only the order of the Michel(le) deck is hidden."""

    def __init__(self, rules: Ruleset, gang_above: list[list[int]], trauma_above: list[int]) -> None:
        self.rules = rules
        self.gang_above = gang_above
        """By gang: the cards in unknown order, above those whose order is known."""
        self.gang_below: list[list[int]] = [[] for _ in gang_above]
        """By gang: the known cards at the bottom of its pile, the lowest last."""
        self.trauma_above = trauma_above
        self.trauma_below: list[int] = []
        """The known Traumas at the bottom of the stack, the lowest last."""
        self.first_shown: int = -1
        """The Michel(le) card that began the last extortion; it decides what the loser owes. Rule: MICHEL-15."""
        self.fighting = False

    def clone(self) -> "PileKnowledge":
        """A copy that shares no mutable part."""
        twin = PileKnowledge(self.rules, [pile[:] for pile in self.gang_above], self.trauma_above[:])
        twin.gang_below = [pile[:] for pile in self.gang_below]
        twin.trauma_below = self.trauma_below[:]
        twin.first_shown = self.first_shown
        twin.fighting = self.fighting
        return twin

    def join(self, power: int) -> None:
        """The top card of a gang pile was taken."""
        gang: i64 = self.rules.power_gang[power]
        if self.gang_above[gang]:
            self.gang_above[gang].remove(power)
        else:
            self.gang_below[gang].pop(0)

    def leave(self, power: int) -> None:
        """A Gang card went under its pile. Rule: SETUP-4."""
        self.gang_below[self.rules.power_gang[power]].append(power)

    def shock(self, kind: int) -> None:
        """The top Trauma was taken and shown. Rule: INFO-9."""
        if self.trauma_above:
            self.trauma_above.remove(kind)
        else:
            self.trauma_below.pop(0)

    def calm(self, kind: int) -> None:
        """A Trauma went under the stack. Rule: PLACE-PSY-6."""
        self.trauma_below.append(kind)

    def show(self, card: int) -> None:
        """A Michel(le) card was drawn and shown. Rule: INFO-8."""
        if not self.fighting:
            self.first_shown = card


def observed_piles(state: State) -> PileKnowledge:
    """What the table alone shows of its face-down piles."""
    rules = state.rules
    above = [sorted(gang_pile(state, gang)) for gang in range(rules.gangs)]
    known = PileKnowledge(rules, above, sorted(int(kind) for kind in state.shelf.traumas))
    shown = state.shelf.michel_shown
    if len(shown) > 0:
        known.first_shown, known.fighting = int(shown[0]), True
    return known


def gang_pile(state: State, gang: i64) -> list[int]:
    """The cards of a gang pile from the top."""
    start: i64 = state.rules.gang_pile(gang)
    return [int(state.gang_piles[start + 1 + i]) for i in range(state.gang_piles[start])]
