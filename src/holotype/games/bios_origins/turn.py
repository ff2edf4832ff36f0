"""Section 5: a turn, and the choice of the challenge phase."""

from . import questions
from .activity import activity_phase
from .auction import award
from .comets import globalize, take_comet
from .decks import draw_challenge
from .end_of_turn import end_of_turn
from .events import event
from .fields import CHALLENGES
from .names import CHALLENGE, COMET, GLOBALIZE, NOBODY, REVEALED, SKIP
from .pieces import card_name, elders, emissaries
from .state import State


def turn(s: State) -> None:
    """BO-5.1: challenge, activity, end of turn; then the next player."""
    s.phase = CHALLENGES
    s.ended = 0
    s.starved = 0
    if s.logging:
        s.note("BO-5.1", "turn", seat=s.active, turn=s.turn)
    s.do((challenge_phase,), (activity_phase,), (end_of_turn,), (next_turn,))


def next_turn(s: State) -> None:
    """BO-19.7: the flags of this turn are cleared; play passes clockwise."""
    s.moved = [0] * s.rules.spots
    s.built = [0] * s.rules.hexes
    s.active = (s.active + 1) % s.players
    s.turn += 1
    s.do((turn,))


# --- the challenge phase ----------------------------------------------------------------------------------------


def challenge_phase(s: State) -> None:
    """BO-5.2, BO-5.3, BO-5.4, BO-5.5, BO-21.18, BO-21.23, BO-R25: challenge or take the comet, globalize, or skip."""
    seat = s.active
    if s.rules.solo or s.rules.coop:
        if seat == s.first and s.turn > s.players:
            compulsory(s, seat)
        return
    choices = []
    if s.left == 0:
        choices.append(COMET)
    elif may_challenge(s, seat):
        choices.append(CHALLENGE)
    capped = s.rules.skip_cap > 0 and min(s.skips) >= s.rules.skip_cap
    if choices and capped:
        s.ask(seat, questions.CHALLENGE_PHASE, choices, choose_challenge)
        return
    if s.bells[seat]:
        choices.append(GLOBALIZE)
    s.ask(seat, questions.CHALLENGE_PHASE, [*choices, SKIP], choose_challenge)


def compulsory(s: State, seat: int) -> None:
    """BO-21.18, BO-21.23: no elder is needed, and there is no choice."""
    choose_challenge(s, seat, COMET if s.left == 0 else CHALLENGE)


def may_challenge(s: State, seat: int) -> bool:
    """BO-5.3: with an elder or emissary; BO-5.8: or where nobody could ever get one."""
    if elders(s, seat) + emissaries(s, seat) > 0:
        return True
    if max(s.market) != NOBODY and max(s.will) > 0:
        return False
    return sum(s.elders) == 0 and not any(s.v_guests)


def choose_challenge(s: State, seat: int, token: int) -> None:
    s.skips[seat] = s.skips[seat] + 1 if token == SKIP else 0
    if token == CHALLENGE:
        reveal(s)
    elif token == COMET:
        take_comet(s, seat)
    elif token == GLOBALIZE:
        globalize(s, seat)
    elif s.logging:
        able = s.left == 0 or s.bells[seat] > 0 or may_challenge(s, seat)
        s.note("BO-5.2" if able else "BO-5.3", "skips" if able else "cannot-challenge", seat=seat)


def reveal(s: State) -> None:
    """BO-5.3: the top card; its events from left to right, then the auction."""
    s.card = draw_challenge(s)
    s.where[s.card] = REVEALED
    s.left -= 1
    if s.logging:
        s.note("BO-5.3", "challenges", seat=s.active, card=card_name(s, s.card))
    s.do((event, 0), (event, 1), (award,))
