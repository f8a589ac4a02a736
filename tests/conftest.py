"""What tests share: SDL without a screen, and a virtual screen for those that need a real one."""

from __future__ import annotations

import os
from collections.abc import Iterator

import pytest

from tests.desktop import xvfb

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")


@pytest.fixture
def xvfb_display() -> Iterator[str]:
    """The DISPLAY of a virtual screen that is there for one test."""
    with xvfb() as environment:
        yield environment["DISPLAY"]
