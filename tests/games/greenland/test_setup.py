"""Section 2: setup; section 3: order."""

from typing import Any

import pytest

from tests.helpers import clause

from .helpers import Table, game, table


def begun(players: int, seed: int = 3, **options: Any) -> Table:
    t = Table(game.start(players, seed=seed, **options))
    while t.prompt == "farm-animal":
        t.choose(t.legal()[0])
    return t


@clause("GL-2.1", "GL-10.1")
def test_ten_events_are_played() -> None:
    assert begun(4).view()["events_left"] == 9


@clause("GL-2.2", "GL-2.3", "GL-2.4")
def test_rows_are_a_new_world_card_and_six_biomes() -> None:
    t = Table(game.start(4, seed=5))
    view = t.view()
    assert (t.row("north")[0], t.row("south")[0]) == ("markland", "vinland")
    assert (len(t.row("north")), len(t.row("south"))) == (7, 7)
    assert view["decks"] == {"north": 9, "south": 10}
    assert not view["rows"]["north"]["warm"][0]["hostile"]


@clause("GL-2.5", "GL-2.8", "GL-2.9", "GL-2.10")
def test_every_tribe_begins_with_its_people_and_disks() -> None:
    t = Table(game.start(4, seed=5, seating="fixed"))
    assert [seat["tribe"] for seat in t.view()["seats"]] == ["norse", "thule", "tunit", "sea_sami"]
    tunit = t.tribe("tunit")
    assert (tunit["pool"], tunit["alpha"], tunit["valhalla"], tunit["belief"]) == (5, "pool", 2, "polytheist")
    assert tunit["elders"] == {str(rank): {"tunit": 1} for rank in range(1, 7)}
    assert t.on("markland") == {"tunit": 5}
    assert t.disks("tunit") == (5, 1, 1)
    assert sorted(tunit["tableau"]) == ["meeka", "nelii", "saila"]
    assert t.tribe("thule")["valhalla"] == 7
    assert sorted(t.tribe("sea_sami")["tableau"]) == ["geala", "sunnan-anni"]


@clause("GL-2.6", "GL-2.7")
def test_norse_then_sami_choose_a_farm_animal() -> None:
    t = Table(game.start(4, seed=5, seating="fixed"))
    assert (t.seat, t.legal()) == (0, ["face:sheep", "face:pony", "face:goat", "face:cattle"])
    t.choose("face:cattle")
    assert "cattle" in t.tribe("norse")["tableau"]
    assert (t.seat, t.legal()) == (3, ["face:lappget", "face:reindeer"])
    assert t.view()["aside"] == ["sheep-pony", "sami-herd"]


@clause("GL-2.11")
def test_with_fewer_tribes_rows_are_shorter() -> None:
    t = Table(game.start(2, seed=5))
    assert len(t.row("north")) == 6
    assert len(t.view()["seats"]) == 2


@clause("GL-2.12")
def test_seats_are_drawn_or_fixed() -> None:
    drawn = {tuple(seat["tribe"] for seat in Table(game.start(3, seed=n)).view()["seats"]) for n in range(12)}
    assert len(drawn) > 4
    fixed = {
        tuple(seat["tribe"] for seat in Table(game.start(3, seed=n, seating="fixed")).view()["seats"]) for n in range(4)
    }
    assert fixed == {("norse", "thule", "tunit")}


@clause("GL-3.1", "GL-3.6")
def test_phases_follow_each_other() -> None:
    t = table(
        "phase event\nevent comet\nnorth: walrus\nsouth: shark\nnorse: pool 1, elders 2, energy 3\n"
        "thule: pool 1\ndice 6 6 6 6"
    )
    seen = []
    while not t.over:
        if t.view()["phase"] not in seen:
            seen.append(t.view()["phase"])
        t.choose("say:done" if "say:done" in t.legal() else t.legal()[0])
    assert seen == ["event", "assignment", "elders"]


@clause("GL-3.2", "GL-3.3")
@pytest.mark.parametrize(
    ("tribes", "order"),
    [
        ("tunit norse sea-sami thule", ["norse", "thule", "sea_sami", "tunit"]),
        ("tunit thule sea-sami", ["thule", "sea_sami", "tunit"]),
        ("norse tunit sea-sami", ["norse", "tunit", "sea_sami"]),
    ],
)
def test_the_event_names_first_and_second(tribes: str, order: list[str]) -> None:
    pools = "\n".join(f"{tribe}: pool 1" for tribe in tribes.split())
    t = table(
        f"players {len(tribes.split())}\ntribes {tribes}\nphase event\nevent chain-mail\n"
        f"north: walrus\nsouth: shark\n{pools}\ndice 1 6 6 6 6"
    )
    assert t.view()["order"] == order


