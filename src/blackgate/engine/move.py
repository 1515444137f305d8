"""Move: Simple or Cautious; and being moved or sent by others. Rule: MOVE-1."""

from mypy_extensions import i64

from blackgate.engine.actions import Act
from blackgate.engine.agenda import Ask, operand, pop, push, set_operand
from blackgate.engine.bars import Bar
from blackgate.engine.chance import roll
from blackgate.engine.frames import Go
from blackgate.engine.masks import bit
from blackgate.engine.menu import Menu
from blackgate.engine.powers import begin_program, moment_bars
from blackgate.engine.state import State
from blackgate.engine.story import Event, tell
from blackgate.engine.terms import Arrival, Slot, When


def simple_move(state: State, seat: i64) -> None:
    """Roll, then let the player choose among the Places shown. Rule: MOVE-2, MOVE-3, MOVE-5, RULING-51."""
    card = state.players[seat].gang_card
    push(state, Ask.GO, seat, rolled_places(state, seat), state.rules.mod_reroll[card])


def rolled_places(state: State, seat: i64) -> i64:
    """Throw the die, as often as the Gang card says, and collect all Places shown.

    A roll that names the present Place may open a way to a Place outside the board. Rule: MOVE-2, RULING-12,
    RULING-164.
    """
    places: i64 = 0
    throws: i64 = max(state.rules.mod_rolls[state.players[seat].gang_card], 1)
    while throws > 0:
        result = roll(state)
        tell(state, Event.ROLLED, seat, result, 0)
        places |= state.rules.die[result]
        throws -= 1
    here = state.players[seat].place
    return places | state.rules.exits[here] if places & bit(here) else places


def offer_places(state: State, seat: i64, menu: Menu) -> None:
    """Offer the rolled Places except the present one, and a second throw if a card grants it.

    Rule: MOVE-4, RULING-51, RULING-56.
    """
    menu.add_cards(Act.GO, operand(state, Go.SLOTS) & ~bit(state.players[seat].place))
    if operand(state, Go.REROLLS) > 0:
        menu.add(Act.REROLL)


def go(state: State, seat: i64, action: i64) -> None:
    """Answer to the roll: go to a Place, or throw again. Rule: MOVE-3."""
    if action == Act.REROLL:
        set_operand(state, Go.REROLLS, operand(state, Go.REROLLS) - 1)
        set_operand(state, Go.SLOTS, rolled_places(state, seat))
        return
    pop(state)
    arrive(state, seat, action - Act.GO, Arrival.MOVE)


def cautious_price(state: State, seat: i64, slot: i64) -> i64:
    """The price of a Cautious Move: two actions, unless a Gang card sets another price for that Place.

    Rule: MOVE-6, RULING-29.
    """
    return state.rules.mod_cautious[state.rules.at_slot(state.players[seat].gang_card, slot)]


def cautious_places(state: State, seat: i64) -> i64:
    """Every Place except the present one; Solitary too, unless the rules of the table close it.

    Rule: RULING-52, RULING-53.
    """
    return state.rules.cautious_slots & ~bit(state.players[seat].place)


def cautious_bars(state: State, seat: i64, slot: i64) -> i64:
    """Bars on a Cautious Move to a Place. Rule: MOVE-6, RULING-52, RULING-53, RULING-55."""
    bars: i64 = destination_bars(state, seat, slot)
    if state.actions < cautious_price(state, seat, slot):
        bars |= Bar.ACTIONS
    return bars


def destination_bars(state: State, seat: i64, slot: i64) -> i64:
    """Bars on a Place as the destination of a Cautious Move, whatever it costs.

    Rule: RULING-52, RULING-53, RULING-54.
    """
    if not state.rules.slots & bit(slot):
        return Bar.NONE
    if slot == state.players[seat].place:
        return Bar.HERE
    return 0 if cautious_places(state, seat) & bit(slot) else Bar.CLOSED


def offer_cautious(state: State, seat: i64, menu: Menu) -> None:
    """Offer every Place to which the player can pay a Cautious Move."""
    prices = state.rules.mod_cautious
    entry: i64 = state.rules.at_slot(state.players[seat].gang_card, 0)
    affordable: i64 = 0
    slot: i64 = 0
    while slot < Slot.COUNT:
        if state.actions >= prices[entry + slot]:
            affordable |= bit(slot)
        slot += 1
    menu.add_cards(Act.CAUTIOUS, affordable & cautious_places(state, seat))


def arrive(state: State, seat: i64, slot: i64, how: i64) -> None:
    """End a move in a Place: first the hooks of the modules, then the Gang cards of the players there.

    Rule: MOVE-3, TURN-9, RULING-9, RULING-57, RULING-99.
    """
    player = state.players[seat]
    if player.place == slot:
        return
    tell(state, Event.MOVED, seat, player.place, slot)
    player.place = slot
    if slot != Slot.SOLITARY:
        greet(state, seat)
    if state.extended:
        for module in state.hooks.arrived:
            module.arrived(state, seat, how)


def greet(state: State, seat: i64) -> None:
    """Apply Gang cards that react to another player's arrival, clockwise from the player who came.

    Rule: GANG-7, RULING-9.
    """
    players = state.rules.players
    place = state.players[seat].place
    i: i64 = players - 1
    while i > 0:
        host: i64 = (seat + i) % players
        if state.players[host].place == place:
            card = state.players[host].gang_card
            if moment_bars(state, host, card, When.ARRIVAL, 0) == 0:
                tell(state, Event.USED, host, card, 0)
                begin_program(state, host, state.rules.power_program[card], seat)
        i -= 1


def send(state: State, seat: i64, slot: i64) -> None:
    """Send a standee to Solitary. This is not a move, so nobody reacts to it.

    Rule: SOL-3, RULING-60, RULING-62, RULING-99.
    """
    player = state.players[seat]
    if player.place == slot:
        return
    tell(state, Event.SENT, seat, player.place, slot)
    player.place = slot
    for module in state.hooks.arrived:
        module.arrived(state, seat, Arrival.SENT)
    if seat == state.active and state.rules.sent_ends_turn:
        state.turn_over = True
