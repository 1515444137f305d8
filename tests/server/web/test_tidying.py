"""Garbage is looked for when nothing goes on, and never for ever put off."""

import asyncio
import gc
import weakref
from collections.abc import Callable, Iterator
from itertools import count
from random import Random

import pytest
from tests.server.people import open_hall, seated

from blackgate.server.settings import RoomSettings
from blackgate.server.web import serve


class Knot:
    """Something that holds itself, so that only the collector can free it."""

    def __init__(self) -> None:
        self.itself = self


@pytest.fixture(autouse=True)
def usual_collector() -> Iterator[None]:
    before = gc.get_threshold()
    yield
    gc.unfreeze()
    gc.set_threshold(*before)


def is_freed(deeds: Callable[[], float], monkeypatch: pytest.MonkeyPatch, latest: int) -> bool:
    """Whether garbage that has grown old is gone after some looks."""
    monkeypatch.setattr(serve, "TIDYING", 0.01)
    monkeypatch.setattr(serve, "LATEST", latest)

    async def run() -> bool:
        chore = asyncio.create_task(serve.tidying(deeds))
        await asyncio.sleep(0)
        knot = Knot()
        gone = weakref.ref(knot)
        gc.collect(0)  # it is not among the young any more, who are looked through all the time
        del knot
        await asyncio.sleep(0.2)
        chore.cancel()
        return gone() is None

    return asyncio.run(run())


def test_it_is_tidied_up_when_nothing_goes_on(monkeypatch: pytest.MonkeyPatch) -> None:
    assert is_freed(lambda: 0.0, monkeypatch, latest=1_000_000)


def test_it_is_not_while_people_play(monkeypatch: pytest.MonkeyPatch) -> None:
    moves = count()
    assert not is_freed(lambda: float(next(moves)), monkeypatch, latest=1_000_000)


def test_it_is_not_put_off_for_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    moves = count()
    assert is_freed(lambda: float(next(moves)), monkeypatch, latest=3)


def passes(young: int, monkeypatch: pytest.MonkeyPatch) -> int:
    """How often the collector looks through what is young while some decisions are taken."""
    monkeypatch.setattr(serve, "YOUNG", young)

    async def run() -> int:
        async with open_hall() as hall:
            table = await seated(hall, RoomSettings(players=4, windows="swift"))
            chore = asyncio.create_task(serve.tidying(lambda: 0.0))
            await asyncio.sleep(0)
            before = int(gc.get_stats()[0]["collections"])
            await table.play(150, Random(1))
            chore.cancel()
            return int(gc.get_stats()[0]["collections"]) - before

    return asyncio.run(run())


def test_what_is_young_is_looked_through_before_it_is_much(monkeypatch: pytest.MonkeyPatch) -> None:
    assert passes(serve.YOUNG, monkeypatch) > 0


def test_who_waits_for_ten_thousand_things_would_be_found_out(monkeypatch: pytest.MonkeyPatch) -> None:
    assert passes(10_000, monkeypatch) == 0
