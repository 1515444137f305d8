"""What each seat, and a spectator, can know from what it has seen: one observer each, called when asked.

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
"""Lines an observer hears between two looks at the clock."""
APART = 64
"""Lines between two checkpoints of an observer, at least."""

Checkpoint = tuple[int, Observer]
"""A number of lines, and what an observer knew after them. The observer is never changed."""


class Memory:
    """Observers of one game. They observe the journal, never the hands."""

    def __init__(self, rules: Rules, opening: State, lines: list[Line], undoable: list[int]) -> None:
        self.rules = rules
        self.opening = opening
        """The table when somebody began to watch. It is never changed."""
        self._lines = lines
        """The game's own: whatever it adds is heard."""
        self._undoable = undoable
        """The game's own: the lines where the decisions begin that can still be taken back, oldest first."""
        self._observers: dict[int, Observer] = {}
        self._heard: dict[int, int] = {}
        """By observer: how many lines it has heard."""
        self._checkpoints: dict[int, list[Checkpoint]] = {}
        """By observer: what it knew before the decisions that can still be taken back, oldest first.

        Each of those decisions begins less than `APART` lines after a checkpoint. The first is the beginning.
        """

    def of(self, viewer: int | None) -> Observer:
        """What an observer knows now."""
        key = self._present(viewer)
        self._hear_until(key, len(self._lines))
        return self._observers[key]

    def catch_up(self, viewer: int | None, until: float) -> bool:
        """Let an observer observe what is new until a moment of `perf_counter`; whether that was all.

        It comes to rest between decisions, as if it had been asked after each.
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
        """The journal has changed from a line on: whoever has heard that line returns to the last checkpoint before.

        The line is one where a decision begins. What follows the checkpoint is heard again when it is asked for.
        """
        for key, checkpoints in self._checkpoints.items():
            if self._heard[key] > start:
                while checkpoints[-1][0] > start:
                    checkpoints.pop()
                heard, observer = checkpoints[-1]
                self._observers[key], self._heard[key] = observer.clone(), heard

    def _present(self, viewer: int | None) -> int:
        """The key of an observer, who begins to listen if it has not yet."""
        key = SPECTATOR if viewer is None else viewer
        if key not in self._observers:
            self.recall(viewer, self.newcomer(self.opening, viewer))
        return key

    def _hear_until(self, key: int, end: int) -> None:
        """Hear up to a line where a decision begins, or up to the last one, with checkpoints on the way."""
        for start in self._undoable:
            if self._heard[key] <= start < end and start - self._checkpoints[key][-1][0] >= APART:
                self._take_in(key, start)
                self._checkpoints[key].append((start, self._observers[key].clone()))
                self._checkpoints[key] = needed(self._checkpoints[key], self._undoable)
        self._take_in(key, end)

    def _take_in(self, key: int, end: int) -> None:
        """Hear up to a line and come to rest there."""
        if self._heard[key] < end:
            self._observers[key].observe_range(self._lines, self._heard[key], end)
            self._heard[key] = end

    def newcomer(self, state: State, viewer: int | None) -> Observer:
        """What somebody knows who comes to the table just now: what lies open, and what the question itself shows."""
        sees = [seat == viewer or shares(self.rules, seat, viewer) for seat in range(self.rules.players)]
        key = SPECTATOR if viewer is None else viewer
        asked = state.agenda[state.top] if state.top >= 0 and state.agenda[state.top + 1] == key else None
        observer = new_observer(state, key, sees, asked == Ask.RECOVER or self.rules.options["discard_view"] == "all")
        if asked == Ask.PICK:
            _look_into(observer, state, int(operand(state, Pick.VICTIM)))
        return observer

    def recall(self, viewer: int | None, observer: Observer) -> None:
        """An observer who has heard nothing yet, and may know more than the table shows."""
        key = SPECTATOR if viewer is None else viewer
        self._observers[key], self._heard[key] = observer, 0
        self._checkpoints[key] = [(0, observer.clone())]


def needed(checkpoints: list[Checkpoint], undoable: list[int]) -> list[Checkpoint]:
    """The first checkpoint, the last one, and those that an undoable decision follows before the next checkpoint."""
    kept = checkpoints[:1]
    for n in range(1, len(checkpoints) - 1):
        if any(checkpoints[n][0] <= start < checkpoints[n + 1][0] for start in undoable):
            kept.append(checkpoints[n])
    return kept + checkpoints[1:][-1:]


def show_all(observer: Observer, state: State) -> None:
    """When the game is over every Background is turned up. Rule: RULING-38."""
    for seat, player in enumerate(state.players):
        observer.backgrounds.reveal(seat, int(player.background))


def _look_into(observer: Observer, state: State, seat: int) -> None:
    """Who chooses a card of another hand has it before the eyes. Rule: INFO-10."""
    for card in one_by_one(state.players[seat].hand):
        observer.observe((int(Event.SAW), observer.viewer, int(card), seat))
    observer.end_decision()


def shares(rules: Rules, seat: int, viewer: int | None) -> bool:
    """Whether teammates play with open hands, and these two are teammates. Rule: RULING-41."""
    if viewer is None or rules.options.get("team_hands") != "shared":
        return False
    return rules.tables.allies[viewer] & (1 << seat) != 0
