"""The menu appears before sound and search are loaded."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from tests.support.places import TOP

AT_THE_FIRST_PICTURE = """
import os, sys
from pathlib import Path
os.environ["SDL_VIDEODRIVER"] = os.environ["SDL_AUDIODRIVER"] = "dummy"
import main
main.parse = lambda words, told: main.Arguments(data=Path(sys.argv[1]))
import pygame
from gin.ui import loop

def shown(self):
    print(bool(pygame.mixer.get_init()))
    print(*sys.modules)
    sys.stdout.flush()
    os._exit(0)

loop.Loop._show = shown
main.main([])
"""
NOT_YET = (
    "fluent",
    "gin.ai.search",
    "gin.present.screens.table",
    "tests",
    "numpy",
    "tkinter",
)


def test_the_menu_appears_before_sound_and_search_are_loaded(tmp_path: Path) -> None:
    for _ in ("first start", "second start"):
        words = [sys.executable, "-c", AT_THE_FIRST_PICTURE, str(tmp_path)]
        done = subprocess.run(words, cwd=TOP, capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stderr
        sounds, loaded = done.stdout.splitlines()[-2:]
        assert sounds == "False"
        assert "gin.ui.scenes.menu" in loaded.split()
        assert not set(NOT_YET) & set(loaded.split())
