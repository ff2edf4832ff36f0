"""What the picture and the questions say: dice and what they did, odds, offers, who sits where."""

import re

import pytest

from tests.helpers import clause

from .helpers import game, table

NAMES = ("Ann", "Bob", "Cid", "Dan")


def tips(svg: str) -> list[str]:
    return re.findall(r"<title>([^<]*)</title>", svg)


@clause("GL-7.9", "GL-7.10", "GL-7.11", "GL-7.12")
def test_every_die_tells_what_it_did() -> None:
    t = table(
        "phase hunt\nnorth: walrus\nsouth: shark\nnorse: pool 1 alpha, elders 1\n"
        "thule: on walrus 3 alpha, elders 1, tableau kirima toggle-harpoon, pool 1\ndice 4 5 3 6"
    )
    t.choose("say:no", "die:4")
    (roll,) = t.view()["dice"]
    assert (roll["by"], roll["card"], roll["kind"], roll["end"]) == ("thule", "walrus", "hunt", "success")
    assert [die["faces"] for die in roll["dice"]] == [[3, 1], [4, 6, 6], [5, 5], [1, 1]]
    assert [die["hits"] for die in roll["dice"]] == [True, False, False, True]
    said = tips(t.state.draw(0, "en"))
    for words in ("rolled 3, turned to 1, a hit", "rolled 4, rolled again: 6", "rolled 5"):
        assert words in said
    assert "The Alpha's die: set to 1, a hit" in said
    assert "出目 4, 振り直して 6" in tips(t.state.draw(0, "ja"))


@clause("GL-7.11")
def test_a_die_that_kills_says_so() -> None:
    t = table(
        "phase hunt\nnorth: walrus\nsouth: shark\nnorse: pool 1 alpha, elders 1\n"
        "thule: on walrus 1, elders 2, pool 1 alpha\ndice 3"
    )
    assert t.view()["dice"][-1]["dice"] == [{"faces": [3, 3], "alpha": False, "hits": False, "kills": True}]
    assert "rolled 3, deadly" in tips(t.state.draw(None, "en"))


@clause("GL-7.9", "GL-7.11")
def test_before_a_reroll_every_die_tells_what_it_would_do() -> None:
    t = table(
        "phase hunt\nnorth: walrus\nsouth: shark\nnorse: pool 1 alpha, elders 1\n"
        "thule: on walrus 3, elders 2, tableau kirima, pool 1 alpha\ndice 4 3 1"
    )
    assert t.prompt == "reroll"
    said = tips(t.state.draw(0, "en"))
    for words in ("rolled 1, a hit", "rolled 3, deadly", "rolled 4"):
        assert words in said


@clause("GL-7.6")
def test_nobody_dies_of_a_die_under_the_iron_rule() -> None:
    t = table(
        "phase hunt\nnorth: walrus\nsouth: shark\nnorse: pool 1 alpha, elders 1\n"
        "thule: on walrus 1, elders 2, iron 1, pool 1 alpha\ndice 3"
    )
    t.choose("disk:iron")
    assert not t.view()["dice"][-1]["dice"][0]["kills"]


@clause("GL-6.13", "GL-9.6", "GL-4.16", "GL-13.16")
def test_other_rolls_are_shown_too() -> None:
    t = table(
        "phase negotiation\nnorth: walrus\nsouth: shark\n"
        "norse: on walrus 2, iron 1, elders 1, pool 1\nthule: on walrus 1, elders 2, pool 1 alpha\ndice 1 6"
    )
    t.choose("say:pass", "say:pass")
    assert [(roll["kind"], roll["end"]) for roll in t.view()["dice"]] == [("attack", "success")]
    assert "Fight for Walrus: 1 hit" in t.state.draw(0, "en")
    t = table(
        "phase event\nevent chain-mail\nnorth: walrus\nsouth: shark\ndeck empty\n"
        "norse: pool 1 alpha, elders 2\nthule: pool 1 alpha\ndice 2 5"
    )
    assert [(roll["by"], roll["end"]) for roll in t.view()["dice"]] == [("norse", "failure"), ("thule", "success")]


def test_only_the_last_four_rolls_are_kept() -> None:
    t = table(
        "phase hunt\nnorth: walrus bowhead narwhal\nsouth: shark orca harbor-seal\n"
        "norse: on shark 1, on orca 1, on harbor-seal 1, elders 2\n"
        "thule: on walrus 1, on bowhead 1, on narwhal 1, elders 2\ndice 5 5 5 5 5 5"
    )
    t.choose("card:orca", "card:shark", "card:bowhead", "card:walrus")
    assert [roll["card"] for roll in t.view()["dice"]] == ["harbor-seal", "bowhead", "walrus", "narwhal"]


