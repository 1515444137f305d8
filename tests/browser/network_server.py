"""`blackgate serve` on a machine in a local network: its address there is another one of the loopback."""

import sys
from functools import partial
from ipaddress import IPv4Address

from blackgate.cli.app import gate
from blackgate.server.web import app_state
from blackgate.server.web.network.access import NetworkAccess

LAN = IPv4Address("127.0.0.2")

if __name__ == "__main__":
    at_home = partial(NetworkAccess, find=lambda: [LAN], is_contained=lambda: False)
    setattr(app_state, "NetworkAccess", at_home)  # noqa: B010  (a class is replaced)
    gate(["serve", *sys.argv[1:]])
