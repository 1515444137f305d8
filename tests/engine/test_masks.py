"""Hands of an edition with as many cards as there may be: compiled, a mask has 60 members like anywhere else."""

import re
from pathlib import Path

import pytest
from tests.properties.tables import setting

from blackgate.engine.hand import clear_table, gain, lay, lose
from blackgate.engine.setup import empty_table
from blackgate.engine.terms import Card

TABLES = setting("fixtures", 2, 0).tables


@pytest.mark.parametrize("card", range(TABLES.cards))
def test_a_card_is_held_under_its_own_number(card: int) -> None:
    state = empty_table(TABLES, 1)
    player = state.players[0]
    gain(player, card)
    assert player.holds == 1 << card
    gain(player, 0)
    lose(player, card)
    assert player.holds == 1
    gain(player, card)
    lay(state, 0, card)
    clear_table(state, 1 << card)
    assert list(state.laid) == []


def test_there_are_cards_beyond_the_thirty_second() -> None:
    assert 32 < TABLES.cards <= Card.MOST


def shifted_ones(text: str) -> list[str]:
    """Places where a literal 1 is shifted by something that is not a constant: 32 bits wide once compiled."""
    return re.findall(r"1 << [a-z]\w*", re.sub(r"`[^`]*`", "", text))


def test_the_engine_never_shifts_a_literal_one(root: Path) -> None:
    found = {path.name: shifted_ones(path.read_text("utf-8")) for path in (root / "src/blackgate/engine").glob("*.py")}
    assert not [name for name, places in found.items() if places]
    assert shifted_ones("holds |= 1 << card") == ["1 << card"]
