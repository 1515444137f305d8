"""Admission of WebSockets: an address has a share of connections; beyond it only players are let in."""

from collections import deque
from dataclasses import dataclass
from typing import Final

from blackgate.server.outbox import Outbox
from blackgate.server.problems import Refused
from blackgate.server.web.rate_limit import ConnectionLimit, payer_of
from blackgate.server.web.responses import HttpRefused

CANDIDATES: Final = 8
"""Connections of one address beyond its share that have not sent a key yet; one more closes the oldest."""
MOST_CANDIDATES: Final = 400
"""The same for all addresses together."""
PLAYER_FACTOR: Final = 4
"""Times its share: connections of players that one address may have."""
CROWDED: Final = "too many connections from here"


@dataclass(eq=False)
class AdmittedConnection:
    """What one connection counts as."""

    address: str
    outbox: Outbox
    is_candidate: bool = False
    """Whether it is beyond the share of its address, and has to send the key of a seat."""
    is_player: bool = False
    """Whether it has sent one."""


class ConnectionAdmission:
    """Counts connections: guests (spectators, and those before their hello) and players.

    The key comes with the first message, after the handshake. So that spectators cannot lock out players, a few
    connections beyond the share are accepted, and stay if they send the key of a seat.
    """

    def __init__(self, each: int, altogether: int) -> None:
        self._guests, self._players = (
            ConnectionLimit(each, altogether),
            ConnectionLimit(PLAYER_FACTOR * each, altogether),
        )
        self._candidates: dict[str, deque[AdmittedConnection]] = {}
        self._waiting = 0

    @property
    def total(self) -> int:
        """Open connections."""
        return self._guests.total + self._players.total + self._waiting

    def enter(self, address: str, outbox: Outbox) -> AdmittedConnection:
        """Count a new connection; raise Refused if there are too many in total."""
        admitted = AdmittedConnection(address, outbox)
        if self._guests.enter(address):
            return admitted
        waiting = self._candidates.setdefault(payer_of(address), deque())
        if len(waiting) >= CANDIDATES:
            self._close_oldest(waiting[0])
        if self._waiting >= MOST_CANDIDATES:
            raise Refused("unavailable", "too many people are connected", right="try again in a while")
        admitted.is_candidate = True
        waiting.append(admitted)
        self._waiting += 1
        return admitted

    def check_key(self, admitted: AdmittedConnection, key: str) -> None:
        """The first message has arrived; raise Refused if this connection needs a key and has none."""
        if admitted.is_candidate and not key:
            raise HttpRefused(429, "too_fast", CROWDED, right="close one of them")

    def seat(self, admitted: AdmittedConnection) -> None:
        """It has sent the key of a seat, and counts as a player from now on."""
        if not self._players.enter(admitted.address):
            raise HttpRefused(429, "too_fast", CROWDED, right="close one of them")
        self.leave(admitted)
        admitted.is_player = True

    def leave(self, admitted: AdmittedConnection) -> None:
        """A connection was closed."""
        if admitted.is_player:
            self._players.leave(admitted.address)
        elif admitted.is_candidate:
            self._forget(admitted)
        else:
            self._guests.leave(admitted.address)

    def _close_oldest(self, oldest: AdmittedConnection) -> None:
        oldest.outbox.close(4429, CROWDED)
        self._forget(oldest)

    def _forget(self, candidate: AdmittedConnection) -> None:
        payer = payer_of(candidate.address)
        waiting = self._candidates.get(payer)
        if waiting is not None and candidate in waiting:
            waiting.remove(candidate)
            self._waiting -= 1
            if not waiting:
                del self._candidates[payer]
