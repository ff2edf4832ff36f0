"""Player boards: workers with their seals, tents, stamps, species, objectives and crew cards; and the crew draft."""

from holotype.pictures import OUTLINE, SEATS, circle, group, noted, rect, region, seat_disc, still, words

from .academy import are_alike, price, slot_cost
from .draft import hand_of
from .draw_parts import (
    GOLD,
    INK,
    SILVER,
    WAX,
    Table,
    colour_words,
    effects_block,
    effects_row,
    list_words,
    meanings,
    need_icons,
    objective_tile,
    piece,
    seal,
    seals_row,
    seat_text,
    species_tile,
    whereabouts,
)
from .fields import HOME, LOCKED
from .names import CREW, DECLARE_CREW, DECLARE_OBJECTIVE, OBJECTIVE_TILE, SLOT, SPECIES, STACK, WORKER
from .placing import knowledge_needed
from .player import is_used, lenses_out, seals_at, seals_on, tents_out
from .questions import WORKER_FOR_SEAL, WORKER_TO_PLACE
from .rules import NONE, RESERVE, ROWS, SLOTS, STACKS

Box = tuple[float, float, float, float]
WIDTH, HEIGHT = 568, 318
TALL = 568


def player_board(table: Table, seat: int, box: Box) -> str:
    """Two halves: beside each other, or on a phone one under the other."""
    s = table.s
    x, y, width, _ = box
    if table.narrow:
        half, lower, left, right, tents, stamps, pitch = x, y + 276, 358, 358, 130, 104, 28
    else:
        half, lower, left, right, tents, stamps, pitch = x + 290, y, 274, 262, 100, 78, 23
    art = [
        *_workers(table, seat, x + 8, y + 42, left),
        _tents(table, seat, tents_out(table.s, seat), x + 8, y + 196, tents),
        *_stamps(table, seat, x + 12 + tents, y + 196, stamps),
        _species(table, s.studied[seat], tuple(s.specimen), tuple(s.museum), x + 10 + left - 4 * pitch, y + 196, pitch),
        *_slots(table, seat, half + 8, lower + 42, right),
        *_reserve(table, seat, half + 8, lower + 152, right),
        *_crew(table, seat, half + 8, lower + 206, right),
    ]
    face = SEATS[seat]
    name = table.say("seat", name=str(seat + 1))
    head = group(
        seat_disc(table.pic, x + 22, y + 20, 13, face),
        words(x + 42, y + 25, name, 15, bold=True, class_="seat-name", data_seat=str(seat)),
        *_purse(table, seat, x, y, width),
    )
    if seat == table.s.seat:
        art.append(rect(*box, 10, class_="p-none p-chosen-line", stroke_width=3, pointer_events="none"))
    return region(f"seat-{seat}", name, box, *art, head=head)


def _purse(table: Table, seat: int, x: float, y: float, width: float) -> list[str]:
    s = table.s
    at = x + width - 14
    art = []
    facts = (
        ("star", s.vp[seat], "panel-vp"),
        ("coins", s.coins[seat], "panel-coins"),
        ("lightbulb", s.knowledge[seat], "panel-knowledge"),
        ("magnifying-glass", s.rules.lenses - lenses_out(s, seat), "panel-lenses"),
    )
    for icon, n, label in reversed(facts):
        text = str(n)
        at -= 12 + 9 * len(text)
        art.append(
            noted(
                table.say(label),
                table.pic.icon(icon, at - 9, y + 20, 16, class_="p-ink"),
                words(at + 3, y + 26, text, 16, bold=True),
            )
        )
        at -= 26
    return art


