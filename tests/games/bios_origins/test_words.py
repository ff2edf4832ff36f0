"""Words: answers say what they cost, the log names what changed and why, clauses carry the rulebook's numbering."""

import re
from functools import cached_property

import pytest
from fluent.runtime import FluentBundle

import holotype
from holotype.content.text import LANGUAGES
from holotype.core.chance import Seeded
from holotype.games.bios_origins.answering import price
from tests.helpers import clause

OURS = {"BO-1.2", "BO-1.5a", "BO-1.8", "BO-1.9", "BO-5.8", "BO-16.11", "BO-21.14", "BO-R25", "BO-R49"}
REFERENCE = {
    "en": re.compile(r" \(rulebook ([A-Z][\w, ]*|glossary, [\w ]+|errata|Meta f)\)$"),
    "ja": re.compile(r"\(ルールブック([A-Z][\w、]*|用語集「[^」]+」|付録|メタ・ルールf)\)$"),
}


# --- the rules page ---------------------------------------------------------------------------------------------


def test_every_clause_names_its_place_in_the_rulebook_alike_in_both_languages(game):
    for english, japanese in zip(game.rulebook("en"), game.rulebook("ja"), strict=True):
        found = [place(english, "en"), place(japanese, "ja")]
        assert [name == "" for name in found] == [english.id in OURS] * 2, english.id
        if re.match(r"[A-Z]\d?[a-z]?(,|$)", found[0]):  # its numbering, not words
            assert found[0].replace(", ", "、") == found[1], english.id


def place(clause, lang):
    """What stands at the end of a clause for its place in the rulebook."""
    found = REFERENCE[lang].search(clause.text)
    return "" if found is None else found[1]


@clause("BO-3.8")
def test_the_rules_tell_the_stages_of_every_technology(game, start):
    rules = start(2).state.rules
    told = {lang: next(c.text for c in game.rulebook(lang) if c.id == "BO-3.8") for lang in LANGUAGES}
    for top in rules.top_stage:
        assert all(str(top) in text for text in told.values())
    assert "1, 2, 4, 6, 8 and 10" in told["en"]
    assert "0・1・2・3・5・8" in told["ja"]


@clause("BO-8.9")
def test_the_rules_tell_which_philosophies_are_neighbours(game, start):
    rules, told = start(2).state.rules, next(c.text for c in game.rulebook() if c.id == "BO-8.9")
    ring = told.partition("form a ring: ")[2].partition(" and Freedom again")[0].split(", ")
    named = {game.texts.token(game.token(f"philosophy:{t}"), "en"): n for n, t in enumerate(philosophies(game))}
    for one, two in zip(ring, [*ring[1:], ring[0]], strict=True):
        assert named[two] in rules.philosophy_next[named[one]]


def philosophies(game):
    return game.vocab.groups["philosophy"].things


# --- answers ----------------------------------------------------------------------------------------------------


class Errors:
    """What Fluent could not say."""

    @cached_property
    def found(self):
        return []

    def watch(self, monkeypatch):
        plain = FluentBundle.format_pattern

        def watched(bundle, pattern, args=None):
            words, errors = plain(bundle, pattern, args)
            self.found.extend(errors)
            return words, errors

        monkeypatch.setattr(FluentBundle, "format_pattern", watched)


@pytest.mark.parametrize(
    ("players", "variant"), [(3, "base"), (2, "basic"), (1, "solo"), (2, "cooperative"), (2, "custom_draft")]
)
def test_whatever_is_asked_and_answered_has_words_without_gaps(start, monkeypatch, players, variant):
    errors = Errors()
    errors.watch(monkeypatch)
    t, dice = start(players, 3, variant=variant), Seeded(4)
    while not t.over:
        for lang in LANGUAGES:
            assert len(t.answers(lang)) == len(t.legal())
            t.state.game.question(t.state, lang, ["P0", "P1", "P2"])
        t.state.apply(t.state.choices[dice.below(len(t.state.choices))])
    assert t.said(lang="ja")
    assert t.said()
    assert errors.found == []


@clause("BO-5.4", "BO-8.1", "BO-8.9")
@pytest.mark.parametrize(
    ("epoch", "words"),
    [(2, "Take the comet: everybody, you too, takes 1 chaos"), (4, "Take Comet IV: the game ends at once")],
)
def test_a_comet_and_a_bellwether_say_what_they_cost(table, epoch, words):
    t = table(f"epoch {epoch}; phase challenge; deck 0; seat 0: bells 1")
    assert t.answers() == [words, "Globalize: discard a bellwether", "Skip the challenge phase"]


