"""The pages people see."""

import asyncio
import json
import re
import time
from collections.abc import Mapping
from dataclasses import asdict
from importlib.metadata import version
from typing import Any
from urllib.parse import quote

from fastapi import APIRouter, Request, Response
from fastapi.responses import JSONResponse, RedirectResponse

from ..content.text import LANGUAGES
from ..core.game import Game
from ..core.options import Option, Variant, settle
from ..core.types import Json
from ..pictures.icons import drawing
from ..pictures.icons import known as known_icon
from ..tables.errors import Refusal, malformed, not_your_seat
from ..tables.names import clean_name
from ..tables.rows import TableRow
from ..tables.rules import introduction, sections
from ..tables.texts import page_texts
from .context import Context
from .covers import cover
from .html import THEMES, first, form, page, reader
from .limits import address_of
from .people import A_QUARTER, A_YEAR, new_person
from .records import LARGEST_RECORD
from .tables import TableRequest

router = APIRouter(include_in_schema=False)


def context_of(request: Request) -> Context:
    context: Context = request.app.state.context
    return context


# --- lobby -------------------------------------------------------------------------------------------------------


@router.get("/")
async def lobby(request: Request) -> Response:
    context = context_of(request)
    who = reader(request)
    person = context.people.of(request)
    mine = await context.store.tables_of(person) if person else []
    free = [table for table in await context.store.open_tables() if table.id not in {t.id for t in mine}]
    return page(
        request,
        "lobby.html",
        games=[card(game, who.lang) for game in await asyncio.to_thread(context.library.all)],
        largest=LARGEST_RECORD,
        mine=[await listed(context, table, person, who.lang) for table in mine],
        free=[await listed(context, table, person, who.lang) for table in free],
    )


def card(game: Game, lang: str) -> Json:
    say = game.texts.say
    return {
        "id": game.id,
        "title": say("title", lang),
        "summary": say("summary", lang),
        "players": game.player_counts,
        "minutes": game.minutes,
    }


async def listed(context: Context, table: TableRow, person: str | None, lang: str) -> Json:
    """A line of a list of tables."""
    seats = await context.store.seats(table.id)
    game = context.library.game(table.game) if table.game in context.library.ids() else None
    return {
        "id": table.id,
        "title": title_of(game, table.options, lang) if game else table.game,
        "names": [seat.name for seat in seats if seat.kind != "open"],
        "free": sum(seat.kind == "open" for seat in seats),
        "moves": table.moves,
        "over": table.over,
        "your_turn": table.seat is not None and seats[table.seat].person == person and person is not None,
        "waiting_for": seats[table.seat].name if table.seat is not None else "",
    }


def title_of(game: Game, options: Mapping[str, Any], lang: str) -> str:
    """The game, and the variant if it is not the usual one."""
    title, variant = game.texts.say("title", lang), options.get("variant", "base")
    return title if variant == game.variants[0].name else f"{title} · {game.texts.say(f'variant-{variant}', lang)}"


@router.get("/games/{game}/cover.svg")
async def cover_picture(request: Request, game: str, lang: str = "en", theme: str = "light") -> Response:
    """A game in full swing, for the lobby."""
    found = context_of(request).library.game(game)
    if lang not in LANGUAGES or theme not in THEMES:
        raise malformed("lang is en or ja, theme is light or dark")
    picture = await asyncio.to_thread(cover, found, lang, theme)
    return Response(picture, media_type="image/svg+xml", headers={"cache-control": "max-age=3600"})


# --- new tables --------------------------------------------------------------------------------------------------


@router.post("/games/{game}/quick")
async def quick(request: Request, game: str) -> Response:
    """One click: a person against bots, as the game is usually played."""
    found = context_of(request).library.game(game)
    level = first(await form(request), "level", "greedy")
    players = 3 if 3 in found.players else found.players[0]
    seats = ["me", *[level] * (players - 1)]
    return await sit_down(
        request, TableRequest(game, seats, {}, [own_name(request), *[""] * (players - 1)], public=False)
    )


