"""Images of arms that reach in from the edge of the window."""

from __future__ import annotations

import math
from collections.abc import Hashable

import pygame

from gin.ui.art.hand_looks import HandLook
from gin.ui.art.hand_poses import SIDE, TOUCH, Pose, draw_hand
from gin.ui.art.image_cache import images, saved
from gin.ui.art.sleeves import HandInk
from gin.ui.art.vector import Canvas, Colour

_FINE = 330
"""Largest side in pixels of an arm that is turned at full size; a larger one would take too long.
"""
_SHADE = 64
"""Width at which shadows are drawn before scaling."""


_MARGIN = 12.0
"""Units above a hand, for its shadow."""
_WIDE = 148.0
"""Width of the images in units, less than that of the hand's square."""
Drawn = tuple[HandLook, Pose, int, int, float, bool]
"""Arguments of `arm`."""


def arm(
    look: HandLook, pose: Pose, side: int, length: int, turn: float, left: bool,
    edge: Colour | None = None,
) -> pygame.Surface:  # fmt: skip
    """Draw an arm, `length` pixels longer than the hand's square, turned by `turn` degrees.

    The hand's square is `side` pixels wide. The arm turns about the middle of the upright image,
    which is `side + length` high. It has a shadow, or an outline of the colour `edge`.
    """
    key = _key(look, pose, side, length, turn, left, edge)
    made = images.get(key)
    if made is None:
        whole = upright(look, pose, side, length, turn, left, edge)
        made = pygame.transform.rotozoom(whole, turn, 1.0)
        times = _fine(side)[0]
        if times > 1:
            made = pygame.transform.smoothscale_by(made, times)
        images.put(key, made)
    return made


def draw_next(look: HandLook, pose: Pose, side: int, length: int, turn: float, left: bool) -> bool:
    """Draw one more image of an arm and its thumb; return False if all are cached."""
    drawn = look, pose, side, length, turn, left
    if images.get(_key(*drawn, None)) is None:
        if images.get_saved(_upright_key(*drawn)) is None:
            upright(*drawn)
        else:
            arm(*drawn)
        return True
    if pose is Pose.HOLDS and images.get(_thumb_key(*drawn)) is None:
        thumb(*drawn)
        return True
    return False


def _key(*args: Hashable) -> Hashable:
    return "arm", args


def _thumb_key(*args: Hashable) -> Hashable:
    return "thumb", args


def thumb(
    look: HandLook, pose: Pose, side: int, length: int, turn: float, left: bool
) -> pygame.Surface:
    """Draw the part of a holding hand that is below the card; its middle is that of the arm."""
    key = _thumb_key(look, pose, side, length, turn, left)
    found = images.get(key)
    if found is None:
        whole = _upright_thumb(look, pose, side, length, _lit(turn), left)
        found = images.put(key, pygame.transform.rotozoom(whole, turn, 1.0))
    return found


@saved
def _upright_thumb(
    look: HandLook, pose: Pose, side: int, length: int, lit: int, left: bool
) -> pygame.Surface:
    canvas = _canvas(look, side, length, lit)
    with canvas.at(_WIDE / 2 - SIDE / 2, _MARGIN):
        draw_hand(canvas, look, pose, 0, lit=lit, left=left, thumb_only=True)
    return canvas.finished()


def touch_of(pose: Pose, side: int, *, left: bool) -> tuple[float, float]:
    """Return where a hand touches the table or a card, in pixels of its square."""
    x, y = TOUCH[pose]
    return (SIDE - x if left else x) * side / SIDE, (y + _MARGIN) * side / SIDE


def offset(
    look: HandLook, pose: Pose, side: int, length: int, turn: float, left: bool
) -> tuple[float, float]:
    """Return the middle of an arm's image, relative to where its hand touches."""
    x, y = touch_of(pose, side, left=left)
    across, down = side / 2 - x, (side + length) / 2 - y
    cos, sin = math.cos(math.radians(turn)), math.sin(math.radians(turn))
    return across * cos + down * sin, down * cos - across * sin


def _fine(side: int) -> tuple[int, int]:
    times = max(1, round(side / _FINE))
    return times, round(side / times)


def _lit(turn: float) -> int:
    return 1 if math.cos(math.radians(turn)) > 0 else -1


def upright(
    look: HandLook, pose: Pose, side: int, length: int, turn: float, left: bool,
    edge: Colour | None = None,
) -> pygame.Surface:  # fmt: skip
    """Draw an arm upright, lit for a turn of `turn` degrees; large ones are drawn smaller."""
    times, small = _fine(side)
    return _upright_arm(look, pose, small, round(length / times), _lit(turn), left, edge)


def _upright_key(
    look: HandLook, pose: Pose, side: int, length: int, turn: float, left: bool
) -> Hashable:
    times, small = _fine(side)
    return "_upright_arm", (look, pose, small, round(length / times), _lit(turn), left, None)


@saved
def _upright_arm(
    look: HandLook, pose: Pose, side: int, length: int, lit: int, left: bool, edge: Colour | None
) -> pygame.Surface:
    canvas = _canvas(look, side, length, lit)
    with canvas.at(_WIDE / 2 - SIDE / 2, _MARGIN):
        end = (side + length) * SIDE / side
        draw_hand(canvas, look, pose, end, lit=lit, left=left)
    made = canvas.finished()
    if edge is None:
        return _shaded(made, max(2, side // 24), lit)
    _outline(made, edge, max(2, side // 90))
    return made


def _canvas(look: HandLook, side: int, length: int, lit: int) -> Canvas:
    line = HandInk.of(look, lit).line
    wide = round(_WIDE * side / SIDE)
    return Canvas((wide, side + length), wide * SIDE / side, 4 if side < 160 else 2, (*line, 0))


def _outline(picture: pygame.Surface, colour: Colour, thick: int) -> None:
    mask = pygame.mask.from_surface(picture, 120)
    points = mask.outline(2)
    if len(points) > 2:
        pygame.draw.lines(picture, colour, True, points, thick)


def _shaded(picture: pygame.Surface, low: int, lit: int) -> pygame.Surface:
    size = picture.get_size()
    shade = pygame.transform.smoothscale(picture, (_SHADE, max(1, size[1] * _SHADE // size[0])))
    shade.fill((0, 0, 0, 120), None, pygame.BLEND_RGBA_MULT)
    shade = pygame.transform.box_blur(shade, 1)
    made = pygame.Surface(size, pygame.SRCALPHA, 32)
    made.blit(pygame.transform.smoothscale(shade, size), (-low * lit // 2, low * lit))
    made.blit(picture, (0, 0))
    return made
