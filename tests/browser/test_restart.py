"""The server dies under a page that shows a game, and comes back."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.helpers import click_something, open_table, version, wait_for_turn
from tests.server.workers import Worker


@pytest.fixture
def worker(tmp_path: Path, skeleton_home: Path, skeleton: object) -> Iterator[Worker]:
    found = Worker(tmp_path, skeleton_home)
    yield found
    found.stop()


def test_a_page_survives_the_death_of_its_server(visit: Callable[..., Page], worker: Worker) -> None:
    page = visit("/", url=worker.url)
    open_table(page, "me", "greedy", game="evolution")
    for n in range(3):
        wait_for_turn(page)
        click_something(page, n)
    wait_for_turn(page)
    before = version(page), page.locator("#picture").inner_html()
    worker.kill()
    expect(page.locator("#connection")).not_to_be_empty()
    worker.start()
    expect(page.locator("#connection")).to_be_empty()
    wait_for_turn(page)
    assert (version(page), page.locator("#picture").inner_html()) == before
    click_something(page)
    assert version(page) > before[0]
