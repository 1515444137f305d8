"""Rate limits (token buckets) and connection limits by address, in bounded memory."""

import time
from collections import Counter, OrderedDict
from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache
from ipaddress import IPv6Address, ip_address
from typing import Final
from weakref import WeakSet

MOST_ADDRESSES: Final = 20_000
"""Addresses a rate limiter remembers; the least recently used ones are forgotten first."""
SHARED_BITS: Final = 64
"""Of an IPv6 address: a household has at least 64 bits for itself, so they count as one address."""

MonotonicClock = Callable[[], float]


@dataclass(frozen=True)
class Rate:
    """Tokens a second, and the size of the bucket."""

    per_second: float
    burst: float


class TokenBucket:
    """The tokens that are left."""

    __slots__ = ("since", "tokens")

    def __init__(self, rate: Rate, now: float) -> None:
        self.tokens, self.since = rate.burst, now

    def take(self, rate: Rate, now: float, amount: float = 1) -> bool:
        """Take tokens, if there are enough."""
        self.refill(rate, now)
        if self.tokens < amount:
            return False
        self.tokens -= amount
        return True

    def reserve(self, rate: Rate, now: float, longest: float) -> float | None:
        """Take one token ahead: the seconds until it is there; None, and nothing is taken, if that is too long."""
        self.refill(rate, now)
        wait = max(0.0, (1 - self.tokens) / rate.per_second)
        if wait > longest:
            return None
        self.tokens -= 1
        return wait

    def refill(self, rate: Rate, now: float) -> None:
        """Add the tokens since the last time."""
        self.tokens = min(rate.burst, self.tokens + (now - self.since) * rate.per_second)
        self.since = now


LIMITERS: Final[WeakSet["RateLimiter"]] = WeakSet()
"""All rate limiters of this process."""


class RateLimiter:
    """The token buckets of many addresses for one kind of request."""

    def __init__(self, rate: Rate, most: int = MOST_ADDRESSES, clock: MonotonicClock = time.monotonic) -> None:
        self.rate, self._most, self._clock = rate, most, clock
        self._buckets: OrderedDict[str, TokenBucket] = OrderedDict()
        LIMITERS.add(self)

    def take(self, address: str, amount: float = 1) -> bool:
        """Take tokens of this address; False if there are not enough."""
        now = self._clock()
        return self._bucket(address, now).take(self.rate, now, amount)

    def reserve(self, address: str, longest: float) -> float | None:
        """Take one token of this address ahead: the seconds until it is there; None if that is too long."""
        now = self._clock()
        return self._bucket(address, now).reserve(self.rate, now, longest)

    def has_token(self, address: str) -> bool:
        """Whether this address has a token left. Nothing is taken."""
        now = self._clock()
        bucket = self._bucket(address, now)
        bucket.refill(self.rate, now)
        return bucket.tokens >= 1

    def _bucket(self, address: str, now: float) -> TokenBucket:
        payer = payer_of(address)
        bucket = self._buckets.get(payer)
        if bucket is None:
            bucket = self._buckets[payer] = TokenBucket(self.rate, now)
            if len(self._buckets) > self._most:
                self._buckets.popitem(last=False)
        self._buckets.move_to_end(payer)
        return bucket

    def forget_idle(self) -> None:
        """Forget addresses whose buckets are full again: they say nothing any more. The oldest come first."""
        full = self._clock() - self.rate.burst / self.rate.per_second
        while self._buckets and next(iter(self._buckets.values())).since < full:
            self._buckets.popitem(last=False)

    def refund(self, address: str) -> None:
        """Give back the last token of this address."""
        bucket = self._buckets.get(payer_of(address))
        if bucket is not None:
            bucket.tokens += 1

    @property
    def retry_after(self) -> int:
        """Seconds after which an empty bucket has a token again."""
        return max(1, round(1 / self.rate.per_second))

    def __len__(self) -> int:
        return len(self._buckets)


class ConnectionLimit:
    """How many connections an address has now. Addresses without connections take no memory."""

    def __init__(self, each: int, altogether: int) -> None:
        self._per_address, self._total = each, altogether
        self._open: Counter[str] = Counter()
        self.total = 0

    def is_full(self) -> bool:
        """Whether no more connections are allowed."""
        return self.total >= self._total

    def enter(self, address: str) -> bool:
        """Count a new connection; False, and nothing changes, if that is too many."""
        payer = payer_of(address)
        if self.is_full() or self._open[payer] >= self._per_address:
            return False
        self._open[payer] += 1
        self.total += 1
        return True

    def leave(self, address: str) -> None:
        """A connection was closed."""
        payer = payer_of(address)
        self._open[payer] -= 1
        self.total -= 1
        if self._open[payer] <= 0:
            del self._open[payer]

    def __len__(self) -> int:
        return len(self._open)


@lru_cache(MOST_ADDRESSES)
def payer_of(address: str) -> str:
    """The payer of an address: itself, or its household (IPv6 /64)."""
    try:
        found = ip_address(address)
    except ValueError:
        return address[:64]
    if not isinstance(found, IPv6Address):
        return address
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(IPv6Address(int(found) >> SHARED_BITS << SHARED_BITS))


def forget_idle_addresses() -> None:
    """Forget addresses that have used nothing for so long that no limit depends on it: they are personal data."""
    for limiter in list(LIMITERS):
        limiter.forget_idle()
    payer_of.cache_clear()
