"""What the picture and the questions say: dice and what they did, odds, offers, who sits where."""

import re

import pytest

from tests.helpers import clause

from .helpers import NAMES, coop, game, hunt, saga, table, tip, tips, told

FOUR = "\n".join(f"{tribe}: pool 1 alpha" for tribe in ("tunit", "norse", "sea-sami", "thule"))


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


@clause("GL-7.9", "GL-7.24")
def test_before_a_reroll_of_a_raid_its_own_faces_succeed() -> None:
    t = table(
        "phase hunt\nnorth: walrus\nsouth: shark\nnorse: tableau birgitta, pool 1 alpha\n"
        "thule: on birgitta 2, elders 4, pool 1 alpha\ndice 4 2"
    )
    assert t.prompt == "reroll"
    said = tips(t.state.draw(0, "en"))
    assert "rolled 2, a hit" not in said


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


@clause("GL-7.5")
def test_nobody_is_counted_beyond_certainty() -> None:
    t = table("north: walrus\nsouth: arctic-char shark\nnorse: pool 3, on arctic-char 0 alpha\nthule: pool 1 alpha")
    svg = t.state.draw(0, "en")
    assert ">100 %<" in svg
    assert "+1→100" not in svg


@clause("GL-5.3", "GL-7.12")
def test_odds_are_seen_before_hunters_are_sent() -> None:
    t = table("north: walrus\nsouth: arctic-char shark\nnorse: pool 3 alpha\nthule: pool 1 alpha")
    assert "1→33 · 2→56 · 3→70 %" in t.state.draw(0, "en")
    t.choose("card:arctic-char")
    assert game.question(t.state, "en", NAMES) == "Hunters for Arctic Char: tribesmen or the Alpha?"
    t.choose("kind:man")
    asked = "Hunters for Arctic Char: how many? Chance of success: 1_→_33_%, 2_→_56_%, 3_→_70_%".replace("_", "\u00a0")
    assert game.question(t.state, "en", NAMES) == asked
    t.choose("number:2")
    assert "56 · +1→70 %" in t.state.draw(0, "en")


@clause("GL-5.10", "GL-5.11", "GL-5.7")
def test_the_question_says_what_they_will_do_there() -> None:
    text = "north: markland\nsouth: shark\nnorse: pool 2, tableau birgitta\nthule: pool 3, elders 4 6\norder {}"
    t = table(text.format("thule norse"))
    t.choose("card:birgitta")
    assert game.question(t.state, "en", NAMES).startswith("Raid on Birgitta: how many? Chance of success: 1\u00a0→")
    t = table(text.format("thule norse"))
    t.choose("card:markland")
    assert game.question(t.state, "en", NAMES).startswith(
        "Colonists for Markland: how many? Chance of success: 1\u00a0→"
    )
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
    assert next(tip for tip in tips(svg) if tip.startswith("Kirima")).endswith("withdrawing pieces marries her.")
    assert next(tip for tip in tips(svg) if tip.startswith("Iggaak")).endswith("Click to ask for it.")
    t.choose("give:iron", "ask:ivory", "card:goggles", "card:kirima")
    assert game.question(t.state, "en", NAMES) == "Your offer: which of Ann's pieces marries Kirima?"
    t.choose("kind:alpha", "say:done")
    assert game.question(t.state, "en", NAMES) == (
        "Ann offers Bob: Ann withdraws 1 tribesman and the Alpha from Walrus. Ann gives iron. "
        "Bob gives ivory, Iggaak Slit Goggles. Ann's Alpha marries Kirima. Do you agree?"
    )
    assert "Annは鉄を渡す。" in game.question(t.state, "ja", NAMES)


@clause("GL-6.10a")
def test_a_divorce_is_one_sentence_too() -> None:
    t = table(
        "phase negotiation\nnorth: markland walrus\nsouth: vinland shark\n"
        "norse: wed kirima, iron 1, pool 1 alpha\nthule: tableau kirima, pool 1 alpha, ivory 1"
    )
    t.choose("card:kirima", "ask:ivory", "say:done")
    asked = "Ann offers Bob: Kirima's marriage ends. Bob gives ivory. Do you agree?"
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


