"""Positions of melds that stay on the table: a row for each player, next to the piles."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import pygame

from gin.interface.paper import Tone
from gin.interface.refs import DISCARDS, NEW_MELD, OFFER, STOCK
from gin.interface.view import View, Zone, ZoneKind
from gin.language.translation import printed
from gin.ui.render.geometry import Placement, Slot, card_height
from gin.ui.render.style import Look
from gin.ui.render.widgets import CAPTION
from gin.ui.scenes.table_measures import Measures, mirrored_x, rail_inside

_STEP = 0.44
"""Visible width of an overlapped card, as a share of its width."""
_SIZE = 0.72
"""Maximum size of a meld's cards, as a share of a pile's cards in other games."""
_PILE = 0.78
"""Maximum size of a pile's cards, as a share of a pile's cards in other games."""
_PILE_TALL, _PILE_WIDE = 0.15, 0.088
"""Maximum share of the window's width for a pile's card, in a tall window and in others."""
_MARKS = 16
"""Units between both rows, for the marks above cards being laid down."""
_LEAST_STEP = 0.26
_LEAST = 26
"""Minimum width of a card, in units."""


def spread_area(look: Look) -> pygame.Rect:
    """Return the area between the news line and the status line."""
    sizes = Measures.of(look)
    inside = captions_inside(look)
    top = sizes.news_y + (look.s(2) if inside else look.line("body") + look.s(14))
    bottom = sizes.hand_top - look.line("lead") - look.s(12 + (4 if inside else 14)) - sizes.gap
    edge = rail_inside(look) + look.s(14) if rail_inside(look) else look.s(34)
    return pygame.Rect(edge, top, look.width - 2 * edge, bottom - top)


def captions_inside(look: Look) -> bool:
    """Return whether captions go inside the piles and the news to one side.

    Below the piles, large text would take too much height from the melds.
    """
    return look.text_percent > 100


def labelled(look: Look) -> bool:
    """Return whether there is room for a label below each meld; card size has priority."""
    row = (spread_area(look).h - look.s(_MARKS)) / 2 - look.s(14 + 8) - look.line("label")
    return row >= card_height(Measures.of(look).pile * _SIZE)


def place_spread(view: View, look: Look, place: Placement, pad: pygame.Rect) -> None:
    """Place the piles at the side (stacked in a tall window), and both players' melds.

    The upper row ends before the score pad if the pad reaches down to the row.
    """
    area = spread_area(look)
    piles = [zone for ref in (STOCK, DISCARDS, OFFER) if (zone := view.zone(ref)) is not None]
    rows = _place_piles(piles, look, area, place)
    melds = [zone for zone in view.zones if zone.kind is ZoneKind.MELD]
    theirs = [zone for zone in melds if zone.tone is Tone.THEIRS]
    mine = [zone for zone in melds if zone.tone is not Tone.THEIRS]
    mine += [zone for zone in view.zones if zone.ref == NEW_MELD]
    marks = look.s(_MARKS)
    half = (rows.h - marks) // 2
    upper = pygame.Rect(rows.x, rows.y, rows.w, half)
    lower = upper.move(0, half + marks)
    if pad.bottom > upper.top:
        beside = upper.right - pad.left if not look.mirrored else pad.right - upper.left
        upper.w -= max(0, beside + look.s(12))
        if look.mirrored:
            upper.right = rows.right
    _place_row(theirs, look, upper, place)
    _place_row(mine, look, lower, place)


def beside_melds(view: View, look: Look, pad: pygame.Rect) -> tuple[pygame.Rect, ...]:
    """Return the free areas between the cards and next to them, largest first.

    They are clear of the score pad.
    """
    place = Placement()
    place_spread(view, look, place, pad)
    area, gap = spread_area(look), look.s(12)
    # A meld's number is at its left.
    number = look.width_of("9", "bold", "label") + look.s(4)
    taken = [
        pygame.Rect(rect.x - number - gap, rect.y, rect.w + number + 2 * gap, rect.h)
        for rect in (slot.rect for slot in place.slots.values())
    ]
    taken.append(pad.inflate(2 * gap, 2 * gap))
    half = area.h // 2
    lower = pygame.Rect(area.x, area.bottom - half, area.w, half)
    below_pad = pygame.Rect(area)
    below_pad.h -= max(0, pad.bottom + gap - area.y)
    below_pad.bottom = area.bottom
    rows = (area, below_pad, lower, pygame.Rect(area.topleft, (area.w, half)))
    found = {tuple(free) for row in rows for free in _between(row, taken)}
    return tuple(
        pygame.Rect(free) for free in sorted(found, key=lambda free: (-free[2] * free[3], free))
    )


def _between(row: pygame.Rect, taken: Sequence[pygame.Rect]) -> Iterator[pygame.Rect]:
    x = row.left
    for rect in sorted((one for one in taken if one.colliderect(row)), key=lambda one: one.x):
        if rect.left > x:
            yield pygame.Rect(x, row.y, rect.left - x, row.h)
        x = max(x, rect.right)
    if x < row.right:
        yield pygame.Rect(x, row.y, row.right - x, row.h)


def _place_piles(
    piles: Sequence[Zone], look: Look, area: pygame.Rect, place: Placement
) -> pygame.Rect:
    inside = captions_inside(look)
    caption, gap = 0 if inside else look.line("label") + look.s(8), look.s(18)
    rows = len(piles) if look.tall else 1
    high = area.h / rows - caption - (look.s(12) if look.tall else 0)
    widest = look.width * (_PILE_TALL if look.tall else _PILE_WIDE)
    width = min(Measures.of(look).pile * _PILE, high / 1.4, widest)
    width = max(look.s(_LEAST), width)
    captions = [printed(zone.caption) for zone in piles if not inside]
    words = (look.least_width_of(text, CAPTION, "label") for text in captions)
    needed = max((width, *words))
    pitch = needed + gap
    x, y = area.x + needed / 2, area.y + (area.h / rows - caption) / 2
    for zone in piles:
        slot = Slot(mirrored_x(look, x), y, width, card_height(width))
        place.slots[zone.items[0].ref] = slot
        place.drops[zone.ref] = slot.rect.inflate(look.s(18), look.s(20))
        if look.tall:
            y += area.h / rows
        else:
            x += pitch
    taken = round(pitch * (1 if look.tall else len(piles)) + look.s(8))
    left = area.x if look.mirrored else area.x + taken
    return pygame.Rect(left, area.y, area.w - taken, area.h)


def _place_row(zones: Sequence[Zone], look: Look, area: pygame.Rect, place: Placement) -> None:
    """Place melds side by side, as large as possible; overlap them more before shrinking them."""
    if not zones:
        return
    named, most = labelled(look), Measures.of(look).pile * _SIZE
    label = look.s(14) + look.line("label") if named else 0
    width = max(look.s(_LEAST), min((area.h - label - look.s(8)) / 1.4, most))
    step, gap = _STEP, look.s(20)
    if not named:
        # Leave room for the number next to each meld.
        number = look.width_of("9", "bold", "label") + look.s(4)
        gap += number
        area = pygame.Rect(area.x + number, area.y, area.w - number, area.h)
    room_for = area.w - gap * (len(zones) - 1)

    def taken() -> float:
        return sum(width * (1 + step * (len(zone.items) - 1)) for zone in zones)

    while taken() > room_for and step > _LEAST_STEP:
        step -= 0.01
    while taken() > room_for and width > look.s(_LEAST):
        width -= 1
    wide = taken() + gap * (len(zones) - 1)
    # Centre them in the window as far as the piles and the score pad allow.
    x = max(area.x, min(look.width / 2 - wide / 2, area.right - wide))
    y = area.y + (area.h - label) / 2
    for zone in zones:
        wide = width * (1 + step * (len(zone.items) - 1))
        rect = pygame.Rect(round(x), 0, round(wide), round(card_height(width)))
        rect.centery = round(y)
        place.drops[zone.ref] = rect.inflate(gap, look.s(24))
        for index, item in enumerate(zone.items):
            raised = look.s(7) if item.selected else 0
            middle = x + width / 2 + index * width * step
            place.slots[item.ref] = Slot(middle, y - raised, width, card_height(width))
        x += wide + gap