@clause("GL-3.4")
def test_without_either_colour_the_first_player_goes_on_clockwise() -> None:
    t = table(
        "tribes tunit sea-sami\nphase event\nevent axe\nnorth: walrus\nsouth: shark\ntunit: pool 1\nsea-sami: pool 1"
    )
    assert t.view()["order"] == ["sea_sami", "tunit"]


@clause("GL-3.5")
def test_council_of_war_swaps_places_before_icons() -> None:
    t = table("phase event\nevent axe\nnorth: walrus\nsouth: shark\nnorse: pool 1, elders 4\nthule: pool 1")
    assert (t.seat, t.prompt, t.legal()) == (0, "council", ["say:pass", "tribe:thule"])
    t.choose("tribe:thule")
    assert t.view()["order"] == ["thule", "norse"]


@clause("GL-3.5")
def test_no_council_without_a_war_chief() -> None:
    t = table("phase event\nevent axe\nnorth: walrus\nsouth: shark\nnorse: pool 1, ivory 1\nthule: pool 1, elders 4")
    assert t.prompt == "bid"


@clause("GL-3.10")
def test_extinct_tribes_are_skipped() -> None:
    t = table(
        "phase event\nevent axe\nnorth: walrus\nsouth: shark\nnorse: extinct\nthule: pool 1, ivory 1\norder thule"
    )
    assert (t.seat, t.prompt) == (1, "bid")


@clause("GL-3.5")
def test_a_council_swaps_the_first_with_any_other_tribe() -> None:
    t = table(
        "players 4\nphase event\nevent axe\nnorth: walrus\nsouth: shark\ntribes norse thule tunit sea-sami\n"
        "norse: pool 1, elders 4\nthule: pool 1, elders 4\ntunit: pool 1\nsea-sami: pool 1\ndice 1 1 1 1 1 1 1 1"
    )
    assert t.view()["order"] == ["norse", "thule", "tunit", "sea_sami"]
    assert t.legal() == ["say:pass", "tribe:thule", "tribe:tunit", "tribe:sea-sami"]
    t.choose("tribe:tunit")
    assert t.view()["order"] == ["tunit", "thule", "norse", "sea_sami"]


@clause("GL-2.11", "GL-4.27")
def test_farm_animals_of_absent_norse_stay_for_the_trade_ship() -> None:
    t = begun(2, 5, seating="drawn")
    names = [seat["tribe"] for seat in t.view()["seats"]]
    assert "norse" not in names
    assert {"sheep-pony", "goat-cattle"} <= set(t.view()["aside"])


@clause("GL-3.2", "GL-3.3")
@pytest.mark.parametrize(
    ("event", "first", "second"),
    [
        ("axe", "norse", "thule"),
        ("book", "sea_sami", "norse"),
        ("crossbow", "thule", "tunit"),
        ("fogs", "tunit", "sea_sami"),
        ("sea-ice", "norse", "tunit"),
        ("trade-ship", "sea_sami", "thule"),
        ("current", "thule", "sea_sami"),
        ("ice-sheet", "tunit", "norse"),
        ("sun-stone", "norse", "sea_sami"),
        ("maunder", "sea_sami", "tunit"),
        ("comet", "thule", "norse"),
        ("laki", "tunit", "thule"),
        ("chain-mail", "norse", "thule"),
        ("sword", "sea_sami", "norse"),
        ("hammer", "thule", "sea_sami"),
        ("pot", "tunit", "sea_sami"),
        ("thrall", "norse", "tunit"),
    ],
)
def test_every_event_names_its_first_two(event: str, first: str, second: str) -> None:
    pools = "\n".join(f"{tribe}: pool 2, elders 4" for tribe in ("norse", "thule", "tunit", "sea-sami"))
    t = table(f"players 4\nphase event\nevent {event}\nnorth: walrus\nsouth: shark\n{pools}")
    assert (t.prompt, t.view()["order"][:2]) == ("council", [first, second])


@clause("GL-3.4", "GL-3.10")
def test_an_extinct_tribe_is_never_next() -> None:
    """The Laki eruption names green and yellow: the turn after Sea Sámi's would be the turn of the Tunit."""
    t = Table(
        game.position(
            "events 3\nplayers 3\ntribes sea-sami tunit norse\nphase end\nnorth: walrus\nsouth: shark\nchance 11\n"
            "tunit: extinct\nsea-sami: pool 2\nnorse: pool 2\norder sea-sami norse"
        )
    )
    assert (t.view()["event"], t.view()["order"]) == ("laki", ["norse", "sea_sami"])
