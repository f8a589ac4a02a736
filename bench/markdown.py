"""Paragraphs of the reports that programs write into docs/evidence."""

from __future__ import annotations

import textwrap

WIDTH = 100


def paragraph(text: str) -> str:
    """Wrap a text to `WIDTH` characters, without splitting a word or a file's name."""
    words = " ".join(text.split())
    return textwrap.fill(words, WIDTH, break_long_words=False, break_on_hyphens=False)
