"""Entry points: the pending question, its legal answers, and the effect of an answer.

`legal` is the only place where legality is decided: an action is legal if it is among the options.
"""

from mypy_extensions import i64

from blackgate.engine.actions import Act, is_of_a_module
from blackgate.engine.agenda import Ask, Step, operand, pop, set_operand
from blackgate.engine.backgrounds import answer_bonus, offer_answer_powers, reveal, use_ability
from blackgate.engine.cards import put_off_card
from blackgate.engine.craft import offer_copies, pay_ingredient, pay_ingredients
from blackgate.engine.effects import (
    choose_place,
    choose_target,
    drop,
    offer_class,
    offer_victims,
    offer_weapon_or_beating,
    pick,
    recover,
    run_effect,
    take_or_pay,
)
from blackgate.engine.extortion import (
    end_extortion,
    fight,
    give,
    lay_opening,
    name_tool,
    offer_answers,
    offer_tools,
    offer_weapons,
    refuse,
)
from blackgate.engine.frames import Answer, Pick, Place
from blackgate.engine.gangs import offer_accessories, pay_accessory
from blackgate.engine.menu import Menu
from blackgate.engine.move import go, offer_places
from blackgate.engine.pieces import NOBODY
from blackgate.engine.reactions import may_react, offer_reactions, react
from blackgate.engine.state import State
from blackgate.engine.story import Event, tell
from blackgate.engine.trade import offer_sales, sell_card
from blackgate.engine.turn import (
    choose,
    discard_excess,
    end_turn,
    finish,
    forced_action,
    is_forced,
    is_over_for,
    offer_performable,
    offer_turn,
    perform,
)


def legal(state: State, menu: Menu) -> None:
    """Fill the menu with the options of the pending question; a finished game has none."""
    menu.count = 0
    if state.winner != NOBODY:
        return
    seat = state.agenda[state.top + 1]
    match state.agenda[state.top]:
        case Ask.TURN:
            offer_turn(state, seat, menu)
        case Ask.GO:
            offer_places(state, seat, menu)
        case Ask.NAME:
            offer_tools(menu)
        case Ask.LAY:
            offer_weapons(state, seat, menu)
        case Ask.ANSWER:
            offer_answers(state, seat, menu)
            offer_answer_powers(state, seat, menu)
        case Ask.FIGHT:
            offer_weapons(state, seat, menu)
            menu.add(Act.STOP)
        case Ask.SELLING:
            offer_sales(state, seat, menu)
        case Ask.PAY:
            offer_accessories(state, seat, menu)
        case Ask.INGREDIENT:
            offer_copies(state, seat, menu)
        case Ask.DISCARD | Ask.DROP:
            menu.add_cards(Act.CARD, state.players[seat].holds)
        case Ask.TARGET:
            offer_victims(state, seat, menu)
        case Ask.PLACE:
            menu.add_cards(Act.GO, operand(state, Place.SLOTS))
        case Ask.FREE:
            offer_performable(state, seat, menu)
        case Ask.PICK:
            menu.add_cards(Act.CARD, state.players[operand(state, Pick.VICTIM)].holds)
        case Ask.UNLESS:
            offer_weapon_or_beating(state, seat, menu)
        case Ask.RECOVER:
            offer_class(state, menu)
        case Ask.BONUS:
            menu.add(Act.ACCEPT)
            menu.add(Act.DECLINE)
        case Ask.REACT:
            offer_reactions(state, seat, menu)
    if state.extended:
        offer_of_modules(state, seat, menu)


def offer_of_modules(state: State, seat: i64, menu: Menu) -> None:
    """Add the options of the modules to the question on top; a module's own question has no others."""
    ask = state.agenda[state.top]
    for module in state.hooks.frames[ask]:
        module.offer(state, ask, seat, menu)


def apply(state: State, action: i64) -> None:
    """Carry out a legal action and continue to the next question. The caller has checked that it is legal."""
    seat = state.agenda[state.top + 1]
    tell(state, Event.CHOSE, seat, action, state.agenda[state.top])
    answer(state, seat, action)
    proceed(state)


