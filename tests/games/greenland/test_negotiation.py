"""Section 6: contested cards, offers, divorces."""

import pytest

from holotype.agents import make
from tests.helpers import clause

from .helpers import NAMES, game, meet, table


@clause("GL-6.1")
def test_hunters_of_two_tribes_contest_a_biome() -> None:
    assert meet("norse: on walrus 1, elders 1\nthule: on walrus 1, elders 1").prompt == "offer"
    t = meet("norse: on shark 1, elders 1\nthule: on walrus 1, elders 1\ndice 6 6")
    assert t.over
    assert not {"contested", "attack-hits"} & {e for _, e in t.log()}


@clause("GL-6.1", "GL-6.3a")
@pytest.mark.parametrize("husband", ["kirima", "kirima alpha"])
def test_guards_of_both_houses_are_one_side(husband: str) -> None:
    t = meet(f"norse: on kirima 1, wed {husband}, elders 1\nthule: tableau kirima, on kirima 1, elders 1")
    assert (t.prompt, t.legal()) == ("divorce-offer", ["say:pass", "card:kirima"])
    t.choose("say:pass", "say:pass")
    assert t.over


@clause("GL-6.2")
@pytest.mark.parametrize(("switch", "seat"), [("most_iron_in_game", 3), ("most_iron_involved", 0)])
def test_the_picker_orders_all_cards_also_those_of_others(switch: str, seat: int) -> None:
    t = table(
        f"players 4\noption contested_picker={switch}\nphase negotiation\nnorth: walrus\nsouth: shark\n"
        "norse: on walrus 1, iron 2\nthule: on walrus 1, on shark 1\ntunit: on shark 1\nsea-sami: pool 1, iron 3"
    )
    assert (t.seat, t.prompt, t.legal()) == (seat, "pick-contested", ["card:walrus", "card:shark"])


@clause("GL-6.2", "GL-3.7")
@pytest.mark.parametrize(("switch", "seat"), [("most_iron_in_game", 2), ("most_iron_involved", 1)])
def test_the_tribe_with_most_iron_picks_the_card(switch: str, seat: int) -> None:
    t = table(
        f"players 3\noption contested_picker={switch}\nphase negotiation\nnorth: walrus bowhead\nsouth: shark\n"
        "norse: on walrus 1, on bowhead 1\nthule: on walrus 1, on bowhead 1, iron 1\ntunit: pool 1 alpha, iron 2"
    )
    assert (t.seat, t.prompt, t.legal()) == (seat, "pick-contested", ["card:walrus", "card:bowhead"])


@clause("GL-6.3")
def test_two_rounds_of_one_offer_each_at_most() -> None:
    t = meet("norse: on walrus 2, iron 1, elders 6\nthule: on walrus 1\ndice 6 6 6")
    for _ in range(4):
        assert t.prompt == "offer"
        t.choose("tribe:thule" if t.seat == 0 else "tribe:norse", "tribe:thule", "say:done", "say:reject")
    assert (t.seat, t.prompt) == (0, "iron-rule-attack")


@clause("GL-6.3")
def test_a_round_of_passes_ends_negotiation() -> None:
    t = meet("norse: on walrus 1, iron 1\nthule: on walrus 1\ndice 6 6")
    assert t.seat == 0
    t.choose("say:pass", "say:pass")
    assert ("GL-6.13", "attack-hits") in t.log()


@clause("GL-6.4", "GL-6.5", "GL-6.6", "GL-6.7")
def test_an_offer_is_built_answered_and_carried_out() -> None:
    t = meet(
        "norse: on walrus 3 alpha, elders 6, iron 2, pool 1\n"
        "thule: on walrus 2, ivory 1, energy 3, hand goggles, elders 3, pool 1\ndice 6 6"
    )
    t.choose("tribe:thule")
    assert (t.prompt, t.legal()) == ("offer-departure", ["tribe:norse", "tribe:thule"])
    t.choose("tribe:norse")
    assert (t.prompt, t.legal()) == ("offer-alpha", ["say:yes", "say:no"])
    t.choose("say:yes")
    assert (t.prompt, t.legal()) == ("offer-number", ["number:0", "number:1", "number:2", "number:3"])
    t.choose("number:3")
    assert t.legal() == ["give:iron", "ask:energy", "ask:ivory", "card:goggles", "say:done"]
    t.choose("ask:ivory", "ask:energy", "ask:energy")
    assert t.legal() == ["give:iron", "ask:energy", "card:goggles", "say:done"]
    t.choose("say:done")
    assert (t.seat, t.prompt, t.legal()) == (1, "answer", ["say:accept", "say:reject"])
    t.choose("say:accept")
    assert (t.disks("norse"), t.disks("thule")) == ((2, 1, 2), (1, 0, 0))
    assert (t.tribe("norse")["pool"], t.tribe("norse")["alpha"]) == (4, "pool")


