"""Guessing codes of rooms is slow, over HTTP and WebSockets alike."""

from blackgate.errors import BlackgateError
from blackgate.server.problems import Refused
from blackgate.server.web.rate_limit import Ledger
from blackgate.server.web.responses import Declined


def too_many(wait: int) -> Declined:
    """An address has asked for too many rooms that are not there."""
    headers = {"retry-after": str(wait), "connection": "close"}
    return Declined(429, "too_fast", "too many rooms that are not there", right="wait a while", headers=headers)


class Guesses:
    """Counts, by address, rooms that were not there and keys that opened nothing.

    Once an address has none left, a room that is there and one that is not get the same answer. Only the right key
    still opens its room: players are not locked out by somebody who guesses from the same address.
    """

    def __init__(self, ledger: Ledger) -> None:
        self._ledger = ledger

    def check(self, address: str, key: str) -> None:
        """Refused if this address may not ask for rooms without a key at the moment."""
        if not key and not self._ledger.has(address):
            raise too_many(self._ledger.wait)

    def note(self, address: str, error: BlackgateError) -> None:
        """Charge a wrong guess; Refused, whatever was wrong, if none was left."""
        if is_wrong_guess(error) and not self._ledger.take(address):
            raise too_many(self._ledger.wait) from None


def is_wrong_guess(error: BlackgateError) -> bool:
    """Whether somebody named a room that is not there, or a key that opens nothing."""
    if not isinstance(error, Refused):
        return False
    return (error.code, error.where) in (("unknown", "room"), ("forbidden", "key"))
