"""Section 12: Saga of the Daughters; phase 2 of the solitaire game. Other changes stand where they act."""

from .assignment import assign_kind, at_home, can_promote, go, home_actions, open_to, promote_rank, spare_daughter
from .cards import cold, exchangeable, is_new_world, named, row_cards, warm
from .fields import IN_ROW, POOL
from .names import ALPHA, CARD, DONE, EXCHANGE, GIRL, MAN, NO, NUMBER, PROMOTE, ROW, YES
from .pieces import kinds_on, pieces_on, unassigned
from .questions import (
    ALPHA_GOES,
    CHIEF_ALPHA,
    COLONY_ALPHA,
    COLONY_FROM,
    HUNT_BIOME,
    HUNT_ROW,
    MATRIARCH_FROM,
    MATRIARCH_GOAL,
    MATRIARCH_MEN,
    MATRIARCH_PIECE,
    PLACE_DAUGHTER,
    SAGA_HOME,
)
from .rules import D_CARD, I_CARD, MARKLAND, VINLAND
from .state import State
from .transport import reach


def saga_assignment(s: State) -> None:
    """GL-12.7a: promotions, row, biomes, matriarchs' moves, daughters."""
    s.do((saga_home,), (saga_row,), (matriarch_moves,), (place_daughters,))


def saga_home(s: State) -> None:
    """GL-12.7a (1): promotions of hunters and daughters, recall, abandonment and exchanges until done."""
    if s.gone[0] == 0:
        cards = [EXCHANGE] if exchangeable(s, 0) else []
        s.ask(0, SAGA_HOME, [*home_actions(s, 0), *cards, DONE], saga_home_so)


def saga_home_so(s: State, seat: int, token: int) -> None:
    if token != DONE:
        s.do((saga_home,))
        at_home(s, seat, token)


# --- the hunting row -----------------------------------------------------------------------------------------------


def saga_row(s: State) -> None:
    """GL-12.7: a matriarch on rank 4 chooses the row; else 1-3 is home, 4-6 the other."""
    home = s.rules.home[s.tribe[0]]
    if unassigned(s, 0) == 0:
        return
    if s.matri[3]:
        s.ask(0, HUNT_ROW, [ROW, ROW + 1], row_chosen)
        return
    die = s.roll(6)
    if s.logging:
        s.note("GL-12.7", "row-die", die=die)
    row_chosen(s, 0, ROW + (home if die <= 3 else 1 - home))


def row_chosen(s: State, seat: int, token: int) -> None:
    """GL-12.7: to the other row as many as transport allows, the rest in the home row."""
    row = token - ROW
    home = s.rules.home[s.tribe[0]]
    if s.logging:
        s.note("GL-12.7", "hunting-row", row=s.game.name(token))
    if row == home:
        s.do((place_in_row, home))
    else:
        s.do((place_in_row, row), (stay_at_home, home))


def stay_at_home(s: State, row: int) -> None:
    """GL-12.7: whom no transport carries hunts in the home row."""
    if unassigned(s, 0) and s.logging:
        s.note("GL-12.7", "stay-at-home", row=s.game.name(ROW + row))
    place_in_row(s, row)


def counted_cards(s: State, row: int) -> list[int]:
    """GL-12.8: from the New World card along the warm side, then on from the far left of the cold side."""
    land = MARKLAND + row
    line = warm(s, row) + cold(s, row)
    if land in cold(s, row):
        at = cold(s, row).index(land)
        line = cold(s, row)[at:] + warm(s, row) + cold(s, row)[:at]
    elif land in line:
        line = [land] + [c for c in line if c != land]
    return line if s.rules.count_new_world else [c for c in line if c != land]


def open_cards(s: State, row: int) -> list[int]:
    return [c for c in warm(s, row) + cold(s, row) if open_to(s, 0, c) and reach(s, 0, c, 1)]


