"""The actions of the turn by verb: which are possible, and how each begins.

Action cards have their own file (`cards`), because a card may perform any of these actions.

Rule: TURN-3, TURN-4, TURN-7, RULING-6.
"""

from mypy_extensions import i64

from blackgate.engine.actions import Act, is_of_a_module
from blackgate.engine.agenda import Step, push
from blackgate.engine.bars import open_verbs
from blackgate.engine.cafeteria import steal_bars
from blackgate.engine.craft import craft, offer_recipes
from blackgate.engine.extortion import extort, offer_targets
from blackgate.engine.gangs import join, offer_gangs
from blackgate.engine.hand import mend, take
from blackgate.engine.infirmary import heal_bars
from blackgate.engine.menu import Menu
from blackgate.engine.move import arrive, cautious_price, offer_cautious, simple_move
from blackgate.engine.search import search, search_bars
from blackgate.engine.state import State
from blackgate.engine.terms import Arrival, Card, CardClass, Mode, Slot, Verb
from blackgate.engine.trade import buy, offer_deals, offer_sale, sell
from blackgate.engine.tunnel import dig, offer_digs


def offer_verbs(state: State, seat: i64, verbs: i64, mode: i64, menu: Menu) -> None:
    """Offer every possible action of these verbs. A Cautious Move is always an action of the turn."""
    wanted: i64 = verbs
    verbs &= open_verbs(state, seat, mode)
    if verbs & (1 << Verb.SEARCH) and search_bars(state, seat, mode) == 0:
        menu.add(Act.SEARCH)
    if verbs & (1 << Verb.MOVE):
        menu.add(Act.MOVE)
    if verbs & (1 << Verb.CAUTIOUS) and mode == Mode.TURN:
        offer_cautious(state, seat, menu)
    if verbs & (1 << Verb.JOIN):
        offer_gangs(state, seat, menu)
    if verbs & (1 << Verb.EXTORT) and state.players[seat].holds & state.rules.class_faces[CardClass.WEAPON]:
        offer_targets(state, seat, mode, menu)
    if verbs & (1 << Verb.CRAFT):
        offer_recipes(state, seat, menu)
    if verbs & (1 << Verb.DIG):
        offer_digs(state, seat, menu)
    if verbs & (1 << Verb.STEAL) and steal_bars(state) == 0:
        menu.add(Act.STEAL)
    if verbs & (1 << Verb.HEAL) and heal_bars(state, seat) == 0:
        menu.add(Act.HEAL)
    if verbs & (1 << Verb.SELL):
        offer_sale(state, seat, menu)
    if verbs & (1 << Verb.BUY):
        offer_deals(state, seat, menu)
    if state.extended:
        for module in state.hooks.offer_actions:
            module.offer_actions(state, seat, wanted, verbs, mode, menu)


def is_possible(state: State, seat: i64, verbs: i64, mode: i64) -> bool:
    """Whether any action of these verbs can be taken now."""
    tally = Menu(False)
    offer_verbs(state, seat, verbs, mode, tally)
    return tally.count > 0


def price_of(state: State, seat: i64, action: i64) -> i64:
    """The price of an action: one action; a Cautious Move is one action that costs more.

    Rule: MOVE-2, MOVE-6, RULING-29.
    """
    if Act.CAUTIOUS <= action < Act.CAUTIOUS + Slot.COUNT:
        return cautious_price(state, seat, action - Act.CAUTIOUS)
    return state.rules.action_price[action]


def begin(state: State, seat: i64, action: i64, mode: i64) -> None:
    """Carry an action out, or put its questions on the agenda. It is finished when they are answered.

    Rule: TURN-9.
    """
    verb = state.rules.action_verb[action]
    push(state, Step.FINISH, seat, state.rules.counts_as[verb])
    if state.extended and is_of_a_module(action):
        for module in state.hooks.begin:
            if module.begin(state, seat, action, mode):
                return
    match verb:
        case Verb.SEARCH:
            search(state, seat, mode)
        case Verb.MOVE:
            simple_move(state, seat)
        case Verb.CAUTIOUS:
            arrive(state, seat, action - Act.CAUTIOUS, Arrival.MOVE)
        case Verb.JOIN:
            join(state, seat, action - Act.JOIN)
        case Verb.EXTORT:
            extort(state, seat, action - Act.EXTORT, mode)
        case Verb.CRAFT:
            craft(state, seat, action - Act.CRAFT)
        case Verb.DIG:
            dig(state, seat, action - Act.DIG)
        case Verb.STEAL:
            take(state, seat, Card.SPOON, 1)
        case Verb.HEAL:
            mend(state, seat, 1)
        case Verb.SELL:
            sell(state, seat)
        case Verb.BUY:
            buy(state, seat, action - Act.BUY)
