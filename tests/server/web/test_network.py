"""Access from the local network: real sockets on a second address, opened and closed while the server runs."""

import asyncio
import socket
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from functools import partial
from ipaddress import IPv4Address, IPv6Address, ip_address
from pathlib import Path

import httpx
import pytest
from tests.server.chaos.misbehaving_clients import upgrade_request
from tests.server.web.servers import GENEROUS, RunningServer, client_of, close_code, hello, open_app, served
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from blackgate.server.settings import RoomSettings
from blackgate.server.web import app_state
from blackgate.server.web.config import Config
from blackgate.server.web.network.access import NetworkAccess
from blackgate.server.web.network.interfaces import (
    IS_LOOPBACK,
    IS_POINT_TO_POINT,
    IS_UP,
    Address,
    InterfaceAddress,
    interface_addresses,
    is_in_container,
    is_loopback_name,
    lan_addresses,
)


def second_address() -> Address:
    """An address of this machine beside 127.0.0.1: of its network if it has one."""
    found = [each.address for each in interface_addresses() if not each.address.is_loopback]
    return next((each for each in found if each.version == 4), IPv4Address("127.0.0.2"))


SECOND = second_address()
SWITCH = "/api/network"
ALL = Config(host="0.0.0.0")  # noqa: S104


@pytest.fixture
def _lan(monkeypatch: pytest.MonkeyPatch) -> None:
    """The second address is that of a local network, and this is no container."""
    with_lan(monkeypatch, [SECOND])


def with_lan(monkeypatch: pytest.MonkeyPatch, found: Sequence[Address], is_contained: bool = False) -> None:
    access = partial(NetworkAccess, find=lambda: found, is_contained=lambda: is_contained)
    monkeypatch.setattr(app_state, "NetworkAccess", access)


@asynccontextmanager
async def at_the_machine(config: Config = GENEROUS) -> AsyncIterator[tuple[RunningServer, httpx.AsyncClient]]:
    """A running server, and a client of somebody at its machine."""
    async with served(config) as network, httpx.AsyncClient(base_url=f"http://127.0.0.1:{network.port}") as client:
        yield network, client


async def knock(port: int, host: str = "") -> int:
    """The status for a phone; 0 if it cannot connect."""
    headers = {"host": host} if host else {}
    async with httpx.AsyncClient() as phone:
        try:
            return (await phone.get(f"http://{SECOND}:{port}/health", headers=headers)).status_code
        except httpx.ConnectError:
            return 0


@pytest.mark.usefixtures("_lan")
async def test_it_is_off_until_it_is_switched_on_and_after_it_is_switched_off() -> None:
    async with at_the_machine() as (network, client):
        assert await knock(network.port) == 0
        assert (await client.get(SWITCH)).json() == status("none")
        opened = await client.post(SWITCH, json={"open": True})
        assert opened.json() == status("lan", network.port)
        assert await knock(network.port) == 200
        assert (await client.post(SWITCH, json={"open": True})).json() == opened.json()
        assert (await client.post(SWITCH, json={"open": False})).json() == status("none")
        assert await knock(network.port) == 0
        assert (await client.get("/health")).status_code == 200


def status(reach: str, port: int = 0) -> dict[str, object]:
    urls = [f"http://{SECOND}:{port}"] if port else []
    return {"reach": reach, "urls": urls, "is_open": bool(urls), "can_switch": True, "obstacle": ""}


@pytest.mark.usefixtures("_lan")
async def test_phones_play_over_websockets_and_are_cut_off_with_the_switch() -> None:
    async with at_the_machine() as (network, client):
        made = await network.state.registry.create(RoomSettings(), "Ana")
        await client.post(SWITCH, json={"open": True})
        path = f"ws://{SECOND}:{network.port}/api/rooms/{made.room}/socket"
        async with connect(path, origin=f"http://{SECOND}:{network.port}") as phone:  # type: ignore[arg-type]
            assert (await hello(phone))["type"] == "welcome"
            async with network.open_socket(made.room) as near:
                assert (await hello(near, made.key))["seat"] == 0
                await client.post(SWITCH, json={"open": False})
                assert await close_code(phone) == 1012  # a client connects again
                await near.ping()
        with pytest.raises(OSError, match=r"refused|Connect"):
            await connect(path)


