"""All the ways the hidden hands may be: the real one is always among them.

Each is exact about what was seen; together they are as likely as chance makes them, if every card somebody showed is
taken for one picked at random from the hand. When they become too many, what differs between them is put into one pool
("these cards are somewhere in these hands"): that forgets a little and rules nothing out.
"""

from typing import Final, final

from blackgate.engine.knowledge.guess import FAINT, Guess, Key, drawn, passed, shown
from blackgate.engine.terms import Card

MOST: Final = 40
"""Guesses kept side by side."""


@final
class Guesses:
    """What one onlooker makes of the hidden hands. Seats whose hands the onlooker sees have empty rows."""

    def __init__(self, cards: int, first: Guess) -> None:
        self.cards = cards
        self.all: list[Guess] = [first]
        self.deck = 0
        """The pool the Search deck is of."""
        self.revision = 0
        """It grows whenever faces may have moved, so that what was worked out before can be told from what was not."""

    def clone(self) -> "Guesses":
        """An equal one that shares nothing that changes."""
        twin = Guesses(self.cards, self.all[0])
        twin.all = [guess.clone(guess.weight) for guess in self.all]
        twin.deck = self.deck
        twin.revision = self.revision
        return twin

    def gain(self, seat: int, mark: int) -> None:
        """A card came into a hand: one whose face was seen, or one of a pool."""
        for guess in self.all:
            guess.hands[seat][mark] += 1
        if mark < self.cards:
            self.revision += 1

    def draw(self, seat: int) -> None:
        """A hand drew a Search card unseen."""
        self.gain(seat, self.cards + self.deck)

    def draw_seen(self, card: int) -> None:
        """The onlooker drew a Search card, so the others have one less to draw."""
        self.settle([one for guess in self.all for one in drawn(guess, self.cards, self.deck, card)])

    def show(self, seat: int, card: int) -> None:
        """A card left a hand openly."""
        self.settle([one for guess in self.all for one in shown(guess, self.cards, seat, card)])

    def pass_unseen(self, giver: int, taker: int) -> None:
        """A card passed from hidden hand to hidden hand."""
        self.settle([one for guess in self.all for one in passed(guess, giver, taker)])

    def lack(self, seat: int, faces: list[int]) -> None:
        """A hand turned out to hold none of these."""
        self.settle([guess for guess in self.all if not any(guess.hands[seat][card] for card in faces)])

    def reshuffle(self, contents: list[int]) -> None:
        """The discard pile, what was seen of it and what lay beside it, became the deck: a pool of its own."""
        pools = len(self.all[0].pools)
        for guess in self.all:
            beside = guess.hands[-1]
            known = [*contents, *([0] * pools)]
            guess.widen([count + more for count, more in zip(known, beside, strict=True)])
            guess.hands[-1] = [0] * (len(known) + 1)
        self.deck = pools
        self.revision += 1
        self._drop_empty()

    def sure(self, seat: int) -> list[tuple[int, int]]:
        """Cards that lie in a hand whatever the guess, and how many."""
        rows = [guess.hands[seat] for guess in self.all]
        found: list[tuple[int, int]] = []
        for card in range(self.cards):
            least = rows[0][card]
            if least > 0:
                for row in rows:
                    least = min(least, row[card])
                if least > 0:
                    found.append((card, least))
        return found

    def doubtful(self, seat: int) -> list[tuple[int, int]]:
        """Cards that were seen and may lie in this hand beyond the sure ones."""
        found: list[tuple[int, int]] = []
        if len(self.all) == 1:
            return found
        rows = [guess.hands[seat] for guess in self.all]
        for card in range(self.cards):
            least = most = rows[0][card]
            for row in rows:
                least = min(least, row[card])
                most = max(most, row[card])
            if most > least:
                found.append((card, most - least))
        return found

    def settle(self, found: list[Guess]) -> None:
        """The guesses that are left; equal ones become one. What was seen is possible, so there is always one left."""
        self.revision += 1
        if found:
            self.all = self._merged(found)
            if len(self.all) > MOST:
                self._forget()

    def _merged(self, found: list[Guess]) -> list[Guess]:
        """Equal guesses added up, and weights made to sum up to 1."""
        if len(found) == 1:
            found[0].weight = 1.0
            return found
        best = max(guess.weight for guess in found)
        by_key: dict[Key, Guess] = {}
        for guess in found:
            guess.weight = max(guess.weight / best, FAINT)
            key = guess.key()
            if key in by_key:
                by_key[key].weight += guess.weight
            else:
                by_key[key] = guess
        total = sum(guess.weight for guess in by_key.values())
        for guess in by_key.values():
            guess.weight /= total
        return list(by_key.values())

    def _drop_empty(self) -> None:
        """Pools whose cards have all been seen are of no use any more."""
        pools = range(len(self.all[0].pools))
        kept = [pool for pool in pools if pool == self.deck or any(sum(guess.pools[pool]) > 0 for guess in self.all)]
        if len(kept) < len(pools):
            for guess in self.all:
                guess.hands = [self._narrowed(row, kept) for row in guess.hands]
                guess.pools = [self._narrowed(guess.pools[pool], kept) for pool in kept]
            self.deck = kept.index(self.deck)

    def _narrowed(self, row: list[int], kept: list[int]) -> list[int]:
        """A row with the marks of some pools only."""
        return row[: self.cards] + [row[self.cards + pool] for pool in kept]

    def _forget(self) -> None:
        """Too many: what differs becomes a pool over the hands; as a last resort, over everything unseen."""
        alike: dict[Key, list[Guess]] = {}
        for guess in self.all:
            key = tuple([tuple(row) for row in [together(guess), *guess.pools]])
            alike.setdefault(key, []).append(guess)
        width = len(self.all[0].pools)
        self.all = [blurred(group, self.cards, width) for group in alike.values()]
        if len(self.all) > MOST:
            self.all = [start_over(self.all, self.cards)]
            self.deck = 0


