"""Windows: which seats may answer now. The engine asks one seat after the other; the server asks all of them at once.

A window is a series of seats with the same question, each asked if those before it decline. Who is in it depends only
on public information, so being asked reveals nothing. Response times are a side channel as well: where the speed of an
answer could reveal a hand, it is shown no earlier than a fixed time (`TIMINGS`).
"""

from collections.abc import Mapping
from typing import Final, Literal, NamedTuple

import msgspec

from blackgate.engine.agenda import FRAME
from blackgate.engine.registry import ASKS, DECLARED_FRAMES
from blackgate.engine.state import State
from blackgate.game.actions import Action
from blackgate.game.game import Game
from blackgate.game.modules import AnswerTime, merged
from blackgate.game.view import View

MODULE_TIMES: Final[Mapping[str, AnswerTime]] = merged({}, "times")
"""By question of a module that answers somebody else: how long it is open."""


class Serial(NamedTuple):
    """Why a question comes in a series."""

    why: str
    told: tuple[str, ...] = ()
    """Public effects of a default answer; if there are some, the answers do not depend on each other."""


SERIES: Final[Mapping[str, Serial]] = {
    "react": Serial("All are asked about one event, the active player first; who declines changes nothing (RULING-9)."),
    "unless": Serial("Everybody else chooses for themselves: a Weapon, or the Beatings.", ("beaten",)),
    **{question: Serial(time.series, time.told) for question, time in MODULE_TIMES.items() if time.series},
}
"""By question that comes in a series: why later seats can be asked at once. All other questions stand alone."""


class Timing(msgspec.Struct, frozen=True):
    """How long a question is open, in milliseconds."""

    least: int
    """An answer is not shown before: its speed must not reveal hidden cards."""
    most: int | None
    """After that the default answer is given; None if the player's bank of time decides."""
    leaks: Literal["", "hand", "background"] = ""
    """What the speed of an answer could reveal."""


TIMINGS: Final[Mapping[str, Timing]] = {
    "answer": Timing(4_000, 20_000, "hand"),
    "fight": Timing(2_000, 12_000, "hand"),
    "react": Timing(6_000, 6_000, "background"),
    "unless": Timing(4_000, 20_000, "hand"),
    **{question: Timing(time.least, time.most, time.leaks) for question, time in MODULE_TIMES.items()},
}
"""By question that answers somebody else: the same for everybody who is asked it, also on one's own turn."""
OWN: Final = Timing(0, None)
"""Decisions of one's own turn."""
OUT_OF_TURN: Final = Timing(0, 20_000)
"""What a card or an ability asks of a player out of turn: the target, the Place."""
OUT_OF_TURN_HIDDEN: Final = Timing(2_000, 20_000, "hand")
"""The same, where a hand may leave only one answer (`FrameKind.absence_tells`)."""

QuestionIdentity = tuple[int, str, int, int | None]
"""Seat, question, number of decisions before it, and the last of them if it matters which."""
QUESTION_FIELDS: Final = ("asked", "question", "context", "agenda", "options", "numbers")
"""The fields of a view that are the question; the rest is the table."""


class PendingQuestion:
    """A question to one seat, which is asked now or if those before it decline. Valid until the next decision."""

    def __init__(self, seat: int, question: str, game: Game, table: Game, mark: QuestionIdentity) -> None:
        self.seat = seat
        self.question = question
        self.game = game
        """The true game, or one in which those before declined. Only `view` may be shown."""
        self.table = table
        """The true game."""
        self.identity = mark
        """Identifies the question. It stays the same once those before have in fact declined."""
        self._options: tuple[Action, ...] | None = None
        self._view: View | None = None

    @property
    def options(self) -> tuple[Action, ...]:
        """The possible answers."""
        if self._options is None:
            self._options = tuple(self.game.actions())
        return self._options

    @property
    def view(self) -> View:
        """What the seat may know: the present table, and its question. Nothing is shown that has not happened."""
        if self._view is None:
            self._view = self._make_view()
        return self._view

    def _make_view(self) -> View:
        seen = self.table.view(self.seat)
        if self.game is self.table:
            return seen
        put = self.game.view(self.seat, memory=False)
        question = {name: getattr(put, name) for name in QUESTION_FIELDS}
        return msgspec.structs.replace(seen, **question).played_by(self.table.rules)


def series(game: Game) -> tuple[PendingQuestion, ...]:
    """The seat that is asked now, and those that are asked the same if it declines; empty once the game is over.

    Only questions in a series need copies: of states, never of the story.
    """
    if game.over:
        return ()
    first = _asked(game, game, len(game.choices), game.choices[-1] if game.choices else None)
    if first.question not in SERIES:
        return (first,)
    asked: PendingQuestion | None = first
    found: dict[int, PendingQuestion] = {}
    while asked is not None and asked.seat not in found:
        found[asked.seat] = asked
        asked = _next(asked) if asked.question in SERIES else None
    return tuple(found.values())


def _next(asked: PendingQuestion) -> PendingQuestion | None:
    """The seat that is asked next if this one declines, provided that declining has no other public effect."""
    table = asked.table
    ahead = Game(table.rules, table.seed, table.seats, table.first, state=asked.game.state.clone())
    ahead.listen()
    answer = ahead.default_action()
    ahead.apply(answer)
    told = {event.name for event in ahead.events} - {"chose", *SERIES[asked.question].told}
    if ahead.over or told or not _is_same_window(asked.game.state, ahead.state):
        return None
    return _asked(ahead, table, asked.identity[2] + 1, answer)


def _asked(game: Game, table: Game, decisions: int, last: int | None) -> PendingQuestion:
    """The seat that a game asks. If answers do not depend on each other, the last one is not part of the identity."""
    seat, question = game.seat, game.question
    depends = question in SERIES and not SERIES[question].told
    return PendingQuestion(seat, question, game, table, (seat, question, decisions, last if depends else None))


def _is_same_window(before: State, after: State) -> bool:
    """Whether the next question is at the same agenda frame as the last one, or below it with only its like between.

    A question from before a reaction lies deeper, and is about something else.
    """
    kind = before.agenda[before.top]
    between = range(after.top, before.top + 1, FRAME)
    return after.agenda[after.top] == kind and len(between) > 0 and all(before.agenda[at] == kind for at in between)


def timing(question: str, reaction: bool = False) -> Timing:
    """How long a question is open in a live room; `reaction` says whether the seat is asked out of turn."""
    if question in TIMINGS:
        return TIMINGS[question]
    if not reaction:
        return OWN
    return OUT_OF_TURN_HIDDEN if DECLARED_FRAMES[ASKS.index(question)].absence_tells else OUT_OF_TURN


def is_reaction(game: Game) -> bool:
    """Whether the pending question is out of turn, or answers somebody else.

    It has time of its own and never burns the bank of the player who is asked.
    """
    return not game.over and (game.seat != game.state.active or game.question in TIMINGS)
