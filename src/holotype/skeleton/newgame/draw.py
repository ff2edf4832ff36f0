"""The picture of the table: the bag, then a row for each seat. What can be named is a `token` there."""

from holotype.pictures import SEATS, Picture, badge, circle, disc, moved, noted, region, seat_disc, token

from .names import DIG, FOSSIL
from .state import State
from .zones import of_seat

TOP = 128  # where the rows begin
STEP = 56  # from piece to piece
LOOKS = (("#7fa650", "leaf"), ("#b08bc9", "shrimp"), ("#c9965b", "bug"), ("#e6dcc3", "tooth"))


def draw(s: State, viewer: int | None, lang: str, narrow: bool) -> str:
    """`narrow` is for phones: there a hand lies under its museum instead of beside it."""
    pic = Picture(360 if narrow else 640, lang, s.game.texts.say("title", lang))
    pic.add(bag(pic, s, lang))
    height = 132 if narrow else 72
    for place in range(s.players):
        seat = ((viewer or 0) + place) % s.players  # whoever looks sits in the first row
        pic.add(row(pic, s, seat, viewer, TOP + place * (height + 8), height, narrow))
    return pic.svg(TOP + s.players * (height + 8))


def bag(pic: Picture, s: State, lang: str) -> str:
    """Digging is what one does with the bag, so the bag carries that token."""
    left = sum(s.bag)
    tip = s.game.texts.say("bag-of", lang, count=left)
    ring = circle(0, 0, 54, class_="ring")
    sack = pic.icon("sack-xmark", 0, 0, 80, class_="p-soft")
    return moved(
        68, 64, token(s.game.name(DIG), s.game.texts.token(DIG, lang), tip, ring, sack, badge(32, 34, str(left)))
    )


def row(pic: Picture, s: State, seat: int, viewer: int | None, y: int, height: int, narrow: bool) -> str:
    """NG-1.4: a hand is shown to its owner, and to everybody else as so many stones."""
    museum = [
        moved(100 + STEP * kind, y + 36, shown(pic, s, kind, count, f"museum-{seat}-{kind}"))
        for kind, count in enumerate(of_seat(s, s.museums, seat))
        if count
    ]
    x, hand_y = (100, y + 96) if narrow else (370, y + 36)
    if seat == viewer:
        hand = [
            moved(x + STEP * kind, hand_y, held(pic, s, kind, count))
            for kind, count in enumerate(of_seat(s, s.hands, seat))
            if count
        ]
    else:
        hand = [moved(x, hand_y, stones(pic, s, seat))]
    heading = s.game.texts.say("seat", pic.lang, name=seat + 1)
    face = seat_disc(pic, 44, y + 36, 20, SEATS[seat])
    return region(f"seat-{seat}", heading, (8, y, pic.width - 16, height), *museum, *hand, head=face)


def shown(pic: Picture, s: State, kind: int, count: int, name: str) -> str:
    """In a museum. The id stays the same from picture to picture, so the page can let a piece glide."""
    return noted(s.game.texts.token(FOSSIL + kind, pic.lang), fossil(pic, kind, count), id=name)


def held(pic: Picture, s: State, kind: int, count: int) -> str:
    """In the viewer's own hand."""
    label = s.game.texts.token(FOSSIL + kind, pic.lang)
    ring = circle(0, 0, 26, class_="ring")
    return token(s.game.name(FOSSIL + kind), label, "", ring, fossil(pic, kind, count), id_=f"hand-{kind}")


def stones(pic: Picture, s: State, seat: int) -> str:
    """Somebody else's hand: only its size is known."""
    size = sum(of_seat(s, s.hands, seat))
    if not size:
        return ""
    tip = f"{size} {s.game.texts.say('fact-hand', pic.lang)}"
    return noted(tip, disc(0, 0, 22, "#8d8273"), badge(16, 16, str(size)), id=f"hand-of-{seat}")


def fossil(pic: Picture, kind: int, count: int) -> str:
    """Colour and shape both tell the kind."""
    fill, icon = LOOKS[kind % len(LOOKS)]
    return disc(0, 0, 22, fill, pic.icon(icon, 0, 0, 24, fill="#2b2723")) + (
        badge(16, 16, str(count)) if count > 1 else ""
    )
