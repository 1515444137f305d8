"""A game at one moment as plain names and numbers: the common form of JSON, the text line and scenarios.

This file writes it; `placing` reads it back.
"""

from collections.abc import Iterable
from itertools import compress
from typing import Final, TypedDict

from blackgate.engine.agenda import FRAME, Step
from blackgate.engine.chance import plain_chance
from blackgate.engine.pieces import NOBODY, Player
from blackgate.engine.registry import ASKS, STEPS
from blackgate.engine.state import State
from blackgate.engine.terms import PILE_CARDS, SLOTS
from blackgate.engine.vocabulary import TOKENS, VERBS
from blackgate.game.rules import Rules


class SeatTable(TypedDict):
    """One seat, by name."""

    place: str
    hand: dict[str, int]
    cigarettes: int
    beatings: int
    points: int
    gang_card: str
    background: str
    revealed: bool
    tunnel: dict[str, int]
    ability_used: bool
    tokens: dict[str, int]
    trauma: str
    buried: int


class TurnTable(TypedDict):
    """The running turn."""

    actions: int
    searches: int
    extortions: int
    started_solitary: bool
    turn_over: bool
    fresh: list[str]
    ability_due: list[str]
    foe: int


class ExchangeTable(TypedDict):
    """A running Exchange: what the proposer gives and asks for, and what the teammate has chosen."""

    given: dict[str, int]
    wanted: dict[str, int]
    returned: dict[str, int]
    proposals: int


class PositionTable(TypedDict):
    """The whole position, as `to_dict` writes it.

    Decks and stacks are listed from the top, discard piles and undealt Backgrounds from the bottom. A Background that
    was discarded face down has a `~` before its name.
    """

    seats: list[SeatTable]
    round: int
    first: int
    active: int
    turn: TurnTable
    deck: list[str]
    discard: list[str]
    piles: dict[str, int]
    laid: list[str]
    gang_piles: dict[str, list[str]]
    backgrounds: list[str]
    agenda: list[list[str | int]]
    winner: int
    chance: int
    michel: str
    warden: str
    tokens: dict[str, int]
    traumas: list[str]
    background_discard: list[str]
    michel_deck: list[str]
    michel_discard: list[str]
    michel_shown: list[str]
    exchange: ExchangeTable
    reportable: int
    offence: str


FACE_DOWN: Final = "~"
"""Prefix of a Background that was discarded face down (RULING-130)."""
KEYS: Final = tuple(PositionTable.__annotations__)
SEAT_KEYS: Final = tuple(SeatTable.__annotations__)
TURN_KEYS: Final = tuple(TurnTable.__annotations__)
EXCHANGE_KEYS: Final = tuple(ExchangeTable.__annotations__)


def to_dict(rules: Rules, state: State) -> PositionTable:
    """Everything in a state, by name."""
    cards = [card.id for card in rules.edition.cards]
    return {
        "seats": [_seat(rules, player) for player in state.players],
        "round": int(state.round),
        "first": int(state.first),
        "active": int(state.active),
        "turn": {
            "actions": int(state.actions),
            "searches": int(state.searches),
            "extortions": int(state.extortions),
            "started_solitary": state.started_solitary,
            "turn_over": state.turn_over,
            "fresh": verbs(state.fresh),
            "ability_due": verbs(state.ability_due),
            "foe": int(state.foe),
        },
        "deck": [cards[card] for card in state.deck[state.drawn :]],
        "discard": [cards[card] for card in state.discard],
        "piles": {name: int(state.supply[n]) for n, name in enumerate(PILE_CARDS)},
        "laid": [cards[card] for card in state.laid],
        "gang_piles": {gang.id: _gang_pile(rules, state, n) for n, gang in enumerate(rules.edition.gangs)},
        "backgrounds": [_power(rules, power) for power in state.backgrounds],
        "agenda": [frame(state, start) for start in range(0, state.top + FRAME, FRAME)],
        "winner": int(state.winner),
        "chance": int(plain_chance(state)),
        "michel": _slot(state.michel),
        "warden": _slot(state.warden),
        "tokens": {name: int(state.shelf.tokens[n]) for n, name in enumerate(TOKENS) if rules.tables.token_copies[n]},
        "traumas": [_trauma(rules, kind) for kind in reversed(list(state.shelf.traumas))],
        "background_discard": [put_off(rules, power) for power in state.shelf.backgrounds],
        "michel_deck": michel_cards(rules, reversed(list(state.shelf.michel_deck))),
        "michel_discard": michel_cards(rules, state.shelf.michel_discard),
        "michel_shown": michel_cards(rules, state.shelf.michel_shown),
        "exchange": {
            "given": counted(rules, state.shelf.given),
            "wanted": counted(rules, state.shelf.wanted),
            "returned": counted(rules, state.shelf.returned),
            "proposals": int(state.shelf.proposals),
        },
        "reportable": int(state.shelf.reportable),
        "offence": VERBS[state.shelf.offence] if state.shelf.reportable != NOBODY else "",
    }


def _seat(rules: Rules, player: Player) -> SeatTable:
    return {
        "place": SLOTS[player.place],
        "hand": counted(rules, player.hand),
        "cigarettes": int(player.cigarettes),
        "beatings": int(player.beatings),
        "points": int(player.points),
        "gang_card": _power(rules, player.gang_card),
        "background": _power(rules, player.background),
        "revealed": player.revealed,
        "tunnel": {name: int(player.tunnel[n]) for n, name in enumerate(PILE_CARDS) if player.tunnel[n]},
        "ability_used": player.ability_used,
        "tokens": {name: int(player.tokens[n]) for n, name in enumerate(TOKENS) if player.tokens[n]},
        "trauma": _trauma(rules, player.trauma),
        "buried": int(player.buried),
    }


def counted(rules: Rules, counts: Iterable[int]) -> dict[str, int]:
    """The number of each card, by name."""
    numbers = list(counts)
    return dict(zip(compress(rules.edition.card_ids, numbers), filter(None, numbers), strict=True))


def put_off(rules: Rules, power: int) -> str:
    """The name of a discarded Background, marked if it is face down. Rule: RULING-130."""
    return _power(rules, power) if power > 0 else FACE_DOWN + _power(rules, -power)


def _slot(slot: int) -> str:
    return SLOTS[slot] if slot >= 0 else ""


def _trauma(rules: Rules, kind: int) -> str:
    return rules.edition.traumas[kind - 1].id if kind else ""


def michel_cards(rules: Rules, cards: Iterable[int]) -> list[str]:
    """Michel(le) cards by name."""
    return [rules.edition.michel_cards[card].id for card in cards]


def kind_name(kind: int) -> str:
    """The name of a kind of frame."""
    return ASKS[kind] if kind < Step.FIRST else STEPS[kind - Step.FIRST]


def _power(rules: Rules, power: int) -> str:
    return rules.edition.powers[power - 1].id if power else ""


def verbs(mask: int) -> list[str]:
    """The verbs of a mask; most masks are empty."""
    return [] if not mask else [verb for n, verb in enumerate(VERBS) if mask & (1 << n)]


def _gang_pile(rules: Rules, state: State, gang: int) -> list[str]:
    start = rules.tables.gang_pile(gang)
    return [_power(rules, state.gang_piles[start + 1 + i]) for i in range(state.gang_piles[start])]


def frame(state: State, start: int) -> list[str | int]:
    """A kind, a seat and its operands; the last operand is left out if it is 0."""
    kind = state.agenda[start]
    name = kind_name(kind)
    numbers = [int(state.agenda[start + n]) for n in range(1, FRAME)]
    return [name, *(numbers if numbers[-1] else numbers[:-1])]