@clause("GL-5.3", "GL-7.12")
def test_odds_are_seen_before_hunters_are_sent() -> None:
    t = table("north: walrus\nsouth: arctic-char shark\nnorse: pool 3 alpha\nthule: pool 1 alpha")
    assert "+1:33  +2:56  +3:70 %" in t.state.draw(0, "en")
    t.choose("card:arctic-char")
    assert game.question(t.state, "en", NAMES) == "Hunters for Arctic Char: tribesmen or the Alpha?"
    t.choose("kind:man")
    asked = "Hunters for Arctic Char: how many? Chance of success: 1 → 33 %, 2 → 56 %, 3 → 70 %"
    assert game.question(t.state, "en", NAMES) == asked
    t.choose("number:2")
    assert "56  +1:70 %" in t.state.draw(0, "en")


@clause("GL-5.10", "GL-5.11", "GL-5.7")
def test_the_question_says_what_they_will_do_there() -> None:
    text = "north: markland\nsouth: shark\nnorse: pool 2, tableau birgitta\nthule: pool 3, elders 4 6\norder {}"
    t = table(text.format("thule norse"))
    t.choose("card:birgitta")
    assert game.question(t.state, "en", NAMES).startswith("Raid on Birgitta: how many? Chance of success: 1 → ")
    t = table(text.format("thule norse"))
    t.choose("card:markland")
    assert game.question(t.state, "en", NAMES).startswith("Colonists for Markland: how many? Chance of success: 1 → ")
    t = table(text.format("norse thule"))
    t.choose("card:birgitta")
    assert game.question(t.state, "en", NAMES) == "Guards for Birgitta: how many?"


@clause("GL-6.4", "GL-6.5", "GL-6.6")
def test_an_offer_is_one_sentence() -> None:
    t = table(
        "phase negotiation\nnorth: markland walrus\nsouth: vinland shark\n"
        "norse: on walrus 1 alpha, elders 6, iron 2, pool 1\n"
        "thule: on walrus 2, ivory 1, tableau kirima, hand goggles, elders 3, pool 1"
    )
    t.choose("tribe:thule", "tribe:norse", "say:yes", "number:1")
    svg = t.state.draw(0, "en")
    for token in ("give:iron", "ask:ivory", "card:goggles", "card:kirima"):
        assert f'data-token="{token}"' in svg
    t.choose("give:iron", "ask:ivory", "card:goggles", "card:kirima", "kind:man")
    assert game.question(t.state, "en", NAMES) == (
        "Ann offers Bob: Ann withdraws 1 tribesman and the Alpha from Walrus. Ann gives iron. "
        "Bob gives ivory, Iggaak Slit Goggles. Ann marries Kirima. Agreed?"
    )
    assert "Annは鉄を渡す。" in game.question(t.state, "ja", NAMES)


@clause("GL-6.10a")
def test_a_divorce_is_one_sentence_too() -> None:
    t = table(
        "phase negotiation\nnorth: markland walrus\nsouth: vinland shark\n"
        "norse: wed kirima, iron 1, pool 1 alpha\nthule: tableau kirima, pool 1 alpha, ivory 1"
    )
    t.choose("card:kirima", "ask:ivory")
    asked = "Ann offers Bob: Kirima and her husband are divorced. Bob gives ivory. Agreed?"
    assert game.question(t.state, "en", NAMES) == asked


@pytest.mark.parametrize("narrow", [False, True])
def test_every_tribe_carries_the_name_of_its_seat(narrow: bool) -> None:
    svg = game.start(4, seed=1).draw(2, "en", narrow=narrow)
    assert sorted(re.findall(r'class="seat-name" data-seat="(\d)"', svg)) == ["0", "1", "2", "3"]


@clause("GL-13.10")
def test_resistance_cards_show_all_faces_that_kill() -> None:
    t = table(
        "players 2\noption variant=coop_nazi\nnorth: | walrus ringed-seal\nsouth: | shark\nthule: pool 1\nnorse: pool 1"
    )
    tip = next(tip for tip in tips(t.state.draw(0, "en")) if tip.startswith("Ringed Seal"))
    assert "deadly faces: 3, 6" in tip
