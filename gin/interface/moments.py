"""The end of a hand as a front end may show it: views, one after the other."""

from __future__ import annotations

from msgspec import Struct

from gin.interface.cue import Cue, Heard
from gin.interface.paper import Tone
from gin.interface.showdown import ShowdownView
from gin.interface.view import View


class Moment(Struct, frozen=True):
    """What is shown at a moment, and what is heard as it begins."""

    view: View
    cues: tuple[Cue, ...] = ()

    @property
    def heard(self) -> tuple[Heard, ...]:
        """What is heard, from where the player sits whose moment it is."""
        shown = self.view.content
        by = shown.by if isinstance(shown, ShowdownView) else Tone.NOBODY
        return tuple(Heard(cue, by) for cue in self.cues)

    @property
    def seconds(self) -> float:
        """How long it is shown at normal speed."""
        shown = self.view.content
        return shown.seconds if isinstance(shown, ShowdownView) else 0.0


Showdown = tuple[Moment, ...]
"""All moments; none where nothing is laid open."""