@clause("BO-11.6", "BO-11.7", "BO-17.3")
def test_knowledge_says_which_pieces_it_takes(table):
    t = table("seat 0: politics, will 0, information 2; market culture: 97 0 0, -, -")
    said = dict(zip(t.legal(), t.answers(), strict=True))
    assert said["do:library"] == "Library: expend 2 elders or emissaries"
    assert said["do:elect"] == (
        "Elect: all your elders and emissaries return to free will, your dissidents are quelled with losses"
    )


WAR = (
    "epoch 2; seat 0: politics, metallurgy {}, footprint 6; philosophy {}; foundations 0: 20 politics; "
    "migrants 0: s14-19; seat 1: metallurgy 2; migrants 1: s13-18"
)


@clause("BO-16.12", "BO-16.5")
@pytest.mark.parametrize(("philosophy", "cost"), [("start", ""), ("pacifist", " (costs you 1 chaos)")])
def test_an_attack_says_what_the_philosophy_makes_of_it(table, philosophy, cost):
    t = table(WAR.format(3, philosophy)).choose("say:pass")
    assert t.answers()[t.legal().index("do:war")] == f"War{cost}"


@clause("BO-16.5")
@pytest.mark.parametrize(
    ("metallurgy", "end"),
    [(1, ": you lose, your migrant falls"), (2, ": even, both fall"), (3, "")],
)
def test_a_war_says_how_it_will_end(table, metallurgy, end):
    t = table(WAR.format(metallurgy, "start") + " s13-16").choose("say:pass", "do:war")
    assert t.prompt == "target"
    assert t.answers()[t.legal().index("spot:s13-18")] == f"The migrant at Zimbabwe{end}"


@clause("BO-16.5")
@pytest.mark.parametrize(
    ("metallurgy", "end", "note"),
    [
        (1, ": you lose, your migrant falls", " (You lose: it falls.)"),
        (2, ": even, both migrants fall", " (Even: both fall.)"),
        (3, "", ""),
    ],
)
def test_a_war_on_the_only_target_says_how_it_will_end_before_it_begins(table, metallurgy, end, note):
    t = table(WAR.format(metallurgy, "start")).choose("say:pass")
    assert t.answers()[t.legal().index("do:war")] == f"War{end}"
    assert t.choose("do:war").state.game.question(t.state, "en", ["P0", "P1"]) == (
        f"War at Zimbabwe: which migrant goes?{note}"
    )


@clause("BO-10.5")
def test_chaos_that_follows_an_action_is_part_of_its_name(table):
    t = table(
        "epoch 3; seat 0: politics, footprint 6, metallurgy 2; foundations 0: 55 politics; "
        "migrants 0: s14-19; migrants 1: s13-18"
    )
    t.choose("say:pass")
    assert t.answers()[t.legal().index("do:war")] == "War (costs you 1 chaos)"
    assert price(t.state, 0, t.state.rules.action[t.state.rules.options[54 * 2][0]])["chaos"] == 1


@clause("BO-7.12")
def test_a_dictator_says_which_column_it_purges(table):
    t = table(
        "epoch 2; phase auction; card 31; seat 0: politics, mysticism 1; foundations 0: 13 politics, 3 politics; "
        "migrants 0: s01-00"
    )
    while t.prompt != "orientation":
        t.choose(t.legal()[0])
    said = dict(zip(t.legal(), t.answers(), strict=True))
    assert said["discipline:politics"] == "Politics; purges your 2 other foundations there"
    assert not [words for name, words in said.items() if name != "discipline:politics" and "purges" in words]


@clause("BO-9.12", "BO-11.7")
def test_a_class_says_how_many_inventions_it_makes_obsolete(table):
    t = table("seat 0: politics, will 0; inventions 0: 95 politics; market culture: 97 0, -, -").choose("do:elect")
    lost = {"discipline:culture", "discipline:industry"} - {
        f"discipline:{name}" for name in ("culture", "industry") if half_of(t, 94, name)
    }
    for name, words in zip(t.legal(), t.answers(), strict=True):
        assert words.endswith(", and an invention without that half goes to the lore deck") == (name in lost)
    assert lost


