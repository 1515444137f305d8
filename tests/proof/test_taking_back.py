"""Taking back never crosses chance, a hidden card, another's decision or a turn: tests/game/test_undo at length."""

from collections.abc import Callable

import pytest
from tests.game.test_undo import check_game
from tests.proof.games import CHUNKS, numbered, proof_size


@pytest.mark.long
@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_taking_back_is_fair_in_many_games(chunk: int, record_property: Callable[[str, object], None]) -> None:
    numbers = range(chunk, proof_size(), CHUNKS)
    tried = sum(check_game(*numbered(number), most=100_000) for number in numbers)
    record_property("counted", {"games": len(numbers), "times something was taken back": tried})
