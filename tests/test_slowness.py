"""Limits of processor time hold on a slow machine, and what is slow by itself is noticed on any."""

from itertools import cycle

import pytest
from tests.slowness import USUAL, is_within, loop, slowness


@pytest.mark.parametrize(("machine", "expected"), [(0.5, 1), (1, 1), (3, 3)])
def test_slowness_is_what_a_loop_takes_longer(machine: float, expected: float) -> None:
    assert slowness(loop=lambda: machine * USUAL) == pytest.approx(expected)


def test_the_quickest_loop_counts() -> None:
    times = cycle((9 * USUAL, 2 * USUAL))
    assert slowness(loop=lambda: next(times)) == pytest.approx(2)


@pytest.mark.parametrize("machine", [0.2, 1, 4])
@pytest.mark.parametrize(("work", "expected"), [(0.9, True), (1.1, False)])
def test_a_limit_is_stretched_as_the_machine_is_slow(machine: float, work: float, expected: bool) -> None:
    usual = max(machine, 1)
    assert is_within(1.0, lambda: work * usual, 3, lambda: machine * USUAL) is expected


def test_a_loop_takes_time() -> None:
    assert loop() > 0
