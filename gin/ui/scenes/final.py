"""The end of a match: the final score appears on paper line by line, next to the opponent.

After a win, the score is counted up, and then a celebration begins.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Sequence
from itertools import product

import pygame
from msgspec import Struct
from msgspec.structs import replace

from gin.interface.paper import FinalView
from gin.interface.refs import ItemRef, LineRef, PaperLine
from gin.interface.view import ButtonSpot, Item, View
from gin.ui.animation.celebrations import flare, overshoot, punch
from gin.ui.animation.hearth import Hearth
from gin.ui.render.boxes import (
    Box,
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
from gin.ui.scenes import celebrating, final_story, room
from gin.ui.scenes.base import BoxedPainter, header_boxes, header_height, whole
from gin.ui.scenes.celebrating import Party
from gin.ui.scenes.final_medals import MedalRow
from gin.ui.scenes.final_rewards import RewardTray
from gin.ui.scenes.final_story import Place, has_ribbon
from gin.ui.scenes.final_sum import FinalSum, SumPaint
from gin.ui.scenes.firelight import fire_parts, steady_light
from gin.ui.scenes.foot_buttons import foot
from gin.ui.scenes.paper import clipped_sheet, under_sheet
from gin.ui.scenes.table_measures import cloth_area, heading_edge, heading_room

STEP, WRITE, COUNT = 0.28, 0.36, 0.72
"""Seconds between the starts of two lines, and for one line to appear, and for a won total."""
_AFTER = 0.16
"""Seconds between the starts of two lines that follow a win."""
_BEFORE = 2.4
"""Maximum seconds before a celebration begins."""
_SIDES = 62
"""Margin at either side, in units."""
_BESIDE_RAIL, _BELOW_RAIL = 26, 40
"""Margins next to and below the rail of a table in a room, in units."""
_SIZES = (1.0, 0.9, 0.8, 0.7, 0.62, 0.54)
"""Sizes of the name and the wreath, to fit them into the page."""


class FinalPainter(BoxedPainter):
    """Painter with the opponent at the left and the paper at the right, or stacked if narrow."""

    def __init__(self) -> None:
        super().__init__()
        self._ahead: tuple[Party | None, Iterator[None]] = (None, iter(()))
        """The drawing of images for a celebration that will begin soon."""

    def lay(self, view: View, look: Look) -> Page:
        shown = _shown(view)
        tray = {one.button for one in shown.rewards if one.button is not None}
        items = [item for item in view.zones[-1].items if item.spot is not ButtonSpot.CORNER]
        buttons = [item for item in items if item.ref not in tray]
        inside, walled = cloth_area(look), heading_room(look) is not None
        sides = look.s(_BESIDE_RAIL if walled else _SIDES)
        x, width = inside.x + sides, inside.w - 2 * sides
        below = foot(look, buttons, view.mains, (x, 0), width)
        below = below.moved(0, look.height - look.s(40) - below.rect.h)
        top = look.s(_BELOW_RAIL) if walled else header_height(look)
        viewport = pygame.Rect(x, top, width, below.rect.top - look.s(18) - top)
        pieces, content = _columns(look, shown, viewport, items)
        # Lines that appear gradually are drawn above the rest.
        refs = set(_times(shown))
        later = tuple(replace(one, mark=None) for one in pieces if one.ref in refs)
        still = tuple(_before(one) if one.ref in refs else one for one in pieces)
        return Page(
            viewport, content, (), still, below.pieces, later,
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
        rewards = {ref for one in shown.rewards for ref in (one.ref, one.button)}
        rewards |= {one.ref for one in shown.trophies}
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
            # Everything that flies passes behind the words.
            found += celebrating.ground(party, since)
            if not shown.known and not look.theme.plain:
                found += celebrating.in_the_air(party, since)
            found += celebrating.front(party, age, since)
        for ref, (begins, takes) in _times(shown).items():
            share = min(1.0, (age - begins) / takes)
            piece = next((one for one in page.later if one.ref == ref), None)
            if share <= 0 or piece is None or ref not in place.slots:
                continue
            rect = piece.rect.move(0, -offset).inflate(look.s(64), look.s(4))
            if isinstance(piece.paint, SumPaint):
                punches = shown.won and piece.paint.line.strong
                punched = punch(age - begins - takes) if punches else 0.0
                piece = replace(piece, paint=piece.paint.at(share, punched))
                rect.inflate_ip(0, look.s(24) if punched else 0)
            else:
                rect.w = round(rect.w * share)
            if ref in rewards:
                # A reward rises a little, and is seen whole.
                rect = piece.rect.move(0, -offset).inflate(look.s(30), look.s(30))
                low = round((1 - overshoot(share)) * look.s(26))
                piece = replace(piece, rect=piece.rect.move(0, low))
            area = rect.clip(page.viewport)
            found.append(
                FramePart.of(area, _write, look, cursor.about(ref), (piece,), offset, area)
            )
        return tuple(found)

    def _draw_ahead(self, party: Party) -> None:
        if self._ahead[0] != party:
            self._ahead = party, celebrating.drawing_ahead(party)
        next(self._ahead[1], None)

    def _party(self, view: View, look: Look, offset: int) -> Party | None:
        """Return the celebration in its place on the page, if the player won."""
        shown, page = _shown(view), self.page(view, look)
        free = final_story.reserved(page.scrolled)
        places = {place: rect.move(0, -offset) for place, rect in free.items()}
        if Place.WREATH not in places:
            return None
        scrolls = page.content > page.viewport.h
        seen = page.viewport.inflate(look.s(60), 0) if scrolls else whole(look)
        papers = [one.rect.move(0, -offset) for one in page.scrolled if one.paint is clipped_sheet]
        shown_papers = [rect.clip(page.viewport.inflate(look.s(60), 0)) for rect in papers]
        buttons = [one.rect for one in (*page.over, *page.under[1:]) if one.ref is not None]
        return Party(
            look, shown, places[Place.WREATH], places[Place.NAME], seen,
            _counted(shown), (*shown_papers, *buttons),
            places.get(Place.AUDIENCE), places.get(Place.PORTRAIT),
        )  # fmt: skip


def _shown(view: View) -> FinalView:
    assert isinstance(view.content, FinalView)
    return view.content


def _before(piece: PlacedBox) -> PlacedBox:
    """Return what is seen of a piece before it appears: the words of the final score."""
    words = replace(piece.paint, numbers=False) if isinstance(piece.paint, SumPaint) else None
    return replace(piece, paint=words)


def _write(
    target: pygame.Surface, look: Look, cursor: Cursor, pieces: tuple[PlacedBox, ...], offset: int,
    area: pygame.Rect,
) -> None:  # fmt: skip
    with clipped(target, area):
        paint_pieces(PaintContext(target, look, cursor), pieces, offset)


def _counted(shown: FinalView) -> float:
    """Return the seconds after which the score is counted, and a celebration begins."""
    last = STEP * (len(shown.lines) - 1)
    return min(_BEFORE, last + (COUNT if shown.lines and shown.lines[-1].strong else WRITE))


def _times(shown: FinalView) -> dict[ItemRef, tuple[float, float]]:
    """Return when each line begins to appear and how long it takes, in seconds."""
    times: dict[ItemRef, tuple[float, float]] = {}
    if shown.champion:
        # Below the name, it is there from the first moment, and above everything that flies.
        times[LineRef(PaperLine.HEADING)] = -1.0, 1.0
    for number, line in enumerate(shown.lines):
        takes = COUNT if shown.won and line.strong else WRITE
        times[line.ref] = STEP * number, takes
    later: list[ItemRef] = [LineRef(PaperLine.REACHED, row) for row in range(len(shown.reached))]
    ribbon = [later.pop(0)] if has_ribbon(shown) else []
    later[:0] = [*ribbon, *([LineRef(PaperLine.TALK)] if shown.talk else [])]
    begins, step = STEP * len(shown.lines), STEP
    if shown.won:
        begins, step = _counted(shown) + 0.1, _AFTER
    for number, ref in enumerate(later):
        times[ref] = begins + step * number, WRITE
    begins += step * len(later)
    for number, won in enumerate(shown.trophies):
        times[won.ref] = begins + _AFTER * number, WRITE
    begins += _AFTER * len(shown.trophies)
    for number, reward in enumerate(shown.rewards):
        times[reward.ref] = begins + _AFTER * number, WRITE
        if reward.button is not None:
            times[reward.button] = times[reward.ref]
    return times


def _columns(
    look: Look, shown: FinalView, area: pygame.Rect, buttons: Sequence[Item]
) -> tuple[tuple[PlacedBox, ...], int]:
    """Return the pieces of the page, in two columns if there is room, and their height."""
    walled = heading_room(look) is not None
    gap = look.s(30 if walled else 56)
    larger = max(1.0, look.text_percent / 115)
    beside = not look.tall and area.w >= look.s(840 if walled else 960) * max(
        1.0, look.text_percent / 125
    )
    whole_width = min(area.w, round(look.s(1120) * larger))
    wide = whole_width // 2 - gap // 2 if beside else min(area.w, round(look.s(600) * larger))
    left = area.x + (area.w - (2 * wide + gap if beside else wide)) // 2
    sheet = Framed(FinalSum(look, shown, wide), look.s(84), look.s(64), clipped_sheet)
    paper = Framed(sheet, 0, 0, under_sheet)
    boxes = _Boxes(
        paper,
        final_story.reached(look, shown, wide),
        _medals(look, shown),
        _tray(look, shown, buttons),
    )
    if not beside:
        return _one_column(look, shown, boxes, pygame.Rect(left, area.y, wide, area.h))
    places = (
        pygame.Rect(left, area.y, wide, area.h),
        pygame.Rect(left + wide + gap, area.y, wide, 0),
    )
    for large in _SIZES:
        columns = _two_columns(look, shown, boxes, places, large)
        high = max(one.rect.h for one in columns)
        if high <= area.h:
            break
    pieces = list[PlacedBox]()
    for column in columns:
        pieces += column.moved(0, max(0, area.h - column.rect.h) // 2).pieces
    return tuple(pieces), _scrolled_height(look, high, area)


class _Boxes(Struct, frozen=True):
    """The paper with the final score, the achievements, the trophies, and the rewards."""

    paper: Box
    reached: tuple[Box, ...]
    medals: tuple[Box, ...]
    tray: tuple[Box, ...]


def _medals(look: Look, shown: FinalView) -> tuple[Box, ...]:
    return (Spacer(look.s(10)), MedalRow(shown.trophies)) if shown.trophies else ()


def _tray(look: Look, shown: FinalView, buttons: Sequence[Item]) -> tuple[Box, ...]:
    if not shown.rewards:
        return ()
    return Spacer(look.s(10)), RewardTray(shown.rewards, {one.ref: one for one in buttons})


def _two_columns(
    look: Look,
    shown: FinalView,
    boxes: _Boxes,
    places: tuple[pygame.Rect, pygame.Rect],
    large: float,
) -> tuple[LaidBox, LaidBox]:
    """Return both columns, with what the match brought where it balances best."""
    story, (left, right) = final_story.players(look, shown, places[0].w, large), places
    found: tuple[LaidBox, LaidBox] | None = None
    least = (0, 0)
    brought = boxes.reached, boxes.medals, boxes.tray
    for lefts in product((False, True), repeat=len(brought)):
        first, second = [*story], [boxes.paper]
        for more, to_left in zip(brought, lefts, strict=True):
            if more:
                (first if to_left else second).extend((Spacer(look.s(16)), *more))
        laid = tuple(
            Grid(column).lay(look, place.topleft, place.w)
            for column, place in zip((first, second), (left, right), strict=True)
        )
        highs = [one.rect.h for one in laid]
        rated = max(highs), abs(highs[0] - highs[1])
        if found is None or rated < least:
            found, least = (laid[0], laid[1]), rated
    assert found is not None
    return found


def _one_column(
    look: Look, shown: FinalView, boxes: _Boxes, area: pygame.Rect
) -> tuple[tuple[PlacedBox, ...], int]:
    free, at = Spacer(look.s(34)), area.topleft
    below = (*boxes.reached, *boxes.medals, *boxes.tray)
    for large in _SIZES:
        players = final_story.players(look, shown, area.w, large)
        column = (*players, Spacer(look.s(34 * large)), boxes.paper, Spacer(look.s(16 * large)))
        laid = Grid((*column, *below)).lay(look, at, area.w)
        if laid.rect.h <= area.h:
            break
    else:
        # If the page has to scroll, put the score above the opponent's remark.
        saying: list[Box] = [free, final_story.Remark(shown)] if shown.portrait is not None else []
        heading: list[Box] = [final_story.heading(look, shown, area.w, "heading")]
        if shown.won:
            heading = list(final_story.winner(look, shown, area.w, _SIZES[-1]))
            saying = [free, *final_story.praise(look, shown, area.w, _SIZES[-1])]
        column = (*heading, Spacer(look.s(22)), boxes.paper, *saying, free)
        laid = Grid((*column, *below)).lay(look, at, area.w)
    down = max(0, area.h - laid.rect.h) // 2
    return laid.moved(0, down).pieces, _scrolled_height(look, laid.rect.h, area)


def _scrolled_height(look: Look, high: int, room: pygame.Rect) -> int:
    """Return the height of the content, with some room below it if it has to scroll."""
    return high if high <= room.h else high + look.s(8)
