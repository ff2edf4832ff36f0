"""Token numbers as constants for the rules; `tokens.vocabulary` checks the bases."""

from typing import Final

PASS: Final = 0
DONE: Final = 1
END: Final = 2
ACCEPT: Final = 3
NO: Final = 4
AS_ANIMAL: Final = 5
TAKE: Final = 6
ATTACK: Final = 7
FAT: Final = 8
GRAZE: Final = 9
PIRATE: Final = 10
HIBERNATE: Final = 11
RUN: Final = 12
FULL: Final = 13
EMPTY: Final = 14
INK: Final = 15
HIDE: Final = 16
LURE: Final = 17
METAMORPHOSE: Final = 18
SPECIALIZE: Final = 19
TAKE_SHELL: Final = 20
RECOMBINE: Final = 21
RED: Final = 22
BLUE: Final = 23
NUMBER: Final = 23  # number:1 is 24
TRAIT: Final = 40
ANIMAL: Final = 75
CARD: Final = 387
