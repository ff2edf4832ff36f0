"""Section 1: disks, hands, exchange, rows."""

from pathlib import Path

import pytest

from holotype import load
from holotype.core.data import DataError
from tests.helpers import clause

from .helpers import Table, game, table


@clause("GL-1.1", "GL-1.17", "GL-10.2")
def test_every_piece_is_somewhere_and_everything_is_public() -> None:
    t = table(
        "norse: pool 3 alpha, elders 1 2, on walrus 2, hand goggles, wed kirima\n"
        "thule: pool 1, tableau kirima\nnorth: walrus\nsouth: shark"
    )
    assert t.tribe("norse")["valhalla"] == 18 - 3 - 2 - 2 - 1
    assert t.view(0) == t.view(1) == t.view(None)
    assert t.tribe("norse")["score"] == 3 + 1 + 2 + 2 + 1


@clause("GL-1.2")
def test_the_box_has_63_cards() -> None:
    group = game.vocab.groups["card"]
    assert len(group) == 63
    s = game.start(4, seed=1)
    view = s.view(None)["table"]
    north = len(view["rows"]["north"]["warm"]) - 1 + view["decks"]["north"]
    south = len(view["rows"]["south"]["warm"]) - 1 + view["decks"]["south"]
    assert (north, south) == (15, 16)


@clause("GL-1.3")
def test_energy_beyond_the_supply_is_lost() -> None:
    text = """
        players 4
        option energy_supply_finite={finite}
        phase hunt
        north: bowhead
        south: shark
        norse: energy 8, pool 1
        thule: on bowhead 3, energy 4
        tunit: energy 8, pool 1
        sea-sami: energy 7, pool 1
        dice 1 1 1
    """
    assert table(text.format(finite="yes")).tribe("thule")["energy"] == 5
    assert table(text.format(finite="no")).tribe("thule")["energy"] == 8


@clause("GL-1.4")
def test_a_woodpile_holds_eight() -> None:
    t = table("phase hunt\nnorth: bowhead\nsouth: shark\nthule: on bowhead 3, energy 6\nnorse: pool 1\ndice 1 1 1")
    assert t.tribe("thule")["energy"] == 8
    assert t.view()["supply"] == 20


@clause("GL-1.5")
def test_ivory_is_no_iron_but_for_tunit_tools() -> None:
    text = (
        "phase elders\nnorth: walrus\nsouth: shark\ntribes {0} norse\n{0}: elders 3, pool 1, ivory 1, hand fish-spear"
    )
    assert "say:tool-make" in table(text.format("tunit")).legal()
    t = table(text.format("thule"))
    assert (t.seat, t.legal()) == (1, ["say:baptism", "say:done"])


@clause("GL-1.6")
def test_babies_beyond_valhalla_are_lost() -> None:
    t = table(
        "phase hunt\nnorth: ringed-seal\nsouth: shark\nthule: on ringed-seal 1, pool 16 alpha\nnorse: pool 1\ndice 1"
    )
    assert (t.tribe("thule")["pool"], t.tribe("thule")["valhalla"]) == (18, 0)


@clause("GL-1.7", "GL-1.8")
def test_homelands_need_no_transport_and_the_other_row_does() -> None:
    t = table("north: markland walrus\nsouth: vinland shark\nnorse: pool 2\nthule: tableau meeka, pool 1")
    assert t.legal() == ["card:shark", "say:done"]
    t.choose("say:done")
    assert t.legal() == ["card:walrus", "card:meeka", "say:done"]


@clause("GL-1.9", "GL-1.14b")
def test_hand_cards_give_nothing() -> None:
    t = table(
        "phase elders\nnorth: walrus\nsouth: shark\ntunit: elders 3, hand goggles, pool 1, ivory 1\ntribes tunit norse"
    )
    assert "say:exchange" not in t.legal()
    t.choose("say:tool-make")
    assert (t.tribe("tunit")["tableau"], t.tribe("tunit")["hand"]) == ({"goggles": {}}, [])


@clause("GL-1.10", "GL-1.11")
def test_x1_hand_limit_of_thule() -> None:
    t = table(
        """
        north: walrus
        south: shark
        thule: tableau peepeelee, wed birgitta, elders 3, pool 1
        norse: tableau birgitta, pool 1
        """
    )
    assert t.tribe("thule")["hand_limit"] == 4
    assert t.tribe("norse")["hand_limit"] == 2


@clause("GL-1.11", "GL-1.12")
def test_peepeelees_slot_holds_no_invention() -> None:
    text = (
        "north: walrus\nsouth: shark\nthule: tableau peepeelee, elders 3, hand {}, on {}, pool 1\n"
        "norse: pool 1\nphase hunt\ndice 1 1"
    )
    t = table(text.format("goggles", "fish-spear 2").replace("north: walrus", "north: fish-spear"))
    t.choose("say:yes")
    assert (t.prompt, t.legal()) == ("discard", ["card:fish-spear", "card:goggles"])
    t.choose("card:goggles")
    assert t.tribe("thule")["hand"] == ["fish-spear"]
    t = table(text.format("orca", "husky 2").replace("north: walrus", "north: husky"))
    t.choose("say:no", "say:yes")
    assert (t.prompt, t.tribe("thule")["hand"]) == ("elder-action", ["husky", "orca"])  # animals may fill it


