"""Captions of what is heard: a narrow band on the bottom edge of the window."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from gin.ui.art import room
from gin.ui.look import Look
from gin.ui.picture import Part

STEP = "small"


def captioned(look: Look, captions: Sequence[str]) -> tuple[Part, ...]:
    """The latest captions, as many as there is room for, oldest first; nothing for none."""
    if not captions:
        return ()
    pad = look.pixels(STEP)
    room_for = look.width - look.s(80)
    texts = list(captions)
    while len(texts) > 1 and _width(look, texts) + 2 * pad > room_for:
        del texts[0]
    text = _together(texts)
    height = round(look.pixels(STEP) * 1.3)
    rect = pygame.Rect(0, 0, min(room_for, _width(look, texts) + 2 * pad), height)
    rect.midbottom = (look.width // 2, look.height)
    return (Part.of(rect, _paint, look, rect, text, height),)


def _paint(target: pygame.Surface, look: Look, rect: pygame.Rect, text: str, height: int) -> None:
    pad, theme = look.pixels(STEP), look.theme
    alpha, edge = (255, 1) if theme.plain else (200, 0)
    fill = (*theme.panel[:3], alpha)
    band = room.rounded((rect.w, rect.h * 2), height // 2, fill, edge, theme.line)
    target.blit(band, rect, (0, 0, *rect.size))
    look.write(target, text, rect.center, STEP, align="centre", middle=True, width=rect.w - pad)


def _together(texts: Sequence[str]) -> str:
    return "  ".join(texts)


def _width(look: Look, texts: Sequence[str]) -> int:
    return look.width_of(_together(texts), "text", STEP)
