"""Shadows, panels, buttons and text that scenes are built from."""

from __future__ import annotations

import math
import random
import re
from bisect import bisect_right
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import lru_cache
from itertools import pairwise, product

import pygame

from gin.core.external_text import harmless
from gin.ui.art import cards, design, letters
from gin.ui.art.design import Paper, Theme
from gin.ui.art.image_cache import cached, saved
from gin.ui.art.vector import Canvas, Colour, Point, mix

# --- surfaces ----------------------------------------------------------------------------------


@cached
def dashed(size: tuple[int, int], radius: int, k: float, colour: Colour) -> pygame.Surface:
    """Draw a dashed rounded frame of this `size`, on an image 2 px larger on each side."""
    size = (size[0] + 4, size[1] + 4)
    canvas = Canvas(size, size[0], 4, (*colour[:3], 0))
    inset = 2 + k
    outline: list[Point] = []
    for cx, cy, start in (
        (size[0] - inset - radius, inset + radius, -90),
        (size[0] - inset - radius, size[1] - inset - radius, 0),
        (inset + radius, size[1] - inset - radius, 90),
        (inset + radius, inset + radius, 180),
    ):
        angles = [math.radians(start + step * 9) for step in range(11)]
        outline += [(cx + radius * math.cos(a), cy + radius * math.sin(a)) for a in angles]
    outline.append(outline[0])
    unit = max(k, 0.05)
    dash, space, travelled, on = 9 * unit, 6 * unit, 0.0, True
    for (x0, y0), (x1, y1) in zip(outline, outline[1:]):
        length, done = math.hypot(x1 - x0, y1 - y0), 0.0
        while done < length - 1e-6:
            piece = min((dash if on else space) - travelled, length - done)
            a, b = done / length, (done + piece) / length
            if on:
                ends = (
                    (x0 + (x1 - x0) * a, y0 + (y1 - y0) * a),
                    (x0 + (x1 - x0) * b, y0 + (y1 - y0) * b),
                )
                canvas.stroke(ends, 1.7 * k, colour)
            done += piece
            travelled += piece
            if travelled >= (dash if on else space) - 1e-6:
                on, travelled = not on, 0.0
    return canvas.finished()


def rounded_once(
    size: tuple[int, int],
    radius: int,
    fill: Colour,
    border: int = 0,
    border_colour: Colour = (0, 0, 0),
) -> pygame.Surface:
    """Draw a rounded rectangle, uncached, for callers that draw on it or cache the result."""
    side = _least_rounded_side(radius, border)
    small = (min(size[0], side), min(size[1], side))
    out = pygame.Surface(size, pygame.SRCALPHA, 32)
    # Add instead of blending: the surface is empty, and the pieces have their own alpha.
    made = _smooth(small, radius, fill, border, border_colour)
    _stretch(out, made, out.get_rect(), pygame.BLEND_RGBA_ADD)
    return out


rounded = cached(rounded_once)
"""Cached variant of `rounded_once`."""


def _smooth(
    size: tuple[int, int], radius: int, fill: Colour, border: int, border_colour: Colour
) -> pygame.Surface:
    k = 4
    w, h = size[0] * k, size[1] * k
    edge = border_colour if border else fill
    big = pygame.Surface((w, h), pygame.SRCALPHA, 32)
    big.fill((*edge[:3], 0))
    alpha = edge[3] if len(edge) > 3 else 255
    pygame.draw.rect(big, (*edge[:3], alpha), (0, 0, w, h), border_radius=radius * k)
    if border:
        b = border * k
        inner_alpha = fill[3] if len(fill) > 3 else 255
        pygame.draw.rect(
            big,
            (*fill[:3], inner_alpha),
            (b, b, w - 2 * b, h - 2 * b),
            border_radius=max(1, (radius - border) * k),
        )
    return pygame.transform.smoothscale(big, size)


@cached
def shadow(size: tuple[int, int], radius: int, blur: int, alpha: int) -> pygame.Surface:
    """Draw a soft shadow, larger than `size` by twice `blur` on each side."""
    return _blurred(size, radius, blur, (0, 0, 0, alpha))