@clause("GL-6.4")
def test_an_offer_has_at_most_six_terms() -> None:
    t = meet("norse: on walrus 1, elders 6, ivory 8\nthule: on walrus 1")
    t.choose("tribe:thule", "tribe:thule", *["give:ivory"] * 6)
    assert (t.prompt, t.seat) == ("answer", 1)


@clause("GL-6.5")
def test_at_most_two_cards_each_way_and_only_d_and_i() -> None:
    t = meet(
        "norse: on walrus 1, elders 6, pool 1, tableau goat husky goggles sword bowhead\nthule: on walrus 1, pool 1"
    )
    t.choose("tribe:thule", "tribe:thule")
    assert t.legal() == ["card:husky", "card:goggles", "card:goat-cattle", "say:done"]
    t.choose("card:husky", "card:goggles")
    assert t.prompt == "answer"
    t.choose("say:accept")
    assert sorted(t.tribe("thule")["tableau"]) == ["goggles", "husky"]


@clause("GL-6.6")
def test_every_other_party_must_agree() -> None:
    t = table(
        "players 3\nphase negotiation\nnorth: walrus\nsouth: shark\n"
        "norse: on walrus 1, elders 6, iron 3\nthule: on walrus 1, iron 2\ntunit: on walrus 1"
    )
    t.choose("tribe:thule", "tribe:thule", "give:iron", "say:done")
    assert t.seat == 1
    t.choose("say:accept")
    assert (t.seat, t.prompt) == (2, "answer")
    t.choose("say:reject")
    assert t.on("walrus") == {"norse": 1, "thule": 1, "tunit": 1}
    assert t.disks("norse")[2] == 3


@clause("GL-6.8")
def test_withdrawal_from_abroad_needs_transport() -> None:
    t = meet("norse: on walrus 6, pool 1\nthule: on walrus 1, iron 1")
    t.choose("tribe:norse")
    assert t.prompt == "offer-terms"
    assert t.state.offer[2] == 1  # type: ignore[attr-defined]
    t = meet("norse: on walrus 6, elders 6, pool 1\nthule: on walrus 1, iron 1")
    t.choose("tribe:norse", "tribe:norse")
    assert t.legal() == ["number:1", "number:2", "number:3", "number:4"]


@clause("GL-6.9", "GL-6.11")
def test_a_withdrawing_piece_may_marry() -> None:
    t = meet("norse: on walrus 1 alpha, elders 6, iron 1, pool 1\nthule: on walrus 1, tableau kirima peepeelee, pool 1")
    t.choose("tribe:thule", "tribe:norse", "say:yes", "number:1", "card:peepeelee")
    assert (t.prompt, t.legal()) == ("offer-groom", ["kind:man", "kind:alpha"])
    t.choose("kind:alpha", "say:done", "say:accept")
    assert t.tribe("norse")["alpha"] == "wed peepeelee"
    assert (t.tribe("norse")["pool"], t.tribe("norse")["hand_limit"]) == (2, 1)


@clause("GL-6.9")
def test_the_owner_of_the_bride_must_agree() -> None:
    t = table(
        "players 3\nphase negotiation\nnorth: walrus\nsouth: shark\n"
        "norse: on walrus 1, elders 6, iron 3\nthule: on walrus 1\ntunit: tableau meeka, pool 1"
    )
    t.choose("tribe:thule", "tribe:norse", "card:meeka", "say:done")
    assert "needs your consent" not in game.question(t.state, "en", NAMES)
    t.choose("say:accept")
    assert (t.seat, t.prompt) == (2, "answer")
    assert "It needs your consent, too." in game.question(t.state, "en", NAMES)
    t.choose("say:accept")
    assert t.tribe("tunit")["husbands"] == {"meeka": "norse"}


