"""Nobody can tell an imagined world from the real one: not by views, the story, refusals or the questions asked.

Every world is made of one onlooker's view alone. The decision really taken is taken there, too, with the same chance;
what that onlooker sees next must be the same, byte for byte, until the rules show it a hidden card (`partings`).
Rule: INFO-1 to INFO-10.
"""

from collections.abc import Callable
from time import perf_counter
from typing import Final

import pytest
from tests.proof.games import CHUNKS, covering, of_chunk
from tests.proof.tally import Tally
from tests.proof.watching import Quota, watch
from tests.properties.tables import LONG

from blackgate import Game, compiled, rules
from blackgate.engine.registry import ASKS

QUOTA: Final = 1
"""How many decisions of each sort are compared for everybody; every world goes along for some decisions more."""
MOST: Final = (100_000 if LONG else 600) if compiled() else 40
"""Decisions of a game; most games are not much longer."""
NOT_FOUND: Final = 5
"""One in so many decisions at a question may be one that no world imagined allows."""
FEW: Final = 20


def check_found(tally: Tally) -> None:
    """A world in which the decision is possible is found nearly always: what is not compared proves nothing."""
    scarce = {asked: lost for asked, lost in tally.lost.items() if lost > tally.compared[asked] // NOT_FOUND + FEW}
    assert scarce == {}, f"{tally.lost} of {tally.compared}"


def test_a_card_that_lets_one_act_asks_whatever_the_hand_holds() -> None:
    """The Cell Key leads to the Cell Block and lets one dig there: with or without a Tool it is the same to others."""
    worlds: list[Game] = []
    for card, other in (("spoon", "link"), ("link", "spoon")):
        hands = [{"cell_key": 1, card: 1}, {}, {other: 1}]
        seats = [{"place": "yard", "hand": hand} for hand in hands]
        worlds.append(Game.from_dict(rules(players=3), {"seats": seats, "deck": ["blade", "chain"]}))
    for words in ("play cell_key", "decline"):
        for world in worlds:
            world.listen()
            world.apply(words)
        for viewer in (1, None):
            here, there = (world.view(viewer, memory=True).to_json() for world in worlds)
            assert here == there
    assert worlds[0].question == "turn"


def test_sampled_worlds_cannot_be_distinguished_from_the_real_one() -> None:
    tally, quota = Tally(), Quota(QUOTA)
    for game, chooser in covering(more=60):
        watch(game, chooser, tally, quota, MOST)
    check_found(tally)
    assert tally.differing.total() == 0
    if compiled():
        assert {*ASKS} - (+tally.answered).keys() == set(), "a question nobody else has answered"


@pytest.mark.long
@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_nobody_can_tell_at_any_decision_of_many_games(
    chunk: int, record_property: Callable[[str, object], None]
) -> None:
    tally, start = Tally(), perf_counter()
    for game, chooser in of_chunk(chunk):
        watch(game, chooser, tally)
    record_property("counted", {**tally.counted(), "seconds": round(perf_counter() - start)})
    check_found(tally)
    assert tally.differing.total() == 0
