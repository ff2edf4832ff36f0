"""The pages: every one answers in both languages; bad addresses and forms get a clear page."""

import re
import sqlite3
from contextlib import closing
from pathlib import Path

import httpx
import pytest

import holotype
from holotype.core.terms import Term, own_words
from holotype.tables.rules import Links
from tests.helpers import SKELETON
from tests.server.helpers import TIMEOUT, Person, Served, serving, settings

PAGES = ["/", "/about", "/api/docs", f"/games/{SKELETON}/new", f"/games/{SKELETON}/rules", "/games/evolution/new"]


@pytest.mark.parametrize("lang", ["en", "ja"])
@pytest.mark.parametrize("path", PAGES)
def test_every_page_answers_in_both_languages(server: Served, path: str, lang: str) -> None:
    answer = server.person(lang=lang).http.get(path)
    assert answer.status_code == 200
    assert f'<html lang="{lang}"' in answer.text
    japanese = re.search("[ぁ-んァ-ン]", re.sub(r'<script type="application/json".*?</script>', "", answer.text))
    assert bool(japanese) or lang == "en"


def test_the_lobby_shows_every_game_with_a_picture(ann: Person) -> None:
    page = ann.http.get("/").text
    for game in (SKELETON, "evolution"):
        assert f'id="game-{game}"' in page
        for theme in ("light", "dark"):
            picture = ann.http.get(f"/games/{game}/cover.svg?lang=ja&theme={theme}")
            assert picture.headers["content-type"] == "image/svg+xml"
            assert "<svg" in picture.text


@pytest.mark.parametrize("name", holotype.games())
def test_the_form_offers_every_number_of_players_of_every_variant(ann: Person, name: str) -> None:
    game, page = holotype.load(name), ann.http.get(f"/games/{name}/new").text
    offered = {int(n) for n in re.findall(r'name="players" value="(\d+)"', page)}
    assert offered == {n for variant in game.variants for n in variant.players or game.players}
    assert page.count('class="seat-line"') == max(offered)


def test_every_script_and_style_of_a_page_is_there(ann: Person) -> None:
    table = ann.open_table("me", "greedy")
    for path in [*PAGES, f"/tables/{table}", f"/tables/{table}/replay"]:
        for file in re.findall(r'(?:href|src)="(/static/[^"]+)"', ann.http.get(path).text):
            answer = ann.http.get(file)
            assert answer.status_code == 200, file
            for imported in re.findall(r'^import .* from "\./([\w-]+\.js)"', answer.text, re.MULTILINE):
                assert ann.http.get(f"/static/js/{imported}").status_code == 200, imported


def test_icons_are_served_and_nothing_else(ann: Person) -> None:
    assert "<symbol" in ann.http.get("/icons/fish.svg").text
    for name in ("no-such-icon", "..%2f..%2fapp", "FISH", "a" * 200):
        assert ann.http.get(f"/icons/{name}.svg").status_code == 404


def test_language_is_kept_and_an_unknown_one_ignored(server: Served) -> None:
    reader = server.person()
    reader.http.cookies.clear()
    assert '<html lang="ja"' in reader.http.get("/?lang=ja").text
    assert '<html lang="ja"' in reader.http.get("/about").text
    assert '<html lang="ja"' in reader.http.get("/?lang=tlh").text
    reader.http.cookies.set("lang", "<script>")
    assert "<script>alert" not in reader.http.get("/").text


def test_theme_is_kept_and_an_unknown_one_ignored(ann: Person) -> None:
    assert "data-theme=" not in ann.http.get("/").text.split("<head>")[0]
    ann.http.cookies.set("theme", "dark")
    assert 'data-theme="dark"' in ann.http.get("/").text
    ann.http.cookies.set("theme", "plaid")
    assert "plaid" not in ann.http.get("/").text


