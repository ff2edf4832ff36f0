"""Answers say what they do and what they cost; the log names every gain and loss with the clause that caused it."""

import re

import pytest

from holotype.content.clauses import CLAUSE_ID
from tests.helpers import clause

from .helpers import NAMES, Table, asked, coop, game, hunt, meet, saga, start, table, tip, told

HOME = "north: walrus polar-bear\nsouth: shark\n"
COLD = "{}\nnorth: | {}\nsouth: shark\n"
PASSES = ["say:pass", "say:pass"]
EVENT = "phase event\nevent {}\nnorth: walrus\nsouth: shark\ndeck empty\n"


def answers(t: Table, lang: str = "en") -> list[str]:
    return list(game.answers(t.state, lang, NAMES).values())


def heard(t: Table) -> list[tuple[str, str]]:
    return list(zip([event.clause for event in game.log(t.state, None)], told(t), strict=True))


# --- answers -------------------------------------------------------------------------------------------------------


@clause("GL-4.11")
def test_every_answer_to_a_depletion_says_what_is_lost() -> None:
    t = table(EVENT.format("fogs") + "norse: pool 1 alpha, energy 1, elders 1, tableau cattle\nthule: pool 1 alpha")
    assert answers(t) == ["Pay 1 energy", "Norse Chief (rank 1) dies", "Slaughter Iceland Cattle", "Turn in a card"]
    assert answers(t, "ja")[:3] == [
        "エネルギー1を払う",
        "ノース人の首長（ランク1）が死ぬ",
        "アイスランド牛を屠殺する",
    ]
    assert "Click: Norse Chief (rank 1) dies" in tip(t, "Norse 1: Chief")
    assert "Click: Slaughter Iceland Cattle" in tip(t, "Iceland Cattle")


@clause("GL-4.11", "GL-9.11")
def test_an_elder_of_a_monotheist_goes_by_his_monotheist_title() -> None:
    text = EVENT.format("fogs") + "norse: pool 1 alpha, energy 1, elders 2, tableau cattle{}\nthule: pool 1 alpha"
    assert "Norse Shaman (Gothi, rank 2) dies" in answers(table(text.format("")))
    assert "ノース人のシャーマン（ゴジ、ランク2）が死ぬ" in answers(table(text.format("")), "ja")
    t = table(text.format(", mono"))
    assert "Norse Bishop (rank 2) dies" in answers(t)
    t.choose("elder:norse-2")
    assert "Ann gives up an elder for the depletion: Norse Bishop (rank 2)." in told(t)


@clause("GL-9.1a", "GL-9.2", "GL-9.4", "GL-9.7")
def test_elder_actions_say_their_price() -> None:
    others = f"phase elders\n{HOME}norse: pool 1 alpha, elders 1\n"
    text = f"{others}thule: elders 2 3, energy 1, iron 1, hand goggles, pool 1 alpha"
    said = answers(table(text))
    assert "Burn a witch: one of your elders dies (1 energy)" in said
    assert "Make a tool (1 iron)" in said
    free = answers(table(text + ", tableau chidzigyaak"))
    assert "Burn a witch: one of your elders dies" in free
    carver = answers(table("tribes norse tunit\n" + text.replace("thule", "tunit")))
    assert "Make a tool (1 iron or 1 ivory)" in carver


@clause("GL-5.8")
@pytest.mark.parametrize(("power", "words"), [("", "(1 energy)"), (", tableau nelii", "(free)")])
def test_a_promotion_says_its_price(power: str, words: str) -> None:
    t = table(f"{HOME}norse: pool 2, energy 1{power}\nthule: pool 1 alpha")
    assert f"Promote an elder {words}" in answers(t)


@clause("GL-5.7", "GL-5.10", "GL-5.11")
def test_a_card_says_what_people_would_do_there() -> None:
    t = table(
        "order thule norse\nnorth: markland walrus\nsouth: shark\nnorse: pool 1 alpha, tableau birgitta\n"
        "thule: pool 4 alpha, elders 4 6, tableau kirima"
    )
    said = ["Settle in Markland", "Hunt on Walrus", "Hunt on Greenland Shark", "Raid Birgitta", "Guard Kirima"]
    assert [words for words in answers(t) if words in said] == said


