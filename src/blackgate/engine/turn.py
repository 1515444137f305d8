"""The turn: its start, its menu, its end. Rule: TURN-1 to TURN-11, HAND-1 to HAND-3."""

from mypy_extensions import i64

from blackgate.engine.actions import Act
from blackgate.engine.agenda import Ask, Step, operand, pop, push, set_operand
from blackgate.engine.backgrounds import offer_powers, reveal, use_ability
from blackgate.engine.bars import open_verbs
from blackgate.engine.cards import offer_cards, play_card
from blackgate.engine.frames import Ending, Finish, Free
from blackgate.engine.hand import discard
from blackgate.engine.masks import count_bits, lowest
from blackgate.engine.menu import Menu
from blackgate.engine.pieces import DRAWN, NOBODY
from blackgate.engine.powers import begin_program, moment_bars
from blackgate.engine.reactions import after_action
from blackgate.engine.reveals import Reveal
from blackgate.engine.ruleset import PAID_LATER
from blackgate.engine.state import State
from blackgate.engine.story import Event, tell
from blackgate.engine.terms import Mode, Slot, Verb, When
from blackgate.engine.verbs import begin, offer_verbs, price_of


def start_turn(state: State, seat: i64) -> None:
    """Start a turn: two actions, or one after a night in Solitary; limits are renewed; then the Gang card takes effect.

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
    state.reveals |= Reveal.TURN
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
    if state.extended:
        for module in state.hooks.started:
            module.started(state, seat)
    push(state, Ask.TURN, seat)
    wake(state, seat)


def wake(state: State, seat: i64) -> None:
    """Apply a Gang card that works at the start of the turn. Rule: GANG-7."""
    card = state.players[seat].gang_card
    if moment_bars(state, seat, card, When.TURN_START, 0) == 0:
        tell(state, Event.USED, seat, card, 0)
        begin_program(state, seat, state.rules.power_program[card], NOBODY)


def end_drawn(state: State) -> None:
    """End the game as a draw at the round cap for games without people: nobody wins. Rule: RULING-26."""
    state.winner = DRAWN
    tell(state, Event.DRAWN, state.active, 0, 0)


def offer_turn(state: State, seat: i64, menu: Menu) -> None:
    """Offer all possible actions, everything that costs no action, and the end of the turn.

    Rule: TURN-3, TURN-5, RULING-27.
    """
    menu.add(Act.PASS)
    if state.actions > 0:
        offer_verbs(state, seat, -1, Mode.TURN, menu)
        if open_verbs(state, seat, Mode.TURN) & (1 << Verb.PLAY):
            offer_cards(state, seat, menu)
    offer_powers(state, seat, menu)


def choose(state: State, seat: i64, action: i64) -> None:
    """Carry out the active player's decision. Rule: TURN-3, TURN-5, TURN-7, TURN-9."""
    if action == Act.PASS:
        pop(state)
        push(state, Step.ENDING, seat)
    elif action == Act.ABILITY:
        state.ability_due &= ~state.rules.power_verbs[state.players[seat].gang_card]
        use_ability(state, seat, state.foe)
    elif action == Act.REVEAL:
        reveal(state, seat, state.foe)
    elif state.rules.action_verb[action] < 0 or state.rules.action_price[action] == PAID_LATER:
        for module in state.hooks.frames[Ask.TURN]:
            if module.answer(state, Ask.TURN, seat, action):
                return
    else:
        pay_action(state, price_of(state, seat, action))
        act(state, seat, action, Mode.TURN)


def pay_action(state: State, price: i64) -> None:
    """Pay from the allowance. The moment after the last action is over. Rule: TURN-3."""
    state.actions -= price
    state.fresh = 0
    state.ability_due = 0


def start_action(state: State) -> None:
    """Begin the next action: the hooks of the modules close what was open until now."""
    if state.extended:
        for module in state.hooks.acting:
            module.acting(state)


def act(state: State, seat: i64, action: i64, mode: i64) -> None:
    """Begin an action of the turn, or one performed through a card."""
    start_action(state)
    if state.rules.action_verb[action] == Verb.PLAY:
        play_card(state, seat, action - Act.PLAY)
    else:
        begin(state, seat, action, mode)


