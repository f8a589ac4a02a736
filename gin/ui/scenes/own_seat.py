"""The player's own portrait at the table, where the room leaves space for it."""

from __future__ import annotations

import pygame

from gin.core.message import Text
from gin.interface.pictures import Face, Mood, Portrait
from gin.interface.table import PlayerView
from gin.language.translation import printed
from gin.ui.art import portraits, surfaces
from gin.ui.art.expressions import Pose
from gin.ui.render.compositor import FramePart
from gin.ui.render.style import Look, fitted
from gin.ui.scenes.players import living_face
from gin.ui.scenes.table_measures import hud_edge, mirrored, rail_inside, wall_width

_FACE, _PLATE = 84, (108, 28)
"""Sizes of the portrait and of the plate with the name, in units."""
_BUTTONS = 140
"""Maximum distance in units from the window's edge to the end of the buttons next to the seat."""


def own_seat(look: Look, you: PlayerView, buttons: int) -> FramePart | None:
    """Return the player's portrait on the table's edge, or None without room.

    Args:
        look: the measures of the scene.
        you: the player.
        buttons: the width of the buttons in the corner, in pixels.
    """
    places = _places(look, buttons)
    if places is None:
        return None
    disc, plate = places
    area = surfaces.shadow_area(plate.union(disc), 0.25, look.scale)
    return FramePart.of(area, _seat, look, disc, plate, you.name, you.portrait)


def idle_seat(look: Look, you: PlayerView, buttons: int, pose: Pose) -> FramePart | None:
    """Return the player's face in a moment of its idle life, to draw over the one at rest."""
    places = _places(look, buttons)
    if places is None or you.portrait is Portrait.NOBODY:
        return None
    disc, plate = places
    return living_face(look, disc, you.portrait, Mood.CALM, pose, plate.y - look.s(4))


def _places(look: Look, buttons: int) -> tuple[pygame.Rect, pygame.Rect] | None:
    """Return the places of the portrait and of the plate with the name."""
    if not wall_width(look):
        return None
    on_table = hud_edge(look) > wall_width(look)
    if not on_table and hud_edge(look) + buttons > look.s(_BUTTONS):
        return None
    plate = pygame.Rect(0, 0, look.s(_PLATE[0]), look.s(_PLATE[1]))
    plate.right = rail_inside(look) + look.s(8 if on_table else 20)
    plate.bottom = look.height - look.s(30)
    disc = pygame.Rect(0, 0, look.s(_FACE), look.s(_FACE))
    disc.midbottom = plate.centerx, plate.y + look.s(12)
    return mirrored(look, disc), mirrored(look, plate)


def _seat(
    target: pygame.Surface, look: Look, disc: pygame.Rect, plate: pygame.Rect, name: Text,
    shown: Face,
) -> None:  # fmt: skip
    surfaces.cast(target, disc, disc.w // 2, 0.25, look.scale, look.theme.plain)
    target.blit(portraits.portrait(shown, disc.w), disc)
    surfaces.cast(target, plate, look.s(6), 0.05, look.scale, look.theme.plain)
    target.blit(surfaces.brass_plate(plate.size, look.s(6), look.theme), plate)
    words, pixels = fitted(
        printed(name), "display", min(look.pixels("body"), look.s(20)), plate.w - look.s(12)
    )
    surfaces.write(
        target, words, plate.center, "display", pixels, look.theme.on_brass, "centre",
        on_dark=False, middle=True,
    )  # fmt: skip
