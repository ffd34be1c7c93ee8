"""What is counted is what monitoring reads."""

from __future__ import annotations

from prometheus_client.parser import text_string_to_metric_families

from kartenhaus.server.exposition import written
from kartenhaus.server.telemetry import COUNTERS, GAUGES, Metrics


def _read(metrics: Metrics) -> dict[str, float]:
    """As Prometheus reads it: each sample by its name and labels."""
    families = text_string_to_metric_families(written(metrics).decode())
    samples = [sample for family in families for sample in family.samples]
    return {sample.name + "".join(sample.labels.values()): sample.value for sample in samples}


def test_every_counter_and_gauge_is_read_as_it_was_counted() -> None:
    metrics = Metrics()
    for number, name in enumerate((*COUNTERS, *GAUGES)):
        setattr(metrics, name, number)
    read = _read(metrics)
    for number, name in enumerate((*COUNTERS, *GAUGES)):
        assert read[f"kartenhaus_{name}" + ("_total" if name in COUNTERS else "")] == number


def test_a_duration_is_in_every_bucket_that_it_fits_in() -> None:
    metrics = Metrics()
    for seconds in (0.001, 0.0011, 0.04, 7.0):
        metrics.kept_after.add(seconds)
    read = _read(metrics)
    buckets = {
        bound.removeprefix("kartenhaus_append_seconds_bucket"): value
        for bound, value in read.items()
        if "append_seconds_bucket" in bound
    }
    assert [buckets[bound] for bound in ("0.001", "0.002", "0.02", "0.05", "5.0", "+Inf")] == [1, 2, 2, 3, 3, 4]
    assert read["kartenhaus_append_seconds_count"] == 4
    assert read["kartenhaus_append_seconds_sum"] == 0.001 + 0.0011 + 0.04 + 7.0
