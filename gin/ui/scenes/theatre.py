"""Effects over the cards at the end of a hand: a fist, a word, a golden light, a cut.

Each effect is painted from cached images, for the elapsed share of a moment of the showdown. At the
end of a moment its outcome stays visible, so the effects also work without motion.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Sequence

import pygame
from msgspec import Struct

from gin.core.message import Text
from gin.interface.paper import Tone
from gin.interface.refs import KNOCK, BackRef, FaceDown
from gin.interface.showdown import Effect, ShowdownView
from gin.interface.view import View
from gin.language.translation import printed
from gin.ui.art import gilding, letters, surfaces
from gin.ui.art.design import font
from gin.ui.art.fist import KNUCKLES, SIDE
from gin.ui.art.fist import arm as drawn_arm
from gin.ui.art.gilding import Metal
from gin.ui.render.compositor import FramePart
from gin.ui.render.geometry import Placement
from gin.ui.render.style import Look
from gin.ui.scenes.base import whole
from gin.ui.scenes.table_measures import Measures

FIRST_RAP, SECOND_RAP, LEAVES = 0.30, 0.56, 0.84
"""Shares of a knock's moment at which the fist strikes, strikes again, and leaves."""
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
        side, yours = _fist_side(Measures.of(look)), shown.by is Tone.YOURS
        _picture(look, side, _turn(look, yours=yours), yours=yours)
    return True


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
        if share >= FIRST_RAP:
            rest = min(1.0, (share - FIRST_RAP) / (1 - FIRST_RAP))
            yield from called(look, shown, middle, rest)
        yield _fist(look, shown, place, sizes, share)


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
    if shown.effect is Effect.CALL and shown.glad and not look.theme.plain:
        side = round(pixels * (5.2 if shown.grand else 4.0))
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


def _fist(
    look: Look, shown: ShowdownView, place: Placement, sizes: Measures, share: float
) -> FramePart:
    side = _fist_side(sizes)
    slot = place.slots.get(BackRef(FaceDown.LAID_DOWN)) or place.slots.get(KNOCK)
    x, y = (slot.x, slot.y) if slot is not None else (look.width / 2, float(sizes.pile_y))
    aside = sizes.pile * (0.25 if look.tall else 1.25)
    x = x - aside if look.mirrored else x + aside
    impact = (round(min(max(x, side * 0.32), look.width - side * 0.32)), round(y))
    yours = shown.by is Tone.YOURS
    arm = _Arm.to(look, side, impact, _turn(look, yours=yours), yours=yours)
    return FramePart.of(arm.area(look), _draw_knock, look, arm, share)


class _Arm(Struct, frozen=True):
    """An arm that comes in from the window's edge.

    `impact` is the point where the knuckles strike, and `turn` the arm's rotation. `edge` is the
    distance from that point to the window's edge, and `direction` the direction to the elbow.
    """

    side: int
    yours: bool
    impact: tuple[int, int]
    turn: float
    edge: float
    direction: tuple[float, float]

    @classmethod
    def to(
        cls, look: Look, side: int, impact: tuple[int, int], turn: float, *, yours: bool
    ) -> _Arm:
        across, down = math.sin(math.radians(turn)), math.cos(math.radians(turn))
        edge = (look.height - impact[1] if down > 0 else impact[1]) / abs(down)
        if abs(across) > 0.01:
            edge = min(edge, (look.width - impact[0] if across > 0 else impact[0]) / abs(across))
        return cls(side, yours, impact, turn, edge, (across, down))

    def middle(self, look: Look, back: float) -> tuple[int, int]:
        """Return the middle of the image, with the fist `back` pixels away from its target."""
        long = self.side + _length(look, self.side, self.turn, yours=self.yours)
        far = long / 2 - KNUCKLES[1] * self.side / SIDE + back
        return (
            round(self.impact[0] + self.direction[0] * far),
            round(self.impact[1] + self.direction[1] * far),
        )

    def area(self, look: Look) -> pygame.Rect:
        side = self.side
        long = side + _length(look, side, self.turn, yours=self.yours)
        across, down = abs(self.direction[0]), abs(self.direction[1])
        rect = pygame.Rect(0, 0, down * side + across * long, across * side + down * long)
        rect.center = self.middle(look, 0)
        around = pygame.Rect(0, 0, round(side * 1.3), round(side * 1.3))
        around.center = self.impact
        return rect.inflate(side // 4, side // 4).union(around).clip(whole(look))


def _fist_side(sizes: Measures) -> int:
    return round(sizes.pile * 2.5)


_LEAN = {True: 30.0, False: -6.0}
"""Degrees by which an arm leans outwards, by whether it is the player's.

The player's arm passes the hand of cards. The opponent's fits between the cards and the score.
"""


def _turn(look: Look, *, yours: bool) -> float:
    """Return an arm's rotation in degrees; 0 is straight from below."""
    outwards = _LEAN[yours] if yours != look.mirrored else -_LEAN[yours]
    return outwards if yours else 180 + outwards


def _length(look: Look, side: int, turn: float, *, yours: bool) -> int:
    """Return the visible length of the sleeve: to the edge, and slightly more."""
    high = Measures.of(look).pile_y
    far = (look.height - high if yours else high) / abs(math.cos(math.radians(turn)))
    return max(0, round(far - side * 0.4 + KNUCKLES[1] * side / SIDE))


def _picture(look: Look, side: int, turn: float, *, yours: bool) -> pygame.Surface:
    length = _length(look, side, turn, yours=yours)
    return drawn_arm(side, yours, length, turn, look.theme.plain)


def _draw_knock(target: pygame.Surface, look: Look, arm: _Arm, share: float) -> None:
    side = arm.side
    for rap in (FIRST_RAP, SECOND_RAP):
        passed = (share - rap) / 0.26
        if 0 <= passed < 1:
            _ripple(target, look, round(side * (0.5 + 0.75 * passed)), 1 - passed, arm.impact)
    image = _picture(look, side, arm.turn, yours=arm.yours)
    back = _fist_distance(share, side * 0.22, arm.edge + side * 0.3)
    target.blit(image, image.get_rect(center=arm.middle(look, back)))


def _fist_distance(share: float, lifted: float, away: float) -> float:
    """Return how far back the fist is: it comes in from `away`, raps twice, and leaves.

    At the end of the moment, the distance is 0, for a still image.
    """
    if share < FIRST_RAP:
        return away * (1 - (share / FIRST_RAP) ** 2)
    if share < SECOND_RAP:
        return lifted * math.sin(math.pi * (share - FIRST_RAP) / (SECOND_RAP - FIRST_RAP))
    if share < LEAVES or share >= 1:
        return 0.0
    return away * ((share - LEAVES) / (1 - LEAVES)) ** 2


def _ripple(
    target: pygame.Surface, look: Look, side: int, bright: float, at: tuple[int, int]
) -> None:
    if look.theme.plain:
        return
    image = gilding.ripple(look.s(260))
    image = pygame.transform.scale(image, (side, side))
    level = round(255 * bright)
    image.fill((level, level, level), None, pygame.BLEND_RGB_MULT)
    target.blit(image, image.get_rect(center=at), special_flags=pygame.BLEND_RGB_ADD)


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
