"""Games with everybody watching: at every decision, for every seat and a spectator."""

from collections import Counter
from collections.abc import Callable
from random import Random
from typing import Final

from tests.proof.beside import Beside, LeakError
from tests.proof.tally import Tally
from tests.properties.deeds import Deed, decide, take

from blackgate import Game
from blackgate.engine.actions import Act

FORGETFUL: Final = 0.1
"""How often a view without memory, or by the table's own rule, is compared as well."""
TAKEN_BACK: Final = 0.005
"""How often a seat takes back what it may."""
Want = Callable[[Game, Deed], bool]
"""Whether a decision is to be compared."""


def always(game: Game, deed: Deed) -> bool:
    """Every decision."""
    return True


class Quota:
    """So many decisions of each sort."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.had: Counter[str] = Counter()

    def __call__(self, game: Game, deed: Deed) -> bool:
        sort = sort_of(game, deed)
        self.had[sort] += 1
        return self.had[sort] <= self.most


def sort_of(game: Game, deed: Deed) -> str:
    """What sort of decision it is: its question and word, for cards and powers their names, too."""
    action = game.rules.lexicon.action(deed.action)
    player, powers = game.state.players[deed.seat], game.rules.edition.powers
    number = {"reveal": player.background, "ability": player.gang_card}.get(action.word, 0)
    detail = powers[number - 1].id if number else action.operand if action.word == "play" else ""
    return f"{game.question} {action.word} {detail}"


def choose(game: Game, chooser: Random) -> Deed:
    """A random decision; Backgrounds are kept until there is something they can do."""
    deed, tries = decide(game, chooser), 8
    while deed.action == Act.REVEAL and game.state.round <= 3 and tries:
        deed, tries = decide(game, chooser), tries - 1
    return deed


def watch(game: Game, chooser: Random, tally: Tally, want: Want = always, most: int = 100_000) -> None:
    """Play a game to its end, or so many decisions of it, and compare what every onlooker sees with its worlds."""
    viewers: list[int | None] = [*range(game.rules.players), None]
    game.listen()
    onlookers = [Beside(game, viewer, tally, chooser) for viewer in viewers]
    tally.games += 1
    for _ in range(most):
        if game.over:
            return
        if game.undoable(game.seat) and chooser.random() < TAKEN_BACK:
            take_back(game, onlookers)
        deed = choose(game, chooser)
        try:
            decided(game, deed, onlookers, want(game, deed))
        except LeakError as leak:
            raise LeakError(f"{leak}\n at {sort_of(game, deed)!r} of P{deed.seat + 1}, {described(game)}") from None
        tally.decisions += 1


def decided(game: Game, deed: Deed, onlookers: list[Beside], wanted: bool) -> None:
    """One decision, in the game and in every world beside it."""
    for onlooker in onlookers:
        onlooker.stand_before(deed, wanted)
        if wanted and onlooker.chooser.random() < FORGETFUL:
            onlooker.compare_without_memory(onlooker.chooser.choice([False, None]))
    question = game.question
    answers = [onlooker.prepare(deed) for onlooker in onlookers]
    take(game, deed)
    for onlooker, answer in zip(onlookers, answers, strict=True):
        onlooker.follow(answer, question)


def take_back(game: Game, onlookers: list[Beside]) -> None:
    """The seat asked takes back its last decision. No world goes along with that: new ones start from what is seen."""
    game.undo(game.seat)
    for onlooker in onlookers:
        onlooker.world, onlooker.view = None, None


def described(game: Game) -> str:
    """What is needed to get there again."""
    table = game.rules
    return f"seed {game.seed}, {len(game.choices)} decisions, {table.modules} {table.teams} {table.chosen}"
