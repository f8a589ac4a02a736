"""Controls of settings: switches, sliders, steppers, segments and images."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import partial

import pygame
from msgspec import Struct
from msgspec.structs import replace

from gin.interface.controls import Control, ControlKind, ControlOption, Sample
from gin.interface.pictures import Portrait
from gin.interface.refs import EntryRef, ItemRef
from gin.interface.view import Item
from gin.language.translation import printed
from gin.ui.art import cards, design, portraits, surfaces
from gin.ui.art.design import Theme
from gin.ui.art.image_cache import cached
from gin.ui.art.vector import Canvas, Colour, mix
from gin.ui.render.boxes import PaintContext, PlacedBox, Point
from gin.ui.render.style import Look

_IVORY: Colour = (250, 244, 229)


class MeasuredControl(Struct, frozen=True):
    """A control's size, and a function that returns its pieces for a position."""

    size: tuple[int, int]
    pieces: Callable[[Point], tuple[PlacedBox, ...]]


def fitted(look: Look, item: Item, most: int) -> MeasuredControl:
    """Return a setting's control, at most `most` pixels wide if possible."""
    control = item.control
    assert control is not None
    match control.kind:
        case ControlKind.SWITCH:
            return _single(_switch_size(look), partial(_switch, on=control.at == 1))
        case ControlKind.SLIDER:
            return _slider(look, control, most)
        case ControlKind.STEPPER:
            return _stepper(look, control, most)
        case ControlKind.CHOICE:
            return _segments(look, control, most) or _stepper(look, control, most)
        case ControlKind.DOOR:
            return _door(look, item, most)
        case ControlKind.PEOPLE:
            return _people(look, control, most)
        case _:
            return _pictures(look, item, control, most)


def _single(
    size: tuple[int, int], paint: Callable[[PaintContext, pygame.Rect], object]
) -> MeasuredControl:
    return MeasuredControl(size, lambda at: (PlacedBox(pygame.Rect(at, size), paint),))


def _switch_size(look: Look) -> tuple[int, int]:
    high = max(look.s(28), look.line("label"))
    return round(high * 1.8), high


