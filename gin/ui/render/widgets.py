"""Buttons, ribbons, scroll bars and brackets that scenes share."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

import pygame
from msgspec import Struct

from gin.core.message import Text
from gin.interface.pictures import Icon
from gin.interface.refs import ItemRef, ZoneRef
from gin.interface.view import Item
from gin.language.translation import printed
from gin.ui.art import surfaces
from gin.ui.art.vector import Colour, Point, mix
from gin.ui.render.compositor import FramePart
from gin.ui.render.style import Look, in_lines

BESIDE = 20
"""Sum of the margins left and right of a button's text, in units."""


class Cursor(Struct, frozen=True):
    """Input state that painting depends on.

    `keyboard` means that the focus is visible. `behind` is the number of letters after the caret of
    the focused field. `composed` is an input method's unfinished text at the caret. `aimed` means
    that the player, not the program, moved the focus. `armed` means that the player has pressed
    Enter once, and a second press would act.
    """

    focus: ItemRef | None = None
    hover: ItemRef | None = None
    pressed: ItemRef | None = None
    drop: ZoneRef | None = None
    keyboard: bool = True
    gap: int | None = None
    dragged: ItemRef | None = None
    composed: str = ""
    behind: int = 0
    aimed: bool = False
    armed: bool = False

    def state(self, ref: ItemRef | None, *, dimmed: bool = False) -> str:
        if dimmed:
            return "disabled"
        if ref is None:
            return "normal"
        if ref == self.pressed:
            return "pressed"
        if ref == self.hover:
            return "hover"
        return "normal"

    def about(self, *refs: ItemRef | None) -> Cursor:
        """Return only the state of these items, so that changes of others make no difference."""
        focus, hover, pressed = (
            ref if ref in refs else None for ref in (self.focus, self.hover, self.pressed)
        )
        if focus is None:
            return Cursor(focus, hover, pressed, keyboard=False)
        return Cursor(
            focus, hover, pressed, keyboard=self.keyboard, composed=self.composed,
            behind=self.behind,
        )  # fmt: skip

    def rings(self, ref: ItemRef | None) -> bool:
        return ref is not None and ref == self.focus and self.keyboard

    def points_at(self, ref: ItemRef | None) -> bool:
        """Return whether the visible keyboard focus, or else the mouse, is on an item."""
        return ref is not None and ref == (self.focus if self.keyboard else self.hover)


def button(
    target: pygame.Surface,
    look: Look,
    rect: pygame.Rect,
    item: Item,
    cursor: Cursor,
    main: bool = False,
    key: str = "",
    step: str = "body",
    pixels: int | None = None,
) -> None:
    """Paint a button and its focus ring; `pixels` is a font size shared with other buttons."""
    text = printed(item.written)
    pixels = pixels or lettering(look, item, rect.width, key=key, step=step)
    state = cursor.state(item.ref, dimmed=item.dimmed)
    surfaces.button(
        target, rect, text, look.theme, look.scale, main, state, key, pixels, look.deck.four_colour
    )
    if cursor.rings(item.ref):
        surfaces.focus_ring(target, rect, look.s(10), look.theme, look.scale)


def quiet_plate(
    target: pygame.Surface, look: Look, rect: pygame.Rect, item: Item, cursor: Cursor
) -> pygame.Rect:
    """Paint a less important button without its text: an outline, filled under the mouse.

    Return its place, which is lower while it is pressed. In contrast themes it is always filled.
    """
    theme, state, radius = look.theme, cursor.state(item.ref), look.s(10)
    box = rect.move(0, look.s(1)) if state == "pressed" else rect
    active = theme.plain or state != "normal"
    if active:
        fill = mix(theme.panel, theme.brass_light, 0.2 if state == "hover" else 0.08)
        edge = theme.brass_light if state == "hover" else theme.brass
        alpha = 255 if theme.plain else 226
        thick = max(2 if theme.plain else 1, look.s(1.5 if theme.plain else 1))
    else:
        fill, alpha, thick = theme.panel, 90, max(1, look.s(1))
        edge = mix(theme.cloth, theme.brass, 0.55)
    surfaces.slab(target, box, radius, (*fill[:3], alpha), thick, edge)
    if cursor.rings(item.ref):
        surfaces.focus_ring(target, rect, radius, theme, look.scale)
    return box


