"""What a player reads: questions that say what they are about, and a log that says who did what to whom."""

import pytest

from tests.helpers import clause
from tests.playthroughs import FOLDER, record_in

from .helpers import Table, asked, game, hunt, meet, table, tip, told

HOME = "north: walrus polar-bear\nsouth: shark\n"


@clause("GL-5.3", "GL-5.7", "GL-5.10", "GL-5.11")
@pytest.mark.parametrize(
    ("card", "line"),
    [
        ("walrus", "Bob sends 2 hunters to Walrus."),
        ("markland", "Bob sends 2 colonists to Markland."),
        ("birgitta", "Bob sends 2 raiders to Birgitta."),
        ("kirima", "Bob sends 2 guards to Kirima."),
    ],
)
def test_the_log_says_what_people_are_sent_for(card: str, line: str) -> None:
    t = table(
        "order thule norse\nnorth: markland walrus\nsouth: shark\nnorse: pool 1 alpha, tableau birgitta\n"
        "thule: pool 4 alpha, elders 4 6, tableau kirima"
    )
    t.choose(f"card:{card}", "kind:man", "number:2")
    assert line in told(t)


@clause("GL-5.15", "GL-5.16")
@pytest.mark.parametrize(
    ("power", "question", "heard"),
    [
        ("sun-stone", "Navigation: you may move up to 3 pieces", "GL-5.15"),
        ("geala", "Skiing: you may move up to 3 pieces", "GL-5.16"),
    ],
)
def test_whoever_may_move_pieces_reads_why_and_how_many(power: str, question: str, heard: str) -> None:
    t = table(f"{HOME}norse: pool 1 alpha\nthule: pool 3 alpha, tableau {power} kirima\norder thule norse")
    t.choose("card:walrus", "kind:alpha", "card:polar-bear", "number:2", "say:done", "say:done")
    assert asked(t).startswith(question)
    t.choose("card:walrus", "card:polar-bear")
    assert told(t)[-1] == "Bob moves the Alpha from Walrus to Polar Bear."
    assert game.log(t.state, None)[-1].clause == heard
    assert asked(t).startswith(question.replace("3", "2"))


@clause("GL-6.4")
def test_an_offer_says_whose_people_withdraw() -> None:
    t = meet("norse: on shark 2 alpha, pool 1\nthule: on shark 1, pool 1 alpha, elders 6")
    t.choose("tribe:thule", "tribe:norse")
    assert asked(t) == "Your offer: does Ann's Alpha withdraw from Greenland Shark, too?"
    t.choose("say:no")
    assert asked(t) == "Your offer: how many of Ann's tribesmen withdraw from Greenland Shark?"


@clause("GL-6.12", "GL-6.13", "GL-6.14")
def test_a_contested_card_says_how_the_fight_will_go() -> None:
    t = meet(
        "norse: on shark 2, pool 1 alpha, elders 4\n"
        "thule: on shark 3, iron 1, pool 1 alpha, elders 6, tableau chain-mail"
    )
    fight = "the fight, in this order: Thule with 3 dice (hits on 1, 2), Norse with 2 dice (hits on 1, 2)"
    assert fight in tip(t, "Greenland Shark")


@clause("GL-6.14", "GL-6.15")
def test_faces_that_an_attacker_turns_to_ones_are_among_those_that_hit() -> None:
    t = meet("norse: on shark 2, iron 1, pool 1 alpha\nthule: on shark 3, iron 2, pool 1 alpha, tableau crossbow")
    t.choose("say:pass", "say:pass")
    assert asked(t).startswith("Greenland Shark: Bob attacks with 3 dice and hits on 1, 3. Pay an iron ")


@clause("GL-6.15", "GL-7.6")
def test_the_log_says_with_what_the_iron_rule_is_paid() -> None:
    t = hunt("norse: pool 1 alpha\nthule: on walrus 3, ivory 1, pool 1 alpha, tableau sunnan-anni\ndice 4 4 5")
    assert "Pay an ivory so that nobody dies" in asked(t)
    t.choose("disk:ivory")
    assert "Bob pays 1 ivory to lose nobody on Walrus." in told(t)


@clause("GL-1.14a", "GL-7.6")
def test_who_has_no_iron_is_told_to_turn_in_a_card() -> None:
    t = hunt("norse: pool 1 alpha\nthule: on walrus 3, pool 1 alpha, tableau axe")
    assert t.legal() == ["say:pass", "say:exchange"]
    assert "Turn in a card for iron so that nobody dies" in asked(t)


