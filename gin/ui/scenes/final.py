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
from gin.interface.refs import LineRef, PaperLine
from gin.interface.view import ButtonSpot, Item, View
from gin.ui.animation.celebrations import flare
from gin.ui.animation.hearth import Hearth
from gin.ui.art.image_cache import draw_ahead
from gin.ui.render.boxes import (
    Box,
    Framed,
    Grid,
    LaidBox,
    Page,
    PlacedBox,
    Spacer,
)
from gin.ui.render.compositor import FramePart
from gin.ui.render.geometry import Placement
from gin.ui.render.style import Look
from gin.ui.render.widgets import Cursor
from gin.ui.scenes import celebrating, final_story, room
from gin.ui.scenes.base import BoxedPainter, header_boxes, header_height, header_words, whole
from gin.ui.scenes.celebrating import Party
from gin.ui.scenes.final_appearing import Appearing, draws
from gin.ui.scenes.final_medals import MedalRow
from gin.ui.scenes.final_order import (
    Beginning,
    Moment,
    With,
    beginning,
    counted,
    on_stage,
    times,
)
from gin.ui.scenes.final_rewards import RewardTray
from gin.ui.scenes.final_stage import Stage
from gin.ui.scenes.final_story import Place
from gin.ui.scenes.final_sum import FinalSum, SumPaint
from gin.ui.scenes.firelight import fire_parts, steady_light
from gin.ui.scenes.foot_buttons import foot
from gin.ui.scenes.paper import clipped_sheet, under_sheet
from gin.ui.scenes.table_measures import cloth_area, heading_edge, heading_room

_SIDES = 62
"""Margin at either side, in units."""
_BESIDE_RAIL, _BELOW_RAIL = 26, 40
"""Margins next to and below the rail of a table in a room, in units."""
_SIZES = (1.0, 0.9, 0.8, 0.7, 0.62, 0.54)
"""Sizes of the name and the wreath, to fit them into the page."""


Draws = Iterator[Callable[[], object]]
"""Functions that draw images."""