def place_in_row(s: State, row: int) -> None:
    """GL-12.8: a matriarch on rank 5 chooses and splits at will; else a die says the biome."""
    if unassigned(s, 0) == 0 or not open_cards(s, row):
        return
    if s.matri[4]:
        s.ask(0, HUNT_BIOME, [CARD + c for c in open_cards(s, row)], biome_chosen, row)
        return
    line = counted_cards(s, row)
    fit = open_cards(s, row)
    if not [c for c in line[:6] if c in fit]:
        return
    die = s.roll(6)
    while die > len(line) or line[die - 1] not in fit:
        die = s.roll(6)
    if s.logging:
        s.note("GL-12.8", "hunting-biome", card=s.game.name(CARD + line[die - 1]), die=die)
    send_all(s, line[die - 1], row)


def send_all(s: State, card: int, row: int) -> None:
    """GL-12.7, GL-12.8: all hunters that can go; of a New World card a new roll places the rest."""
    n = reach(s, 0, card, unassigned(s, 0))
    if is_new_world(card) and n < unassigned(s, 0):
        s.do((place_in_row, row))
    if s.alpha[0] == POOL and n < unassigned(s, 0):
        s.ask(0, ALPHA_GOES, [YES, NO] if n <= s.pool[0] else [YES], sent, card, n)
    else:
        sent(s, 0, YES if s.alpha[0] == POOL else NO, card, n)


def sent(s: State, seat: int, token: int, card: int, n: int) -> None:
    """GL-12.7: no fewer than transport allows."""
    alpha = token == YES
    men = n - 1 if alpha else n
    if men:
        go(s, seat, card, men, False)
    if alpha:
        go(s, seat, card, 0, True)


def biome_chosen(s: State, seat: int, token: int, row: int) -> None:
    """GL-12.8: which pieces go to the chosen card."""
    card = token - CARD
    s.do((place_in_row, row))
    assign_kind(s, seat, card)


# --- matriarchs ----------------------------------------------------------------------------------------------------


def matriarch_moves(s: State) -> None:
    """GL-12.9: shaman, artisan and mariner matriarchs move hunters; the hunt chief the Alpha."""
    s.d_target = 0
    s.do((shaman_move,), (artisan_move,), (mariner_move,), (colony_move, MAN), (colony_move, ALPHA), (chief_move,))


def goals_of(s: State, kind: int) -> list[int]:
    """GL-12.9: D or I biomes of the home row that may be hunted."""
    home = s.rules.home[s.tribe[0]]
    line = warm(s, home) + cold(s, home)
    return [c for c in line if c < 32 and s.rules.kind[c] == kind and open_to(s, 0, c)]


def shaman_move(s: State) -> None:
    """GL-12.9: any hunters to one D biome of the home row."""
    if s.matri[1]:
        goals = [s.d_target] if s.d_target else goals_of(s, D_CARD)
        ask_move(s, goals, 0)


def artisan_move(s: State) -> None:
    """GL-12.9: any hunters to I biomes of the home row."""
    if s.matri[2]:
        ask_move(s, goals_of(s, I_CARD), 1)


def mariner_move(s: State) -> None:
    """GL-12.9: any hunters to Markland or Vinland."""
    if s.matri[5]:
        lands = [c for c in (MARKLAND, VINLAND) if s.zone[c] == IN_ROW and open_to(s, 0, c)]
        ask_move(s, lands, 2)


def hunters_off(s: State, goals: list[int]) -> list[int]:
    """Cards with hunters that are none of the goals."""
    return [c for c in row_cards(s) if c not in goals and not is_new_world(c) and pieces_on(s, c, 0)]


def ask_move(s: State, goals: list[int], power: int) -> None:
    """GL-12.9: each move is optional; first the goal, then from where."""
    if goals and hunters_off(s, goals):
        s.ask(0, MATRIARCH_GOAL, [*[CARD + c for c in goals], DONE], move_goal, power)


def move_goal(s: State, seat: int, token: int, power: int) -> None:
    if token == DONE:
        return
    goal = token - CARD
    goals = [goal]
    if power == 0:
        s.d_target = goal
    elif power == 1:
        goals = goals_of(s, I_CARD)
    else:
        goals = [MARKLAND, VINLAND]
    sources = [CARD + c for c in hunters_off(s, goals)]
    s.do((shaman_move if power == 0 else artisan_move if power == 1 else mariner_move,))
    s.ask(seat, MATRIARCH_FROM, sources, move_kind, goal)


