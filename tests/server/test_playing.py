"""Playing through the page's WebSocket, and everything that must not work."""

import json

import pytest

import holotype
from holotype.core.journal import Event
from holotype.tables.frames import lines, verdict
from holotype.tables.seating import Seating
from tests.helpers import SKELETON
from tests.server.helpers import Person, Served


def test_a_whole_game_against_bots(ann: Person) -> None:
    table = ann.open_table("me", "greedy", "random")
    with ann.page(table) as page:
        first = page.table()
        over = page.play_to_the_end()
    assert over["ranking"]
    assert (bool(first["bar"]["phase"]), over["bar"]["phase"]) == (True, "")
    assert {line["name"] for line in over["ranking"]} == {seat["name"] for seat in over["seats"]}


def test_one_click_and_it_is_a_game(ann: Person) -> None:
    answer = ann.http.post(f"/games/{SKELETON}/quick")
    table = answer.headers["location"].rsplit("/", 1)[1]
    with ann.page(table) as page:
        frame = page.asked()
    assert [seat["kind"] for seat in frame["seats"]] == ["person", "bot", "bot"]
    assert frame["bar"]["question"]
    assert frame["bar"]["clause"]


def test_a_question_has_words_for_every_choice(ann: Person) -> None:
    table = ann.open_table("me", "me")
    with ann.page(table, lang="ja") as page:
        page.table()
        page.send(do="look", viewer=page.frame["cover"])
        frame = page.asked()
    assert all(choice["label"] for choice in frame["legal"])
    assert any("あ" <= letter <= "ん" for letter in frame["bar"]["question"])


def test_a_late_message_changes_nothing(ann: Person) -> None:
    with ann.page(ann.open_table("me", "greedy")) as page:
        before = page.asked()
        page.play("say:dig") if "say:dig" in page.legal() else page.play(page.legal()[0])
        frame = page.frame if page.frame["legal"] else page.asked()
        page.send(do="play", token=page.legal()[0], version=before["version"])
        error = page.error()
        assert error["code"] == "late"
        assert page.table()["version"] == frame["version"]


def test_a_repeated_message_is_played_once(ann: Person) -> None:
    with ann.page(ann.open_table("me", "greedy")) as page:
        before = page.asked()
        for _ in range(2):
            page.send(do="play", token="say:pass", version=before["version"])
        assert page.error()["code"] in ("late", "not-your-turn", "game-over")
        page.send(do="look")
        frame = page.table()
    own = [line for line in frame["log"]["lines"] if line["seat"] == 0 and "passes" in line["text"]]
    assert len(own) <= 1


@pytest.mark.parametrize(
    ("message", "code"),
    [
        ("", "malformed"),
        ("{", "malformed"),
        ("[]", "malformed"),
        ("null", "malformed"),
        ("[" * 3000, "malformed"),
        ('{"do": "dance"}', "malformed"),
        ('{"do": "play"}', "malformed"),
        ('{"do": "play", "token": 3, "version": 0}', "malformed"),
        ('{"do": "play", "token": "say:pass", "version": "0"}', "malformed"),
        ('{"do": "play", "token": "say:pass", "version": true}', "malformed"),
        ('{"do": "play", "token": "no:such", "version": VERSION}', "illegal"),
        ('{"do": "play", "token": "fossil:nothing", "version": VERSION}', "illegal"),
        ('{"do": "play", "token": "", "version": VERSION}', "illegal"),
        ('{"do": "play", "token": "' + "x" * 5000 + '", "version": 0}', "too-large"),
        ('{"do": "play", "token": "\\ud800", "version": VERSION}', "malformed"),
        ('{"do": "look", "lang": "\\ud800"}', "malformed"),
        ('{"do": "look", "lang": {"a": []}}', "no-language"),
        ('{"do": "look", "viewer": {"a": []}}', "malformed"),
        ('{"do": "play", "token": "say:pass", "version": 1e400}', "malformed"),
        ('{"do": "look", "lang": "tlh"}', "no-language"),
        ('{"do": "look", "viewer": 1}', "not-your-seat"),
        ('{"do": "look", "viewer": "0"}', "malformed"),
        ('{"do": "undo", "moves": 99, "version": VERSION}', "no-such-move"),
        ('{"do": "undo", "moves": -1, "version": VERSION}', "no-such-move"),
        ('{"do": "agree", "version": VERSION}', "no-vote"),
        ('{"do": "pace", "seconds": 1e9}', "malformed"),
        ('{"do": "bot", "seat": 7, "level": "greedy"}', "malformed"),
        ('{"do": "bot", "seat": 1, "level": "greedy"}', "not-your-seat"),
        ('{"do": "name", "seat": 1, "name": "Bot"}', "not-your-seat"),
    ],
)
def test_bad_messages_are_refused_in_words_and_change_nothing(ann: Person, message: str, code: str) -> None:
    with ann.page(ann.open_table("me", "greedy")) as page:
        before = page.asked()
        page.socket.send(message.replace("VERSION", str(before["version"])))
        error = page.error()
        assert error["code"] == code
        assert len(error["text"]) > 10
        assert not error["text"].startswith("error-")
        page.send(do="look")
        after = page.table()
    assert {**after, "log": None} == {**before, "log": None}


