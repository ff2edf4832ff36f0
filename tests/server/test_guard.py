"""What comes from another site, has no end or names what cannot be is refused at the door."""

import json
import socket
import stat
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import InvalidStatus

import holotype
from holotype.server import Limits
from holotype.server.guard import LARGEST_BODY
from holotype.tables.rows import Row, Standing
from tests.helpers import SKELETON
from tests.server.helpers import TIMEOUT, Person, Served, connected, serving, settings

FOREIGN = [
    {"origin": "http://elsewhere.example"},
    {"origin": "null"},
    {"origin": "http://[broken"},
    {"sec-fetch-site": "cross-site"},
    {"sec-fetch-site": "same-site"},
    {"origin": "http://elsewhere.example", "sec-fetch-site": "same-origin"},
]


# --- other sites -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("headers", FOREIGN)
def test_a_form_of_another_site_changes_nothing(ann: Person, headers: dict[str, str]) -> None:
    table = ann.open_table("me", "open")
    before = dict(ann.http.cookies)
    link = ann.http.post(f"/tables/{table}/device").json()["path"]
    for path in (
        f"/games/{SKELETON}/quick",
        f"/games/{SKELETON}/new",
        f"/tables/{table}/join",
        f"/tables/{table}/device",
        link,
        f"/api/tables/{table}/moves",
        "/api/tables",
    ):
        answer = ann.http.post(path, headers=headers)
        assert answer.status_code == 403, path
        assert "set-cookie" not in answer.headers
    assert dict(ann.http.cookies) == before


def test_own_pages_and_programs_may_post(ann: Person, server: Served) -> None:
    for headers in (
        {"origin": server.url, "sec-fetch-site": "same-origin"},
        {"origin": server.url.upper()},
        {"sec-fetch-site": "none"},
        {},
    ):
        assert ann.http.post(f"/games/{SKELETON}/quick", headers=headers).status_code == 303


@pytest.mark.parametrize("headers", FOREIGN)
def test_a_script_of_another_site_cannot_open_the_line(ann: Person, headers: dict[str, str]) -> None:
    table = ann.open_table("me", "greedy")
    address = f"{ann.url.replace('http', 'ws')}/tables/{table}/socket"
    with pytest.raises(InvalidStatus) as refused, connected(address, headers):
        pass
    assert refused.value.response.status_code == 403