@pytest.mark.usefixtures("_lan")
async def test_in_the_network_only_the_very_address_is_a_known_host() -> None:
    async with at_the_machine() as (network, client):
        await client.post(SWITCH, json={"open": True})
        right = f"{SECOND}:{network.port}"
        wrong = ("evil.example", f"evil.example:{network.port}", str(SECOND), f"127.0.0.1:{network.port}", "localhost",
                 f"{SECOND}:1", "203.0.113.9", "[::1")  # fmt: skip
        assert await knock(network.port, right) == 200
        assert [await knock(network.port, host) for host in wrong] == [421] * len(wrong)
        assert (await client.get("/health", headers={"host": "evil.example"})).status_code == 421
        made = await network.state.registry.create(RoomSettings(), "Ana")
        path = f"/api/rooms/{made.room}/socket"
        head = upgrade_request(network.port, made.room).replace(f"127.0.0.1:{network.port}".encode(), b"evil.example")
        reader, writer = await asyncio.open_connection(str(SECOND), network.port)
        writer.write(head)
        assert (await reader.readline()).split()[1] == b"421"
        writer.close()
        with pytest.raises(InvalidStatus, match="403"):
            await connect(f"ws://{right}{path}", origin="http://evil.example")  # type: ignore[arg-type]


@pytest.mark.usefixtures("_lan")
async def test_only_somebody_at_the_machine_can_switch() -> None:
    """Neither a phone, nor a visitor of a proxy, nor a page from elsewhere."""
    async with open_app() as state:
        for address, headers in (
            ("192.168.1.77", {}),
            ("192.168.1.77", {"host": "localhost"}),
            ("192.168.1.77", {"x-forwarded-for": "127.0.0.1"}),
            ("unknown", {}),
            ("127.0.0.1", {"x-forwarded-for": "203.0.113.5"}),
            ("127.0.0.1", {"forwarded": "for=203.0.113.5"}),
            ("127.0.0.1", {"x-real-ip": "203.0.113.5"}),
            ("127.0.0.1", {"via": "1.1 proxy"}),
            ("127.0.0.1", {"host": "192.168.1.5:8000"}),
            ("127.0.0.1", {"host": socket.gethostname()}),
            ("127.0.0.1", {"origin": "http://evil.example"}),
            ("127.0.0.1", {"origin": "http://localhost:3000"}),
            ("127.0.0.1", {"origin": "null"}),
        ):
            async with client_of(state, address) as client:
                answer = await client.post(SWITCH, json={"open": True}, headers=headers)
                assert answer.status_code == 403, (address, headers)
                told = (await client.get(SWITCH, headers=headers)).json()
                assert "origin" in headers or (told["urls"], told["can_switch"]) == ([], False), (address, headers)
        assert not state.network.is_open
        async with client_of(state) as client:
            assert (await client.post(SWITCH, json={"open": True})).status_code == 409  # there is no server to listen
    async with open_app(Config(behind_proxy=True)) as state, client_of(state) as client:
        named = {"x-forwarded-for": "127.0.0.1"}
        assert (await client.post(SWITCH, json={"open": True}, headers=named)).status_code == 403


@pytest.mark.usefixtures("_lan")
async def test_a_phone_cannot_switch_over_the_network_either() -> None:
    async with at_the_machine() as (network, client):
        await client.post(SWITCH, json={"open": True})
        async with httpx.AsyncClient(base_url=f"http://{SECOND}:{network.port}") as phone:
            if not SECOND.is_loopback:
                assert (await phone.post(SWITCH, json={"open": False})).status_code == 403
                assert (await phone.get(SWITCH)).json()["reach"] == "here"
        assert network.state.network.is_open


