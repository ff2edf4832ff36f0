"""From typed data and settled options to the numbers that the rules read."""

from typing import Final

from holotype.core.types import Options

from .data import COLOURS, KINDS, Components, Effect, Effects, count_of
from .names import DO
from .ops import ALL_FREE, CHOICE, COLLECT, MODIFIERS, NEEDS, OPS, PAID
from .rules import ENVELOPES, LARGE_ROUND, NONE, SMALL_LENS, SQUARE, STACKS, Rules

SHAPES: Final = {"large_round": LARGE_ROUND, "small_lens": SMALL_LENS, "square": SQUARE}
SOLO: Final = "solo_score_attack"


def effect_name(effect: Effect) -> str:
    """What an effect that can be chosen is called: explore-2, academy-less-1, letters-5-distribute."""
    name = effect.op.replace("_", "-")
    if effect.op == "choice":
        return "-or-".join(effect_name(option) for option in effect.options)
    if effect.op == "paid":
        assert effect.effect is not None
        return f"{effect_name(effect.effect)}-for-{effect.cost}"
    if effect.op == "camp":
        return effect.site.replace("_", "-")
    if effect.op == "convert_knowledge":
        return name
    parts = [name]
    if effect.n:
        parts.append(str(effect.n))
    if effect.discount:
        parts.append(f"less-{effect.discount}")
    if effect.free:
        parts.append("free")
    if effect.distribute:
        parts.append("distribute")
    return "-".join(parts)


def optional_effects(components: Components) -> dict[str, Effect]:
    """Every effect that can be chosen, by name, in the order of the data."""
    found: dict[str, Effect] = {}
    waiting = [effect for _, effects in components.lists() for effect in effects]
    while waiting:
        effect = waiting.pop(0)
        if effect.op in OPS[12:]:
            found.setdefault(effect_name(effect), effect)
        waiting += [*effect.options, *([effect.effect] if effect.effect else [])]
        if effect.distribute:
            four = Effect(op=effect.op, n=4, distribute=True)  # DJ-15.2
            found.setdefault(effect_name(four), four)
    return found


