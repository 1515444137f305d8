"""Sell and Buy in the Recreational Area. Rule: SELL-1, SELL-2, BUY-1, BUY-2, BUY-3."""

from mypy_extensions import i64

from blackgate.engine.actions import Act
from blackgate.engine.agenda import Ask, operand, pop, push, set_operand
from blackgate.engine.bars import Bar
from blackgate.engine.frames import Selling
from blackgate.engine.hand import discard, earn, spend, take
from blackgate.engine.menu import Menu
from blackgate.engine.state import State


def sell_bars(state: State, seat: i64) -> i64:
    """Bars on Sell: at least one card must be sold. Rule: SELL-1, RULING-5, RULING-91."""
    return Bar.CARDS if state.players[seat].size == 0 else 0


def offer_sale(state: State, seat: i64, menu: Menu) -> None:
    """Offer a sale, if one can be started."""
    if sell_bars(state, seat) == 0:
        menu.add(Act.SELL)


def sell(state: State, seat: i64) -> None:
    """Start selling, one card after the other. Rule: SELL-1."""
    push(state, Ask.SELLING, seat, 0)


def offer_sales(state: State, seat: i64, menu: Menu) -> None:
    """Offer every card of the hand and, after the first sale, to stop. Rule: SELL-1, RULING-91."""
    menu.add_cards(Act.CARD, state.players[seat].holds)
    if operand(state, Selling.SOLD) > 0:
        menu.add(Act.DONE)


def sell_card(state: State, seat: i64, action: i64) -> None:
    """Sell a card: it goes to its discard place and brings its value. Rule: SELL-2, RULING-8, RULING-91."""
    if action == Act.DONE:
        pop(state)
        return
    card: i64 = action - Act.CARD
    value: i64 = state.rules.card_value[card]
    if value > 0:
        value += state.rules.mod_sell[state.players[seat].gang_card]
    discard(state, seat, card)
    earn(state, seat, value)
    set_operand(state, Selling.SOLD, operand(state, Selling.SOLD) + 1)
    if state.players[seat].size == 0:
        pop(state)


def price(state: State, seat: i64, deal: i64) -> i64:
    """The printed price minus the discount of the Gang card, at least 1. Rule: BUY-2."""
    return max(state.rules.deal_price[deal] - state.rules.mod_price[state.players[seat].gang_card], 1)


def buy_bars(state: State, seat: i64, deal: i64) -> i64:
    """Bars on Buy: the cigarettes and the whole quantity on the pile are needed. Rule: BUY-2, BUY-3, RULING-86."""
    rules = state.rules
    if deal >= rules.deals:
        return Bar.NONE
    bars: i64 = 0
    if state.players[seat].cigarettes < price(state, seat, deal):
        bars |= Bar.CIGARETTES
    pile = state.supply[rules.deal_gives[deal]]
    if pile == 0:
        bars |= Bar.PILE
    elif pile < rules.deal_count[deal]:
        bars |= Bar.SHORT
    return bars


def offer_deals(state: State, seat: i64, menu: Menu) -> None:
    """Offer every deal that can be made now."""
    deal: i64 = 0
    while deal < state.rules.deals:
        if buy_bars(state, seat, deal) == 0:
            menu.add(Act.BUY + deal)
        deal += 1


def buy(state: State, seat: i64, deal: i64) -> None:
    """Buy: exactly one transaction. Rule: BUY-1, BUY-2."""
    spend(state, seat, price(state, seat, deal))
    take(state, seat, state.rules.deal_gives[deal], state.rules.deal_count[deal])
