"""Play an Action card. Rule: ACARD-1, ACARD-2."""

from mypy_extensions import i64

from blackgate.engine.actions import Act
from blackgate.engine.agenda import Step, operand, pop, push
from blackgate.engine.bars import Bar
from blackgate.engine.frames import Spent
from blackgate.engine.hand import clear_table, gain, lay, lose
from blackgate.engine.masks import bit
from blackgate.engine.menu import Menu
from blackgate.engine.pieces import NOBODY
from blackgate.engine.powers import begin_program
from blackgate.engine.prospects import has_effect
from blackgate.engine.state import State
from blackgate.engine.terms import CardClass, Verb


def play_bars(state: State, seat: i64, card: i64) -> i64:
    """Bars on playing a card: it must be an Action card in hand with an effect that could change something.

    Rule: RULING-71, RULING-74.
    """
    rules = state.rules
    if card >= rules.cards or rules.card_class[card] != CardClass.ACTION:
        return Bar.NONE
    if state.players[seat].hand[card] == 0:
        return Bar.CARDS
    player = state.players[seat]
    lose(player, card)  # it will have left the hand by then: a card cannot sell itself
    useful = has_effect(state, seat, rules.card_program[card])
    gain(player, card)
    return 0 if useful else Bar.POINTLESS


def offer_cards(state: State, seat: i64, menu: Menu) -> None:
    """Offer every Action card that can be played now."""
    held: i64 = state.players[seat].holds & state.rules.class_faces[CardClass.ACTION]
    card: i64 = 0
    while held != 0:
        if held & 1 and play_bars(state, seat, card) == 0:
            menu.add(Act.PLAY + card)
        held >>= 1
        card += 1


def play_card(state: State, seat: i64, card: i64) -> None:
    """Play an Action card: show it, apply it, then discard it. Rule: ACARD-1, ACARD-2, RULING-45, RULING-72."""
    push(state, Step.FINISH, seat, Verb.PLAY)
    lay(state, seat, card)
    push(state, Step.SPENT, seat, card)
    begin_program(state, seat, state.rules.card_program[card], NOBODY)


def put_off_card(state: State) -> None:
    """Put a played card on the discard pile, after its effect. Rule: ACARD-2."""
    card = operand(state, Spent.CARD)
    pop(state)
    clear_table(state, bit(card))
