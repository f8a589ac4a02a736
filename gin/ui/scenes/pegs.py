"""The cribbage board: winding lanes of holes, with pegs."""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import partial

import pygame
from msgspec import Struct

from gin.interface.paper import Holes, PegView, SheetView, Tone
from gin.interface.refs import ItemRef, LineRef, PaperLine
from gin.language.translation import printed
from gin.ui.art import board as art
from gin.ui.art import surfaces
from gin.ui.art.design import Paper
from gin.ui.art.image_cache import cached
from gin.ui.art.vector import Canvas, Colour, Point, mix
from gin.ui.render.boxes import LaidBox, Page, PaintContext, PlacedBox
from gin.ui.render.style import Look, fitted, in_lines
from gin.ui.scenes.base import header_height
from gin.ui.scenes.totals_bar import TotalsBar

_UNITS = (1, 2, 5, 10, 20, 50)
_MOST_HOLES = 130
_GILT: Colour = (246, 216, 150)
_LEAST = 430
"""Minimum height of a board, in units."""
_SHORTEST = 8.0
"""Minimum length of a straight row, in pixels."""
_HEAD, _NAMES = 0.3, 0.26
"""Maximum shares of the board's width for the short track's title and its names."""
_FRAME, _BEFORE, _AFTER = 18, 16, 40
"""Units from edge to inlaid line, from name to first hole, and from last hole to goal number."""
_LEAST_LETTERS = 6


class PegTrack(Struct, frozen=True):
    """A track of straight rows joined by half circles.

    `lanes` holds, for each lane, its distance from the middle in gaps, and whether it is the
    player's.
    """

    x: float
    y: float
    length: float
    radius: float
    gap: float
    rows: int
    goal: int
    lanes: tuple[tuple[float, bool], ...]
    names: int
    """Maximum width in pixels of the players' names before the first hole."""

    @property
    def total(self) -> float:
        return self.rows * self.length + (self.rows - 1) * math.pi * self.radius

    @property
    def unit(self) -> int:
        """Points from one hole to the next."""
        return next(unit for unit in _UNITS if self.goal / unit <= _MOST_HOLES)

    def above(self, score: float, gaps: float) -> Point:
        """Return a point next to a score: `gaps` above its row, or outside the next bend."""
        along = score / self.goal * self.total
        row = int(along / (self.length + math.pi * self.radius))
        return self.point(score, -gaps if row % 2 == 0 else gaps)

    def point(self, score: float, lane: float) -> Point:
        """Return the point of a score on a lane `lane` gaps from the middle of the track."""
        along = min(max(score, 0.0), self.goal) / self.goal * self.total
        off = lane * self.gap
        arc = math.pi * self.radius
        for row in range(self.rows):
            forward = row % 2 == 0
            y = self.y + 2 * self.radius * row
            if along <= self.length or row == self.rows - 1:
                x = self.x + along if forward else self.x + self.length - along
                return x, y + (off if forward else -off)
            along -= self.length
            if along <= arc:
                turn = along / self.radius - math.pi / 2
                reach = self.radius - off if forward else self.radius + off
                side = 1 if forward else -1
                x = self.x + (self.length if forward else 0) + side * reach * math.cos(turn)
                return x, y + self.radius + reach * math.sin(turn)
            along -= arc
        raise AssertionError("the last row takes the rest")


class PegLayout(Struct, frozen=True):
    """Positions of board, sentence and bar; the tracks are relative to the board's corner."""

    board: pygame.Rect
    long: PegTrack
    short: PegTrack
    last: pygame.Rect
    bar: LaidBox