def half_of(t, card, discipline):
    number = ("culture", "politics", "industry").index(discipline)
    return number in t.state.rules.halves[card * 2 : card * 2 + 2]


@clause("BO-8.9", "BO-20.5")
def test_a_philosophy_says_what_scores_nothing_under_it(table):
    t = table("epoch 2; phase challenge; philosophy social-contract; seat 0: bells 1").choose("say:globalize")
    said = dict(zip(t.legal(), t.answers(), strict=True))
    assert said["philosophy:equality"] == "Equality: Culture scores nothing"
    assert said["philosophy:start"] == "Start"


@clause("BO-13.6")
def test_a_resource_says_that_the_other_city_of_its_hex_makes_way(table):
    t = table("option mode=basic; seat 0: culture, footprint 6, energy 4; cities 0: h105/1; migrants 0: s11-06 s10-07")
    while "do:domesticate" not in t.legal() and "do:cultivate" not in t.legal():
        t.choose("say:skip")
    t.choose(next(name for name in t.legal() if name in ("do:domesticate", "do:cultivate")))
    own = [words for name, words in zip(t.legal(), t.answers(), strict=True) if name.startswith("resource:h105")]
    assert all(words.endswith(": your other city on this hex goes back to its track") for words in own)


@clause("BO-9.7", "BO-3.15")
def test_every_loss_of_quelling_and_every_rainbow_says_what_happens(table):
    t = table(
        "seat 0: politics, will 0, emotions 3, dissident; foundations 0: 13 politics; market culture: 97 0, 98 0, -; "
        "inventions 1: 95 politics 0; seat 1: politics; cities 0: h106/1 h107/1; migrants 0: s01-00 s03-00; "
        "phase challenge; deck 0"
    ).choose("say:comet")
    assert t.prompt == "dissident-from"
    assert t.answers()[0] == "The migrant at Alaska (north) becomes a dissident"


@clause("BO-9.7")
def test_what_is_given_up_for_a_dissident_is_named(table):
    t = table("phase challenge; deck 0; seat 0: politics, dissident; cities 0: h106/1 h107/1; migrants 0: s01-00")
    assert "The city of Pontic Steppe is destroyed" in t.choose("say:comet").answers()


@clause("BO-9.14")
def test_declining_a_refugee_is_an_answer_and_a_line(table):
    t = table("phase challenge; deck 0; seat 0: politics, dissident; cities 0: h106/1 h107/1; migrants 0: s01-00")
    t.choose("say:comet", "hex:h106")
    assert t.answers()[-1] == "Place no refugee"
    assert "P0 places no refugee at Pontic Steppe." in t.choose("say:pass").said()


# --- the log ----------------------------------------------------------------------------------------------------


@clause("BO-10.1")
def test_the_log_names_the_card_or_row_that_is_used(table):
    t = table(
        "seat 0: politics, will 1, footprint 6; foundations 0: 13 politics; migrants 0: s01-00; "
        "market culture: 97, -, -"
    )
    assert "P0 uses Band Society: Spread." in t.choose("do:spread", "say:create", "spot:s02-01").said()
    assert "P0 uses the lower row: Specialize." in t.choose("do:specialize").said()


@clause("BO-12.1")
def test_a_migrant_that_moves_is_named_by_where_it_stood(table):
    t = table("seat 0: politics, footprint 6; foundations 0: 13 politics; migrants 0: s01-00")
    t.choose("do:spread", "spot:s01-00", "spot:s02-01")
    assert "P0's migrant moves from Alaska (north) to " in " ".join(t.said())


@clause("BO-7.9")
def test_the_log_says_why_a_card_that_was_won_leaves_the_game(table):
    t = table("epoch 4; phase auction; card 67; seat 0: politics, will 0; market culture: 187 0, -, -").choose(
        "number:1"
    )
    while not any(event == "lays" or event == "card-leaves" for _, event in t.log()):
        t.choose(t.legal()[0])
    lacks = [c for c, event in t.log() if event == "lacks"]
    leaves = [c for c, event in t.log() if event == "card-leaves"]
    assert (set(lacks), leaves) == ({"BO-7.9"}, ["BO-7.9"])


@clause("BO-7.6")
def test_a_card_that_nobody_bids_for_leaves_with_that_reason(table):
    t = table("phase auction; card 9; seat 0: will 0; seat 1: will 0; market culture: 97 0, -, -").choose("say:pass")
    assert "Nobody bids for Grave Goods." in t.said()
    assert ("BO-7.6", "card-leaves") in t.log()


