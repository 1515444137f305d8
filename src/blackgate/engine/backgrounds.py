"""Powers: what Gang cards and Backgrounds let their owner do, and when.

Rule: BG-1 to BG-6, GANG-6, GANG-7, RULING-9 to RULING-11, RULING-96 to RULING-98.
"""

from mypy_extensions import i64

from blackgate.engine.actions import Act
from blackgate.engine.agenda import FRAME, Ask, Step, operand, pop, push, set_operand
from blackgate.engine.bars import Bar
from blackgate.engine.masks import bit
from blackgate.engine.menu import Menu
from blackgate.engine.move import begin_program, in_company
from blackgate.engine.prospects import can_pay, has_effect, only_performs
from blackgate.engine.state import State
from blackgate.engine.story import Event, tell
from blackgate.engine.terms import When


def moment_bars(state: State, seat: i64, power: i64, when: i64, verbs: i64) -> i64:
    """Whether a power's printed moment is now. Rule: BG-2, GANG-7, RULING-10."""
    rules = state.rules
    bars: i64 = 0
    printed = rules.power_when[power]
    if printed != when or (follows_action(when) and not rules.power_verbs[power] & verbs):
        bars |= Bar.MOMENT
    at = rules.power_at[power]
    if at != 0 and not at & bit(state.players[seat].place):
        bars |= Bar.PLACE
    if rules.power_company[power] != 0 and not in_company(state, seat):
        bars |= Bar.TARGET
    return bars


def follows_action(when: i64) -> bool:
    """Whether a moment is the end of an action."""
    return when == When.AFTER or when == When.AFTER_OTHER


def ability_bars(state: State, seat: i64, when: i64, verbs: i64) -> i64:
    """The gang ability: at its moment, within its limit, if its price can be paid and the action it grants performed.

    Rule: GANG-6, RULING-6, RULING-11, RULING-69.
    """
    player = state.players[seat]
    card = player.gang_card
    if card == 0:
        return Bar.NONE
    bars: i64 = moment_bars(state, seat, card, when, verbs)
    if state.rules.power_once[card] != 0 and player.ability_used:
        bars |= Bar.SPENT
    program = state.rules.power_program[card]
    if not can_pay(state, seat, program):
        bars |= Bar.CIGARETTES
    if bars == 0 and only_performs(state, program) and not has_effect(state, seat, program):
        bars |= Bar.POINTLESS
    return bars


def reveal_bars(state: State, seat: i64, when: i64, verbs: i64) -> i64:
    """The Background: at its moment, once. Rule: BG-2, BG-5, RULING-97."""
    player = state.players[seat]
    if player.background == 0:
        return Bar.NONE
    if player.revealed:
        return Bar.SPENT
    return moment_bars(state, seat, player.background, when, verbs)


def offer_powers(state: State, seat: i64, menu: Menu) -> None:
    """On one's own turn between actions: powers of `my_turn`, and those whose `after` is now.

    Rule: TURN-5, RULING-10, RULING-28 (in any order, also before the first action).
    """
    rules = state.rules
    player = state.players[seat]
    if player.gang_card != 0:
        if ability_bars(state, seat, turn_moment(rules.power_when[player.gang_card]), state.ability_due) == 0:
            menu.add(Act.ABILITY)
    if player.background != 0 and not player.revealed:
        if reveal_bars(state, seat, turn_moment(rules.power_when[player.background]), state.fresh) == 0:
            menu.add(Act.REVEAL)


def turn_moment(printed: i64) -> i64:
    """The moment a power is held against between actions of one's own turn."""
    return When.AFTER if printed == When.AFTER else When.MY_TURN


def use_ability(state: State, seat: i64, foe: i64) -> None:
    """Not an action; once for each occurrence of its moment. Rule: GANG-6, RULING-11."""
    player = state.players[seat]
    player.ability_used = True
    tell(state, Event.USED, seat, player.gang_card, 0)
    begin_program(state, seat, state.rules.power_program[player.gang_card], foe)


def reveal(state: State, seat: i64, foe: i64) -> None:
    """Not an action; the effect applies at once, the second one if the owner is in the named gang now.

    Rule: BG-3, BG-4, BG-6, RULING-38, RULING-96.
    """
    rules = state.rules
    player = state.players[seat]
    power = player.background
    player.revealed = True
    tell(state, Event.REVEALED, seat, power, 0)
    if player.gang_card != 0 and rules.power_gang[player.gang_card] == rules.power_gang[power]:
        push(state, Ask.BONUS, seat, power, foe)
    begin_program(state, seat, rules.power_program[power], foe)


