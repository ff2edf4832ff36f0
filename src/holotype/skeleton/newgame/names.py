"""Where each group of tokens begins; the vocabulary checks these."""

from typing import Final

SAY: Final = 0
DIG: Final = 0
PASS: Final = 1
FOSSIL: Final = 2
