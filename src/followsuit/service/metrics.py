"""What is counted, for /metrics.

Whoever may read this is told nothing that those who watch a table could not have seen: an answer is counted
when it shows, and nothing here moves with one that lies sealed. That is why there are no times of single
writes, no bytes, and none of the process's own figures: the machine's monitoring has those.
"""

import os

from prometheus_client import (
    CONTENT_TYPE_LATEST,
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    generate_latest,
)
from prometheus_client.multiprocess import MultiProcessCollector

from followsuit.service.counts import Counts

TIMES = (0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0)
OURS = CollectorRegistry()

ANSWERS = Counter("followsuit_answers", "Answers that everyone saw.", ["game", "by"], registry=OURS)
BAD_MESSAGES = Counter(
    "followsuit_bad_messages", "Messages that were not understood or too many.", ["why"], registry=OURS
)
FAULTS = Counter("followsuit_faults", "Faults of ours.", registry=OURS)
ENDED = Counter(
    "followsuit_ended_tasks", "Work that ended by a fault and was begun again.", ["work"], registry=OURS
)
STORE_FAULTS = Counter("followsuit_store_faults", "Times the store did not answer.", registry=OURS)
TABLES_BEGUN = Counter("followsuit_tables_begun", "Tables begun.", ["game"], registry=OURS)
TABLES_OVER = Counter("followsuit_tables_over", "Games that came to their end.", ["game"], registry=OURS)
TURNED_AWAY = Counter(
    "followsuit_turned_away", "Connections that were too many or too slow.", ["why"], registry=OURS
)
STORE_SECONDS = Histogram(
    "followsuit_store_seconds",
    "How soon the store answers when nothing is to be written; asked at a steady pace.",
    buckets=TIMES,
    registry=OURS,
)
ANSWER_SECONDS = Histogram(
    "followsuit_answer_seconds",
    "From the arrival of an answer that everyone saw to its last message.",
    buckets=TIMES,
    registry=OURS,
)
ROOMS = Gauge("followsuit_rooms", "Tables in memory.", multiprocess_mode="livesum", registry=OURS)
SOCKETS = Gauge("followsuit_sockets", "Open sockets.", multiprocess_mode="livesum", registry=OURS)


class Metrics(Counts):
    """What happens at tables, counted."""

    def __init__(self) -> None:
        self.answers: dict[tuple[str, str], Counter] = {}  # by game and by whom, as they were found before

    def rooms(self, number: int) -> None:
        ROOMS.set(number)

    def begun(self, game: str) -> None:
        TABLES_BEGUN.labels(game).inc()

    def over(self, game: str) -> None:
        TABLES_OVER.labels(game).inc()

    def answer(self, game: str, by: str) -> None:
        found = self.answers.get((game, by))
        if found is None:
            found = self.answers[game, by] = ANSWERS.labels(game, by)
        found.inc()

    def answered_within(self, seconds: float) -> None:
        ANSWER_SECONDS.observe(seconds)

    def fault(self) -> None:
        FAULTS.inc()


def page() -> tuple[bytes, str]:
    """All of it as Prometheus reads it; of all workers, where there are several."""
    registry = OURS
    if "PROMETHEUS_MULTIPROC_DIR" in os.environ:
        registry = CollectorRegistry()
        MultiProcessCollector(registry)  # type: ignore[no-untyped-call]
    return generate_latest(registry), CONTENT_TYPE_LATEST