@clause("GL-7.5", "GL-7.6")
def test_dice_are_counted_without_the_one_that_is_set() -> None:
    t = hunt("norse: pool 1 alpha\nthule: on walrus 2 alpha, iron 1, pool 1")
    t.choose("say:no")
    assert asked(t).startswith("Walrus: 2 dice, deadly on 3. ")


@clause("GL-7.6", "GL-7.10")
def test_nobody_is_asked_for_iron_where_nobody_can_die() -> None:
    alone = hunt("norse: pool 1 alpha\nthule: on walrus 0 alpha, iron 1, pool 1")
    alone.choose("say:no")
    assert alone.prompt != "iron-rule"
    rolling = hunt("norse: pool 1 alpha\nthule: on walrus 0 alpha, iron 1, pool 1")
    rolling.choose("say:yes")
    assert rolling.prompt == "iron-rule"
    turned = hunt("norse: pool 1 alpha\nthule: on walrus 3, iron 1, pool 1 alpha, tableau toggle-harpoon")
    assert turned.prompt != "iron-rule"


@clause("GL-7.11", "GL-7.24")
def test_the_log_says_when_the_alpha_is_among_the_dead() -> None:
    t = hunt("norse: pool 1\nthule: on walrus 1 alpha, pool 1\ndice 3 3")
    t.choose("say:yes")
    assert "2 of Bob's people die on Walrus, the Alpha among them." in told(t)
    raid = hunt("norse: pool 1 alpha, tableau birgitta\nthule: on birgitta 0 alpha, pool 1, elders 4\ndice 3")
    assert "Bob's Alpha dies on Birgitta." in told(raid)


@clause("GL-7.14", "GL-7.15", "GL-8.3")
def test_babies_are_born_somewhere_and_of_something() -> None:
    t = hunt("norse: pool 1\nthule: on markland 2, pool 1\ndice 1 1", north="markland walrus")
    assert asked(t) == "A baby is born in Markland: is the Alpha reborn?"
    t.choose("say:yes")
    assert "Bob has a baby in Markland: the Alpha is reborn." in told(t)
    farm = table(f"phase domestic\n{HOME}norse: pool 1 alpha, tableau lappget, elders 1\nthule: pool 1 alpha")
    assert told(farm)[-2:] == ["Lappget (Sámi Goat) gives Ann its produce.", "Ann has a baby."]


@clause("GL-1.4", "GL-7.14")
def test_energy_that_finds_no_room_is_told() -> None:
    t = hunt("norse: pool 1 alpha\nthule: on walrus 3, energy 7, pool 1 alpha\ndice 1 1 5")
    assert "Bob loses 1 energy: the woodpile is full." in told(t)
    assert t.disks("thule")[0] == 8


@clause("GL-7.16", "GL-7.17", "GL-13.14")
def test_the_log_says_where_a_card_goes_that_is_taken() -> None:
    trophy = hunt("norse: pool 1 alpha\nthule: on walrus 3, pool 1 alpha\ndice 5 5 5")
    trophy.choose("say:yes")
    assert "Bob takes Walrus as a trophy." in told(trophy)
    card = hunt("norse: pool 1 alpha\nthule: on musk-ox 3, pool 1 alpha, elders 3\ndice 5 5 5", north="musk-ox")
    card.choose("say:yes")
    assert "Bob takes Musk Ox into the hand." in told(card)


@clause("GL-6.21")
def test_the_log_says_why_a_land_turns_hostile() -> None:
    t = meet("norse: pool 1 alpha\nthule: pool 1 alpha, on markland 7\ndice 5 5 5 5 5 5 5")
    assert "Markland turns hostile: 7 colonists are too many." in told(t)


@clause("GL-9.5")
def test_a_husband_is_banished_and_not_his_wife() -> None:
    t = table(
        f"phase elders\ntribes tunit thule\n{HOME}tunit: pool 1 alpha, elders 1, wed kirima\n"
        "thule: pool 1 alpha, elders 2 3, energy 1, tableau kirima\ndice 1"
    )
    t.choose("say:banish", "card:kirima")
    assert "Bob banishes Kirima's husband, Ann's tribesman, who dies." in told(t)


@clause("GL-4.4", "GL-4.16", "GL-4.18")
@pytest.mark.parametrize(("event", "dice", "heard"), [("maunder", "", "GL-4.18"), ("axe", "dice 6 1 1 1\n", "GL-4.16")])
def test_an_elder_dies_by_the_clause_of_his_death(event: str, dice: str, heard: str) -> None:
    t = table(
        f"phase event\nevent {event}\n{HOME}deck empty\n{dice}"
        "norse: pool 1 alpha, elders 6, energy 3\nthule: pool 1 alpha"
    )
    deaths = [line.clause for line in game.log(t.state, None) if line.event == "elder-dies"]
    assert deaths[0] == heard