def _blurred(size: tuple[int, int], radius: int, blur: int, colour: Colour) -> pygame.Surface:
    """Draw a blurred rounded rectangle; if the blur is wide, at reduced size, to save time."""
    pad, k = blur * 2, _blur_reduction(blur)
    whole = (size[0] + 2 * pad, size[1] + 2 * pad)
    small = (math.ceil(whole[0] / k), math.ceil(whole[1] / k))
    out = pygame.Surface(small, pygame.SRCALPHA, 32)
    out.fill((*colour[:3], 0))
    box = (round(pad / k), round(pad / k), round(size[0] / k), round(size[1] / k))
    pygame.draw.rect(out, colour, box, border_radius=round(radius / k))
    out = pygame.transform.gaussian_blur(out, max(1, round(blur / k)))
    return out if k == 1 else pygame.transform.smoothscale(out, whole)


def _blur_reduction(blur: int) -> int:
    """Return by how much an image may be reduced without losing anything of a blur this wide."""
    return 4 if blur >= 10 else 2 if blur >= 3 else 1


@cached
def glow(size: tuple[int, int], radius: int, blur: int, colour: Colour) -> pygame.Surface:
    """Draw a soft glow, as large as `shadow`."""
    return _blurred(size, radius, blur, colour)


def cast(
    target: pygame.Surface,
    rect: pygame.Rect,
    radius: int,
    lift: float,
    scale: float,
    plain: bool = False,
    *,
    solid: bool = False,
) -> None:
    """Draw the shadows of something `lift` (0 to 1) above the table; none if `plain`.

    If `solid`, the caller paints over the middle, which may be left out.
    """
    if plain:
        return
    hidden = rect.inflate(-2 * radius, -2 * radius) if solid else None
    for blur, drop, alpha in _shadows(lift):
        b = max(1, round(blur * scale))
        around = rect.inflate(4 * b, 4 * b).move(0, round(drop * scale))
        if _worth_stretching(around.size, _least_side(radius, b) + 4 * b):
            _stretch(target, _least_shadow(radius, b, round(alpha)), around, hidden=hidden)
        else:
            target.blit(shadow(rect.size, radius, b, round(alpha)), around)


def _shadows(lift: float) -> tuple[tuple[float, float, float], ...]:
    return (
        (2 + 2 * lift, 1 + 2 * lift, 110 - 30 * lift),
        (9 + 15 * lift, 5 + 19 * lift, 92 - 8 * lift),
    )


@cached
def _least_shadow(radius: int, blur: int, alpha: int) -> pygame.Surface:
    side = _least_side(radius, blur)
    return _blurred((side, side), radius, blur, (0, 0, 0, alpha))


def _least_side(radius: int, blur: int) -> int:
    return (4 * blur + 2 * radius + 8) // 4 * 4 + 1


def _worth_stretching(size: tuple[int, int], least: int) -> bool:
    return min(size) >= least and size[0] * size[1] > _LARGE


_LARGE = 60_000
"""Images of more pixels are stretched from small cached ones, to save memory."""


def _stretch(
    target: pygame.Surface,
    small: pygame.Surface,
    rect: pygame.Rect,
    flags: int = 0,
    hidden: pygame.Rect | None = None,
) -> None:
    """Draw a small image over a rectangle, stretching its middle row and column.

    Parts outside the target's clip or inside `hidden` are not drawn.
    """
    seen, halves = target.get_clip().clip(rect), []
    for k in (0, 1):
        have, start, want = small.get_size()[k], rect.topleft[k], rect.size[k]
        half, far = have // 2, have - have // 2 - 1
        ends = ((0, start, half), (half, start + half, want - half - far))
        halves.append((*ends, (have - far, start + want - far, far)))
    for row, (top, y, high) in enumerate(halves[1]):
        for column, (left, x, wide) in enumerate(halves[0]):
            part = pygame.Rect(x, y, wide, high).clip(seen)
            if not part or (hidden is not None and hidden.contains(part)):
                continue
            source = pygame.Rect(left + part.x - x, top + part.y - y, *part.size)
            if column == 1:
                source.x, source.w = left, 1
            if row == 1:
                source.y, source.h = top, 1
            piece = small.subsurface(source)
            if source.size == (1, 1) and (flags or piece.get_at((0, 0)).a == 255):
                target.fill(piece.get_at((0, 0)), part, flags)
                continue
            if source.size != part.size:
                piece = pygame.transform.scale(piece, part.size)
            target.blit(piece, part, special_flags=flags)


