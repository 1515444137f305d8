"""One POST request to a checked address. It follows no redirect and reads nothing but the status."""

import asyncio
import ssl
from collections.abc import Mapping
from contextlib import suppress
from typing import Final

from blackgate.server.notifications.address_guard import HTTPS, AddressGuard
from blackgate.server.notifications.delivery import DeliveryFailed, DeliveryRejected

LONGEST_LINE: Final = 4096
SECONDS: Final = 10.0
"""For everything: name, connection, handshake, request and status."""
LATER: Final = (408, 425, 429)


async def post(
    guard: AddressGuard, url: str, headers: Mapping[str, str], body: bytes, seconds: float = SECONDS
) -> None:
    """Send a request; raise DeliveryFailed if it may be tried again, DeliveryRejected if not."""
    try:
        async with asyncio.timeout(seconds):
            status = await _status(guard, url, headers, body)
    except (OSError, ValueError, asyncio.IncompleteReadError, asyncio.LimitOverrunError) as error:
        raise DeliveryFailed(type(error).__name__) from error
    if status in LATER or status >= 500:
        raise DeliveryFailed(f"status {status}")
    if not 200 <= status < 300:
        raise DeliveryRejected(f"status {status}", is_gone=status in (404, 410))


async def _status(guard: AddressGuard, url: str, headers: Mapping[str, str], body: bytes) -> int:
    target = await guard.resolved(guard.parse(url))
    secure = ssl.create_default_context() if target.is_encrypted else None
    name = target.host if secure else None
    reader, writer = await asyncio.open_connection(
        target.address, target.port, ssl=secure, server_hostname=name, limit=LONGEST_LINE
    )
    try:
        host = f"[{target.host}]" if ":" in target.host else target.host
        lines = {
            "host": host if target.port == HTTPS else f"{host}:{target.port}",
            "user-agent": "blackgate",
            "content-length": str(len(body)),
            "connection": "close",
            **headers,
        }
        head = "".join(f"{key}: {value}\r\n" for key, value in lines.items())
        writer.write(f"POST {target.path} HTTP/1.1\r\n{head}\r\n".encode("ascii") + body)
        await writer.drain()
        words = (await reader.readline()).split(b" ", 2)
        if len(words) < 2 or not words[0].startswith(b"HTTP/1."):
            raise ValueError("this is not HTTP")
        return int(words[1])
    finally:
        writer.close()
        with suppress(OSError):
            writer.transport.abort()
