"""The end of a match in words: who won, the opponent's remark, and the achievements.

Places for the wreath, the winner's name, the audience and a hung portrait stay empty here: they are
painted over the page.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from enum import StrEnum
from functools import partial

import pygame
from msgspec import Struct

from gin.core import message
from gin.interface.paper import FinalView
from gin.interface.refs import ItemRef, LineRef, PaperLine
from gin.language.translation import printed
from gin.present.words.talk import quoted
from gin.ui.animation.celebrations import RECIPES, Prize
from gin.ui.art import emblems, portraits, surfaces
from gin.ui.art.vector import Colour
from gin.ui.render.boxes import Box, FixedBox, LaidBox, Paint, PaintContext, PlacedBox, Spacer
from gin.ui.render.style import Look
from gin.ui.scenes import celebrating
from gin.ui.scenes.final_order import Moment, With, has_ribbon

_ROW = 84
"""Height of the audience in units."""
_FACE, _REMARK_FACE, _EMBLEM = 236, 150, 200
"""Sizes in units: the opponent's portrait, the same next to a remark, and an emblem."""
_TO_FACE = 20
"""Distance between a portrait and the words next to it, in units."""
_DOT = 16
"""Distance between a line and the dot at either end, in units."""


class Place(StrEnum):
    """Places of the page that are painted over it."""

    WREATH = "wreath"
    NAME = "name"
    AUDIENCE = "audience"
    PORTRAIT = "portrait"


class Reserved(Struct, frozen=True):
    """Paints nothing, so that a place stays free."""

    place: Place

    def __call__(self, brush: PaintContext, rect: pygame.Rect) -> None:
        """Leave the rectangle as it is."""


def reserved(pieces: Iterable[PlacedBox]) -> dict[Place, pygame.Rect]:
    """Return the places that stay free on a page."""
    return {one.paint.place: one.rect for one in pieces if isinstance(one.paint, Reserved)}


def players(look: Look, shown: FinalView, width: int, large: float = 1.0) -> tuple[Box, ...]:
    """Return who won; `large` reduces the name and the wreath where room is scarce."""
    if not shown.won:
        return tuple(_others_win(look, shown, width, large))
    free = Spacer(look.s(30 * large))
    return (*winner(look, shown, width, large), free, *praise(look, shown, large))


def praise(look: Look, shown: FinalView, large: float) -> Iterator[Box]:
    """Yield the wreath, the reason to celebrate, and the others."""
    yield FixedBox(look.s(celebrating.wreath_units(shown) * large), Reserved(Place.WREATH))
    yield Spacer(look.s(22 * large))
    if has_ribbon(shown):
        ref = LineRef(PaperLine.REACHED, 0)
        yield _Lines(shown.reached[0][0], "display", "heading", ref, gold=True)
        yield Spacer(look.s(10))
    if shown.audience:
        yield FixedBox(look.s(_ROW), Reserved(Place.AUDIENCE))
        if shown.talk:
            said, ref = quoted(shown.talk), LineRef(PaperLine.TALK)
            yield Spacer(look.s(4))
            yield _Lines(said, "italic", "lead", ref, quiet=True)
    elif shown.portrait is not None:
        yield Remark(shown, large)


def _others_win(look: Look, shown: FinalView, width: int, large: float) -> Iterator[Box]:
    yield heading(look, shown, width, "title")
    yield Spacer(look.s(12))
    if shown.portrait is None:
        yield FixedBox(look.s(_EMBLEM), partial(_emblem, shown))
        return
    size = round(look.s(_FACE) * large)
    yield FixedBox(size + look.s(8), partial(paint_face, shown, size))
    name = partial(_line, shown.heads[-1], "display", "heading", None)
    yield FixedBox(look.line("heading"), name)
    if shown.talk:
        ref = LineRef(PaperLine.TALK)
        yield _Lines(quoted(shown.talk), "italic", "lead", ref, quiet=True)


def winner(look: Look, shown: FinalView, width: int, large: float) -> Iterator[Box]:
    """Yield the winner's name in gold letters, and below it the heading; or only the heading."""
    ref, text = LineRef(PaperLine.HEADING), shown.champion or shown.heading
    pixels = round(celebrating.name_pixels(look, text, width) * large**0.5)
    if not shown.champion:
        yield FixedBox(round(pixels * 1.2), Reserved(Place.NAME), ref, ringed(ref))
        return
    yield FixedBox(round(pixels * 1.1), Reserved(Place.NAME))
    yield _Lines(shown.heading, "display", "heading", ref, gold=True, dots=False)


def heading(look: Look, shown: FinalView, width: int, step: str) -> Box:
    """Return the heading, in the letters of a step."""
    pixels = round(look.pixels(step) * 0.92)
    lines = surfaces.balanced(printed(shown.heading), "display", pixels, width)
    high = round(pixels * 1.25)
    ref = LineRef(PaperLine.HEADING)
    return FixedBox(high * len(lines), partial(_paint_heading, lines, pixels), ref, ringed(ref))


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