def slab(
    target: pygame.Surface,
    rect: pygame.Rect,
    radius: int,
    fill: Colour,
    border: int = 0,
    border_colour: Colour = (0, 0, 0),
) -> None:
    """Draw a rounded rectangle of any size."""
    side = _least_rounded_side(radius, border)
    if _worth_stretching(rect.size, side):
        _stretch(target, _least_rounded(side, radius, fill, border, border_colour), rect)
    else:
        target.blit(rounded(rect.size, radius, fill, border, border_colour), rect)


def _least_rounded_side(radius: int, border: int) -> int:
    return 2 * (max(radius, border, 1) + 1) + 1


@cached
def _least_rounded(
    side: int, radius: int, fill: Colour, border: int, border_colour: Colour
) -> pygame.Surface:
    return _smooth((side, side), radius, fill, border, border_colour)


def shadow_area(rect: pygame.Rect, lift: float, scale: float) -> pygame.Rect:
    """Return a rectangle extended by the shadows at this height."""
    pad = max(math.ceil((2 * blur + drop) * scale) for blur, drop, _ in _shadows(lift))
    return rect.inflate(2 * pad + 4, 2 * pad + 4)


# --- lettering ---------------------------------------------------------------------------------

_HYPHENS = r"(?<![\w-])-(?=\d)"
_LONGEST_WORD = 20
"""Longest word that is never broken, in letters."""
_SUITS = {"♠": "S", "♥": "H", "♦": "D", "♣": "C"}
_SUIT_SIGNS = "([♠♥♦♣])"


def suit_colour(suit: str, on_dark: bool, four_colour: bool) -> Colour:
    """Return the colour of a suit sign in text, lighter on dark ground."""
    style = cards.DeckStyle(
        four_colour=four_colour, black=on_dark, white=four_colour and not on_dark
    )
    return style.ink(suit)


@cached
def line_image(
    text: str,
    face: str,
    pixels: int,
    colour: Colour,
    on_dark: bool = True,
    four_colour: bool = False,
) -> pygame.Surface:
    """Draw one line of text, with suit signs as on cards."""
    font = design.font(face, pixels)
    pieces: list[tuple[pygame.Surface, int]] = []
    for run in re.split(_SUIT_SIGNS, _readable(text)):
        if run in _SUITS:
            suit = _SUITS[run]
            ink = suit_colour(suit, on_dark, four_colour)
            sign = cards.suit_image(suit, round(pixels * 0.86), ink)
            pieces.append((sign, round(font.get_ascent() - sign.get_height() * 0.90)))
        elif run:
            pieces += ((piece, 0) for piece in letters.written(run, face, pixels, colour))
    width = max(1, sum(piece.get_width() for piece, _ in pieces))
    out = pygame.Surface((width, font.get_height()), pygame.SRCALPHA, 32)
    out.fill((*colour[:3], 0))
    x = 0
    for piece, y in pieces:
        out.blit(piece, (x, y))
        x += piece.get_width()
    return out


@lru_cache(maxsize=1024)
def line_width(text: str, face: str, pixels: int) -> int:
    """Return the width of a `line_image` without drawing it."""
    return max(1, _measure(face, pixels)(_readable(text)))


def line_size(text: str, face: str, pixels: int) -> tuple[int, int]:
    """Return the size of a `line_image` without drawing it."""
    return line_width(text, face, pixels), design.font(face, pixels).get_height()


def _readable(text: str) -> str:
    return re.sub(_HYPHENS, "\u2212", harmless(text))


def caret_at(text: str, place: int, face: str, pixels: int) -> int:
    """Return the caret's x after the first `place` letters of a line."""
    place = len(_readable(text[:place]))
    x = 0
    for run in re.split(_SUIT_SIGNS, _readable(text)):
        if run not in _SUITS and place <= len(run):
            return x + (letters.caret(run, place, face, pixels) if run else 0)
        x += _measure(face, pixels)(run)
        place -= len(run)
    return x