def layout(look: Look, pegs: PegView, sheet: SheetView, down: int = 0) -> PegLayout:
    """Lay the board over the full width, with the last hand's sentence and the bar below it.

    They start `down` pixels lower than usual, and extend below the window if large text leaves too
    little height.
    """
    side = look.s(34 if look.tall else 64)
    width = look.width - 2 * side
    bar = TotalsBar(sheet).lay(look, (side, 0), width)
    top = header_height(look) + down + look.s(6)
    rest = look.line("body") + look.s(24) + bar.rect.h + look.s(30)
    bottom = max(look.height, top + look.s(_LEAST) + rest)
    bar = bar.moved(0, bottom - look.s(30) - bar.rect.h)
    wide = min(width, look.width_of(printed(pegs.last), "text", "body") + look.s(36))
    last = pygame.Rect(0, 0, wide, look.line("body"))
    last.midbottom = (look.width // 2, bar.rect.y - look.s(12))
    board = pygame.Rect(side, top, width, last.y - look.s(12) - top)
    return PegLayout(board, _long(look, pegs, board), _short(look, pegs, board), last, bar)


def _goal(shown: Holes) -> int:
    return max(lane.goal for lane in shown.lanes)


def _lanes(shown: Holes) -> tuple[tuple[float, bool], ...]:
    sides = (0.0,) if len(shown.lanes) == 1 else (-1.0, 1.0)
    return tuple(zip(sides, (lane.tone is Tone.YOURS for lane in shown.lanes), strict=True))


def _foot(look: Look) -> int:
    return look.s(112) + look.line("small")


def _long(look: Look, pegs: PegView, board: pygame.Rect) -> PegTrack:
    """Return the long track: three rows, or more so that the bends stay small."""
    shown, free = pegs.tracks[0], board.h - _foot(look) - look.s(88)
    rows = 3
    while rows < 9 and free / (rows - 1) / 2 > board.w * 0.13:
        rows += 2
    radius = max(1.0, free / (rows - 1) / 2)
    gap = min(look.s(13), radius * 0.3)
    # Leave room for the numbers outside the bends, and for the goal after the last hole.
    figure = _figure(look, radius)
    goal = look.width_of(str(_goal(shown)), "display", "lead") / 2
    edge = radius + max(look.s(46), gap * 1.7 + figure * 1.6)
    edge = max(edge, look.s(_AFTER - 16 + 24) + 2 * goal)
    x = edge + look.s(40)
    length = max(_SHORTEST, board.w - 2 * edge - look.s(40))
    names = round(x) - look.s(_BEFORE + _FRAME)
    return PegTrack(x, look.s(64), length, radius, gap, rows, _goal(shown), _lanes(shown), names)


def _figure(look: Look, radius: float) -> int:
    return max(_LEAST_LETTERS, min(look.pixels("small"), round(radius * 0.5)))


def _short_head(look: Look, pegs: PegView, board: pygame.Rect) -> tuple[tuple[str, ...], int]:
    room, whole = round(board.w * _HEAD), look.pixels("lead")
    text = printed(pegs.tracks[1].head)
    lines, pixels = in_lines(text, "display", whole, room, 1)
    if len(lines) > 1 or pixels < whole:
        lines, pixels = in_lines(text, "display", whole, room, 2)
    return tuple(fitted(line, "display", pixels, room)[0] for line in lines[:2]), pixels


def _name_size(look: Look, gap: float) -> int:
    return max(_LEAST_LETTERS, min(look.pixels("label"), round(gap * 2.4)))


def _wide(text: str, face: str, pixels: int) -> int:
    return surfaces.line_width(text, face, pixels)


def _short(look: Look, pegs: PegView, board: pygame.Rect) -> PegTrack:
    shown, goal = pegs.tracks[1], _goal(pegs.tracks[1])
    gap = look.s(15)
    lines, size = _short_head(look, pegs, board)
    head = max(_wide(line, "display", size) for line in lines)
    pixels = _name_size(look, gap)
    names = max(_wide(printed(lane.name), "bold", pixels) for lane in shown.lanes)
    names = min(names, round(board.w * _NAMES))
    left = look.s(56) + head + names + look.s(24)
    y = board.h - look.line("small") - look.s(46)
    length = max(_SHORTEST, min(board.w - left - look.s(60), look.s(56) * goal))
    return PegTrack(left, y, length, 1.0, gap, 1, goal, _lanes(shown), names)


def lay(look: Look, pegs: PegView, sheet: SheetView, under: Sequence[PlacedBox], down: int) -> Page:
    """Return the page with board, last hand and bar; `under` does not scroll."""
    lay = layout(look, pegs, sheet, down)
    board, foot, top = lay.board, _foot(look), header_height(look) + down
    upper = pygame.Rect(board.x, board.y, board.w, board.h - foot)
    lower = pygame.Rect(board.x, upper.bottom, board.w, foot)
    pieces = [PlacedBox(board, partial(_board, lay, pegs))]
    for track, rect in zip(pegs.tracks, (upper, lower), strict=True):
        ref = LineRef(PaperLine.PEG, track.id)
        around = rect.inflate(-look.s(24), -look.s(20))
        pieces.append(PlacedBox(around, ref=ref, mark=partial(_ring, ref)))
    ref = LineRef(PaperLine.LAST)
    pieces.append(PlacedBox(lay.last, partial(_last, printed(pegs.last)), ref, partial(_ring, ref)))
    viewport = pygame.Rect(board.x, top, board.w, look.height - top)
    content = lay.bar.rect.bottom + look.s(30) - top
    return Page(
        viewport, content, tuple(under), (*pieces, *lay.bar.pieces),
        seen=viewport.inflate(look.s(60), 0), bar=look.s(20),
    )  # fmt: skip


def _ring(ref: ItemRef, brush: PaintContext, rect: pygame.Rect) -> None:
    look = brush.look
    if brush.cursor.rings(ref):
        surfaces.focus_ring(brush.target, rect, look.s(14), look.theme, look.scale)


def _last(text: str, brush: PaintContext, rect: pygame.Rect) -> None:
    look = brush.look
    look.write(
        brush.target, text, rect.center, "body", align="centre", middle=True,
        colour=look.theme.text, width=rect.w,
    )  # fmt: skip


def _board(lay: PegLayout, pegs: PegView, brush: PaintContext, board: pygame.Rect) -> None:
    target, look, plain = brush.target, brush.look, brush.look.theme.plain
    surfaces.cast(target, board, look.s(26), 0.7, look.scale, plain)
    upper, lower = pegs.tracks
    target.blit(_carved(board.size, look.scale, look.theme.paper, (lay.long, lay.short)), board)
    _numbers(brush, board, lay.long)
    _short_numbers(brush, board, lay.short)
    _names(brush, board, lay.long, upper)
    _names(brush, board, lay.short, lower)
    lead = look.pixels("lead")
    head, pixels = _short_head(look, pegs, board)
    for row, line in enumerate(head):
        y = board.y + lay.short.y + (row - (len(head) - 1) / 2) * pixels * 1.2
        _gilt(brush, line, (board.x + look.s(34), y), pixels, "display", "left")
    x, y = lay.long.point(lay.long.goal, 0)
    beside = look.s(_AFTER - 16) + look.width_of(str(lay.long.goal), "display", "lead") / 2
    beside = max(look.s(_AFTER), beside)
    x += board.x + (beside if lay.long.rows % 2 else -beside)
    _gilt(brush, str(lay.long.goal), (x, board.y + y), lead, "display")
    _pegs(brush, board, lay, pegs)


@cached
def _carved(
    size: tuple[int, int], scale: float, paper: Paper, tracks: tuple[PegTrack, ...]
) -> pygame.Surface:
    """Return the board with its lanes and holes, cached because only the pegs move."""
    made = art.plank(size, round(26 * scale), scale, paper).copy()
    # The larger the board, the less supersampling helps.
    finer = 4 if size[0] < 1400 else 2
    canvas = Canvas(size, size[0], finer, (60, 34, 18, 0))
    for track in tracks:
        _carve(canvas, scale, paper, track)
    made.blit(canvas.finished(), (0, 0))
    return made


def _carve(canvas: Canvas, scale: float, paper: Paper, track: PegTrack) -> None:
    unit = track.unit
    pitch = track.total / (track.goal / unit)
    radius = min(4.4 * scale, pitch * 0.24, track.gap * 0.36)
    scores = [number * unit for number in range(track.goal // unit + 1)]
    if scores[-1] < track.goal:
        scores.append(track.goal)
    wide = track.gap * 1.32
    for lane, yours in track.lanes:
        steps = max(2, round(track.total / 4))
        line = [track.point(track.goal * step / steps, lane) for step in range(steps + 1)]
        canvas.stroke(line, wide + 2.5 * scale, paper.edge if paper.plain else (92, 52, 27))
        canvas.stroke(line, wide, art.lane(yours, paper))
    if track.rows > 1:
        across = 1.75 if len(track.lanes) > 1 else 0.85
        for score in scores[5::5]:
            behind = score - unit / 2
            ends = (track.point(behind, -across), track.point(behind, across))
            canvas.stroke(ends, max(1.2, 1.4 * scale), art.brass(paper))
    for score in scores:
        for lane, _ in track.lanes:
            art.hole(canvas, track.point(score, lane), radius, paper)


def _above(look: Look, track: PegTrack) -> float:
    """Return the distance, in gaps, from the middle of a row to the numbers above it."""
    return 1.7 + _figure(look, track.radius) * 0.62 / track.gap


def _numbers(brush: PaintContext, board: pygame.Rect, track: PegTrack) -> None:
    look, unit, pixels = brush.look, 10 * track.unit, track.total / track.goal
    size = _figure(look, track.radius)
    above = _above(look, track)
    while unit < track.goal and unit * pixels < _wide("000", "bold", size) * 1.3:
        unit *= 2
    for value in range(unit, track.goal, unit):
        x, y = track.above(value, above)
        _gilt(brush, str(value), (board.x + x, board.y + y), size)


def _short_numbers(brush: PaintContext, board: pygame.Rect, track: PegTrack) -> None:
    look, size = brush.look, brush.look.pixels("small")
    below = max(2 * track.gap + look.s(3), 1.4 * track.gap + 0.62 * size)
    apart = look.width_of("00", "bold", "small") * 1.3
    step = max(1, math.ceil(apart * track.goal / track.length))
    for value in range(0, track.goal + 1, step):
        x, _ = track.point(value, 0)
        _gilt(brush, str(value), (board.x + x, board.y + track.y + below), size)


def _names(brush: PaintContext, board: pygame.Rect, track: PegTrack, shown: Holes) -> None:
    target, look = brush.target, brush.look
    for (lane, yours), owner in zip(track.lanes, shown.lanes, strict=True):
        x, y = track.point(0, lane)
        # Names may be taller than the distance between the lanes, so move them apart.
        y += lane * max(0.0, _name_size(look, track.gap) * 0.6 - track.gap)
        ink = art.lettering(yours, look.theme.paper)
        at = (board.x + x - look.s(_BEFORE), board.y + y)
        pixels = _name_size(look, track.gap)
        name, pixels = fitted(printed(owner.name), "bold", pixels, track.names)
        surfaces.write(target, name, at, "bold", pixels, ink, "right", middle=True)


def _gilt(
    brush: PaintContext,
    text: str,
    at: Point,
    pixels: int,
    face: str = "bold",
    align: str = "centre",
) -> None:
    theme = brush.look.theme
    ink: Colour = theme.paper.ink if theme.plain else _GILT
    surfaces.write(brush.target, text, at, face, pixels, ink, align, middle=True)


def _pegs(brush: PaintContext, board: pygame.Rect, lay: PegLayout, pegs: PegView) -> None:
    found: list[tuple[Point, Colour]] = []
    paper = brush.look.theme.paper
    for track, shown in zip((lay.long, lay.short), pegs.tracks, strict=True):
        for (lane, yours), owner in zip(track.lanes, shown.lanes, strict=True):
            ink = paper.yours if yours else paper.theirs
            if owner.back is not None:
                found.append((track.point(owner.back, lane), mix(ink, (255, 255, 255), 0.3)))
            found.append((track.point(owner.front, lane), ink))
    for (x, y), ink in sorted(found, key=lambda each: each[0][1]):
        art.peg(brush.target, (board.x + x, board.y + y), ink, brush.look.scale * 1.05)
