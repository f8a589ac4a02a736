"""Kinds of sounds and their loudness.

A short sound has the target loudness in its loudest 0.4 seconds, as BS.1770's momentary loudness.
Room and music have it as a whole, as BS.1770's integrated loudness. A sound's recipe may be louder
or softer than its kind by some LU.
"""

from __future__ import annotations

from enum import StrEnum

CEILING = -1.0
"""Highest true peak in dB below full scale (dBTP)."""


class SoundKind(StrEnum):
    """Kinds of sounds that are balanced against each other."""

    CARDS = "cards"
    TABLE = "table"
    INTERFACE = "interface"
    FANFARES = "fanfares"
    PEOPLE = "people"
    ROOM = "room"
    MUSIC = "music"


TARGETS: dict[SoundKind, float] = {
    SoundKind.CARDS: -26.0,
    SoundKind.TABLE: -25.0,
    SoundKind.INTERFACE: -27.0,
    SoundKind.FANFARES: -19.0,
    SoundKind.PEOPLE: -27.0,
    SoundKind.ROOM: -37.0,
    SoundKind.MUSIC: -27.0,
}
"""Target loudness of each kind in LUFS."""
