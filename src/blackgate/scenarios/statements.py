"""The statements of the scenario language: each line of a scenario is one of these."""

import re
from dataclasses import dataclass


@dataclass(frozen=True)
class Statement:
    """One line as written, and its place in the file."""

    text: str
    where: str

    @property
    def seats(self) -> tuple[int, ...]:
        """The seats (from 1) the line speaks of."""
        return tuple(int(n) for n in re.findall(r"\bP([1-6])\b", self.text))


@dataclass(frozen=True)
class Decision(Statement):
    """`P1: dig spoon`; seat 0 is whoever is asked. Done `times` times, or until something is reached."""

    seat: int
    phrase: str
    times: int = 1
    until: str = ""


@dataclass(frozen=True)
class Possibility(Statement):
    """`P1 can …` or `P1 cannot …: RULES`."""

    seat: int
    phrase: str
    possible: bool
    rules: tuple[str, ...] = ()


@dataclass(frozen=True)
class Options(Statement):
    """`P1 options: …` (all of them), `P1 options include: …`, `P1 options exclude: …`."""

    seat: int
    how: str
    phrases: tuple[str, ...]


@dataclass(frozen=True)
class OptionWarnings(Statement):
    """`P1 options warn: refuse (you hold no Weapon)`: the options that carry a warning, with its text if it is said."""

    seat: int
    how: str
    warned: tuple[tuple[str, str], ...]


@dataclass(frozen=True)
class NoAction(Statement):
    """`no action "give P2 3 cigarettes"`: the action space has no such thing."""

    phrase: str


@dataclass(frozen=True)
class Fact(Statement):
    """`P1.place == CAF`, of the whole game or (viewer) of what a seat sees; viewer 0 is a spectator."""

    path: str
    relation: str
    value: str
    viewer: int | None = None


@dataclass(frozen=True)
class Events(Statement):
    """`events include "…"`, `exclude "…"`, `in order: "…", "…"`, `events == ["…", "…"]`; viewer 0 is a spectator."""

    how: str
    patterns: tuple[str, ...]
    viewer: int | None = None


@dataclass(frozen=True)
class Comparison(Statement):
    """`view P3 == other`, `events for P3 != other`: whether a seat sees the same in the other game; viewer as above."""

    part: str
    viewer: int
    same: bool


@dataclass(frozen=True)
class SetupVerdict(Statement):
    """`edition is rejected: RULING-3`, `edition warns: …`, `game is refused: …`, `game is accepted`."""

    thing: str
    verdict: str
    rules: tuple[str, ...]


@dataclass(frozen=True)
class StartFrequency(Statement):
    """`starts over 1000 games: each seat in 0.2..0.3`, or one seat: `P1 in 1..1`; seat 0 is each."""

    seat: int
    games: int
    low: float
    high: float


@dataclass(frozen=True)
class ReplayEquality(Statement):
    """`replays equal`: the same start and the same choices lead to the same game."""
