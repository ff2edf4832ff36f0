"""How pages are made: templates, the reader's language and theme, forms."""

from dataclasses import dataclass
from functools import cache
from typing import Any
from urllib.parse import parse_qs, unquote

from fastapi import Request, Response, WebSocket
from fastapi.responses import HTMLResponse
from jinja2 import Environment, FileSystemLoader, StrictUndefined, select_autoescape
from markupsafe import Markup

from ..content.text import LANGUAGES
from ..pictures.icons import drawing
from ..pictures.palette import variables
from ..tables.errors import malformed
from ..tables.texts import WEB, page_texts, preferred
from .people import A_YEAR

environment = Environment(
    loader=FileSystemLoader(str(WEB / "templates")),
    autoescape=select_autoescape(default=True),
    undefined=StrictUndefined,
    trim_blocks=True,
    lstrip_blocks=True,
)
THEMES = ("light", "dark")


@dataclass(frozen=True)
class Reader:
    """How somebody reads our pages; a matter of taste, so the cookies are not signed."""

    lang: str
    theme: str  # empty follows the system
    name: str


def reader(request: Request | WebSocket) -> Reader:
    wanted = (request.query_params.get("lang"), request.cookies.get("lang"))
    lang = next((lang for lang in wanted if lang in LANGUAGES), None)
    lang = lang or preferred(request.headers.get("accept-language", ""))
    theme = request.cookies.get("theme", "")
    name = unquote(request.cookies.get("name", ""))[:80]
    return Reader(lang, theme if theme in THEMES else "", name)


def page(request: Request, template: str, status: int = 200, **values: Any) -> HTMLResponse:
    who = reader(request)
    say = page_texts(who.lang)
    html = environment.get_template(template).render(
        say=say,
        reader=who,
        path=request.url.path,
        script_texts=say.for_script(),
        palette=PALETTE,
        icon=icon,
        **values,
    )
    response = HTMLResponse(html, status)
    if request.query_params.get("lang") in LANGUAGES:
        response.set_cookie("lang", who.lang, max_age=A_YEAR, samesite="lax")
    return response


def error_page(request: Request, status: int, text: str) -> Response:
    return page(request, "error.html", status, number=status, text=text)


# The colours are those of the pictures, so that a picture in a page follows the page's theme.
PALETTE = Markup(
    f":root {{ {variables()} color-scheme: light; }} "
    f"@media (prefers-color-scheme: dark) {{ :root:not([data-theme=light]) "
    f"{{ {variables(dark=True)} color-scheme: dark; }} }} "
    f":root[data-theme=dark] {{ {variables(dark=True)} color-scheme: dark; }}"
)


@cache
def icon(name: str) -> Markup:
    """An icon beside words that say the same."""
    box, inside = drawing(name)
    return Markup(f'<svg class="icon" viewBox="{box}" aria-hidden="true">{inside}</svg>')


async def form(request: Request) -> dict[str, list[str]]:
    """What a form of ours sends."""
    try:
        return parse_qs((await request.body()).decode(), keep_blank_values=True, max_num_fields=200)
    except ValueError:
        raise malformed("this is not a form") from None


def first(given: dict[str, list[str]], key: str, otherwise: str = "") -> str:
    return given[key][0] if given.get(key) else otherwise
