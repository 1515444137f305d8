"""Notifications never reach the network of the operator, whatever URL somebody gives."""

import asyncio

import pytest
from tests.server.notifications.stubs import http_receiver, listening

from blackgate.server.notifications.address_guard import AddressGuard, is_public
from blackgate.server.notifications.delivery import DeliveryFailed, DeliveryRejected
from blackgate.server.notifications.https_post import post
from blackgate.server.problems import Refused

PRIVATE = (
    "127.0.0.1", "10.0.0.1", "172.16.3.4", "192.168.1.1", "169.254.169.254", "100.64.0.1", "0.0.0.1", "224.0.0.1",
    "255.255.255.255", "240.0.0.1", "192.0.2.1", "198.18.0.1", "::1", "::", "fe80::1", "fe80::1%eth0", "fc00::1",
    "fd12::1", "ff02::1", "::ffff:127.0.0.1", "::ffff:8.8.8.8", "64:ff9b::7f00:1", "64:ff9b:1::1", "2002:7f00:1::",
    "2001:0:4136:e378:8000:63bf:3fff:fdd2", "2001:db8::1", "not an address", "",
    "fec0::1", "feff::1", "192.88.99.1", "192.0.0.8", "192.0.0.9", "3fff::1", "3fff:fff::1", "2001:20::1", "5f00::1",
)  # fmt: skip
PUBLIC = ("8.8.8.8", "1.1.1.1", "192.88.98.1", "2606:4700:4700::1111", "2001:4860:4860::8888")


@pytest.mark.parametrize("address", PRIVATE)
def test_internal_addresses_are_not_public(address: str) -> None:
    assert not is_public(address)


@pytest.mark.parametrize("address", PUBLIC)
def test_public_addresses_are_public(address: str) -> None:
    assert is_public(address)


@pytest.mark.parametrize(
    "url",
    [
        "http://hook.example/", "ftp://hook.example/", "file:///etc/passwd", "https://", "https://hook.example:22/",
        "https://user:word@hook.example/", "https://hook.example/\r\nhost: x", "https://hook.example/a b", "https://hö.example/",
        "https://[::1", "//hook.example", "https://hook.example/" + "x" * 1000, "gopher://hook.example:443/",
    ],
)  # fmt: skip
def test_only_plain_https_urls_are_accepted(url: str) -> None:
    with pytest.raises(Refused):
        AddressGuard().parse(url)


class HostileResolver:
    """Answers with a public address first, and with an internal one when it is asked again."""

    def __init__(self, *answers: list[str]) -> None:
        self.answers, self.asked = list(answers), 0

    async def __call__(self, host: str, port: int) -> list[str]:
        self.asked += 1
        return self.answers.pop(0)


async def test_a_name_that_is_never_resolved_is_refused() -> None:
    async def hang(host: str, port: int) -> list[str]:
        await asyncio.sleep(60)
        return []

    guard = AddressGuard(resolve=hang, seconds=0.05)
    async with asyncio.timeout(5):
        with pytest.raises(Refused, match="no such host"):
            await guard.resolved(guard.parse("https://slow.example/"))


async def test_a_name_is_resolved_once_and_that_address_is_used() -> None:
    resolver = HostileResolver(["8.8.8.8"], ["127.0.0.1"])
    guard = AddressGuard(resolve=resolver)
    target = await guard.resolved(guard.parse("https://rebinding.example/hook"))
    assert (target.address, resolver.asked) == ("8.8.8.8", 1)


@pytest.mark.parametrize("found", [["127.0.0.1"], ["8.8.8.8", "10.0.0.1"], ["::ffff:10.0.0.1"], []], ids=str)
async def test_a_name_with_any_internal_address_is_refused(found: list[str]) -> None:
    guard = AddressGuard(resolve=HostileResolver(found))
    with pytest.raises(Refused, match="no such host on the public internet"):
        await guard.resolved(guard.parse("https://inside.example/hook"))


@pytest.mark.parametrize("host", ["localhost", "127.0.0.1", "2130706433", "0x7f.1", "[::1]", "[::ffff:127.0.0.1]"])
async def test_this_machine_is_refused_however_it_is_written(host: str) -> None:
    guard = AddressGuard()
    with pytest.raises(Refused):
        await guard.resolved(guard.parse(f"https://{host}/"))


async def test_only_the_host_that_the_operator_allows_is_reached() -> None:
    async with http_receiver() as allowed, http_receiver() as other:
        guard = AddressGuard((f"127.0.0.1:{allowed.port}",))
        await post(guard, allowed.url(), {}, b"hello")
        with pytest.raises(Refused):
            await post(guard, other.url(), {}, b"hello")
    assert [each.body for each in allowed.requests] == [b"hello"]
    assert other.requests == []


async def test_a_redirect_is_not_followed() -> None:
    async with http_receiver("302 Found", "307 Again") as receiver:
        guard = AddressGuard((f"127.0.0.1:{receiver.port}",))
        for _ in range(2):
            with pytest.raises(DeliveryRejected):
                await post(guard, receiver.url(), {}, b"hello")
    assert [each.path for each in receiver.requests] == ["/hook", "/hook"]


@pytest.mark.parametrize("answer", [b"", b"nonsense\r\n", b"HTTP/1.1 " + b"2" * 100_000], ids=["none", "odd", "long"])
async def test_a_server_that_hangs_or_talks_nonsense_is_given_up(answer: bytes) -> None:
    async def talk(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        writer.write(answer)
        await reader.read()
        writer.close()

    async with listening(talk) as port:
        with pytest.raises(DeliveryFailed):
            await post(AddressGuard((f"127.0.0.1:{port}",)), f"http://127.0.0.1:{port}/", {}, b"x", seconds=0.2)
