"""Everything that can be done at a table. Whoever asks is checked here, whichever way they came."""

import asyncio
import logging
import secrets
import time
from collections import OrderedDict
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from typing import Any

from sqlalchemy.exc import SQLAlchemyError

from ..core.game import Game, SaveError
from ..core.options import OptionError, settle
from ..core.records import RecordError
from ..core.state import IllegalToken, State
from ..tables.errors import Refusal, malformed, no_table, not_your_seat
from ..tables.names import bot_name, clean_name, new_id
from ..tables.rows import A_DAY, Row, SeatRow, Standing, TableRow
from ..tables.states import snapshot, standing_states, whole_save
from ..tables.table import Vote
from ..tables.takeover import current_state, go_on, replays_alike
from .counts import ACKNOWLEDGED, MOVES
from .library import Library
from .live import Live
from .store import Conflict, Gone, Store

log = logging.getLogger(__name__)

LONGEST_TABLE = 50_000  # rows; far beyond any game, it bounds what one table can cost


@dataclass(frozen=True)
class TableRequest:
    """A table somebody wants: `seats` has `me`, `open`, or a bot's level, one word a seat."""

    game: str
    seats: Sequence[str]
    options: Mapping[str, Any]
    names: Sequence[str]  # one a seat; an empty one is filled in
    public: bool = True
    seed: int | None = None
    wait_limit: float = A_DAY  # seconds an absent player is waited for; 0: for ever