@clause("GL-4.22", "GL-4.23", "GL-7.14")
@pytest.mark.parametrize(
    ("effect", "card", "brings"),
    [
        ("", "Gyrfalcon", "yields 1 ivory\n"),
        ("effect falcon\n", "Gyrfalcon", "yields 3 ivory\n"),
        ("", "Walrus", "yields 4 babies, 2 energy, 1 ivory\n"),
        ("effect mediterranean\n", "Walrus", "yields 4 babies, 2 energy, 1 iron\n"),
        ("effect plankton\n", "Arctic Char", "yields 3 babies, 1 energy\n"),
    ],
)
def test_a_card_says_what_it_brings_this_turn(effect: str, card: str, brings: str) -> None:
    t = table(effect + "north: walrus gyrfalcon\nsouth: arctic-char\nnorse: pool 3 alpha\nthule: pool 1 alpha")
    assert brings in tip(t, card)


@clause("GL-5.4", "GL-5.5", "GL-5.7", "GL-5.10", "GL-4.19")
def test_a_card_says_why_nobody_can_be_sent_there() -> None:
    text = "north: markland walrus\nsouth: shark orca\nnorse: pool 2\nthule: pool 1, tableau kirima\n"
    t = table(text + "effect no-maritime")
    assert "Out of reach: no Mariner (rank 6) is free." in tip(t, "Markland")
    assert "Closed: you may send nobody there." in tip(t, "Walrus")
    assert "A raid needs a War Chief (rank 4)." in tip(t, "Kirima")
    t = table(text)
    assert "Out of reach: no Mariner (rank 6) or sled is free." in tip(t, "Walrus")
    assert "Out of reach" not in tip(t, "Greenland Shark")


@clause("GL-2.6", "GL-2.7")
def test_farm_animals_are_seen_before_one_is_chosen() -> None:
    state = game.start(4, seed=1)
    assert state.prompt == "farm-animal"
    svg = state.draw(state.seat, "en")
    for token in state.legal():
        assert f'data-token="{game.name(token)}"' in svg
    assert any(said.startswith("Greenland Pony\n") and "hay 2" in said for said in tips(svg))


@clause("GL-4.24", "GL-4.25")
def test_an_import_says_what_it_does_while_it_is_for_sale() -> None:
    t = table(
        "phase event\nevent sun-stone\nnorth: walrus\nsouth: shark\ndeck empty\n"
        "norse: pool 1 alpha, ivory 1\nthule: pool 1 alpha, ivory 1"
    )
    assert t.prompt == "bid"
    assert game.question(t.state, "en", NAMES).endswith(": no bid yet. How much ivory do you bid?")
    assert "import for sale\nsafe from storms\nmoves up to 3 pieces after assignment" in tip(t, "Sun Stone")


@clause("GL-7.6", "GL-7.9", "GL-7.11", "GL-7.12")
def test_before_and_between_rolls_the_question_says_how_they_stand() -> None:
    t = table(
        "phase hunt\nnorth: walrus\nsouth: shark\nnorse: pool 1 alpha, elders 1\n"
        "thule: on walrus 3, elders 2, iron 1, tableau kirima, pool 1 alpha\ndice 4 3 1"
    )
    assert game.question(t.state, "en", NAMES).startswith("Walrus: 3 dice, deadly on 3. ")
    t.choose("say:pass")
    assert game.question(t.state, "en", NAMES).startswith("Walrus: 1 hit, 2 needed, 1 would die. ")