def answer(state: State, seat: i64, action: i64) -> None:
    """Pass the decision to the chapter or the module that asked."""
    ask = state.agenda[state.top]
    if ask == Ask.TURN:
        choose(state, seat, action)
        return
    if state.extended and (ask > Ask.REACT or is_of_a_module(action)):
        for module in state.hooks.frames[ask]:
            if module.answer(state, ask, seat, action):
                return
    match ask:
        case Ask.GO:
            go(state, seat, action)
        case Ask.NAME:
            name_tool(state, seat, action - Act.NAME)
        case Ask.LAY:
            lay_opening(state, seat, action - Act.CARD)
        case Ask.ANSWER:
            answer_extortion(state, seat, action)
        case Ask.FIGHT:
            fight(state, seat, action)
        case Ask.SELLING:
            sell_card(state, seat, action)
        case Ask.PAY:
            pay_accessory(state, seat, action - Act.CARD)
        case Ask.INGREDIENT:
            pay_ingredient(state, seat, action - Act.CARD)
        case Ask.DISCARD:
            discard_excess(state, seat, action - Act.CARD)
        case Ask.TARGET:
            choose_target(state, action - Act.SEAT)
        case Ask.PLACE:
            choose_place(state, action - Act.GO)
        case Ask.FREE:
            perform(state, seat, action)
        case Ask.PICK:
            pick(state, seat, action - Act.CARD)
        case Ask.DROP:
            drop(state, seat, action - Act.CARD)
        case Ask.UNLESS:
            take_or_pay(state, seat, action)
        case Ask.RECOVER:
            recover(state, seat, action - Act.CARD)
        case Ask.BONUS:
            answer_bonus(state, seat, action)
        case Ask.REACT:
            react(state, seat, action)


def answer_extortion(state: State, seat: i64, action: i64) -> None:
    """Give, refuse, or first use a power of this moment. Rule: EXTORT-5, EXTORT-6, BG-2."""
    attacker = operand(state, Answer.ATTACKER)
    match action:
        case Act.GIVE:
            give(state, seat)
        case Act.REFUSE:
            refuse(state, seat)
        case Act.ABILITY:
            set_operand(state, Answer.ABILITY_USED, 1)
            use_ability(state, seat, attacker)
        case _:
            reveal(state, seat, attacker)


def proceed(state: State) -> None:
    """Run steps that need no decision until somebody has to be asked or the game is over."""
    while state.winner == NOBODY:
        frame = state.top
        seat = state.agenda[frame + 1]
        match state.agenda[frame]:
            case Step.EFFECT:
                run_effect(state, seat)
            case Step.FINISH:
                finish(state, seat)
            case Step.SPENT:
                put_off_card(state)
            case Step.CRAFT:
                pay_ingredients(state, seat)
            case Step.ENDING:
                end_turn(state, seat)
            case Ask.TURN if state.turn_over:
                choose(state, seat, Act.PASS)
            case Ask.ANSWER if operand(state, Answer.CANCELLED) != 0:
                end_extortion(state)
            case Ask.REACT if not may_react(state, frame):
                pop(state)
            case Ask.DROP if state.players[seat].size == 0:
                pop(state)
            case Ask.FREE if is_over_for(state, seat):
                pop(state)
            case Ask.FREE if is_forced(state, seat):
                perform(state, seat, forced_action(state))
            case step if step > Step.ENDING:
                run_of_modules(state, step, seat)
            case _:
                return


def run_of_modules(state: State, step: i64, seat: i64) -> None:
    """Carry out a step of a module."""
    for module in state.hooks.frames[step]:
        module.run(state, seat)


def offer_asides(state: State, seat: i64, menu: Menu) -> None:
    """Offer what a seat that is not asked may throw in now. Rule: RULING-151."""
    menu.count = 0
    if state.winner == NOBODY:
        for module in state.hooks.asides:
            module.offer_aside(state, seat, menu)


def throw_in(state: State, seat: i64, action: i64) -> None:
    """Carry out what a seat throws in unasked. The caller has checked that it may."""
    tell(state, Event.CHOSE, seat, action, state.agenda[state.top])
    for module in state.hooks.asides:
        if module.aside(state, seat, action):
            break
    proceed(state)
