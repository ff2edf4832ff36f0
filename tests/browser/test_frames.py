"""What a page makes of the differences that it is sent."""

import json
from collections.abc import Callable
from itertools import pairwise

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from holotype.core.registry import games
from holotype.tables.differences import difference
from holotype.tables.frames import Look
from tests.browser.helpers import click_something, open_table, wait_for_turn
from tests.server.test_frames import played

Visit = Callable[..., Page]

# Pictures one after the other on one page, each beside the same picture on a page that has seen nothing before.
SHOW = """async ({ pictures, changes }) => {
    const [{ Zoom }, { Picture }, { applied }] = await Promise.all(
        ["zoom", "picture", "difference"].map((name) => import(`/static/js/${name}.js`)),
    );
    const opened = () => {
        const view = document.createElement("div");
        const frame = document.createElement("div");
        view.append(frame);
        document.body.append(view);
        return new Picture(frame, new Zoom(view, frame), () => {}, () => {});
    };
    const seats = [0, 1, 2].map((seat) => ({ seat, label: `Player ${seat + 1}`, name: ["Ann", "Bob", "Cid"][seat] }));
    const shown = (picture, text, n) => {
        picture.show(text);
        picture.nameSeats(seats);
        const tokens = picture.all("[data-token]").map((thing) => thing.dataset.token);
        const legal = tokens.filter((_, k) => k % 7 === n % 7).map((token) => ({ token, label: `L${n}`, help: "" }));
        picture.mark(legal, tokens.filter((_, k) => k % 5 === n % 5));
        const root = picture.frame.firstElementChild.cloneNode(true);
        for (const head of root.querySelectorAll(".region-title > rect:first-child")) head.removeAttribute("height");
        for (const ring of root.querySelectorAll(".ring[data-added]")) ring.remove();
        for (const thing of root.querySelectorAll("[class='']")) thing.removeAttribute("class");
        return root;
    };
    const kept = opened();
    let text = pictures[0];
    let stayed = 0;
    shown(kept, text, 0);
    for (const [n, picture] of pictures.slice(1).entries()) {
        const before = [...kept.frame.querySelectorAll("svg *")];
        text = applied(text, changes[n]);
        if (text !== picture) return `picture ${n}: the text is another one`;
        const fresh = opened();
        const [one, other] = [shown(kept, text, n), shown(fresh, picture, n)];
        fresh.zoom.view.remove();
        if (!one.isEqualNode(other)) return `picture ${n}: ${difference(one, other)}`;
        stayed += before.filter((element) => element.isConnected).length / before.length;
    }
    function difference(one, other) {
        const [a, b] = [one.outerHTML, other.outerHTML];
        const at = [...a].findIndex((letter, n) => letter !== b[n]);
        return `${a.slice(at - 80, at + 200)} | ${b.slice(at - 80, at + 200)}`;
    }
    return stayed / changes.length;
}"""


@pytest.mark.parametrize("narrow", [False, True])
@pytest.mark.parametrize("name", games())
def test_a_page_that_is_sent_differences_shows_what_a_fresh_one_shows(visit: Visit, name: str, narrow: bool) -> None:
    pictures = [live.frames.picture(live, Look(0, "en", narrow)) for live in played(name, moves=36, every=3)]
    changes = [difference(*pair) for pair in pairwise(pictures)]
    page = visit("/about", phone=narrow)
    result = page.evaluate(SHOW, {"pictures": pictures, "changes": changes})
    assert isinstance(result, (int, float)), result
    assert result > 0.4  # of the elements are the same ones as before


def test_a_page_asks_for_the_whole_table_when_it_has_another_frame_than_the_server_thinks(visit: Visit) -> None:
    page = visit("/")
    seen: list[str] = []

    def between(socket: WebSocketRoute) -> None:
        """The first difference begins with a frame that the page does not have."""
        server = socket.connect_to_server()

        def pass_on(message: str | bytes) -> None:
            shown = json.loads(message)
            if shown["show"] == "changes" and "changes" not in seen:
                shown["on"] = -1
            seen.append(shown["show"])
            socket.send(json.dumps(shown))

        server.on_message(pass_on)

    page.route_web_socket("**/socket", between)
    open_table(page, "me", "greedy", game="evolution")
    for _ in range(3):
        if wait_for_turn(page) == "asked":
            click_something(page)
    assert "table" in seen[seen.index("changes") :]
    assert seen[-1] == "changes"
    expect(page.locator("#picture svg")).to_be_visible()
