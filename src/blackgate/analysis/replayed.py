"""A finished game, replayed for its review: which decisions can be judged, and the luck of each step.

The luck of a step is the chance after it less the mean chance when the same decision is taken in the same position
with chance redrawn: dice, shuffles, random picks, and the order of all that lies face down in a pile. It is measured
with all cards open.
"""

from dataclasses import dataclass, field
from math import sqrt
from typing import Final

from msgspec.structs import replace

from blackgate.analysis.turning_points import outcome
from blackgate.bots.network import table_chances
from blackgate.engine.chance import advance, seeded
from blackgate.engine.play import apply
from blackgate.engine.reveals import Reveal
from blackgate.engine.state import State
from blackgate.errors import NotOverError
from blackgate.game.events import Event
from blackgate.game.game import Game
from blackgate.game.record.reading import steps
from blackgate.game.rules import Rules
from blackgate.game.seats import Seat
from blackgate.game.worlds import open_determinizer
from blackgate.speech import Message

REDRAWN: Final = 48
"""How often the chance of a step is drawn again."""
UNCERTAIN: Final = int(Reveal.CHANCE | Reveal.HIDDEN)
"""What a step reveals if chance had a part in it."""


@dataclass(frozen=True)
class Luck:
    """The luck of one step, by seat, and its standard error."""

    amounts: tuple[float, ...]
    errors: tuple[float, ...]


@dataclass
class Replayed:
    """What happened in a game. A step is a choice, or something taken back; steps count from 0."""

    rules: Rules
    seats: tuple[Seat, ...]
    events: list[Event] = field(default_factory=list)
    heard: list[int] = field(default_factory=list)
    """How many events there were before each step, and at the end."""
    stood: list[int] = field(default_factory=list)
    """The steps whose choice was not taken back."""
    open: set[int] = field(default_factory=set)
    """The steps at which the seat that was asked had several options and took one of them."""
    luck: dict[int, Luck] = field(default_factory=dict)
    """By step; steps without chance have none."""

    @property
    def names(self) -> tuple[str, ...]:
        """The names of the players."""
        return tuple(seat.name for seat in self.seats)

    @property
    def decisions(self) -> list[int]:
        """The steps that can be judged."""
        return [step for step in self.stood if step in self.open]

    def told(self, step: int) -> tuple[Message, ...]:
        """What came out of a step, with open cards."""
        seen = [replace(event, seen_by=None) for event in self.events[self.heard[step] : self.heard[step + 1]]]
        return outcome(self.rules, seen)


def replayed(record: str, base: Rules | None, seed: int) -> Replayed:
    """The finished game of a record; NotOverError if it is not over. The seed is that of the chance drawn again."""
    games = steps(record, base, listen=True)
    game = next(games)
    found = Replayed(game.rules, game.seats)
    redraw = Redraw(game.rules, seed)
    before, asked, options = look(found, game)
    for step, _ in enumerate(games):
        is_new = len(game.choices) > len(found.stood)
        del found.stood[len(game.choices) :]
        if is_new:
            found.stood.append(step)
            if game.deciders[-1] == asked and game.choices[-1] in options:
                if len(options) > 1:
                    found.open.add(step)
                if game.state.reveals & UNCERTAIN:
                    found.luck[step] = redraw.luck(before, game, step)
        before, asked, options = look(found, game)
    if not game.over:
        raise NotOverError("the game of this record is not over", right="the record of a finished game")
    found.events = game.events
    return found


def look(found: Replayed, game: Game) -> tuple[State, int, list[int]]:
    """The table before a step, the seat that is asked and its options."""
    found.heard.append(len(game.events))
    return game.state.clone(), game.seat, [] if game.over else game.legal()


class Redraw:
    """Repeats steps of a game with other chance."""

    def __init__(self, setting: Rules, seed: int) -> None:
        self.setting = setting
        self.chances = table_chances(setting)
        self.seed = seed

    def luck(self, before: State, game: Game, step: int) -> Luck:
        """The luck of the last step of a game."""
        now = self._after(game.state)
        worlds = open_determinizer(Game(self.setting, seats=game.seats, state=before))
        x = seeded(self.seed * 1_000_003 + step)
        drawn: list[tuple[float, ...]] = []
        for _ in range(REDRAWN):
            x = advance(x)
            world = worlds.sample(x)
            if world is not None:
                apply(world, game.choices[-1])
                drawn.append(self._after(world))
        columns = list(zip(*drawn, strict=True)) or [(each,) for each in now]
        means = [sum(column) / len(column) for column in columns]
        amounts = tuple(each - mean for each, mean in zip(now, means, strict=True))
        return Luck(amounts, tuple(map(standard_error, columns)))

    def _after(self, state: State) -> tuple[float, ...]:
        self.chances.estimate(state)
        return tuple(self.chances.chances[seat] for seat in range(self.setting.players))


def standard_error(values: tuple[float, ...]) -> float:
    """The standard error of a mean."""
    if len(values) < 2:
        return 0.5
    mean = sum(values) / len(values)
    return sqrt(sum((each - mean) ** 2 for each in values) / (len(values) - 1) / len(values))
