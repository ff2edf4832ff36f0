"""Section 12: Saga of the Daughters."""

import pytest

from tests.helpers import clause

from .helpers import game, saga, start


@clause("GL-12.1", "GL-12.2")
def test_x36_setup_of_the_saga() -> None:
    t = next(t for t in (start(1, "solitaire_daughters", n) for n in range(80)) if t.state.character == 49)  # type: ignore[attr-defined]
    while t.prompt == "farm-animal":
        t.choose(t.legal()[0])
    norse = t.tribe("norse")
    assert (norse["pool"], norse["alpha"]) == (5, "pool")
    assert t.view()["girls"] == {"pool": 2, "dead": 16, "matriarchs": [0] * 6, "at": []}
    assert len(t.row("north")) == 7


@clause("GL-12.3")
@pytest.mark.parametrize(("character", "price"), [("birgitta", 1), ("peepeelee", 1), ("sigrid", 2)])
def test_imports_are_bought_and_the_first_event_is_quiet(character: str, price: int) -> None:
    tribe = "thule" if character == "peepeelee" else "norse"
    t = saga(
        (
            "turn 1\nphase event\nevent sun-stone\nnorth: markland walrus\nsouth: vinland shark\n"
            f"{tribe}: pool 12 alpha, ivory 3, elders 1"
        ),
        character,
    )
    assert (t.prompt, t.legal()) == ("buy-import", ["say:pass", f"number:{price}"])
    t.choose(f"number:{price}")
    assert t.disks(tribe)[1] == 3 - price
    assert not {"decimated", "die-off"} & {e for _, e in t.log()}


@clause("GL-12.4")
def test_decimation_turns_matriarchs() -> None:
    t = saga(
        "turn 2\nphase event\nevent fogs\nnorth: walrus\nsouth: shark\n"
        "norse: pool 4, matriarchs 2 3 5 6, daughters 2, elders 4"
    )
    assert (t.prompt, t.legal()) == ("lose-elder", [f"matriarch:{n}" for n in (2, 3, 5, 6)])
    t.choose("matriarch:2")
    assert t.prompt == "matriarch-lost"
    t.choose("matriarch:3", "matriarch:5")
    assert t.view()["girls"]["matriarchs"] == [0, 0, 0, 0, 0, 1]
    assert (t.tribe("norse")["elders"]["3"], t.tribe("norse")["elders"]["5"]) == ({"norse": 1}, {"norse": 1})


@clause("GL-12.5")
def test_a_man_killed_for_depletion_takes_a_woman_along() -> None:
    t = saga(
        "turn 2\nphase event\nevent maunder\nnorth: walrus\nsouth: shark\n"
        "norse: pool 4, matriarchs 2, daughters 2, elders 4"
    )
    assert t.legal() == ["elder:norse-4", "matriarch:2"]
    t.choose("elder:norse-4")
    assert (t.prompt, t.legal()) == ("female-lost", ["matriarch:2", "kind:daughter"])
    t.choose("kind:daughter")
    assert t.view()["girls"]["pool"] == 1


@clause("GL-12.6")
def test_a_chief_matriarch_may_name_the_dead() -> None:
    t = saga(
        "turn 2\nphase event\nevent chain-mail\nnorth: walrus\nsouth: shark\ndeck empty\n"
        "norse: pool 4, matriarchs 1, daughters 2, elders 4"
    )
    assert (t.prompt, t.legal()) == ("chief-choice", ["say:roll", "elder:norse-4", "matriarch:1"])
    t.choose("matriarch:1")
    assert t.view()["girls"]["matriarchs"] == [0] * 6


@clause("GL-12.7", "GL-12.7a", "GL-12.8")
def test_x34_a_five_counts_on_to_the_cold_side() -> None:
    t = saga(
        "north: markland walrus\nsouth: vinland shark orca arctic-char | bird-cliff harbor-seal\n"
        "norse: pool 3 alpha, daughters 1\ndice 2 5"
    )
    assert t.on("bird-cliff") == {"norse": "3+A"}


