"""A fist that knocks on the table, seen from above: in the hand that draws courts and portraits."""

from __future__ import annotations

import pygame

from gin.ui.art.image_cache import cached
from gin.ui.art.vector import Canvas, Colour, ellipse, mix

SIDE = 200
"""Units across and down; the knuckles are at the top, the arm ends at the foot."""
KNUCKLES = (100, 44)
"""Where it strikes, in units."""
_SKIN: Colour = (233, 190, 152)
_LINE: Colour = (58, 34, 28)
_CLOTH: dict[bool, Colour] = {True: (122, 26, 38), False: (34, 54, 96)}
"""Sleeves: the player's, and the opponent's, in the colours of their ink."""

_SLEEVE = "M60 204 C61 184 64 168 67 153 L133 153 C136 168 139 184 140 204 Z"
_CUFF = "M66 156 C65 148 66 141 68 135 C88 130 112 130 132 135 C134 141 135 148 134 156 C112 150 88 150 66 156 Z"
_HAND = (
    "M72 138 C71 124 62 112 57 98 C53 86 53 72 58 62 C62 54 70 50 80 50 L124 50 C134 51 141 57 144 "
    "66 C147 78 144 92 139 104 C133 116 129 126 128 138 C110 133 90 133 72 138 Z"
)
_THUMB = (
    "M63 112 C52 104 44 92 44 80 C44 70 49 62 57 60 C64 59 68 64 68 71 C68 80 71 87 78 93 C84 98 "
    "83 106 77 110 C72 114 68 115 63 112 Z"
)
_FINGERS = ((70, 50, 13.5, 17), (92, 44, 13.5, 18), (114, 45, 13, 17.5), (134, 53, 11.5, 15.5))
"""The four that are bent under, by middle and reach, from the thumb's side."""


def fist(side: int, yours: bool) -> pygame.Surface:
    """A fist with its sleeve, `side` pixels across and down."""
    canvas = Canvas((side, side), SIDE, 4 if side < 160 else 2, (*_LINE, 0))
    cloth, shade = _CLOTH[yours], mix(_SKIN, (150, 74, 52), 0.42)
    light = mix(_SKIN, (255, 244, 226), 0.6)
    canvas.outlined(_SLEEVE, cloth, 3.0, _LINE, closed=True)
    with canvas.clip(_SLEEVE):
        canvas.fill(
            "M60 204 C61 184 64 168 67 153 L84 153 C80 170 78 188 78 204 Z",
            mix(cloth, (0, 0, 0), 0.34),
        )
        canvas.brush(
            "M118 158 C122 172 124 188 124 204", 3.2, mix(cloth, (255, 255, 255), 0.24), (0.3, 0.1)
        )
        canvas.brush("M96 162 C94 176 94 190 95 204", 2.2, mix(cloth, (0, 0, 0), 0.4), (0.2, 0.2))
    for x, y, across, down in _FINGERS:
        canvas.outlined(ellipse(x, y, across, down), _SKIN, 2.6, _LINE, closed=True)
    canvas.outlined(_HAND, _SKIN, 2.8, _LINE, closed=True)
    with canvas.clip(_HAND):
        # The side away from the lamp.
        canvas.fill(
            "M128 138 C129 126 134 116 140 104 C146 92 148 78 144 62 L160 60 L160 140 Z", shade
        )
        canvas.fill(
            "M118 138 C119 122 126 110 131 96 C134 86 134 74 131 66 L146 60 L150 100 L134 140 Z",
            mix(_SKIN, shade, 0.55),
        )
        canvas.fill(
            "M72 138 C72 132 70 127 68 122 C88 128 112 128 130 124 L128 140 Z",
            mix(_SKIN, shade, 0.7),
        )
        canvas.brush("M78 66 C74 80 76 96 84 112", 2.0, mix(_SKIN, shade, 0.9), (0.1, 0.3))
        canvas.brush("M101 62 C99 78 100 92 103 108", 1.8, mix(_SKIN, shade, 0.9), (0.1, 0.2))
        canvas.brush("M121 66 C121 80 119 92 116 104", 1.8, mix(_SKIN, shade, 0.9), (0.1, 0.2))
    # Over the fold of each finger, so that hand and fingers are one.
    for x, y, across, down in _FINGERS:
        with canvas.clip(ellipse(x, y, across - 1.2, down - 1.2)):
            canvas.fill(ellipse(x, y, across, down), _SKIN)
            canvas.fill(
                ellipse(x + across * 0.62, y + 2, across * 0.7, down), mix(_SKIN, shade, 0.6)
            )
            canvas.fill(
                ellipse(x - across * 0.25, y - down * 0.42, across * 0.5, down * 0.3), light
            )
        canvas.brush(
            (ellipse(x, y + 5, across * 0.62, 5.5, 200, 340)),
            2.0,
            mix(_LINE, _SKIN, 0.25),
            (0.2, 0.2),
        )
    for (x, y, across, _), (x2, y2, across2, _) in zip(_FINGERS, _FINGERS[1:], strict=False):
        middle = ((x + across + x2 - across2) / 2, (y + y2) / 2)
        canvas.brush(
            (
                (middle[0], middle[1] - 10),
                (middle[0] + 0.4, middle[1] + 4),
                (middle[0], middle[1] + 17),
            ),
            3.0,
            _LINE,
            (0.6, 0.1),
        )
    canvas.outlined(_THUMB, _SKIN, 2.8, _LINE, closed=True)
    with canvas.clip(_THUMB):
        canvas.fill(
            "M82 114 C84 104 80 96 74 90 C70 86 68 78 68 70 L90 80 L92 116 Z",
            mix(_SKIN, shade, 0.7),
        )
        canvas.fill(ellipse(54, 73, 5, 8.5), light)
    canvas.brush("M49 66 C52 62 58 61 62 65", 1.8, mix(_LINE, _SKIN, 0.3), (0.2, 0.2))
    canvas.outlined(_CUFF, (246, 240, 224), 2.8, _LINE, closed=True)
    with canvas.clip(_CUFF):
        canvas.fill(
            "M112 128 L136 128 L136 158 L114 158 C116 148 115 138 112 128 Z", (216, 205, 182)
        )
    canvas.bead(121, 146, 5.2, _LINE, 4.0, (214, 170, 88))
    canvas.disc(119.8, 144.8, 1.4, (255, 238, 190))
    return canvas.finished()


