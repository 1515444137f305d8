"""All changes of cards, cigarettes and Beatings. No other file changes them.

Rule: SETUP-2, SETUP-6, RULING-8 (where discards go), RULING-43 (reshuffle), RULING-47 (only the hand is a hand).
"""

from librt.vecs import append, vec
from mypy_extensions import i64

from blackgate.engine.chance import below, shuffled
from blackgate.engine.masks import bit
from blackgate.engine.pieces import Player
from blackgate.engine.reveals import Reveal
from blackgate.engine.state import State
from blackgate.engine.story import Event, tell
from blackgate.engine.terms import Card


def one_by_one(counts: vec[i64]) -> vec[i64]:
    """The cards of a count by card, in order."""
    cards = vec[i64]()
    card: i64 = 0
    while card < len(counts):
        left: i64 = counts[card]
        while left > 0:
            cards = append(cards, card)
            left -= 1
        card += 1
    return cards


def gain(player: Player, card: i64) -> None:
    """Put a card into a hand."""
    player.hand[card] += 1
    player.holds |= bit(card)
    player.size += 1


def lose(player: Player, card: i64) -> None:
    """Take a card out of a hand."""
    left: i64 = player.hand[card] - 1
    player.hand[card] = left
    if left == 0:
        player.holds &= ~bit(card)
    player.size -= 1


def put_off(state: State, card: i64) -> None:
    """Put a card on its discard place: pile cards on their pile, Search cards on the discard pile.

    Rule: SETUP-2, EXTORT-12, RULING-8.
    """
    if card < Card.PILES:
        state.supply[card] += 1
    else:
        state.discard = append(state.discard, card)


def discard(state: State, seat: i64, card: i64) -> None:
    """Discard a card from hand, openly."""
    lose(state.players[seat], card)
    put_off(state, card)
    tell(state, Event.DISCARDED, seat, card, 0)


def take(state: State, seat: i64, card: i64, count: i64) -> i64:
    """Take up to `count` cards from an open pile, seen by all. Returns how many were taken. Rule: INFO-6, RULING-7."""
    taken: i64 = 0
    while taken < count and state.supply[card] > 0:
        state.supply[card] -= 1
        gain(state.players[seat], card)
        tell(state, Event.TOOK, seat, card, 0)
        taken += 1
    return taken


def reshuffle(state: State) -> bool:
    """Turn the discard pile into the new Search deck. Cards on the table stay out of it.

    Rule: SETUP-6, SEARCH-4, RULING-45.
    """
    if len(state.discard) == 0:
        return False
    state.deck = shuffled(state, state.discard)
    state.drawn = 0
    state.discard = vec[i64]()
    tell(state, Event.RESHUFFLED, state.active, len(state.deck), 0)
    return True


def draw(state: State, seat: i64, count: i64) -> None:
    """Draw Search cards, as many as there are. Rule: SEARCH-4, RULING-43, RULING-44."""
    player = state.players[seat]
    while count > 0:
        if state.drawn == len(state.deck) and not reshuffle(state):
            return
        card = state.deck[state.drawn]
        state.drawn += 1
        gain(player, card)
        state.reveals |= Reveal.HIDDEN
        tell(state, Event.DREW, seat, card, 0)
        count -= 1
        if state.rules.reshuffle_at_once and state.drawn == len(state.deck):
            reshuffle(state)


def random_card(state: State, player: Player) -> i64:
    """A random card of a hand that is not empty; every copy is equally likely. Rule: RULING-13."""
    if state.rig is not None and state.rig.picks:
        state.reveals |= Reveal.CHANCE
        return state.rig.picks.pop(0)
    left: i64 = below(state, player.size)
    card: i64 = 0
    while left >= player.hand[card]:
        left -= player.hand[card]
        card += 1
    return card


def discard_random(state: State, seat: i64, count: i64) -> None:
    """Discard up to `count` random cards, as many as there are; everybody sees them once discarded. Rule: RULING-7."""
    player = state.players[seat]
    while count > 0 and player.size > 0:
        discard(state, seat, random_card(state, player))
        count -= 1


def hand_over(state: State, giver: i64, taker: i64, card: i64) -> None:
    """Pass a card openly from one hand to another. Rule: EXTORT-5, EXTORT-9."""
    lose(state.players[giver], card)
    gain(state.players[taker], card)
    tell(state, Event.HANDED, giver, card, taker)


