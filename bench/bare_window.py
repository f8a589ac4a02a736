"""A single-colour window that only waits, as a reference for `bench.figures`."""

from __future__ import annotations

import ctypes
import os
import sys

import pygame

from tools.quiet import run_command


def main() -> None:
    """Open a window of the given size, such as 1280x800, and wait until it is closed."""
    width, height = map(int, sys.argv[1].split("x"))
    pygame.display.init()
    if pygame.display.get_driver() == "x11":
        os.environ["SDL_FRAMEBUFFER_ACCELERATION"] = "0"
    window = pygame.Window("Bare", (width, height))
    wait = ctypes.CDLL(pygame.base.__file__).SDL_WaitEventTimeout
    while True:
        window.get_surface().fill((26, 80, 60))
        window.flip()
        wait(None, -1)
        if any(event.type == pygame.QUIT for event in pygame.event.get()):
            return


if __name__ == "__main__":
    run_command(main)
