"""The opponents' remarks at the table, by portrait and occasion."""

from __future__ import annotations

from enum import StrEnum

from gin.core.cards import Card, Rank
from gin.core.message import Message, Text
from gin.interface.pictures import Portrait
from gin.messages import cup
from gin.messages.talk import SERIES


class TalkOccasion(StrEnum):
    """Occasions for a remark.

    Each depends only on what both players know. "Last" in a name means the latest match. Only the
    opponent that learns with the player speaks on `LEARNS` and `EASES`: it will make fewer mistakes
    from now on, or more. Only the teacher of the lesson speaks on `TAUGHT`, before the first match
    with a pupil. The last four occasions are those of the ladder; only the strongest
    opponent speaks on `LADDER_TOP`, when the player has won the last rung of a round.
    """

    GREETING = "greeting"
    NEXT_HAND = "next-hand"
    TAKES = "takes"
    LOSES_CARD = "loses-card"
    KNOCKS = "knocks"
    GOES_GIN = "goes-gin"
    IS_KNOCKED = "is-knocked"
    IS_JUST_BEATEN = "is-just-beaten"
    IS_GINNED = "is-ginned"
    UNDERCUTS = "undercuts"
    IS_UNDERCUT = "is-undercut"
    WINS = "wins"
    LOSES = "loses"
    NOBODY = "nobody"
    WINS_MATCH = "wins-match"
    LOSES_MATCH = "loses-match"
    MEETS = "meets"
    WON_LAST = "won-last"
    LOST_LAST = "lost-last"
    ON_STREAK = "on-streak"
    IN_SLUMP = "in-slump"
    LONG_AGO = "long-ago"
    AGAIN = "again"
    WINS_AGAIN = "wins-again"
    AVENGED = "avenged"
    LOSES_AGAIN = "loses-again"
    IS_AVENGED = "is-avenged"
    FIRST_LOSS = "first-loss"
    LEARNS = "learns"
    EASES = "eases"
    TAUGHT = "taught"
    LADDER_GREETING = "ladder-greeting"
    LADDER_LOSES = "ladder-loses"
    LADDER_WINS = "ladder-wins"
    LADDER_TOP = "ladder-top"


class CupOccasion(StrEnum):
    """Occasions for a remark in a tournament, instead of the usual greeting and parting.

    Before a match: the player's first one in a round robin, a match of a knockout, a speaker who
    stands above or below the player, and the final. After it: a match of a round robin, a match of
    a knockout, and the final, each won or lost by the speaker.
    """

    OPENS = "opens"
    OUT = "out"
    AHEAD = "ahead"
    BEHIND = "behind"
    FINAL = "final"
    CLIMBS = "climbs"
    SLIPS = "slips"
    STAYS = "stays"
    LEAVES = "leaves"
    MINE = "mine"
    YOURS = "yours"


_COURTS = frozenset((Rank.JACK, Rank.QUEEN, Rank.KING))
_ONLY_OF = {"talk-pia-takes-2": _COURTS, "talk-pia-takes-8": frozenset((Rank.QUEEN,))}
"""Remarks that fit only cards of some ranks."""


def unfit(card: Card | None) -> frozenset[str]:
    """Return the ids of the remarks that don't fit a card that was just taken."""
    return frozenset(
        line for line, ranks in _ONLY_OF.items() if card is None or card.rank not in ranks
    )


def lines(speaker: Portrait, occasion: TalkOccasion | CupOccasion) -> tuple[Message, ...]:
    """Return the remarks of a speaker for an occasion."""
    series = cup.SERIES if isinstance(occasion, CupOccasion) else SERIES
    return series[f"{speaker}-{occasion}"]


def said(name: Text, line: Text) -> Message:
    """Return a remark with the speaker's name, for announcements."""
    return Message("grammar-says", (("line", line), ("name", name)))


def quoted(line: Text) -> Message:
    """Return a remark alone, for display next to the name."""
    return Message("grammar-words", (("line", line),))


def quoted_after(did: Text, line: Text) -> Message:
    """Return a remark after an action, for display: "knocks with 4. “That will do.”"."""
    return Message("grammar-and-words", (("did", did), ("line", line)))
