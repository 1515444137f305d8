"""Whom the door trusts: pages of its own, the proxy it was told of, and what a browser may do with its answers."""

from collections.abc import Collection
from ipaddress import ip_address
from typing import Final
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

PORTS: Final = {"http": 80, "https": 443}

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


class Shield:
    """Every answer tells the browser what it must not do with it; answers of the API are kept by nobody."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer, with the headers."""

        async def shielded(message: Message) -> None:
            if message["type"] in ("http.response.start", "websocket.http.response.start"):
                headers = MutableHeaders(scope=message)
                for name, value in ALWAYS.items():
                    headers.setdefault(name, value)
                if scope["path"].startswith("/api"):
                    headers.setdefault("cache-control", "no-store")
            await send(message)

        await self._app(scope, receive, shielded)


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
    """Who asks. A proxy writes the address it saw at the end; what stands before it could be anybody's invention."""
    peer = scope.get("client")
    direct = str(peer[0]) if peer else ""
    if not behind_proxy:
        return direct
    named = Headers(scope=scope).getlist("x-forwarded-for")
    last = named[-1].rpartition(",")[2].strip() if named else ""
    return last if _is_address(last) else direct


def is_local(address: str) -> bool:
    """Whether somebody asks from this machine."""
    return _is_address(address) and ip_address(address).is_loopback


def _is_address(text: str) -> bool:
    try:
        ip_address(text)
    except ValueError:
        return False
    return True
