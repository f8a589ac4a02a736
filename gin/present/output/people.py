"""Sounds that an opponent makes: when they are heard, and which.

They depend only on the moods of the face, which depend only on public events, and on the time. So
they reveal nothing of a hand.
"""

from __future__ import annotations

from gin.interface.cue import Cue, SoundCue
from gin.interface.paper import Tone
from gin.interface.pictures import Mood, Portrait
from gin.interface.table import PlayerView

APART = 25.0
"""Minimum seconds between two sounds of a person."""
_REACTIONS = {
    Mood.PLEASED: (Cue.AH, 2, 0.5),
    Mood.CAUGHT: (Cue.TUT, 1, 0.5),
    Mood.WINNING: (Cue.LAUGH, 1, 1.1),
    Mood.LOSING: (Cue.SIGH, 1, 1.2),
    Mood.THINKING: (Cue.HM, 4, 0.7),
}
"""For each mood: the cue, how many such moods pass for one sound, and the delay in seconds."""
_THOUGHTS = (Cue.HM, Cue.BREATH, Cue.HM, Cue.SIP)
"""The sounds of thought, in turn."""


class Company:
    """Chooses the sounds of the opponent at the table."""

    def __init__(self) -> None:
        self._heard_at = -APART
        self._moods: dict[Mood, int] = {}

    def reaction(
        self, before: PlayerView | None, after: PlayerView | None, now: float
    ) -> tuple[float, SoundCue] | None:
        """Return the sound of a changed mood, and the time at which it is due, or None."""
        if before is None or after is None or before.portrait != after.portrait:
            return None
        person = after.portrait
        if not isinstance(person, Portrait) or person is Portrait.NOBODY:
            return None
        if before.mood is after.mood or after.mood not in _REACTIONS:
            return None
        cue, rare, delay = _REACTIONS[after.mood]
        count = self._moods[after.mood] = self._moods.get(after.mood, 0) + 1
        if count % rare or now - self._heard_at < APART:
            return None
        self._heard_at = now
        if cue is Cue.HM:
            cue = _THOUGHTS[(count // rare - 1) % len(_THOUGHTS)]
        return now + delay, SoundCue(cue, Tone.THEIRS, person, after.name)
