"""The rewards of a match, as small things on the cloth with a button next to each."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial

import pygame
from msgspec import Struct
from msgspec.structs import replace

from gin.interface.controls import ControlKind
from gin.interface.paper import FinalReward
from gin.interface.refs import ItemRef
from gin.interface.view import Item
from gin.language.translation import printed
from gin.messages import goals as messages
from gin.ui.art import design, portraits, surfaces
from gin.ui.art.swatch import swatch
from gin.ui.render import card_painter
from gin.ui.render.boxes import Grid, LaidBox, PaintContext, PlacedBox, button
from gin.ui.render.geometry import Slot, card_height
from gin.ui.render.style import Look
from gin.ui.scenes.final_story import ringed

_PICTURE = 84
"""Side of the square for a reward's picture, in units."""
_SMALLER = (1.0, 0.86, 0.72)
"""Sizes of the pictures, to fit two rewards into a row."""
_UPRIGHT, _GAP = 190, 18
"""Maximum width of a reward that stands upright, and the gap between two rewards, in units."""
_APART = 14
"""Distance between a picture and its words, in units."""
_CARD, _SWATCH = 0.67, (0.93, 0.71)
"""Width of a card back, and size of a piece of cloth, as shares of the square."""
_LIFT, _TURN = 0.06, -7.0
"""Height of a card back above the cloth, and its turn in degrees."""