@clause("GL-6.10")
def test_divorce_as_a_term() -> None:
    t = meet(
        (
            "norse: on walrus 1, elders 6, iron 1, pool 1\nthule: on walrus 1, tableau kirima, pool 1, wed birgitta\n"
        ).replace(", wed birgitta", "")
        + "norse: wed kirima"
    )
    t.choose("say:pass", "say:pass", "tribe:thule", "tribe:thule", "card:kirima", "say:done", "say:accept")
    assert t.tribe("thule")["husbands"] == {}


@clause("GL-6.10a")
def test_divorce_without_a_contested_card() -> None:
    t = meet("norse: wed kirima, iron 1, pool 1 alpha\nthule: tableau kirima, pool 1 alpha, ivory 1")
    assert (t.seat, t.legal()) == (0, ["say:pass", "card:kirima"])
    t.choose("card:kirima", "ask:ivory", "say:done")
    assert (t.seat, t.prompt) == (1, "answer")
    t.choose("say:accept")
    assert (t.tribe("norse")["pool"], t.disks("norse")[1]) == (2, 1)
    assert t.tribe("thule")["husbands"] == {}


@clause("GL-6.10a")
def test_a_tribe_is_asked_once_for_all_its_marriages_and_offers_each_divorce_once() -> None:
    t = meet(
        "norse: wed kirima, wed peepeelee, iron 1, pool 1 alpha\nthule: tableau kirima peepeelee, pool 1 alpha, ivory 1"
    )
    assert (t.seat, t.legal()) == (0, ["say:pass", "card:kirima", "card:peepeelee"])
    t.choose("card:kirima", "say:done", "say:reject")
    assert (t.seat, t.legal()) == (0, ["say:pass", "card:peepeelee"])
    t.choose("say:pass")
    assert (t.seat, t.legal()) == (1, ["say:pass", "card:kirima", "card:peepeelee"])


@clause("GL-6.21")
@pytest.mark.parametrize(("colonists", "hostile"), [(6, False), (7, True)])
def test_more_than_six_colonists_make_a_card_hostile(colonists: int, hostile: bool) -> None:
    t = meet(f"norse: on vinland {colonists}, pool 1 alpha, elders 1\nthule: pool 1 alpha\ndice 6 6 6 6 6 6 6")
    assert t.view()["rows"]["south"]["warm"][0]["hostile"] is hostile


@clause("GL-6.3")
def test_negotiation_off_leads_to_attacks() -> None:
    t = meet("option negotiation=off\nnorse: on walrus 1, iron 1, elders 1\nthule: on walrus 1, elders 1\ndice 6 6")
    assert ("GL-6.13", "attack-hits") in t.log()


@clause("GL-6.10", "GL-5.11")
def test_guards_leave_a_divorced_wife() -> None:
    t = meet("norse: on kirima 2, wed kirima, iron 1, pool 1 alpha\nthule: tableau kirima, pool 1 alpha")
    t.choose("card:kirima", "say:done", "say:accept")
    assert t.tribe("norse")["pool"] == 1 + 2 + 1


@clause("GL-6.7", "GL-6.10")
def test_a_guard_who_withdraws_from_his_divorced_wife_goes_home_once() -> None:
    t = table(
        "players 3\ntribes tunit thule norse\nphase negotiation\nnorth: walrus\nsouth: shark\n"
        "tunit: pool 3, tableau nelii, elders 1, iron 2\nnorse: pool 3, on nelii 2, elders 1\n"
        "thule: pool 3, wed nelii, on nelii 1, elders 1, iron 3\ndice 4 4"
    )
    t.choose("say:pass", "say:pass", "tribe:tunit", "card:nelii", "say:done", "say:accept", "say:accept")
    assert t.tribe("tunit")["husbands"] == {}
    assert t.tribe("thule")["pool"] == 3 + 1 + 1  # the guard and the husband


@clause("GL-6.6")
@pytest.mark.parametrize("seed", range(4))
def test_bots_do_not_ask_for_what_nobody_would_give(seed: int) -> None:
    """Who is to leave is not asked to pay for it, too."""
    t = meet("norse: on walrus 3, elders 1 6, iron 3\nthule: on walrus 3, elders 1, iron 2, ivory 2, energy 4")
    bot = make("greedy", seed)
    named: list[str] = []
    while t.seat == 0 and t.prompt.startswith("offer"):
        named.append(game.name(bot.choose(t.state)))
        t.choose(named[-1])
    assert named[:2] != ["tribe:thule", "tribe:thule"] or any(name.startswith("give:") for name in named)


