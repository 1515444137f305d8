"""Setup: piles, decks, dealing, the first player. Rule: SETUP-1 to SETUP-10, TURN-1, RULING-17, RULING-19."""

from librt.vecs import append, vec
from mypy_extensions import i64

from blackgate.engine.chance import KEYED, below, seeded, shuffled
from blackgate.engine.hand import draw, one_by_one
from blackgate.engine.keyed import Keyed
from blackgate.engine.pieces import Player
from blackgate.engine.play import proceed
from blackgate.engine.registry import hooks_of
from blackgate.engine.ruleset import Ruleset
from blackgate.engine.state import State
from blackgate.engine.terms import Card
from blackgate.engine.turn import start_turn


def empty_table(rules: Ruleset, chance: i64) -> State:
    """Seats and a board with nothing on them."""
    none = vec[i64]([0] * Card.PILES)
    players = [Player(vec[i64]([0] * rules.cards), none) for _ in range(rules.players)]
    state = State(rules, chance, players, vec[i64]([0] * 64), hooks_of(rules.modules))
    state.supply = vec[i64]([0] * Card.PILES)
    state.gang_piles = vec[i64]([0] * (rules.gangs * (rules.gang_size + 1)))
    seat: i64 = 0
    while seat < rules.players:
        players[seat].place = rules.start_slot[seat]
        seat += 1
    return state


def new_game(rules: Ruleset, seed: int, first: i64 = -1, keyed: Keyed | None = None) -> State:
    """A game ready for its first decision. A first seat below 0 is drawn at random; keyed chance needs no seed.

    Rule: SETUP-7, RULING-17, RULING-19: nobody starts with anything but three cards and a Background.
    """
    state = empty_table(rules, seeded(seed))
    if keyed is not None:
        state.chance = KEYED
        state.keyed = keyed
    lay_piles(state)
    shuffle_deck(state)
    shuffle_gangs(state)
    deal_backgrounds(state)
    seat: i64 = 0
    while seat < rules.players:
        draw(state, seat, rules.starting_hand)
        seat += 1
    for module in state.hooks.modules:
        module.set_up(state)
    state.first = first if first >= 0 else below(state, rules.players)
    start_turn(state, state.first)
    proceed(state)
    return state


def lay_piles(state: State) -> None:
    """Set up Knives, Spoons, Pickaxes and Shovels as four open piles. Rule: SETUP-1, COMP-2."""
    card: i64 = 0
    while card < Card.PILES:
        state.supply[card] = state.rules.card_copies[card]
        card += 1


def shuffle_deck(state: State) -> None:
    """Shuffle all Search cards into one face-down deck. Rule: SETUP-5, COMP-1."""
    copies = state.rules.card_copies[:]
    card: i64 = 0
    while card < Card.PILES:
        copies[card] = 0
        card += 1
    state.deck = shuffled(state, one_by_one(copies))


def shuffle_gangs(state: State) -> None:
    """Shuffle each gang's cards into its own pile. Rule: SETUP-3, COMP-3, RULING-20."""
    rules = state.rules
    gang: i64 = 0
    while gang < rules.gangs:
        pile = shuffled(state, dealt_powers(rules, 1, rules.gang_cards + 1, gang))
        start: i64 = rules.gang_pile(gang)
        state.gang_piles[start] = len(pile)
        i: i64 = 0
        while i < len(pile):
            state.gang_piles[start + 1 + i] = pile[i]
            i += 1
        gang += 1


def deal_backgrounds(state: State) -> None:
    """Deal one secret Background to each seat; the rest is a face-down deck. Rule: SETUP-9, RULING-21."""
    rules = state.rules
    pile = shuffled(state, dealt_powers(rules, rules.gang_cards + 1, rules.powers, -1))
    for player in state.players:
        player.background = pile[len(pile) - 1]
        pile = pile[: len(pile) - 1]
    state.backgrounds = pile


def dealt_powers(rules: Ruleset, start: i64, end: i64, gang: i64) -> vec[i64]:
    """The powers of a range that are in the box, for one gang or (-1) for all."""
    powers = vec[i64]()
    power: i64 = start
    while power < end:
        copies: i64 = rules.power_dealt[power] if gang < 0 or gang == rules.power_gang[power] else 0
        while copies > 0:
            powers = append(powers, power)
            copies -= 1
        power += 1
    return powers
