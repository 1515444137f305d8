"""Use gang abilities and reveal Backgrounds.

Rule: BG-1 to BG-6, GANG-6, GANG-7, RULING-10, RULING-11, RULING-96, RULING-97.
"""

from mypy_extensions import i64

from blackgate.engine.actions import Act
from blackgate.engine.agenda import Ask, operand, pop, push
from blackgate.engine.bars import Bar
from blackgate.engine.frames import Answer, Bonus
from blackgate.engine.menu import Menu
from blackgate.engine.powers import begin_program, moment_bars
from blackgate.engine.prospects import can_pay, has_effect, only_performs
from blackgate.engine.reveals import Reveal
from blackgate.engine.state import State
from blackgate.engine.story import Event, tell
from blackgate.engine.terms import When


def ability_bars(state: State, seat: i64, when: i64, verbs: i64) -> i64:
    """Bars on the gang ability: it is the wrong moment, it is used up, its price or the action it grants is impossible.

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
    """Bars on revealing the Background: it is the wrong moment, or the Background is revealed already.

    Rule: BG-2, BG-5, RULING-97.
    """
    player = state.players[seat]
    if player.background == 0:
        return Bar.NONE
    if player.revealed:
        return Bar.SPENT
    return moment_bars(state, seat, player.background, when, verbs)


def offer_powers(state: State, seat: i64, menu: Menu) -> None:
    """Between actions of the seat's own turn, offer powers of `my_turn` and powers whose `after` is now.

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
    """The moment a printed moment is compared with between actions of the owner's turn."""
    return When.AFTER if printed == When.AFTER else When.MY_TURN


def use_ability(state: State, seat: i64, foe: i64) -> None:
    """Use the gang ability. It is not an action and works once for each occurrence of its moment.

    Rule: GANG-6, RULING-11.
    """
    player = state.players[seat]
    player.ability_used = True
    tell(state, Event.USED, seat, player.gang_card, 0)
    begin_program(state, seat, state.rules.power_program[player.gang_card], foe)


def reveal(state: State, seat: i64, foe: i64) -> None:
    """Reveal the Background; this is not an action.

    Its effect applies at once. The second effect applies only if the owner is in the named gang now.

    Rule: BG-3, BG-4, BG-6, RULING-38, RULING-96.
    """
    rules = state.rules
    player = state.players[seat]
    power = player.background
    player.revealed = True
    state.reveals |= Reveal.HIDDEN
    tell(state, Event.REVEALED, seat, power, 0)
    if player.gang_card != 0 and rules.power_gang[player.gang_card] == rules.power_gang[power]:
        push(state, Ask.BONUS, seat, power, foe)
    begin_program(state, seat, rules.power_program[power], foe)


def answer_bonus(state: State, seat: i64, action: i64) -> None:
    """Apply or decline the optional second effect. Rule: BG-6, RULING-96."""
    power = operand(state, Bonus.POWER)
    foe = operand(state, Bonus.FOE)
    pop(state)
    if action == Act.ACCEPT:
        begin_program(state, seat, state.rules.power_bonus[power], foe)


def offer_answer_powers(state: State, seat: i64, menu: Menu) -> None:
    """Offer powers of the moment `extorted` before the answer to an extortion. Rule: BG-2, GANG-7, RULING-97."""
    if ability_bars(state, seat, When.EXTORTED, 0) == 0 and operand(state, Answer.ABILITY_USED) == 0:
        menu.add(Act.ABILITY)
    if reveal_bars(state, seat, When.EXTORTED, 0) == 0:
        menu.add(Act.REVEAL)
