"""What one viewer is shown of a table. Everything here is seen through `viewer`: a seat, or None for a spectator.

Most of it, the scene, is the same for all who look with the same eyes; it is made once for each change of the table. A
page is sent a whole frame first, and then what has changed since the frame that it has."""

from collections.abc import Sequence
from dataclasses import asdict, dataclass, field
from itertools import takewhile
from threading import RLock
from typing import TYPE_CHECKING
from weakref import WeakKeyDictionary

import msgspec

from ..core.journal import Event
from ..core.outcome import places
from ..core.state import State
from ..core.types import Json
from .differences import Change, difference
from .seating import Seating
from .texts import page_texts

if TYPE_CHECKING:
    from .table import Table


@dataclass(frozen=True)
class Look:
    """With whose eyes a table is seen, in which language, and in which shape."""

    viewer: int | None = None
    lang: str = "en"
    narrow: bool = False


@dataclass(frozen=True)
class Observer:
    """Who looks, and how."""

    viewer: int | None = None
    mine: tuple[int, ...] = ()  # the seats this person holds
    lang: str = "en"
    narrow: bool = False
    host: bool = False

    @property
    def look(self) -> Look:
        return Look(self.viewer, self.lang, self.narrow)


@dataclass(eq=False)
class Scene:
    """A table as everybody sees it who looks at it in the same way."""

    look: Look
    seating: Seating
    fields: Json
    picture: str
    log: list[Event]
    _changes: "WeakKeyDictionary[Scene, list[Change]]" = field(default_factory=WeakKeyDictionary)

    def lines(self, start: int) -> Json:
        """The log from a line on."""
        told = lines(self.seating, self.log[start:], self.look.lang)
        return {"from": start, "lines": told, "total": len(self.log)}

    def lines_since(self, before: "Scene") -> Json | None:
        """The log from where it is another than it was: it may have been taken back, or names may have changed."""
        start = 0
        if self.seating.names(self.look.lang) == before.seating.names(self.look.lang):
            pairs = zip(self.log, before.log, strict=False)
            start = sum(1 for _ in takewhile(lambda pair: pair[0] is pair[1], pairs))
        return None if start == len(self.log) == len(before.log) else self.lines(start)

    def changes_since(self, before: "Scene") -> list[Change]:
        """What has changed in the picture."""
        if before not in self._changes:
            self._changes[before] = difference(before.picture, self.picture)
        return self._changes[before]


@dataclass(eq=False)
class Frame:
    """A scene, with what is only for some of those who see it."""

    number: int  # of this change of the table
    scene: Scene
    fields: Json
    _messages: "WeakKeyDictionary[Frame, str]" = field(default_factory=WeakKeyDictionary)
    _whole: str = ""

    def message(self, known: "Frame | None" = None) -> str:
        """What a page is sent that has the frame `known`; written once for all that have it."""
        if known is None or known.scene.look != self.scene.look:
            self._whole = self._whole or text(self.whole())
            return self._whole
        if known not in self._messages:
            self._messages[known] = text(self.changes(known))
        return self._messages[known]

    def whole(self) -> Json:
        scene = self.scene
        shown = {"show": "table", "frame": self.number, **scene.fields, **self.fields}
        return {**shown, "picture": scene.picture, "log": scene.lines(0)}

    def changes(self, known: "Frame") -> Json:
        """What is another than in a frame that was seen with the same eyes."""
        had, has = known.scene.fields | known.fields, self.scene.fields | self.fields
        shown: Json = {"show": "changes", "on": known.number, "frame": self.number}
        shown |= {key: value for key, value in has.items() if had[key] != value}
        if told := self.scene.lines_since(known.scene):
            shown["log"] = told
        if drawn := self.scene.changes_since(known.scene):
            shown["picture"] = drawn
        return shown


def text(message: Json) -> str:
    return msgspec.json.encode(message).decode()


