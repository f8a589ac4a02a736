"""Draw the program's icon with the game's own art: `python -m tools.icons [FOLDER]`.

Writes PNGs of the usual sizes, a .bmp for the window, an .ico for Windows and an .icns for macOS.
Small sizes are drawn with fewer details.
"""

from __future__ import annotations

import io
import struct
import sys
from collections.abc import Mapping
from pathlib import Path

import pygame

from gin.ui.art.cards import DeckStyle, draw_suit, face
from gin.ui.art.design import GREEN
from gin.ui.art.vector import Canvas, Colour, Point, ellipse, mix
from tools.quiet import run_command

FOLDER = Path(__file__).resolve().parents[1] / "assets" / "icons"
NAME = "gin-parlour"
SIZES = (16, 24, 32, 48, 64, 128, 256, 512)
WINDOW = 64
ICO_SIZES = (16, 24, 32, 48, 64, 128, 256)
ICNS_TYPES = {
    "icp4": 16, "icp5": 32, "ic11": 32, "ic12": 64, "ic07": 128, "ic13": 256, "ic08": 256,
    "ic14": 512, "ic09": 512, "ic10": 1024,
}  # fmt: skip
SMALL = 40
"""Below this size in pixels the icon has two cards and no inner border."""

ORNATE = 96
"""From this size in pixels on, the front card is the game's ace of spades."""

_DECK = DeckStyle(four_colour=False)


def _box(w: float, h: float, r: float) -> list[Point]:
    x, y = w / 2 - r, h / 2 - r
    return [
        *ellipse(x, -y, r, r, -90, 0), *ellipse(x, y, r, r, 0, 90),
        *ellipse(-x, y, r, r, 90, 180), *ellipse(-x, -y, r, r, 180, 270),
    ]  # fmt: skip


def icon(size: int) -> pygame.Surface:
    """Draw the icon: a fan of cards on lit cloth."""
    small = size < SMALL
    side = size * (8 if size < 128 else 4 if size < 1024 else 2)
    picture = _cloth(side, small)
    fan: tuple[tuple[float, float, float, float, str], ...]
    if small:
        turn = -9 if size > 20 else 0
        fan = ((62, 48, 42, 15, "H"), (42, 53, 48, turn, "S"))
    else:
        fan = ((34.5, 53, 36, -18, "D"), (65.5, 53, 36, 18, "H"), (50, 50.5, 43, 0, "S"))
    for x, y, width, turn, suit in fan:
        ace = suit == "S" and size >= ORNATE
        one = _ace(side, x, y, width) if ace else _card(side, x, y, width, turn, suit, small)
        _lay(picture, one, side)
    return pygame.transform.smoothscale(picture, (size, size))


def _cloth(side: int, small: bool) -> pygame.Surface:
    canvas = Canvas((side, side), 100, 1, (*GREEN.dark, 0))
    rim = 3.0 if small else 2.2
    span = 100 if small else 95
    with canvas.at(50, 50):
        canvas.fill(_box(span, span, span * 0.225), GREEN.brass_dark)
        canvas.fill(_box(span - 0.8, span - 0.8, span * 0.222), GREEN.brass)
        inner = _box(span - 2 * rim, span - 2 * rim, span * 0.225 - rim)
        with canvas.clip(inner):
            steps = 40
            for step in range(steps):
                t = step / (steps - 1)
                colour: Colour = mix(
                    mix(GREEN.dark, GREEN.cloth, min(1.0, t * 1.9)),
                    mix(GREEN.lit, (255, 244, 214), 0.10),
                    max(0.0, t * 2 - 1),
                )
                canvas.disc(0, -10, 74 * (1 - t) + 8, colour)
        if not small:
            canvas.stroke(
                _box(span - 9.4, span - 9.4, span * 0.225 - 4.6),
                0.55,
                mix(GREEN.cloth, GREEN.brass, 0.55),
                closed=True,
            )
    return canvas.finished()


