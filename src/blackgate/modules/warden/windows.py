"""Reactions to an action: report, Freepass, Repression; Punishment; Corruption-Move. Rule: RULING-156, OFFICE-4."""

from typing import Final

from mypy_extensions import i64

from blackgate.engine.actions import Act
from blackgate.engine.agenda import operand, pop, push, set_operand
from blackgate.engine.hand import beat, discard_random, spend
from blackgate.engine.masks import bit
from blackgate.engine.move import send
from blackgate.engine.reveals import Reveal
from blackgate.engine.ruleset import Reporting, Ruleset
from blackgate.engine.state import State, own_shelf
from blackgate.engine.story import tell
from blackgate.engine.terms import Slot
from blackgate.engine.tokens import give_up_token
from blackgate.engine.vocabulary import VERBS
from blackgate.modules.warden import terms


class Stage:
    """The windows after an action, in their order. Rule: RULING-156."""

    APPEAL: Final[i64] = 0
    """A Freepass before anybody reports, if the options of the table say so (RULING-155)."""
    REPORT: Final[i64] = 1
    FREEPASS: Final[i64] = 2
    REPRESSION: Final[i64] = 3
    PUNISHMENT: Final[i64] = 4
    MOVE: Final[i64] = 5
    CLOSED: Final[i64] = 6


class Windows:
    """Operands of `Step.WINDOWS`."""

    STAGE: Final[i64] = 0
    ORDER: Final[i64] = 1
    """The next position in the order."""
    OFFENCE: Final[i64] = 2
    """The verb, if it is illegal; else NO_OFFENCE."""
    BESIDE: Final[i64] = 3
    """Whether the Warden is in the actor's Place."""
    MOVED: Final[i64] = 4


class Report:
    """Operands of `Ask.REPORT`."""

    ACTOR: Final[i64] = 0
    VERB: Final[i64] = 1


class Freepass:
    """Operands of `Ask.FREEPASS`."""

    VERB: Final[i64] = 0


class Punish:
    """Operands of `Ask.PUNISH`."""

    ACTOR: Final[i64] = 0


NO_OFFENCE: Final[i64] = -1


def move_warden(state: State, seat: i64, slot: i64) -> None:
    """Move the Warden. Her arrival has no consequences. Rule: WARDEN-6, WARDEN-7, RULING-153, RULING-161."""
    tell(state, terms.Event.CALLED, seat, state.warden, slot)
    state.warden = slot


def is_anybody_corrupt(state: State, but: i64) -> bool:
    """Whether anybody except that seat has a Corruption token, in any Place. Rule: RULING-42, RULING-162."""
    seat: i64 = 0
    while seat < state.rules.players:
        if seat != but and state.players[seat].tokens[terms.Token.CORRUPTION] > 0:
            return True
        seat += 1
    return False


def set_stage(state: State, stage: i64) -> None:
    """Go to a window and start its order again."""
    set_operand(state, Windows.STAGE, stage)
    set_operand(state, Windows.ORDER, 0)


def run_windows(state: State, actor: i64) -> None:
    """Run the current window. Rule: RULING-156, RULING-157."""
    match operand(state, Windows.STAGE):
        case Stage.APPEAL:
            appeal(state, actor)
        case Stage.REPORT:
            ask_for_report(state, actor)
        case Stage.FREEPASS:
            ask_for_freepass(state, actor)
        case Stage.REPRESSION:
            repress(state, actor)
        case Stage.PUNISHMENT:
            ask_for_punishment(state, actor)
        case Stage.MOVE:
            ask_for_move(state)
        case _:
            pop(state)


def appeal(state: State, actor: i64) -> None:
    """Skip the report of a legal action; else a Freepass comes first if the options of the table say so.

    Rule: RULING-155.
    """
    if operand(state, Windows.OFFENCE) == NO_OFFENCE:
        set_stage(state, Stage.PUNISHMENT)
    elif state.rules.freepass_first and state.players[actor].tokens[terms.Token.CORRUPTION] > 0:
        set_stage(state, Stage.REPORT)
        push(state, terms.Ask.FREEPASS, actor, operand(state, Windows.OFFENCE))
    else:
        set_stage(state, Stage.REPORT)


