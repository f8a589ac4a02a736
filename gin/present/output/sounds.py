"""Timing of sound cues and their captions, independent of any sound device."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

from gin.core.message import Text
from gin.interface.audience import Announcement, SentenceKind
from gin.interface.cue import HUMAN, Background, Cue, SoundCue
from gin.present.output.ambience import loudness
from gin.present.words.captions import BACKGROUNDS, caption
from gin.session.settings import Settings

CAPTION = 2.5
"""Seconds that a caption stays after its cue starts."""
CAPTIONS_AT_ONCE = 2
AGAIN = 0.15
"""Seconds within which a repeated cue is dropped."""
LATE = 1.0
"""Seconds after which an overdue cue is dropped."""
_INSTANT = 0.5
"""Factor of the usual times when animation is off (`speed` 0)."""
_USUAL = 0.18
_UNTIL_NEXT = {
    Cue.SHUFFLE: 0.2,
    Cue.DEAL: 0.09,
    Cue.NEXT_HAND: 0.1,
    Cue.KNOCK: 0.42,
    Cue.GIN: 0.4,
    Cue.BIG_GIN: 0.5,
    Cue.UNDERCUT: 0.45,
    Cue.TICK: 0.05,
    Cue.PEN: 0.4,
    Cue.CUP: 1.2,
}
"""Seconds from the start of a cue to the next one, at normal speed."""


OF_KINDS = {SentenceKind.REFUSAL: Cue.REFUSED, SentenceKind.EDGE: Cue.EDGE}
"""Cues that accompany sentences of a kind."""


def without_refused_click(
    cues: Sequence[SoundCue], announcements: Sequence[Announcement]
) -> tuple[SoundCue, ...]:
    """Return the cues without the button click if an announcement has its own cue."""
    refused = any(one.kind in OF_KINDS for one in announcements)
    return tuple(one for one in cues if not (refused and one.cue is Cue.BUTTON))


def volume(settings: Settings) -> float:
    """Return the volume of table sounds, 0 to 1."""
    return 0.0 if settings.mute else loudness(settings.volume)


def volume_of(cue: Cue, settings: Settings) -> float:
    """Return the volume of a cue, 0 to 1; people have a separate volume."""
    if cue not in HUMAN:
        return volume(settings)
    return 0.0 if settings.mute else loudness(settings.people_volume)


def schedule(cues: Sequence[SoundCue], speed: float) -> tuple[tuple[SoundCue, float], ...]:
    """Return each cue with its delay in seconds.

    `speed` is a factor of all times: 0.6 is fast, 1.6 slow. If it is 0, animation is off, and
    consecutive repeats are dropped.
    """
    if speed <= 0:
        cues = [cue for cue, _ in groupby(cues)]
    planned, at = [], 0.0
    for one in cues:
        at += one.pause * (speed or _INSTANT)
        planned.append((one, at))
        at += _UNTIL_NEXT.get(one.cue, _USUAL) * (speed or _INSTANT)
    return tuple(planned)


class Hearing:
    """Queue of sound cues, and the captions of those played recently."""

    def __init__(self) -> None:
        self._planned: list[tuple[float, SoundCue]] = []
        self._reactions: list[tuple[float, SoundCue]] = []
        self._captions: list[tuple[float, Text]] = []
        self._added: dict[Cue, float] = {}

    def plan(self, cues: Sequence[SoundCue], now: float, speed: float) -> None:
        """Schedule cues one after another, replacing those still queued."""
        if cues:
            self._planned = [(now + after, cue) for cue, after in schedule(cues, speed)]

    def add(self, cue: Cue, now: float) -> None:
        """Play a cue now and keep the queue; drop rapid repeats from a held key."""
        if now - self._added.get(cue, -AGAIN) >= AGAIN:
            self._added[cue] = now
            self._planned.insert(0, (now, SoundCue(cue)))

    def react(self, at: float, cue: SoundCue) -> None:
        """Play a person's sound at this time, whatever else is queued."""
        self._reactions = [(at, cue)]

    def take(self, now: float, *, people: bool = True) -> tuple[SoundCue, ...]:
        """Return the cues due now, unless they are overdue, and update the captions.

        If `people` is false, sounds of people are dropped.
        """
        waiting = (*self._planned, *self._reactions)
        due = [(at, cue) for at, cue in waiting if at <= now and (people or cue.cue not in HUMAN)]
        self._planned = [(at, cue) for at, cue in self._planned if at > now]
        self._reactions = [(at, cue) for at, cue in self._reactions if at > now]
        self._captions = [(until, text) for until, text in self._captions if until > now]
        for _, one in due:
            text = caption(one)
            self._captions = [kept for kept in self._captions if kept[1] != text]
            self._captions.append((now + CAPTION, text))
        del self._captions[:-CAPTIONS_AT_ONCE]
        return tuple(cue for at, cue in due if now - at < LATE)

    @property
    def quiet(self) -> bool:
        """Whether nothing is queued and no caption is shown."""
        return not (self._planned or self._reactions or self._captions)

    def note(self, background: Background, now: float) -> None:
        """Show the caption of a background sound."""
        self._captions.append((now + CAPTION, BACKGROUNDS[background]))

    @property
    def captions(self) -> tuple[Text, ...]:
        return tuple(text for _, text in self._captions)

    def next_due(self) -> float | None:
        """Return the time at which `take` must be called next, or None."""
        times = [at for at, _ in (*self._planned, *self._reactions)]
        times += [until for until, _ in self._captions]
        return min(times, default=None)