def _card(
    side: int, x: float, y: float, width: float, turn: float, suit: str, small: bool
) -> pygame.Surface:
    canvas = Canvas((side, side), 100, 1, (*_DECK.edge, 0))
    height, line = width * 1.4, 2.2 if small else 0.7
    with canvas.at(x, y, turn=turn):
        canvas.fill(_box(width, height, width * 0.11), mix(_DECK.edge, (40, 30, 16), 0.35))
        canvas.fill(_box(width - line, height - line, width * 0.1), _DECK.paper)
        ink = _DECK.ink(suit)
        if suit == "S":
            draw_suit(canvas, suit, 0, 0, width * (0.80 if small else 0.72), ink)
        elif small:
            draw_suit(canvas, suit, width * 0.25, -height * 0.27, width * 0.46, ink)
        else:
            left = -1 if suit == "D" else 1
            draw_suit(canvas, suit, left * width * 0.29, -height * 0.36, width * 0.3, ink)
    return canvas.finished()


def _ace(side: int, x: float, y: float, width: float) -> pygame.Surface:
    out = pygame.Surface((side, side), pygame.SRCALPHA, 32)
    out.fill((*_DECK.edge, 0))
    card = face("AS", round(width * side / 100))
    out.blit(card, card.get_rect(center=(round(x * side / 100), round(y * side / 100))))
    return out


def _lay(picture: pygame.Surface, card: pygame.Surface, side: int) -> None:
    quarter = (side // 4, side // 4)
    dark = pygame.transform.smoothscale(card, quarter)
    dark.fill((0, 0, 0, 150), special_flags=pygame.BLEND_RGBA_MULT)
    dark = pygame.transform.gaussian_blur(dark, max(1, side // 130))
    shadow = pygame.transform.smoothscale(dark, (side, side))
    shape = picture.copy()
    shape.fill((255, 255, 255, 0), special_flags=pygame.BLEND_RGBA_MAX)
    fallen = pygame.Surface((side, side), pygame.SRCALPHA, 32)
    fallen.blit(shadow, (-side // 200, side // 45))
    fallen.blit(shape, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    picture.blit(fallen, (0, 0))
    picture.blit(card, (0, 0))


def png(picture: pygame.Surface) -> bytes:
    """Encode an image as PNG."""
    file = io.BytesIO()
    pygame.image.save(picture, file, "icon.png")
    return file.getvalue()


def _bitmap(picture: pygame.Surface) -> bytes:
    """Encode an image as .ico files require: rows from the bottom up, then an empty mask."""
    side = picture.get_width()
    rows = pygame.image.tobytes(picture, "BGRA", True)
    mask = bytes((side + 31) // 32 * 4 * side)
    head = struct.pack(
        "<IiiHHIIiiII", 40, side, side * 2, 1, 32, 0, len(rows) + len(mask), *[0] * 4
    )
    return head + rows + mask


def ico(pictures: Mapping[int, pygame.Surface]) -> bytes:
    """Encode an .ico file; images of 256 pixels and more are stored as PNG."""
    parts = {side: png(one) if side >= 256 else _bitmap(one) for side, one in pictures.items()}
    out = struct.pack("<HHH", 0, 1, len(parts))
    at = len(out) + 16 * len(parts)
    for side, part in parts.items():
        out += struct.pack("<BBBBHHII", side % 256, side % 256, 0, 0, 1, 32, len(part), at)
        at += len(part)
    return out + b"".join(parts.values())


def icns(pictures: Mapping[str, pygame.Surface]) -> bytes:
    """Encode an .icns file from a mapping of its types to images."""
    body = b""
    for kind, picture in pictures.items():
        part = png(picture)
        body += kind.encode() + struct.pack(">I", len(part) + 8) + part
    return b"icns" + struct.pack(">I", len(body) + 8) + body


def main(words: list[str]) -> int:
    """Write every file."""
    folder = Path(words[0]) if words else FOLDER
    folder.mkdir(parents=True, exist_ok=True)
    drawn = {size: icon(size) for size in sorted({*SIZES, *ICNS_TYPES.values()})}
    for size in SIZES:
        (folder / f"{NAME}-{size}.png").write_bytes(png(drawn[size]))
    pygame.image.save(drawn[WINDOW], folder / f"{NAME}-{WINDOW}.bmp")
    (folder / f"{NAME}.ico").write_bytes(ico({size: drawn[size] for size in ICO_SIZES}))
    kinds = {kind: drawn[size] for kind, size in ICNS_TYPES.items()}
    (folder / f"{NAME}.icns").write_bytes(icns(kinds))
    print(f"{len(SIZES)} pictures, an .ico and an .icns in {folder}")
    return 0


if __name__ == "__main__":
    run_command(lambda: main(sys.argv[1:]))
