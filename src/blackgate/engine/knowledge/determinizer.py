"""Determinization: sample full states that agree with everything one observer has seen.

The public part of the table is set up once. Each sample picks a hypothesis by its weight and deals each pool in random
order. A sample that does not allow the pending question is rejected and dealt again.

Rule: INFO-1, INFO-2.
"""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from blackgate.engine.chance import below, shuffled
from blackgate.engine.hand import gain, one_by_one
from blackgate.engine.knowledge.constraints import is_consistent, meets_requirements, required_cards
from blackgate.engine.knowledge.exchange_dealer import ExchangeDealer
from blackgate.engine.knowledge.hypothesis import Hypothesis
from blackgate.engine.knowledge.observer import Observer
from blackgate.engine.knowledge.pile_dealer import PileDealer
from blackgate.engine.masks import bit, lowest
from blackgate.engine.menu import Menu
from blackgate.engine.pieces import Player
from blackgate.engine.state import State

TRIES: Final[i64] = 60
"""Number of random deals before the required cards are put directly into the hand that needs them."""
LAST_TRY: Final[i64] = 3000
WEIGHT_SCALE: Final = 1 << 30
"""Weights are scaled to integers with this sum."""


@final
class DealPlan:
    """One hypothesis, prepared for dealing."""

    def __init__(self, hypothesis: Hypothesis, cards: int, seats: int) -> None:
        self.sure: list[vec[i64]] = [vec[i64](row[:cards]) for row in hypothesis.hands]
        """By seat, by card."""
        self.shares: list[vec[i64]] = [
            vec[i64]([hypothesis.hands[seat][cards + pool] for seat in range(seats)])
            for pool in range(len(hypothesis.pools))
        ]
        """By pool, by seat: how many of its cards are there."""
        self.contents: list[vec[i64]] = [one_by_one(vec[i64](row)) for row in hypothesis.pools]
        """By pool: a list of its marks."""


@final
class Determinizer:
    """Samples worlds: holds the public part of a table and everything that can be dealt into it."""

    def __init__(
        self, state: State, observer: Observer, terms: ExchangeDealer | None, options: list[int] | None = None
    ) -> None:
        beliefs = observer.beliefs
        self.state = state
        self.menu = Menu()
        self.rest: vec[i64] = vec[i64]()
        """Cards that the last deal left for the deck."""
        self.terms = terms
        """The hidden part of a running Exchange."""
        self.options = options
        """The viewer's options, where they depend on cards it cannot see: discarded ones (RULING-35)."""
        self.hidden: list[bool] = [not sees for sees in observer.sees]
        self.deck: i64 = beliefs.deck
        self.required: list[int] = required_cards(state)
        """Masks of cards that the seat that is asked must hold."""
        self.plans: list[DealPlan] = [
            DealPlan(hypothesis, beliefs.cards, len(observer.sees) + 1) for hypothesis in beliefs.all
        ]
        self.bounds: list[int] = []
        """By hypothesis: the upper bound of its share of WEIGHT_SCALE."""
        self.lacking: vec[i64] = vec[i64]([masked(cards) for cards in observer.lacking])
        self.face_down = PileDealer(state, observer.backgrounds, observer.piles)
        self._share_out([hypothesis.weight for hypothesis in beliefs.all])

    def _share_out(self, weights: list[float]) -> None:
        total, sum_ = sum(weights), 0.0
        for weight in weights:
            sum_ += weight
            self.bounds.append(int(sum_ / total * WEIGHT_SCALE))
        self.bounds[-1] = WEIGHT_SCALE

    def sample(self, chance: i64) -> State | None:
        """Sample a full state, another for each `chance`. None if nothing fits, which no real game leads to."""
        world = self.state.clone()
        world.chance = chance
        self.face_down.deal(world)
        tries: i64 = 0
        while tries < LAST_TRY:
            if deal_hands(self, world, tries >= TRIES) and self.fits(world):
                world.deck = shuffled(world, self.rest)
                world.drawn = 0
                return world
            tries += 1
        return None

    def fits(self, world: State) -> bool:
        """Whether the dealt hands agree with all that is known; deals the terms of an Exchange on the way."""
        if self.terms is not None and not self.terms.deal(world):
            return False
        return is_consistent(world, self.menu) and not holds_lacking(self, world) and self.offers_the_same()

    def offers_the_same(self) -> bool:
        """Whether the options in this world are those of the viewer, as far as they are known."""
        if self.options is None:
            return True
        if self.menu.count != len(self.options):
            return False
        return all(self.menu.holds(option) for option in self.options)


def masked(cards: list[int]) -> i64:
    """Cards as a mask."""
    mask: i64 = 0
    for card in cards:
        mask |= bit(card)
    return mask


