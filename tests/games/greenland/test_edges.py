"""Corners of the rules: the last piece, the empty purse, the third tribe, the variants on top of each other."""

from typing import Any

import pytest

from holotype.core.notation import PositionError
from tests.helpers import clause

from .helpers import Table, coop, game, reach_part, saga, table

# --- positions ---------------------------------------------------------------------------------------------------


@clause("GL-11.1", "GL-14.9")
@pytest.mark.parametrize(("variant", "north"), [("base", 14), ("beginners", 7), ("m3_early_greenland", 13)])
def test_a_position_has_the_decks_of_its_variant(variant: str, north: int) -> None:
    t = table(f"option variant={variant}\nnorth: walrus\nsouth: shark")
    assert t.view()["decks"]["north"] == north


@clause("GL-1.2")
def test_cards_may_be_called_by_their_numbers() -> None:
    t = table("north: 5\nsouth: shark\nnorse: pool 2, tableau 26, elders 6\nthule: pool 1")
    assert t.legal() == ["card:walrus", "card:shark", "say:done", "say:exchange"]
    assert t.tribe("norse")["tableau"] == {"goggles": {}}


def test_a_rank_that_does_not_exist_is_refused() -> None:
    for words in ("elders 7", "elders alpha=0", "abroad thule-7"):
        with pytest.raises(PositionError, match="a rank goes from 1 to 6"):
            table(f"north: walrus\nsouth: shark\nnorse: {words}")


@clause("GL-6.11")
def test_a_married_daughter_lies_at_home() -> None:
    t = table("north: walrus\nsouth: shark\nnorse: pool 1, wed kirima\nthule: pool 1")
    assert t.tribe("thule")["husbands"] == {"kirima": "norse"}
    with pytest.raises(PositionError, match="meeka"):
        table("north: walrus\nsouth: shark\nnorse: pool 1, wed meeka\nthule: pool 1")


# --- order -------------------------------------------------------------------------------------------------------


@clause("GL-3.4", "GL-3.5")
@pytest.mark.parametrize(("answer", "order"), [("say:pass", "tunit sea_sami"), ("tribe:tunit", "sea_sami tunit")])
def test_without_a_named_tribe_the_order_goes_on_from_who_was_really_first(answer: str, order: str) -> None:
    t = Table(
        game.position(
            "events 5\ntribes tunit sea-sami\nphase event\nevent axe\ndeck empty\nnorth: walrus\nsouth: shark\n"
            "tunit: pool 1, elders 1\nsea-sami: pool 1, elders 4\ndice 2 2 2 2\nchance 11"
        )
    )
    assert (t.seat, t.prompt, t.legal()) == (1, "council", ["say:pass", "tribe:tunit"])
    t.choose(answer, "say:done", "say:done")
    assert (t.view()["event"], t.view()["order"]) == ("chain-mail", order.split())


# --- exchange ----------------------------------------------------------------------------------------------------


@clause("GL-1.14a", "GL-4.25")
@pytest.mark.parametrize(
    ("bid", "cards", "asked"), [(1, "goggles", True), (2, "goggles", False), (2, "goggles maps", True)]
)
def test_a_bid_is_asked_for_where_exchanges_reach_it(bid: int, cards: str, asked: bool) -> None:
    t = table(
        "phase event\nevent sword\nnorth: walrus\nsouth: shark\norder norse thule\ndice 1 1 1 1\n"
        f"norse: pool 1 alpha, ivory 3\nthule: pool 1 alpha, tableau {cards}"
    )
    t.choose(f"number:{bid}")
    assert ((t.seat, t.prompt, t.legal()) == (1, "bid", ["say:pass", "say:exchange"])) is asked


@clause("GL-1.14a", "GL-13.5")
@pytest.mark.parametrize(("purse", "asked"), [("ivory 1", True), ("iron 1", True), ("energy 3", False)])
def test_an_import_is_offered_where_an_exchange_reaches_its_price(purse: str, asked: bool) -> None:
    t = coop(
        "phase event\nevent sword\nnorth: | walrus\nsouth: | shark\ndeck empty\ndice 1 1\n"
        f"norse: pool 2 alpha, {purse}, tableau goggles\nthule: pool 2 alpha"
    )
    assert ((t.prompt, t.legal()) == ("buy-import", ["say:pass", "say:exchange"])) is asked


