"""The metrics in the text format of Prometheus, together with what it usually asks of a process: CPU, memory, open
files, and the garbage collector."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import accumulate
from typing import Final

from prometheus_client import CollectorRegistry, GCCollector, ProcessCollector, generate_latest
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, HistogramMetricFamily, Metric
from prometheus_client.exposition import CONTENT_TYPE_PLAIN_0_0_4 as CONTENT_TYPE
from prometheus_client.registry import Collector

from kartenhaus.server.telemetry import APPENDS, BOUNDS, COUNTERS, GAUGES, Metrics

__all__ = ["CONTENT_TYPE", "written"]

_PREFIX: Final = "kartenhaus_"


class _Ours(Collector):
    """Reads the numbers when they are asked for, so that counting costs no more than an addition."""

    def __init__(self, metrics: Metrics) -> None:
        self._metrics = metrics

    def collect(self) -> Iterator[Metric]:
        for name, text in COUNTERS.items():
            yield CounterMetricFamily(_PREFIX + name, text, getattr(self._metrics, name))
        for name, text in GAUGES.items():
            yield GaugeMetricFamily(_PREFIX + name, text, getattr(self._metrics, name))
        kept_after = self._metrics.kept_after
        bounds = [*(str(bound) for bound in BOUNDS), "+Inf"]
        buckets = list(zip(bounds, accumulate(kept_after.counts), strict=True))
        yield HistogramMetricFamily(_PREFIX + "append_seconds", APPENDS, buckets, kept_after.sum)


def written(metrics: Metrics) -> bytes:
    registry = CollectorRegistry()
    registry.register(_Ours(metrics))
    ProcessCollector(registry=registry)
    GCCollector(registry=registry)
    return generate_latest(registry)
