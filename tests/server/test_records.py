"""A record that somebody brings along: a replay for whoever has the link, a clear word for everything else."""

import json
import re
from pathlib import Path
from typing import Any

import httpx
import pytest

import holotype
from holotype.agents import make
from holotype.server import store
from holotype.server.app import build
from holotype.server.guard import LARGEST_BODY
from holotype.server.records import LARGEST_RECORD
from tests.helpers import SKELETON
from tests.server.helpers import Person, Served, serving, settings


def played(game: holotype.Game, moves: int = 1000) -> bytes:
    """A record of a random game, or of its beginning."""
    state, chooser = game.start(2, seed=5), make("random", 5)
    while not state.over and moves:
        state.apply(chooser.choose(state))
        moves -= 1
    assert state.record is not None
    return state.record.to_json()


def bring(person: Person, body: bytes) -> httpx.Response:
    return person.http.post("/api/records", content=body)


def test_a_downloaded_record_is_a_replay(ann: Person, bob: Person) -> None:
    table = ann.open_table("me", "greedy")
    with ann.page(table) as page:
        page.asked()
        last = page.play_to_the_end()
    record = ann.http.get(f"/api/tables/{table}/record").content
    opened = bring(bob, record)
    assert opened.status_code == 201, opened.text
    told = opened.json()
    assert (told["game"], told["players"], told["over"]) == (SKELETON, 2, True)
    assert told["moves"] == last["moves"]
    assert bob.http.get(told["page"]).status_code == 200
    assert bob.http.get(f"/api/records/{told['record']}").content == record
    for moves in (0, told["moves"]):
        for seat in (None, 0, 1):
            observer = {"lang": "ja"} | ({} if seat is None else {"seat": seat})
            there = bob.http.get(f"/api/records/{told['record']}/moments/{moves}", params=observer).json()
            here = ann.http.get(f"/api/tables/{table}/moments/{moves}", params={**observer, "seat": seat or 0}).json()
            assert there["moves"] == here["moves"] == moves
            assert seat is None or there["picture"] == here["picture"]


def test_a_game_that_is_not_over_can_be_looked_at_too(ann: Person, skeleton: holotype.Game) -> None:
    told = bring(ann, played(skeleton, 3)).json()
    assert (told["moves"], told["over"]) == (3, False)
    assert ann.http.get(f"/api/records/{told['record']}/moments/3").json()["over"] is False


def test_the_same_record_has_the_same_link(ann: Person, bob: Person, skeleton: holotype.Game) -> None:
    body = played(skeleton)
    assert bring(ann, body).json() == bring(bob, body).json()


def changed(body: bytes, **values: Any) -> bytes:
    return json.dumps(json.loads(body) | values).encode()


BAD = {
    "nothing": (lambda body: b"", "bad-record"),
    "no JSON": (lambda body: b"a game of mine", "bad-record"),
    "no text": (lambda body: b"\xff\xfe\x00", "bad-record"),
    "another JSON": (lambda body: b'{"cells": []}', "bad-record"),
    "nested": (lambda body: b'{"options":' * 20_000, "bad-record"),
    "nested options": (lambda body: body.replace(b'"options":', b'"options":' + b'{"a":' * 5000, 1), "bad-record"),
    "unknown game": (lambda body: changed(body, game="chess"), "no-game"),
    "another ruleset": (lambda body: changed(body, ruleset=99), "bad-record"),
    "another pack": (lambda body: changed(body, pack="0123"), "bad-record"),
    "too many players": (lambda body: changed(body, players=99), "bad-record"),
    "unknown option": (lambda body: changed(body, options={"colour": "red"}), "bad-record"),
    "wrong option": (lambda body: changed(body, options={"variant": {"a": 1}}), "bad-record"),
    "illegal token": (lambda body: changed(body, entries=["say:sing"]), "bad-record"),
    "impossible outcome": (lambda body: changed(body, entries=[10**30]), "bad-record"),
    "negative outcome": (lambda body: changed(body, entries=[-5]), "bad-record"),
    "too many outcomes": (lambda body: changed(body, entries=json.loads(body)["entries"] + [0]), "bad-record"),
    "saved state": (lambda body: changed(body, saved={"journal": {"entries": [], "before": []}}), "bad-record"),
    "strange position": (lambda body: changed(body, position="seat 9: dodo; players 40"), "bad-record"),
}


