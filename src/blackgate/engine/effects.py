"""Card effects: a small vocabulary, carried out line by line, each line as far as possible. The engine knows no card.

Rule: ACARD-1, BG-4, RULING-6 (only `free` and `perform` perform an action), RULING-7.
"""

from librt.vecs import append, vec
from mypy_extensions import i64

from blackgate.engine.actions import Act
from blackgate.engine.agenda import FRAME, Ask, operand, pop, push, set_operand
from blackgate.engine.bars import open_verbs
from blackgate.engine.extortion import offer_weapons
from blackgate.engine.frames import Answer, Bonus, Drop, Effect, Pick, Place, Recover, Unless
from blackgate.engine.hand import (
    beat,
    clear_table,
    discard,
    discard_random,
    draw,
    earn,
    gain,
    grab,
    hand_cigarettes,
    look,
    mend,
    random_card,
    spend,
    take,
)
from blackgate.engine.masks import lowest
from blackgate.engine.menu import Menu
from blackgate.engine.move import arrive, send
from blackgate.engine.pieces import NOBODY
from blackgate.engine.prospects import (
    can_recover,
    destinations,
    discarded_faces,
    has_target,
    is_target,
    performed_mode,
)
from blackgate.engine.reveals import Reveal
from blackgate.engine.state import State
from blackgate.engine.story import Event, tell
from blackgate.engine.terms import Arrival, CardClass, Do, Flag, Slot, Who
from blackgate.engine.tunnel import check_win, score
from blackgate.engine.verbs import is_possible


def run_effect(state: State, seat: i64) -> None:
    """Carry out the next line of the program on top, or end the program and pass its target to the frame below."""
    line = operand(state, Effect.LINE)
    if line == operand(state, Effect.END):
        foe = operand(state, Effect.FOE)
        pop(state)
        if state.top >= 0 and state.agenda[state.top] == Ask.BONUS:
            set_operand(state, Bonus.FOE, foe)
        return
    match state.rules.line_who[line]:
        case Who.OTHER | Who.HERE:
            if operand(state, Effect.HAS_TARGET) == 0:
                ask_target(state, seat, line)
                return
            set_operand(state, Effect.HAS_TARGET, 0)
            set_operand(state, Effect.LINE, line + 1)
            do_line(state, seat, line, operand(state, Effect.FOE))
        case Who.FOE:
            set_operand(state, Effect.LINE, line + 1)
            if operand(state, Effect.FOE) != NOBODY:
                do_line(state, seat, line, operand(state, Effect.FOE))
        case Who.OTHERS:
            set_operand(state, Effect.LINE, line + 1)
            do_to_others(state, seat, line)
        case Who.ALL:
            set_operand(state, Effect.LINE, line + 1)
            do_to_all(state, seat, line)
        case _:
            set_operand(state, Effect.LINE, line + 1)
            do_line(state, seat, line, seat)
    if state.rules.line_do[line] == Do.POINTS:
        check_win(state)


def ask_target(state: State, seat: i64, line: i64) -> None:
    """Ask for the target of a line; skip the line if nobody could be affected. Rule: RULING-7."""
    if has_target(state, seat, line, operand(state, Effect.END)):
        push(state, Ask.TARGET, seat)
    else:
        set_operand(state, Effect.LINE, line + 1)


def choose_target(state: State, target: i64) -> None:
    """Pass the chosen target to the program that asked."""
    pop(state)
    set_operand(state, Effect.FOE, target)
    set_operand(state, Effect.HAS_TARGET, 1)


def offer_victims(state: State, seat: i64, menu: Menu) -> None:
    """Offer every player whom the program below could affect. Rule: RULING-73."""
    line = state.agenda[state.top - FRAME + 2]
    end = state.agenda[state.top - FRAME + 3]
    target: i64 = 0
    while target < state.rules.players:
        if is_target(state, seat, line, end, target):
            menu.add(Act.SEAT + target)
        target += 1


