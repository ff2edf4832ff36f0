"""The JSON API: what an outside program needs to create, join, read and play a table."""

import asyncio
import time
from copy import copy
from dataclasses import asdict
from typing import Annotated

from fastapi import APIRouter, Query, Request, Response
from pydantic import BaseModel, Field

from ..content.text import LANGUAGES
from ..core.game import Game
from ..core.state import State
from ..core.types import Json
from ..tables.errors import Refusal, malformed, not_your_seat
from ..tables.frames import Look, Observer, choices, lines, moment, ranking, undo, vote
from ..tables.rows import A_DAY
from ..tables.rules import clauses
from ..tables.story import Story
from .bots import wait_for
from .context import Context
from .limits import address_of
from .live import Live
from .people import new_person
from .tables import TableRequest

router = APIRouter(prefix="/api")
Lang = Annotated[str, Query(description="en or ja", examples=["en"])]
Seat = Annotated[int | None, Query(description="the seat to look with; without it, your first seat or a spectator")]


class NewTable(BaseModel):
    """`seats` has one word a seat: `me`, `open`, or the level of a bot (see GET /api/games)."""

    game: str = Field(max_length=80, examples=["evolution"])
    seats: list[str] = Field(min_length=1, max_length=16, examples=[["me", "greedy"]])
    options: Json = Field(default_factory=dict, description="see GET /api/games/{game}")
    name: str = Field("Program", max_length=80)
    public: bool = Field(False, description="list it in the lobby while it has open seats")
    wait_limit: float = Field(A_DAY, ge=0, le=366 * A_DAY, description="seconds to wait for who is absent; 0: for ever")
    seed: int | None = Field(None, description="only on a server started for tests")


class Join(BaseModel):
    name: str = Field("Program", max_length=80)
    invite: str | None = Field(None, max_length=40, description="the invitation, for a table that is not public")
    seat: int | None = None


class Move(BaseModel):
    token: str = Field(max_length=200, description="one of `legal`", examples=["say:pass"])
    version: int = Field(description="the `version` this answers")


class Undo(BaseModel):
    moves: int = Field(description="how many moves of the game shall remain")
    version: int


class Answer(BaseModel):
    agree: bool
    version: int


class NewBot(BaseModel):
    level: str = Field(max_length=40, description="see GET /api/games", examples=["greedy"])


class Seated(BaseModel):
    """Keep `token`: it is the only key to your seats. Send it as `Authorization: Bearer <token>`."""

    table: str
    seats: list[int]
    token: str
    invite: str
    page: str


class Opened(BaseModel):
    """A record that can be looked at, under this name for whoever knows it."""

    record: str
    game: str
    players: int
    moves: int
    over: bool
    page: str


# --- games -------------------------------------------------------------------------------------------------------


@router.get("/games", tags=["games"])
def list_games(request: Request, lang: Lang = "en") -> Json:
    """Every game of this server, and the levels of its bots."""
    context = context_of(request)
    check_language(lang)
    return {
        "games": [summary(game, lang) for game in context.library.all()],
        "levels": context.tables.levels,
    }


@router.get("/games/{game}", tags=["games"])
def read_game(request: Request, game: str, lang: Lang = "en") -> Json:
    """A game with its options, variants and vocabulary."""
    check_language(lang)
    found = context_of(request).library.game(game)
    say = found.texts.say
    return summary(found, lang) | {
        "ruleset": found.ruleset,
        "options": [asdict(option) | {"text": say(f"option-{option.name}", lang)} for option in found.options],
        "variants": [
            {"name": v.name, "text": say(f"variant-{v.name}", lang), "options": dict(v.options), "players": v.players}
            for v in found.variants
        ],
        "tokens": list(found.vocab),
    }


@router.get("/games/{game}/rules", tags=["games"])
def read_rules(request: Request, game: str, lang: Lang = "en") -> list[dict[str, str]]:
    """The clauses of the rules; `html` is the text with links between clauses."""
    check_language(lang)
    return clauses(context_of(request).library.game(game), lang)


