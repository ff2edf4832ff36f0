"""Whole games by clicking, and everything around a table."""

import json
import re
import time
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import DESK, PHONE
from tests.browser.helpers import click_something, legal, open_table, play, version, wait_beyond, wait_for_turn
from tests.helpers import SKELETON
from tests.server.helpers import Served, until

Visit = Callable[..., Page]


def test_a_whole_game_by_clicking(visit: Visit) -> None:
    """From the lobby to the result, with nothing but what the page shows."""
    page = visit("/")
    page.locator(f"#game-{SKELETON}").get_by_role("button", name="Play now against bots").click()
    for n in range(200):
        if wait_for_turn(page) == "over":
            break
        expect(page.locator("#question")).not_to_be_empty()
        click_something(page, n)
    expect(page.get_by_role("dialog")).to_contain_text("points")
    page.get_by_role("dialog").get_by_role("button", name="Close").click()
    expect(page.locator("#question")).to_contain_text(re.compile("win|share"))


def test_a_whole_game_of_evolution_by_clicking(visit: Visit) -> None:
    page = visit("/")
    open_table(page, "me", "greedy", game="evolution")
    chance = Random(1)
    while wait_for_turn(page) == "asked":
        click_something(page, chance.randrange(legal(page).count()))
    dialog = page.get_by_role("dialog")
    expect(dialog).to_contain_text("points")
    assert page.locator("#log li").count() > 100
    told = [line.text_content() for line in page.locator("#log li").all()[-3:]]
    assert [line.text_content() for line in dialog.locator(".ending li").all()[-3:]] == told  # how it was counted
    dialog.locator(".ending .clause").last.click()
    expect(dialog).to_have_count(0)
    expect(page.locator("#rules-pane")).to_be_visible()


def test_one_point_is_not_called_points(visit: Visit) -> None:
    page = visit("/")
    said = page.evaluate("import('/static/js/ask.js').then(({ points }) => [0, 1, 2].map(points))")
    assert said == ["0 points", "1 point", "2 points"]


def test_what_is_asked_is_clear(visit: Visit) -> None:
    page = visit("/")
    open_table(page, "me", "greedy")
    wait_for_turn(page)
    expect(page.locator("#turn-pill")).to_have_text("Your turn")
    expect(page.locator(".player.to-move")).to_contain_text("Ann")
    expect(page.locator(".player.to-move")).to_contain_text("Your turn")
    expect(page).to_have_title(re.compile("Your turn"))
    expect(page.locator("#said")).to_contain_text("Your turn")


def test_the_clause_of_the_question_opens_the_rules(visit: Visit) -> None:
    page = visit("/")
    open_table(page, "me", "greedy")
    wait_for_turn(page)
    clause = page.locator("#question-clause").inner_text()
    page.locator("#question-clause").click()
    expect(page.locator("#rules .found")).to_contain_text(clause)
    page.locator("#rules-search").fill("cave")
    expect(page.locator("#rules .clause-text:visible").first).to_contain_text(re.compile("cave", re.I))
    page.locator("#rules-search").fill("zzzz")
    expect(page.locator("#rules-none")).to_contain_text("No clause")
    page.locator("#rules-search").fill("fern")
    page.locator("#rules .term:visible", has_text="museum").first.click()
    expect(page.locator("#term-museum")).to_be_visible()
    expect(page.locator("#term-museum")).to_contain_text("博物館")
    expect(page.locator("#rules .found")).to_have_id("term-museum")
    page.locator("#term-museum .clause").click()
    expect(page.locator("#rules .found")).to_have_id("rule-SG-2.4")
    page.locator("#tab-log").click()
    page.locator("#log .clause:visible").first.click()  # of equal lines only the last is seen
    expect(page.locator("#rules .found")).to_be_visible()


def test_the_log_follows_and_marks_what_happened_since_the_last_answer(visit: Visit) -> None:
    """While the rules are open the log cannot scroll; it is at its end all the same when it is seen again."""
    page = visit("/")
    open_table(page, "me", "greedy")
    wait_for_turn(page)
    page.locator("#tab-rules").click()
    play(page, "say:pass")
    page.locator("#ask[data-state=over]").wait_for()
    page.get_by_role("dialog").get_by_role("button", name="Close").click()
    page.locator("#tab-log").click()
    expect(page.locator("#log li:not([hidden])").first).not_to_be_in_viewport()
    expect(page.locator("#log li").last).to_be_in_viewport()
    expect(page.locator("#log li").last).to_have_class(re.compile("new"))
    expect(page.locator("#log li:not([hidden])").first).not_to_have_class(re.compile("new"))
    expect(page.locator("#log li.new").first).to_contain_text("Ann passes")


