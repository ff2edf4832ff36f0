"""The data and the switches of one game as plain numbers, shared by all copies of its state."""

from typing import Any, Final

from holotype.core.types import Json, Options

from .data import TYPES, CardFace, Components, Effect

LAND: Final = 0
MARITIME: Final = 1
FISHING: Final = 2
RAID: Final = 4

NO_CARD: Final = 0
D_CARD: Final = 1
I_CARD: Final = 2
IMPORT: Final = 3
TROPHY: Final = 4
DAUGHTER: Final = 5

TO_TABLEAU: Final = 1
TO_HAND: Final = 2

CROWD: Final = 0
VENEREAL: Final = 1
FEUD: Final = 2
PER_ELDER: Final = 3
PER_D: Final = 4
DIE_OFF: Final = 5
MIGRATION: Final = 6
COOLING: Final = 7
STORM: Final = 8
BREAKAGE: Final = 9
NO_MARITIME: Final = 10
NO_MARKLAND: Final = 11
BEAVER: Final = 12
FALCON: Final = 13
MEDITERRANEAN: Final = 14
PLANKTON: Final = 15

MARKLAND: Final = 59
VINLAND: Final = 60
FALCON_CARD: Final = 7
CAPE_YORK: Final = 9
BOG_IRON: Final = 23
SIZE: Final = 128  # profiles: card number, + 64 for the other side of a farm animal or a New World card
KINDS: Final = {"D": D_CARD, "I": I_CARD}
EFFECTS: Final = ("beaver_fashion", "falcon_ransom", "ivory_becomes_iron", "plankton_bloom")
SIMPLE: Final = ("feud", "storm", "iron_breakage", "no_maritime", "no_markland")
SIMPLE_NUMBERS: Final = (FEUD, STORM, BREAKAGE, NO_MARITIME, NO_MARKLAND)


def bits(faces: tuple[int, ...]) -> int:
    """Faces of a die as bits."""
    mask = 0
    for face in faces:
        mask |= 1 << face
    return mask


