"""Extortion and combat. Rule: EXTORT-1 to EXTORT-12."""

from typing import Final

from mypy_extensions import i64

from blackgate.engine.actions import Act
from blackgate.engine.agenda import Ask, operand, pop, push, set_operand
from blackgate.engine.bars import Bar
from blackgate.engine.frames import Answer, Fight, Lay, Name
from blackgate.engine.hand import beat, clear_table, grab, hand_over, lay, random_card
from blackgate.engine.masks import bit
from blackgate.engine.menu import Menu
from blackgate.engine.pieces import NOBODY
from blackgate.engine.state import State
from blackgate.engine.story import Event, tell
from blackgate.engine.terms import Card, CardClass, Mode, Verb, When

TRIED: Final[i64] = 64
"""Mark in a combat: the seat that is due has already tried something other than a Weapon."""
NO_TOOL: Final[i64] = -1


def extort_bars(state: State, seat: i64, target: i64, mode: i64) -> i64:
    """Bars on an extortion.

    It is possible once per turn, with a Weapon in hand, against another player in the same Place and on another side.

    Rule: EXTORT-1, EXTORT-2, EXTORT-3, RULING-33, RULING-76 (an empty hand does not protect), RULING-82, RULING-117.
    """
    rules = state.rules
    player = state.players[seat]
    bars: i64 = 0
    if state.extortions >= 1 + rules.mod_extortions[player.gang_card] and not mode & Mode.UNLIMITED:
        bars |= Bar.LIMIT
    if not player.holds & rules.class_faces[CardClass.WEAPON]:
        bars |= Bar.WEAPON
    if target >= rules.players or target == seat or state.players[target].place != player.place:
        bars |= Bar.TARGET
    elif rules.spared[seat] & bit(target):
        bars |= Bar.ALLY
    elif rules.mod_immune[rules.at_slot(state.players[target].gang_card, player.place)] & (1 << Verb.EXTORT):
        bars |= Bar.IMMUNE
    return bars


def offer_targets(state: State, seat: i64, mode: i64, menu: Menu) -> None:
    """Offer every player who can be extorted now."""
    target: i64 = 0
    while target < state.rules.players:
        if extort_bars(state, seat, target, mode) == 0:
            menu.add(Act.EXTORT + target)
        target += 1


def extort(state: State, seat: i64, target: i64, mode: i64) -> None:
    """Start an extortion. The limit per turn, where it applies, is used up at once. Rule: EXTORT-1, RULING-33."""
    if not mode & Mode.UNLIMITED:
        state.extortions += 1
    state.foe = target
    push(state, Ask.NAME, seat, target)


def offer_tools(menu: Menu) -> None:
    """Offer the three Tools; any of them may be named. Rule: EXTORT-4, RULING-77."""
    menu.add(Act.NAME + Card.SPOON)
    menu.add(Act.NAME + Card.PICKAXE)
    menu.add(Act.NAME + Card.SHOVEL)


def name_tool(state: State, seat: i64, tool: i64) -> None:
    """First half of the intimidation: name the Tool. Rule: EXTORT-4."""
    target = operand(state, Name.TARGET)
    pop(state)
    push(state, Ask.LAY, seat, target, tool)
    tell(state, Event.DEMANDED, seat, tool, target)


def offer_weapons(state: State, seat: i64, menu: Menu) -> None:
    """Offer the Weapons in hand. Rule: COMP-4, RULING-88."""
    menu.add_cards(Act.CARD, state.players[seat].holds & state.rules.class_faces[CardClass.WEAPON])


def lay_opening(state: State, seat: i64, card: i64) -> None:
    """Second half of the intimidation: lay the opening Weapon on the table. Rule: EXTORT-4, RULING-75."""
    target = operand(state, Lay.TARGET)
    tool = operand(state, Lay.TOOL)
    pop(state)
    lay(state, seat, card)
    push(state, Ask.ANSWER, target, seat, tool)


def offer_answers(state: State, seat: i64, menu: Menu) -> None:
    """Offer to give, only with the Tool in hand, or to refuse. A refusal reveals nothing.

    Rule: EXTORT-5, EXTORT-6, RULING-37.
    """
    if state.players[seat].hand[operand(state, Answer.TOOL)] > 0:
        menu.add(Act.GIVE)
    menu.add(Act.REFUSE)


def give(state: State, seat: i64) -> None:
    """Cooperate: the Tool is handed over, there is no fight, and the opening Weapon is lost.

    Rule: EXTORT-5, EXTORT-11, RULING-75, RULING-78.
    """
    attacker = operand(state, Answer.ATTACKER)
    tool = operand(state, Answer.TOOL)
    end_extortion(state)
    hand_over(state, seat, attacker, tool)


def end_extortion(state: State) -> None:
    """The extortion is over: its Weapons go to their discard places. Rule: EXTORT-11, EXTORT-12, RULING-46."""
    pop(state)
    clear_table(state, state.rules.class_faces[CardClass.WEAPON])
    for module in state.hooks.cleared:
        module.cleared(state)


