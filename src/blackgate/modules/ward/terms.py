"""The words of the Ward and their numbers, which are part of every record."""

from typing import Final

from mypy_extensions import i64

from blackgate.engine.terms import Terms


class Act:
    """First integer of each of its blocks in the action space."""

    DROP_TRAUMA: Final[i64] = 29


class Ask:
    """Its question."""

    MEND: Final[i64] = 31
    """Do you lose Beatings or the Trauma?"""


TERMS: Final = Terms(
    actions=Act,
)
