"""The end of a hand as a front end may show it: views, one after the other."""

from __future__ import annotations

from gin.core.dataclass import dataclass
from gin.interface.cue import Cue, Heard
from gin.interface.paper import Tone
from gin.interface.view import View


@dataclass(frozen=True, slots=True)
class Moment:
    """What is shown at a moment, and what is heard as it begins."""

    view: View
    cues: tuple[Cue, ...] = ()

    @property
    def heard(self) -> tuple[Heard, ...]:
        """What is heard, from where the player sits whose moment it is."""
        shown = self.view.showdown
        return tuple(Heard(cue, shown.by if shown else Tone.NOBODY) for cue in self.cues)

    @property
    def seconds(self) -> float:
        """How long it is shown at normal speed."""
        return self.view.showdown.seconds if self.view.showdown is not None else 0.0


Showdown = tuple[Moment, ...]
"""All moments; none where nothing is laid open."""
