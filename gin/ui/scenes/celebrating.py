"""The celebration of a won match: the wreath, light, thrown cards and confetti."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Sequence
from functools import lru_cache, partial

import pygame
from msgspec import Struct, structs
from msgspec.structs import replace

from gin.core.message import Text
from gin.interface.paper import FinalView
from gin.interface.pictures import (
    Face,
    Metal,
    Mood,
    Portrait,
    TrophyPicture,
    TrophyShape,
)
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
from gin.ui.animation.flight import (
    Piece,
    Spark,
    Throw,
    branch_tip,
    grown,
    showered,
    sparks,
    throws,
)
from gin.ui.art import flat, gilding, laurel, letters, portraits, surfaces
from gin.ui.art.sheen import swept
from gin.ui.art.trophies import trophy
from gin.ui.render import card_painter
from gin.ui.render.card_painter import Print
from gin.ui.render.compositor import FramePart, clipped
from gin.ui.render.geometry import Slot, card_height
from gin.ui.render.style import Look
from gin.ui.scenes import audience, falling_confetti, hung_portrait
from gin.ui.scenes.base import whole
from gin.ui.scenes.final_stage import Line, Stage

_CARD = 64
"""Width of a thrown card, in units."""
_INNER = 0.62
"""Size of the portrait in a wreath."""
_TAIL = 1.1
"""Seconds for which confetti still falls after everything else rests."""
_FRAMES = 60
"""Steps of motion a second."""
_STRIKE = 0.26
"""Seconds in which the winner's name comes down."""


class Party(Struct, frozen=True):
    """A celebration in its place.

    Attributes:
      crown: the place of the wreath in the window, and `rest` where it will be.
      name: the place of the winner's name on the page.
      row: the place of the audience.
      hook: the place of the portrait that is hung.
      seen: the part of the window in which they are visible.
      counted: seconds after which the score is counted and everything bursts.
      taken: the places of buttons and of the page's title, behind which everything flies.
      stage: where everything is at first; None if it is over.
      share: how much of its way from the stage it has still to go, from 1 to 0.
    """

    look: Look
    shown: FinalView
    crown: pygame.Rect
    rest: pygame.Rect
    name: pygame.Rect
    seen: pygame.Rect
    counted: float
    taken: tuple[pygame.Rect, ...] = ()
    row: pygame.Rect | None = None
    hook: pygame.Rect | None = None
    stage: Stage | None = None
    share: float = 0.0

    @property
    def recipe(self) -> Recipe:
        return RECIPES[self.shown.celebration]

    @property
    def sweeps(self) -> int:
        """The number of lights that pass over the metal; none while sizes change."""
        return self.recipe.sweeps if self.share in (0, 1) else 0

    @property
    def codes(self) -> tuple[str, ...]:
        return tuple(card.code for card in self.shown.thrown[: self.recipe.cards])

    @property
    def drawn(self) -> int:
        """The size at which the wreath is drawn; on its way aside it is scaled."""
        return self.stage.crown.h if self.stage is not None and self.share else self.rest.h

    @property
    def card(self) -> int:
        """The width of a card at rest in pixels."""
        return min(self.look.s(_CARD), round(self.rest.h * 0.37))

    @property
    def goals(self) -> tuple[Slot, ...]:
        """The slots in which cards rest: two wings of cards at the sides of the wreath."""
        return _wings((*self.rest.center, self.rest.h), self.card, len(self.codes))

    @property
    def strewn(self) -> tuple[Slot, ...]:
        """The slots in which thrown cards land, next to the wreath on the stage."""
        return () if self.stage is None else self.stage.goals(self.look, len(self.codes))

    @property
    def throws(self) -> tuple[Throw, ...]:
        stage, scale = self.stage, self.look.scale
        if stage is None:
            return ()
        ceiling = stage.cards.y + 0.8 * card_height(stage.card(self.look))
        toss = self.recipe.toss * scale
        return throws(self.strewn, stage.crown.center, toss, ceiling, scale)

    @property
    def confetti(self) -> tuple[Piece, ...]:
        recipe, stage = self.recipe, self.stage
        if stage is None:
            return ()
        area = (*stage.cloth.topleft, *stage.cloth.size)
        source = stage.crown.center
        return showered(recipe.confetti, source, area, recipe.seconds, self.look.scale)

    @property
    def sparks(self) -> tuple[Spark, ...]:
        """The sparks that rise while the wreath grows."""
        radius = self.crown.h * _BRANCH
        return sparks(self.crown.center, radius, self.counted, self.look.scale)

    @property
    def faces(self) -> tuple[tuple[Face, Mood], ...]:
        """The audience; the opponent of this match has lost."""
        shown = self.shown
        return tuple(
            (one, shown.mood if one == shown.portrait else Mood.PLEASED) for one in shown.audience
        )