@clause("GL-7.9", "GL-7.24")
def test_between_the_rolls_of_a_raid_one_success_is_needed() -> None:
    t = table(
        "phase hunt\nnorth: walrus\nsouth: shark\nnorse: tableau birgitta, pool 1 alpha\n"
        "thule: on birgitta 2, elders 4, pool 1 alpha\ndice 4 3"
    )
    assert game.question(t.state, "en", NAMES).startswith("Birgitta: 1 hit, 1 needed, 1 would die. ")


@clause("GL-6.13", "GL-6.15")
def test_who_may_pay_the_iron_rule_knows_who_attacks() -> None:
    t = table(
        "phase negotiation\nnorth: walrus\nsouth: shark\n"
        "norse: on walrus 2, iron 2, elders 1, pool 1\nthule: on walrus 1, iron 1, elders 2, pool 1 alpha\ndice 6 6 6"
    )
    t.choose("say:pass", "say:pass")
    assert game.question(t.state, "en", NAMES).startswith("Walrus: Ann attacks with 2 dice and hits on 1. ")


@clause("GL-7.16", "GL-7.17")
def test_a_card_to_take_says_where_it_goes() -> None:
    t = table(
        "phase hunt\nnorth: walrus\nsouth: shark\nnorse: pool 1 alpha, elders 1\n"
        "thule: on walrus 3, elders 2, pool 1 alpha\ndice 5 5 5"
    )
    assert game.question(t.state, "en", NAMES) == "Do you take Walrus as a trophy worth 3?"


@clause("GL-4.1", "GL-4.18")
def test_the_log_tells_what_an_icon_does_before_its_victims() -> None:
    t = table(
        "phase event\nevent maunder\nnorth: walrus\nsouth: shark\ndeck empty\n"
        "norse: pool 1 alpha, elders 6, energy 3\nthule: pool 1 alpha"
    )
    lines = told(t)
    storm = lines.index("Storm: every tribe loses a Mariner (rank 6).")
    assert lines[storm + 1] == "Ann loses an elder: Norse Mariner (rank 6)."
    assert "嵐：各部族は船乗り（ランク6）を1人失う。" in told(t, "ja")


@clause("GL-10.2", "GL-10.3", "GL-10.4", "GL-10.5")
def test_the_log_tells_what_points_are_made_of() -> None:
    t = table(
        "players 4\nphase end\nnorth: walrus\nsouth: shark\n"
        "norse: pool 1 alpha, mono, ivory 2, iron 1, abroad thule-1\n"
        "thule: pool 3, mono\ntunit: pool 1, tableau bowhead\nsea_sami: pool 1, ivory 3"
    )
    assert [line.replace("\u00a0", " ") for line in told(t)[1:5]] == [
        "Ann has 11 points: people 3, treasure 4 (2 ivory, 1 iron), representatives 4.",
        "Bob has 3 points: people 3.",
        "Cid has 6 points: people 1, trophies 5.",
        "Dan has 1 point: people 1.",
    ]


@clause("GL-14.3")
def test_a_tribe_says_when_it_arrives() -> None:
    said = tips(game.start(4, seed=1, variant="m1_real_story").draw(0, "en"))
    late = "\narrives in turn 3; until then its people may only go to the New World"
    assert sorted(tip.removesuffix(late) for tip in said if tip.endswith(late)) == ["Norse", "Thule"]


@clause("GL-4.24")
def test_an_import_that_nobody_wants_is_not_for_sale_any_more() -> None:
    t = table(
        "phase event\nevent sun-stone\nnorth: walrus\nsouth: shark\ndeck empty\n"
        "norse: pool 1 alpha, ivory 1\nthule: pool 1 alpha, ivory 1"
    )
    assert 'data-token="card:sun-stone"' in t.state.draw(0, "en")
    t.choose("say:pass", "say:pass")
    assert 'data-token="card:sun-stone"' not in t.state.draw(0, "en")


