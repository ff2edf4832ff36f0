"""Section 8: comets, scoring at the end of an epoch, globalization."""

from . import questions
from .advancements import philosophies, shift_philosophy
from .chaos import BY_FUTURE_SHOCK, take_chaos
from .decks import open_epoch, refill_market
from .names import BELLWETHER, CARD, DONE, FIRST_COMET, FIRST_IDEA, NOBODY, OUT, UNSEEN
from .pieces import diversity, urbanization
from .scoring import announce
from .state import State


def take_comet(s: State, seat: int) -> None:
    """BO-8.1, BO-8.2, BO-8.3, BO-8.4, BO-8.7, BO-8.8, BO-8.8a: the fourth ends the game at once; the others go
    through their steps in order."""
    if s.logging:
        s.note(
            "BO-8.1" if s.epoch == 4 else "BO-5.4",
            "comet",
            seat=seat,
            card=s.game.name(CARD + FIRST_COMET + s.epoch - 1),
        )
    if s.epoch == 4:
        s.where[FIRST_COMET + 3] = OUT
        end_game(s)
        return
    s.do(
        *[(take_chaos, (seat + n) % s.players, 1, 0, BY_FUTURE_SHOCK) for n in range(s.players)],
        (renovate,),
        (refill_market,),
        (score_comet,),
        (keep_bellwether, seat),
    )


def end_game(s: State) -> None:
    """BO-20.1: nothing that was still to come happens."""
    s.finished = 1
    s.end_game()
    if s.logging:
        s.note("BO-20.1", "ends")
    announce(s)


def renovate(s: State) -> None:
    """BO-8.3: ideas without an elder and the old decks leave the game; the next epoch's decks come."""
    gone = []
    for place in range(9):
        card = s.market[place]
        if card != NOBODY and sum(s.elders[place * 4 : place * 4 + 4]) == 0:
            s.where[card] = OUT
            s.market[place] = NOBODY
            gone.append(s.game.name(CARD + card))
    for card in range(FIRST_IDEA, len(s.where)):
        if s.where[card] == UNSEEN and s.rules.epoch[card] == s.epoch:
            s.where[card] = OUT
    s.epoch += 1
    open_epoch(s)
    if s.logging:
        s.note("BO-8.3", "renovation", epoch=s.epoch)
        if gone:
            s.note("BO-8.3", "ideas-leave", cards=gone)


def score_comet(s: State) -> None:
    """BO-8.5, BO-8.8a: a chit for every player with a strictly lower value. BO-21.20, BO-21.24: only among rivals."""
    if s.rules.solo or s.rules.coop:
        return
    comet = s.epoch - 2  # the epoch has begun already
    values = [comet_value(s, seat, comet) for seat in range(s.players)]
    for seat in range(s.players):
        chits = sum([1 for value in values if value < values[seat]])
        s.chits[seat * 3 + comet] += chits
        if s.logging:
            s.note("BO-8.5", "chits", seat=seat, n=chits, comet=comet + 1, value=values[seat])


def comet_value(s: State, seat: int, comet: int) -> int:
    if comet == 0:
        return s.mysticism[seat]
    return urbanization(s, seat) if comet == 1 else diversity(s, seat)


def keep_bellwether(s: State, seat: int) -> None:
    """BO-8.6."""
    comet = FIRST_COMET + s.epoch - 2
    if s.rules.solo or s.rules.coop:
        s.where[comet] = OUT
    else:
        s.bells[seat] += 1
        s.where[comet] = BELLWETHER
        if s.logging:
            s.note("BO-8.6", "keeps-bellwether", seat=seat, card=s.game.name(CARD + comet))


# --- globalization ----------------------------------------------------------------------------------------------


def globalize(s: State, seat: int) -> None:
    """BO-8.9: a bellwether for one or two steps of the philosophy cube."""
    s.bells[seat] -= 1
    s.where[s.where.index(BELLWETHER)] = OUT
    if s.logging:
        s.note("BO-8.9", "globalizes", seat=seat)
    s.ask(seat, questions.GLOBALIZE, philosophies(s), first_step)


def first_step(s: State, seat: int, token: int) -> None:
    shift_philosophy(s, seat, token, "BO-8.9")
    s.ask(seat, questions.GLOBALIZE_AGAIN, [*philosophies(s), DONE], second_step)


def second_step(s: State, seat: int, token: int) -> None:
    if token != DONE:
        shift_philosophy(s, seat, token, "BO-8.9")
