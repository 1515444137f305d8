"""A game: the seat to decide, the pending question, its options, and applying a decision."""

import json
from collections.abc import Sequence
from typing import Final

import msgspec

from blackgate.engine.keyed import Keyed, chooser_seed
from blackgate.engine.referee import Referee
from blackgate.engine.state import State
from blackgate.engine.story import Event as Story
from blackgate.engine.story import tell
from blackgate.errors import ActionError, PositionError, SeatError, brief
from blackgate.game.absence import usual_answer
from blackgate.game.actions import Action
from blackgate.game.dealing import dealt, stream
from blackgate.game.events import Event
from blackgate.game.narration.journal import told
from blackgate.game.origin import Origin
from blackgate.game.outcome import Outcome, outcome, team_points
from blackgate.game.placing import from_dict
from blackgate.game.position import PositionTable, to_dict
from blackgate.game.refusals.refusal import Refusal, explain
from blackgate.game.rules import Rules
from blackgate.game.seats import Seat, check_seat, seated
from blackgate.game.undo import MOST as MOST_UNDOS
from blackgate.game.undo import Line, Past, check_count, cut, decide, forgotten, unfair
from blackgate.game.view import View, recalled, view
from blackgate.game.view.memory import Memory

LONGEST: Final = 200_000
"""Maximum number of characters of a position as JSON; a real one has some thousands."""


