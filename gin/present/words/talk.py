"""What the opponents say at the table, by portrait and occasion: short, and nothing to answer."""

from __future__ import annotations

from enum import StrEnum

from gin.core.message import Message, Text
from gin.messages.talk import SERIES
from gin.present.pictures import Portrait


class Occasion(StrEnum):
    """What somebody may have a word about. All of it lies open on the table."""

    GREETING = "greeting"
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


def lines(speaker: Portrait, occasion: Occasion) -> tuple[Message, ...]:
    """What somebody may say on an occasion; one of the lines is chosen by chance."""
    return SERIES[f"{speaker}-{occasion}"]


def said(name: Text, line: Text) -> Message:
    """Somebody's words with their name, as they are announced."""
    return Message("grammar-says", (("line", line), ("name", name)))


def quoted(line: Text) -> Message:
    """Somebody's words by themselves, beside the name."""
    return Message("grammar-words", (("line", line),))


def quoted_after(did: Text, line: Text) -> Message:
    """Somebody's words after what they did, beside the name: "knocks with 4. “That will do.”"."""
    return Message("grammar-and-words", (("did", did), ("line", line)))
