"""Bios: Origins, second edition (1-4 players): basic and advanced, land and sea, alone, together or rivals."""

from dataclasses import replace
from pathlib import Path

from holotype.core.data import check_pack
from holotype.core.game import Game
from holotype.core.options import Option, Variant
from holotype.core.rulesets import Ruleset

from . import advice, answering, draw, invariants, position, scoring, setup, view
from .atlas import classic_atlas, craton_atlas, custom_atlas
from .data import PACKAGE, Components
from .hidden import determinize
from .imports import Campaign, Earth
from .questions import QUESTIONS
from .rules import CRATONS, MAPS, MEGAFAUNA, Rules
from .state import State, new_state
from .tokens import vocabulary

RIVALS = ("base", "basic", "first_divergence", "marine", "yeel", "custom", "custom_draft")
SEVERAL = (*RIVALS, "cooperative")
BROUGHT = ("habitat", "colours")  # BO-21.30, BO-21.33: a campaign brings these with it
OPTIONS = (
    Option("mode", "choice", "advanced", ("basic", "advanced"), "BO-1.4", variants=RIVALS),
    Option("divergence", "choice", "second", ("second", "first"), "BO-4.2"),
    Option("map", "choice", "classic", MAPS, "BO-21.11"),
    Option(
        "habitat",
        "choice",
        "land",
        ("land", "marine", "mixed"),
        "BO-1.6",
        variants=(*SEVERAL, "solo", "solo_marine"),
    ),
    Option("goal", "choice", "competitive", ("competitive", "cooperative"), "BO-21.22", variants=SEVERAL),
    Option("colours", "choice", "random", ("random", "recommended", "seating"), "BO-4.1", variants=SEVERAL),
    Option("revolution_ends_any_own_phase", "flag", False, (True, False), "BO-5.6a"),
    Option("surplus_costs_migrant", "flag", False, (True, False), "BO-9.4a"),
    Option("copy_eureka_optional", "flag", False, (True, False), "BO-11.4"),
    Option("eureka_needs_requirement", "flag", False, (True, False), "BO-11.3"),
    Option("elect_resume", "choice", "level", ("level", "placard"), "BO-11.8"),
    Option("city_attack_includes_spread", "flag", False, (True, False), "BO-16.1a", variants=RIVALS),
    Option("passage_after_transaction", "flag", False, (True, False), "BO-12.4", variants=SEVERAL),
    Option("starved_migrants_to_pool", "flag", False, (True, False), "BO-19.3"),
    Option("war_animal_is_working", "flag", False, (True, False), "BO-R49"),
    Option("restore_monogamy", "flag", False, (True, False), "BO-2.2"),
    Option("all_skip_round_cap", "number", 0, tuple(range(0, 21)), "BO-R25"),
)
TOGETHER = (2, 3, 4)
VARIANTS = (
    Variant("base", {}, TOGETHER),
    Variant("basic", {"mode": "basic"}, TOGETHER),
    Variant("first_divergence", {"divergence": "first"}, TOGETHER),
    Variant("marine", {"habitat": "marine"}, TOGETHER),
    Variant("yeel", {"habitat": "mixed"}, TOGETHER),
    Variant("custom", {"map": "custom_random"}, TOGETHER),
    Variant("custom_draft", {"map": "custom_draft"}, TOGETHER),
    Variant("solo", {"divergence": "first"}, (1,)),
    Variant("solo_marine", {"divergence": "first", "habitat": "marine"}, (1,)),
    Variant("cooperative", {"goal": "cooperative"}, TOGETHER),
)


def offers(components: Components) -> tuple[tuple[Option, ...], tuple[Variant, ...]]:
    """BO-21.35: options and variants; imports are offered only where a data pack has them."""
    if not components.cratons.cratons:
        return OPTIONS, VARIANTS
    maps, variants = [*MAPS, CRATONS], [*VARIANTS, Variant(CRATONS, {"map": CRATONS}, TOGETHER)]
    if old := len(components.megafauna.players):
        maps.append(MEGAFAUNA)
        if counts := tuple(n for n in TOGETHER if n <= old):
            variants.append(Variant("campaign", {"map": MEGAFAUNA}, counts))
        variants.append(Variant("solo_campaign", {"divergence": "first", "map": MEGAFAUNA}, (1,)))
    rivals = tuple(variant.name for variant in variants[len(VARIANTS) :] if variant.players != (1,))
    options = [replace(option, values=tuple(maps)) if option.name == "map" else option for option in OPTIONS]
    for n, option in enumerate(options):
        if option.variants:
            more = (CRATONS,) if option.name in BROUGHT else rivals
            options[n] = replace(option, variants=(*option.variants, *more))
    latitudes = Option("latitudes", "choice", "random", ("random", "sheet"), "BO-21.36", variants=(CRATONS,))
    return (*options, latitudes), tuple(variants)


def build(pack: Path | None = None) -> Game[State]:
    digest = None if pack is None else check_pack(PACKAGE, pack)
    components = Components(pack)
    options, variants = offers(components)
    atlases = [classic_atlas(components), custom_atlas(components)]
    if components.cratons.cratons:
        atlases.append(craton_atlas(components))
    if components.megafauna.players:
        Campaign(components, Earth(components, atlases[-1]), atlases[-1])  # refuses cratons that do not fit

    return Game(
        id="bios_origins",
        package=PACKAGE,
        ruleset=2,
        rulesets=(Ruleset(2, ("BO-6.7", "BO-10.2")),),
        players=TOGETHER,
        minutes=45,
        vocab=vocabulary(components, atlases),
        options=options,
        variants=variants,
        questions=QUESTIONS,
        rules=lambda players, settled: Rules(components, atlases, settled, players),
        new=new_state,
        setup=setup.setup,
        set_table=position.set_table,
        scores=scoring.scores,
        ranking=scoring.ranking,
        winners=scoring.winners,
        determinize=determinize,
        view=view.view,
        features=view.features,
        panels=view.panels,
        draw=draw.draw,
        asking=view.asking,
        answering=answering.answering,
        advice=advice.value,
        cooperative=scoring.cooperative,
        spread=6.0,
        invariants=invariants.check,
        pack=digest,
    )
