"""Section 4: the crew cards, drafted in secret, and the starting objectives."""

from .names import COLUMN, CREW, OBJECTIVE_TILE, WORKER
from .player import colour_name, crew_name, seals_at
from .questions import DRAFT_CREW, DRAFT_OBJECTIVES
from .rules import NONE, RESERVE
from .state import State


def crew_draft(s: State) -> None:
    """DJ-4.5, DJ-X.17: four hidden cards each. Nobody sees the cards that are not dealt."""
    bag = [1] * len(s.crew)
    for seat in range(s.players):
        for _ in range(s.rules.dealt):
            s.packet[s.draw_from(bag)] = seat
    s.do((crew_pick, 1, 0))


def holder(s: State, card: int, stage: int) -> int:
    """DJ-4.6: who holds a card: hands move one seat to the left at each pick, but not in the solo game (DJ-14.1)."""
    return (s.packet[card] + stage - 1) % s.players


def hand_of(s: State, seat: int, stage: int) -> list[int]:
    """DJ-4.6: the cards that a seat picks from: 4, 3, then 2."""
    return [
        CREW + card
        for card in range(len(s.crew))
        if s.packet[card] != NONE and s.picked[card] == 0 and holder(s, card, stage) == seat
    ]


def crew_pick(s: State, stage: int, seat: int) -> None:
    """DJ-4.6: seats pick one after the other, unseen by the others, which is the same as at once."""
    s.stage = stage
    if seat == s.players:
        seat = 0
        stage += 1
        s.stage = stage
    if stage > s.rules.kept:
        reveal_crew(s)
        return
    s.do((crew_pick, stage, seat + 1))
    s.ask_always(seat, DRAFT_CREW, hand_of(s, seat, stage), keep_card)


def keep_card(s: State, seat: int, token: int) -> None:
    card = token - CREW
    s.picked[card] = s.stage
    s.keeper[card] = seat
    if s.logging:
        s.note("DJ-4.6", "keeps-card", seat=seat)
        s.note("DJ-4.6", "kept-card", seat=seat, only=seat, card=crew_name(s, card))


def reveal_crew(s: State) -> None:
    """DJ-4.6, DJ-4.7: reveal the kept cards; the others leave the game unseen."""
    s.stage = 0
    s.reveal()
    for seat in range(s.players):
        for stage in range(1, s.rules.kept + 1):
            for card in range(len(s.crew)):
                if s.keeper[card] == seat and s.picked[card] == stage:
                    s.crew[card] = seat
                    if s.logging:
                        s.note("DJ-4.7", "shows-crew", seat=seat, card=crew_name(s, card))
                    give_start_seal(s, seat, stage, s.rules.crew_seal[card])
    s.packet = [NONE] * len(s.crew)
    s.picked = [0] * len(s.crew)
    s.keeper = [NONE] * len(s.crew)


def give_start_seal(s: State, seat: int, row: int, colour: int) -> None:
    """DJ-4.8, DJ-R.30: from the supply, or if that has none, from the academy."""
    if s.supply[colour]:
        s.supply[colour] -= 1
    else:
        take_from_academy(s, seat, colour)
    s.wax[seals_at(seat, row) + colour] += 1
    if s.logging:
        s.note("DJ-4.8", "start-seal", seat=seat, seal=colour_name(colour), worker=s.game.name(WORKER + row))


def take_from_academy(s: State, seat: int, colour: int) -> None:
    """DJ-R.30: from the lowest row that has the colour; a new seal fills the place at once."""
    place = len(s.academy) - 1
    while s.academy[place] != colour:
        place -= 1
    s.academy[place] = s.draw_from(s.supply)
    if s.logging:
        row = place // s.rules.columns + 1
        new = colour_name(s.academy[place])
        s.note("DJ-R.30", "seal-from-academy", seat=seat, seal=colour_name(colour), row=row, new=new)


def objective_draft(s: State, place: int) -> None:
    """DJ-4.9, DJ-4.10: in reverse turn order each player takes a column; the rest leaves the game."""
    if place < 0:
        left = [s.game.name(OBJECTIVE_TILE + tile) for tile in s.columns if tile != NONE]
        if s.logging and left:
            s.note("DJ-4.10", "column-leaves", tiles=left)
        s.columns.clear()
        return
    seat = s.order[place]
    columns = [COLUMN + c for c in range(len(s.columns) // 2) if s.columns[2 * c] != NONE]
    s.do((objective_draft, place - 1))
    s.ask(seat, DRAFT_OBJECTIVES, columns, take_column)


def take_column(s: State, seat: int, token: int) -> None:
    """DJ-4.10: one silver and one gold tile into the reserve."""
    column = token - COLUMN
    for i in range(RESERVE):
        s.reserve[seat * RESERVE + i] = s.columns[2 * column + i]
        s.columns[2 * column + i] = NONE
    if s.logging:
        tiles = [s.game.name(OBJECTIVE_TILE + s.reserve[seat * RESERVE + i]) for i in range(RESERVE)]
        s.note("DJ-4.10", "takes-column", seat=seat, tiles=tiles, last=int(max(s.columns) == NONE))
