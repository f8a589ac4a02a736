"""Games in front ends: emblems, and the wording of lists and options."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct

from gin.core.emblem import INK, RED, Emblem, EmblemCard, Stroke
from gin.core.message import Message
from gin.messages import games as messages
from gin.variants import registry
from gin.variants.game import GameGroup
from gin.variants.presets import PRESETS
from gin.variants.registry import GAMES

MEASURES = ("target", "goal", "knock", "gin", "bare-gin", "undercut", "box", "game-bonus")
"""Options to show for a game whose options do not differ from the classic game's."""
GROUPS: dict[GameGroup, Message] = {
    GameGroup.CLASSIC: messages.CLASSIC,
    GameGroup.ENDINGS: messages.ENDINGS,
    GameGroup.MELDS: messages.MELDS,
    GameGroup.SCORES: messages.SCORES,
    GameGroup.LAID_OUT: messages.LAID_OUT,
    GameGroup.ALONE: messages.ALONE,
}
"""Headings of the groups of games."""
MOST_LINES = 7
"""Maximum number of listed differences."""
_MINUTES = 2
"""Minutes for a hand at an easy pace."""


BUILD = "build"
"""Id of the emblem for a game that the player is to build."""
_BUILD: Emblem = (
    EmblemCard(34, 42, 28, -10, "S"),
    EmblemCard(66, 42, 28, 10, "H", RED),
    Stroke("M50 68 L50 90 M39 79 L61 79", 6, INK),
)


def emblem_of(id: str) -> Emblem:
    """Return the emblem of a game, or that for a new one."""
    if id == BUILD:
        return _BUILD
    return registry.game(id).emblem


class GameListing(Struct, frozen=True):
    """A game or preset as lists show it; `emblem` is the id of the game whose emblem it has.

    `place` is the position within its `group`.
    """

    id: str
    title: Message
    sentence: Message
    group: GameGroup
    place: int
    emblem: str


def listed() -> Iterator[GameListing]:
    """Yield all games in list order, each followed by its presets."""
    for game in GAMES:
        yield GameListing(game.id, game.title, game.sentence, game.group, game.place, game.id)
        for one in PRESETS:
            if one.game == game.id:
                yield GameListing(one.id, one.title, one.sentence, game.group, game.place, game.id)


def minutes(hands: int) -> int:
    """Return about how many minutes this many hands take."""
    return max(5, round(hands * _MINUTES / 5) * 5)


def length(hands: int) -> Message:
    """Return a match's length in hands and minutes."""
    return messages.length(hands=hands, minutes=minutes(hands))


def last_played(days: int | None) -> Message:
    """Return when a game was last played, from the days since then."""
    if days is None:
        return messages.NEVER
    if days < 2:
        return messages.YESTERDAY if days == 1 else messages.TODAY
    if days < 14:
        return messages.days_ago(days=days)
    if days < 60:
        return messages.weeks_ago(weeks=days // 7)
    return messages.months_ago(months=days // 30)