@clause("GL-12.8")
@pytest.mark.parametrize(("switch", "card"), [("yes", "shark"), ("no", "orca")])
def test_whether_the_new_world_is_number_one(switch: str, card: str) -> None:
    t = saga(
        f"option solitaire_count_new_world={switch}\nnorth: markland walrus\n"
        "south: vinland shark orca\nnorse: pool 3 alpha, daughters 1\ndice 2 2"
    )
    assert t.on(card) == {"norse": "3+A"}


@clause("GL-12.8", "GL-4.19")
def test_what_no_die_can_reach_is_not_rolled_for() -> None:
    """The seventh card alone is open: everybody stays at home."""
    t = saga(
        "effect no-maritime\nnorth: markland walrus\nsouth: vinland orca hooded-seal maps beluga harbor-seal shark\n"
        "norse: pool 3 alpha, daughters 1\ndice 2"
    )
    assert (t.tribe("norse")["pool"], t.on("shark")) == (3, {})


@clause("GL-12.7", "GL-12.8")
def test_matriarchs_choose_row_and_biomes() -> None:
    t = saga("north: markland walrus\nsouth: vinland shark orca\nnorse: pool 2, matriarchs 4 5, daughters 1")
    assert (t.prompt, t.legal()) == ("hunt-row", ["row:north", "row:south"])
    t.choose("row:south")
    assert (t.prompt, t.legal()) == ("hunt-biome", ["card:shark", "card:orca"])
    t.choose("card:shark", "number:1", "card:orca")
    assert (t.on("shark"), t.on("orca")) == ({"norse": 1}, {"norse": 1})


@clause("GL-12.7")
def test_to_the_other_row_go_as_many_as_transport_allows() -> None:
    t = saga("north: walrus\nsouth: shark\nnorse: pool 6, elders 6, daughters 1\ndice 5 1 1")
    assert (t.on("walrus"), t.on("shark")) == ({"norse": 4}, {"norse": 2})
    assert [event for clause, event in t.log() if clause == "GL-12.7"] == ["row-die", "hunting-row", "stay-at-home"]
    t = saga("north: walrus\nsouth: shark\nnorse: pool 4, elders 6, daughters 1\ndice 5 1")
    assert t.on("walrus") == {"norse": 4}
    assert ("GL-12.7", "stay-at-home") not in t.log()


@clause("GL-12.9")
def test_matriarchs_move_hunters_without_transport() -> None:
    t = saga(
        "north: markland walrus\nsouth: vinland shark elkhound goggles\n"
        "norse: pool 3 alpha, matriarchs 2 6, daughters 1\ndice 2 2"
    )
    assert (t.prompt, t.legal()) == ("matriarch-goal", ["card:elkhound", "say:done"])
    t.choose("card:elkhound", "kind:man", "number:2")
    assert t.on("elkhound") == {"norse": 2}
    t.choose("say:done")
    assert t.legal() == ["card:markland", "card:vinland", "say:done"]
    t.choose("card:vinland", "card:elkhound", "number:1")
    assert t.on("vinland") == {"norse": 1}


@clause("GL-12.10", "GL-12.11")
def test_a_daughter_must_go_along_and_the_last_is_not_promoted() -> None:
    t = saga("north: markland walrus\nsouth: shark\nnorse: pool 3, daughters 2, energy 2\ndice 1 1")
    t.choose("say:done")
    assert (t.prompt, t.legal()) == ("place-daughter", ["card:shark", "say:promote"])
    t.choose("say:promote", "elder:norse-3")
    assert t.view()["girls"] == {"pool": 0, "dead": 16, "matriarchs": [0, 0, 1, 0, 0, 0], "at": ["shark"]}


@clause("GL-12.12")
def test_x35_daughters_are_born_with_babies() -> None:
    t = saga(
        "phase hunt\nnorth: markland walrus\nsouth: vinland hooded-seal\n"
        "norse: on hooded-seal 5, pool 1 alpha, with hooded-seal, daughters 1\ndice 1 1 5 5 4"
    )
    assert t.tribe("norse")["pool"] == 1 + 5 + 2
    assert t.view()["girls"]["pool"] == 1 + 1 + 2


