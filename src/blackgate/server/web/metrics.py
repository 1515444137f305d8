"""Metrics for Prometheus: what `/metrics` shows."""

import asyncio
import time
from bisect import bisect_left
from collections.abc import Callable, Iterator
from itertools import accumulate
from typing import Final

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.metrics_core import CounterMetricFamily, HistogramMetricFamily, Metric
from prometheus_client.registry import Collector

PROBE_SECONDS: Final = 0.25
"""Seconds between two measurements of the event loop."""
BUCKETS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)


class AcknowledgementLatency(Collector):
    """Executed commands and their latency. It is updated with every move, so it bypasses the library."""

    def __init__(self) -> None:
        self._counts = [0] * (len(BUCKETS) + 1)
        """By bucket; the last one is beyond all of them."""
        self._seconds = 0.0

    def observe(self, seconds: float) -> None:
        """Count one command."""
        self._counts[bisect_left(BUCKETS, seconds)] += 1
        self._seconds += seconds

    @property
    def count(self) -> int:
        """Commands so far."""
        return sum(self._counts)

    def collect(self) -> Iterator[Metric]:
        """As the library expects it."""
        bounds = [*map(str, BUCKETS), "+Inf"]
        yield CounterMetricFamily("blackgate_commands", "Executed commands", self.count)
        yield HistogramMetricFamily(
            "blackgate_acknowledgement_seconds",
            "From a command to its durable answer",
            buckets=list(zip(bounds, accumulate(self._counts), strict=True)),
            sum_value=self._seconds,
        )


class Metrics:
    """The metrics of one server. None of them names a person, a room or an address."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        at = {"registry": self.registry, "namespace": "blackgate"}
        self.acknowledged = AcknowledgementLatency()
        self.registry.register(self.acknowledged)
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
