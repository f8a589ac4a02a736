"""The end of a match: the final score appears on paper line by line, next to the opponent.

After a win, the score is counted up, and then a celebration begins.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Sequence
from functools import partial

import pygame
from msgspec import Struct
from msgspec.structs import replace

from gin.core import message
from gin.interface.celebration import Celebration
from gin.interface.paper import FinalView, SumLine
from gin.interface.refs import ItemRef, LineRef, PaperLine
from gin.interface.view import ButtonSpot, View
from gin.language.translation import printed
from gin.present.words.talk import quoted
from gin.ui.animation.celebrations import RECIPES, Prize, flare, punch, weighted
from gin.ui.animation.hearth import Hearth
from gin.ui.art import emblems, portraits, surfaces
from gin.ui.art.vector import Colour, mix
from gin.ui.render import charts
from gin.ui.render.boxes import (
    Box,
    Buttons,
    FixedBox,
    Framed,
    Grid,
    LaidBox,
    Page,
    PaintContext,
    PlacedBox,
    Spacer,
    paint_pieces,
)
from gin.ui.render.compositor import FramePart, clipped
from gin.ui.render.geometry import Placement
from gin.ui.render.style import Look
from gin.ui.render.widgets import Cursor
from gin.ui.scenes import celebrating, room
from gin.ui.scenes.base import BoxedPainter, header_boxes, header_height, whole
from gin.ui.scenes.celebrating import Party
from gin.ui.scenes.firelight import fire_parts, steady_light
from gin.ui.scenes.paper import TONES, clipped_sheet, under_sheet
from gin.ui.scenes.table_measures import cloth_area, heading_edge, heading_room

STEP, WRITE, COUNT = 0.42, 0.36, 0.72
"""Seconds between the starts of two lines, and for one line to appear, and for a won total."""
_AFTER = 0.3
"""Seconds between the starts of two lines that follow a win."""
_BEFORE = 2.4
"""Maximum seconds before a celebration begins."""
_SIDES = 62
"""Margin at either side, in units."""
_BESIDE_RAIL, _BELOW_RAIL = 26, 40
"""Margins next to and below the rail of a table in a room, in units."""
_ROW = 84
"""Height of the audience in units."""
_SIZES = (1.0, 0.9, 0.8, 0.7)
"""Sizes of the name and the wreath, to fit them into the page."""
_FACE, _REMARK_FACE, _EMBLEM = 132, 78, 168
"""Sizes in units: the opponent's portrait, the same next to a remark, and an emblem."""


