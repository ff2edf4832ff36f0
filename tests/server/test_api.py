"""The JSON API, as an outside program meets it."""

import json
import runpy
import sys
from pathlib import Path
from typing import Any

import httpx
import pytest

import holotype
from tests.helpers import SKELETON
from tests.server.helpers import TIMEOUT, Served, serving, settings

EXAMPLE = Path(__file__).parents[2] / "examples" / "api_bot.py"


class Program:
    def __init__(self, server: Served) -> None:
        self.http = httpx.Client(base_url=f"{server.url}/api", timeout=TIMEOUT)

    def create(self, *seats: str, **more: Any) -> dict[str, Any]:
        answer = self.http.post("/tables", json={"game": SKELETON, "seats": list(seats), **more})
        assert answer.status_code == 201, answer.text
        return self.sit(answer.json())

    def sit(self, seated: dict[str, Any]) -> dict[str, Any]:
        self.http.headers["authorization"] = f"Bearer {seated['token']}"
        self.table = seated["table"]
        return seated

    def read(self, **query: Any) -> dict[str, Any]:
        found: dict[str, Any] = self.http.get(f"/tables/{self.table}", params=query).json()
        return found

    def play(self, token: str, version: int) -> httpx.Response:
        return self.http.post(f"/tables/{self.table}/moves", json={"token": token, "version": version})


@pytest.fixture
def program(server: Served) -> Program:
    return Program(server)


def test_games_options_and_rules_are_described(program: Program) -> None:
    listed = program.http.get("/games").json()
    assert {SKELETON, "evolution"} <= {game["id"] for game in listed["games"]}
    assert listed["levels"][:2] == ["random", "greedy"]
    game = program.http.get(f"/games/{SKELETON}", params={"lang": "ja"}).json()
    assert {option["name"] for option in game["options"]} == {"sets", "hand"}
    assert "say:pass" in game["tokens"]
    assert program.http.get(f"/games/{SKELETON}/rules").json()[0]["id"]


def test_a_program_plays_a_whole_game(program: Program) -> None:
    program.create("me", "greedy", seed=5)
    now = program.read()
    while not now["over"]:
        if now["legal"]:
            now = program.play(now["legal"][0]["token"], now["version"]).json()
        else:
            now = program.read(after=now["version"])
    assert now["ranking"]
    assert program.http.get(f"/tables/{program.table}/record").json()["game"] == SKELETON


def test_two_programs_meet_by_invitation(program: Program, server: Served) -> None:
    seated = program.create("me", "open")
    other = Program(server)
    refused = other.http.post(f"/tables/{seated['table']}/join", json={"name": "Other"})
    assert refused.status_code == 403
    joined = other.http.post(f"/tables/{seated['table']}/join", json={"name": "Other", "invite": seated["invite"]})
    other.sit(joined.json())
    assert other.read()["mine"] == [1]
    assert program.read()["mine"] == [0]


def test_a_token_opens_only_its_own_table(program: Program, server: Served) -> None:
    first = program.create("me", "greedy")
    second = Program(server)
    second.create("me", "greedy")
    second.http.headers["authorization"] = f"Bearer {first['token']}"
    assert second.read()["mine"] == []
    second.http.headers["authorization"] = "Bearer forged"
    assert second.read()["mine"] == []
    assert second.play("say:pass", 0).status_code in (403, 409)


def test_picture_and_log_are_served(program: Program) -> None:
    program.create("me", "greedy")
    picture = program.http.get(f"/tables/{program.table}/picture", params={"lang": "ja", "narrow": True})
    assert picture.headers["content-type"] == "image/svg+xml"
    log = program.http.get(f"/tables/{program.table}/log").json()
    assert log[0]["clause"]


def test_a_program_can_wait_for_a_change(program: Program) -> None:
    program.create("me", "me")
    now = program.read()
    assert program.read(after=now["version"], wait=0)["version"] == now["version"]
    assert program.read(after=now["version"] - 1)["version"] == now["version"]


def test_undo_and_vote_work_for_programs(program: Program) -> None:
    program.create("me", "me")
    now = program.read(seat=0)
    after = program.play("say:pass", now["version"]).json()
    assert after["moves"] == 1
    body = {"moves": 0, "version": after["version"]}
    back = program.http.post(f"/tables/{program.table}/undo", json=body)
    assert back.json()["moves"] == 0
    answer = program.http.post(f"/tables/{program.table}/vote", json={"agree": True, "version": back.json()["version"]})
    assert answer.json()["error"] == "no-vote"


