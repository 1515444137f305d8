"""One API request, as handlers see it."""

from dataclasses import dataclass
from typing import Any

from starlette.requests import Request

from blackgate.server.keys import is_code
from blackgate.server.problems import Refused
from blackgate.server.web.app_state import AppState
from blackgate.server.web.rate_limit import payer_of
from blackgate.server.web.responses import HttpRefused
from blackgate.server.web.security import client_address

CHALLENGE = {"www-authenticate": "Bearer"}


@dataclass(frozen=True)
class ApiRequest:
    """What a handler gets."""

    state: AppState
    http: Request
    body: Any = None
    query: Any = None

    @property
    def address(self) -> str:
        """The client, as rate limits count it."""
        return client_address(self.http.scope, self.state.config.behind_proxy)

    @property
    def code(self) -> str:
        """The room code in the path."""
        return room_code(self.http.path_params["code"])

    @property
    def key(self) -> str:
        """The bearer key; empty without one."""
        return bearer_key(self.http.headers.get("authorization", ""))

    @property
    def payer(self) -> str:
        """Who is charged for costly work, and for the bots of rooms that this request creates or loads."""
        return payer_of(self.address)


def room_code(text: str) -> str:
    """A room code in capitals; raise Refused if it cannot be one."""
    code = text.upper()
    if not is_code(code):
        raise Refused("unknown", "there is no such room", "code", "six letters and digits")
    return code


def bearer_key(header: str) -> str:
    """The key of `Authorization: Bearer KEY`."""
    if not header:
        return ""
    scheme, _, key = header.partition(" ")
    if scheme.lower() != "bearer" or not key.strip() or len(key) > 100:
        raise HttpRefused(401, "forbidden", "this is no key", "authorization", "Bearer KEY", CHALLENGE)
    return key.strip()
