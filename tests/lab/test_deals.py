"""Deals for training, tuning and evaluation are never the same ones."""

from array import array
from itertools import pairwise
from pathlib import Path

import msgspec
import pytest
from benchmarks.positions import Played, Task, written

from blackgate.engine.chance import seeded
from blackgate.lab.arena import Contest
from blackgate.lab.deals import SPAN, Purpose, deals, purpose_of


def test_purposes_share_no_deal() -> None:
    ranges = [deals(purpose, 0, SPAN) for purpose in Purpose]
    assert all(one.stop <= other.start for one, other in pairwise(ranges))
    for purpose, each in zip(Purpose, ranges, strict=True):
        assert {purpose_of(each[0]), purpose_of(each[-1])} == {purpose}


def test_different_seeds_are_different_deals() -> None:
    seeds = [seed for purpose in Purpose for seed in (*deals(purpose, 0, 2000), *deals(purpose, SPAN - 2000, 2000))]
    assert len({int(seeded(seed)) for seed in seeds}) == len(seeds)


def test_the_arena_begins_with_deals_for_evaluation() -> None:
    assert purpose_of(Contest(()).seed) == Purpose.EVALUATION


@pytest.mark.parametrize(("first", "count"), [(-1, 1), (SPAN, 1), (SPAN - 1, 2)])
def test_deals_of_another_purpose_are_refused(first: int, count: int) -> None:
    with pytest.raises(ValueError, match="do not exist"):
        deals(Purpose.TUNING, first, count)


@pytest.mark.parametrize(
    ("purpose", "teacher"), [(Purpose.TRAINING, "table"), (Purpose.EVALUATION, "first")], ids=["to learn", "to judge"]
)
def test_positions_come_from_deals_of_their_purpose_and_are_repeatable(
    tmp_path: Path, purpose: Purpose, teacher: str
) -> None:
    def made(name: str) -> list[bytes]:
        (tmp_path / name).mkdir()
        task = Task(tmp_path / name, 3, 4, purpose, teacher, 0.1, 0.1)
        assert written(task) > 0
        return [task.file(kind).read_bytes() for kind in ("games", "features", "lengths", "shares")]

    first, again = made("first"), made("again")
    assert first == again
    games = [msgspec.json.decode(line, type=Played) for line in first[0].splitlines()[1:]]
    assert {purpose_of(game.deal) for game in games} == {purpose}
    features, lengths, shares = (array(kind, each) for kind, each in zip("HHf", first[1:], strict=True))
    assert sum(lengths) == len(features)
    assert len(shares) == len(lengths)