def test_a_line_of_the_log_shows_where_the_things_are_that_it_names(visit: Visit) -> None:
    page = visit("/games/bios_origins/new")
    page.locator("details.options summary").click()
    page.locator("[name=option-colours]").select_option("seating")  # black never begins in a trap
    page.locator("#new-table button[type=submit]").click()
    wait_for_turn(page)
    play(page, "do:specialize")
    card = page.locator("#picture .legal[data-token^='card:']").first.get_attribute("data-token") or ""
    play(page, card)
    page.locator("#log li.names", has_text="places an elder").last.hover()
    expect(page.locator("#picture .pointed")).to_have_attribute("data-token", card)
    page.locator("#question").hover()
    expect(page.locator("#picture .pointed")).to_have_count(0)


def test_the_form_suggests_a_limit_of_turns_where_only_bots_play(visit: Visit) -> None:
    page = visit("/games/dominant_species/new")
    page.locator("details.options summary").click()
    limit = page.locator("input[name=option-max_turns]")
    expect(limit).to_have_value("0")
    page.locator("#seat-0").select_option("random")
    expect(limit).to_have_value("40")
    limit.fill("7")
    page.locator("#seat-0").select_option("me")
    expect(limit).to_have_value("7")


def test_reload_shows_the_same_table(visit: Visit) -> None:
    page = visit("/")
    open_table(page, "me", "greedy")
    wait_for_turn(page)
    play(page, "say:dig")
    wait_for_turn(page)
    before = page.locator("#picture").inner_html(), version(page)
    page.reload()
    wait_for_turn(page)
    assert (page.locator("#picture").inner_html(), version(page)) == before


def test_undo_and_hint(visit: Visit) -> None:
    page = visit("/")
    open_table(page, "me", "greedy", game="evolution")
    wait_for_turn(page)
    before = [thing.get_attribute("data-token") for thing in page.locator("#picture .legal").all()]
    page.locator("#hint").click()
    expect(page.locator("#toasts")).to_contain_text("A strong bot would choose")
    expect(page.locator(".hinted").first).to_be_visible()
    play(page, before[0] or "")
    page.locator("#undo").click()
    expect(page.locator("#toasts")).to_contain_text("taken back")
    wait_for_turn(page)
    assert [thing.get_attribute("data-token") for thing in page.locator("#picture .legal").all()] == before


def test_on_a_desk_a_question_brings_what_it_is_about_into_view(visit: Visit) -> None:
    page = visit("/")
    open_table(page, "me", "greedy", game="bios_origins")  # taller than the window
    while wait_for_turn(page) and not page.locator("[data-answer='do:specialize']").count():
        click_something(page)
    expect(page.locator("#picture .asked")).to_be_in_viewport()  # the row of the placard, at the bottom
    play(page, "do:specialize")
    wait_for_turn(page)
    expect(page.locator("#picture .legal").first).to_be_in_viewport()  # a card of the market


def opens_larger_around_the_click(page: Page) -> None:
    """A region as wide as the table."""
    region = page.locator("#region-map")
    before = region.bounding_box()
    assert before is not None
    region.locator(".region-title").click(position={"x": before["width"] * 0.75, "y": 12})
    expect(page.locator("body")).to_have_class(re.compile("zoomed"))
    after = region.bounding_box()
    view = page.locator("#view").bounding_box()
    assert after is not None
    assert view is not None
    assert after["width"] > 1.5 * before["width"]
    clicked = (view["x"] + view["width"] / 2 - after["x"]) / after["width"]
    assert 0.65 < clicked < 0.85
    page.keyboard.press("Escape")
    expect(page.locator("body")).not_to_have_class(re.compile("zoomed"))


def all_that_can_be_chosen_is_seen(page: Page) -> None:
    for thing in page.locator("#picture .legal").all():
        expect(thing).to_be_in_viewport(ratio=0.99)


