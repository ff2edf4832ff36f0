"""Who sits where: invitations, signed cookies, hot-seat, spectators."""

import time

import pytest

from tests.server.helpers import Page, Person, Served


def invite_of(person: Person, table: str) -> str:
    page = person.http.get(f"/tables/{table}").text
    return page.split('data-invite="')[1].split('"')[0]


def test_an_invitation_gives_the_open_seat_to_the_first_who_takes_it(ann: Person, bob: Person, server: Served) -> None:
    table = ann.open_table("me", "open", public=False)
    invite = invite_of(ann, table)
    assert '<dialog id="join"' in bob.http.get(f"/tables/{table}?invite={invite}").text
    assert bob.join(table, invite).status_code == 303
    late = server.person("Cid").join(table, invite)
    assert late.status_code == 409
    assert "taken" in late.text
    with ann.page(table) as page:
        assert [seat["name"] for seat in page.table()["seats"]] == ["Ann", "Bob"]


def test_a_table_that_is_not_public_wants_its_invitation(ann: Person, bob: Person) -> None:
    table = ann.open_table("me", "open", public=False)
    assert '<dialog id="join"' not in bob.http.get(f"/tables/{table}").text
    assert bob.join(table).status_code == 403
    assert bob.join(table, "guess").status_code == 403
    assert table not in bob.http.get("/").text
    assert invite_of(bob, table) == ""


def test_a_public_table_stands_in_the_lobby_until_it_is_full(ann: Person, bob: Person) -> None:
    table = ann.open_table("me", "open")
    assert table in bob.http.get("/").text
    bob.join(table)
    assert table in bob.http.get("/").text  # now among Bob's own
    with bob.page(table) as page:
        assert not page.table()["waiting"]


def test_nothing_can_be_played_before_all_seats_are_taken(ann: Person, bob: Person) -> None:
    table = ann.open_table("me", "open")
    with ann.page(table) as page:
        frame = page.table()
        assert frame["waiting"]
        assert frame["legal"] == []
        page.send(do="play", token="say:pass", version=frame["version"])
        assert page.error()["code"] == "waiting-for-players"
        bob.join(table)
        assert not page.table(lambda f: not f["waiting"])["waiting"]


def device_link(person: Person, table: str) -> str:
    path: str = person.http.post(f"/tables/{table}/device").json()["path"]
    return path


def test_a_link_lets_a_person_go_on_with_another_device(ann: Person, server: Served) -> None:
    """Only after the button: a link that is merely opened, by a preview perhaps, gives nothing away."""
    table = ann.open_table("me", "random")
    link, phone = device_link(ann, table), server.person("Phone")
    assert "Go on here as Ann?" in phone.http.get(link).text
    with phone.page(table) as page:
        assert page.table()["mine"] == []
    assert phone.http.post(link).headers["location"] == f"/tables/{table}"
    with phone.page(table) as page, ann.page(table) as desk:
        assert page.table()["mine"] == desk.table()["mine"] == [0]


def test_a_device_with_seats_of_its_own_is_warned(ann: Person, bob: Person) -> None:
    link = device_link(ann, ann.open_table("me", "random"))
    warning = "forget the seats"
    assert warning not in bob.http.get(link).text
    bob.open_table("me", "random")
    assert warning in bob.http.get(link).text
    assert warning not in ann.http.get(link).text


def test_only_who_sits_at_a_table_gets_such_a_link(ann: Person, bob: Person) -> None:
    table = ann.open_table("me", "random")
    assert bob.http.post(f"/tables/{table}/device").status_code == 403


