"""Effects over the cards at the end of a hand: a fist, a word, a golden light, a cut.

Each effect is painted from cached images, for the elapsed share of a moment of the showdown. At the
end of a moment its outcome stays visible, so the effects also work without motion.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Sequence
from functools import lru_cache, partial

import pygame

from gin.core.message import Text
from gin.interface.celebration import Celebration
from gin.interface.paper import Tone
from gin.interface.refs import DIE, DISCARDS, KNOCK, STOCK, BackRef, FaceDown
from gin.interface.showdown import Effect, ShowdownView
from gin.interface.view import View
from gin.language.translation import printed
from gin.ui.animation.celebrations import PUNCH, punch
from gin.ui.art import flat, gilding, letters, surfaces
from gin.ui.art.design import Theme, font
from gin.ui.art.gilding import Metal
from gin.ui.art.image_cache import draw_ahead
from gin.ui.art.vector import smoothstep
from gin.ui.render.compositor import FramePart, merge_areas
from gin.ui.render.geometry import Placement, card_height, outside
from gin.ui.render.style import Look
from gin.ui.scenes import falling_confetti, knock
from gin.ui.scenes.room import ground
from gin.ui.scenes.table_layout import pad_rect
from gin.ui.scenes.table_measures import Measures, cloth_area, rail_inside

_RAYS = {Celebration.BIG_GIN: 5.2, Celebration.UNDERCUT: 7.2}
"""Size of the rays behind a word for more than gin, in sizes of its letters."""
_STRIKES = 0.22
"""Share of a moment in which a word comes down on the table."""
_STEPS = 40
"""Number of steps into which a moment is divided."""


def predraw(look: Look, shown: ShowdownView, place: Placement, more: Callable[[], bool]) -> bool:
    """Draw the word and the arm of a moment in advance: together they take longer than a frame.

    Stop when `more` returns false, and return whether everything is drawn.
    """
    return draw_ahead(_draws(look, shown, place), more)


def _draws(look: Look, shown: ShowdownView, place: Placement) -> Iterator[Callable[[], object]]:
    """Yield functions that draw the images of a moment."""
    word, plain = printed(shown.word), look.theme.plain
    if shown.effect is Effect.CALL:
        pixels = call_pixels(look, word, grand=shown.grand)
        yield partial(gilding.lettering, word, pixels, _metal(shown), look.theme)
        if shown.glad and not plain:
            yield partial(gilding.burst, round(pixels * _RAYS.get(shown.celebration, 4.0)))
    if shown.effect is Effect.FIST:
        _, pixels = _knock_room(look, shown, place)
        yield partial(gilding.lettering, word, pixels, _metal(shown), look.theme)
        if not plain:
            yield partial(gilding.burst, round(pixels * _KNOCK_RAYS))
            yield from knock.draws(look, shown, place)
    elif shown.celebration and not plain:
        yield from falling_confetti.draws(look)


def over_table(view: View, look: Look, place: Placement, age: float) -> Iterator[FramePart]:
    """Yield the effects over the table at the end of a hand."""
    shown = view.content
    if not isinstance(shown, ShowdownView):
        return
    share, sizes = share_of(shown, age), Measures.of(look)
    if shown.effect is Effect.CALL:
        yield from _faded_piles(view, look, place, share)
        yield from _hushed_table(look, shown, share)
        yield from called(look, shown, (look.width // 2, sizes.pile_y), share)
    if shown.effect is Effect.FIST:
        if share >= knock.FIRST_RAP:
            rest = min(1.0, (share - knock.FIRST_RAP) / (1 - knock.FIRST_RAP))
            yield from _knocked(look, shown, place, rest)
        if not look.theme.plain:
            # In a contrast theme no hand carries cards either.
            yield knock.arm(look, shown, place, share)


def _faded_piles(view: View, look: Look, place: Placement, share: float) -> Iterator[FramePart]:
    """Yield the cloth under which the piles vanish while a word is called over them."""
    faded = round(min(1.0, share / 0.2), 2)
    if look.theme.plain or not faded:
        return
    cloth = ground(view, look)
    piles = [place.slots[ref].rect for ref in _PILES if ref in place.slots]
    # The shadow and the cards below the top extend around the slot.
    around = [rect.inflate(look.s(56), look.s(56)) for rect in piles]
    for area in merge_areas(around):
        yield FramePart.of(area, _faded_to, cloth, area, faded)


def _faded_to(
    target: pygame.Surface, cloth: Sequence[FramePart], area: pygame.Rect, faded: float
) -> None:
    seen = area.clip(target.get_clip())
    if not seen:
        return
    cards = target.subsurface(seen).copy()
    for part in cloth:
        if part.rect.colliderect(seen):
            part.put(target, seen)
    cards.set_alpha(round(255 * (1 - faded)))
    target.blit(cards, seen)


def _hushed_table(look: Look, shown: ShowdownView, share: float) -> Iterator[FramePart]:
    """Yield the shade over everything but the hand of the player who calls."""
    if look.theme.plain:
        # Nothing shows behind the word and its rays.
        stage = flat_stage(look)
        yield FramePart.of(stage, _fill, look, stage)
        return
    sizes, fade, area = Measures.of(look), min(1.0, share / 0.2), clear_cloth(look)
    yours = shown.by is Tone.YOURS
    if yours:
        area.h = sizes.hand_top - look.s(4) - area.y
    else:
        area.h, area.y = area.bottom - sizes.news_y, sizes.news_y
    corner = look.s(_CORNER) if rail_inside(look) else 0
    pad = pygame.Rect(0, 0, 0, 0)
    if yours and shown.table is not None:
        # The score pad may overlap the rail, and a corner of the cloth.
        pad = pad_rect(look, len(shown.table.pad))
        for part in outside(pad, (area,)):
            yield from hush(look, part, fade, above=False, below=False)
    yield from hush(look, area, fade, above=not yours, below=yours, corner=corner, whole=pad)


def flat_stage(look: Look) -> pygame.Rect:
    """Return the strip between both hands that a called word has in a contrast theme."""
    sizes, area = Measures.of(look), clear_cloth(look)
    top = sizes.pile_y - round(card_height(sizes.pile) / 2) - look.s(26)
    return pygame.Rect(area.x, top, area.w, sizes.hand_top - look.s(4) - top)


def _fill(target: pygame.Surface, look: Look, area: pygame.Rect) -> None:
    target.fill(look.theme.cloth, area)


def clear_cloth(look: Look) -> pygame.Rect:
    """Return the cloth inside the rails of the table."""
    inside, edge = cloth_area(look), look.s(13)
    return inside.inflate(0 if rail_inside(look) else -2 * edge, -2 * edge)


def hush(
    look: Look, area: pygame.Rect, share: float, *, above: bool = True, below: bool = True,
    corner: int = 0, whole: pygame.Rect | None = None,
) -> Iterator[FramePart]:  # fmt: skip
    """Yield a shade over a strip of the table, with soft edges `above` and `below`.

    At an edge that is not soft, its corners have the radius `corner` in pixels, except over the
    area `whole`.
    """
    if not look.theme.plain and share > 0:
        soft = look.s(_SOFT)
        yield FramePart.of(area, _shade, area, soft, (above, below), corner, whole, round(share, 2))


def _shade(
    target: pygame.Surface, area: pygame.Rect, soft: int, ends: tuple[bool, bool], corner: int,
    whole: pygame.Rect | None, share: float,
) -> None:  # fmt: skip
    edge = max(1, min(soft, round(area.h * 0.42)) // _SHADES)
    top, foot = (_SHADES * edge if fades else corner for fades in ends)
    strips = [(pygame.Rect(area.x, area.y + top, area.w, area.h - top - foot), 1.0)]
    for step in range(_SHADES):
        dark = smoothstep((step + 1) / (_SHADES + 1))
        for fades, y in zip(ends, (step * edge, area.h - (step + 1) * edge), strict=True):
            if fades:
                strips.append((pygame.Rect(area.x, area.y + y, area.w, edge), dark))
    for row in range(corner):
        cut = corner - round(math.sqrt(corner**2 - (corner - row - 0.5) ** 2))
        for fades, y in zip(ends, (row, area.h - 1 - row), strict=True):
            if not fades:
                line = pygame.Rect(area.x + cut, area.y + y, area.w - 2 * cut, 1)
                if whole is not None and line.colliderect(whole):
                    line = line.union(whole.clip((area.x, line.y, area.w, 1)))
                strips.append((line, 1.0))
    for strip, dark in strips:
        level = round(255 * (1 - _DARK * share * dark))
        # Filling does not clip by itself if it blends.
        seen = strip.clip(target.get_clip())
        if seen:
            target.fill((level, level, level), seen, pygame.BLEND_RGB_MULT)


_CORNER = 56
"""Radius of the round corners of the shade at the table's rails, in units."""
_SHADES, _SOFT, _DARK = 24, 84, 0.6
"""Steps and height in units of a shade's soft edges, and the share of the light that it takes."""


