"""Draw the README's still images, which are gallery scenes: `python -m tools.pictures`."""

from __future__ import annotations

import os
from pathlib import Path

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")

import pygame

from tools.gallery.command import picture
from tools.gallery.reaching import parlour
from tools.gallery.scenes import states
from tools.quiet import run_command

FOLDER = Path(__file__).resolve().parents[1] / "docs" / "pictures"
SIZE = (1280, 800)
WANTED = {
    "table": ("knock", "green"),
    "lay-off": ("lay-off", "burgundy"),
    "sheet": ("sheet", "midnight"),
    "lesson": ("guide-knock", "green"),
    "contrast": ("discard", "contrast_dark"),
}
"""Scene and theme of each file."""


def main() -> int:
    """Write all images to docs/pictures."""
    pygame.display.init()
    FOLDER.mkdir(parents=True, exist_ok=True)
    reach = dict(states())
    for name, (scene, theme) in WANTED.items():
        made = parlour(theme=theme)
        if theme.startswith("contrast"):
            for aid in ("four_colour", "jumbo", "braille_corners"):
                made.change(aid, True)
        reach[scene](made)
        made.take_said()
        pygame.image.save(picture(made, SIZE), FOLDER / f"{name}.jpg")
    return 0


if __name__ == "__main__":
    run_command(main)
