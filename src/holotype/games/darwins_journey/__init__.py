"""Darwin's Journey (2-4 players), with the Darwin promo and a solo score attack of ours."""

from pathlib import Path

from holotype.core.data import check_pack
from holotype.core.game import Game
from holotype.core.options import BASE, Option, Variant
from holotype.core.rulesets import Ruleset

from . import advice, answers, draw, features, invariants, position, scoring, setup, view
from .data import PACKAGE, Components
from .hidden import determinize
from .make_rules import SOLO, make_rules
from .questions import QUESTIONS
from .state import State, new_state
from .tokens import vocabulary

BOTH = (True, False)
RIVALS = ("base", "darwin_promo", "published")
OPTIONS = (
    Option("darwin_promo", "flag", False, BOTH, "DJ-13.1"),
    Option("published_tiles", "flag", False, BOTH, "DJ-15.2"),
    Option("published_sixth_seal_vp", "flag", False, BOTH, "DJ-15.2"),
    Option("published_turn_order_coins", "flag", False, BOTH, "DJ-15.2", variants=RIVALS),
    Option("published_distribute_four", "flag", False, BOTH, "DJ-15.2"),
    Option("published_leftover_scoring", "flag", False, BOTH, "DJ-15.2"),
    Option("published_complete_any", "flag", False, BOTH, "DJ-15.2"),
    Option("several_tents_per_camp", "flag", False, BOTH, "DJ-R.9"),
    Option("skipped_spaces_count_as_passed", "flag", False, BOTH, "DJ-R.31"),
    Option("redeliver_true_last_only", "flag", False, BOTH, "DJ-R.12"),
    Option("objective_worker_space", "flag", False, BOTH, "DJ-R.35"),
    Option("free_lens_covers_bonus", "flag", False, BOTH, "DJ-R.40"),
)
PUBLISHED = {option.name: True for option in OPTIONS if option.name.startswith("published_")}
VARIANTS = (
    BASE,
    Variant("darwin_promo", {"darwin_promo": True}),
    Variant("published", PUBLISHED),
    Variant(SOLO, players=(1,)),
)


def build(pack: Path | None = None) -> Game[State]:
    digest = None if pack is None else check_pack(PACKAGE, pack)
    components = Components(pack)
    return Game(
        id="darwins_journey",
        package=PACKAGE,
        ruleset=2,
        rulesets=(Ruleset(2, ("DJ-8.12", "DJ-8.12a", "DJ-13.1", "DJ-R.14")),),
        players=(2, 3, 4),
        minutes=30,
        vocab=vocabulary(components),
        options=OPTIONS,
        variants=VARIANTS,
        questions=QUESTIONS,
        rules=lambda players, options: make_rules(components, players, options),
        new=new_state,
        setup=setup.setup,
        set_table=position.set_table,
        scores=scoring.scores,
        ranking=scoring.ranking,
        winners=scoring.winners,
        determinize=determinize,
        view=view.view,
        features=features.features,
        panels=view.panels,
        draw=draw.draw,
        asking=answers.asking,
        answering=answers.answering,
        verdict=scoring.verdict,
        advice=advice.value,
        spread=15.0,
        invariants=invariants.check,
        pack=digest,
    )