def do_to_others(state: State, seat: i64, line: i64) -> None:
    """Apply a line to every other player, clockwise.

    Questions are stacked so that the player left of the owner answers first.
    """
    asks: bool = state.rules.line_flags[line] & (Flag.UNLESS_WEAPON | Flag.CHOICE) != 0
    i: i64 = 1
    while i < state.rules.players:
        step: i64 = state.rules.players - i if asks else i
        do_line(state, seat, line, (seat + step) % state.rules.players)
        i += 1


def do_to_all(state: State, seat: i64, line: i64) -> None:
    """Apply a line to every player, the owner first. The win is checked after the last one. Rule: RULING-25."""
    i: i64 = 0
    while i < state.rules.players:
        do_line(state, seat, line, (seat + i) % state.rules.players)
        i += 1


def do_line(state: State, seat: i64, line: i64, target: i64) -> None:
    """One effect of the owner `seat` on `target`, as far as possible. Rule: RULING-7."""
    rules = state.rules
    n = rules.line_n[line]
    arg = rules.line_arg[line]
    flags = rules.line_flags[line]
    match rules.line_do[line]:
        case Do.DRAW:
            draw(state, target, n)
        case Do.GAIN:
            take(state, target, arg, n)
        case Do.CIGS:
            collect(state, seat, target, n)
        case Do.GRAB:
            grab_cards(state, seat, target, n, flags)
        case Do.DROP:
            drop_cards(state, target, n, flags)
        case Do.PEEK:
            look(state, seat, target)
        case Do.MOVE:
            relocate(state, seat, target, line)
        case Do.HEAL:
            mend(state, target, n)
        case Do.BEAT:
            if flags & Flag.UNLESS_WEAPON:
                push(state, Ask.UNLESS, target, n)
            else:
                beat(state, target, n)
        case Do.ACT:
            grant_actions(state, target, n)
        case Do.FREE:
            offer_free(state, target, arg, performed_mode(state, line), 1)
        case Do.PERFORM:
            offer_free(state, target, arg, performed_mode(state, line), 0)
        case Do.RECOVER:
            if can_recover(state, arg):
                state.reveals |= Reveal.HIDDEN  # one looks through the discard pile (RULING-35)
                push(state, Ask.RECOVER, target, arg, n)
        case Do.CANCEL:
            cancel_extortion(state)
        case Do.PAY:
            spend(state, target, min(n, state.players[target].cigarettes))
        case Do.POINTS:
            score(state, target, n)


def collect(state: State, seat: i64, target: i64, n: i64) -> None:
    """Gain cigarettes: the owner's come from the supply, anybody else's from that player, as many as there are."""
    if target == seat:
        earn(state, seat, n)
        return
    count = min(n, state.players[target].cigarettes)
    if count > 0:
        hand_cigarettes(state, target, seat, count)


def grab_cards(state: State, seat: i64, target: i64, n: i64, flags: i64) -> None:
    """Take cards from another hand, at random or after a look at it. Rule: RULING-36, RULING-47."""
    victim = state.players[target]
    if flags & Flag.CHOICE:
        if victim.size > 0:
            look(state, seat, target)
            push(state, Ask.PICK, seat, target, n)
        return
    while n > 0 and victim.size > 0:
        grab(state, seat, target, random_card(state, victim))
        n -= 1


def pick(state: State, seat: i64, card: i64) -> None:
    """Take the chosen card from the hand the player looks at."""
    victim = operand(state, Pick.VICTIM)
    left: i64 = operand(state, Pick.DUE) - 1
    grab(state, seat, victim, card)
    set_operand(state, Pick.DUE, left)
    if left == 0 or state.players[victim].size == 0:
        pop(state)


def drop_cards(state: State, target: i64, n: i64, flags: i64) -> None:
    """Discard cards from hand: at random, or of the owner's choice."""
    player = state.players[target]
    if flags & Flag.CHOICE:
        if player.size > 0:
            push(state, Ask.DROP, target, n)
        return
    discard_random(state, target, n)


