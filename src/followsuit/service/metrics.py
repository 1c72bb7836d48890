"""What is counted, for /metrics."""

import os

from prometheus_client import (
    CONTENT_TYPE_LATEST,
    REGISTRY,
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    generate_latest,
)
from prometheus_client.multiprocess import MultiProcessCollector

TIMES = (0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0)

ANSWERS = Counter("followsuit_answers", "Answers stored.", ["game", "by"])
REFUSED = Counter("followsuit_refused", "Answers refused.", ["game"])
BAD_MESSAGES = Counter("followsuit_bad_messages", "Messages that were not understood or too many.", ["why"])
FAULTS = Counter("followsuit_faults", "Faults of ours.")
STORE_FAULTS = Counter("followsuit_store_faults", "Times the store did not answer.")
CONFLICTS = Counter("followsuit_conflicts", "Entries whose number was taken by another worker.")
TABLES_BEGUN = Counter("followsuit_tables_begun", "Tables begun.", ["game"])
TABLES_OVER = Counter("followsuit_tables_over", "Games that came to their end.", ["game"])
APPEND_SECONDS = Histogram("followsuit_append_seconds", "From wanting to append to stored.", buckets=TIMES)
ANSWER_SECONDS = Histogram(
    "followsuit_answer_seconds", "From an answer's arrival to its last message.", buckets=TIMES
)
GROUP_ROWS = Histogram(
    "followsuit_group_rows", "Rows of one transaction.", buckets=(1, 2, 5, 10, 20, 50, 100, 200, 400)
)
ROOMS = Gauge("followsuit_rooms", "Tables in memory.", multiprocess_mode="livesum")
SOCKETS = Gauge("followsuit_sockets", "Open sockets.", multiprocess_mode="livesum")


def page() -> tuple[bytes, str]:
    """All of it as Prometheus reads it; of all workers, where there are several."""
    registry = REGISTRY
    if "PROMETHEUS_MULTIPROC_DIR" in os.environ:
        registry = CollectorRegistry()
        MultiProcessCollector(registry)  # type: ignore[no-untyped-call]
    return generate_latest(registry), CONTENT_TYPE_LATEST