class FinalPainter(BoxedPainter):
    """Painter with the opponent at the left and the paper at the right, or stacked if narrow."""

    def __init__(self) -> None:
        super().__init__()
        self._ahead: tuple[Party | None, Iterator[None]] = (None, iter(()))
        """The drawing of images for a celebration that will begin soon."""

    def lay(self, view: View, look: Look) -> Page:
        shown = _shown(view)
        buttons = [item for item in view.zones[-1].items if item.spot is not ButtonSpot.CORNER]
        inside, walled = cloth_area(look), heading_room(look) is not None
        sides = look.s(_BESIDE_RAIL if walled else _SIDES)
        x, width = inside.x + sides, inside.w - 2 * sides
        foot = Buttons(buttons, view.mains).lay(look, (x, 0), width)
        foot = foot.moved(0, look.height - look.s(40) - foot.rect.h)
        top = look.s(_BELOW_RAIL) if walled else header_height(look)
        viewport = pygame.Rect(x, top, width, foot.rect.top - look.s(18) - top)
        pieces, content = _columns(look, shown, viewport)
        # Lines that appear gradually are drawn above the rest.
        refs = set(_times(shown))
        later = tuple(replace(one, mark=None) for one in pieces if one.ref in refs)
        still = tuple(replace(one, paint=None) if one.ref in refs else one for one in pieces)
        return Page(
            viewport, content, (), still, foot.pieces, later,
            side=look.s(12 if walled else 30), bar=look.s(12 if walled else 30),
        )  # fmt: skip

    def lasts(self, view: View) -> float:
        shown = _shown(view)
        celebrates = 0.0 if shown.known else celebrating.lasts(shown)
        return max(self.shows(view), _counted(shown) + celebrates if celebrates else 0.0)

    def shows(self, view: View) -> float:
        shown = _shown(view)
        if shown.known:
            return 0.0
        ends = (begins + takes for begins, takes in _times(shown).values())
        return max(_counted(shown) + celebrating.shows(shown), *ends)

    def ground(self, view: View, look: Look) -> tuple[PlacedBox, ...]:
        return header_boxes(view, look, heading_edge(look), heading_room(look))

    def parts(
        self, view: View, look: Look, place: Placement, cursor: Cursor, offset: int
    ) -> tuple[FramePart, ...]:
        table = (*room.ground(view, look), *steady_light(look, view))
        return (*table, *super().parts(view, look, place, cursor, offset))

    def ambient(
        self, view: View, look: Look, place: Placement, hearth: Hearth
    ) -> tuple[FramePart, ...]:
        return fire_parts(look, view, hearth)

    def flare(self, view: View, age: float) -> float:
        shown = _shown(view)
        return 0.0 if shown.known else flare(shown.celebration, age - _counted(shown))

    def predraw(self, view: View, look: Look, more: Callable[[], bool]) -> bool:
        party = self._party(view, look, 0)
        for draw in celebrating.predraw(party) if party is not None else ():
            if not more():
                return False
            draw()
        return True

    def over(
        self, view: View, look: Look, place: Placement, cursor: Cursor, age: float
    ) -> tuple[FramePart, ...]:
        """Return the celebration, and the lines in the order in which they appear."""
        shown = _shown(view)
        page, found = self.page(view, look), list[FramePart]()
        if shown.known:
            age = math.inf
        heading = LineRef(PaperLine.HEADING)
        offset = next(
            (
                one.rect.y - place.slots[heading].rect.y
                for one in page.scrolled
                if one.ref == heading
            ),
            0,
        )
        party, since = self._party(view, look, offset), age - _counted(shown)
        if party is not None:
            if -math.inf < since < 0:
                self._draw_ahead(party)
            found += celebrating.parts(party, age, since)
        for ref, (begins, takes) in _times(shown).items():
            share = min(1.0, (age - begins) / takes)
            piece = next((one for one in page.later if one.ref == ref), None)
            if share <= 0 or piece is None or ref not in place.slots:
                continue
            rect = piece.rect.move(0, -offset).inflate(look.s(64), look.s(4))
            if isinstance(piece.paint, _SumPaint) and shown.won:
                punched = punch(age - begins - takes) if piece.paint.line.strong else 0.0
                piece = replace(piece, paint=piece.paint.at(share, punched))
                rect.inflate_ip(0, look.s(24) if punched else 0)
            else:
                rect.w = round(rect.w * share)
            area = rect.clip(page.viewport)
            found.append(FramePart.of(area, _write, look, (piece,), offset, area))
        if party is not None and not shown.known and not look.theme.plain:
            found += celebrating.in_the_air(party, since)
        return tuple(found)

    def _draw_ahead(self, party: Party) -> None:
        if self._ahead[0] != party:
            self._ahead = party, celebrating.drawing_ahead(party)
        next(self._ahead[1], None)

    def _party(self, view: View, look: Look, offset: int) -> Party | None:
        """Return the celebration in its place on the page, if the player won."""
        shown, page = _shown(view), self.page(view, look)
        places = {
            one.paint: one.rect.move(0, -offset)
            for one in page.scrolled
            if one.paint in (_crown_space, _name_space, _row_space, _hook_space)
        }
        if _crown_space not in places:
            return None
        scrolls = page.content > page.viewport.h
        seen = page.viewport.inflate(look.s(60), 0) if scrolls else whole(look)
        return Party(
            look, shown, places[_crown_space], places[_name_space], seen,
            places.get(_row_space), places.get(_hook_space),
        )  # fmt: skip