def ask_for_report(state: State, actor: i64) -> None:
    """Ask all other players, in any Place, teammates included. Rule: WARDEN-4, RULING-128, RULING-151."""
    if state.rules.report_mode == Reporting.AUTO:
        set_stage(state, Stage.FREEPASS)
        return
    if state.rules.report_mode == Reporting.VIGILANT:
        shelf = own_shelf(state)
        shelf.reportable = actor
        shelf.offence = operand(state, Windows.OFFENCE)
        state.reveals |= Reveal.OTHERS
        set_stage(state, Stage.PUNISHMENT)
        return
    order: i64 = operand(state, Windows.ORDER) + 1
    if order == state.rules.players:
        set_stage(state, Stage.PUNISHMENT)
        return
    set_operand(state, Windows.ORDER, order)
    push(state, terms.Ask.REPORT, (actor + order) % state.rules.players, actor, operand(state, Windows.OFFENCE))


def answer_report(state: State, seat: i64, action: i64) -> None:
    """The first report counts. Rule: RULING-151."""
    actor = operand(state, Report.ACTOR)
    verb = operand(state, Report.VERB)
    pop(state)
    if action == terms.Act.REPORT:
        tell(state, terms.Event.REPORTED, seat, actor, verb)
        state.reveals |= Reveal.OTHERS  # what was said before everybody stands
        set_stage(state, Stage.FREEPASS)


def ask_for_freepass(state: State, actor: i64) -> None:
    """Ask a reported player who has a token, unless a Freepass was asked for before the report.

    Rule: OFFICE-5, RULING-155.
    """
    verb = operand(state, Windows.OFFENCE)
    set_stage(state, Stage.REPRESSION)
    if not state.rules.freepass_first and state.players[actor].tokens[terms.Token.CORRUPTION] > 0:
        push(state, terms.Ask.FREEPASS, actor, verb)


def answer_freepass(state: State, seat: i64, action: i64) -> None:
    """Use a token to cancel the report; it does not help against Punishment. Rule: OFFICE-5, RULING-155, RULING-160."""
    pop(state)
    if action == terms.Act.FREEPASS:
        give_up_token(state, seat, terms.Token.CORRUPTION)
        set_stage(state, Stage.PUNISHMENT)


def repress(state: State, actor: i64) -> None:
    """Send the actor to Solitary and end the turn; the gains of the action are kept.

    Rule: WARDEN-3, WARDEN-5, RULING-62, RULING-168.
    """
    set_stage(state, Stage.PUNISHMENT)
    tell(state, terms.Event.REPRESSED, actor, operand(state, Windows.OFFENCE), 0)
    send(state, actor, Slot.SOLITARY)
    if actor == state.active:
        state.turn_over = True


def ask_for_punishment(state: State, actor: i64) -> None:
    """Ask the holders of tokens except the actor, the active player first; the first yes ends it.

    Rule: OFFICE-6, OFFICE-8, RULING-128, RULING-157, RULING-158.
    """
    players = state.rules.players
    while (
        operand(state, Windows.ORDER) < players
        and operand(state, Windows.BESIDE) != 0
        and punishments(state, actor) != 0
    ):
        seat: i64 = (state.active + operand(state, Windows.ORDER)) % players
        set_operand(state, Windows.ORDER, operand(state, Windows.ORDER) + 1)
        if state.players[seat].tokens[terms.Token.CORRUPTION] > 0 and (seat != actor or state.rules.punish_self):
            push(state, terms.Ask.PUNISH, seat, actor)
            return
    set_stage(state, Stage.MOVE)


def punishments(state: State, actor: i64) -> i64:
    """The mask of Punishments that would change something. Rule: OFFICE-6, RULING-159."""
    player = state.players[actor]
    mask: i64 = 0
    if player.beatings < state.rules.most_beatings:
        mask |= 1 << terms.Punishment.BEATING
    if player.size > 0:
        mask |= 1 << terms.Punishment.HAND
    if player.cigarettes > 0:
        mask |= 1 << terms.Punishment.CIGARETTES
    return mask


