"""The finished matches: rows of a list, or large slips of paper while there are few."""

from __future__ import annotations

from functools import partial

import pygame
from msgspec import Struct

from gin.interface.intents import Do, PageAction
from gin.interface.paper import Tone
from gin.interface.refs import Area, AreaRef
from gin.interface.view import ButtonSpot, Item
from gin.language.translation import printed
from gin.messages import statistics as messages
from gin.ui.art import surfaces
from gin.ui.render import charts
from gin.ui.render.boxes import Box, Grid, LaidBox, Page, PaintContext, PlacedBox
from gin.ui.render.style import Look
from gin.ui.scenes.base import emblem_or_portrait
from gin.ui.scenes.invitation import Invitation, Strip
from gin.ui.scenes.lists import ListPainter, ListRoom

_LEGEND = ((Tone.YOURS, messages.WON), (Tone.THEIRS, messages.LOST))
ABREAST, FEW = 4, 10
"""Maximum number of matches shown on slips, in one column and in two."""
_MARGIN = 22
"""Margin of a slip, in units."""


class FinishedPainter(ListPainter):
    """Painter with the filters on top and the matches below."""

    def _page(self, room: ListRoom) -> Page:
        view, look, area = room.view, room.look, room.area
        matches = view.zone(AreaRef(Area.MATCHES))
        items = matches.items if matches is not None else ()
        columns = 1 if len(items) <= ABREAST else self._columns(look, area.w)
        if len(items) > (ABREAST if columns == 1 else FEW) or view.choice(Do(PageAction.OLDER)):
            return super()._page(room)
        filters = view.zone(AreaRef(Area.FILTERS))
        width = area.w - look.s(16)
        pieces: list[PlacedBox] = []
        y = area.y
        if filters is not None:
            rows = tuple(self._section(view, filters, self._columns(look, area.w), look.s(12)))
            laid = Grid(rows).lay(look, area.topleft, width)
            pieces += laid.pieces
            y = laid.rect.bottom + look.s(6)
        wide, gap = min(width, round(look.s(980) * max(1.0, look.text_percent / 115))), look.s(18)
        if columns > 1:
            wide = width
        each = (wide - gap * (columns - 1)) // columns
        large = len(items) == 1
        beside = all(_fits_beside(look, item, each, large=large) for item in items)
        few: list[Box] = [_MatchSlip(item, large, beside) for item in items]
        for about in (view.zone(AreaRef(one)) for one in (Area.NOTHING, Area.ABOUT)):
            if about is not None:
                made = Invitation if len(items) < 2 else Strip
                few.append(made(about.items[0], view.at(ButtonSpot.HEAD)))
        left = area.x + (width - wide) // 2
        if {item.tone for item in items} >= {Tone.YOURS, Tone.THEIRS}:
            key = _Legend().lay(look, (left, y), wide)
            pieces += key.pieces
            y = key.rect.bottom + look.s(12)
        slips = Grid(few, columns, gap, gap).lay(look, (left, y), wide)
        if filters is None:
            # Slightly above the middle, they look centred.
            slips = slips.moved(0, max(0, round((area.bottom - slips.rect.bottom) * 0.42)))
        pieces += slips.pieces
        content = slips.rect.bottom - area.y
        return Page(area, content, (), tuple(pieces), room.over, side=look.s(20))


class _Legend(Struct, frozen=True):
    """A label at the right that names the marks of won and lost matches."""

    def lay(self, look: Look, at: tuple[int, int], width: int, least: int = 0) -> LaidBox:
        del least
        high, wide = look.line("small") + look.s(6), charts.legend_width(look, _LEGEND)
        label = pygame.Rect(0, at[1], wide + look.s(16), high)
        label.right = at[0] + width
        piece = PlacedBox(label, _paint_legend)
        return LaidBox(pygame.Rect(at, (width, high)), (piece,))


def _paint_legend(brush: PaintContext, rect: pygame.Rect) -> None:
    charts.sheet(brush, rect)
    charts.paint_legend(brush, (rect.x + brush.look.s(12), rect.centery), _LEGEND)


