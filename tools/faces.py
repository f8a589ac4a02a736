"""Draw all faces in all moods on sheets: `python -m tools.faces [FOLDER]`."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from pathlib import Path

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")

import pygame

from gin.interface.pictures import Face, Mood, Portrait
from gin.session.likeness import READY
from gin.ui.art.portraits import portrait
from tools.quiet import run_command

SIZES = (64, 96, 200)
"""Widths in pixels."""
_GAP = 6
_CLOTH = (30, 64, 52)


def sheet(people: Sequence[Face], size: int) -> pygame.Surface:
    """Return a sheet with a row for each face and a column for each mood."""
    step = size + _GAP
    made = pygame.Surface((len(Mood) * step + _GAP, len(people) * step + _GAP))
    made.fill(_CLOTH)
    for row, who in enumerate(people):
        for column, mood in enumerate(Mood):
            made.blit(portrait(who, size, mood), (_GAP + column * step, _GAP + row * step))
    return made


def main(words: list[str]) -> int:
    """Draw the opponents and the portraits for players."""
    folder = Path(words[0] if words else "faces")
    folder.mkdir(parents=True, exist_ok=True)
    opponents = [who for who in Portrait if who is not Portrait.NOBODY]
    for size in SIZES:
        pygame.image.save(sheet(opponents, size), folder / f"opponents-{size}.png")
        pygame.image.save(sheet(READY, size), folder / f"players-{size}.png")
    print(f"{2 * len(SIZES)} sheets in {folder}")
    return 0


if __name__ == "__main__":
    run_command(lambda: main(sys.argv[1:]))