_PARTS = 24
"""So many pieces of sleeve, each a little wider than the one before."""
_FINE = 330
"""The side of a fist up to which an arm is drawn as large as it is shown. A larger one would take
too long to be turned; drawn smaller it is only softer."""
_SHADE = 64
"""How wide a shadow is drawn, however wide it is shown."""


@cached
def arm(side: int, yours: bool, length: int, turn: float, plain: bool) -> pygame.Surface:
    """A fist at the end of an arm that is so many pixels long, turned, with its shadow.

    Its middle is where that of the upright picture is, which is `side` across and `side + length`
    down, and has the knuckles at the top.
    """
    times = max(1, round(side / _FINE))
    small, long = round(side / times), round(length / times)
    hand = fist(small, yours)
    whole = pygame.Surface((small, small + long), pygame.SRCALPHA, 32)
    whole.blit(hand, (0, 0))
    # The sleeve goes on as it ends in the picture of the fist, wider towards the elbow.
    end = hand.subsurface((0, small - 2, small, 1))
    step = max(1, -(-long // _PARTS))
    for number, y in enumerate(range(small - 2, small + long, step)):
        wide = min(small * 1.5, small * (1 + 0.022 * number))
        part = pygame.transform.smoothscale(end, (round(wide), step))
        whole.blit(part, part.get_rect(midtop=(small // 2, y)))
    made = pygame.transform.rotozoom(whole, turn, 1.0)
    if not plain:
        made = _shaded(made, max(2, small // 24))
    return made if times == 1 else pygame.transform.smoothscale_by(made, side / small)


def _shaded(picture: pygame.Surface, low: int) -> pygame.Surface:
    """A picture above the shadow that it casts, which lies lower and a little to the right."""
    size = picture.get_size()
    shade = pygame.transform.smoothscale(picture, (_SHADE, max(1, size[1] * _SHADE // size[0])))
    shade.fill((0, 0, 0, 120), None, pygame.BLEND_RGBA_MULT)
    shade = pygame.transform.box_blur(shade, 1)
    made = pygame.Surface(size, pygame.SRCALPHA, 32)
    made.blit(pygame.transform.smoothscale(shade, size), (low // 2, low))
    made.blit(picture, (0, 0))
    return made
