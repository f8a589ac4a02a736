"""What the list of unfinished matches says."""

from __future__ import annotations

from gin.present.words.people import opponent
from gin.present.words.phrases import points
from gin.session.unfinished import Summary

TITLE = "Unfinished matches"
SUBTITLE = "Each goes on where it was left"
NONE = "Every match is finished"
GO_ON = "Go on"
GIVE_UP = "Give it up"
GIVEN_UP = "Given up. Its hands stay in the statistics."
KEEP = "Keep it"
SURE = "You could not come back to it."


def line(match: Summary) -> str:
    """The game and the opponent."""
    if match.level is None:
        return match.title
    return f"{match.title} against {opponent(match.level)}"


def score(match: Summary) -> str:
    """How it stands, as far as that is known."""
    if match.running is None:
        return f"{'deal' if match.level is None else 'hand'} {match.hand}"
    if match.level is None:
        return f"{points(match.running[0])}, deal {match.hand}"
    return f"{match.running[0]} to {match.running[1]}, hand {match.hand}"
