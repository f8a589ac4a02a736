"""When each cue is heard, and its caption: a clock's worth of cues, without any sound device."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

from gin.core.message import Text
from gin.interface.audience import Announcement, SentenceKind
from gin.interface.cue import Cue, Heard
from gin.present.output.ambience import loudness
from gin.present.words.captions import CAPTIONS
from gin.session.settings import Settings

CAPTION = 2.5
"""Seconds a caption stays after its cue."""
CAPTIONS_AT_ONCE = 3
AGAIN = 0.15
"""Seconds within which a cue that is asked for again is heard once."""
LATE = 1.0
"""Seconds after which a cue that could not be heard in time is left out."""
_INSTANT = 0.5
"""The share of the usual times where cards do not move at all (`speed` 0)."""
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
}
"""Seconds from the beginning of a cue to that of the next one, at normal speed."""


OF_KINDS = {SentenceKind.REFUSAL: Cue.REFUSED, SentenceKind.EDGE: Cue.EDGE}
"""What is heard with every sentence of a kind, wherever it comes from."""


def beside(cues: Sequence[Heard], told: Sequence[Announcement]) -> tuple[Heard, ...]:
    """What is heard beside these sentences: no click of a button that is refused."""
    refused = any(one.kind in OF_KINDS for one in told)
    return tuple(one for one in cues if not (refused and one.cue is Cue.BUTTON))


def volume(settings: Settings) -> float:
    """How loud the sounds of the table are, 0 to 1."""
    return 0.0 if settings.mute else loudness(settings.volume)


def spread(cues: Sequence[Heard], speed: float) -> tuple[tuple[Heard, float], ...]:
    """Each of them with the seconds after which it is heard; repeated ones once where `speed` is 0.

    `speed` is the factor of all times: 0.6 is fast, 1.6 slow.
    """
    if speed <= 0:
        cues = [cue for cue, _ in groupby(cues)]
    planned, at = [], 0.0
    for one in cues:
        planned.append((one, at))
        at += _UNTIL_NEXT.get(one.cue, _USUAL) * (speed or _INSTANT)
    return tuple(planned)


class Hearing:
    """The cues still to be heard, and the captions of those that were, by the times of a clock."""

    def __init__(self) -> None:
        self._planned: list[tuple[float, Heard]] = []
        self._captions: list[tuple[float, Text]] = []
        self._added: dict[Cue, float] = {}

    def plan(self, cues: Sequence[Heard], now: float, speed: float) -> None:
        """Let cues be heard one after the other, instead of what was still to be heard."""
        if cues:
            self._planned = [(now + after, cue) for cue, after in spread(cues, speed)]

    def add(self, cue: Cue, now: float) -> None:
        """Let a cue be heard now, whatever else is still to be heard; not as often as a key that is
        held down asks for it."""
        if now - self._added.get(cue, -AGAIN) >= AGAIN:
            self._added[cue] = now
            self._planned.insert(0, (now, Heard(cue)))

    def take(self, now: float) -> tuple[Heard, ...]:
        """The cues to be heard now, once; captions change only here."""
        due = [(at, cue) for at, cue in self._planned if at <= now]
        self._planned = [(at, cue) for at, cue in self._planned if at > now]
        self._captions = [(until, text) for until, text in self._captions if until > now]
        for _, one in due:
            text = CAPTIONS[one.cue]
            self._captions = [kept for kept in self._captions if kept[1] != text]
            self._captions.append((now + CAPTION, text))
        del self._captions[:-CAPTIONS_AT_ONCE]
        return tuple(cue for at, cue in due if now - at < LATE)

    @property
    def captions(self) -> tuple[Text, ...]:
        """What was heard of late, in words, the latest last."""
        return tuple(text for _, text in self._captions)

    def next_due(self) -> float | None:
        """When `take` is to be called next, on the same clock; None if it need not be."""
        times = [at for at, _ in self._planned] + [until for until, _ in self._captions]
        return min(times, default=None)