@clause("BO-6.7")
def test_a_catastrophe_is_named_in_both_languages(table):
    t = table("epoch 2; phase events; card 27; option mode=basic; migrants 0: s01-00")
    assert any(line.startswith("Catastrophe: Thera strikes ") for line in t.said())
    assert any(line.startswith("大災害：テラが") for line in t.said(lang="ja"))


@clause("BO-6.7")
def test_a_catastrophe_of_another_map_is_named_too(table):
    t = table(
        "option map=custom_random; epoch 3; phase events; card 47; option mode=basic; "
        "migrants 0: k01-00; migrants 1: k02-01"
    )
    assert all("{" not in line for line in t.said())


@clause("BO-6.8", "BO-18.1", "BO-18.2")
@pytest.mark.parametrize(
    ("reserve", "line"),
    [
        ("3 5", "shows cooling too: it concerns every sea chit."),
        ("2 4", "shows no cooling: at most one chit moves."),
    ],
)
def test_a_second_card_says_whether_it_seizes_every_chit(table, reserve, line):
    t = table(f"phase events; card 13; reserve {reserve}; chit h103 h110")
    assert any(said.endswith(line) for said in t.said())


@clause("BO-16.6", "BO-16.4")
def test_a_city_that_changes_hands_names_both_owners(table):
    t = table(
        "seat 0: politics, metallurgy 2, footprint 2, will 0, vocabulary 3; foundations 0: 3 politics; "
        "migrants 0: s14-03; cities 1: h106/1; migrants 1: s01-00 s03-00"
    ).choose("do:war")
    assert ("BO-16.6", "attacks-city") in t.log()
    assert "P0 besieges P1's city of Pontic Steppe: it is P0's now." in t.said()


@clause("BO-19.5", "BO-8.3", "BO-8.4", "BO-8.6")
def test_a_comet_names_the_ideas_that_leave_and_come(table):
    t = table("phase challenge; deck 0; seat 0: mysticism 2, emotions 3; market culture: 97, -, -").choose("say:comet")
    assert "Ideas without an elder leave the game: Alarm Calls." not in t.said()
    assert any(line.startswith("Ideas without an elder leave the game: ") for line in t.said())
    assert next(c for c, event in t.log() if event == "new-ideas") == "BO-8.4"
    assert ("BO-8.6", "keeps-bellwether") in t.log()


@clause("BO-4.10", "BO-4.9", "BO-4.3")
def test_the_log_begins_with_colours_crowns_homes_and_market(start):
    events = [event for _, event in start(3, 2).log()]
    assert events.count("leads") == 3
    assert events.count("starts-at") == 3
    assert "new-ideas" in events


@clause("BO-20.7")
@pytest.mark.parametrize(
    ("more", "words"),
    [
        ("footprint 3", "wins with 6 points."),
        ("", "shares the victory: equal points (4) and an equal sum (8)."),
        ("maritime 1", "wins: the highest sum, 9, decides the tie at 4 points."),
    ],
)
def test_the_log_says_how_a_tie_is_decided(table, more, words):
    t = table(f"epoch 4; phase challenge; deck 0; seat 0: politics{', ' * bool(more)}{more}").choose("say:comet")
    assert f"P0 {words}" in t.said()


# --- clauses ----------------------------------------------------------------------------------------------------


@clause("BO-6.17", "BO-6.6")
def test_famine_and_disease_cite_their_own_clauses(table):
    t = table("epoch 2; phase events; card 28; option mode=basic; cities 0: h105/1 h106/1 h107/1; migrants 0: s01-00")
    t.choose("say:up")
    assert (t.prompt, t.state.game.clause(t.state)) == ("lose-city-to-famine", "BO-6.17")
    assert ("BO-6.17", "city-lost") in t.choose("hex:h105").log()


@clause("BO-9.17")
def test_who_resettles_beside_a_city_is_asked_by_the_clause_of_the_trapped(table):
    t = table("seat 0: footprint 1; cities 0: h611/1; migrants 1: s01-00")
    assert t.prompt == "trapped"
    t.choose("hex:h611")
    assert t.state.game.clause(t.state) == "BO-9.17"
    assert ("BO-9.17", "relocates-from-pool") in t.choose(t.legal()[0]).log()