def refuse(state: State, seat: i64) -> None:
    """Refuse: a combat starts at once. Rule: EXTORT-6, RULING-79."""
    attacker = operand(state, Answer.ATTACKER)
    tool = operand(state, Answer.TOOL)
    pop(state)
    start_combat(state, attacker, seat, tool)


def start_combat(state: State, attacker: i64, defender: i64, stake: i64) -> None:
    """Start a combat. The defender is due first. The attacker may be NOBODY; that side answers through a hook.

    Rule: EXTORT-7, RULING-84.
    """
    rules = state.rules
    attack: i64 = 0
    if attacker != NOBODY:
        attack = rules.mod_arms_attack[state.players[attacker].gang_card]
    defence: i64 = rules.mod_arms_defend[state.players[defender].gang_card]
    push(state, Ask.FIGHT, defender, attacker, defender, stake, attack, defence)
    answer_by_arms(state)


def answer_by_arms(state: State) -> None:
    """Let Gang cards answer Weapons, alternating sides, until the side that is due has none left. Rule: GANG-7."""
    while True:
        side: i64 = (
            Fight.ATTACKER_ARMS
            if state.agenda[state.top + 1] == operand(state, Fight.ATTACKER)
            else Fight.DEFENDER_ARMS
        )
        if operand(state, side) == 0:
            return
        set_operand(state, side, operand(state, side) - 1)
        if not pass_on(state):
            return


def pass_on(state: State) -> bool:
    """Make the other side due after an answer. Returns whether the combat goes on. Rule: EXTORT-7."""
    set_operand(state, Fight.MARKS, operand(state, Fight.MARKS) & ~TRIED)
    attacker = operand(state, Fight.ATTACKER)
    other: i64 = operand(state, Fight.DEFENDER) if state.agenda[state.top + 1] == attacker else attacker
    if other != NOBODY:
        state.agenda[state.top + 1] = other
        return True
    for module in state.hooks.strikes:
        if module.strikes(state):
            return True
    settle(state, NOBODY)
    return False


def answered(state: State) -> None:
    """Continue after the Weapon that was due, or a substitute for it, has been played."""
    if pass_on(state):
        answer_by_arms(state)


def fight(state: State, seat: i64, action: i64) -> None:
    """Play a Weapon, so that the other side is due; or stop, and lose unless somebody stands in.

    Rule: EXTORT-7, EXTORT-8, RULING-79.
    """
    if action == Act.STOP:
        for module in state.hooks.stands_in:
            if module.stands_in(state, seat):
                return
        settle(state, seat)
        return
    lay(state, seat, action - Act.CARD)
    answered(state)


def settle(state: State, loser: i64) -> None:
    """End the combat: Weapons cleared, Beating, spoils, then the hooks of the modules.

    Rule: EXTORT-8, EXTORT-9, EXTORT-10, RULING-46, RULING-80, RULING-81, RULING-83.
    """
    attacker = operand(state, Fight.ATTACKER)
    defender = operand(state, Fight.DEFENDER)
    stake = operand(state, Fight.STAKE)
    marks = operand(state, Fight.MARKS)
    winner: i64 = defender if loser == attacker else attacker
    end_extortion(state)
    if loser != NOBODY and winner != NOBODY:
        tell(state, Event.COMBAT, winner, loser, 0)
        beat(state, loser, 1)
        take_spoils(state, winner, loser, stake if loser == defender else NO_TOOL)
        after_combat(state, winner, loser)
    elif loser != NOBODY:
        beat(state, loser, 1)
    for module in state.hooks.settled:
        module.settled(state, winner, loser, stake, marks)


def take_spoils(state: State, winner: i64, loser: i64, tool: i64) -> None:
    """Take the named Tool from a defender who has it, else a random card. Rule: EXTORT-9, EXTORT-10."""
    beaten = state.players[loser]
    if tool != NO_TOOL and beaten.hand[tool] > 0:
        hand_over(state, loser, winner, tool)
    elif beaten.size > 0:
        grab(state, winner, loser, random_card(state, beaten))


def after_combat(state: State, winner: i64, loser: i64) -> None:
    """Open the moment `after` a combat won or lost, for the active player first.

    Rule: RULING-9, RULING-83, RULING-98.
    """
    won: i64 = 1 << Verb.WIN
    lost: i64 = 1 << Verb.LOSE
    if winner == state.active:
        state.fresh |= won
        state.ability_due |= won
        push(state, Ask.REACT, loser, winner, When.AFTER, lost)
        push(state, Ask.REACT, winner, loser, When.AFTER, won)
    else:
        if loser == state.active:
            state.fresh |= lost
            state.ability_due |= lost
        push(state, Ask.REACT, winner, loser, When.AFTER, won)
        push(state, Ask.REACT, loser, winner, When.AFTER, lost)
