"""Payers hold the lock in turn, and nobody fills the queue for others."""

import asyncio

import pytest

from blackgate.server.offload.fair_lock import FairLock
from blackgate.server.problems import Refused


def order(wanted: str) -> str:
    """The order in which payers get the lock who ask in this order, while another one holds it."""

    async def run() -> str:
        turns, done = FairLock(), list[str]()

        async def take(payer: str) -> None:
            async with turns.turn(payer):
                done.append(payer)
                await asyncio.sleep(0)

        async with turns.turn("first"):
            tasks = [asyncio.create_task(take(payer)) for payer in wanted]
            await asyncio.sleep(0)
            assert turns.waiting == len(wanted)
        await asyncio.gather(*tasks)
        assert turns.waiting == 0
        return "".join(done)

    return asyncio.run(run())


@pytest.mark.parametrize(("wanted", "served"), [("aaaabc", "abcaaa"), ("ab", "ab"), ("aabbcc", "abcabc"), ("a", "a")])
def test_payers_hold_the_lock_in_turn(wanted: str, served: str) -> None:
    assert order(wanted) == served


async def test_one_payer_holds_the_lock_at_a_time() -> None:
    async def run() -> None:
        turns, inside = FairLock(), 0

        async def take(payer: str) -> None:
            nonlocal inside
            async with turns.turn(payer):
                inside += 1
                assert inside == 1
                await asyncio.sleep(0.001)
                inside -= 1

        await asyncio.gather(*(take(payer) for payer in "abcabc"))

    await run()


async def test_too_many_waiters_are_refused_per_payer_and_in_total() -> None:
    turns = FairLock(most=3, most_of_one=2)
    async with turns.turn("first"):
        tasks = [asyncio.create_task(wait(turns, payer)) for payer in "aaabb"]
        found = await asyncio.gather(*tasks[2:3], *tasks[4:], return_exceptions=True)
    assert [each.code for each in found if isinstance(each, Refused)] == ["too_fast", "unavailable"]
    await asyncio.gather(*tasks, return_exceptions=True)
    async with turns.turn("a"):
        assert turns.waiting == 0


async def test_a_cancelled_waiter_lets_the_next_one_in() -> None:
    turns = FairLock()
    async with turns.turn("first"):
        tasks = [asyncio.create_task(wait(turns, payer)) for payer in "aab"]
        await asyncio.sleep(0)
        tasks[0].cancel()
        await asyncio.sleep(0)
        assert turns.waiting == 2
    tasks[1].cancel()  # in the very moment in which it was given the turn
    await asyncio.wait_for(tasks[2], 5)
    async with asyncio.timeout(5), turns.turn("c"):
        pass


async def wait(turns: FairLock, payer: str) -> None:
    async with turns.turn(payer):
        pass
