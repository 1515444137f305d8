"""Web Push (RFC 8030, 8291, 8292): encrypted for one browser, signed with the key of this server (VAPID).

`pywebpush` is an optional dependency. Without it the server offers no pushes, and says so.
"""

import asyncio
import time
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from importlib.util import find_spec
from typing import Final
from urllib.parse import urlsplit

from blackgate.server.notifications.address_guard import AddressGuard
from blackgate.server.notifications.delivery import DeliveryRejected
from blackgate.server.notifications.https_post import post
from blackgate.server.notifications.subscriptions import PushChannel
from blackgate.server.problems import Refused

KEPT_SECONDS: Final = 24 * 3600
"""How long a push service keeps what it cannot deliver."""
VALID_SECONDS: Final = 12 * 3600
POINT_BYTES: Final = 65
AUTH_BYTES: Final = 16


def is_installed() -> bool:
    """Whether this server can encrypt pushes."""
    return find_spec("pywebpush") is not None


def new_private_key() -> bytes:
    """A new key of a server, as PEM. Blocks."""
    from py_vapid import Vapid02  # noqa: PLC0415  (optional, and slow to import)

    made = Vapid02()
    made.generate_keys()
    return bytes(made.private_pem())


def check_keys(p256dh: str, auth: str) -> None:
    """Raise Refused if these cannot be the keys of a browser."""
    if len(_decoded(p256dh)) != POINT_BYTES or len(_decoded(auth)) != AUTH_BYTES:
        raise Refused("invalid", "these are no keys of a push subscription", "p256dh", "send what the browser made")


class PushSender:
    """Encrypts and signs pushes in a thread, and sends them."""

    def __init__(self, guard: AddressGuard, private_key: bytes, contact: str) -> None:
        self._guard, self._private_key, self._contact = guard, private_key, contact
        self._thread = ThreadPoolExecutor(1, "blackgate-push")

    async def public_key(self) -> str:
        """The key that browsers are given, in URL-safe base64."""
        return await asyncio.get_running_loop().run_in_executor(self._thread, self._public_key)

    def _public_key(self) -> str:
        from cryptography.hazmat.primitives import serialization  # noqa: PLC0415
        from py_vapid import Vapid02  # noqa: PLC0415

        key = Vapid02.from_pem(self._private_key).public_key
        point = key.public_bytes(serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint)
        return urlsafe_b64encode(point).rstrip(b"=").decode()

    async def send(self, channel: PushChannel, write: Callable[[], bytes]) -> None:
        """Send a push; raise DeliveryFailed or DeliveryRejected."""
        loop = asyncio.get_running_loop()
        headers, body = await loop.run_in_executor(self._thread, self._sealed, channel, write)
        await post(self._guard, channel.endpoint, headers, body)

    def _sealed(self, channel: PushChannel, write: Callable[[], bytes]) -> tuple[dict[str, str], bytes]:
        from py_vapid import Vapid02  # noqa: PLC0415
        from pywebpush import WebPusher  # noqa: PLC0415

        keys = {"p256dh": channel.p256dh, "auth": channel.auth}
        try:
            body = WebPusher({"endpoint": channel.endpoint, "keys": keys}).encode(write())["body"]
        except ValueError as error:  # the key is no point of the curve
            raise DeliveryRejected("nothing can be encrypted for this browser", is_gone=True) from error
        where = urlsplit(channel.endpoint)
        claims = {
            "sub": self._contact,
            "aud": f"{where.scheme}://{where.netloc}",
            "exp": int(time.time()) + VALID_SECONDS,
        }
        signed = Vapid02.from_pem(self._private_key).sign(claims)
        headers = {
            "authorization": str(signed["Authorization"]),
            "content-encoding": "aes128gcm",
            "content-type": "application/octet-stream",
            "ttl": str(KEPT_SECONDS),
            "urgency": "normal",
            "topic": channel.id,  # a later push replaces one that was not delivered
        }
        return headers, bytes(body)

    def close(self) -> None:
        """Forget what waits."""
        self._thread.shutdown(wait=False, cancel_futures=True)


def _decoded(text: str) -> bytes:
    try:
        return urlsafe_b64decode(text + "=" * (-len(text) % 4))
    except ValueError:
        return b""
