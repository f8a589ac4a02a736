"""The opponent's portrait after a won rung: it hangs in a frame on a nail, and swings to rest."""

from __future__ import annotations

import math

import pygame

from gin.interface.pictures import Face, Metal, Mood, Portrait, TrophyPicture, TrophyShape
from gin.ui.animation.celebrations import overshoot
from gin.ui.art import portraits, surfaces
from gin.ui.art.trophies import trophy
from gin.ui.render.style import Look

_SWINGS = 3.6
"""Seconds in which a hung portrait swings."""


def hang(
    target: pygame.Surface, look: Look, face: Face, mood: Mood, hook: pygame.Rect, since: float
) -> None:
    """Draw the opponent's portrait; from `since` 0 on it hangs in a frame, and swings to rest."""
    if since < 0 or not isinstance(face, Portrait) or look.theme.plain:
        image = portraits.portrait(face, hook.w, mood)
        target.blit(image, image.get_rect(center=hook.center))
        return
    image = framed(face, hook)
    nail = hook.centerx, hook.top - look.s(14)
    swing = 0.0
    if since < _SWINGS:
        swing = 13 * math.exp(-1.1 * since) * math.cos(5.4 * since) * (1 - since / _SWINGS)
    image = pygame.transform.rotozoom(image, -swing, 1.0) if abs(swing) > 0.2 else image
    turn = math.radians(swing)
    low = look.s(10) + hook.h * 0.62
    x, y = nail[0] - low * math.sin(turn), nail[1] + low * math.cos(turn)
    dropped = (1 - overshoot(min(1.0, since / 0.4))) * hook.h * 0.6
    half, up = hook.h * 0.34, hook.h * 0.42
    for side in (-1, 1):
        end = (
            x + side * half * math.cos(turn) + up * math.sin(turn),
            y - dropped + side * half * math.sin(turn) - up * math.cos(turn),
        )
        surfaces.curve(target, (nail, end), max(1.5, 1.6 * look.scale), look.theme.brass_light)
    target.blit(image, image.get_rect(center=(round(x), round(y - dropped))))
    light, dark = look.theme.brass_light, look.theme.brass_dark
    surfaces.dot(target, nail, 3.6 * look.scale, light, dark, look.scale)


def framed(face: Portrait, hook: pygame.Rect) -> pygame.Surface:
    """Draw a portrait in its frame."""
    picture = TrophyPicture(TrophyShape.FRAME, Metal.GOLD, "", face)
    return trophy(picture, round(hook.h * 1.24))
