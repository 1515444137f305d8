"""What each seat, and a spectator, can know from what it has seen: one observer each, updated on demand.

Rule: INFO-6, INFO-7, RULING-36, RULING-39, RULING-40, RULING-41.
"""

from time import perf_counter

from blackgate.engine.agenda import Ask, operand
from blackgate.engine.frames import Pick
from blackgate.engine.hand import one_by_one
from blackgate.engine.knowledge.observer import Line, Observer, new_observer
from blackgate.engine.state import State
from blackgate.engine.story import Event
from blackgate.game.rules import Rules

SPECTATOR = -1
AT_ONCE = 16
"""Number of lines an observer processes between two looks at the clock."""
APART = 64
"""Minimum number of lines between two checkpoints of an observer."""

Checkpoint = tuple[int, Observer]
"""A number of lines, and the observer after them. The observer is never changed."""


class Memory:
    """The observers of one game. They read the journal, never the hands."""

    def __init__(self, rules: Rules, opening: State, lines: list[Line], undoable: list[int]) -> None:
        self.rules = rules
        self.opening = opening
        """The table when the journal was started. It is never changed."""
        self._lines = lines
        """The list of the game itself: new lines are seen here at once."""
        self._undoable = undoable
        """The list of the game itself: the lines where the undoable decisions begin, oldest first."""
        self._observers: dict[int, Observer] = {}
        self._heard: dict[int, int] = {}
        """By observer: how many lines it has processed."""
        self._checkpoints: dict[int, list[Checkpoint]] = {}
        """By observer: checkpoints before the decisions that can still be undone, oldest first.

        Each of those decisions begins less than `APART` lines after a checkpoint. The first is the beginning.
        """

    def of(self, viewer: int | None) -> Observer:
        """What an observer knows now."""
        key = self._present(viewer)
        self._hear_until(key, len(self._lines))
        return self._observers[key]

    def catch_up(self, viewer: int | None, until: float) -> bool:
        """Update an observer until a moment of `perf_counter`. Returns whether it is up to date.

        It stops between decisions, as if it had been updated after each.
        """
        key, lines = self._present(viewer), self._lines
        while (heard := self._heard[key]) < len(lines):
            end = min(heard + AT_ONCE, len(lines))
            while end < len(lines) and lines[end][0] != Event.CHOSE:
                end += 1
            self._hear_until(key, end)
            if perf_counter() >= until:
                break
        return self._heard[key] == len(lines)

    def go_back(self, start: int) -> None:
        """The journal has changed from a line on: observers that have read it return to the checkpoint before.

        A decision begins at that line. The lines after the checkpoint are processed again on demand.
        """
        for key, checkpoints in self._checkpoints.items():
            if self._heard[key] > start:
                while checkpoints[-1][0] > start:
                    checkpoints.pop()
                heard, observer = checkpoints[-1]
                self._observers[key], self._heard[key] = observer.clone(), heard

    def _present(self, viewer: int | None) -> int:
        """The key of an observer; creates the observer if there is none."""
        key = SPECTATOR if viewer is None else viewer
        if key not in self._observers:
            self.recall(viewer, self.newcomer(self.opening, viewer))
        return key

    def _hear_until(self, key: int, end: int) -> None:
        """Process lines up to the beginning of a decision, or all of them, with checkpoints on the way."""
        for start in self._undoable:
            if self._heard[key] <= start < end and start - self._checkpoints[key][-1][0] >= APART:
                self._take_in(key, start)
                self._checkpoints[key].append((start, self._observers[key].clone()))
                self._checkpoints[key] = needed(self._checkpoints[key], self._undoable)
        self._take_in(key, end)

    def _take_in(self, key: int, end: int) -> None:
        """Process lines up to an index and stop there."""
        if self._heard[key] < end:
            self._observers[key].observe_range(self._lines, self._heard[key], end)
            self._heard[key] = end

    def newcomer(self, state: State, viewer: int | None) -> Observer:
        """An observer who starts now: it knows what is public, and what the question itself shows."""
        sees = [seat == viewer or shares(self.rules, seat, viewer) for seat in range(self.rules.players)]
        key = SPECTATOR if viewer is None else viewer
        asked = state.agenda[state.top] if state.top >= 0 and state.agenda[state.top + 1] == key else None
        observer = new_observer(state, key, sees, asked == Ask.RECOVER or self.rules.options["discard_view"] == "all")
        if asked == Ask.PICK:
            _look_into(observer, state, int(operand(state, Pick.VICTIM)))
        return observer

    def recall(self, viewer: int | None, observer: Observer) -> None:
        """Install an observer that has read nothing yet, and may know more than the table shows."""
        key = SPECTATOR if viewer is None else viewer
        self._observers[key], self._heard[key] = observer, 0
        self._checkpoints[key] = [(0, observer.clone())]


def needed(checkpoints: list[Checkpoint], undoable: list[int]) -> list[Checkpoint]:
    """The first checkpoint, the last one, and those followed by an undoable decision before the next checkpoint."""
    kept = checkpoints[:1]
    for n in range(1, len(checkpoints) - 1):
        if any(checkpoints[n][0] <= start < checkpoints[n + 1][0] for start in undoable):
            kept.append(checkpoints[n])
    return kept + checkpoints[1:][-1:]


def show_all(observer: Observer, state: State) -> None:
    """After the end of the game every Background is revealed. Rule: RULING-38."""
    for seat, player in enumerate(state.players):
        observer.backgrounds.reveal(seat, int(player.background))


def _look_into(observer: Observer, state: State, seat: int) -> None:
    """A player who chooses a card of another hand sees that hand. Rule: INFO-10."""
    for card in one_by_one(state.players[seat].hand):
        observer.observe((int(Event.SAW), observer.viewer, int(card), seat))
    observer.end_decision()


def shares(rules: Rules, seat: int, viewer: int | None) -> bool:
    """Whether teammates play with open hands, and these two are teammates. Rule: RULING-41."""
    if viewer is None or rules.options.get("team_hands") != "shared":
        return False
    return rules.tables.allies[viewer] & (1 << seat) != 0