@clause("GL-4.8")
def test_a_disease_of_absent_daughters_says_so() -> None:
    t = table(f"phase event\nevent pot\ntribes tunit thule\n{HOME}deck empty\ntunit: pool 1\nthule: pool 1")
    assert "Venereal disease: no tribe here has daughters who bring it." in told(t)


@clause("GL-1.14", "GL-4.22", "GL-9.3")
def test_a_falcon_that_is_tamed_in_the_year_of_the_ransom_can_still_be_sold() -> None:
    t = table(
        f"phase elders\neffect falcon\n{HOME}norse: pool 1 alpha, elders 1\n"
        "thule: pool 1 alpha, elders 2 3, energy 1, hand gyrfalcon"
    )
    t.choose("say:domesticate")
    assert t.legal() == ["say:done", "say:exchange"]
    t.choose("say:exchange")
    assert t.disks("thule")[1] == 3


@clause("GL-5.10")
def test_a_card_says_that_it_cannot_be_raided_and_of_what_raiders_die() -> None:
    t = table(
        f"{HOME}order thule norse\nnorse: pool 1 alpha, tableau lappget birgitta\nthule: pool 2 alpha, elders 4 6"
    )
    assert "cannot be raided" in tip(t, "Lappget")
    assert "raids succeed on 1, 3, deadly faces: 3" in tip(t, "Birgitta")
    assert "Click to send raiders: one of them marries her." in tip(t, "Birgitta")


@clause("GL-10.10", "GL-14.8")
@pytest.mark.parametrize(
    ("play", "end"),
    [
        ("full-experience", "Cid wins."),
        ("coop-alone", "The game is lost."),
    ],
)
def test_the_log_tells_how_a_game_ends_in_which_nobody_is_left(play: str, end: str) -> None:
    t = Table(game.replay(record_in((FOLDER / "greenland" / f"{play}.txt").read_text(encoding="utf-8"))))
    assert all(seat["extinct"] for seat in t.view()["seats"])
    assert told(t)[-1].endswith(end)


@clause("GL-7.4", "GL-7.20")
def test_who_hunts_first_is_said_before_and_who_came_too_late_after() -> None:
    text = "norse: on walrus 1, elders 6, pool 1 alpha\nthule: on walrus 3{}, pool 1 alpha\ndice 6 6 6 6 1 1 5"
    assert "the hunt, in this order: Norse, Thule" in tip(meet(text.format("")), "Walrus")
    t = meet(text.format(", tableau kirima"))
    assert "the hunt, in this order: Thule, Norse" in tip(t, "Walrus")
    t.choose("say:pass", "say:pass")
    assert "Ann's tribesman comes home from Walrus without a roll: another tribe was first." in told(t)


@clause("GL-1.6", "GL-8.3")
@pytest.mark.parametrize(("home", "lost"), [(17, False), (18, True)])
def test_the_log_says_why_no_baby_comes(home: int, lost: bool) -> None:
    t = table(
        f"phase domestic\nnorth: walrus\nsouth: shark\nnorse: tableau goat, pool {home} alpha\nthule: pool 1 alpha"
    )
    assert ("Ann loses a baby: nobody is left in Valhalla." in told(t)) == lost


@clause("GL-4.16")
def test_the_log_says_whom_a_die_off_spares() -> None:
    tribes = "norse: pool 1 alpha, elders 2\nthule: pool 1 alpha"
    t = table(f"phase event\nevent chain-mail\nnorth: walrus\nsouth: shark\n{tribes}\ndeck empty\ndice 2 1")
    assert [line for line in told(t) if "die-off" in line] == [
        "Ann rolls 2 for the die-off.",
        "Bob rolls 1 for the die-off: no elder on that rank.",
    ]


@clause("GL-6.3")
def test_the_last_round_of_offers_is_called_so() -> None:
    t = meet("norse: on shark 2, iron 1, pool 1 alpha\nthule: on shark 3, pool 1 alpha, elders 6")
    assert "Last round" not in asked(t)
    t.choose("tribe:thule", "tribe:norse", "number:2", "say:done", "say:reject", "say:pass")
    assert "Last round: choose the tribe to which you make an offer" in asked(t)
