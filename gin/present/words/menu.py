"""What the menu says."""

from __future__ import annotations

from gin.present.words import matches
from gin.session.unfinished import Summary

TITLE = "Gin Parlour"
SUBTITLE = "Gin rummy, by the fireside"
CONTINUE = "Continue"
PLAY = "Play"
PLAY_NOTE = "Gin Rummy, right away"
SOLITARY = "Solitary Gin"
SOLITARY_NOTE = "Five deals on your own"
LESSON = "First hand"
LESSON_NOTE = "Learn the game by playing it"
GAMES = "Games"
STATISTICS = "Statistics"
SETTINGS = "Settings"
RULES = "Rules"
HELP = "Help"
QUIT = "Leave"
MORE = "more"
EASE = "easier to see and hear"
CONTRAST_ON = "High contrast"
CONTRAST_OFF = "Usual colours"
FOOT = "Nothing leaves this computer"


def lesson_begun(step: int, of: int) -> str:
    """A lesson to go on with."""
    return f"The lesson, step {step} of {of}"


def text_size(percent: int) -> str:
    """The button that changes the size of text."""
    return f"Text size {percent} %"


def unfinished(match: Summary) -> str:
    """A match to go on with, in a line short enough for its button."""
    if match.level is None or match.running is None:
        return f"{matches.line(match)}: {matches.score(match)}"
    return f"{matches.line(match)}: {match.running[0]} to {match.running[1]}"