@clause("GL-7.5", "GL-7.8")
def test_an_alpha_alone_rolls_no_dice_and_the_log_says_what_his_is() -> None:
    t = table(
        "phase hunt\nnorth: walrus\nsouth: shark\nnorse: pool 1 alpha, elders 1\n"
        "thule: on walrus 0 alpha, elders 2, pool 1"
    )
    t.choose("say:no")
    assert "Bob's Alpha die on Walrus is a fixed 1." in told(t)
    assert "セイウチでのBobのアルファのダイスは1（固定）。" in told(t, "ja")


@clause("GL-12.14", "GL-13.18")
def test_beside_a_name_stands_how_near_the_aim_is() -> None:
    def facts(text: str) -> dict[str, str]:
        t = table(text)
        return {fact.label.partition(",")[0]: fact.value for fact in game.panels(t.state, 0, "en")[0].facts}

    saga = "players 1\noption variant=solitaire_daughters\nnorth: walrus\nsouth: shark\nnorse: pool 1, matriarchs 2 5"
    assert facts(saga)["matriarchs"] == "2/3"
    resistance = "players 2\noption variant=coop_nazi\nnorth: | markland walrus\nsouth: | shark\n"
    shown = facts(resistance + "norse: pool 1, on markland 4, tableau goggles sword goat\nthule: pool 1")
    assert (shown["tools and imports"], shown["pieces in the New World"]) == ("2/2", "4/6")


@pytest.mark.parametrize("lang", ["en", "ja"])
def test_a_long_title_loses_its_brackets_and_not_its_name(lang: str) -> None:
    t = table(
        "north: toggle-harpoon cable-bow fish-spear\nsouth: shieling cold-forging elkhound maps\n"
        "norse: pool 1 alpha, tableau sun-stone\nthule: pool 1 alpha, hand goggles"
    )
    assert "…" not in t.state.draw(0, lang)


@clause("GL-13.18", "GL-13.2")
@pytest.mark.parametrize("narrow", [False, True])
def test_the_aims_of_the_resistance_are_on_the_table(narrow: bool) -> None:
    t = coop(
        "north: | markland walrus\nsouth: | shark\ndepot 5\n"
        "norse: pool 1, on markland 6, tableau goggles sword\nthule: pool 1, on markland 6"
    )
    svg = t.state.draw(0, "en", narrow)
    for words in ("2 of 3 at the end:", "Modern Greenland 1/2", "US intervention 2/2", "Depot 5"):
        assert f">{words}<" in svg
    assert aims(svg).count("#icon-circle-check") == 1


@clause("GL-14.8")
def test_in_the_second_part_an_aim_shows_whom_it_brings_points() -> None:
    t = table("players 4\noption variant=m2_full_experience\nphase end\nnorth: walrus\nsouth: shark\n" + FOUR)
    assert 'id="aims"' not in game.start(4, 1, variant="m2_full_experience").draw(0, "en")
    svg = t.state.draw(0, "en")
    assert "5 points each:" in svg
    assert re.findall(r">([A-Z])</text>", aims(svg)) == ["T", "N", "U"]


def aims(svg: str) -> str:
    """The part of a picture that shows the aims."""
    return svg[svg.index('id="aims"') : svg.index('id="region-north"')]


@clause("GL-12.14")
def test_the_saga_shows_how_many_matriarchs_are_asked_for() -> None:
    t = saga("north: walrus\nsouth: shark\nnorse: pool 1, matriarchs 2 5, daughters 1")
    svg = t.state.draw(0, "en")
    assert ">2/3<" in svg
    assert "3 matriarchs must stand at the end" in tips(svg)


@pytest.mark.parametrize(("narrow", "order"), [(False, ["north", "dice", "south"]), (True, ["dice", "north", "south"])])
def test_on_a_phone_dice_are_seen_first(narrow: bool, order: list[str]) -> None:
    t = hunt("norse: pool 1 alpha, elders 1\nthule: on walrus 1, elders 2, pool 1 alpha\ndice 3")
    found = re.findall(r'id="(?:region-)?(north|south|dice)"', t.state.draw(0, "en", narrow))
    assert found == order