def perform(state: State, seat: i64, action: i64) -> None:
    """Answer to a card that performs an action. Rule: RULING-6."""
    mode = operand(state, Free.MODE)
    pop(state)
    if action != Act.DECLINE:
        act(state, seat, action, mode)


def is_over_for(state: State, seat: i64) -> bool:
    """Whether a seat's turn has been ended: running actions go on, but it performs no further one.

    Rule: RULING-32, RULING-60.
    """
    return state.turn_over and seat == state.active


def is_forced(state: State, seat: i64) -> bool:
    """Whether a card makes a player perform an action that can be taken in one way only, for everybody.

    An action with operands is asked for even if the hand leaves only one: a missing question would reveal that.
    """
    if operand(state, Free.MAY_DECLINE) != 0 or count_bits(operand(state, Free.VERBS)) != 1 or forced_action(state) < 0:
        return False
    tally = Menu(False)
    offer_verbs(state, seat, operand(state, Free.VERBS), operand(state, Free.MODE), tally)
    return tally.count == 1 and open_verbs(state, seat, operand(state, Free.MODE)) & operand(state, Free.VERBS) != 0


def forced_action(state: State) -> i64:
    """The action of the single verb a card names, if it needs no operand; else -1."""
    return state.rules.bare_action[lowest(operand(state, Free.VERBS))]


def offer_performable(state: State, seat: i64, menu: Menu) -> None:
    """Offer the actions a card performs, and to decline where allowed or where all have become impossible."""
    offer_verbs(state, seat, operand(state, Free.VERBS), operand(state, Free.MODE), menu)
    if operand(state, Free.MAY_DECLINE) != 0 or menu.count == 0:
        menu.add(Act.DECLINE)


def finish(state: State, seat: i64) -> None:
    """Finish an action: the moment of everything that comes `after` it.

    Frames that the modules add now wait until the players with a card for this moment have been asked.

    Rule: TURN-9, RULING-9, RULING-29.
    """
    verb = operand(state, Finish.VERB)
    settled = operand(state, Finish.SETTLED)
    pop(state)
    tell(state, Event.FINISHED, seat, verb, 0)
    if state.extended:
        for module in state.hooks.finished:
            module.finished(state, seat, verb, settled)
    after_action(state, seat, verb)


def hand_limit(state: State, seat: i64) -> i64:
    """Ten cards, or the limit set by a module, plus the addition of the Gang card. Rule: HAND-1."""
    limit: i64 = state.rules.hand_limit
    if state.extended:
        for module in state.hooks.hand_most:
            limit = module.hand_most(state, seat, limit)
    return limit + state.rules.mod_hand[state.players[seat].gang_card]


def end_turn(state: State, seat: i64) -> None:
    """End the turn: end-of-turn hooks of the modules, hand check, next player clockwise.

    Rule: TURN-2, TURN-11, HAND-1, HAND-2, HAND-3, RULING-31, RULING-32, RULING-48.
    """
    if state.extended and end_of_modules(state, seat):
        return
    if operand(state, Ending.HAND_CHECKED) == 0 and must_discard(state, seat):
        return
    pop(state)
    start_turn(state, (seat + 1) % state.rules.players)


def must_discard(state: State, seat: i64) -> bool:
    """The hand check: ask for a discard if the hand is too large. Returns whether it is. Rule: HAND-1, HAND-2."""
    if state.players[seat].size <= hand_limit(state, seat):
        return False
    push(state, Ask.DISCARD, seat)
    return True


def end_of_modules(state: State, seat: i64) -> bool:
    """Call each module once, after the hand check or before it. Returns whether somebody has to be asked.

    Rule: RULING-31.
    """
    if state.rules.hand_check_first and operand(state, Ending.HAND_CHECKED) == 0:
        if must_discard(state, seat):
            return True
        set_operand(state, Ending.HAND_CHECKED, 1)
    while operand(state, Ending.ASKED) < len(state.hooks.ending):
        module = state.hooks.ending[operand(state, Ending.ASKED)]
        set_operand(state, Ending.ASKED, operand(state, Ending.ASKED) + 1)
        if module.ending(state, seat):
            return True
    return False


def discard_excess(state: State, seat: i64, card: i64) -> None:
    """Discard one card of the owner's choice; the check is repeated. Rule: HAND-2."""
    pop(state)
    discard(state, seat, card)
