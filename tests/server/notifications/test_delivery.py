"""Delivery: shares of receivers and rooms, so that one that hangs delays nobody else."""

import asyncio

from tests.server.notifications.stubs import http_receiver, listening, notified

from blackgate.server.notifications.delivery import AT_ONCE_TO_ONE, MOST_OF_ROOM, MOST_TO_ONE, Delivery
from blackgate.server.notifications.subscriptions import Webhook


async def hang() -> None:
    await asyncio.sleep(60)


async def done(event: asyncio.Event) -> None:
    event.set()


async def test_a_receiver_that_hangs_delays_no_other() -> None:
    delivery, delivered = Delivery(), asyncio.Event()
    for room in range(10):
        for _ in range(MOST_OF_ROOM):
            delivery.start("webhook", hang, to="tarpit.example", room=str(room))
    delivery.start("mail", lambda: done(delivered))
    async with asyncio.timeout(2):
        await delivered.wait()
    await delivery.close()


async def test_a_receiver_has_a_few_slots() -> None:
    delivery, running = Delivery(), 0

    async def count() -> None:
        nonlocal running
        running += 1
        await hang()

    for room in range(3 * AT_ONCE_TO_ONE):
        delivery.start("push", count, to="push.example", room=str(room))
    await asyncio.sleep(0.05)
    assert running == AT_ONCE_TO_ONE
    await delivery.close()


async def test_what_waits_for_one_room_or_one_receiver_is_bounded() -> None:
    delivery = Delivery()
    for n in range(MOST_OF_ROOM + 1):
        delivery.start("webhook", hang, to=f"{n}.example", room="one")
    assert delivery.dropped == 1
    for n in range(MOST_TO_ONE + 1):
        delivery.start("webhook", hang, to="tarpit.example", room=f"room {n}")
    assert delivery.dropped == 2
    await delivery.close()


async def test_a_share_is_free_again_after_the_delivery() -> None:
    delivery, delivered = Delivery(), asyncio.Event()
    for _ in range(3 * MOST_OF_ROOM):
        delivered.clear()
        delivery.start("webhook", lambda: done(delivered), to="hook.example", room="one")
        await delivered.wait()
        await asyncio.sleep(0)
    await asyncio.sleep(0)
    assert (delivery.dropped, delivery._under_way, delivery._receivers) == (0, {}, {})


async def test_a_webhook_that_hangs_delays_no_other_webhook() -> None:
    async def silent(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await reader.read()
        await hang()

    async with http_receiver() as receiver, listening(silent) as tarpit, notified(port=receiver.port) as there:
        sender, room = there.notifications._sender, there.table.session.room
        sender.guard._allowed |= {f"127.0.0.1:{tarpit}"}
        for _ in range(MOST_OF_ROOM - 1):
            sender.announce(room, Webhook(f"http://127.0.0.1:{tarpit}/", "ntfy", "en"), ())
        sender.announce(room, Webhook(receiver.url(), "ntfy", "en"), ())
        async with asyncio.timeout(5):
            while not receiver.requests:
                await asyncio.sleep(0.01)
