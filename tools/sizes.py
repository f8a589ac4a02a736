"""Window sizes as command-line arguments."""

from __future__ import annotations

import argparse


def size_of(text: str) -> tuple[int, int]:
    """Parse a window size such as 1280x800.

    Raises:
        ArgumentTypeError: If the text is not a size.
    """
    width, _, height = text.partition("x")
    if not (width.isdecimal() and height.isdecimal() and int(width) and int(height)):
        raise argparse.ArgumentTypeError(f"{text!r} is not a size such as 1280x800")
    return int(width), int(height)