class _MatchSlip(Struct, frozen=True):
    """A match on paper: the opponent, the game and date, and the result.

    `large` is for the only slip of a page. The score is `beside` the name, or below it.
    """

    item: Item
    large: bool
    beside: bool

    def lay(self, look: Look, at: tuple[int, int], width: int, least: int = 0) -> LaidBox:
        item, (size, left, room), steps = self.item, *_measures(look, width, large=self.large)
        free = room - _score_width(look, item, steps) if self.beside else room
        names = surfaces.balanced(printed(item.name), "display", look.pixels(steps[0]), free)
        lines = len(names) * look.line(steps[0]) + look.line("label")
        if not self.beside:
            lines += look.line(steps[1])
        rect = pygame.Rect(at, (width, max(max(size, lines) + 2 * look.s(_MARGIN), least)))
        paint = partial(_paint, item, names, steps, (size, left, room), self.beside)
        mark = charts.focus_ring_painter(item.ref, -look.s(8), -look.s(8))
        return LaidBox(rect, (PlacedBox(rect, paint, item.ref, mark),))


def _measures(
    look: Look, width: int, *, large: bool
) -> tuple[tuple[int, int, int], tuple[str, str]]:
    """Return the portrait's size, the text's left edge and width, and the type steps.

    The sizes are in pixels. The steps are those of the name and the score.
    """
    size = min(look.s(150 if large else 84), width // 4)
    left = look.s(_MARGIN) + size + look.s(24)
    room = width - left - look.s(_MARGIN + 40)
    return (size, left, room), ("heading", "title") if large else ("lead", "heading")


def _score_width(look: Look, item: Item, steps: tuple[str, str]) -> int:
    return (
        look.width_of(printed(item.value), "display", steps[1]) + _before_score(look) + look.s(28)
    )


def _before_score(look: Look) -> int:
    """Return the width in pixels of the mark in front of a score."""
    return round(24 * charts.mark_scale(look))


def _fits_beside(look: Look, item: Item, width: int, *, large: bool) -> bool:
    (_, _, room), steps = _measures(look, width, large=large)
    name = look.width_of(printed(item.name), "display", steps[0])
    return name + _score_width(look, item, steps) <= room


def _paint(
    item: Item,
    names: tuple[str, ...],
    steps: tuple[str, str],
    measures: tuple[int, int, int],
    beside: bool,
    brush: PaintContext,
    rect: pygame.Rect,
) -> None:
    look, paper, (size, left, room) = brush.look, brush.look.theme.paper, measures
    hovered = brush.cursor.hover == item.ref
    charts.sheet(brush, rect, 0.45 if hovered else 0.25)
    picture = emblem_or_portrait(item, size)
    x = rect.x + left
    brush.target.blit(picture, picture.get_rect(midleft=(rect.x + look.s(_MARGIN), rect.centery)))
    lines = len(names) * look.line(steps[0]) + look.line("label")
    y = rect.centery - (lines if beside else lines + look.line(steps[1])) // 2
    for name in names:
        middle = (x, y + look.line(steps[0]) // 2)
        charts.write(brush, name, middle, steps[0], face="display", width=room)
        y += look.line(steps[0])
    small = look.line("label")
    charts.write(
        brush, printed(item.note), (x, y + small // 2), "label", colour=paper.quiet, width=room
    )
    y += small
    value, step = printed(item.value), steps[1]
    ink, before = charts.mark_colour(look, item.tone), _before_score(look)
    if beside:
        at = (x + room, rect.centery)
        charts.write(brush, value, at, step, face="display", align="right", colour=ink)
        x += room - look.width_of(value, "display", step) - before
    else:
        at = (x + before, y + look.line(step) // 2)
        charts.write(brush, value, at, step, face="display", colour=ink, width=room - before)
    charts.mark(brush, (x + before // 3, at[1]), before / 4, item.tone)
    k, tip = look.scale, rect.right - look.s(_MARGIN)
    colour, thick = (paper.accent, 3.4) if hovered else (paper.quiet, 2)
    surfaces.arrow(brush.target, tip - 5 * k, (tip + 1 * k, rect.centery), 7 * k, thick * k, colour)
