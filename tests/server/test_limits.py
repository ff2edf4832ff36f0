"""What a stranger can flood is limited, said in words, and set by whoever runs the server."""

import json
from collections.abc import Iterator
from types import SimpleNamespace
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

import holotype
from holotype.server import Limits
from holotype.server.limits import ADDRESSES, RateLimits
from tests.helpers import SKELETON
from tests.server.helpers import TIMEOUT, Served, connected, serving, settings

NEW = {"players": "2", "seat-0": "me", "seat-1": "open", "public": "on"}


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory, skeleton: holotype.Game) -> Iterator[Served]:
    folder = tmp_path_factory.mktemp("strict")
    with serving(settings(folder, limits=Limits(tables=2, joins=1, messages=5))) as served:
        served.stop_limits_clock()
        yield served


def test_a_flood_of_tables_and_joins_is_refused(strict: Served) -> None:
    ann = strict.person("Ann")
    tables = [ann.open_table("me", "open", "open") for _ in range(2)]
    for lang, words in (("en", "Too much at once. Try again in"), ("ja", "秒後にもう一度")):
        ann.http.cookies.set("lang", lang)
        refused = ann.http.post(f"/games/{SKELETON}/new", data=NEW)
        assert refused.status_code == 429
        assert words in refused.text
    for path, body in (("/tables", {"game": SKELETON, "seats": ["me", "me"]}), ("/records", {})):
        answer = ann.http.post(f"/api{path}", json=body)
        assert (answer.status_code, answer.json()["error"]) == (429, "too-many")
    assert ann.http.post(f"/games/{SKELETON}/quick").status_code == 429
    bob = strict.person("Bob")
    assert bob.join(tables[0]).status_code == 303
    assert bob.join(tables[0]).status_code == 429
    assert bob.http.post(f"/api/tables/{tables[0]}/join", json={}).json()["error"] == "too-many"
    assert bob.http.get(f"/api/tables/{tables[0]}").json()["waiting"] is True


def test_a_flood_of_messages_is_slowed_down_and_loses_nothing(tmp_path: Any, skeleton: holotype.Game) -> None:
    with serving(settings(tmp_path, limits=Limits(tables=0, joins=0, messages=60))) as served:
        now = served.stop_limits_clock()
        ann = served.person("Ann")
        table = ann.open_table("me", "me")
        with ann.page(table) as page:
            page.table()
            for _ in range(60):
                page.send(do="dance")
            page.send(do="look", lang="ja")
            assert page.until(lambda message: message.get("code") == "too-many")["text"].startswith("Too much at once")
            now[0] += 3  # for the two dances that went beyond, and the look
            assert page.table(lambda frame: frame["seats"][0]["label"] != "Player 1")
        answer = ann.http.post(f"/api/tables/{table}/moves", json={"token": "say:pass", "version": 0})
        assert (answer.status_code, answer.json()["error"]) == (429, "too-many")


def test_a_flood_of_pages_is_told_to_come_later(tmp_path: Any, skeleton: holotype.Game) -> None:
    with serving(settings(tmp_path, limits=Limits(tables=0, joins=0, messages=1))) as served:
        served.stop_limits_clock()
        ann = served.person("Ann")
        table = ann.open_table("me", "me")
        address = f"{served.url.replace('http', 'ws')}/tables/{table}/socket"
        with connected(address), connected(address) as second:
            assert json.loads(second.recv(TIMEOUT))["code"] == "too-many"
            with pytest.raises(ConnectionClosed):
                second.recv(TIMEOUT)
            assert second.close_code == 1013


def visitor(address: str) -> Any:
    return SimpleNamespace(client=SimpleNamespace(host=address))


def test_a_bucket_fills_again_within_a_minute() -> None:
    now = [0.0]
    rate_limits = RateLimits(Limits(tables=3), lambda: now[0])
    assert [rate_limits.wait("tables", visitor("a")) for _ in range(3)] == [0, 0, 0]
    assert rate_limits.wait("tables", visitor("a")) == 20
    assert rate_limits.wait("tables", visitor("b")) == 0, "everybody has their own"
    assert rate_limits.wait("joins", visitor("a")) == 0, "everything is counted apart"
    now[0] = 19
    assert rate_limits.wait("tables", visitor("a")) == pytest.approx(1)
    now[0] = 20
    assert rate_limits.wait("tables", visitor("a")) == 0
    assert rate_limits.wait("tables", visitor("a")) == 20
    now[0] = 2000
    assert [rate_limits.wait("tables", visitor("a")) > 0 for _ in range(4)] == [False, False, False, True]


@pytest.mark.parametrize(
    ("one", "two", "same"),
    [
        ("10.0.0.1", "10.0.0.2", False),
        ("2001:db8::1", "2001:db8::ffff:1", True),
        ("2001:db8:0:1::1", "2001:db8:0:2::1", False),
        ("", "testclient", False),
    ],
)
def test_a_household_is_counted_once(one: str, two: str, same: bool) -> None:
    rate_limits = RateLimits(Limits(tables=1), lambda: 0.0)
    rate_limits.wait("tables", visitor(one))
    assert (rate_limits.wait("tables", visitor(two)) > 0) is same


def test_no_limit_is_none() -> None:
    rate_limits = RateLimits(Limits(tables=0), lambda: 0.0)
    assert not any(rate_limits.wait("tables", visitor("a")) for _ in range(1000))


def test_addresses_are_forgotten_in_time() -> None:
    rate_limits = RateLimits(Limits(tables=1), lambda: 0.0)
    for number in range(ADDRESSES + 1):
        rate_limits.wait("tables", visitor(str(number)))
    assert len(rate_limits._buckets) == ADDRESSES
    assert rate_limits.wait("tables", visitor("0")) == 0
