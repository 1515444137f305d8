"""How much one address may ask for, in bounded memory."""

import time
from collections import Counter, OrderedDict
from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache
from ipaddress import IPv6Address, ip_address
from typing import Final

MOST_ADDRESSES: Final = 20_000
"""Addresses a ledger remembers; whoever was not heard of for the longest time is forgotten first."""
SHARED_BITS: Final = 64
"""Of an IPv6 address: a household has at least so many bits for itself, so they count as one."""

Seconds = Callable[[], float]


@dataclass(frozen=True)
class Rate:
    """So much in a second for ever, and so much at once after a rest."""

    per_second: float
    at_once: float


class Credit:
    """What is left to somebody; it comes back with time."""

    __slots__ = ("left", "since")

    def __init__(self, rate: Rate, now: float) -> None:
        self.left, self.since = rate.at_once, now

    def take(self, rate: Rate, now: float, amount: float = 1) -> bool:
        """Spend so much, if there is so much."""
        self.refill(rate, now)
        if self.left < amount:
            return False
        self.left -= amount
        return True

    def reserve(self, rate: Rate, now: float, longest: float) -> float | None:
        """Spend one ahead: the seconds until it is earned; None, and nothing is spent, if that takes too long."""
        self.refill(rate, now)
        wait = max(0.0, (1 - self.left) / rate.per_second)
        if wait > longest:
            return None
        self.left -= 1
        return wait

    def refill(self, rate: Rate, now: float) -> None:
        """Add what has come back since the last time."""
        self.left = min(rate.at_once, self.left + (now - self.since) * rate.per_second)
        self.since = now


class Ledger:
    """The credits of many addresses for one kind of thing."""

    def __init__(self, rate: Rate, most: int = MOST_ADDRESSES, clock: Seconds = time.monotonic) -> None:
        self.rate, self._most, self._clock = rate, most, clock
        self._credits: OrderedDict[str, Credit] = OrderedDict()

    def take(self, address: str, amount: float = 1) -> bool:
        """Spend so much of this address; False when there is not so much left."""
        now = self._clock()
        return self._credit(address, now).take(self.rate, now, amount)

    def reserve(self, address: str, longest: float) -> float | None:
        """Spend one of this address ahead: the seconds until it is earned; None if that takes too long."""
        now = self._clock()
        return self._credit(address, now).reserve(self.rate, now, longest)

    def has(self, address: str) -> bool:
        """Whether this address has something left. Nothing is spent."""
        now = self._clock()
        credit = self._credit(address, now)
        credit.refill(self.rate, now)
        return credit.left >= 1

    def _credit(self, address: str, now: float) -> Credit:
        payer = payer_of(address)
        credit = self._credits.get(payer)
        if credit is None:
            credit = self._credits[payer] = Credit(self.rate, now)
            if len(self._credits) > self._most:
                self._credits.popitem(last=False)
        self._credits.move_to_end(payer)
        return credit

    def give_back(self, address: str) -> None:
        """What this address spent last was for nothing."""
        credit = self._credits.get(payer_of(address))
        if credit is not None:
            credit.left += 1

    @property
    def wait(self) -> int:
        """Seconds after which whoever has nothing left may ask again."""
        return max(1, round(1 / self.rate.per_second))

    def __len__(self) -> int:
        return len(self._credits)


class Presence:
    """How many connections an address has now. It remembers nobody who has none."""

    def __init__(self, each: int, altogether: int) -> None:
        self._each, self._altogether = each, altogether
        self._here: Counter[str] = Counter()
        self.total = 0

    def is_full(self) -> bool:
        """Whether nobody else is let in."""
        return self.total >= self._altogether

    def enter(self, address: str) -> bool:
        """One more connection; False, and nothing changes, where that is too many."""
        payer = payer_of(address)
        if self.is_full() or self._here[payer] >= self._each:
            return False
        self._here[payer] += 1
        self.total += 1
        return True

    def leave(self, address: str) -> None:
        """One connection fewer."""
        payer = payer_of(address)
        self._here[payer] -= 1
        self.total -= 1
        if self._here[payer] <= 0:
            del self._here[payer]

    def __len__(self) -> int:
        return len(self._here)


@lru_cache(MOST_ADDRESSES)
def payer_of(address: str) -> str:
    """Whom an address is counted to: itself, or the household it belongs to."""
    try:
        found = ip_address(address)
    except ValueError:
        return address[:64]
    if not isinstance(found, IPv6Address):
        return address
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(IPv6Address(int(found) >> SHARED_BITS << SHARED_BITS))
