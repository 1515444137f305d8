"""Clocks: how long a player may think, and when an answer is given instead. Nobody is removed for being late.

Times are milliseconds of the game clock and come from the caller, so the outcome depends on them alone.
"""

from collections.abc import Sequence
from typing import Final

from blackgate.server.settings import ClockSettings
from blackgate.server.windows import Timing

SECOND: Final = 1_000
HOUR: Final = 3_600 * SECOND
GRACE: Final = 10 * SECOND
"""What every decision of one's own turn still has when the bank is empty."""


class OpenQuestion:
    """A question that a seat has to answer."""

    def __init__(self, since: int, timing: Timing) -> None:
        self.since, self.timing = since, timing


class Clocks:
    """The clocks of one table.

    In a live game a decision of one's own turn burns the bank, and has ten seconds more when the bank is empty. An
    answer to somebody else (`Timing.most`) has its own time and is free.
    """

    def __init__(self, settings: ClockSettings, players: int) -> None:
        self.settings = settings
        self.banks = [settings.bank * SECOND] * players
        """By seat: milliseconds left, without the time of an open question. Never below zero."""
        self._open: dict[int, OpenQuestion] = {}
        self._paused_at: int | None = None

    def asked(self, now: int, seats: Sequence[tuple[int, Timing]]) -> None:
        """From now on these seats are asked, and no others. Charge those who thought until now."""
        for seat in self._open:
            self._charge(now, seat)
        self._open = {seat: OpenQuestion(now, timing) for seat, timing in seats}

    def answered(self, now: int, seat: int) -> None:
        """The question of a seat is answered, by itself or on its behalf."""
        if seat in self._open:
            self._charge(now, seat)
            del self._open[seat]

    def turn_began(self, now: int, seat: int) -> None:
        """A turn begins: the bank gains time."""
        if seat in self._open:
            self._charge(now, seat)
        if self.settings.kind == "live":
            self.banks[seat] += self.settings.gain * SECOND

    def pause(self, now: int) -> None:
        """Stop all clocks."""
        for seat in self._open:
            self._charge(now, seat)
        self._paused_at = now

    def resume(self, now: int) -> None:
        """Let the clocks run on: every question has the time it had left."""
        if self._paused_at is not None:
            for question in self._open.values():
                question.since += now - self._paused_at
        self._paused_at = None

    def deadline(self, seat: int) -> int | None:
        """When the default answer is given; None if never, if the seat is not asked, or in a pause."""
        question = self._open.get(seat)
        if question is None or self.settings.kind == "none" or self._paused_at is not None:
            return None
        if self.settings.kind == "days":
            return question.since + self.settings.hours * HOUR
        most = question.timing.most
        return question.since + (self.banks[seat] + GRACE if most is None else most)

    def bank_until(self, seat: int) -> int | None:
        """When the bank of a seat is empty, if its time runs now; the question stays open a little longer."""
        question = self._open.get(seat)
        if question is None or question.timing.most is not None or self.settings.kind != "live":
            return None
        return question.since + self.banks[seat] if self._paused_at is None else None

    def is_late(self, now: int, seat: int) -> bool:
        """Whether the time is up: at the deadline the default answer counts, a millisecond before the player's."""
        deadline = self.deadline(seat)
        return deadline is not None and now >= deadline

    def is_own_time(self, seat: int) -> bool:
        """Whether the time that runs is for the seat's own decisions, not that of a window."""
        question = self._open.get(seat)
        return question is not None and (self.settings.kind == "days" or question.timing.most is None)

    def earliest(self, seat: int) -> int:
        """The time before which an answer must not be shown; 0 if the seat is not asked."""
        question = self._open.get(seat)
        return question.since + question.timing.least if question else 0

    def left(self, seat: int, now: int) -> int | None:
        """What a seat's bank shows; None without a bank."""
        return self.banks[seat] - self._burned(now, seat) if self.settings.kind == "live" else None

    def _burned(self, now: int, seat: int) -> int:
        """What the open question has cost the bank so far."""
        question = self._open.get(seat)
        if question is None or question.timing.most is not None or self.settings.kind != "live":
            return 0
        until = now if self._paused_at is None else self._paused_at
        return min(max(until - question.since, 0), self.banks[seat])

    def _charge(self, now: int, seat: int) -> None:
        """Take from the bank what the open question has cost so far."""
        if self.settings.kind == "none":
            return
        question = self._open[seat]
        self.banks[seat] -= self._burned(now, seat)
        if question.timing.most is None:
            question.since = max(now, question.since)
