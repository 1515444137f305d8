"""The Warden: players attract and bribe her, and she keeps Michel(le) quiet. Rule: WARDEN-1 to WARDEN-9, OFFICE-3."""

from typing import Final

from mypy_extensions import i64

from blackgate.engine.actions import Act
from blackgate.engine.agenda import Step, below, operand, push, set_operand_at
from blackgate.engine.bars import Bar
from blackgate.engine.declarations import EventKind, FrameKind, kept, shown
from blackgate.engine.frames import Finish
from blackgate.engine.hand import spend
from blackgate.engine.masks import bit
from blackgate.engine.menu import Menu
from blackgate.engine.pieces import NOBODY
from blackgate.engine.ruleset import Ruleset
from blackgate.engine.state import Module, State, own_shelf
from blackgate.engine.story import tell
from blackgate.engine.terms import Arrival, Verb
from blackgate.engine.tokens import lay_tokens, take_token, token_bars
from blackgate.modules.warden import terms
from blackgate.modules.warden.windows import (
    NO_OFFENCE,
    Punish,
    Stage,
    answer_corrupt,
    answer_freepass,
    answer_punish,
    answer_report,
    answers_window,
    is_anybody_corrupt,
    is_offence,
    is_stage,
    move_warden,
    opens,
    punishments,
    run_windows,
)

RULES: Final[dict[tuple[str, str], tuple[str, ...]]] = {
    ("attract", "here"): ("WARDEN-7", "RULING-163", "RULING-5"),
    ("bribe", "place"): ("OFFICE-3", "TURN-6"),
    ("bribe", "cigarettes"): ("OFFICE-3", "RULING-166"),
    ("bribe", "pile"): ("OFFICE-3", "MOD-4", "RULING-166"),
    ("extort", "place@office"): ("OFFICE-2", "RULING-82"),
    ("craft", "place@office"): ("OFFICE-2", "RULING-87"),
    ("join", "place@office"): ("OFFICE-2",),
    ("cautious", "closed"): ("RULING-53", "RULING-54"),
    ("report", "not_asked"): ("WARDEN-4", "RULING-151"),
    ("freepass", "not_asked"): ("OFFICE-5", "RULING-155"),
    ("punish", "not_asked"): ("OFFICE-6", "RULING-157", "RULING-158"),
    ("warden", "not_asked"): ("OFFICE-7", "RULING-161"),
}
CHOICES: Final[dict[str, tuple[str, ...]]] = {
    "attract": ("WARDEN-7",),
    "bribe": ("OFFICE-3",),
}
FRAMES: Final[tuple[FrameKind, ...]] = (
    FrameKind(
        terms.Ask.REPORT, "report", (shown("actor", "seat"), shown("verb", "illegal")), ("windows",),
        rules=("WARDEN-4", "RULING-151"),
    ),
    FrameKind(
        terms.Ask.FREEPASS, "freepass", (shown("verb", "illegal"),), ("windows",), rules=("OFFICE-5", "RULING-155")
    ),
    FrameKind(
        terms.Ask.PUNISH, "punish", (shown("actor", "seat"),), ("windows",), rules=("OFFICE-6", "RULING-159"),
        answers=("punish",),
    ),
    FrameKind(terms.Ask.CORRUPT, "corrupt", (), ("windows",), rules=("OFFICE-7", "RULING-161"), answers=("warden",)),
    FrameKind(
        terms.Step.WINDOWS, "windows",
        (
            kept("stage", "stage"), kept("order", "order"), kept("offence", "offence"), kept("beside", "truth"),
            kept("moved", "truth"),
        ),
        ("turn", "finish", "effect", "visit", "free", "bonus", "roll", "lead", "discard"), carries=("react",),
    ),
)  # fmt: skip
EVENTS: Final[tuple[EventKind, ...]] = (
    EventKind(terms.Event.CALLED, "called", (("start", "slot"), ("end", "slot")), rules=("WARDEN-7", "OFFICE-7")),
    EventKind(
        terms.Event.REPORTED, "reported", (("actor", "seat"), ("verb", "verb")), rules=("WARDEN-4", "RULING-151")
    ),
    EventKind(terms.Event.REPRESSED, "repressed", (("verb", "verb"),), rules=("WARDEN-2", "WARDEN-3")),
    EventKind(
        terms.Event.PUNISHED,
        "punished",
        (("punishment", "punishment"), ("actor", "seat")),
        rules=("OFFICE-6", "RULING-159"),
    ),
)


