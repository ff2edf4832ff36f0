"""Sections 6.2 to 6.4: feeding turns, with one main action and any number of extra ones."""

from . import continents, time_to_fly
from .animals import animals_of, can_receive, can_take, fed, food, gain, gaining, name, only_own
from .attack import ask_target, has_prey
from .fields import FEEDING
from .names import (
    ANIMAL,
    ATTACK,
    BLUE,
    END,
    FAT,
    GRAZE,
    HIBERNATE,
    METAMORPHOSE,
    NUMBER,
    PIRATE,
    RECOMBINE,
    RED,
    SPECIALIZE,
    TAKE,
    TAKE_SHELL,
)
from .pairs import window
from .questions import ANIMAL_ACTION, FAT_AMOUNT, FEED, PIRATE_COLOUR, PIRATE_VICTIM
from .state import State
from .traits import ASLEEP, CAN_HIBERNATE, FOR_A_ROUND, GRAZED, IS_GRAZING, IS_PIRATE, PARALYSED, PIRATED, RECOMBINATION


def feeding_phase(s: State) -> None:
    """EV-6.10: feeding turns go round from the start player, in rounds."""
    s.phase = FEEDING
    s.round = 1
    s.passes = 0
    s.do((feeding_turn, s.first))


def feeding_turn(s: State, seat: int) -> None:
    """EV-6.11, EV-6.13: actions until the player ends; none at all is a pass."""
    s.active = seat
    s.acted = False
    s.main_made = False
    s.attack_made = False
    s.do((ask_for_action, seat), (end_feeding_turn, seat))


def end_feeding_turn(s: State, seat: int) -> None:
    """EV-6.18, EV-6.19, EV-R4, EV-R17: a whole lap of passes ends the phase; a lap round the table is a round."""
    s.passes = 0 if s.acted else s.passes + 1
    if s.passes == s.players:
        if s.logging:
            s.note("EV-6.18", "feeding-ends", left=s.bank)
        s.bank = 0
        return
    seat = (seat + 1) % s.players
    if seat == s.first:
        next_round(s)
    s.do((feeding_turn, seat))


def next_round(s: State) -> None:
    """EV-6.10: once-per-round uses come back. Recombination is used once a turn."""
    s.round += 1
    for i, face in enumerate(s.pair_face):
        if s.rules.faces[face] != RECOMBINATION:
            s.pair_used[i] = 0
    for a in range(len(s.marks)):
        s.marks[a] &= ~FOR_A_ROUND


def ask_for_action(s: State, seat: int) -> None:
    """EV-6.11, EV-6.12, EV-6.14, EV-R29: an own animal that can do something, or the end of this feeding turn.

    EV-6.13a: with the switch, not while food can be taken and no main action was made."""
    options = []
    may_end = True
    for a in animals_of(s, seat):
        actions = actions_of(s, a)
        if actions:
            options.append(ANIMAL + a)
            if s.rules.forced_take and actions[0] == TAKE:
                may_end = False
    if may_end:
        options.append(END)
    s.ask(seat, FEED, options, choose_animal)


def actions_of(s: State, a: int) -> list[int]:
    """What an animal can do now. EV-6.20 to EV-6.22 and their like only while no main action was made."""
    actions = []
    works = s.works[a]
    if not s.main_made:
        if s.bank > 0 and can_take(s, a):
            actions.append(TAKE)
        if not s.rules.attack_beside_bank and has_prey(s, a):
            actions.append(ATTACK)
        if s.yellow[a] > 0 and not fed(s, a) and s.marks[a] & PARALYSED == 0:
            actions.append(FAT)
        if s.rules.time_to_fly:
            time_to_fly.add_main_actions(s, a, actions)
    if s.rules.attack_beside_bank and not s.attack_made and has_prey(s, a):
        actions.append(ATTACK)
    if works & IS_GRAZING and s.bank > 0 and s.marks[a] & GRAZED == 0:
        actions.append(GRAZE)
    if works & IS_PIRATE and can_pirate(s, a) and victims_of(s, a):
        actions.append(PIRATE)
    if works & CAN_HIBERNATE and can_hibernate(s, a):
        actions.append(HIBERNATE)
    if s.rules.continents and continents.can_recombine(s, a):
        actions.append(RECOMBINE)
    return actions


def choose_animal(s: State, seat: int, token: int) -> None:
    """EV-6.13: only a pass by choice is logged, not one for lack of anything to do."""
    if token == END:
        if s.logging and not s.acted and any(actions_of(s, a) for a in animals_of(s, seat)):
            s.note("EV-6.13", "feeds-nothing", seat=seat)
        return
    a = token - ANIMAL
    s.ask(seat, ANIMAL_ACTION, actions_of(s, a), take_action, a)