@pytest.mark.parametrize(
    ("config", "found", "is_contained", "obstacle"),
    [
        (GENEROUS, [], False, "no_address"),
        (GENEROUS, [SECOND], True, "container"),
        (GENEROUS, [ip_address("198.51.100.7")], False, "no_socket"),
    ],
)
async def test_it_says_where_it_cannot(
    config: Config, found: list[Address], is_contained: bool, obstacle: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    with_lan(monkeypatch, found, is_contained)
    async with at_the_machine(config) as (_, client):
        refused = await client.post(SWITCH, json={"open": True})
        assert refused.status_code == 409
        assert obstacle in refused.json()["what"]
        assert refused.json()["right"]
        told = (await client.get(SWITCH)).json()
        assert (told["reach"], told["urls"], told["is_open"]) == ("none", [], False)
        assert told["obstacle"] == (obstacle if obstacle != "no_socket" else "")


@pytest.mark.usefixtures("_lan")
async def test_where_another_program_has_the_port_it_takes_a_free_one() -> None:
    async with at_the_machine() as (network, client):
        with socket.create_server((str(SECOND), network.port)):
            (url,) = (await client.post(SWITCH, json={"open": True})).json()["urls"]
            assert url != f"http://{SECOND}:{network.port}"
            async with httpx.AsyncClient() as phone:
                assert (await phone.get(f"{url}/health")).status_code == 200


@pytest.mark.skipif(IPv6Address("::1") not in [each.address for each in interface_addresses()], reason="no IPv6 here")
async def test_it_listens_on_ipv6(monkeypatch: pytest.MonkeyPatch) -> None:
    with_lan(monkeypatch, [IPv6Address("::1")])
    async with at_the_machine() as (network, client), httpx.AsyncClient() as phone:
        (url,) = (await client.post(SWITCH, json={"open": True})).json()["urls"]
        assert url == f"http://[::1]:{network.port}"
        assert (await phone.get(f"{url}/health")).status_code == 200
        assert (await phone.get(f"{url}/health", headers={"host": "evil.example"})).status_code == 421
        await client.post(SWITCH, json={"open": False})
        with pytest.raises(httpx.ConnectError):
            await phone.get(f"{url}/health")


async def test_an_address_that_the_machine_has_lost_is_not_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    found = [SECOND]
    with_lan(monkeypatch, found)
    async with at_the_machine() as (_, client):
        await client.post(SWITCH, json={"open": True})
        found.clear()
        assert (await client.get(SWITCH)).json()["reach"] == "none"


@pytest.mark.parametrize(
    ("config", "headers", "address", "reach"),
    [
        (Config(), {}, "127.0.0.1", "none"),
        (Config(), {"host": "[::1]:8000"}, "::1", "none"),
        (Config(), {"host": "localhost:8000"}, "172.17.0.1", "none"),
        (Config(), {"host": "192.168.1.5:8000"}, "192.168.1.77", "none"),  # it listens for this machine only
        (Config(), {"host": socket.gethostname()}, "127.0.0.1", "none"),
        (ALL, {}, "127.0.0.1", "lan"),
        (ALL, {}, "203.0.113.5", "none"),
        (ALL, {"host": "192.168.1.5:8000"}, "192.168.1.77", "here"),
        (ALL, {"host": "9.9.9.9"}, "203.0.113.5", "here"),
        (ALL, {"host": "172.17.0.1:8000"}, "172.17.0.1", "none"),
        (ALL, {"host": "10.8.0.2:8000"}, "10.8.0.5", "none"),
        (ALL, {"host": "169.254.3.4"}, "169.254.3.9", "none"),
        (ALL, {"host": socket.gethostname()}, "192.168.1.77", "none"),
        (Config(host="192.168.1.5"), {"host": "192.168.1.5:8000"}, "192.168.1.77", "here"),
        (Config(host="10.8.0.2"), {"host": "192.168.1.5:8000"}, "192.168.1.77", "none"),
        (Config(site=("play.example",)), {"host": "play.example"}, "203.0.113.5", "here"),
        (Config(behind_proxy=True), {"host": "192.168.1.9"}, "192.168.1.77", "here"),
        (Config(behind_proxy=True), {"host": "169.254.3.4"}, "127.0.0.1", "none"),
        (Config(behind_proxy=True, site=("play.example",)), {"host": "play.example"}, "127.0.0.1", "here"),
        (Config(behind_proxy=True), {"host": "localhost"}, "127.0.0.1", "none"),
    ],
)
async def test_no_address_is_shown_that_phones_cannot_reach(
    config: Config, headers: dict[str, str], address: str, reach: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    with_lan(monkeypatch, [ip_address("192.168.1.5")])
    async with open_app(config) as state, client_of(state, address) as client:
        told = (await client.get(SWITCH, headers=headers)).json()
    assert told["reach"] == reach
    assert bool(told["urls"]) == (reach == "lan")


@pytest.mark.usefixtures("_lan")
async def test_who_comes_by_a_name_of_the_machine_is_shown_its_address() -> None:
    """Another computer of the network may know the name, a phone may not."""
    async with served(Config(host="0.0.0.0", port=0)) as network, httpx.AsyncClient() as other:  # noqa: S104
        headers = {"host": f"{socket.gethostname()}:{network.port}"}
        told = (await other.get(f"http://{SECOND}:{network.port}{SWITCH}", headers=headers)).json()
        near = (await other.get(f"http://127.0.0.1:{network.port}{SWITCH}", headers=headers)).json()
    assert (told["reach"], told["urls"]) == ("lan", [f"http://{SECOND}:{network.port}"])
    assert (near["reach"], near["urls"]) == ("none", [])


async def test_the_address_of_a_container_is_not_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    with_lan(monkeypatch, [ip_address("172.17.0.2")], is_contained=True)
    async with open_app(Config(host="0.0.0.0")) as state, client_of(state, "172.17.0.1") as client:  # noqa: S104
        inside = (await client.get(SWITCH, headers={"host": "172.17.0.2:8000"})).json()
        published = (await client.get(SWITCH, headers={"host": "192.168.1.5:8000"})).json()
    assert (inside["reach"], published["reach"]) == ("none", "here")


async def test_the_command_line_opens_it_and_announces_it(monkeypatch: pytest.MonkeyPatch) -> None:
    said: list[str] = []
    for found, words in (([SECOND], f"http://{SECOND}:"), ([], "Warning: phones cannot be let in")):
        with_lan(monkeypatch, found)
        async with served(Config(port=0, open_to_network=True), announce=said.append) as network:
            assert (await knock(network.port)) == (200 if found else 0)
        assert words in said[-1]


def test_addresses_for_phones_are_those_of_the_local_network() -> None:
    found = [
        InterfaceAddress(name, ip_address(address), flags)
        for name, address, flags in (
            ("lo", "127.0.0.1", IS_UP | IS_LOOPBACK),
            ("docker0", "172.17.0.1", IS_UP),
            ("tun0", "10.8.0.2", IS_UP),
            ("ppp0", "10.9.0.2", IS_UP | IS_POINT_TO_POINT),
            ("eth1", "10.0.0.4", 0),
            ("eth0", "fd00::2", IS_UP),
            ("eth0", "fe80::1", IS_UP),
            ("eth0", "2001:db8::7", IS_UP),
            ("eth0", "203.0.113.9", IS_UP),
            ("eth0", "169.254.3.4", IS_UP),
            ("enp3s0", "10.1.2.3", IS_UP),
            ("wlan0", "192.168.1.5", IS_UP),
            ("br0", "172.20.10.3", IS_UP),
        )
    ]
    assert list(map(str, lan_addresses(found))) == ["192.168.1.5", "10.1.2.3", "172.20.10.3", "fd00::2"]


def test_the_interfaces_of_this_machine_are_read() -> None:
    assert IPv4Address("127.0.0.1") in [each.address for each in interface_addresses() if each.flags & IS_LOOPBACK]


def test_a_container_is_recognized_by_its_marks(tmp_path: Path) -> None:
    mark = tmp_path / ".dockerenv"
    assert not is_in_container((str(mark),))
    mark.touch()
    assert is_in_container((str(mark),))


@pytest.mark.parametrize("name", ["localhost", "a.localhost", "127.9.9.9", "::1", "::"])
def test_loopback_names(name: str) -> None:
    assert is_loopback_name(name)
    assert not is_loopback_name(f"{name}.evil.example")


@pytest.mark.parametrize("name", ["", "192.168.1.5", "10.0.0.1", "fd00::2", "play.example"])
def test_other_names(name: str) -> None:
    assert not is_loopback_name(name)
