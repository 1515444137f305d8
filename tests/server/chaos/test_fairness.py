"""Whatever one address sends, players at other addresses hardly notice. `make fairness` measures every attack."""

from pathlib import Path
from typing import Any

import pytest
from benchmarks.load.tally import at
from tests.server.chaos.attacks import ATTACKS
from tests.server.chaos.fairness import Felt, measured
from tests.server.chaos.faulty_server import LAUNCH, faults
from tests.server.chaos.sizes import LONG, size, times

CHOSEN = tuple(ATTACKS) if LONG else ("pings",)
SECONDS, TRIES = size(1, 10), size(1, 3)
"""Of several tries one is enough: machines are shared."""


@pytest.mark.parametrize("name", CHOSEN)
@pytest.mark.timed
def test_an_attack_hardly_delays_others(name: str, tmp_path: Path, record_property: Any) -> None:
    tries: list[Felt] = []
    while len(tries) < TRIES and not any(each.is_fair for each in tries):
        tries.append(measured(name, tmp_path / str(len(tries)), SECONDS))
    felt = tries[-1]
    figures = f"without {times(felt.calm)}, elsewhere {times(felt.elsewhere)}, here {times(felt.here)}"
    record_property("figures", f"{name}: {figures}, try {len(tries)}")
    assert felt.is_fair if LONG else felt.is_bearable


@pytest.mark.long
@pytest.mark.timed
def test_uncounted_pings_delay_others(tmp_path: Path) -> None:
    felt = measured("pings", tmp_path, SECONDS, [*LAUNCH[:4], "--workers", "1"], faults("no_traffic_budget"))
    assert at(felt.here, 0.99) > 2 * at(felt.elsewhere, 0.99) or not felt.is_bearable


def test_a_delay_is_detected() -> None:
    assert not Felt([0.01], [0.01], [1.0]).is_bearable
    assert not Felt([0.01], [0.01], []).is_bearable
    assert not Felt([0.01], [0.02], [0.06]).is_fair
    assert Felt([0.01], [0.2], [0.1]).is_fair
