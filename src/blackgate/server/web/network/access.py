"""Access from the local network: off by default, switched on and off while the server runs."""

import asyncio
import errno
import socket
from collections.abc import Callable, Sequence
from ipaddress import ip_address
from typing import Final, Literal, Protocol
from urllib.parse import urlsplit

import msgspec
from starlette.datastructures import Headers
from starlette.types import Scope

from blackgate.server.problems import Refused
from blackgate.server.web.config import Config
from blackgate.server.web.network.interfaces import (
    Address,
    is_in_container,
    is_loopback_name,
    is_routable,
    lan_addresses,
)
from blackgate.server.web.security import client_address, configured_hosts, is_local

Obstacle = Literal["", "container", "proxy", "no_address", "no_socket"]
"""Why phones cannot be let in; empty if they can."""
WILDCARDS: Final = ("0.0.0.0", "::")  # noqa: S104  (read, not bound)
DEFAULT_PORT: Final = 80
FORWARDED: Final = ("forwarded", "via", "x-forwarded-for", "x-real-ip")
"""Headers of a proxy: its request comes from this machine, its visitor may be anywhere."""
REMEDIES: Final[dict[Obstacle, str]] = {
    "container": "publish the port of the container, and open the table by the address of the machine",
    "proxy": "open the table by the address of the proxy",
    "no_address": "connect this machine to a network; for a public address use --host",
    "no_socket": "use another --port",
}
"""What would be right, by obstacle."""


class NetworkStatus(msgspec.Struct, frozen=True):
    """How phones reach this server."""

    reach: Literal["here", "lan", "none"]
    """By the address of the page that asks, by `urls`, or not at all."""
    urls: tuple[str, ...] = ()
    """For other devices of the local network, the best first; others than this machine learn only the one they use."""
    is_open: bool = False
    can_switch: bool = False
    """Whether the one who asks may switch it."""
    obstacle: Obstacle = ""


