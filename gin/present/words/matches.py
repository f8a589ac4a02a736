"""What the list of unfinished matches says."""

from __future__ import annotations

from gin.core.message import Text, Verbatim
from gin.messages import matches as messages
from gin.present.words.people import opponent
from gin.session.unfinished import Summary


def line(match: Summary) -> Text:
    """The game and the opponent."""
    if match.level is None:
        return match.title
    return messages.against(game=match.title, other=Verbatim(opponent(match.level)))


def score(match: Summary) -> Text:
    """How it stands, as far as that is known."""
    alone, running = match.level is None, match.running
    if running is None:
        return messages.deal(hand=match.hand) if alone else messages.hand(hand=match.hand)
    if alone:
        return messages.score_alone(points=running[0], hand=match.hand)
    return messages.score(yours=running[0], others=running[1], hand=match.hand)
