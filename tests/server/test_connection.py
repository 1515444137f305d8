"""An outbox: what can go goes at once, the rest in its order, and nobody waits for who does not read."""

import asyncio

from blackgate.server.connection import SLOW, Connection


class Line:
    """The way to a client, which can be blocked; a task takes out what cannot go at once."""

    def __init__(self, most: int = 64) -> None:
        self.sent: list[bytes] = []
        self.writes = 0
        """How often something went at once."""
        self.is_free = True
        self.free = asyncio.Event()
        self.free.set()
        self.box = Connection(most)
        self.box.send_at_once = self._at_once

    def _at_once(self, *frames: bytes) -> bool:
        if self.is_free:
            self.sent += frames
            self.writes += 1
        return self.is_free

    async def take_out(self) -> None:
        while (frame := await self.box.next()) is not None:
            await self.free.wait()
            self.sent.append(frame)

    def block(self) -> None:
        self.is_free = False
        self.free.clear()

    def unblock(self) -> None:
        self.is_free = True
        self.free.set()


async def test_what_cannot_go_at_once_keeps_its_order() -> None:
    line = Line()
    task = asyncio.create_task(line.take_out())
    await asyncio.sleep(0)
    line.box.push(b"1")
    assert line.sent == [b"1"]  # without the task
    line.block()
    line.box.push(b"2")
    await asyncio.sleep(0.01)  # the task waits with it in its hands
    line.is_free = True
    line.box.push(b"3")  # it must not overtake
    line.unblock()
    await asyncio.sleep(0.01)
    line.box.push(b"4")
    assert line.sent == [b"1", b"2", b"3", b"4"]
    line.box.close(1000, "")
    await task


async def test_nothing_is_sent_before_the_task_is_there() -> None:
    line = Line()
    line.box.push(b"1")
    assert line.sent == []


async def test_who_does_not_read_is_let_go() -> None:
    line = Line(most=3)
    line.block()
    for _ in range(4):
        line.box.push(b"x")
    assert line.box.closing == SLOW


async def test_what_is_held_goes_out_together() -> None:
    line = Line(most=3)
    task = asyncio.create_task(line.take_out())
    await asyncio.sleep(0)
    line.box.hold()
    line.box.push(b"1")
    line.box.hold()  # once more changes nothing
    line.box.push(b"2")
    assert line.sent == []
    line.box.release()
    assert line.sent == [b"1", b"2"]
    assert line.writes == 1
    line.box.push(b"3")
    assert line.sent[2:] == [b"3"]
    line.box.close(1000, "")
    await task


async def test_nothing_is_held_for_ever() -> None:
    """Who holds too much gets it, and whoever is let go gets what was held before."""

    line = Line(most=3)
    task = asyncio.create_task(line.take_out())
    await asyncio.sleep(0)
    line.box.hold()
    for _ in range(4):
        line.box.push(b"x")
    assert len(line.sent) == 4
    line.box.hold()
    line.box.push(b"the last")
    line.box.close(1000, "")
    assert line.sent[-1] == b"the last"
    await task
