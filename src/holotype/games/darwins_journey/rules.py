"""The data and the switches of one game as plain numbers, shared by all copies of its state."""

from typing import Final

NONE: Final = -1
PURPLE: Final = 4  # the fifth colour of seals, wild
ROWS: Final = 5  # workers of a player
SLOTS: Final = 10  # objective slots: silver 0-4, gold 5-9
STACKS: Final = 3
ENVELOPES: Final = 3
ISLANDS: Final = 3
SPECIALS: Final = 6  # places for special action tiles
RESERVE: Final = 2

LARGE_ROUND: Final = 0
SMALL_LENS: Final = 1
SQUARE: Final = 2


class Rules:
    """`make_rules` fills it. Effects are numbered; `lists` are their lists, and list 0 is empty."""

    def __init__(self, players: int) -> None:
        self.players = players
        self.solo = False
        # effects
        self.op: list[int] = []
        self.n: list[int] = []
        self.m: list[int] = []
        self.free: list[bool] = []  # academy and lens: free; letters: distributed
        self.do_token: list[int] = []
        self.lists: list[list[int]] = [[]]
        # action spaces
        self.spaces = 0
        self.shape: list[int] = []
        self.page: list[int] = []  # NONE for squares
        self.area: list[int] = []  # of a space; NONE for squares
        self.areas = 0
        self.printed: list[bool] = []  # usable without a lens token
        self.lens_cost: list[int] = []  # NONE: no lens can be put there
        self.above: list[int] = []  # the space of the page whose lens must lie first; NONE
        self.seals: list[int] = []  # space * 4 + colour
        self.space_list: list[int] = []
        self.special_of: list[int] = []  # which special place a space is; NONE
        self.starting_lens: list[int] = []
        self.medal_list: list[int] = []  # page * 3 + medals
        self.medal_mods: list[int] = []
        self.area_cost = 0
        self.lens_income = 0
        # special tiles
        self.tiles: list[int] = []  # those in this game
        self.tile_seals: list[int] = []
        self.tile_list: list[int] = []
        # map
        self.next: list[list[int]] = []
        self.rank: list[int] = []
        self.track: list[int] = []  # 0 the sea, 1-3 the islands
        self.shared: list[bool] = []
        self.is_end: list[bool] = []
        self.start: list[int] = []  # by track
        self.marked: list[list[int]] = []  # by track: spaces with a ribbon or a first arrival
        self.bonus: list[int] = []  # points for the first there
        self.bonus_bit: list[int] = []
        self.silver: list[int] = []  # the island a silver ribbon leads to; NONE
        self.start_islands: list[int] = []
        self.map_list: list[int] = []
        self.flag: list[int] = []  # number of the flag on a space; NONE
        self.flag_space: list[int] = []
        self.flag_players: list[int] = []
        self.beagle: list[int] = []  # the Beagle's space by round - 1
        self.lag_rank: list[int] = []
        self.lag: list[int] = []
        # camps and the player board
        self.camp_space: list[int] = []
        self.camp_costs: list[list[int]] = []
        self.camp_list: list[int] = []
        self.camp_limit = 0
        self.tents = 0
        self.lenses = 0
        self.tent_list: list[int] = []
        self.stack_size = 0
        self.stack_list: list[int] = []  # by the bits of the stacks emptied
        self.seal_cost: list[list[int]] = []  # by row and slot
        self.silver_at = 0
        self.gold_at = 0
        self.seal_vp: list[int] = []  # by the number of seals of a worker
        self.slot_cost: list[int] = []
        self.slot_list: list[int] = []
        self.slot_vp: list[int] = []
        self.slot_gold: list[bool] = []
        self.pair: list[int] = []
        self.pair_vp = 0
        self.all_tents_vp = 0
        # academy and seals
        self.row_cost: list[int] = []
        self.columns = 0
        self.seals_each = 0
        self.seals_out = 0
        self.purple = 0
        # cards and tiles
        self.crew_seal: list[int] = []
        self.crew_need: list[int] = []  # card * 4 + colour
        self.crew_list: list[int] = []
        self.least_crew = 0  # seals of the easiest card
        self.dealt = 0
        self.kept = 0
        self.tile_gold: list[bool] = []  # objectives
        self.tile_starting: list[bool] = []
        self.needs: list[list[int]] = []  # triples: type, colour or kind, number
        self.letters: list[int] = []
        self.letter_first: list[int] = []
        self.letter_second: list[int] = []
        self.goal_type: list[int] = []
        self.goal_of: list[int] = []
        self.goal_vp: list[int] = []
        self.goals_used = 0
        self.display = 0
        # museum and theory
        self.row_coin: list[int] = []
        self.row_theory: list[int] = []
        self.per_empty = 0
        self.per_filled = 0
        self.books: list[int] = []
        self.museum_base = 0
        self.museum_row = 0
        # the rest
        self.rounds = 0
        self.start_coins = 0
        self.start_knowledge = 0
        self.neutral_areas: list[int] = []
        self.neutral_workers = 0
        self.rival: list[int] = []
        self.ranks: list[int] = []
        self.complete_any = False
        self.skipped_count = False
        self.true_last_only = False
        self.free_lens_bonus = False
        self.leftover_scoring = False
