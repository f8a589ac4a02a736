"""The celebration of a won match: the wreath, light, thrown cards and gold leaf."""

from __future__ import annotations

import math
import random
from collections.abc import Callable, Iterator, Sequence
from functools import lru_cache, partial
from itertools import zip_longest

import pygame
from msgspec import Struct

from gin.core.message import Text
from gin.interface.celebration import Celebration
from gin.interface.paper import FinalView
from gin.interface.pictures import Face, Mood, Portrait, TrophyPicture, TrophyShape, has_face
from gin.interface.pictures import Metal as TrophyMetal
from gin.language.translation import printed
from gin.ui.animation.celebrations import (
    PUNCH,
    RECIPES,
    Prize,
    Recipe,
    overshoot,
    pulses,
    punch,
)
from gin.ui.animation.flight import KINDS, PHASES, SIZES, Leaf, Throw, leaves, throws
from gin.ui.art import emblems, gilding, laurel, letters, portraits, surfaces
from gin.ui.art.applause import POSES, clapping
from gin.ui.art.gilding import Metal
from gin.ui.art.leaf import leaf, swept
from gin.ui.art.sitters import SITTERS
from gin.ui.art.trophies import trophy
from gin.ui.render import card_painter
from gin.ui.render.card_painter import Print
from gin.ui.render.compositor import FramePart, clipped
from gin.ui.render.geometry import Slot, card_height
from gin.ui.render.style import Look
from gin.ui.scenes.base import whole

_CARD = 64
"""Width of a thrown card, in units."""
_LYING = 8
"""Maximum number of thrown cards that land next to the wreath."""
_INNER = 0.62
"""Size of the portrait in a wreath."""
_TAIL = 1.1
"""Seconds for which gold leaf still falls after everything else rests."""
_FRAMES = 60
"""Steps of motion a second."""
_STRIKE = 0.26
"""Seconds in which the winner's name comes down."""


class Party(Struct, frozen=True):
    """A celebration in its place.

    Attributes:
      crown: the place of the wreath in the window.
      name: the place of the winner's name.
      row: the place of the audience.
      hook: the place of the portrait that is hung.
      seen: the part of the window in which they are visible.
    """

    look: Look
    shown: FinalView
    crown: pygame.Rect
    name: pygame.Rect
    seen: pygame.Rect
    row: pygame.Rect | None = None
    hook: pygame.Rect | None = None

    @property
    def recipe(self) -> Recipe:
        return RECIPES[self.shown.celebration]

    @property
    def codes(self) -> tuple[str, ...]:
        return tuple(card.code for card in self.shown.thrown[: self.recipe.cards])

    @property
    def card(self) -> int:
        """The width of a thrown card in pixels."""
        return min(self.look.s(_CARD), round(self.crown.h * 0.37))

    @property
    def goals(self) -> tuple[Slot, ...]:
        """The slots in which thrown cards land: next to the wreath, on either side."""
        number = min(_LYING, len(self.codes))
        return _goals((*self.crown.center, *self.crown.size), self.card, number)

    @property
    def throws(self) -> tuple[Throw, ...]:
        toss = self.recipe.toss * self.look.scale
        return throws(len(self.codes), self.goals, self.look.size, toss, self.look.scale)

    @property
    def leaves(self) -> tuple[Leaf, ...]:
        recipe = self.recipe
        centre = self.crown.center
        return leaves(recipe.leaf, centre, self.look.width, recipe.seconds, self.look.scale)