# --- bodies ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("coding", ["chunked", "Chunked", "CHUNKED"])
def test_a_body_is_counted_while_it_is_read(server: Served, coding: str) -> None:
    """The answer comes before the end of the body, so what lies beyond the limit is not kept."""
    with socket.create_connection(("127.0.0.1", server.port), TIMEOUT) as line:
        head = f"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nTransfer-Encoding: {coding}"
        line.sendall(head.encode() + b"\r\n\r\n")
        piece = b" " * 16384
        for _ in range(LARGEST_BODY // len(piece) + 1):
            line.sendall(b"%x\r\n%s\r\n" % (len(piece), piece))
        assert b" 413 " in line.recv(64)


def test_a_small_body_in_pieces_is_read(server: Served) -> None:
    def pieces() -> Iterator[bytes]:
        body = json.dumps({"game": SKELETON, "seats": ["me", "me"]}).encode()
        yield from (body[:10], body[10:])

    headers = {"content-type": "application/json"}
    answer = httpx.post(f"{server.url}/api/tables", content=pieces(), headers=headers, timeout=TIMEOUT)
    assert answer.status_code == 201


# --- what cannot be ----------------------------------------------------------------------------------------------


@pytest.mark.postgres
@pytest.mark.slow
def test_no_address_breaks_the_server(tmp_path: Path, database: str, skeleton: holotype.Game) -> None:
    with serving(settings(tmp_path, database=database)) as served:
        http = served.person("Ann").http
        for path in ("/tables/%00", "/api/tables/a%00b", "/api/records/%00", "/records/%00/x", "/api/tables/%00/log"):
            assert http.get(path).status_code == 404, path
        assert http.post("/api/tables/%00/join", json={}).status_code == 404
        with pytest.raises(InvalidStatus), connected(f"ws://127.0.0.1:{served.port}/tables/%00/socket"):
            pass


@pytest.mark.parametrize("game", holotype.games())
@pytest.mark.parametrize("digits", [10, 4000, 5000])
def test_a_position_with_a_monstrous_number_is_refused(ann: Person, game: str, digits: int) -> None:
    number = "9" * digits
    for position in (f"turn {number}", f"bank {number}", f"seat {number}: A", f"chance {number}"):
        record = {"game": game, "ruleset": holotype.load(game).ruleset, "players": 2, "options": {}, "entries": []}
        answer = ann.http.post("/api/records", json=record | {"position": position})
        assert (answer.status_code, answer.json()["error"]) == (422, "bad-record")


async def test_a_table_that_does_not_replay_does_not_tell_its_tokens(ann: Person, server: Served) -> None:
    table = ann.open_table("me", "open")
    tables = server.app.state.context.tables
    await tables.store.append(table, Row(1, "token", 0, "say:secret"), Standing(0, 1, False))
    tables._live.clear()
    answer = ann.http.get(f"/api/tables/{table}")
    assert answer.json()["error"] == "old-rules"
    assert "secret" not in answer.text


# --- what is kept ------------------------------------------------------------------------------------------------


def permissions(path: Path) -> str:
    return oct(stat.S_IMODE(path.stat().st_mode))


@pytest.mark.parametrize("inside", ["data", "data/deeper"])
def test_nobody_else_may_read_the_database(tmp_path: Path, skeleton: holotype.Game, inside: str) -> None:
    folder = tmp_path / inside
    with serving(settings(folder)) as served:
        served.person("Ann").open_table("me", "me")
        assert permissions(folder) == "0o700"
        for file in folder.iterdir():
            assert permissions(file) == "0o600", file


@pytest.mark.parametrize("url", [False, True])
def test_a_database_of_ones_own_is_private_and_its_folder_as_it_was(
    tmp_path: Path, skeleton: holotype.Game, url: bool
) -> None:
    tmp_path.chmod(0o755)
    file = tmp_path / "mine.sqlite3"
    file.touch(mode=0o644)
    database = f"sqlite:///{file}" if url else str(file)
    with serving(settings(tmp_path / "data", database=database)):
        assert (permissions(file), permissions(tmp_path)) == ("0o600", "0o755")


@pytest.mark.parametrize("kind", ["sqlite", pytest.param("postgres", marks=[pytest.mark.postgres, pytest.mark.slow])])
def test_a_link_to_another_device_opens_it_once(
    kind: str, tmp_path: Path, skeleton: holotype.Game, request: pytest.FixtureRequest
) -> None:
    """On whichever worker, and after a restart."""
    chosen = settings(tmp_path, database=request.getfixturevalue("database") if kind == "postgres" else None)
    with serving(chosen) as served:
        ann, phone, thief = (served.person(name) for name in ("Ann", "Phone", "Thief"))
        link = ann.http.post(f"/tables/{ann.open_table('me', 'open')}/device").json()["path"]
        assert phone.http.post(link).status_code == 303
        assert thief.http.post(link).status_code == 410
    with serving(chosen) as served:
        for answer in (served.person("Thief").http.get(link), served.person("Thief").http.post(link)):
            assert answer.status_code == 410
            assert "no longer valid" in answer.text


# --- proxies -----------------------------------------------------------------------------------------------------


def opened(served: Served, forwarded: str, source: str = "127.0.0.1") -> int:
    transport = httpx.HTTPTransport(local_address=source)
    with httpx.Client(transport=transport, timeout=TIMEOUT) as http:
        body = {"game": SKELETON, "seats": ["me", "me"]}
        return http.post(f"{served.url}/api/tables", json=body, headers={"x-forwarded-for": forwarded}).status_code


def test_nobody_names_their_own_address(tmp_path: Path, skeleton: holotype.Game) -> None:
    with serving(settings(tmp_path, limits=Limits(tables=1, joins=0, messages=0))) as served:
        assert [opened(served, f"10.0.0.{n}") for n in range(3)] == [201, 429, 429]


@pytest.mark.parametrize("trusted", ["127.0.0.2", "127.0.0.2/31"])
def test_a_trusted_proxy_names_them(tmp_path: Path, skeleton: holotype.Game, trusted: str) -> None:
    limits = Limits(tables=1, joins=0, messages=0)
    with serving(settings(tmp_path, limits=limits, trusted_proxies=(trusted,))) as served:
        assert [opened(served, f"10.0.0.{n}", "127.0.0.2") for n in (1, 2, 1)] == [201, 201, 429]
        assert opened(served, "66.6.6.6, 10.0.0.1", "127.0.0.2") == 429, "what stands before was made up"
        assert [opened(served, f"10.0.1.{n}", "127.0.0.9") for n in (1, 2)] == [201, 429], "another machine"


def test_a_cookie_is_secure_where_the_trusted_proxy_speaks_https(tmp_path: Path, skeleton: holotype.Game) -> None:
    with serving(settings(tmp_path, trusted_proxies=("127.0.0.1",))) as served:
        ann = served.person("Ann")
        for scheme, secure in (("https", True), ("http", False)):
            answer = ann.http.post(f"/games/{SKELETON}/quick", headers={"x-forwarded-proto": scheme})
            assert ("Secure" in answer.headers["set-cookie"]) is secure


def test_a_proxy_is_trusted_by_its_address(tmp_path: Path) -> None:
    with pytest.raises(ValueError, match=r"'proxy\.example' is not an IP address or network"):
        settings(tmp_path, trusted_proxies=("proxy.example",))