@pytest.mark.parametrize(
    ("text", "title"),
    [("event pot\n", "Smallpox Outbreak"), ("", "Hunter assignment"), ("phase hunt\n", "Roll for hunt")],
)
def test_without_an_event_the_phase_is_on_top(text: str, title: str) -> None:
    t = table(f"{text}north: walrus\nsouth: shark\nnorse: pool 1, on shark 1\nthule: pool 1, on walrus 1, iron 1")
    assert re.search(r'font-size="17"[^>]*>([^<]*)<', t.state.draw(0, "en")).group(1) == title  # type: ignore[union-attr]


@clause("GL-4.25")
def test_the_import_shows_who_bids_most() -> None:
    t = table(
        "phase event\nevent sun-stone\nnorth: walrus\nsouth: shark\ndeck empty\n"
        "norse: pool 1 alpha, ivory 3\nthule: pool 1 alpha, ivory 3"
    )
    assert not [said for said in tips(t.state.draw(0, "en")) if "leads" in said]
    t.choose("number:2")
    assert "Norse leads: 2 ivory" in tips(t.state.draw(0, "en"))


@clause("GL-12.8")
def test_the_log_tells_of_nobody_who_was_not_sent() -> None:
    t = saga("north: walrus\nsouth: shark\nnorse: pool 0 alpha, elders 1 2, daughters 1\ndice 1 1")
    t.choose("say:done")
    assert t.on("shark") == {"norse": "0+A"}
    assert not [line for line in told(t) if "0 hunters" in line]


@clause("GL-7.9")
def test_dice_that_were_chosen_are_told_apart() -> None:
    t = table(
        "phase hunt\nnorth: walrus\nsouth: shark\nnorse: pool 1 alpha, elders 1\n"
        "thule: on walrus 3, elders 2, tableau kirima, pool 1 alpha\ndice 4 4 5"
    )
    t.choose("die:4")
    said = tips(t.state.draw(1, "en"))
    assert said.count("rolled 4: will be rolled again") == 1
    assert said.count("rolled 4") == 1


@pytest.mark.parametrize("narrow", [False, True])
def test_no_word_of_the_picture_is_too_small_to_be_read(narrow: bool) -> None:
    """At 1440 pixels 984 units of the picture are shown on 905 pixels: 12 of them are eleven pixels."""
    state = game.start(4, seed=3)
    sizes: set[float] = set()
    for n in range(120):
        state.apply(state.legal()[n * 7 % len(state.legal())])
        if n % 30 == 0:
            svg = state.draw(state.seat, "en", narrow)
            sizes |= {float(size) for size in re.findall(r'<text[^>]*font-size="([\d.]+)"[^>]*>[^<]*[a-z]{2}', svg)}
    assert min(sizes) >= 12


@pytest.mark.parametrize(
    ("text", "chosen", "outlined"),
    [
        ("phase assignment\nnorse: pool 2 alpha\nthule: pool 1", ["card:shark"], 1),
        ("phase negotiation\nnorse: on shark 1, pool 1\nthule: on shark 1, pool 1 alpha", [], 1),
        ("phase hunt\nnorse: on shark 2 alpha, pool 1\nthule: pool 1 alpha", [], 1),
        ("phase assignment\nnorse: pool 2 alpha\nthule: pool 1", [], 0),
    ],
)
def test_the_card_that_a_question_is_about_is_outlined(text: str, chosen: list[str], outlined: int) -> None:
    t = table(f"north: walrus\nsouth: shark\n{text}")
    t.choose(*chosen)
    svg = t.state.draw(t.state.seat, "en")
    assert svg.count('class="asked') == outlined
    assert svg.rfind('data-token="card:shark"', 0, svg.find('class="asked')) > svg.find('data-token="card:walrus"')


