"""One request: who asks, where, and what was sent along."""

from dataclasses import dataclass
from typing import Any

from starlette.requests import Request

from blackgate.server.keys import is_code
from blackgate.server.problems import Refused
from blackgate.server.web.app_state import House
from blackgate.server.web.rate_limit import payer_of
from blackgate.server.web.responses import Declined
from blackgate.server.web.security import address_of

UNASKED = {"www-authenticate": "Bearer"}


@dataclass(frozen=True)
class Visit:
    """What a handler is given."""

    house: House
    request: Request
    body: Any = None
    query: Any = None

    @property
    def address(self) -> str:
        """Who asks, as far as limits are concerned."""
        return address_of(self.request.scope, self.house.config.behind_proxy)

    @property
    def code(self) -> str:
        """The room it is about."""
        return code_in(self.request.path_params["code"])

    @property
    def key(self) -> str:
        """The key that was sent along; empty without one."""
        return key_in(self.request.headers.get("authorization", ""))

    @property
    def payer(self) -> str:
        """Who pays for costly work, and for what is thought in rooms that are opened or loaded by this request."""
        return payer_of(self.address)


def code_in(text: str) -> str:
    """The code of a room, in capitals; what cannot be one is a room nobody knows."""
    code = text.upper()
    if not is_code(code):
        raise Refused("unknown", "there is no such room", "code", "six letters and digits")
    return code


def key_in(header: str) -> str:
    """The key of `Authorization: Bearer KEY`."""
    if not header:
        return ""
    scheme, _, key = header.partition(" ")
    if scheme.lower() != "bearer" or not key.strip() or len(key) > 100:
        raise Declined(401, "forbidden", "this is no key", "authorization", "Bearer KEY", UNASKED)
    return key.strip()