@clause("BO-17.8", "BO-17.7")
@pytest.mark.parametrize(
    ("foundation", "action", "cited"),
    [("11 culture", "do:pseudo-science", "BO-17.8"), ("56 industry", "do:science", "BO-17.7")],
)
def test_science_and_pseudo_science_cite_their_own_clauses(table, foundation, action, cited):
    ruling = foundation.split()[1]
    t = table(f"epoch 3; seat 0: {ruling}, information 3; foundations 0: {foundation}; lore 97 105; migrants 0: s01-00")
    while action not in t.legal():
        t.choose("say:skip")
    t.choose(action)
    if t.prompt == "study":
        assert t.state.game.clause(t.state) == cited
        t.choose(t.legal()[0])
    assert (cited, "rediscovers") in t.log()


@clause("BO-7.7", "BO-11.6", "BO-17.3")
def test_an_elder_that_returns_cites_what_took_it(table):
    t = table("phase auction; card 9; seat 0: will 0; market culture: 97 0, -, -").choose("number:1")
    assert ("BO-7.7", "expends") in t.log()
    t = table("seat 0: politics, will 0, information 1; market culture: 97 0, -, -").choose("do:library")
    assert ("BO-11.6", "expends") in t.log()


# --- rulings that a table may turn ------------------------------------------------------------------------------


@clause("BO-19.3", "BO-9.3")
def test_a_starved_migrant_supplies_its_chaos_unless_an_option_sends_it_home(table):
    text = "phase end; seat 0: footprint 1, politics; migrants 0: s04-01 s04-03 s03-00{}"
    t = table(text.format("")).choose("spot:s04-01")
    assert (t.prompt, len(t.view()["seats"][0]["migrants"])) != ("dissident-from", 2)
    assert ("BO-9.3", "rebels-from-pool") in t.log()
    t = table(text.format("; option starved_migrants_to_pool=true")).choose("spot:s04-01")
    assert (t.prompt, t.legal()) == ("dissident-from", ["spot:s03-00", "spot:s04-03"])
    t.choose("spot:s03-00")
    assert len(t.view()["seats"][0]["migrants"]) == 1


@clause("BO-11.3", "BO-15.2")
@pytest.mark.parametrize(
    ("card", "brain", "gains"),
    [
        (120, "emotions 3, vocabulary 3", False),  # Tribal Council requires menopause and brings abstraction
        (120, "emotions 2, vocabulary 3", True),
        (109, "emotions 4, vocabulary 2", True),  # Levallois Technique brings the metallurgy it requires
    ],
)
def test_an_option_withholds_the_eureka_of_an_idea_whose_requirement_is_not_met(table, card, brain, gains):
    pile = {120: "politics", 109: "industry"}[card]
    text = f"epoch 2; seat 0: politics, will 0, {brain}; market {pile}: {card} 0, -, -; "
    text += "option eureka_needs_requirement={}"
    before = table(text.format("false")).view()["seats"][0]
    for switch, expected in (("false", True), ("true", gains)):
        t = table(text.format(switch)).choose("do:invent")
        after = t.view()["seats"][0]
        moved = (after["vocabulary"], after["technology"]) != (before["vocabulary"], before["technology"])
        assert moved == expected
        assert (("BO-11.3", "no-eureka") in t.log()) == (not expected)


@clause("BO-12.4")
@pytest.mark.parametrize("switch", ["false", "true"])
def test_an_option_opens_the_way_past_a_partner_of_a_transaction(table, switch):
    t = table(
        "epoch 2; seat 0: culture, footprint 6, will 0; foundations 0: 15 culture; migrants 0: s14-19; "
        f"migrants 1: s13-18; seat 1: will 0; option passage_after_transaction={switch}"
    )
    if t.prompt == "trapped":
        t.choose("say:pass")
    t.choose("do:trade", "say:create")
    while t.prompt == "negotiate":
        t.choose("say:pass")
    while "do:spread" not in t.legal():
        t.choose("say:skip" if "say:skip" in t.legal() else "say:no")
    assert t.view()["partners"] == ([1] if switch == "true" else [])
    t.choose("do:spread", "say:create", "spot:s13-16")
    assert (t.prompt == "consent") == (switch == "false")


def test_the_options_of_rulings_are_off_unless_chosen():
    options = {option.name: option.default for option in holotype.load("bios_origins").options}
    for name in ("starved_migrants_to_pool", "eureka_needs_requirement", "passage_after_transaction"):
        assert options[name] is False
