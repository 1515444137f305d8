"""Our own latency histogram counts as the library would."""

from random import Random

from prometheus_client import CollectorRegistry, Histogram

from blackgate.server.web.metrics import BUCKETS, Metrics


def test_latencies_are_counted_like_the_library_does() -> None:
    """By bounds that are reached, and one for all that is longer."""
    ours, theirs = Metrics(), Histogram("h", "", buckets=BUCKETS, registry=(registry := CollectorRegistry()))
    dice = Random(1)
    for seconds in (0.0, 0.001, 5.0, 5.1, *(dice.expovariate(20) for _ in range(300))):
        ours.acknowledged.observe(seconds)
        theirs.observe(seconds)
    for end, labels in (("count", {}), ("sum", {}), *(("bucket", {"le": str(n)}) for n in (*BUCKETS, "+Inf"))):
        found = ours.registry.get_sample_value(f"blackgate_acknowledgement_seconds_{end}", labels)
        assert found == registry.get_sample_value(f"h_{end}", labels)