def answer_bonus(state: State, seat: i64, action: i64) -> None:
    """The second effect is optional. Rule: BG-6, RULING-96."""
    power = operand(state, 0)
    foe = operand(state, 1)
    pop(state)
    if action == Act.ACCEPT:
        begin_program(state, seat, state.rules.power_bonus[power], foe)


def offer_answer_powers(state: State, seat: i64, menu: Menu) -> None:
    """Before answering an extortion: powers of the moment `extorted`. Rule: BG-2, GANG-7, RULING-97."""
    if ability_bars(state, seat, When.EXTORTED, 0) == 0 and operand(state, 3) == 0:
        menu.add(Act.ABILITY)
    if reveal_bars(state, seat, When.EXTORTED, 0) == 0:
        menu.add(Act.REVEAL)


def offer_reactions(state: State, seat: i64, menu: Menu) -> None:
    """React to what just happened, or let it be. Rule: RULING-9, RULING-98."""
    if ability_bars(state, seat, operand(state, 1), operand(state, 2)) == 0 and operand(state, 3) == 0:
        menu.add(Act.ABILITY)
    if reveal_bars(state, seat, operand(state, 1), operand(state, 2)) == 0:
        menu.add(Act.REVEAL)
    menu.add(Act.DECLINE)


def react(state: State, seat: i64, action: i64) -> None:
    """The reaction comes before whatever else is on the agenda."""
    foe = operand(state, 0)
    if action == Act.DECLINE:
        pop(state)
    elif action == Act.ABILITY:
        set_operand(state, 3, 1)
        use_ability(state, seat, foe)
    else:
        reveal(state, seat, foe)


def may_react(state: State, frame: i64) -> bool:
    """Whether the seat of a REACT frame has to be asked, judged by what everybody knows.

    A hidden Background that *could* be of this moment is asked for whatever it is, so that the question tells
    nothing; the active player is asked when somebody else waits behind, or when the menu of the turn is not next.
    Rule: BG-1, RULING-9, RULING-98.
    """
    seat = state.agenda[frame + 1]
    when = state.agenda[frame + 3]
    verbs = state.agenda[frame + 4]
    if seat == state.active and state.agenda[frame + 6] == 0 and not waits_behind(state, frame):
        return False
    if state.agenda[frame + 5] == 0 and ability_bars(state, seat, when, verbs) == 0:
        return True
    player = state.players[seat]
    return player.background != 0 and not player.revealed and is_hidden_somewhere(state, when, verbs)


def waits_behind(state: State, frame: i64) -> bool:
    """Whether another seat is to be asked after this one about the same event."""
    below: i64 = frame - FRAME
    while below >= 0 and state.agenda[below] == Ask.REACT:
        if may_react(state, below):
            return True
        below -= FRAME
    return False


def is_hidden_somewhere(state: State, when: i64, verbs: i64) -> bool:
    """Whether a Background of this moment exists that nobody has shown yet."""
    rules = state.rules
    power: i64 = rules.gang_cards + 1
    while power < rules.powers:
        if rules.power_when[power] == when and (rules.power_verbs[power] & verbs or not follows_action(when)):
            if may_be_hidden(state, power):
                return True
        power += 1
    return False


def may_be_hidden(state: State, power: i64) -> bool:
    """Whether a copy of a Background does not lie face up; one that is not in the box must be in somebody's hand.

    Rule: RULING-38.
    """
    unseen: i64 = state.rules.power_dealt[power]
    for player in state.players:
        if player.background == power:
            unseen += -1 if player.revealed else 1
    return unseen > 0


def after_action(state: State, seat: i64, verb: i64) -> None:
    """The moment `after` a finished action: its owner first, then the others clockwise.

    If the menu of the turn comes next, it is the owner's moment; if a card still has something to do, the owner is
    asked at once. Rule: RULING-9, RULING-11, RULING-98.
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
        push(state, Ask.REACT, seat, state.foe, When.AFTER, bit(verb), 0, 1)
    elif answered:
        push(state, Ask.REACT, seat, state.foe, When.AFTER, state.fresh)


def is_due_already(state: State, seat: i64, verb: i64) -> bool:
    """Whether the gang ability still waits to answer an earlier action of this verb: each has its own moment.

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
            case Step.EFFECT if state.agenda[frame + 2] == state.agenda[frame + 3]:
                frame -= FRAME
            case _:
                return True
    return True
