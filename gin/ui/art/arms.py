"""Images of arms that reach in from the edge of the window."""

from __future__ import annotations

import math
from collections.abc import Hashable, Iterator

import pygame

from gin.ui.art.hand_looks import HandLook
from gin.ui.art.hand_poses import SIDE, TOUCH, Pose, draw_hand
from gin.ui.art.image_cache import images, saved
from gin.ui.art.sleeves import HandInk
from gin.ui.art.vector import Canvas

_FINE = 330
"""Largest side in pixels of an arm that is turned at full size; a larger one would take too long.
"""
_SHADE = 64
"""Width at which shadows are drawn before scaling."""


_MARGIN = 12.0
"""Units above a hand, for its shadow."""
_WIDE = 148.0
"""Width of the images in units, less than that of the hand's square."""
_THUMB = pygame.Rect(24, 11, 100, 135)
"""Area of a holding right hand's thumb in units."""
Drawn = tuple[HandLook, Pose, int, int, float, bool]
"""Arguments of `arm`."""


def arm(
    look: HandLook, pose: Pose, side: int, length: int, turn: float, left: bool
) -> pygame.Surface:
    """Draw an arm, `length` pixels longer than the hand's square, turned by `turn` degrees.

    The hand's square is `side` pixels wide. The arm turns about the middle of the upright image,
    which is `side + length` high. It has a shadow.
    """
    key = _key(look, pose, side, length, turn, left)
    made = images.get(key)
    if made is None:
        whole = upright(look, pose, side, length, turn, left)
        made = pygame.transform.rotozoom(whole, turn, 1.0)
        times = _fine(side)[0]
        if times > 1:
            made = pygame.transform.smoothscale_by(made, times)
        images.put(key, made)
    return made


def draw_next(look: HandLook, pose: Pose, side: int, length: int, turn: float, left: bool) -> bool:
    """Draw one more image of an arm and its thumb; return False if all are cached."""
    drawn = look, pose, side, length, turn, left
    if images.get(_key(*drawn)) is None:
        if images.get_saved(_upright_key(*drawn)) is None:
            upright(*drawn)
        else:
            arm(*drawn)
        return True
    if pose is Pose.HOLDS and images.get(_thumb_key(look, pose, side, turn, left)) is None:
        thumb(look, pose, side, turn, left)
        return True
    return False


def _key(*args: Hashable) -> Hashable:
    return "arm", args


def _thumb_key(*args: Hashable) -> Hashable:
    return "thumb", args


def thumb(look: HandLook, pose: Pose, side: int, turn: float, left: bool) -> pygame.Surface:
    """Draw the thumb of a holding hand."""
    key = _thumb_key(look, pose, side, turn, left)
    found = images.get(key)
    if found is None:
        whole = _upright_thumb(look, pose, side, _lit(turn), left)
        found = images.put(key, pygame.transform.rotozoom(whole, turn, 1.0))
    return found


def thumb_offset(side: int, turn: float, left: bool) -> tuple[float, float]:
    """Return the middle of a thumb's image, relative to where its hand touches."""
    x, y = TOUCH[Pose.HOLDS]
    across, down = _THUMB.centerx - x, _THUMB.centery - y
    return _rotated((-across if left else across) * side / SIDE, down * side / SIDE, turn)


@saved
def _upright_thumb(look: HandLook, pose: Pose, side: int, lit: int, left: bool) -> pygame.Surface:
    size = round(_THUMB.w * side / SIDE), round(_THUMB.h * side / SIDE)
    canvas = Canvas(size, _THUMB.w, 4 if side < 160 else 2, (*HandInk.of(look, lit).line, 0))
    with canvas.at(_THUMB.right - SIDE if left else -_THUMB.x, -_THUMB.y):
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
    return _rotated(side / 2 - x, (side + length) / 2 - y, turn)


def _rotated(across: float, down: float, turn: float) -> tuple[float, float]:
    cos, sin = math.cos(math.radians(turn)), math.sin(math.radians(turn))
    return across * cos + down * sin, down * cos - across * sin


def boxes(
    pose: Pose, side: int, length: int, turn: float, at: tuple[float, float]
) -> Iterator[pygame.Rect]:
    """Yield rectangles that cover an arm whose hand touches at a point, from the hand down."""
    wide = round(_WIDE * side / SIDE * 1.1)
    down = wide / 2 - touch_of(pose, side, left=False)[1]
    end = down + side + length
    while down < end:
        x, y = _rotated(0, down, turn)
        box = pygame.Rect(0, 0, wide, wide)
        box.center = round(at[0] + x), round(at[1] + y)
        yield box
        down += wide * 0.6


def _fine(side: int) -> tuple[int, int]:
    times = max(1, round(side / _FINE))
    return times, round(side / times)


def _lit(turn: float) -> int:
    return 1 if math.cos(math.radians(turn)) > 0 else -1


def upright(
    look: HandLook, pose: Pose, side: int, length: int, turn: float, left: bool
) -> pygame.Surface:
    """Draw an arm upright, lit for a turn of `turn` degrees; large ones are drawn smaller."""
    times, small = _fine(side)
    return _upright_arm(look, pose, small, round(length / times), _lit(turn), left)


def _upright_key(
    look: HandLook, pose: Pose, side: int, length: int, turn: float, left: bool
) -> Hashable:
    times, small = _fine(side)
    return "_upright_arm", (look, pose, small, round(length / times), _lit(turn), left)


@saved
def _upright_arm(
    look: HandLook, pose: Pose, side: int, length: int, lit: int, left: bool
) -> pygame.Surface:
    canvas = _canvas(look, side, length, lit)
    with canvas.at(_WIDE / 2 - SIDE / 2, _MARGIN):
        end = (side + length) * SIDE / side
        draw_hand(canvas, look, pose, end, lit=lit, left=left)
    return _shaded(canvas.finished(), max(2, side // 24), lit)


def _canvas(look: HandLook, side: int, length: int, lit: int) -> Canvas:
    line = HandInk.of(look, lit).line
    wide = round(_WIDE * side / SIDE)
    return Canvas((wide, side + length), wide * SIDE / side, 4 if side < 160 else 2, (*line, 0))


def _shaded(picture: pygame.Surface, low: int, lit: int) -> pygame.Surface:
    size = picture.get_size()
    shade = pygame.transform.smoothscale(picture, (_SHADE, max(1, size[1] * _SHADE // size[0])))
    shade.fill((0, 0, 0, 120), None, pygame.BLEND_RGBA_MULT)
    shade = pygame.transform.box_blur(shade, 1)
    made = pygame.Surface(size, pygame.SRCALPHA, 32)
    made.blit(pygame.transform.smoothscale(shade, size), (-low * lit // 2, low * lit))
    made.blit(picture, (0, 0))
    return made
