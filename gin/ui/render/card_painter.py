"""Cards on the cloth, with their shadows and the marks around them."""

from __future__ import annotations

import math
from collections.abc import Generator, Iterator

import pygame

from gin.ui.art import cards, surfaces
from gin.ui.art.image_cache import cached, images
from gin.ui.art.vector import Canvas, Colour
from gin.ui.render.compositor import FramePart
from gin.ui.render.geometry import Slot
from gin.ui.render.style import Look

Print = tuple[pygame.Surface, tuple[int, int], int]
"""An image, its upper left corner, and its pygame blend flags."""

_CONTACT = (2.0, 2.0, 1.0, 2.0, 120)
_AMBIENT = (7.0, 17.0, 4.0, 20.0, 84)
"""Shadows: blur at rest and per lift, drop at rest and per lift, alpha."""

# Functions that return prints, for callers that track the areas they draw.


def part_of(one: Print) -> FramePart:
    """Return a frame part that draws a print."""
    picture, at, flags = one
    return FramePart.of(pygame.Rect(at, picture.get_size()), _put, picture, at, flags)


def _put(target: pygame.Surface, picture: pygame.Surface, at: tuple[int, int], flags: int) -> None:
    target.blit(picture, at, special_flags=flags)


def draw_prints(target: pygame.Surface, prints: list[Print]) -> None:
    """Draw prints, lowest first."""
    for picture, at, flags in prints:
        target.blit(picture, at, special_flags=flags)


def cached_resting(look: Look, code: str, slot: Slot, lift: float) -> pygame.Surface | None:
    """Return a resting card's image with its shadows if it is cached, else None.

    `code` is empty for a back.
    """
    return images.get(_key(look, code, slot, lift))


def resting_image(look: Look, code: str, slot: Slot, lift: float) -> pygame.Surface:
    """Return the premultiplied image of a resting card."""
    return cached_resting(look, code, slot, lift) or _run_steps(
        draw_resting_in_steps(look, code, slot, lift)
    )


def saved_resting_image(look: Look, code: str, slot: Slot, lift: float) -> pygame.Surface:
    """Return the image of a resting card, cached on disk."""
    key = _key(look, code, slot, lift)
    return images.get_saved(key) or images.put_saved(key, resting_image(look, code, slot, lift))


def draw_resting_in_steps(
    look: Look, code: str, slot: Slot, lift: float
) -> Generator[None, None, pygame.Surface]:
    """Draw the image of a resting card step by step, and cache it."""
    if code:
        image = cards.face(code, _print_width(slot.width), look.deck)
    else:
        image = back(look.back, slot.width, look.deck)
    yield
    picture = yield from _draw_resting(look, image, slot, lift)
    return images.put(_key(look, code, slot, lift), picture)


def moved_print(picture: pygame.Surface, was: Slot, slot: Slot, *, coarse: bool = False) -> Print:
    """Return a print of a resting card's image, moved from `was` to another slot.

    `coarse` turns and scales in larger steps, for when many cards move.
    """
    degrees, share = _STEPS[coarse]
    turn = round(((slot.turn - was.turn + 180) % 360 - 180) / degrees) * degrees
    scale = round((slot.width / was.width - 1) / share) * share + 1
    if turn or scale != 1:
        picture = _turn_quickly(picture, turn, scale)
    return centred(picture, slot)


_STEPS = {False: (1.0, 0.02), True: (3.0, 0.06)}
"""Steps of turn (degrees) and size (share) of moving cards, by `coarse`."""