@clause("GL-6.5")
def test_a_card_says_what_it_would_be_in_an_offer() -> None:
    t = meet(
        "norse: on shark 2, pool 1 alpha, hand goggles, elders 3\n"
        "thule: on shark 1, pool 1, elders 6, tableau kirima goat"
    )
    t.choose("tribe:thule", "tribe:norse", "number:1")
    said = ["Give Iggaak Slit Goggles", "A withdrawing piece marries Kirima", "Ask for Goat"]
    assert set(said) < set(answers(t))


@clause("GL-8.1")
def test_a_slaughter_says_what_it_brings() -> None:
    t = table(f"phase domestic\n{HOME}norse: pool 1 alpha, tableau cattle, energy 2\nthule: pool 1 alpha")
    assert answers(t) == ["Pay 1 energy", "Slaughter Iceland Cattle for 2 energy"]


@clause("GL-6.16", "GL-6.20")
def test_a_casualty_says_who_dies() -> None:
    t = table(
        "option pogrom=yes\nphase negotiation\nnorth: walrus\nsouth: shark\nnorse: on walrus 1, iron 1, pool 1\n"
        "thule: on walrus 1 alpha, elders 1, pool 1\ndice 1 6 6"
    )
    t.choose("say:pass", "say:pass")
    assert answers(t) == [
        "A tribesman dies",
        "The Alpha dies",
        "An elder dies instead: Thule Umialik (whaling chief, rank 1)",
    ]


@pytest.mark.parametrize("lang", ["en", "ja"])
@pytest.mark.parametrize(
    ("prompts", "token"),
    [
        ("deplete lose-elder chief-choice chief-overrules casualty bog-iron hay witch-victim", "elder:norse-1"),
        ("deplete lose-elder chief-choice chief-overrules casualty bog-iron hay witch-victim", "kind:alpha"),
        ("deplete lose-elder matriarch-lost female-lost chief-choice bog-iron hay witch-victim", "matriarch:1"),
        ("discard exchange breakage deplete banish-victim casualty", "card:axe"),
        ("deplete bog-iron hay gift", "disk:energy"),
        ("banish-victim pogrom allot-hit", "tribe:thule"),
    ],
)
def test_no_answer_that_loses_something_is_called_by_a_bare_name(prompts: str, token: str, lang: str) -> None:
    number = game.token(token)
    bare = game.texts.token(number, lang)
    assert [prompt for prompt in prompts.split() if game.texts.answer(prompt, number, lang) == bare] == []


# --- the log -------------------------------------------------------------------------------------------------------


@clause("GL-7.13", "GL-7.12")
def test_the_log_says_what_bog_iron_cost() -> None:
    t = hunt("norse: on bog-iron 2, elders 3, pool 1 alpha\nthule: pool 1 alpha\ndice 1 2", south="bog-iron")
    assert "Norse Blacksmith (rank 3) dies" in answers(t)
    t.choose("elder:norse-3")
    assert ("GL-7.13", "Ann gives up an elder for Bog Iron: Norse Blacksmith (rank 3).") in heard(t)
    refused = hunt("norse: on bog-iron 2, elders 3, pool 1 alpha\nthule: pool 1 alpha\ndice 1 2", south="bog-iron")
    refused.choose("say:no")
    assert ("GL-7.13", "Ann does not pay the cost of Bog Iron: the hunt fails.") in heard(refused)


@clause("GL-7.5", "GL-7.10")
def test_the_log_says_feet_of_clay_and_conversions() -> None:
    t = hunt("norse: pool 1\nthule: on walrus 1 alpha, tableau toggle-harpoon, pool 1\ndice 3 5")
    t.choose("say:yes")
    assert ("GL-7.5", "Bob's Alpha has feet of clay: his die is rolled.") in heard(t)
    assert ("GL-7.10", "Bob's cards turn one die (3) into a 1.") in heard(t)


