"""How it goes, in numbers: what `/metrics` shows."""

import asyncio
import time
from bisect import bisect_left
from collections.abc import Callable, Iterator
from itertools import accumulate
from typing import Final

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.metrics_core import CounterMetricFamily, HistogramMetricFamily, Metric
from prometheus_client.registry import Collector

TICK: Final = 0.25
"""Seconds between two looks at the event loop."""
MOMENTS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)


class Acknowledged(Collector):
    """Commands that were carried out, and how long that took: with every move, so it is noted without the library."""

    def __init__(self) -> None:
        self._counts = [0] * (len(MOMENTS) + 1)
        """By moment, the first that is not shorter; the last is beyond all of them."""
        self._seconds = 0.0

    def note(self, seconds: float) -> None:
        """One more."""
        self._counts[bisect_left(MOMENTS, seconds)] += 1
        self._seconds += seconds

    @property
    def count(self) -> int:
        """How many so far."""
        return sum(self._counts)

    def collect(self) -> Iterator[Metric]:
        """As the library shows it."""
        bounds = [*map(str, MOMENTS), "+Inf"]
        yield CounterMetricFamily("blackgate_commands", "Commands that were carried out", self.count)
        yield HistogramMetricFamily(
            "blackgate_acknowledgement_seconds",
            "From a command to its durable answer",
            buckets=list(zip(bounds, accumulate(self._counts), strict=True)),
            sum_value=self._seconds,
        )


class Meters:
    """The meters of one server. None of them names a person, a room or an address."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        at = {"registry": self.registry, "namespace": "blackgate"}
        self.acknowledged = Acknowledged()
        self.registry.register(self.acknowledged)
        self.refusals = Counter("refusals", "What was not granted, by code", ["code"], **at)  # type: ignore[arg-type]
        self.answers = Counter("answers", "Answers, by route and status", ["route", "status"], **at)  # type: ignore[arg-type]
        self.delay = Histogram(
            "loop_delay_seconds",
            "How late the event loop is",
            buckets=MOMENTS,
            **at,  # type: ignore[arg-type]
        )

    def watch(self, name: str, line: str, read: Callable[[], float]) -> None:
        """Show a number that is looked up when somebody asks."""
        Gauge(name, line, registry=self.registry, namespace="blackgate").set_function(read)

    def shown(self) -> bytes:
        """Everything, as Prometheus reads it."""
        return generate_latest(self.registry)

    async def listen(self) -> None:
        """Measure how late the event loop is, for as long as it runs."""
        while True:
            due = time.perf_counter() + TICK
            await asyncio.sleep(TICK)
            self.delay.observe(max(0.0, time.perf_counter() - due))
