"""Check the statements of a scenario against the game."""

from typing import Final

from blackgate.errors import ActionError, ScenarioError
from blackgate.game.actions import Action
from blackgate.game.game import Game
from blackgate.scenarios.comparison import Failure, Found, Plain, difference, holds, read_value, shown
from blackgate.scenarios.driver import MOST_DECISIONS, Driver, Refused
from blackgate.scenarios.events import check_events
from blackgate.scenarios.facts.game import GameFacts, is_path
from blackgate.scenarios.facts.view import ViewFacts
from blackgate.scenarios.option_warnings import check_warnings
from blackgate.scenarios.other_game import compare
from blackgate.scenarios.parser import ANYONE
from blackgate.scenarios.setup import Setup
from blackgate.scenarios.statements import (
    Comparison,
    Decision,
    Events,
    Fact,
    NoAction,
    Options,
    OptionWarnings,
    Possibility,
    ReplayEquality,
    SetupVerdict,
    StartFrequency,
    Statement,
)
from blackgate.scenarios.steps import Phrases

SAME_SORT: Final = {"winner": "seat"}
"""Sorts of facts that can be compared with one another."""


OtherGame = tuple[Setup, tuple[Decision, ...] | None]
"""How the game to compare with is set up, and its decisions, if they are others than in the first."""


