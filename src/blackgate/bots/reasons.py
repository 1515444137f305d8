"""Why a bot chose an option, in numbers; `blackgate.speech` turns them into sentences."""

import msgspec


class Candidate(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One option a bot thought about."""

    action: str
    """In the notation of records."""
    chance: float
    """The estimated winning chance after it, from 0 to 1."""
    error: float = 0.0
    """The standard error of that estimate."""
    playouts: int = 0
    """How often it was tried."""


class Cause(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An important difference between the chosen option and the second best."""

    what: str
    """One of `blackgate.evaluation.attribution.CAUSES`."""
    amount: float
    """How much more of it the chosen option has, in players' units; below 0 for less."""
    weight: float = 0.0
    """Its share of the difference in chances, in shares of a win; below 0 it speaks against the choice."""


class Reasons(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The candidates of a bot, best first; the first one is its choice."""

    candidates: tuple[Candidate, ...] = ()
    causes: tuple[Cause, ...] = ()
    playouts: int = 0
    seconds: float = 0.0