@clause("GL-6.3", "GL-6.6")
def test_bots_make_offers_and_judge_them() -> None:
    t = table(
        "players 3\nphase negotiation\nnorth: walrus\nsouth: shark\n"
        "norse: on walrus 3, elders 1 4 6, ivory 3, iron 1, pool 2 alpha\n"
        "thule: on walrus 3, elders 1 4, ivory 1, pool 2 alpha\ntunit: pool 6 alpha, elders 1 2 3, iron 3"
    )
    bots = [make("greedy", seed) for seed in range(3)]
    while t.seat is not None and t.prompt != "pick-hunt" and ("GL-6.6", "accepts") not in t.log():
        t.state.apply(bots[t.seat].choose(t.state))
    assert ("GL-6.6", "accepts") in t.log()
    assert (t.tribe("norse")["pool"], t.disks("norse")[1]) == (2 + 3, 3 + 1)  # they were paid for leaving
    assert ("GL-6.13", "attack-hits") not in t.log()


@clause("GL-6.7")
def test_a_hand_card_goes_to_the_other_hand() -> None:
    t = meet(
        "norse: on walrus 1, elders 3 6, iron 1, pool 1\n"
        "thule: on walrus 1, hand goggles fish-spear, elders 3 3, pool 1 alpha\ndice 6 6"
    )
    t.choose("tribe:thule", "tribe:norse", "card:fish-spear", "say:done", "say:accept")
    assert (t.tribe("norse")["hand"], t.tribe("thule")["hand"]) == (["fish-spear"], ["goggles"])


@clause("GL-6.8")
def test_a_mariner_takes_people_home_from_one_card_only() -> None:
    t = table(
        "phase negotiation\nnorth: walrus bowhead\nsouth: shark\n"
        "norse: on walrus 2, on bowhead 2, elders 6, iron 1, pool 1\n"
        "thule: on walrus 1, on bowhead 1, pool 1\ndice 6 6 6"
    )
    t.choose("card:walrus", "tribe:thule", "tribe:norse", "number:2", "say:done", "say:accept")
    assert (t.prompt, t.on("walrus")) == ("offer", {"thule": 1})
    t.choose("tribe:thule")
    assert t.prompt == "offer-terms"  # only Thule can leave
    assert t.state.offer[2] == 1  # type: ignore[attr-defined]


@clause("GL-6.9", "GL-6.5")
def test_each_bride_needs_a_withdrawing_piece() -> None:
    t = meet("norse: on walrus 2, elders 6, iron 1, pool 1\nthule: on walrus 1, tableau kirima peepeelee, pool 1")
    t.choose("tribe:thule", "tribe:norse", "number:1")
    assert t.legal() == ["give:iron", "card:peepeelee", "card:kirima", "say:done"]
    t.choose("card:kirima")
    assert t.legal() == ["give:iron", "say:done"]
    t = meet("norse: on walrus 2, elders 6, iron 1, pool 1\nthule: on walrus 1, tableau kirima peepeelee, pool 1")
    t.choose("tribe:thule", "tribe:norse", "number:2", "card:kirima", "card:peepeelee", "say:done", "say:accept")
    assert t.tribe("thule")["husbands"] == {"kirima": "norse", "peepeelee": "norse"}
    assert t.tribe("norse")["pool"] == 1


@clause("GL-6.21")
def test_colonists_of_all_tribes_are_counted_after_the_attacks() -> None:
    text = (
        "option negotiation=off\nphase negotiation\nnorth: walrus\nsouth: vinland\n"
        "norse: on vinland 4, elders 1, pool 1\nthule: on vinland 3, elders 1, pool 1\ndice {}"
    )
    t = table(text.format("6 6 6 6 6 6 6 4 4 4 4 4 4 4"))
    assert t.view()["rows"]["south"]["warm"][0]["hostile"]
    t = table(text.format("1 6 6 6 6 6 4 4 4 4 4 4 4"))
    assert not t.view()["rows"]["south"]["warm"][0]["hostile"]


