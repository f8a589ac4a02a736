"""Card that introduces a game before its first play, drawn over everything else."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

import pygame

from gin.interface.introduction import LEARN_KEY, Introduction
from gin.interface.introduction_buttons import learn_button, start_button
from gin.language.translation import printed
from gin.ui.art import emblems, surfaces
from gin.ui.render import widgets
from gin.ui.render.boxes import PaintContext
from gin.ui.render.compositor import FramePart
from gin.ui.render.geometry import card_height
from gin.ui.render.style import Look
from gin.ui.render.widgets import Cursor
from gin.ui.scenes.meld_pictures import CARD, paint_groups

_WIDE = 560
"""Maximum width in units."""


def introduction_parts(shown: Introduction, look: Look, window: pygame.Rect) -> Iterator[FramePart]:
    """Yield the dimmed window, the card in its middle, and the button of the lesson on it."""
    yield FramePart.of(window, _dim)
    rect = _rect(shown, look)
    yield FramePart.of(surfaces.shadow_area(rect, 0.6, look.scale), _card, look, rect, shown)
    button, start = lesson_button(shown, look), _start_button(shown, look)
    if button is not None:
        yield widgets.button_part(look, button, learn_button(shown), Cursor(), key=LEARN_KEY)
    if start is not None:
        yield widgets.button_part(look, start, start_button(shown), Cursor(), main=True)


def lesson_button(shown: Introduction, look: Look) -> pygame.Rect | None:
    """Return the place of the button that opens the lesson; None without one."""
    if not shown.learn:
        return None
    card, gap = _rect(shown, look), look.s(14)
    width = widgets.button_width(look, learn_button(shown)) + look.s(24)
    width += surfaces.cap_width(LEARN_KEY, look.pixels("body"), look.scale)
    width = min(width, card.w - look.s(48) - gap - _start_width(shown, look))
    left = card.centerx - (width + gap + _start_width(shown, look)) // 2
    top = card.bottom - _foot(look) - _button_height(look)
    return pygame.Rect(left, top, width, _button_height(look))


def _start_button(shown: Introduction, look: Look) -> pygame.Rect | None:
    lesson = lesson_button(shown, look)
    if lesson is None and shown.begin:
        card, wide, high = _rect(shown, look), _start_width(shown, look), _button_height(look)
        return pygame.Rect(card.centerx - wide // 2, card.bottom - _foot(look) - high, wide, high)
    if lesson is None:
        return None
    return pygame.Rect(lesson.right + look.s(14), lesson.y, _start_width(shown, look), lesson.h)


def _start_width(shown: Introduction, look: Look) -> int:
    return widgets.button_width(look, start_button(shown)) + look.s(30)


def _button_height(look: Look) -> int:
    return max(look.s(46), look.line("body") + look.s(14))


def _foot(look: Look) -> int:
    """Return the height of the line that says how to continue, with the space around it."""
    return look.s(20) + look.line("label") + look.s(14)


def _dim(target: pygame.Surface) -> None:
    # Without the rectangle, an empty clip would darken the whole image.
    target.fill((110, 110, 110), target.get_clip(), pygame.BLEND_RGB_MULT)


def _width(look: Look) -> int:
    return min(look.width - look.s(48), round(look.s(_WIDE) * max(1.0, look.text_percent / 125)))


_SIZES = (1.0, 0.92, 0.84, 0.76, 0.68, 0.6, 0.52)
"""Sizes of the letters, largest first."""
_LEAST_PICTURED = 3
"""Number of these sizes at which there may be a picture."""
_Line = tuple[str, int, str]
"""A line with its font size in pixels and its face, or the picture with its height."""
_PICTURE = "picture"
_GROUP = 150
"""Width of a group of cards in the picture, in units."""


@lru_cache(maxsize=4)
def _lines(shown: Introduction, look: Look, width: int) -> tuple[_Line, ...]:
    """Return the lines in the largest letters in which all of them fit into the window.

    The picture is left out rather than shrink the letters much.
    """
    room = look.height - look.s(24) - _around(shown, look)
    pictured = [(size, True) for size in _SIZES[:_LEAST_PICTURED] if shown.example]
    for size, picture in (*pictured, *((size, False) for size in _SIZES)):
        lines = tuple(_lines_in(shown, look, width, size, picture=picture))
        if sum(_high(look, line) for line in lines) <= room:
            break
    return lines


def _lines_in(
    shown: Introduction, look: Look, width: int, size: float, *, picture: bool
) -> Iterator[_Line]:
    open_lines = sum(not label for label, _ in shown.lines)
    first, body, small = (round(look.pixels(step) * size) for step in ("lead", "body", "label"))
    for number, (label, text) in enumerate(shown.lines):
        if number:
            yield "", small, "text"
        if label:
            yield printed(label), small, "bold"
        pixels, face = (body, "text") if number else (first, "italic")
        for line in surfaces.wrap(printed(text), face, pixels, width):
            yield line, pixels, face
        if picture and number == open_lines - 1:
            yield "", small, "text"
            yield "", round(card_height(CARD * look.scale)) + look.line("label"), _PICTURE


def _around(shown: Introduction, look: Look) -> int:
    """Return the height of everything but the lines."""
    button = _button_height(look) + look.s(10) if shown.begin else 0
    return _head(look) + look.s(16) + _foot(look) + button


def _rect(shown: Introduction, look: Look) -> pygame.Rect:
    width = _width(look)
    high = sum(_high(look, line) for line in _lines(shown, look, width - look.s(72)))
    high += _around(shown, look)
    rect = pygame.Rect(0, 0, width, min(high, look.height - look.s(24)))
    rect.center = (look.width // 2, look.height // 2)
    return rect


def _head(look: Look) -> int:
    return look.s(26) + max(look.s(72), look.line("title")) + look.s(16)


def _high(look: Look, line: _Line) -> int:
    text, pixels, face = line
    if face == _PICTURE:
        return pixels
    return round(pixels * 1.36) if text else look.s(12)


def _card(target: pygame.Surface, look: Look, rect: pygame.Rect, shown: Introduction) -> None:
    plain = look.theme.plain
    surfaces.cast(target, rect, look.s(8), 0.6, look.scale, plain)
    target.blit(surfaces.paper(rect.size, look.s(8), look.theme.paper), rect)
    if not plain:
        inner = rect.inflate(-look.s(16), -look.s(16))
        edge = look.theme.paper.edge
        surfaces.slab(target, inner, look.s(4), (*edge[:3], 0), max(1, look.s(1)), edge)
    pad, size = look.s(36), look.s(72)
    emblem = emblems.emblem(shown.emblem, size)
    head = rect.y + look.s(26) + max(size, look.line("title")) // 2
    target.blit(emblem, emblem.get_rect(midleft=(rect.x + pad, head)))
    x = rect.x + pad + size + look.s(20)
    look.write(
        target, printed(shown.title), (x, head), "title", face="display", middle=True,
        on_paper=True, width=rect.right - pad - x,
    )  # fmt: skip
    y = rect.y + _head(look)
    for line in _lines(shown, look, rect.w - 2 * pad):
        text, pixels, face = line
        if face == _PICTURE:
            wide = min(rect.w - 2 * pad, look.s(_GROUP) * len(shown.example))
            place = pygame.Rect(rect.centerx - wide // 2, y, wide, pixels)
            brush = PaintContext(target, look, Cursor())
            paint_groups(shown.example, len(shown.example), brush, place)
        elif text:
            ink = look.theme.paper.accent if face == "bold" else None
            look.write(
                target, text, (rect.x + pad, y), "body", face=face, colour=ink, on_paper=True,
                pixels=pixels,
            )  # fmt: skip
        y += _high(look, line)
    foot = (rect.centerx, rect.bottom - look.s(18) - look.line("label") // 2)
    look.write(
        target, printed(shown.on), foot, "label",
        colour=look.theme.paper.quiet, align="centre", middle=True, on_paper=True,
        width=rect.w - 2 * pad,
    )  # fmt: skip
