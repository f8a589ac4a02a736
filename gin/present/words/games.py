"""What the choice of games and the table options say."""

from __future__ import annotations

TITLE = "Games"
SUBTITLE = "Each keeps its own unfinished match"
ANEW = "Start anew"
OPTIONS = "Table options"
OPTIONS_NOTE = "Agreed before the first deal, fixed for the match"
DEFAULTS = "As usual"
RULES = "Rules"
CODE = "Deal code"
CODE_NOTE = "Type a code to play the same deal as somebody else."

SPELL = "Spell the code"
CODE_GOOD = "This deal will be played."


def play(title: str) -> str:
    """The button that sits down to a game."""
    return f"Play {title}"


def unfinished(count: int) -> str:
    """The button that lists the unfinished matches."""
    return f"{count} unfinished"


def against(name: str) -> str:
    """The button that changes the opponent."""
    return f"Opponent: {name}"


def option(title: str, value: str) -> str:
    """An option with its value, as a line."""
    return f"{title}: {value}"


def options_of(title: str) -> str:
    """The heading of the table options."""
    return f"{title}: table options"
