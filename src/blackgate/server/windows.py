"""Windows: who may answer now. The engine asks one seat after the other; the server hears all of them at once.

A window is a *series* of seats that are asked the same, each if those before it decline. Who is in it follows from what
everybody sees, so that being asked tells nothing, and neither does the time an answer takes (`TIMINGS`).
"""

from collections.abc import Mapping
from typing import Final, Literal, NamedTuple

import msgspec

from blackgate.engine.agenda import FRAME
from blackgate.engine.registry import ASKS, DECLARED_FRAMES
from blackgate.engine.state import State
from blackgate.game.game import Game
from blackgate.server.asked import Asked


class Serial(NamedTuple):
    """Why a question comes in a series."""

    why: str
    told: tuple[str, ...] = ()
    """What the story tells of a default answer, beside that it was given; then answers do not depend on each other."""


SERIES: Final[Mapping[str, Serial]] = {
    "report": Serial("The first report counts; who lets it be leaves everything as it is (RULING-151)."),
    "react": Serial("All are asked about one event, the active player first; who declines changes nothing (RULING-9)."),
    "punish": Serial("Token holders, the active player first; the first Punishment closes it (RULING-157)."),
    "corrupt": Serial("Token holders, the active player first; the first who moves her closes it (RULING-157)."),
    "help": Serial("Teammates on the spot, clockwise; the first one who helps stands in (RULING-118)."),
    "brawl": Serial("Everybody there chooses for themselves, whatever the others do (RULING-139).", ("beaten",)),
    "unless": Serial("Everybody else chooses for themselves: a Weapon, or the Beatings.", ("beaten",)),
}
"""By question that comes in a series: why those who are asked later can be heard at once. All others stand alone."""


class Timing(msgspec.Struct, frozen=True):
    """How long a question is open, in milliseconds."""

    least: int
    """Before that an answer is not shown: its speed must not tell what is hidden."""
    most: int | None
    """Then the default answer is given; None where the player's own bank of time decides."""
    leaks: Literal["", "hand", "background"] = ""
    """What the speed of an answer could tell."""


TIMINGS: Final[Mapping[str, Timing]] = {
    "answer": Timing(4_000, 20_000, "hand"),
    "fight": Timing(2_000, 12_000, "hand"),
    "report": Timing(0, 6_000),
    "freepass": Timing(0, 6_000),
    "punish": Timing(0, 8_000),
    "corrupt": Timing(0, 8_000),
    "react": Timing(6_000, 6_000, "background"),
    "brawl": Timing(4_000, 20_000, "hand"),
    "unless": Timing(4_000, 20_000, "hand"),
    "yield": Timing(4_000, 20_000, "hand"),
    "toll": Timing(4_000, 20_000, "hand"),
    "help": Timing(5_000, 5_000, "hand"),
}
"""By question that answers what somebody else did: the same for everybody who is asked it, also on one's own turn."""
OWN: Final = Timing(0, None)
"""Decisions of one's own turn."""
OUT_OF_TURN: Final = Timing(0, 20_000)
"""What a card or an ability asks of somebody whose turn it is not: the target, the Place."""
OUT_OF_TURN_HIDDEN: Final = Timing(2_000, 20_000, "hand")
"""The same, where one answer is all a hand may leave (`FrameKind.absence_tells`)."""


def series(game: Game) -> tuple[Asked, ...]:
    """The seat that is asked now, and those that will be asked the same if it declines; nobody once the game is over.

    Where a question stands alone no game is copied; where it does not, the states are, and never the story.
    """
    if game.over:
        return ()
    first = _asked(game, game, len(game.choices), game.choices[-1] if game.choices else None)
    if first.question not in SERIES:
        return (first,)
    asked: Asked | None = first
    found: dict[int, Asked] = {}
    while asked is not None and asked.seat not in found:
        found[asked.seat] = asked
        asked = _next(asked) if asked.question in SERIES else None
    return tuple(found.values())


def _next(asked: Asked) -> Asked | None:
    """The one who is asked next if this one gives the default answer, if that tells nothing but that it was given."""
    table = asked.table
    ahead = Game(table.rules, table.seed, table.seats, table.first, state=asked.game.state.clone())
    ahead.listen()
    answer = ahead.default_action()
    ahead.apply(answer)
    told = {event.name for event in ahead.events} - {"chose", *SERIES[asked.question].told}
    if ahead.over or told or not _is_same_window(asked.game.state, ahead.state):
        return None
    return _asked(ahead, table, asked.mark[2] + 1, answer)


def _asked(game: Game, table: Game, decisions: int, last: int | None) -> Asked:
    """The seat a game asks. Where answers do not depend on each other, the last one is no part of the mark."""
    seat, question = game.seat, game.question
    depends = question in SERIES and not SERIES[question].told
    return Asked(seat, question, game, table, (seat, question, decisions, last if depends else None))


def _is_same_window(before: State, after: State) -> bool:
    """Whether the next question lies where the last one lay on the agenda, or below it with only its like between.

    What was asked before a reaction led to something else lies deeper, and is about something else.
    """
    kind = before.agenda[before.top]
    between = range(after.top, before.top + 1, FRAME)
    return after.agenda[after.top] == kind and len(between) > 0 and all(before.agenda[at] == kind for at in between)


def timing(question: str, reaction: bool = False) -> Timing:
    """How long a question is open in a live room; `reaction` says whether it is put to somebody out of turn."""
    if question in TIMINGS:
        return TIMINGS[question]
    if not reaction:
        return OWN
    return OUT_OF_TURN_HIDDEN if DECLARED_FRAMES[ASKS.index(question)].absence_tells else OUT_OF_TURN


def is_reaction(game: Game) -> bool:
    """Whether the pending question is put to somebody out of turn, or answers what somebody else did.

    It has time of its own and never burns the bank of the player who is asked.
    """
    return not game.over and (game.seat != game.state.active or game.question in TIMINGS)