def together(guess: Guess) -> list[int]:
    """By mark: what all hands hold."""
    return [sum(hand[mark] for hand in guess.hands) for mark in range(len(guess.hands[0]))]


def least(group: list[Guess]) -> list[list[int]]:
    """By seat and mark: what a hand holds in every guess."""
    first = group[0].hands
    return [
        [min(guess.hands[seat][mark] for guess in group) for mark in range(len(first[seat]))]
        for seat in range(len(first))
    ]


def blurred(group: list[Guess], cards: int, width: int) -> Guess:
    """Guesses with the same pools and the same cards in all hands together, as one: who has which is open."""
    first, sure = group[0], least(group)
    rest = [sum(hand) - sum(row) for hand, row in zip(first.hands, sure, strict=True)]
    one = Guess(sum(guess.weight for guess in group), sure, [row[:] for row in first.pools])
    open_ = [count - kept for count, kept in zip(together(first), together(one), strict=True)]
    one.widen(open_)
    for seat, count in enumerate(rest):
        one.hands[seat][cards + width] += count
    return one


def start_over(group: list[Guess], cards: int) -> Guess:
    """One guess that keeps what is sure in all of them; everything else unseen lies anywhere.

    What can lie in the deck is a pool; the cards of open piles, which never do, are in the hands: a pool above it.
    """
    first = group[0]
    sure = [[row[card] if card < cards else 0 for card in range(cards)] for row in least(group)]
    unseen = faces(first, cards)
    for row in sure:
        for card, count in enumerate(row):
            unseen[card] -= count
    rest = [sum(hand) - sum(row) for hand, row in zip(first.hands, sure, strict=True)]
    return newcomer(cards, sure, rest, unseen)


def faces(guess: Guess, cards: int) -> list[int]:
    """By card: how many there are in hands and pools together."""
    counts = [0] * cards
    for row in [*guess.hands, *guess.pools]:
        for card in range(cards):
            counts[card] += row[card]
    return counts


def newcomer(cards: int, sure: list[list[int]], rest: list[int], unseen: list[int]) -> Guess:
    """What somebody knows who has just come: sizes of hands, and all cards that do not lie open.

    Cards of the open piles are the first numbers; those nobody sees are in hands, never in the deck. Rule: COMP-2.
    """
    loose = [0 if card < Card.PILES else count for card, count in enumerate(unseen)]
    stable = [count if card < Card.PILES else 0 for card, count in enumerate(unseen)]
    guess = Guess(1.0, [row[:] for row in sure], [])
    guess.widen(loose)
    hands, pool = rest[:-1], 0
    if sum(stable) > 0:
        guess.widen([*stable, sum(hands) - sum(stable)])
        pool = 1
    for seat, count in enumerate(hands):
        guess.hands[seat][cards + pool] += count
    guess.hands[-1][cards] += rest[-1]
    return guess
