"""A game: whose decision it is, what is asked, what may be answered, what an answer does."""

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final

from blackgate.engine.actions import Act
from blackgate.engine.agenda import ASKS, Ask
from blackgate.engine.chance import seeded
from blackgate.engine.referee import Referee
from blackgate.engine.setup import new_game
from blackgate.engine.state import DRAWN, State
from blackgate.engine.story import Event as Story
from blackgate.engine.story import tell
from blackgate.errors import ActionError, PositionError, SeatError, brief
from blackgate.game.actions import Action
from blackgate.game.events import Event, told
from blackgate.game.memory import Memory
from blackgate.game.placing import from_dict
from blackgate.game.position import PositionTable, to_dict
from blackgate.game.refusals import Refusal, explain
from blackgate.game.rules import Rules
from blackgate.game.seats import Seat, check_seat, seated

DEFAULTS: Final = {
    Ask.TURN: Act.PASS, Ask.ANSWER: Act.REFUSE, Ask.FIGHT: Act.STOP, Ask.UNLESS: Act.DECLINE, Ask.BONUS: Act.DECLINE,
    Ask.REACT: Act.DECLINE, Ask.FREE: Act.DECLINE, Ask.SELLING: Act.DONE, Ask.ROLL: Act.DECLINE,
    Ask.YIELD: Act.REFUSE, Ask.PRIZE: Act.DECLINE, Ask.HELP: Act.DECLINE, Ask.SPOILS: Act.DECLINE,
    Ask.OFFER: Act.DECLINE, Ask.FILL: Act.DECLINE, Ask.SKILL: Act.DECLINE, Ask.BRAWL: Act.DECLINE,
    Ask.REPORT: Act.DECLINE, Ask.FREEPASS: Act.DECLINE, Ask.PUNISH: Act.DECLINE, Ask.CORRUPT: Act.DECLINE,
}  # fmt: skip
"""What an absent player answers, where the rules let one decline. Rule: RULING-16."""
SPENDING: Final = (Act.BANDAGE_HEAL, Act.BANDAGE_LINK)
"""Answers that use a token up: an absent player gives any other. Rule: RULING-16."""


@dataclass(frozen=True)
class Outcome:
    """How a game ended: the seat that won it, or None for a draw at the round cap. Rule: GOAL-1, GOAL-3, RULING-26."""

    winner: int | None
    reason: str
    points: tuple[int, ...]
    rounds: int
    winners: tuple[int, ...] = ()
    """Everybody on the winning side. Rule: TEAM-3."""
    team_points: Mapping[str, int] = field(default_factory=dict)
    """The points of each team; none where everybody is alone."""


