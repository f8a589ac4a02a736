"""What the menu says."""

from __future__ import annotations

from gin.core.message import Message, labelled
from gin.messages import menu as messages
from gin.present.words import matches
from gin.session.unfinished import Summary


def unfinished(match: Summary) -> Message:
    """A match to go on with, in a line short enough for its button."""
    if match.level is None or match.running is None:
        return labelled(matches.line(match), matches.score(match))
    yours, theirs = match.running
    return labelled(matches.line(match), messages.score(yours=yours, theirs=theirs))
