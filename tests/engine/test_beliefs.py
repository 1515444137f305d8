"""What an observer believes stays small, whatever passes unseen from hand to hand."""

from random import Random

import pytest

from blackgate.engine.knowledge.beliefs import MAX_HYPOTHESES, MAX_POOLS, Beliefs, prior

CARDS, PILES = 30, 10
HANDS = 2


class Table:
    """Two hidden hands that trade handfuls, and what somebody believes who watches them."""

    def __init__(self, seed: int) -> None:
        self.dice = Random(seed)
        self.deck = [card for card in range(PILES, CARDS) for _ in range(3)]
        self.dice.shuffle(self.deck)
        self.hands: list[list[int]] = [[], []]
        unseen = [self.deck.count(card) for card in range(CARDS)]
        nothing = [[0] * CARDS for _ in range(HANDS + 1)]
        self.beliefs = Beliefs(CARDS, prior(CARDS, nothing, [0] * (HANDS + 1), unseen))

    def draw(self, seat: int) -> None:
        self.hands[seat].append(self.deck.pop())
        self.beliefs.draw(seat)

    def gain(self, seat: int, card: int) -> None:
        self.hands[seat].append(card)
        self.beliefs.gain(seat, card)

    def trade(self, giver: int, cards: int) -> None:
        for _ in range(min(cards, len(self.hands[giver]))):
            self.hands[1 - giver].append(self.hands[giver].pop(self.dice.randrange(len(self.hands[giver]))))
            self.beliefs.pass_unseen(giver, 1 - giver)

    def show(self, seat: int) -> int:
        card = self.hands[seat].pop(self.dice.randrange(len(self.hands[seat])))
        self.beliefs.show(seat, card)
        return card


@pytest.mark.parametrize("seed", range(4))
def test_beliefs_stay_small_when_handfuls_are_traded(seed: int) -> None:
    """Pools that hold cards of earlier pools could be looked through in 2^20 ways, which took all memory there was."""
    table = Table(seed)
    discard: list[int] = []
    for turn in range(60):
        seat = turn % HANDS
        if table.deck:
            table.draw(seat)
        table.gain(seat, table.dice.randrange(PILES))
        table.trade(seat, 9)
        if turn % 3 == 2 and table.hands[seat]:
            discard.append(table.show(seat))
        if turn % 20 == 19:
            contents = [discard.count(card) if card >= PILES else 0 for card in range(CARDS)]
            table.deck += [card for card in discard if card >= PILES]
            discard = []
            table.beliefs.reshuffle(contents)
        found = table.beliefs.all
        assert len(found) <= MAX_HYPOTHESES
        assert len(found[0].pools) <= MAX_POOLS
        # An observation that seems impossible would be passed over, and the numbers of cards no longer agree.
        assert {sum(one.hands[seat]) for one in found} == {len(table.hands[seat])}