@clause("GL-6.20", "GL-9.1", "GL-9.5", "GL-9.8")
@pytest.mark.parametrize(
    ("text", "choices", "rank", "words"),
    [
        (
            "option pogrom=yes\nphase negotiation\nnorse: on walrus 1, iron 1, elders 1, pool 1, abroad thule-1\n"
            "thule: on walrus 1, elders 1 2 alpha=2, pool 1\ndice 1 6",
            ["say:pass", "say:pass", "elder:thule-1"],
            "elder:thule-1",
            "Which tribe's elder",
        ),
        (
            "option pogrom=yes\nphase negotiation\nnorse: on walrus 1, iron 1, elders 1, pool 1\n"
            "thule: on walrus 1, elders 2 alpha=2, pool 1\ndice 1 6",
            ["say:pass", "say:pass", "elder:thule-2"],
            "elder:thule-2",
            "Which of Bob's elders",
        ),
        (
            "phase elders\nthule: elders 2 3, energy 1, pool 1 alpha\n"
            "norse: abroad thule-1 alpha=thule-1, pool 1, elders 1\ndice 1",
            ["say:banish", "tribe:norse"],
            "elder:thule-1",
            "Which of Ann's missionaries",
        ),
        (
            "phase elders\nnorse: mono, elders 5 alpha=5, energy 1, pool 1\nthule: pool 1 alpha, elders 1",
            ["say:emissary"],
            "elder:norse-5",
            "Whom do you send to Bob",
        ),
        (
            "phase elders\nnorse: elders 2 2 2, energy 5, pool 1 alpha\nthule: pool 1 alpha, elders 1",
            ["say:witch-burn"],
            "elder:norse-2",
            "Which elder of this rank",
        ),
    ],
)
def test_a_question_about_an_elder_says_whose_and_outlines_his_rank(
    text: str, choices: list[str], rank: str, words: str
) -> None:
    t = table(f"north: walrus\nsouth: shark\n{text}")
    t.choose(*choices)
    svg = t.state.draw(t.seat, "en")
    assert re.findall(r'data-token="(elder:[^"]*)"(?:(?!data-token).)*?class="asked"', svg, re.S) == [rank]
    assert game.question(t.state, "en", NAMES).startswith(words)


@clause("GL-5.15", "GL-12.9", "GL-12.7", "GL-6.9")
def test_a_question_about_a_card_names_it() -> None:
    t = saga(
        "north: markland walrus\nsouth: vinland shark elkhound orca\n"
        "norse: on shark 2, on orca 1, matriarchs 2 6, daughters 1, pool 1 alpha\ndice 2 2"
    )
    t.choose("card:elkhound")
    assert game.question(t.state, "en", NAMES) == ("A matriarch sends hunters to Norwegian Elkhound: from which card?")
    t = saga("north: walrus\nsouth: shark\nnorse: pool 5 alpha, elders 6, daughters 1\ndice 5 1 1")
    assert game.question(t.state, "en", NAMES) == "Not all of them can go to Walrus. Does the Alpha go?"


@clause("GL-5.3")
def test_of_many_numbers_every_second_has_its_odds() -> None:
    t = table("north: walrus\nsouth: shark\nnorse: pool 11\nthule: pool 1 alpha")
    t.choose("card:shark")
    shown = re.findall(r"(\d+)\u00a0→", game.question(t.state, "en", NAMES))
    assert shown == ["2", "4", "6", "8", "10"]


@clause("GL-12.7a")
@pytest.mark.parametrize(
    ("pool", "words"), [(1, "then the one at home hunts where"), (3, "then all 3 at home hunt where")]
)
def test_the_saga_asks_in_the_singular_too(pool: int, words: str) -> None:
    t = saga(f"north: walrus\nsouth: shark\nnorse: pool {pool}, energy 3, daughters 1")
    assert t.prompt == "saga-home"
    assert words in game.question(t.state, "en", NAMES)


