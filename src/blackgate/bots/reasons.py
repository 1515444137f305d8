"""Why a bot chose as it did, in numbers: what `blackgate.speech` makes sentences of."""

import msgspec


class Candidate(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One option a bot thought about."""

    action: str
    """In the notation of records."""
    chance: float
    """The estimated chance to win after it, from 0 to 1."""
    error: float = 0.0
    """The standard error of that estimate."""
    playouts: int = 0
    """How often it was tried."""


class Cause(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is different after the chosen option and after the next best one, as far as it matters."""

    what: str
    """One of `blackgate.evaluation.attribution.CAUSES`."""
    amount: float
    """By how much the chosen option has more of it, in the units of players; below 0 less."""
    weight: float = 0.0
    """How much of the difference in chances that makes, in shares of a win; below 0 it speaks against the choice."""


class Reasons(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a bot weighed, best first; the first one is what it chose."""

    candidates: tuple[Candidate, ...] = ()
    causes: tuple[Cause, ...] = ()
    playouts: int = 0
    seconds: float = 0.0