def summary(game: Game, lang: str) -> Json:
    say = game.texts.say
    return {
        "id": game.id,
        "title": say("title", lang),
        "summary": say("summary", lang),
        "players": list(game.players),
        "minutes": game.minutes,
    }


# --- tables ------------------------------------------------------------------------------------------------------


@router.get("/tables", tags=["tables"])
async def list_tables(request: Request) -> list[Json]:
    """Public tables with an open seat."""
    return [
        {"table": table.id, "game": table.game, "players": table.players, "options": table.options}
        for table in await context_of(request).store.open_tables()
    ]


@router.post("/tables", status_code=201, tags=["tables"])
async def create_table(request: Request, new: NewTable) -> Seated:
    """Set up a table and sit down at every seat called `me`."""
    context = context_of(request)
    context.rate_limits.check("tables", request)
    if new.seed is not None and not context.settings.testing:
        raise Refusal("no-seeds", 403)
    person = new_person()
    names = [new.name] * len(new.seats)
    wish = TableRequest(new.game, new.seats, new.options, names, new.public, new.seed, new.wait_limit)
    live = await context.tables.create(wish, person)
    live.address = address_of(request)
    return seated(request, live, person)


@router.post("/tables/{table}/join", status_code=201, tags=["tables"])
async def join_table(request: Request, table: str, join: Join) -> Seated:
    """Take an open seat."""
    context = context_of(request)
    context.rate_limits.check("joins", request)
    person = new_person()
    await context.tables.join(table, person, join.name, join.invite, join.seat)
    return seated(request, await context.tables.get(table), person)


@router.get("/tables/{table}", tags=["tables"])
async def read_table(
    request: Request,
    table: str,
    seat: Seat = None,
    lang: Lang = "en",
    after: Annotated[int | None, Query(description="wait until the version is another than this")] = None,
    wait: Annotated[float, Query(ge=0, le=30, description="for at most so many seconds")] = 20,
) -> Json:
    """A table as a seat sees it: view, question, legal tokens, and how it stands."""
    live = await context_of(request).tables.get(table)
    observer = looking(request, live, seat, lang)
    if after is not None:
        await change(live, after, wait)
    return await asyncio.to_thread(shown, copy(live), observer)


@router.get("/tables/{table}/log", tags=["tables"])
async def read_log(
    request: Request, table: str, seat: Seat = None, lang: Lang = "en", start: Annotated[int, Query(ge=0)] = 0
) -> list[Json]:
    """The log in sentences, from a line on."""
    live = await context_of(request).tables.get(table)
    observer = looking(request, live, seat, lang)
    return lines(live, live.game.log(live.state, observer.viewer)[start:], lang)


@router.get("/tables/{table}/picture", response_class=Response, tags=["tables"])
async def read_picture(
    request: Request, table: str, seat: Seat = None, lang: Lang = "en", narrow: bool = False
) -> Response:
    """The picture of the table, SVG."""
    live = await context_of(request).tables.get(table)
    observer = looking(request, live, seat, lang)
    async with context_of(request).rate_limits.reading(request):
        picture = await asyncio.to_thread(live.frames.picture, copy(live), Look(observer.viewer, lang, narrow))
    return Response(picture, media_type="image/svg+xml")


@router.get("/tables/{table}/moments/{moves}", tags=["tables"])
async def read_moment(
    request: Request, table: str, moves: int, seat: Seat = None, lang: Lang = "en", narrow: bool = False
) -> Json:
    """The table after so many moves, as that seat saw it then. When the game is over, every seat may be looked with."""
    live = await context_of(request).tables.get(table)
    observer = looking(request, live, seat, lang, narrow)
    if not 0 <= moves <= live.journal.moves:
        raise Refusal("no-such-move", 422, moves=live.journal.moves)
    async with context_of(request).rate_limits.reading(request):
        state = await context_of(request).tables.at(live, moves)
        return await asyncio.to_thread(moment, live, state, observer)


