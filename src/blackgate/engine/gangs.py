"""Join a Gang. Rule: GANG-1 to GANG-11."""

from mypy_extensions import i64

from blackgate.engine.actions import Act
from blackgate.engine.agenda import Ask, operand, pop, push, set_operand
from blackgate.engine.bars import Bar
from blackgate.engine.frames import Pay
from blackgate.engine.hand import discard
from blackgate.engine.masks import bit, count_bits
from blackgate.engine.menu import Menu
from blackgate.engine.pieces import Player
from blackgate.engine.reveals import Reveal
from blackgate.engine.state import State
from blackgate.engine.story import Event, tell
from blackgate.engine.terms import CardClass


def accessory_kinds(state: State, player: Player) -> i64:
    """The mask of Accessory kinds in hand; copies of one kind count once. Rule: GANG-3, RULING-89."""
    rules = state.rules
    faces: i64 = player.holds & rules.class_faces[CardClass.ACCESSORY]
    kinds: i64 = 0
    card: i64 = 0
    while faces != 0:
        if faces & 1:
            kinds |= bit(rules.card_kind[card])
        faces >>= 1
        card += 1
    return kinds


def join_bars(state: State, gang: i64, kinds: i64, fewer: i64 = 0) -> i64:
    """Bars on joining a gang: too few different Accessories of it, or an empty pile. At least one Accessory is paid.

    Rule: GANG-1, GANG-2, GANG-3, GANG-10, GANG-11, RULING-65, RULING-67, RULING-70, RULING-169.
    """
    rules = state.rules
    if gang >= rules.gangs:
        return Bar.NONE
    bars: i64 = 0
    if state.gang_piles[rules.gang_pile(gang)] == 0:
        bars |= Bar.PILE
    if count_bits(kinds & rules.gang_accessories[gang]) < accessories_due(state, gang, fewer):
        bars |= Bar.CARDS
    return bars


def accessories_due(state: State, gang: i64, fewer: i64) -> i64:
    """How many Accessories a gang asks for, after the discount of an action, at least one. Rule: GANG-10, RULING-70."""
    due: i64 = state.rules.gang_needs[gang] - fewer
    if due < 1:
        return 1
    return due


def explained_join(state: State, seat: i64, gang: i64, fewer: i64 = 0) -> i64:
    """Bars on joining a gang, with more detail than `join_bars`.

    Missing Accessories are reported as doubles where copies caused them, and an empty pile as pointless where only the
    player's own card would come back. Rule: GANG-3, RULING-169.
    """
    rules = state.rules
    player = state.players[seat]
    bars = join_bars(state, gang, accessory_kinds(state, player), fewer)
    if bars & Bar.CARDS and has_doubles(state, player, gang, fewer):
        bars |= Bar.DOUBLE
    if bars & Bar.PILE and rules.leave_gang_first and player.gang_card != 0:
        if rules.power_gang[player.gang_card] == gang:
            bars = (bars & ~Bar.PILE) | Bar.POINTLESS
    return bars


def has_doubles(state: State, player: Player, gang: i64, fewer: i64) -> bool:
    """Whether the hand would be enough if copies counted: the usual mistake. Rule: GANG-3."""
    rules = state.rules
    copies: i64 = 0
    card: i64 = 0
    while card < rules.cards:
        if rules.gang_accessories[gang] & bit(rules.card_kind[card]):
            copies += player.hand[card]
        card += 1
    return copies >= accessories_due(state, gang, fewer)


def offer_gangs(state: State, seat: i64, menu: Menu, base: i64 = Act.JOIN, fewer: i64 = 0) -> None:
    """Offer every gang that can be joined now. A hand without Accessories is not examined further."""
    kinds = accessory_kinds(state, state.players[seat])
    if kinds == 0:
        return
    gang: i64 = 0
    while gang < state.rules.gangs:
        if join_bars(state, gang, kinds, fewer) == 0:
            menu.add(base + gang)
        gang += 1


def join(state: State, seat: i64, gang: i64, fewer: i64 = 0) -> None:
    """Start paying: the player chooses the Accessories, never more than needed. Rule: GANG-4, RULING-68."""
    push(state, Ask.PAY, seat, gang, accessories_due(state, gang, fewer), 0)


def offer_accessories(state: State, seat: i64, menu: Menu) -> None:
    """Offer the Accessories that can still be paid. Rule: GANG-3, RULING-68."""
    menu.add_cards(
        Act.CARD, payable_faces(state, operand(state, Pay.GANG), operand(state, Pay.PAID)) & state.players[seat].holds
    )


def payable_faces(state: State, gang: i64, paid: i64) -> i64:
    """The mask of cards a gang still accepts: cards of its set whose kind has not been paid yet.

    Rule: GANG-3, RULING-68.
    """
    rules = state.rules
    due: i64 = rules.gang_accessories[gang] & ~paid
    faces: i64 = 0
    kind: i64 = 0
    while due != 0:
        if due & 1:
            faces |= rules.kind_faces[kind]
        due >>= 1
        kind += 1
    return faces


def payable_kinds(state: State, seat: i64, gang: i64, paid: i64) -> i64:
    """How many different Accessories a seat could still pay. Rule: GANG-3."""
    return count_bits(accessory_kinds(state, state.players[seat]) & state.rules.gang_accessories[gang] & ~paid)


def pay_accessory(state: State, seat: i64, card: i64) -> None:
    """Discard one Accessory; after the last one, take the Gang card. Rule: GANG-4."""
    gang = operand(state, Pay.GANG)
    left: i64 = operand(state, Pay.DUE) - 1
    discard(state, seat, card)
    set_operand(state, Pay.DUE, left)
    set_operand(state, Pay.PAID, operand(state, Pay.PAID) | bit(state.rules.card_kind[card]))
    if left == 0:
        pop(state)
        take_gang_card(state, seat, gang)


def take_gang_card(state: State, seat: i64, gang: i64) -> None:
    """Take the top card of the pile, then put the old card under its own pile. The prototypes reverse the order.

    Rule: GANG-4, GANG-5, GANG-8, GANG-9, SETUP-4, RULING-66, PROTO-4, RULING-169.
    """
    player = state.players[seat]
    if state.rules.leave_gang_first:
        leave_gang(state, seat)
    old = player.gang_card
    piles = state.gang_piles[:]
    state.gang_piles = piles
    start: i64 = state.rules.gang_pile(gang)
    player.gang_card = piles[start + 1]
    piles[start] -= 1
    i: i64 = 1
    while i <= piles[start]:
        piles[start + i] = piles[start + i + 1]
        i += 1
    piles[start + i] = 0
    player.ability_used = False
    state.reveals |= Reveal.HIDDEN  # the card itself, or the next one of the pile (RULING-20)
    tell(state, Event.JOINED, seat, player.gang_card, 0)
    if old != 0:
        put_under(state, seat, old)


def leave_gang(state: State, seat: i64) -> None:
    """Leave a gang: its card goes, and its ability with it. Rule: RULING-69."""
    player = state.players[seat]
    card = player.gang_card
    if card != 0:
        player.gang_card = 0
        put_under(state, seat, card)


def put_under(state: State, seat: i64, card: i64) -> None:
    """Put a discarded Gang card under its own pile. Rule: SETUP-4, RULING-69."""
    piles = state.gang_piles[:]
    state.gang_piles = piles
    start: i64 = state.rules.gang_pile(state.rules.power_gang[card])
    piles[start] += 1
    piles[start + piles[start]] = card
    tell(state, Event.LEFT, seat, card, 0)
