"""Taking back: what a seat decided and nothing has come of yet, for itself or for anybody else.

A decision stands once chance has spoken, a hidden card was seen, another seat was asked or a turn began (`Reveal`).
What was shown meanwhile has been seen: the onlookers keep it. Rule: RULING-13, RULING-39.
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
"""A decision: the seat, and the action; or minus the number of decisions it took back."""

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
"""So many decisions at least lie between two marks."""
LATE: Final = 64
"""Decisions after the last mark from which on a new one is made while the game goes on."""
MOST: Final = 2_500
"""So often anything may be taken back in one game: its record must not grow without end."""
MOST_MARKS: Final = 64
"""Of more, every other one of the older half is given up."""


class Past:
    """All decisions, undone or not, and snapshots to go back to."""

    def __init__(self) -> None:
        self.told: list[Told] = []
        """Everything up to the last time something was taken back."""
        self.counted = 0
        """How many of the decisions that stand are in it."""
        self.times = 0
        """How often something was taken back."""
        self.marks: list[tuple[int, State]] = []
        """States after so many decisions, oldest first. They are never changed."""

    def clone(self) -> "Past":
        """The same past for another game."""
        twin = Past()
        twin.told, twin.counted, twin.marks = self.told[:], self.counted, self.marks[:]
        twin.times = self.times
        return twin

    def log(self, referee: Referee) -> list[Told]:
        """Every decision in the order it was told."""
        since = slice(self.counted, None)
        return self.told + list(zip(referee.deciders[since], referee.choices[since], strict=True))

    def note(self, referee: Referee, seat: int, n: int) -> None:
        """A seat is about to take back its last decisions: they, and that, are told."""
        since = slice(self.counted, None)
        self.told += zip(referee.deciders[since], referee.choices[since], strict=True)
        self.told.append((seat, -n))
        self.times += 1
        self.counted = len(referee.choices) - n

    def advance(self, referee: Referee) -> None:
        """Mark the present state and drop all older marks: nothing decided so far can be taken back.

        Without it the first undo of a long game would replay every decision.
        """
        if len(referee.choices) - (self.marks[-1][0] if self.marks else 0) >= LATE:
            self.marks = [(len(referee.choices), referee.state.clone())]

    def take_back(self, referee: Referee, begin: Callable[[], State], n: int) -> None:
        """Go back to before the last decisions: to the last mark, and from there on again, with new marks on the way.

        Halving the way keeps a long row of single steps back from being walked from the start each time.
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
    """A referee after so many decisions."""
    del referee.choices[at:], referee.deciders[at:]
    then = Referee(state)
    referee.state, referee.seat, referee.over, referee.ready = state, then.seat, then.over, False


def decide(referee: Referee, seat: int, action: int) -> None:
    """A decision once more: an answer, or a word thrown in. Rule: RULING-151."""
    if seat == referee.seat and referee.is_legal(action):
        referee.apply(action)
    else:
        referee.throw_in(seat, action)


def check_count(n: object) -> int:
    """A number of decisions, or ActionError."""
    if not isinstance(n, int) or isinstance(n, bool) or n < 1:
        raise ActionError(f"{brief(n)} decisions cannot be taken back", right="a whole number from 1 on")
    return n


def standing(referee: Referee) -> Message:
    """Why the last decision that cannot be undone is final."""
    if not referee.choices:
        return message("stands-nothing")
    return next((why for bit, why in STANDS.items() if referee.revealed & bit), message("stands-unknown"))


def unfair(referee: Referee, seat: int, n: int, most: int) -> ActionError:
    """The error for taking back more than is fair: what has come to light since."""
    what = f"P{seat + 1} cannot take back {n} decision{'s' if n > 1 else ''}"
    if referee.over:
        return ActionError(what, right="the game is over")
    if referee.seat != seat:
        return ActionError(what, right=f"P{referee.seat + 1} is asked now")
    return ActionError(what, right=f"{most} at most: {formatted('en', standing(referee).id, {})}")


def cut(lines: Sequence[Line], n: int) -> int:
    """Where in the journal the last `n` decisions begin; 0 where they are older than the journal."""
    start = len(lines)
    while n > 0 and start > 0:
        start -= 1
        n -= lines[start][0] == Event.CHOSE
    return start


def forgotten(lines: Iterable[Line], seat: int) -> list[Line]:
    """What the onlookers keep of the lines a seat takes back: that it did, and the cards its hand must have held.

    A card that came openly in the same lines proves nothing about the hand before. Rule: RULING-39.
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
