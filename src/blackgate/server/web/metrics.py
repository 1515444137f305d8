"""Metrics for Prometheus: what `/metrics` shows."""

import asyncio
import time
from bisect import bisect_left
from collections.abc import Callable, Iterator, Sequence
from itertools import accumulate
from typing import Final

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.metrics_core import CounterMetricFamily, HistogramMetricFamily, Metric
from prometheus_client.registry import Collector

from blackgate.server.stopwatch import STAGES

PROBE_SECONDS: Final = 0.25
"""Seconds between two measurements of the event loop."""
BUCKETS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)
STAGE_BUCKETS: Final = (
    0.0001, 0.00025, 0.0005, 0.001, 0.0025, 0.005, 0.0075, 0.01, 0.015, 0.025, 0.05, 0.1, 0.25, 1.0,
)  # fmt: skip
"""A stage of a move may take much less than a millisecond."""


class Latencies:
    """Latencies, counted in buckets. They are updated with every move, so they bypass the library."""

    def __init__(self, bounds: Sequence[float]) -> None:
        self._bounds = bounds
        self._counts = [0] * (len(bounds) + 1)
        """By bucket; the last one is beyond all of them."""
        self.seconds = 0.0
        """The sum."""

    def observe(self, seconds: float) -> None:
        """Count one."""
        self._counts[bisect_left(self._bounds, seconds)] += 1
        self.seconds += seconds

    @property
    def count(self) -> int:
        """Latencies so far."""
        return sum(self._counts)

    @property
    def buckets(self) -> list[tuple[str, float]]:
        """How many were within each bound, as the library expects it."""
        return list(zip([*map(str, self._bounds), "+Inf"], accumulate(self._counts), strict=True))


class AcknowledgementLatency(Latencies, Collector):
    """Executed commands and their latency."""

    def __init__(self) -> None:
        super().__init__(BUCKETS)

    def collect(self) -> Iterator[Metric]:
        """As the library expects it."""
        yield CounterMetricFamily("blackgate_commands", "Executed commands", self.count)
        yield HistogramMetricFamily(
            "blackgate_acknowledgement_seconds",
            "From a command to its durable answer",
            buckets=self.buckets,
            sum_value=self.seconds,
        )


class MoveStages(Collector):
    """How long each stage of a move takes. Moves over WebSockets are counted, in the process that owns their room."""

    def __init__(self) -> None:
        self._stages = [Latencies(STAGE_BUCKETS) for _ in STAGES]

    def observe(self, seconds: Sequence[float]) -> None:
        """Count one move: its seconds, by stage."""
        for stage, each in zip(self._stages, seconds, strict=True):
            stage.observe(each)

    def collect(self) -> Iterator[Metric]:
        """As the library expects it."""
        found = HistogramMetricFamily("blackgate_move_seconds", "Stages of a move", labels=["stage"])
        for name, stage in zip(STAGES, self._stages, strict=True):
            found.add_metric([name], stage.buckets, stage.seconds)
        yield found


class Metrics:
    """The metrics of one server. None of them names a person, a room or an address."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        at = {"registry": self.registry, "namespace": "blackgate"}
        self.acknowledged = AcknowledgementLatency()
        self.registry.register(self.acknowledged)
        self.move_stages = MoveStages()
        self.registry.register(self.move_stages)
        self.refusals = Counter("refusals", "Refusals, by code", ["code"], **at)  # type: ignore[arg-type]
        self.answers = Counter("answers", "Responses, by route and status", ["route", "status"], **at)  # type: ignore[arg-type]
        self.delay = Histogram(
            "loop_delay_seconds",
            "How late the event loop is",
            buckets=BUCKETS,
            **at,  # type: ignore[arg-type]
        )

    def gauge(self, name: str, line: str, read: Callable[[], float]) -> None:
        """Add a gauge that is read when the metrics are."""
        Gauge(name, line, registry=self.registry, namespace="blackgate").set_function(read)

    def exposition(self) -> bytes:
        """All metrics in the text format of Prometheus."""
        return generate_latest(self.registry)

    async def measure_loop_delay(self) -> None:
        """Measure how late the event loop is, as long as it runs."""
        while True:
            due = time.perf_counter() + PROBE_SECONDS
            await asyncio.sleep(PROBE_SECONDS)
            self.delay.observe(max(0.0, time.perf_counter() - due))
