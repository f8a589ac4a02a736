"""The bar below a sheet with several columns: both totals, how it stands, and a few figures."""

from __future__ import annotations

from collections.abc import Iterator

import pygame

from gin.present.paper_view import SheetView
from gin.ui.art import surfaces
from gin.ui.render.style import Look
from gin.ui.render.widgets import Cursor


def height(look: Look, shown: SheetView, width: int) -> int:
    """How high the bar has to be."""
    rects = _rects(look, shown, pygame.Rect(0, 0, width, 0))
    return max(rect.bottom for rect in rects.values()) + look.s(12)


def place(look: Look, shown: SheetView, bar: pygame.Rect) -> dict[str, pygame.Rect]:
    """Where its texts lie, by the ids of their items."""
    return _rects(look, shown, bar)


def paint(
    target: pygame.Surface, look: Look, shown: SheetView, bar: pygame.Rect, cursor: Cursor
) -> None:
    """The bar with its texts."""
    theme = look.theme
    surfaces.glass(target, bar, theme, look.scale)
    rects = _rects(look, shown, bar)
    total = rects["line:total"]
    x = total.x
    for text, wide in _total_widths(look, shown, bar.w - look.s(48)):
        look.write(
            target, text, (x, total.centery), "heading", face="display", middle=True, width=wide
        )
        x += wide + look.s(34)
    verdict = rects["line:verdict"]
    for number, line in enumerate(_verdict(look, shown, verdict.w)):
        y = verdict.y + look.line("body") * number + look.line("body") // 2
        look.write(target, line, (verdict.x, y), "body", colour=theme.text, middle=True)
    for id, label, value in _figures(shown):
        rect = rects[id]
        look.write(target, label, rect.midleft, "label", colour=theme.quiet, middle=True)
        look.write(target, value, rect.midright, "label", face="bold", align="right", middle=True)
    chosen = cursor.focus if cursor.keyboard else cursor.hover
    if chosen in rects:
        around = rects[chosen].inflate(look.s(12), look.s(2))
        surfaces.focus_ring(target, around, look.s(6), theme, look.scale)


def _total_widths(look: Look, shown: SheetView, width: int) -> list[tuple[str, int]]:
    """The totals with the room each takes, all of them in one line."""
    texts = shown.standings
    most = width // len(texts) - look.s(34)
    return [(text, min(most, look.width_of(text, "display", "heading") + 1)) for text in texts]


def _figures(shown: SheetView) -> Iterator[tuple[str, str, str]]:
    """The figures below: id, label, and a number for each player."""
    for label, points in shown.end:
        yield f"line:end:{label}", label.capitalize(), " to ".join(map(str, points))
    for label, numbers in shown.facts:
        yield f"line:fact:{label}", label, " to ".join(numbers)


def _verdict(look: Look, shown: SheetView, width: int) -> list[str]:
    return surfaces.wrap(shown.verdict, "text", look.pixels("body"), width)


def _rects(look: Look, shown: SheetView, bar: pygame.Rect) -> dict[str, pygame.Rect]:
    inner = pygame.Rect(bar.x + look.s(24), bar.y + look.s(10), bar.w - look.s(48), 0)
    totals = sum(wide + look.s(34) for _, wide in _total_widths(look, shown, inner.w))
    line = look.line("heading")
    found = {"line:total": pygame.Rect(inner.x, inner.y, min(totals, inner.w), line)}
    beside = inner.w - totals
    if beside >= look.s(300):
        lines = len(_verdict(look, shown, beside))
        high = look.line("body") * lines
        y = inner.y + max(0, (line - high) // 2)
        found["line:verdict"] = pygame.Rect(inner.x + totals, y, beside, high)
    else:
        lines = len(_verdict(look, shown, inner.w))
        high = look.line("body") * lines
        found["line:verdict"] = pygame.Rect(inner.x, inner.y + line, inner.w, high)
    y = max(rect.bottom for rect in found.values()) + look.s(6)
    x = inner.x
    for id, label, value in _figures(shown):
        wide = look.width_of(label, "text", "label") + look.width_of(value, "bold", "label")
        wide = min(wide + look.s(10), inner.w)
        if x > inner.x and x + wide > inner.right:
            x, y = inner.x, y + look.line("label") + look.s(2)
        found[id] = pygame.Rect(x, y, wide, look.line("label"))
        x += wide + look.s(30)
    return found
