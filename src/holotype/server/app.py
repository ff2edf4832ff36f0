"""The application: `create_app(settings)` gives what uvicorn serves."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial

from fastapi import FastAPI
from fastapi.exceptions import RequestValidationError
from fastapi.staticfiles import StaticFiles
from starlette.exceptions import HTTPException
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from ..agents import levels
from ..tables.errors import Refusal
from ..tables.texts import WEB
from . import api, metrics, pages, socket
from .answers import failed, invalid, not_answered, refused
from .bots import Bots, ThinkingPool
from .context import Context
from .guard import RequestGuard
from .library import Library
from .limits import RateLimits
from .live import Live
from .logs import RequestLog
from .news import listen
from .people import People
from .records import Records
from .settings import Settings
from .snapshots import Snapshots
from .store import Store
from .supervisor import Supervisor
from .tables import Tables


def create_app(settings: Settings | None = None) -> FastAPI:
    settings = settings or Settings()
    app = FastAPI(
        title="Holotype",
        summary="Create, join, read and play tables from a program.",
        version="1",
        docs_url=None,
        redoc_url=None,
        openapi_url="/api/openapi.json",
        lifespan=lifespan,
    )
    app.state.settings = settings
    app.state.metrics_at = None  # the address that tells /metrics, if any
    app.include_router(api.router)
    app.include_router(pages.router)
    app.include_router(socket.router)
    app.include_router(metrics.router)
    app.mount("/static", StaticFiles(directory=str(WEB / "static")), name="static")
    app.add_middleware(RequestGuard)
    app.add_middleware(RequestLog)
    if settings.trusted_proxies:
        app.add_middleware(ProxyHeadersMiddleware, trusted_hosts=list(settings.trusted_proxies))
    app.add_exception_handler(Refusal, refused)
    app.add_exception_handler(RequestValidationError, invalid)
    app.add_exception_handler(HTTPException, not_answered)
    app.add_exception_handler(Exception, failed)
    return app


@asynccontextmanager
async def lifespan(app: FastAPI) -> AsyncIterator[None]:
    context = build(app.state.settings)
    app.state.context = context
    await context.store.migrate()
    if context.store.shared:
        context.supervisor.start("news of other workers", partial(listen, context.settings.url, context.tables), True)
    context.supervisor.start("writes to the database", context.store.watch_writes, True)
    context.bots.start()
    context.supervisor.start("keeping states", context.snapshots.keep)
    context.supervisor.start("keeping states that are missing", context.snapshots.catch_up)
    try:
        yield
    finally:
        await context.supervisor.close()
        await context.bots.close()
        await context.snapshots.close()
        await context.store.close()


def build(settings: Settings) -> Context:
    settings.keep_private()
    store = Store(settings.url, settings.pool)
    supervisor = Supervisor()
    library = Library(settings.packs, settings.games)
    tables = Tables(store, library, levels(), settings.live_tables)
    rate_limits = RateLimits(settings.limits)
    thinking_pool = ThinkingPool(library, rate_limits, settings.processes)
    bots = Bots(tables, store, thinking_pool, supervisor, settings.pace, settings.lease)
    snapshots = Snapshots(store, library)

    def changed(live: Live) -> None:
        bots.kick(live)
        snapshots.note(live)

    tables.changed = changed
    return Context(
        settings=settings,
        store=store,
        library=library,
        tables=tables,
        records=Records(store, library),
        people=People(settings.signing_secret()),
        rate_limits=rate_limits,
        thinking_pool=thinking_pool,
        bots=bots,
        snapshots=snapshots,
        supervisor=supervisor,
    )
