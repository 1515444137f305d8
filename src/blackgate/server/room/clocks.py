"""Clocks: how long a player may think, and when an answer is given in its stead. Nobody is thrown out for being late.

Moments are milliseconds of a clock that stands still while no server runs, and come from the caller: what happens
follows from them alone.
"""

from collections.abc import Sequence
from typing import Final

from blackgate.server.settings import ClockSettings
from blackgate.server.windows import Timing

SECOND: Final = 1_000
HOUR: Final = 3_600 * SECOND
GRACE: Final = 10 * SECOND
"""What every decision of one's own turn still has when the bank is empty."""


class Thinking:
    """A question somebody has before them."""

    def __init__(self, since: int, timing: Timing) -> None:
        self.since, self.timing = since, timing


class Clocks:
    """The clocks of one table.

    In a live game a decision of one's own turn burns the bank, and has ten seconds more when that is empty. What
    answers somebody else (`Timing.most`) has its own time, and is free.
    """

    def __init__(self, settings: ClockSettings, players: int) -> None:
        self.settings = settings
        self.banks = [settings.bank * SECOND] * players
        """By seat: milliseconds left, without what is being thought just now. Never below zero."""
        self._thinking: dict[int, Thinking] = {}

    def asked(self, now: int, seats: Sequence[tuple[int, Timing]]) -> None:
        """These seats are asked from now on, and nobody else any more; who thought till now is charged for it."""
        for seat in self._thinking:
            self._charge(now, seat)
        self._thinking = {seat: Thinking(now, timing) for seat, timing in seats}

    def answered(self, now: int, seat: int) -> None:
        """A seat's question is answered, by itself or in its stead."""
        if seat in self._thinking:
            self._charge(now, seat)
            del self._thinking[seat]

    def turn_began(self, now: int, seat: int) -> None:
        """The bank gains, for what is thought from now on."""
        if seat in self._thinking:
            self._charge(now, seat)
        if self.settings.kind == "live":
            self.banks[seat] += self.settings.gain * SECOND

    def deadline(self, seat: int) -> int | None:
        """The moment at which the default answer is given; None is never, or that the seat is not asked."""
        thinking = self._thinking.get(seat)
        if thinking is None or self.settings.kind == "none":
            return None
        if self.settings.kind == "days":
            return thinking.since + self.settings.hours * HOUR
        most = thinking.timing.most
        return thinking.since + (self.banks[seat] + GRACE if most is None else most)

    def is_late(self, now: int, seat: int) -> bool:
        """Whether the time is up: at the deadline it is the default answer that counts, a millisecond before not."""
        deadline = self.deadline(seat)
        return deadline is not None and now >= deadline

    def is_own_time(self, seat: int) -> bool:
        """Whether the time that runs is for the seat's own decisions, not that of a window."""
        thinking = self._thinking.get(seat)
        return thinking is not None and (self.settings.kind == "days" or thinking.timing.most is None)

    def earliest(self, seat: int) -> int:
        """The moment before which an answer must not be shown; 0 if the seat is not asked."""
        thinking = self._thinking.get(seat)
        return thinking.since + thinking.timing.least if thinking else 0

    def left(self, seat: int, now: int) -> int | None:
        """What a seat's bank shows; None where there is none."""
        return self.banks[seat] - self._burned(now, seat) if self.settings.kind == "live" else None

    def _burned(self, now: int, seat: int) -> int:
        """What the question before a seat has cost its bank so far."""
        thinking = self._thinking.get(seat)
        if thinking is None or thinking.timing.most is not None or self.settings.kind != "live":
            return 0
        return min(max(now - thinking.since, 0), self.banks[seat])

    def _charge(self, now: int, seat: int) -> None:
        """Take from the bank what the question has cost it; from now on it is counted anew."""
        if self.settings.kind == "none":
            return
        thinking = self._thinking[seat]
        self.banks[seat] -= self._burned(now, seat)
        if thinking.timing.most is None:
            thinking.since = max(now, thinking.since)
