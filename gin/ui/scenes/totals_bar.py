"""The bar below a sheet with several columns: both totals, the verdict, and a few figures."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial

import pygame
from msgspec import Struct

from gin.core.message import Text, only, started
from gin.interface.paper import SheetView
from gin.interface.refs import ItemRef, LineRef, PaperLine
from gin.language.translation import printed
from gin.present.words import match_score as words
from gin.ui.art import surfaces
from gin.ui.render.boxes import LaidBox, Paint, PaintContext, PlacedBox
from gin.ui.render.style import Look


class TotalsBar(Struct, frozen=True):
    """The bar, as high as its texts."""

    shown: SheetView

    def lay(self, look: Look, at: tuple[int, int], width: int, least: int = 0) -> LaidBox:
        inner = pygame.Rect(at[0] + look.s(24), at[1] + look.s(10), width - look.s(48), 0)
        texts, line = [*map(printed, self.shown.standings)], look.line("heading")
        widths = [look.width_of(text, "display", "heading") + 1 for text in texts]
        stacked = max(widths) > inner.w // len(texts) - look.s(34)
        taken = inner.w if stacked else sum(wide + look.s(34) for wide in widths)
        rect = pygame.Rect(inner.x, inner.y, min(taken, inner.w), line)
        if stacked:
            pixels = look.pixels("heading")
            texts = [
                row for text in texts for row in surfaces.wrap(text, "display", pixels, inner.w)
            ]
            widths = [inner.w] * len(texts)
            rect.h = line * len(texts)
        totals = [*zip(texts, widths, strict=True)]
        pieces = [_piece(LineRef(PaperLine.TOTAL), rect, partial(_totals, totals, stacked))]
        verdict = pygame.Rect(inner.x, rect.bottom, inner.w, 0)
        beside = inner.w - taken >= look.s(300)
        if beside:
            verdict = pygame.Rect(inner.x + taken, inner.y, inner.w - taken, 0)
        lines = surfaces.wrap(printed(self.shown.verdict), "text", look.pixels("body"), verdict.w)
        verdict.h = look.line("body") * len(lines)
        if beside:
            verdict.y += max(0, (line - verdict.h) // 2)
        pieces.append(_piece(LineRef(PaperLine.VERDICT), verdict, partial(_verdict, lines)))
        x, y = inner.x, max(rect.bottom, verdict.bottom) + look.s(6)
        for ref, *figure in _figures(self.shown):
            label, value = map(printed, figure)
            wide = look.width_of(label, "text", "label") + look.width_of(value, "bold", "label")
            wide = min(wide + look.s(10), inner.w)
            if x > inner.x and x + wide > inner.right:
                x, y = inner.x, y + look.line("label") + look.s(2)
            rect = pygame.Rect(x, y, wide, look.line("label"))
            pieces.append(_piece(ref, rect, partial(_figure, label, value)))
            x += wide + look.s(30)
        bottom = max(piece.rect.bottom for piece in pieces) + look.s(12)
        bar = pygame.Rect(at, (width, bottom - at[1]))
        return LaidBox(bar, (PlacedBox(bar, _glass), *pieces))


def _piece(ref: ItemRef, rect: pygame.Rect, paint: Paint) -> PlacedBox:
    return PlacedBox(rect, paint, ref, partial(_ring, ref))


def _ring(ref: ItemRef, brush: PaintContext, rect: pygame.Rect) -> None:
    if brush.cursor.points_at(ref):
        look = brush.look
        around = rect.inflate(look.s(12), look.s(2))
        surfaces.focus_ring(brush.target, around, look.s(6), look.theme, look.scale)


def _glass(brush: PaintContext, rect: pygame.Rect) -> None:
    surfaces.glass(brush.target, rect, brush.look.theme, brush.look.scale)


def _totals(
    totals: Sequence[tuple[str, int]], stacked: bool, brush: PaintContext, rect: pygame.Rect
) -> None:
    line = brush.look.line("heading")
    x, y = rect.x, rect.y + line // 2
    for text, wide in totals:
        brush.look.write(
            brush.target, text, (x, y), "heading", face="display", middle=True, width=wide
        )  # fmt: skip
        x, y = (x, y + line) if stacked else (x + wide + brush.look.s(34), y)


def _verdict(lines: Sequence[str], brush: PaintContext, rect: pygame.Rect) -> None:
    look, y = brush.look, rect.y + brush.look.line("body") // 2
    for line in lines:
        look.write(brush.target, line, (rect.x, y), "body", colour=look.theme.text, middle=True)
        y += look.line("body")


def _figure(label: str, value: str, brush: PaintContext, rect: pygame.Rect) -> None:
    write = partial(brush.look.write, brush.target, step="label", middle=True)
    write(label, rect.midleft, colour=brush.look.theme.quiet)
    write(value, rect.midright, face="bold", align="right")


def _figures(shown: SheetView) -> Iterator[tuple[ItemRef, Text, Text]]:
    for place, (label, points) in enumerate(shown.end):
        yield LineRef(PaperLine.END, place), started(label), words.against([*map(only, points)])
    for place, fact in enumerate(shown.facts):
        yield LineRef(PaperLine.FACT, place), fact.label, words.against(fact.numbers)