class NetworkSwitch(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A request to let devices of the local network in, or not any more."""

    open: bool


class Listener(Protocol):
    """The server, as far as it can listen on further sockets."""

    async def listen(self, sock: socket.socket) -> None:
        """Accept connections on a socket, too."""

    def unlisten(self, sock: socket.socket) -> None:
        """Close a socket, and the connections that came in by it."""


Bind = Callable[[str, int], socket.socket]


class NetworkAccess:
    """The switch. While it is on, a second socket listens on each address in the local network.

    It does not follow the machine into another network: there it has to be switched on again.
    """

    def __init__(
        self,
        config: Config,
        find: Callable[[], Sequence[Address]] = lan_addresses,
        is_contained: Callable[[], bool] = is_in_container,
    ) -> None:
        self._config, self._find, self._is_contained = config, find, is_contained
        self._server: Listener | None = None
        self._bind: Bind | None = None
        self._port = config.port
        self._sockets: dict[Address, socket.socket] = {}
        self._switching = asyncio.Lock()

    def attach(self, server: Listener, port: int, bind: Bind) -> None:
        """The server listens now, on this port; `bind` makes further sockets."""
        self._server, self._port, self._bind = server, port, bind

    @property
    def is_fixed(self) -> bool:
        """Whether --host has settled who can connect, so that there is nothing to switch."""
        return self._config.host in WILDCARDS or not is_loopback_name(self._config.host)

    @property
    def is_open(self) -> bool:
        """Whether devices of the local network can connect."""
        return self.is_fixed or bool(self._sockets)

    @property
    def obstacle(self) -> Obstacle:
        """What keeps phones out, whatever is switched."""
        if self._config.behind_proxy:
            return "proxy"
        if self._is_contained():
            return "container"
        return "" if self._find() else "no_address"

    @property
    def urls(self) -> tuple[str, ...]:
        """Where phones reach the server now. An address that the machine has lost meanwhile is left out."""
        if self.obstacle:
            return ()
        if self.is_fixed:
            return tuple(_url(each, self._port) for each in self._find() if self._is_covered(each))
        return tuple(
            _url(each, int(self._sockets[each].getsockname()[1])) for each in self._find() if each in self._sockets
        )

    def _is_covered(self, address: Address) -> bool:
        """Whether the socket on --host accepts connections to an address."""
        host = self._config.host
        return host in (str(address), "::") or (host in WILDCARDS and address.version == 4)

    async def open(self) -> None:
        """Listen on every address in the local network; raise Refused if that is not possible on any."""
        async with self._switching:
            if self.obstacle:
                raise refused(self.obstacle)
            for address in self._find() if not self.is_fixed else ():
                if address not in self._sockets:
                    await self._listen(address)
            if not self.is_open:
                raise refused("no_socket")

    async def close(self) -> None:
        """Stop listening there, and close the connections that came in that way."""
        async with self._switching:
            for sock in self._sockets.values():
                assert self._server is not None  # noqa: S101  (it listens on them)
                self._server.unlisten(sock)
            self._sockets.clear()

    async def _listen(self, address: Address) -> None:
        """Listen on one address, on the port of the server or, if another program has it, on a free one."""
        if self._server is None or self._bind is None:
            return
        for port in (self._port, 0):
            try:
                sock = self._bind(str(address), port)
            except OSError as error:
                if error.errno == errno.EADDRINUSE:
                    continue
                return
            await self._server.listen(sock)
            self._sockets[address] = sock
            return

    def serves(self, scope: Scope) -> bool:
        """Whether a request came in by one of these sockets."""
        here = tuple(scope.get("server") or ())
        return any(here == sock.getsockname()[:2] for sock in self._sockets.values())

    def is_named(self, host: str, scope: Scope) -> bool:
        """Whether a request that came in by one of these sockets names exactly its address and port."""
        try:
            named = urlsplit(f"//{host}")
            return self.serves(scope) and (named.hostname, named.port or DEFAULT_PORT) == tuple(scope["server"])
        except ValueError:
            return False

    def status(self, scope: Scope) -> NetworkStatus:
        """How phones reach the server, as far as the sender of a request may know."""
        may_know = is_on_this_machine(scope, self._config)
        can_switch = may_know and not self.is_fixed
        name = host_name(scope)
        if name in configured_hosts(self._config) and not is_loopback_name(name):
            return NetworkStatus("here")
        if is_loopback_name(name) or may_know:
            urls = self.urls if may_know else ()
            how: Literal["lan", "none"] = "lan" if urls else "none"
            return NetworkStatus(how, urls, may_know and self.is_open, can_switch, self.obstacle)
        if self._is_for_phones(name):
            return NetworkStatus("here")
        return self._by_connection(scope)

    def _is_for_phones(self, name: str) -> bool:
        """Whether phones reach the server by this name, too, of which the configuration says nothing.

        Names without a dot and names of this machine are left out: another device may not know them.
        """
        try:
            address = ip_address(name)
        except ValueError:
            return self._config.behind_proxy and "." in name
        if self._config.behind_proxy:
            return is_routable(address)
        if self._is_contained():  # its own addresses are known to its host alone
            return is_routable(address) and address not in self._find()
        if address in self._find():
            return address in self._sockets or self._is_covered(address)
        return self.is_fixed and address.is_global

    def _by_connection(self, scope: Scope) -> NetworkStatus:
        """The address of this machine at which a request came in, if phones reach it: its sender uses it already."""
        try:
            host, port = scope.get("server") or ("", 0)
            address = ip_address(host)
        except ValueError:
            return NetworkStatus("none")
        is_found = not self.obstacle and address in self._find()
        return NetworkStatus("lan", (_url(address, port),)) if is_found else NetworkStatus("none")


def is_on_this_machine(scope: Scope, config: Config) -> bool:
    """Whether a request comes from this machine: from its loopback, for its loopback name, and through no proxy.

    A page from elsewhere can send such a request only with its own name as the host (DNS rebinding) or as the origin.
    Both are refused.
    """
    headers = Headers(scope=scope)
    return (
        not config.behind_proxy
        and is_local(client_address(scope, behind_proxy=False))
        and is_loopback_name(host_name(scope))
        and not any(name in headers for name in FORWARDED)
    )


def host_name(scope: Scope) -> str:
    """The host that a request names, without its port; empty if it names none."""
    try:
        return urlsplit(f"//{Headers(scope=scope).get('host', '')}").hostname or ""
    except ValueError:
        return ""


def refused(obstacle: Obstacle) -> Refused:
    """The refusal to let devices of the local network in."""
    return Refused("conflict", f"phones cannot be let in: {obstacle}", "open", REMEDIES[obstacle])


def _url(address: Address, port: int) -> str:
    name = f"[{address}]" if address.version == 6 else str(address)
    return f"http://{name}:{port}"
