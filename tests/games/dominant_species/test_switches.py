"""The switches that give a ruling another reading (section 29)."""

from typing import Any

import pytest

from tests.games.dominant_species.table import Earth, table
from tests.helpers import clause

THREE = "seat 0: bird; seat 1: mammal; seat 2: amphibian"


def bird_takes(card: str, more: str, **options: Any) -> Earth:
    """The Bird has the forest C4 scored, which it dominates, and takes the only card."""
    t = table(
        f"phase domination; {THREE}; earth standard; cards {card}; deck ice-age; {more}; pawn bird: domination-1",
        **options,
    )
    return t.choose("tile:c4")


@clause("DS-29.6", "DS-R10", "DS-21.5")
@pytest.mark.parametrize("may_spare", [False, True])
def test_catastrophe_may_spare_neighbours_by_a_switch(may_spare: bool) -> None:
    earth = "cubes C3: bird 2, amphibian 1; cubes D4: bird 1, mammal 0"
    t = bird_takes("catastrophe", earth, catastrophe_may_spare=may_spare).choose("tile:c4", "animal:bird")
    around = ["animal:bird", "animal:amphibian"]
    assert (t.prompt, t.legal()) == ("card-eliminate", [*around, "say:skip"] if may_spare else around)
    t.choose("say:skip" if may_spare else "animal:amphibian")
    assert t.cubes("C3") == ({"bird": 2, "amphibian": 1} if may_spare else {"bird": 2})
    assert t.cubes("D4") == {}  # where only its own cubes are, the taker must eliminate one
    assert (("DS-29.6", "spares-tile") in t.log()) is may_spare


@clause("DS-29.7", "DS-20.2", "DS-21.7")
@pytest.mark.parametrize(("chooser", "seat"), [("owner", 1), ("taker", 0)])
def test_who_chooses_the_element_lost_to_disease(chooser: str, seat: int) -> None:
    t = bird_takes("disease", "elements mammal: sun grub", disease_chooser=chooser)
    assert (t.asked(), t.seat) == (("mammal", "disease-discard"), seat)
    t.choose("element:grub")
    assert t.animal("mammal")["added"] == {"sun": 1}
    assert "Mammal loses Grub to Disease." in t.said()


@clause("DS-29.8", "DS-29.1")
@pytest.mark.parametrize("mode", ["claim", "claim_by_all"])
def test_everyone_may_claim_before_a_card_is_taken(mode: str) -> None:
    t = table(
        f"phase domination; {THREE}; earth standard; cards omnivore predator; deck ice-age; marker C4 mammal; "
        "pawn mammal: domination-1",
        dominance_mode=mode,
    ).choose("tile:c4")
    if mode == "claim":
        assert t.asked() == ("mammal", "take-card")  # the marker is wrong, and nobody has said so
        return
    assert (t.prompt, t.seat) == ("claim-window", 2)  # from the left of the player who chose the tile
    question = t.state.game.question(t.state, "en", ["Ann", "Ben", "Cat"])
    assert question == "Do you claim a tile before the dominance markers count? Or done"
    t.choose("say:done")
    assert (t.prompt, t.seat, t.state.game.clause(t.state)) == ("claim-window", 0, "DS-29.8")
    t.choose("claim:c4", "say:done")
    assert t.asked() == ("bird", "take-card")


@clause("DS-29.8", "DS-21.14")
def test_everyone_may_claim_before_ice_age_scores() -> None:
    t = table(
        f"phase domination; {THREE}; earth standard; cards ice-age; deck none; marker D4 none; pawn bird: domination-1",
        dominance_mode="claim_by_all",
    ).choose("tile:c4", "say:done", "say:done")
    assert (t.prompt, t.seat) == ("claim-window", 1)
    t.choose("claim:d4", "say:done", "say:done")
    assert "Mammal scores 3 VP for Ice Age: it dominates 2 tiles." in t.said()


@clause("DS-29.8")
def test_nobody_is_asked_for_claims_where_no_card_is_left() -> None:
    t = table(
        f"phase domination; {THREE}; earth standard; pawn bird: domination-1; deck ice-age; pawn mammal: domination-2",
        dominance_mode="claim_by_all",
    ).choose("tile:c4")
    assert t.prompt == "domination-tile"
