"""What one address may ask for, by kind; and a limit against guessing room codes."""

import time
from typing import Final

from blackgate.errors import BlackgateError
from blackgate.server.problems import Refused
from blackgate.server.web.config import Config
from blackgate.server.web.rate_limit import MonotonicClock, Rate, RateLimiter
from blackgate.server.web.responses import HttpRefused
from blackgate.server.web.websocket.admission import ConnectionAdmission

DEFAULT_REQUESTS: Final = 20
"""Requests a second of one address by default. The other limits are written for it."""


def too_many_guesses(wait: int) -> HttpRefused:
    """The refusal for an address that has guessed too many codes."""
    headers = {"retry-after": str(wait), "connection": "close"}
    return HttpRefused(429, "too_fast", "too many rooms that are not there", right="wait a while", headers=headers)


class GuessLimit:
    """Limits brute-force guessing of room codes and keys by address, over HTTP and WebSockets together.

    Once an address is over the limit, an existing room and a missing one get the same answer. Only a valid key still
    opens its room, so that nobody can lock out players by guessing from the same address.
    """

    def __init__(self, limiter: RateLimiter) -> None:
        self._limiter = limiter

    def check(self, address: str, key: str) -> None:
        """Raise Refused if this address is over the limit and sends no key."""
        if not key and not self._limiter.has_token(address):
            raise too_many_guesses(self._limiter.retry_after)

    def charge(self, address: str, error: BlackgateError) -> None:
        """Charge a wrong guess; raise Refused, whatever was wrong, if the address is over the limit."""
        if is_wrong_guess(error) and not self._limiter.take(address):
            raise too_many_guesses(self._limiter.retry_after) from None


def is_wrong_guess(error: BlackgateError) -> bool:
    """Whether an error means that the room does not exist or the key is invalid."""
    if not isinstance(error, Refused):
        return False
    return (error.code, error.where) in (("unknown", "room"), ("forbidden", "key"))


class AddressLimits:
    """The rate limiters for one address, by kind. They scale with the requests the operator allows."""

    def __init__(self, config: Config, clock: MonotonicClock = time.monotonic) -> None:
        factor = config.requests_per_second / DEFAULT_REQUESTS

        def limit(per_second: float, burst: float) -> RateLimiter:
            return RateLimiter(Rate(factor * per_second, factor * burst), clock=clock)

        def hourly(most: int, burst: float) -> RateLimiter:
            return RateLimiter(Rate(most / 3600, max(1.0, burst)), clock=clock)

        self.rooms = hourly(config.rooms_per_hour, config.rooms_per_hour / 3)
        self.imports = hourly(config.imports_per_hour, config.imports_per_hour / 2)
        """Records that are stored."""
        self.requests = limit(20, 60)
        self.everything = limit(200, 600)
        """Requests of every kind: a page needs many files."""
        self.messages = limit(100, 200)
        """Over WebSockets: a whole school may share an address."""
        self.costly = limit(0.5, 10)
        """Hints, verified records, replays, rules and boxes that are not cached: up to a second each."""
        self.checks = limit(2, 30)
        """Custom boxes that are examined while somebody writes them: a tenth of a second each."""
        self.guides = limit(5, 50)
        """Questions to the guide of first games, one for each question of a game: about 20 ms each."""
        self.writing = limit(8 * 1024, 1024 * 1024)
        """Bytes that commands add to event logs, which are stored: 30 MB an hour at most."""
        self.guesses = GuessLimit(limit(0.2, 20))
        self.admission = ConnectionAdmission(config.connections, config.most_connections)
