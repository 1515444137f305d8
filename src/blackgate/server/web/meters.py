"""How it goes, in numbers: what `/metrics` shows."""

import asyncio
import time
from collections.abc import Callable
from typing import Final

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

TICK: Final = 0.25
"""Seconds between two looks at the event loop."""
MOMENTS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)


class Meters:
    """The meters of one server. None of them names a person, a room or an address."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        at = {"registry": self.registry, "namespace": "blackgate"}
        self.commands = Counter("commands", "Commands that were carried out", **at)  # type: ignore[arg-type]
        self.refusals = Counter("refusals", "What was not granted, by code", ["code"], **at)  # type: ignore[arg-type]
        self.answers = Counter("answers", "Answers, by route and status", ["route", "status"], **at)  # type: ignore[arg-type]
        self.acknowledged = Histogram(
            "acknowledgement_seconds",
            "From a command to its durable answer",
            buckets=MOMENTS,
            **at,  # type: ignore[arg-type]
        )
        self.delay = Histogram(
            "loop_delay_seconds",
            "How late the event loop is",
            buckets=MOMENTS,
            **at,  # type: ignore[arg-type]
        )

    def watch(self, name: str, line: str, read: Callable[[], float]) -> None:
        """Show a number that is looked up when somebody asks."""
        Gauge(name, line, registry=self.registry, namespace="blackgate").set_function(read)

    @property
    def done(self) -> float:
        """How many commands were carried out so far."""
        return self.registry.get_sample_value("blackgate_commands_total") or 0.0

    def shown(self) -> bytes:
        """Everything, as Prometheus reads it."""
        return generate_latest(self.registry)

    async def listen(self) -> None:
        """Measure how late the event loop is, for as long as it runs."""
        while True:
            due = time.perf_counter() + TICK
            await asyncio.sleep(TICK)
            self.delay.observe(max(0.0, time.perf_counter() - due))