@clause("GL-12.12")
@pytest.mark.parametrize(("daughters", "born"), [(17, 0), (16, 1), (15, 2)])
def test_daughters_are_born_as_far_as_pieces_exist(daughters: int, born: int) -> None:
    t = saga(
        "phase hunt\nnorth: markland walrus\nsouth: vinland hooded-seal\n"
        f"norse: on hooded-seal 5, pool 1 alpha, with hooded-seal, daughters {daughters}\ndice 1 1 5 5 4"
    )
    assert t.view()["girls"]["pool"] == daughters + 1 + born
    told = [event.details["n"] for event in game.log(t.state, None) if event.event == "daughters-born"]
    assert told == [born] * (born > 0)


@clause("GL-12.13")
def test_witch_burning_costs_an_energy_per_matriarch() -> None:
    t = saga(
        "phase elders\nnorth: walrus\nsouth: shark\n"
        "norse: pool 1 alpha, matriarchs 1 3, elders 5, energy 3, mono, daughters 1"
    )
    assert t.legal() == ["say:witch-burn", "say:done"]
    t.choose("say:witch-burn")
    assert t.legal() == ["elder:norse-5", "matriarch:1", "matriarch:3"]
    t.choose("matriarch:1")
    assert t.disks("norse")[0] == 1


@clause("GL-12.14")
@pytest.mark.parametrize(("switch", "score"), [("yes", 3 + 3 + 2), ("no", 3 + 3)])
def test_three_matriarchs_win(switch: str, score: int) -> None:
    t = saga(
        f"option solitaire_daughters_score={switch}\nphase end\nnorth: walrus\nsouth: shark\n"
        "norse: pool 3, matriarchs 1 2 5, daughters 2"
    )
    assert (t.winners, t.scores) == ([0], [score])
    assert saga("phase end\nnorth: walrus\nsouth: shark\nnorse: pool 3, matriarchs 1 2, daughters 2").winners == []


@clause("GL-12.15")
def test_without_men_the_saga_is_lost() -> None:
    t = saga("phase hunt\nnorth: walrus\nsouth: beluga\nnorse: on beluga 1, matriarchs 1 2 3, daughters 1\ndice 5")
    assert (t.over, t.winners) == (True, [])


@clause("GL-12.9")
def test_a_mariner_matriarch_moves_colonists_and_the_alpha() -> None:
    t = saga(
        "north: markland walrus\nsouth: vinland shark\n"
        "norse: on markland 3 alpha, matriarchs 6, daughters 1, elders 1\n"
    )
    t.choose("say:done")
    assert (t.prompt, t.legal()) == ("colony-from", ["card:markland", "say:done"])
    t.choose("card:markland", "number:2")
    assert (t.prompt, t.legal()) == ("colony-alpha", ["card:markland", "say:done"])
    t.choose("card:markland")
    assert (t.on("markland"), t.on("vinland")) == ({"norse": 1}, {"norse": "2+A"})


@clause("GL-12.11")
def test_a_second_daughter_may_be_promoted_after_the_first_has_gone() -> None:
    t = saga("north: markland walrus\nsouth: shark\nnorse: pool 3, daughters 2, energy 2\ndice 1 1")
    t.choose("say:done", "card:shark")
    assert (t.prompt, t.legal()) == ("place-daughter", ["say:promote", "say:done"])


@clause("GL-12.4")
@pytest.mark.parametrize(("tableau", "left"), [("", 1), (", tableau pot", 2)])
def test_the_pot_spares_matriarchs_and_an_empty_valhalla_replaces_none(tableau: str, left: int) -> None:
    t = saga(
        "turn 2\nphase event\nevent fogs\nnorth: walrus\nsouth: shark\ndeck empty\n"
        f"norse: pool 0, on walrus 17, matriarchs 2 3 5 6, daughters 2, elders 4{tableau}"
    )
    t.choose("matriarch:2", *["matriarch:3", "matriarch:5"][: 3 - left])
    assert sum(t.view()["girls"]["matriarchs"]) == left
    assert t.tribe("norse")["elders"]["3"] == {}


@clause("GL-12.6")
def test_a_chief_matriarch_may_let_the_die_decide() -> None:
    t = saga(
        "turn 2\nphase event\nevent chain-mail\nnorth: walrus\nsouth: shark\ndeck empty\ndice 5\n"
        "norse: pool 4, matriarchs 1, daughters 2, elders 4"
    )
    t.choose("say:roll")
    assert (t.view()["girls"]["matriarchs"][0], t.tribe("norse")["elders"]["4"]) == (1, {"norse": 1})


