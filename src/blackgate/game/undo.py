"""Undo: a seat takes back decisions that have had no consequence yet, for itself or for anybody else.

A decision is final once chance was used, a hidden card was seen, another seat was asked or a turn began (`Reveal`).
Other players keep what they have seen in the meantime. Rule: RULING-13, RULING-39.
"""

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from typing import Final

from blackgate.engine.referee import Referee
from blackgate.engine.reveals import Reveal
from blackgate.engine.state import State
from blackgate.engine.story import Event
from blackgate.errors import ActionError, brief
from blackgate.speech import Message, message
from blackgate.speech.catalogue import formatted

Line = tuple[int, int, int, int]
"""A line of the engine's journal."""
Told = tuple[int, int]
"""A decision: the seat and the action, or minus the number of decisions it undid."""

STANDS: Final = {
    int(Reveal.TURN): message("stands-turn"),
    int(Reveal.CHANCE): message("stands-chance"),
    int(Reveal.HIDDEN): message("stands-hidden"),
    int(Reveal.OTHERS): message("stands-others"),
}
"""By what was revealed, the most important first: why the decision is final."""
GAINS: Final = (Event.TOOK, Event.RECOVERED)
LOSSES: Final = (Event.DISCARDED, Event.LAID, Event.DUG, Event.HANDED)
APART: Final = 4
"""Minimum number of decisions between two snapshots."""
LATE: Final = 64
"""Number of decisions after the last snapshot from which a new one is made while the game goes on."""
MOST: Final = 2_500
"""Maximum number of undos in one game, so that its record cannot grow without limit."""
MOST_MARKS: Final = 64
"""Maximum number of snapshots; beyond it, every other one of the older half is dropped."""


class Past:
    """All decisions, undone or not, and snapshots to go back to."""

    def __init__(self) -> None:
        self.told: list[Told] = []
        """Everything up to the last undo."""
        self.counted = 0
        """How many of the valid decisions are in it."""
        self.times = 0
        """Number of undos."""
        self.marks: list[tuple[int, State]] = []
        """Snapshots as (number of decisions, state), oldest first. They are never changed."""

    def clone(self) -> "Past":
        """A copy for another game."""
        twin = Past()
        twin.told, twin.counted, twin.marks = self.told[:], self.counted, self.marks[:]
        twin.times = self.times
        return twin

    def log(self, referee: Referee) -> list[Told]:
        """Every decision in the order of the story."""
        since = slice(self.counted, None)
        return self.told + list(zip(referee.deciders[since], referee.choices[since], strict=True))

    def note(self, referee: Referee, seat: int, n: int) -> None:
        """Log the decisions so far, and the undo a seat is about to make."""
        since = slice(self.counted, None)
        self.told += zip(referee.deciders[since], referee.choices[since], strict=True)
        self.told.append((seat, -n))
        self.times += 1
        self.counted = len(referee.choices) - n

    def advance(self, referee: Referee) -> None:
        """Make a snapshot of the present state and drop all older ones: nothing decided so far can be undone.

        Without it the first undo of a long game would replay every decision.
        """
        if len(referee.choices) - (self.marks[-1][0] if self.marks else 0) >= LATE:
            self.marks = [(len(referee.choices), referee.state.clone())]

    def take_back(self, referee: Referee, begin: Callable[[], State], n: int) -> None:
        """Undo the last decisions: restore the last snapshot before them and replay from there, with new snapshots.

        The new snapshots halve the distance, so that many single undos do not each replay everything.
        """
        target = len(referee.choices) - n
        while self.marks and self.marks[-1][0] > target:
            self.marks.pop()
        at, state = self.marks[-1] if self.marks else (0, begin())
        again = list(zip(referee.deciders[at:target], referee.choices[at:target], strict=True))
        reset(referee, state.clone(), at)
        halfway = (at + target) // 2
        for number, (seat, action) in enumerate(again, at):
            if number == halfway and number - at >= APART:
                self.marks.append((number, referee.state.clone()))
                at, halfway = number, (number + target) // 2
            decide(referee, seat, action)
        if len(self.marks) > MOST_MARKS:
            del self.marks[1 : MOST_MARKS // 2 : 2]


def reset(referee: Referee, state: State, at: int) -> None:
    """Reset a referee to a state after `at` decisions."""
    del referee.choices[at:], referee.deciders[at:]
    then = Referee(state)
    referee.state, referee.seat, referee.over, referee.ready = state, then.seat, then.over, False


def decide(referee: Referee, seat: int, action: int) -> None:
    """Replay a decision: an answer, or something thrown in. Rule: RULING-151."""
    if seat == referee.seat and referee.is_legal(action):
        referee.apply(action)
    else:
        referee.throw_in(seat, action)


def check_count(n: object) -> int:
    """A valid number of decisions, or ActionError."""
    if not isinstance(n, int) or isinstance(n, bool) or n < 1:
        raise ActionError(f"{brief(n)} decisions cannot be taken back", right="a whole number from 1 on")
    return n


def standing(referee: Referee) -> Message:
    """Why the last decision that cannot be undone is final."""
    if not referee.choices:
        return message("stands-nothing")
    return next((why for bit, why in STANDS.items() if referee.revealed & bit), message("stands-unknown"))


def unfair(referee: Referee, seat: int, n: int, most: int) -> ActionError:
    """The error for undoing too much: it names what was revealed since."""
    what = f"P{seat + 1} cannot take back {n} decision{'s' if n > 1 else ''}"
    if referee.over:
        return ActionError(what, right="the game is over")
    if referee.seat != seat:
        return ActionError(what, right=f"P{referee.seat + 1} is asked now")
    return ActionError(what, right=f"{most} at most: {formatted('en', standing(referee).id, {})}")


def cut(lines: Sequence[Line], n: int) -> int:
    """The index in the journal where the last `n` decisions begin; 0 if they are older than the journal."""
    start = len(lines)
    while n > 0 and start > 0:
        start -= 1
        n -= lines[start][0] == Event.CHOSE
    return start


def forgotten(lines: Iterable[Line], seat: int) -> list[Line]:
    """What other players keep of the undone lines: the undo, and the cards that the hand must have held.

    A card gained openly in the same lines proves nothing about the hand before. Rule: RULING-39.
    """
    change, held, again = Counter[int](), Counter[int](), Counter[int]()
    decisions = 0
    for event, who, card, _ in lines:
        decisions += event == Event.CHOSE
        if event == Event.UNDID:
            again.clear()
        elif who == seat and event in GAINS:
            change[card] += 1
        elif who == seat and event in LOSSES:
            change[card] -= 1
            held[card] = max(held[card], -change[card])
        elif who == seat and event == Event.SHOWED:
            again[card] += 1
            held[card] = max(held[card], again[card] - change[card])
    shown = [(int(Event.SHOWED), seat, card, 0) for card in sorted(held.elements())]
    return [(int(Event.UNDID), seat, decisions, 0), *shown]
