"""Matches that belong to a daily deal, the ladder, a tournament or a challenge."""

from __future__ import annotations

from gin.core.message import Text
from gin.messages import challenge as challenge_messages
from gin.messages import daily as daily_messages
from gin.messages import ladder as ladder_messages
from gin.messages import tournament as tournament_messages
from gin.session.ladder import place_of
from gin.session.tournament import tournament_place

EVENT = "challenge:"
"""Beginning of the event of a challenge's match, and of the note with its text, before the id."""


def challenge_id(event: str) -> str:
    """Return the id of the challenge that a match belongs to; empty if to none."""
    return event.removeprefix(EVENT) if event.startswith(EVENT) else ""


def event_title(game: Text, *, daily: bool, event: str) -> Text:
    """Return the title of a match: its game, and what it belongs to."""
    if daily:
        return daily_messages.at_table(game=game)
    if place_of(event) is not None:
        return ladder_messages.at_table(game=game)
    if tournament_place(event) is not None:
        return tournament_messages.at_table(game=game)
    if challenge_id(event):
        return challenge_messages.at_table(game=game)
    return game
