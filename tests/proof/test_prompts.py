"""Prompts do not leak: where the absence of a question would tell something, it is asked even with one answer."""

import os
import re
from collections import Counter
from collections.abc import Callable, Iterable
from itertools import chain
from pathlib import Path
from random import Random
from typing import Final

import pytest
from tests.proof.beside import Beside, LeakError
from tests.proof.games import covering, numbered
from tests.proof.leaks import skip
from tests.proof.tally import Tally
from tests.proof.watching import decided, watch
from tests.properties.deeds import Deed, decide, take

from blackgate import Game, compiled, rules
from blackgate.engine.referee import Referee
from blackgate.engine.registry import ASKS, DECLARED_FRAMES

FOLLOWS: Final = {
    "go": "the die and the Places",
    "lead": "the die and the Places",
    "target": "who stands where, with how many cards, cigarettes and Beatings",
    "recover": "the discard pile, every card of which was seen",
}
"""Questions whose one answer follows from what everybody sees."""
SECRETS: Final = [frame.name for frame in DECLARED_FRAMES.values() if frame.absence_tells]
GAMES: Final = (40 if os.environ.get("BLACKGATE_LONG") else 20) if compiled() else 4

pytestmark = pytest.mark.compiled


def single_answers(games: int) -> Counter[str]:
    """By question: how often it was asked with one answer."""
    found: Counter[str] = Counter()
    played = [*covering(), *(numbered(number) for number in range(games)), (all_links(), Random(0))]
    for game, chooser in played:
        while not game.over:
            found[game.question] += len(game.legal()) == 1
            take(game, decide(game, chooser))
    return +found


def test_a_question_with_one_answer_has_a_reason() -> None:
    found = single_answers(GAMES)
    assert found.keys() <= {*SECRETS, *FOLLOWS}, found
    if compiled():
        assert found.keys() == {*SECRETS, *FOLLOWS}, "a reason for what never happens"


def questions_in(text: str, start: str) -> set[str]:
    """The questions named in the paragraph that starts so."""
    paragraph = re.search(rf"^- {start}.*?(?=^- )", text, re.MULTILINE | re.DOTALL)
    assert paragraph is not None
    return {*re.findall(r"`(\w+)`", paragraph[0])} & {*ASKS}


def test_the_decision_record_names_the_same_questions(root: Path) -> None:
    text = (root / "docs/decisions/0006-questions.md").read_text()
    assert questions_in(text, "A question is asked even if") == {*SECRETS}
    assert questions_in(text, "The one answer of") == {*FOLLOWS}


def just_before(question: str) -> Callable[[Game, Deed], bool]:
    """Whether a decision leads to a question, were it asked."""

    def leads(game: Game, deed: Deed) -> bool:
        if deed.unasked:
            return False
        ahead = Referee(game.state.clone())
        ahead.apply(deed.action)
        return not ahead.over and ASKS[ahead.state.agenda[ahead.state.top]] == question

    return leads


def all_links() -> Game:
    """The active seat holds more cards than it may, and all are the same: nobody plays so."""
    seats = [{"place": "yard", "hand": {"link": 11}}, {"place": "cell"}, {"place": "cell"}]
    return Game.from_dict(rules(players=3), {"seats": seats})


def beside_michel(*cards: str) -> Game:
    """Michel waits in the Showers, and nobody has seen who holds which Tool: in most games all have."""
    hands = [Counter(cards), Counter(["shovel", "pike"]), Counter[str]()]
    seats = [{"place": place, "hand": hand} for place, hand in zip(("yard", "cell", "cell"), hands, strict=True)]
    decks = {"michel_deck": ["wants_any"], "michel_discard": ["empty_handed"]}
    return Game.from_dict(rules(players=3, modules=["michel"]), {"seats": seats, "michel": "showers", **decks})


SCENES: Final[dict[str, tuple[Callable[[], Game], tuple[str, ...]]]] = {
    "discard": (all_links, ("pass",)),
    "yield": (lambda: beside_michel("link", "link"), ("cautious showers",)),
    "toll": (lambda: beside_michel("link", "spoon"), ("cautious showers", "refuse", "stop")),
}
"""Where a question with one answer is rare, or everybody knows it: a position, and what is done there."""

TELLING: Final = {"free": 63, "pick": 54, "drop": 17, "brawl": 27, "opener": 28}
"""A table of the covering set where a rare question soon has one answer that nobody else knows."""
FEW: Final = 100 if os.environ.get("BLACKGATE_LONG") else 40
"""Worlds compared before a question whose one answer everybody knows."""


def play_scene(question: str) -> Tally:
    """The same scene again and again, with other worlds each time."""
    (begin, words), tally = SCENES[question], Tally()
    for seed in range(60 if os.environ.get("BLACKGATE_LONG") else 30):
        game = begin()
        game.listen()
        viewers: list[int | None] = [*range(game.rules.players), None]
        onlookers = [Beside(game, viewer, tally, Random(seed)) for viewer in viewers]
        for word in words:
            decided(game, Deed(game.seat, game.number(word)), onlookers, True)
    return tally


def watch_for(question: str, games: Iterable[tuple[Game, Random]], most: int = 100_000) -> Tally:
    """Compare so many worlds just before a question."""
    leads, tally = just_before(question), Tally()
    for game, chooser in games:
        watch(game, chooser, tally, leads)
        if tally.compared.total() >= most:
            break
    return tally


@pytest.mark.parametrize("question", SCENES)
def test_a_question_that_is_asked_tells_nothing(question: str) -> None:
    assert play_scene(question).differing.total() == 0


@pytest.mark.parametrize("question", SECRETS)
def test_skipping_a_question_reveals_the_hand(question: str, monkeypatch: pytest.MonkeyPatch) -> None:
    skip(question)(monkeypatch)
    games = chain(covering(more=48, start=TELLING.get(question, 0)), (numbered(number) for number in range(400)))
    with pytest.raises(LeakError):
        play_scene(question) if question in SCENES else watch_for(question, games)


@pytest.mark.parametrize("question", FOLLOWS)
def test_skipping_a_question_with_a_public_answer_reveals_nothing(
    question: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    skip(question)(monkeypatch)
    assert watch_for(question, covering(), FEW).differing.total() == 0
