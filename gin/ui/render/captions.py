"""Captions of sounds in a pill at the bottom of the window."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from gin.core.message import Text
from gin.language.translation import printed
from gin.ui.art import surfaces
from gin.ui.render.compositor import FramePart
from gin.ui.render.style import Look

BETWEEN = "  ·  "
_STEP = "label"


def height(look: Look) -> int:
    """Return the height of the pill."""
    return round(look.pixels(_STEP) * 1.3)


def caption_parts(look: Look, captions: Sequence[Text], below: int) -> tuple[FramePart, ...]:
    """Return the pill with the latest captions that fit, if any, oldest first.

    `below` are the pixels between it and the window's edge.
    """
    if not captions:
        return ()
    pad = look.pixels(_STEP)
    room_for = look.width - look.s(80)
    texts = [printed(caption) for caption in captions]
    while len(texts) > 1 and _width(look, texts) + 2 * pad > room_for:
        del texts[0]
    text = _together(texts)
    rect = pygame.Rect(0, 0, min(room_for, _width(look, texts) + 2 * pad), height(look))
    rect.midbottom = (look.width // 2, look.height - below)
    return (FramePart.of(rect, _paint, look, rect, text, rect.h),)


def _paint(target: pygame.Surface, look: Look, rect: pygame.Rect, text: str, height: int) -> None:
    theme = look.theme
    pad = look.pixels(_STEP)
    fill = (*theme.panel[:3], 255 if theme.plain else 225)
    target.blit(surfaces.rounded(rect.size, height // 2, fill, 1, theme.line), rect)
    look.write(target, text, rect.center, _STEP, align="centre", middle=True, width=rect.w - pad)


def _together(texts: Sequence[str]) -> str:
    return BETWEEN.join(texts)


def _width(look: Look, texts: Sequence[str]) -> int:
    return look.width_of(_together(texts), "text", _STEP)