@router.get("/games/{game}/new")
async def new_table(request: Request, game: str) -> Response:
    context = context_of(request)
    found = context.library.game(game)
    lang = reader(request).lang
    return page(
        request,
        "new.html",
        game=card(found, lang),
        usual=found.players,
        levels=context.tables.levels,
        own_name=own_name(request),
        variants=[shown_variant(found, variant, lang) for variant in found.variants],
        options=[shown_option(found, option, lang) for option in found.options],
    )


def shown_variant(game: Game, variant: Variant, lang: str) -> Json:
    help_id = f"variant-{variant.name}-help"
    return {
        "name": variant.name,
        "text": game.texts.say(f"variant-{variant.name}", lang),
        "help": game.texts.say(help_id, lang) if game.texts.has(help_id, lang) else "",
        "options": dict(variant.options),
        "players": variant.players or game.players,
    }


def shown_option(game: Game, option: Option, lang: str) -> Json:
    say = game.texts.say
    return {
        "name": option.name,
        "kind": option.kind,
        "text": say(f"option-{option.name}", lang),
        "help": say(f"option-{option.name}-help", lang) if game.texts.has(f"option-{option.name}-help", lang) else "",
        "default": list(option.at_table) if option.kind == "subset" else option.at_table,
        "for_bots": option.default if option.people is not None else None,
        "values": [(value, say(f"option-{option.name}-{value}", lang)) for value in option.values],
        "clause": option.clause,
        "variants": option.variants,
    }


def chosen_rules(game: Game, options: Mapping[str, Any], lang: str) -> list[str]:
    """What is played otherwise than usual in a variant, in words."""
    usual = settle(game.options, game.variants, {"variant": options["variant"]}, people=True)
    words = [
        (shown_option(game, option, lang), options[option.name])
        for option in game.options
        if option.check(options[option.name]) != usual[option.name]
    ]
    return [f"{option['text']}{page_texts(lang)('colon')}{said_value(option, value, lang)}" for option, value in words]


def said_value(option: Mapping[str, Any], value: Any, lang: str) -> str:
    say = page_texts(lang)
    if option["kind"] == "flag":
        return say("yes") if value else say("no")
    texts = {str(known): text for known, text in option["values"]}
    several = value if isinstance(value, (list, tuple)) else [value]
    return say("comma").join(texts.get(str(one), str(one)) for one in several) or say("none")


@router.post("/games/{game}/new")
async def create_table(request: Request, game: str) -> Response:
    found = context_of(request).library.game(game)
    given = await form(request)
    players = first(given, "players")
    if not players.isdecimal() or not 1 <= int(players) <= 16:
        raise malformed("players is a whole number")
    seats = [first(given, f"seat-{n}", "open") for n in range(int(players))]
    names = [first(given, f"name-{n}") for n in range(int(players))]
    options: Json = {"variant": first(given, "variant", "base")}
    for option in found.options:
        if f"has-{option.name}" in given:
            options[option.name] = given_value(option.kind, given.get(f"option-{option.name}", []))
    return await sit_down(
        request, TableRequest(game, seats, options, names, "public" in given, None, wait_limit(given))
    )


def wait_limit(given: dict[str, list[str]]) -> float:
    hours = first(given, "wait_limit", "24")
    if not hours.isdecimal() or int(hours) > 24 * 366:
        raise malformed("wait_limit is a number of hours")
    return 3600.0 * int(hours)


def given_value(kind: str, given: list[str]) -> Any:
    """What a form says about an option; a box that is not ticked is not sent at all."""
    if kind == "flag":
        return bool(given)
    if kind == "subset":
        return ",".join(given)
    return given[0] if given else ""


