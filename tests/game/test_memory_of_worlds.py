"""Imagining costs nothing that stays: bots do it all day."""

import gc
import resource
from pathlib import Path

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from blackgate import Game, rules
from blackgate.game.worlds import mold


def resident() -> int:
    """Bytes of memory this process holds."""
    return int(Path("/proc/self/statm").read_text().split()[1]) * resource.getpagesize()


def grown(times: int, act) -> int:  # type: ignore[no-untyped-def]
    """How much more memory is held after something was done many times."""
    for _ in range(times // 10):
        act()
    gc.collect()
    before = resident()
    for _ in range(times):
        act()
    gc.collect()
    return resident() - before


@pytest.mark.compiled
@pytest.mark.skipif(not Path("/proc/self/statm").exists(), reason="needs Linux to look at its memory")
def test_molds_leave_nothing_behind() -> None:
    game = Game(rules(players=4), seed=3)
    assert grown(1500, lambda: mold(game.view(game.seat, memory=True)).world(7)) < 600_000


@pytest.mark.compiled
@pytest.mark.skipif(not Path("/proc/self/statm").exists(), reason="needs Linux to look at its memory")
def test_what_stays_would_be_noticed() -> None:
    """The control: a vec set from interpreted code stays for ever (see `engine/laying.py`)."""
    state = Game(rules(players=4), seed=3).state

    def leak() -> None:
        state.deck = vec[i64]([1] * 100)

    assert grown(1500, leak) > 600_000