@clause("GL-1.14", "GL-6.2", "GL-6.3", "GL-6.10a")
def test_who_picks_proposes_or_divorces_may_exchange_first() -> None:
    t = table(
        "phase negotiation\nnorth: walrus bowhead\nsouth: shark\n"
        "norse: on walrus 1, on bowhead 1, iron 1, tableau goggles maps sword, wed kirima\n"
        "thule: on walrus 1, on bowhead 1"
    )
    for prompt, card in (("divorce-offer", "goggles"), ("pick-contested", "maps")):
        assert (t.seat, t.prompt, t.legal()[-1]) == (0, prompt, "say:exchange")
        t.choose("say:exchange", f"card:{card}")
        assert t.prompt == prompt
        t.choose(*["say:pass", "say:pass"] if prompt == "divorce-offer" else ["card:walrus"])
    assert t.prompt == "offer"
    t.choose("say:exchange")
    assert (t.prompt, t.disks("norse")) == ("offer", (0, 2, 2))


@clause("GL-6.7")
def test_an_alpha_who_guards_a_card_that_changes_hands_goes_home() -> None:
    t = meet(
        "norse: on walrus 1, on goat-cattle 0 alpha, tableau goat, elders 6, iron 1, pool 1\n"
        "thule: on walrus 1, pool 1 alpha, elders 1\ndice 6 6"
    )
    t.choose("tribe:thule", "tribe:thule", "card:goat-cattle", "say:done", "say:accept")
    assert (t.tribe("thule")["tableau"], t.tribe("norse")["alpha"]) == ({"goat": {}}, "pool")


@clause("GL-6.10a")
def test_an_alpha_who_is_divorced_goes_home() -> None:
    t = meet("norse: wed kirima alpha, iron 1, pool 1\nthule: pool 1 alpha")
    t.choose("card:kirima", "say:done", "say:accept")
    assert t.tribe("norse")["alpha"] == "pool"


@clause("GL-6.3")
def test_a_second_round_follows_an_offer_that_was_refused() -> None:
    t = meet("norse: on walrus 1, iron 1, elders 6, pool 1\nthule: on walrus 1, elders 1, pool 1\ndice 6 6")
    t.choose("tribe:thule", "tribe:norse", "say:done", "say:reject", "say:pass")
    assert (t.seat, t.prompt) == (0, "offer")
    t.choose("say:pass", "say:pass")
    assert ("GL-6.13", "attack-hits") in t.log()


@clause("GL-6.4", "GL-6.12")
def test_who_stays_in_part_still_fights() -> None:
    t = meet("norse: on walrus 3, iron 1, elders 6, pool 1\nthule: on walrus 1, elders 1, pool 1\ndice 6 6 6")
    t.choose("tribe:thule", "tribe:norse", "number:2", "say:done", "say:accept")
    assert t.prompt == "offer"
    t.choose("say:pass", "say:pass", "say:pass")
    assert t.view()["dice"][0]["kind"] == "attack"
    assert len(t.view()["dice"][0]["dice"]) == 1


@clause("GL-6.3", "GL-6.7")
def test_who_has_left_makes_no_more_offers() -> None:
    t = table(
        "players 3\nphase negotiation\nnorth: walrus\nsouth: shark\n"
        "norse: on walrus 1, elders 6, iron 3\nthule: on walrus 1, iron 2\ntunit: on walrus 1, iron 1"
    )
    t.choose("tribe:thule", "tribe:thule", "say:done", "say:accept", "say:accept")
    assert (t.seat, t.prompt, t.on("walrus")) == (2, "offer", {"norse": 1, "tunit": 1})


@clause("GL-6.1", "GL-6.2")
@pytest.mark.parametrize("seats", ["norse thule tunit", "thule norse tunit", "tunit thule norse"])
@pytest.mark.parametrize(("third", "contested"), [("pool 1", False), ("on birgitta 1", True)])
def test_owner_and_husband_are_one_side_wherever_they_sit(seats: str, third: str, contested: bool) -> None:
    t = table(
        f"players 3\nphase negotiation\nnorth: walrus\nsouth: shark\ntribes {seats}\ndice 6 6 6 6 6 6\n"
        "norse: tableau birgitta, on birgitta 1, elders 1\nthule: wed birgitta, on birgitta 1, elders 1\n"
        f"tunit: {third}, elders 1"
    )
    t.choose("say:pass", "say:pass")  # neither house offers a divorce
    assert (t.prompt == "offer") is contested
    assert t.over is not contested
