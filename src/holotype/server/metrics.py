"""`/metrics` for Prometheus, on an address of its own. Each worker tells of itself; adding up is Prometheus' work."""

from collections.abc import Iterator

from fastapi import APIRouter, Request, Response
from prometheus_client import CONTENT_TYPE_LATEST, CollectorRegistry, ProcessCollector, generate_latest
from prometheus_client.metrics_core import GaugeMetricFamily
from prometheus_client.registry import Collector

from ..tables.errors import Refusal
from .context import Context
from .counts import COUNTED

router = APIRouter(include_in_schema=False)
Address = tuple[str, int]


@router.get("/metrics")
async def metrics(request: Request) -> Response:
    """Nobody's business but the operator's: where people play, there is no such page."""
    if not same_address(request.scope.get("server"), request.app.state.metrics_at):
        raise Refusal("no-page", 404)
    registry = CollectorRegistry()
    registry.register(COUNTED)
    registry.register(Gauges(request.app.state.context))
    ProcessCollector(registry=registry)
    return Response(generate_latest(registry), headers={"content-type": CONTENT_TYPE_LATEST})


def same_address(called: Address | None, metrics: Address | None) -> bool:
    if called is None or metrics is None or called[1] != metrics[1]:
        return False
    return metrics[0] in ("0.0.0.0", "::", called[0])


class Gauges(Collector):
    """How things stand now."""

    def __init__(self, context: Context) -> None:
        self.context = context

    def collect(self) -> Iterator[GaugeMetricFamily]:
        pool, supervisor = self.context.thinking_pool, self.context.supervisor
        standing = {
            "ready": ("Whether people can be sent here.", supervisor.ready),
            "tables": ("Tables in memory.", self.context.tables.in_memory),
            "thinking_slots": ("Bots that can think at once.", pool.slots),
            "thinking_busy": ("Bots that think.", pool.turns.thinking),
            "thinking_waiting": ("Bots that wait for their turn to think.", pool.turns.waiting),
            "jobs": ("What runs in the background.", supervisor.running()),
            "jobs_failing": ("What of it fails, and is tried again.", len(supervisor.failing)),
        }
        for name, (words, value) in standing.items():
            yield GaugeMetricFamily(f"holotype_{name}", words, value)
