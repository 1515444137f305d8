"""The timing side channel is closed: response times do not reveal in which of two worlds a viewer is.

For each kind of decision, 2 x 5,000 samples (`BLACKGATE_LONG=1`) with different hidden cards, stored in a real file and
sent over real WebSockets. Welch's t stays below 4.5, the usual threshold for a timing leak.
"""

import asyncio
from collections.abc import Iterable, Mapping
from pathlib import Path
from time import perf_counter
from typing import Any, Final

import pytest
import structlog
from tests.server.chaos.latencies import Secret, distinguishability, measure, secrets
from tests.server.chaos.sizes import LONG, size
from tests.server.chaos.twin_rooms import ImmediateRelease

from blackgate.server.constant_time import ConstantTimeRelease
from blackgate.server.projection import Projection
from blackgate.server.web.serve import LOOP_FACTORY
from blackgate.server.windows import TIMINGS

LINE: Final = 4.5
GAMES: Final = size(3, 40)
"""In which is looked for secrets."""
FEW: Final = 40
TRIALS: Final = size(FEW, 5_000)
TELLING: Final = {question for question, timing in TIMINGS.items() if timing.leaks}
"""Questions whose response time could reveal something."""
AT_ONCE: Final = 3
"""Rooms that are tried at the same time: each of them mostly waits."""
TRIES: Final = 3
"""Until a leak is noticed, on a machine that is busy otherwise; each has twice as many trials as the one before."""
BRIEF: Final = ("answer", "fight", "unless", "turn")
"""Those that are tried with every other test."""


@pytest.fixture(autouse=True)
def _quiet() -> None:
    structlog.configure(logger_factory=structlog.ReturnLoggerFactory())


def ts(found: Mapping[str, Secret], folder: Path, trials: int = TRIALS) -> dict[str, float]:
    """By question: how surely the worlds of its secret are told apart."""

    async def run() -> dict[str, float]:
        places = asyncio.Semaphore(AT_ONCE)

        async def one(secret: Secret) -> float:
            async with places:
                return distinguishability(*await measure(secret, trials, folder))

        return dict(zip(found, await asyncio.gather(*map(one, found.values())), strict=True))

    with asyncio.Runner(loop_factory=LOOP_FACTORY) as runner:
        return runner.run(run())


@pytest.fixture(scope="module")
def found() -> dict[str, Secret]:
    return secrets(GAMES)


def brief(found: Mapping[str, Secret]) -> dict[str, Secret]:
    return {question: found[question] for question in BRIEF}


@pytest.mark.timed
def test_response_times_reveal_nothing(found: dict[str, Secret], tmp_path: Path, record_property: Any) -> None:
    told = ts(found if LONG else brief(found), tmp_path)
    record_property("figures", f"2 x {TRIALS:,} of each: " + ", ".join(f"{q} {t:.1f}" for q, t in told.items()))
    assert max(told.values()) < LINE
    assert {*told} >= (TELLING if LONG else {*BRIEF})


class Musing(Projection):
    """A projection that takes two milliseconds for every option of the seat that is asked."""

    def updates(self, now: int, here: frozenset[int], seats: Iterable[int | None]) -> dict[int | None, bytes]:
        until = perf_counter() + len(self.room.playing.legal()) / 500
        while perf_counter() < until:
            pass
        return super().updates(now, here, seats)


@pytest.mark.timed
def test_response_times_that_depend_on_a_hand_are_detected(
    found: dict[str, Secret], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tests.server.chaos.twin_rooms.Projection", Musing)
    tries = (ts({"turn": found["turn"]}, tmp_path / str(n), FEW << n)["turn"] for n in range(TRIES))
    assert any(t > LINE for t in tries)


@pytest.mark.long  # some millionths of a second in 2 x 5,000 decisions
@pytest.mark.timed
def test_a_server_without_constant_time_release_is_detected(
    found: dict[str, Secret], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(ConstantTimeRelease, "release_after", ImmediateRelease.release_after)
    assert max(ts({question: found[question] for question in ("fight", "roll")}, tmp_path).values()) > LINE
