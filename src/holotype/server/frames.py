"""What one viewer is shown of a table. Everything here is seen through `viewer`: a seat, or None for a spectator."""

from collections.abc import Sequence
from dataclasses import asdict, dataclass
from typing import Any

from ..core.journal import Event
from ..core.outcome import places
from ..core.state import State
from .live import Live, Seating
from .tables import free_undo
from .texts import page_texts


@dataclass(frozen=True)
class Observer:
    """Who looks, and how."""

    viewer: int | None = None
    mine: tuple[int, ...] = ()  # the seats this person holds
    lang: str = "en"
    narrow: bool = False
    host: bool = False


def frame(live: Live, observer: Observer, log_after: int = 0, cover: int | None = None) -> dict[str, Any]:
    """The whole table for a viewer; of the log only what is new to them."""
    state = live.state
    log = live.game.log(state, observer.viewer)
    since = last_own_move(live, observer)
    return {
        "show": "table",
        "version": live.version,
        "moves": live.journal.moves,
        "seat": state.seat,
        "viewer": observer.viewer,
        "mine": list(observer.mine),
        "host": observer.host,
        "cover": cover,
        "over": state.over,
        "closed": live.closed,
        "waits": {"for": sorted(live.missing()), "until": live.replaceable_from},
        "together": live.game.cooperative(state),
        "waiting": waiting(live, observer),
        "seats": seats(live, state, observer),
        "bar": bar(live, state, observer),
        "legal": choices(live, state, observer) if live.playing else [],
        "picture": live.picture(observer.viewer, observer.lang, observer.narrow),
        "log": {"from": log_after, "lines": lines(live, log[log_after:], observer.lang), "total": len(log)},
        "since": since,
        "recent": recent(log, since),
        "undo": undo(live, observer),
        "vote": vote(live, observer),
        "ranking": ranking(live, state, observer.lang),
        "verdict": verdict(live, state, observer.lang),
    }


def moment(seating: Seating, state: State, observer: Observer) -> dict[str, Any]:
    """The table as it was at an earlier move, for the replay slider."""
    assert state.journal is not None
    log = seating.game.log(state, observer.viewer)
    return {
        "moves": state.journal.moves,
        "bar": bar(seating, state, observer),
        "seat": state.seat,
        "seats": seats(seating, state, observer),
        "picture": state.draw(observer.viewer, observer.lang, observer.narrow),
        "log": lines(seating, log, observer.lang),
        "since": state.journal.moves - 1,
        "recent": recent(log, state.journal.moves - 1),
        "ranking": ranking(seating, state, observer.lang),
        "over": state.over,
    }


# --- parts -----------------------------------------------------------------------------------------------------


def bar(seating: Seating, state: State, observer: Observer) -> dict[str, Any]:
    """What the dark bar on top says: where the game stands, and what is asked of whom."""
    game, lang = seating.game, observer.lang
    table = game.view(state, observer.viewer)
    phase = None if state.over else table.get("phase")
    asked = state.seat is not None and state.seat == observer.viewer
    return {
        "title": game.texts.say("title", lang),
        "turn": table.get("turn"),
        "phase": game.texts.say(f"phase-{phase}", lang, round=table.get("round", 0)) if phase else "",
        "question": game.question(state, lang, seating.names(lang)) if asked else "",
        "clause": game.clause(state) if asked else "",
    }


def seats(seating: Seating, state: State, observer: Observer) -> list[dict[str, Any]]:
    panels = seating.game.panels(state, observer.viewer, observer.lang)
    say = page_texts(observer.lang)
    return [
        {
            "seat": seat.seat,
            "name": seat.name or say("seat-open"),
            "label": seating.game.texts.say("seat", observer.lang, name=seat.seat + 1),  # what the picture calls it
            "kind": seat.kind,
            "freed": seat.kind == "open" and bool(seat.before),
            "level": say(f"short-{seat.level}") if seat.kind == "bot" else "",
            "mine": seat.seat in observer.mine,
            "panel": asdict(panel),
        }
        for seat, panel in zip(seating.seats, panels, strict=True)
    ]


def choices(live: Live, state: State, observer: Observer) -> list[dict[str, str]]:
    """The legal tokens with their words, for the seat that is asked and for nobody else; a seat by who sits there."""
    if state.seat is None or state.seat != observer.viewer or observer.viewer not in observer.mine:
        return []
    texts = live.game.texts
    answers = live.game.answers(state, observer.lang, live.names(observer.lang))
    people = {texts.say("seat", observer.lang, name=seat.seat + 1): seat.name for seat in live.seats if seat.name}
    return [
        {
            "token": live.game.name(token),
            "label": people.get(answers[token], answers[token]),
            "help": texts.help(token, observer.lang),
        }
        for token in state.legal()
    ]


def lines(seating: Seating, events: Sequence[Event], lang: str) -> list[dict[str, Any]]:
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


def last_own_move(live: Live, observer: Observer) -> int:
    """How many moves had been made when this viewer last decided something; for a spectator, the last move but one."""
    own = [n for n, seat in enumerate(live.journal.seats) if seat == observer.viewer]
    if observer.viewer is None:
        return live.journal.moves - 1
    return own[-1] if own else 0


def undo(live: Live, observer: Observer) -> dict[str, Any] | None:
    """Where "undo" and "back to the start of my turn" lead, and whether others have to agree."""
    seats = live.journal.seats
    floor = live.journal.floor
    last = next((n for n in range(len(seats) - 1, floor - 1, -1) if seats[n] in observer.mine), None)
    if last is None:
        return None
    turn = last
    while turn > floor and seats[turn - 1] == seats[last]:
        turn -= 1
    if free_undo(live, observer.mine, last):
        turn = max(turn, live.journal.fence)
    alone = live.voters == set(observer.mine)
    return {
        "moves": last,
        "free": alone or free_undo(live, observer.mine, last),
        "turn": turn,
        "turn_free": alone or free_undo(live, observer.mine, turn),
    }


def waiting(live: Live, observer: Observer) -> str:
    """What is said while seats are free, or when the table is closed; empty when the game can go on."""
    if live.closed:
        return page_texts(observer.lang)("table-closed")
    free = sum(seat.kind == "open" for seat in live.seats)
    return page_texts(observer.lang)("waiting-players", free=free) if free else ""


def vote(live: Live, observer: Observer) -> dict[str, Any] | None:
    """Somebody's wish to go back, in words, and whether this viewer has yet to answer it."""
    if live.vote is None:
        return None
    say = page_texts(observer.lang)
    back = live.journal.moves - live.vote.moves
    names = live.names(observer.lang)
    missing = sorted(live.voters - live.vote.agreed)
    asked = any(seat in observer.mine for seat in missing)
    asks = say("vote-asks", name=names[live.vote.by], back=back)
    waits = say("vote-waits", back=back, names=say("comma").join(names[seat] for seat in missing))
    return {"words": asks if asked else waits, "back": back, "asked": asked}


def ranking(seating: Seating, state: State, lang: str) -> list[dict[str, Any]]:
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