def write(
    target: pygame.Surface,
    text: str,
    at: Point,
    face: str,
    pixels: int,
    colour: Colour,
    align: str = "left",
    on_dark: bool = True,
    shade: bool = False,
    middle: bool = False,
    four_colour: bool = False,
) -> pygame.Rect:
    """Write a line and return its rectangle; `middle` centres it vertically on `at`."""
    image = line_image(text, face, pixels, colour, on_dark, four_colour)
    place = aligned(image.get_size(), at, align, middle=middle)
    if shade:
        dark = image.copy()
        dark.fill((0, 0, 0, 150), special_flags=pygame.BLEND_RGBA_MULT)
        target.blit(dark, place.move(0, shade_drop(pixels)))
    target.blit(image, place)
    return place


@cached
def brass_shading(text: str, face: str, pixels: int, dark: Colour) -> pygame.Surface:
    """Draw an overlay for brass text that darkens it towards the foot."""
    out = line_image(text, face, pixels, dark).copy()
    w, h = out.get_size()
    top, foot = round(h * 0.34), round(h * 0.84)
    for y in range(h):
        share = min(1.0, max(0.0, (y - top) / (foot - top)))
        out.fill((255, 255, 255, round(150 * share)), (0, y, w, 1), pygame.BLEND_RGBA_MULT)
    return out


