"""Effects over the cards at the end of a hand: a fist, a word, a golden light, a cut.

Each effect is painted from cached images, for the elapsed share of a moment of the showdown. At the
end of a moment its outcome stays visible, so the effects also work without motion.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Sequence

import pygame

from gin.core.message import Text
from gin.interface.celebration import Celebration
from gin.interface.showdown import Effect, ShowdownView
from gin.interface.view import View
from gin.language.translation import printed
from gin.ui.art import gilding, letters, surfaces
from gin.ui.art.design import font
from gin.ui.art.gilding import Metal
from gin.ui.render.compositor import FramePart
from gin.ui.render.geometry import Placement
from gin.ui.render.style import Look
from gin.ui.scenes import celebrating, knock
from gin.ui.scenes.table_measures import Measures

_RAYS = {Celebration.BIG_GIN: 5.2, Celebration.UNDERCUT: 7.2}
"""Size of the rays behind a word for more than gin, in sizes of its letters."""
_STRIKES = 0.22
"""Share of a moment in which a word comes down on the table."""
_STEPS = 40
"""Number of steps into which a moment is divided."""


def predraw(look: Look, shown: ShowdownView, more: Callable[[], bool]) -> bool:
    """Draw the word and the arm of a moment in advance: together they take longer than a frame.

    Stop when `more` returns false, and return whether everything is drawn.
    """
    if shown.effect in (Effect.CALL, Effect.FIST):
        word = printed(shown.word)
        gilding.lettering(word, _fitting(look, word, shown), _metal(shown), look.theme)
    if shown.effect is Effect.FIST:
        if not more():
            return False
        return knock.predraw(look, shown, more)
    leaf = celebrating.drawing_leaf(look) if shown.celebration and not look.theme.plain else ()
    return all(more() for _ in leaf)


def over_table(view: View, look: Look, place: Placement, age: float) -> Iterator[FramePart]:
    """Yield the effects over the table at the end of a hand."""
    shown = view.content
    if not isinstance(shown, ShowdownView):
        return
    share, sizes = share_of(shown, age), Measures.of(look)
    middle = (look.width // 2, sizes.pile_y)
    if shown.effect is Effect.CALL:
        yield from called(look, shown, middle, share)
    if shown.effect is Effect.FIST:
        if share >= knock.FIRST_RAP:
            rest = min(1.0, (share - knock.FIRST_RAP) / (1 - knock.FIRST_RAP))
            yield from called(look, shown, middle, rest)
        yield knock.arm(look, shown, place, share)


def share_of(shown: ShowdownView, age: float) -> float:
    """Return the elapsed share of a moment, rounded to steps."""
    if shown.seconds <= 0:
        return 1.0
    return round(min(1.0, age / shown.seconds) * _STEPS) / _STEPS


def called(
    look: Look, shown: ShowdownView, middle: tuple[int, int], share: float
) -> Iterator[FramePart]:
    """Yield a word that comes down on a band across the table, large at first."""
    metal, word = _metal(shown), printed(shown.word)
    pixels = _fitting(look, word, shown)
    high = round(pixels * 1.75)
    area = pygame.Rect(0, middle[1] - high // 2, look.width, high)
    called_out = shown.effect is Effect.CALL or shown.celebration
    if called_out and shown.glad and not look.theme.plain:
        side = round(pixels * _RAYS.get(shown.celebration, 4.0))
        around = pygame.Rect(0, 0, side, side)
        around.center = middle
        yield FramePart.of(around, _burst, around, share)
    yield FramePart.of(area, _band, look, area, metal, min(1.0, share / 0.14))
    strike = min(1.0, share / _STRIKES)
    room = pygame.Rect(0, 0, look.width, round(pixels * 3.0))
    room.center = middle
    yield FramePart.of(room, _word, look, word, pixels, metal, middle, strike)


def _metal(shown: ShowdownView) -> Metal:
    return Metal.GOLD if shown.glad else Metal.SILVER


def resting_word(
    look: Look, text: Text, middle: tuple[int, int], *, glad: bool
) -> Iterator[FramePart]:
    """Yield a word that was called out, at rest."""
    metal = Metal.GOLD if glad else Metal.SILVER
    word = printed(text)
    pixels = _within(look, word, look.s(100), look.s(400))
    area = pygame.Rect(0, 0, look.s(440), round(pixels * 2.2))
    area.center = middle
    if glad and not look.theme.plain:
        around = pygame.Rect(0, 0, round(pixels * 3.6), round(pixels * 3.6))
        around.center = middle
        yield FramePart.of(around, _burst, around, 1.0)
    yield FramePart.of(area, _word, look, word, pixels, metal, middle, 1.0)


def _fitting(look: Look, word: str, shown: ShowdownView) -> int:
    units = {Effect.FIST: 84, Effect.STING: 92}.get(shown.effect, 124)
    wish = look.s(units * (1.12 if shown.grand else 1.0) * (0.8 if look.tall else 1.0))
    return _within(look, word, wish, round(look.width * (0.9 if look.tall else 0.66)))


def _within(look: Look, word: str, wish: int, width: int) -> int:
    """Return the size of a word: `wish`, or less if it does not fit.

    The word is measured at one size only, because each further size would load the font again.
    """
    known = look.pixels("title")
    wide = letters.width(word, "display", known) / known
    return max(12, min(wish, int(width / max(0.1, wide))))


def _band(
    target: pygame.Surface, look: Look, area: pygame.Rect, metal: Metal, share: float
) -> None:
    image = gilding.band(area.size, look.theme, metal)
    if share < 1:
        image.set_alpha(round(255 * share))
    target.blit(image, area)
    image.set_alpha(255)


def _word(
    target: pygame.Surface, look: Look, word: str, pixels: int, metal: Metal,
    middle: tuple[int, int], strike: float,
) -> None:  # fmt: skip
    image = gilding.lettering(word, pixels, metal, look.theme)
    if strike < 1:
        # The word seems to come from above: large and faint at first. Fast scaling is enough here.
        scale = 1 + 0.62 * (1 - strike) ** 2
        image = pygame.transform.scale_by(image, scale)
        image.set_alpha(round(255 * min(1.0, strike * 1.6)))
    # The letters' middle is slightly above that of their line.
    low = round(font("display", pixels).get_descent() * -0.18)
    target.blit(image, image.get_rect(center=(middle[0], middle[1] - low // 2)))


def _burst(target: pygame.Surface, around: pygame.Rect, share: float) -> None:
    image = gilding.burst(around.w)
    opened = min(1.0, share / 0.3)
    bright = math.sin(math.pi * min(1.0, 0.12 + share * 0.88)) if share < 1 else 0.35
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
        if _light_progress(share) >= (rect.right - whole.left) / max(1, whole.w) * 0.92:
            around = rect.inflate(look.s(6), look.s(6))
            yield FramePart.of(around, _gilded, look, around, Metal.GOLD if glad else Metal.SILVER)


def _light_progress(share: float) -> float:
    return share * share * (3 - 2 * share)


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
    x = round(whole.left - wide - lean + (whole.w + wide + lean) * _light_progress(share))
    for rect in groups:
        area = rect.clip(pygame.Rect(x, whole.y, wide + lean, whole.h))
        if area:
            yield FramePart.of(area, _gleam, (wide, whole.h), metal, (x, whole.y))
    for number, rect in enumerate(groups):
        for corner, at in enumerate((rect.topleft, rect.topright, rect.midbottom)):
            since = (
                _light_progress(share) - (at[0] - whole.left) / max(1, whole.w) * 0.8 - 0.06
            ) / 0.3
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
    if look.theme.plain:
        return
    drawn = min(1.0, share / 0.14)
    for rect in cards if drawn >= 1 else ():
        yield FramePart.of(rect, _shaded, look, rect, round(min(1.0, (share - 0.14) / 0.2), 1))
    area = groups[0].unionall(groups).inflate(look.s(90), look.s(40))
    seen = pygame.Rect(area.x, area.y, round(area.w * drawn), area.h)
    if seen:
        yield FramePart.of(seen, _slash, area)


def _shaded(target: pygame.Surface, look: Look, rect: pygame.Rect, share: float) -> None:
    surfaces.slab(target, rect, look.s(3), (20, 8, 10, round(84 * share)))


def _slash(target: pygame.Surface, area: pygame.Rect) -> None:
    target.blit(gilding.slash(area.size), area)
