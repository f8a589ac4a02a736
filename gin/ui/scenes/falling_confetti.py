"""Confetti in the air: it bursts from a place, flutters down and disappears."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Sequence
from functools import lru_cache, partial

import pygame

from gin.interface.celebration import Celebration
from gin.ui.animation.celebrations import RECIPES
from gin.ui.animation.flight import KINDS, LEFT_TO_RIGHT, PHASES, SIZES, Piece, scattered
from gin.ui.art import gilding
from gin.ui.art.confetti import confetti
from gin.ui.render.compositor import FramePart
from gin.ui.render.geometry import outside
from gin.ui.render.style import Look
from gin.ui.scenes.base import whole

_FRAMES = 60
"""Steps of motion a second."""
_TURNS = PHASES / math.tau
_SHRINKS = 0.2
"""Seconds in which a piece of confetti disappears."""
_FLASH = 0.34
"""Seconds for which a light shines where confetti bursts from."""


def draws(look: Look) -> Iterator[Callable[[], object]]:
    """Yield functions that draw confetti."""
    for size in SIZES:
        for kind in range(KINDS):
            yield partial(_turning, round(size * look.scale), kind)


def _turning(size: int, kind: int) -> list[pygame.Surface]:
    """Return a kind of confetti in all positions."""
    return [confetti(size, kind, turn, PHASES) for turn in range(PHASES)]


def burst(
    look: Look, celebration: Celebration, sources: tuple[tuple[int, int], ...], age: float
) -> Iterator[FramePart]:
    """Yield the confetti that bursts from the sources, one after the other, and their light."""
    recipe = RECIPES[celebration]
    if age >= recipe.seconds or look.theme.plain:
        return
    pieces = scattered(recipe.confetti, sources, look.scale)
    tick = math.floor(age * _FRAMES) / _FRAMES
    for number, at in enumerate(sources):
        passed = (tick - LEFT_TO_RIGHT * number / len(sources)) / _FLASH
        if 0 < passed < 1:
            side = look.s(64 + 44 * recipe.light)
            area = pygame.Rect(0, 0, side, side)
            area.center = at
            yield FramePart.of(area, _flash, side, at, round(math.sin(math.pi * passed), 1))
    yield FramePart.of(whole(look), _confetti, look, pieces, recipe.seconds, tick)


def _flash(target: pygame.Surface, side: int, at: tuple[int, int], bright: float) -> None:
    image = pygame.transform.rotozoom(gilding.glint(side), 40 * bright, max(0.1, bright))
    target.blit(image, image.get_rect(center=at), special_flags=pygame.BLEND_RGB_ADD)


def _confetti(
    target: pygame.Surface, look: Look, pieces: Sequence[Piece], ends: float, since: float
) -> None:
    fall(target, look, pieces, ends, since)


def fall(
    target: pygame.Surface,
    look: Look,
    pieces: Sequence[Piece],
    ends: float,
    since: float,
    taken: Sequence[pygame.Rect] = (),
) -> None:
    """Draw confetti `since` its burst; nothing is left at `ends`. It passes behind `taken`."""
    height, vanish = look.height, ends * 0.6
    each = (ends - vanish) / max(1, len(pieces))
    images = _images(look.scale)
    shown = list[tuple[pygame.Surface, tuple[int, int]]]()
    for number, one in enumerate(pieces):
        place = one.at(since)
        left = vanish + each * number - since
        if place is None or left <= 0:
            continue
        x, y, turn = place
        if y > height:
            continue
        image = images[one.size][one.kind][int(turn * _TURNS) % PHASES]
        if left < _SHRINKS:
            image = pygame.transform.scale_by(image, max(0.1, left / _SHRINKS))
        w, h = image.get_size()
        rect = pygame.Rect(int(x) - w // 2, int(y) - h // 2, w, h)
        if rect.collidelist(taken) < 0:
            shown.append((image, rect.topleft))
        else:
            put_behind(target, [(image, rect.topleft, 0)], taken)
    target.fblits(shown)


def put_behind(
    target: pygame.Surface,
    prints: Sequence[tuple[pygame.Surface, tuple[int, int], int]],
    taken: Sequence[pygame.Rect],
) -> None:
    """Draw images, except where they would cover one of the rectangles `taken`."""
    for image, at, flags in prints:
        rect = image.get_rect(topleft=at)
        if rect.collidelist(taken) < 0:
            target.blit(image, at, special_flags=flags)
        else:
            for piece in outside(rect, taken):
                target.blit(image, piece, piece.move(-at[0], -at[1]), special_flags=flags)


@lru_cache(maxsize=1)
def _images(scale: float) -> Sequence[Sequence[Sequence[pygame.Surface]]]:
    """Return the images of confetti by size, kind and position."""
    return [[_turning(round(size * scale), kind) for kind in range(KINDS)] for size in SIZES]
