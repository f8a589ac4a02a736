"""What the choice of games and the table options say."""

from __future__ import annotations

from gin.present.words.phrases import count
from gin.variants.games.base import Group

TITLE = "Games"
SUBTITLE = "Each keeps its own unfinished match"
ANEW = "Start anew"
OPTIONS = "Table options"
OPTIONS_NOTE = "Agreed before the first deal, fixed for the match"
DEFAULTS = "As usual"
RULES = "Rules"
PLAY = "Play"
CODE = "Deal code"
CODE_NOTE = "Type a code to play the same deal as somebody else."

SPELL = "Spell the code"
CODE_GOOD = "This deal will be played."
FAVOURITES = "Favourites"
FAVOURITE = "favourite"
ADD_FAVOURITE = "Add to favourites"
DROP_FAVOURITE = "Remove from favourites"
FAVOURITE_ADDED = "Added to your favourites."
FAVOURITE_DROPPED = "Taken off your favourites."
ABOUT = "about this game"
DIFFERENCES = "Unlike Gin Rummy"
AS_PLAYED = "As it is played"
MEASURES = ("target", "goal", "knock", "gin", "bare-gin", "undercut", "box", "game-bonus")
"""The options whose values are told of a game that has nothing to be told apart by."""
NEVER = "Not played yet"
NO_END_BONUS = "No boxes or bonuses at the end"
GROUPS: dict[Group, str] = {
    Group.CLASSIC: "The classic game",
    Group.ENDINGS: "Other ways to end a hand",
    Group.MELDS: "Other melds and hands",
    Group.SCORES: "Other scores",
    Group.LAID_OUT: "Melds on the table",
    Group.ALONE: "Alone",
}
"""The headings under which games stand."""
MOST_LINES = 7
"""Differences that are told; of more, the rules tell the rest."""
_MINUTES = 2
"""What a hand takes at an easy pace."""


def length(hands: int) -> str:
    """How long a match is."""
    minutes = round(hands * _MINUTES / 5) * 5
    return f"A match is about {count(hands, 'hand')}, or {minutes} minutes"


def last_played(days: int | None) -> str:
    """When it was last played, so many days ago."""
    if days is None:
        return NEVER
    if days < 2:
        return "Last played yesterday" if days == 1 else "Last played today"
    if days < 14:
        return f"Last played {days} days ago"
    return (
        f"Last played {days // 7} weeks ago"
        if days < 60
        else f"Last played {days // 30} months ago"
    )


def more(count: int) -> str:
    """Differences that are not told here."""
    return f"and {count} more in the rules"


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