class Frames:
    """The newest frames of a table; each is made once, whoever asks for it, in whatever thread."""

    def __init__(self) -> None:
        self._lock = RLock()
        self._version = self._revision = -1
        self._pictures: dict[Look, str] = {}
        self._scenes: dict[Look, Scene] = {}
        self._frames: dict[tuple[Observer, int | None], Frame] = {}

    def frame(self, table: "Table", observer: Observer, cover: int | None = None) -> Frame:
        """The table as it is in `table`, which nobody changes meanwhile."""
        with self._lock:
            self._forget_older_than(table)
            wanted = (observer, cover)
            if wanted not in self._frames:
                self._frames[wanted] = frame(table, observer, cover, self._scene(table, observer.look))
            return self._frames[wanted]

    def picture(self, table: "Table", look: Look) -> str:
        with self._lock:
            self._forget_older_than(table)
            if look not in self._pictures:
                self._pictures[look] = table.state.draw(look.viewer, look.lang, look.narrow)
            return self._pictures[look]

    def clear(self) -> None:
        with self._lock:
            self._pictures.clear()
            self._scenes.clear()
            self._frames.clear()

    def _scene(self, table: "Table", look: Look) -> Scene:
        if look not in self._scenes:
            self._scenes[look] = scene(table, look, self.picture(table, look))
        return self._scenes[look]

    def _forget_older_than(self, table: "Table") -> None:
        if table.version != self._version:
            self._pictures.clear()
        if (table.version, table.revision) != (self._version, self._revision):
            self._scenes.clear()
            self._frames.clear()
        self._version, self._revision = table.version, table.revision


def scene(table: "Table", look: Look, picture: str) -> Scene:
    """What everybody sees who looks at a table in this way."""
    state = table.state
    log = table.game.log(state, look.viewer)
    since = last_own_move(table, look)
    fields = {
        "version": table.version,
        "moves": table.journal.moves,
        "seat": state.seat,
        "viewer": look.viewer,
        "over": state.over,
        "closed": table.closed,
        "waits": {"for": sorted(table.missing()), "until": table.replaceable_from},
        "together": table.game.cooperative(state),
        "waiting": waiting(table, look.lang),
        "bar": bar(table, state, look),
        "since": since,
        "recent": recent(log, since),
        "ranking": ranking(table, state, look.lang),
        "verdict": verdict(table, state, look.lang),
        "seats": seats(table, state, look),
        "legal": choices(table, state, look) if table.playing else [],
    }
    return Scene(look, Seating(table.game, table.seats), fields, picture, log)


def frame(table: "Table", observer: Observer, cover: int | None, seen: Scene) -> Frame:
    """A scene for one of those who see it."""
    fields: Json = {
        "mine": list(observer.mine),
        "host": observer.host,
        "cover": cover,
        "undo": undo(table, observer.mine),
        "vote": vote(table, observer),
    }
    if observer.mine:
        fields["seats"] = [seat | {"mine": seat["seat"] in observer.mine} for seat in seen.fields["seats"]]
    if observer.viewer not in observer.mine:
        fields["legal"] = []
    return Frame(table.revision, seen, fields)


def moment(seating: Seating, state: State, observer: Observer) -> Json:
    """The table as it was at an earlier move, for the replay slider."""
    assert state.journal is not None
    log = seating.game.log(state, observer.viewer)
    return {
        "moves": state.journal.moves,
        "bar": bar(seating, state, observer.look),
        "seat": state.seat,
        "seats": seats(seating, state, observer.look, observer.mine),
        "picture": state.draw(observer.viewer, observer.lang, observer.narrow),
        "log": lines(seating, log, observer.lang),
        "since": state.journal.moves - 1,
        "recent": recent(log, state.journal.moves - 1),
        "ranking": ranking(seating, state, observer.lang),
        "over": state.over,
    }


# --- parts -----------------------------------------------------------------------------------------------------


def bar(seating: Seating, state: State, look: Look) -> Json:
    """What the dark bar on top says: where the game stands, and what is asked of whom."""
    game, lang = seating.game, look.lang
    view = game.view(state, look.viewer)
    phase = None if state.over else view.get("phase")
    asked = state.seat is not None and state.seat == look.viewer
    return {
        "title": game.texts.say("title", lang),
        "turn": view.get("turn"),
        "phase": game.texts.say(f"phase-{phase}", lang, round=view.get("round", 0)) if phase else "",
        "question": game.question(state, lang, seating.names(lang)) if asked else "",
        "clause": game.clause(state) if asked else "",
    }


def seats(seating: Seating, state: State, look: Look, mine: Sequence[int] = ()) -> list[Json]:
    panels = seating.game.panels(state, look.viewer, look.lang)
    say = page_texts(look.lang)
    return [
        {
            "seat": seat.seat,
            "name": seat.name or say("seat-open"),
            "label": seating.game.texts.say("seat", look.lang, name=seat.seat + 1),  # what the picture calls it
            "kind": seat.kind,
            "freed": seat.kind == "open" and bool(seat.before),
            "level": say(f"short-{seat.level}") if seat.kind == "bot" else "",
            "mine": seat.seat in mine,
            "panel": asdict(panel),
        }
        for seat, panel in zip(seating.seats, panels, strict=True)
    ]


