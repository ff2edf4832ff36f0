"""Section 11: optional games."""

from tests.helpers import clause

from .helpers import start, table


@clause("GL-11.1", "GL-11.2")
def test_beginners_play_without_cards_of_kinds() -> None:
    t = start(4, "beginners")
    view = t.view()
    assert all(seat["tableau"] == {} for seat in view["seats"])
    assert len(t.row("north")) + view["decks"]["north"] == 8
    assert len(t.row("south")) + view["decks"]["south"] == 9
    assert "markland" not in t.row("north")
    assert t.tribe("tunit")["valhalla"] == 7


@clause("GL-11.1")
def test_beginners_negotiate_disks_and_do_not_fight() -> None:
    t = table(
        "option variant=beginners\nphase negotiation\nnorth: walrus\nsouth: shark\n"
        "norse: on walrus 1, elders 4 6, ivory 1\nthule: on walrus 1, elders 4, iron 2\n"
        "dice 6 6 6 6"
    )
    t.choose("tribe:norse", "tribe:norse")
    assert t.legal() == ["give:iron", "ask:ivory", "say:done"]
    t.choose("say:done", "say:reject", "say:pass", "say:pass", "say:pass")
    assert ("GL-6.13", "attack-hits") not in t.log()


@clause("GL-11.3", "GL-7.11")
def test_x33_the_survivalist_alpha_shows_two() -> None:
    t = table(
        "option variant=survivalist\nphase hunt\nnorth: polar-bear\nsouth: shark\n"
        "thule: on polar-bear 4 alpha, elders 1, pool 1, iron 1\nnorse: pool 1 alpha, elders 1\n"
        "dice 4 5 6 6"
    )
    t.choose("say:no")
    assert t.prompt == "alpha-birth"
    t.choose("say:no")
    assert ("GL-7.12", "hunt-succeeds") in t.log()
    assert t.tribe("thule")["alpha"] == "valhalla"


@clause("GL-11.3", "GL-7.18")
def test_survivalists_do_not_replace_hand_cards() -> None:
    t = table(
        "option variant=survivalist\nphase hunt\nnorth: walrus\nsouth: goggles\n"
        "norse: on goggles 2, elders 3, pool 1 alpha\nthule: pool 1 alpha, elders 1\ndice 1 1"
    )
    t.choose("say:yes")
    assert t.row("south") == []


@clause("GL-11.2")
def test_beginners_have_eight_northern_and_nine_southern_biomes() -> None:
    t = start(4, "beginners")
    assert (len(t.row("north")), len(t.row("south"))) == (6, 6)
    assert t.view()["decks"] == {"north": 2, "south": 3}
