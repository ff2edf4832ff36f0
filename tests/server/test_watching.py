"""What an operator sees of a server: metrics on an address of their own, and a line for each request."""

import json
import logging
from collections.abc import Iterator

import pytest

from holotype.server.logs import Lines, as_json, as_text
from holotype.server.metrics import Address, same_address
from holotype.server.run import BadAddress, host_and_port
from tests.server.helpers import Served, until
from tests.server.program import Program


@pytest.fixture(scope="module")
def program(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Program]:
    found = Program(tmp_path_factory.mktemp("program"), "--metrics=127.0.0.1:0", "--log-format=json")
    yield found
    found.close()


def lines(program: Program) -> list[dict[str, object]]:
    return [json.loads(line) for line in program.said().splitlines()]


@pytest.mark.slow
def test_metrics_tell_what_happens(program: Program) -> None:
    ann = program.person()
    assert ann.http.get("/games/no-such-game/new").status_code == 404
    with ann.page(ann.open_table("me", "greedy", game="evolution")) as page:
        page.asked()
        page.play(page.legal()[0])
        page.send(do="play", token="say:nothing", version=page.frame["version"])
        page.error()
        page.asked()
        assert program.metric("connections") == 1
    assert program.metric("moves_total", game="evolution", by="person") == 1
    assert program.metric("acknowledgement_seconds_count") == 1
    assert program.metric("tables") == 1
    assert program.metric("ready") == 1
    assert program.metric("thinking_slots") >= 1
    assert program.metric("thinking_waiting") == 0
    assert program.metric("jobs") >= 3
    assert program.metric("jobs_failing") == 0
    assert program.metric("refusals_total", code="no-game") == 1
    assert (
        program.metric("refusals_total", code="late")
        + program.metric("refusals_total", code="not-your-turn")
        + program.metric("refusals_total", code="illegal")
        == 1
    )
    assert program.metric("database_seconds_count", kind="write") >= 2
    assert program.metric("database_seconds_count", kind="read") >= 2
    assert program.metric("request_seconds_count", status="303") == 1
    assert ("process_resident_memory_bytes", frozenset()) in program.metrics()
    until(lambda: program.metric("connections") == 0)
    moved = program.metric("moves_total", game="evolution", by="bot")
    assert program.metric("bot_answer_seconds_count", level="greedy") >= moved


@pytest.mark.slow
def test_people_see_no_metrics(program: Program) -> None:
    assert program.person().http.get("/metrics").status_code == 404


@pytest.mark.parametrize(
    ("called", "metrics", "told"),
    [
        (("127.0.0.1", 9101), ("127.0.0.1", 9101), True),
        (("10.0.0.7", 9101), ("0.0.0.0", 9101), True),
        (("127.0.0.1", 8000), ("127.0.0.1", 9101), False),
        (("127.0.0.1", 8000), ("127.0.0.2", 8000), False),
        (("127.0.0.1", 8000), None, False),
        (None, ("127.0.0.1", 9101), False),
    ],
)
def test_metrics_are_told_at_their_address_alone(called: Address, metrics: Address, told: bool) -> None:
    assert same_address(called, metrics) is told


def test_a_server_without_an_address_for_metrics_tells_none(server: Served) -> None:
    assert server.person().http.get("/metrics").status_code == 404


@pytest.mark.slow
def test_every_request_is_a_line_and_no_line_has_a_secret(program: Program) -> None:
    ann, bob = program.person("Ann"), program.person("Bob")
    table = ann.open_table("me", "open", game="evolution", public=False)
    with ann.page(table) as page:
        page.table()
    invite = ann.http.get(f"/tables/{table}").text.split('data-invite="')[1].split('"')[0]
    bob.http.get(f"/tables/{table}?invite={invite}")
    bob.join(table, invite)
    key = ann.http.post(f"/tables/{table}/device").json()["path"].rsplit("/", 1)[1]
    for address in (f"/tables/{table}/device/{key}", f"/tables/{table}/device/{key}/", f"/x/Device/{key}/y"):
        program.person("Eve").http.get(address)
    seat = ann.http.post(
        "/api/tables", json={"game": "evolution", "seats": ["me", "greedy"]}, headers={"accept": "application/json"}
    )
    assert seat.status_code == 201, seat.text
    cookies = {*ann.http.cookies.values(), *bob.http.cookies.values()} - {"en", "Ann", "Bob"}
    secrets = {invite, key, seat.json()["token"], *cookies}
    said = program.said()
    assert [secret for secret in secrets if secret in said] == []
    asked = [line for line in lines(program) if line.get("path") == f"/tables/{table}"]
    assert [(line["event"], line["method"], line["status"], line["client"]) for line in asked] == [
        ("request", "GET", 200, "127.0.0.1"),
        ("request", "GET", 200, "127.0.0.1"),
    ]
    assert all(isinstance(line["ms"], float) and line["level"] == "info" for line in asked)
    pages = [line["event"] for line in lines(program) if line.get("path") == f"/tables/{table}/socket"]
    assert pages == ["page opened", "page closed"]
    assert lines(program)[0]["event"] == "started"


def test_nobody_can_write_a_line_of_their_own() -> None:
    record = logging.makeLogRecord({"msg": "request", "levelname": "INFO", "name": "n"})
    record.fields = {"path": '/a\nlevel=error "x"', "status": 404}
    text = Lines(as_text).format(record)
    assert text.endswith(' level=info logger=n event=request path="/a\\nlevel=error \\"x\\"" status=404')
    assert len(text.splitlines()) == 1
    assert json.loads(Lines(as_json).format(record))["path"] == '/a\nlevel=error "x"'


@pytest.mark.parametrize(
    ("address", "read"),
    [("127.0.0.1:9101", ("127.0.0.1", 9101)), ("9101", ("127.0.0.1", 9101)), ("[::1]:80", ("::1", 80))],
)
def test_an_address_is_host_and_port(address: str, read: tuple[str, int]) -> None:
    assert host_and_port(address) == read


@pytest.mark.parametrize("address", ["", "localhost", "127.0.0.1:", "127.0.0.1:99999", "a:b"])
def test_an_address_that_is_none_is_refused(address: str) -> None:
    with pytest.raises(BadAddress):
        host_and_port(address)
