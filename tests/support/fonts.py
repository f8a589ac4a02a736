"""Fonts of other scripts, as a program that has just started finds them."""

from __future__ import annotations

from gin.ui.art import letters
from gin.ui.art.image_cache import images


def forget_fonts() -> None:
    """Forget the fonts found and everything drawn with them.

    Another test may have closed pygame's fonts, or made the system offer none.
    """
    for cached in (
        letters._font, letters._system_files, letters._file_for, letters._file_lacks,
        letters._pieces, letters._openable,
    ):  # fmt: skip
        cached.cache_clear()
    images.clear()
