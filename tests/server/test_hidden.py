"""Nothing that a seat may not see leaves the server."""

import json
from contextlib import ExitStack
from typing import Any

import pytest

import holotype
from holotype.server.live import Live
from holotype.tables.frames import Frames, Observer, moment
from holotype.tables.rows import Row, SeatRow, TableRow
from tests.helpers import SKELETON
from tests.server.helpers import Person, Served


def live_table(game: holotype.Game, moves: int, seed: int) -> Live:
    """A table in the middle of a random game, as the server holds it."""
    state = game.start(3, seed=seed)
    while not state.over and state.journal is not None and state.journal.moves < moves:
        state.apply(state.legal()[(seed + state.journal.moves) % len(state.legal())])
    assert state.record is not None
    rows: list[Row] = [Row(0, "start")]
    for entry in state.record.entries:
        if isinstance(entry, str):
            rows.append(Row(len(rows), "token", 0, entry))
        else:
            rows[-1].outcomes.append(entry)
    options = dict(state.record.options)
    table = TableRow("t", game.id, game.ruleset, None, 3, options, True, "i", "h", 0.0, 0.0, None, 0, False)
    return Live(game, table, [SeatRow(n, "person", f"P{n}", "", f"p{n}") for n in range(3)], rows)


@pytest.mark.parametrize("name", [SKELETON, "evolution"])
@pytest.mark.parametrize("moves", [0, 5, 14, 30])
@pytest.mark.parametrize("viewer", [0, 1, None])
def test_a_frame_is_the_same_whatever_the_hidden_part_is(
    skeleton: holotype.Game, name: str, moves: int, viewer: int | None
) -> None:
    live = live_table(holotype.load(name), moves, seed=moves + 3)
    if viewer == live.state.seat:
        viewer = None
    observer = Observer(viewer, () if viewer is None else (viewer,), "en", False, False)
    before, then = Frames().frame(live, observer).whole(), moment(live, live.state, observer)
    journal = live.state.journal
    for seed in range(4):
        other = live.state.determinize(0 if viewer is None else viewer, seed)
        other.journal = journal
        live.state = other
        frame = Frames().frame(live, observer)
        if viewer is not None:
            assert frame.whole() == before
            assert moment(live, live.state, observer) == then
        else:
            assert frame.scene.picture == before["picture"]


def private_lines(received: list[str]) -> list[tuple[Any, ...]]:
    """What the log told in private, over all frames and differences a page was sent."""
    logs = [message["log"] for text in received if "log" in (message := json.loads(text))]
    return [(line["seat"], line["text"]) for log in logs for line in log["lines"] if line["private"]]


def test_no_frame_of_a_whole_game_tells_another_seat_what_was_drawn(ann: Person, bob: Person, server: Served) -> None:
    table = ann.open_table("me", "open")
    bob.join(table)
    with ExitStack() as stack:
        one, two = stack.enter_context(ann.page(table)), stack.enter_context(bob.page(table))
        eve = stack.enter_context(server.person("Eve").page(table))
        for page in (one, two, eve):
            page.table()
        for _ in range(60):
            if one.frame["over"]:
                break
            mover, other = (one, two) if one.frame["seat"] == 0 else (two, one)
            choice = "say:dig" if "say:dig" in mover.legal() else mover.legal()[0]
            version = mover.frame["version"]
            mover.play(choice)
            other.beyond(version)
            eve.beyond(version)
    assert {seat for seat, _ in private_lines(one.received)} == {0}
    assert {seat for seat, _ in private_lines(two.received)} == {1}
    assert private_lines(eve.received) == []
    assert all(not json.loads(text).get("legal") for text in eve.received)


def test_the_html_of_a_table_is_the_same_for_every_stranger(ann: Person, server: Served) -> None:
    table = ann.open_table("me", "greedy", public=False)
    page = server.person("Eve").http.get(f"/tables/{table}").text
    assert "You find" not in page
    assert "data-token" not in page


def test_other_seats_views_pictures_logs_and_moments_are_refused(ann: Person, bob: Person) -> None:
    table = ann.open_table("me", "open")
    bob.join(table)
    for part in ("", "/log", "/picture", "/moments/0"):
        assert bob.http.get(f"/api/tables/{table}{part}", params={"seat": 1}).status_code == 200
        refused = bob.http.get(f"/api/tables/{table}{part}", params={"seat": 0})
        assert refused.status_code == 403, part
        assert refused.json()["error"] == "not-your-seat"


def test_the_record_of_a_running_game_is_given_to_nobody(ann: Person) -> None:
    table = ann.open_table("me", "greedy")
    refused = ann.http.get(f"/api/tables/{table}/record")
    assert refused.status_code == 403
    assert refused.json()["error"] == "record-of-running-game"
    with ann.page(table) as page:
        page.table()
        page.play_to_the_end()
    record = ann.http.get(f"/api/tables/{table}/record")
    assert record.status_code == 200
    game = holotype.load(SKELETON)
    assert game.replay(record.content).over
    assert ann.http.get(f"/api/tables/{table}", params={"seat": 1}).status_code == 200, "then nothing is hidden"


def test_the_replay_of_a_running_game_shows_only_own_lines(ann: Person) -> None:
    table = ann.open_table("me", "greedy")
    with ann.page(table) as page:
        page.asked()
    then = ann.http.get(f"/api/tables/{table}/moments/0").json()
    assert {line["seat"] for line in then["log"] if line["private"]} <= {0}


def test_who_is_to_be_chosen_is_called_by_name() -> None:
    game = holotype.load("bios_origins")
    live = live_table(game, 0, seed=1)
    live.state = game.position(
        "epoch 4; players 3; seat 0: politics, immunology 4, will 0, emotions 3; foundations 0: 78 politics; "
        "market culture: 187 0, -, -"
    )
    live.state.apply("do:cold-war")
    observer = Observer(0, (0,), "en", False, False)
    assert [(choice["token"], choice["label"]) for choice in Frames().frame(live, observer).whole()["legal"]] == [
        ("player:2", "P1"),
        ("player:3", "P2"),
    ]