@lru_cache(maxsize=2)
def _wings(crown: tuple[int, int, int], card: int, number: int) -> tuple[Slot, ...]:
    """Return slots for cards of a width, fanned out at both sides of a wreath.

    The wreath is given by its centre and size. Cards point away from it; their ends are behind it.
    """
    wide, (x, y, size) = float(card), crown
    high = card_height(wide)
    reach, each = size * 0.44 + high * 0.42, (number + 1) // 2
    spread = min(_SPREAD, _FEWEST * (each - 1) / 2)
    found = []
    for place in range(number):
        side, row = (-1 if place % 2 else 1), place // 2
        up = spread * (2 * row / max(1, each - 1) - 1)
        angle = math.radians(up + _RAISED)
        at = x + side * reach * math.cos(angle), y - reach * math.sin(angle)
        turn = side * (90 - up - _RAISED)
        found.append(Slot(round(at[0]), round(at[1]), wide, high, round(turn)))
    return tuple(found)


_SPREAD, _FEWEST, _RAISED = 31.0, 14.0, 2.0
"""Most degrees from the middle of a wing to its end, degrees between two cards, and its rise."""
_BRANCH = 0.41
"""Distance of a branch of the wreath from its middle, as a share of the wreath's size."""


def lasts(shown: FinalView) -> float:
    """Return the seconds of a celebration after the score is counted."""
    recipe = RECIPES[shown.celebration]
    return recipe.seconds + _TAIL if recipe.seconds else 0.0


def shows(shown: FinalView) -> float:
    """Return the seconds after which only confetti still falls."""
    return RECIPES[shown.celebration].seconds


def wreath_units(shown: FinalView) -> int:
    """Return the size of the wreath in units."""
    return RECIPES[shown.celebration].wreath


def name_pixels(look: Look, text: Text, width: int) -> int:
    """Return the size of the winner's name or heading in gold letters."""
    known = look.pixels("title")
    wide = letters.width(printed(text), "display", known) / known
    return max(12, min(round(known * 1.5), int((width - look.s(40)) / max(0.1, wide))))


def ground(party: Party, since: float) -> Iterator[FramePart]:
    """Yield the light behind the wreath, and the cards that have landed.

    `since` is the time since the score is counted, negative before that.
    """
    area = _around(party)
    yield FramePart.of(area, _ground, area, party, _tick(party, since))


def front(party: Party, age: float, since: float) -> Iterator[FramePart]:
    """Yield the wreath, the name and the people, `age` seconds after the page appeared."""
    area, struck = _around(party), min(1.0, age / _STRIKE)
    yield FramePart.of(area, _front, area, party, _tick(party, since), struck)


def _tick(party: Party, since: float) -> float:
    since = max(-party.counted, min(since, party.recipe.seconds + _TAIL))
    return math.floor(since * _FRAMES) / _FRAMES


