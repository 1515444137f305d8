"""A fallible memory: of the cards seen in other hands, a weaker player keeps only the most valuable in mind."""

from collections.abc import Sequence

from blackgate.engine.knowledge.beliefs import faces, prior
from blackgate.engine.knowledge.observer import Observer


def keep_in_mind(observer: Observer, most: int, values: Sequence[float]) -> None:
    """Let an observer forget all cards in hidden hands but the `most` most valuable, and what it has concluded."""
    beliefs, cards = observer.beliefs, observer.beliefs.cards
    first = beliefs.all[0]
    kept = [[0] * cards for _ in first.hands]
    unseen = faces(first, cards)
    for seat, card in remembered(observer, values)[:most]:
        kept[seat][card] += 1
        unseen[card] -= 1
    rest = [sum(hand) - sum(row) for hand, row in zip(first.hands, kept, strict=True)]
    beliefs.all = [prior(cards, kept, rest, unseen)]
    beliefs.deck = 0
    observer.lacking = [[] for _ in observer.lacking]


def remembered(observer: Observer, values: Sequence[float]) -> list[tuple[int, int]]:
    """The cards that are certainly in hidden hands, as pairs of seat and card, the most valuable first."""
    known = [
        (seat, card)
        for seat in range(observer.rules.players)
        for card, count in observer.beliefs.sure(seat)
        for _ in range(count)
    ]
    return sorted(known, key=lambda each: -values[each[1]])
