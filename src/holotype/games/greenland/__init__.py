"""Greenland, 3rd edition: 2-4 tribes, solitaire, co-operative, and the scenarios."""

from pathlib import Path

from holotype.core.data import check_pack
from holotype.core.game import Game
from holotype.core.options import Option, Variant
from holotype.core.rulesets import Ruleset
from holotype.core.types import Options

from . import advice, draw, features, invariants, pieces, position, scoring, setup, view
from .data import PACKAGE, Components
from .hidden import determinize
from .questions import QUESTIONS
from .rules import Rules
from .state import State, new_state
from .tokens import vocabulary

SAGA = ("solitaire_daughters",)
RESISTANCE = ("coop_nazi", "m2_full_experience")
WITH_IRON = ("base", "survivalist", "m1_real_story", "m2_full_experience")
FIGHTING = (*WITH_IRON, "m3_early_greenland")
DEALING = (*FIGHTING, "beginners")
TOGETHER = (*DEALING, "coop_nazi")
NEW_WORLD = (*FIGHTING, *SAGA, "coop_nazi")
OPTIONS = (
    Option("seating", "choice", "drawn", ("drawn", "fixed"), "GL-2.12", variants=TOGETHER),
    Option("negotiation", "choice", "full", ("full", "reduced", "off"), "GL-6.3", variants=DEALING),
    Option("pogrom", "flag", False, (True, False), "GL-6.20", variants=FIGHTING),
    Option("cape_york_trophy", "flag", False, (True, False), "GL-7.27", variants=(*WITH_IRON, *SAGA, "coop_nazi")),
    Option("missionary_protects_sender", "flag", False, (True, False), "GL-4.9", variants=DEALING),
    Option("war_party_needs_alpha", "flag", False, (True, False), "GL-6.13", variants=FIGHTING),
    Option(
        "missionary_reroll", "choice", "hosts", ("hosts", "senders", "both"), "GL-9.9", variants=DEALING
    ),
    Option(
        "vengeful_husbands", "choice", "all_defenders", ("all_defenders", "family_roll"), "GL-6.18", variants=FIGHTING
    ),
    Option("war_chief_raid_hits", "flag", False, (True, False), "GL-7.24", variants=(*FIGHTING, "coop_nazi")),
    Option(
        "contested_picker", "choice", "most_iron_in_game", ("most_iron_in_game", "most_iron_involved"), "GL-6.2",
        variants=DEALING,
    ),
    Option(
        "hunt_card_order", "choice", "by_player", ("by_player", "first_player_all", "rotation"), "GL-7.1",
        variants=TOGETHER,
    ),
    Option("take_to_hand", "choice", "optional", ("optional", "forced"), "GL-7.17", variants=NEW_WORLD),
    Option("energy_supply_finite", "flag", True, (True, False), "GL-1.3"),
    Option("plankton_includes_vinland", "flag", False, (True, False), "GL-4.23", variants=NEW_WORLD),
    Option("solitaire_count_new_world", "flag", True, (True, False), "GL-12.8", variants=SAGA),
    Option("solitaire_daughters_score", "flag", True, (True, False), "GL-12.14", variants=SAGA),
    Option("matriarch_choice", "choice", "before_roll", ("before_roll", "after_roll"), "GL-12.6", variants=SAGA),
    Option("coop_energy_limit", "number", 8, (4, 8), "GL-13.2", variants=RESISTANCE),
    Option("coop_events", "number", 8, (4, 8), "GL-13.2", variants=RESISTANCE),
    Option("commandos_in_raids", "flag", False, (True, False), "GL-13.11", variants=RESISTANCE),
    Option("cryolite_without_attempt", "flag", True, (True, False), "GL-13.13", variants=RESISTANCE),
    Option(
        "blitz_dice", "choice", "own_unmarried_daughters", ("own_unmarried_daughters", "own_married_daughters"),
        "GL-13.16", variants=RESISTANCE,
    ),
    Option("surrender", "choice", "all_lose", ("all_lose", "tribe_out"), "GL-13.16", variants=("coop_nazi",)),
)  # fmt: skip
VARIANTS = (
    Variant("base"),
    Variant("beginners"),
    Variant("survivalist"),
    Variant("solitaire_daughters", players=(1,)),
    Variant("coop_nazi", players=(1, 2, 3, 4)),
    Variant("m1_real_story", players=(4,)),
    Variant("m2_full_experience", players=(4,)),
    Variant("m3_early_greenland", players=(2,)),
)


def make_rules(components: Components, options: Options) -> Rules:
    """The rules of a game, with those of its second part where it has one (GL-14.7)."""
    rules = Rules(components, options, "standard" if options["variant"] == "base" else options["variant"])
    if rules.chained:
        rules.second = Rules(components, options, "coop_nazi", True)
    return rules


def build(pack: Path | None = None) -> Game[State]:
    digest = None if pack is None else check_pack(PACKAGE, pack)
    components = Components(pack)
    return Game(
        id="greenland",
        package=PACKAGE,
        ruleset=6,
        rulesets=(
            Ruleset(2, ("GL-1.14", "GL-5.5", "GL-5.11", "GL-6.20", "GL-12.9")),
            Ruleset(3, ("GL-3.5", "GL-4.25")),
            Ruleset(4, ("GL-4.22", "GL-6.15", "GL-7.6")),
            Ruleset(5, ("GL-6.3", "GL-6.4", "GL-6.10a")),
            Ruleset(6, ("GL-8.2", "GL-8.4")),
        ),
        players=(2, 3, 4),
        minutes=30,
        vocab=vocabulary(components),
        options=OPTIONS,
        variants=VARIANTS,
        questions=QUESTIONS,
        rules=lambda players, options: make_rules(components, options),
        new=new_state,
        setup=setup.setup,
        restored=setup.follow_part,
        set_table=position.set_table,
        scores=scoring.scores,
        ranking=scoring.ranking,
        winners=scoring.winners,
        determinize=determinize,
        view=view.view,
        features=features.features,
        panels=view.panels,
        draw=draw.draw,
        asking=view.asking,
        answering=view.answering,
        known_as=pieces.known_as,
        advice=advice.value,
        cooperative=scoring.cooperative,
        spread=12.0,
        weighs_chance=True,
        invariants=invariants.check,
        pack=digest,
    )
