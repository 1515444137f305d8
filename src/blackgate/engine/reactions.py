"""Reactions: who is asked after an event and in which order, without revealing hidden cards.

Rule: BG-1, RULING-9, RULING-11, RULING-98.
"""

from mypy_extensions import i64

from blackgate.engine.actions import Act
from blackgate.engine.agenda import FRAME, Ask, Step, operand, operand_at, pop, push, set_operand
from blackgate.engine.backgrounds import ability_bars, reveal, reveal_bars, use_ability
from blackgate.engine.bars import Bar
from blackgate.engine.frames import Effect, React
from blackgate.engine.masks import bit
from blackgate.engine.menu import Menu
from blackgate.engine.powers import follows_action
from blackgate.engine.state import State
from blackgate.engine.terms import Verb, When


def offer_reactions(state: State, seat: i64, menu: Menu) -> None:
    """Offer a reaction to the last event, or to decline. Rule: RULING-9, RULING-98."""
    if (
        ability_bars(state, seat, operand(state, React.MOMENT), operand(state, React.VERBS)) == 0
        and operand(state, React.ABILITY_USED) == 0
    ):
        menu.add(Act.ABILITY)
    if reveal_bars(state, seat, operand(state, React.MOMENT), operand(state, React.VERBS)) == 0:
        menu.add(Act.REVEAL)
    menu.add(Act.DECLINE)


def react(state: State, seat: i64, action: i64) -> None:
    """Carry out a reaction before everything else on the agenda."""
    foe = operand(state, React.FOE)
    if action == Act.DECLINE:
        pop(state)
    elif action == Act.ABILITY:
        set_operand(state, React.ABILITY_USED, 1)
        if seat == state.active:
            state.ability_due &= ~state.rules.power_verbs[state.players[seat].gang_card]
        use_ability(state, seat, foe)
    else:
        reveal(state, seat, foe)


def may_react(state: State, frame: i64) -> bool:
    """Whether the seat of a REACT frame has to be asked, judged by public information.

    A seat with a hidden Background is asked whenever some hidden Background fits this moment, so that the question
    reveals nothing. The active player is asked only if somebody else waits behind, or if the menu of the turn is not
    next.

    Rule: BG-1, RULING-9, RULING-98.
    """
    seat = state.agenda[frame + 1]
    when = operand_at(state, frame, React.MOMENT)
    verbs = operand_at(state, frame, React.VERBS)
    if seat == state.active and operand_at(state, frame, React.INSIDE_CARD) == 0 and not waits_behind(state, frame):
        return False
    if (
        operand_at(state, frame, React.ABILITY_USED) == 0
        and ability_bars(state, seat, when, verbs) & ~Bar.POINTLESS == 0
    ):
        return True  # whether it would be pointless only its owner knows
    player = state.players[seat]
    return player.background != 0 and not player.revealed and is_hidden_somewhere(state, when, verbs)


def waits_behind(state: State, frame: i64) -> bool:
    """Whether another seat is asked after this one about the same event."""
    below: i64 = frame - FRAME
    while below >= 0 and state.agenda[below] == Ask.REACT:
        if may_react(state, below):
            return True
        below -= FRAME
    return False


def is_hidden_somewhere(state: State, when: i64, verbs: i64) -> bool:
    """Whether some Background of this moment may still be hidden."""
    rules = state.rules
    power: i64 = rules.gang_cards + 1
    while power < rules.powers:
        if rules.power_when[power] == when and (rules.power_verbs[power] & verbs or not follows_action(when)):
            if may_be_hidden(state, power):
                return True
        power += 1
    return False


def may_be_hidden(state: State, power: i64) -> bool:
    """Whether a copy of a Background may be hidden. A card that is not in the box must be in somebody's hand.

    Rule: RULING-38.
    """
    unseen: i64 = state.rules.power_dealt[power]
    for player in state.players:
        if player.background == power:
            unseen += -1 if player.revealed else 1
    for put_off in state.shelf.backgrounds:
        if put_off == power:
            unseen -= 1
    return unseen > 0


def after_action(state: State, seat: i64, verb: i64) -> None:
    """Open the moment `after` a finished action: its owner first, then the others clockwise.

    If the menu of the turn comes next, the owner can react there. If a card or a module still has something to do, the
    owner is asked at once, also about a combat inside the action. Rule: RULING-9, RULING-11, RULING-98.
    """
    players = state.rules.players
    waits: bool = more_to_come(state) or is_due_already(state, seat, verb)
    answered: bool = state.rules.answered_verbs & bit(verb) != 0
    if not waits:
        state.fresh |= bit(verb)
        state.ability_due |= bit(verb)
    if answered:
        i: i64 = players - 1
        while i > 0:
            push(state, Ask.REACT, (seat + i) % players, seat, When.AFTER_OTHER, bit(verb))
            i -= 1
    if waits:
        push(state, Ask.REACT, seat, state.foe, When.AFTER, bit(verb) | combat_verbs(state, seat), 0, 1)
    elif answered:
        push(state, Ask.REACT, seat, state.foe, When.AFTER, state.fresh)


def combat_verbs(state: State, seat: i64) -> i64:
    """The combat that the active player has just won or lost. This moment may not come again."""
    return state.ability_due & ((1 << Verb.WIN) | (1 << Verb.LOSE)) if seat == state.active else 0


def is_due_already(state: State, seat: i64, verb: i64) -> bool:
    """Whether the gang ability can still answer an earlier action of this verb. Each action has its own moment.

    Rule: RULING-11.
    """
    rules = state.rules
    card = state.players[seat].gang_card
    return rules.power_when[card] == When.AFTER and state.ability_due & rules.power_verbs[card] & bit(verb) != 0


def more_to_come(state: State) -> bool:
    """Whether anything is left to do before the menu of the turn."""
    frame: i64 = state.top
    while frame >= 0:
        match state.agenda[frame]:
            case Ask.TURN:
                return False
            case Step.FINISH | Step.SPENT:
                frame -= FRAME
            case Step.EFFECT if operand_at(state, frame, Effect.LINE) == operand_at(state, frame, Effect.END):
                frame -= FRAME
            case _:
                return True
    return True
