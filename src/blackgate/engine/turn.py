"""The turn: its start, its menu, its end. Rule: TURN-1 to TURN-11, HAND-1 to HAND-3."""

from mypy_extensions import i64

from blackgate.engine.actions import Act
from blackgate.engine.agenda import Ask, Step, operand, pop, push
from blackgate.engine.backgrounds import offer_powers, reveal, use_ability
from blackgate.engine.bars import open_verbs
from blackgate.engine.cards import offer_cards, play_card
from blackgate.engine.hand import discard
from blackgate.engine.masks import count_bits, lowest
from blackgate.engine.menu import Menu
from blackgate.engine.powers import begin_program, moment_bars
from blackgate.engine.reactions import after_action
from blackgate.engine.state import DRAWN, NOBODY, State
from blackgate.engine.story import Event, tell
from blackgate.engine.terms import Mode, Slot, Verb, When
from blackgate.engine.verbs import begin, offer_verbs, price_of


def start_turn(state: State, seat: i64) -> None:
    """Two actions, or one after a night in Solitary; limits are renewed; then what the Gang card brings.

    Rule: TURN-2, TURN-3, TURN-8, SOL-1, RULING-33, RULING-58, RULING-61.
    """
    rules = state.rules
    player = state.players[seat]
    if seat == state.first:
        if rules.round_cap > 0 and state.round >= rules.round_cap:
            end_drawn(state)
            return
        state.round += 1
    state.active = seat
    state.started_solitary = player.place == Slot.SOLITARY and rules.solitary_start_bans != 0
    state.actions = 1 if state.started_solitary else rules.allowance
    state.searches = 0
    state.extortions = 0
    state.turn_over = False
    state.fresh = 0
    state.ability_due = 0
    state.foe = NOBODY
    player.ability_used = False
    tell(state, Event.TURN, seat, state.round, 0)
    push(state, Ask.TURN, seat)
    wake(state, seat)


def wake(state: State, seat: i64) -> None:
    """A Gang card that works at the start of the turn does so by itself. Rule: GANG-7."""
    card = state.players[seat].gang_card
    if moment_bars(state, seat, card, When.TURN_START, 0) == 0:
        tell(state, Event.USED, seat, card, 0)
        begin_program(state, seat, state.rules.power_program[card], NOBODY)


def end_drawn(state: State) -> None:
    """The round cap for games without people: nobody wins. Rule: RULING-26."""
    state.winner = DRAWN
    tell(state, Event.DRAWN, state.active, 0, 0)


def offer_turn(state: State, seat: i64, menu: Menu) -> None:
    """All actions that can be taken, what is free, and the end of the turn. Rule: TURN-3, TURN-5, RULING-27."""
    menu.add(Act.PASS)
    if state.actions > 0:
        offer_verbs(state, seat, -1, Mode.TURN, menu)
        if open_verbs(state, seat, Mode.TURN) & (1 << Verb.PLAY):
            offer_cards(state, seat, menu)
    offer_powers(state, seat, menu)


def choose(state: State, seat: i64, action: i64) -> None:
    """The active player's decision. Rule: TURN-3, TURN-5, TURN-7, TURN-9."""
    if action == Act.PASS:
        pop(state)
        push(state, Step.ENDING, seat)
    elif action == Act.ABILITY:
        state.ability_due &= ~state.rules.power_verbs[state.players[seat].gang_card]
        use_ability(state, seat, state.foe)
    elif action == Act.REVEAL:
        reveal(state, seat, state.foe)
    else:
        state.actions -= price_of(state, seat, action)
        state.fresh = 0
        state.ability_due = 0
        act(state, seat, action, Mode.TURN)


def act(state: State, seat: i64, action: i64, mode: i64) -> None:
    """An action begins, of the turn or performed through a card."""
    if state.rules.action_verb[action] == Verb.PLAY:
        play_card(state, seat, action - Act.PLAY)
    else:
        begin(state, seat, action, mode)


def perform(state: State, seat: i64, action: i64) -> None:
    """Answer to a card that lets one perform an action. Rule: RULING-6."""
    mode = operand(state, 1)
    pop(state)
    if action != Act.DECLINE:
        act(state, seat, action, mode)


def only_performable(state: State) -> i64:
    """The one action a card makes one perform, where nobody could have a choice; else -1.

    An action with operands is asked for even if the hand leaves one: the missing question would tell that.
    """
    verbs = operand(state, 0)
    if operand(state, 2) != 0 or count_bits(verbs) != 1:
        return -1
    return state.rules.bare_action[lowest(verbs)]


def offer_performable(state: State, seat: i64, menu: Menu) -> None:
    """The actions a card lets one perform; some may be declined."""
    offer_verbs(state, seat, operand(state, 0), operand(state, 1), menu)
    if operand(state, 2) != 0:
        menu.add(Act.DECLINE)


def finish(state: State, seat: i64) -> None:
    """An action is finished: the moment of everything that comes `after` it. Rule: TURN-9, RULING-9, RULING-29."""
    verb = operand(state, 0)
    pop(state)
    tell(state, Event.FINISHED, seat, verb, 0)
    after_action(state, seat, verb)


def hand_limit(state: State, seat: i64) -> i64:
    """Ten cards, and what the Gang card adds. Rule: HAND-1."""
    return state.rules.hand_limit + state.rules.mod_hand[state.players[seat].gang_card]


def end_turn(state: State, seat: i64) -> None:
    """The hand check, then the next player clockwise. Rule: TURN-2, TURN-11, HAND-1, HAND-2, HAND-3, RULING-48."""
    if state.players[seat].size > hand_limit(state, seat):
        push(state, Ask.DISCARD, seat)
    else:
        pop(state)
        start_turn(state, (seat + 1) % state.rules.players)


def discard_excess(state: State, seat: i64, card: i64) -> None:
    """One card of the owner's choice; the check is made again. Rule: HAND-2."""
    pop(state)
    discard(state, seat, card)
