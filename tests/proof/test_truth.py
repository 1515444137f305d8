"""What a view knows is so: the real cards are always among those it could imagine.

Rule: INFO-1 to INFO-10, RULING-39.
"""

import os
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from random import Random
from typing import Final

import pytest
from tests.proof.fitting import Fitting, Spot, fits
from tests.proof.games import CHUNKS, covering, numbered, proof_size
from tests.proof.truth import wrong_claims
from tests.proof.watching import TAKEN_BACK, choose
from tests.properties.deeds import take

from blackgate import Game, compiled
from blackgate.engine.knowledge.observer import Line, Observer
from blackgate.engine.story import Event
from blackgate.game.view.memory import Memory

SHORT: Final = 16 if compiled() else 4
PACE: Final = 5 if os.environ.get("BLACKGATE_LONG") else 10
"""One decision in so many is looked at."""
SELDOM: Final = 10
"""In the long run one game in so many."""
SPIED_ON: Final = 44
"""A game in which it is noticed early; if the rules change, a later one will do."""


def check(game: Game, chooser: Random, pace: int) -> int:
    """Play a game, now and then taking something back; how many views were held against the truth."""
    looked = 0
    game.listen()
    while not game.over:
        if chooser.randrange(pace) == 0:
            data = game.to_dict()
            viewers: list[int | None] = [*range(game.rules.players), None]
            for viewer in viewers:
                wrong = wrong_claims(game.view(viewer, memory=True), data)
                assert not wrong, (viewer, wrong, game.seed, len(game.choices), game.rules.modules, game.rules.chosen)
                looked += 1
        if game.undoable(game.seat) and chooser.random() < TAKEN_BACK:
            game.undo(game.seat, chooser.randint(1, game.undoable(game.seat)))
        take(game, choose(game, chooser))
    return looked


def check_all(numbers: Iterable[int], pace: int) -> int:
    """Some games by their numbers."""
    return sum(check(*numbered(number), pace) for number in numbers)


@pytest.mark.parametrize("part", range(4))
def test_the_truth_is_among_the_worlds_that_can_be_imagined(part: int) -> None:
    assert check_all(range(part, SHORT, 4), PACE) > SHORT


@pytest.mark.long
@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_the_truth_is_among_them_in_many_games(chunk: int, record_property: Callable[[str, object], None]) -> None:
    numbers = range(chunk, proof_size() // SELDOM, CHUNKS)
    record_property("counted", {"games": len(numbers), "views held against the truth": check_all(numbers, PACE)})


def test_an_observer_that_remembers_too_well_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    """Somebody takes a card unseen; whoever still swears by the cards seen before will be wrong."""
    honest: Callable[[Game], Memory] = vars(Game)["memory"].__get__
    monkeypatch.setattr(Game, "memory", property(lambda game: sworn(honest(game))))
    with pytest.raises(AssertionError, match=r"is said to hold|is the truth"):
        sum(check(game, chooser, 2) for game, chooser in covering(start=SPIED_ON) if is_spied_on(game))


def is_spied_on(game: Game) -> bool:
    """Four players and the Library: hands are looked at, and then cards pass between two others."""
    return game.rules.players == 4 and "library" in game.rules.modules


def sworn(memory: Memory) -> Memory:
    """A memory in which everybody is too sure."""
    lines = memory._lines
    for seat in range(memory.rules.players):
        if seat not in memory._observers:
            memory.recall(seat, memory.newcomer(memory.opening, seat))
        if memory._heard[seat] < len(lines):
            swear(memory._observers[seat], lines[memory._heard[seat] :])
        memory._heard[seat] = len(lines)
    return memory


def swear(observer: Observer, lines: Sequence[Line]) -> None:
    """Go on as an observer who takes every card that passes unseen for one nobody has ever seen."""
    for line in lines:
        event, one, _, other = line
        giver, taker = (other, one) if event == Event.GRABBED else (one, other)
        unseen = event in (Event.GRABBED, Event.PASSED) and not (observer.sees[giver] or observer.sees[taker])
        if not (unseen and pass_a_stranger(observer, giver, taker)):
            observer.observe(line)
    observer.end_decision()


def pass_a_stranger(observer: Observer, giver: int, taker: int) -> bool:
    """Move a card of the deck's pool from hand to hand, if every hypothesis has one there."""
    beliefs = observer.beliefs
    token = beliefs.cards + beliefs.deck
    if not all(hypothesis.hands[giver][token] for hypothesis in beliefs.all):
        return False
    for hypothesis in beliefs.all:
        hypothesis.hands[giver][token] -= 1
        hypothesis.hands[taker][token] += 1
    return True


def spot(known: Sequence[str], real: Sequence[str]) -> Spot:
    return Spot(Counter(known), Counter(real))


def test_the_search_finds_a_way_through_pools_in_pools() -> None:
    pools = [Counter(["link", "pike", "ring"]), Counter(["spoon", "?0"])]
    known = [spot(["knife", "?1"], ["knife", "link"]), spot(["?1"], ["spoon"])]
    assert fits(known, pools, 0, Counter(["pike", "ring"]))
    assert not fits(known, pools, 0, Counter(["pike", "pike"]))
    assert not fits([known[0], spot(["?1"], ["pike"])], pools, 0, Counter(["spoon", "ring"]))
    assert Fitting([], []).is_possible()
