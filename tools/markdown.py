"""Markdown for pages that are generated from the program's texts."""

from __future__ import annotations

import textwrap

WIDTH = 100
"""Most characters of a line."""


def item(text: str) -> str:
    """Return an item of a list, wrapped."""
    return textwrap.fill(
        f"- {text}", WIDTH, subsequent_indent="  ", break_long_words=False, break_on_hyphens=False
    )
