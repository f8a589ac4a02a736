"""The menu's music: sixteen quiet bars in D for guitar, vibraphone, piano and double bass.

It loops: notes that still sound at the end continue under the first bar.
"""

from __future__ import annotations

from random import Random

from tools.studio.fanfares import Note, played
from tools.studio.instruments import bass, guitar, piano, vibraphone
from tools.studio.reverb import HALL
from tools.studio.synth import Stereo, around

BEAT = 60 / 74
BARS = 16
Half = tuple[int, tuple[int, int, int, int]]
"""Half a bar: the bass, and four inner voices that move little."""

CHORDS: tuple[tuple[Half, Half], ...] = (
    ((38, (54, 57, 61, 64)), (45, (54, 57, 61, 64))),  # D major 9
    ((47, (54, 57, 62, 64)), (42, (54, 57, 62, 64))),  # B minor 11
    ((43, (54, 59, 62, 64)), (38, (54, 59, 62, 66))),  # G major 7 with the sixth, G major 7
    ((45, (55, 59, 62, 66)), (45, (55, 59, 61, 66))),  # A 13, with the fourth and without
    ((42, (57, 61, 64, 66)), (38, (57, 61, 62, 66))),  # D major 9 over F sharp
    ((47, (57, 61, 62, 66)), (42, (57, 61, 62, 66))),  # B minor 9
    ((40, (55, 59, 62, 66)), (47, (55, 59, 62, 66))),  # E minor 9
    ((45, (55, 59, 62, 64)), (45, (55, 57, 61, 64))),  # A 9 with the fourth, A 7
    ((43, (57, 59, 62, 66)), (38, (57, 59, 62, 66))),  # G major 9
    ((42, (57, 61, 64, 66)), (37, (57, 61, 64, 66))),  # F sharp minor 7
    ((40, (55, 59, 62, 66)), (47, (55, 59, 62, 64))),  # E minor 9
    ((45, (55, 59, 61, 66)), (40, (55, 57, 61, 66))),  # A 13
    ((43, (54, 59, 62, 66)), (43, (55, 58, 62, 64))),  # G major 7, G minor 6
    ((42, (57, 62, 64, 66)), (47, (57, 60, 63, 66))),  # D over F sharp, B 7 with the flat ninth
    ((40, (55, 59, 62, 66)), (47, (55, 59, 62, 64))),  # E minor 9
    ((45, (55, 59, 62, 66)), (45, (55, 58, 61, 64))),  # A 13 with the fourth, A 7 flat ninth
)
PICKED = ((0, 2, 1, 3), (1, 2, 3, 2))
"""Voices that the fingers pick in each half of a bar; the thumb plays the bass."""

TUNE: tuple[tuple[int, float, int, float], ...] = (
    (0, 1.0, 73, 1.0), (0, 2.0, 76, 0.5), (0, 2.5, 78, 1.5),
    (1, 0.0, 74, 2.5), (1, 2.5, 71, 1.5),
    (2, 0.5, 74, 1.0), (2, 1.5, 71, 1.0), (2, 2.5, 69, 1.5),
    (3, 0.0, 76, 2.0), (3, 2.0, 73, 2.0),
    (4, 1.0, 73, 1.0), (4, 2.0, 76, 0.5), (4, 2.5, 81, 1.5),
    (5, 0.0, 78, 2.5), (5, 2.5, 74, 1.5),
    (6, 0.5, 76, 1.0), (6, 1.5, 74, 1.0), (6, 2.5, 71, 1.5),
    (7, 0.0, 69, 3.5),
    (8, 1.0, 78, 1.0), (8, 2.0, 74, 1.0), (8, 3.0, 71, 1.0),
    (9, 0.0, 73, 1.5), (9, 1.5, 76, 1.5), (9, 3.0, 78, 1.0),
    (10, 0.0, 79, 1.5), (10, 1.5, 78, 1.0), (10, 2.5, 74, 1.5),
    (11, 0.0, 76, 2.0), (11, 2.0, 73, 2.0),
    (12, 0.5, 74, 1.0), (12, 1.5, 78, 1.0), (12, 2.5, 76, 1.5),
    (13, 0.0, 69, 1.0), (13, 1.0, 74, 1.5), (13, 2.5, 75, 1.5),
    (14, 0.0, 76, 1.5), (14, 1.5, 71, 1.0), (14, 2.5, 74, 1.5),
    (15, 0.0, 74, 2.0), (15, 2.0, 73, 1.5),
)  # fmt: skip
"""The vibraphone's notes: bar, beat, pitch, and duration in beats."""


def loop(rng: Random) -> Stereo:
    """Make the whole piece with reverb, as a seamless loop."""
    notes = [*_accompaniment(rng), *_tune()]
    seconds = BARS * 4 * BEAT
    return around(HALL.around(played(rng, notes, 0.011)), seconds)


def _accompaniment(rng: Random) -> list[Note]:
    notes = []
    for bar, halves in enumerate(CHORDS):
        for half, (low, voices) in enumerate(halves):
            at = (4 * bar + 2 * half) * BEAT
            notes.append(Note(guitar, at, low, 2.6 * BEAT, 0.62 if not half else 0.45))
            if not half:
                notes.append(Note(bass, at, low if low < 45 else low - 12, 2.4 * BEAT, 0.36))
            for step, voice in enumerate(PICKED[half]):
                if half and step == 3 and bar % 4 == 3:
                    continue  # A rest at the end of a line.
                late = 0.5 * step + (0.035 if step % 2 else 0.0)
                force = rng.uniform(0.34, 0.46) * (0.9 if step % 2 else 1.0)
                notes.append(
                    Note(guitar, at + late * BEAT + 0.012, voices[voice], 1.7 * BEAT, force)
                )
    return notes


def _tune() -> list[Note]:
    notes = []
    for bar, beat, pitch, beats in TUNE:
        at = (4 * bar + beat + (0.04 if beat % 1 else 0.0)) * BEAT
        rise = 0.42 + 0.12 * (pitch - 69) / 12
        notes.append(Note(vibraphone, at, pitch, (beats + 0.7) * BEAT, rise))
        if bar >= 8 and beats >= 1.5:
            # In the second half of the piece, a piano doubles the tune's long notes an octave
            # lower.
            notes.append(Note(piano, at + 0.02, pitch - 12, (beats + 0.6) * BEAT, 0.30))
    return notes
