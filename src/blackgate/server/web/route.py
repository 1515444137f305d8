"""The definition of a route: everything about it in one place."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any, Final, Literal

from blackgate.server.web.address_limits import AddressLimits
from blackgate.server.web.rate_limit import RateLimiter
from blackgate.server.web.request import ApiRequest
from blackgate.server.web.request_body import MOST_BODY

Role = Literal["nobody", "stranger", "seat", "host", "operator"]
"""Without a key; with an invalid one; with that of a seat, or of the host; on the machine itself."""
Pays = Literal["", "requests", "costly", "checks", "guides", "rooms", "imports"]

EVERYBODY: Final[tuple[Role, ...]] = ("nobody", "stranger", "seat", "host", "operator")
"""The key is ignored."""
PRESENT: Final[tuple[Role, ...]] = ("nobody", "seat", "host")
"""Anybody in a room; without a key a spectator, if the room allows that."""
PLAYERS: Final[tuple[Role, ...]] = ("seat",)
OPERATOR: Final[tuple[Role, ...]] = ("operator",)


@dataclass(frozen=True, kw_only=True)
class Route:
    """One route. The router, the API documents and the tests are generated from these."""

    method: Literal["GET", "POST"]
    path: str
    name: str
    who: tuple[Role, ...]
    is_players_if_private: bool = False
    """Whether it needs the key of a seat if the room is private."""
    query: type
    takes: type | None = None
    """The type of the body as JSON, or `str` for plain text."""
    most_body: int = MOST_BODY
    """Bytes of a JSON body."""
    gives: type
    status: int = 200
    handler: Callable[[ApiRequest], Awaitable[Any]]
    summary: str
    pays: Pays = "requests"
    """Which rate limit of its address it is charged to."""
    media: str = ""
    """The media type of the response, if neither JSON nor plain text."""

    @property
    def needs_key(self) -> bool:
        """Whether a key is required."""
        return self.who == PLAYERS

    @property
    def takes_key(self) -> bool:
        """Whether a key makes a difference."""
        return self.who in (PLAYERS, PRESENT) or self.is_players_if_private

    def rate_limiters(self, limits: AddressLimits) -> tuple[RateLimiter, ...]:
        """The limiters it is charged to. What is stored is charged in addition to the work."""
        if not self.pays:
            return ()
        found = getattr(limits, self.pays)
        assert isinstance(found, RateLimiter)  # noqa: S101  (the names of `Pays`)
        return (
            (limits.requests if self.pays == "rooms" else limits.costly, found) if self.stores_something else (found,)
        )

    @property
    def stores_something(self) -> bool:
        """Whether something is stored on success."""
        return self.pays in ("rooms", "imports")
