"""Card that introduces a game before its first play, drawn over everything else."""

from __future__ import annotations

from collections.abc import Iterator

import pygame

from gin.interface.introduction import Introduction
from gin.language.translation import printed
from gin.ui.art import emblems, surfaces
from gin.ui.render.compositor import FramePart
from gin.ui.render.style import Look

_WIDE = 560
"""Maximum width in units."""


def introduction_parts(shown: Introduction, look: Look, window: pygame.Rect) -> Iterator[FramePart]:
    """Yield the dimmed window and the card in its middle."""
    yield FramePart.of(window, _dim)
    rect = _rect(shown, look)
    yield FramePart.of(surfaces.shadow_area(rect, 0.6, look.scale), _card, look, rect, shown)


def _dim(target: pygame.Surface) -> None:
    target.fill((110, 110, 110), special_flags=pygame.BLEND_RGB_MULT)


def _width(look: Look) -> int:
    return min(look.width - look.s(48), round(look.s(_WIDE) * max(1.0, look.text_percent / 125)))


def _lines(shown: Introduction, look: Look, width: int) -> list[tuple[str, str, str]]:
    found: list[tuple[str, str, str]] = []
    for number, (label, text) in enumerate(shown.lines):
        if label:
            found.append((printed(label), "label", "bold"))
        step, face = ("lead", "italic") if number == 0 else ("body", "text")
        for line in surfaces.wrap(printed(text), face, look.pixels(step), width):
            found.append((line, step, face))
        found.append(("", "label", "text"))
    return found[:-1]


def _rect(shown: Introduction, look: Look) -> pygame.Rect:
    width = _width(look)
    high = sum(_high(look, line) for line in _lines(shown, look, width - look.s(72)))
    high += _head(look) + look.s(20) + look.line("label") + look.s(30)
    rect = pygame.Rect(0, 0, width, min(high, look.height - look.s(24)))
    rect.center = (look.width // 2, look.height // 2)
    return rect


def _head(look: Look) -> int:
    return look.s(26) + max(look.s(72), look.line("title")) + look.s(16)


def _high(look: Look, line: tuple[str, str, str]) -> int:
    text, step, _ = line
    return look.line(step) if text else look.s(12)


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
        text, step, face = line
        if text:
            ink = look.theme.paper.accent if face == "bold" else None
            look.write(
                target, text, (rect.x + pad, y), step, face=face, colour=ink, on_paper=True
            )  # fmt: skip
        y += _high(look, line)
    foot = (rect.centerx, rect.bottom - look.s(18) - look.line("label") // 2)
    look.write(
        target, printed(shown.on), foot, "label",
        colour=look.theme.paper.quiet, align="centre", middle=True, on_paper=True,
        width=rect.w - 2 * pad,
    )  # fmt: skip