class FinalPainter(BoxedPainter):
    """Painter with the opponent at the left and the paper at the right, or stacked if narrow."""

    def __init__(self) -> None:
        super().__init__()
        self._ahead: tuple[Party | None, Draws, Draws] = None, iter(()), iter(())
        """The drawing of images for a celebration that will begin soon, and for what follows it."""

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
        stage, known = bool(shown.won), times(shown)
        if not stage:
            # The sheet is there from the first moment.
            pieces = tuple(map(_with_the_page, pieces))
        later = [_later(one, stage=stage) for one in pieces if beginning(one) in known]
        still = [_before(one, stage=stage) if beginning(one) in known else one for one in pieces]
        row = below.pieces
        if Moment.BUTTONS in known:
            later += [
                replace(one, paint=With(Moment.BUTTONS, one.paint)) for one in row if one.paint
            ]
            row = tuple(replace(one, paint=None) for one in row)
        return Page(
            viewport, content, (), tuple(still), row, tuple(later),
            side=look.s(12 if walled else 30), bar=look.s(12 if walled else 30),
        )  # fmt: skip

    def lasts(self, view: View) -> float:
        shown = _shown(view)
        celebrates = 0.0 if shown.known else celebrating.lasts(shown)
        return max(self.shows(view), counted(shown) + celebrates if celebrates else 0.0)

    def shows(self, view: View) -> float:
        shown = _shown(view)
        if shown.known:
            return 0.0
        ends = (begins + takes for begins, takes in times(shown).values())
        return max(counted(shown) + celebrating.shows(shown), *ends)

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
        return 0.0 if shown.known else flare(shown.celebration, age - counted(shown))

    def predraw(self, view: View, look: Look, more: Callable[[], bool]) -> bool:
        party = self._party(view, look, 0, 0.0)
        return party is None or draw_ahead(celebrating.draws(party), more)

    def over(
        self, view: View, look: Look, place: Placement, cursor: Cursor, age: float
    ) -> tuple[FramePart, ...]:
        """Return the celebration, and above it the parts that have appeared so far."""
        shown = _shown(view)
        page, found = self.page(view, look), list[FramePart]()
        if shown.known:
            age = math.inf
        offset = next(
            (
                one.rect.y - place.slots[_HEADING].rect.y
                for one in page.scrolled
                if one.ref == _HEADING
            ),
            0,
        )
        party, since = self._party(view, look, offset, age), age - counted(shown)
        if party is not None:
            if party.share == 1:
                self._draw_ahead(party, page)
            # Everything that flies passes behind the words.
            found += celebrating.ground(party, since)
            if not shown.known and not look.theme.plain:
                found += celebrating.in_the_air(party, since)
            found += celebrating.front(party, age, since)
        appearing = Appearing(look, cursor, page, offset, _rising(shown), bool(shown.won))
        begun = times(shown)
        for piece in page.later:
            begins = beginning(piece)
            assert begins is not None
            start, takes = begun[begins]
            share = min(1.0, (age - start) / takes)
            if share <= 0 or (piece.ref is not None and piece.ref not in place.slots):
                continue
            up = 0 if begins is Moment.BUTTONS else offset
            moved = replace(piece, rect=piece.rect.move(0, -up))
            if party is not None and party.stage is not None and begins in _STAGED:
                at = party.stage.below if begins is Moment.STAGE else party.stage.heading
                moved = replace(moved, rect=toward(moved.rect, at, party.share))
            found.append(appearing.part(moved, share, age - start - takes))
        return tuple(found)

    def _draw_ahead(self, party: Party, page: Page) -> None:
        if self._ahead[0] != party:
            self._ahead = party, celebrating.draws_later(party), draws(party.look, page.later)
        for images in self._ahead[1:]:
            draw_ahead(images, lambda: False)

    def _stage(self, view: View, look: Look) -> Stage | None:
        """Return the stage of a celebration that has not gone to its place on the page."""
        shown, page = _shown(view), self.page(view, look)
        free = final_story.reserved(page.scrolled)
        if shown.known or Place.WREATH not in free:
            return None
        heading = [one.rect.h for one in page.later if shown.champion and one.ref == _HEADING]
        below = [one.rect.h for one in page.later if beginning(one) is Moment.STAGE]
        hung = [rect.h + look.s(40) for place, rect in free.items() if place is Place.PORTRAIT]
        rows = [rect.h for place, rect in free.items() if place is Place.AUDIENCE]
        return Stage.of(
            look, shown, header_words(view, look, heading_edge(look), heading_room(look)),
            sum(heading), max(below + hung + rows, default=0),
        )  # fmt: skip

    def _party(self, view: View, look: Look, offset: int, age: float) -> Party | None:
        """Return the celebration in its place on the stage or the page, if the player won."""
        shown, page, stage = _shown(view), self.page(view, look), self._stage(view, look)
        places = {
            place: rect.move(0, -offset)
            for place, rect in final_story.reserved(page.scrolled).items()
        }
        if Place.WREATH not in places:
            return None
        share = on_stage(age) if stage is not None else 0.0
        rest, row, hook = (
            places[Place.WREATH],
            places.get(Place.AUDIENCE),
            places.get(Place.PORTRAIT),
        )
        crown = rest
        scrolls = page.content > page.viewport.h
        seen = page.viewport.inflate(look.s(60), 0) if scrolls and not share else whole(look)
        taken = [one.rect for one in page.under[1:] if one.ref is not None]
        taken.append(header_words(view, look, heading_edge(look), heading_room(look)))
        if stage is not None and share:
            size = round(rest.h + (stage.crown.h - rest.h) * share)
            crown = pygame.Rect(0, 0, size, size)
            crown.center = toward(rest, stage.crown.center, share).center
            row = row and toward(row, stage.below, share)
            hook = hook and toward(hook, stage.below, share)
        return Party(
            look, shown, crown, rest, places[Place.NAME], seen, counted(shown), tuple(taken),
            row, hook, stage, share,
        )  # fmt: skip


def toward(rect: pygame.Rect, middle: tuple[int, int], share: float) -> pygame.Rect:
    """Return a rectangle moved by a share of the way to another middle."""
    x, y = rect.center
    return rect.move(round((middle[0] - x) * share), round((middle[1] - y) * share))


_HEADING = LineRef(PaperLine.HEADING)
_STAGED = (Moment.STAGE, _HEADING)
"""Pieces that move aside with a celebration."""