@pytest.mark.parametrize(
    "path", ["/nothing", "/games/chess/new", "/games/chess/rules", "/tables/nope", "/tables/nope/replay", "/games/.."]
)
def test_what_is_not_there_gets_a_page_that_says_so(ann: Person, path: str) -> None:
    answer = ann.http.get(path)
    assert answer.status_code in (404, 200 if path == "/games/.." else 404)
    assert "<!doctype html>" in answer.text


@pytest.mark.parametrize(("lang", "words"), [("en", "Something broke"), ("ja", "サーバーで問題が起きました")])
def test_what_nobody_foresaw_gets_a_page_too(tmp_path: Path, lang: str, words: str) -> None:
    with serving(settings(tmp_path)) as server:
        with closing(sqlite3.connect(tmp_path / "tables.sqlite3")) as database:
            database.execute("DROP TABLE seats")
            database.execute("DROP TABLE tables")
        answer = server.person(lang=lang).http.get("/")
        program = httpx.get(f"{server.url}/api/tables/x", timeout=TIMEOUT)
    assert answer.status_code == program.status_code == 500
    assert f'<html lang="{lang}"' in answer.text
    assert words in answer.text
    assert program.json()["error"] == "failed"


GOOD = {"players": "2", "variant": "base", "seat-0": "me", "name-0": "Ann", "seat-1": "greedy"}


@pytest.mark.parametrize(
    "change",
    [
        {"players": "1"},
        {"players": "5"},
        {"players": "many"},
        {"players": "-1"},
        {"players": "99999999999"},
        {"players": ""},
        {"seat-1": "king"},
        {"variant": "no-such"},
        {"has-hand": "1", "option-hand": "77"},
        {"has-hand": "1", "option-hand": "<b>"},
    ],
)
def test_a_bad_form_opens_no_table(ann: Person, change: dict[str, str]) -> None:
    answer = ann.http.post(f"/games/{SKELETON}/new", data=GOOD | change)
    assert answer.status_code == 422
    assert "<!doctype html>" in answer.text
    assert "You sit at no table yet" in ann.http.get("/").text


def test_what_is_not_a_form_is_refused(ann: Person) -> None:
    answer = ann.http.post(f"/games/{SKELETON}/new", content=b"\xff\xfe\x00")
    assert answer.status_code == 422


def test_an_oversized_form_is_refused(ann: Person) -> None:
    answer = ann.http.post(f"/games/{SKELETON}/new", data={"name-0": "x" * 100_000})
    assert answer.status_code == 413


def test_options_of_the_form_reach_the_game(ann: Person) -> None:
    table = ann.open_table("me", "greedy", hand=4)
    view = ann.http.get(f"/api/tables/{table}").json()["view"]
    assert view["options"]["hand"] == 4


def test_whoever_is_invited_reads_which_rules_are_played(server: Served, ann: Person) -> None:
    table = ann.open_table("me", "open", variant="museum-night", hand=3)
    plain = ann.open_table("me", "open")
    for path in ("/", f"/tables/{table}", f"/tables/{table}/replay"):
        assert " · Museum night" in server.person("Bob").http.get(path).text
    assert "Fossils in hand at the start: 3" in server.person("Bob").http.get(f"/tables/{table}").text
    usual = ann.open_table("me", "open", game="evolution", compulsory_defences="running+mimicry")
    for table in (plain, usual):
        assert "Rules of this table" not in server.person("Bob").http.get(f"/tables/{table}").text


def test_an_invitation_that_comes_too_late_or_is_wrong_says_so(server: Served, ann: Person) -> None:
    full, private = ann.open_table("me", "greedy"), ann.open_table("me", "open", public=False)
    bob = server.person("Bob").http
    assert 'data-refused="All seats are taken. You can watch."' in bob.get(f"/tables/{full}?invite=x").text
    assert 'data-refused="This table is only for people' in bob.get(f"/tables/{private}?invite=x").text
    for person, path in ((bob, f"/tables/{full}"), (ann.http, f"/tables/{full}?invite=x")):
        assert 'data-refused=""' in person.get(path).text


def test_the_lobby_counts_the_players_of_every_variant(ann: Person) -> None:
    card = ann.http.get("/").text.partition('id="game-greenland"')[2]
    assert "1–4 players" in card.partition("</article>")[0]


