"""The knowledge a reason may use, built field by field: the seat's own things and public information.

It never includes another hand, a Background of another seat or the order of a pile. So a refusal is the same in all
worlds that its seat cannot tell apart. Rule: INFO-1 to INFO-4, RULING-34, RULING-37.
"""

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from blackgate.editions.parts import CardFace, Power
from blackgate.engine.agenda import Ask, operand
from blackgate.engine.craft import is_waived, substitutes
from blackgate.engine.frames import Free
from blackgate.engine.move import cautious_price
from blackgate.engine.pieces import NOBODY
from blackgate.engine.registry import ASKS, DECLARED_FRAMES
from blackgate.engine.state import State
from blackgate.engine.terms import PILE_CARDS, SLOTS
from blackgate.engine.trade import price
from blackgate.engine.vocabulary import TOKENS, VERBS
from blackgate.game.rules import Rules

CHOICES: Final = {
    frame.kind: n for frame in DECLARED_FRAMES.values() for n, each in enumerate(frame.operands) if each.sort == "slots"
}
"""By question about a Place: the operand that has the possible choices, which are public."""


@dataclass(frozen=True)
class KnownTable:
    """The part of the table that a reason may mention."""

    rules: Rules
    seat: int
    asked: int
    question: str
    actions: int
    place: str
    places: tuple[str, ...]
    """By seat: its Place."""
    gang_cards: tuple[int, ...]
    """By seat: its Gang card, 0 for none."""
    hand: Counter[str]
    """The player's own cards, by kind: faces of one kind count together."""
    cards: frozenset[str]
    """The player's own cards, by face."""
    cigarettes: int
    beatings: int
    trauma: int
    tokens: dict[str, int]
    background: int
    piles: dict[str, int]
    prices: dict[str, int]
    cautious: dict[str, int]
    waived: frozenset[str]
    """Kinds that the player's Gang card makes unnecessary in a recipe."""
    stand_ins: dict[str, int]
    """By kind of ingredient: how many cards something else may replace."""
    choices: tuple[str, ...]
    """The Places among which the question lets the player choose."""
    lets: tuple[str, ...]
    """The actions a card allows now."""

    def power(self, number: int) -> Power:
        """A Gang card or Background by its number."""
        return self.rules.edition.powers[number - 1]

    @property
    def slots(self) -> tuple[str, ...]:
        """The slots of the board that are filled."""
        return tuple(place.slot for place in self.rules.edition.places)

    @property
    def is_armed(self) -> bool:
        """Whether the player holds a Weapon."""
        return any(card.id in self.cards for card in self.rules.edition.cards if card.card_class == "weapon")

    @property
    def gang_card(self) -> int:
        """The player's own Gang card, 0 for none."""
        return self.gang_cards[self.seat]


def known(rules: Rules, state: State, seat: int) -> KnownTable:
    """The part of the table that a seat may know, for its reasons."""
    edition, me = rules.edition, state.players[seat]
    asked = NOBODY if state.winner != NOBODY else int(state.agenda[state.top + 1])
    held = [(edition.cards[n], int(count)) for n, count in enumerate(me.hand) if count]
    needs = {need: edition.card(need) for recipe in edition.recipes for need in recipe.needs}
    return KnownTable(
        rules=rules,
        seat=seat,
        asked=asked,
        question="over" if asked == NOBODY else ASKS[state.agenda[state.top]],
        actions=int(state.actions),
        place=SLOTS[me.place],
        places=tuple(SLOTS[player.place] for player in state.players),
        gang_cards=tuple(int(player.gang_card) for player in state.players),
        hand=_kinds(held),
        cards=frozenset(card.id for card, _ in held),
        cigarettes=int(me.cigarettes),
        beatings=int(me.beatings),
        trauma=int(me.trauma),
        tokens={token: int(me.tokens[n]) for n, token in enumerate(TOKENS)},
        background=int(me.background),
        piles={name: int(state.supply[n]) for n, name in enumerate(PILE_CARDS)},
        prices={deal.id: int(price(state, seat, n)) for n, deal in enumerate(edition.deals)},
        cautious={slot: int(cautious_price(state, seat, n)) for n, slot in enumerate(SLOTS)},
        waived=frozenset(need for need, kind in needs.items() if is_waived(state, seat, kind)),
        stand_ins={need: int(substitutes(state, seat, kind)) for need, kind in needs.items()},
        choices=_choices(state, seat, asked),
        lets=_lets(state, seat, asked),
    )


def _kinds(held: Iterable[tuple[CardFace, int]]) -> Counter[str]:
    """How many cards of each kind are in a hand. Rule: RULING-89."""
    kinds: Counter[str] = Counter()
    for card, count in held:
        kinds[card.kind] += count
    return kinds


def _choices(state: State, seat: int, asked: int) -> tuple[str, ...]:
    """The Places among which the question lets its seat choose; after a roll never the present one. Rule: MOVE-4."""
    ask = state.agenda[state.top]
    if seat != asked or ask not in CHOICES:
        return ()
    left = state.players[seat].place if ask == Ask.GO else NOBODY
    mask = operand(state, CHOICES[ask])
    return tuple(slot for n, slot in enumerate(SLOTS) if mask & (1 << n) and n != left)


def _lets(state: State, seat: int, asked: int) -> tuple[str, ...]:
    """The actions that a card lets the asked seat perform. Rule: RULING-6."""
    if seat != asked or state.agenda[state.top] != Ask.FREE:
        return ()
    return tuple(verb for n, verb in enumerate(VERBS) if operand(state, Free.VERBS) & (1 << n))
