"""Web Push with real encryption, against a push service in this process that speaks the protocol."""

from base64 import urlsafe_b64encode
from collections.abc import Awaitable
from dataclasses import dataclass

import pytest
from tests.server.notifications.stubs import TITLE, HttpReceiver, Notified, Request, http_receiver, json, notified

from blackgate.server.notifications.messages import Push
from blackgate.server.problems import Refused

pytest.importorskip("pywebpush", reason="pushes are an extra of the package")

import http_ece
import py_vapid
from cryptography.hazmat.primitives import serialization
from cryptography.hazmat.primitives.asymmetric import ec

AUTH = b"sixteen bytes 16"


def encoded(raw: bytes) -> str:
    return urlsafe_b64encode(raw).rstrip(b"=").decode()


@dataclass
class Browser:
    """A browser with the keys of a subscription."""

    service: HttpReceiver

    def __post_init__(self) -> None:
        self.key = ec.generate_private_key(ec.SECP256R1())

    def wish(self) -> Push:
        form = serialization.PublicFormat.UncompressedPoint
        point = self.key.public_key().public_bytes(serialization.Encoding.X962, form)
        return Push(self.service.url("/push/ana"), encoded(point), encoded(AUTH), "en")

    def read(self, request: Request) -> dict[str, object]:
        return json(http_ece.decrypt(request.body, private_key=self.key, auth_secret=AUTH, version="aes128gcm"))


async def subscribed(there: Notified, browser: Browser) -> None:
    for seat in (0, 1):
        await there.notifications.change(there.code, there.key(seat), browser.wish())
    there.look_away()
    await there.move()
    await there.settle()


async def test_a_push_is_encrypted_signed_and_tells_nothing_of_the_game() -> None:
    async with http_receiver("201 Created") as service, notified(port=service.port) as there:
        browser = Browser(service)
        await subscribed(there, browser)
        (request,) = service.requests
        said = browser.read(request)
        assert said == {
            "title": f"It is your turn: {TITLE}", "path": f"/r/{there.code}", "stop": said["stop"], "stopLabel": "Stop",
        }  # fmt: skip
        assert TITLE.encode() not in request.body
        assert (request.path, request.headers["content-encoding"]) == ("/push/ana", "aes128gcm")
        assert request.headers["ttl"] == "86400"
        signed = request.headers["authorization"]
        assert py_vapid.Vapid02.verify(signed)
        assert (await there.notifications.settings(there.code, there.key(0))).push_key in signed


async def test_one_press_stops_from_the_notification() -> None:
    async with http_receiver() as service, notified(port=service.port) as there:
        browser = Browser(service)
        await subscribed(there, browser)
        await there.notifications.stop(str(browser.read(service.requests[0])["stop"]))
        left = [(await there.notifications.settings(there.code, there.key(seat))).channels for seat in (0, 1)]
        assert sorted(map(len, left)) == [0, 1]


@pytest.mark.parametrize("status", ["404 Not Found", "410 Gone"])
async def test_a_subscription_that_is_gone_is_removed(status: str) -> None:
    async with http_receiver(status) as service, notified(port=service.port) as there:
        await subscribed(there, Browser(service))
        left = [(await there.notifications.settings(there.code, there.key(seat))).channels for seat in (0, 1)]
        assert sorted(map(len, left)) == [0, 1]
        assert len(service.requests) == 1


async def test_the_key_of_the_server_stays() -> None:
    async with notified() as there:
        first = (await there.notifications.settings(there.code, there.key(0))).push_key
        there.notifications._sender._push = None
        assert (await there.notifications.settings(there.code, there.key(0))).push_key == first != ""


async def test_nonsense_is_refused() -> None:
    async with notified() as there:
        good = Push("https://push.example/1", encoded(b"\4" + bytes(64)), encoded(AUTH))

        def wish(**how: str) -> Awaitable[object]:
            return there.notifications.change(there.code, there.key(0), Push(**{**as_dict(good), **how}))

        for wrong in ({"p256dh": "AAAA"}, {"auth": "?"}, {"endpoint": "http://127.0.0.1/"}, {"endpoint": "x"}):
            with pytest.raises(Refused):
                await wish(**wrong)


def as_dict(wish: Push) -> dict[str, str]:
    return {"endpoint": wish.endpoint, "p256dh": wish.p256dh, "auth": wish.auth}


async def test_a_key_that_is_no_point_is_dropped() -> None:
    async with http_receiver() as service, notified(port=service.port) as there:
        for seat in (0, 1):
            wish = Push(service.url(), encoded(b"\4" + bytes(64)), encoded(AUTH))
            await there.notifications.change(there.code, there.key(seat), wish)
        there.look_away()
        await there.move()
        await there.settle()
        assert service.requests == []
        left = [(await there.notifications.settings(there.code, there.key(seat))).channels for seat in (0, 1)]
        assert sorted(map(len, left)) == [0, 1]
