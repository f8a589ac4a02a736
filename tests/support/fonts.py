"""The system's fonts, for tests of other scripts."""

from __future__ import annotations

from gin.ui.art import letters, surfaces
from gin.ui.art.image_cache import images


def forget_fonts() -> None:
    """Another test may have closed pygame's fonts, or replaced the system's list of fonts."""
    for cached in (
        letters._font, letters._system_files, letters._file_for, letters._file_lacks,
        letters._pieces, letters._openable, surfaces.line_width,
    ):  # fmt: skip
        cached.cache_clear()
    images.clear()