def _workers(table: Table, seat: int, x: float, y: float, width: float) -> list[str]:
    """Five rows; what a slot costs, its medal and the seals on it."""
    s = table.s
    art = []
    for row in range(ROWS):
        at = s.at[seat * ROWS + row]
        top = y + row * 30
        inside = [rect(x, top, width, 28, 7, class_="p-paper", opacity="0.5" if at == LOCKED else None)]
        if at == HOME:
            inside.append(piece(table, "meeple", x + 17, top + 14, 24, seat, f"worker-{seat}-{row + 1}"))
        else:
            inside.append(circle(x + 17, top + 14, 10, class_="p-none p-line-line", stroke_dasharray="3 2"))
        inside += _seal_slots(table, seat, row, x + 48, top + 14, (width - 82) / 6)
        inside.append(_asked_price(table, seat, row, x + width - 6, top + 14))
        ring = rect(x - 1, top - 1, width + 2, 30, 8, class_="ring")
        art.append(_own(table, seat, WORKER + row, worker_words(table, seat, row), ring, *inside))
    return art


def _own(table: Table, seat: int, number: int, tip: str, ring: str, *inside: str) -> str:
    """A thing that every player board has; it can be clicked only on the board of the seat that may choose it now."""
    if seat == table.s.seat and table.s.game.name(number) in table.legal:
        return table.token(number, tip, ring, *inside)
    return noted(f"{table.name(number)}\n{tip}", *inside)


def _asked_price(table: Table, seat: int, row: int, x: float, y: float) -> str:
    """What the open question would cost a worker, at the right end of its row."""
    knowledge, coins = _costs_of_worker(table, seat, row)
    if knowledge:
        text = words(x - 16, y + 5, f"-{knowledge}", table.text, anchor="end", bold=True, class_="p-danger")
        return text + table.pic.icon("lightbulb", x - 7, y, 15, class_="p-danger")
    return words(x, y + 5, f"{coins}¢", table.text, anchor="end", bold=True, class_="p-danger") if coins else ""


def worker_words(table: Table, seat: int, row: int) -> str:
    """The seals and medals of a worker, and what the open question would cost it."""
    s = table.s
    if s.at[seat * ROWS + row] == LOCKED:
        return table.say("draw-worker-locked")
    first = seals_at(seat, row)
    seals = [f"{colour_words(table, c)} {s.wax[first + c]}" for c in range(5) if s.wax[first + c]]
    filled = seals_on(s, seat, row)
    listed = table.say("draw-comma").join(seals)
    parts = [table.say("draw-worker-seals", seals=listed) if seals else table.say("draw-no-seals")]
    if filled >= s.rules.silver_at:
        parts.append(table.say("draw-worker-medals", medals=2 if filled >= s.rules.gold_at else 1))
    if is_used(s, seat, row):
        parts.append(table.say("draw-worker-used"))
    knowledge, coins = _costs_of_worker(table, seat, row)
    if knowledge:
        parts.append(table.say("draw-worker-knowledge", n=knowledge))
    if coins is not None:
        parts.append(table.say("draw-worker-price", n=coins))
    parts += _twin_of_worker(table, seat, row)
    return table.say("draw-stop").join(parts) + _next_slot(table, seat, row)


def _next_slot(table: Table, seat: int, row: int) -> str:
    """What the next slot of a row costs, and what the slots are for."""
    s = table.s
    cost = slot_cost(s, seat, row)
    if cost == NONE:
        return ""
    five, six = s.rules.seal_vp[5], s.rules.seal_vp[6]
    return "\n" + table.say(
        "draw-next-slot", n=cost, silver=s.rules.silver_at, gold=s.rules.gold_at, five=five, six=six
    )


def _twin_of_worker(table: Table, seat: int, row: int) -> list[str]:
    """DJ-12.2a: which worker is offered instead of this one, because it is alike."""
    s = table.s
    if seat != s.seat or s.game.name(WORKER + row) in table.legal:
        return []
    twins = [r for r in range(ROWS) if s.game.name(WORKER + r) in table.legal and are_alike(s, seat, r, row)]
    return [table.say("draw-worker-twin", worker=table.name(WORKER + r)) for r in twins]


