"""Which addresses the server may send to (SSRF): never to itself, its network or anything that leads there.

A name is resolved once, every address it has is checked, and the connection goes to a checked address. Otherwise a name
could resolve to something else the second time (DNS rebinding).
"""

import asyncio
import socket
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from ipaddress import IPv4Address, IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network
from typing import Final
from urllib.parse import urlsplit

from blackgate.server.problems import Refused

Resolve = Callable[[str, int], Awaitable[list[str]]]
"""The addresses of a name."""

NAT64: Final = (IPv6Network("64:ff9b::/96"), IPv6Network("64:ff9b:1::/48"))
"""Addresses that stand for IPv4 addresses."""
SPECIAL: Final[tuple[IPv4Network | IPv6Network, ...]] = tuple(
    ip_network(each) for each in ("192.0.0.0/24", "192.88.99.0/24", "2001::/23", "3fff::/20", "5f00::/16", "fec0::/10")
)
"""Networks for protocols, examples and sites, which older versions of Python call global."""
LONGEST: Final = 1000
SECONDS: Final = 5.0
"""For a name."""
HTTPS: Final = 443
HINT: Final = "write https:// and a public host"


@dataclass(frozen=True)
class Target:
    """A checked URL: where to connect, and what to ask for there."""

    host: str
    port: int
    path: str
    is_encrypted: bool
    address: str = ""
    """The resolved address."""


async def resolve(host: str, port: int) -> list[str]:
    """Resolve a name as this machine does."""
    loop = asyncio.get_running_loop()
    found = await loop.getaddrinfo(host, port, type=socket.SOCK_STREAM)
    return [str(address[0]) for *_, address in found]


class AddressGuard:
    """Checks URLs that users give. The operator may allow internal hosts by name, such as `ntfy.lan:8080`."""

    def __init__(self, allowed: tuple[str, ...] = (), resolve: Resolve = resolve, seconds: float = SECONDS) -> None:
        self._allowed, self._resolve, self._seconds = frozenset(allowed), resolve, seconds

    def parse(self, url: str) -> Target:
        """Take a URL apart; raise Refused if nothing may be sent there, whatever its name resolves to."""
        try:
            parts = urlsplit(url)
            host, port = parts.hostname or "", parts.port
        except ValueError:
            raise _refused("this is no URL") from None
        if len(url) > LONGEST or not url.isascii() or not url.isprintable() or " " in url or not host:
            raise _refused("this is no URL")
        if "@" in parts.netloc:
            raise _refused("a name and a password do not belong into a URL")
        path = parts.path or "/"
        target = Target(host, port or HTTPS, f"{path}?{parts.query}" if parts.query else path, parts.scheme == "https")
        if self._is_allowed(target) and parts.scheme in ("http", "https"):
            return target
        if parts.scheme != "https" or target.port != HTTPS:
            raise _refused("only https:// on its usual port is possible")
        return target

    async def resolved(self, target: Target) -> Target:
        """Resolve a target; raise Refused if any of its addresses is not public."""
        try:
            async with asyncio.timeout(self._seconds):
                found = await self._resolve(target.host, target.port)
        except (OSError, UnicodeError):
            found = []
        is_reachable = bool(found) and (self._is_allowed(target) or all(map(is_public, found)))
        if not is_reachable:  # one answer for both, so that nobody learns which internal names exist
            raise _refused("there is no such host on the public internet")
        return Target(target.host, target.port, target.path, target.is_encrypted, found[0])

    def _is_allowed(self, target: Target) -> bool:
        return f"{target.host}:{target.port}" in self._allowed


def is_public(text: str) -> bool:
    """Whether an address belongs to the public internet, and to nothing behind it."""
    try:
        address: IPv4Address | IPv6Address = ip_address(text.partition("%")[0])
    except ValueError:
        return False
    if isinstance(address, IPv6Address):
        is_other = address.ipv4_mapped or address.sixtofour or address.teredo or any(address in net for net in NAT64)
        if is_other:
            return False
    is_special = any(address in network for network in SPECIAL)
    return address.is_global and not (address.is_multicast or address.is_reserved or is_special)


def _refused(what: str) -> Refused:
    return Refused("invalid", what, "url", HINT)
