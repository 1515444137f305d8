"""The features of a turn and of the question that is open in it: who is asked, about what, and what comes after."""

from mypy_extensions import i64

from blackgate.engine.agenda import FRAME, Ask, Step
from blackgate.engine.frames import Answer, Drop, Effect, Fight, Finish, Free, Lay, Name, Pay, Pick, Selling, Unless
from blackgate.engine.masks import bit
from blackgate.engine.state import State
from blackgate.engine.terms import Card, Slot, Verb
from blackgate.evaluation.feature_names import At
from blackgate.evaluation.position import is_fit
from blackgate.evaluation.table_features import TableFeatures


def add_turn(table: TableFeatures, state: State, seat: i64, at: i64) -> i64:
    """Whose turn it is, what is left of it, and who is asked."""
    row = table.row
    evaluator = table.evaluator
    rules = evaluator.rules
    wait: i64 = seat - state.active
    if wait < 0:
        wait += rules.players
    row[at] = At.WAIT + wait
    at += 1
    if state.top >= 0 and state.agenda[state.top + 1] == seat:
        row[at] = At.ASKED + min(state.agenda[state.top], 63)
        at += 1
    if wait != 0:
        return at
    row[at] = At.ACTIONS + min(state.actions, 4)
    at += 1
    if state.searches > 0:
        row[at] = At.TURN
        at += 1
    if state.extortions > 0:
        row[at] = At.TURN + 1
        at += 1
    if state.started_solitary:
        row[at] = At.TURN + 2
        at += 1
    if state.turn_over:
        row[at] = At.TURN + 3
        at += 1
    me = state.players[seat]
    if me.ability_used:
        row[at] = At.TURN + 4
        at += 1
    place: i64 = table.places[seat]
    can_dig: i64 = (
        rules.slot_verbs[rules.at_slot(seat, place)] | rules.mod_allow[rules.at_slot(me.gang_card, place)]
    ) & (1 << Verb.DIG)
    if can_dig and state.actions > 0 and is_fit(evaluator, me) and not state.turn_over:
        points: i64 = evaluator.best + (evaluator.second if state.actions > 1 else 0)
        row[at] = At.DIG_LEFT + min(points, 8)
        at += 1
        if points >= table.needs[seat]:
            row[at] = At.READY + 2
            at += 1
    return at


def add_question(table: TableFeatures, state: State) -> None:
    """Within an action: what the question is about, and what is still to come."""
    rules = table.evaluator.rules
    row = table.row
    agenda = state.agenda
    frame: i64 = state.top
    seat: i64 = agenda[frame + 1]
    at: i64 = table.ends[seat]
    first: i64 = agenda[frame + 2]
    match agenda[frame]:
        case Ask.GO:
            slots: i64 = first & ~bit(state.players[seat].place)
            slot: i64 = 0
            while slot < Slot.COUNT:
                if slots & bit(slot):
                    row[at] = At.ROLLED + slot
                    at += 1
                slot += 1
        case Ask.PAY:
            pile: i64 = rules.gang_pile(first)
            top: i64 = state.gang_piles[pile + 1] if state.gang_piles[pile] > 0 else 0
            row[at] = At.OPERAND + min(agenda[frame + 2 + Pay.DUE], 3)
            row[at + 1] = At.OPERAND + 4 + min(table.power_worth[top], 7)
            at += 2
        case Ask.SELLING:
            row[at] = At.OPERAND + 12 + min(agenda[frame + 2 + Selling.SOLD], 2)
            at += 1
        case Ask.DROP:
            row[at] = At.OPERAND + 15 + min(agenda[frame + 2 + Drop.DUE], 2)
            at += 1
        case Ask.PICK:
            row[at] = At.OPERAND + 18 + min(agenda[frame + 2 + Pick.DUE], 2)
            at += 1
        case Ask.UNLESS:
            row[at] = At.OPERAND + 21 + min(agenda[frame + 2 + Unless.BEATINGS], 2)
            at += 1
        case Ask.FREE:
            verb: i64 = 0
            while verb < 16:
                if agenda[frame + 2 + Free.VERBS] & bit(verb):
                    row[at] = At.FREE + verb
                    at += 1
                verb += 1
        case _:
            pass
    table.ends[seat] = at
    add_coming(table, state)


