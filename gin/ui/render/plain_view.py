"""Fallback that shows a view as lines of text if its scene can't be drawn.

It uses few other modules, because any of them may be what failed.
"""

from __future__ import annotations

from collections.abc import Iterator

import pygame

from gin.core.message import Text
from gin.interface.refs import ItemRef
from gin.interface.view import View
from gin.language.translation import spoken
from gin.messages.troubles import PLAIN
from gin.present.input import focus_order
from gin.ui.art.design import font

_BACK, _INK, _FOCUS = (0, 0, 0), (255, 255, 255), (255, 224, 0)
_MARGIN = 24


def paint(target: pygame.Surface, view: View, focus: ItemRef | None, announcement: Text) -> None:
    """Paint the last announcement on black, and the view's lines below it."""
    target.set_clip(None)
    target.fill(_BACK)
    lettering = _lettering(max(16, target.get_height() // 34))
    inside = target.get_rect().inflate(-2 * _MARGIN, -2 * _MARGIN)
    y = inside.top
    for text in (PLAIN, announcement):
        if text:
            line = _written(lettering, text, inside.w)
            target.blit(line, (inside.left, y))
            y += line.get_height() + _MARGIN // 2
    inside.h, inside.top = inside.bottom - y, y
    lines = [
        (_written(lettering, text, inside.w, focused=focused), focused)
        for text, focused in _lines(view, focus)
    ]
    whole = sum(line.get_height() for line, _ in lines)
    before = 0
    for line, focused in lines:
        if focused:
            break
        before += line.get_height()
    # Scroll until the focused line is visible, with some lines above it.
    y -= max(0, min(before - inside.h // 3, whole - inside.h))
    target.set_clip(inside.clip(target.get_rect()))
    for line, _ in lines:
        target.blit(line, (inside.left, y))
        y += line.get_height()
    target.set_clip(None)


def _lettering(pixels: int) -> pygame.font.Font:
    try:
        return font("text", pixels)
    except (OSError, pygame.error):
        return pygame.font.Font(None, pixels)


def _written(
    lettering: pygame.font.Font, text: Text, width: int, *, focused: bool = False
) -> pygame.Surface:
    ink, back = (_BACK, _FOCUS) if focused else (_INK, _BACK)
    return lettering.render(spoken(text), True, ink, back, max(1, width))


def _lines(view: View, focus: ItemRef | None) -> Iterator[tuple[Text, bool]]:
    for text in (view.title, view.status):
        if text:
            yield text, False
    if view.dialog is not None:
        for text in (view.dialog.title, *view.dialog.text):
            yield text, False
    for zone in focus_order.zones(view):
        for item in zone.items:
            yield focus_order.item_announcement(view, item), item.ref == focus