class Rules:
    """Lists by profile number unless said otherwise. `record` is the variant's line of scenarios.yaml."""

    def __init__(self, box: Components, options: Options, variant: str, second: bool = False) -> None:
        record: Json = dict(box.variants[variant])
        base = record.get("base")
        if base and base != "standard":
            record = dict(box.variants[base]) | record
        self.variant = variant
        self.second: Rules = self  # GL-14.7: what the second part of the chained game is played by
        self.record = record
        self.box = box
        self._switches(options, record, second)
        self._cards(box, options)
        self._placards(box)
        self._events(box)
        self.left_out = self._left_out(box)

    # --- switches and variants -----------------------------------------------------------------------------------

    def _switches(self, options: Options, record: Json, second: bool) -> None:
        """Every switch of the Rulings, and what a variant changes."""
        self.beginners = self.variant == "beginners"
        self.solitaire = self.variant == "solitaire_daughters"
        self.coop = self.variant == "coop_nazi"
        self.competitive = self.coop and second
        self.chained = self.variant == "m2_full_experience"
        self.alpha_face: int = record.get("alpha_face", 1)
        self.iron_rule: bool = record.get("iron_rule", True)
        self.replace: bool = record.get("replace_hand_cards", True)
        self.missionary_protects_sender: bool = options["missionary_protects_sender"]
        self.war_party_needs_alpha: bool = options["war_party_needs_alpha"]
        self.war_chief_raid_hits: bool = options["war_chief_raid_hits"]
        self.picker_involved: bool = options["contested_picker"] == "most_iron_involved"
        self.hunt_order: str = options["hunt_card_order"]
        self.forced_take: bool = options["take_to_hand"] == "forced"
        self.finite: bool = options["energy_supply_finite"]
        self.plankton_vinland: bool = options["plankton_includes_vinland"]
        self.count_new_world: bool = options["solitaire_count_new_world"]
        self.daughters_score: bool = options["solitaire_daughters_score"]
        self.cryolite_without_attempt: bool = options["cryolite_without_attempt"]
        self.blitz_married: bool = options["blitz_dice"] == "own_married_daughters"
        self.tribe_out: bool = options["surrender"] == "tribe_out" or self.competitive
        self.pogrom: bool = options["pogrom"]
        self.commandos_in_raids: bool = self.coop and options["commandos_in_raids"]
        self.husband_rolls_alone: bool = options["vengeful_husbands"] == "family_roll"
        self.matriarch_sees_die: bool = options["matriarch_choice"] == "after_roll"
        self.missionary_reroll: str = options["missionary_reroll"]
        limits = self.box.game.limits
        self.woodpile: int = int(options["coop_energy_limit"]) if self.coop else limits["energy_per_player"]
        self.energy_disks: int = self.box.game.components["energy_disks"]
        self.men: int = self.box.game.components["tribesmen_per_tribe"]
        self.capacity: int = limits["mariner_capacity"]
        self.hand_base: int = limits["base_hand_size"]
        setup = self.box.game.setup
        self.start: Json = setup["start"]
        self.event_deck: int = (setup | record)["event_deck_size"]
        if self.coop:
            self.event_deck = int(options["coop_events"])
        self.row_biomes: dict[int, int] = {int(n): count for n, count in setup["row_biomes"].items()}
        levels = self.box.game.negotiation_protocol["levels"]
        level = levels[options["negotiation"]]
        self.longest_offer: int = max([each["max_terms"] for each in levels.values()])  # whatever the level
        self.rounds: int = level["rounds_per_card"]
        self.max_terms: int = level["max_terms"]
        self.max_cards: int = level["max_cards_each_way"]
        self.divorce_offers: int = level["divorce_offers_per_marriage"]
        self.disks_only = self.beginners or "marriage" not in level["terms"]
        tribes = [tribe.id for tribe in self.box.tribes]
        self.start_men = [int(record.get("start_unassigned", {}).get(t, self.start["unassigned"])) for t in tribes]
        idle = record.get("inactive_turns", {})
        self.idle_until = [max(idle.get(tribe, []) or [0]) for tribe in tribes]
        self.banned = [-1] * 4  # by tribe: a type of biome it may not hunt
        self.single_reroll = [-1] * 4  # a type of which it may re-roll one die; 5 is attacks and raids on tableaus
        self.iron_vp = [0] * 4
        for special in record.get("special", []):
            self._special(tribes.index(special["tribe"]), special)
        self.invention_dice: int = record.get("invention_equal_dice", 0)

    def _special(self, tribe: int, special: Json) -> None:
        effect = special["effect"]
        if effect == "no_hunt_type":
            self.banned[tribe] = TYPES.index(special["type"])
        elif effect == "single_die_reroll":
            self.single_reroll[tribe] = 5 if special["type"] == "attack" else TYPES.index(special["type"])
        else:
            self.iron_vp[tribe] = special["amount"]

    # --- cards ---------------------------------------------------------------------------------------------------

    def _cards(self, box: Components, options: Options) -> None:
        """GL-1.7: what a biome asks, kills, yields, and how it is taken; what cards do in a tableau."""
        self.type = [-1] * SIZE
        self.hits = [0] * SIZE
        self.attrition = [0] * SIZE
        self.climax = [0] * SIZE
        self.row = [-1] * SIZE  # 0 north, 1 south
        self.babies = [0] * SIZE
        self.energy = [0] * SIZE
        self.ivory = [0] * SIZE
        self.iron = [0] * SIZE
        self.cost = [0] * SIZE
        self.take_to = [0] * SIZE
        self.take_dice = [0] * SIZE
        self.take_vp = [0] * SIZE
        self.kind = [NO_CARD] * SIZE  # what the card is in a tableau
        self.trophy = [0] * SIZE
        self.hay = [0] * SIZE
        self.produce = [0] * SIZE
        self.produce_choice = [False] * SIZE
        self.cash_energy = [0] * SIZE
        self.cash_ivory = [0] * SIZE
        self.cash_iron = [0] * SIZE
        self.sled = [False] * SIZE
        self.raid_success = [0] * SIZE
        self.raid_attrition = [0] * SIZE
        self.iron_import = [False] * SIZE
        self.reroll = [0] * (SIZE * 5)  # profile * 5 + type
        self.convert = [0] * (SIZE * 5)
        self.first = [0] * SIZE  # types, as bits
        self.hand_any = [0] * SIZE
        self.hand_d = [0] * SIZE
        self.round_down = [False] * SIZE
        self.no_storm = [False] * SIZE
        self.maps = [0] * SIZE
        self.reassign = [0] * SIZE  # pieces moved by the sun stone
        self.ski = [0] * SIZE
        self.discount = [0] * SIZE
        self.free_promotion = [False] * SIZE
        self.free_action = [False] * SIZE
        self.tiebreak = [False] * SIZE
        self.iron_by_ivory = [False] * SIZE
        self.home = [-1] * 4  # by tribe: 0 north, 1 south
        self.daughters: list[list[int]] = [[] for _ in range(4)]
        self.daughter_of = [-1] * SIZE
        self.farm_tribe = [-1] * SIZE
        self.colonists = [tribe.markland_colonists for tribe in box.tribes]
        self.cape_york: bool = options["cape_york_trophy"]
        self.cape_york_dice = 0
        self.cape_york_vp = 0
        for tribe, record in enumerate(box.tribes):
            self.home[tribe] = 0 if record.homeland == "north" else 1
            self.daughters[tribe] = [] if self.beginners else list(record.daughters)
            for d in record.daughters:
                self.daughter_of[d] = tribe
        for biome in box.biomes:
            self._biome(biome)
        for daughter in box.daughters:
            self.kind[daughter.id] = DAUGHTER
            self.raid_success[daughter.id] = bits(box.sabine.success)
            self.raid_attrition[daughter.id] = bits(box.sabine.attrition)
            for effect in daughter.effects:
                self._effect(daughter.id, effect)
        for farm in box.farm:
            for side, face in enumerate(farm.faces):
                self._face(farm.id + 64 * side, face)
            tribe = next(t for t, record in enumerate(box.tribes) if record.farm_animal_deck == farm.deck)
            self.farm_tribe[farm.id] = tribe
        self._new_world(box)

    def _biome(self, biome: Any) -> None:
        p = biome.id
        self.type[p] = TYPES.index(biome.type)
        self.row[p] = 0 if biome.row == "north" else 1
        self.climax[p] = biome.climax
        self.hits[p] = biome.hits
        self.attrition[p] = bits(biome.attrition)
        self._goods(p, biome.yield_)
        self.cost[p] = biome.cost.get("depletion", 0)
        if biome.take is not None:
            self.take_to[p] = TO_HAND if biome.take.to == "hand" else TO_TABLEAU
            self.take_dice[p] = biome.take.equal_dice
            self.take_vp[p] = biome.take.vp
        if biome.optional_take is not None:
            self.cape_york_dice = biome.optional_take.equal_dice
            self.cape_york_vp = biome.optional_take.vp
        if biome.card is not None:
            self._face(p, biome.card)
            if self.kind[p] == I_CARD and self.invention_dice:
                self.take_dice[p] = self.invention_dice
        elif biome.take is not None or biome.optional_take is not None:
            self.kind[p] = TROPHY
            self.trophy[p] = self.take_vp[p] or self.cape_york_vp

    def _goods(self, p: int, goods: dict[str, int]) -> None:
        self.babies[p] = goods.get("babies", 0)
        self.energy[p] = goods.get("energy", 0)
        self.ivory[p] = goods.get("ivory", 0)
        self.iron[p] = goods.get("iron", 0)

    def _face(self, p: int, face: CardFace) -> None:
        self.kind[p] = KINDS[face.kind]
        self.trophy[p] = face.trophy_vp
        self.hay[p] = face.hay
        self.produce[p] = face.produce.babies
        self.produce_choice[p] = bool(face.produce.choice)
        self._exchange(p, face.exchange)
        self.sled[p] = face.sled
        if face.raid is not None:
            self.raid_success[p] = bits(face.raid.success)
            self.raid_attrition[p] = bits(face.raid.attrition)
        for effect in face.effects:
            self._effect(p, effect)

    def _exchange(self, p: int, goods: dict[str, int]) -> None:
        self.cash_energy[p] = goods.get("energy", 0)
        self.cash_ivory[p] = goods.get("ivory", 0)
        self.cash_iron[p] = goods.get("iron", 0)

    def _effect(self, p: int, effect: Effect) -> None:
        kind = effect.kind
        if kind == "reroll":
            self.reroll[p * 5 + TYPES.index(effect.type)] |= bits(effect.faces)
        elif kind == "convert":
            self.convert[p * 5 + TYPES.index(effect.type)] |= bits(effect.faces)
        elif kind == "hunt_first":
            self.first[p] |= 1 << TYPES.index(effect.type)
        elif kind == "hand_size":
            if effect.only == "D":
                self.hand_d[p] += effect.amount
            else:
                self.hand_any[p] += effect.amount
        elif kind == "cold_as_warm":
            self.maps[p] = int(effect.cards_per_turn)
        elif kind == "reassign":
            if effect.slot == "ski":
                self.ski[p] = effect.max
            else:
                self.reassign[p] = effect.max
        else:
            self._simple(p, kind, effect.amount)

    def _simple(self, p: int, kind: str, amount: int) -> None:
        self.round_down[p] |= kind == "decimation_round_down"
        self.no_storm[p] |= kind == "ignore_storm"
        self.free_promotion[p] |= kind == "promotion_free"
        self.free_action[p] |= kind == "elder_action_energy_free"
        self.tiebreak[p] |= kind == "auction_tiebreak"
        self.iron_by_ivory[p] |= kind == "iron_rule_with_ivory"
        if kind == "depletion_discount":
            self.discount[p] += amount

    def _new_world(self, box: Components) -> None:
        self.threshold = box.new_world[0].hostile_threshold
        self.pacify = box.new_world[0].pacify_cost["ivory"]
        for card in box.new_world:
            for side, name in enumerate(("peaceful", "hostile")):
                p = card.id + 64 * side
                face = card.sides[name]
                self.type[p] = TYPES.index(face.type)
                self.row[p] = 0 if card.row == "north" else 1
                self.climax[p] = card.climax
                self.hits[p] = face.hits
                self.attrition[p] = bits(face.attrition)
                self._goods(p, face.yield_)

    # --- placards and events -------------------------------------------------------------------------------------

    def _placards(self, box: Components) -> None:
        """By (tribe * 2 + side) * 6 + rank - 1; side 1 is monotheist."""
        self.community = [False] * 48
        self.rank_reroll = [0] * (48 * 5)
        self.rank_any_colour = [False] * 48
        self.rank_cold = [0] * 48  # 1: one card per elder, anywhere; 2: every New World card
        self.ivory_tools = [False] * 4
        sides = {placard.tribe: placard.sides for placard in box.placards}
        for tribe, record in enumerate(box.tribes):
            for side, name in enumerate(("polytheist", "monotheist")):
                for rank in sides[record.id][name]:
                    i = (tribe * 2 + side) * 6 + rank.rank - 1
                    self.community[i] = rank.community
                    for power in rank.powers:
                        self._power(tribe, i, power)

    def _power(self, tribe: int, i: int, power: Effect) -> None:
        if power.kind == "reroll":
            self.rank_reroll[i * 5 + TYPES.index(power.type)] |= bits(power.faces)
            self.rank_any_colour[i] |= power.any_colour
        elif power.kind == "cold_as_warm":
            self.rank_cold[i] = 2 if power.where == "new_world" else 1
        elif power.kind == "tool_make_with_ivory":
            self.ivory_tools[tribe] = True

    def _events(self, box: Components) -> None:
        """Icons as kind * 100 + number, repeats written out; the colours of the first player as tribes."""
        colours = {tribe.colour: t for t, tribe in enumerate(box.tribes)}
        self.icons: list[list[int]] = [[] for _ in range(64)]
        self.first_tribe = [-1] * 64
        self.second_tribe = [-1] * 64
        self.has_import = [False] * 64
        self.farm_import = [False] * 64
        for event in box.events:
            number = event.id
            self.first_tribe[number] = colours[event.first_player["icon"]]
            self.second_tribe[number] = colours[event.first_player["alt"]]
            for icon in event.icons:
                self.icons[number] += [self._icon(icon, colours)] * icon.repeat
            if event.import_ is not None:
                self.has_import[number] = True
                self.farm_import[number] = bool(event.import_.substitute)
                self.kind[number] = IMPORT
                self.trophy[number] = event.import_.trophy_vp
                self.iron_import[number] = event.import_.iron_import
                self._exchange(number, event.import_.exchange)
                for effect in event.import_.effects:
                    self._effect(number, effect)

    def _left_out(self, box: Components) -> list[bool]:
        """GL-11.1, GL-14.9: by number, the biomes and events that a variant does without."""
        gone = [False] * 64
        types: list[str] = self.record.get("remove_biome_types", [])
        for biome in box.biomes:
            gone[biome.id] = biome.type in types or (self.beginners and biome.card is not None)
        for number in self.record.get("exclude_events", []):
            gone[number] = True
        return gone

    def _icon(self, icon: Any, colours: dict[str, int]) -> int:
        if icon.kind == "crowd_disease":
            return CROWD * 100 + int(icon.min)
        if icon.kind == "venereal":
            return VENEREAL * 100 + sum(1 << colours[c] for c in icon.colours)
        if icon.kind == "depletion":
            return (PER_ELDER if icon.per == "elder" else PER_D) * 100
        if icon.kind == "elder_die_off":
            return DIE_OFF * 100
        if icon.kind == "migration":
            return MIGRATION * 100 + (0 if icon.row == "north" else 1)
        if icon.kind == "global_cooling":
            return COOLING * 100
        if icon.kind == "turn_effect":
            return (BEAVER + EFFECTS.index(icon.effect)) * 100
        return SIMPLE_NUMBERS[SIMPLE.index(icon.kind)] * 100