def quiet_ink(look: Look, item: Item, cursor: Cursor) -> Colour:
    """Return the colour of the text on a `quiet_plate`."""
    if look.theme.plain or cursor.state(item.ref) != "normal":
        return look.theme.text
    return mix(look.theme.quiet, look.theme.text, 0.4)


LEAST_LETTERS = 13


def lettering(look: Look, item: Item, width: int, *, key: str = "", step: str = "body") -> int:
    """Return the largest font size at which a button's text and key fit, or the minimum."""
    text, pixels = printed(item.written), look.pixels(step)
    while pixels > LEAST_LETTERS:
        taken = surfaces.line_width(text, "bold", pixels)
        if key:
            taken += surfaces.cap_width(key, pixels, look.scale) + look.s(10)
        if taken <= width - look.s(BESIDE):
            break
        pixels -= 1
    return pixels


def button_width(look: Look, item: Item, pixels: int = 0) -> int:
    """Return the width of a button; `pixels` is its font size, by default the normal one."""
    pixels = pixels or look.pixels("body")
    return surfaces.line_width(printed(item.written), "bold", pixels) + look.s(BESIDE)


def least_button_width(look: Look, item: Item) -> int:
    """Return the smallest width of a button: its widest word at the smallest font size."""
    words = printed(item.written).split()
    least = max((look.least_width_of(word, "bold", "body") for word in words), default=0)
    return min(button_width(look, item), round(least) + look.s(BESIDE))


def button_part(
    look: Look,
    rect: pygame.Rect,
    item: Item,
    cursor: Cursor,
    *,
    main: bool = False,
    key: str = "",
    pixels: int | None = None,
) -> FramePart:
    """Return a button as a frame part."""
    area = surfaces.shadow_area(rect, 0.12, look.scale)
    about = cursor.about(item.ref)
    return FramePart.of(area, button, look, rect, item, about, main, key, "body", pixels)


def icon_button(
    target: pygame.Surface,
    look: Look,
    rect: pygame.Rect,
    item: Item,
    cursor: Cursor,
) -> None:
    """Paint a button with the icon of the table's menu, of the main menu, or of going back."""
    theme = look.theme
    light = {"hover": 0.2, "pressed": 0.0}.get(cursor.state(item.ref), 0.08)
    fill = mix(theme.panel, theme.brass_light, light)
    surfaces.cast(target, rect, look.s(12), 0.12, look.scale, theme.plain)
    edge = max(2 if theme.plain else 1, look.s(1.5))
    alpha = 255 if theme.plain else 230
    surfaces.slab(target, rect, look.s(12), (*fill[:3], alpha), edge, theme.brass)
    k, (x, y) = look.scale, rect.center
    if item.icon is Icon.MENU:
        for row in (-1, 0, 1):
            bar = pygame.Rect(0, 0, look.s(20), max(2, look.s(2.4)))
            bar.center = (x, y + row * look.s(7))
            pygame.draw.rect(target, theme.brass_light, bar, border_radius=2)
    elif item.icon is Icon.HOME:
        roof = [(x - 10 * k, y - k), (x, y - 10 * k), (x + 10 * k, y - k)]
        walls = [(x - 7 * k, y - 3 * k), (x - 7 * k, y + 9 * k), (x + 7 * k, y + 9 * k)]
        for line in (roof, [*walls, (x + 7 * k, y - 3 * k)]):
            surfaces.curve(target, line, 2.4 * k, theme.brass_light)
    else:
        surfaces.arrow(target, x + 4 * k, (x - 5 * k, y), 9 * k, 2.6 * k, theme.brass_light)
    if cursor.rings(item.ref):
        surfaces.focus_ring(target, rect, look.s(12), theme, look.scale)


