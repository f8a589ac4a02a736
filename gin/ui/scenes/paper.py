"""The pad of ruled paper that scores are written on."""

from __future__ import annotations

import pygame

from gin.core.message import Text
from gin.interface.paper import Tone
from gin.ui.art import surfaces
from gin.ui.art.vector import mix
from gin.ui.render.boxes import PaintContext, PlacedBox

TONES = (Tone.YOURS, Tone.THEIRS)
"""Owners of two players' columns, from the left."""
HandRow = tuple[int, Text, tuple[int, ...], tuple[int, ...]]
"""A hand on a sheet: its number, how it ended, and its points and new totals in each column."""


def clipped_pad(paper: pygame.Rect) -> tuple[PlacedBox, ...]:
    """Return two sheets under a brass clip, as separate pieces because painting both takes long."""
    return PlacedBox(paper, under_sheet), PlacedBox(paper, clipped_sheet)


def under_sheet(brush: PaintContext, paper: pygame.Rect) -> None:
    """Draw the second sheet of a pad; nothing in contrast themes."""
    target, look = brush.target, brush.look
    of = look.theme.paper
    if look.theme.plain:
        return
    under = paper.move(look.s(5), look.s(5))
    surfaces.cast(target, under, look.s(3), 0.5, look.scale, solid=True)
    below = mix(of.fill, of.edge, 0.4)
    surfaces.slab(target, under, look.s(3), below, 1, of.edge)


def clipped_sheet(brush: PaintContext, paper: pygame.Rect) -> None:
    """Draw the top sheet under a brass clip; without the clip in contrast themes."""
    target, look, plain = brush.target, brush.look, brush.look.theme.plain
    of = look.theme.paper
    target.blit(surfaces.paper(paper.size, look.s(4), of), paper)
    if plain:
        return
    plate = pygame.Rect(0, 0, look.s(120), look.s(28))
    plate.center = (paper.centerx, paper.y)
    surfaces.cast(target, plate, look.s(8), 0.2, look.scale)
    target.blit(surfaces.brass_plate(plate.size, look.s(8), look.theme), plate)
    for side in (-0.36, 0.36):
        centre = (plate.centerx + side * plate.w, plate.centery)
        light, dark = look.theme.brass_light, look.theme.brass_dark
        surfaces.dot(target, centre, 4.2 * look.scale, light, dark, 1.2 * look.scale)