def _knocked(
    look: Look, shown: ShowdownView, place: Placement, share: float
) -> Iterator[FramePart]:
    """Yield the word of a knock, clear of the piles and of the card laid face down."""
    word = printed(shown.word)
    room, pixels = _knock_room(look, shown, place)
    metal = _metal(shown)
    if look.theme.plain:
        wide = letters.width(word, "display", pixels) + look.s(40)
        plate = pygame.Rect(0, 0, wide, min(room.h, round(pixels * _PLATE)))
        plate.center = room.center
        yield from _flat_rays(look, plate, share, look.s(56), room, glad=shown.glad)
        yield FramePart.of(plate, _plate, look, plate)
    else:
        side = round(pixels * _KNOCK_RAYS)
        around = pygame.Rect(0, 0, side, side)
        around.center = room.center
        yield FramePart.of(around, _burst, around, share, 1.0 if shown.glad else 0.8)
    area = room.inflate(round(pixels * 3.2), round(pixels * 1.6))
    area = area.clip((0, 0, look.width, look.height))
    # The second rap shakes the word.
    since = share - (knock.SECOND_RAP - knock.FIRST_RAP) / (1 - knock.FIRST_RAP)
    shaken = punch(since * PUNCH / 0.3) if 0 <= since < 0.3 else 0.0
    strike = min(1.0, share / _STRIKES)
    yield FramePart.of(
        area, _word, look, word, pixels, metal, room.center, strike, round(0.4 * shaken, 2)
    )
    if shown.note:
        # Close below the letters, which are less high than their room, or below their plate.
        line = look.line("lead")
        high = room.h if look.theme.plain else round(pixels * 1.2)
        y = min(room.bottom, room.centery + high // 2) + line // 2
        yield look.written(
            printed(shown.note), (room.centerx, y), "lead", face="bold", align="centre",
            middle=True, width=room.w,
        )  # fmt: skip


def _knock_room(look: Look, shown: ShowdownView, place: Placement) -> tuple[pygame.Rect, int]:
    """Return the room for a knock's word, with its note below the room, and the word's size."""
    word, below = printed(shown.word), look.line("lead") if shown.note else 0
    return _beside_piles(look, word, place, below)


def _beside_piles(
    look: Look, word: str, place: Placement, below: int = 0
) -> tuple[pygame.Rect, int]:
    """Return the room for a word below, above or next to the piles, and the size that fits.

    The lowest `below` pixels stay free.
    """
    sizes = Measures.of(look)
    piles = [place.slots[ref].rect for ref in _PILES if ref in place.slots]
    inside = cloth_area(look)
    taken = piles[0].unionall(piles) if piles else pygame.Rect(inside.center, (0, 0))
    hand = [one.slot.rect.top for one in place.cards if one.own]
    bottom, top = min(hand, default=sizes.hand_top) - look.s(6), sizes.news_y
    side = pygame.Rect(inside.x, taken.y, taken.x - inside.x, taken.h)
    if look.mirrored:
        side = pygame.Rect(taken.right, taken.y, inside.right - taken.right, taken.h)
    rooms = (
        pygame.Rect(inside.x, taken.bottom, inside.w, bottom - taken.bottom),
        pygame.Rect(inside.x, top, inside.w, taken.top - top),
        side,
    )
    wish = look.s(_KNOCK * (0.8 if look.tall else 1.0))
    found = []
    for room in rooms:
        room.h = max(0, room.h - below)
        air = 2 * look.s(_AIR / 2 if below else _AIR)
        high = (room.h - air) / _PLATE if look.theme.plain else room.h / 1.14
        most = min(wish, max(0, round(high)))
        found.append((_within(look, word, most, max(1, round(room.w * 0.86))), room))
    best = max(pixels for pixels, _ in found)
    # A plate next to the piles would have no room for its rays.
    least = 0.35 if look.theme.plain else 0.72
    pixels, room = next(one for one in found if one[0] >= least * best)
    return room, pixels


_PILES = (STOCK, DISCARDS, KNOCK, DIE, BackRef(FaceDown.LAID_DOWN))
_PLATE, _AIR = 1.3, 9
"""Height of the plate of a knock's word in letters, and units between it and the cards.

Half as many units are enough with a note below the plate.
"""
_KNOCK, _KNOCK_RAYS = 96, 4.4
"""Size of the letters of a knock's word in units, and of the rays behind it in letters."""


def share_of(shown: ShowdownView, age: float) -> float:
    """Return the elapsed share of a moment, rounded to steps."""
    if shown.seconds <= 0:
        return 1.0
    return round(min(1.0, age / shown.seconds) * _STEPS) / _STEPS


def called(
    look: Look, shown: ShowdownView, middle: tuple[int, int], share: float
) -> Iterator[FramePart]:
    """Yield a word that comes down on the table, large at first; on a plate if it is plain."""
    metal, word = _metal(shown), printed(shown.word)
    pixels = call_pixels(look, word, grand=shown.grand)
    high = round(pixels * 1.5)
    if shown.glad and not look.theme.plain:
        side = round(pixels * _RAYS.get(shown.celebration, 4.0))
        around = pygame.Rect(0, 0, side, side)
        around.center = middle
        yield FramePart.of(around, _burst, around, share, 1.0)
    if look.theme.plain:
        plate = pygame.Rect(0, 0, letters.width(word, "display", pixels) + look.s(40), high)
        plate.center = middle
        if shown.glad:
            stage = flat_stage(look)
            stage.h += stage.y - Measures.of(look).news_y + look.s(14)
            stage.bottom = Measures.of(look).hand_top - look.s(4)
            yield from _flat_rays(look, plate, share, look.s(52), stage, glad=True)
        yield FramePart.of(plate, _plate, look, plate)
    strike = min(1.0, share / _STRIKES)
    room = pygame.Rect(0, 0, look.width, round(pixels * 3.0))
    room.center = middle
    yield FramePart.of(room, _word, look, word, pixels, metal, middle, strike, 0.0)


def verdict(
    look: Look, shown: ShowdownView, room: pygame.Rect, share: float
) -> Iterator[FramePart]:
    """Yield a word on what the count has decided, in a room next to the cards."""
    metal, word, middle = _metal(shown), printed(shown.word), room.center
    pixels = _within(look, word, min(look.s(_VERDICT), round(room.h * 0.95)), room.w)
    if look.theme.plain:
        strike = 1.0
    else:
        strike = min(1.0, share / _STRIKES)
        side = round(pixels * 5.2)
        around = pygame.Rect(0, 0, side, round(side * 0.8))
        around.center = middle
        bright = 1.0 if shown.celebration else 0.45
        yield FramePart.of(
            around,
            _burst,
            pygame.Rect(0, 0, side, side).move(middle[0] - side // 2, middle[1] - side // 2),
            share,
            bright,
        )
    wide = letters.width(word, "display", pixels)
    area = pygame.Rect(0, 0, round(wide * 1.7), round(pixels * 2.6))
    area.center = middle
    yield FramePart.of(area, _word, look, word, pixels, metal, middle, strike, 0.0)


_VERDICT = 92
"""Size of the letters of a verdict, in units."""


def _metal(shown: ShowdownView) -> Metal:
    return Metal.GOLD if shown.glad else Metal.SILVER


def shout(
    look: Look,
    text: Text,
    middle: tuple[int, int],
    scale: float,
    rays: float,
    *,
    glad: bool,
    grand: bool,
) -> Iterator[FramePart]:
    """Yield a word that was called out, at a scale of its size; `rays` is the light behind it."""
    metal, word = Metal.GOLD if glad else Metal.SILVER, printed(text)
    pixels = call_pixels(look, word, grand=grand)
    if glad and not look.theme.plain:
        side = round(pixels * (_RAYS[Celebration.BIG_GIN] if grand else 4.0) * max(0.8, scale))
        around = pygame.Rect(0, 0, side, side)
        around.center = middle
        yield FramePart.of(around, _rays, around, round(rays, 2))
    wide = letters.width(word, "display", pixels)
    area = pygame.Rect(0, 0, round((wide + pixels) * scale), round(pixels * 2.2 * scale))
    area.center = middle
    yield FramePart.of(area, _shouted, look, word, pixels, metal, middle, round(scale, 3))


def called_scale(look: Look, text: Text, width: int, most: float, *, grand: bool) -> float:
    """Return the scale at which a called word fits into a width, `most` at most."""
    word = printed(text)
    pixels = call_pixels(look, word, grand=grand)
    return min(most, width / max(1, letters.width(word, "display", pixels)))


def _shouted(
    target: pygame.Surface, look: Look, word: str, pixels: int, metal: Metal,
    middle: tuple[int, int], scale: float,
) -> None:  # fmt: skip
    image = _scaled_lettering(word, pixels, metal, look.theme, scale)
    low = round(font("display", pixels).get_descent() * -0.09 * scale)
    target.blit(image, image.get_rect(center=(middle[0], middle[1] - low)))


@lru_cache(maxsize=2)
def _scaled_lettering(
    word: str, pixels: int, metal: Metal, room: Theme, scale: float
) -> pygame.Surface:
    image = gilding.lettering(word, pixels, metal, room)
    return image if scale == 1 else pygame.transform.smoothscale_by(image, scale)


def _rays(target: pygame.Surface, around: pygame.Rect, bright: float) -> None:
    image = gilding.burst(around.w)
    level = round(255 * bright)
    if level < 250:
        image = image.copy()
        image.fill((level, level, level), None, pygame.BLEND_RGB_MULT)
    target.blit(image, around, special_flags=pygame.BLEND_RGB_ADD)


def call_pixels(look: Look, word: str, *, grand: bool) -> int:
    """Return the size of the letters of a word that is called out."""
    wish = call_size(look, grand=grand)
    return _within(look, word, wish, round(look.width * (0.9 if look.tall else 0.66)))


def call_size(look: Look, *, grand: bool = False) -> int:
    """Return the size of the letters of a short word that is called out."""
    return look.s(_CALL * (1.12 if grand else 1.0) * (0.8 if look.tall else 1.0))


_CALL = 132
"""Size of the letters of a called word, in units."""


def _within(look: Look, word: str, wish: int, width: int) -> int:
    """Return the size of a word: `wish`, or less if it does not fit.

    The word is measured at one size only, because each further size would load the font again.
    """
    known = look.pixels("title")
    wide = letters.width(word, "display", known) / known
    return max(12, min(wish, int(width / max(0.1, wide))))


def _flat_rays(
    look: Look, plate: pygame.Rect, share: float, reach: int, room: pygame.Rect, *, glad: bool
) -> Iterator[FramePart]:
    """Yield the rays around a plate in a contrast theme; they come out from behind it, and stay.

    They stay within the window and a `room` that is clear of cards, in the colour of the word.
    """
    hole = plate.w + 2 * look.s(8), plate.h + 2 * look.s(8)
    room, (x, y) = room.clip((0, 0, look.width, look.height)), plate.center
    # They grow in few steps, and each step is whole: no ray is ever cut off.
    reach = round(reach * math.ceil(4 * min(1.0, share / 0.3)) / 4)
    wide = min(hole[0] // 2 + reach, x - room.x, room.right - x)
    high = min(hole[1] // 2 + reach, y - room.y, room.bottom - y)
    area = pygame.Rect(x - wide, y - high, 2 * wide, 2 * high)
    if area.contains(plate):
        yield FramePart.of(area, _paint_rays, look, area, hole, glad)


def _paint_rays(
    target: pygame.Surface, look: Look, area: pygame.Rect, hole: tuple[int, int], glad: bool
) -> None:
    colour = look.theme.focus if glad else look.theme.text
    image = flat.rays_of_box(area.size, hole, max(3, look.s(4)), colour[:3])
    target.blit(image, area)


def _plate(target: pygame.Surface, look: Look, area: pygame.Rect) -> None:
    """Paint the ground of a word in a contrast theme, with a border against what it covers."""
    theme, thick = look.theme, max(2, look.s(3))
    target.blit(surfaces.rounded(area.size, look.s(16), theme.panel, thick, theme.line), area)


def _word(
    target: pygame.Surface, look: Look, word: str, pixels: int, metal: Metal,
    middle: tuple[int, int], strike: float, shaken: float,
) -> None:  # fmt: skip
    image = gilding.lettering(word, pixels, metal, look.theme)
    if strike < 1:
        # The word seems to come from above: large and faint at first. Fast scaling is enough here.
        scale = min(1 + 0.62 * (1 - strike) ** 2, _largest(look, middle[0], image.get_width()))
        image = pygame.transform.scale_by(image, scale)
        image.set_alpha(round(255 * min(1.0, strike * 1.6)))
    elif shaken:
        image = pygame.transform.smoothscale_by(image, 1 + shaken)
    # The letters' middle is slightly above that of their line.
    low = round(font("display", pixels).get_descent() * -0.18)
    target.blit(image, image.get_rect(center=(middle[0], middle[1] - low // 2)))


def _largest(look: Look, x: int, width: int) -> float:
    """Return the largest scale, at least 1, with which a word around `x` is within the rails."""
    inside = clear_cloth(look)
    return max(1.0, 2 * min(x - inside.x, inside.right - x) / max(1, width))


def _burst(target: pygame.Surface, around: pygame.Rect, share: float, most: float) -> None:
    image = gilding.burst(around.w)
    opened = min(1.0, share / 0.3)
    bright = math.sin(math.pi * min(1.0, 0.12 + share * 0.88)) if share < 1 else 0.35
    bright *= most
    if opened < 1:
        image = pygame.transform.scale_by(image, 0.35 + 0.65 * (1 - (1 - opened) ** 2))
    level = round(255 * max(0.0, bright))
    if level < 250:
        image = image.copy()
        image.fill((level, level, level), None, pygame.BLEND_RGB_MULT)
    target.blit(image, image.get_rect(center=around.center), special_flags=pygame.BLEND_RGB_ADD)


def gilded(
    look: Look, groups: Sequence[pygame.Rect], share: float, *, glad: bool
) -> Iterator[FramePart]:
    """Yield gilded edges of the groups of cards that the light has reached."""
    whole = groups[0].unionall(groups)
    for rect in groups:
        if smoothstep(share) >= (rect.right - whole.left) / max(1, whole.w) * 0.92:
            around = rect.inflate(look.s(6), look.s(6))
            yield FramePart.of(around, _gilded, look, around, Metal.GOLD if glad else Metal.SILVER)


def _gilded(target: pygame.Surface, look: Look, around: pygame.Rect, metal: Metal) -> None:
    colour = look.theme.focus if look.theme.plain else metal.stops[1]
    thick = max(2, look.s(3))
    image = surfaces.rounded(around.size, look.s(11), (*colour[:3], 0), thick, colour)
    target.blit(image, around)


def gold(
    look: Look, groups: Sequence[pygame.Rect], share: float, *, glad: bool
) -> Iterator[FramePart]:
    """Yield a light that passes over groups of cards from left to right, with stars behind it."""
    if not groups or look.theme.plain or share >= 1:
        return
    whole = groups[0].unionall(groups)
    wide = round(min(whole.h, look.s(190)) * 1.25)
    lean, metal = gilding.gleam_lean(whole.h), Metal.GOLD if glad else Metal.SILVER
    x = round(whole.left - wide - lean + (whole.w + wide + lean) * smoothstep(share))
    for rect in groups:
        area = rect.clip(pygame.Rect(x, whole.y, wide + lean, whole.h))
        if area:
            yield FramePart.of(area, _gleam, (wide, whole.h), metal, (x, whole.y))
    for number, rect in enumerate(groups):
        for corner, at in enumerate((rect.topleft, rect.topright, rect.midbottom)):
            since = (smoothstep(share) - (at[0] - whole.left) / max(1, whole.w) * 0.8 - 0.06) / 0.3
            if 0 < since < 1:
                side = look.s((66, 84, 54)[(number + corner) % 3])
                area = pygame.Rect(0, 0, side, side)
                area.center = at
                yield FramePart.of(area, _glint, side, at, round(math.sin(math.pi * since), 2))


def _gleam(
    target: pygame.Surface, size: tuple[int, int], metal: Metal, at: tuple[int, int]
) -> None:
    target.blit(gilding.gleam(size, metal), at)


def _glint(target: pygame.Surface, side: int, at: tuple[int, int], bright: float) -> None:
    image = pygame.transform.rotozoom(gilding.glint(side), 30 * bright, max(0.1, bright))
    target.blit(image, image.get_rect(center=at), special_flags=pygame.BLEND_RGB_ADD)


def cut(
    look: Look, groups: Sequence[pygame.Rect], cards: Sequence[pygame.Rect], share: float
) -> Iterator[FramePart]:
    """Yield a cut that appears across a row of cards and stays, and the shade on the cards."""
    drawn, plain = min(1.0, share / 0.14), look.theme.plain
    for rect in cards if drawn >= 1 and not plain else ():
        yield FramePart.of(rect, _shaded, look, rect, round(min(1.0, (share - 0.14) / 0.2), 1))
    area = groups[0].unionall(groups).inflate(look.s(90), look.s(40))
    seen = pygame.Rect(area.x, area.y, round(area.w * drawn), area.h)
    if seen:
        yield FramePart.of(seen, _slash, area, look.theme if plain else None)


def _shaded(target: pygame.Surface, look: Look, rect: pygame.Rect, share: float) -> None:
    surfaces.slab(target, rect, look.s(3), (20, 8, 10, round(84 * share)))


def _slash(target: pygame.Surface, area: pygame.Rect, plain: Theme | None) -> None:
    if plain is None:
        target.blit(gilding.slash(area.size), area)
    else:
        target.blit(flat.flat_cut(area.size, plain.focus[:3], plain.panel[:3]), area)
