"""Whether an effect could change anything, as far as its owner knows: possible targets, pointless effects.

Rule: RULING-5, RULING-7, RULING-34, RULING-71.
"""

from mypy_extensions import i64

from blackgate.engine.hand import can_mend
from blackgate.engine.masks import bit
from blackgate.engine.pieces import Player
from blackgate.engine.state import State
from blackgate.engine.terms import Do, Flag, Mode, Who
from blackgate.engine.verbs import is_possible


def has_target(state: State, seat: i64, line: i64, end: i64) -> bool:
    """Whether a line has a possible target."""
    target: i64 = 0
    while target < state.rules.players:
        if is_target(state, seat, line, end, target):
            return True
        target += 1
    return False


def is_target(state: State, seat: i64, line: i64, end: i64, target: i64) -> bool:
    """Whether a player is a possible target of a line.

    It must be another player, in the same Place if the card says so, whom this line or a later one about them affects.

    Rule: RULING-5, RULING-63 (Solitary protects from Extortion only), RULING-71, RULING-73.
    """
    if target == seat:
        return False
    if state.rules.line_who[line] == Who.HERE and state.players[target].place != state.players[seat].place:
        return False
    if touches(state, line, state.players[target]):
        return True
    later: i64 = line + 1
    while later < end:
        if state.rules.line_who[later] == Who.FOE and touches(state, later, state.players[target]):
            return True
        later += 1
    return False


def touches(state: State, line: i64, target: Player) -> bool:
    """Whether a line would change anything for another player, judged by public information. Rule: RULING-34."""
    match state.rules.line_do[line]:
        case Do.GRAB | Do.DROP | Do.PEEK:
            return target.size > 0
        case Do.CIGS:
            return target.cigarettes > 0
        case Do.MOVE:
            return leads_away(state, line, target)
        case Do.BEAT:
            return target.beatings < state.rules.most_beatings
        case _:
            return True


def destinations(state: State, line: i64, player: Player) -> i64:
    """The mask of slots a `move` may lead a player to: never where the player stands. Rule: RULING-52, RULING-116."""
    slots: i64 = state.rules.named_slots[state.rules.line_arg[line]]
    if state.rules.line_flags[line] & Flag.ANY_PLACE:
        slots = state.rules.open_slots
    return slots & ~bit(player.place)


def leads_away(state: State, line: i64, player: Player) -> bool:
    """Whether a `move` could change a player's Place."""
    return destinations(state, line, player) != 0


def touches_others(state: State, seat: i64, line: i64) -> bool:
    """Whether a line would change anything for any other player."""
    other: i64 = 0
    while other < state.rules.players:
        if other != seat and touches(state, line, state.players[other]):
            return True
        other += 1
    return False


def performed_mode(state: State, line: i64) -> i64:
    """The mode in which a line performs an action: outside the allowance, and with `free` outside the limit.

    Rule: RULING-6.
    """
    limit: i64 = Mode.UNLIMITED if state.rules.line_do[line] == Do.FREE else 0
    return Mode.FREE | limit | (state.rules.line_flags[line] & Flag.ANYWHERE)


def could_change(state: State, seat: i64, line: i64, end: i64) -> bool:
    """Whether a line could change anything now, as far as the owner knows. Rule: RULING-5, RULING-71."""
    rules = state.rules
    player = state.players[seat]
    who = rules.line_who[line]
    if who == Who.OTHER or who == Who.HERE:
        return has_target(state, seat, line, end)
    if who == Who.FOE:
        return False
    if who == Who.OTHERS:
        return touches_others(state, seat, line)
    arg = rules.line_arg[line]
    match rules.line_do[line]:
        case Do.DRAW:
            return state.drawn < len(state.deck) or len(state.discard) > 0
        case Do.GAIN:
            return state.supply[arg] > 0
        case Do.MOVE:
            return leads_away(state, line, player)
        case Do.HEAL:
            return can_mend(state, seat)
        case Do.ACT:
            return not state.started_solitary
        case Do.FREE | Do.PERFORM:
            return is_possible(state, seat, arg, performed_mode(state, line))
        case Do.RECOVER:
            return can_recover(state, arg)
        case Do.CIGS | Do.POINTS:
            return True
        case _:
            return False


def can_recover(state: State, card_class: i64) -> bool:
    """Whether a card of a class lies in the Search discard."""
    return discarded_faces(state) & state.rules.class_faces[card_class] != 0


def discarded_faces(state: State) -> i64:
    """The mask of cards in the Search discard. Rule: RULING-35."""
    faces: i64 = 0
    i: i64 = 0
    while i < len(state.discard):
        faces |= bit(state.discard[i])
        i += 1
    return faces


def can_pay(state: State, seat: i64, program: i64) -> bool:
    """Whether the owner can pay the price of a program. Rule: RULING-11."""
    rules = state.rules
    line: i64 = rules.program_first[program]
    while line < rules.program_first[program + 1]:
        if rules.line_do[line] == Do.PAY and rules.line_n[line] > state.players[seat].cigarettes:
            return False
        line += 1
    return True


def has_effect(state: State, seat: i64, program: i64) -> bool:
    """Whether one of a card's effects could change something now. Rule: RULING-5, RULING-71."""
    line: i64 = state.rules.program_first[program]
    end: i64 = state.rules.program_first[program + 1]
    while line < end:
        if could_change(state, seat, line, end):
            return True
        line += 1
    return False


def only_performs(state: State, program: i64) -> bool:
    """Whether a card does nothing but perform an action."""
    rules = state.rules
    line: i64 = rules.program_first[program]
    while line < rules.program_first[program + 1]:
        if rules.line_do[line] != Do.FREE and rules.line_do[line] != Do.PERFORM:
            return False
        line += 1
    return True
