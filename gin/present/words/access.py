"""What only a screen reader is told: names of groups that the picture shows by their place."""

from __future__ import annotations

from collections.abc import Iterable

from gin.present.view import TableView

OTHER_CHOICES = "other choices"
QUESTIONS = "questions"
HEADING = "heading"
"""What is said of a line in a list that heads others."""


def score(table: TableView) -> str:
    """The score pad in a line: "Hand 3, to 100: You 25, Ada 40"."""
    lines = []
    for row in table.pad:
        pairs = zip(table.pad_names, row.numbers, strict=True)
        names = (f"{name} {text}" for name, text in pairs if text)
        lines.append(f"{row.label} {', '.join(names)}".strip())
    return f"{table.pad_title.replace(' · ', ', ')}: {'; '.join(lines)}"


def together(sentences: Iterable[str]) -> str:
    """Sentences as one announcement, each with its full stop."""
    return " ".join(text if _has_ended(text) else f"{text}." for text in sentences)


def _has_ended(text: str) -> bool:
    """Does it end like a sentence, if only inside a quotation?"""
    return text.rstrip("”").endswith((".", "?", "!", ":"))
