"""The addresses of this machine by which other devices of its local network reach it.

They are read from the operating system (`getifaddrs`). Nothing is sent, and no name is resolved.
"""

import ctypes
import re
import socket
import sys
from collections.abc import Iterable, Iterator
from ipaddress import IPv4Address, IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network
from pathlib import Path
from typing import Any, Final, NamedTuple

Address = IPv4Address | IPv6Address

LOCAL_NETWORKS: Final[tuple[IPv4Network | IPv6Network, ...]] = tuple(
    ip_network(each) for each in ("192.168.0.0/16", "10.0.0.0/8", "172.16.0.0/12", "fc00::/7")
)
"""Networks that are never routed on the internet, the most usual at home first."""
VIRTUAL: Final = re.compile(
    r"(docker|br-|veth|virbr|vboxnet|vmnet|vnic|cni|flannel|cali|podman|lxc|lxd|tun|tap|wg|utun|zt|tailscale)"
)
"""How the names of interfaces begin that lead to containers, virtual machines and VPNs, where no phone is."""
CONTAINER_MARKS: Final = ("/.dockerenv", "/run/.containerenv")
"""Files that container engines put into a container."""

IS_UP: Final = 0x1
IS_LOOPBACK: Final = 0x8
IS_POINT_TO_POINT: Final = 0x10
"""Flags of an interface, the same on Linux and macOS."""


class InterfaceAddress(NamedTuple):
    """One address of one interface."""

    interface: str
    address: Address
    flags: int = IS_UP


class _IfAddrs(ctypes.Structure):
    """`struct ifaddrs`, as far as it is the same on Linux and macOS."""


_IfAddrs._fields_ = [
    ("next", ctypes.POINTER(_IfAddrs)),
    ("name", ctypes.c_char_p),
    ("flags", ctypes.c_uint),
    ("address", ctypes.c_void_p),
]


def interface_addresses() -> list[InterfaceAddress]:
    """All addresses of this machine; none if the operating system does not tell."""
    first = ctypes.POINTER(_IfAddrs)()
    try:
        library = ctypes.CDLL(None, use_errno=True)
        if library.getifaddrs(ctypes.byref(first)) != 0:
            return []
    except (AttributeError, OSError):
        return []
    try:
        return list(_entries(first))
    finally:
        library.freeifaddrs(first)


def _entries(entry: Any) -> Iterator[InterfaceAddress]:
    while entry:
        found = entry.contents
        address = _address(found.address) if found.address else None
        if address is not None:
            yield InterfaceAddress(found.name.decode(errors="replace"), address, found.flags)
        entry = found.next


def _address(place: int) -> Address | None:
    """The address in a `struct sockaddr`; None if it is of another family. BSD has a length before the family."""
    head = ctypes.string_at(place, 2)
    family = int.from_bytes(head, sys.byteorder) if sys.platform == "linux" else head[1]
    if family == socket.AF_INET:
        return IPv4Address(ctypes.string_at(place + 4, 4))
    if family == socket.AF_INET6:
        return IPv6Address(ctypes.string_at(place + 8, 16))
    return None


def lan_addresses(found: Iterable[InterfaceAddress] | None = None) -> list[Address]:
    """The addresses for phones, the best first. Public addresses are left out: they would open the machine to all."""
    usable = {
        each.address: _rank(each.address)
        for each in (interface_addresses() if found is None else found)
        if each.flags & IS_UP
        and not each.flags & (IS_LOOPBACK | IS_POINT_TO_POINT)
        and not VIRTUAL.match(each.interface)
        and _rank(each.address) < len(LOCAL_NETWORKS)
    }
    return sorted(usable, key=lambda address: usable[address])


def is_routable(address: Address) -> bool:
    """Whether other devices can reach such an address, in their local network or on the internet."""
    return address.is_global or _rank(address) < len(LOCAL_NETWORKS)


def _rank(address: Address) -> int:
    for rank, network in enumerate(LOCAL_NETWORKS):
        if address in network:
            return rank
    return len(LOCAL_NETWORKS)


def is_in_container(marks: Iterable[str] = CONTAINER_MARKS) -> bool:
    """Whether this process runs in a container, whose addresses phones cannot reach."""
    return any(Path(mark).exists() for mark in marks)


def is_loopback_name(name: str) -> bool:
    """Whether a host name means the machine on which it is used."""
    if name == "localhost" or name.endswith(".localhost"):
        return True
    try:
        address = ip_address(name)
    except ValueError:
        return False
    return address.is_loopback or address.is_unspecified
