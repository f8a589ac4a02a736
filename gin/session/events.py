"""Matches that belong to something larger: a daily deal, the ladder or a tournament."""

from __future__ import annotations

from gin.core.message import Text
from gin.messages import daily as daily_messages
from gin.messages import ladder as ladder_messages
from gin.messages import tournament as tournament_messages
from gin.session.ladder import place_of
from gin.session.tournament import tournament_place


def event_title(game: Text, *, daily: bool, event: str) -> Text:
    """Return the title of a match: its game, and what it belongs to."""
    if daily:
        return daily_messages.at_table(game=game)
    if place_of(event) is not None:
        return ladder_messages.at_table(game=game)
    if tournament_place(event) is not None:
        return tournament_messages.at_table(game=game)
    return game