def test_a_dense_table_opens_its_widest_region_and_takes_whole_turns_back(visit: Visit) -> None:
    page = visit("/")
    open_table(page, "me", "random", game="darwins_journey")
    while wait_for_turn(page) and page.locator("#question-clause").inner_text() != "DJ-5.3":  # the drafts
        click_something(page)
    expect(page.locator('[data-choice="space:explore-1"] small')).to_contain_text("Seals needed: green 1")
    opens_larger_around_the_click(page)
    before = page.locator("#picture").inner_html()
    play(page, "space:explore-1")
    all_that_can_be_chosen_is_seen(page)
    play(page, "worker:1")
    wait_for_turn(page)
    play(page, page.locator("#picture .legal").first.get_attribute("data-token") or "")  # the first step
    expect(page.locator("#question-clause")).to_have_text("DJ-8.8")
    assert page.locator("#picture").inner_html() != before
    page.locator("#region-squares").evaluate("e => e.scrollIntoView()")  # half of the next question's spaces
    old = version(page)
    page.locator("#undo-turn").click()
    wait_beyond(page, old)
    wait_for_turn(page)
    assert page.locator("#picture").inner_html() == before
    all_that_can_be_chosen_is_seen(page)
    expect(page.locator("#region-travel > .region-title")).to_be_in_viewport(ratio=0.99)


def test_keyboard_only(visit: Visit) -> None:
    """Tab, arrows and Enter, from the lobby on; the focus can be seen."""
    page = visit("/")
    button = page.locator(f"#game-{SKELETON} button.primary")
    for _ in range(30):
        page.keyboard.press("Tab")
        if button.evaluate("e => e === document.activeElement"):
            break
    page.keyboard.press("Enter")
    page.wait_for_url("**/tables/*")
    for _ in range(60):
        if wait_for_turn(page) == "over":
            break
        old = version(page)
        page.keyboard.press("ArrowDown")
        page.keyboard.press("ArrowRight")
        expect(page.locator("#picture .legal:focus-visible, #answers [data-answer]:focus-visible")).to_have_count(1)
        page.keyboard.press("Enter")
        wait_beyond(page, old)
    assert version(page) > 3


def test_arrows_lead_from_the_table_to_the_answers_and_back(visit: Visit) -> None:
    page = visit("/")
    open_table(page, "me", "greedy", game="evolution")
    wait_for_turn(page)
    for arrow, stop in (("Down", "#picture .legal"), ("Up", "#answers [data-answer]"), ("Down", "#picture .legal")):
        page.keyboard.press(f"Arrow{arrow}")
        expect(page.locator(f"{stop}:focus-visible")).to_have_count(1)
    page.keyboard.press("?")
    expect(page.locator("#menu input:checked")).to_be_focused()
    expect(page.get_by_role("dialog", name="Settings")).to_contain_text("from one possible thing to the next")


def test_the_list_of_choices_says_what_the_picture_says_of_a_thing(visit: Visit) -> None:
    page = visit("/")
    open_table(page, "me", "greedy", game="evolution")
    told = page.evaluate(
        """async () => {
            const { Picture } = await import("/static/js/picture.js");
            const said = (label, tip, help) => {
                const things = () => (tip ? [{ dataset: { tip } }] : []);
                return Object.values(Picture.prototype.about.call({ things }, { label, help }));
            };
            return [
                said("C3", "C3: Savannah\\nPays 1", ""),
                said("tile stack 1", "Desert\\nPays 4-2", ""),
                said("Norse 1 · Chief", "Norse 1: Chief\\nIt rests.\\nAt home", ""),
                said("pass", "", "For this turn"),
            ];
        }"""
    )
    assert told == [
        ["C3: Savannah", "Pays 1"],
        ["Tile stack 1", "Desert · Pays 4-2"],
        ["Norse 1: Chief", "It rests. At home"],
        ["Pass", "For this turn"],
    ]


def test_the_log_is_one_stop_for_the_tab_key(visit: Visit) -> None:
    page = visit("/")
    open_table(page, "me", "greedy", game="evolution")
    wait_for_turn(page)
    links = page.locator("#log li:not([hidden]) > .clause")
    expect(page.locator("#log .clause[tabindex='0']")).to_have_count(1)
    links.last.focus()
    page.keyboard.press("ArrowUp")
    expect(links.nth(-2)).to_be_focused()


