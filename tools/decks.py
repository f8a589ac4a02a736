"""Draw a sheet of all cards for each design of faces and several print options.

    python -m tools.decks [FOLDER] [--width 126] [--faces NAME ...]

Also draws a fanned hand. Look at the sheets after a change of the drawings, at several widths.
"""

from __future__ import annotations

import argparse
import os
from pathlib import Path

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")

import pygame
from msgspec.structs import replace

from gin.ui.art import card_faces, cards
from gin.ui.art.cards import RANKS, SUITS, DeckStyle
from tools.quiet import run_command

STYLES = {
    "plain": DeckStyle(),
    "four-colour": DeckStyle(four_colour=True),
    "jumbo": DeckStyle(jumbo=True),
    "braille": DeckStyle(braille=True, letters=("A", "B", "D", "K")),
    "jumbo-braille": DeckStyle(jumbo=True, braille=True, four_colour=True),
    "black": DeckStyle(black=True),
    "black-four": DeckStyle(black=True, four_colour=True),
    "white-four": DeckStyle(white=True, four_colour=True),
}
FELT = (26, 80, 60)
FAN = ("4D", "5C", "6H", "7S", "8D", "9H", "TS", "TD", "JS", "QH", "KD")


def sheet(style: DeckStyle, width: int) -> pygame.Surface:
    """Draw all cards, a row for each suit, and a fan below."""
    gap, high = max(4, width // 16), round(width * cards.ASPECT)
    size = (len(RANKS) * (width + gap) + gap, 5 * (high + gap) + gap)
    out = pygame.Surface(size)
    out.fill(FELT)
    for row, suit in enumerate(SUITS):
        for column, rank in enumerate(RANKS):
            at = gap + column * (width + gap), gap + row * (high + gap)
            out.blit(cards.face(rank + suit, width, style), at)
    for place, code in enumerate(FAN):
        at = gap + round(place * width * 0.5), gap + 4 * (high + gap)
        out.blit(cards.face(code, width, style), at)
    return out


def main() -> None:
    """Draw the sheets that the command line asks for."""
    parser = argparse.ArgumentParser(prog="python -m tools.decks", description=__doc__)
    parser.add_argument("folder", nargs="?", type=Path, default=Path("decks"))
    parser.add_argument("--width", type=int, default=126)
    parser.add_argument("--faces", nargs="*", default=card_faces.names())
    parser.add_argument("--styles", nargs="*", default=list(STYLES))
    options = parser.parse_args()
    pygame.font.init()
    options.folder.mkdir(parents=True, exist_ok=True)
    for faces in options.faces:
        for name in options.styles:
            picture = sheet(replace(STYLES[name], faces=faces), options.width)
            pygame.image.save(picture, options.folder / f"{faces}-{name}-{options.width}.png")


if __name__ == "__main__":
    run_command(main)
