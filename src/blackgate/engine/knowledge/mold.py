"""Worlds an onlooker could be in: the open part of the table once, and what is hidden dealt into it again and again.

Every world agrees with all that was seen. Cards that were not seen are dealt in proportion to what is left: a guess by
its weight, then each pool in random order. A world that does not allow the pending question is dealt again.
Rule: INFO-1, INFO-2.
"""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from blackgate.engine.chance import below, shuffled
from blackgate.engine.hand import gain, one_by_one
from blackgate.engine.knowledge.exchange import Terms
from blackgate.engine.knowledge.face_down import FaceDown
from blackgate.engine.knowledge.guess import Guess
from blackgate.engine.knowledge.possible import is_possible, is_served, needs
from blackgate.engine.knowledge.witness import Witness
from blackgate.engine.masks import bit, lowest
from blackgate.engine.menu import Menu
from blackgate.engine.state import Player, State

TRIES: Final[i64] = 60
"""Deals before the cards a question needs are put into the hand that needs them."""
LAST_TRY: Final[i64] = 3000
FINE: Final = 1 << 30
"""Weights are drawn as whole numbers out of this many."""


@final
class Cast:
    """One guess, laid out for dealing."""

    def __init__(self, guess: Guess, cards: int, seats: int) -> None:
        self.sure: list[vec[i64]] = [vec[i64](row[:cards]) for row in guess.hands]
        """By seat, by card."""
        self.shares: list[vec[i64]] = [
            vec[i64]([guess.hands[seat][cards + pool] for seat in range(seats)]) for pool in range(len(guess.pools))
        ]
        """By pool, by seat: how many of its cards lie there."""
        self.contents: list[vec[i64]] = [one_by_one(vec[i64](row)) for row in guess.pools]
        """By pool: its marks, one by one."""


@final
class Mold:
    """The open part of a table, and everything that can be dealt into it."""

    def __init__(self, state: State, witness: Witness, terms: Terms | None, options: list[int] | None = None) -> None:
        guesses = witness.guesses
        self.state = state
        self.menu = Menu()
        self.rest: vec[i64] = vec[i64]()
        """What the last deal left for the deck."""
        self.terms = terms
        """The hidden part of a running Exchange."""
        self.options = options
        """What the viewer may answer, where that depends on cards it cannot see: discarded ones (RULING-35)."""
        self.hidden: list[bool] = [not sees for sees in witness.sees]
        self.deck: i64 = guesses.deck
        self.needs: list[int] = needs(state)
        """What the seat that is asked must hold."""
        self.casts: list[Cast] = [Cast(guess, guesses.cards, len(witness.sees) + 1) for guess in guesses.all]
        self.bounds: list[int] = []
        """By guess: up to where its share of FINE goes."""
        self.lacking: vec[i64] = vec[i64]([masked(cards) for cards in witness.lacking])
        self.face_down = FaceDown(state, witness.backgrounds, witness.piles)
        self._share_out([guess.weight for guess in guesses.all])

    def _share_out(self, weights: list[float]) -> None:
        total, sum_ = sum(weights), 0.0
        for weight in weights:
            sum_ += weight
            self.bounds.append(int(sum_ / total * FINE))
        self.bounds[-1] = FINE

    def world(self, chance: i64) -> State | None:
        """A full state, another for each chance; None if nothing fits, which no game leads to."""
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
        """Whether the hands just dealt agree with all that is known; the terms of an Exchange are made on the way."""
        if self.terms is not None and not self.terms.deal(world):
            return False
        return is_possible(world, self.menu) and not holds_lacking(self, world) and self.offers_the_same()

    def offers_the_same(self) -> bool:
        """Whether the menu just made is the viewer's, as far as it is known."""
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


def holds_lacking(mold: Mold, world: State) -> bool:
    """Whether a hand holds what it is known not to hold."""
    seat: i64 = 0
    while seat < world.rules.players:
        if world.players[seat].holds & mold.lacking[seat]:
            return True
        seat += 1
    return False


def pick_cast(mold: Mold, world: State) -> Cast:
    """One of the guesses, each by its weight."""
    if len(mold.casts) == 1:
        return mold.casts[0]
    drawn = below(world, FINE)
    n: i64 = 0
    while drawn >= mold.bounds[n]:
        n += 1
    return mold.casts[n]


def deal_hands(mold: Mold, world: State, pressed: bool) -> bool:
    """The hands, pools that hold cards of others first, the seat that is asked before the others.

    If pressed, the cards a question needs come first. Whether the hand that is asked serves its question.
    """
    rules = world.rules
    cast = pick_cast(mold, world)
    asked = world.agenda[world.top + 1] if world.top >= 0 else 0
    shares: list[vec[i64]] = [row[:] for row in cast.shares]
    seat: i64 = 0
    while seat < rules.players:
        if mold.hidden[seat]:
            fill_hand(world.players[seat], cast.sure[seat])
        seat += 1
    pool: i64 = len(cast.contents) - 1
    while pool >= 0:
        marks = cast.contents[pool][:]
        left: i64 = len(marks)
        if pressed:
            left = serve(world, marks, shares[pool], mold.needs)
        i: i64 = 0
        while i < rules.players:
            seat = (asked + i) % rules.players
            if shares[pool][seat] > 0:
                left = deal(world, world.players[seat], marks, left, shares, pool, seat)
            if i == 0 and pool == 0 and len(mold.needs) > 0 and not is_served(world):
                return False
            i += 1
        if shares[pool][rules.players] > 0:
            left = lay_beside(world, mold.state.discard, marks, left, shares[pool][rules.players])
        if pool == mold.deck:
            mold.rest = marks[:left]
        pool -= 1
    return True


def deal(world: State, player: Player, marks: vec[i64], left: i64, shares: list[vec[i64]], pool: i64, seat: i64) -> i64:
    """A hand gets its cards of a pool, any of those that are left; how many are left then."""
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


def lay_beside(world: State, seen: vec[i64], marks: vec[i64], left: i64, count: i64) -> i64:
    """Discarded cards that nobody may look at lie under those that are seen. Rule: RULING-35."""
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


def serve(world: State, marks: vec[i64], shares: vec[i64], wanted: list[int]) -> i64:
    """The seat that is asked first gets a card for each need its hand does not meet; how many marks are left."""
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
    """Where a card of a mask lies among the marks that are left, looked for from a place on; -1 if nowhere."""
    i: i64 = 0
    while i < left:
        at: i64 = (first + i) % left
        if marks[at] < cards and mask & bit(marks[at]):
            return at
        i += 1
    return -1


def fill_hand(player: Player, counts: vec[i64]) -> None:
    """A hand with exactly these cards."""
    player.hand = counts[:]
    player.holds = 0
    player.size = 0
    card: i64 = 0
    while card < len(counts):
        if counts[card] > 0:
            player.holds |= bit(card)
            player.size += counts[card]
        card += 1
