"""What a box may not do although every part of it is allowed: games that never end, or take too long to compute."""

from collections.abc import Iterator
from typing import Final

from blackgate.editions.edition import Edition
from blackgate.editions.parts import Power
from blackgate.errors import EditionError

MOST_SEARCH_CARDS: Final = 400
MOST_COUNTS: Final = {"starting_hand": 12, "hand_limit": 40, "beating_tokens": 99, "standees": 99}
"""Numbers whose range in an edition is far wider than any game needs."""
GAINS: Final = ("act", "free", "perform", "cigs")
"""What could pay for doing the same again."""


def too_costly(edition: Edition) -> Iterator[EditionError]:
    """Everything that could make a game endless or slow."""
    dealt = sum(card.copies for card in edition.cards if card.deck == "search")
    if dealt > MOST_SEARCH_CARDS:
        yield EditionError(f"{dealt} Search cards are too many", "card", f"at most {MOST_SEARCH_CARDS} copies together")
    for key, most in MOST_COUNTS.items():
        number = getattr(edition.numbers, key)
        if number > most:
            yield EditionError(f"is {number}", f"numbers.{key}", f"at most {most}")
    for power in edition.powers:
        yield from _endless(power)


def _endless(power: Power) -> Iterator[EditionError]:
    """An ability that can be used again because it was used."""
    path = f"{'background' if power.background else 'gang_card'}.{power.id}"
    if power.when == "arrival" and any(effect.do == "move" for effect in power.effects):
        yield EditionError("two of these could move somebody for ever", f"{path}.do", "no 'move' with when = 'arrival'")
    is_repeated = power.when in ("my_turn", "after", "after_other") and not (power.background or power.once)
    if is_repeated and any(effect.do in GAINS and effect.who == "self" for effect in power.effects):
        what = "could be used again and again in one turn"
        yield EditionError(what, f"{path}.limit", f"write limit = 'turn', or none of {', '.join(GAINS)}")
