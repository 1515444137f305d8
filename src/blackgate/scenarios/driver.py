"""Drive a game through the decisions of a scenario: who is asked, what is done, what is refused."""

from dataclasses import dataclass
from functools import cache
from typing import Final

from blackgate.engine.actions import Act
from blackgate.engine.chance import seeded
from blackgate.errors import ActionError, ScenarioError
from blackgate.game.game import Game
from blackgate.game.modules import Step, listed
from blackgate.game.refusals.refusal import Refusal, too_many
from blackgate.scenarios.names import Names
from blackgate.scenarios.steps import Phrases

OPTIONAL: Final = ("react", "bonus", "free")
"""Questions one may decline: nobody has to answer them in a scenario."""
FOREGONE: Final = ("react", "free", "ingredient")
"""Questions that are passed over where they have one answer: to decline, the one action, the one copy."""
LISTS: Final = ("pay", "discard", "drop")
"""Questions that ask for one card after the other until there are enough."""
ANSWERS_THEM: Final = ("reveal", "ability", "accept", "decline")
"""What only ever answers such a question: it is never held against a later one."""
NO_CHOICE: Final = " (automatic: there is no other option)"
UNANSWERED: Final = " (automatic: no line answers)"
MOST_DECISIONS: Final = 200_000


@cache
def optional() -> tuple[str, ...]:
    """Questions one may decline, those of modules included."""
    return listed(OPTIONAL, "optional")


@cache
def answers_them() -> tuple[str, ...]:
    """What only ever answers such a question, modules included."""
    return listed(ANSWERS_THEM, "answers_them")


@dataclass(frozen=True)
class Refused(Exception):  # noqa: N818  (it is an answer, not an error)
    """A decision was not possible: which one, and why."""

    words: str
    reasons: tuple[Refusal, ...]
    changed: bool = False
    """The engine changed something although it refused."""

    @property
    def rules(self) -> set[str]:
        """The ids of all rules behind it."""
        return {rule for reason in self.reasons for rule in reason.rules}

    def __str__(self) -> str:
        return f"{self.words}: " + (" ".join(reason.text for reason in self.reasons) or "not among the options")


