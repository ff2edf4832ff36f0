"""Evolution: The Origin of Species (2-8 players), with Time to Fly and the map-free Continents as options."""

from pathlib import Path

from holotype.core.data import check_pack
from holotype.core.game import Game
from holotype.core.options import BASE, Option, Variant
from holotype.core.types import Options

from . import advice, draw, invariants, position, scoring, setup, view
from .data import PACKAGE, Components
from .hidden import determinize
from .questions import QUESTIONS
from .rules import Rules
from .rulesets import RULESETS
from .state import State, new_state
from .tokens import vocabulary
from .traits import TRAITS

OPTIONS = (
    Option("mimicry_limit", "choice", "once_per_attack", ("once_per_attack", "once_per_turn"), "EV-6.33"),
    Option("compulsory_defences", "subset", ("running", "mimicry"), ("running", "mimicry", "tail_loss"), "EV-6.35"),
    Option("pair_food_triggers", "choice", "optional", ("optional", "mandatory"), "EV-6.44"),
    Option("piracy_may_fill_fat", "flag", True, (True, False), "EV-6.24"),
    Option("hibernating_blocks_fat", "flag", True, (True, False), "EV-2.5a"),
    Option("feeding_pass", "choice", "free", ("free", "forced_take_if_possible"), "EV-6.13a"),
    Option("attack_needs_free_host", "flag", True, (True, False), "EV-6.21a"),
    Option("attack_forgoes_bank", "choice", "player", ("player", "animal"), "EV-6.21b"),
    Option("fat_storing", "choice", "automatic", ("automatic", "optional"), "EV-2.7a"),
    Option("final_tie", "choice", "die_roll", ("die_roll", "shared_victory"), "EV-7.22"),
    Option("time_to_fly", "flag", False, (True, False), "EV-X1"),
    Option("continents_no_map", "flag", False, (True, False), "EV-X9"),
)
VARIANTS = (
    BASE,
    Variant("third_edition", {"mimicry_limit": "once_per_turn"}),
    Variant(
        "as_played_online",
        {
            "mimicry_limit": "once_per_turn",
            "compulsory_defences": ("running", "mimicry", "tail_loss"),
            "piracy_may_fill_fat": False,
            "feeding_pass": "forced_take_if_possible",
        },
    ),
    Variant("time_to_fly", {"time_to_fly": True}),
    Variant("continents_no_map", {"continents_no_map": True}),
    Variant("both_expansions", {"time_to_fly": True, "continents_no_map": True}),
)


def build(pack: Path | None = None) -> Game[State]:
    digest = None if pack is None else check_pack(PACKAGE, pack)
    components = Components(pack)
    return Game(
        id="evolution",
        package=PACKAGE,
        ruleset=3,
        rulesets=RULESETS,
        players=tuple(count.players for count in components.setup.player_counts),
        minutes=12,
        vocab=vocabulary(components),
        options=OPTIONS,
        variants=VARIANTS,
        questions=QUESTIONS,
        rules=lambda players, options: make_rules(components, options),
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
        answering=view.answering,
        advice=advice.value,
        spread=6.0,
        invariants=invariants.check,
        pack=digest,
    )


def make_rules(components: Components, options: Options) -> Rules:
    """EV-3.1, EV-X1, EV-X9: the cards that are in this game, and its switches."""
    chosen = [(card, True) for card in components.base_cards]
    chosen += [(card, options["time_to_fly"]) for card in components.fly_cards]
    chosen += [(card, options["continents_no_map"]) for card in components.continent_cards]
    if not (options["time_to_fly"] or options["continents_no_map"]):
        chosen = chosen[: len(components.base_cards)]
    number = {trait: n for n, trait in enumerate(TRAITS)}
    faces = [number[face] for card, _ in chosen for face in (card.faces * 2)[:2]]
    for kind, (card, _) in enumerate(chosen):
        if len(card.faces) == 1:
            faces[kind * 2 + 1] = -1
    counts = components.setup.player_counts
    table = {count.players: count for count in counts}
    most = max(table)
    setup = components.setup
    deal = setup.deal
    return Rules(
        options,
        kinds=len(chosen),
        base_kinds=len(components.base_cards),
        faces=faces,
        counts=[card.count if played else 0 for card, played in chosen],
        sets=[table[n].sets if n in table else 1 for n in range(most + 1)],
        dice=[table[n].dice if n in table else 0 for n in range(most + 1)],
        bonus=[table[n].bonus if n in table else 0 for n in range(most + 1)],
        need_bonus=[trait.need_bonus for trait in components.traits],
        kind_of_trait=[trait.kind for trait in components.traits],
        excludes=[sum(1 << number[other] for other in trait.excludes) for trait in components.traits],
        hand=setup.starting_hand["cards"],
        scoring=(setup.scoring["per_surviving_animal"], setup.scoring["per_trait_card"]),
        deal=(
            deal["per_player"]["base"],
            deal["per_player"]["per_surviving_animal"],
            deal["wiped_out"]["cards"],
        ),
        base_need=setup.base_food_need["value"],
    )
