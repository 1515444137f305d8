"""The menu: filled in order, again and again; without room it only counts."""

import pytest

from blackgate.engine.actions import Act
from blackgate.engine.menu import Menu
from blackgate.engine.terms import SLOTS, Card
from blackgate.engine.vocabulary import ACTIONS, BASE, BLOCKS, FIRST, MODULE_TERMS


def held(menu: Menu) -> list[int]:
    return [int(menu.items[n]) for n in range(menu.count)]


def test_options_stand_in_the_order_they_came() -> None:
    menu = Menu()
    for action in (5, 3, 9):
        menu.add(action)
    assert held(menu) == [5, 3, 9]
    assert menu.holds(3)
    assert not menu.holds(4)
    menu.count = 0
    assert not menu.holds(3)


@pytest.mark.parametrize("card", [0, 1, 30, 31, 32, 33, 47, Card.MOST - 1])
def test_every_card_of_a_mask_is_offered(card: int) -> None:
    menu = Menu()
    menu.add_cards(Act.CARD, (1 << card) | 1)
    assert held(menu) == sorted({Act.CARD, Act.CARD + card})


def test_without_room_it_counts() -> None:
    tally = Menu(False)
    tally.add_cards(Act.CARD, (1 << Card.MOST) - 1)
    tally.add(0)
    assert (tally.count, len(tally.items)) == (Card.MOST + 1, 0)


def test_blocks_fill_the_action_space_without_gaps() -> None:
    end = 0
    for _, base, size, _ in BLOCKS:
        assert base == end
        end = base + size
    assert end == ACTIONS == 342
    assert len({word for word, *_ in BLOCKS}) == len(BLOCKS)
    by_word = {word: (base, size) for word, base, size, _ in BLOCKS}
    assert by_word["cautious"][1] == len(SLOTS)
    assert by_word["ask_card"][1] == Card.MOST
    declared = [BASE, *MODULE_TERMS.values()]
    assert {word: number for terms in declared for word, number in terms.actions.items()} == FIRST
