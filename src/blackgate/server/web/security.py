"""Whom the server trusts: names it is served under, pages of its own, the proxy it was told of.

Also what a browser may do with its answers.
"""

import socket
from collections.abc import Collection
from functools import cache
from ipaddress import ip_address
from typing import Final
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from blackgate.server.problems import Problem
from blackgate.server.web.config import Config
from blackgate.server.web.responses import refusal

PORTS: Final = {"http": 80, "https": 443}
MISDIRECTED: Final = 421

POLICY: Final = "; ".join((
    "default-src 'self'", "img-src 'self' data:", "object-src 'none'", "base-uri 'none'", "form-action 'self'",
    "frame-ancestors 'none'",
))  # fmt: skip
"""What a page of ours may load: files of this server, nothing written into the page."""

ALWAYS: Final = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
}


UNKNOWN: Final = "unknown"
"""The address of a client of whom a proxy says nothing that can be understood."""


class Shield:
    """Every answer tells the browser what it must not do with it; answers of the API are kept by nobody.

    Requests under a name that is not ours are refused: a page of a stranger can have its own name lead to this server
    (DNS rebinding), and would then count as one of ours. A connection whose request is answered before all of its body
    has arrived is closed, so that nobody holds it by sending the rest slowly.
    """

    def __init__(self, app: ASGIApp, config: Config) -> None:
        self._app, self._config = app, config

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer, with the headers."""
        is_unread = has_body(Headers(scope=scope))

        async def counted() -> Message:
            nonlocal is_unread
            message = await receive()
            is_unread = is_unread and bool(message.get("more_body"))
            return message

        async def shielded(message: Message) -> None:
            if message["type"] in ("http.response.start", "websocket.http.response.start"):
                headers = MutableHeaders(scope=message)
                for name, value in ALWAYS.items():
                    headers.setdefault(name, value)
                if scope["path"].startswith("/api"):
                    headers.setdefault("cache-control", "no-store")
                if is_unread:
                    headers["connection"] = "close"
            await send(message)

        host = Headers(scope=scope).get("host", "")
        if is_served(host, self._config):
            await self._app(scope, counted, shielded)
        else:
            what = "this server is not known by that name"
            await refusal(Problem("invalid", what, "host", "ask the operator to name it with --site"), MISDIRECTED)(
                scope, receive, shielded
            )


def has_body(headers: Headers) -> bool:
    """Whether a request announces a body."""
    return headers.get("content-length", "0") != "0" or "transfer-encoding" in headers


def is_served(host: str, config: Config) -> bool:
    """Whether the server answers under this name: an address, a name of this machine, or one the operator gave.

    Browsers always name a host. Programs need not.
    """
    if not host:
        return True
    try:
        name = urlsplit(f"//{host}").hostname or ""
    except ValueError:
        return False
    return _is_address(name) or name in own_names() or name in served_names(config)


def served_names(config: Config) -> frozenset[str]:
    """The names an operator gave: --site, the hosts of --origin, and --host."""
    return frozenset(
        [each.lower() for each in (*config.site, config.host)]
        + [urlsplit(origin).hostname or "" for origin in config.origin]
    )


@cache
def own_names() -> frozenset[str]:
    """What this machine is called, here and in its own network."""
    name = socket.gethostname().lower()
    return frozenset(("localhost", name, name.split(".")[0] + ".local"))


def is_trusted(headers: Headers, origins: Collection[str]) -> bool:
    """Whether a page that sends this is one of ours, or it is no page at all.

    A program sends no origin, and no cookie either: a browser would have sent both.
    """
    origin = headers.get("origin")
    if origin is None:
        return "cookie" not in headers
    return origin in origins or _is_same_host(origin, headers.get("host", ""))


def _is_same_host(origin: str, host: str) -> bool:
    """Whether an origin names the host that was asked; the usual port of its scheme may be left out."""
    try:
        theirs = urlsplit(origin)
        ours = urlsplit(f"//{host}")
        usual = PORTS.get(theirs.scheme)
        same_port = (theirs.port or usual) == (ours.port or usual)
    except ValueError:
        return False
    return usual is not None and bool(theirs.hostname) and theirs.hostname == ours.hostname and same_port


def address_of(scope: Scope, behind_proxy: bool) -> str:
    """The address of the client. A proxy writes the one it saw at the end; what stands before it may be invented.

    Where the proxy says nothing, or something that is no address, the client is unknown: never the proxy itself, which
    may be on this machine and then has rights.
    """
    if not behind_proxy:
        peer = scope.get("client")
        return str(peer[0]) if peer else UNKNOWN
    named = Headers(scope=scope).getlist("x-forwarded-for")
    last = named[-1].rpartition(",")[2].strip() if named else ""
    return last if _is_address(last) else UNKNOWN


def is_local(address: str) -> bool:
    """Whether somebody asks from this machine."""
    return _is_address(address) and ip_address(address).is_loopback


def _is_address(text: str) -> bool:
    try:
        ip_address(text)
    except ValueError:
        return False
    return True