@clause("GL-12.8")
def test_a_new_world_out_of_reach_is_rolled_again_and_one_within_takes_what_sails() -> None:
    rows = "north: markland walrus\nsouth: vinland shark orca\n"
    t = saga(rows + "norse: pool 5 alpha, daughters 1\ndice 1 1 3")
    assert t.on("orca") == {"norse": "5+A"}
    t = saga(rows + "norse: pool 6, elders 6, daughters 1\ndice 1 1 3")
    assert (t.on("vinland"), t.on("orca")) == ({"norse": 4}, {"norse": 2})


@clause("GL-12.8")
def test_the_count_begins_with_a_cold_new_world() -> None:
    t = saga("north: markland walrus\nsouth: shark | orca vinland beluga\nnorse: pool 3 alpha, daughters 1\ndice 1 2")
    assert t.on("beluga") == {"norse": "3+A"}
    t = saga("north: markland walrus\nsouth: shark orca | beluga\nnorse: pool 3 alpha, daughters 1\ndice 1 3")
    assert t.on("beluga") == {"norse": "3+A"}


@clause("GL-12.9")
def test_an_artisan_and_a_hunt_chief_move_hunters_and_the_alpha() -> None:
    t = saga(
        "north: markland walrus\nsouth: vinland shark goggles maps\n"
        "norse: pool 3 alpha, matriarchs 3 4, daughters 1\ndice 2"
    )
    t.choose("row:south")
    assert (t.prompt, t.legal()) == ("matriarch-goal", ["card:goggles", "card:maps", "say:done"])
    t.choose("card:goggles", "kind:man", "number:1", "card:maps", "kind:man", "number:1", "say:done")
    assert (t.prompt, t.legal()[-1]) == ("chief-alpha", "say:done")
    t.choose("card:walrus")
    assert (t.on("goggles"), t.on("maps"), t.on("walrus")) == ({"norse": 1}, {"norse": 1}, {"norse": "0+A"})


@clause("GL-12.13")
def test_without_matriarchs_burning_is_free() -> None:
    t = saga("phase elders\nnorth: walrus\nsouth: shark\nnorse: pool 1 alpha, elders 5 6, mono, daughters 1")
    t.choose("say:witch-burn", "elder:norse-5", "say:witch-burn")
    assert (t.over, t.tribe("norse")["valhalla"]) == (True, 17)


@clause("GL-12.14")
def test_matriarchs_fill_ranks_and_forbid_baptism() -> None:
    t = saga("north: walrus\nsouth: shark\nnorse: pool 2 alpha, matriarchs 4, daughters 2, energy 2")
    t.choose("say:promote", "kind:man")
    assert t.legal() == [f"elder:norse-{rank}" for rank in (1, 2, 3, 5, 6)]
    t = saga("phase elders\nnorth: walrus\nsouth: shark\nnorse: pool 1 alpha, matriarchs 4, daughters 1")
    assert "say:baptism" not in t.legal()
    t = saga("phase elders\nnorth: walrus\nsouth: shark\nnorse: pool 1 alpha, daughters 1")
    assert "say:baptism" in t.legal()


@clause("GL-12.8", "GL-12.7")
def test_the_alpha_may_stay_behind_when_not_all_can_sail() -> None:
    t = saga("north: walrus\nsouth: shark\nnorse: pool 5 alpha, elders 6, daughters 1\ndice 5 1 1")
    assert (t.prompt, t.legal()) == ("alpha-goes", ["say:yes", "say:no"])
    t.choose("say:no")
    assert (t.on("walrus"), t.on("shark")) == ({"norse": 4}, {"norse": "1+A"})


@clause("GL-12.10", "GL-7.18")
def test_a_daughter_comes_home_when_her_biome_is_taken() -> None:
    t = saga(
        "phase hunt\nnorth: markland walrus\nsouth: vinland hooded-seal\n"
        "norse: on hooded-seal 3, pool 1 alpha, with hooded-seal, daughters 1\ndice 1 1 1"
    )
    t.choose("say:yes")
    assert (t.view()["girls"]["pool"], t.view()["girls"]["at"]) == (1 + 1 + 2, [])