@clause("GL-1.12")
def test_a_lowered_limit_makes_discard_at_once() -> None:
    t = table(
        "phase event\nevent laki\nnorth: walrus\nsouth: shark\nnorse: elders 3, hand goggles, pool 2\nthule: pool 1"
    )
    assert t.tribe("norse")["hand"] == []
    assert ("GL-1.12", "discards") in t.log()


@clause("GL-1.13", "GL-4.28")
def test_imports_go_straight_to_the_tableau() -> None:
    t = table("phase event\nevent sword\nnorth: walrus\nsouth: shark\nnorse: pool 2, ivory 1\nthule: pool 1\ndice 1 1")
    t.choose("number:1")
    assert t.tribe("norse")["tableau"] == {"sword": {}}
    assert t.tribe("norse")["hand"] == []


@clause("GL-1.14", "GL-1.14b")
def test_a_card_may_be_turned_in_at_an_own_decision() -> None:
    t = table("north: walrus\nsouth: shark\nnorse: pool 2, tableau husky goat\nthule: pool 1")
    t.choose("say:exchange")
    assert t.legal() == ["card:husky", "card:goat-cattle"]
    t.choose("card:husky")
    assert t.tribe("norse")["tableau"] == {"goat": {}}
    assert t.disks("norse") == (1, 0, 0)


@clause("GL-1.14")
def test_no_exchange_within_a_roll() -> None:
    t = table(
        "phase hunt\nnorth: polar-bear\nsouth: shark\n"
        "thule: on polar-bear 2, elders 5, tableau sword, pool 1\nnorse: pool 1\ndice 4 5"
    )
    assert (t.prompt, t.legal()) == ("iron-rule", ["say:pass", "say:exchange"])
    t.choose("say:pass")
    assert (t.prompt, t.legal()) == ("reroll", ["die:4", "say:done"])


@clause("GL-1.14a")
def test_who_could_pay_after_an_exchange_is_asked() -> None:
    t = table(
        "phase event\nevent sword\nnorth: walrus\nsouth: shark\nnorse: pool 2, tableau goggles\nthule: pool 1\ndice 1 1"
    )
    assert (t.prompt, t.legal()) == ("bid", ["say:pass", "say:exchange"])
    t.choose("say:exchange")
    assert t.legal() == ["say:pass", "number:1"]


@clause("GL-1.15")
def test_a_card_under_raid_can_not_be_exchanged() -> None:
    t = table(
        "phase negotiation\nnorth: walrus\nsouth: shark\n"
        "norse: tableau goat, on goat-cattle 1, pool 1\nthule: on goat-cattle 1, elders 4, pool 1"
    )
    assert t.prompt == "offer"
    assert "say:exchange" not in t.legal()


@clause("GL-1.16", "GL-1.19")
def test_a_data_pack_changes_three_cards(tmp_path: Path) -> None:
    (tmp_path / "biomes.yaml").write_text(
        "biomes:\n- {id: 1, hits: 2}\n- {id: 4, yield: {babies: 4}}\n"
        "- {id: 5, name: {en: Big Walrus, ja: 大セイウチ}}\n",
        encoding="utf-8",
    )
    packed = load("greenland", pack=tmp_path)
    text = (
        "events 0\nphase hunt\nnorth: ringed-seal arctic-cod walrus\nsouth: shark\n"
        "thule: on {} 2, pool 1 alpha\nnorse: pool 1\ndice 1 5"
    )
    t = Table(packed.position(text.format("ringed-seal")))
    assert t.tribe("thule")["pool"] == 3
    assert packed.texts.token(packed.token("card:walrus"), "en") == "Big Walrus"
    assert Table(game.position(text.format("ringed-seal"))).tribe("thule")["pool"] == 5
    text = text.replace("dice 1 5", "dice 1 1")
    assert Table(packed.position(text.format("arctic-cod"))).tribe("thule")["pool"] == 7


def test_a_broken_pack_is_named(tmp_path: Path) -> None:
    (tmp_path / "biomes.yaml").write_text("biomes:\n- {id: 1, hits: many}\n", encoding="utf-8")
    with pytest.raises(DataError, match=r"biomes\.yaml: biomes\[1\]\.hits"):
        load("greenland", pack=tmp_path)


@clause("GL-1.18")
def test_rows_are_ordered_around_their_deck() -> None:
    t = table(
        "phase event\nevent comet\nnorth: markland walrus musk-ox | bowhead arctic-cod\n"
        "south: shark\nnorse: pool 1\nthule: pool 1\ndice 1 1 1 1"
    )
    assert (t.row("north"), t.row("north", "cold")) == (["markland", "walrus", "musk-ox"], ["bowhead", "arctic-cod"])
