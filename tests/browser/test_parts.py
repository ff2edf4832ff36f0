"""On a phone: which part of a table a question brings into view, and whose tab is marked."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page

Visit = Callable[..., Page]

# A picture of parts below each other, each with six things in its upper left corner, in a view that is 744 high.
STAGE = """async (heights) => {
    const [{ Zoom }, { Picture }, { showTabs, markTab }] = await Promise.all(
        ["zoom", "picture", "regions"].map((name) => import(`/static/js/${name}.js`)),
    );
    document.body.innerHTML = '<nav id="tabs"></nav><div id="view"><div id="frame"></div></div>';
    const [view, frame] = ["view", "frame"].map((id) => document.getElementById(id));
    view.style = "position: fixed; inset: 100px 0 0 0; overflow: auto";
    const zoom = new Zoom(view, frame);
    const picture = new Picture(frame, zoom, () => {}, () => {});
    let top = 0;
    const parts = heights.map((height, n) => {
        const thing = (k) => `<rect data-token="${n}:${k}" x="${40 * k}" y="${top + 40}" width="9" height="9"/>`;
        const part = `<g class="region" id="part-${n}" data-title="Part ${n}" data-box="0 ${top} 390 ${height}">
            <rect y="${top}" width="390" height="${height}"/>
            <g class="region-title"><text y="${top + 20}">Part ${n}</text></g>
            ${[0, 1, 2, 3, 4, 5].map(thing).join("")}</g>`;
        top += height;
        return part;
    });
    picture.show(`<svg viewBox="0 0 390 ${top}" width="100%">${parts.join("")}</svg>`, false);
    showTabs(zoom);
    const marked = () => {
        markTab(zoom);
        return document.querySelector("#tabs [aria-selected=true]").textContent;
    };
    window.scrolled = (down) => {
        view.scrollTop = down;
        return marked();
    };
    window.ask = (tokens, first) => {
        picture.mark(tokens.map((token) => ({ token, label: token, help: "" })), []);
        picture.reveal(first);
        return marked();
    };
}"""


@pytest.fixture
def page(visit: Visit) -> Page:
    return visit("/about", phone=True)


def scrolled(page: Page, down: int) -> str:
    """The part whose tab is marked so far down."""
    return str(page.evaluate("down => scrolled(down)", down))


def ask(page: Page, tokens: str, *, first: bool = False, down: int = 0) -> str:
    """The part whose tab is marked when these things may be named."""
    scrolled(page, down)
    return str(page.evaluate("([tokens, first]) => ask(tokens, first)", [tokens.split(), first]))


def test_a_question_opens_the_part_with_most_of_its_things(page: Page) -> None:
    page.evaluate(STAGE, [740, 740, 740])
    assert ask(page, "0:1 1:1 1:2 2:1", first=True) == "Part 1"
    assert ask(page, "0:1 0:2 1:1 1:2 1:3") == "Part 0"  # enough is in view
    assert ask(page, "0:1 0:2 2:0 2:1 2:2 2:3") == "Part 2"
    assert ask(page, "0:1 2:1 2:2", down=740) == "Part 2"  # nothing of it was in view


def test_things_at_the_edge_of_the_view_bring_their_part(page: Page) -> None:
    page.evaluate(STAGE, [660, 500, 500])
    assert page.evaluate("document.querySelector('[data-token=\"1:1\"]').getBoundingClientRect().bottom") < 844
    assert ask(page, "1:1 1:2") == "Part 1"


def test_a_part_that_is_asked_for_is_marked_while_all_of_it_is_in_view(page: Page) -> None:
    page.evaluate(STAGE, [400, 300, 500])
    assert scrolled(page, 0) == "Part 0"
    assert ask(page, "1:1 1:2") == "Part 1"
    assert scrolled(page, 20) == "Part 1"
    assert scrolled(page, 700) == "Part 2"


def test_the_marked_tab_is_that_of_the_part_most_in_view(page: Page) -> None:
    page.evaluate(STAGE, [500, 500, 200, 60])
    assert [scrolled(page, down) for down in (0, 100, 200, 500)] == ["Part 0", "Part 0", "Part 1", "Part 1"]


def test_a_part_that_was_gone_to_is_marked_while_all_of_it_is_in_view(page: Page) -> None:
    page.evaluate(STAGE, [500, 500, 200, 60])
    page.locator("#tabs button").last.evaluate("tab => tab.click()")
    assert page.locator("#tabs [aria-selected=true]").text_content() == "Part 3"
    assert scrolled(page, 0) == "Part 0"