def pill(
    look: Look,
    text: Text,
    at: tuple[int, int],
    width: int,
    *,
    step: str = "lead",
    face: str = "bold",
    anchor: str = "centre",
    solid: bool = False,
    least: float = 0.74,
) -> FramePart:
    """Return a sentence on a ribbon, on several lines if necessary.

    `at` is the centre of the ribbon, or of the edge that `anchor` names. To save lines, the font
    size may shrink to the share `least` of the usual size.
    """
    pixels = look.pixels(step)
    smallest = min(pixels, max(13, round(pixels * least)))
    lines, pixels = _fitting(printed(text), face, pixels, smallest, width - look.s(56))
    wide = max(surfaces.line_width(row, face, pixels) for row in lines)
    high = round(pixels * 1.36) * len(lines) + look.s(12)
    rect = pygame.Rect(0, 0, min(width, wide + look.s(56)), high)
    rect.center = at
    if anchor == "top":
        rect.top = at[1]
    elif anchor == "bottom":
        rect.bottom = at[1]
    return FramePart.of(rect, _pill, look, rect, lines, face, pixels, solid)


def _pill(
    target: pygame.Surface,
    look: Look,
    rect: pygame.Rect,
    lines: tuple[str, ...],
    face: str,
    pixels: int,
    solid: bool,
) -> None:
    theme, line = look.theme, round(pixels * 1.36)
    edge = theme.line if theme.plain else mix(theme.cloth, theme.brass, 0.45)
    alpha = 255 if theme.plain or solid else 170
    radius = min(rect.h // 2, look.s(22))
    surfaces.slab(target, rect, radius, (*theme.panel[:3], alpha), 1, edge)
    for row, words in enumerate(lines):
        middle = (rect.centerx, rect.y + look.s(6) + row * line + line // 2)
        surfaces.write(
            target, words, middle, face, pixels, theme.text, "centre", on_dark=not look.light,
            middle=True, four_colour=look.deck.four_colour,
        )  # fmt: skip


def pill_height(
    look: Look,
    text: Text,
    width: int,
    *,
    step: str = "lead",
    face: str = "bold",
    least: float = 0.74,
) -> int:
    """Return the height of a ribbon with this text."""
    return pill(look, text, (0, 0), width, step=step, face=face, least=least).rect.h


@lru_cache(maxsize=32)
def _fitting(
    text: str, face: str, pixels: int, smallest: int, width: int
) -> tuple[tuple[str, ...], int]:
    for size in range(pixels, smallest - 1, -1):
        if surfaces.is_one_line(text, face, size, width):
            return (text,), size
    # Several lines are needed: use the largest size that needs no more lines than the smallest.
    fewest = len(surfaces.wrap(text, face, smallest, width))
    while pixels > smallest and len(surfaces.wrap(text, face, pixels, width)) > fewest:
        pixels -= 1
    return surfaces.balanced(text, face, pixels, width), pixels


def scroll_bar(
    target: pygame.Surface,
    look: Look,
    viewport: pygame.Rect,
    content: int,
    offset: int,
    *,
    on_paper: bool = False,
    arrows: bool = False,
) -> None:
    """Paint a scroll bar, unless all content fits in the viewport.

    With `arrows`, an arrow above or below the bar says that more follows there.
    """
    if content <= viewport.h:
        return
    track = pygame.Rect(viewport.right - look.s(8), viewport.y, look.s(6), viewport.h)
    ground, metal = mix(look.theme.panel, look.theme.line, 0.3), look.theme.brass
    paper = look.theme.paper
    if on_paper and paper.plain:
        ground, metal = mix(paper.fill, paper.ink, 0.2), paper.ink
    elif on_paper:
        ground, metal = mix(paper.fill, paper.edge, 0.3), look.theme.brass_dark
    pygame.draw.rect(target, ground, track, border_radius=3)
    height = max(look.s(24), track.h * viewport.h // content)
    most = max(1, content - viewport.h)
    top = track.y + (track.h - height) * min(max(0, offset), most) // most
    thumb = pygame.Rect(track.x, top, track.w, height)
    pygame.draw.rect(target, metal, thumb, border_radius=3)
    if not arrows:
        return
    half, k = look.s(6), look.scale
    for more, y, way in ((offset > 0, track.y, -1), (offset < most, track.bottom, 1)):
        if more:
            x, tip = track.centerx, y + way * look.s(12)
            corners = [(x - half, tip - way * half), (x, tip), (x + half, tip - way * half)]
            surfaces.curve(target, corners, 2.2 * k, metal)


def chip(
    look: Look, text: Text, centre: tuple[int, int], pixels: int | None = None
) -> FramePart:  # fmt: skip
    """Return a small count in a brass-edged pill."""
    words, pixels = printed(text), pixels or look.pixels("label")
    width = surfaces.line_width(words, "bold", pixels) + look.s(24)
    rect = pygame.Rect(0, 0, width, round(pixels * 1.36) + look.s(6))
    rect.center = centre
    return FramePart.of(rect, _chip, look, rect, words, pixels)


def _chip(
    target: pygame.Surface, look: Look, rect: pygame.Rect, text: str, pixels: int
) -> None:  # fmt: skip
    theme = look.theme
    alpha = 255 if theme.plain else 225
    fill, edge = (*theme.panel[:3], alpha), max(1, look.s(1))
    surfaces.slab(target, rect, rect.h // 2, fill, edge, theme.brass)
    colour = theme.text if theme.plain else theme.brass_light
    look.write(
        target, text, rect.center, "label", face="bold", colour=colour, align="centre",
        middle=True, pixels=pixels,
    )  # fmt: skip


def curve(points: list[Point], width: float, colour: Colour) -> FramePart:
    """Return an antialiased polyline with round joints."""
    return FramePart.of(
        surfaces.curve_area(points, width), surfaces.curve, tuple(points), width, colour
    )


CAPTION = "bold"
"""Face of captions on the cloth, where regular letters would look thin."""


def bracket(
    look: Look,
    span: tuple[float, float],
    y: float,
    label: Text,
    *,
    limit: float,
    colour: Colour | None = None,
    lines: int = 1,
) -> Iterator[FramePart]:
    """Yield a bracket under cards that belong together, with its label below.

    A label wider than the cards extends to the right, reduced if needed, but not beyond `limit`. If
    the smallest size doesn't fit there, the label wraps into `lines` lines; if that is 1, the label
    extends to the left.
    """
    a, b = span[0] + look.s(3), span[1] - look.s(3)
    ends = [(a, y - look.s(6)), (a, y), (b, y), (b, y - look.s(6))]
    yield curve(ends, max(1.4, 1.8 * look.scale), colour or look.theme.brass)
    words = printed(label)
    wide = look.width_of(words, CAPTION, "label")
    under = round(b - a) + look.s(20)
    if wide <= under:
        yield look.written(
            words, ((a + b) / 2, y + look.s(4)), "label", face=CAPTION, colour=look.theme.quiet,
            align="centre",
        )  # fmt: skip
        return
    to_right = look.least_width_of(words, CAPTION, "label") <= round(limit - a)
    if lines > 1 and not to_right:
        room_for, pixels = round(limit - a), look.pixels("label")
        shown, pixels = in_lines(words, CAPTION, pixels, room_for, lines)
        for row, text in enumerate(shown):
            at = (a, y + look.s(4) + row * round(pixels * 1.2))
            ink = look.theme.quiet
            yield look.written(text, at, "label", face=CAPTION, colour=ink, pixels=pixels)
        return
    yield look.written(
        words, (a if to_right else b, y + look.s(4)), "label", face=CAPTION,
        colour=look.theme.quiet,
        align="left" if to_right else "right", width=round(limit - a) if to_right else None,
    )  # fmt: skip