def _around(party: Party) -> pygame.Rect:
    reach = round(party.crown.h * _burst_size(party.recipe))
    around = pygame.Rect(0, 0, max(reach, party.crown.w), reach)
    around.center = party.crown.center
    area = around.union(party.name.inflate(party.name.w // 2, party.name.h))
    if party.stage is not None and party.share:
        return area.union(party.stage.cloth).clip(party.seen)
    for more in (party.row, party.hook):
        area = area if more is None else area.union(more.inflate(more.h, more.h))
    for slot in party.goals:
        area = area.union(slot.rect.inflate(round(slot.width), round(slot.width)))
    return area.clip(party.seen)


def in_the_air(party: Party, since: float) -> Iterator[FramePart]:
    """Yield everything that flies, over the whole window."""
    if 0 <= since < party.recipe.seconds + _TAIL:
        yield FramePart.of(whole(party.look), _air, party, _tick(party, since))
    else:
        _tumbling.cache_clear()


def draws(party: Party) -> Iterator[Callable[[], object]]:
    """Yield functions that draw the first images of the celebration."""
    if party.stage is not None and party.share:
        for line in party.stage.lines:
            yield partial(_line_lettering, party, line)
    else:
        yield partial(_lettering, party)
    yield partial(_laurel, party)
    if not party.look.theme.plain:
        yield partial(gilding.glint, party.look.s(_TIP))
        yield partial(gilding.burst, round(party.drawn * _burst_size(party.recipe)))
        yield partial(laurel.gold_star, round(party.drawn * _STAR))
    yield partial(_centre, party)


def draws_later(party: Party) -> Iterator[Callable[[], object]]:
    """Yield functions of a few milliseconds that draw the images needed after the burst."""
    look = party.look
    rest = replace(party, crown=party.rest, share=0.0)
    if look.theme.plain:
        yield partial(_flat_rays, party)
        for code, slot in zip(2 * party.codes, (*party.strewn, *party.goals), strict=True):
            yield partial(card_painter.resting_image, look, code, slot, _LIFT)
        yield from draws(rest)
        yield partial(_flat_rays, rest)
        return
    if party.row is not None:
        yield from audience.draws(look, party.row, party.faces)
    card = party.stage.card(look) if party.stage is not None else party.card
    back = Slot(0, 0, card, card_height(card))
    yield partial(card_painter.flying_prints, look, "", back, 0.0, card)
    for code, strewn in zip(party.codes, party.strewn, strict=True):
        yield partial(card_painter.draw_flying, look, code, card)
        yield partial(card_painter.resting_image, look, code, strewn, _LIFT)
    if party.hook is not None and isinstance(party.shown.portrait, Portrait):
        yield partial(hung_portrait.framed, party.shown.portrait, party.hook)
    yield from falling_confetti.draws(look)
    # What follows is needed only once everything has gone aside.
    yield from draws(rest)
    for code, slot in zip(party.codes, party.goals, strict=True):
        yield partial(card_painter.resting_image, look, code, slot, _LIFT)


_LIFT = 0.03


def _burst_size(recipe: Recipe) -> float:
    return 2.0 + 0.24 * recipe.rays


def _lettering(party: Party) -> pygame.Surface:
    text = printed(party.shown.champion or party.shown.heading)
    return gilding.lettering(text, _name_pixels(party), gilding.Metal.GOLD, party.look.theme)


def _line_lettering(party: Party, line: Line) -> pygame.Surface:
    return gilding.lettering(line.text, line.pixels, gilding.Metal.GOLD, party.look.theme)


def _name_pixels(party: Party) -> int:
    """Return the size of the winner's name on the page."""
    text = party.shown.champion or party.shown.heading
    # The box of a heading that is a link is slightly higher.
    return min(name_pixels(party.look, text, party.name.w), round(party.name.h / 1.1))


def _ground(target: pygame.Surface, area: pygame.Rect, party: Party, since: float) -> None:
    with clipped(target, area):
        if party.look.theme.plain:
            _flat_light(target, party, since)
        else:
            _light(target, party, since)
        _landed(target, party, since)


def _landed(target: pygame.Surface, party: Party, since: float) -> None:
    """Draw the cards that have landed: strewn about, on their way to their wings, or there."""
    look, stage = party.look, party.stage
    if stage is None or not party.share:
        lying = [*zip(party.codes, party.goals, strict=True)]
    elif party.share == 1:
        found = zip(party.codes, party.strewn, party.throws, strict=True)
        lying = [(code, slot) for code, slot, throw in found if since >= throw.ends]
    else:
        prints: list[Print] = []
        card, high = stage.card(look), math.sin(math.pi * party.share)
        for code, begun, goal in zip(party.codes, party.strewn, party.goals, strict=True):
            slot = _on_the_way(begun, goal, party.share)
            wide, turn = round(slot.width / 4) * 4, round(slot.turn / 6) * 6 % 360
            made = _tumbling(look, code, card, wide, turn, 1.0, round(high * 3) / 6)
            x, y = round(slot.x), round(slot.y)
            prints += [(picture, (at[0] + x, at[1] + y), flags) for picture, at, flags in made]
        card_painter.draw_prints(target, prints)
        return
    for code, slot in lying:
        picture = card_painter.resting_image(look, code, slot, _LIFT)
        card_painter.draw_prints(target, [card_painter.centred(picture, slot)])


def _on_the_way(begun: Slot, goal: Slot, share: float) -> Slot:
    """Return the slot of a card that still has a share of its way to its goal to go."""
    pairs = zip(structs.astuple(goal), structs.astuple(begun), strict=True)
    return Slot(*(end + (start - end) * share for end, start in pairs))


def _front(
    target: pygame.Surface, area: pygame.Rect, party: Party, since: float, struck: float
) -> None:
    with clipped(target, area):
        _wreath(target, party, since)
        _stars(target, party, since)
        _inner(target, party, since)
        _name(target, party, since, struck)
        if party.row is not None:
            seconds = party.recipe.seconds
            audience.applaud(target, party.look, party.row, party.faces, since, seconds)
        face = party.shown.portrait
        if party.hook is not None and face is not None:
            hung_portrait.hang(target, party.look, face, party.shown.mood, party.hook, since)


def _risen(party: Party, since: float) -> float:
    """Return how much of the time before the burst has passed, from 0 to 1."""
    return min(1.0, max(0.0, 1 + since / party.counted)) if party.counted else 1.0


def _wreath(target: pygame.Surface, party: Party, since: float) -> None:
    """Draw the wreath; until the score is counted its branches grow, and give off sparks."""
    crown, look, wreath = party.crown, party.look, _sized(party, _laurel(party))
    if since >= 0 and look.theme.plain:
        target.blit(wreath, wreath.get_rect(center=crown.center))
        return
    if since >= 0:
        for sweep in range(party.sweeps):
            wreath = swept(wreath, (since - 0.15 - 0.8 * sweep) / 0.7)
        wreath = _punched(wreath, since)
        target.blit(wreath, wreath.get_rect(center=crown.center))
        return
    share = grown(_risen(party, since))
    radius = crown.h * _BRANCH
    at = wreath.get_rect(center=crown.center)
    top = branch_tip(crown.center, radius, share, 1)[1] - crown.h * 0.05 * share
    seen = pygame.Rect(0, max(0, round(top) - at.y), at.w, at.h)
    target.blit(wreath, (at.x, at.y + seen.y), seen)
    if look.theme.plain:
        return
    flicker = 0.82 + 0.18 * math.sin(26 * since)
    for side in (-1, 1):
        tip = branch_tip(crown.center, radius, share, side)
        _glint(target, look.s(_TIP), tip, (0.5 + 0.5 * share) * flicker)
    for spark in party.sparks:
        place = spark.at(since + party.counted)
        if place is not None:
            _glint(target, look.s(_SPARK), place[:2], place[2])


def _laurel(party: Party) -> pygame.Surface:
    theme, size = party.look.theme, party.drawn
    if theme.plain:
        return flat.flat_laurel(size, theme.focus[:3], theme.cloth[:3])
    return laurel.laurel(size)


def _sized(party: Party, image: pygame.Surface) -> pygame.Surface:
    """Return an image that belongs to the wreath in the size that the wreath has now."""
    if party.crown.h == party.drawn:
        return image
    return pygame.transform.smoothscale_by(image, party.crown.h / party.drawn)


def _star(party: Party) -> pygame.Surface:
    theme, size = party.look.theme, round(party.drawn * _STAR)
    if theme.plain:
        return flat.flat_star(size, theme.focus[:3], theme.cloth[:3])
    return laurel.gold_star(size)


def _flat_light(target: pygame.Surface, party: Party, since: float) -> None:
    """Draw the rays around the wreath in a contrast theme, which stay."""
    if since >= 0:
        image = _sized(party, _flat_rays(party))
        target.blit(image, image.get_rect(center=party.crown.center))


def _flat_rays(party: Party) -> pygame.Surface:
    look, size = party.look, party.drawn
    side, hole = round(size * 1.22), round(size * 1.02)
    # The stars stand where the rays at the top would be.
    stars = party.recipe.stars
    free = _BETWEEN * stars / 2 + 4 if stars else 0.0
    return flat.rays((side, side), (hole, hole), max(3, look.s(4)), look.theme.focus[:3], free)


def _stars(target: pygame.Surface, party: Party, since: float) -> None:
    """Draw the stars above the picture in the wreath, which rise one after the other."""
    crown, number = party.crown, party.recipe.stars
    for place in range(number):
        passed = (since - 0.5 - 0.24 * place) / 0.32
        if passed <= 0:
            continue
        share = overshoot(min(1.0, passed))
        angle = math.radians(_BETWEEN * (place - (number - 1) / 2))
        reach = crown.h * (0.30 + 0.17 * share)
        at = crown.centerx + reach * math.sin(angle), crown.centery - reach * math.cos(angle)
        image = _sized(party, _star(party))
        if passed < 1:
            image = pygame.transform.smoothscale_by(image, max(0.1, share))
        target.blit(image, image.get_rect(center=(round(at[0]), round(at[1]))))
        if passed < 3 and not party.look.theme.plain:
            bright = math.sin(math.pi * passed / 3)
            _glint(target, party.look.s(_TIP), at, max(0.05, bright))


_STAR, _BETWEEN = 0.14, 17.0
"""Size of a star as a share of the wreath's, and degrees between two of them."""
_TIP, _SPARK = 58, 24
"""Sizes of the light at the end of a growing branch, and of a spark, in units."""


def _glint(target: pygame.Surface, side: int, at: tuple[float, float], bright: float) -> None:
    size = max(2, round(side * bright / 2) * 2)
    image = pygame.transform.scale(gilding.glint(side), (size, size))
    place = image.get_rect(center=(round(at[0]), round(at[1])))
    target.blit(image, place, special_flags=pygame.BLEND_RGB_ADD)


def _light(target: pygame.Surface, party: Party, since: float) -> None:
    look, recipe, crown = party.look, party.recipe, party.crown
    size, blur = round(party.drawn * _INNER), look.s(16 + 14 * recipe.light)
    glow = _sized(party, surfaces.glow((size, size), size // 2, blur, (255, 214, 130, 130)))
    if since >= 0 or recipe.prize is not Prize.CUP:
        target.blit(glow, glow.get_rect(center=crown.center))
    share = since / recipe.seconds
    if since < 0:
        # The light swells until everything bursts.
        bright = (0.3 + 0.3 * recipe.light) * _risen(party, since) ** 2
    else:
        bright = 0.12 + 0.2 * recipe.light
    if 0 <= share < 1:
        bright = max(bright, (0.6 + 0.4 * recipe.light) * pulses(share, recipe.rays))
    level = min(255, round(bright * 21) * 12)
    if level > 8:
        # On its way aside, the light has its last size.
        lit = party.drawn if party.share in (0, 1) else party.rest.h
        image = _dimmed(round(lit * _burst_size(recipe)), level)
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
    """Return the picture in the wreath: the player's face or sign at the table, or the cup."""
    shown, size = party.shown, round(party.drawn * _INNER)
    if party.recipe.prize is Prize.CUP:
        picture = TrophyPicture(TrophyShape.CUP, Metal.GOLD, "S")
        return trophy(picture, round(party.drawn * 0.86))
    return portraits.portrait(shown.you, size, Mood.WINNING)


def _inner(target: pygame.Surface, party: Party, since: float) -> None:
    image, crown = _sized(party, _centre(party)), party.crown
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


def _name(target: pygame.Surface, party: Party, since: float, struck: float) -> None:
    plain, name, last = party.look.theme.plain, party.name.center, _name_pixels(party)
    if party.stage is None or not party.share:
        named = [(_lettering(party), name, 1.0)]
    else:
        lines = party.stage.title(name, last, party.share)
        named = [(_line_lettering(party, line), middle, size) for line, middle, size in lines]
    for image, middle, size in named:
        if size != 1:
            image = pygame.transform.smoothscale_by(image, size)
        for sweep in range(0 if plain else party.sweeps):
            image = swept(image, (since - 0.05 - 0.9 * sweep) / 0.8)
        if struck < 1 and not plain:
            image = pygame.transform.scale_by(image, 1 + 0.5 * (1 - struck) ** 2)
            image.set_alpha(round(255 * min(1.0, struck * 1.6)))
        target.blit(image, image.get_rect(center=middle))


def _air(target: pygame.Surface, party: Party, since: float) -> None:
    look = party.look
    ends = party.recipe.seconds + _TAIL
    falling_confetti.fall(target, look, party.confetti, ends, since, party.taken)
    if party.share != 1 or party.stage is None:
        return
    prints: list[Print] = []
    card = party.stage.card(look)
    for code, throw in zip(party.codes, party.throws, strict=True):
        pose = throw.at(since)
        if pose is None:
            continue
        wide = round(card * pose.scale / 4) * 4
        turn, narrow = round(pose.turn / 9) * 9 % 360, max(1, round(pose.wide * 6)) / 6
        made = _tumbling(
            look, code if pose.up else "", card, wide, turn, narrow, round(pose.high * 3) / 3
        )
        x, y = round(pose.x), round(pose.y)
        prints += [(picture, (at[0] + x, at[1] + y), flags) for picture, at, flags in made]
    falling_confetti.put_behind(target, prints, party.taken)


@lru_cache(maxsize=48)
def _tumbling(
    look: Look, code: str, drawn: int, wide: int, turn: int, narrow: float, high: float
) -> Sequence[Print]:
    slot = Slot(0, 0, wide, card_height(wide), turn)
    return card_painter.flying_prints(
        look, code, slot, 0.2 + 1.2 * high, drawn, narrow, coarse=True
    )