def test_a_link_to_another_device_is_valid_for_a_quarter_of_an_hour(
    ann: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    link = device_link(ann, ann.open_table("me", "random"))
    now = time.time()
    monkeypatch.setattr(time, "time", lambda: now + 14 * 60)
    assert ann.http.get(link).status_code == 200
    monkeypatch.setattr(time, "time", lambda: now + 16 * 60)
    for answer in (ann.http.get(link), ann.http.post(link), ann.http.get(link[:-3])):
        assert answer.status_code == 410
        assert "no longer valid" in answer.text


@pytest.mark.parametrize(("lang", "name"), [("en", "Player 2"), ("ja", "プレイヤー2")])
def test_the_log_calls_a_free_seat_what_the_picture_calls_it(ann: Person, bob: Person, lang: str, name: str) -> None:
    table = ann.open_table("me", "open", game="evolution")
    with ann.page(table, lang=lang) as page:
        assert any(name in line["text"] for line in page.table()["log"]["lines"])
        bob.join(table)
        told = page.table(lambda frame: not frame["waiting"])["log"]
        assert told["from"] == 0
        assert any("Bob" in line["text"] for line in told["lines"])


def test_the_host_can_put_a_bot_on_a_free_seat(ann: Person, bob: Person) -> None:
    table = ann.open_table("me", "open")
    with bob.page(table) as page:
        page.table()
        page.send(do="bot", seat=1, level="greedy")
        assert page.error()["code"] == "not-your-seat"
    with ann.page(table) as page:
        page.table()
        page.send(do="bot", seat=1, level="greedy")
        frame = page.table(lambda f: not f["waiting"])
    assert frame["seats"][1]["kind"] == "bot"


def test_who_leaves_is_replaced_by_a_bot(ann: Person) -> None:
    table = ann.open_table("me", "greedy")
    with ann.page(table) as page:
        page.asked()
        page.send(do="bot", seat=0, level="random")
        assert page.over()["mine"] == []


@pytest.mark.parametrize("forged", ["", "x", "Ann", "ImEi.abc", "eyJhIjoxfQ.sig"])
def test_a_forged_cookie_is_a_stranger(ann: Person, server: Served, forged: str) -> None:
    table = ann.open_table("me", "greedy")
    eve = server.person("Eve")
    eve.http.cookies.set("holotype_person", forged)
    with eve.page(table) as page:
        assert page.table()["mine"] == []


def test_a_tampered_cookie_is_a_stranger(ann: Person, server: Served) -> None:
    table = ann.open_table("me", "greedy")
    cookie = ann.http.cookies["holotype_person"]
    eve = server.person("Eve")
    middle = len(cookie) // 2  # the last letter would not do: some of its bits mean nothing
    other = "a" if cookie[middle] != "a" else "b"
    for changed in (cookie[:middle] + other + cookie[middle + 1 :], cookie[1:], cookie.upper()):
        eve.http.cookies.set("holotype_person", changed)
        with eve.page(table) as page:
            assert page.table()["mine"] == []


def take_device(page: Page) -> int:
    """Whoever is asked says that they hold the device now."""
    frame = page.table(lambda f: f["cover"] is not None)
    assert frame["viewer"] is None, "under the cover lies only what everybody may see"
    assert frame["legal"] == []
    page.send(do="look", viewer=frame["cover"])
    page.table(lambda f: bool(f["legal"]))
    seat: int = frame["cover"]
    assert page.frame["viewer"] == seat
    return seat


def test_hot_seat_covers_hidden_hands_between_turns(ann: Person) -> None:
    table = ann.open_table("me", "me")
    with ann.page(table) as page:
        first = take_device(page)
        hand = page.frame["picture"]
        page.send(do="play", token="say:pass", version=page.frame["version"])
        second = take_device(page)
        assert {first, second} == {0, 1}
        assert page.frame["picture"] != hand


def test_no_cover_while_seats_are_free(ann: Person, bob: Person) -> None:
    table = ann.open_table("me", "me", "open")
    with ann.page(table) as page:
        assert page.table()["cover"] is None
        bob.join(table)
        page.table(lambda f: not f["waiting"])


def test_a_reload_of_a_hot_seat_page_shows_no_hand(ann: Person) -> None:
    table = ann.open_table("me", "me")
    with ann.page(table) as page:
        take_device(page)
    with ann.page(table) as page:
        frame = page.table()
    assert frame["viewer"] is None
    assert frame["cover"] is not None


def test_a_hot_seat_page_cannot_look_with_a_strangers_eyes(ann: Person) -> None:
    table = ann.open_table("me", "me", "greedy")
    with ann.page(table) as page:
        page.table()
        page.send(do="look", viewer=2)
        assert page.error()["code"] == "not-your-seat"


def test_names_are_clean_and_short(server: Served) -> None:
    table = server.person("<b>\u202eA\x00nn</b>   " + "x" * 60).open_table("me", "greedy")
    with server.person("Bob").page(table) as page:
        name = page.table()["seats"][0]["name"]
    assert len(name) <= 24
    assert "\u202e" not in name
    assert "\x00" not in name


def test_a_person_can_change_their_name(ann: Person) -> None:
    table = ann.open_table("me", "greedy")
    with ann.page(table) as page:
        page.asked()
        page.send(do="name", seat=0, name="Anna")
        assert page.table(lambda f: f["seats"][0]["name"] == "Anna")
