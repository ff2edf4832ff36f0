"""What travels to a page: a whole frame first, then differences, each made once for all who see the same."""

import asyncio
import json
import random
from collections.abc import Iterator
from itertools import pairwise
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings, strategies

import holotype
from holotype.core.registry import games
from holotype.server.live import Live
from holotype.tables.differences import applied, difference
from holotype.tables.frames import Frames, Look, Observer
from holotype.tables.rows import Row
from tests.server.helpers import Person, Served, changed
from tests.server.test_hidden import live_table

LOOKS = [
    Look(viewer, lang, narrow) for viewer in (0, None) for lang in ("en", "ja") for narrow in (False, True)
]  # fmt: skip


def named(look: Look) -> str:
    return f"{look.viewer}-{look.lang}-{'narrow' if look.narrow else 'wide'}"


def step(live: Live, chance: random.Random) -> None:
    """A random move, as the server makes it."""
    token = live.game.name(chance.choice(live.state.legal()))
    state = live.after(token)
    live.written(Row(live.count, "token", live.state.seat, token, None, live.outcomes(state)), state)
    live.wake()


def played(name: str, moves: int, every: int) -> Iterator[Live]:
    """A table of a random game, again and again."""
    live, chance = live_table(holotype.load(name), 0, seed=2), random.Random(2)
    yield live
    for n in range(moves):
        if live.state.over:
            return
        step(live, chance)
        if n % every == every - 1:
            yield live


@pytest.mark.parametrize("look", LOOKS, ids=named)
@pytest.mark.parametrize("name", games())
def test_a_difference_leads_from_any_picture_to_the_next_one_and_back(name: str, look: Look) -> None:
    before = ""
    for live in played(name, moves=60, every=6):
        now = live.frames.picture(live, look)
        changes = difference(before, now)
        assert applied(before, changes) == now
        assert applied(now, difference(now, before)) == before
        before = now


@settings(deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(
    strategies.text(alphabet="<gab", max_size=60),
    strategies.text(alphabet="<gab", max_size=60),
    strategies.text(alphabet="<g ", max_size=6000),
)
def test_a_difference_leads_from_any_text_to_any_other(one: str, other: str, same: str) -> None:
    for before, after in ((one, other), (same + one, same + other), (one + same, other + same)):
        assert applied(before, difference(before, after)) == after


def test_what_a_move_sends_is_a_small_part_of_the_picture() -> None:
    pictures = [live.frames.picture(live, Look(0)) for live in played("darwins_journey", moves=40, every=1)]
    sent = [len(json.dumps(difference(*pair))) for pair in pairwise(pictures)]
    assert sum(sent) * 20 < sum(map(len, pictures[1:]))


def observers(live: Live) -> list[Observer]:
    spectators = [Observer(None, (), lang, narrow) for lang in ("en", "ja") for narrow in (False, True)]
    return [*spectators, *(Observer(seat, (seat,), "en") for seat in range(live.state.players))]


@pytest.mark.parametrize("name", games())
def test_changes_put_together_are_the_whole_frame(name: str) -> None:
    shown: dict[Observer, Any] = {}
    for live in played(name, moves=20, every=4):
        for observer in observers(live):
            frame = live.frames.frame(live, observer)
            whole = json.loads(frame.message())
            if observer in shown:
                known, had = shown[observer]
                now = changed(had, json.loads(frame.message(known)))
                lines = [*had["log"]["lines"][: now["log"]["from"]], *now["log"]["lines"]]
                assert now | {"log": {"from": 0, "lines": lines, "total": len(lines)}} == whole
            shown[observer] = frame, whole


@pytest.mark.parametrize("name", games())
@pytest.mark.parametrize("viewer", [0, 1, None])
def test_a_difference_is_the_same_whatever_the_hidden_part_is(name: str, viewer: int | None) -> None:
    live = live_table(holotype.load(name), 24, seed=4)
    if viewer == live.state.seat:
        viewer = None
    observer = Observer(viewer, () if viewer is None else (viewer,))
    known = Frames().frame(live, observer)
    step(live, random.Random(0))
    told = Frames().frame(live, observer).message(known)
    journal = live.state.journal
    for seed in range(4):
        live.state = live.state.determinize(0 if viewer is None else viewer, seed)
        live.state.journal = journal
        now = Frames().frame(live, observer)
        if viewer is not None:
            assert now.message(known) == told
        else:
            assert json.loads(now.message(known)).get("picture") == json.loads(told).get("picture")


def test_other_eyes_are_never_sent_a_difference() -> None:
    live = live_table(holotype.load("evolution"), 10, seed=1)
    known = live.frames.frame(live, Observer(0, (0, 1)))
    for other in (Observer(1, (0, 1)), Observer(None), Observer(0, (0, 1), "ja"), Observer(0, (0, 1), "en", True)):
        assert json.loads(live.frames.frame(live, other).message(known))["show"] == "table"


async def test_what_many_wait_for_is_made_once() -> None:
    live = live_table(holotype.load("evolution"), 10, seed=1)
    made = await asyncio.gather(*(live.sharing.message(live, Observer(), None, None) for _ in range(50)))
    assert len({id(frame) for frame, _ in made}) == len({id(message) for _, message in made}) == 1
    known = made[0][0]
    step(live, random.Random(0))
    made = await asyncio.gather(*(live.sharing.message(live, Observer(), None, known) for _ in range(50)))
    assert len({id(frame) for frame, _ in made}) == len({id(message) for _, message in made}) == 1
    assert made[0][0] is not known


def test_only_the_newest_frames_are_kept() -> None:
    for live in played("evolution", moves=10, every=1):
        for observer in observers(live):
            live.frames.frame(live, observer)
        assert {frame.number for frame in live.frames._frames.values()} == {live.revision}
        assert len(live.frames._pictures) == len({observer.look for observer in observers(live)})


def test_a_page_is_sent_a_whole_frame_first_and_then_what_has_changed(ann: Person) -> None:
    with ann.page(ann.open_table("me", "greedy")) as page:
        page.asked()
        first = json.loads(page.received[0])
        page.play(page.legal()[-1])
        page.asked()
        later = [json.loads(text) for text in page.received[1:]]
        assert first["show"] == "table"
        assert {message["show"] for message in later} == {"changes"}
        page.send(do="look")
        whole = page.table(lambda frame: json.loads(page.received[-1])["show"] == "table")
        assert whole["log"]["from"] == 0
        assert len(whole["log"]["lines"]) == whole["log"]["total"]


def test_a_page_in_another_language_and_shape_is_sent_its_own_frames(ann: Person, server: Served) -> None:
    table = ann.open_table("me", "greedy")
    with ann.page(table) as page, server.person("Eve", "ja").page(table, lang="ja", narrow=True) as other:
        page.asked()
        other.table()
        other.send(do="look", narrow=False)
        wide = other.table(lambda frame: "data-views" not in frame["picture"])
        assert wide["picture"] != page.frame["picture"]
        assert json.loads(other.received[-1])["show"] == "table"