def grab(state: State, taker: i64, victim: i64, card: i64) -> None:
    """Take a card from a hidden hand; only the two players see which. Rule: RULING-36."""
    lose(state.players[victim], card)
    gain(state.players[taker], card)
    state.reveals |= Reveal.HIDDEN
    tell(state, Event.GRABBED, taker, card, victim)


def pass_hidden(state: State, giver: i64, taker: i64, card: i64) -> None:
    """Give a card into a hidden hand; only the two players see which. Rule: RULING-40."""
    lose(state.players[giver], card)
    gain(state.players[taker], card)
    state.reveals |= Reveal.HIDDEN
    tell(state, Event.PASSED, giver, card, taker)


def look(state: State, seat: i64, target: i64) -> None:
    """Look at another hand: everybody sees that it happens, only the looker sees the cards. Rule: INFO-1, INFO-10."""
    state.reveals |= Reveal.HIDDEN
    tell(state, Event.LOOKED, seat, target, 0)
    if state.journal is not None:
        for card in range(state.rules.cards):
            for _ in range(state.players[target].hand[card]):
                tell(state, Event.SAW, seat, card, target)


def lay(state: State, seat: i64, card: i64) -> None:
    """Lay a card on the table, seen by all. Rule: INFO-7, RULING-45."""
    lose(state.players[seat], card)
    state.laid = append(state.laid, card)
    tell(state, Event.LAID, seat, card, 0)


def clear_table(state: State, cards: i64) -> None:
    """Move those cards of a mask that lie on the table to their discard places. Rule: EXTORT-11, EXTORT-12."""
    kept = vec[i64]()
    i: i64 = 0
    while i < len(state.laid):
        card = state.laid[i]
        if cards & bit(card):
            put_off(state, card)
            tell(state, Event.CLEARED, state.active, card, 0)
        else:
            kept = append(kept, card)
        i += 1
    state.laid = kept


def earn(state: State, seat: i64, count: i64) -> None:
    """Pay cigarettes from the supply, as many as the bank still holds. Rule: SETUP-7, RULING-92."""
    if state.rules.bank > 0:
        out: i64 = 0
        for player in state.players:
            out += player.cigarettes
        count = max(min(count, state.rules.bank - out), 0)
    if count > 0:
        state.players[seat].cigarettes += count
        tell(state, Event.CIGARETTES, seat, count, 0)


def hand_cigarettes(state: State, giver: i64, taker: i64, count: i64) -> None:
    """Pass cigarettes openly from one player to another."""
    state.players[giver].cigarettes -= count
    state.players[taker].cigarettes += count
    tell(state, Event.CIGARETTES, giver, -count, 0)
    tell(state, Event.CIGARETTES, taker, count, 0)


def spend(state: State, seat: i64, count: i64) -> None:
    """Return cigarettes to the supply."""
    state.players[seat].cigarettes -= count
    tell(state, Event.CIGARETTES, seat, -count, 0)


def beat(state: State, seat: i64, count: i64) -> None:
    """Add Beatings, never more than two in all. Rule: BEAT-1, BEAT-2."""
    player = state.players[seat]
    player.beatings = min(player.beatings + count, state.rules.most_beatings)
    tell(state, Event.BEATEN, seat, player.beatings, 0)


def mend(state: State, seat: i64, count: i64) -> None:
    """Remove Beatings, unless a module lets the player remove something else instead. Rule: HEAL-1, RULING-94."""
    for module in state.hooks.mends:
        if module.mends(state, seat, count):
            return
    remove_beatings(state, seat, count)


def can_mend(state: State, seat: i64) -> bool:
    """Whether there is a Beating to remove, or something a module treats like one. Rule: RULING-5, RULING-93."""
    if state.players[seat].beatings > 0:
        return True
    for module in state.hooks.ails:
        if module.ails(state, seat):
            return True
    return False


def remove_beatings(state: State, seat: i64, count: i64) -> None:
    """Remove Beatings, as many as there are. Rule: RULING-7."""
    player = state.players[seat]
    if player.beatings > 0:
        player.beatings = max(player.beatings - count, 0)
        tell(state, Event.HEALED, seat, player.beatings, 0)