def test_hot_seat_hides_hands_between_people(visit: Visit) -> None:
    page = visit("/")
    open_table(page, "me", "me", names=("Ann", "Bob"))
    cover = page.locator("dialog#cover")
    seen = set()
    for _ in range(4):
        expect(cover).to_be_visible()
        assert page.locator("#picture .legal").count() == 0
        seen.add(page.locator("#cover-title").inner_text())
        page.keyboard.press("Escape")
        expect(cover).to_be_visible()
        page.locator("#cover-go").click()
        expect(cover).to_be_hidden()
        expect(page.locator("#turn-pill")).to_contain_text("turn")
        play(page, "say:dig") if page.locator('#picture .legal[data-token="say:dig"]').count() else click_something(
            page
        )
        if page.locator("#ask").get_attribute("data-state") == "asked" and not cover.is_visible():
            click_something(page)
    assert len(seen) == 2


def test_a_second_tab_follows(visit: Visit) -> None:
    page = visit("/")
    open_table(page, "me", "greedy")
    wait_for_turn(page)
    tab = page.context.new_page()
    tab.goto(page.url)
    wait_for_turn(tab)
    old = version(tab)
    play(page, "say:pass")
    wait_beyond(tab, old)
    expect(tab.locator("#ask")).not_to_have_attribute("data-state", "loading")


def test_an_invitation_brings_a_friend(visit: Visit) -> None:
    ann, bob = visit("/"), visit("/")
    open_table(ann, "me", "open")
    expect(ann.locator("#question")).to_contain_text("Waiting for players")
    ann.locator("#invite").click()
    expect(ann.locator("#toasts")).to_contain_text("copied")
    link = ann.evaluate("navigator.clipboard.readText()")
    bob.goto(link)
    bob.get_by_role("dialog").get_by_label("Your name").fill("Bob")
    bob.get_by_role("button", name="Sit down").click()
    expect(ann.locator("#players")).to_contain_text("Bob")
    expect(ann.locator("#question")).not_to_contain_text("Waiting for players")
    mover, other = (ann, bob) if wait_first(ann, bob) == "ann" else (bob, ann)
    play(mover, "say:dig")
    if mover.locator("#undo").is_enabled():
        mover.locator("#undo").click()
        expect(other.locator("#notice")).to_contain_text("asks to take back")
        other.locator("#notice").get_by_role("button", name="Agree").click()
        expect(mover.locator("#toasts")).to_contain_text("taken back")


def wait_first(ann: Page, bob: Page) -> str:
    for page in (ann, bob):
        expect(page.locator("#ask")).to_have_attribute("data-state", re.compile("asked|waiting"))
    expect(ann.locator(".player.to-move")).to_have_count(1)
    return "ann" if ann.locator("#ask").get_attribute("data-state") == "asked" else "bob"


def test_a_player_who_stays_away_is_replaced(visit: Visit, site: Served) -> None:
    ann, bob = visit(), visit()
    open_table(ann, "me", "open")
    bob.goto(ann.url)
    bob.get_by_role("button", name="Sit down").click()
    ann.locator(".player.to-move").wait_for()
    if wait_first(ann, bob) == "ann":
        play(ann, "say:pass")
    away = ann.locator(".player[data-seat='1']")
    expect(away.get_by_role("button")).to_have_count(0)
    live = site.app.state.context.tables._live[ann.url.rsplit("/", 1)[1].partition("?")[0]]
    live.table = replace(live.table, wait_limit=time.time() - live.since + 1)
    live.revision += 1  # as every change of what is shown does
    live.pace = 60.0  # the bot that comes must not end the game before the table is closed
    ann.reload()
    ann.on("dialog", lambda dialog: dialog.accept())
    away.get_by_role("button", name="Free the seat").click()  # it comes when the time is over, without a reload
    expect(ann.locator("#invite")).to_be_visible()
    away.get_by_role("button", name="Bot instead").click()
    expect(away.locator(".role")).to_contain_text("bot")
    ann.get_by_role("button", name="Settings").click()
    ann.get_by_role("button", name="Close the table").click()
    expect(ann.locator("#ask")).to_contain_text("closed")
    expect(ann.locator("#close-table")).to_be_hidden()