async def sit_down(request: Request, wish: TableRequest) -> Response:
    context = context_of(request)
    context.rate_limits.check("tables", request)
    person = context.people.of(request) or new_person()
    live = await context.tables.create(wish, person)
    live.address = address_of(request)
    response = RedirectResponse(request.url_for("table_page", table=live.table.id).path, 303)
    context.people.remember(request, response, person)
    remember_name(response, next((n for n, kind in zip(wish.names, wish.seats, strict=True) if kind == "me"), ""))
    return response


def own_name(request: Request) -> str:
    who = reader(request)
    return clean_name(who.name, page_texts(who.lang)("guest"))


def remember_name(response: Response, name: str) -> None:
    if name.strip():
        response.set_cookie("name", quote(clean_name(name, "")), max_age=A_YEAR, samesite="lax")


# --- a table -----------------------------------------------------------------------------------------------------


@router.get("/tables/{table}", name="table_page")
async def table_page(request: Request, table: str, invite: str | None = None) -> Response:
    context = context_of(request)
    try:
        live = await context.tables.get(table)
    except Refusal as refusal:
        if refusal.code != "no-table" or (record := await context.store.archived(table)) is None:
            raise
        return RedirectResponse(request.url_for("record_page", record=record).path, 303)
    await context.tables.seen(live)
    person = context.people.of(request)
    lang = reader(request).lang
    if any(seat.kind == "bot" for seat in live.seats) and not live.state.over:
        context.thinking_pool.prepare(live.game)
    mine = live.held_by(person)
    free = any(seat.kind == "open" and live.may_take(person, seat) for seat in live.seats)
    may_join = free and not mine and (live.table.public or invite == live.table.invite)
    refused = "error-not-invited" if live.waiting else "error-no-free-seat"
    return page(
        request,
        "table.html",
        game=card(live.game, lang) | {"title": title_of(live.game, live.table.options, lang)},
        rules=chosen_rules(live.game, live.table.options, lang),
        introduction=introduction(live.game, lang),
        terms=live.game.terms,
        table=live.table.id,
        invite=live.table.invite if mine or live.table.public else "",
        given_invite=invite or "",
        may_join=may_join,
        refused=refused if invite and not mine and not may_join else "",
        host=next((seat.name for seat in live.seats if seat.person == live.table.host), ""),
        own_name=own_name(request),
        levels=context.tables.levels,
    )


@router.post("/tables/{table}/join")
async def join(request: Request, table: str) -> Response:
    context = context_of(request)
    context.rate_limits.check("joins", request)
    given = await form(request)
    name = first(given, "name")
    person = context.people.of(request) or new_person()
    await context.tables.join(table, person, name or own_name(request), first(given, "invite"))
    response = RedirectResponse(request.url_for("table_page", table=table).path, 303)
    context.people.remember(request, response, person)
    remember_name(response, name)
    return response


@router.post("/tables/{table}/device")
async def other_device(request: Request, table: str) -> Response:
    """A link with which a person goes on at another device."""
    context = context_of(request)
    live = await context.tables.get(table)
    person = context.people.of(request)
    if person is None or not live.held_by(person):
        raise not_your_seat()
    return JSONResponse({"path": f"/tables/{table}/device/{context.people.key(person)}"})


@router.get("/tables/{table}/device/{key}")
async def device_page(request: Request, table: str, key: str) -> Response:
    context = context_of(request)
    live = await context.tables.get(table)
    person, name = owner_of(context, key)
    if await context.store.link_used(name):
        raise Refusal("old-link", 410)
    return page(
        request,
        "device.html",
        game=card(live.game, reader(request).lang),
        table=table,
        key=key,
        names=[live.seats[seat].name for seat in live.held_by(person)],
        forgets=context.people.of(request) not in (None, person),
    )


@router.post("/tables/{table}/device/{key}")
async def go_on_here(request: Request, table: str, key: str) -> Response:
    context = context_of(request)
    context.rate_limits.check("joins", request)
    person, name = owner_of(context, key)
    if not await context.store.use_link(name, time.time() - A_QUARTER):
        raise Refusal("old-link", 410)
    response = RedirectResponse(request.url_for("table_page", table=table).path, 303)
    context.people.remember(request, response, person)
    return response


