"""Check untrusted views: whether somebody can have learned this by watching a game."""

from typing import Final

from blackgate.engine.knowledge.hypothesis import Hypothesis
from blackgate.engine.knowledge.observer import Observer
from blackgate.engine.knowledge.piles import gang_pile
from blackgate.engine.state import State
from blackgate.errors import ViewError
from blackgate.game.marks import MOST_POOLS
from blackgate.game.shapes import ExchangeView, View

MOST_GUESSES: Final = 100
MOST_TOKENS: Final = 10_000
"""Maximum number of cards in a guess, and of ways they may have gone; a real view stays far below."""
GUESSES: Final = "view.learned.guesses"


def check_guesses(view: View, observer: Observer) -> None:
    """Refuse impossible guesses before anything is dealt from them."""
    guesses, cards = observer.beliefs.all, len(view.rules.names.cards)
    pools = len(guesses[0].pools)
    if len(guesses) > MOST_GUESSES or not 0 <= view.learned.deck < pools <= MOST_POOLS:
        raise ViewError("are too many", GUESSES, f"at most {MOST_GUESSES}, with at most {MOST_POOLS} pools")
    beside = view.discard_size - len(view.learned.discard)
    hands = [0 if sees else seat.hand_size for seat, sees in zip(view.seats, observer.sees, strict=True)]
    for guess in guesses:
        if not 0 < guess.weight <= 1.5 or len(guess.pools) != pools:
            raise ViewError("do not go together", GUESSES, "shares of 1, and the same pools in each")
        if [sum(row) for row in guess.hands] != [*hands, beside]:
            raise ViewError("do not fill the hands", GUESSES, "as many cards as each hand has")
        if not _are_served(guess, cards) or _ways(guess, cards) > MOST_TOKENS:
            raise ViewError("have pools that cannot be", GUESSES, "cards of earlier pools, and no more than there are")


def _are_served(guess: Hypothesis, cards: int) -> bool:
    """Whether no pool has to provide more cards than it holds, and the total is not too large."""
    rows = guess.hands + guess.pools
    sizes = [sum(pool) for pool in guess.pools]
    return sum(sizes) <= MOST_TOKENS and all(
        sum(row[cards + n] for row in rows) <= size for n, size in enumerate(sizes)
    )


def _ways(guess: Hypothesis, cards: int) -> int:
    """In how many ways a card of a pool can have come there; too many if a pool contains itself or later ones."""
    ways: list[int] = []
    for n, pool in enumerate(guess.pools):
        if any(pool[cards + n :]):
            return MOST_TOKENS + 1
        ways.append(min(1 + sum(ways[inner] for inner in range(n) if pool[cards + inner]), MOST_TOKENS + 1))
    return max(ways)


def check_piles(view: View, observer: Observer, world: State) -> None:
    """Refuse piles that differ from what is known of them. Rule: RULING-20, INFO-9."""
    known = observer.piles
    for n, gang in enumerate(view.rules.edition.gangs):
        if sorted(gang_pile(world, n)) != sorted(known.gang_above[n] + known.gang_below[n]):
            raise ViewError("is not what lies there", f"view.learned.gang_piles.{gang.id}", "the cards of the pile")
    if sorted(map(int, world.shelf.traumas)) != sorted(known.trauma_above + known.trauma_below):
        raise ViewError("are not what lies there", "view.learned.traumas", "the Traumas of the stack")


def check_exchange(view: View, terms: ExchangeView) -> None:
    """Refuse terms with more cards than the two players have. Rule: TEAM-12, RULING-124."""
    seats = range(len(view.seats))
    if terms.proposer not in seats or terms.teammate not in seats:
        raise ViewError("is between nobody", "view.exchange", f"seats from 0 to {len(seats) - 1}")
    most = (view.seats[terms.proposer].hand_size, view.seats[terms.teammate].hand_size)
    numbers = (terms.cards_given, max(terms.cards_asked, terms.cards_chosen))
    if min(*numbers, terms.cards_asked, terms.cards_chosen) < 0 or any(map(int.__gt__, numbers, most)):
        raise ViewError("is about cards nobody has", "view.exchange", "at most as many as are in the hands of the two")