class Game(Referee):
    """One game. Seats count from 0; actions can be given as integers, `Action` values or words.

    >>> from blackgate import Game, rules
    >>> game = Game(rules(players=2), seed=1)
    >>> game.question
    'turn'
    >>> "pass" in [str(action) for action in game.actions()]
    True
    """

    def __init__(
        self,
        rules: Rules,
        seed: int = 0,
        seats: Sequence[Seat] | None = None,
        first: int | None = None,
        *,
        state: State | None = None,
        secret: bytes | None = None,
        salt: str = "",
        seen: View | None = None,
        origin: Origin | None = None,
        remembered: Sequence[View] = (),
    ) -> None:
        """A new game; a secret of 32 bytes makes its chance keyed. With a state, the game continues from there.

        With an origin it is a branch: the state is its beginning (`blackgate.game.beginning`).
        """
        self.rules = rules
        self.seed = seed
        self.seats = seen.seated if seen is not None else seated(rules.edition, rules.players, seats)
        self.first = first if seen is not None else _first_seat(rules, first)
        self._events: list[Event] = []
        self._memory: Memory | None = None
        self._opening: State | None = None
        """The table when the journal was started. It is never changed."""
        self._lines: list[Line] = []
        """The lines of the engine's journal that count for memory, without undone decisions."""
        self._undoable: list[int] = []
        """The indices in it where the decisions begin that can still be undone, oldest first."""
        self._recalled: Sequence[View] = remembered if seen is None else (seen,)
        """Views of the moment at which a sampled game or a branch begins; their viewers remember what they knew."""
        self.past = Past()
        self.origin = origin
        """The moment of another game at which this one begins; None if its cards were dealt."""
        self._beginning = state.clone() if state is not None and origin is not None else None
        self.from_start = state is None or origin is not None
        """Whether `choices` are all decisions since the beginning, so that there is a record."""
        super().__init__(state or dealt(rules, seed, self.first, stream(secret, salt)))

    def __repr__(self) -> str:
        where = f"round {self.state.round}, P{self.seat + 1} {self.question}"
        return f"<Game of {self.rules.players}, {'keyed' if self.is_keyed else f'seed {self.seed}'}, {where}>"

    @property
    def is_keyed(self) -> bool:
        """Whether chance comes from a secret, which can be verified after the game, instead of the seed.

        Rule: RULING-13.
        """
        return self.state.keyed is not None

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended; None while it runs."""
        return outcome(self.rules, self.state) if self.over else None

    @property
    def team_points(self) -> dict[str, int]:
        """The points of each team; empty without teams. Rule: TEAM-3."""
        return team_points(self.rules, self.state)

    def actions(self) -> list[Action]:
        """The options, in words."""
        return self.rules.lexicon.actions(self.legal())

    def asides(self, seat: int) -> list[Action]:
        """What a seat may throw in now without being asked, in words; see `throw_in`. Rule: RULING-151."""
        checked = check_seat(self.rules.players, seat)
        return self.rules.lexicon.actions(self.legal_asides(checked))

    def throw_in(self, seat: int, action: object) -> None:
        """A seat throws something in without being asked. It is recorded like every decision. Rule: RULING-151."""
        super().throw_in(check_seat(self.rules.players, seat), action)

    def number(self, action: object) -> int:
        """The integer of an action in any form."""
        if isinstance(action, str):
            return self.rules.lexicon.number(action)
        if isinstance(action, int) and not isinstance(action, bool):
            return action
        if not isinstance(action, Action):
            raise ActionError(
                f"{brief(action)} is not an action", right="an integer, an Action or words like 'dig spoon'"
            )
        return self.rules.lexicon.number(action)

    def refused(self, number: int, seat: int | None = None) -> Exception:
        """The error, with every reason, for an action that is not among the options or that a seat may not throw in."""
        words = self.rules.lexicon.action(number)
        if seat is None and number in self.legal_asides(self.seat):
            return ActionError(f"{words} is no answer", right=f"throw it in: throw_in({self.seat}, {str(words)!r})")
        reasons = " ".join(refusal.text for refusal in self.why_not(number, seat))
        return ActionError(f"{words} is not possible now", right=reasons or "it is one of the options: apply it")

    def why_not(self, action: int | str | Action, seat: int | None = None) -> list[Refusal]:
        """Every reason why a seat (by default the one asked) cannot take an action; none if it can."""
        number = self.number(action)
        self.rules.lexicon.action(number)  # refuses what is not an action at all
        asked = self.seat if seat is None else check_seat(self.rules.players, seat)
        if asked == self.seat and not self.over and self.is_legal(number):
            return []
        if number in self.legal_asides(asked):
            return []
        return explain(self.rules, self.state, asked, number, [each.name for each in self.seats])

    def default_action(self) -> int:
        """The action of an absent player: decline where that is allowed, else a random legal choice.

        Rule: RULING-16.
        """
        if self.over:
            raise ActionError("the game is over", right="there is nothing left to decide")
        return self.number(usual_answer(self.question, self.actions(), self.decision_seed))

    @property
    def decision_seed(self) -> int:
        """A seed for random choices at this decision, independent of the chance of the game."""
        if self.state.keyed is not None:
            return chooser_seed(self.state.keyed, len(self.choices))
        return self.seed * 1_000_003 + len(self.choices)

    def listen(self) -> None:
        """Start the journal: from the first turn on or, in a game that began with a position, from here on."""
        if self.state.journal is not None:
            return
        if self.from_start and self.choices:
            self._catch_up()
            return
        if self.choices:
            self._recalled = ()
            self.anchor()
        self._opening = self.state.clone()
        self.state.journal = []
        if self.from_start:
            tell(self.state, Story.TURN, self.state.active, self.state.round, 0)

    def _catch_up(self) -> None:
        """Build the journal of the decisions so far by replaying them."""
        past = Game(self.rules, self.seed, self.seats, self.first, state=self.beginning(), origin=self.origin)
        past.from_start = True
        past.listen()
        for seat, choice in self.past.log(self):
            if choice < 0:
                past.undo(seat, -choice)
            else:
                decide(past, seat, choice)
        self._opening, self._events, self._lines = past._opening, past.events, past._lines
        self._undoable = past._undoable
        self.state.journal = []

    @property
    def events(self) -> list[Event]:
        """What happened, oldest first. Reading it starts the journal."""
        self.listen()
        self._hear()
        return self._events

    @property
    def memory(self) -> Memory:
        """What each seat can know of hidden cards. Reading it starts the journal. Rule: RULING-39."""
        self.listen()
        self._hear()
        if self._memory is None:
            self._memory = Memory(self.rules, self._opening or self.state, self._lines, self._undoable)
            for known in self._recalled:
                self._memory.recall(known.viewer, recalled(known, self._opening or self.state))
        return self._memory

    def view(self, seat: int | None, memory: bool | None = None) -> View:
        """What a seat, or (None) a spectator, may know now; see `blackgate.game.view`."""
        return view(self, None if seat is None else check_seat(self.rules.players, seat), memory)

    def _hear(self) -> None:
        """Process the new lines of the engine's journal."""
        journal = self.state.journal
        if journal:
            self._undoable += [n for n, line in enumerate(journal, len(self._lines)) if line[0] == Story.CHOSE]
            del self._undoable[: max(len(self._undoable) - self.reversible, 0)]
            self._lines += journal
            self._events += [told(self.rules, line) for line in journal]
            self.state.journal = []
            if self.reversible == 0 and (self.from_start or self.past.marks):
                self.past.advance(self)

    def clone(self) -> "Game":
        """An independent game with the same past and the same future."""
        twin = Game(self.rules, self.seed, self.seats, self.first, state=self.state.clone())
        twin.choices = self.choices[:]
        twin.deciders = self.deciders[:]
        twin.reversible, twin.revealed = self.reversible, self.revealed
        twin.from_start = self.from_start
        twin.origin, twin._beginning = self.origin, self._beginning
        twin.past = self.past.clone()
        twin._recalled = self._recalled
        if self.state.journal is not None:
            twin.state.journal = []
            twin._events = self.events[:]
            twin._lines = self._lines[:]
            twin._undoable = self._undoable[:]
            twin._opening = self._opening
        return twin

    def undoable(self, seat: int) -> int:
        """How many of its last decisions a seat may undo now. None of them has revealed anything."""
        if check_seat(self.rules.players, seat) != self.seat or self.over or self.past.times >= MOST_UNDOS:
            return 0
        return int(self.reversible) if self.from_start or self.past.marks else 0

    def undo(self, seat: int, n: int = 1) -> None:
        """Undo the last decisions of a seat. The story mentions it; ActionError says why it is impossible."""
        n, most = check_count(n), self.undoable(seat)
        if n > most:
            raise unfair(self, seat, n, most)
        self._hear()
        listens, left, revealed = self.state.journal is not None, self.reversible - n, self.revealed
        self.past.note(self, seat, n)
        self.past.take_back(self, self.beginning, n)
        self.reversible, self.revealed = left, revealed
        if listens:
            self.state.journal = []
            self._tell_undo(seat, n)

    def anchor(self) -> None:
        """Allow no undo beyond this point, for a game whose state was set up directly."""
        self.past.marks = [(len(self.choices), self.state.clone())]
        self.reversible = 0

    def beginning(self) -> State:
        """The state right after the deal or, of a branch, at its origin."""
        if self._beginning is not None:
            return self._beginning.clone()
        keyed = self.state.keyed
        return dealt(self.rules, self.seed, self.first, Keyed(keyed.secret, keyed.salt) if keyed else None)

    def _tell_undo(self, seat: int, n: int) -> None:
        """Add the undo to the story, which keeps the undone events. Memory keeps only what was seen.

        Rule: RULING-39.
        """
        self._events.append(told(self.rules, (int(Story.UNDID), seat, n, 0)))
        start = cut(self._lines, n)
        self._lines[start:] = forgotten(self._lines[start:], seat)
        del self._undoable[-n:]
        if self._memory is not None:
            self._memory.go_back(start)

    def to_dict(self) -> PositionTable:
        """The whole position, by name, hidden cards included."""
        return to_dict(self.rules, self.state)

    @classmethod
    def from_dict(cls, rules: Rules, data: object, seats: Sequence[Seat] | None = None) -> "Game":
        """A game that continues from a position; it has no past, so it has no record."""
        state = from_dict(rules, data)
        game = cls(rules, 0, seats, int(state.first), state=state)
        game.anchor()
        try:
            options = game.legal()
        except (IndexError, ValueError):
            options = []
        if not options and not game.over:
            raise PositionError("nobody could do anything here", "position.agenda", "a question with an answer")
        return game

    def to_json(self) -> str:
        """The position as JSON."""
        return msgspec.json.encode(self.to_dict()).decode()

    @classmethod
    def from_json(cls, rules: Rules, text: str) -> "Game":
        """A game that continues from a position written as JSON."""
        if len(text) > LONGEST:
            raise PositionError("is too long", "position", f"at most {LONGEST} characters")
        try:
            data = json.loads(text)
        except (ValueError, RecursionError) as error:
            raise PositionError(f"is not JSON: {error}", "position", "the text that to_json wrote") from None
        return cls.from_dict(rules, data)


def _first_seat(rules: Rules, first: int | None) -> int | None:
    """The seat that begins: None for a random one, the first seat, or the seat given by the table.

    Rule: TURN-1, RULING-17.
    """
    how = rules.options["first_player"]
    if how == "seat1":
        first = 0
    if how == "host" and first is None:
        raise SeatError(f"first_player is {how!r} and nobody was named", right="give the seat that begins")
    return None if first is None else check_seat(rules.players, first)