@pytest.mark.parametrize("what", BAD)
def test_what_is_no_record_gets_a_clear_word(ann: Person, skeleton: holotype.Game, what: str) -> None:
    make_bad, code = BAD[what]
    answer = bring(ann, make_bad(played(skeleton)))
    assert answer.status_code in (404, 422), answer.text
    assert answer.json()["error"] == code
    assert len(answer.json()["message"]) > 20


def test_a_large_record_is_read_and_a_larger_one_refused(ann: Person, skeleton: holotype.Game) -> None:
    body = played(skeleton)
    assert bring(ann, body + b" " * LARGEST_BODY).status_code == 201
    answer = bring(ann, body + b" " * LARGEST_RECORD)
    assert answer.status_code == 413
    assert answer.json()["error"] == "too-large"


@pytest.mark.parametrize(
    ("path", "status"),
    [
        ("/api/records/none", 404),
        ("/api/records/none/moments/0", 404),
        ("/records/none", 404),
        ("/api/records/RECORD/moments/99999", 422),
        ("/api/records/RECORD/moments/-1", 422),
        ("/api/records/RECORD/moments/x", 422),
        ("/api/records/RECORD/moments/0?seat=7", 422),
        ("/api/records/RECORD/moments/0?seat=-1", 422),
        ("/api/records/RECORD/moments/0?lang=tlh", 422),
    ],
)
def test_what_is_not_there_is_said_so(ann: Person, skeleton: holotype.Game, path: str, status: int) -> None:
    name = bring(ann, played(skeleton)).json()["record"]
    assert ann.http.get(path.replace("RECORD", name)).status_code == status


def test_a_link_works_after_the_server_was_started_again(tmp_path: Path, skeleton: holotype.Game) -> None:
    with serving(settings(tmp_path)) as first:
        told = bring(first.person(), played(skeleton)).json()
    with serving(settings(tmp_path)) as second:
        path = f"/api/records/{told['record']}/moments/{told['moves']}"
        assert second.person().http.get(path).json()["over"] is True


async def test_records_do_not_fill_the_disk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(store, "MOST_RECORDS", 3)
    context = build(settings(tmp_path))
    await context.store.migrate()
    for name in ("old", "kept", "third", "fourth"):
        await context.store.keep_record(name, "{}")
    await context.store.keep_record("kept", "{}")  # somebody brings it again
    await context.store.keep_record("fifth", "{}")
    found = {name: await context.store.record(name) for name in ("old", "kept", "third", "fourth", "fifth")}
    assert found == {"old": None, "kept": "{}", "third": None, "fourth": "{}", "fifth": "{}"}
    await context.store.close()


def test_a_page_of_a_record_speaks_both_languages(server: Served, skeleton: holotype.Game) -> None:
    name = bring(server.person(), played(skeleton)).json()["record"]
    for lang, word in (("en", "Replay"), ("ja", "リプレイ")):
        assert word in server.person(lang=lang).http.get(f"/records/{name}").text


@pytest.mark.parametrize("what", [what for what, (_, code) in BAD.items() if code == "bad-record"])
def test_the_reason_is_told_in_the_language_of_the_page(server: Served, skeleton: holotype.Game, what: str) -> None:
    make_bad, _ = BAD[what]
    told = bring(server.person(lang="ja"), make_bad(played(skeleton))).json()["message"]
    assert told.startswith("このファイルは再生できません：")
    assert not re.search("[a-z] [a-z]", told)


def test_a_long_reason_ends_with_a_whole_word(ann: Person) -> None:
    body = b'{"game":"evolution","ruleset":3,"players":2,"options":{},"entries":["card:nothing"]}'
    told = ann.http.post("/api/records", content=body).json()["message"]
    assert re.search(r"[a-z]+-[a-z]+, ….$", told)
