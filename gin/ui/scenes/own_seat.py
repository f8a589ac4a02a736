"""The player's own portrait at the table."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import pygame

from gin.core.message import Text
from gin.interface import refs
from gin.interface.pictures import Face, Mood, has_face
from gin.interface.table import PlayerView
from gin.interface.view import ButtonSpot, View
from gin.language.translation import printed
from gin.ui.art import portraits, surfaces
from gin.ui.art.expressions import Pose
from gin.ui.render.compositor import FramePart
from gin.ui.render.geometry import Placement
from gin.ui.render.style import Look, fitted
from gin.ui.scenes.players import living_face
from gin.ui.scenes.table_measures import (
    hud_edge,
    mirrored,
    narrow_wall,
    table_button_height,
    wall_width,
)

_FACE, _PLATE = 84, (108, 30)
"""Sizes of the portrait and of the plate with the name, in units."""
_FACES = (_FACE, 68, 54)
"""Sizes of the portrait in units; the smaller ones are for where the usual one has no room."""
_PLATE_MOST = 34
"""Maximum height of the plate in large print, in units."""
Seat = tuple[pygame.Rect, pygame.Rect]
"""Places of the portrait and of the plate with the name."""


def seat_of(
    look: Look, view: View, place: Placement, words: Sequence[pygame.Rect] = ()
) -> Seat | None:
    """Return the place of the player's portrait, or None without room.

    In a wide window it is next to the help buttons, in front of the room, else above them, or at
    their side in a tall window. It is clear of cards, of buttons and of `words`.
    """
    aids, taken = _taken(look, view, place)
    taken += [mirrored(look, rect) for rect in words]
    wide = max((rect.w for rect in aids), default=0)
    high = min(look.s(_PLATE_MOST), max(look.s(_PLATE[1]), round(look.pixels("body") * 1.3)))
    plate = pygame.Rect(0, 0, look.s(_PLATE[0]), high)
    if wall_width(look) and not narrow_wall(look):
        # Next to the buttons, and clear of the table's frame.
        on_table = hud_edge(look) > wall_width(look)
        left = look.s(16) if on_table else hud_edge(look) + max(wide, look.s(104)) + look.s(8)
        right = wall_width(look) - look.s(8)
        plate.w = min(plate.w, right - left)
        plate.right, plate.bottom = right, look.height - look.s(34)
        return _mirrored(look, plate, min(_FACE, round(plate.w / look.scale)))
    foot = look.height - look.s(34)
    if look.tall:
        plate.bottomleft = hud_edge(look) + max(wide, look.s(104)) + look.s(14), foot
        feet = [plate.bottom]
    else:
        top = min((rect.top for rect in aids), default=foot)
        # A word that changes may widen the buttons a little, but not the plate.
        plate.w = wide if wide > look.s(112) else look.s(104)
        plate.left = hud_edge(look)
        # Most of the time there are two help buttons: leave room for them, so that the seat stays
        # where it is during the cut and the showdown.
        row = table_button_height(look) + look.s(10)
        feet = [min(top - look.s(10), foot - 2 * row), top - look.s(10)]
    for plate.bottom in feet:
        for face in _FACES:
            around = plate.union(_disc(look, plate, face)).inflate(look.s(8), look.s(2))
            if around.collidelist(taken) < 0:
                return _mirrored(look, plate, face)
    return None


def _taken(look: Look, view: View, place: Placement) -> tuple[list[pygame.Rect], list[pygame.Rect]]:
    """Return the areas of the help buttons and of everything else, as if nothing is mirrored."""
    zone = view.zone(refs.BUTTONS)
    items = zone.items if zone is not None else ()
    aids = {item.ref for item in items if item.spot is ButtonSpot.HELP}
    areas = [(ref in aids, mirrored(look, slot.rect)) for ref, slot in place.slots.items()]
    return [rect for aid, rect in areas if aid], [rect for aid, rect in areas if not aid]


def _disc(look: Look, plate: pygame.Rect, face: int) -> pygame.Rect:
    disc = pygame.Rect(0, 0, look.s(face), look.s(face))
    disc.midbottom = plate.centerx, plate.y + look.s(12)
    return disc


def _mirrored(look: Look, plate: pygame.Rect, face: int = _FACE) -> Seat:
    return mirrored(look, _disc(look, plate, face)), mirrored(look, plate)


def own_seat(look: Look, you: PlayerView, seat: Seat) -> FramePart:
    """Return the player's portrait with the name on a plate."""
    disc, plate = seat
    area = surfaces.shadow_area(plate.union(disc), 0.25, look.scale)
    return FramePart.of(area, _seat, look, disc, plate, you.name, you.portrait)


def idle_seat(look: Look, you: PlayerView, seat: Seat, pose: Pose) -> Iterator[FramePart]:
    """Yield the player's face in a moment of its idle life, to draw over the one at rest."""
    disc, plate = seat
    if has_face(you.portrait):
        yield living_face(look, disc, you.portrait, Mood.CALM, pose, plate.y - look.s(4))


def _seat(
    target: pygame.Surface, look: Look, disc: pygame.Rect, plate: pygame.Rect,
    name: Text, shown: Face,
) -> None:  # fmt: skip
    surfaces.cast(target, disc, disc.w // 2, 0.25, look.scale, look.theme.plain)
    target.blit(portraits.portrait(shown, disc.w), disc)
    surfaces.cast(target, plate, look.s(6), 0.05, look.scale, look.theme.plain)
    target.blit(surfaces.brass_plate(plate.size, look.s(6), look.theme), plate)
    words, pixels = fitted(
        printed(name), "display", min(look.pixels("body"), plate.h * 5 // 7), plate.w - look.s(12)
    )
    surfaces.write(
        target, words, plate.center, "display", pixels, look.theme.on_brass, "centre",
        on_dark=False, middle=True,
    )  # fmt: skip
