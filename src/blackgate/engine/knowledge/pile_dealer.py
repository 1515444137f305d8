"""Deal the face-down piles: Backgrounds, gang piles, Traumas, Michel(le) cards.

Rule: INFO-2, INFO-8, INFO-9, RULING-20, RULING-130.
"""

from typing import final

from librt.vecs import append, vec
from mypy_extensions import i64

from blackgate.engine.chance import shuffled
from blackgate.engine.knowledge.backgrounds import BackgroundKnowledge
from blackgate.engine.knowledge.piles import PileKnowledge
from blackgate.engine.state import State, own_shelf


@final
class PileDealer:
    """Deals the face-down piles as one observer knows them."""

    def __init__(self, state: State, known: BackgroundKnowledge, piles: PileKnowledge) -> None:
        self.seats: vec[i64] = vec[i64](known.seats)
        self.put_off: vec[i64] = vec[i64](known.put_off)
        self.backs: vec[i64] = state.shelf.backgrounds
        """By card of the Background discard: below 0 if it is face down."""
        self.pools: list[vec[i64]] = [vec[i64](pool) for pool in known.pools]
        self.gang_above: list[vec[i64]] = [closed(state, gang, cards) for gang, cards in enumerate(piles.gang_above)]
        self.gang_below: list[vec[i64]] = [vec[i64](pile) for pile in piles.gang_below]
        self.trauma_above: vec[i64] = vec[i64](piles.trauma_above)
        self.trauma_below: vec[i64] = vec[i64](piles.trauma_below[::-1])

    def deal(self, world: State) -> None:
        """Deal all of them in random order."""
        deal_backgrounds(self, world)
        deal_gang_piles(self, world)
        deal_stacks(self, world)


def closed(state: State, gang: int, cards: list[int]) -> vec[i64]:
    """The cards of a gang pile in unknown order, without the open one on top. Rule: RULING-20."""
    top = int(state.gang_piles[state.rules.gang_pile(gang) + 1])
    rest = cards[:]
    if top in rest:
        rest.remove(top)
    return vec[i64](rest)


def deal_backgrounds(dealer: PileDealer, world: State) -> None:
    """Deal hidden Backgrounds: those of seats, those discarded face down, and the undealt ones.

    Rule: INFO-2, RULING-130.
    """
    pools: list[vec[i64]] = [shuffled(world, pool) for pool in dealer.pools]
    taken: list[i64] = [0 for _ in pools]
    for seat, player in enumerate(world.players):
        if dealer.seats[seat] < 0:
            player.background = next_background(pools, taken, dealer.seats[seat])
    if len(dealer.put_off) > 0:
        shelf = own_shelf(world)
        pile = vec[i64]()
        for n, mark in enumerate(dealer.put_off):
            face_down: bool = dealer.backs[n] < 0
            power = mark if mark > 0 else next_background(pools, taken, mark)
            pile = append(pile, -power if face_down else power)
        shelf.backgrounds = pile
    last: i64 = len(pools) - 1
    undealt = vec[i64]()
    while taken[last] < len(pools[last]):
        undealt = append(undealt, next_background(pools, taken, -1 - last))
    world.backgrounds = undealt


def next_background(pools: list[vec[i64]], taken: list[i64], mark: i64) -> i64:
    """The next card of a pool, or of the pool nested in it."""
    while mark < 0:
        pool: i64 = -1 - mark
        mark = pools[pool][taken[pool]]
        taken[pool] += 1
    return mark


def deal_gang_piles(dealer: PileDealer, world: State) -> None:
    """Deal the gang piles: an open top card stays, and known cards at the bottom keep their order.

    Rule: RULING-20, SETUP-4.
    """
    rules = world.rules
    piles = world.gang_piles[:]
    gang: i64 = 0
    while gang < rules.gangs:
        start: i64 = rules.gang_pile(gang)
        size: i64 = piles[start]
        open_: i64 = 0
        if piles[start + 1] != 0:
            open_ = 1
        order = shuffled(world, dealer.gang_above[gang])
        i: i64 = open_
        while i < size:
            at: i64 = i - open_
            if at < len(order):
                piles[start + 1 + i] = order[at]
            else:
                piles[start + 1 + i] = dealer.gang_below[gang][i - (size - len(dealer.gang_below[gang]))]
            i += 1
        gang += 1
    world.gang_piles = piles


def deal_stacks(dealer: PileDealer, world: State) -> None:
    """Deal Traumas and Michel(le) cards. Rule: INFO-8, INFO-9."""
    if len(dealer.trauma_above) + len(dealer.trauma_below) + len(world.shelf.michel_deck) > 0:
        shelf = own_shelf(world)
        stack = dealer.trauma_below[:]
        for kind in shuffled(world, dealer.trauma_above):
            stack = append(stack, kind)
        shelf.traumas = stack
        shelf.michel_deck = shuffled(world, shelf.michel_deck)
