"""What people do at a table, with mouse, finger or keys."""

from playwright.sync_api import Locator, Page, expect

from tests.helpers import SKELETON


def open_table(page: Page, *seats: str, game: str = SKELETON, names: tuple[str, ...] = ("Ann", "Bob", "Cid")) -> None:
    """Through the form, as a person does it."""
    page.goto(f"/games/{game}/new")
    page.locator(f"input[name=players][value='{len(seats)}']").check(force=True)
    for n, kind in enumerate(seats):
        page.locator(f"#seat-{n}").select_option(kind)
        if kind == "me":
            page.locator(f"#name-{n}").fill(names[n])
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_url("**/tables/*")
    expect(page.locator("#picture svg").first).to_be_visible()


def legal(page: Page) -> Locator:
    """Everything that can be clicked now: on the table, and beside the question."""
    return page.locator("#picture .legal:visible, #answers [data-answer]")


def state(page: Page) -> str:
    return page.locator("#ask").get_attribute("data-state") or ""


def wait_for_turn(page: Page) -> str:
    """Until something is asked of this person, or the game is over; gives which."""
    page.locator("#ask[data-state=asked], #ask[data-state=over], dialog#cover[open]").first.wait_for()
    return state(page)


def version(page: Page) -> int:
    return int(page.locator("body").get_attribute("data-version") or -1)


def wait_beyond(page: Page, old: int) -> None:
    expect(page.locator("body")).not_to_have_attribute("data-version", str(old))


def click_something(page: Page, which: int = 0) -> None:
    """Choose one of the legal things and wait for the table after it."""
    old = version(page)
    things = legal(page)
    things.nth(which % things.count()).click(position=None)
    wait_beyond(page, old)


def play(page: Page, token: str) -> None:
    old = version(page)
    page.locator(f'#picture .legal[data-token="{token}"], #answers [data-answer="{token}"]').first.click()
    wait_beyond(page, old)
