"""Markdown for pages generated from the program's texts."""

from __future__ import annotations

import textwrap

WIDTH = 100


def item(text: str) -> str:
    """Return a list item, wrapped."""
    return textwrap.fill(
        f"- {text}", WIDTH, subsequent_indent="  ", break_long_words=False, break_on_hyphens=False
    )
