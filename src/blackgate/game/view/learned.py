"""What a viewer can infer about hidden cards, as plain names. Rule: INFO-1 to INFO-10, RULING-39.

A card whose face is not known is written `?0`: one of the cards of pool 0.
"""

from blackgate.engine.knowledge.observer import Observer
from blackgate.engine.state import State
from blackgate.game.position import FACE_DOWN, michel_cards
from blackgate.game.rules import Rules
from blackgate.game.shapes import GuessView, Learned, PileView


def learned(rules: Rules, state: State, observer: Observer) -> Learned:
    """An observer's knowledge, in names."""
    edition, known, piles = rules.edition, observer.backgrounds, observer.piles
    names = rules.names
    return Learned(
        guesses=tuple(
            GuessView(
                weight=guess.weight,
                hands=tuple(names.counts(row) for row in guess.hands),
                pools=tuple(names.counts(row) for row in guess.pools),
            )
            for guess in observer.beliefs.all
        ),
        deck=observer.beliefs.deck,
        discard=tuple(edition.cards[card].id for card in observer.discard),
        lacking=tuple(tuple(edition.cards[card].id for card in cards) for cards in observer.lacking),
        backgrounds=names.powers(known.seats),
        background_pools=tuple(names.powers(pool) for pool in known.pools),
        background_discard=tuple(
            (FACE_DOWN if true < 0 else "") + name
            for name, true in zip(names.powers(known.put_off), state.shelf.backgrounds, strict=True)
        ),
        gang_piles={
            gang.id: PileView(above=names.powers(above), below=names.powers(below))
            for gang, above, below in zip(edition.gangs, piles.gang_above, piles.gang_below, strict=True)
        },
        traumas=PileView(above=names.traumas(piles.trauma_above), below=names.traumas(piles.trauma_below)),
        michel_deck=tuple(michel_cards(rules, sorted(state.shelf.michel_deck))),
        michel_discard=tuple(michel_cards(rules, state.shelf.michel_discard)),
    )


def certain(rules: Rules, observer: Observer, seat: int) -> dict[str, int]:
    """Cards that are in a hand in every guess."""
    cards = rules.names.cards
    return {cards[card]: count for card, count in observer.beliefs.sure(seat)}


def possible(rules: Rules, observer: Observer, seat: int) -> dict[str, int]:
    """Seen cards that may be in this hand beyond the certain ones."""
    cards = rules.names.cards
    return {cards[card]: count for card, count in observer.beliefs.doubtful(seat)}