class Tables:
    def __init__(self, store: Store, library: Library, levels: Sequence[str], live_tables: int) -> None:
        self.store = store
        self.library = library
        self.levels = list(levels)
        self.changed: Callable[[Live], None] = lambda live: None
        self.limit = live_tables
        self._live: OrderedDict[str, Live] = OrderedDict()
        self._loading: dict[str, asyncio.Lock] = {}

    @property
    def in_memory(self) -> int:
        return len(self._live)

    # --- finding a table -----------------------------------------------------------------------------------------

    async def get(self, table: str) -> Live:
        """A table with everything that has been written to it."""
        live = self._live.get(table)
        if live is None:
            live = await self._load(table)
        elif self.store.shared:
            await self.refresh(table)
        self._live.move_to_end(table)
        return live

    async def _load(self, table: str) -> Live:
        lock = self._loading.setdefault(table, asyncio.Lock())
        try:
            async with lock:
                if table not in self._live:
                    live = await self._read(table)
                    self._forget_some()
                    self._live[table] = live
                    await self._settle_vote(live)
                    self.changed(live)
                return self._live[table]
        finally:
            self._loading.pop(table, None)

    async def _read(self, table: str) -> Live:
        while True:
            row = await self.store.table(table)
            if row is None:
                raise no_table()
            game = self.library.game(row.game)
            seats, rows = await self.store.seats(table), await self.store.rows(table)
            if row.ruleset > game.ruleset:
                raise Refusal("newer-rules", 503)
            if row.ruleset < game.ruleset:
                await self._raise_ruleset(game, row, rows)
                continue
            gone_on = any(entry.kind == "rules" for entry in rows)
            states = await self.store.states(table) if gone_on else []
            try:
                state = await asyncio.to_thread(current_state, game, row, rows, states)
            except RecordError as error:
                raise Refusal("old-rules", 410, fault=error.fault, **error.details) from None
            return Live(game, row, seats, rows, state)

    async def _raise_ruleset(self, game: Game, table: TableRow, rows: list[Row]) -> None:
        """The rules have changed since the table was last read: it goes on under the new ones."""
        states = await self.store.states(table.id)
        if await asyncio.to_thread(replays_alike, game, table, rows, states):
            await self.store.raise_ruleset(table.id, table.ruleset, game.ruleset)
            return
        try:
            state = await asyncio.to_thread(go_on, game, table, rows, states)
        except RecordError as error:
            raise Refusal("old-rules", 410, fault=error.fault, **error.details) from None
        row = Row(len(rows), "rules", moves=standing(state).moves)
        close = table.over and not state.over
        with suppress(Conflict, Gone):  # another worker was faster: read what it has written
            await self.store.take_over(table.id, row, standing(state), game.ruleset, snapshot(state, row.number), close)

    async def at(self, live: Live, moves: int) -> State:
        """The table as it was after so many moves. Before the place from which it went on under another ruleset, the
        nearest state that was kept."""
        if moves >= live.journal.floor:
            return await asyncio.to_thread(live.at, moves)
        rows = await self.store.rows(live.table.id)
        kept = [
            s for s in standing_states(await self.store.states(live.table.id), rows) if s.moves < live.journal.floor
        ]
        earlier = [state for state in kept if state.moves <= moves]
        for state in [*reversed(earlier), *[state for state in kept if state not in earlier]]:
            try:
                return await asyncio.to_thread(live.game.restore, whole_save(state, kept, rows))
            except SaveError as error:
                log.error("table %s: its state after row %d cannot be shown: %s", live.table.id, state.number, error)
        return await asyncio.to_thread(live.at, live.journal.floor)

    def _forget_some(self) -> None:
        """Make room for one more, as far as there are tables that nobody looks at."""
        idle = [name for name, live in self._live.items() if not live.watchers and not live.lock.locked()]
        for name in idle[: max(0, len(self._live) + 1 - self.limit)]:
            del self._live[name]

    async def refresh(self, table: str) -> None:
        """Another worker may have written to a table."""
        live = self._live.get(table)
        if live is None:
            return
        async with live.lock:
            before = (live.count, live.seats, live.closed)
            row = await self.store.table(table)
            if row is None:
                raise self._gone(live)
            if row.ruleset != live.game.ruleset:
                self._live.pop(table, None)
                raise Refusal("newer-rules", 503)
            live.table, live.since = row, row.changed
            live.seats = await self.store.seats(table)
            await self._follow(live)
        if before != (live.count, live.seats, live.closed):
            self._changed(live)

    async def refresh_all(self) -> None:
        for table in list(self._live):
            try:
                await self.refresh(table)
            except Refusal as refusal:
                if refusal.status == 503:
                    raise
                self._live.pop(table, None)  # it cannot be followed; the next reader is told why

    async def _follow(self, live: Live) -> None:
        rows = await self.store.rows(live.table.id, live.count - 1)
        if rows:
            await asyncio.to_thread(live.follow, rows)

    def _changed(self, live: Live) -> None:
        live.wake()
        self.changed(live)

    async def seen(self, live: Live) -> None:
        """Somebody has come to look; written down once an hour, so that it is not taken for forgotten."""
        if time.time() - live.table.opened > 3600:
            live.table = replace(live.table, opened=time.time())
            try:
                await self.store.opened(live.table.id)
            except Gone:
                raise self._gone(live) from None

    def _gone(self, live: Live) -> Refusal:
        self._live.pop(live.table.id, None)
        return no_table()

    # --- sitting down --------------------------------------------------------------------------------------------

    async def create(self, wish: TableRequest, person: str) -> Live:
        game = self.library.game(wish.game)
        if any(kind not in ("me", "open", *self.levels) for kind in wish.seats):
            raise malformed(f"a seat is me, open or one of {', '.join(self.levels)}")
        try:
            people = not set(wish.seats) <= set(self.levels)
            options = settle(game.options, game.variants, wish.options, people=people)
            state = await asyncio.to_thread(game.start, len(wish.seats), wish.seed, **options)
        except OptionError as error:
            raise Refusal("bad-option", 422, why=str(error)) from None
        assert state.journal is not None and state.record is not None
        now = time.time()
        table = TableRow(
            id=new_id(10), game=game.id, ruleset=game.ruleset, pack=game.pack, players=state.players,
            options=dict(state.record.options), public=wish.public, invite=new_id(12), host=person,
            created=now, changed=now, seat=state.seat, moves=0, over=state.over, wait_limit=wish.wait_limit, opened=now,
        )  # fmt: skip
        start = Row(0, "start", outcomes=[~entry for entry in state.journal.entries])
        await self.store.create(table, self._seats(game, wish, person), start)
        live = await self.get(table.id)
        if wish.seed is not None:
            live.state.chance = state.chance
        self._changed(live)
        return live

    def _seats(self, game: Game, wish: TableRequest, person: str) -> list[SeatRow]:
        seats: list[SeatRow] = []
        taken = secrets.randbelow(100)
        for number, (kind, name) in enumerate(zip(wish.seats, wish.names, strict=True)):
            if kind == "me":
                seats.append(SeatRow(number, "person", clean_name(name, f"Player {number + 1}"), "", person))
            elif kind == "open":
                seats.append(SeatRow(number, "open"))
            else:
                seats.append(SeatRow(number, "bot", bot_name(taken + number), kind))
        return seats

    async def join(self, table: str, person: str, name: str, invite: str | None, seat: int | None = None) -> int:
        """Take a free seat. A table that is not public wants its invitation. What somebody's seat hid is not for those
        who have seen what another one hides, so a seat that was freed is for people who are new here."""
        live = await self.get(table)
        self._check_open(live)
        if not live.table.public and invite != live.table.invite:
            raise Refusal("not-invited", 403)
        open_seats = [s for s in live.seats if s.kind == "open" and seat in (None, s.seat)]
        for free in [s for s in open_seats if live.may_take(person, s)]:
            sitting = free.given_to("person", clean_name(name, f"Player {free.seat + 1}"), person=person)
            if await self._reseat(live, free, sitting):
                return free.seat
        if any(not live.may_take(person, s) for s in open_seats):
            raise Refusal("seat-for-others", 403)
        raise Refusal("no-free-seat")

    async def give_to_bot(self, table: str, person: str | None, seat: int, level: str) -> None:
        """A bot takes an open seat, that of a player who leaves, or that of one who has been waited for too long."""
        live = await self.get(table)
        if level not in self.levels or not 0 <= seat < len(live.seats):
            raise malformed(f"a bot is one of {', '.join(self.levels)}")
        was = live.seats[seat]
        self._check_may_give(live, person, was)
        await self._reseat(live, was, was.given_to("bot", bot_name(secrets.randbelow(100)), level))

    async def free(self, table: str, person: str | None, seat: int) -> None:
        """Open a seat, so that somebody else can take it; until then the table waits."""
        live = await self.get(table)
        if not 0 <= seat < len(live.seats) or live.seats[seat].kind != "person":
            raise malformed("only a person's seat can be freed")
        was = live.seats[seat]
        self._check_may_give(live, person, was)
        await self._reseat(live, was, was.given_to("open"))

    async def close(self, table: str, person: str | None) -> None:
        """Give a game up: it can still be looked at."""
        live = await self.get(table)
        self._check_open(live)
        if live.state.over:
            raise Refusal("game-over")
        if not live.held_by(person) and person != live.table.host:
            raise not_your_seat()
        if person != live.table.host and not live.waited_too_long:
            raise Refusal("only-host", 403)
        await self.store.close_table(table)
        await self.refresh(table)

    async def rename(self, table: str, person: str | None, seat: int, name: str) -> None:
        live = await self.get(table)
        self._check_seat(live, person, seat)
        was = live.seats[seat]
        await self._reseat(live, was, replace(was, name=clean_name(name, was.name)))

    async def _reseat(self, live: Live, was: SeatRow, now: SeatRow) -> bool:
        changed = await self.store.change_seat(live.table.id, was, now)
        async with live.lock:
            live.seats = await self.store.seats(live.table.id)
            if (was.kind, was.person) != (now.kind, now.person):
                live.since = time.time()
            await self._settle_vote(live)
        self._changed(live)
        return changed

    # --- playing -------------------------------------------------------------------------------------------------

    async def play(self, table: str, person: str | None, token: str, version: int) -> Live:
        """A person names a token, in answer to the table as it was at `version`."""
        began = time.perf_counter()
        live = await self.get(table)
        async with live.lock:
            self._check_version(live, version)
            self._check_open(live)
            if live.waiting:
                raise Refusal("waiting-for-players")
            if live.state.seat is None:
                raise Refusal("game-over")
            if live.state.seat not in live.held_by(person):
                raise Refusal("not-your-turn", 403) if live.held_by(person) else not_your_seat()
            await self._name(live, token)
        ACKNOWLEDGED.observe(time.perf_counter() - began)
        self._changed(live)
        return live

    async def play_for_bot(self, live: Live, token: str, version: int) -> None:
        async with live.lock:
            self._check_version(live, version)
            if live.bot_to_move() is None or live.vote is not None:
                raise Refusal("late")
            await self._name(live, token)
        self._changed(live)

    async def _name(self, live: Live, token: str) -> None:
        try:
            state = live.after(token)
        except IllegalToken:
            raise Refusal("illegal", 422, token=token[:60]) from None
        row = Row(live.count, "token", live.state.seat, token, None, live.outcomes(state))
        await self._write(live, row, standing(state), state)
        MOVES.labels(live.game.id, live.seats[row.seat].kind if row.seat is not None else "").inc()

    async def _write(self, live: Live, row: Row, stands: Standing, state: State | None = None) -> None:
        try:
            await self.store.append(live.table.id, row, stands)
        except Conflict:
            await self._catch_up(live)
            raise Refusal("late") from None
        except Gone:
            raise self._gone(live) from None
        live.written(row, state)

    async def _catch_up(self, live: Live) -> None:
        """Somebody was faster; if the store does not answer, the next reader tries again."""
        with suppress(Refusal, SQLAlchemyError):
            await self._follow(live)
        live.wake()

    # --- taking back ---------------------------------------------------------------------------------------------

    async def undo(self, table: str, person: str | None, moves: int, version: int) -> Live:
        """Go back to a move: at once within the engine's fence, else when all people at the table agree.

        Bots may have moved on since the page was drawn; that does not change what the person wants back."""
        live = await self.get(table)
        async with live.lock:
            self._check_version(live, live.version if live.rewound <= version <= live.version else version)
            self._check_open(live)
            mine = live.held_by(person)
            if not mine:
                raise not_your_seat()
            if not 0 <= moves < live.journal.moves:
                raise Refusal("no-such-move", 422, moves=live.journal.moves)
            if moves < live.journal.floor:
                raise Refusal("other-rules-before", 422, moves=live.journal.floor)
            if live.free_undo(mine, moves) or live.voters == set(mine):
                await self._go_back(live, moves)
            else:
                await self._write(live, Row(live.count, "propose", mine[0], None, moves), standing(live.state))
                await self._agree(live, mine)
        self._changed(live)
        return live

    async def answer(self, table: str, person: str | None, agree: bool, version: int) -> Live:
        """Answer somebody who asks to go back."""
        live = await self.get(table)
        async with live.lock:
            self._check_version(live, version)
            self._check_open(live)
            mine = live.held_by(person)
            if live.vote is None:
                raise Refusal("no-vote")
            if not mine:
                raise not_your_seat()
            if agree:
                await self._agree(live, mine)
            else:
                await self._write(live, Row(live.count, "refuse", mine[0]), standing(live.state))
        self._changed(live)
        return live

    async def _agree(self, live: Live, seats: Sequence[int]) -> None:
        vote = live.vote
        for seat in seats:
            if vote is not None and seat not in vote.agreed:
                await self._write(live, Row(live.count, "agree", seat), standing(live.state))
                vote = live.vote
        if isinstance(vote, Vote) and live.voters <= vote.agreed:
            await self._go_back(live, vote.moves)

    async def _settle_vote(self, live: Live) -> None:
        """Whoever leaves no longer has a say: nobody may wait for their answer, and their wish goes with them."""
        if live.vote is None:
            return
        if live.vote.by not in live.voters:
            await self._write(live, Row(live.count, "refuse", live.vote.by), standing(live.state))
        elif live.voters <= live.vote.agreed:
            await self._go_back(live, live.vote.moves)

    async def _go_back(self, live: Live, moves: int) -> None:
        earlier = await asyncio.to_thread(live.game.rewind, live.state, moves)
        await self._write(live, Row(live.count, "undo", None, None, moves), standing(earlier), earlier)

    # --- checks --------------------------------------------------------------------------------------------------

    def _check_version(self, live: Live, version: int) -> None:
        if version != live.version:
            raise Refusal("late")
        if live.count >= LONGEST_TABLE:
            raise Refusal("too-long")

    def _check_open(self, live: Live) -> None:
        if live.closed:
            raise Refusal("closed")

    def _check_may_give(self, live: Live, person: str | None, seat: SeatRow) -> None:
        """A seat is given away by whoever holds it, a free one by the host; one that is waited for by the host and
        everybody at the table, when their rate_limits is at an end, and so is one that they have freed."""
        self._check_open(live)
        host = person is not None and person == live.table.host
        if live.state.over or not (host or live.held_by(person)):
            raise not_your_seat()
        if (seat.kind == "open" and (host or seat.before)) or (seat.kind == "person" and seat.person == person):
            return
        if seat.kind != "person":
            raise not_your_seat()
        if seat.seat not in live.missing() or not live.waited_too_long:
            raise Refusal("not-yet-replaceable", 403, name=seat.name)

    def _check_seat(self, live: Live, person: str | None, seat: int) -> None:
        if seat not in live.held_by(person):
            raise not_your_seat()


def standing(state: State) -> Standing:
    assert state.journal is not None
    return Standing(state.seat, state.journal.moves, state.over)