def paint_face(shown: FinalView, size: int, brush: PaintContext, rect: pygame.Rect) -> None:
    """Paint the opponent's portrait, with the face that the end of the match brings."""
    assert shown.portrait is not None
    face = portraits.portrait(shown.portrait, size, shown.mood)
    brush.target.blit(face, face.get_rect(center=rect.center))


class Remark(Struct, frozen=True):
    """The opponent's portrait, and next to it the name and the remark."""

    shown: FinalView
    large: float = 1.0

    def lay(self, look: Look, at: tuple[int, int], width: int, least: int = 0) -> LaidBox:
        del least
        shown, gap = self.shown, look.s(_TO_FACE)
        size = round(look.s(_REMARK_FACE) * self.large**0.5)
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
        texts = name + line * len(lines)
        high = max(size + look.s(26 if hangs else 0), texts + look.s(4))
        x = at[0] + (width - size - gap - wide) // 2
        face = pygame.Rect(x, at[1] + (high - size) // 2, size, size)
        top = at[1] + (high - texts) // 2
        beside = pygame.Rect(face.right + gap, top, wide, name)
        said = pygame.Rect(beside.x, beside.bottom, wide, line * len(lines))
        ref = LineRef(PaperLine.TALK)
        drawn = With(Moment.STAGE, partial(paint_face, shown, size))
        pieces = [
            PlacedBox(face, Reserved(Place.PORTRAIT) if hangs else drawn),
            PlacedBox(beside, self._name()),
        ]
        if lines:
            paint = partial(_left, lines, "italic", "lead", True)
            pieces.append(PlacedBox(said, paint, ref, ringed(ref)))
        return LaidBox(pygame.Rect(at, (width, high)), tuple(pieces))

    def _name(self) -> Paint:
        """Return what paints the opponent's name, together with the first line below it."""
        paint = partial(_left, (printed(self.shown.heads[-1]),), "display", "lead", False)
        if self.shown.talk:
            return With(LineRef(PaperLine.TALK), paint)
        first = int(has_ribbon(self.shown))
        figures = self.shown.reached[first:]
        return With(LineRef(PaperLine.REACHED, first), paint) if figures else paint


def _left(
    lines: Sequence[str], face: str, step: str, quiet: bool, brush: PaintContext, rect: pygame.Rect
) -> None:
    look = brush.look
    for row, line in enumerate(lines):
        at = (rect.x, rect.y + row * look.line(step))
        colour = look.theme.quiet if quiet else look.theme.text
        look.write(brush.target, line, at, step, face=face, colour=colour, width=rect.w + 2)


def _line(
    text: message.Text, face: str, step: str, colour: Colour | None, brush: PaintContext,
    rect: pygame.Rect,
) -> None:  # fmt: skip
    brush.look.write(
        brush.target, printed(text), rect.center, step, face=face, align="centre",
        colour=colour, middle=True, width=rect.w,
    )  # fmt: skip


def reached(look: Look, shown: FinalView, large: float = 1.0) -> tuple[Box, ...]:
    """Return a rule and the player's achievements that are not under the wreath.

    All are alike: only the winner and the line under the wreath shine.
    """
    first = int(has_ribbon(shown))
    if not shown.reached[first:]:
        return ()
    rule = FixedBox(look.s(22 * large), With(LineRef(PaperLine.REACHED, first), rule_off))
    lines = (
        _Lines(
            text,
            "text",
            "body",
            LineRef(PaperLine.REACHED, place),
        )
        for place, (text, _) in enumerate(shown.reached)
        if place >= first
    )
    return (rule, *lines)


def rule_off(brush: PaintContext, rect: pygame.Rect) -> None:
    """Draw a rule with a diamond in the middle."""
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
        room = width - (2 * look.s(_DOT + 4) if self.gold and self.dots else 0)
        lines = surfaces.balanced(printed(self.text), self.face, look.pixels(self.step), room)
        high = max(least, len(lines) * look.line(self.step) + look.s(4))
        return FixedBox(high, partial(self._paint, lines), self.ref, ringed(self.ref)).lay(
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
                for x in (lies.left - look.s(_DOT), lies.right + look.s(_DOT)):
                    surfaces.dot(brush.target, (x, lies.centery), 2.6 * look.scale, colour)


def ringed(ref: ItemRef) -> partial[None]:
    """Return the function that draws the focus ring around an item."""
    return partial(_ring, ref)


def _ring(ref: ItemRef, brush: PaintContext, rect: pygame.Rect) -> None:
    look = brush.look
    if brush.cursor.rings(ref):
        around = rect.inflate(look.s(8), look.s(2))
        surfaces.focus_ring(brush.target, around, look.s(8), look.theme, look.scale)
