"""The application: `create_app(settings)` gives what uvicorn serves."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress

from fastapi import FastAPI, Request, Response
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from fastapi.staticfiles import StaticFiles
from starlette.exceptions import HTTPException

from ..agents import levels
from . import api, pages, socket
from .bots import Bots, Thinkers
from .context import Context
from .errors import Refusal
from .html import error_page, reader
from .library import Library
from .limits import Patience
from .migrate import migrate
from .news import listen
from .people import People
from .records import LARGEST_RECORD, Records
from .settings import Settings
from .store import Store
from .tables import Tables
from .texts import WEB, page_texts

LARGEST_BODY = 64 * 1024
POLICY = (
    "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; connect-src 'self'; "
    "frame-ancestors 'none'; base-uri 'none'; form-action 'self'; object-src 'none'"
)


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
    app.include_router(api.router)
    app.include_router(pages.router)
    app.include_router(socket.router)
    app.mount("/static", StaticFiles(directory=str(WEB / "static")), name="static")
    app.middleware("http")(guard)
    app.add_exception_handler(Refusal, refused)
    app.add_exception_handler(RequestValidationError, invalid)
    app.add_exception_handler(HTTPException, not_answered)
    app.add_exception_handler(Exception, failed)
    return app


@asynccontextmanager
async def lifespan(app: FastAPI) -> AsyncIterator[None]:
    context = build(app.state.settings)
    app.state.context = context
    await migrate(context.store.engine)
    listener = None
    if context.store.shared:
        listener = asyncio.create_task(listen(context.settings.url, context.tables))
    try:
        yield
    finally:
        if listener is not None:
            listener.cancel()
            with suppress(asyncio.CancelledError):
                await listener
        await context.bots.close()
        await context.store.close()


def build(settings: Settings) -> Context:
    store = Store(settings.url)
    library = Library(settings.packs, settings.games)
    tables = Tables(store, library, levels(), settings.live_tables)
    thinkers = Thinkers(library, settings.processes)
    bots = Bots(tables, store, thinkers, settings.pace)
    tables.changed = bots.kick
    return Context(
        settings=settings,
        store=store,
        library=library,
        tables=tables,
        records=Records(store, library),
        people=People(settings.signing_secret()),
        patience=Patience(settings.limits),
        thinkers=thinkers,
        bots=bots,
    )


# --- what holds for every request --------------------------------------------------------------------------------


async def guard(request: Request, answer: Callable[[Request], Awaitable[Response]]) -> Response:
    size = request.headers.get("content-length", "0")
    limit = LARGEST_RECORD if request.url.path == api.RECORDS else LARGEST_BODY
    if not size.isdecimal() or int(size) > limit or "chunked" in request.headers.get("transfer-encoding", ""):
        return await refused(request, Refusal("too-large", 413, limit=limit))
    response = await answer(request)
    response.headers.setdefault("content-security-policy", POLICY)
    response.headers.setdefault("x-content-type-options", "nosniff")
    response.headers.setdefault("referrer-policy", "same-origin")
    response.headers.setdefault("cache-control", "no-cache")
    return response


async def refused(request: Request, error: Exception) -> Response:
    assert isinstance(error, Refusal)
    lang = reader(request).lang
    text = page_texts(lang)(f"error-{error.code}", **error.details)
    if wants_page(request):
        return error_page(request, error.status, text)
    return JSONResponse({"error": error.code, "message": text}, error.status)


async def invalid(request: Request, error: Exception) -> Response:
    assert isinstance(error, RequestValidationError)
    first = error.errors()[0]
    where = ".".join(str(part) for part in first["loc"])
    return await refused(request, Refusal("malformed", 422, why=f"{where}: {first['msg']}"))


async def not_answered(request: Request, error: Exception) -> Response:
    """What the framework refuses by itself: an address, a method or a body it cannot make sense of."""
    assert isinstance(error, HTTPException)
    if error.status_code in (404, 405):
        return await refused(request, Refusal("no-page", error.status_code))
    return await refused(request, Refusal("malformed", 422, why=str(error.detail)))


async def failed(request: Request, error: Exception) -> Response:
    """What nobody foresaw: the server's own log has the details, the reader gets a sentence."""
    return await refused(request, Refusal("failed", 500))


def wants_page(request: Request) -> bool:
    return not request.url.path.startswith("/api/") and "text/html" in request.headers.get("accept", "")
