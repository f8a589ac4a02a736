"""Images of arms that reach in from the edge of the window."""

from __future__ import annotations

import math

import pygame

from gin.ui.art.hand_looks import HandLook
from gin.ui.art.hand_poses import SIDE, TOUCH, Pose, draw_hand
from gin.ui.art.image_cache import cached, saved
from gin.ui.art.sleeves import HandInk
from gin.ui.art.vector import Canvas, Colour

_FINE = 330
"""Largest side in pixels of an arm that is turned at full size; a larger one would take too long.
"""
_SHADE = 64
"""Width at which shadows are drawn before scaling."""


@cached
def arm(
    look: HandLook, pose: Pose, side: int, length: int, turn: float, left: bool,
    edge: Colour | None = None,
) -> pygame.Surface:  # fmt: skip
    """Draw an arm, `length` pixels long from the hand's square on, turned by `turn` degrees.

    The hand's square is `side` pixels wide. The arm turns about the centre of the upright image,
    `side` wide and `side + length` high. It has a shadow, or an outline of the colour `edge`.
    """
    times, small = _fine(side)
    made = pygame.transform.rotozoom(upright(look, pose, side, length, turn, left), turn, 1.0)
    if edge is None:
        made = _shaded(made, max(2, small // 24))
    else:
        _outline(made, edge, max(2, small // 90))
    return made if times == 1 else pygame.transform.smoothscale_by(made, side / small)


def touch_of(pose: Pose, side: int, *, left: bool) -> tuple[float, float]:
    """Return where a hand touches the table or a card, in pixels of the upright image."""
    x, y = TOUCH[pose]
    return (SIDE - x if left else x) * side / SIDE, y * side / SIDE


def _fine(side: int) -> tuple[int, int]:
    times = max(1, round(side / _FINE))
    return times, round(side / times)


def upright(
    look: HandLook, pose: Pose, side: int, length: int, turn: float, left: bool
) -> pygame.Surface:
    """Draw an arm upright, lit for a turn of `turn` degrees; large ones are drawn smaller."""
    times, small = _fine(side)
    lit = 1 if math.cos(math.radians(turn)) > 0 else -1
    return _upright_arm(look, pose, small, round(length / times), lit, left)


@saved
def _upright_arm(
    look: HandLook, pose: Pose, side: int, length: int, lit: int, left: bool
) -> pygame.Surface:
    finer = 4 if side < 160 else 2
    line = HandInk.of(look, lit).line
    canvas = Canvas((side, side + length), SIDE, finer, (*line, 0))
    draw_hand(canvas, look, pose, (side + length) * SIDE / side, lit=lit, left=left)
    return canvas.finished()


def _outline(picture: pygame.Surface, colour: Colour, thick: int) -> None:
    mask = pygame.mask.from_surface(picture, 120)
    points = mask.outline(2)
    if len(points) > 2:
        pygame.draw.lines(picture, colour, True, points, thick)


def _shaded(picture: pygame.Surface, low: int) -> pygame.Surface:
    size = picture.get_size()
    shade = pygame.transform.smoothscale(picture, (_SHADE, max(1, size[1] * _SHADE // size[0])))
    shade.fill((0, 0, 0, 120), None, pygame.BLEND_RGBA_MULT)
    shade = pygame.transform.box_blur(shade, 1)
    made = pygame.Surface(size, pygame.SRCALPHA, 32)
    made.blit(pygame.transform.smoothscale(shade, size), (-low // 2, low))
    made.blit(picture, (0, 0))
    return made