def _shown(view: View) -> FinalView:
    assert isinstance(view.content, FinalView)
    return view.content


def _write(
    target: pygame.Surface, look: Look, pieces: tuple[PlacedBox, ...], offset: int,
    area: pygame.Rect,
) -> None:  # fmt: skip
    with clipped(target, area):
        paint_pieces(PaintContext(target, look), pieces, offset)


def _counted(shown: FinalView) -> float:
    """Return the seconds after which the score is counted, and a celebration begins."""
    last = STEP * (len(shown.lines) - 1)
    return min(_BEFORE, last + (COUNT if shown.lines and shown.lines[-1].strong else WRITE))


def _times(shown: FinalView) -> dict[ItemRef, tuple[float, float]]:
    """Return when each line begins to appear and how long it takes, in seconds."""
    times: dict[ItemRef, tuple[float, float]] = {}
    for number, line in enumerate(shown.lines):
        takes = COUNT if shown.won and line.strong else WRITE
        times[line.ref] = STEP * number, takes
    later: list[ItemRef] = [LineRef(PaperLine.REACHED, row) for row in range(len(shown.reached))]
    ribbon = [later.pop(0)] if _has_ribbon(shown) else []
    later[:0] = [*ribbon, *([LineRef(PaperLine.TALK)] if shown.talk else [])]
    begins, step = STEP * len(shown.lines), STEP
    if shown.won:
        begins, step = _counted(shown) + 0.1, _AFTER
    for number, ref in enumerate(later):
        times[ref] = begins + step * number, WRITE
    return times


def _has_ribbon(shown: FinalView) -> bool:
    """Return whether the first line of what was reached is under the wreath."""
    return bool(shown.won and shown.reached and shown.celebration > Celebration.WON_MATCH)


def _crown_space(brush: PaintContext, rect: pygame.Rect) -> None:
    """Leave room for the wreath, which is painted over the page."""


def _name_space(brush: PaintContext, rect: pygame.Rect) -> None:
    """Leave room for the winner's name in gold letters."""


def _row_space(brush: PaintContext, rect: pygame.Rect) -> None:
    """Leave room for the audience of a tournament."""


def _hook_space(brush: PaintContext, rect: pygame.Rect) -> None:
    """Leave room for the opponent's portrait, which is hung there."""


