"""Taking back: free within the engine's fence, by agreement beyond it."""

from contextlib import ExitStack

from tests.server.helpers import Page, Person


def both(stack: ExitStack, table: str, ann: Person, bob: Person) -> tuple[Page, Page]:
    """The page of whoever is asked, then the other one."""
    pages = stack.enter_context(ann.page(table)), stack.enter_context(bob.page(table))
    for page in pages:
        page.table(lambda f: not f["waiting"])
    return pages if pages[0].frame["legal"] else (pages[1], pages[0])


def test_what_revealed_nothing_is_taken_back_at_once(ann: Person, bob: Person) -> None:
    table = ann.open_table("me", "open")
    bob.join(table)
    with ExitStack() as stack:
        asked, _ = both(stack, table, ann, bob)
        before = asked.frame
        asked.play("say:pass")
        undo = asked.frame["undo"]
        assert undo["free"]
        asked.send(do="undo", moves=undo["moves"], version=asked.frame["version"])
        frame = asked.table(lambda f: bool(f["legal"]))
        assert frame["moves"] == before["moves"]
        assert frame["picture"] == before["picture"]
        assert frame["legal"] == before["legal"]
        assert frame["version"] > before["version"], "an old answer must not fit the new question"


def dig_then(asked: Page, other: Page) -> int:
    """Dig, so that chance is consumed; gives the number of moves before it."""
    moves: int = asked.frame["moves"]
    version = asked.frame["version"]
    asked.play("say:dig")
    other.beyond(version)
    return moves


def test_beyond_the_fence_everybody_must_agree(ann: Person, bob: Person) -> None:
    table = ann.open_table("me", "open")
    bob.join(table)
    with ExitStack() as stack:
        asked, other = both(stack, table, ann, bob)
        moves = dig_then(asked, other)
        assert not asked.frame["undo"]["free"]
        asked.send(do="undo", moves=moves, version=asked.frame["version"])
        vote = other.table(lambda f: f["vote"] is not None)["vote"]
        assert vote["asked"]
        assert vote["back"] == 1
        assert other.frame["moves"] == moves + 1, "nothing happens before everybody agrees"
        other.send(do="agree", version=other.frame["version"])
        assert asked.table(lambda f: f["moves"] == moves)["vote"] is None


def test_a_wish_to_go_back_can_be_refused(ann: Person, bob: Person) -> None:
    table = ann.open_table("me", "open")
    bob.join(table)
    with ExitStack() as stack:
        asked, other = both(stack, table, ann, bob)
        moves = dig_then(asked, other)
        asked.send(do="undo", moves=moves, version=asked.frame["version"])
        other.table(lambda f: f["vote"] is not None)
        other.send(do="refuse", version=other.frame["version"])
        frame = asked.table(lambda f: f["vote"] is None and f["moves"] == moves + 1)
        asked.send(do="agree", version=frame["version"])
        assert asked.error()["code"] == "no-vote"


def test_a_wish_lapses_when_the_game_goes_on(ann: Person, bob: Person) -> None:
    table = ann.open_table("me", "open")
    bob.join(table)
    with ExitStack() as stack:
        asked, other = both(stack, table, ann, bob)
        moves = dig_then(asked, other)
        asked.send(do="undo", moves=moves, version=asked.frame["version"])
        other.table(lambda f: f["vote"] is not None)
        mover = other if other.frame["legal"] else asked
        while not mover.frame["legal"]:
            mover.hear()
        mover.play(mover.legal()[0])
        assert mover.frame["vote"] is None


def test_alone_against_bots_everything_can_be_taken_back(ann: Person) -> None:
    table = ann.open_table("me", "greedy")
    with ann.page(table) as page:
        before = page.asked()
        page.play("say:dig")
        if not page.frame["legal"]:
            page.asked()
        undo = page.frame["undo"]
        assert undo["free"]
        page.send(do="undo", moves=undo["moves"], version=page.frame["version"])
        frame = page.table(lambda f: f["moves"] == undo["moves"])
    assert frame["legal"]
    assert frame["moves"] >= before["moves"]


def test_the_start_of_the_turn_is_offered_after_several_decisions(ann: Person) -> None:
    table = ann.open_table("me", "greedy", game="evolution")
    with ann.page(table) as page:
        page.asked()
        start = page.frame["moves"]
        card = next(token for token in page.legal() if token.startswith("card:"))
        page.play(card)
        undo = page.frame["undo"]
        assert undo["turn"] <= start
        page.send(do="undo", moves=undo["turn"], version=page.frame["version"])
        assert card in [c["token"] for c in page.table(lambda f: f["moves"] == undo["turn"])["legal"]]


def test_a_wish_that_bots_overtook_still_counts_but_not_across_another_undo(ann: Person) -> None:
    table = ann.open_table("me", "greedy")
    with ann.page(table) as page:
        seen = page.asked()
        page.play("say:dig")
        page.asked()
        page.send(do="undo", moves=seen["moves"], version=seen["version"])
        back = page.table(lambda f: f["moves"] == seen["moves"] and f["version"] > seen["version"])
        page.play("say:dig")
        page.send(do="undo", moves=0, version=seen["version"])
        assert page.error()["code"] == "late"
        assert page.table()["version"] >= back["version"]