@clause("GL-1.14", "GL-8.2")
def test_a_card_exchanged_over_the_hay_pays_for_nothing_in_this_phase() -> None:
    t = table(
        "phase domestic\nnorth: walrus\nsouth: shark\nthule: pool 1 alpha\n"
        "norse: pool 1 alpha, tableau cattle thrall, elders 2, energy 1"
    )
    assert (t.prompt, t.legal()) == ("hay", ["disk:energy", "elder:norse-2", "say:slaughter", "say:exchange"])
    t.choose("say:exchange", "card:thrall")
    assert t.disks("norse")[0] == 4
    t.choose("disk:energy")
    assert t.tribe("norse")["elders"]["2"] == {}
    assert t.tribe("norse")["pool"] == 1 + 2


# --- the saga ----------------------------------------------------------------------------------------------------


@clause("GL-12.5")
@pytest.mark.parametrize("rank", [1, 6])
def test_every_man_of_the_placard_takes_a_woman_along(rank: int) -> None:
    t = saga(
        "turn 2\nphase event\nevent comet\nnorth: walrus\nsouth: shark\n"
        f"thule: pool 4, matriarchs 2, daughters 2, elders {rank}\ndice 5 5",
        "kirima",
    )
    assert t.legal() == [f"elder:thule-{rank}", "matriarch:2"]
    t.choose(f"elder:thule-{rank}")
    assert (t.prompt, t.legal()) == ("female-lost", ["matriarch:2", "kind:daughter"])


# --- surrender ---------------------------------------------------------------------------------------------------


@clause("GL-13.16", "GL-13.18")
def test_who_surrendered_has_no_part_in_the_victory() -> None:
    t = coop(
        "option surrender=tribe_out\nphase end\nnorth: | markland\nsouth: | vinland\ndepot 0\n"
        "norse: pool 1, elders 3, on vinland 6\nthule: pool 1, on markland 1\ndice 1 6"
    )
    assert (t.over, t.winners, t.state.ranking()) == (True, [0], [[0], [1]])


@clause("GL-13.16")
def test_all_pieces_of_who_surrenders_are_lost() -> None:
    t = coop(
        "option surrender=tribe_out\nphase event\nevent pot\nnorth: | walrus markland\nsouth: | shark\n"
        "norse: pool 2 alpha, on markland 3, elders 2\nthule: pool 2 alpha, ivory 2\ndice 6 6 6 6 6 6"
    )
    assert (t.tribe("norse")["valhalla"], t.tribe("norse")["alpha"], t.on("markland")) == (18, "valhalla", {})


# --- the chained game --------------------------------------------------------------------------------------------


@clause("GL-14.7")
@pytest.mark.parametrize("part", [1, 2])
def test_a_saved_game_goes_on_in_its_part(part: int) -> None:
    state: Any = game.start(4, 1, variant="m2_full_experience")
    reach_part(state, part)
    again: Any = game.restore(state.save())
    assert again.view(None)["table"]["part"] == part
    assert (again.rules.coop, again.copy().rules) == (part == 2, again.rules)


# --- the Alpha abroad --------------------------------------------------------------------------------------------


@clause("GL-10.9")
def test_an_alpha_who_was_a_missionary_comes_home_when_the_tribe_dies_out() -> None:
    t = table(
        "phase hunt\nnorth: walrus\nsouth: shark\nthule: on walrus 1\n"
        "norse: abroad thule-1 alpha=thule-1, pool 1\ndice 3"
    )
    t.choose("say:done")
    assert t.tribe("thule")["extinct"]
    assert (t.tribe("norse")["alpha"], t.tribe("norse")["pool"]) == ("pool", 2)


@clause("GL-9.5")
def test_who_banishes_chooses_between_a_missionary_and_the_alpha() -> None:
    t = table(
        "phase elders\nnorth: walrus\nsouth: shark\nthule: elders 2 3, energy 1, pool 1 alpha\n"
        "norse: abroad thule-1 alpha=thule-1, pool 1, elders 1\ndice 1"
    )
    t.choose("say:banish", "tribe:norse")
    assert (t.prompt, t.legal()) == ("banish-kind", ["kind:man", "kind:alpha"])
    t.choose("kind:alpha")
    assert (t.tribe("norse")["alpha"], t.tribe("thule")["elders"]["1"]) == ("valhalla", {"norse": 1})
    assert ("GL-9.5", "banishes") in t.log()