def drop(state: State, seat: i64, card: i64) -> None:
    """Discard the chosen card for an effect; an empty hand ends it (RULING-7)."""
    left: i64 = operand(state, Drop.DUE) - 1
    discard(state, seat, card)
    set_operand(state, Drop.DUE, left)
    if left == 0:
        pop(state)


def relocate(state: State, seat: i64, target: i64, line: i64) -> None:
    """Move the owner or another player; others are *sent* into Solitary. The owner chooses between several Places.

    Rule: RULING-57, RULING-99, RULING-116.
    """
    places: i64 = destinations(state, line, state.players[target])
    if places & (places - 1):
        push(state, Ask.PLACE, seat, target, places)
        return
    if places == 0:
        return
    slot = lowest(places)
    if target != seat and slot == Slot.SOLITARY:
        send(state, target, slot)
    else:
        arrive(state, target, slot, Arrival.EFFECT)


def choose_place(state: State, slot: i64) -> None:
    """The standee goes to the Place that was chosen. Rule: RULING-116."""
    target = operand(state, Place.MOVED)
    pop(state)
    arrive(state, target, slot, Arrival.EFFECT)


def grant_actions(state: State, seat: i64, n: i64) -> None:
    """Add actions to this turn. After a start in Solitary the player keeps a single action. Rule: RULING-30."""
    if seat == state.active and not state.started_solitary:
        state.actions += n


def offer_free(state: State, seat: i64, verbs: i64, mode: i64, may_decline: i64) -> None:
    """Ask for one of these actions to be performed now. Rule: RULING-6.

    The question is asked wherever Place and Solitary allow the action, even if the hand does not: a missing question
    would reveal the hand. Where they do not allow it, a module may have another way.
    """
    if open_verbs(state, seat, mode) & verbs or is_possible(state, seat, verbs, mode):
        push(state, Ask.FREE, seat, verbs, mode, may_decline)


def recover(state: State, seat: i64, card: i64) -> None:
    """Take the topmost copy of a card from the discard pile, seen by all. Rule: INFO-5."""
    topmost: i64 = len(state.discard) - 1
    while state.discard[topmost] != card:
        topmost -= 1
    pile = vec[i64]()
    i: i64 = 0
    while i < len(state.discard):
        if i != topmost:
            pile = append(pile, state.discard[i])
        i += 1
    state.discard = pile
    gain(state.players[seat], card)
    tell(state, Event.RECOVERED, seat, card, 0)
    left: i64 = operand(state, Recover.DUE) - 1
    set_operand(state, Recover.DUE, left)
    if left == 0 or not can_recover(state, operand(state, Recover.CARD_CLASS)):
        pop(state)


def cancel_extortion(state: State) -> None:
    """Cancel the extortion being answered: its Weapon is lost at once and no answer is asked for."""
    frame: i64 = state.top
    while frame >= 0:
        if state.agenda[frame] == Ask.ANSWER:
            state.agenda[frame + 2 + Answer.CANCELLED] = 1
            clear_table(state, state.rules.class_faces[CardClass.WEAPON])
            return
        frame -= FRAME


def take_or_pay(state: State, seat: i64, action: i64) -> None:
    """Discard a Weapon, or take the Beatings."""
    count = operand(state, Unless.BEATINGS)
    pop(state)
    if action == Act.DECLINE:
        beat(state, seat, count)
    else:
        discard(state, seat, action - Act.CARD)


def offer_class(state: State, menu: Menu) -> None:
    """Offer the cards of the wanted class in the discard pile."""
    menu.add_cards(Act.CARD, discarded_faces(state) & state.rules.class_faces[operand(state, Recover.CARD_CLASS)])


def offer_weapon_or_beating(state: State, seat: i64, menu: Menu) -> None:
    """Offer the Weapons in hand, or the Beating."""
    offer_weapons(state, seat, menu)
    menu.add(Act.DECLINE)