def _shown(view: View) -> FinalView:
    assert isinstance(view.content, FinalView)
    return view.content


def _rising(shown: FinalView) -> frozenset[Beginning]:
    """Return what rises a little when it appears, and is seen whole."""
    rewards = {ref for one in shown.rewards for ref in (one.ref, one.button) if ref is not None}
    return frozenset({*rewards, *(one.ref for one in shown.trophies), Moment.BUTTONS})


def _with_the_page(piece: PlacedBox) -> PlacedBox:
    """Return a piece that is there from the first moment, if it is one of the sheet's."""
    if isinstance(piece.paint, With) and piece.paint.begins is Moment.SHEET:
        return replace(piece, paint=piece.paint.paint)
    return piece


def _before(piece: PlacedBox, *, stage: bool) -> PlacedBox:
    """Return the visible part of a piece before it appears: the words on a sheet already shown."""
    if isinstance(piece.paint, SumPaint):
        shown = None if stage else replace(piece.paint, numbers=False)
        return replace(piece, paint=shown, mark=None if stage else piece.mark)
    return replace(piece, paint=None)


def _later(piece: PlacedBox, *, stage: bool) -> PlacedBox:
    """Return the part of a piece that appears later; a line's words too if the sheet is late."""
    if isinstance(piece.paint, SumPaint):
        piece = replace(piece, paint=replace(piece.paint, words=stage))
        return piece if stage else replace(piece, mark=None)
    return replace(piece, mark=None)


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
    top, below = With(Moment.SHEET, clipped_sheet), With(Moment.SHEET, under_sheet)
    sheet = Framed(FinalSum(look, shown, wide), look.s(84), look.s(64), top)
    paper = Framed(sheet, 0, 0, below)
    boxes = _Boxes(
        paper,
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
    """The paper with the final score, the trophies, and the rewards."""

    paper: Box
    medals: tuple[Box, ...]
    tray: tuple[Box, ...]


def _below(look: Look, shown: FinalView, large: float) -> tuple[Box, ...]:
    """Return the player's achievements, which are below the paper."""
    lines = final_story.reached(look, shown, large)
    return (Spacer(look.s(16 * large)), *lines) if lines else ()


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
    """Return both columns, with what the match brought where it balances best.

    The player's figures are always below the paper: they would seem to be the opponent's.
    """
    story, (left, right) = final_story.players(look, shown, places[0].w, large), places
    found: tuple[LaidBox, LaidBox] | None = None
    least = (0, 0)
    brought, gap = (boxes.medals, boxes.tray), Spacer(look.s(16 * large))
    below = _below(look, shown, large)
    for lefts in product((False, True), repeat=len(brought)):
        first, second = [*story], [boxes.paper, *below]
        for more, to_left in zip(brought, lefts, strict=True):
            if more:
                (first if to_left else second).extend((gap, *more))
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
    below = (*boxes.medals, *boxes.tray)
    paper = boxes.paper, *_below(look, shown, 1.0)
    for large in _SIZES:
        players = final_story.players(look, shown, area.w, large)
        column = (*players, Spacer(look.s(34 * large)), *paper, Spacer(look.s(16 * large)))
        laid = Grid((*column, *below)).lay(look, at, area.w)
        if laid.rect.h <= area.h:
            break
    else:
        # If the page has to scroll, put the score above the opponent's remark.
        saying: list[Box] = [free, final_story.Remark(shown)] if shown.portrait is not None else []
        heading: list[Box] = [final_story.heading(look, shown, area.w, "heading")]
        if shown.won:
            heading = list(final_story.winner(look, shown, area.w, _SIZES[-1]))
            saying = [free, *final_story.praise(look, shown, _SIZES[-1])]
        column = (*heading, Spacer(look.s(22)), *paper, *saying, free)
        laid = Grid((*column, *below)).lay(look, at, area.w)
    down = max(0, area.h - laid.rect.h) // 2
    return laid.moved(0, down).pieces, _scrolled_height(look, laid.rect.h, area)


def _scrolled_height(look: Look, high: int, room: pygame.Rect) -> int:
    """Return the height of the content, with some room below it if it has to scroll."""
    return high if high <= room.h else high + look.s(8)