def holds_lacking(determinizer: Determinizer, world: State) -> bool:
    """Whether a hand holds a card that it is known not to hold."""
    seat: i64 = 0
    while seat < world.rules.players:
        if world.players[seat].holds & determinizer.lacking[seat]:
            return True
        seat += 1
    return False


def pick_plan(determinizer: Determinizer, world: State) -> DealPlan:
    """Draw the plan of one hypothesis by weight."""
    if len(determinizer.plans) == 1:
        return determinizer.plans[0]
    drawn = below(world, WEIGHT_SCALE)
    n: i64 = 0
    while drawn >= determinizer.bounds[n]:
        n += 1
    return determinizer.plans[n]


def deal_hands(determinizer: Determinizer, world: State, pressed: bool) -> bool:
    """Deal the hands: later pools first, because they may contain earlier ones, and first the seat that is asked.

    If `pressed`, the cards that a question needs are dealt first. Returns whether the seat that is asked holds them.
    """
    rules = world.rules
    plan = pick_plan(determinizer, world)
    asked = world.agenda[world.top + 1] if world.top >= 0 else 0
    shares: list[vec[i64]] = [row[:] for row in plan.shares]
    seat: i64 = 0
    while seat < rules.players:
        if determinizer.hidden[seat]:
            fill_hand(world.players[seat], plan.sure[seat])
        seat += 1
    pool: i64 = len(plan.contents) - 1
    while pool >= 0:
        marks = plan.contents[pool][:]
        left: i64 = len(marks)
        if pressed:
            left = deal_required(world, marks, shares[pool], determinizer.required)
        i: i64 = 0
        while i < rules.players:
            seat = (asked + i) % rules.players
            if shares[pool][seat] > 0:
                left = deal(world, world.players[seat], marks, left, shares, pool, seat)
            if i == 0 and pool == 0 and len(determinizer.required) > 0 and not meets_requirements(world):
                return False
            i += 1
        if shares[pool][rules.players] > 0:
            left = deal_discards(world, determinizer.state.discard, marks, left, shares[pool][rules.players])
        if pool == determinizer.deck:
            determinizer.rest = marks[:left]
        pool -= 1
    return True


def deal(world: State, player: Player, marks: vec[i64], left: i64, shares: list[vec[i64]], pool: i64, seat: i64) -> i64:
    """Deal a hand its random share of a pool. Returns how many cards of the pool are left."""
    count: i64 = shares[pool][seat]
    while count > 0:
        count -= 1
        at: i64 = below(world, left)
        left -= 1
        mark = marks[at]
        marks[at] = marks[left]
        if mark >= world.rules.cards:
            shares[mark - world.rules.cards][seat] += 1
        else:
            gain(player, mark)
    return left


def deal_discards(world: State, seen: vec[i64], marks: vec[i64], left: i64, count: i64) -> i64:
    """Deal discarded cards that nobody may look at; they lie under the visible ones. Rule: RULING-35."""
    pile = vec[i64]()
    while count > 0:
        count -= 1
        at: i64 = below(world, left)
        left -= 1
        pile = append(pile, marks[at])
        marks[at] = marks[left]
    for card in seen:
        pile = append(pile, card)
    world.discard = pile
    return left


def deal_required(world: State, marks: vec[i64], shares: vec[i64], wanted: list[int]) -> i64:
    """Give the seat that is asked a card for each need its hand does not meet. Returns how many marks are left."""
    seat = world.agenda[world.top + 1]
    left: i64 = len(marks)
    have: i64 = world.players[seat].holds
    for mask in wanted:
        if mask & have != 0:
            have &= ~bit(lowest(mask & have))
        elif shares[seat] > 0:
            at: i64 = find(marks, mask, world.rules.cards, below(world, left), left)
            if at >= 0:
                gain(world.players[seat], marks[at])
                shares[seat] -= 1
                left -= 1
                marks[at] = marks[left]
    return left


def find(marks: vec[i64], mask: i64, cards: i64, first: i64, left: i64) -> i64:
    """The position of a card of a mask among the remaining marks, searching from `first` on; -1 if there is none."""
    i: i64 = 0
    while i < left:
        at: i64 = (first + i) % left
        if marks[at] < cards and mask & bit(marks[at]):
            return at
        i += 1
    return -1


def fill_hand(player: Player, counts: vec[i64]) -> None:
    """Set a hand to exactly these cards."""
    player.hand = counts[:]
    player.holds = 0
    player.size = 0
    card: i64 = 0
    while card < len(counts):
        if counts[card] > 0:
            player.holds |= bit(card)
            player.size += counts[card]
        card += 1
