"""The origin of a branch: a moment of another game."""

import msgspec


class Origin(msgspec.Struct, frozen=True):
    """The moment at which a branch begins."""

    game: str
    """The name of the other game: a hash of its record, without the names of the players."""
    step: int
    """How many of its steps were taken; a step is a decision, or something taken back."""
    knower: int | None = None
    """The seat from whose knowledge the hidden cards were drawn again; None if they are the real ones."""