class Builder:
    def __init__(self, components: Components, players: int, options: Options) -> None:
        self.c = components
        self.options = options
        self.r = Rules(players)
        self.r.solo = options["variant"] == SOLO
        self.tokens = {name: DO + i for i, name in enumerate(optional_effects(components))}
        self.camps = [camp.id for camp in components.camps.camps]
        self.at = {space.id: i for i, space in enumerate(components.map_spaces)}

    def build(self) -> Rules:
        self.build_switches()
        self.build_map()
        self.build_spaces()
        self.build_medals()
        self.build_tiles()
        self.build_player_board()
        self.build_cards()
        self.build_counts()
        return self.r

    # --- effects -------------------------------------------------------------------------------------------------

    def effect(self, effect: Effect, here: int = NONE) -> int:
        r = self.r
        number = len(r.op)
        op = OPS.index(effect.op)
        r.op.append(op)
        n, m = effect.n, effect.vp
        if effect.op == "camp":
            n = self.camps.index(effect.site)
        elif effect.op == "academy":
            n = effect.discount
        elif effect.op == "convert_knowledge":
            n = effect.coins
        elif op == COLLECT:
            n = here
        elif effect.op == "letters" and effect.distribute and self.options["published_distribute_four"]:
            n = 4
        r.n.append(n)
        r.m.append(m)
        r.free.append(effect.free or effect.distribute)
        r.do_token.append(self.tokens.get(self.named(effect, n), NONE))
        if op == CHOICE:
            r.m[number] = self.list_of(effect.options, here)
        elif op == PAID:
            assert effect.effect is not None
            r.n[number] = effect.cost
            r.m[number] = self.effect(effect.effect, here)
        return number

    def named(self, effect: Effect, n: int) -> str:
        if effect.op == "letters":
            return effect_name(Effect(op="letters", n=n, distribute=effect.distribute))
        return effect_name(effect)

    def list_of(self, effects: Effects, here: int = NONE) -> int:
        """The number of a new list; 0 for an empty one."""
        shown = [effect for effect in effects if effect.op not in ("special_tile", "modifier")]
        if not shown:
            return 0
        numbers = [self.effect(effect, here) for effect in shown]
        self.r.lists.append(numbers)
        return len(self.r.lists) - 1

    # --- the board -----------------------------------------------------------------------------------------------

    def build_switches(self) -> None:
        """DJ-15.3: readings of doubtful rules that a table may choose."""
        r, options = self.r, self.options
        r.complete_any = options["published_complete_any"]
        r.skipped_count = options["skipped_spaces_count_as_passed"]
        r.true_last_only = options["redeliver_true_last_only"]
        r.free_lens_bonus = options["free_lens_covers_bonus"]
        r.leftover_scoring = options["published_leftover_scoring"]

    def build_map(self) -> None:
        """DJ-3.12, DJ-3.14, DJ-16.10, DJ-R.6, DJ-R.7, DJ-R.27: tracks, ribbons, flags, the Beagle and the lag icons."""
        r, c = self.r, self.c
        islands = [island.id for island in c.map.islands]
        for number, track in enumerate(c.tracks):
            r.start.append(self.at[track.start])
            if number and track.start_explorer:
                r.start_islands.append(number - 1)
            r.marked.append([])
            for space in track.spaces:
                here = self.at[space.id]
                r.next.append([self.at[name] for name in space.next])
                r.rank.append(space.rank)
                r.track.append(number)
                r.shared.append(space.shared)
                r.is_end.append(space.kind == "end")
                r.silver.append(islands.index(space.silver_ribbon) if space.silver_ribbon else NONE)
                self.mark(here, number, space.gold_ribbon_vp, space.first_arrival_vp)
                r.flag.append(len(r.flag_space) if space.flag else NONE)
                if space.flag:
                    r.flag_space.append(here)
                    r.flag_players.append(space.flag.min_players)
                r.map_list.append(self.list_of(space.effects, here))
        sea = c.map.sea.spaces
        r.beagle = [self.at[s.id] for s in sorted((s for s in sea if s.beagle_round), key=lambda s: s.beagle_round)]
        r.lag_rank = [r.rank[self.at[icon.before]] for icon in c.map.lag_penalties.icons]
        r.lag = [icon.vp for icon in c.map.lag_penalties.icons]

    def mark(self, here: int, track: int, ribbon: int, arrival: int) -> None:
        r = self.r
        taken = sum(1 for bit in r.bonus_bit if bit)
        r.bonus.append(ribbon or arrival)
        r.bonus_bit.append(1 << taken if ribbon or arrival else 0)
        if ribbon or arrival or r.silver[here] != NONE:
            r.marked[track].append(here)

    def build_spaces(self) -> None:
        """DJ-3.1, DJ-6.1, DJ-6.2, DJ-16.1, DJ-16.2, DJ-R.4, DJ-R.35: the action spaces of the board side in use."""
        r, c = self.r, self.c
        facts = c.game.by_player_count[str(r.players)]
        pages = [page.id for page in c.board.pages]
        areas = c.board.areas[facts["board_side"]].list
        r.areas = len(areas)
        r.area_cost = facts["area_cost"]
        r.lens_income = c.game.lens_owner_income["coins"]
        last: dict[str, int] = {}
        for number, space in enumerate(c.spaces):
            if space.option and not self.options[space.option]:
                continue
            special = space.seals == "tile"
            r.shape.append(SHAPES[space.shape])
            r.page.append(pages.index(space.page) if space.page else NONE)
            r.area.append(next((i for i, area in enumerate(areas) if space.page in area.pages), NONE))
            r.printed.append(space.lens in ("none_needed", "printed"))
            r.lens_cost.append(NONE if space.lens_cost is None else space.lens_cost)
            top_down = bool(space.page) and c.board.pages[r.page[-1]].lens_top_down
            above = last.get(space.page or "", NONE) if top_down else NONE
            r.above.append(above)
            if space.page and space.lens == "locked":
                last[space.page] = number
            if space.lens == "starting_token":
                r.starting_lens.append(number)
            seals = {} if isinstance(space.seals, str) else space.seals
            r.seals += [seals.get(colour, 0) for colour in COLOURS]
            r.special_of.append(sum(1 for s in r.special_of if s != NONE) if special else NONE)
            r.space_list.append(self.list_of(self.turn_order_coins(space.id, space.effects)))
        r.spaces = len(r.shape)
        names = [area.id for area in areas]
        r.neutral_areas = [names.index(area) for area in c.solo.neutral_workers.areas if area in names]
        r.neutral_workers = c.solo.neutral_workers.per_round

    def turn_order_coins(self, space: str, effects: Effects) -> Effects:
        """DJ-15.2: the published edition gives 3 coins with 2 players."""
        if space != "turn_order" or self.r.players != 2 or not self.options["published_turn_order_coins"]:
            return effects
        return tuple(Effect(op="coins", n=3) if effect.op == "coins" else effect for effect in effects)

    def build_medals(self) -> None:
        """DJ-6.9, DJ-6.10, DJ-6.10a: for each page, what no medal, the silver one, and both bring."""
        for page in self.c.board.pages:
            effects: list[Effect] = []
            mods = 0
            for medal in (None, page.medal_silver, page.medal_gold):
                if medal is not None and medal.op == "modifier" and medal.id in MODIFIERS:
                    mods |= 1 << MODIFIERS.index(medal.id)
                elif medal is not None and medal.op == "modifier":
                    effects.append(Effect(op="academy"))
                elif medal is not None:
                    effects.append(medal)
                self.r.medal_list.append(self.list_of(tuple(effects)))
                self.r.medal_mods.append(mods)
        assert 1 << len(MODIFIERS) <= ALL_FREE

    def build_tiles(self) -> None:
        """DJ-3.2, DJ-3.4, DJ-13.3, DJ-15.2, DJ-16.3, DJ-16.8, DJ-R.32, DJ-R.37: tiles, and which are in this game."""
        r, c = self.r, self.c
        for number, tile in enumerate(c.specials):
            r.tile_seals += [tile.seals.get(colour, 0) for colour in COLOURS]
            r.tile_list.append(self.list_of(tile.effects))
            if not tile.option or self.options[tile.option]:
                r.tiles.append(number)
        for number, letter in enumerate(c.letters):
            r.letter_first.append(self.list_of(letter.first))
            r.letter_second.append(self.list_of(letter.second))
            if not letter.option or self.options[letter.option]:
                r.letters.append(number)

    # --- players and cards ---------------------------------------------------------------------------------------

    def build_player_board(self) -> None:
        """DJ-4.1, DJ-4.2, DJ-4.4, DJ-8.10, DJ-8.12b, DJ-11.2, DJ-16.4, DJ-16.5, DJ-16.6, DJ-16.7, DJ-R.2: camps and
        player boards."""
        r, c = self.r, self.c
        own = c.game.components_per_player
        for camp in c.camps.camps:
            r.camp_space.append(self.at[camp.space])
            r.camp_costs.append(sorted(place.cost for place in camp.tent_places))
            r.camp_list.append(self.list_of(camp.effects))
        r.tents = count_of(own, "tent")
        r.camp_limit = r.tents if self.options["several_tents_per_camp"] else c.camps.limit_per_player
        r.lenses = count_of(own, "personal_lens")
        r.tent_list = [self.list_of(tent.effects) for tent in c.player.tents.slots]
        stacks = c.player.stamp_stacks
        r.stack_size = stacks.size
        for bits in range(1 << STACKS):
            emptied = [stack.effects for i, stack in enumerate(stacks.stacks) if bits >> i & 1]
            r.stack_list.append(self.list_of(tuple(effect for effects in emptied for effect in effects)))
        r.seal_cost = [[slot.cost for slot in row.slots] for row in c.player.worker_rows]
        slots = c.player.worker_rows[1].slots
        r.silver_at = next(slot.slot for slot in slots if slot.medal == "silver")
        r.gold_at = next(slot.slot for slot in slots if slot.medal == "gold")
        points = [slot.end_vp for slot in slots]
        if self.options["published_sixth_seal_vp"]:
            points[-1] = 7
        r.seal_vp = [sum(points[:n]) for n in range(len(points) + 1)]
        board = c.player.objective_slots
        r.slot_cost = [slot.cost for slot in board]
        r.slot_list = [self.list_of(slot.effects) for slot in board]
        r.slot_vp = [slot.end_vp for slot in board]
        r.slot_gold = [slot.colour == "gold" for slot in board]
        ids = [slot.id for slot in board]
        r.pair = [ids.index(slot) for slot in c.player.objective_pair_bonus.slots]
        r.pair_vp = c.player.objective_pair_bonus.end_vp
        r.all_tents_vp = c.game.final_scoring["all_tents_vp"]

    def build_cards(self) -> None:
        """DJ-4.5, DJ-9.7, DJ-9.8, DJ-10.9, DJ-R.29, DJ-R.33: crew cards, objectives and Beagle goals."""
        r, c = self.r, self.c
        for card in c.crew:
            r.crew_seal.append(COLOURS.index(card.start_seal))
            r.crew_need += [card.requirement.get(colour, 0) for colour in COLOURS]
            r.crew_list.append(self.list_of(card.effects))
        r.least_crew = min(sum(card.requirement.values()) for card in c.crew)
        for tile in c.objectives:
            r.tile_gold.append(tile.colour == "gold")
            r.tile_starting.append(tile.starting)
            needs: list[int] = []
            for need in tile.requirements:
                needs += [NEEDS.index(need.type), self.index(need.colour, need.kind), need.n]
            r.needs.append(needs)
        for goal in c.goals:
            r.goal_type.append(NEEDS.index(goal.count["type"]))
            r.goal_of.append(self.index(goal.count.get("colour", ""), goal.count.get("kind", "")))
            r.goal_vp.append(goal.vp_each)

    def index(self, colour: str, kind: str) -> int:
        return COLOURS.index(colour) if colour else KINDS.index(kind) if kind else 0

    def build_counts(self) -> None:
        """DJ-2.1, DJ-3.5, DJ-4.3, DJ-11.3, DJ-14.1 to DJ-14.5, DJ-16.9: how many there are of everything."""
        r, c = self.r, self.c
        common = c.game.components_common
        facts = c.game.by_player_count[str(r.players)]
        r.row_cost = [row.cost for row in c.academy.rows]
        r.columns = c.academy.rows[0].slots
        r.seals_each = next(item.per_colour for item in common.items if item.id == "seal")
        r.seals_out = facts["seals_removed_per_colour"]
        r.purple = count_of(common, "special_seal")
        r.dealt, r.kept = c.game.crew_draft["dealt"], c.game.crew_draft["kept"]
        r.goals_used = c.game.setup_draws["beagle_goals"]
        r.display = c.game.setup_draws["objectives_display"]["gold"]
        r.row_coin = [row.first_delivery_coins for row in c.museum.rows]
        r.row_theory = [row.completion_theory for row in c.museum.rows]
        r.per_empty = c.museum.delivery["per_empty_slot_in_row_or_column"]["coins"]
        r.per_filled = c.museum.delivery["per_filled_slot_in_row_or_column"]["theory"]
        r.books = [space.multiplier for space in c.theory.spaces]
        theory = c.game.final_scoring["theory"]
        r.museum_base, r.museum_row = theory["museum_base"], theory["per_complete_museum_row"]
        r.rounds = c.game.game["edition"]["rounds"]
        r.start_coins = c.game.start_resources["coins"]
        r.start_knowledge = c.game.start_resources["knowledge"]
        stamps = c.solo.neutral_stamps_per_envelope_by_round
        r.rival = [stamps[number] if r.solo else 0 for number in sorted(stamps)]
        r.ranks = [rank.min_vp for rank in c.solo.ranks]
        assert len(c.board.envelopes) == ENVELOPES


def make_rules(components: Components, players: int, options: Options) -> Rules:
    """DJ-15.1, DJ-R.1, DJ-R.38: what is in this game; with all switches off, the draft as the rulings read it."""
    return Builder(components, players, options).build()