def take_action(s: State, seat: int, token: int, a: int) -> None:
    """EV-6.11, EV-6.12, EV-R5: one main action a turn, extra ones in any number, in any order."""
    s.acted = True
    s.do((ask_for_action, seat))
    if token == GRAZE:
        graze(s, seat, a)
    elif token == PIRATE:
        ask_victim(s, seat, a)
    elif token == HIBERNATE:
        hibernate(s, seat, a)
    elif token == RECOMBINE:
        continents.ask_partner(s, seat, a)
    elif token == ATTACK and s.rules.attack_beside_bank:
        s.attack_made = True
        ask_target(s, seat, a)
    else:
        s.main_made = True
        take_main_action(s, seat, token, a)


def take_main_action(s: State, seat: int, token: int, a: int) -> None:
    """EV-6.20, EV-6.21, EV-6.22, EV-R3: who attacks takes no token from the bank in this feeding turn."""
    if token == TAKE:
        take(s, seat, a)
    elif token == ATTACK:
        ask_target(s, seat, a)
    elif token == FAT:
        most = min(s.yellow[a], s.need[a] - food(s, a))
        s.ask(seat, FAT_AMOUNT, [NUMBER + k for k in range(1, most + 1)], convert_fat, a)
    elif token == METAMORPHOSE:
        time_to_fly.ask_metamorphosis(s, seat, a)
    elif token == SPECIALIZE:
        time_to_fly.specialize(s, seat, a)
    elif token == TAKE_SHELL:
        time_to_fly.take_shell(s, seat, a)


def take(s: State, seat: int, a: int) -> None:
    """EV-6.20: one red token from the bank; then the pair traits may answer."""
    s.do((window, seat, False))
    time_to_fly.approach_bank(s, seat, a)


def convert_fat(s: State, seat: int, token: int, a: int) -> None:
    """EV-6.22, EV-8.2: yellow tokens become blue food. It is no gain, so nothing answers it."""
    k = token - NUMBER
    s.yellow[a] -= k
    s.blue[a] += k
    if s.logging:
        s.note("EV-6.22", "burns-fat", seat=seat, animal=name(s, a), n=k, food=food(s, a), need=s.need[a])


def graze(s: State, seat: int, a: int) -> None:
    """EV-6.23, EV-8.14, EV-R28: a token of the bank is trampled."""
    s.marks[a] |= GRAZED
    s.bank -= 1
    if s.logging:
        s.note("EV-6.23", "grazes", seat=seat, animal=name(s, a), bank=s.bank)


def can_pirate(s: State, a: int) -> bool:
    """EV-6.24, EV-R12: once a turn, with room for the token."""
    if s.marks[a] & PIRATED or not can_receive(s, a):
        return False
    return s.rules.piracy_may_fill_fat or food(s, a) < s.need[a]


def victims_of(s: State, a: int) -> list[int]:
    """EV-6.24, EV-8.13: any other animal that has food but not enough."""
    return [ANIMAL + v for v, owner in enumerate(s.owner) if v != a and owner >= 0 and food(s, v) > 0 and not fed(s, v)]


def ask_victim(s: State, seat: int, a: int) -> None:
    """EV-6.24, EV-9.2: an own animal is robbed only when it is named."""
    victims = victims_of(s, a)
    if only_own(s, seat, victims):
        s.ask_always(seat, PIRATE_VICTIM, victims, pirate, a)
    else:
        s.ask(seat, PIRATE_VICTIM, victims, pirate, a)


def pirate(s: State, seat: int, token: int, a: int) -> None:
    victim = token - ANIMAL
    colours = [RED] * (s.red[victim] > 0) + [BLUE] * (s.blue[victim] > 0)
    s.ask(seat, PIRATE_COLOUR, colours, pirate_token, a, victim)


def pirate_token(s: State, seat: int, token: int, a: int, victim: int) -> None:
    """EV-6.24: the token moves and keeps its colour."""
    s.marks[a] |= PIRATED
    if token == RED:
        s.red[victim] -= 1
    else:
        s.blue[victim] -= 1
    if s.logging:
        s.note(
            "EV-6.24", "steals", seat=seat, animal=name(s, a), victim=name(s, victim), of=f"seat:{s.owner[victim]}",
            token=s.game.name(token), left=food(s, victim), **gaining(s, a, 1),
        )  # fmt: skip
    gain(s, a, 1, token == RED, False)
    s.do((window, seat, False))


def can_hibernate(s: State, a: int) -> bool:
    """EV-6.25, EV-8.15, EV-8.21, EV-R13: hungry, not in two turns running, not in the last turn."""
    return not s.last and not fed(s, a) and (s.slept[a] < 0 or s.turn - s.slept[a] >= 2)


def hibernate(s: State, seat: int, a: int) -> None:
    """EV-8.15: it counts as fed until the end of the turn and takes nothing."""
    s.marks[a] |= ASLEEP
    s.slept[a] = s.turn
    if s.logging:
        s.note("EV-6.25", "hibernates", seat=seat, animal=name(s, a))
