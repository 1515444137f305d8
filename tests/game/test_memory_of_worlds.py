"""Imagining costs nothing that stays: bots do it all day. Measured in a process whose memory nobody has used."""

import subprocess
import sys
from pathlib import Path

import pytest

MEASURE = """
import gc
from pathlib import Path
from librt.vecs import vec
from mypy_extensions import i64
from blackgate import Game, rules
from blackgate.game.worlds import determinizer

def resident():
    return int(Path("/proc/self/statm").read_text().split()[1])

game = Game(rules(players=4), seed=3)
state = game.state.clone()

def imagine():
    determinizer(game.view(game.seat, memory=True)).sample(7)

def leak():
    state.deck = vec[i64]([1] * 100)

def grown(times, act):
    for _ in range(300):
        act()
    gc.collect()
    before = resident()
    for _ in range(times):
        act()
    gc.collect()
    return resident() - before

print(grown(1500, imagine), grown(30_000, leak))
"""
PAGES = 200
"""Of memory, usually 4 kB each; what was lost with every world took three times as many."""


@pytest.mark.compiled
@pytest.mark.skipif(not Path("/proc/self/statm").exists(), reason="needs Linux to look at its memory")
@pytest.mark.slow
def test_sampled_worlds_leak_no_memory_and_a_leak_is_detected() -> None:
    """The control: a vec set from interpreted code stays for ever (see `engine/laying.py`)."""
    done = subprocess.run([sys.executable, "-c", MEASURE], capture_output=True, text=True, check=True)
    imagined, leaked = map(int, done.stdout.split())
    assert imagined < PAGES
    assert leaked > PAGES
