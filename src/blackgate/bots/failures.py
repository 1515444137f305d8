"""Failures of a bot: their kinds, the grace period of late answers, and their reports."""

import time
from dataclasses import dataclass
from typing import Final, Literal

from blackgate.bots.bot import Clock

Kind = Literal["late", "illegal", "error", "nonsense", "crash", "gone"]
"""Too late; not one of the options; an exception; not the protocol; a program that ended; one that ended too often."""

GRACE: Final = 0.05
"""Seconds after the deadline in which an answer still counts: time for transport, not for thinking."""
COUNTED: Final = 60.0
"""Seconds for a decision whose clock counts playouts instead of time."""
LONGEST: Final = 300
"""Maximum number of characters in the description of a failure."""


def seconds_left(clock: Clock) -> float:
    """Seconds in which an answer would still count, the grace period included; below 0 it is late."""
    if clock.playouts is None:
        return clock.left + GRACE
    return clock.begun + COUNTED - time.monotonic()


class Failure(Exception):  # noqa: N818  (what a bot did, not a mistake of whoever catches it)
    """A bot did not play this decision."""

    def __init__(self, kind: Kind, text: str) -> None:
        self.kind: Kind = kind
        self.text = one_line(text)
        super().__init__(kind, self.text)


def one_line(text: str) -> str:
    """Untrusted text, made safe to show to a person: short, printable, one line."""
    line = " ".join("".join(letter if letter.isprintable() else " " for letter in text[: 4 * LONGEST]).split())
    return line if len(line) <= LONGEST else line[: LONGEST - 1] + "…"


@dataclass(frozen=True, slots=True)
class Report:
    """A bot was replaced for one decision."""

    seat: int | None
    question: str
    kind: Kind
    text: str
