"""Deal the hidden part of a running Exchange. Other players know only the numbers. Rule: RULING-40."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from blackgate.engine.agenda import operand, set_operand
from blackgate.engine.chance import below
from blackgate.engine.exchange import Proposal, chosen_freely, in_box, total
from blackgate.engine.state import State, own_shelf

TRIES: Final[i64] = 30


@final
class ExchangeDealer:
    """Deals the terms of an Exchange from the two seats, the known terms and the public numbers."""

    def __init__(self, proposer: int, mate: int, given: int, wanted: bool, asked: int, chosen: int) -> None:
        self.proposer: i64 = proposer
        self.mate: i64 = mate
        self.given: i64 = given
        """Number of cards given; below 0 if the cards are known."""
        self.wanted = wanted
        """Whether the kinds asked for are known."""
        self.asked: i64 = asked
        """Number of cards asked for, including those chosen already."""
        self.chosen: i64 = chosen
        """Number of cards the teammate has chosen; below 0 if the cards are known."""

    def deal(self, world: State) -> bool:
        """Deal terms that fit the numbers and the hands of this world. Returns whether any were found."""
        shelf = own_shelf(world)
        if self.given >= 0:
            shelf.given = random_cards(world, self.proposer, self.given)
        tries: i64 = 0
        while tries < TRIES:
            if self.chosen >= 0:
                shelf.returned = random_cards(world, self.mate, self.chosen)
            if not self.wanted:
                shelf.wanted = random_wish(world, below(world, self.asked + 1) if tries < TRIES - 1 else 0)
            open_: i64 = self.asked - total(shelf.wanted) - chosen_freely(world, self.mate)
            if not self.wanted and open_ >= 0:
                set_operand(world, Proposal.ANY, open_)
                return True
            if self.wanted and open_ == operand(world, Proposal.ANY):
                return True
            tries += 1
        return False


def random_cards(world: State, seat: i64, count: i64) -> vec[i64]:
    """Random cards of a hand."""
    left = world.players[seat].hand[:]
    size: i64 = world.players[seat].size
    taken = vec[i64]([0] * world.rules.cards)
    while count > 0 and size > 0:
        at: i64 = below(world, size)
        card: i64 = 0
        while at >= left[card]:
            at -= left[card]
            card += 1
        left[card] -= 1
        taken[card] += 1
        size -= 1
        count -= 1
    return taken


def random_wish(world: State, count: i64) -> vec[i64]:
    """Random kinds of cards to ask for, no more of a kind than the box has."""
    rules = world.rules
    wanted = vec[i64]([0] * rules.cards)
    while count > 0:
        kind: i64 = below(world, rules.cards)
        if rules.card_kind[kind] == kind and wanted[kind] < in_box(world, kind):
            wanted[kind] += 1
            count -= 1
    return wanted