class Settled:
    """What `Finish.SETTLED` says: whether she stood beside the actor on arrival. Rule: RULING-153."""

    NOTHING: Final[i64] = 0
    ALONE: Final[i64] = 1
    BESIDE: Final[i64] = 2


class Warden(Module):
    """The module. She never moves on her own and acts only when a player makes her. Rule: WARDEN-4, WARDEN-6."""

    def attends(self) -> list[int]:
        """The questions and steps it handles."""
        return [terms.Ask.REPORT, terms.Ask.FREEPASS, terms.Ask.PUNISH, terms.Ask.CORRUPT, terms.Step.WINDOWS]

    def set_up(self, state: State) -> None:
        """Rule: WARDEN-1, WARDEN-9, RULING-23."""
        lay_tokens(state, terms.Token.CORRUPTION)
        state.warden = state.rules.warden_start

    def calms(self, state: State, slot: i64) -> bool:
        """Rule: WARDEN-8."""
        return state.warden == slot

    def acting(self, state: State) -> None:
        """The next action ends the time to report. Rule: RULING-151."""
        if state.shelf.reportable != NOBODY:
            own_shelf(state).reportable = NOBODY

    # Actions.

    def offer_actions(self, state: State, seat: i64, wanted: i64, open_: i64, mode: i64, menu: Menu) -> None:
        """Rule: WARDEN-7, OFFICE-3."""
        if open_ & (1 << terms.Verb.ATTRACT) and attract_bars(state, seat) == 0:
            menu.add(terms.Act.ATTRACT)
        if open_ & (1 << terms.Verb.BRIBE) and bribe_bars(state, seat) == 0:
            menu.add(terms.Act.BRIBE)

    def begin(self, state: State, seat: i64, action: i64, mode: i64) -> bool:
        """Rule: WARDEN-7, OFFICE-3, RULING-163."""
        if action == terms.Act.ATTRACT:
            move_warden(state, seat, state.players[seat].place)
        elif action == terms.Act.BRIBE:
            spend(state, seat, state.rules.numbers[terms.Number.BRIBE])
            take_token(state, seat, terms.Token.CORRUPTION)
        else:
            return False
        return True

    def bars(self, state: State, seat: i64, action: i64, mode: i64) -> i64:
        """The bars of the Warden on an action."""
        if action == terms.Act.ATTRACT:
            return attract_bars(state, seat)
        if action == terms.Act.BRIBE:
            return bribe_bars(state, seat)
        return -1

    # The windows.

    def arrived(self, state: State, seat: i64, how: i64) -> None:
        """If the table plays it so, she can be moved before Michel(le) extorts whoever moved to them.

        The occasions of the Move are settled before that. Rule: RULING-105, RULING-153.
        """
        place: i64 = state.players[seat].place
        meets: bool = how == Arrival.MOVE and place == state.michel
        if state.rules.corruption_first and meets and is_anybody_corrupt(state, NOBODY):
            settled: i64 = Settled.BESIDE if place == state.warden else Settled.ALONE
            set_operand_at(state, below(state, Step.FINISH), Finish.SETTLED, settled)
            push(state, terms.Step.WINDOWS, seat, Stage.MOVE, 0, NO_OFFENCE, 0, 1)

    def finished(self, state: State, seat: i64, verb: i64, settled: i64) -> None:
        """Which occasions an action gives is settled now, whatever comes before they are used.

        Rule: TURN-9, WARDEN-2, OFFICE-6, OFFICE-7, RULING-153, RULING-154, RULING-161.
        """
        beside: bool = state.players[seat].place == state.warden
        if settled != Settled.NOTHING:
            beside = settled == Settled.BESIDE
        offence: i64 = verb if beside and state.rules.illegal & bit(verb) else NO_OFFENCE
        moved: bool = (verb == Verb.MOVE or verb == Verb.CAUTIOUS) and settled == Settled.NOTHING
        punishable: bool = beside and is_anybody_corrupt(state, NOBODY if state.rules.punish_self else seat)
        if offence != NO_OFFENCE or punishable or (moved and is_anybody_corrupt(state, NOBODY)):
            push(state, terms.Step.WINDOWS, seat, Stage.APPEAL, 0, offence, 1 if beside else 0, 1 if moved else 0)

    def run(self, state: State, seat: i64) -> None:
        """Rule: RULING-156."""
        run_windows(state, seat)

    def offer(self, state: State, ask: i64, seat: i64, menu: Menu) -> None:
        """Offer the answers to each question."""
        match ask:
            case terms.Ask.REPORT:
                menu.add(terms.Act.REPORT)
                menu.add(Act.DECLINE)
            case terms.Ask.FREEPASS:
                menu.add(terms.Act.FREEPASS)
                menu.add(Act.DECLINE)
            case terms.Ask.PUNISH:
                menu.add_cards(terms.Act.PUNISH, punishments(state, operand(state, Punish.ACTOR)))
                menu.add(Act.DECLINE)
            case terms.Ask.CORRUPT:
                menu.add_cards(terms.Act.WARDEN, state.rules.slots & ~bit(state.warden))
                menu.add(Act.DECLINE)

    def answer(self, state: State, ask: i64, seat: i64, action: i64) -> bool:
        """Carry out an answer; the windows continue below."""
        match ask:
            case terms.Ask.REPORT:
                answer_report(state, seat, action)
            case terms.Ask.FREEPASS:
                answer_freepass(state, seat, action)
            case terms.Ask.PUNISH:
                answer_punish(state, seat, action)
            case terms.Ask.CORRUPT:
                answer_corrupt(state, seat, action)
        return True

    def stands(self, state: State, frame: list[int], below: list[int]) -> bool:
        """Rule: RULING-156."""
        return opens(state, frame) if frame[0] == terms.Step.WINDOWS else answers_window(state, frame, below)

    def offer_aside(self, state: State, seat: i64, menu: Menu) -> None:
        """Offer to report unasked, until the next action starts. Rule: RULING-151."""
        if state.shelf.reportable != NOBODY and state.shelf.reportable != seat and is_between_actions(state):
            menu.add(terms.Act.REPORT)

    def aside(self, state: State, seat: i64, action: i64) -> bool:
        """Report, then Freepass and Repression; the other windows are closed already. Rule: RULING-151, RULING-156."""
        if action != terms.Act.REPORT:
            return False
        actor = state.shelf.reportable
        verb = state.shelf.offence
        own_shelf(state).reportable = NOBODY
        tell(state, terms.Event.REPORTED, seat, actor, verb)
        push(state, terms.Step.WINDOWS, actor, Stage.FREEPASS, 0, verb, 0, 0)
        return True


def is_settled(rules: Ruleset, number: int) -> bool:
    """Whether a number can be what was settled on arrival. Rule: RULING-105."""
    return 0 <= number <= (Settled.BESIDE if rules.corruption_first else Settled.NOTHING)


def is_between_actions(state: State) -> bool:
    """Whether the pending question allows a report: between actions, or at the end of the turn."""
    return state.hooks.between[state.agenda[state.top]]


def attract_bars(state: State, seat: i64) -> i64:
    """Bars on attracting her: she must be elsewhere. Rule: WARDEN-7, RULING-163."""
    return Bar.HERE if state.warden == state.players[seat].place else 0


def bribe_bars(state: State, seat: i64) -> i64:
    """Bars on a bribe: it needs two cigarettes, and a token on the pile. Rule: OFFICE-3, RULING-166."""
    bars: i64 = token_bars(state, terms.Token.CORRUPTION)
    if state.players[seat].cigarettes < state.rules.numbers[terms.Number.BRIBE]:
        bars |= Bar.CIGARETTES
    return bars


MODULE: Final = Warden(
    RULES,
    FRAMES,
    EVENTS,
    choices=CHOICES,
    sorts={"stage": is_stage, "offence": is_offence, "settled": is_settled},
)
