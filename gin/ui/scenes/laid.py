"""Melds that lie on the table, in small beside the piles, each with its number."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import pygame

from gin.present.view import Tone, View, Zone, ZoneKind
from gin.ui.geometry import Placement, Slot, card_height
from gin.ui.look import Look
from gin.ui.picture import Part

STEP = 0.42
"""How far a card of a meld lies beside the one before, in its width."""


def laid_zones(view: View) -> tuple[Zone, ...]:
    """The melds that lie on the table, and those being laid out."""
    return tuple(
        zone for zone in view.zones
        if zone.kind is ZoneKind.MELD and zone.tone is not Tone.NOBODY
    )  # fmt: skip


def place_laid(view: View, look: Look, place: Placement) -> None:
    """The melds beside the piles: the opponent's to the left, the player's to the right."""
    zones = laid_zones(view)
    piles = [
        place.slots[id].rect for id in ("stock", "discards", "offer", "new") if id in place.slots
    ]
    if not zones or not piles:
        return
    left, right = min(rect.left for rect in piles), max(rect.right for rect in piles)
    middle = piles[0].centery
    gap = look.s(18)
    edges = {
        Tone.THEIRS: (look.s(24), left - gap),
        Tone.YOURS: (right + gap, look.width - look.s(24)),
    }
    for tone, (start, end) in edges.items():
        _place_side([zone for zone in zones if zone.tone is tone], look, place, start, end, middle)


def _place_side(
    zones: Sequence[Zone], look: Look, place: Placement, start: int, end: int, middle: int
) -> None:
    """Melds in rows of two between two edges, around a height."""
    rows = [zones[at : at + 2] for at in range(0, len(zones), 2)]
    if not rows:
        return
    room = max(look.s(60), end - start)
    longest = max(sum(1 + STEP * (len(zone.items) - 1) for zone in row) for row in rows)
    height = look.s(190) / len(rows)
    width = max(20.0, min(look.s(46), (room - look.s(10)) / longest, height / 1.5))
    line = card_height(width) + look.s(10)
    top = middle - line * len(rows) / 2
    for number, row in enumerate(rows):
        x, y = float(start), top + line * number
        for zone in row:
            wide = width * (1 + STEP * (len(zone.items) - 1))
            rect = pygame.Rect(round(x), round(y), round(wide), round(card_height(width)))
            place.drops[zone.id] = rect.inflate(look.s(8), look.s(8))
            for index, item in enumerate(zone.items):
                raised = look.s(6) if item.selected else 0
                across = x + width / 2 + index * width * STEP
                place.slots[item.id] = Slot(
                    across, rect.centery - raised, width, card_height(width)
                )
            x += wide + look.s(10)


def laid_marks(view: View, look: Look, place: Placement) -> Iterator[Part]:
    """The numbers that melds go by, at their corners."""
    for number, zone in enumerate(laid_zones(view), start=1):
        if zone.items and zone.items[0].id in place.slots:
            rect = place.slots[zone.items[0].id].rect
            at = (rect.left - look.s(2), rect.top - look.s(2))
            yield look.written(str(number), at, "label", colour=look.theme.quiet, align="right")
