"""Refusals and failures as answers: a page for people, JSON for programs."""

from fastapi import Request, Response
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from starlette.exceptions import HTTPException

from ..tables.errors import Refusal
from ..tables.texts import page_texts
from .counts import REFUSALS
from .html import error_page, reader


async def refused(request: Request, error: Exception) -> Response:
    assert isinstance(error, Refusal)
    REFUSALS.labels(error.code).inc()
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
