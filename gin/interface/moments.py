"""The end of a hand as a series of views."""

from __future__ import annotations

from msgspec import Struct

from gin.interface.cue import Cue, SoundCue
from gin.interface.paper import Tone
from gin.interface.showdown import ShowdownView
from gin.interface.view import View


class Moment(Struct, frozen=True):
    """A view and its sounds, which start `pause` seconds after it."""

    view: View
    cues: tuple[Cue, ...] = ()
    pause: float = 0.0

    @property
    def heard(self) -> tuple[SoundCue, ...]:
        shown = self.view.content
        by = shown.by if isinstance(shown, ShowdownView) else Tone.NOBODY
        pauses = (self.pause, *(0.0,) * len(self.cues))
        return tuple(
            SoundCue(cue, by, pause=pause) for cue, pause in zip(self.cues, pauses, strict=False)
        )

    @property
    def seconds(self) -> float:
        shown = self.view.content
        return shown.seconds if isinstance(shown, ShowdownView) else 0.0


Showdown = tuple[Moment, ...]
"""The moments of the end of a hand; empty if no hand is laid open."""