@clause("GL-7.7")
def test_the_log_says_that_a_cold_card_was_hunted_as_a_warm_one() -> None:
    t = table(COLD.format("phase hunt", "walrus") + "norse: pool 1\nthule: on walrus 2, tableau maps, pool 1\ndice 1 2")
    t.choose("card:maps")
    assert ("GL-7.7", "Bob hunts Walrus as a warm card, thanks to Ammassalik Wooden Maps.") in heard(t)
    assert "Bob's hunt on Walrus succeeds: 2 hits, 2 needed." in told(t)


@clause("GL-4.4", "GL-4.5")
def test_the_log_says_whether_a_decimation_took_the_alpha() -> None:
    text = EVENT.format("sea-ice") + "norse: pool 2 alpha\nthule: pool 1 alpha, elders 1"
    t = table(text)
    t.choose("say:yes")
    assert "Ann is decimated: 2 die, the Alpha among them, 1 left at home." in told(t)
    spared = table(text)
    spared.choose("say:no")
    assert "Ann is decimated: 2 die, 1 left at home." in told(spared)


@clause("GL-4.3", "GL-4.14")
def test_the_log_says_who_dies_with_a_colony() -> None:
    t = table(COLD.format("phase event; event laki", "markland") + "norse: pool 1 alpha\nthule: on markland 3, pool 1")
    assert ("GL-4.14", "Markland leaves the game in the deep freeze.") in heard(t)
    assert ("GL-4.3", "Bob's 3 tribesmen in Markland die.") in heard(t)


@clause("GL-7.26")
def test_the_log_says_that_the_old_husband_dies() -> None:
    t = hunt(
        "tribes norse thule tunit\nnorse: wed kirima, pool 1 alpha\nthule: tableau kirima, pool 1\n"
        "tunit: on kirima 1, elders 4, pool 1\ndice 1\nplayers 3"
    )
    assert ("GL-7.26", "Kirima's husband, Ann's tribesman, dies.") in heard(t)


@clause("GL-4.24", "GL-4.25")
def test_the_log_says_what_an_import_cost() -> None:
    t = table(EVENT.format("sword") + "norse: pool 1 alpha, ivory 3\nthule: pool 1 alpha, ivory 3\ndice 1 1 1 1")
    t.choose("number:2", "say:pass")
    lines = told(t)
    assert "Auction: Imported Sword." in lines
    assert "Ann buys Imported Sword for 2 ivory." in lines
    assert "Bob drops out of the auction." in lines


@clause("GL-10.6")
def test_the_log_says_why_the_game_ended_and_how_a_tie_was_won() -> None:
    t = table("phase end\nnorth: walrus\nsouth: shark\nnorse: pool 1, iron 1\nthule: pool 1")
    assert told(t)[0] == "The game ends: the events are used up."
    assert told(t)[-1] == "Ann wins the tie with 1 iron."
    bare = table("phase end\nnorth: walrus\nsouth:\nnorse: pool 1\nthule: pool 1")
    assert told(bare)[-2:] == ["Ann shares the victory.", "Bob shares the victory."]


@clause("GL-6.7", "GL-6.9")
def test_the_log_says_that_an_offer_was_carried_out() -> None:
    t = meet("norse: on shark 1 alpha, pool 1, iron 1\nthule: on shark 1, pool 1, elders 6")
    t.choose("tribe:thule", "tribe:norse", "say:yes", "number:1", "give:iron", "say:accept")
    assert ("GL-6.7", "Done: Ann withdraws 1 tribesman and the Alpha from Greenland Shark. Ann gives iron.") in heard(t)


@clause("GL-7.23", "GL-7.3")
def test_the_log_says_who_comes_home() -> None:
    t = hunt("norse: pool 1, tableau birgitta, on birgitta 1\nthule: on walrus 2, pool 1 alpha\ndice 4 5")
    assert ("GL-7.23", "Bob's 2 tribesmen come home from Walrus.") in heard(t)
    assert ("GL-7.3", "Ann's tribesman comes home from Birgitta.") in heard(t)