class RewardTray(Struct, frozen=True):
    """The rewards, in one row if there is room; `buttons` are the items that put them on.

    Three or more stand upright, with the words and the button below each picture.
    """

    rewards: tuple[FinalReward, ...]
    buttons: Mapping[ItemRef, Item]

    def lay(self, look: Look, at: tuple[int, int], width: int, least: int = 0) -> LaidBox:
        gap, columns = look.s(_GAP), 1
        items = [
            None if one.button is None else self.buttons.get(one.button) for one in self.rewards
        ]
        shown = [*zip(self.rewards, items, strict=True)]
        across = (width - look.s(_GAP) * (len(shown) - 1)) // len(shown)
        if len(shown) > 2 and across >= max(_width(look, *one, wraps=True) for one in shown):
            across = min(across, look.s(_UPRIGHT))
            row = across * len(shown) + look.s(_GAP) * (len(shown) - 1)
            upright = Grid(
                [_Upright(*one, _most_lines(look, shown, across)) for one in shown],
                len(shown), look.s(_GAP),
            )  # fmt: skip
            laid = upright.lay(look, (at[0] + (width - row) // 2, at[1]), row, least)
            return LaidBox(pygame.Rect(at[0], at[1], width, laid.rect.h), laid.pieces)
        for small in _SMALLER:
            side = look.s(_PICTURE * small)
            wide = max(_width(look, one, item, wraps=small < 1) for one, item in shown)
            if len(shown) > 1 and 2 * (side + look.s(_APART) + wide) + gap <= width:
                columns = 2
                break
        cell = (width - gap * (columns - 1)) // columns
        wide = min(max(_width(look, *one) for one in shown), cell - side - look.s(_APART))
        boxes = [_Reward(one, item, side, wide) for one, item in shown]
        rows = [
            Grid(boxes[at : at + columns], min(columns, len(boxes) - at), gap)
            for at in range(0, len(boxes), columns)
        ]
        return Grid(rows, 1, 0, look.s(10)).lay(look, at, width, least)


class _Upright(Struct, frozen=True):
    """A reward with the words and the button below its picture, and room for that many lines."""

    shown: FinalReward
    button: Item | None
    lines: int

    def lay(self, look: Look, at: tuple[int, int], width: int, least: int = 0) -> LaidBox:
        del least
        side, shown = look.s(_PICTURE), self.shown
        names = look.line("body") * self.lines
        texts = look.s(10) + look.line("label") + names + look.s(6)
        high = side + texts + _button_height(look)
        rect = pygame.Rect(at, (width, high))
        picture = pygame.Rect((width - side) // 2, 0, side, side)
        below = pygame.Rect(0, rect.bottom - _button_height(look), 0, _button_height(look))
        below.w = min(width, _button_width(look, self.button))
        below.centerx = rect.centerx
        worn = below.move(-rect.x, -rect.y) if self.button is None else None
        lines, words = _lines(look, shown, width), pygame.Rect(0, side + look.s(10), width, texts)
        paint = partial(_paint, shown, picture, words, lines, worn, "centre")
        pieces = [PlacedBox(rect, paint, shown.ref, ringed(shown.ref))]
        if self.button is not None:
            pieces.append(PlacedBox(below, button(self.button, step="label"), self.button.ref))
        return LaidBox(rect, tuple(pieces))


class _Reward(Struct, frozen=True):
    """A reward, with a picture in a square of this side, and words and a button this wide."""

    shown: FinalReward
    button: Item | None
    side: int
    wide: int

    def lay(self, look: Look, at: tuple[int, int], width: int, least: int = 0) -> LaidBox:
        side, gap = self.side, look.s(_APART)
        lines = _lines(look, self.shown, self.wide)
        button_high = _button_height(look)
        text_high = look.line("label") + len(lines) * look.line("body") + look.s(6)
        high = max(side, text_high + button_high, least)
        left = at[0] + (width - side - gap - self.wide) // 2
        top = at[1] + (high - text_high - button_high) // 2
        picture = pygame.Rect(left, at[1] + (high - side) // 2, side, side)
        below = pygame.Rect(picture.right + gap, top + text_high, self.wide, button_high)
        below.w = min(self.wide, _button_width(look, self.button))
        around = pygame.Rect(left, at[1], side + gap + self.wide, high)
        worn = below.move(-left, -at[1]) if self.button is None else None
        words = pygame.Rect(side + gap, top - at[1], self.wide + look.s(4), text_high)
        picture.move_ip(-left, -at[1])
        paint = partial(_paint, self.shown, picture, words, lines, worn, "left")
        pieces = [PlacedBox(around, paint, self.shown.ref, ringed(self.shown.ref))]
        if self.button is not None:
            pieces.append(PlacedBox(below, button(self.button, step="label"), self.button.ref))
        return LaidBox(pygame.Rect(at, (width, high)), tuple(pieces))


def _most_lines(look: Look, shown: Sequence[tuple[FinalReward, Item | None]], width: int) -> int:
    return max(len(_lines(look, reward, width)) for reward, _ in shown)


def _button_height(look: Look) -> int:
    return max(look.s(36), look.line("label") + look.s(12))


def _button_width(look: Look, item: Item | None) -> int:
    words = printed(messages.IN_USE) if item is None else printed(item.written)
    return max(look.s(92), look.width_of(words, "bold", "label") + look.s(32))


def _lines(look: Look, shown: FinalReward, wide: int) -> tuple[str, ...]:
    return surfaces.wrap(printed(shown.name), "bold", look.pixels("body"), wide + 2)


def _width(look: Look, shown: FinalReward, item: Item | None, *, wraps: bool = False) -> int:
    """Return the width of the words and the button; if it `wraps`, of the name's widest word."""
    name = printed(shown.name)
    return max(
        look.width_of(printed(shown.kind), "text", "label"),
        *(look.width_of(part, "bold", "body") for part in (name.split() if wraps else (name,))),
        _button_width(look, item),
    )  # fmt: skip


def _paint(
    shown: FinalReward,
    picture: pygame.Rect,
    words: pygame.Rect,
    lines: tuple[str, ...],
    worn: pygame.Rect | None,
    align: str,
    brush: PaintContext,
    rect: pygame.Rect,
) -> None:
    """Draw a reward in `rect`; the other rectangles are relative to its corner."""
    look, target = brush.look, brush.target
    _picture(shown, brush, picture.move(rect.topleft))
    words = words.move(rect.topleft)
    x, y = words.centerx if align == "centre" else words.x, words.y
    kind, quiet = printed(shown.kind), look.theme.quiet
    look.write(target, kind, (x, y), "label", colour=quiet, align=align, width=words.w)
    y += look.line("label")
    for line in lines:
        look.write(target, line, (x, y), "body", face="bold", align=align, width=words.w)
        y += look.line("body")
    if worn is not None:
        _in_use(brush, worn.move(rect.topleft), words.w)


def _in_use(brush: PaintContext, at: pygame.Rect, wide: int) -> None:
    look, theme = brush.look, brush.look.theme
    colour = theme.text if theme.plain else theme.brass_light
    left, k = (at.x + look.s(7), at.centery), look.scale
    surfaces.check_mark(brush.target, left, 13 * k, max(1.6, 2.2 * k), colour)
    look.write(
        brush.target, printed(messages.IN_USE), (at.x + look.s(20), at.centery), "label",
        colour=colour, middle=True, width=wide,
    )  # fmt: skip


def _picture(shown: FinalReward, brush: PaintContext, rect: pygame.Rect) -> None:
    look, target = brush.look, brush.target
    if shown.sample is None:
        assert shown.face is not None
        size = rect.w - look.s(4)
        surfaces.cast(
            target, rect.inflate(-look.s(4), -look.s(4)), size // 2, 0.12, look.scale,
            look.theme.plain,
        )  # fmt: skip
        image = portraits.portrait(shown.face, size)
        target.blit(image, image.get_rect(center=rect.center))
    elif shown.sample.kind is ControlKind.BACKS:
        wide = float(round(rect.w * _CARD))
        slot = Slot(rect.centerx, rect.centery, wide, card_height(wide), _TURN)
        card_painter.card(target, replace(look, back=shown.sample.value), "", slot, _LIFT)
    else:
        size_of = round(rect.w * _SWATCH[0]), round(rect.w * _SWATCH[1])
        image = swatch(design.THEMES[shown.sample.value], size_of)
        target.blit(image, image.get_rect(center=rect.center))