@pytest.mark.parametrize(
    ("change", "status", "error"),
    [
        ({"game": "chess"}, 404, "no-game"),
        ({"game": "x" * 5000}, 422, "malformed"),
        ({"seats": []}, 422, "malformed"),
        ({"seats": ["me"]}, 422, "bad-option"),
        ({"seats": ["me"] * 9}, 422, "bad-option"),
        ({"seats": ["me", "king"]}, 422, "malformed"),
        ({"options": {"colour": "red"}}, 422, "bad-option"),
        ({"options": {"hand": 99}}, 422, "bad-option"),
        ({"options": {"players": 3}}, 422, "bad-option"),
        ({"options": {"record": False}}, 422, "bad-option"),
        ({"options": {"seed": 3}}, 422, "bad-option"),
        ({"options": {"variant": "moon"}}, 422, "bad-option"),
        ({"options": []}, 422, "malformed"),
        ({"options": {"\ud800": 1}}, 422, "bad-option"),
        ({"options": {"variant": "\ud800"}}, 422, "bad-option"),
        ({"options": {"hand": {"a": [1]}}}, 422, "bad-option"),
        ({"game": "\ud800"}, 422, "malformed"),
        ({"seats": ["me", "\ud800"]}, 422, "malformed"),
        ({"name": 7}, 422, "malformed"),
        ({"seed": "x"}, 422, "malformed"),
    ],
)
def test_a_table_that_cannot_be_is_refused(program: Program, change: dict[str, Any], status: int, error: str) -> None:
    body = json.dumps({"game": SKELETON, "seats": ["me", "greedy"]} | change)  # in ASCII, with halves of characters too
    answer = program.http.post("/tables", content=body, headers={"content-type": "application/json"})
    assert answer.status_code == status, answer.text
    assert answer.json()["error"] == error
    assert answer.json()["message"]


@pytest.mark.parametrize("body", [b"", b"{", b"[]", b"null", b'"x"', b"\xff", b"[" * 20000])
def test_malformed_json_is_refused(program: Program, body: bytes) -> None:
    headers = {"content-type": "application/json"}
    program.create("me", "greedy")
    for path in ("/tables", f"/tables/{program.table}/moves", f"/tables/{program.table}/undo"):
        answer = program.http.post(path, content=body, headers=headers)
        assert answer.status_code == 422, answer.text
        assert answer.json()["error"] == "malformed"


def test_oversized_bodies_are_refused(program: Program) -> None:
    answer = program.http.post("/tables", json={"game": SKELETON, "seats": ["me"], "name": "x" * 100_000})
    assert answer.status_code == 413
    answer = program.http.post("/tables", content=(b"x" * 1000 for _ in range(100)))
    assert answer.status_code == 413


def test_late_illegal_and_unknown_moves_change_nothing(program: Program) -> None:
    program.create("me", "me")
    now = program.read(seat=0)
    for token, version, error in (
        ("say:pass", now["version"] + 1, "late"),
        ("say:pass", now["version"] - 1, "late"),
        ("no:such", now["version"], "illegal"),
        ("fossil:", now["version"], "illegal"),
    ):
        answer = program.play(token, version)
        assert answer.json()["error"] == error
        assert program.read(seat=0) == now


@pytest.mark.parametrize(
    ("path", "status"),
    [
        ("/tables/none", 404),
        ("/games/chess", 404),
        ("/games/chess/rules", 404),
        ("/games?lang=tlh", 422),
        (f"/games/{SKELETON}?lang=tlh", 422),
        ("/nothing", 404),
        ("/tables/TABLE?seat=9", 422),
        ("/tables/TABLE?seat=-1", 422),
        ("/tables/TABLE?seat=x", 422),
        ("/tables/TABLE?lang=tlh", 422),
        ("/tables/TABLE?wait=1e9&after=0", 422),
        ("/tables/TABLE/moments/99", 422),
        ("/tables/TABLE/moments/-1", 422),
        ("/tables/TABLE/moments/x", 422),
        ("/tables/TABLE/picture?seat=1", 403),
    ],
)
def test_bad_addresses_are_refused_as_json(program: Program, path: str, status: int) -> None:
    program.create("me", "greedy")
    answer = program.http.get(path.replace("TABLE", program.table))
    assert answer.status_code == status
    assert answer.json()["message"]


def test_seeds_are_for_tests_only(tmp_path: Path, skeleton: holotype.Game) -> None:
    with serving(settings(tmp_path, testing=False)) as server:
        wanted = {"game": SKELETON, "seats": ["me", "me"], "seed": 3}
        assert Program(server).http.post("/tables", json=wanted).json()["error"] == "no-seeds"


def test_a_seed_gives_the_same_table(program: Program, server: Served) -> None:
    other = Program(server)
    for each in (program, other):
        each.create("me", "me", seed=3)
    assert program.read(seat=1)["view"] == other.read(seat=1)["view"]


def test_everything_is_described_as_openapi(program: Program) -> None:
    schema = program.http.get("/openapi.json").json()
    assert {"/api/games", "/api/tables", "/api/tables/{table}/moves"} <= set(schema["paths"])
    for path, methods in schema["paths"].items():
        for about in methods.values():
            assert about.get("description"), path


def test_the_example_bot_plays_a_game_to_the_end(server: Served, capsys: pytest.CaptureFixture[str]) -> None:
    before = sys.argv
    sys.argv = ["api_bot.py", server.url, SKELETON]
    try:
        runpy.run_path(str(EXAMPLE), run_name="__main__")
    finally:
        sys.argv = before
    assert "points" in capsys.readouterr().out