def _costs_of_worker(table: Table, seat: int, row: int) -> tuple[int, int | None]:
    """Knowledge tokens, and coins where a seal is bought, that the open question asks of a worker who is offered."""
    s = table.s
    if seat != s.seat or s.game.name(WORKER + row) not in table.legal:
        return 0, None
    about = s.about
    if s.question is WORKER_TO_PLACE:
        return knowledge_needed(s, seat, row, about["space"]), None
    if s.question is WORKER_FOR_SEAL:
        return 0, 0 if about["free"] else price(s, seat, about["seal"], row, about["discount"])
    return 0, None


def _seal_slots(table: Table, seat: int, row: int, x: float, y: float, step: float) -> list[str]:
    s = table.s
    first = seals_at(seat, row)
    wax = [colour for colour in range(5) for _ in range(s.wax[first + colour])]
    costs = s.rules.seal_cost[row] or ([0] if wax else [])
    art = []
    for i, cost in enumerate(costs):
        at = x + i * step
        medal = SILVER if i + 1 == s.rules.silver_at else GOLD if i + 1 == s.rules.gold_at else None
        if i < len(wax):
            art.append(seal(table, at, y, 11, wax[i]))
            if medal:
                art.append(_medal(table, at + 11, y + 6, 15, medal))
            continue
        art.append(circle(at, y, 10, class_="p-none p-line-line", stroke_width=1.2))
        if medal:
            art.append(_medal(table, at, y, 16, medal))
        if cost:
            art.append(words(at + 10, y + 11, str(cost), table.text, bold=True, class_="p-danger"))
    for card in range(len(s.crew)):
        if s.crew[card] == seat and s.linked[card] == row:
            art.append(table.pic.icon("link", x + 6 * step - 8, y - 6, 13, class_="p-good"))
    return art


@still
def _medal(table: Table, x: float, y: float, size: float, fill: str) -> str:
    return table.pic.icon("medal", x, y, size, fill=fill, stroke=OUTLINE, stroke_width=12)


@still
def _tents(table: Table, seat: int, out: int, x: float, y: float, width: float) -> str:
    """The tent slots from the top, with their tents and bonuses."""
    s = table.s
    art = []
    for i in range(s.rules.tents):
        top = y + i * 23
        tip = table.say("draw-tent-slot", n=i + 1, effects=list_words(table, s.rules.tent_list[i]) or "none")
        inside = [rect(x, top, width, 21, 6, class_="p-paper")]
        if i >= out:
            inside.append(piece(table, "cone", x + 13, top + 9, 23, seat, f"tent-{seat}-{i}"))
        inside.append(effects_row(table, s.rules.tent_list[i], x + 26, top + 11, table.text, fit=width - 26))
        art.append(noted(tip, *inside))
    return "".join(art)


def _stamps(table: Table, seat: int, x: float, y: float, width: float) -> list[str]:
    """Three stamp stacks and the stamp discard."""
    s = table.s
    art = []
    for stack in range(STACKS):
        top = y + stack * 30
        n = s.stacks[seat * STACKS + stack]
        bonus = s.rules.stack_list[1 << stack]
        inside = [rect(x, top, width, 28, 6, class_="p-paper")]
        if n:
            high = top + 3 + n
            inside += [rect(x + 4 + i, high - i, 18, 18, 2, fill=SEATS[seat].colour, stroke=OUTLINE) for i in range(n)]
            inside.append(seat_text(x + 12 + n, top + 17, table.text, str(n), seat))
            inside.append(effects_row(table, bonus, x + 30, top + 14, 15, fit=width - 32))
        else:
            inside.append(table.pic.icon("check", x + 16, top + 14, 14, class_="p-good"))
        tip = table.say("draw-stack" if n else "draw-stack-empty", n=n, effects=list_words(table, bonus))
        ring = rect(x - 1, top - 1, width + 2, 30, 7, class_="ring")
        art.append(_own(table, seat, STACK + stack, tip + meanings(table, bonus), ring, *inside))
    trash = table.pic.icon("box-archive", x + 14, y + 102, 15, class_="p-soft")
    art.append(noted(table.say("draw-discard"), trash, words(x + 28, y + 107, str(s.discard[seat]), table.text)))
    return art