def test_no_hidden_hand_leaves_the_server(visit: Visit) -> None:
    """Every frame and page of another seat and of a spectator, over a part of a game of Evolution."""
    ann = visit("/")
    open_table(ann, "me", "open", game="evolution")
    frames: list[str] = []
    bob = visit("/")
    bob.on("websocket", lambda socket: socket.on("framereceived", lambda text: frames.append(str(text))))
    bob.goto(ann.url)
    html = bob.content()
    expect(ann.locator("#picture svg")).to_be_visible()
    bob.get_by_role("button", name="Only watch").click()
    expect(bob.locator("#hint, #undo, #undo-turn").locator("visible=true")).to_have_count(0)
    assert ann.locator("#picture [data-token^='card:']").count() > 0, "Ann holds cards"
    expect(bob.locator("#log li:not([hidden])").first).to_be_visible()
    assert frames
    for text in [html, *frames]:
        assert "card:" not in text
    for shown in (json.loads(text) for text in frames if text.startswith("{")):
        assert not shown.get("legal")
        assert not [line for line in shown.get("log", {}).get("lines", []) if line["private"]]


def test_a_table_taller_than_the_view_scrolls(visit: Visit) -> None:
    page = visit("/")
    page.set_viewport_size({"width": 1280, "height": 620})
    open_table(page, "me", *["greedy"] * 3, game="greenland")
    wait_for_turn(page)
    page.locator("#view").hover()
    page.mouse.wheel(0, 200)
    until(lambda: page.evaluate("document.querySelector('#view').scrollTop > 0"))
    expect(page.locator("body")).not_to_have_class(re.compile("zoomed"))
    page.keyboard.down("Control")
    page.mouse.wheel(0, -500)
    page.keyboard.up("Control")
    expect(page.locator("body")).to_have_class(re.compile("zoomed"))


def test_zoom_and_regions(visit: Visit) -> None:
    page = visit("/")
    open_table(page, "me", *["greedy"] * 3, game="evolution")
    wait_for_turn(page)
    frame = page.locator("#picture")
    whole = frame.bounding_box()
    page.locator("#region-seat-1 .region-title").click()
    expect(page.locator("body")).to_have_class(re.compile("zoomed"))
    near = frame.bounding_box()
    assert whole
    assert near
    assert near["width"] > whole["width"]
    page.keyboard.press("Escape")
    expect(page.locator("body")).not_to_have_class(re.compile("zoomed"))
    page.locator("#view").hover()
    page.mouse.wheel(0, -500)
    expect(page.locator("body")).to_have_class(re.compile("zoomed"))
    page.locator("#zoom-fit").click()
    expect(page.locator("body")).not_to_have_class(re.compile("zoomed"))


def test_tooltips_say_what_a_thing_is(visit: Visit) -> None:
    page = visit("/")
    open_table(page, "me", "greedy", game="evolution")
    wait_for_turn(page)
    page.locator("#picture .legal").first.hover()
    expect(page.locator("#tip")).to_be_visible()
    expect(page.locator("#tip")).not_to_be_empty()


def test_a_click_on_what_cannot_be_chosen_says_so(visit: Visit) -> None:
    page = visit()
    open_table(page, "me", "random", game="dominant_species")
    wait_for_turn(page)
    old = version(page)
    page.locator("#picture [data-token][data-tip]:not(.legal)").first.click()
    expect(page.locator("#tip em")).to_contain_text("cannot be chosen now")
    assert version(page) == old


def test_a_tooltip_does_not_come_back_over_what_was_just_clicked(visit: Visit) -> None:
    """The picture is drawn anew under a mouse that rests where it clicked."""
    page = visit("/")
    page.clock.install()
    open_table(page, "me", "greedy", game="dominant_species")
    wait_for_turn(page)
    play(page, "space:regression-1")
    wait_for_turn(page)
    page.clock.run_for(2_000)
    expect(page.locator("#tip")).to_be_hidden()
    page.locator("#picture [data-token='space:regression-2']").hover()
    page.clock.run_for(2_000)
    expect(page.locator("#tip")).to_contain_text("Regression")


def test_a_new_name_is_told_everywhere(visit: Visit) -> None:
    page = visit("/")
    open_table(page, "me", "greedy", game="evolution", names=("Player 2",))
    expect(page.locator("#picture [aria-label='Player 2']")).to_have_count(1)
    page.locator("#menu-button").click()
    page.locator("#own-name").fill("Bea")
    page.keyboard.press("Tab")
    expect(page.locator("#picture [aria-label='Bea']")).to_have_count(1)
    expect(page.locator("#picture .seat-name[data-seat='0']").first).to_have_text("Bea")
    expect(page.locator("#players")).to_contain_text("Bea")


