"""What a route is: everything about it in one place."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any, Final, Literal

from blackgate.server.web.app_state import Limits
from blackgate.server.web.rate_limit import Ledger
from blackgate.server.web.request import Visit

Role = Literal["nobody", "stranger", "seat", "host", "operator"]
"""Without a key; with one that opens nothing here; with that of a seat, or of the host; on the machine itself."""
Pays = Literal["", "requests", "costly", "rooms", "imports"]

EVERYBODY: Final[tuple[Role, ...]] = ("nobody", "stranger", "seat", "host", "operator")
"""Nobody looks at a key."""
PRESENT: Final[tuple[Role, ...]] = ("nobody", "seat", "host")
"""Whoever is in a room; without a key one looks on, as far as the room lets one."""
PLAYERS: Final[tuple[Role, ...]] = ("seat",)
OPERATOR: Final[tuple[Role, ...]] = ("operator",)


@dataclass(frozen=True, kw_only=True)
class Route:
    """One thing that can be asked for. The router, the documents and the tests are made of these."""

    method: Literal["GET", "POST"]
    path: str
    name: str
    who: tuple[Role, ...]
    is_players_if_private: bool = False
    """Whether only players may ask it about a private room."""
    query: type
    takes: type | None = None
    """What is sent along: a type as JSON, or `str` for a plain text."""
    gives: type
    status: int = 200
    handler: Callable[[Visit], Awaitable[Any]]
    summary: str
    pays: Pays = "requests"
    """Of which allowance of its address."""
    media: str = ""
    """What the answer is, where it is neither JSON nor a plain text."""

    @property
    def needs_key(self) -> bool:
        """Whether nobody is let in without a key."""
        return self.who == PLAYERS

    @property
    def takes_key(self) -> bool:
        """Whether a key makes a difference."""
        return self.who in (PLAYERS, PRESENT) or self.is_players_if_private

    def ledgers(self, limits: Limits) -> tuple[Ledger, ...]:
        """Where it is paid. What is kept is paid for beside the work, since it costs nothing where nothing is kept."""
        if not self.pays:
            return ()
        found = getattr(limits, self.pays)
        assert isinstance(found, Ledger)  # noqa: S101  (the words above name ledgers)
        return (limits.requests if self.pays == "rooms" else limits.costly, found) if self.keeps else (found,)

    @property
    def keeps(self) -> bool:
        """Whether something is kept if it is granted."""
        return self.pays in ("rooms", "imports")