def _turn_quickly(picture: pygame.Surface, turn: float, scale: float) -> pygame.Surface:
    """Turn and scale an image that is visible for one frame.

    An image of more than twice `_MOST` pixels, which is about a card in a window of 2560 x 1440, is
    reduced to `_MOST`, turned and enlarged. Reducing a smaller one would take longer than it saves.
    The image must be premultiplied or of one colour.
    """
    width, height = picture.get_size()
    if not turn:
        size = max(1, round(width * scale)), max(1, round(height * scale))
        return _restore_opacity(pygame.transform.smoothscale(picture, size))
    share = min(1.0, math.sqrt(_MOST / (width * height)))
    if share > math.sqrt(0.5):
        return pygame.transform.rotozoom(picture, -turn, scale)
    small = pygame.transform.smoothscale(picture, (round(width * share), round(height * share)))
    small = _restore_opacity(pygame.transform.rotozoom(small, -turn, scale))
    size = round(small.get_width() / share), round(small.get_height() / share)
    return pygame.transform.smoothscale(small, size)


_MOST = 60_000


def _restore_opacity(scaled: pygame.Surface) -> pygame.Surface:
    """Restore opacity, which scaling lowers by up to a sixtieth.

    Otherwise black print below would show through.
    """
    more = scaled.copy()
    more.fill((5, 5, 5, 5), special_flags=pygame.BLEND_RGBA_MULT)
    scaled.blit(more, (0, 0), special_flags=pygame.BLEND_RGBA_ADD)
    return scaled


def centred(picture: pygame.Surface, slot: Slot, flags: int = pygame.BLEND_PREMULTIPLIED) -> Print:
    """Return an image as a print in the middle of a slot."""
    return picture, picture.get_rect(center=(slot.x, slot.y)).topleft, flags


def flying_prints(
    look: Look,
    code: str,
    slot: Slot,
    lift: float,
    drawn: float,
    wide: float = 1.0,
    *,
    coarse: bool = False,
    shade: float = 1.0,
) -> list[Print]:
    """Return the prints of a moving card, drawn at width `drawn` and scaled to the slot.

    `coarse` is for when many cards move. `wide` below 1 narrows a card that is turning over.
    `shade` below 1 weakens the card's shadow.
    """
    prints: list[Print] = []
    width = round(drawn)
    faint = round(shade * _SHADES)
    if not look.theme.plain and wide > 0.05 and faint:
        size = (width, round(width * cards.ASPECT))
        soft, (x, y), blur = _shadow(look, size, lift, _AMBIENT)
        if not coarse:
            soft = _turned(soft, round(slot.turn / 8) * 8.0, blur)
        if faint < _SHADES:
            soft = _faded(soft, faint)
        ratio = slot.width / width
        if coarse and abs(ratio - 1) < _SHADOW_TOLERANCE:
            ratio = 1.0
        soft = narrowed(soft, wide * ratio, ratio)
        prints.append((soft, soft.get_rect(center=(slot.x + x, slot.y + y)).topleft, 0))
    flat = _flat(code, width, look.deck) if code else _flat_back(look.back, width, look.deck)
    was = Slot(slot.x, slot.y, width, slot.height)
    if wide == 1:
        return [*prints, moved_print(flat, was, slot, coarse=coarse)]
    size = (max(2, round(flat.get_width() * wide * slot.width / width)), round(slot.height))
    picture = pygame.transform.smoothscale(flat, size)
    degrees = _STEPS[coarse][0]
    turn = round(slot.turn / degrees) * degrees
    if turn % 180:
        picture = _turn_quickly(picture, turn, 1.0)
    elif turn % 360:
        picture = pygame.transform.rotate(picture, 180)
    return [*prints, centred(picture, slot)]


_SHADOW_TOLERANCE = 0.1
"""Largest error in the size of a coarse shadow, as a fraction."""
_SHADES = 4


