"""Which WebSockets are let in. An address has a share of connections; beyond it, only players still come in."""

from collections import deque
from dataclasses import dataclass
from typing import Final

from blackgate.server.outbox import Outbox
from blackgate.server.problems import Refused
from blackgate.server.web.rate_limit import Presence, payer_of
from blackgate.server.web.responses import Declined

CANDIDATES: Final = 8
"""Connections of one address beyond its share that have not shown a key yet; one more ends the oldest."""
MOST_CANDIDATES: Final = 400
"""The same for all addresses together."""
SEATS: Final = 4
"""Times its share: connections of players that one address may have."""
CROWDED: Final = "too many connections from here"


@dataclass(eq=False)
class Pass:
    """What one connection counts as."""

    address: str
    connection: Outbox
    is_candidate: bool = False
    """Whether it is beyond the share of its address, and has to show the key of a seat."""
    is_player: bool = False
    """Whether it has shown one."""


class Admission:
    """Counts connections: guests, who look on or have not said hello yet, and players.

    The key comes with the first message, after the handshake. So that spectators cannot lock players out, a few
    connections beyond the share are accepted, and stay if they show the key of a seat.
    """

    def __init__(self, each: int, altogether: int) -> None:
        self._guests, self._players = Presence(each, altogether), Presence(SEATS * each, altogether)
        self._candidates: dict[str, deque[Pass]] = {}
        self._waiting = 0

    @property
    def total(self) -> int:
        """Connections that are open."""
        return self._guests.total + self._players.total + self._waiting

    def enter(self, address: str, outbox: Outbox) -> Pass:
        """A new connection; Refused if there are too many altogether."""
        entered = Pass(address, outbox)
        if self._guests.enter(address):
            return entered
        waiting = self._candidates.setdefault(payer_of(address), deque())
        if len(waiting) >= CANDIDATES:
            self._send_away(waiting[0])
        if self._waiting >= MOST_CANDIDATES:
            raise Refused("unavailable", "too many people are connected", right="try again in a while")
        entered.is_candidate = True
        waiting.append(entered)
        self._waiting += 1
        return entered

    def greet(self, entered: Pass, key: str) -> None:
        """The first message was heard; Refused if this connection may stay only with a key and has none."""
        if entered.is_candidate and not key:
            raise Declined(429, "too_fast", CROWDED, right="close one of them")

    def seat(self, entered: Pass) -> None:
        """It has shown the key of a seat, and does not count among the guests any more."""
        if not self._players.enter(entered.address):
            raise Declined(429, "too_fast", CROWDED, right="close one of them")
        self.leave(entered)
        entered.is_player = True

    def leave(self, entered: Pass) -> None:
        """One connection fewer."""
        if entered.is_player:
            self._players.leave(entered.address)
        elif entered.is_candidate:
            self._forget(entered)
        else:
            self._guests.leave(entered.address)

    def _send_away(self, oldest: Pass) -> None:
        oldest.connection.close(4429, CROWDED)
        self._forget(oldest)

    def _forget(self, candidate: Pass) -> None:
        payer = payer_of(candidate.address)
        waiting = self._candidates.get(payer)
        if waiting is not None and candidate in waiting:
            waiting.remove(candidate)
            self._waiting -= 1
            if not waiting:
                del self._candidates[payer]