@still
def _species(
    table: Table, studied: int, specimen: tuple[int, ...], museum: tuple[int, ...], x: float, y: float, pitch: float
) -> str:
    """The specimen grid: what is researched is bright."""
    art = []
    for species in range(16):
        known = bool(studied >> species & 1)
        cx, cy = x + (species % 4 + 0.5) * pitch - 1, y + pitch / 2 - 1 + (species // 4) * 28
        found = whereabouts(table, species, specimen, museum)
        parts = [table.say("draw-researched" if known else "draw-not-researched"), *found]
        tip = f"{table.name(SPECIES + species)}\n{table.say('draw-stop').join(parts)}"
        art.append(noted(tip, species_tile(table, species, cx, cy, pitch - 2, faded=not known)))
    return "".join(art)


def _slots(table: Table, seat: int, x: float, y: float, width: float) -> list[str]:
    """Two rows of five objective slots, silver above gold, with cost, effect and points."""
    s, r = table.s, table.s.rules
    wide = (width - 2) / 5
    art = []
    for slot in range(SLOTS):
        left, top = x + (slot % 5) * (wide + 1), y + (slot // 5) * 53
        tile = s.slots[seat * SLOTS + slot]
        done = bool(s.turned[seat * SLOTS + slot])
        fill = ("#f3dfa2" if r.slot_gold[slot] else "#e3e6ea") if tile == NONE else "#b9d8a8" if done else "#f7efe0"
        inside = [rect(left, top, wide - 2, 50, 6, fill=fill, stroke=OUTLINE, stroke_width=1)]
        if tile != NONE and not done:
            inside.append(need_icons(table, tuple(r.needs[tile][:3]), left + 11, top + 10, 13))
            inside.append(need_icons(table, tuple(r.needs[tile][3:]), left + 11, top + 25, 13))
        elif r.slot_list[slot]:
            inside.append(_in_ink(effects_block(table, r.slot_list[slot], left + wide / 2 - 1, top + 16, 16, wide - 4)))
        if done:
            inside.append(table.pic.icon("circle-check", left + wide - 11, top + 9, 13, fill="#3f6f2d"))
        inside.append(words(left + 4, top + 44, f"{r.slot_vp[slot]}★", table.text, bold=True, style=f"fill:{INK}"))
        if r.slot_cost[slot] and tile == NONE:
            cost = words(
                left + wide - 6, top + 44, f"{r.slot_cost[slot]}¢", table.text, anchor="end", style="fill:#8f2318"
            )
            inside.append(cost)
        tip = slot_words(table, slot)
        ring = rect(left - 1, top - 1, wide, 52, 7, class_="ring")
        number = SLOT + slot
        if tile != NONE and not done:
            tip = table.say("draw-waits") + table.say("draw-stop") + tip
            number = DECLARE_OBJECTIVE + tile
            if s.game.name(number) not in table.legal:
                number = OBJECTIVE_TILE + tile
        art.append(_own(table, seat, number, tip, ring, *inside))
    return art


@still
def slot_words(table: Table, slot: int) -> str:
    """What a slot does, scores and costs."""
    r = table.s.rules
    effects = list_words(table, r.slot_list[slot])
    parts = [effects] if effects and effects != table.name(SLOT + slot) else []
    parts.append(table.say("draw-slot-vp", n=r.slot_vp[slot]))
    if r.slot_cost[slot]:
        parts.append(table.say("draw-slot-cost", n=r.slot_cost[slot]))
    if slot in r.pair:
        parts.append(table.say("draw-slot-pair", n=r.pair_vp))
    return table.say("draw-stop").join(parts) + meanings(table, r.slot_list[slot])


def _in_ink(art: str) -> str:
    """Icons in the ink of paper, since slots and cards are always light."""
    return group(art, style=f"--ink:{INK}")


def _reserve(table: Table, seat: int, x: float, y: float, width: float) -> list[str]:
    s = table.s
    wide = (width - 4) / 2
    art = []
    for place in range(RESERVE):
        tile = s.reserve[seat * RESERVE + place]
        left = x + place * (wide + 4)
        if tile == NONE:
            art.append(rect(left, y, wide, 46, 6, class_="p-none p-line-line", stroke_dasharray="4 3"))
            continue
        number = DECLARE_OBJECTIVE + tile
        if s.game.name(number) not in table.legal:
            number = OBJECTIVE_TILE + tile
        art.append(objective_tile(table, tile, left, y, wide, 46, number))
    return art


def _crew(table: Table, seat: int, x: float, y: float, width: float) -> list[str]:
    s = table.s
    cards = [card for card, owner in enumerate(s.crew) if owner == seat]
    wide = (width - 4) / 3
    return [crew_card(table, card, x + i * (wide + 2), y, wide, 104) for i, card in enumerate(cards)]


def crew_card(table: Table, card: int, x: float, y: float, width: float, height: float) -> str:
    """A crew card: the colour of its start seal, its name, the seals it needs, what it does."""
    s, r = table.s, table.s.rules
    done = s.linked[card] != NONE
    number = DECLARE_CREW + card if s.game.name(DECLARE_CREW + card) in table.legal else CREW + card
    name = table.name(CREW + card)
    short = name.split()[-1] if table.lang == "en" else name.split("・")[-1]
    needs = r.crew_need[card * 4 : card * 4 + 4]
    names = [f"{colour_words(table, c)} {n}" for c, n in enumerate(needs) if n]
    tip = table.say(
        "draw-crew", seals=table.say("draw-comma").join(names), effects=list_words(table, r.crew_list[card])
    )
    if s.stage:
        tip += table.say("draw-stop") + table.say("draw-crew-start", colour=colour_words(table, r.crew_seal[card]))
    tip += meanings(table, r.crew_list[card])
    return table.token(
        number,
        tip,
        rect(x - 2, y - 2, width + 4, height + 4, 9, class_="ring"),
        rect(x, y, width, height, 7, fill="#cfe3c4" if done else "#fffaf0", stroke=OUTLINE, stroke_width=1.2),
        rect(x, y, width, 22, 7, fill=WAX[r.crew_seal[card]]),
        words(
            x + width / 2, y + 16, short, table.text, anchor="middle", bold=True, fit=width - 8, style="fill:#ffffff"
        ),
        seals_row(table, tuple(needs), x + 11, y + 42, 7.4),
        _in_ink(effects_block(table, r.crew_list[card], x + width / 2, y + 77, 16, width - 10)),
        table.pic.icon("circle-check", x + width - 12, y + height - 12, 15, fill="#3f6f2d") if done else "",
    )


def draft(table: Table, box: Box) -> str:
    """DJ-4.6: the viewer's own hand and the cards kept so far; of the others only how many."""
    s, viewer = table.s, table.viewer
    x, y, width, _ = box
    art = []
    if viewer is None:
        art.append(words(x + 14, y + 60, table.say("draw-draft-hidden"), 14, class_="p-soft"))
    else:
        hand = [token - CREW for token in hand_of(s, viewer, s.stage)]
        kept = [card for card in range(len(s.crew)) if s.keeper[card] == viewer]
        wide, first = (84, x + 9) if table.narrow else (126, x + 12)
        art += [crew_card(table, card, first + i * (wide + 6), y + 40, wide, 108) for i, card in enumerate(hand)]
        left, top = (first, y + 178) if table.narrow else (x + width - 3 * (wide + 6) - 8, y + 40)
        if kept:
            art.append(words(left, top - 8, table.say("draw-kept"), table.text, class_="p-soft"))
        art += [crew_card(table, card, left + i * (wide + 6), top, wide, 108) for i, card in enumerate(kept)]
    return region("draft", table.say("region-draft"), box, *art)
