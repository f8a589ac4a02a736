"""The player's line and the sender's, for a challenge that was played."""

from __future__ import annotations

from gin.core.errors import GinError
from gin.present.screen import ScreenHost
from gin.session.challenge import Line, line_of
from gin.session.challenges import KeptChallenge, played_line
from gin.session.game import Session


def lines_of(host: ScreenHost, kept: KeptChallenge) -> tuple[Line, Line] | None:
    """Return both lines, the player's first; None if the player's match cannot be read."""
    if kept.match is None:
        return None
    try:
        session = Session.resume(host.store, kept.match)
    except GinError:
        return None
    return played_line(session), line_of(kept.challenge)
