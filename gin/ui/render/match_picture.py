"""A finished match as a picture of 1200 by 630 pixels, drawn in short steps."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import pygame

from gin.core.cards import Card
from gin.interface.pictures import MatchPicture
from gin.language.translation import printed
from gin.ui.art import cards, cloth, gilding, laurel, portraits, surfaces
from gin.ui.art.vector import Colour
from gin.ui.render.style import Look

SIZE = (1200, 630)
"""The usual size of a preview picture in messages and on web pages."""
_FACE, _WREATH = 150, 214
_FACE_Y, _SIDE = 186, 190
"""Height of the faces, and their distance from the left and right edges."""
_STRIP = 90
"""Rows of cloth painted in a step."""
_CARD, _OVERLAP, _GAP = 96, 0.42, 26
"""Width of a card, visible share of a covered card, and the gap between groups."""
_CARDS_Y = 398


def draw_match(target: pygame.Surface, look: Look, shown: MatchPicture) -> Iterator[None]:
    """Draw the picture on a surface of `SIZE` in short steps."""
    width, height = SIZE
    for top in range(0, height, _STRIP):
        target.set_clip(pygame.Rect(0, top, width, _STRIP))
        cloth.lay(target, look.theme, (0.5, 0.34))
        yield
    target.set_clip(None)
    cloth.inlay(target, look.theme, 1.0)
    _title(target, look, shown)
    yield
    alone = len(shown.faces) == 1
    for seat, x in enumerate((width // 2,) if alone else (_SIDE, width - _SIDE)):
        won = shown.won is not None and shown.won == (seat == 0)
        yield from _player(target, look, shown, seat, x, won=won)
    _score(target, look, shown)
    yield
    yield from _hand(target, look, shown)


def _title(target: pygame.Surface, look: Look, shown: MatchPicture) -> None:
    width = SIZE[0]
    _line(target, look, printed(shown.title), (width // 2, 46), 24, "text", look.theme.quiet, 620)
    brand = look.theme.text if look.theme.plain else look.theme.brass_light
    _line(target, look, "Gin Parlour", (width // 2, 598), 20, "display", brand, 400)


def _player(
    target: pygame.Surface, look: Look, shown: MatchPicture, seat: int, x: int, *, won: bool
) -> Iterator[None]:
    y = 170 if len(shown.faces) == 1 else _FACE_Y
    if won and not look.theme.plain:
        wreath = laurel.laurel(_WREATH)
        target.blit(wreath, wreath.get_rect(center=(x, y)))
        yield
    face = portraits.portrait(shown.faces[seat], _FACE, shown.moods[seat])
    target.blit(face, face.get_rect(center=(x, y)))
    name = printed(shown.names[seat])
    if len(shown.faces) > 1:
        _line(target, look, name, (x, y + 132), 34, "display", look.theme.text, 330)
    yield


def _score(target: pygame.Surface, look: Look, shown: MatchPicture) -> None:
    x, alone = SIZE[0] // 2, len(shown.faces) == 1
    metal = gilding.Metal.GOLD if shown.won else gilding.Metal.SILVER
    text = " : ".join(map(str, shown.score))
    pixels = 64 if alone else 104
    while True:
        image = gilding.lettering(text, pixels, metal, look.theme)
        if image.get_width() <= 520 or pixels <= 40:
            break
        pixels -= 6
    target.blit(image, image.get_rect(center=(x, 310 if alone else 186)))
    if not alone:
        _line(target, look, printed(shown.heading), (x, 102), 38, "display", look.theme.text, 560)
        _line(target, look, printed(shown.below), (x, 276), 24, "text", look.theme.quiet, 520)
    else:
        _line(target, look, printed(shown.heading), (x, 268), 30, "display", look.theme.text, 800)


def _hand(target: pygame.Surface, look: Look, shown: MatchPicture) -> Iterator[None]:
    groups = [group for group in shown.groups if group]
    if not groups:
        return
    caption = printed(shown.caption)
    _line(target, look, caption, (SIZE[0] // 2, _CARDS_Y - 34), 24, "italic", look.theme.text, 900)
    card, step, gap = _fitting(groups)
    high = cards.card_size(card)[1]
    wide = sum(card + step * (len(group) - 1) for group in groups) + gap * (len(groups) - 1)
    x, y = (SIZE[0] - wide) // 2, _CARDS_Y
    # Draw every face before any is laid, so that no step draws two.
    for group in groups:
        for one in group:
            cards.face(one.code, card, look.deck)
            yield
    for group in groups:
        for place, one in enumerate(group):
            at = pygame.Rect(x + place * step, y, card, high)
            surfaces.cast(target, at, round(card * cards.RADIUS / 100), 0.1, 1.0, look.theme.plain)
            target.blit(cards.face(one.code, card, look.deck), at)
        x += card + step * (len(group) - 1) + gap
        yield


def _fitting(groups: Sequence[Sequence[Card]]) -> tuple[int, int, int]:
    """Return the width of a card, the distance of two in a group, and that of two groups."""
    card = _CARD
    while True:
        step, gap = round(card * _OVERLAP), round(_GAP * card / _CARD)
        wide = sum(card + step * (len(group) - 1) for group in groups) + gap * (len(groups) - 1)
        if wide <= SIZE[0] - 120 or card <= 40:
            return card, step, gap
        card -= 4


def _line(
    target: pygame.Surface,
    look: Look,
    text: str,
    at: tuple[int, int],
    pixels: int,
    face: str,
    colour: Colour,
    width: int,
) -> None:
    look.write(
        target, text, at, "body", face=face, colour=colour, align="centre", middle=True,
        width=width, pixels=pixels,
    )  # fmt: skip