@lru_cache(maxsize=2)
def _goals(crown: tuple[int, int, int, int], card: int, number: int) -> tuple[Slot, ...]:
    """Return slots around a wreath, given by its centre and size, for cards of a width."""
    chance, wide, (middle, centre, width, height) = random.Random(5), float(card), crown
    radius = height / 2
    step = min(0.5 * wide, max(0.0, width / 2 - radius - 1.1 * wide) / max(1, _LYING // 2 - 1))
    found = []
    for place in range(number):
        side, row = (-1 if place % 2 else 1), place // 2
        across = side * (radius + 0.42 * wide + step * row)
        down = (0.26 - 0.17 * row + 0.1 * chance.random()) * height
        turn = side * (14 + 13 * row) + chance.uniform(-7, 7)
        x, y = round(middle + across), round(centre + down)
        found.append(Slot(x, y, wide, card_height(wide), round(turn)))
    return tuple(found)


def lasts(shown: FinalView) -> float:
    """Return the seconds of a celebration after the score is counted."""
    recipe = RECIPES[shown.celebration]
    return recipe.seconds + _TAIL if recipe.seconds else 0.0


def shows(shown: FinalView) -> float:
    """Return the seconds after which only gold leaf still falls."""
    return RECIPES[shown.celebration].seconds


def wreath_units(shown: FinalView) -> int:
    """Return the size of the wreath in units."""
    return RECIPES[shown.celebration].wreath


def name_pixels(look: Look, text: Text, width: int) -> int:
    """Return the size of the winner's name or heading in gold letters."""
    known = look.pixels("title")
    wide = letters.width(printed(text), "display", known) / known
    return max(12, min(round(known * 1.5), int((width - look.s(40)) / max(0.1, wide))))


def parts(party: Party, age: float, since: float) -> Iterator[FramePart]:
    """Yield the wreath and the name, `age` seconds after the page appeared.

    `since` is the time since the score is counted, negative before that.
    """
    recipe = party.recipe
    end = recipe.seconds + _TAIL
    tick = math.floor(min(since, end) * _FRAMES) / _FRAMES
    struck = min(1.0, age / _STRIKE)
    reach = round(party.crown.h * _burst_size(recipe))
    around = pygame.Rect(0, 0, max(reach, party.crown.w), reach)
    around.center = party.crown.center
    area = around.union(party.name.inflate(party.name.w // 2, party.name.h))
    for more in (party.row, party.hook):
        area = area if more is None else area.union(more.inflate(more.h, more.h))
    for slot in party.goals:
        area = area.union(slot.rect.inflate(round(slot.width), round(slot.width)))
    area = area.clip(party.seen)
    yield FramePart.of(area, _crown_in, area, party, max(-1.0, tick), struck)


def in_the_air(party: Party, since: float) -> Iterator[FramePart]:
    """Yield everything that flies, over the whole window."""
    if 0 <= since < party.recipe.seconds + _TAIL:
        tick = math.floor(since * _FRAMES) / _FRAMES
        yield FramePart.of(whole(party.look), _air, party, tick)
    else:
        _tumbling.cache_clear()


def predraw(party: Party) -> Iterator[Callable[[], object]]:
    """Yield functions that draw what is seen first."""
    yield partial(_lettering, party)
    if not party.look.theme.plain:
        yield partial(laurel.laurel, party.crown.h)
    yield partial(_centre, party)


def drawing_ahead(party: Party) -> Iterator[None]:
    """Draw the images that are needed once the score is counted, in steps of a few milliseconds."""
    look = party.look
    if look.theme.plain:
        return
    gilding.burst(round(party.crown.h * _burst_size(party.recipe)))
    yield
    if party.row is not None:
        for _ in _drawing_audience(party, party.row):
            yield
    back = Slot(0, 0, party.card, card_height(party.card))
    card_painter.flying_prints(look, "", back, 0.0, party.card)
    yield
    for code, slot in zip_longest(party.codes, party.goals):
        card_painter.draw_flying(look, code, party.card)
        yield
        if slot is not None:
            card_painter.resting_image(look, code, slot, _LIFT)
            yield
    if party.hook is not None and isinstance(party.shown.portrait, Portrait):
        _framed(party.shown.portrait, party.hook)
        yield
    yield from drawing_leaf(look)


def drawing_leaf(look: Look) -> Iterator[None]:
    """Draw gold leaf in steps."""
    for size in SIZES:
        for kind in range(KINDS):
            for turn in range(PHASES):
                leaf(round(size * look.scale), kind, turn, PHASES)
            yield


def _drawing_audience(party: Party, row: pygame.Rect) -> Iterator[None]:
    for face in party.shown.audience:
        size = _face_size(party.look, row, len(party.shown.audience))
        portraits.portrait(face, size, _mood(party, face))
        yield
        for pose in range(POSES if isinstance(face, Portrait) else 0):
            assert isinstance(face, Portrait)
            clapping(face, round(size * 0.66), pose)
        yield


_LIFT = 0.03


def _burst_size(recipe: Recipe) -> float:
    return 2.0 + 0.24 * recipe.rays


def _lettering(party: Party) -> pygame.Surface:
    look, text = party.look, party.shown.champion or party.shown.heading
    # The box of a heading that is a link is slightly higher.
    pixels = min(name_pixels(look, text, party.name.w), round(party.name.h / 1.1))
    return gilding.lettering(printed(text), pixels, Metal.GOLD, look.theme)


def _crown_in(
    target: pygame.Surface, area: pygame.Rect, party: Party, since: float, struck: float
) -> None:
    with clipped(target, area):
        _crown(target, party, since, struck)


def _crown(target: pygame.Surface, party: Party, since: float, struck: float) -> None:
    look, recipe, crown = party.look, party.recipe, party.crown
    ended = since >= recipe.seconds
    if not look.theme.plain:
        _light(target, party, since)
        landed = zip(party.codes, party.goals, party.throws, strict=False)
        for code, slot, throw in landed:
            if ended or since >= throw.ends:
                picture = card_painter.resting_image(look, code, slot, _LIFT)
                card_painter.draw_prints(target, [card_painter.centred(picture, slot)])
        wreath = laurel.laurel(crown.h)
        for sweep in range(recipe.sweeps):
            wreath = swept(wreath, (since - 0.15 - 0.8 * sweep) / 0.7)
        wreath = _punched(wreath, since)
        target.blit(wreath, wreath.get_rect(center=crown.center))
    _inner(target, party, since)
    _name(target, party, since, struck)
    if party.row is not None:
        _audience(target, party, party.row, since)
    if party.hook is not None:
        _hung(target, party, party.hook, since)


def _light(target: pygame.Surface, party: Party, since: float) -> None:
    look, recipe, crown = party.look, party.recipe, party.crown
    size, blur = round(crown.h * _INNER), look.s(16 + 14 * recipe.light)
    glow = surfaces.glow((size, size), size // 2, blur, (255, 214, 130, 130))
    target.blit(glow, glow.get_rect(center=crown.center))
    share = since / recipe.seconds
    bright = (0.12 + 0.2 * recipe.light) * min(1.0, max(0.0, share * 5))
    if 0 <= share < 1:
        bright = max(bright, (0.6 + 0.4 * recipe.light) * pulses(share, recipe.rays))
    level = min(255, round(bright * 21) * 12)
    if level > 8:
        image = _dimmed(round(crown.h * _burst_size(recipe)), level)
        target.blit(image, image.get_rect(center=crown.center), special_flags=pygame.BLEND_RGB_ADD)


@lru_cache(maxsize=1)
def _dimmed(side: int, level: int) -> pygame.Surface:
    image = gilding.burst(side).copy()
    image.fill((level, level, level), None, pygame.BLEND_RGB_MULT)
    return image


def _punched(image: pygame.Surface, since: float) -> pygame.Surface:
    scale = punch(since) if 0 <= since < PUNCH else 0.0
    return pygame.transform.smoothscale_by(image, 1 + scale / 2) if abs(scale) > 0.01 else image


def _centre(party: Party) -> pygame.Surface:
    """Return the picture in the wreath: the player's face, the game's emblem or the cup."""
    shown, size = party.shown, round(party.crown.h * _INNER)
    if party.recipe.prize is Prize.CUP:
        picture = TrophyPicture(TrophyShape.CUP, TrophyMetal.GOLD, "S")
        return trophy(picture, round(party.crown.h * 0.86))
    if has_face(shown.you):
        return portraits.portrait(shown.you, size, Mood.WINNING)
    return emblems.emblem(shown.game, size)


def _inner(target: pygame.Surface, party: Party, since: float) -> None:
    image, crown = _centre(party), party.crown
    if party.recipe.prize is not Prize.CUP or party.look.theme.plain:
        target.blit(image, image.get_rect(center=crown.center))
        return
    if since < 0:
        return
    risen = overshoot(min(1.0, since / 0.8))
    if since < 0.8:
        image = pygame.transform.smoothscale_by(image, 0.3 + 0.7 * min(1.0, since / 0.5))
    for shine in range(party.recipe.sweeps):
        image = swept(image, (since - 0.7 - 0.85 * shine) / 0.6)
    rect = image.get_rect(center=crown.center)
    rect.y += round((1 - risen) * crown.h * 0.5) - round(crown.h * 0.04)
    target.blit(image, rect)


def _audience(target: pygame.Surface, party: Party, row: pygame.Rect, since: float) -> None:
    """Draw the others at the tournament, who come one after the other and applaud."""
    look, shown = party.look, party.shown
    for number, face in enumerate(shown.audience):
        mood, seconds = _mood(party, face), party.recipe.seconds
        _applauding(target, look, row, (number, len(shown.audience)), face, mood, since, seconds)


def _applauding(
    target: pygame.Surface,
    look: Look,
    row: pygame.Rect,
    seat: tuple[int, int],
    face: Face,
    mood: Mood,
    since: float,
    seconds: float,
) -> None:
    """Draw a person in a row, who comes up and claps for some seconds.

    `seat` is the person's place in the row, from 0, and the number of people.
    """
    (number, count), plain = seat, look.theme.plain
    size = _face_size(look, row, count)
    came = min(1.0, max(0.0, (since - 0.3 - 0.12 * number) / 0.35))
    if came <= 0:
        return
    clap = 0.0
    if since < seconds and not plain:
        clap = abs(math.sin(math.pi * (since * (2.3 + 0.17 * number) + 0.37 * number)))
    image = portraits.portrait(face, size, mood)
    x = round(row.x + row.w / count * (number + 0.5))
    y = round(row.y + size / 2 + (1 - overshoot(came)) * row.h - 2 * look.scale * clap)
    target.blit(image, image.get_rect(center=(x, y)))
    if isinstance(face, Portrait) and face in SITTERS and not plain:
        hands = clapping(face, round(size * 0.66), round(clap * (POSES - 1)))
        target.blit(hands, hands.get_rect(midbottom=(x, y + size // 2 + look.s(17))))


def _face_size(look: Look, row: pygame.Rect, count: int) -> int:
    return min(row.h - look.s(18), round(row.w / count - look.s(6)))


def _mood(party: Party, face: Face) -> Mood:
    return party.shown.mood if face == party.shown.portrait else Mood.PLEASED


LESSON = 4.0
"""Seconds of applause at the end of the lesson."""


def end_of_lesson(
    look: Look, faces: tuple[Portrait, ...], area: pygame.Rect, age: float
) -> Iterator[FramePart]:
    """Yield the applause at the end of the lesson, in an area between the two hands."""
    row = pygame.Rect(0, 0, min(area.w, look.s(720)), min(area.h - look.s(8), look.s(112)))
    row.center = area.center
    tick = math.floor(min(age, LESSON) * _FRAMES) / _FRAMES
    yield FramePart.of(row.inflate(0, 2 * row.h), _lesson_row, look, row, faces, tick)
    yield from burst_of_leaf(look, Celebration.GIN, row.center, age)


def _lesson_row(
    target: pygame.Surface, look: Look, row: pygame.Rect, faces: tuple[Portrait, ...], since: float
) -> None:
    for number, face in enumerate(faces):
        seat = number, len(faces)
        _applauding(target, look, row, seat, face, Mood.PLEASED, since, LESSON)


def _hung(target: pygame.Surface, party: Party, hook: pygame.Rect, since: float) -> None:
    """Draw the opponent's portrait; after the count it hangs in a frame, and swings to rest."""
    look, shown = party.look, party.shown
    face = shown.portrait
    assert face is not None
    if since < 0 or not isinstance(face, Portrait) or look.theme.plain:
        image = portraits.portrait(face, hook.w, shown.mood)
        target.blit(image, image.get_rect(center=hook.center))
        return
    image = _framed(face, hook)
    nail = hook.centerx, hook.top - look.s(14)
    swing = 0.0
    if since < _SWINGS:
        swing = 13 * math.exp(-1.1 * since) * math.cos(5.4 * since) * (1 - since / _SWINGS)
    image = pygame.transform.rotozoom(image, -swing, 1.0) if abs(swing) > 0.2 else image
    turn = math.radians(swing)
    low = look.s(10) + hook.h * 0.62
    x, y = nail[0] - low * math.sin(turn), nail[1] + low * math.cos(turn)
    dropped = (1 - overshoot(min(1.0, since / 0.4))) * hook.h * 0.6
    half, up = hook.h * 0.34, hook.h * 0.42
    for side in (-1, 1):
        end = (
            x + side * half * math.cos(turn) + up * math.sin(turn),
            y - dropped + side * half * math.sin(turn) - up * math.cos(turn),
        )
        surfaces.curve(target, (nail, end), max(1.5, 1.6 * look.scale), look.theme.brass_light)
    target.blit(image, image.get_rect(center=(round(x), round(y - dropped))))
    light, dark = look.theme.brass_light, look.theme.brass_dark
    surfaces.dot(target, nail, 3.6 * look.scale, light, dark, look.scale)


def _framed(face: Portrait, hook: pygame.Rect) -> pygame.Surface:
    picture = TrophyPicture(TrophyShape.FRAME, TrophyMetal.GOLD, "", face)
    return trophy(picture, round(hook.h * 1.24))


_SWINGS = 3.6
"""Seconds in which a hung portrait swings."""


def _name(target: pygame.Surface, party: Party, since: float, struck: float) -> None:
    image = _lettering(party)
    for sweep in range(party.recipe.sweeps):
        image = swept(image, (since - 0.05 - 0.9 * sweep) / 0.8)
    if struck < 1 and not party.look.theme.plain:
        image = pygame.transform.scale_by(image, 1 + 0.5 * (1 - struck) ** 2)
        image.set_alpha(round(255 * min(1.0, struck * 1.6)))
    target.blit(image, image.get_rect(center=party.name.center))


def _air(target: pygame.Surface, party: Party, since: float) -> None:
    look = party.look
    _leaf(target, look, party.leaves, party.recipe.seconds + _TAIL, since)
    prints: list[Print] = []
    for code, throw in zip(party.codes, party.throws, strict=True):
        pose = throw.at(since)
        if pose is None:
            continue
        wide = round(party.card * pose.scale / 4) * 4
        turn, narrow = round(pose.turn / 9) * 9 % 360, max(1, round(pose.wide * 6)) / 6
        made = _tumbling(
            look, code if pose.up else "", party.card, wide, turn, narrow, round(pose.high * 3) / 3
        )
        x, y = round(pose.x), round(pose.y)
        prints += [(picture, (at[0] + x, at[1] + y), flags) for picture, at, flags in made]
    card_painter.draw_prints(target, prints)


@lru_cache(maxsize=48)
def _tumbling(
    look: Look, code: str, drawn: int, wide: int, turn: int, narrow: float, high: float
) -> Sequence[Print]:
    slot = Slot(0, 0, wide, card_height(wide), turn)
    return card_painter.flying_prints(
        look, code, slot, 0.2 + 1.2 * high, drawn, narrow, coarse=True
    )


def burst_of_leaf(
    look: Look, celebration: Celebration, source: tuple[int, int], age: float
) -> Iterator[FramePart]:
    """Yield the gold leaf that bursts from the cards of a won hand."""
    recipe = RECIPES[celebration]
    if age >= recipe.seconds or look.theme.plain:
        return
    pieces = leaves(recipe.leaf, source, look.width, 0.0, look.scale)
    tick = math.floor(age * _FRAMES) / _FRAMES
    yield FramePart.of(whole(look), _leaf, look, pieces, recipe.seconds, tick)


def _leaf(
    target: pygame.Surface, look: Look, pieces: Sequence[Leaf], ends: float, since: float
) -> None:
    height, vanish = look.height, ends * 0.6
    each = (ends - vanish) / max(1, len(pieces))
    images = _leaf_images(look.scale)
    shown = list[tuple[pygame.Surface, tuple[int, int]]]()
    for number, one in enumerate(pieces):
        place = one.at(since)
        left = vanish + each * number - since
        if place is None or left <= 0:
            continue
        x, y, turn = place
        if y > height:
            continue
        image = images[one.size][one.kind][int(turn * _TURNS) % PHASES]
        half = image.get_width() // 2
        if left < _SHRINKS:
            half = max(1, round(half * left / _SHRINKS))
            image = pygame.transform.scale(image, (2 * half, 2 * half))
        shown.append((image, (int(x) - half, int(y) - half)))
    target.fblits(shown)


@lru_cache(maxsize=1)
def _leaf_images(scale: float) -> Sequence[Sequence[Sequence[pygame.Surface]]]:
    """Return the images of gold leaf by size, kind and position."""
    return [
        [[leaf(round(size * scale), kind, turn, PHASES) for turn in range(PHASES)]
         for kind in range(KINDS)]
        for size in SIZES
    ]  # fmt: skip


_TURNS = PHASES / math.pi
_SHRINKS = 0.2
"""Seconds in which a piece of gold leaf disappears."""
