"""Standing orders reveal nothing: in worlds a viewer cannot tell apart they answer at the same times.

`BLACKGATE_LONG=1` plays 200 games.
"""

from typing import Any

import pytest
from tests.proof.beside import LeakError
from tests.server.chaos.noninterference import watch
from tests.server.chaos.sizes import size
from tests.server.chaos.twin_orders import OrderedPair

from blackgate.game.actions import Action
from blackgate.game.view import View
from blackgate.server import orders
from blackgate.server.room import automatic

GAMES = size(6, 200)
EVERY = size(3, 1)
"""Of so many decisions, a viewer is compared at one, and at those that follow it."""


def test_orders_answer_at_times_that_reveal_nothing(record_property: Any) -> None:
    tally = watch(GAMES, "orders", OrderedPair, every=EVERY)
    record_property(
        "figures",
        f"{tally.counted()}, {tally.comparisons['orders']} answers by order, {tally.comparisons['frames']} times "
        f"frames, parted by {dict(tally.parted)}",
    )
    assert tally.differing.total() == 0
    assert tally.bytes > 10_000 * GAMES
    assert tally.comparisons["orders"] > 10 * GAMES
    assert tally.comparisons["frames"] > 10 * GAMES


def test_an_order_that_asks_when_it_is_impossible_is_detected(monkeypatch: pytest.MonkeyPatch) -> None:
    """An order to give a card that is not held would cause a wait, and reveal the hand."""

    def hesitating(given: orders.Orders, asked: View) -> Action | None:
        found = orders.standing_answer(given, asked)
        if found is None:
            return None
        return found if found.word == orders._word(asked, orders._order(given, asked)) else None

    monkeypatch.setattr(automatic, "standing_answer", hesitating)
    with pytest.raises(LeakError, match=r"or None|None or|comes after"):
        watch(GAMES, "orders", OrderedPair, every=EVERY)
