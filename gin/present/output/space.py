"""Stereo position of sounds: the player hears who acted.

The player's own acts sound near and right of centre. The opponent's acts sound farther away and to
the left, where the portrait is. Drawing shifts a sound to the left, knocking to the right. A
mirrored table mirrors the sound.
"""

from __future__ import annotations

from gin.interface.cue import Cue, SoundCue
from gin.interface.paper import Tone
from gin.session.settings import Settings

Ears = tuple[float, float]
"""Loudness on the left and on the right, 0 to 1."""
EVERYWHERE: Ears = (1.0, 1.0)
_PLAYERS = {Tone.YOURS: 0.5, Tone.THEIRS: -0.7, Tone.NOBODY: 0.0}
"""Position from the centre: -1 is far left, 1 far right."""
_PLACES = {Cue.DRAW: -0.2, Cue.KNOCK: 0.2}
_FAR = 0.7
"""Loudness of the opponent's acts as a share of the player's."""
_LEAST = 0.12
"""Minimum loudness in either ear, so that no sound is in one ear only."""


def ears(heard: SoundCue, settings: Settings) -> Ears:
    """Return the loudness of a cue in each ear."""
    if not settings.spatial_sound or heard.by is Tone.NOBODY:
        return EVERYWHERE
    right = _PLAYERS[heard.by] + _PLACES.get(heard.cue, 0.0)
    if settings.mirrored:
        right = -right
    near = _FAR if heard.by is Tone.THEIRS else 1.0
    return near * max(_LEAST, min(1.0, 1 - right)), near * max(_LEAST, min(1.0, 1 + right))