def owner_of(context: Context, key: str) -> tuple[str, str]:
    found = context.people.of_key(key)
    if found is None:
        raise Refusal("old-link", 410)
    return found


@router.get("/tables/{table}/replay")
async def replay_page(request: Request, table: str) -> Response:
    context = context_of(request)
    live = await context.tables.get(table)
    mine = live.held_by(context.people.of(request))
    over = live.finished
    lang = reader(request).lang
    eyes = [(seat.seat, seat.name) for seat in live.seats if over or seat.seat in mine]
    return page(
        request,
        "replay.html",
        game=card(live.game, lang) | {"title": title_of(live.game, live.table.options, lang)},
        introduction=introduction(live.game, lang),
        terms=live.game.terms,
        table=table,
        source=f"/api/tables/{table}",
        record=f"/api/tables/{table}/record" if over else "",
        moves=live.journal.moves,
        eyes=eyes,
        first_eyes=mine[0] if mine else None,
    )


@router.get("/records/{record}", name="record_page")
async def record_page(request: Request, record: str) -> Response:
    """A record that somebody brought along, as a replay."""
    context = context_of(request)
    async with context.rate_limits.reading(request):
        story = await context.records.get(record)
    lang = reader(request).lang
    return page(
        request,
        "replay.html",
        game=card(story.game, lang) | {"title": title_of(story.game, story.state.options, lang)},
        introduction=introduction(story.game, lang),
        terms=story.game.terms,
        table="",
        source=f"/api/records/{record}",
        record=f"/api/records/{record}",
        moves=story.moves,
        eyes=list(enumerate(story.seating(lang).names(lang))),
        first_eyes=None,
    )


# --- rules and about ---------------------------------------------------------------------------------------------


@router.get("/games/{game}/rules")
async def rules_page(request: Request, game: str) -> Response:
    found = context_of(request).library.game(game)
    lang = reader(request).lang
    short, book = introduction(found, lang), sections(found, lang)
    return page(request, "rules.html", game=card(found, lang), introduction=short, sections=book, terms=found.terms)


@router.get("/about")
async def about(request: Request) -> Response:
    return page(request, "about.html", version=version("holotype"))


@router.get("/api/docs")
async def api_docs(request: Request) -> Response:
    """The OpenAPI description as a page of ours: no script from elsewhere, readable offline."""
    schema = request.app.openapi()
    return page(request, "api.html", schema=schema, pretty=pretty)


def pretty(value: Any) -> str:
    return json.dumps(value, indent=2, ensure_ascii=False)


@router.get("/icons/{name}.svg")
async def icon_symbol(name: str) -> Response:
    """One icon, for the scripts of the page: `<use href="/icons/NAME.svg#icon">`."""
    if not re.fullmatch(r"[a-z0-9-]{1,40}", name) or not known_icon(name):
        raise Refusal("no-page", 404)
    box, inside = drawing(name)
    picture = f'<svg xmlns="http://www.w3.org/2000/svg"><symbol id="icon" viewBox="{box}">{inside}</symbol></svg>'
    return Response(picture, media_type="image/svg+xml", headers={"cache-control": "max-age=86400"})


@router.get("/healthz/live")
async def alive(request: Request) -> Response:
    """The process answers. One that does not should be restarted."""
    return JSONResponse({"live": True})


@router.get("/healthz")
async def health(request: Request) -> Response:
    """Whether to send people here: the database answers, and what runs in the background works."""
    context = context_of(request)
    try:
        async with asyncio.timeout(5):
            await context.store.open_tables(limit=1)
        database = True
    except Exception:
        database = False
    ready = database and context.supervisor.ready
    failing = {name: asdict(failure) for name, failure in context.supervisor.failing.items()}
    body = {"live": True, "ready": ready, "database": database, "failing": failing}
    return JSONResponse(body, 200 if ready else 503)