@cached
def _faded(soft: pygame.Surface, faint: int) -> pygame.Surface:
    out = soft.copy()
    out.fill((255, 255, 255, 255 * faint // _SHADES), special_flags=pygame.BLEND_RGBA_MULT)
    return out


def narrowed(picture: pygame.Surface, wide: float, high: float = 1.0) -> pygame.Surface:
    """Return an image scaled by the factors `wide` and `high`."""
    width, height = picture.get_size()
    size = max(2, round(width * wide)), round(height * high)
    return picture if size == (width, height) else pygame.transform.smoothscale(picture, size)


def _key(look: Look, code: str, slot: Slot, lift: float) -> tuple[object, ...]:
    turn = round(slot.turn * 4) / 4
    shown = code or look.back, look.deck, slot.rect.size, turn, lift
    return "lying", *shown, look.scale, look.theme.plain


def _print_width(width: float) -> int:
    return round(round(width) * _print_scale(width))


def _print_scale(width: float) -> float:
    """Return the factor by which a card is drawn larger, to stay smooth when turned."""
    return 1.5 if is_large(width) else 2


def is_large(width: float) -> bool:
    """Return whether cards are so wide that they are drawn and turned well at lower precision."""
    return width >= _LARGE


_LARGE = 150


def draw_flying(look: Look, code: str, drawn: float) -> None:
    """Draw and cache a card that will fly at width `drawn`; `code` is empty for a back."""
    if code:
        _flat(code, round(drawn), look.deck)
    else:
        _flat_back(look.back, round(drawn), look.deck)


@cached
def _flat(code: str, width: int, deck: cards.DeckStyle) -> pygame.Surface:
    return _edged(_fitted(cards.face(code, _print_width(width), deck), width))


@cached
def _flat_back(design: str, width: int, deck: cards.DeckStyle) -> pygame.Surface:
    return _edged(_fitted(back(design, width, deck), width))


def _fitted(image: pygame.Surface, width: int) -> pygame.Surface:
    size = width, round(width * cards.ASPECT)
    return _restore_opacity(pygame.transform.smoothscale(image, size))


def back(design: str, width: float, deck: cards.DeckStyle) -> pygame.Surface:
    """Return a back for a card of this width, enlarged to stay smooth when turned.

    Cards of similar widths share a back, because drawing one takes longer than a frame.
    """
    return cards.back(design, -(-_print_width(width) // _BACK) * _BACK, deck)


_BACK = 64
"""Pixels in whose multiples backs are drawn."""


def _edged(flat: pygame.Surface) -> pygame.Surface:
    """Premultiply a card and add a transparent border, which keeps turned edges smooth."""
    out = pygame.Surface((flat.get_width() + 2, flat.get_height() + 2), pygame.SRCALPHA, 32)
    out.blit(flat.premul_alpha(), (1, 1), special_flags=pygame.BLEND_PREMULTIPLIED)
    return out


def _draw_resting(
    look: Look, image: pygame.Surface, slot: Slot, lift: float
) -> Generator[None, None, pygame.Surface]:
    turn = round(slot.turn * 4) / 4
    parts: list[tuple[pygame.Surface, tuple[float, float]]] = []
    if not look.theme.plain:
        size = slot.rect.size
        for shadow in (_CONTACT, _AMBIENT):
            soft, offset, blur = _shadow(look, size, lift, shadow)
            parts.append((surfaces.turned_shadow(soft, turn, blur), offset))
            yield
    finer = 1.0 if is_large(slot.width) and turn % 90 else _print_scale(slot.width)
    card = surfaces.turned(image, turn, slot.width * finer / image.get_width())
    yield
    if finer > 1:
        card = surfaces.reduced(card, finer)
        if is_large(slot.width):
            card = _restore_opacity(card)
    parts.append((card, (0.0, 0.0)))
    yield
    half_w, half_h = (
        max(math.ceil(part.get_size()[k] / 2 + abs(place[k])) for part, place in parts)
        for k in (0, 1)
    )
    out = pygame.Surface((2 * half_w, 2 * half_h), pygame.SRCALPHA, 32)
    for part, (x, y) in parts:
        place = part.get_rect(center=(half_w + x, half_h + y))
        out.blit(part.premul_alpha(), place, special_flags=pygame.BLEND_PREMULTIPLIED)
    return out


def _run_steps(steps: Generator[None, None, pygame.Surface]) -> pygame.Surface:
    while True:
        try:
            next(steps)
        except StopIteration as stop:
            made: pygame.Surface = stop.value
            return made


def _shadow(
    look: Look,
    size: tuple[int, int],
    lift: float,
    shadow: tuple[float, float, float, float, int],
) -> tuple[pygame.Surface, tuple[float, float], int]:
    """Return a shadow, its offset, and its blur in pixels."""
    blur, more, drop, lower, alpha = shadow
    pixels = max(1, round((blur + more * lift) * look.scale))
    soft = surfaces.shadow(size, round(size[0] * cards.RADIUS / 100), pixels, alpha)
    return soft, (-(2 + 3 * lift) * look.scale, (drop + lower * lift) * look.scale), pixels


_turned = cached(surfaces.turned_shadow)


def halo_print(look: Look, slot: Slot, wide: float = 1.0) -> list[Print]:
    """Return the glow around a card just laid off; `wide` is as in `flying_prints`."""
    if look.theme.plain:
        return []
    soft = surfaces.glow(
        slot.rect.size, round(slot.width * 0.07), max(2, look.s(7)), (*look.theme.focus[:3], 150)
    )
    return [centred(narrowed(soft, wide), slot, 0)]


def ring_print(look: Look, slot: Slot, wide: float = 1.0) -> Print:
    """Return the focus ring around a card; `wide` is as in `flying_prints`."""
    (width, height), turn = slot.rect.size, round(slot.turn * 4) / 4
    picture = _ring(width, height, turn, max(3, look.s(4)), look.theme.focus, False)
    return centred(narrowed(picture, wide), slot, 0)


def drawn_print(look: Look, slot: Slot) -> Print:
    """Return the thin edge of the card just drawn, which is far quieter than the focus ring."""
    (width, height), turn = slot.rect.size, round(slot.turn * 4) / 4
    thick = max(2, look.s(2))
    size = width + thick, height + thick
    colour = look.theme.text if look.theme.plain else look.theme.brass
    return centred(_ring(*size, turn, thick, colour[:3], False), slot, 0)


@cached
def _ring(
    width: int,
    height: int,
    turn: float,
    thick: int,
    focus: Colour,
    corners: bool,
) -> pygame.Surface:
    size = (width + 2 * thick, height + 2 * thick)
    image = surfaces.rounded_once(size, round(width * 0.085), (*focus[:3], 0), thick, focus)
    if corners:
        reach = round(min(size) * 0.26)
        for sides in ((-2 * reach, 2 * thick), (2 * thick, -2 * reach)):
            image.fill((*focus[:3], 0), image.get_rect().inflate(sides))
    room_for_turn = pygame.Surface((size[0] + 4, size[1] + 4), pygame.SRCALPHA, 32)
    room_for_turn.fill((*focus[:3], 0))
    room_for_turn.blit(image, (2, 2))
    return pygame.transform.rotozoom(room_for_turn, -turn, 1.0)


def mark_print(look: Look, slot: Slot) -> Print:
    """Return the lozenge above a card selected for a meld."""
    top = slot.raised(slot.height / 2 + look.s(10))
    picture = surfaces.dotted(
        look.s(7), look.theme.focus, look.theme.panel, max(1.5, 1.5 * look.scale)
    )
    return centred(picture, top, 0)


def edges(look: Look, slot: Slot) -> Iterator[Slot]:
    """Yield the slots of the lower cards of a pile."""
    k = look.scale
    for x, y, turn in ((-2.5, 2, -3.4), (2, 1, 2.6), (-1, 0.5, -1.1)):
        yield Slot(slot.x + x * k, slot.y + y * k, slot.width, slot.height, turn)


# Functions that draw immediately.


def card(
    target: pygame.Surface,
    look: Look,
    code: str,
    slot: Slot,
    lift: float = 0.03,
    *,
    drawn: float = 0.0,
    wide: float = 1.0,
) -> None:
    """Draw a card, or a back if `code` is empty; `lift` is its height above the cloth, 0 to 1.

    `drawn` is for a moving card, as in `flying_prints`.
    """
    if drawn:
        draw_prints(target, flying_prints(look, code, slot, lift, drawn, wide))
    else:
        draw_prints(target, [centred(resting_image(look, code, slot, lift), slot)])


def edge(target: pygame.Surface, look: Look, slot: Slot) -> None:
    """Draw a card of which only the edge shows."""
    draw_prints(target, [centred(_edge(look, slot), slot)])


@cached
def _edge(look: Look, slot: Slot) -> pygame.Surface:
    w, h = _print_width(slot.width), round(slot.height * _print_scale(slot.width))
    image = surfaces.rounded_once((w, h), round(w * 0.065), look.deck.paper, 2, look.deck.edge)
    return _run_steps(_draw_resting(look, image, slot, 0.0))


def ring(target: pygame.Surface, look: Look, slot: Slot) -> None:
    """Draw the focus ring around a card."""
    draw_prints(target, [ring_print(look, slot)])


def advice_mark(look: Look, slot: Slot, *, in_hand: bool) -> FramePart:
    """Return the coach's mark: an arrow on a hand card, else four corners.

    Corners can't be mistaken for the focus ring. The arrow is at the left part of the card, which
    no other card of the fan covers. Its tip is on the card, because a raised left neighbour can
    show behind the arrow.
    """
    theme = look.theme
    colour, edge = theme.target[:3], theme.panel[:3]
    if in_hand:
        tip = slot.raised(slot.height / 2 - look.s(_TIP))
        turn = math.radians(slot.turn)
        aside = -0.3 * slot.width
        x, y = tip.x + aside * math.cos(turn), tip.y + aside * math.sin(turn)
        picture = _arrow(look.s(2), look.s(9), look.s(12), look.s(24), colour, edge)
        at = round(x) - picture.get_width() // 2, round(y) - picture.get_height()
        return part_of((picture, at, 0))
    apart, thick = look.s(4), max(3, look.s(4))
    width, height = slot.rect.inflate(2 * apart, 2 * apart).size
    turn = round(slot.turn * 4) / 4
    picture = _cased_corners(width, height, turn, thick, colour, edge)
    return part_of(centred(picture, slot, 0))


_TIP = 4
"""Units by which the arrow reaches into its card: not as far as the index."""


@cached
def _cased_corners(
    width: int, height: int, turn: float, thick: int, colour: Colour, edge: Colour
) -> pygame.Surface:
    rim = max(1, thick // 2)
    case = _ring(width - 2 * rim, height - 2 * rim, turn, thick + 2 * rim, edge, True).copy()
    inner = _ring(width, height, turn, thick, colour, True)
    case.blit(inner, inner.get_rect(center=case.get_rect().center))
    return case


@cached
def _arrow(
    rim: int, wide: int, head: int, high: int, colour: Colour, edge: Colour
) -> pygame.Surface:
    """Return an arrow that points down from the top to the bottom of the image.

    `wide` is half the width of its head in pixels, `head` and `high` are the heights of the head
    and of the whole arrow, and `rim` is the width of its edge.
    """
    size = (2 * (wide + 2 * rim) + 1, high)
    canvas, x = Canvas(size, size[0], 4, (*edge[:3], 0)), size[0] / 2
    for out, ink in ((rim, edge), (0, colour)):
        # The sharp corners of the head need twice the rim.
        half, tip = wide + 2 * out, high - 2 * (rim - out)
        stem, top, neck = wide * 0.42 + out, rim - out, high - head - out
        left = [(x - stem, top), (x - stem, neck), (x - half, neck)]
        right = [(2 * x - across, down) for across, down in reversed(left)]
        canvas.fill((*left, (x, tip), *right), ink)
    return canvas.finished()
