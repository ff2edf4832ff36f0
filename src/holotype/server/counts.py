"""What is counted while the server runs, for Prometheus: one set of counters for a process."""

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, disable_created_metrics

disable_created_metrics()  # type: ignore[no-untyped-call]
COUNTED = CollectorRegistry()
FAST = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 15)
SLOW = (0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60)

MOVES = Counter("holotype_moves", "Moves on disk, by game and by whom.", ["game", "by"], registry=COUNTED)
ACKNOWLEDGED = Histogram(
    "holotype_acknowledgement_seconds", "From a person's move to that move on disk.", registry=COUNTED, buckets=FAST
)
ANSWERED = Histogram(
    "holotype_bot_answer_seconds",
    "From a question to a bot's answer, its place in the queue included.",
    ["level"],
    registry=COUNTED,
    buckets=SLOW,
)
REQUESTS = Histogram("holotype_request_seconds", "Answers over HTTP.", ["status"], registry=COUNTED, buckets=FAST)
CONNECTIONS = Gauge("holotype_connections", "Pages that are open.", registry=COUNTED)
REFUSALS = Counter("holotype_refusals", "What was refused, by its code.", ["code"], registry=COUNTED)
DATABASE = Histogram(
    "holotype_database_seconds", "Reads and writes, waiting included.", ["kind"], registry=COUNTED, buckets=FAST
)
RETRIES = Counter("holotype_database_failures", "Writes that failed and were tried again or refused.", registry=COUNTED)
JOB_FAILURES = Counter("holotype_job_failures", "Failures of what runs in the background.", registry=COUNTED)
