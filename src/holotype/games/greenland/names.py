"""Token numbers as constants for the rules; `tokens.vocabulary` checks the bases."""

from typing import Final

PASS: Final = 0
DONE: Final = 1
YES: Final = 2
NO: Final = 3
ACCEPT: Final = 4
REJECT: Final = 5
RECALL: Final = 6
ABANDON: Final = 7
PROMOTE: Final = 8
EXCHANGE: Final = 9
SLAUGHTER: Final = 10
DOMESTICATE: Final = 11
WITCH_BURN: Final = 12
BANISH: Final = 13
TOOL_MAKE: Final = 14
EMISSARY: Final = 15
PROSELYTIZE: Final = 16
BAPTISM: Final = 17
BABY: Final = 18
FRESH: Final = 19
ACTED: Final = 20
ROLL: Final = 21
MARINER: Final = 22
SLED: Final = 23
DISK: Final = 24  # energy, ivory, iron
GIVE: Final = 27
ASK: Final = 30
KIND: Final = 33  # man, alpha, daughter, husband
MAN: Final = 33
ALPHA: Final = 34
GIRL: Final = 35
HUSBAND: Final = 36
DIE: Final = 36  # die:1 is 37
ALPHA_DIE: Final = 43
ELDER: Final = 44  # by the placard's tribe * 6 + rank - 1
MATRIARCH: Final = 67  # matriarch:1 is 68
TRIBE: Final = 74
ROW: Final = 78
FACE: Final = 80
NUMBER: Final = 86  # number:0 is 86
CARD: Final = 126  # card 1 is 127
HAPPENING: Final = 158  # event 32 is 190
TITLE: Final = 207  # as ELDER, by the title of the monotheist side

NORSE_FARM: Final = (57, 58)
FARM: Final = (57, 58, 63)  # the farm animal cards; each has two of the tokens from FACE on

ENERGY: Final = 24
IVORY: Final = 25
IRON: Final = 26
