"""Noninterference: what is sent to a viewer, and when, depends on nothing the viewer may not know.

Worlds a viewer cannot tell apart give the same frames at the same times. `BLACKGATE_LONG=1` plays 200 games.
"""

from typing import Any

import pytest
from tests.proof.beside import LeakError
from tests.server.chaos.leaks import LEAKS, Leak
from tests.server.chaos.noninterference import watch
from tests.server.chaos.sizes import size

GAMES = size(6, 200)
EVERY = size(3, 1)
"""Of so many decisions, a viewer is compared at one, and at those that follow it."""


def test_frames_reveal_nothing_hidden(record_property: Any) -> None:
    tally = watch(GAMES, "interference", every=EVERY)
    record_property(
        "figures",
        f"{tally.counted()}, {tally.comparisons['held back']} answers held back, parted by {dict(tally.parted)}",
    )
    assert tally.differing.total() == 0
    assert tally.bytes > 10_000 * GAMES
    assert tally.compared.total() > 10 * GAMES
    assert tally.comparisons["held back"] > 0


@pytest.mark.parametrize("leak", LEAKS)
def test_a_leak_is_detected(leak: Leak, monkeypatch: pytest.MonkeyPatch) -> None:
    leak(monkeypatch)
    with pytest.raises(LeakError):
        watch(GAMES, "interference", every=EVERY)
