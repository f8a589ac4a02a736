"""Where an act is heard, so that a player knows who did what before any word is said.

The player's own acts are near and to the right of the middle, the opponent's farther away and to
the left, where the portrait is seen; what is done at the stock is heard more to its side, and a
knock more to the other. A mirrored table is heard mirrored.
"""

from __future__ import annotations

from gin.interface.cue import Cue, Heard
from gin.interface.paper import Tone
from gin.session.settings import Settings

Ears = tuple[float, float]
"""How loud something is on the left and on the right, 0 to 1."""
EVERYWHERE: Ears = (1.0, 1.0)
_PLAYERS = {Tone.YOURS: 0.5, Tone.THEIRS: -0.7, Tone.NOBODY: 0.0}
"""How far to the right of the middle: 1 is as far as can be."""
_PLACES = {Cue.DRAW: -0.2, Cue.KNOCK: 0.2}
_FAR = 0.7
"""How loud what the opponent does is, as a share of what the player does."""
_LEAST = 0.12
"""What the other ear hears at least: nothing is in one ear alone."""


def ears(heard: Heard, settings: Settings) -> Ears:
    """How loud an act is in each ear."""
    if not settings.spatial_sound or heard.by is Tone.NOBODY:
        return EVERYWHERE
    right = _PLAYERS[heard.by] + _PLACES.get(heard.cue, 0.0)
    if settings.mirrored:
        right = -right
    near = _FAR if heard.by is Tone.THEIRS else 1.0
    return near * max(_LEAST, min(1.0, 1 - right)), near * max(_LEAST, min(1.0, 1 + right))
