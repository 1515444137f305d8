"""Whom costly things are charged to: a payer is an address, as limits count it."""

from collections.abc import Callable

Charge = Callable[[str], None]
"""Charges a payer; Refused if the payer has had too much."""


def free_of_charge(payer: str) -> None:
    """Nobody is charged: for those who have no limits."""