@router.post("/tables/{table}/moves", status_code=201, tags=["tables"])
async def play(request: Request, table: str, move: Move) -> Json:
    """Name a token. Gives the table as you see it afterwards."""
    context = context_of(request)
    context.rate_limits.check("messages", request)
    live = await context.tables.play(table, context.people.holder(request, table), move.token, move.version)
    return await after_change(request, live)


@router.post("/tables/{table}/undo", status_code=201, tags=["tables"])
async def take_back(request: Request, table: str, wish: Undo) -> Json:
    """Go back: at once where nothing was revealed, otherwise a vote of all people at the table is begun."""
    context = context_of(request)
    context.rate_limits.check("messages", request)
    live = await context.tables.undo(table, context.people.holder(request, table), wish.moves, wish.version)
    return await after_change(request, live)


@router.post("/tables/{table}/vote", status_code=201, tags=["tables"])
async def answer_vote(request: Request, table: str, answer: Answer) -> Json:
    """Agree to somebody's wish to go back, or refuse it."""
    context = context_of(request)
    context.rate_limits.check("messages", request)
    person = context.people.holder(request, table)
    return await after_change(request, await context.tables.answer(table, person, answer.agree, answer.version))


@router.put("/tables/{table}/seats/{seat}/bot", tags=["tables"])
async def seat_bot(request: Request, table: str, seat: int, bot: NewBot) -> Json:
    """Let a bot play a seat: your own, a free one as the host, and one that has kept the table waiting for too long."""
    context = context_of(request)
    context.rate_limits.check("messages", request)
    await context.tables.give_to_bot(table, context.people.holder(request, table), seat, bot.level)
    return await after_change(request, await context.tables.get(table))


@router.delete("/tables/{table}/seats/{seat}", tags=["tables"])
async def free_seat(request: Request, table: str, seat: int) -> Json:
    """Open a seat for somebody who has not sat at the table: your own, or one that has been waited for too long."""
    context = context_of(request)
    context.rate_limits.check("messages", request)
    await context.tables.free(table, context.people.holder(request, table), seat)
    return await after_change(request, await context.tables.get(table))


@router.post("/tables/{table}/close", status_code=201, tags=["tables"])
async def close_table(request: Request, table: str) -> Json:
    """Give the game up, as its host, or as a player when somebody has been waited for too long. Its record can be read
    then."""
    context = context_of(request)
    context.rate_limits.check("messages", request)
    await context.tables.close(table, context.people.holder(request, table))
    return await after_change(request, await context.tables.get(table))


@router.get("/tables/{table}/record", response_class=Response, tags=["tables"])
async def read_record(request: Request, table: str) -> Response:
    """The record of a game that is over or closed: options, tokens and chance outcomes. It would tell hidden things
    before."""
    live = await context_of(request).tables.get(table)
    if not live.finished:
        raise Refusal("record-of-running-game", 403)
    async with context_of(request).rate_limits.reading(request):
        return download(live.state, table)


# --- records -----------------------------------------------------------------------------------------------------


@router.post("/records", status_code=201, tags=["records"])
async def open_record(request: Request) -> Opened:
    """Bring a record along, as it was downloaded: it can then be looked at move by move."""
    context = context_of(request)
    context.rate_limits.check("tables", request)
    async with context.rate_limits.reading(request):
        story = await context.records.keep(await request.body())
    return Opened(
        record=story.id,
        game=story.game.id,
        players=story.state.players,
        moves=story.moves,
        over=story.state.over,
        page=str(request.url_for("record_page", record=story.id)),
    )


@router.get("/records/{record}", response_class=Response, tags=["records"])
async def read_story(request: Request, record: str) -> Response:
    """The record itself."""
    async with context_of(request).rate_limits.reading(request):
        return download((await context_of(request).records.get(record)).state, record)


