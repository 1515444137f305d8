"""One running game with its options. An illegal action is refused and changes nothing."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from blackgate.engine.menu import Menu
from blackgate.engine.pieces import NOBODY
from blackgate.engine.play import apply, legal, offer_asides, throw_in
from blackgate.engine.registry import ASKS
from blackgate.engine.reveals import Reveal
from blackgate.engine.state import State
from blackgate.engine.vocabulary import ACTIONS

NUMBERS: Final[list[int]] = list(range(ACTIONS))
"""Every action as an object made once; lists of options refer to these objects."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Referee:
    """Holds a state, the menu of its pending question and the decisions taken.

    `Game` adds names. Everything a program calls for every decision is here, because this file is compiled.
    """

    def __init__(self, state: State) -> None:
        self.state: State = state
        self.menu: Menu = Menu()
        self.ready: bool = False
        """Whether the menu belongs to the pending question."""
        self.choices: list[int] = []
        """Every decision so far."""
        self.deciders: list[int] = []
        """The seat that took each decision."""
        self.reversible: i64 = 0
        """How many of the last decisions can be undone: all of one seat, and none revealed anything."""
        self.revealed: i64 = 0
        """What the decision before those revealed (`Reveal`)."""
        self.over: bool = state.winner != NOBODY
        """Whether the game has ended."""
        self.seat: int = asked(state)
        """The seat whose decision it is; after the end of the game, the last seat asked."""

    @property
    def question(self) -> str:
        """The pending question: `turn`, `go`, `fight` … (`blackgate.engine.registry.ASKS`); `over` at the end."""
        return "over" if self.over else ASKS[self.state.agenda[self.state.top]]

    def legal(self) -> list[int]:
        """The options of the pending question, as integers of the action space."""
        prepare(self)
        items = self.menu.items
        count: i64 = self.menu.count
        options: list[int] = []
        i: i64 = 0
        while i < count:
            options.append(NUMBERS[items[i]])
            i += 1
        return options

    def is_legal(self, action: int) -> bool:
        """Whether an action is among the options."""
        prepare(self)
        return 0 <= action < len(NUMBERS) and self.menu.holds(action)

    def mask(self) -> bytes:
        """The options as one byte for each action of the action space: 1 is legal."""
        prepare(self)
        cells = bytearray(ACTIONS)
        i: i64 = 0
        while i < self.menu.count:
            cells[self.menu.items[i]] = 1
            i += 1
        return bytes(cells)

    def apply(self, action: object) -> None:
        """Take a decision. An action that is not among the options is refused with its reasons and changes nothing."""
        number = action if isinstance(action, int) and not isinstance(action, bool) else self.number(action)
        prepare(self)
        if not 0 <= number < len(NUMBERS) or not self.menu.holds(number):
            raise self.refused(number)
        get_ready(self)
        apply(self.state, number)
        take_down(self, self.seat, number)

    def legal_asides(self, seat: int) -> list[int]:
        """What a seat may throw in without being asked, as integers of the action space. Rule: RULING-151."""
        menu = Menu()
        offer_asides(self.state, seat, menu)
        return [NUMBERS[menu.items[i]] for i in range(menu.count)]

    def throw_in(self, seat: int, action: object) -> None:
        """A seat throws something in unasked; refused, with its reasons, if it may not. Rule: RULING-151."""
        number = action if isinstance(action, int) and not isinstance(action, bool) else self.number(action)
        if number not in self.legal_asides(seat):
            raise self.refused(number, seat)
        get_ready(self)
        throw_in(self.state, seat, number)
        self.state.reveals |= Reveal.OTHERS
        take_down(self, seat, number)

    def number(self, action: object) -> int:
        """The integer of an action given in another form."""
        raise TypeError(f"{action!r} is not an action")

    def refused(self, number: int, seat: int | None = None) -> Exception:
        """The exception for an action that is not among the options, or that a seat may not throw in."""
        return ValueError(f"action {number} is not among the options")


def get_ready(referee: Referee) -> None:
    """Prepare a decision: nothing is revealed yet, and keyed chance moves to its stream."""
    state = referee.state
    referee.ready = False
    state.reveals = 0
    if state.keyed is not None:
        state.keyed.turn_to(len(referee.choices) + 1)


def take_down(referee: Referee, seat: int, number: int) -> None:
    """Record a decision and find the next question."""
    referee.choices.append(number)
    referee.deciders.append(seat)
    state = referee.state
    referee.over = state.winner != NOBODY
    referee.seat = asked(state)
    if state.reveals != 0 or referee.seat != seat:
        referee.reversible = 0
        referee.revealed = state.reveals
        if referee.seat != seat:
            referee.revealed |= Reveal.OTHERS
    else:
        referee.reversible += 1


def prepare(referee: Referee) -> None:
    """Fill the menu, unless it is up to date."""
    if not referee.ready:
        legal(referee.state, referee.menu)
        referee.ready = True


def asked(state: State) -> i64:
    """The seat of the top frame; the active seat if nothing is left to ask."""
    return state.agenda[state.top + 1] if state.top >= 0 else state.active
