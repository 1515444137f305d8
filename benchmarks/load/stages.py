"""How long the stages of a move take, read from the metrics of the server."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from math import inf
from typing import Final

import httpx
from prometheus_client.parser import text_string_to_metric_families

METRIC: Final = "blackgate_move_seconds"


@dataclass
class Stage:
    """One stage: how often it was timed, how long it took in all, and how many were within each bound in seconds."""

    count: float = 0.0
    seconds: float = 0.0
    within: dict[float, float] = field(default_factory=dict)

    @property
    def mean(self) -> float:
        """Seconds."""
        return self.seconds / self.count if self.count else 0.0

    def quantile(self, share: float) -> float:
        """Seconds within which a share of them was, interpolated inside a bucket as Prometheus does."""
        wanted, low, below = share * self.count, 0.0, 0.0
        for bound, within in self.within.items():
            if within >= wanted > 0 and bound < inf:
                return low + (bound - low) * (wanted - below) / (within - below)
            low, below = (bound, within) if bound < inf else (low, below)
        return low if self.count else 0.0

    def since(self, before: "Stage") -> "Stage":
        """What was added since an earlier reading."""
        within = {bound: count - before.within.get(bound, 0.0) for bound, count in self.within.items()}
        return Stage(self.count - before.count, self.seconds - before.seconds, within)


Stages = Mapping[str, Stage]


def read_stages(text: str) -> Stages:
    """The stages in the text of `/metrics`."""
    found: dict[str, Stage] = {}
    for family in text_string_to_metric_families(text):
        for sample in family.samples if family.name == METRIC else ():
            stage = found.setdefault(sample.labels["stage"], Stage())
            match sample.name.removeprefix(METRIC):
                case "_bucket":
                    stage.within[float(sample.labels["le"])] = sample.value
                case "_count":
                    stage.count = sample.value
                case "_sum":
                    stage.seconds = sample.value
    return found


async def stages_now(port: int) -> Stages:
    """What a server reports now."""
    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}") as client:
        return read_stages((await client.get("/metrics")).raise_for_status().text)


def between(before: Stages, after: Stages) -> Stages:
    """What was added between two readings."""
    return {name: stage.since(before.get(name, Stage())) for name, stage in after.items()}