def _switch(brush: PaintContext, rect: pygame.Rect, on: bool) -> None:
    target, look, theme = brush.target, brush.look, brush.look.theme
    edge, thick = (theme.brass_light if on else theme.line), max(2, look.s(1.5))
    fill = theme.brass if on else mix(theme.panel, theme.line, 0.25)
    if theme.plain:
        edge, fill = theme.text, theme.text if on else theme.panel
    surfaces.slab(target, rect, rect.h // 2, fill, thick, edge)
    radius = rect.h / 2 - max(3, look.s(4))
    x = rect.right - rect.h / 2 if on else rect.x + rect.h / 2
    knob = _IVORY if on else mix(theme.quiet, theme.panel, 0.15)
    if theme.plain:
        knob = theme.panel if on else theme.text
    surfaces.dot(target, (x, rect.centery), radius, knob)
    if on:
        ink = theme.text if theme.plain else theme.brass_dark
        surfaces.check_mark(target, (x, rect.centery), radius, max(1.6, radius * 0.2), ink)


def _slider(look: Look, control: Control, most: int) -> MeasuredControl:
    words = [printed(option.name) for option in control.options]
    widest = max(look.width_of(word, "bold", "body") for word in words) + look.s(14)
    knob, high = look.s(24), max(look.s(44), look.line("body"))
    long = max(min(look.s(240), most - widest), knob * 3)
    refs = tuple(option.ref for option in control.options)

    def pieces(at: Point) -> tuple[PlacedBox, ...]:
        rail = pygame.Rect(at, (long, high))
        value = pygame.Rect(rail.right, rail.y, widest, high)
        paint = partial(_rail, count=len(refs), at=control.at, knob=knob, refs=refs)
        return (
            PlacedBox(rail, paint, values=refs, knob=knob),
            PlacedBox(value, partial(_value, words[control.at])),
        )

    return MeasuredControl((long + widest, high), pieces)


def _rail(
    brush: PaintContext,
    rect: pygame.Rect,
    count: int,
    at: int,
    knob: int,
    refs: tuple[ItemRef, ...],
) -> None:
    del refs
    target, look, theme = brush.target, brush.look, brush.look.theme
    thick, radius = max(4, look.s(5)), knob / 2
    left, long = rect.x + radius, rect.w - knob
    here = left + long * at / max(1, count - 1)
    line = pygame.Rect(round(left), 0, round(long), thick)
    line.centery = rect.centery
    ground = theme.line if theme.plain else mix(theme.panel, theme.line, 0.7)
    surfaces.capsule(target, line, ground)
    metal = theme.text if theme.plain else theme.brass
    surfaces.capsule(target, pygame.Rect(line.x, line.y, round(here - left), thick), metal)
    if 1 < count <= 12:
        for place in range(count):
            x = left + long * place / (count - 1)
            ink = metal if place <= at else ground
            surfaces.dot(target, (x, rect.centery), thick * 0.9, ink)
    fill = theme.panel if theme.plain else _IVORY
    surfaces.dot(target, (here, rect.centery), radius - 1, fill, metal, max(3, look.s(3)))


def _value(text: str, brush: PaintContext, rect: pygame.Rect) -> None:
    theme = brush.look.theme
    brush.look.write(
        brush.target, text, (rect.right, rect.centery), "body", face="bold", align="right",
        middle=True, colour=theme.text if theme.plain else theme.brass_light, width=rect.w,
    )  # fmt: skip


def _segments(look: Look, control: Control, most: int) -> MeasuredControl | None:
    pad, high = look.s(14), max(look.s(40), look.line("label") + look.s(18))
    wide = [look.width_of(printed(one.name), "bold", "label") + 2 * pad for one in control.options]
    if sum(wide) > most:
        return None

    def pieces(at: Point) -> tuple[PlacedBox, ...]:
        whole = pygame.Rect(at, (sum(wide), high))
        found, x = [PlacedBox(whole, _trough)], at[0]
        for place, (option, width) in enumerate(zip(control.options, wide, strict=True)):
            paint = partial(_segment, option, place == control.at)
            found.append(PlacedBox(pygame.Rect(x, at[1], width, high), paint, option.ref))
            x += width
        return tuple(found)

    return MeasuredControl((sum(wide), high), pieces)


def _trough(brush: PaintContext, rect: pygame.Rect) -> None:
    look, theme = brush.look, brush.look.theme
    fill = theme.panel if theme.plain else mix(theme.panel, (0, 0, 0), 0.3)
    surfaces.slab(brush.target, rect, look.s(10), fill, max(1, look.s(1)), theme.line)


def _segment(option: ControlOption, chosen: bool, brush: PaintContext, rect: pygame.Rect) -> None:
    target, look, theme = brush.target, brush.look, brush.look.theme
    inner, ink = rect.inflate(-look.s(6), -look.s(6)), theme.text
    hovered = brush.cursor.hover == option.ref
    if chosen:
        target.blit(surfaces.brass_plate(inner.size, look.s(8), theme), inner)
        ink = theme.on_brass
    elif hovered:
        light = mix(theme.panel, theme.text if theme.plain else theme.brass_light, 0.2)
        surfaces.slab(target, inner, look.s(8), light)
    look_on = not chosen
    surfaces.write(
        target, printed(option.name), rect.center, "bold", look.pixels("label"), ink, "centre",
        on_dark=look_on and not look.light, middle=True,
    )  # fmt: skip


def _stepper(look: Look, control: Control, most: int) -> MeasuredControl:
    """Return the value between two arrows, for values too wide to show side by side.

    At the first and the last value, one arrow selects the current value again. Without an item
    there, a click on it would reach the row behind and change the value.
    """
    arrow, margin = look.s(44), look.s(16)
    words = [printed(option.name) for option in control.options]
    widest = max(look.width_of(word, "bold", "label") for word in words) + margin
    wide = min(most, widest + 2 * arrow)
    room = wide - 2 * arrow - margin // 2
    lines = [surfaces.wrap(word, "bold", look.pixels("label"), room) for word in words]
    # The control is as high as its longest value needs, so that nothing moves when stepping.
    highs = [max(look.s(44), len(each) * look.line("label") + look.s(18)) for each in lines]
    high, rest = max(highs), max(highs) - highs[control.at]
    before, after, now = control.option(-1), control.option(1), control.chosen

    def pieces(at: Point) -> tuple[PlacedBox, ...]:
        whole = pygame.Rect(at, (wide, high))
        left = pygame.Rect(at, (arrow, high))
        right = pygame.Rect(whole.right - arrow, at[1], arrow, high)
        middle = whole.inflate(-2 * arrow, 0)
        return (
            PlacedBox(whole.inflate(0, -rest), _trough),
            PlacedBox(middle, partial(_stepped, tuple(lines[control.at]))),
            PlacedBox(left, partial(_arrow, before, -1), _ref(before or now)),
            PlacedBox(right, partial(_arrow, after, 1), _ref(after or now)),
        )

    return MeasuredControl((wide, high), pieces)


def _ref(option: ControlOption | None) -> ItemRef | None:
    return option.ref if option is not None else None


def _stepped(lines: tuple[str, ...], brush: PaintContext, rect: pygame.Rect) -> None:
    look, theme = brush.look, brush.look.theme
    high = look.line("label")
    for number, line in enumerate(lines):
        middle = rect.centery + round((number - (len(lines) - 1) / 2) * high)
        look.write(
            brush.target, line, (rect.centerx, middle), "label", face="bold", align="centre",
            middle=True, colour=theme.text if theme.plain else theme.brass_light,
            width=rect.w - 4,
        )  # fmt: skip


def _arrow(option: ControlOption | None, way: int, brush: PaintContext, rect: pygame.Rect) -> None:
    look, theme = brush.look, brush.look.theme
    hovered = option is not None and brush.cursor.hover == option.ref
    ink = theme.text if theme.plain else theme.brass_light
    if option is None:
        ink = mix(theme.panel, ink, 0.3)
    half = look.s(7)
    tip = (rect.centerx + way * half / 2, rect.centery)
    surfaces.arrow(
        brush.target, rect.centerx - way * half / 2, tip, half, look.s(3.4 if hovered else 2.4), ink
    )


def _door(look: Look, item: Item, most: int) -> MeasuredControl:
    value, high = printed(item.value), max(look.s(28), look.line("body"))
    wide = min(
        most, look.s(24) + (look.width_of(value, "bold", "body") + look.s(8) if value else 0)
    )

    def paint(brush: PaintContext, rect: pygame.Rect) -> None:
        theme, half = look.theme, look.s(7)
        ink = theme.text if theme.plain else theme.brass_light
        x = rect.right - half
        surfaces.arrow(brush.target, x - half, (x, rect.centery), half, look.s(2.6), ink)
        if value:
            _value(value, brush, pygame.Rect(rect.x, rect.y, rect.w - look.s(24), rect.h))

    return _single((wide, high), paint)


def _pictures(look: Look, item: Item, control: Control, most: int) -> MeasuredControl:
    assert control.options
    pictures = [_picture(look, item, option) for option in control.options]
    wide = max(picture.get_width() for picture in pictures) + look.s(10)
    high = max(picture.get_height() for picture in pictures) + look.s(10)
    return _in_lines(
        look, control, most, (wide, high),
        [partial(_framed, picture) for picture in pictures],
    )  # fmt: skip


def _in_lines(
    look: Look,
    control: Control,
    most: int,
    size: tuple[int, int],
    paints: Iterable[Callable[[ControlOption, bool, PaintContext, pygame.Rect], object]],
) -> MeasuredControl:
    (wide, high), gap = size, look.s(6)
    across = max(1, min(len(control.options), (most + gap) // (wide + gap)))
    lines = -(-len(control.options) // across)
    across = -(-len(control.options) // lines)
    whole = across * (wide + gap) - gap, lines * (high + gap) - gap
    painted = tuple(paints)

    def pieces(at: Point) -> tuple[PlacedBox, ...]:
        found = []
        for place, (option, paint) in enumerate(zip(control.options, painted, strict=True)):
            line, column = divmod(place, across)
            corner = (at[0] + column * (wide + gap), at[1] + line * (high + gap))
            own = partial(paint, option, place == control.at)
            found.append(PlacedBox(pygame.Rect(corner, size), own, option.ref))
        return tuple(found)

    return MeasuredControl(whole, pieces)


def _framed(
    picture: pygame.Surface,
    option: ControlOption,
    chosen: bool,
    brush: PaintContext,
    rect: pygame.Rect,
) -> None:
    target, look, theme = brush.target, brush.look, brush.look.theme
    at = picture.get_rect(center=rect.center)
    target.blit(picture, at)
    hovered = brush.cursor.hover == option.ref
    if chosen or hovered:
        colour = theme.text if theme.plain else theme.brass_light
        thick = max(2, look.s(3 if chosen else 1.5))
        surfaces.slab(target, rect, look.s(9), (*colour[:3], 0), thick, colour)
    if chosen:
        _badge(brush, (rect.right - look.s(6), rect.bottom - look.s(6)))


def _badge(brush: PaintContext, middle: tuple[float, float]) -> None:
    look, theme = brush.look, brush.look.theme
    radius = max(8.0, 9 * look.scale)
    ground = theme.text if theme.plain else theme.brass_light
    surfaces.dot(brush.target, middle, radius, ground, theme.panel, max(1, look.s(1.5)))
    ink, size = theme.panel if theme.plain else theme.on_brass, radius * 0.85
    surfaces.check_mark(brush.target, middle, size, max(1.6, size * 0.2), ink)


def _picture(look: Look, item: Item, option: ControlOption) -> pygame.Surface:
    assert item.control is not None
    value = str(option.value)
    match item.control.kind:
        case ControlKind.THEMES | ControlKind.BACKS as kind:
            return sample(look, Sample(kind, value))
        case ControlKind.DESIGNS:
            return _two_cards(replace(look.deck, faces=value), look.s(46))
        case _:
            assert isinstance(item.ref, EntryRef)
            setting = item.ref.key
            deck = _deck(look.deck, setting, bool(option.value))
            return _corners(deck, look.s(90), setting == "four_colour")


def sample(look: Look, shown: Sample) -> pygame.Surface:
    """Return a picture of a theme or of a card back."""
    if shown.kind is ControlKind.THEMES:
        return _swatch(design.THEMES[shown.value], look.s(62), look.s(44))
    return _back(shown.value, look.s(40), look.deck)


def _deck(deck: cards.DeckStyle, setting: str, on: bool) -> cards.DeckStyle:
    match setting:
        case "four_colour":
            return replace(deck, four_colour=on)
        case "jumbo":
            return replace(deck, jumbo=on)
        case "braille_corners":
            return replace(deck, braille=on)
    raise AssertionError(f"the setting {setting} changes no face")


@cached
def _swatch(theme: Theme, width: int, height: int) -> pygame.Surface:
    k, radius = height / 44, round(7 * height / 44)
    edge = theme.text if theme.plain else theme.brass
    out = surfaces.rounded_once((width, height), radius, theme.cloth, max(1, round(2 * k)), edge)
    canvas = Canvas((width, height), width, 4, (*theme.lit[:3], 0))
    if not theme.plain:
        for share, light in ((0.62, 0.35), (0.42, 0.7), (0.24, 1.0)):
            canvas.disc(
                width * 0.5, height * 0.46, height * share, mix(theme.cloth, theme.lit, light)
            )
        glow = canvas.finished()
        glow.blit(out, (0, 0), special_flags=pygame.BLEND_RGBA_MIN)
        inner = pygame.Rect(0, 0, width, height).inflate(-round(4 * k), -round(4 * k))
        out.blit(glow, inner, inner)
    black, white = (theme is design.THEMES[name] for name in ("contrast_dark", "contrast_light"))
    style = cards.DeckStyle(black=black, white=white)
    wide = round(height * 0.46)
    card = cards.face("AH", max(60, wide * 2), style)
    card = pygame.transform.smoothscale(card, (wide, round(wide * cards.ASPECT)))
    card = pygame.transform.rotozoom(card, 10, 1.0)
    out.blit(card, card.get_rect(center=(width * 0.5, height * 0.52)))
    return out


@cached
def _back(design: str, width: int, deck: cards.DeckStyle) -> pygame.Surface:
    """Draw a card back; for "room", draw half of each of the two backs it may mean."""

    def whole(name: str) -> pygame.Surface:
        big = cards.back(name, max(60, width * 2), deck)
        return pygame.transform.smoothscale(big, (width, round(width * cards.ASPECT)))

    if design != "room":
        return whole(design)
    out, other = whole("fans").copy(), whole("lattice")
    w, h = out.get_size()
    for y in range(h):
        x = round(w * (1 - y / h))
        out.blit(other, (x, y), (x, y, w - x, 1))
    return out


@cached
def _two_cards(deck: cards.DeckStyle, width: int) -> pygame.Surface:
    """Draw a court and a number card side by side."""
    high, gap = round(width * cards.ASPECT), max(2, width // 12)
    out = pygame.Surface((2 * width + gap, high), pygame.SRCALPHA, 32)
    for place, code in enumerate(("QH", "7S")):
        big = cards.face(code, max(60, width * 2), deck)
        out.blit(pygame.transform.smoothscale(big, (width, high)), (place * (width + gap), 0))
    return out


@cached
def _corners(deck: cards.DeckStyle, width: int, both: bool) -> pygame.Surface:
    """Draw the corner of one card, or of a club and a diamond if `both`."""
    codes = ("9C", "9D") if both else ("9S",)
    pieces = [_corner(code, deck, width) for code in codes]
    wide, high = pieces[0].get_size()
    out = pygame.Surface((wide * len(pieces), high), pygame.SRCALPHA, 32)
    for place, piece in enumerate(pieces):
        out.blit(piece, (place * wide, 0))
    return out


def _corner(code: str, deck: cards.DeckStyle, width: int) -> pygame.Surface:
    big = cards.face(code, width * 2, deck)
    face = pygame.transform.smoothscale(big, (width, round(width * cards.ASPECT)))
    out = face.subsurface((0, 0, round(width * 0.4), round(width * 0.68))).copy()
    w, h = out.get_size()
    pygame.draw.lines(out, deck.edge, False, ((w - 1, 0), (w - 1, h - 1), (0, h - 1)))
    return out


def _people(look: Look, control: Control, most: int) -> MeasuredControl:
    size = max(look.s(64), look.pixels("label") * 3)
    names = [printed(option.name) for option in control.options]
    wide = max(size, *(look.width_of(name, "bold", "label") for name in names)) + look.s(8)
    high = size + look.line("label") + look.s(6)
    return _in_lines(
        look, control, most, (wide, high), [partial(_person, size) for _ in control.options]
    )


def _person(
    size: int, option: ControlOption, chosen: bool, brush: PaintContext, rect: pygame.Rect
) -> None:
    target, look, theme = brush.target, brush.look, brush.look.theme
    picture = portraits.portrait(option.portrait or Portrait.NOBODY, size)
    at = picture.get_rect(midtop=(rect.centerx, rect.y))
    target.blit(picture, at)
    hovered = brush.cursor.hover == option.ref
    light = theme.text if theme.plain else theme.brass_light
    if chosen or hovered:
        ring = at.inflate(look.s(4), look.s(4))
        thick = max(2, look.s(3 if chosen else 1.5))
        surfaces.slab(target, ring, ring.w // 2, (*light[:3], 0), thick, light)
    if chosen:
        _badge(brush, (at.right - look.s(8), at.bottom - look.s(8)))
    look.write(
        target, printed(option.name), (rect.centerx, rect.bottom - look.line("label") // 2),
        "label", face="bold" if chosen else "text", align="centre", middle=True,
        colour=light if chosen else theme.text, width=rect.w,
    )  # fmt: skip