def test_a_far_too_large_message_closes_the_line_and_leaves_the_table(ann: Person) -> None:
    table = ann.open_table("me", "greedy")
    with ann.page(table) as page:
        before = page.asked()
        page.socket.send(json.dumps({"do": "play", "token": "x" * 2_000_000, "version": 0}))
        with pytest.raises(Exception, match="1009"):
            page.until(lambda message: False)
    with ann.page(table) as page:
        assert page.asked()["version"] == before["version"]


def test_binary_is_not_understood_and_does_no_harm(ann: Person) -> None:
    table = ann.open_table("me", "greedy")
    with ann.page(table) as page:
        before = page.asked()
        page.socket.send(b"\x00\x01")
        assert page.error()["code"] == "malformed"
    with ann.page(table) as page:
        assert page.asked()["version"] == before["version"]


def test_nobody_plays_anothers_turn(ann: Person, bob: Person, server: Served) -> None:
    table = ann.open_table("me", "open")
    assert bob.join(table).status_code == 303
    with ann.page(table) as first, bob.page(table) as second:
        frames = [first.table(), second.table()]
        waiting = second if frames[0]["legal"] else first
        waiting.send(do="play", token="say:pass", version=waiting.frame["version"])
        assert waiting.error()["code"] == "not-your-turn"
    with server.person("Eve").page(table) as stranger:
        frame = stranger.table()
        stranger.send(do="play", token="say:pass", version=frame["version"])
        assert stranger.error()["code"] == "not-your-seat"
        stranger.send(do="undo", moves=0, version=frame["version"])
        assert stranger.error()["code"] in ("not-your-seat", "no-such-move")
        stranger.send(do="hint", version=frame["version"])
        assert stranger.error()["code"] == "not-your-turn"
        stranger.send(do="hurry")
        assert stranger.error()["code"] == "not-your-seat"


def test_two_tabs_clicking_at_once_make_one_move(ann: Person) -> None:
    table = ann.open_table("me", "greedy")
    with ann.page(table) as one, ann.page(table) as two:
        version = one.asked()["version"]
        two.asked()
        one.send(do="play", token="say:pass", version=version)
        two.send(do="play", token="say:pass", version=version)
        ends = []
        for page in (one, two):
            codes = []
            while not page.frame["over"]:
                message = page.hear()
                codes += [message["code"]] if message["show"] == "error" else []
            ends.append(codes)
    refused = [code for codes in ends for code in codes]
    assert len(refused) <= 1
    assert one.frame["version"] == two.frame["version"]
    assert one.frame["moves"] == two.frame["moves"]


def test_an_unknown_table_is_said_so(ann: Person) -> None:
    assert ann.http.get("/tables/nosuchtable").status_code == 404
    with ann.page("nosuchtable") as page:
        assert page.error()["code"] == "no-table"


@pytest.mark.parametrize(("variant", "together"), [("base", False), ("cooperative", True)])
def test_a_page_knows_whether_all_win_or_lose_together(ann: Person, variant: str, together: bool) -> None:
    with ann.page(ann.open_table("me", "random", game="bios_origins", variant=variant)) as page:
        assert page.table()["together"] is together


def test_a_line_points_only_at_things_that_can_be_chosen() -> None:
    """The picture has no place for the colour of a seal."""
    game = holotype.load("darwins_journey")
    event = Event("DJ-4.8", "start-seal", None, None, {"seal": "colour:red", "worker": "worker:2"}, 1)
    (line,) = lines(Seating(game, []), [event], "en")
    assert line["things"] == ["worker:2"]


def test_a_solo_game_for_a_score_ends_with_its_verdict() -> None:
    game = holotype.load("darwins_journey")
    begun = game.start(1, 1, variant="solo_score_attack")
    ended = game.position("players 1; phase end; round 5; seat 0: vp 100", variant="solo_score_attack")
    assert verdict(Seating(game, []), begun, "en") == ""
    assert verdict(Seating(game, []), ended, "en") == "The journey ends with 100 points. Your rank: Collector"
