"""A real Chromium, a real server."""

import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, ViewportSize, expect, sync_playwright

import holotype
from tests.server.helpers import TIMEOUT, Served, serving, settings

WAIT = 1000 * TIMEOUT  # milliseconds
expect.set_options(timeout=WAIT)
CHROMIUM = next(
    (found for name in ("chromium", "chromium-browser", "google-chrome") if (found := shutil.which(name))), ""
)


DESK: ViewportSize = {"width": 1440, "height": 900}
PHONE: ViewportSize = {"width": 390, "height": 844}


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if Path(__file__).parent in item.path.parents:
            item.add_marker(pytest.mark.browser)


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        launched = playwright.chromium.launch(
            executable_path=CHROMIUM, args=["--no-sandbox", "--disable-dev-shm-usage"]
        )
        yield launched
        launched.close()


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory, skeleton: holotype.Game) -> Iterator[Served]:
    with serving(settings(tmp_path_factory.mktemp("site"))) as served:
        yield served


@pytest.fixture
def visit(browser: Browser, site: Served) -> Iterator[Callable[..., Page]]:
    """Open a page as a person of one's own; errors in the page's scripts fail the test."""
    contexts: list[BrowserContext] = []
    problems: list[str] = []

    def open_page(path: str = "/", *, url: str = "", lang: str = "en", theme: str = "light", **more: Any) -> Page:
        size = PHONE if more.pop("phone", False) else DESK
        base = url or site.url
        context = browser.new_context(
            base_url=base, viewport=size, has_touch=size is PHONE, reduced_motion="reduce", **more
        )
        context.set_default_timeout(WAIT)
        context.grant_permissions(["clipboard-read", "clipboard-write"])
        context.add_cookies([{"name": k, "value": v, "url": base} for k, v in (("lang", lang), ("theme", theme))])
        contexts.append(context)
        page = context.new_page()
        page.on("pageerror", lambda error: problems.append(str(error)))
        page.goto(path)
        return page

    yield open_page
    for context in contexts:
        context.close()
    assert problems == []