def test_many_answers_leave_room_for_the_question(visit: Visit) -> None:
    page = visit("/")
    open_table(page, "me", "me", game="evolution")
    wait_for_turn(page)
    page.evaluate(
        """() => {
            const [words, answers] = ["question", "answers"].map((id) => document.getElementById(id));
            words.textContent = "Where do your people go? One at home. Choose a card, an action, or be done";
            words.style.setProperty("--letters", words.textContent.length);
            for (let n = 0; n < 6; n++) answers.append(Object.assign(document.createElement("button"),
                { className: "answer", textContent: "Abandon the colonies" }));
        }"""
    )
    assert page.evaluate("document.getElementById('question').clientHeight") < 90


def test_everything_that_can_be_chosen_has_a_name(visit: Visit) -> None:
    page = visit("/")
    open_table(page, "me", "greedy", game="evolution")
    for n in range(8):
        wait_for_turn(page)
        for thing in page.locator("#picture .legal").all():
            assert thing.get_attribute("aria-label")
            assert thing.get_attribute("role") == "button"
            assert thing.get_attribute("tabindex") == "0"
        click_something(page, n)


def test_japanese_throughout(visit: Visit) -> None:
    page = visit("/", lang="ja")
    page.locator("#game-evolution button.primary").click()
    wait_for_turn(page)
    for place in ("#question", "#where", "#players", "#log", "#turn-pill", "#hint", "#undo"):
        assert re.search("[ぁ-んァ-ヶ一-龠]", page.locator(place).first.inner_text()), place
    page.get_by_role("link", name="English").click()
    expect(page.locator("html")).to_have_attribute("lang", "en")
    wait_for_turn(page)
    expect(page.locator("#turn-pill")).to_have_text("Your turn")


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_the_theme_can_be_switched_and_is_kept(visit: Visit, theme: str) -> None:
    page = visit("/", theme=theme)
    paper = "rgb(239, 230, 212)" if theme == "light" else "rgb(31, 28, 25)"
    expect(page.locator("body")).to_have_css("background-color", paper)
    page.locator("#theme").click()
    expect(page.locator("body")).not_to_have_css("background-color", paper)
    page.reload()
    expect(page.locator("body")).not_to_have_css("background-color", paper)


def test_replay_share_and_download(visit: Visit, site: Served) -> None:
    page = visit("/")
    open_table(page, "me", "greedy")
    wait_for_turn(page)
    table = page.url.rsplit("/", 1)[1]
    page.goto(f"/tables/{table}/replay")
    expect(page.locator("#notice")).to_contain_text("still running")
    expect(page.get_by_role("link", name="Download")).to_have_count(0)
    page.goto(f"/tables/{table}")
    while wait_for_turn(page) != "over":
        click_something(page, -1)
    page.get_by_role("dialog").get_by_role("link", name="Replay").click()
    slider = page.locator("#slider")
    last = int(slider.get_attribute("max") or 0)
    expect(page.locator("#position")).to_have_text(f"{last} / {last}")
    expect(page.locator("#picture svg")).to_be_visible()
    page.locator("#first").click()
    expect(page.locator("#position")).to_have_text(f"0 / {last}")
    page.locator("#forward").click()
    expect(page.locator("#position")).to_have_text(f"1 / {last}")
    page.locator("#eyes").select_option(index=2)
    expect(page.locator("#picture svg")).to_be_visible()
    page.locator("#share").click()
    expect(page.locator("#toasts")).to_contain_text("copied")
    assert page.evaluate("navigator.clipboard.readText()").endswith("#1")
    with page.expect_download() as download:
        page.get_by_role("link", name="Download").click()
    assert json.loads(download.value.path().read_text())["game"] == SKELETON
    page.goto("/")
    page.locator("#record-file").set_input_files(download.value.path())
    page.wait_for_url("**/records/*")
    expect(page.locator("#position")).to_have_text(f"{last} / {last}")
    expect(page.locator("#picture svg")).to_be_visible()
    page.locator("#back").click()
    expect(page.locator("#position")).to_have_text(f"{last - 1} / {last}")
    page.locator("#eyes").select_option(index=1)
    expect(page.locator("#log li:not([hidden])").first).to_be_visible()
    expect(page.locator("#notice")).to_be_hidden()
    expect(page.get_by_role("link", name="Download")).to_have_count(1)