@clause("GL-12.5")
def test_a_matriarch_may_go_with_the_man_and_none_is_asked_without_women() -> None:
    text = "turn 2\nphase event\nevent maunder\nnorth: walrus\nsouth: shark\nnorse: pool 4, elders 4 2"
    t = saga(text + ", matriarchs 3, daughters 1, hand goggles, energy 1")
    t.choose("elder:norse-4", "matriarch:3")
    assert (t.view()["girls"]["matriarchs"], t.tribe("norse")["hand"]) == ([0] * 6, [])
    t = saga(text + ", energy 1")
    t.choose("elder:norse-4")
    assert t.prompt == "deplete"


@clause("GL-1.14a", "GL-12.13")
@pytest.mark.parametrize(("card", "asked"), [("goat", False), ("thrall", True)])
def test_a_saga_burns_on_credit_of_cards_that_suffice(card: str, asked: bool) -> None:
    t = saga(
        "phase elders\nnorth: walrus\nsouth: shark\n"
        f"norse: pool 1 alpha, matriarchs 1 3, mono, daughters 1, tableau {card}"
    )
    assert (not t.over) is asked


@clause("GL-1.14", "GL-12.4", "GL-12.5", "GL-12.6")
@pytest.mark.parametrize(
    ("event", "women", "answers", "prompt"),
    [
        ("fogs", "2 3 5 6", ["matriarch:2"], "matriarch-lost"),
        ("maunder", "2 3", ["elder:norse-4"], "female-lost"),
        ("chain-mail", "1", [], "chief-choice"),
    ],
)
def test_before_losing_women_a_card_may_be_exchanged(event: str, women: str, answers: list[str], prompt: str) -> None:
    t = saga(
        f"turn 2\nphase event\nevent {event}\nnorth: walrus\nsouth: shark\ndeck empty\n"
        f"norse: pool 4, matriarchs {women}, daughters 2, elders 4, tableau goggles"
    )
    t.choose(*answers, "say:exchange")
    assert (t.prompt, t.disks("norse")[1]) == (prompt, 1)


@clause("GL-12.8")
def test_hunters_stay_at_home_when_no_die_can_name_a_card() -> None:
    t = saga(
        "effect no-maritime\nnorth: walrus\ndice 1\n"
        "south: vinland orca hooded-seal maps beluga harbor-seal bearded-seal shark\n"
        "norse: pool 3, elders 1, daughters 1"
    )
    assert (t.on("shark"), t.tribe("norse")["pool"]) == ({}, 3)


@clause("GL-12.4")
@pytest.mark.parametrize(
    ("women", "tableau", "turned"),
    [
        ("2", "", 0),
        ("2 3", "", 1),
        ("2 3 4", "", 1),
        ("2 3 4 5", "", 2),
        ("2 3 4 5 6", "", 2),
        ("2", ", tableau pot", 0),
        ("2 3", ", tableau pot", 0),
        ("2 3 4", ", tableau pot", 1),
        ("2 3 4 5", ", tableau pot", 1),
        ("2 3 4 5 6", ", tableau goggles", 2),
    ],
)
def test_half_of_the_remaining_matriarchs_turn_and_the_pot_rounds_down(women: str, tableau: str, turned: int) -> None:
    t = saga(
        "turn 2\nphase event\nevent fogs\nnorth: walrus\nsouth: shark\ndeck empty\n"
        f"norse: pool 4, matriarchs {women}, daughters 2{tableau}"
    )
    while t.prompt in ("lose-elder", "matriarch-lost"):
        t.choose(t.legal()[0])
    left = len(women.split()) - 1 - turned
    assert sum(t.view()["girls"]["matriarchs"]) == left
    assert len([event for _, event in t.log() if event == "matriarch-lost"]) == turned
    assert sum(len(rank) for rank in t.tribe("norse")["elders"].values()) == turned


