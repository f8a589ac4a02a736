"""Memory of dropped images returns to the system."""

from __future__ import annotations

import subprocess
import sys

import pytest

_PROGRAM = """
from pathlib import Path
import pygame
from gin.ui.platform.free_memory import return_freed_memory

def resident():
    lines = Path("/proc/self/status").read_text().splitlines()
    return next(int(line.split()[1]) for line in lines if line.startswith("VmRSS"))

images = [pygame.Surface((150, 150), pygame.SRCALPHA, 32) for _ in range(400)]
for image in images:
    image.fill("white")
images = images[::10]
before = resident()
return_freed_memory()
print(before - resident())
"""


@pytest.mark.skipif(sys.platform != "linux", reason="only glibc keeps freed memory")
def test_the_memory_of_freed_images_returns_to_the_system() -> None:
    done = subprocess.run(
        [sys.executable, "-c", _PROGRAM], capture_output=True, text=True, check=True
    )
    freed = int(done.stdout.split()[-1])
    assert freed > 20_000, f"{freed} of some 32,000 kB of freed images were returned"