def test_the_form_says_what_a_variant_is(ann: Person) -> None:
    page = ann.http.get("/games/greenland/new").text
    assert re.search(r'value="beginners"[^>]* data-help="No daughters, animals', page)


def test_names_and_games_are_escaped(server: Served) -> None:
    evil = server.person("<img src=x>")
    table = evil.open_table("me", "open")
    for path in ("/", f"/tables/{table}", f"/tables/{table}/replay"):
        assert "<img src=x>" not in evil.http.get(path).text


def test_pages_forbid_foreign_scripts_and_frames(ann: Person) -> None:
    policy = ann.http.get("/").headers["content-security-policy"]
    assert "default-src 'self'" in policy
    assert "frame-ancestors 'none'" in policy
    assert "unsafe-eval" not in policy


def test_rules_have_an_anchor_for_every_clause(ann: Person) -> None:
    page = ann.http.get("/games/evolution/rules").text
    assert 'id="EV-5.3"' in page
    assert '<a href="#EV-R24" data-clause="EV-R24">' in page


@pytest.mark.parametrize(("lang", "said"), [("en", "<p><strong>Aim.</strong> "), ("ja", "<p><strong>目的。</strong> ")])
def test_the_rules_begin_with_the_game_in_short(server: Served, lang: str, said: str) -> None:
    """On the page of rules and in the drawer beside the table, with links to clauses."""
    ann = server.person(lang=lang)
    table = ann.open_table("me", "random", game="evolution")
    for path in ("/games/evolution/rules", f"/tables/{table}", f"/tables/{table}/replay"):
        short = ann.http.get(path).text.partition('class="in-short"')[2].partition("</section>")[0]
        assert said in short, path
        assert '<a href="#EV-7.20" data-clause="EV-7.20">' in short, path


def test_terms_lead_to_the_glossary_in_both_languages(server: Served) -> None:
    """From where they stand first in a clause, never within a link; with a link to the clause that explains them."""
    ann = server.person(lang="ja")
    page = ann.http.get(f"/games/{SKELETON}/rules").text
    draw = page.partition('id="SG-2.2"')[2].partition("</div>")[0]
    assert draw.count('<a class="term" href="#term-bag">袋</a>') == 1
    glossary = page.partition('id="glossary"')[2].partition("</section>")[0]
    entry = glossary.partition('id="term-bag"')[2].partition("</div>")[0]
    assert 'href="#SG-1.1"' in entry
    assert '<strong>袋</strong> <span class="other" lang="en">bag</span>' in entry
    table = ann.open_table("me", "random", game=SKELETON)
    assert 'id="term-bag"' in ann.http.get(f"/tables/{table}").text


def test_a_term_is_no_link_within_another_link_or_code(skeleton: holotype.Game) -> None:
    terms = (Term("set", "SG-2", "SG-2", "SG-2.2"), Term("hand", "hand", "手札", "SG-1.2"))
    links = Links(skeleton, "en")
    links.terms = own_words(terms, "en")
    assert links.of("A `hand` of *hands*, see SG-2.2, hand.") == (
        'A <code>hand</code> of <em><a class="term" href="#term-hand">hands</a></em>, '
        'see <a href="#SG-2.2" data-clause="SG-2.2">SG-2.2</a>, hand.'
    )


def test_health_is_told(ann: Person) -> None:
    assert ann.http.get("/healthz").json()["ready"]


def test_every_colour_of_the_page_is_declared_once() -> None:
    sheets = Path(holotype.__file__).parent / "web" / "static" / "css"
    colour = re.compile(r"#[0-9a-fA-F]{3,8}\b|\b(?:rgb|hsl)a?\([^)]*\)")
    text = "".join(sheet.read_text(encoding="utf-8") for sheet in sorted(sheets.glob("*.css")))
    declared, _, rules = text.partition("--font:")
    assert len(colour.findall(declared)) > 20
    assert colour.findall(rules) == []
