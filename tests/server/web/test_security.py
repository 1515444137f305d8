"""Trusted origins, known hosts and client addresses: a forwarded address counts only behind a proxy."""

import asyncio

import pytest
from starlette.datastructures import Headers
from tests.server.chaos.misbehaving_clients import upgrade_request
from tests.server.web.servers import client_of, open_app, served

from blackgate.server.settings import RoomSettings
from blackgate.server.web.config import Config
from blackgate.server.web.security import client_address, is_known_host, is_local, is_trusted_origin

OURS = ("https://play.example",)


@pytest.mark.parametrize(
    ("headers", "trusted"),
    [
        ({"host": "blackgate.test"}, True),
        ({"host": "blackgate.test", "cookie": "a=b"}, False),
        ({"host": "blackgate.test", "origin": "http://blackgate.test"}, True),
        ({"host": "blackgate.test", "origin": "https://blackgate.test"}, True),
        ({"host": "blackgate.test:8000", "origin": "http://blackgate.test:8000"}, True),
        ({"host": "blackgate.test:443", "origin": "https://blackgate.test"}, True),
        ({"host": "blackgate.test:8000", "origin": "http://blackgate.test"}, False),
        ({"host": "blackgate.test", "origin": "http://blackgate.test:8000"}, False),
        ({"host": "blackgate.test", "origin": "https://play.example"}, True),
        ({"host": "blackgate.test", "origin": "https://evil.example"}, False),
        ({"host": "blackgate.test", "origin": "https://evil.blackgate.test"}, False),
        ({"host": "blackgate.test", "origin": "https://blackgate.test.evil.example"}, False),
        ({"host": "blackgate.test", "origin": "null"}, False),
        ({"host": "blackgate.test", "origin": ""}, False),
        ({"host": "", "origin": "http://"}, False),
        ({"host": "blackgate.test", "origin": "file://blackgate.test"}, False),
        ({"host": "[::1]:8000", "origin": "http://[::1]:8000"}, True),
        ({"host": "blackgate.test", "origin": "http://[::1"}, False),
        ({"host": "blackgate.test", "origin": "http://blackgate.test:99999999"}, False),
    ],
)
def test_foreign_pages_are_recognized_by_their_origin(headers: dict[str, str], trusted: bool) -> None:
    assert is_trusted_origin(Headers(headers), OURS) == trusted


@pytest.mark.parametrize(
    ("named", "direct", "behind_proxy"),
    [
        (["203.0.113.5"], "203.0.113.5", "198.51.100.1"),
        (["1.1.1.1, 203.0.113.5"], "203.0.113.5", "198.51.100.1"),
        (["1.1.1.1", "203.0.113.5"], "203.0.113.5", "198.51.100.1"),
        (["nonsense"], "unknown", "198.51.100.1"),
        (["203.0.113.5:4321"], "unknown", "198.51.100.1"),
        (["203.0.113.5", ""], "unknown", "198.51.100.1"),
        ([], "unknown", "198.51.100.1"),
    ],
)
def test_forwarded_addresses_count_only_behind_a_proxy(named: list[str], direct: str, behind_proxy: str) -> None:
    scope = {
        "type": "http",
        "client": ("198.51.100.1", 1234),
        "headers": [(b"x-forwarded-for", each.encode()) for each in named],
    }
    assert client_address(scope, behind_proxy=True) == direct
    assert client_address(scope, behind_proxy=False) == behind_proxy


def test_only_this_machine_is_local() -> None:
    assert [is_local(each) for each in ("127.0.0.1", "::1", "192.0.2.1", "", "localhost", "unknown")] == [
        *(True, True, False, False, False, False)
    ]


async def test_metrics_are_refused_if_the_proxy_sends_no_address() -> None:
    async def ask(**headers: str) -> int:
        async with open_app(Config(behind_proxy=True)) as state, client_of(state) as client:
            return (await client.get("/metrics", headers=headers)).status_code

    assert (await ask()) == 403
    assert (await ask(**{"x-forwarded-for": "somebody"})) == 403
    assert (await ask(**{"x-forwarded-for": "127.0.0.1"})) == 200


HOSTS = {
    "127.0.0.1:8000": True, "localhost": True, "LOCALHOST:8000": True, "192.168.1.7": True, "[::1]:8000": True,
    "": True, "play.example": True, "Play.Example:443": True, "friends.example": True, "evil.example": False,
    "evil.example:8000": False, "play.example.evil.example": False, "127.0.0.1.evil.example": False, "[::1": False,
    "a b": False,
}  # fmt: skip


@pytest.mark.parametrize("host", HOSTS)
def test_unknown_hosts_are_refused(host: str) -> None:
    config = Config(site=("play.example",), origin=("https://friends.example",))
    assert is_known_host(host, config) == HOSTS[host]


async def test_dns_rebinding_is_refused_even_if_origin_and_host_agree() -> None:
    async def ask(config: Config) -> list[int]:
        there = {"host": "evil.example", "origin": "http://evil.example"}
        async with open_app(config) as state, client_of(state) as client:
            return [
                (await client.get("/", headers={"host": "evil.example"})).status_code,
                (await client.post("/api/rooms", json={}, headers=there)).status_code,
            ]

    assert (await ask(Config())) == [421, 421]
    assert (await ask(Config(site=("evil.example",)))) == [200, 201]


async def test_a_websocket_is_refused_for_an_unknown_host() -> None:
    async def knock() -> int:
        async with served() as network:
            made = await network.state.registry.create(RoomSettings(), "Ana")
            head = upgrade_request(network.port, made.room).replace(
                f"127.0.0.1:{network.port}".encode(), b"evil.example"
            )
            return int((await dripped(network.port, head)).split()[1])

    assert (await knock()) == 421


async def dripped(port: int, head: bytes) -> bytes:
    """The answer to a request whose body never ends, until the server closes the connection."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    writer.write(head)
    try:
        async with asyncio.timeout(3):
            return await reader.read()
    finally:
        writer.close()


@pytest.mark.parametrize(
    "line", ["GET / HTTP/1.1", "GET /health HTTP/1.1", "GET /api/editions HTTP/1.1", "POST /nothing HTTP/1.1"]
)
async def test_an_unread_body_closes_the_connection(line: str) -> None:
    async def run() -> bytes:
        async with served() as network:
            head = f"{line}\r\nHost: 127.0.0.1\r\nContent-Length: 1000\r\n\r\nx"
            return await dripped(network.port, head.encode())

    assert b"connection: close" in (await run()).lower()


async def test_a_request_without_a_body_keeps_its_connection() -> None:
    async with served() as network:
        with pytest.raises(TimeoutError):
            await dripped(network.port, b"GET /health HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n")