def _columns(look: Look, shown: FinalView, area: pygame.Rect) -> tuple[tuple[PlacedBox, ...], int]:
    """Return the pieces of the page, in two columns if there is room, and their height.

    The first column has the result, the opponent and the achievements, the second the final score.
    """
    walled = heading_room(look) is not None
    gap = look.s(30 if walled else 56)
    larger = max(1.0, look.text_percent / 115)
    beside = not look.tall and area.w >= look.s(840 if walled else 960) * max(
        1.0, look.text_percent / 125
    )
    whole_width = min(area.w, round(look.s(1120) * larger))
    wide = whole_width // 2 - gap // 2 if beside else min(area.w, round(look.s(600) * larger))
    paper_wide = wide
    left = area.x + (area.w - (2 * wide + gap if beside else wide)) // 2
    sheet = Framed(_FinalSum(look, shown, paper_wide), look.s(84), look.s(64), clipped_sheet)
    paper = Framed(sheet, 0, 0, under_sheet)
    reached = _reached(look, shown)
    if not beside:
        free = Spacer(look.s(34))
        boxes: list[Box] = [*_players(look, shown, wide), free, paper, Spacer(look.s(16)), *reached]
        laid = Grid(boxes).lay(look, (left, area.y), wide)
        if laid.rect.h > area.h:
            # If the page has to scroll, put the score above the opponent's remark.
            saying: list[Box] = [free, _Remark(shown)] if shown.portrait is not None else []
            heading: list[Box] = [_heading(look, shown, wide, "heading")]
            if shown.won:
                heading = list(_winner(look, shown, wide, _SIZES[-1]))
                saying = [free, *_praise(look, shown, _SIZES[-1])]
            boxes = [*heading, Spacer(look.s(22)), paper, *saying, free, *reached]
            laid = Grid(boxes).lay(look, (left, area.y), wide)
        down = max(0, area.h - laid.rect.h) // 2
        return laid.moved(0, down).pieces, _scrolled_height(look, laid.rect.h, area)
    for large in _SIZES:
        players = _players(look, shown, wide, large)
        first = Grid((*players, Spacer(look.s(14)), *reached)).lay(look, (left, area.y), wide)
        if first.rect.h <= area.h:
            break
    second = paper.lay(look, (left + wide + gap, area.y), paper_wide)
    high = max(first.rect.h, second.rect.h)
    down, paper_down = (max(0, area.h - laid.rect.h) // 2 for laid in (first, second))
    # The paper is a little below the middle if there is room.
    paper_down += min(look.s(14), paper_down)
    pieces = (*first.moved(0, down).pieces, *second.moved(0, paper_down).pieces)
    return pieces, _scrolled_height(look, high, area)


def _scrolled_height(look: Look, high: int, room: pygame.Rect) -> int:
    """Return the height of the content, with some room below it if it has to scroll."""
    return high if high <= room.h else high + look.s(8)


def _players(look: Look, shown: FinalView, width: int, large: float = 1.0) -> tuple[Box, ...]:
    """Return the first column; `large` reduces the name and the wreath where room is scarce."""
    if not shown.won:
        return tuple(_others_win(look, shown, width))
    free = Spacer(look.s(18 * large))
    return (*_winner(look, shown, width, large), free, *_praise(look, shown, large))


def _praise(look: Look, shown: FinalView, large: float) -> Iterator[Box]:
    """Yield the wreath, the reason to celebrate, and the others."""
    yield FixedBox(look.s(celebrating.wreath_units(shown) * large), _crown_space)
    yield Spacer(look.s(14 * large))
    if _has_ribbon(shown):
        ref = LineRef(PaperLine.REACHED, 0)
        yield _Lines(shown.reached[0][0], "display", "heading", ref, gold=True)
        yield Spacer(look.s(10))
    if shown.audience:
        yield FixedBox(look.s(_ROW), _row_space)
        if shown.talk:
            said, ref = quoted(shown.talk), LineRef(PaperLine.TALK)
            yield Spacer(look.s(4))
            yield _Lines(said, "italic", "lead", ref, quiet=True)
    elif shown.portrait is not None:
        yield _Remark(shown)


def _others_win(look: Look, shown: FinalView, width: int) -> Iterator[Box]:
    yield _heading(look, shown, width, "title")
    yield Spacer(look.s(12))
    if shown.portrait is None:
        yield FixedBox(look.s(_EMBLEM), partial(_emblem, shown))
        return
    size = look.s(_FACE)
    yield FixedBox(size + look.s(8), partial(_face, shown, size))
    name = partial(_line, shown.heads[-1], "display", "heading", None)
    yield FixedBox(look.line("heading"), name)
    if shown.talk:
        ref = LineRef(PaperLine.TALK)
        yield _Lines(quoted(shown.talk), "italic", "lead", ref, quiet=True)


def _winner(look: Look, shown: FinalView, width: int, large: float) -> Iterator[Box]:
    """Yield the winner's name in gold letters, and below it the heading; or only the heading."""
    ref, text = LineRef(PaperLine.HEADING), shown.champion or shown.heading
    pixels = round(celebrating.name_pixels(look, text, width) * large**0.5)
    if not shown.champion:
        yield FixedBox(round(pixels * 1.2), _name_space, ref, _ringed(ref))
        return
    yield FixedBox(round(pixels * 1.1), _name_space)
    yield _Lines(shown.heading, "display", "heading", ref, gold=True, dots=False)


def _heading(look: Look, shown: FinalView, width: int, step: str) -> Box:
    pixels = round(look.pixels(step) * 0.92)
    lines = surfaces.balanced(printed(shown.heading), "display", pixels, width)
    high = round(pixels * 1.25)
    ref = LineRef(PaperLine.HEADING)
    return FixedBox(high * len(lines), partial(_paint_heading, lines, pixels), ref, _ringed(ref))


def _paint_heading(
    lines: Sequence[str], pixels: int, brush: PaintContext, rect: pygame.Rect
) -> None:
    for row, line in enumerate(lines):
        at = (rect.centerx, rect.y + row * rect.h // len(lines))
        brush.look.write(
            brush.target, line, at, "title", face="display", align="centre", pixels=pixels,
            width=rect.w,
        )  # fmt: skip


def _emblem(shown: FinalView, brush: PaintContext, rect: pygame.Rect) -> None:
    image = emblems.emblem(shown.game, round(rect.h * 0.62))
    brush.target.blit(image, image.get_rect(center=rect.center))


def _face(shown: FinalView, size: int, brush: PaintContext, rect: pygame.Rect) -> None:
    assert shown.portrait is not None
    face = portraits.portrait(shown.portrait, size, shown.mood)
    brush.target.blit(face, face.get_rect(center=rect.center))


class _Remark(Struct, frozen=True):
    shown: FinalView

    def lay(self, look: Look, at: tuple[int, int], width: int, least: int = 0) -> LaidBox:
        """Make the remark a separate piece, so that it can appear gradually."""
        del least
        shown, size, gap = self.shown, look.s(_REMARK_FACE), look.s(14)
        hangs = RECIPES[shown.celebration].prize is Prize.FRAME
        assert shown.portrait is not None
        room = width - size - gap
        words = printed(quoted(shown.talk)) if shown.talk else ""
        lines = surfaces.balanced(words, "italic", look.pixels("lead"), room) if words else ()
        wide = max(
            look.width_of(printed(shown.heads[-1]), "display", "lead"),
            *(look.width_of(line, "italic", "lead") for line in lines),
            1,
        )  # fmt: skip
        name, line = look.line("lead"), look.line("lead")
        high = max(size + look.s(26 if hangs else 0), name + line * len(lines) + look.s(4))
        x = at[0] + (width - size - gap - wide) // 2
        face = pygame.Rect(x, at[1] + (high - size) // 2, size, size)
        top = at[1] + (high - name - line * len(lines)) // 2
        beside = pygame.Rect(face.right + gap, top, wide, name)
        said = pygame.Rect(beside.x, beside.bottom, wide, line * len(lines))
        ref = LineRef(PaperLine.TALK)
        pieces = [
            PlacedBox(face, _hook_space if hangs else partial(_face, shown, size)),
            PlacedBox(beside, partial(_left, (printed(shown.heads[-1]),), "display", False)),
        ]
        if lines:
            paint = partial(_left, lines, "italic", True)
            pieces.append(PlacedBox(said, paint, ref, _ringed(ref)))
        return LaidBox(pygame.Rect(at, (width, high)), tuple(pieces))


def _left(
    lines: Sequence[str], face: str, quiet: bool, brush: PaintContext, rect: pygame.Rect
) -> None:
    look = brush.look
    for row, line in enumerate(lines):
        at = (rect.x, rect.y + row * look.line("lead"))
        colour = look.theme.quiet if quiet else look.theme.text
        look.write(brush.target, line, at, "lead", face=face, colour=colour, width=rect.w + 2)


def _line(
    text: message.Text, face: str, step: str, colour: Colour | None, brush: PaintContext,
    rect: pygame.Rect,
) -> None:  # fmt: skip
    brush.look.write(
        brush.target, printed(text), rect.center, step, face=face, align="centre",
        colour=colour, middle=True, width=rect.w,
    )  # fmt: skip


def _reached(look: Look, shown: FinalView) -> tuple[Box, ...]:
    first = int(_has_ribbon(shown))
    if not shown.reached[first:]:
        return ()
    rule = FixedBox(look.s(22), _rule)
    lines = (
        _Lines(
            text,
            "bold" if record else "text",
            "body",
            LineRef(PaperLine.REACHED, place),
            gold=record,
        )
        for place, (text, record) in enumerate(shown.reached)
        if place >= first
    )
    return (rule, *lines)


def _rule(brush: PaintContext, rect: pygame.Rect) -> None:
    look = brush.look
    colour = look.theme.line if look.theme.plain else look.theme.brass
    half = min(rect.w / 2, look.s(150))
    surfaces.diamond_rule(
        brush.target, (rect.centerx, rect.y + look.s(6)), half, colour, look.scale
    )


class _Lines(Struct, frozen=True):
    text: message.Text
    face: str
    step: str
    ref: ItemRef
    gold: bool = False
    quiet: bool = False
    dots: bool = True

    def lay(self, look: Look, at: tuple[int, int], width: int, least: int = 0) -> LaidBox:
        """Return a single piece, so that all lines appear together."""
        lines = surfaces.balanced(printed(self.text), self.face, look.pixels(self.step), width)
        high = max(least, len(lines) * look.line(self.step) + look.s(4))
        return FixedBox(high, partial(self._paint, lines), self.ref, _ringed(self.ref)).lay(
            look, at, width
        )

    def _paint(self, lines: Sequence[str], brush: PaintContext, rect: pygame.Rect) -> None:
        look, theme = brush.look, brush.look.theme
        colour = theme.quiet if self.quiet else theme.brass_light if self.gold else theme.text
        for row, line in enumerate(lines):
            at = (rect.centerx, rect.y + look.s(2) + row * look.line(self.step))
            lies = look.write(
                brush.target, line, at, self.step, face=self.face, colour=colour, align="centre",
                width=rect.w,
            )  # fmt: skip
            if self.gold and self.dots and not row and not theme.plain:
                for x in (lies.left - look.s(16), lies.right + look.s(16)):
                    surfaces.dot(brush.target, (x, lies.centery), 2.6 * look.scale, colour)


def _ringed(ref: ItemRef) -> partial[None]:
    return partial(_ring, ref)


def _ring(ref: ItemRef, brush: PaintContext, rect: pygame.Rect) -> None:
    look = brush.look
    if brush.cursor.rings(ref):
        around = rect.inflate(look.s(8), look.s(2))
        surfaces.focus_ring(brush.target, around, look.s(8), look.theme, look.scale)


_USUAL, _STRONG = ("italic", "heading"), ("display", "title")
"""Face and step of ordinary numbers and of the total."""


class _FinalSum:
    def __init__(self, look: Look, shown: FinalView, width: int) -> None:
        self.shown = shown
        numbers = [
            look.width_of(str(number), *(_STRONG if line.strong else _USUAL))
            for line in shown.lines
            for number in line.numbers
        ]
        heads = [look.width_of(printed(head), "display", "lead") for head in shown.heads]
        most = (width - look.s(76)) * 0.27
        self.column = round(min(most, max(*numbers, *heads)) + look.s(28))

    def lay(self, look: Look, at: tuple[int, int], width: int, least: int = 0) -> LaidBox:
        high = look.line("lead") + look.s(14) if len(self.shown.heads) > 1 else look.s(10)
        heads = FixedBox(high, self._heads)
        lines = [self._line(look, line, width) for line in self.shown.lines]
        return Grid((heads, *lines)).lay(look, at, width, least)

    def _heads(self, brush: PaintContext, rect: pygame.Rect) -> None:
        look = brush.look
        if len(self.shown.heads) > 1:
            for seat, head in enumerate(self.shown.heads):
                charts.write(
                    brush,
                    printed(head),
                    (self.right(rect, seat), rect.y + look.line("lead") // 2),
                    "lead",
                    face="display",
                    colour=charts.mark_colour(look, TONES[seat]),
                    align="right",
                    width=self.column - look.s(12),
                )
        _rule_off(brush, rect)

    def right(self, rect: pygame.Rect, seat: int) -> int:
        return rect.right - self.column * (len(self.shown.heads) - 1 - seat)

    def _line(self, look: Look, line: SumLine, width: int) -> Box:
        room = width - self.column * len(self.shown.heads)
        strong = "bold" if line.strong else "text"
        label = surfaces.wrap(printed(line.label), strong, look.pixels("body"), room)
        why = surfaces.balanced(printed(line.why), "text", look.pixels("label"), room)
        why = why if line.why else ()
        high = len(label) * look.line("body") + len(why) * look.line("label") + look.s(14)
        high = max(high, look.line("title" if line.strong else "heading") + look.s(10))
        paint = _SumPaint(self, line, tuple(label), tuple(why))
        mark = charts.focus_ring_painter(line.ref, look.s(14), -2, hovered=False)
        return FixedBox(high, paint, line.ref, mark)


class _SumPaint(Struct, frozen=True):
    """A line of the final score, with its numbers counted up to a share and enlarged by another."""

    of: _FinalSum
    line: SumLine
    label: tuple[str, ...]
    why: tuple[str, ...]
    share: float = 1.0
    punch: float = 0.0

    def at(self, share: float, punch: float) -> _SumPaint:
        """Return the line at a share of its time, after which its numbers are enlarged."""
        if share >= 1 and not punch:
            return self
        return replace(self, share=round(share, 2), punch=round(punch, 2))

    def __call__(self, brush: PaintContext, rect: pygame.Rect) -> None:
        look, plain, line = brush.look, brush.look.theme.plain, self.line
        seen = rect.inflate(look.s(64), look.s(40))
        seen.w = round(seen.w * min(1.0, 2 * self.share))
        with clipped(brush.target, seen):
            self._words(brush, rect)
        face, step = _STRONG if line.strong else _USUAL
        for seat, number in enumerate(line.numbers):
            ink = look.theme.paper.pen
            if line.strong and not plain:
                ink = charts.mark_colour(look, TONES[seat])
            text = "—" if number is None else str(round(number * weighted(self.share)))
            right, width = self.of.right(rect, seat), self.of.column - look.s(10)
            if self.punch and seat == 0:
                _punched(brush, text, (right, rect.centery), face, step, ink, self.punch)
            else:
                charts.write(
                    brush, text, (right, rect.centery), step, face=face, colour=ink,
                    align="right", width=width,
                )  # fmt: skip
        if not line.strong:
            with clipped(brush.target, seen):
                _rule_off(brush, rect)

    def _words(self, brush: PaintContext, rect: pygame.Rect) -> None:
        look, plain, line, label, why = (
            brush.look, brush.look.theme.plain, self.line, self.label, self.why,
        )  # fmt: skip
        if line.strong and not plain:
            tint = (226, 184, 96) if self.of.shown.won else (176, 160, 130)
            wash = mix(look.theme.paper.fill, tint, 0.3)
            wide = rect.inflate(look.s(28), -look.s(4))
            surfaces.slab(brush.target, wide, look.s(6), wash, 0, wash)
        high = len(label) * look.line("body") + len(why) * look.line("label")
        y = rect.centery - high // 2
        for row in label:
            charts.write(
                brush, row, (rect.x, y + look.line("body") // 2), "body",
                face="bold" if line.strong else "text",
            )  # fmt: skip
            y += look.line("body")
        for row in why:
            charts.write(
                brush, row, (rect.x, y + look.line("label") // 2), "label",
                colour=look.theme.paper.quiet,
            )  # fmt: skip
            y += look.line("label")


def _punched(
    brush: PaintContext, text: str, at: tuple[int, int], face: str, step: str, ink: Colour,
    punch: float,
) -> None:  # fmt: skip
    """Write a number that has just been counted, enlarged about its middle."""
    image = surfaces.line_image(text, face, brush.look.pixels(step), ink, on_dark=False)
    middle = image.get_rect(midright=at).center
    image = pygame.transform.smoothscale_by(image, 1 + punch)
    brush.target.blit(image, image.get_rect(center=middle))


def _rule_off(brush: PaintContext, rect: pygame.Rect) -> None:
    ends = (
        (rect.x - brush.look.s(8), rect.bottom - 1),
        (rect.right + brush.look.s(8), rect.bottom - 1),
    )
    pygame.draw.line(brush.target, brush.look.theme.paper.rule, *ends)