class Checker:
    """Executes and checks the statements of one scenario."""

    def __init__(self, setup: Setup, driver: Driver, other: OtherGame | None = None) -> None:
        self.setup = setup
        self.driver = driver
        self.other = other
        self.taken: list[Decision] = []

    def check(self, line: Statement) -> None:
        """Execute or check one statement; raise Failure if it does not hold."""
        match line:
            case Decision():
                self.decide(line)
            case Possibility():
                self.ability(line)
            case Options():
                self.options(line)
            case OptionWarnings():
                self.warnings(line)
            case Comparison():
                self.compare(line)
            case NoAction():
                self.no_action(line)
            case Fact():
                self.fact(line)
            case Events():
                check_events(line, self.driver.game.events, self.driver.names)
            case StartFrequency():
                self.starts(line)
            case ReplayEquality():
                self.replays()
            case SetupVerdict():
                if line.verdict in ("rejected", "refused"):
                    raise Failure(line.text, f"the {line.thing} was accepted")

    def decide(self, line: Decision) -> None:
        """Carry a decision out, as often as it says."""
        self.taken.append(line)
        if self.driver.trace is not None:
            self.driver.trace.append(line.text)
        for _ in range(line.times if not line.until else MOST_DECISIONS):
            try:
                self.driver.decide(self._seat(line.seat, line.where), line.phrase, line.where)
            except Refused as refused:
                raise Failure(f"{line.text} is possible", f"refused: {refused}; {self.driver.asked()}") from None
            if line.until and self.reached(line.until, line.where):
                return
        if line.until:
            raise Failure(line.text, f"not reached after {MOST_DECISIONS} decisions; {self.driver.asked()}")

    def reached(self, until: str, where: str) -> bool:
        """Whether the game is over, or a seat's turn has come."""
        game = self.driver.game
        if until == "over" or game.over:
            return game.over
        return game.question == "turn" and game.seat == self.driver.names.seat(until, where)

    def _seat(self, number: int, where: str) -> int | None:
        return None if number == 0 else self.driver.names.seat(f"P{number}", where)

    def ability(self, line: Possibility) -> None:
        """Try it at another table: can it be done, and if not, why."""
        trial = self.driver.twin()
        try:
            trial.decide(self._seat(line.seat, line.where), line.phrase, line.where, wait=not line.possible)
        except Refused as refused:
            self._refused(line, refused)
            return
        if not line.possible:
            raise Failure(f"{line.phrase} is refused", "it was accepted")

    def _refused(self, line: Possibility, refused: Refused) -> None:
        if line.possible:
            raise Failure(f"{line.phrase} is possible", f"refused: {refused}; {self.driver.asked()}")
        if refused.changed:
            raise Failure("a refusal changes nothing", f"{refused.words} changed the game")
        missing = [rule for rule in line.rules if rule not in refused.rules]
        if missing:
            raise Failure(
                f"refused by {', '.join(line.rules)}", f"refused by {', '.join(sorted(refused.rules))}: {refused}"
            )

    def options(self, line: Options) -> None:
        """What a seat is offered."""
        seat = self.driver.names.seat(f"P{line.seat}", line.where)
        trial = self._when_asked(seat, line.where)
        phrases = Phrases(trial.game, self.driver.names, seat, line.where)
        offered = {str(action) for action in self._offered(trial.game, seat, line)}
        wanted = {self._option(phrases, phrase, line.where) for phrase in line.phrases}
        missing, extra = sorted(wanted - offered), sorted(offered - wanted)
        if line.how == "exclude":
            missing, extra = [], sorted(wanted & offered)
        if missing or (extra and line.how != "include"):
            parts = [f"missing {', '.join(missing)}"] if missing else []
            parts += [f"not expected {', '.join(extra)}"] if extra and line.how != "include" else []
            raise Failure(line.text, f"{', '.join(sorted(offered))} ({'; '.join(parts)})")

    def _when_asked(self, seat: int, where: str) -> Driver:
        """The game, or a copy in which others have declined what stands before the question to a seat."""
        if self.driver.game.seat == seat:
            return self.driver
        trial = self.driver.twin()
        trial.make_way_to(seat, where)
        return trial

    def _option(self, phrases: Phrases, phrase: str, where: str) -> str:
        """The one option a phrase means."""
        first, *others = phrases.steps(phrase)
        if any(not step.only for step in others):
            right = f"name the first, {first.words!r}, or write 'can' or 'cannot'"
            raise ScenarioError(f"{phrase!r} is several decisions", where, right)
        return self.driver.names.find("action", first.words, where)

    def warnings(self, line: OptionWarnings) -> None:
        """What a seat is warned of."""
        seat = self.driver.names.seat(f"P{line.seat}", line.where)
        trial = self._when_asked(seat, line.where)
        if trial.game.over or trial.game.seat != seat:
            raise Failure(f"P{line.seat} is asked", self.driver.asked())
        check_warnings(line, trial.game, self.driver.names, seat)

    def compare(self, line: Comparison) -> None:
        """Play the other game as far, and hold both side by side."""
        if self.other is None:
            raise ScenarioError("there is no other game", line.where, "write other.given")
        if line.viewer:
            self.driver.names.seat(f"P{line.viewer}", line.where)
        setup, decisions = self.other
        other = Checker(setup, Driver(setup.game(setup.rules(setup.edition())), self.driver.strict))
        try:
            for decision in self.taken if decisions is None else decisions:
                other.decide(decision)
        except Failure as failure:
            raise Failure(f"in the other game: {failure.expected}", failure.found) from None
        compare(line, self.driver.game, other.driver.game, self.driver.names)

    def _offered(self, game: Game, seat: int, line: Options) -> list[Action]:
        """What a seat is asked for, or may throw in unasked. Rule: RULING-151."""
        if not game.over and game.seat == seat:
            return game.actions()
        asides = game.asides(seat)
        if not asides and (line.how != "are" or line.phrases):
            raise Failure(f"P{line.seat} is asked", self.driver.asked())
        return asides

    def no_action(self, line: NoAction) -> None:
        """There is no such thing as this action. Rule: RULING-15."""
        try:
            self.driver.game.rules.lexicon.number(line.phrase)
        except ActionError:
            return
        raise Failure(f"there is no action {line.phrase!r}", "there is one")

    def fact(self, line: Fact) -> None:
        """One fact, or the same fact for every seat."""
        head, _, tail = line.path.partition(".")
        paths = [line.path]
        if head in ANYONE and tail:
            paths = [f"P{n + 1}.{tail}" for n in range(self.driver.game.rules.players)]
        for path in paths:
            found, relation = self.find(line, path), line.relation
            wanted = self.value(line, found)
            if not holds(found, relation, wanted, line.where):
                is_now = difference(found, wanted) if relation == "==" else shown(found.value)
                other = f", {line.value} is {shown(wanted)}" if is_path(line.value, found.sort) else ""
                raise Failure(f"{path} {relation} {line.value}", f"{path} is {is_now}{other}")

    def find(self, line: Fact, path: str) -> Found:
        """The value of a path, for everybody or as one seat sees it."""
        game, names = self.driver.game, self.driver.names
        if line.viewer is None:
            return GameFacts(game, names, line.where).find(path)
        viewer = None if line.viewer == 0 else names.seat(f"P{line.viewer}", line.where)
        return ViewFacts(game, names, viewer, line.where).find(path)

    def value(self, line: Fact, found: Found) -> Plain:
        """The right side: a value, or another fact of the same sort."""
        if line.value.casefold() == "hidden" and line.viewer is None and not found.known:
            raise ScenarioError("nothing is hidden from the game itself", line.where, f"write 'view P2: {line.text}'")
        if not is_path(line.value, found.sort):
            return read_value(line.value, found, self.driver.names, line.where)
        other = self.find(line, line.value)
        if SAME_SORT.get(other.sort, other.sort) != SAME_SORT.get(found.sort, found.sort):
            raise ScenarioError(
                f"a {found.sort} cannot be compared with a {other.sort}", line.where, "compare facts of one sort"
            )
        return other.value

    def starts(self, line: StartFrequency) -> None:
        """How often each seat, or one of them, begins. Rule: RULING-17."""
        rules = self.driver.game.rules
        self._seat(line.seat, line.where)
        counts = [0] * rules.players
        for seed in range(line.games):
            counts[int(Game(rules, seed).state.first)] += 1
        for seat, count in enumerate(counts):
            if line.seat not in (0, seat + 1):
                continue
            if not line.low <= count / max(line.games, 1) <= line.high:
                raise Failure(line.text, f"P{seat + 1} starts {count} of {line.games}")

    def replays(self) -> None:
        """The same start and the same choices lead to the same game. Rule: RULING-13."""
        game = self.driver.game
        again = self.setup.game(game.rules)
        for seat, choice in zip(game.deciders, game.choices, strict=True):
            if seat == again.seat:
                again.apply(choice)
            else:
                again.throw_in(seat, choice)
        if again.to_dict() != game.to_dict():
            raise Failure("the replay leads to the same game", "it differs")
        if [str(event) for event in again.events] != [str(event) for event in game.events]:
            raise Failure("the replay tells the same story", "it differs")


def check_setting(line: Statement, thing: str, error: str, part: str) -> None:
    """A line about an edition or a game that could not be made."""
    if not isinstance(line, SetupVerdict):
        raise ScenarioError(f"the {thing} cannot be made: {error}", part, "correct what is given")
    refused = line.verdict in ("rejected", "refused")
    if line.thing != thing or not refused:
        raise Failure(line.text, f"the {thing} was refused: {error}")
    missing = [rule for rule in line.rules if rule not in mentioned(error)]
    if missing:
        raise Failure(f"refused by {', '.join(line.rules)}", error)


def mentioned(text: str) -> set[str]:
    """The words of a sentence, so that rule ids can be found in it."""
    return {word.strip("():;,.[]") for word in text.split()}