def test_a_file_that_is_no_record_is_said_so(visit: Visit, tmp_path: Path) -> None:
    page = visit("/")
    bad, large = tmp_path / "letter.json", tmp_path / "film.json"
    bad.write_text('{"dear": "friend"}')
    large.write_bytes(b" " * 1_100_000)
    for file, words in ((bad, "This file cannot be shown"), (large, "film.json is too large")):
        page.locator("#record-file").set_input_files(file)
        expect(page.locator("#record-problem")).to_contain_text(words)
    dropped = page.evaluate_handle(
        "() => { const d = new DataTransfer(); d.items.add(new File(['no'], 'x.json')); return d; }"
    )
    page.locator("#record-drop").dispatch_event("drop", {"dataTransfer": dropped})
    expect(page.locator("#record-problem")).to_contain_text("This file cannot be shown")


def test_on_a_phone_my_tables_come_before_the_games(visit: Visit) -> None:
    page = visit("/", phone=True)
    page.locator("#game-evolution button.primary").tap()
    wait_for_turn(page)
    page.goto("/")
    mine, games = page.locator("#mine-title").bounding_box(), page.locator("#games-title").bounding_box()
    assert mine
    assert games
    assert mine["y"] < games["y"]


def test_phone(visit: Visit) -> None:
    page = visit("/", phone=True)
    page.locator("#game-evolution button.primary").tap()
    wait_for_turn(page)
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    page.locator("#phone-bar [data-sheet=players]").tap()
    expect(page.locator("#players.up")).to_be_visible()
    page.locator("#phone-bar [data-sheet=log]").tap()
    expect(page.locator("#side.up #log")).to_be_visible()
    page.locator("#phone-bar [data-sheet=choices]").tap()
    old = version(page)
    page.locator("#choices-list button").first.tap()
    wait_beyond(page, old)
    wait_for_turn(page)
    assert legal(page).count() > 0
    for button in page.locator(
        "#phone-bar button, #answers button, .helpers button:visible, .bar-row .bar-button:visible"
    ).all():
        box = button.bounding_box()
        assert box
        assert box["height"] >= 40, button.inner_text()
    tabs = page.locator("#tabs button")
    assert tabs.count() > 2
    tabs.last.tap()
    expect(tabs.last).to_have_attribute("aria-selected", "true")


def test_a_new_table_offers_what_the_game_declares(visit: Visit) -> None:
    page = visit("/games/evolution/new")
    expect(page.locator(".seat-line:visible")).to_have_count(3)
    page.locator("input[name=players][value='5']").check(force=True)
    expect(page.locator(".seat-line:visible")).to_have_count(5)
    page.locator("details summary").click()
    flag = page.locator("[data-option=time_to_fly] input[type=checkbox]")
    expect(flag).not_to_be_checked()
    page.locator("input[name=variant][value=time_to_fly]").check(force=True)
    expect(flag).to_be_checked()


def test_the_form_shows_and_sends_only_what_does_something_in_the_variant(visit: Visit) -> None:
    page = visit("/games/greenland/new")
    page.locator("details summary").click()
    bargains, blitz = page.locator("[data-option=negotiation]"), page.locator("[data-option=blitz_dice]")
    expect(bargains).to_be_visible()
    expect(blitz).to_be_hidden()
    page.locator("input[name=variant][value=coop_nazi]").check(force=True)
    expect(bargains).to_be_hidden()
    expect(bargains.locator("select")).to_be_disabled()
    expect(blitz).to_be_visible()
    expect(blitz.locator("select")).to_be_enabled()


def test_the_form_cuts_off_no_choice(visit: Visit) -> None:
    page = visit("/games/bios_origins/new")
    page.locator("details summary").click()
    for size in (DESK, PHONE):
        page.set_viewport_size(size)
        cut = page.locator("[data-kind=choice] select:enabled").evaluate_all("""fields => fields.flatMap((field) => {
            const ruler = document.createElement("canvas").getContext("2d");
            const { fontSize, fontFamily, paddingLeft, paddingRight } = getComputedStyle(field);
            ruler.font = `${fontSize} ${fontFamily}`;
            const room = field.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight);
            const texts = [...field.options].map((choice) => choice.text);
            return texts.filter((text) => ruler.measureText(text).width > room);
        })""")
        assert cut == []


