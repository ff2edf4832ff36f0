"""What the pictures of all games are made of: colours, icons, words, pieces, and the sheet they are drawn on."""

from .icons import CREDIT, icon_sheet, known
from .icons import names as icon_names
from .markup import circle, group, moved, num, path, rect, tag, title, width_of, words, wrap
from .palette import COLOURS, FONT, OUTLINE, SEATS, Seat, colour, style, variables
from .picture import Picture, noted, region, token
from .pieces import arrow, badge, card, card_back, cube, die, disc, figure, food, seat_disc
from .still import still
from .table import Table

__all__ = [
    "COLOURS",
    "CREDIT",
    "FONT",
    "OUTLINE",
    "SEATS",
    "Picture",
    "Seat",
    "Table",
    "arrow",
    "badge",
    "card",
    "card_back",
    "circle",
    "colour",
    "cube",
    "die",
    "disc",
    "figure",
    "food",
    "group",
    "icon_names",
    "icon_sheet",
    "known",
    "moved",
    "noted",
    "num",
    "path",
    "rect",
    "region",
    "seat_disc",
    "still",
    "style",
    "tag",
    "title",
    "token",
    "variables",
    "width_of",
    "words",
    "wrap",
]
