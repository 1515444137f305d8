"""One observer's knowledge of hidden Backgrounds: its own, those shown, and the contents of the face-down piles.

A mark is a Background (its number) or, below 0, a card of a pool: -1 is pool 0. Rule: INFO-2, RULING-35, RULING-130.
"""

from typing import Final, final

from blackgate.engine.state import State

NONE: Final = 0


@final
class BackgroundKnowledge:
    """Marks by seat and by card of the Background discard; contents of each pool, nested marks included."""

    def __init__(self, seats: list[int], put_off: list[int], left: int, pools: list[list[int]]) -> None:
        self.seats = seats
        self.put_off = put_off
        """The Background discard; -1 - pool where a card is face down and unknown."""
        self.left = left
        """Undealt cards."""
        self.pools = pools

    def clone(self) -> "BackgroundKnowledge":
        """A copy that shares no mutable part."""
        return BackgroundKnowledge(self.seats[:], self.put_off[:], self.left, [pool[:] for pool in self.pools])

    @property
    def deck(self) -> int:
        """The mark of a card of the undealt pile."""
        return -len(self.pools)

    def reveal(self, seat: int, power: int) -> None:
        """A Background is turned up. Rule: BG-2, RULING-38."""
        if self.seats[seat] < 0:
            self._take_out(self.seats[seat], power)
            self.seats[seat] = power

    def change(self, seat: int, power: int, seen: bool) -> None:
        """The seat discards its Background and draws a new one; an empty pile is refilled from the discard first.

        Rule: RULING-130.
        """
        if self.left == 0:
            self.pools.append(sorted(self.put_off))
            self.left = len(self.put_off)
            self.put_off = []
        if self.seats[seat] != NONE:
            self.put_off.append(self.seats[seat])
        if seen:
            self._take_out(self.deck, power)
        self.seats[seat] = power if seen else self.deck
        self.left -= 1

    def _take_out(self, mark: int, power: int) -> bool:
        """Remove a revealed Background from the pools. A copy known to be in the pool is as good as any other."""
        pool = self.pools[-1 - mark]
        if power in pool:
            pool.remove(power)
            return True
        for inner in pool:
            if inner < 0 and self._take_out(inner, power):
                pool.remove(inner)
                return True
        return False


def observed_backgrounds(state: State, viewer: int) -> BackgroundKnowledge:
    """What the table alone shows of the Backgrounds."""
    seats: list[int] = []
    put_off = [int(power) if power > 0 else -1 for power in state.shelf.backgrounds]
    hidden = [int(power) for power in state.backgrounds]
    hidden += [-int(power) for power in state.shelf.backgrounds if power < 0]
    for seat, player in enumerate(state.players):
        if player.background == 0 or player.revealed or seat == viewer:
            seats.append(int(player.background))
        else:
            seats.append(-1)
            hidden.append(int(player.background))
    return BackgroundKnowledge(seats, put_off, len(state.backgrounds), [sorted(hidden)])