def add_coming(table: TableFeatures, state: State) -> None:
    """What comes after the question on top: the action that is being finished, the effects that a card still has."""
    agenda = state.agenda
    finishing: bool = False
    carrying_out: bool = False
    frame: i64 = state.top - FRAME
    while frame >= 0:
        seat: i64 = agenda[frame + 1]
        if seat >= 0 and agenda[frame] == Step.FINISH and not finishing:
            finishing = True
            table.row[table.ends[seat]] = At.BELOW + min(agenda[frame + 2 + Finish.VERB], 15)
            table.ends[seat] += 1
        elif seat >= 0 and agenda[frame] == Step.EFFECT and not carrying_out:
            carrying_out = True
            add_effects(table, seat, agenda[frame + 2 + Effect.LINE], agenda[frame + 2 + Effect.END])
        frame -= FRAME


def add_effects(table: TableFeatures, seat: i64, line: i64, end: i64) -> None:
    """The effects that a card still has."""
    coming: i64 = 0
    while line < end:
        coming |= bit(table.evaluator.rules.line_do[line])
        line += 1
    at: i64 = table.ends[seat]
    do: i64 = 0
    while coming != 0:
        if coming & 1:
            table.row[at] = At.PENDING + do
            at += 1
        coming >>= 1
        do += 1
    table.ends[seat] = at


def add_extortion(table: TableFeatures, state: State) -> None:
    """Both sides of the extortion that is going on: what is demanded, and how strong they are."""
    agenda = state.agenda
    frame: i64 = state.top
    while frame >= 0:
        kind: i64 = agenda[frame]
        if kind == Ask.FIGHT:
            attacker: i64 = agenda[frame + 2 + Fight.ATTACKER]
            defender: i64 = agenda[frame + 2 + Fight.DEFENDER]
            ahead: i64 = agenda[frame + 2 + Fight.ATTACKER_ARMS] - agenda[frame + 2 + Fight.DEFENDER_ARMS]
            tool: i64 = agenda[frame + 2 + Fight.STAKE] if attacker >= 0 else 0
            add_sides(table, attacker, defender, tool, ahead)
            return
        if kind == Ask.ANSWER:
            add_sides(table, agenda[frame + 2 + Answer.ATTACKER], agenda[frame + 1], agenda[frame + 2 + Answer.TOOL], 0)
            return
        if kind == Ask.LAY:
            add_sides(table, agenda[frame + 1], agenda[frame + 2 + Lay.TARGET], agenda[frame + 2 + Lay.TOOL], 0)
            return
        if kind == Ask.NAME:
            add_sides(table, agenda[frame + 1], agenda[frame + 2 + Name.TARGET], 0, 0)
            return
        frame -= FRAME


def add_sides(table: TableFeatures, attacker: i64, defender: i64, tool: i64, ahead: i64) -> None:
    """The same for one extortion; a side may be nobody."""
    players: i64 = table.evaluator.rules.players
    points: i64 = table.evaluator.rules.card_points[tool] if 0 <= tool < Card.PILES else 0
    left: i64 = 0
    if 0 <= attacker < players:
        left += table.arms[attacker]
    if 0 <= defender < players:
        left -= table.arms[defender]
    if 0 <= attacker < players:
        add_side(table, attacker, At.ATTACKS + min(points, 4), ahead, left)
    if 0 <= defender < players:
        add_side(table, defender, At.DEFENDS + min(points, 4), -ahead, -left)


def add_side(table: TableFeatures, seat: i64, role: i64, ahead: i64, left: i64) -> None:
    """The same for one side."""
    row = table.row
    at: i64 = table.ends[seat]
    row[at] = role
    row[at + 1] = At.ARMS_AHEAD + 4 + min(max(ahead, -4), 4)
    row[at + 2] = At.ARMS_LEFT + 4 + min(max(left, -4), 4)
    table.ends[seat] = at + 3
