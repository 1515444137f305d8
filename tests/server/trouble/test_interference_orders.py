"""Standing orders tell nothing: in worlds a reader cannot tell apart they answer at the same moments.

`BLACKGATE_LONG=1` plays 200 games.
"""

import asyncio
from random import Random
from typing import Any

import pytest
from tests.proof.beside import LeakError
from tests.proof.tally import Tally
from tests.proof.watching import choose
from tests.properties.combos import rich
from tests.properties.deeds import take
from tests.server.trouble.ordered import OrderedPair
from tests.server.trouble.sizes import size
from tests.server.trouble.test_interference import DECISIONS, TABLES

from blackgate import Game
from blackgate.game.actions import Action
from blackgate.game.view import View
from blackgate.server import orders
from blackgate.server.room import settling

GAMES = size(6, 200)


async def watched(number: int, tally: Tally) -> None:
    """One game; at every decision somebody looks on who could be in another world."""
    settings, chooser = TABLES[number % len(TABLES)], Random(f"orders {number}")
    game = Game(settings.rules(), number)
    game = rich(game, chooser) if number % 3 != 2 else game
    game.listen()
    tally.games += 1
    for _ in range(DECISIONS):
        if game.over:
            return
        viewer = chooser.choice([None, *range(settings.players)])
        await OrderedPair(game, viewer, settings, tally).follow(chooser)
        take(game, choose(game, chooser))


def watch(games: int) -> Tally:
    async def run() -> Tally:
        tally = Tally()
        for number in range(games):
            await watched(number, tally)
        return tally

    return asyncio.run(run())


def test_orders_answer_at_moments_that_tell_nothing(record_property: Any) -> None:
    tally = watch(GAMES)
    record_property(
        "figures",
        f"{tally.counted()}, {tally.comparisons['orders']} answers by order, {tally.comparisons['frames']} times "
        f"frames, parted by {dict(tally.parted)}",
    )
    assert tally.differing.total() == 0
    assert tally.comparisons["orders"] > 10 * GAMES
    assert tally.comparisons["frames"] > 10 * GAMES


def test_an_order_that_asks_when_it_cannot_be_carried_out_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    """Who has ordered to give what is not in the hand would be waited for, and who has it would not."""

    def hesitating(given: orders.Orders, asked: View) -> Action | None:
        found = orders.standing_answer(given, asked)
        if found is None:
            return None
        return found if found.word == orders._word(asked, getattr(given, orders.ORDERS[asked.question])) else None

    monkeypatch.setattr(settling, "standing_answer", hesitating)
    with pytest.raises(LeakError, match=r"or None|comes after"):
        watch(12)
