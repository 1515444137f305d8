"""A game at one moment as plain names and numbers: the form of JSON, of the text line and of scenarios.

Written here; `placing` reads it back.
"""

from typing import Final, TypedDict

from blackgate.engine.agenda import ASKS, FRAME, STEPS, Step
from blackgate.engine.state import Player, State
from blackgate.engine.terms import PILE_CARDS, SLOTS, VERBS
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


class PositionTable(TypedDict):
    """The whole position, as `to_dict` writes it."""

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


KEYS: Final = tuple(PositionTable.__annotations__)
SEAT_KEYS: Final = tuple(SeatTable.__annotations__)
TURN_KEYS: Final = tuple(TurnTable.__annotations__)


def to_dict(rules: Rules, state: State) -> PositionTable:
    """Everything about a state, by name."""
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
            "fresh": _verbs(state.fresh),
            "ability_due": _verbs(state.ability_due),
            "foe": int(state.foe),
        },
        "deck": [cards[card] for card in state.deck[state.drawn :]],
        "discard": [cards[card] for card in state.discard],
        "piles": {name: int(state.supply[n]) for n, name in enumerate(PILE_CARDS)},
        "laid": [cards[card] for card in state.laid],
        "gang_piles": {gang.id: _gang_pile(rules, state, n) for n, gang in enumerate(rules.edition.gangs)},
        "backgrounds": [_power(rules, power) for power in state.backgrounds],
        "agenda": [_frame(state, start) for start in range(0, state.top + FRAME, FRAME)],
        "winner": int(state.winner),
        "chance": int(state.chance),
    }


def _seat(rules: Rules, player: Player) -> SeatTable:
    cards = rules.edition.cards
    return {
        "place": SLOTS[player.place],
        "hand": {cards[n].id: int(player.hand[n]) for n in range(len(cards)) if player.hand[n]},
        "cigarettes": int(player.cigarettes),
        "beatings": int(player.beatings),
        "points": int(player.points),
        "gang_card": _power(rules, player.gang_card),
        "background": _power(rules, player.background),
        "revealed": player.revealed,
        "tunnel": {name: int(player.tunnel[n]) for n, name in enumerate(PILE_CARDS) if player.tunnel[n]},
        "ability_used": player.ability_used,
    }


def _power(rules: Rules, power: int) -> str:
    return rules.edition.powers[power - 1].id if power else ""


def _verbs(mask: int) -> list[str]:
    return [verb for n, verb in enumerate(VERBS) if mask & (1 << n)]


def _gang_pile(rules: Rules, state: State, gang: int) -> list[str]:
    start = rules.tables.gang_pile(gang)
    return [_power(rules, state.gang_piles[start + 1 + i]) for i in range(state.gang_piles[start])]


def _frame(state: State, start: int) -> list[str | int]:
    kind = state.agenda[start]
    name = ASKS[kind] if kind < Step.FIRST else STEPS[kind - Step.FIRST]
    return [name, *(int(state.agenda[start + n]) for n in range(1, 7))]