@clause("GL-12.6", "GL-12.15")
@pytest.mark.parametrize("choice", ["before_roll", "after_roll"])
@pytest.mark.parametrize("man", ["elder:norse-5", "kind:alpha"])
def test_the_saga_is_lost_when_the_last_man_is_named(choice: str, man: str) -> None:
    t = saga(
        f"option matriarch_choice={choice}\nturn 2\nphase event\nevent chain-mail\nnorth: walrus\nsouth: shark\n"
        f"deck empty\ndice 4\nnorse: matriarchs 1 2 3, daughters 1, elders {'5' if man != 'kind:alpha' else 'alpha=5'}"
    )
    t.choose(man)
    assert (t.over, t.winners) == (True, [])
    assert ("GL-10.9", "extinct") in t.log()


@clause("GL-12.12", "GL-7.15")
@pytest.mark.parametrize(("answer", "alpha"), [("say:yes", 1), ("say:no", 0)])
def test_a_daughter_is_born_with_the_alpha_as_with_any_baby(answer: str, alpha: int) -> None:
    t = saga(
        "phase hunt\nnorth: markland walrus\nsouth: vinland hooded-seal\n"
        "norse: on hooded-seal 5, pool 1, with hooded-seal, daughters 1\ndice 1 1 5 5 4"
    )
    assert t.prompt == "alpha-birth"
    t.choose(answer)
    assert t.view()["girls"]["pool"] == 1 + 1 + 2
    births = [event.details for event in game.log(t.state, None) if event.event == "births"]
    assert [(birth["n"], birth["alpha"]) for birth in births] == [(2, alpha)]


@clause("GL-12.7")
@pytest.mark.parametrize(("character", "tribe", "home"), [("birgitta", "norse", "south"), ("kirima", "thule", "north")])
def test_whom_no_transport_carries_hunts_in_the_home_row(character: str, tribe: str, home: str) -> None:
    t = saga(
        f"north: walrus\nsouth: shark\n{tribe}: pool 6, elders 6, daughters 1\ndice 5 1 1",
        character,
    )
    assert (t.on("walrus"), t.on("shark")) == (
        ({tribe: 4}, {tribe: 2}) if home == "south" else ({tribe: 2}, {tribe: 4})
    )
    rows = {event.event: event.details["row"] for event in game.log(t.state, None) if "row" in event.details}
    away = "north" if home == "south" else "south"
    assert (rows["hunting-row"], rows["stay-at-home"]) == (f"row:{away}", f"row:{home}")


@clause("GL-12.5")
@pytest.mark.parametrize("woman", ["kind:daughter", "matriarch:2"])
def test_a_woman_lost_with_a_man_lies_in_the_female_valhalla(woman: str) -> None:
    t = saga(
        "turn 2\nphase event\nevent maunder\nnorth: walrus\nsouth: shark\n"
        "norse: pool 4, matriarchs 2, daughters 2, elders 4 4, energy 1"
    )
    dead = t.view()["girls"]["dead"]
    t.choose("elder:norse-4")
    assert (t.prompt, t.view()["girls"]["dead"]) == ("female-lost", dead)
    t.choose(woman)
    assert (t.prompt, t.view()["girls"]["dead"]) == ("deplete", dead + 1)


@clause("GL-4.9")
@pytest.mark.parametrize(("rank", "decimated"), [(1, False), (2, True)])
def test_a_matriarch_on_rank_one_prevents_a_feud(rank: int, decimated: bool) -> None:
    t = saga(
        "turn 2\nphase event\nevent fogs\nnorth: walrus\nsouth: shark\ndeck empty\n"
        f"norse: pool 4, matriarchs {rank}, daughters 1"
    )
    assert (("GL-4.4", "decimated") in t.log()) is decimated
    assert sum(t.view()["girls"]["matriarchs"]) == (0 if decimated else 1)


@clause("GL-1.14", "GL-12.6")
def test_who_overrules_the_die_may_exchange_first() -> None:
    t = saga(
        "option matriarch_choice=after_roll\nturn 2\nphase event\nevent chain-mail\nnorth: walrus\nsouth: shark\n"
        "deck empty\ndice 4\nnorse: pool 4, matriarchs 1, daughters 2, elders 4 5, tableau goggles"
    )
    t.choose("say:exchange")
    assert (t.prompt, t.disks("norse")[1]) == ("chief-overrules", 1)
    t.choose("elder:norse-5")
    assert (t.tribe("norse")["elders"]["4"], t.tribe("norse")["elders"]["5"]) == ({"norse": 1}, {})