@clause("GL-5.13", "GL-5.17")
@pytest.mark.parametrize(
    ("where", "line"),
    [
        ("elders 6 2 alpha=2", "Ann calls back the Alpha, Norse Shaman (Gothi, rank 2)."),
        ("elders 6, wed kirima alpha", "Ann calls Kirima's husband, the Alpha, home (with a Mariner)."),
        ("elders 6, on markland 0 alpha", "Ann calls the Alpha back from Markland (with a Mariner)."),
    ],
)
def test_the_log_says_from_where_the_alpha_is_called_back(where: str, line: str) -> None:
    t = table(f"north: markland walrus\nsouth: shark\nnorse: pool 1, {where}\nthule: pool 1 alpha, tableau kirima")
    t.choose("say:recall", "kind:alpha")
    assert ("GL-5.13", line) in heard(t)


# --- clauses -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("event", "cites"),
    [
        ("axe", "GL-4.7"),
        ("pot", "GL-4.8"),
        ("sea-ice", "GL-4.9"),
        ("fogs", "GL-4.10"),
        ("laki", "GL-4.17"),
        ("maunder", "GL-4.18"),
        ("current", "GL-4.20"),
        ("book", "GL-4.21"),
        ("thrall", "GL-4.23"),
    ],
)
def test_an_icon_cites_its_own_clause(event: str, cites: str) -> None:
    t = table(EVENT.format(event) + "norse: pool 1 alpha, energy 8\nthule: pool 1 alpha, energy 8\ndice 1 1 1 1")
    assert cites in [line.clause for line in game.log(t.state, None) if line.event == "icon"]


@clause("GL-8.1", "GL-8.3", "GL-4.11")
def test_slaughter_and_births_cite_the_phase_they_happen_in() -> None:
    t = table(f"phase domestic\n{HOME}norse: pool 1 alpha, tableau cattle goat\nthule: pool 1 alpha")
    t.choose("face:goat" if "face:goat" in t.legal() else "card:goat-cattle")
    clauses = {line.event: line.clause for line in game.log(t.state, None)}
    assert clauses["births"] == "GL-8.3"


@clause("GL-13.14")
def test_taking_an_animal_in_the_resistance_cites_its_clause() -> None:
    t = coop("phase hunt\nnorth: | musk-ox\nsouth: | shark\nnorse: pool 1\nthule: on musk-ox 3, pool 1\ndice 5 5 5")
    assert game.clause(t.state) == "GL-13.14"
    t.choose("say:yes")
    assert ("GL-13.14", "Bob takes Musk Ox into the tableau.") in heard(t)


@clause("GL-12.3")
def test_buying_in_the_saga_cites_the_saga() -> None:
    t = saga(EVENT.format("sword") + "norse: pool 1, ivory 2, daughters 1, elders 1\ndice 6")
    while t.prompt != "buy-import":
        t.choose(t.legal()[0])
    assert game.clause(t.state) == "GL-12.3"
    assert answers(t)[1] == "Buy it for 1 ivory"
    t.choose("number:1")
    assert ("GL-12.3", "Ann buys Imported Sword for 1 ivory.") in heard(t)


@pytest.mark.parametrize("lang", ["en", "ja"])
def test_clauses_name_the_place_in_the_rulebook_in_one_form(lang: str) -> None:
    form = re.compile(r" \(rulebook [A-M]\d?.*\)$" if lang == "en" else r"\(ルールブック[A-M]\d?.*\)$")
    without = [clause.id for clause in game.rulebook(lang) if not form.search(clause.text)]
    assert without == [
        *("GL-1.17", "GL-2.12", "GL-3.4", "GL-4.21", "GL-4.22", "GL-4.23", "GL-7.7", "GL-9.2", "GL-10.7", "GL-10.8"),
        "GL-10.10",
    ]


def test_clauses_that_a_clause_names_are_there() -> None:
    known = {clause.id for clause in game.rulebook()}
    named = {name for lang in ("en", "ja") for line in game.rulebook(lang) for name in CLAUSE_ID.findall(line.text)}
    assert named <= known


# --- rulings with a switch -----------------------------------------------------------------------------------------