class Game(Referee):
    """One game. Seats count from 0; actions are integers, `Action` values or words, whatever is at hand.

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
    ) -> None:
        """A new game; or, with a state, one that goes on from there."""
        self.rules = rules
        self.seed = seed
        self.seats = seated(rules.edition, rules.players, seats)
        self.first = _first_seat(rules, first)
        self._events: list[Event] = []
        self._memory: Memory | None = None
        self.from_start = state is None
        """Whether `choices` are all decisions since the cards were dealt, so that there is a record."""
        super().__init__(state or new_game(rules.tables, seed, -1 if self.first is None else self.first))

    def __repr__(self) -> str:
        where = f"round {self.state.round}, P{self.seat + 1} {self.question}"
        return f"<Game of {self.rules.players}, seed {self.seed}, {where}>"

    @property
    def question(self) -> str:
        """What is asked: `turn`, `go`, `fight` … (`blackgate.engine.agenda.ASKS`); `over` at the end."""
        return "over" if self.over else ASKS[self.state.agenda[self.state.top]]

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended; None while it runs."""
        if not self.over:
            return None
        state = self.state
        winner = None if state.winner == DRAWN else int(state.winner)
        points = tuple(int(player.points) for player in state.players)
        reason = "round_cap" if winner is None else "tunnel"
        return Outcome(winner, reason, points, int(state.round), self._side(winner), self.team_points)

    def _side(self, seat: int | None) -> tuple[int, ...]:
        """A seat and everybody whose points count with it."""
        if seat is None:
            return ()
        side = self.rules.tables.side
        return tuple(each for each in range(self.rules.players) if side[each] == side[seat])

    @property
    def team_points(self) -> dict[str, int]:
        """The points of each team; empty where everybody is alone. Rule: TEAM-3."""
        points: dict[str, int] = {}
        for team, player in zip(self.rules.teams or (), self.state.players, strict=False):
            points[team] = points.get(team, 0) + int(player.points)
        return dict(sorted(points.items()))

    def actions(self) -> list[Action]:
        """The options, in words."""
        return [self.rules.lexicon.action(number) for number in self.legal()]

    def asides(self, seat: int) -> list[Action]:
        """What a seat may throw in now without being asked, in words; see `throw_in`. Rule: RULING-151."""
        checked = check_seat(self.rules.players, seat)
        return [self.rules.lexicon.action(number) for number in self.legal_asides(checked)]

    def throw_in(self, seat: int, action: object) -> None:
        """A seat that is not asked says something. It is part of the record like every decision. Rule: RULING-151."""
        super().throw_in(check_seat(self.rules.players, seat), action)

    def number(self, action: object) -> int:
        """The integer of an action, however it is given."""
        if isinstance(action, int) and not isinstance(action, bool):
            return action
        if not isinstance(action, str | Action):
            raise ActionError(
                f"{brief(action)} is not an action", right="an integer, an Action or words like 'dig spoon'"
            )
        return self.rules.lexicon.number(action)

    def refused(self, number: int, seat: int | None = None) -> Exception:
        """The error for what is not among the options; or, of a seat, for what it may not throw in. Every reason."""
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
        return explain(self.rules, self.state, asked, number)

    def default_action(self) -> int:
        """What an absent player does: decline where one may, else a random legal choice. Rule: RULING-16."""
        if self.over:
            raise ActionError("the game is over", right="there is nothing left to decide")
        options = self.legal()
        usual = DEFAULTS.get(self.state.agenda[self.state.top])
        if usual is not None and usual in options:
            return int(usual)
        plain = [option for option in options if option not in SPENDING] or options
        return plain[seeded(self.decision_seed) % len(plain)]

    @property
    def decision_seed(self) -> int:
        """A seed for whoever chooses at random now: another for each decision, apart from the game's own chance."""
        return self.seed * 1_000_003 + len(self.choices)

    def listen(self) -> None:
        """Start keeping the story, from here on; of a game just dealt, from the first turn on."""
        if self.state.journal is None:
            self.state.journal = []
            if self.from_start and not self.choices:
                tell(self.state, Story.TURN, self.state.active, self.state.round, 0)

    @property
    def events(self) -> list[Event]:
        """What happened since somebody listens, oldest first."""
        self._hear()
        return self._events

    @property
    def memory(self) -> Memory:
        """What each seat can know of the other hands since somebody listens. Rule: RULING-39."""
        self._hear()
        if self._memory is None:
            self._memory = Memory(self.rules.players)
            self._memory.hear(self._events)
        return self._memory

    def _hear(self) -> None:
        """Take in what the engine's journal holds."""
        if self.state.journal:
            events = [told(self.rules, line) for line in self.state.journal]
            self.state.journal = []
            self._events += events
            if self._memory is not None:
                self._memory.hear(events)

    def clone(self) -> "Game":
        """An independent game with the same past and the same future."""
        twin = Game(self.rules, self.seed, self.seats, self.first, state=self.state.clone())
        twin.choices = self.choices[:]
        twin.deciders = self.deciders[:]
        twin.from_start = self.from_start
        if self.state.journal is not None:
            twin.state.journal = []
            twin._events = self.events[:]
        return twin

    def to_dict(self) -> PositionTable:
        """Everything about the position, by name. Also what is hidden."""
        return to_dict(self.rules, self.state)

    @classmethod
    def from_dict(cls, rules: Rules, data: object, seats: Sequence[Seat] | None = None) -> "Game":
        """A game that goes on from a position; it has no past, so it has no record."""
        state = from_dict(rules, data)
        game = cls(rules, 0, seats, int(state.first), state=state)
        try:
            options = game.legal()
        except (IndexError, ValueError):
            options = []
        if not options and not game.over:
            raise PositionError("nobody could do anything here", "position.agenda", "a question with an answer")
        return game

    def to_json(self) -> str:
        """The position as JSON."""
        return json.dumps(self.to_dict(), separators=(",", ":"))

    @classmethod
    def from_json(cls, rules: Rules, text: str) -> "Game":
        """A game that goes on from a position written as JSON."""
        try:
            data = json.loads(text)
        except (ValueError, RecursionError) as error:
            raise PositionError(f"is not JSON: {error}", "position", "the text that to_json wrote") from None
        return cls.from_dict(rules, data)


def _first_seat(rules: Rules, first: int | None) -> int | None:
    """Who begins: by lot, the first seat, or the one the table named. Rule: TURN-1, RULING-17."""
    how = rules.options["first_player"]
    if how == "seat1":
        first = 0
    if how in ("host", "last_loser") and first is None:
        raise SeatError(f"first_player is {how!r} and nobody was named", right="give the seat that begins")
    return None if first is None else check_seat(rules.players, first)