def answer_punish(state: State, seat: i64, action: i64) -> None:
    """Carry out a Punishment: a Beating, half the hand at random, or all cigarettes, but never tokens.

    Rule: OFFICE-6, OFFICE-9, RULING-150, RULING-159.
    """
    actor = operand(state, Punish.ACTOR)
    pop(state)
    if action == Act.DECLINE:
        return
    kind: i64 = action - terms.Act.PUNISH
    player = state.players[actor]
    give_up_token(state, seat, terms.Token.CORRUPTION)
    tell(state, terms.Event.PUNISHED, seat, kind, actor)
    set_stage(state, Stage.MOVE)
    match kind:
        case terms.Punishment.BEATING:
            beat(state, actor, 1)
        case terms.Punishment.HAND:
            discard_random(state, actor, (player.size + 1) // 2)
        case _:
            spend(state, actor, player.cigarettes)


def ask_for_move(state: State) -> None:
    """After a Move action only: ask the holders of tokens, the active player first.

    Rule: OFFICE-7, OFFICE-8, RULING-157, RULING-161.
    """
    players = state.rules.players
    while operand(state, Windows.ORDER) < players and operand(state, Windows.MOVED) != 0:
        seat: i64 = (state.active + operand(state, Windows.ORDER)) % players
        set_operand(state, Windows.ORDER, operand(state, Windows.ORDER) + 1)
        if state.players[seat].tokens[terms.Token.CORRUPTION] > 0:
            push(state, terms.Ask.CORRUPT, seat)
            return
    set_stage(state, Stage.CLOSED)


def answer_corrupt(state: State, seat: i64, action: i64) -> None:
    """Move her to the Place that the holder of the token chose. Rule: OFFICE-7, OFFICE-9, RULING-161."""
    pop(state)
    if action != Act.DECLINE:
        give_up_token(state, seat, terms.Token.CORRUPTION)
        move_warden(state, seat, action - terms.Act.WARDEN)
        set_stage(state, Stage.CLOSED)


def is_stage(rules: Ruleset, number: int) -> bool:
    """Whether a number is a stage."""
    return 0 <= number <= Stage.CLOSED


def is_offence(rules: Ruleset, verb: int) -> bool:
    """Whether a number is an illegal verb, or none."""
    return verb == NO_OFFENCE or (0 <= verb < len(VERBS) and rules.illegal & bit(verb) != 0)


def opens(state: State, frame: list[int]) -> bool:
    """Whether a WINDOWS frame is valid: only illegal actions are reported, and the order is in range.

    Rule: RULING-151, RULING-156.
    """
    stage, order, offence = frame[2], frame[3], frame[4]
    if Stage.REPORT <= stage <= Stage.REPRESSION and offence == NO_OFFENCE:
        return False
    return order < state.rules.players if stage <= Stage.REPRESSION else True


def answers_window(state: State, frame: list[int], windows: list[int]) -> bool:
    """Whether a question fits its window, and its seat has a token where one is used.

    Rule: OFFICE-5, OFFICE-6, OFFICE-7.
    """
    kind, seat, a, b = frame[0], frame[1], frame[2], frame[3]
    actor, stage, order, offence = windows[1], windows[2], windows[3], windows[4]
    if kind == terms.Ask.REPORT:
        due = (actor + order) % state.rules.players
        return stage == Stage.REPORT and a == actor and b == offence and seat == due and seat != actor
    if state.players[seat].tokens[terms.Token.CORRUPTION] == 0:
        return False
    if kind == terms.Ask.FREEPASS:
        return seat == actor and a == offence and (stage == Stage.REPORT or stage == Stage.REPRESSION)
    if kind == terms.Ask.PUNISH:
        return a == actor and stage == Stage.PUNISHMENT
    return stage == Stage.MOVE
