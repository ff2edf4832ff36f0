"""The data and the switches of one game as plain numbers, shared by all copies of its state."""

from holotype.core.types import Options

from .traits import TRAITS


class Rules:
    """`faces` holds the trait of each face, at kind * 2 + face; -1 where a card has only one."""

    def __init__(
        self,
        options: Options,
        kinds: int,
        base_kinds: int,
        faces: list[int],
        counts: list[int],
        sets: list[int],
        dice: list[int],
        bonus: list[int],
        need_bonus: list[int],
        kind_of_trait: list[str],
        excludes: list[int],
        hand: int,
        scoring: tuple[int, int],
        deal: tuple[int, int, int],
        base_need: int,
    ) -> None:
        self.kinds = kinds
        self.faces = faces
        self.counts = counts  # copies of each kind in one set; an expansion's kinds count once
        self.base_kinds = base_kinds
        self.sets = sets  # by number of players
        self.dice = dice
        self.bonus = bonus
        self.need_bonus = need_bonus
        self.is_pair = [kind == "pair" for kind in kind_of_trait]
        self.is_parasite = [kind == "parasite" for kind in kind_of_trait]
        self.excludes = excludes  # by trait: bits of the traits it cannot lie beside
        self.starting_hand = hand
        self.points_per_animal, self.points_per_trait = scoring
        self.deal_base, self.deal_per_animal, self.deal_wiped_out = deal
        self.base_need = base_need
        self.mimicry_once_per_turn: bool = options["mimicry_limit"] == "once_per_turn"
        compulsory = options["compulsory_defences"]
        self.must_run: bool = "running" in compulsory
        self.must_mimic: bool = "mimicry" in compulsory
        self.must_drop: bool = "tail_loss" in compulsory
        self.triggers_mandatory: bool = options["pair_food_triggers"] == "mandatory"
        self.piracy_may_fill_fat: bool = options["piracy_may_fill_fat"]
        self.hibernating_blocks_fat: bool = options["hibernating_blocks_fat"]
        self.forced_take: bool = options["feeding_pass"] == "forced_take_if_possible"
        self.attack_needs_free_host: bool = options["attack_needs_free_host"]
        self.attack_beside_bank: bool = options["attack_forgoes_bank"] == "animal"
        self.fat_optional: bool = options["fat_storing"] == "optional"
        self.shared_victory: bool = options["final_tie"] == "shared_victory"
        self.time_to_fly: bool = options["time_to_fly"]
        self.continents: bool = options["continents_no_map"]
        self.angler = self.kind_with("anglerfish") if self.time_to_fly else -1

    def deck(self, players: int) -> list[int]:
        """EV-3.1: the cards of one set, or of two; an expansion is shuffled in once."""
        sets = self.sets[players]
        return [n * sets if kind < self.base_kinds else n for kind, n in enumerate(self.counts)]

    def kind_with(self, trait: str) -> int:
        """The first kind of card with this trait on it."""
        return self.faces.index(TRAITS.index(trait)) // 2
