"""The outbox: frames keep their order, held frames leave together, and a slow consumer is disconnected."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from blackgate.server.outbox import SLOW_CONSUMER, Outbox


class Client:
    """Takes frames out of an outbox, as a socket's task does."""

    def __init__(self, most: int = 64) -> None:
        self.outbox = Outbox(most)
        self.received: list[bytes] = []

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[None]:
        """Read until the end, and close the outbox then."""
        task = asyncio.create_task(self._read())
        yield
        self.outbox.close(1000, "")
        await task

    async def _read(self) -> None:
        while (frame := await self.outbox.next_frame()) is not None:
            self.received.append(frame)


async def test_frames_keep_their_order() -> None:
    client = Client()
    client.outbox.push(b"1")
    async with client.reading():
        client.outbox.push(b"2")
        await asyncio.sleep(0)
        client.outbox.push(b"3")
    assert client.received == [b"1", b"2", b"3"]


async def test_a_slow_consumer_is_disconnected() -> None:
    client = Client(most=3)
    for _ in range(4):
        client.outbox.push(b"x")
    assert client.outbox.closing == SLOW_CONSUMER
    client.outbox.push(b"y")
    async with client.reading():
        pass
    assert client.received == []


async def test_held_frames_leave_together() -> None:
    client = Client(most=3)
    async with client.reading():
        client.outbox.hold()
        client.outbox.push(b"1")
        client.outbox.hold()  # once more changes nothing
        client.outbox.push(b"2")
        await asyncio.sleep(0)
        assert client.received == []
        client.outbox.release()
        await asyncio.sleep(0)
        assert client.received == [b"1", b"2"]


async def test_held_frames_are_bounded() -> None:
    client = Client(most=3)
    async with client.reading():
        client.outbox.hold()
        for _ in range(3):
            client.outbox.push(b"x")
        await asyncio.sleep(0)
        assert len(client.received) == 3
        client.outbox.hold()
        client.outbox.push(b"the last")
    assert client.received[-1] == b"the last"