@clause("GL-4.24", "GL-4.25")
@pytest.mark.parametrize("narrow", [False, True])
def test_an_auction_brings_what_is_sold_before_the_bidder(narrow: bool) -> None:
    t = table(
        "phase event\nevent chain-mail\nnorth: walrus\nsouth: shark\nnorse: pool 1 alpha, ivory 1\n"
        "thule: pool 1 alpha\ndeck empty\ndice 2 1"
    )
    assert t.prompt == "bid"
    svg = t.state.draw(t.seat, "en", narrow=narrow)
    assert re.search(r'<g class="asked"><g [^>]*data-token="card:chain-mail"', svg)


@pytest.mark.parametrize("narrow", [False, True])
@pytest.mark.parametrize("hunters", [1, 9, 12, 17])
def test_nothing_moves_when_dice_are_rolled(hunters: int, narrow: bool) -> None:
    """However many dice lie in the tray, and whatever they showed before."""
    rows = "north: walrus\nsouth: shark\n"
    before = table(f"{rows}norse: pool 1 alpha\nthule: pool 1").state.draw(0, "en", narrow=narrow)
    assert "No dice have been rolled this turn" in before
    t = table(
        f"phase hunt\n{rows}norse: pool 1 alpha\nthule: on walrus {hunters}, elders 2, tableau kirima\n"
        f"dice{' 4' * hunters} 5"
    )
    assert t.prompt == "reroll"
    lying = t.state.draw(0, "en", narrow=narrow)
    assert len([said for said in tips(lying) if said.startswith("rolled 4")]) == hunters
    t.choose("die:4", "say:done")
    again = t.state.draw(0, "en", narrow=narrow)
    assert len([said for said in tips(again) if said.startswith("rolled 4, rolled again: 5")]) == 1
    boxes = [re.findall(r'id="region-(north|south)"[^>]*data-box="([^"]*)"', svg) for svg in (before, lying, again)]
    assert len(boxes[0]) == 2
    assert boxes == [boxes[0]] * 3


FIRST, FRIEND = "being earlier in the order of play.", "thanks to Peepeelee."


@clause("GL-4.26")
@pytest.mark.parametrize(
    ("norse", "thule", "asked", "why"),
    [
        ("", "", "Ann (order of play)", f"Ann leads, {FIRST}"),
        ("", ", tableau peepeelee", "you (Peepeelee)", f"Bob leads, {FRIEND}"),
        (", tableau peepeelee", "", "Ann (Peepeelee)", f"Ann leads, {FRIEND}"),
        (", wed peepeelee", ", tableau peepeelee", "Ann (order of play)", f"Ann leads, {FIRST}"),
    ],
)
def test_it_is_said_who_leads_with_equal_bids_and_why(norse: str, thule: str, asked: str, why: str) -> None:
    t = table(
        "phase event\nevent sword\nnorth: walrus\nsouth: shark\norder norse thule\ndice 1 1 1 1\n"
        f"norse: pool 1 alpha, ivory 3{norse}\nthule: pool 1 alpha, ivory 3{thule}"
    )
    t.choose("number:2")
    assert f"Ann leads with 2 ivory; a tie goes to {asked}. Your bid?" in game.question(t.state, "en", NAMES)
    assert not [line for line in told(t) if line.startswith("Equal bids")]
    t.choose("number:2")
    assert f"Equal bids: {why}" in told(t)


@clause("GL-3.5")
@pytest.mark.parametrize("narrow", [False, True])
def test_the_council_chooses_in_the_order_of_play_beside_the_event(narrow: bool) -> None:
    t = table("phase event\nevent axe\nnorth: walrus\nsouth: shark\nnorse: pool 1, elders 4\nthule: pool 1")
    assert t.prompt == "council"
    svg = t.state.draw(t.seat, "en", narrow=narrow)
    assert svg.count('data-token="tribe:thule"') == 2
    assert svg.index('data-token="tribe:thule"') < svg.index('id="region-north"')
    assert re.search(r'<g class="aside"><g [^>]*data-token="tribe:thule"', svg)  # the placard waits
