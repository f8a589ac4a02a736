"""What front ends show of games: their emblems, and what the choice and the options say."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct

from gin.core.emblem import Emblem
from gin.core.message import Message
from gin.messages import games as messages
from gin.variants import registry
from gin.variants.game import GameGroup
from gin.variants.presets import PRESETS
from gin.variants.registry import GAMES

MEASURES = ("target", "goal", "knock", "gin", "bare-gin", "undercut", "box", "game-bonus")
"""The options whose values are told of a game that has nothing to be told apart by."""
GROUPS: dict[GameGroup, Message] = {
    GameGroup.CLASSIC: messages.CLASSIC,
    GameGroup.ENDINGS: messages.ENDINGS,
    GameGroup.MELDS: messages.MELDS,
    GameGroup.SCORES: messages.SCORES,
    GameGroup.LAID_OUT: messages.LAID_OUT,
    GameGroup.ALONE: messages.ALONE,
}
"""The headings under which games stand."""
MOST_LINES = 7
"""Differences that are told; of more, the rules tell the rest."""
_MINUTES = 2
"""What a hand takes at an easy pace."""


def emblem_of(id: str) -> Emblem:
    """Return the emblem of a game."""
    return registry.game(id).emblem


class GameListing(Struct, frozen=True):
    """A game or a preset as lists show it; `emblem` is the id of the game it has its seal from.

    In its `group` it stands by `place`.
    """

    id: str
    title: Message
    sentence: Message
    group: GameGroup
    place: int
    emblem: str


def listed() -> Iterator[GameListing]:
    """All games in the order of lists, each with the presets that are made from it behind it."""
    for game in GAMES:
        yield GameListing(game.id, game.title, game.sentence, game.group, game.place, game.id)
        for one in PRESETS:
            if one.game == game.id:
                yield GameListing(one.id, one.title, one.sentence, game.group, game.place, game.id)


def length(hands: int) -> Message:
    """How long a match is."""
    return messages.length(hands=hands, minutes=round(hands * _MINUTES / 5) * 5)


def last_played(days: int | None) -> Message:
    """When it was last played, so many days ago."""
    if days is None:
        return messages.NEVER
    if days < 2:
        return messages.YESTERDAY if days == 1 else messages.TODAY
    if days < 14:
        return messages.days_ago(days=days)
    if days < 60:
        return messages.weeks_ago(weeks=days // 7)
    return messages.months_ago(months=days // 30)