def choices(table: "Table", state: State, look: Look) -> list[dict[str, str]]:
    """The legal tokens with their words, for the seat that is asked and for nobody else; a seat by who sits there."""
    if state.seat is None or state.seat != look.viewer:
        return []
    texts = table.game.texts
    answers = table.game.answers(state, look.lang, table.names(look.lang))
    people = {texts.say("seat", look.lang, name=seat.seat + 1): seat.name for seat in table.seats if seat.name}
    return [
        {
            "token": table.game.name(token),
            "label": people.get(answers[token], answers[token]),
            "help": texts.help(token, look.lang),
        }
        for token in state.legal()
    ]


def lines(seating: Seating, events: Sequence[Event], lang: str) -> list[Json]:
    say, names, groups = seating.game.texts.log, seating.names(lang), seating.game.vocab.groups
    return [
        {
            "text": say(event, lang, names),
            "clause": event.clause,
            "move": event.move,
            "seat": event.seat,
            "private": event.only is not None,
            "things": [thing for thing in named(event) if thing.partition(":")[0] in groups],
        }
        for event in events
    ]


def recent(log: Sequence[Event], since: int) -> list[str]:
    """The things named in what has happened since a move; from the log alone, so nothing hidden is told."""
    return list(dict.fromkeys(thing for event in log if event.move > since for thing in named(event)))


def named(event: Event) -> list[str]:
    """The things that a line of the log names."""
    values = [thing for value in event.details.values() for thing in (value if isinstance(value, list) else [value])]
    return [thing for thing in values if isinstance(thing, str) and ":" in thing and not thing.startswith("seat:")]


def last_own_move(table: "Table", look: Look) -> int:
    """How many moves had been made when this viewer last decided something; for a spectator, the last move but one."""
    if look.viewer is None:
        return table.journal.moves - 1
    return last_of(table.journal.seats, (look.viewer,)) or 0


def last_of(deciders: Sequence[int], seats: Sequence[int]) -> int | None:
    """The last decision that was made by one of these seats."""
    return next((n for n in range(len(deciders) - 1, -1, -1) if deciders[n] in seats), None)


def undo(table: "Table", mine: Sequence[int]) -> Json | None:
    """Where "undo" and "back to the start of my turn" lead, and whether others have to agree."""
    seats = table.journal.seats
    floor = table.journal.floor
    last = last_of(seats, mine) if mine else None
    if last is None or last < floor:
        return None
    turn = last
    while turn > floor and seats[turn - 1] == seats[last]:
        turn -= 1
    if table.free_undo(mine, last):
        turn = max(turn, table.journal.fence)
    alone = table.voters == set(mine)
    return {
        "moves": last,
        "free": alone or table.free_undo(mine, last),
        "turn": turn,
        "turn_free": alone or table.free_undo(mine, turn),
    }


def waiting(table: "Table", lang: str) -> str:
    """What is said while seats are free, or when the table is closed; empty when the game can go on."""
    if table.closed:
        return page_texts(lang)("table-closed")
    free = sum(seat.kind == "open" for seat in table.seats)
    return page_texts(lang)("waiting-players", free=free) if free else ""


def vote(table: "Table", observer: Observer) -> Json | None:
    """Somebody's wish to go back, in words, and whether this viewer has yet to answer it."""
    if table.vote is None:
        return None
    say = page_texts(observer.lang)
    back = table.journal.moves - table.vote.moves
    names = table.names(observer.lang)
    missing = sorted(table.voters - table.vote.agreed)
    asked = any(seat in observer.mine for seat in missing)
    asks = say("vote-asks", name=names[table.vote.by], back=back)
    waits = say("vote-waits", back=back, names=say("comma").join(names[seat] for seat in missing))
    return {"words": asks if asked else waits, "back": back, "asked": asked}


def ranking(seating: Seating, state: State, lang: str) -> list[Json]:
    """Who has won, and with what; empty while the game runs."""
    if not state.over:
        return []
    names, scores, winners, place = seating.names(lang), state.scores(), state.winners(), places(state)
    return [
        {"place": place[seat], "seat": seat, "name": names[seat], "score": scores[seat], "won": seat in winners}
        for group in state.ranking()
        for seat in group
    ]


def verdict(seating: Seating, state: State, lang: str) -> str:
    """How a game ended in which nobody wins or loses; empty where somebody does, and while it runs."""
    details = seating.game.verdict(state) if state.over else {}
    return seating.game.texts.say("verdict", lang, **details) if details else ""
