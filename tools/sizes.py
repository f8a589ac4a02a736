"""Sizes of windows, as they are typed."""

from __future__ import annotations

import argparse


def size_of(text: str) -> tuple[int, int]:
    """A size of window, from what was typed; raises ArgumentTypeError."""
    width, _, height = text.partition("x")
    if not (width.isdecimal() and height.isdecimal() and int(width) and int(height)):
        raise argparse.ArgumentTypeError(f"{text!r} is no size such as 1280x800")
    return int(width), int(height)
