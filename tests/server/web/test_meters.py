"""What is noted by hand is counted as the library would count it."""

from random import Random

from prometheus_client import CollectorRegistry, Histogram

from blackgate.server.web.metrics import MOMENTS, Meters


def test_acknowledgements_are_counted_as_the_library_counts_them() -> None:
    """By bounds that are reached, and one for all that is longer."""
    ours, theirs = Meters(), Histogram("h", "", buckets=MOMENTS, registry=(registry := CollectorRegistry()))
    dice = Random(1)
    for seconds in (0.0, 0.001, 5.0, 5.1, *(dice.expovariate(20) for _ in range(300))):
        ours.acknowledged.note(seconds)
        theirs.observe(seconds)
    for end, labels in (("count", {}), ("sum", {}), *(("bucket", {"le": str(n)}) for n in (*MOMENTS, "+Inf"))):
        found = ours.registry.get_sample_value(f"blackgate_acknowledgement_seconds_{end}", labels)
        assert found == registry.get_sample_value(f"h_{end}", labels)