@router.get("/records/{record}/moments/{moves}", tags=["records"])
async def read_story_moment(
    request: Request, record: str, moves: int, seat: Seat = None, lang: Lang = "en", narrow: bool = False
) -> Json:
    """The table after so many moves. Who has the record may look with everybody's eyes."""
    check_language(lang)
    async with context_of(request).rate_limits.reading(request):
        story = await context_of(request).records.get(record)
        if seat is not None:
            check_seat(seat, story.state.players)
        return await asyncio.to_thread(moment_of, story, moves, Observer(seat, (), lang, narrow))


def moment_of(story: Story, moves: int, observer: Observer) -> Json:
    return moment(story.seating(observer.lang), story.at(moves), observer)


# --- parts -------------------------------------------------------------------------------------------------------


def context_of(request: Request) -> Context:
    context: Context = request.app.state.context
    return context


def check_language(lang: str) -> None:
    if lang not in LANGUAGES:
        raise Refusal("no-language", 422, lang=lang[:20], languages=", ".join(LANGUAGES))


def check_seat(seat: int, players: int) -> None:
    if not 0 <= seat < players:
        raise malformed(f"seats go from 0 to {players - 1}")


def download(state: State, name: str) -> Response:
    assert state.record is not None
    headers = {"content-disposition": f'attachment; filename="{state.game.id}-{name}.json"'}
    return Response(state.record.to_json(), media_type="application/json", headers=headers)


def looking(request: Request, live: Live, seat: int | None, lang: str, narrow: bool = False) -> Observer:
    """With whose eyes a request may look. After the end nothing is hidden any more."""
    check_language(lang)
    live.seen = time.monotonic()
    mine = tuple(live.held_by(context_of(request).people.holder(request, live.table.id)))
    if seat is None:
        return Observer(mine[0] if mine else None, mine, lang, narrow)
    check_seat(seat, live.state.players)
    if seat not in mine and not live.finished:
        raise not_your_seat()
    return Observer(seat, mine, lang, narrow)


def shown(live: Live, observer: Observer) -> Json:
    asked = live.state.seat is not None and live.state.seat == observer.viewer
    return {
        "table": live.table.id,
        "game": live.game.id,
        "version": live.version,
        "moves": live.journal.moves,
        "waiting": live.waiting,
        "closed": live.closed,
        "waits": {"for": sorted(live.missing()), "until": live.replaceable_from},
        "seats": [{"seat": s.seat, "kind": s.kind, "name": s.name, "level": s.level} for s in live.seats],
        "mine": list(observer.mine),
        "view": live.state.view(observer.viewer),
        "question": live.game.question(live.state, observer.lang, live.names(observer.lang)) if asked else "",
        "legal": choices(live, live.state, observer.look) if observer.viewer in observer.mine else [],
        "undo": undo(live, observer.mine),
        "vote": vote(live, observer),
        "over": live.state.over,
        "ranking": ranking(live, live.state, observer.lang),
    }


async def after_change(request: Request, live: Live) -> Json:
    observer = looking(request, live, None, "en")
    return await asyncio.to_thread(shown, copy(live), observer)


async def change(live: Live, version: int, seconds: float) -> None:
    """Wait for another version than the one a program knows."""
    end = asyncio.get_running_loop().time() + seconds
    with live.watching() as changed:
        while live.version == version and (left := end - asyncio.get_running_loop().time()) > 0:
            await wait_for(changed, left)
            changed.clear()


def seated(request: Request, live: Live, person: str) -> Seated:
    context = context_of(request)
    return Seated(
        table=live.table.id,
        seats=live.held_by(person),
        token=context.people.seat_token(live.table.id, person),
        invite=live.table.invite,
        page=str(request.url_for("table_page", table=live.table.id)),
    )
