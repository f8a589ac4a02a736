"""The places for cards on the table: the piles, the place for a knock, the die and free places."""

from __future__ import annotations

import pygame
from msgspec.structs import replace

from gin.interface.paper import Tone
from gin.interface.table import DieView
from gin.ui.art import surfaces, svg
from gin.ui.art.dish import dish
from gin.ui.art.image_cache import cached
from gin.ui.art.vector import Colour, mix
from gin.ui.render import card_painter
from gin.ui.render.geometry import Slot
from gin.ui.render.style import Look

BELOW_KNOCK = 0.36
"""Share of the knock place's height taken by its name if the limit is shown below the name."""


def around(look: Look, slot: Slot) -> pygame.Rect:
    """Return the area that a place and its shadow take."""
    return surfaces.shadow_area(slot.rect, 0.3, look.scale)


def stock(target: pygame.Surface, look: Look, slot: Slot, count: int) -> None:
    """Draw the stock, as high as its number of cards, or its empty place."""
    base = slot.rect
    if count == 0:
        _dashes(target, look, slot, muted=True)
        return
    radius = round(base.w * 0.065)
    surfaces.cast(target, base, radius, 0.30, look.scale, look.theme.plain)
    depth, step = max(1, round(count / 31 * 7)), max(1, look.s(1.3))
    edge = (90, 90, 90) if look.deck.black else (214, 203, 178)
    layer = surfaces.rounded(base.size, radius, edge, 1, mix(edge, (0, 0, 0), 0.42))
    for index in range(depth):
        target.blit(layer, (base.x, base.y - index * step))
    card_painter.card(target, look, "", replace(slot, y=slot.y - depth * step), 0.0)


def discards(target: pygame.Surface, look: Look, slot: Slot, count: int) -> None:
    """Draw the edges of the cards below the top of the discard pile, or its empty place."""
    if count == 0:
        _dashes(target, look, slot, muted=True)
    for under in list(card_painter.edges(look, slot))[: max(0, count - 1)]:
        card_painter.edge(target, look, under)


def knock_place(
    target: pygame.Surface, look: Look, slot: Slot, word: str | None, ready: bool, inside: bool
) -> None:
    """Draw the place for a knock; nothing if `word` is None.

    With `inside`, the knock limit replaces the fist.
    """
    if word is None:
        return
    _dashes(target, look, slot, muted=not ready)
    colour = _place_colour(look, not ready)
    at = (slot.x, slot.y + slot.width * 0.42)
    if inside:
        at = (slot.x, slot.y - slot.height * (0.5 - BELOW_KNOCK / 2))
    else:
        image = fist(round(slot.width), colour)
        target.blit(image, image.get_rect(center=(slot.x, slot.y - look.s(12))))
    # The fist may be faint, but the word has to be readable.
    ink = colour if ready else look.theme.quiet
    width = round(slot.width) - max(8, look.s(20))
    steps = ("lead", "body", "label")
    fits = (step for step in steps if look.least_width_of(word, "display", step) <= width)
    step, written = next(fits, steps[-1]), look
    # Large print in a small window: shrink before truncating.
    while written.least_width_of(word, "display", step) > width and written.text_percent > 100:
        written = replace(written, text_percent=written.text_percent - 5)
    written.write(
        target, word, at, step, face="display", colour=ink, align="centre", middle=True,
        width=width,
    )  # fmt: skip


def die_rect(look: Look, slot: Slot, die: DieView) -> pygame.Rect:
    """Return the place of the die, nearer to the player that it belongs to."""
    size = min(round(slot.width * 1.22), round(slot.height))
    rect = pygame.Rect(0, 0, size, size)
    nearer = {Tone.YOURS: look.s(12), Tone.THEIRS: -look.s(12)}.get(die.owner, 0)
    rect.center = (round(slot.x), round(slot.y) + nearer)
    return rect


def die(target: pygame.Surface, look: Look, rect: pygame.Rect, value: int) -> None:
    """Draw the die in its dish."""
    surfaces.cast(target, rect, rect.w // 2, 0.2, look.scale, look.theme.plain)
    target.blit(dish(rect.w, value, look.theme), rect)


def free_place(target: pygame.Surface, look: Look, slot: Slot, caption: str, free: bool) -> None:
    """Draw the free place for a new meld or an offered card, with its caption if there is one."""
    if not free:
        return
    _dashes(target, look, slot, muted=True)
    words, inner = caption.split(), round(slot.width) - look.s(10)
    while any(look.least_width_of(word, "text", "label") > inner for word in words):
        if look.text_percent <= 100:
            return
        look = replace(look, text_percent=look.text_percent - 5)
    for row, word in enumerate(words):
        at = (slot.x, slot.y + (row - (len(words) - 1) / 2) * look.line("label"))
        look.write(
            target, word, at, "label", colour=look.theme.quiet, align="centre", middle=True,
            width=inner,
        )  # fmt: skip


def red(look: Look, *, lettering: bool = True) -> Colour:
    """Return the colour for refused actions: light for text on dark cloth, deep for a glow."""
    if look.light:
        return (176, 0, 16)
    return (255, 172, 160) if lettering else (238, 62, 48)


def glow(target: pygame.Surface, look: Look, slot: Slot, refused: bool) -> None:
    """Draw the light around a place on which a card can be dropped, or is refused."""
    halo = slot.rect.inflate(look.s(16), look.s(16))
    light = red(look, lettering=False) if refused else look.theme.focus
    ring = light if refused else look.theme.target
    if not look.theme.plain:
        soft = surfaces.glow(halo.size, look.s(14), max(2, look.s(9)), (*light[:3], 120))
        target.blit(soft, soft.get_rect(center=halo.center))
    thick = max(2, look.s(3))
    case = halo.inflate(thick, thick)
    edge = look.theme.panel
    target.blit(surfaces.rounded(case.size, look.s(14), (*edge[:3], 0), 2 * thick, edge), case)
    target.blit(surfaces.rounded(halo.size, look.s(14), (*ring[:3], 0), thick, ring), halo)


def _dashes(target: pygame.Surface, look: Look, slot: Slot, *, muted: bool) -> None:
    image = _dashed(look, slot, muted=muted)
    target.blit(image, image.get_rect(center=slot.rect.center))


def _dashed(look: Look, slot: Slot, *, muted: bool) -> pygame.Surface:
    radius, colour = round(slot.width * 0.075), _place_colour(look, muted)
    return surfaces.dashed(slot.rect.size, radius, look.scale, colour)


def _place_colour(look: Look, muted: bool) -> tuple[int, ...]:
    theme = look.theme
    if theme.plain:
        return theme.text
    return mix(theme.cloth, theme.brass_light, 0.72) if muted else theme.brass_light


@cached
def fist(width: int, colour: tuple[int, ...]) -> pygame.Surface:
    """Return the image of a fist for the knock place."""
    return svg.drawn("knock", round(width * 0.7), colour)
