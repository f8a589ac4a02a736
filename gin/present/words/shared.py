"""Wording of matches between two people."""

from __future__ import annotations

from collections.abc import Iterator

from gin.core.message import Text
from gin.messages import shared as messages
from gin.present.words.people import person
from gin.session.game import Session


def aids(session: Session, other: str) -> Iterator[Text]:
    """Yield a sentence for each aid that one of two people used in a match."""
    (hints, taken_back), (their_hints, their_taken_back) = session.aids
    who = person(1, other)
    if hints or their_hints:
        yield messages.hints_asked(mine=hints, who=who, theirs=their_hints)
    if taken_back or their_taken_back:
        yield messages.moves_taken_back(mine=taken_back, who=who, theirs=their_taken_back)