@clause("GL-13.11", "GL-13.12", "GL-13.9")
@pytest.mark.parametrize(("option", "stolen"), [("no", 0), ("yes", 1)])
def test_commandos_steal_in_raids_only_by_option(option: str, stolen: int) -> None:
    t = coop(
        f"option commandos_in_raids={option}\nphase hunt\nnorth: | walrus\nsouth: | shark\ndepot 6\n"
        "norse: pool 1, tableau birgitta\nthule: on birgitta 2, elders 2 4, pool 1\ndice 1 2"
    )
    while t.seat is not None and t.prompt in ("bullet", "new-husband"):
        t.choose("say:pass" if t.prompt == "bullet" else "kind:man")
    assert [line.details["n"] for line in game.log(t.state, None) if line.event == "steals"] == [1] * stolen


@clause("GL-6.18")
@pytest.mark.parametrize(("option", "hits"), [("all_defenders", [1, 1]), ("family_roll", [1, 0])])
def test_guards_of_the_husband_hit_on_two_with_him_unless_only_his_roll_counts(option: str, hits: list[int]) -> None:
    t = meet(
        f"option vengeful_husbands={option}\nplayers 3\ntribes norse thule tunit\n"
        "norse: wed kirima, on kirima 1, iron 1, pool 1\nthule: tableau kirima, on kirima 1, iron 2, pool 1\n"
        "tunit: on kirima 5, elders 4, pool 1\ndice 2 6 2 6 6 6 6 6"
    )
    while t.seat is not None and t.prompt != "pick-hunt":
        t.choose("say:pass" if "say:pass" in t.legal() else t.legal()[0])
    defence = [line for line in game.log(t.state, None) if line.event == "attack-hits" and line.seat in (0, 1)]
    assert [line.details["n"] for line in defence] == hits


@clause("GL-12.6")
def test_the_chief_matriarch_chooses_after_the_die_by_option() -> None:
    text = (
        "turn 2\n"
        + EVENT.format("chain-mail")
        + "norse: pool 1, matriarchs 1, elders 2 5, daughters 1, energy 8\ndice 5"
    )
    before = saga(text)
    while before.prompt != "chief-choice":
        before.choose(before.legal()[0])
    after = saga("option matriarch_choice=after_roll\n" + text)
    assert after.prompt == "chief-overrules"
    assert "the die shows 5" in asked(after)
    after.choose("elder:norse-2")
    assert ("GL-12.6", "Ann loses an elder: Norse Shaman (Gothi, rank 2).") in heard(after)
    accepted = saga("option matriarch_choice=after_roll\n" + text)
    accepted.choose("say:pass")
    assert ("GL-4.16", "Ann loses an elder: Norse Tracker (rank 5).") in heard(accepted)


@clause("GL-9.9")
@pytest.mark.parametrize(("option", "host", "sender"), [("hosts", 1, 0), ("senders", 0, 1), ("both", 1, 1)])
def test_a_missionary_with_the_thule_rerolls_for_whom_the_option_says(option: str, host: int, sender: int) -> None:
    text = (
        f"option missionary_reroll={option}\nphase hunt\nnorth: walrus\nsouth: beluga\n"
        "norse: {}, abroad thule-1, pool 1\nthule: {}, elders 2, pool 1\ndice 3 3 6 6"
    )
    hosts = table(text.format("mono", "on walrus 2"))
    senders = table(text.format("mono, on beluga 2", "pool 1"))
    assert [int(hosts.seat is not None), int(senders.seat is not None)] == [host, sender]


@clause("GL-4.5", "GL-4.16", "GL-12.4")
@pytest.mark.parametrize(
    ("event", "women", "cites"),
    [
        ("fogs", None, "GL-4.5"),
        ("fogs", "", "GL-4.5"),
        ("fogs", ", matriarchs 2 3", "GL-12.4"),
        ("chain-mail", None, "GL-4.16"),
        ("chain-mail", ", matriarchs 5", "GL-4.16"),
    ],
)
def test_a_lost_elder_cites_what_took_him(event: str, women: str | None, cites: str) -> None:
    """`women` is None outside the saga."""
    text = EVENT.format(event) + "norse: pool 1, elders 5 alpha=5{}\ndice 5 1"
    if women is None:
        t = table(text.format("") + "\nthule: pool 1 alpha, elders 1")
    else:
        t = saga("turn 2\n" + text.format(women + ", daughters 1"))
    assert (t.prompt, game.clause(t.state)) == ("lose-elder", cites)


