"""Security of requests: known hosts, trusted origins, client addresses behind a proxy, and security headers."""

import socket
from collections.abc import Callable, Collection
from functools import cache
from ipaddress import ip_address
from typing import Final
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from blackgate.server.problems import Problem
from blackgate.server.web.config import Config
from blackgate.server.web.responses import problem_response

DEFAULT_PORTS: Final = {"http": 80, "https": 443}
MISDIRECTED: Final = 421

CONTENT_SECURITY_POLICY: Final = "; ".join((
    "default-src 'self'", "img-src 'self' data:", "object-src 'none'", "base-uri 'none'", "form-action 'self'",
    "frame-ancestors 'none'",
))  # fmt: skip
"""What a page may load: files of this server, and nothing inline."""

SECURITY_HEADERS: Final = {
    "content-security-policy": CONTENT_SECURITY_POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
}


UNKNOWN: Final = "unknown"
"""The address of a client whose proxy sends no valid one."""


class SecurityMiddleware:
    """Adds security headers to every response, and forbids caching of API responses.

    Requests for an unknown host are refused. Otherwise a foreign page could point its own name at this server (DNS
    rebinding) and would count as same-origin. If a request is answered before its body has arrived, the connection is
    closed, so that nobody can hold it open by sending slowly (slowloris).
    """

    def __init__(self, app: ASGIApp, is_known: Callable[[str, Scope], bool]) -> None:
        self._app, self._is_known = app, is_known

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Respond, with the headers."""
        is_unread = has_body(Headers(scope=scope))

        async def counted() -> Message:
            nonlocal is_unread
            message = await receive()
            is_unread = is_unread and bool(message.get("more_body"))
            return message

        async def shielded(message: Message) -> None:
            if message["type"] in ("http.response.start", "websocket.http.response.start"):
                headers = MutableHeaders(scope=message)
                for name, value in SECURITY_HEADERS.items():
                    headers.setdefault(name, value)
                if scope["path"].startswith("/api"):
                    headers.setdefault("cache-control", "no-store")
                if is_unread:
                    headers["connection"] = "close"
            await send(message)

        host = Headers(scope=scope).get("host", "")
        if self._is_known(host, scope):
            await self._app(scope, counted, shielded)
        else:
            what = "this server is not known by that name"
            await problem_response(
                Problem("invalid", what, "host", "ask the operator to name it with --site"), MISDIRECTED
            )(scope, receive, shielded)


def has_body(headers: Headers) -> bool:
    """Whether a request announces a body."""
    return headers.get("content-length", "0") != "0" or "transfer-encoding" in headers


def is_known_host(host: str, config: Config) -> bool:
    """Whether the server is known by this name: an IP address, a name of this machine, or a configured one.

    Browsers always send a host. Programs need not.
    """
    if not host:
        return True
    try:
        name = urlsplit(f"//{host}").hostname or ""
    except ValueError:
        return False
    return _is_address(name) or name in machine_names() or name in configured_hosts(config)


def configured_hosts(config: Config) -> frozenset[str]:
    """The names of --site, the hosts of --origin, and --host."""
    return frozenset(
        [each.lower() for each in (*config.site, config.host)]
        + [urlsplit(origin).hostname or "" for origin in config.origin]
    )


@cache
def machine_names() -> frozenset[str]:
    """The names of this machine, locally and in its own network."""
    name = socket.gethostname().lower()
    return frozenset(("localhost", name, name.split(".")[0] + ".local"))


def is_trusted_origin(headers: Headers, origins: Collection[str]) -> bool:
    """Whether the page that sends this is same-origin or configured, or the client is no browser.

    A program sends no origin and no cookie; a browser would send both. This prevents cross-site request forgery.
    """
    origin = headers.get("origin")
    if origin is None:
        return "cookie" not in headers
    return origin in origins or _is_same_host(origin, headers.get("host", ""))


def _is_same_host(origin: str, host: str) -> bool:
    """Whether an origin equals the requested host; the default port of its scheme may be left out."""
    try:
        theirs = urlsplit(origin)
        ours = urlsplit(f"//{host}")
        usual = DEFAULT_PORTS.get(theirs.scheme)
        same_port = (theirs.port or usual) == (ours.port or usual)
    except ValueError:
        return False
    return usual is not None and bool(theirs.hostname) and theirs.hostname == ours.hostname and same_port


def client_address(scope: Scope, behind_proxy: bool) -> str:
    """The address of the client. A proxy appends the one it saw; what stands before it may be forged.

    If the proxy sends none, or no valid one, the client is unknown. It is never taken for the proxy itself, which may
    be on this machine and would then have rights.
    """
    if not behind_proxy:
        peer = scope.get("client")
        return str(peer[0]) if peer else UNKNOWN
    named = Headers(scope=scope).getlist("x-forwarded-for")
    last = named[-1].rpartition(",")[2].strip() if named else ""
    return last if _is_address(last) else UNKNOWN


def is_local(address: str) -> bool:
    """Whether the client is on this machine."""
    return _is_address(address) and ip_address(address).is_loopback


def _is_address(text: str) -> bool:
    try:
        ip_address(text)
    except ValueError:
        return False
    return True