def test_the_form_asks_about_the_lobby_only_where_a_seat_is_free(visit: Visit) -> None:
    page = visit("/games/evolution/new")
    expect(page.locator("#in-lobby")).to_be_hidden()
    page.locator("#seat-1").select_option("open")
    expect(page.locator("#in-lobby")).to_be_visible()
    page.locator("#seat-1").select_option("greedy")
    expect(page.locator("#in-lobby")).to_be_hidden()


def test_on_a_phone_a_swipe_leads_to_the_next_view(visit: Visit) -> None:
    page = visit("/", phone=True)
    page.locator("#game-dominant_species button.primary").tap()
    wait_for_turn(page)
    tab = page.locator("#tabs [aria-selected=true]")
    expect(tab).to_have_text("Action display")  # where the first pawn goes
    expect(page.locator("#view")).to_have_js_property("scrollLeft", 390)
    swipe(page, 260)
    expect(tab).to_have_text("Earth")
    expect(page.locator("#view")).to_have_js_property("scrollLeft", 0)
    swipe(page, -260)
    expect(tab).to_have_text("Action display")
    expect(page.locator("#view")).to_have_js_property("scrollLeft", 390)
    page.locator("#tabs button", has_text="Dominance cards").tap()
    expect(tab).to_have_text("Dominance cards")
    expect(page.locator("#view")).to_have_js_property("scrollLeft", 0)
    swipe(page, -260)
    page.locator("#tabs button", has_text="Earth").evaluate("tab => tab.click()")  # while the swipe comes to rest
    expect(tab).to_have_text("Earth")
    expect(page.locator("#view")).to_have_js_property("scrollLeft", 0)


def dominant_species_on_a_phone(visit: Visit, option: str, value: str) -> Page:
    page = visit("/games/dominant_species/new", phone=True)
    page.locator("summary", has_text="Rules to choose").tap()
    page.locator(f"[name=option-{option}]").select_option(value)
    page.locator("#new-table button[type=submit]").tap()
    wait_for_turn(page)
    return page


def test_what_may_be_named_at_any_question_does_not_hide_what_is_asked(visit: Visit) -> None:
    """On a phone the claims of Dominant Species are on one view, the eyeballs for the pawns on the other."""
    page = dominant_species_on_a_phone(visit, "dominance_mode", "claim")
    expect(page.locator("#picture .legal[data-token^=claim]").first).to_be_attached()
    expect(page.locator("#tabs [aria-selected=true]")).to_have_text("Action display")


def test_at_the_end_of_a_view_the_tab_is_that_of_the_part_gone_to(visit: Visit) -> None:
    """The animals and the VP track below them end the second view together; the question is about the animals."""
    page = dominant_species_on_a_phone(visit, "animals", "choose")
    tab = page.locator("#tabs [aria-selected=true]")
    expect(tab).to_have_text("Animals")
    page.locator("#tabs button", has_text="VP").tap()
    expect(tab).to_have_text("VP")


def test_a_long_name_in_the_picture_loses_letters_before_they_are_too_narrow(visit: Visit) -> None:
    page = visit("/games/dominant_species/new")
    page.locator("#name-0").fill("Annabelle Featherstoneha")
    page.locator("#new-table button[type=submit]").click()
    wait_for_turn(page)
    name = page.locator("#picture .seat-name[data-seat='0']").first
    expect(name).to_have_text(re.compile("^Annabelle.*…$"))
    drawn, natural = name.evaluate("""text => {
        const drawn = text.getBBox().width;
        text.removeAttribute("textLength");
        return [drawn, text.getBBox().width];
    }""")
    assert drawn >= 0.75 * natural


def swipe(page: Page, distance: int) -> None:
    """With one finger, over the width of the screen; it comes to rest by itself."""
    session = page.context.new_cdp_session(page)
    start = 195 - distance // 2
    for kind, x in [("touchStart", start), *(("touchMove", start + distance * n // 12) for n in range(1, 13))]:
        session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": x, "y": 500}]})
    session.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