def shade_drop(pixels: int) -> int:
    """Return by how many pixels the shade of text is below it."""
    return max(1, pixels // 16)


def aligned(size: tuple[int, int], at: Point, align: str, *, middle: bool) -> pygame.Rect:
    """Return the rectangle of something of this size, aligned as by `write`."""
    x, y = at
    if align == "centre":
        x -= size[0] / 2
    elif align == "right":
        x -= size[0]
    if middle:
        y -= size[1] / 2
    return pygame.Rect((round(x), round(y)), size)


# Cached because layouts wrap the same text again and again.
@lru_cache(maxsize=1024)
def wrap(text: str, face: str, pixels: int, width: int) -> tuple[str, ...]:
    """Wrap the text into lines of at most `width` pixels.

    The exception is a wider word of up to 20 letters, which is not broken. A short word is not left
    alone in the last line if another can join it.
    """
    wide = _measure(face, pixels)
    lines = _break_lines(_words(text, wide, width), wide, width)
    if len(lines) < 2 or " " in lines[-1] or wide(lines[-1]) > width * _WIDOW:
        return lines
    before, _, word = lines[-2].rpartition(" ")
    last = f"{word} {lines[-1]}"
    return (*lines[:-2], before, last) if " " in before and wide(last) <= width else lines


_SENTENCES = re.compile(r"(?<=\D[.!?]) ")
"""Space between two sentences; a number with a full stop, such as a German date, ends none."""
_WIDOW = 0.3
"""Width of a word that is not left alone in a last line, as a share of the line."""


def is_one_line(text: str, face: str, pixels: int, width: int) -> bool:
    """Return whether `wrap` makes one line of the text, in less time."""
    words = harmless(text).split()
    if len(words) == 1:
        return len(wrap(text, face, pixels, width)) == 1
    return _measure(face, pixels)(" ".join(words)) <= width


def _measure(face: str, pixels: int) -> Callable[[str], int]:
    def wide(text: str) -> int:
        if _SUITS.keys().isdisjoint(text):
            return letters.width(text, face, pixels)
        suits = (letter for letter in text if letter in _SUITS)
        signs = (cards.suit_image(_SUITS[suit], round(pixels * 0.86), (0, 0, 0)) for suit in suits)
        runs = (run for run in re.split(_SUIT_SIGNS, text) if run not in _SUITS)
        written = sum(letters.width(run, face, pixels) for run in runs)
        return written + sum(sign.get_width() for sign in signs)

    return wide


def _words(text: str, wide: Callable[[str], int], width: int) -> Iterator[str]:
    for word in harmless(text).split():
        breaks = len(word) > _LONGEST_WORD
        while breaks and len(word) > 1 and wide(word) > width:
            fitting = bisect_right(range(len(word)), width, key=lambda n: wide(word[:n]))
            end = letters.boundary(word, max(1, fitting - 1))
            yield word[:end]
            word = word[end:]
        yield word


def _break_lines(words: Iterable[str], wide: Callable[[str], int], width: int) -> tuple[str, ...]:
    lines, line = [], ""
    for word in words:
        longer = f"{line} {word}".strip()
        if line and wide(longer) > width:
            lines.append(line)
            line = word
        else:
            line = longer
    return (*lines, line)


@lru_cache(maxsize=32)
def balanced(text: str, face: str, pixels: int, width: int) -> tuple[str, ...]:
    """Wrap the text into as few lines as `wrap`, of similar length."""
    wide = _measure(face, pixels)
    words = tuple(_words(text, wide, width))
    lines = _break_lines(words, wide, width)
    if len(lines) < 2:
        return lines
    least, most = width // 2, width
    while most - least > 4:
        middle = (least + most) // 2
        tried = _break_lines(words, wide, middle)
        if len(tried) > len(lines) or max(wide(line) for line in tried) > middle:
            least = middle
        else:
            lines, most = tried, middle
    return lines


@lru_cache(maxsize=32)
def by_sentence(text: str, face: str, pixels: int, width: int) -> tuple[str, ...]:
    """Wrap the text as `wrap` does, but between sentences if that takes no more lines."""
    lines, wide = wrap(text, face, pixels, width), _measure(face, pixels)
    found = _break_lines(re.split(_SENTENCES, harmless(text)), wide, width)
    fits = len(found) == len(lines) and all(wide(line) <= width for line in found)
    return found if fits else lines


# --- metal and paper ---------------------------------------------------------------------------


@cached
def brass_plate(
    size: tuple[int, int], radius: int, room: Theme, state: str = "normal"
) -> pygame.Surface:
    """Draw a brass plate."""
    light, base, dark = room.brass_light, room.brass, room.brass_dark
    if state == "hover":
        base = mix(base, light, 0.45)
    if state == "pressed":
        light, base = base, mix(base, dark, 0.4)
    if room.plain and state in ("hover", "pressed"):
        light = base = dark = mix(room.brass, room.panel, 0.14 if state == "hover" else 0.34)
    w, h = size
    strip = pygame.Surface((1, 32))
    for y in range(32):
        t = y / 31
        strip.set_at(
            (0, y),
            mix(light, base, min(1, t * 2.2)) if t < 0.45 else mix(base, dark, (t - 0.45) * 0.55),
        )
    out = rounded_once(size, radius, (255, 255, 255))
    tall = pygame.transform.smoothscale(strip, (1, h))
    out.blit(pygame.transform.scale(tall, size), (0, 0), special_flags=pygame.BLEND_RGB_MULT)
    if not room.plain:
        out.blit(rounded_once(size, radius, (*dark, 0), 1, dark), (0, 0))
        shine = mix(light, (255, 255, 255), 0.4)
        inner = rounded_once((w - 2, h - 2), max(1, radius - 1), (*shine, 0), 1, (*shine, 128))
        out.blit(inner, (1, 1))
    return out


def focus_ring(
    target: pygame.Surface, rect: pygame.Rect, radius: int, room: Theme, scale: float
) -> None:
    """Draw the focus ring, 3 units wide and 3 units away."""
    gap = thick = max(2, round(3 * scale))
    outer = rect.inflate(2 * (gap + thick), 2 * (gap + thick))
    slab(target, outer, radius + gap + thick, (*room.focus, 0), thick, room.focus)


def cap_pixels(pixels: int, scale: float) -> int:
    """Return the font size of the name of a button's key."""
    return max(
        design.size_of("small", scale), round(pixels * design.TYPE["small"] / design.TYPE["body"])
    )


def cap_width(hint: str, pixels: int, scale: float) -> int:
    """Return the width of the name of a button's key, with its frame."""
    small = cap_pixels(pixels, scale)
    return letters.width(hint, "bold", small) + max(round(12 * scale), round(small * 0.92))


def button(
    target: pygame.Surface,
    rect: pygame.Rect,
    text: str,
    room: Theme,
    scale: float,
    primary: bool,
    state: str,
    hint: str,
    pixels: int,
    four_colour: bool,
) -> None:
    """Draw a button, a brass plate if `primary`, else a panel; `hint` is its key."""
    radius = round(10 * scale)
    box = rect.move(0, round(scale) if state == "pressed" else 0)
    layer = target
    area = box.inflate(2, 2).clip(target.get_rect())
    if state == "disabled":
        # Draw on a copy of the background and blend that in, so that the button looks translucent;
        # but nothing behind it may disturb its text.
        if not room.plain:
            slab(target, box, radius, (*room.panel[:3], 170), 0, room.panel)
        layer = target.subsurface(area).copy()
        box = box.move(-area.x, -area.y)
    elif state != "pressed":
        cast(target, rect, radius, 0.12, scale, room.plain)
    if primary:
        layer.blit(brass_plate(box.size, radius, room, state), box)
        ink, on_dark = room.on_brass, False
    else:
        fill = mix(room.panel, room.brass_light, 0.20 if state == "hover" else 0.08)
        if state == "pressed":
            fill = mix(room.panel, (0, 0, 0), 0.35)
        edge = room.brass_light if state == "hover" else room.brass
        alpha = 255 if room.plain else 226
        slab(layer, box, radius, (*fill, alpha), max(1, round(1.5 * scale)), edge)
        ink, on_dark = room.text, not (room.plain and sum(room.cloth) > 300)
    if hint:
        small = cap_pixels(pixels, scale)
        badge = cap_width(hint, pixels, scale)
        width = letters.width(text, "bold", pixels)
        left = box.centerx - (width + badge + round(10 * scale)) / 2
        write(layer, text, (left, box.centery), "bold", pixels, ink, on_dark=on_dark, middle=True)
        cap = pygame.Rect(0, 0, badge, round(small * 1.62))
        cap.midleft = (round(left + width + 10 * scale), box.centery)
        edge = mix(room.brass_dark, ink, 0.2) if primary else room.line
        slab(layer, cap, round(5 * scale), (*edge, 0), max(1, round(scale)), edge)
        quiet = ink if primary else room.quiet
        write(layer, hint, cap.center, "bold", small, quiet, "centre", on_dark, middle=True)
    else:
        lines = balanced(text, "bold", pixels, box.w - 2 * round(4 * scale))
        high = round(pixels * 1.12)
        for row, line in enumerate(lines):
            at = box.centerx, box.centery + round((row - (len(lines) - 1) / 2) * high)
            write(
                layer, line, at, "bold", pixels, ink, "centre", on_dark, middle=True,
                four_colour=four_colour,
            )  # fmt: skip
    if state == "disabled":
        layer.set_alpha(170 if room.plain else 112)
        target.blit(layer, area)


def glass(
    target: pygame.Surface, rect: pygame.Rect, room: Theme, scale: float, alpha: int = 214
) -> None:
    """Draw a panel with a thin border."""
    radius = round(14 * scale)
    cast(target, rect, radius, 0.35, scale, room.plain)
    fill = (*room.panel, 255 if room.plain else alpha)
    slab(target, rect, radius, fill, max(1, round(scale)), room.brass)


@cached
def paper(size: tuple[int, int], radius: int, of: Paper = design.PAPER) -> pygame.Surface:
    """Draw a sheet of paper, with a faint grain except in contrast themes."""
    sheet = rounded_once(size, radius, of.fill, 1, of.edge)
    if of.plain:
        return sheet
    # Draw the corners separately, to fade the grain there and keep it inside the sheet.
    side = min(radius + 2, *size)
    blank = {
        (right, low): sheet.subsurface(
            right * (size[0] - side), low * (size[1] - side), side, side
        ).copy()
        for right, low in product((0, 1), (0, 1))
    }
    _lay_grain(sheet, (0, 0))
    small = min(size[0], 2 * side + 1), min(size[1], 2 * side + 1)
    outline = rounded_once(small, radius, (255, 255, 255))
    for (right, low), corner in blank.items():
        x, y = right * (size[0] - side), low * (size[1] - side)
        inside = (right * (small[0] - side), low * (small[1] - side), side, side)
        grain = pygame.Surface((side, side), pygame.SRCALPHA, 32)
        _lay_grain(grain, (-x, -y))
        grain.blit(outline, (0, 0), inside, pygame.BLEND_RGBA_MULT)
        corner.blit(grain, (0, 0))
        sheet.fill((0, 0, 0, 0), (x, y, side, side))
        sheet.blit(corner, (x, y), special_flags=pygame.BLEND_RGBA_ADD)
    return sheet


def _lay_grain(target: pygame.Surface, at: tuple[int, int]) -> None:
    (wide, high), tile = target.get_size(), _grain(_GRAIN)
    across = range(at[0] % -_GRAIN, wide, _GRAIN)
    target.blits([(tile, (x, y)) for x in across for y in range(at[1] % -_GRAIN, high, _GRAIN)])


_GRAIN = 384


@saved
def _grain(side: int) -> pygame.Surface:
    # `randrange` would take longer than drawing the lines.
    draw, out = random.Random(3).random, pygame.Surface((side, side), pygame.SRCALPHA, 32)
    for _ in range(side * side // 160):
        x, y = int(side * draw()), int(side * draw())
        length, colour = 2 + int(6 * draw()), (150, 120, 70, 6 + int(11 * draw()))
        fall = int(5 * draw()) - 2
        for left in (x, x - side) if x + length >= side else (x,):
            for top in (y - side, y, y + side):
                pygame.draw.line(out, colour, (left, top), (left + length, top + fall))
    return out


def curve(target: pygame.Surface, points: Sequence[Point], width: float, colour: Colour) -> None:
    """Draw an antialiased polyline with round joints."""
    area = curve_area(points, width)
    own = tuple((round(x - area.x, 2), round(y - area.y, 2)) for x, y in points)
    target.blit(_curved(area.size, own, width, colour), area)


def arrow(
    target: pygame.Surface, tail: float, tip: Point, half: float, width: float, colour: Colour
) -> None:
    """Draw a chevron from x = `tail` to its tip, twice `half` high."""
    x, y = tip
    curve(target, [(tail, y - half), (x, y), (tail, y + half)], width, colour)


def check_mark(
    target: pygame.Surface, middle: Point, size: float, width: float, colour: Colour
) -> None:
    """Draw a check mark about as wide as `size` around `middle`, with lines of this width."""
    x, y = middle
    left, foot = (x - size * 0.45, y), (x - size * 0.1, y + size * 0.36)
    curve(target, (left, foot, (x + size * 0.48, y - size * 0.4)), width, colour)


def curve_area(points: Sequence[Point], width: float) -> pygame.Rect:
    """Return the area that a curve covers."""
    pad = _line_margin(width)
    left, top = (math.floor(min(point[k] for point in points)) - pad for k in (0, 1))
    right, bottom = (math.ceil(max(point[k] for point in points)) + pad for k in (0, 1))
    return pygame.Rect(left, top, right - left, bottom - top)


def _line_margin(width: float) -> int:
    return math.ceil(width) + 2


@cached
def _curved(
    size: tuple[int, int], points: tuple[Point, ...], width: float, colour: Colour
) -> pygame.Surface:
    out = pygame.Surface(size, pygame.SRCALPHA, 32)
    # Draw in strips, each only as high as the line in it, because most of the area is empty.
    for left in range(0, size[0], _PIECE):
        wide = min(_PIECE, size[0] - left)
        reach = _line_margin(width)
        box = curve_area(_points_between(points, left - reach, left + wide + reach), width)
        box = box.clip((left, 0, wide, size[1]))
        canvas = Canvas(box.size, box.w, 4, (*colour[:3], 0))
        with canvas.at(-box.x, -box.y):
            canvas.stroke(points, width, colour)
        out.blit(canvas.finished(), box, special_flags=pygame.BLEND_RGBA_ADD)
    return out


_PIECE = 96


def _points_between(points: Sequence[Point], left: float, right: float) -> list[Point]:
    found = [point for point in points if left <= point[0] <= right]
    for (x0, y0), (x1, y1) in pairwise(points):
        for x in (left, right):
            if min(x0, x1) < x < max(x0, x1):
                found.append((x, y0 + (y1 - y0) * (x - x0) / (x1 - x0)))
    return found


def dot(
    target: pygame.Surface,
    centre: Point,
    radius: float,
    fill: Colour,
    edge: Colour | None = None,
    width: float = 0,
) -> None:
    """Draw an antialiased disc, optionally with a rim."""
    image = dotted(radius, fill, edge, width)
    size = image.get_width()
    target.blit(image, (round(centre[0] - size / 2), round(centre[1] - size / 2)))


@cached
def dotted(radius: float, fill: Colour, edge: Colour | None, width: float) -> pygame.Surface:
    """Draw an antialiased disc on a transparent square."""
    size = math.ceil(radius * 2) + 2
    canvas = Canvas((size, size), size, 4, (*(edge or fill)[:3], 0))
    canvas.disc(size / 2, size / 2, radius, edge or fill)
    if edge:
        canvas.disc(size / 2, size / 2, radius - width, fill)
    return canvas.finished()


def capsule(target: pygame.Surface, rect: pygame.Rect, fill: Colour) -> None:
    """Draw a bar with round ends, at least as long as high; nothing if it is empty."""
    if rect.w <= 0:
        return
    end = dotted(rect.h / 2, fill, None, 0)
    half, out = end.get_width() // 2, (end.get_width() - rect.h) // 2
    right = max(rect.right, rect.x + rect.h)
    left_end = pygame.Rect(0, 0, half, end.get_height())
    right_end = pygame.Rect(half, 0, end.get_width() - half, end.get_height())
    target.blit(end, (rect.x - out, rect.y - out), left_end)
    target.blit(end, (right + out - right_end.w, rect.y - out), right_end)
    between = rect.x - out + half
    target.fill(fill, (between, rect.y, right + out - right_end.w - between, rect.h))


def diamond_rule(
    target: pygame.Surface, centre: Point, half: float, colour: Colour, scale: float
) -> None:
    """Draw a horizontal rule with faded ends and a lozenge in the middle."""
    rule = _diamond_rule(round(half), colour[:3], scale)
    width, height = rule.get_size()
    target.blit(rule, (round(centre[0]) - width // 2, round(centre[1]) - height // 2))


def _diamond_rule(half: int, colour: Colour, scale: float) -> pygame.Surface:
    d = 4.5 * scale
    side = math.ceil(d * 2) + 2
    thick = max(1, round(scale))
    length = half - round(12 * scale)
    line = pygame.Surface((length, thick), pygame.SRCALPHA, 32)
    for i in range(length):
        line.fill((*colour, round(255 * min(1.0, i / (length * 0.6)))), (i, 0, 1, thick))
    out = pygame.Surface((2 * half, side), pygame.SRCALPHA, 32)
    y = (side - thick) // 2
    out.blit(line, (0, y))
    out.blit(pygame.transform.flip(line, True, False), (2 * half - length, y))
    canvas = Canvas((side, side), side, 4, (*colour, 0))
    m = side / 2
    canvas.fill(((m - d, m), (m, m - d), (m + d, m), (m, m + d)), colour)
    out.blit(canvas.finished(), (half - side // 2, 0))
    return out


def turned(image: pygame.Surface, degrees: float, scale: float) -> pygame.Surface:
    """Turn and scale a card with smooth edges."""
    pad = 4
    width, height = image.get_size()
    padded = pygame.Surface((width + 2 * pad, height + 2 * pad), pygame.SRCALPHA, 32)
    edge = image.get_at((width // 2, 0))
    padded.fill((edge.r, edge.g, edge.b, 0))
    padded.blit(image, (pad, pad))
    return pygame.transform.rotozoom(padded, -degrees, scale)


def turned_shadow(soft: pygame.Surface, degrees: float, blur: int) -> pygame.Surface:
    """Turn a shadow or glow of this blur, at reduced size, without steps."""
    if not degrees:
        return soft
    if not degrees % 180:
        return pygame.transform.rotate(soft, -degrees)
    share = 1 / _blur_reduction(blur)
    if share < 1:
        width, height = soft.get_size()
        soft = pygame.transform.smoothscale(soft, (round(width * share), round(height * share)))
    out = pygame.transform.rotozoom(soft, -degrees, 1.0)
    if share < 1:
        width, height = out.get_size()
        out = pygame.transform.smoothscale(out, (round(width / share), round(height / share)))
    return out


def reduced(big: pygame.Surface, times: float) -> pygame.Surface:
    """Return an image reduced by a factor."""
    size = (round(big.get_width() / times), round(big.get_height() / times))
    return pygame.transform.smoothscale(big, size)