@pytest.mark.parametrize(
    ("cites", "text", "answers"),
    [
        ("GL-5.2", "norse: pool 2 alpha", []),
        ("GL-5.8", "norse: pool 2 alpha, energy 1", ["say:promote", "kind:man"]),
        ("GL-5.15", "norse: pool 2, tableau sun-stone", ["card:shark", "number:1", "card:orca"]),
        ("GL-5.16", "tribes sea-sami thule\nsea-sami: pool 2, tableau geala", ["card:shark", "number:2"]),
        ("GL-6.14", "phase negotiation\nnorse: on walrus 1, tableau sword, iron 1\nthule: on walrus 1\ndice 5", PASSES),
        ("GL-7.9", "phase hunt\nthule: on walrus 2\nnorse: abroad thule-1\ndice 3 5", []),
        ("GL-7.16", "phase hunt\nthule: on polar-bear 2\ndice 5 5", []),
        ("GL-7.17", "phase hunt\nthule: on goggles 2, elders 3\ndice 1 1", []),
        ("GL-7.26", "phase hunt\nnorse: tableau birgitta\nthule: on birgitta 1 alpha, elders 6\ndice 5 1", []),
        ("GL-7.27", "option cape_york_trophy=yes\nphase hunt\nthule: on cape-york 2, tableau husky\ndice 5 5", []),
        ("GL-9.4", "phase elders\nnorse: elders 2 3, energy 1, pool 1 alpha", ["say:witch-burn"]),
        ("GL-14.3", "option variant=m1_real_story\nplayers 4\nturn 2\nnorse: pool 3, elders 6, energy 2", []),
    ],
)
def test_what_a_tribe_is_asked_cites_its_clause(cites: str, text: str, answers: list[str]) -> None:
    t = table(f"north: markland walrus polar-bear cape-york\nsouth: shark orca goggles\n{text}")
    assert game.clause(t.choose(*answers).state) == cites


@pytest.mark.parametrize(
    ("cites", "text", "answers"),
    [
        ("GL-12.11", "norse: pool 3, daughters 2, energy 2\ndice 1", ["say:promote", "kind:daughter"]),
        ("GL-5.8", "norse: pool 3, daughters 2, energy 2\ndice 1", ["say:promote", "kind:man"]),
        ("GL-12.13", "phase elders\nnorse: pool 1 alpha, elders 5 6, mono, daughters 1", ["say:witch-burn"]),
    ],
)
def test_what_the_saga_asks_cites_its_clause(cites: str, text: str, answers: list[str]) -> None:
    t = saga(f"north: walrus\nsouth: shark\n{text}")
    assert game.clause(t.choose(*answers).state) == cites


@pytest.mark.parametrize(
    ("cites", "text", "answers"),
    [
        ("GL-13.8", "norse: pool 2 alpha, energy 1\nthule: pool 1", ["say:promote", "kind:man"]),
        ("GL-13.5", "phase event\nevent sword\ndeck empty\nnorse: pool 2 alpha, ivory 2\nthule: pool 1\ndice 1 1", []),
        ("GL-13.9", "phase hunt\nnorse: tableau birgitta\nthule: on birgitta 1 alpha, elders 4\ndice 1 1", []),
        ("GL-7.17", "phase hunt\nnorse: pool 1\nthule: on goggles 3, elders 3, pool 1\ndice 1 1 1", []),
    ],
)
def test_what_the_resistance_asks_cites_its_clause(cites: str, text: str, answers: list[str]) -> None:
    t = coop(f"north: | walrus\nsouth: | shark goggles\n{text}")
    assert game.clause(t.choose(*answers).state) == cites


@clause("GL-2.6", "GL-2.7")
@pytest.mark.parametrize("seed", [1, 2])
def test_each_choice_of_a_farm_animal_cites_the_clause_of_its_tribe(seed: int) -> None:
    t = start(4, "base", seed)
    cited: dict[str, str] = {}
    while t.prompt == "farm-animal":
        assert t.seat is not None
        cited[t.view()["seats"][t.seat]["tribe"]] = game.clause(t.state)
        t.choose(t.legal()[0])
    assert cited == {"norse": "GL-2.6", "sea_sami": "GL-2.7"}
