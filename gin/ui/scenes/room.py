"""The room around the table."""

from __future__ import annotations

import pygame

from gin.interface.view import View
from gin.ui.render.style import Look


def firebox(look: Look, view: View) -> pygame.Rect | None:
    """Return where the flames burn; None where no fireplace is seen."""
    del look, view
    return None