def move_kind(s: State, seat: int, token: int, goal: int) -> None:
    card = token - CARD
    s.ask(seat, MATRIARCH_PIECE, kinds_on(s, card, seat), move_number, card, goal)


def move_number(s: State, seat: int, token: int, card: int, goal: int) -> None:
    if token == ALPHA:
        s.alpha[0] = goal
        note_move(s, seat, 0, card, goal)
    else:
        s.ask(seat, MATRIARCH_MEN, [NUMBER + n for n in range(1, s.men[card * 4] + 1)], move_men, card, goal)


def move_men(s: State, seat: int, token: int, card: int, goal: int) -> None:
    """GL-12.9: transport limits are ignored."""
    n = token - NUMBER
    s.men[card * 4] -= n
    s.men[goal * 4] += n
    note_move(s, seat, n, card, goal)


def note_move(s: State, seat: int, men: int, card: int, goal: int) -> None:
    """Tribesmen who were moved, or with none the Alpha."""
    if s.logging:
        s.note("GL-12.9", "reassigns", seat=seat, n=men, card=named(s, card), goal=named(s, goal))


def colony_move(s: State, kind: int) -> None:
    """GL-12.9: a mariner matriarch may move colonists between Markland and Vinland, tribesmen and the Alpha."""
    if s.matri[5] and s.zone[MARKLAND] == IN_ROW and s.zone[VINLAND] == IN_ROW:
        lands = [MARKLAND, VINLAND]
        settled = [c for c in lands if (s.men[c * 4] if kind == MAN else s.alpha[0] == c)]
        sources = [CARD + c for c in settled if open_to(s, 0, MARKLAND + VINLAND - c)]
        if sources:
            question = COLONY_FROM if kind == MAN else COLONY_ALPHA
            s.ask(0, question, [*sources, DONE], colony_from, kind)


def colony_from(s: State, seat: int, token: int, kind: int) -> None:
    if token != DONE:
        card = token - CARD
        move_number(s, seat, kind, card, MARKLAND + VINLAND - card)


def chief_move(s: State) -> None:
    """GL-12.9: a hunt chief matriarch may send the Alpha to any card."""
    if s.matri[3] and 0 < s.alpha[0] < 64 and not is_new_world(s.alpha[0]):
        goals = [CARD + c for c in row_cards(s) if c != s.alpha[0] and open_to(s, 0, c)]
        s.ask(0, CHIEF_ALPHA, [*goals, DONE], alpha_moved)


def alpha_moved(s: State, seat: int, token: int) -> None:
    if token != DONE:
        note_move(s, seat, 0, s.alpha[0], token - CARD)
        s.alpha[0] = token - CARD


# --- daughters -----------------------------------------------------------------------------------------------------


def hunted(s: State) -> list[int]:
    """GL-12.10: biomes of Greenland with hunters."""
    return [c for c in row_cards(s) if not is_new_world(c) and pieces_on(s, c, 0)]


def place_daughters(s: State) -> None:
    """GL-12.10, GL-12.11: one daughter a biome, at least one where anybody hunts; or she is promoted."""
    if s.girls == 0 or s.gone[0]:
        return
    free = [CARD + c for c in hunted(s) if c not in s.girls_at]
    choices = free.copy()
    if spare_daughter(s) and can_promote(s, 0):
        choices.append(PROMOTE)
    if s.girls_at or not free:
        choices.append(DONE)
    s.ask(0, PLACE_DAUGHTER, choices, daughter_placed)


def daughter_placed(s: State, seat: int, token: int) -> None:
    """GL-12.10: daughters do not roll and are not lost to attrition."""
    if token == DONE:
        return
    s.do((place_daughters,))
    if token == PROMOTE:
        promote_rank(s, seat, GIRL)
    else:
        s.girls -= 1
        s.girls_at.append(token - CARD)
        if s.logging:
            s.note("GL-12.10", "daughter-goes", seat=seat, card=s.game.name(token))