class Driver:
    """Carries out the decisions of one scenario in a game."""

    def __init__(self, game: Game, strict: bool = False, trace: list[str] | None = None) -> None:
        self.game = game
        self.names = Names(game.rules.edition, game.rules.players)
        self.strict = strict
        """Nothing that leaves a choice is declined without a line."""
        self.trace = trace
        """Every question with its options and its answer, if somebody wants to read them."""
        self.foregone: tuple[int, int] | None = None
        """The last decision taken without a line, because there was no other: a line may still say it."""
        self.pass_over_empty()

    def twin(self) -> "Driver":
        """A copy of the game with its driver, for a trial."""
        return Driver(self.game.clone(), self.strict)

    def note(self, number: int, why: str = "") -> None:
        """Write the question and the answer about to be given into the trace."""
        if self.trace is not None:
            self.trace.append(f"{self.asked()} -> {self.game.rules.lexicon.action(number)}{why}")

    def asked(self) -> str:
        """Who is asked what, with the options."""
        if self.game.over:
            return "the game is over"
        options = ", ".join(str(action) for action in self.game.actions())
        return f"P{self.game.seat + 1} is asked {self.game.question!r} (options: {options})"

    def still_open(self) -> str:
        """A question in the middle of something: who has to answer it before the game goes on."""
        if self.game.over or self.game.question == "turn":
            return ""
        return self.asked().replace("is asked", "is still asked", 1)

    def pass_over_empty(self) -> None:
        """What leaves no choice is no decision; it is asked so that nobody learns from its absence."""
        game = self.game
        while game.question in FOREGONE and len(game.legal()) == 1:
            number = game.legal()[0]
            self.foregone = (game.seat, number)
            self.note(number, NO_CHOICE)
            game.apply(number)

    def apply(self, number: int, where: str, why: str = "") -> None:
        """Take a legal decision; a rigged pick must have been possible."""
        self.foregone = None
        self.note(number, why)
        self.game.apply(number)
        for seat, player in enumerate(self.game.state.players):
            for card, count in enumerate(player.hand):
                if count < 0:
                    name = self.game.rules.edition.cards[card].id
                    raise ScenarioError(f"picks: P{seat + 1} did not hold {name!r} when it was picked", where)
        self.pass_over_empty()

    def only_answers(self, number: int) -> bool:
        """Whether a decision only ever answers a question one may decline."""
        return self.game.rules.lexicon.action(number).word in answers_them()

    def make_way(self, seat: int, number: int, where: str) -> None:
        """Decline what may be declined and stands before this decision. Rule: RULING-16."""
        while self.may_decline():
            if self.game.seat == seat and (self.game.is_legal(number) or self.only_answers(number)):
                return
            self.apply(int(Act.DECLINE), where, UNANSWERED)

    def make_way_to(self, seat: int, where: str) -> None:
        """Decline what others may decline until a seat is asked."""
        while self.game.seat != seat and self.may_decline():
            self.apply(int(Act.DECLINE), where, UNANSWERED)

    def may_decline(self) -> bool:
        """Whether what is asked now may be declined without a line."""
        game = self.game
        return not self.strict and game.question in optional() and game.is_legal(int(Act.DECLINE))

    def decide(self, seat: int | None, phrase: str, where: str, wait: bool = False) -> None:
        """A decision in words by a seat, or (None) by whoever is asked; Refused if it is not possible.

        With `wait` it is held against the question that stands now, not against a later one, if it is a reaction or
        the question is asked of this very seat.
        """
        if phrase in ("default", "random"):
            self._by_itself(seat, phrase, where)
            return
        actor = self.game.seat if seat is None else seat
        taken = 0
        for step in Phrases(self.game, self.names, actor, where).steps(phrase):
            taken += self._take(actor, step, where, wait, taken > 0)

    def _by_itself(self, seat: int | None, phrase: str, where: str) -> None:
        """What an absent player would do (RULING-16), or any legal choice."""
        game = self.game
        if seat is not None:
            self.make_way_to(seat, where)
        if game.over or (seat is not None and game.seat != seat):
            raise Refused(phrase, (), False)
        options = game.legal()
        chosen = options[seeded(len(game.choices)) % len(options)]
        self.apply(game.default_action() if phrase == "default" else chosen, where)

    def _take(self, seat: int, step: Step, where: str, wait: bool, begun: bool) -> bool:
        """Take one decision; whether it was asked for. A list that was `begun` can turn out to be too long."""
        game = self.game
        number = game.rules.lexicon.number(step.words)
        if step.only and (game.over or game.question not in step.only):
            return False
        if self.foregone == (seat, number):
            self.foregone = None
            return True
        if not (game.seat == seat and game.is_legal(number)) and number in game.legal_asides(seat):
            if self.trace is not None:
                self.trace.append(f"P{seat + 1} throws in {game.rules.lexicon.action(number)}")
            game.throw_in(seat, number)
            self.pass_over_empty()
            return True
        if not (wait and (self.only_answers(number) or game.seat == seat)):
            self.make_way(seat, number, where)
        if game.over or game.seat != seat or not game.is_legal(number):
            reasons = game.why_not(number, seat)
            if step.rules and begun and game.question not in LISTS:
                reasons.append(too_many(game.rules, step.rules))
            raise Refused(step.words, tuple(reasons), self._insist(seat, number))
        self.apply(number, where)
        return True

    def _insist(self, seat: int, number: int) -> bool:
        """Try it all the same: whether the refusal changed anything."""
        if self.game.seat != seat:
            return False
        before = self.game.to_dict()
        try:
            self.game.apply(number)
        except ActionError:
            return self.game.to_dict() != before
        return True
