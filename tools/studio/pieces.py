"""The music: a stride, a waltz and a bossa nova for the menu, and two calm pieces for the table.

Each ends with a chord, because a rest follows.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from random import Random

from tools.studio.band import brush, celesta, grand, ride, rim, shaker, swish
from tools.studio.fanfares import SIDES, Note, played
from tools.studio.instruments import bass, bell, guitar, piano, strings, vibraphone
from tools.studio.reverb import Room
from tools.studio.score import chords, tune
from tools.studio.synth import Sound, Stereo, brighter, high_pass, samples

CLUB = Room(1.25, 5200, 0.20, 1.1)
BEFORE = 0.45
"""Seconds of silence before the first note."""
LATE = 0.014
"""Seconds by which a tune is behind the beat."""
SIDES.update({grand: -0.15, swish: 0.25, brush: 0.2, shaker: 0.35, rim: -0.35, ride: -0.3})

STRIDE_A = (
    "a4 .5, c5 .5, e5 1, g5 .5, a5 1.5",
    "f#5 1, eb5 .5, c5 .5, a4 2",
    "bb4 .5, d5 .5, f5 1, a5 .5, bb5 1.5",
    "a5 1, e5 .5, d5 .5, c5 2",
    "c5 .5, e5 .5, g5 1, f#5 .5, eb5 1.5",
    "d5 .5, f5 .5, a5 1, g5 .5, e5 1.5",
)
STRIDE = (
    *STRIDE_A, "c5 1, a4 1, c5 .5, f#5 1.5", "f5 1, d5 1, e5 1, - 1",
    *STRIDE_A, "f5 1.5, d5 .5, c5 1, a4 1", "f5 2, - 2",
    "g5 1.5, eb5 .5, d5 1, c5 1", "a5 1.5, eb5 .5, d5 .5, c5 1.5",
    "d5 .5, f5 .5, a5 1, c6 .5, bb5 1.5", "g5 2, - 2",
    "f5 1.5, db5 .5, c5 1, bb4 1", "g5 1.5, db5 .5, c5 .5, bb4 1.5",
    "c5 .5, e5 .5, g5 1, f#5 .5, a5 1.5", "bb5 1, a5 .5, g5 .5, e5 1, - 1",
    *STRIDE_A, "f5 1.5, d5 .5, c5 2", "- 4",
)  # fmt: skip
_STRIDE_FIRST = "Fmaj7 | D7b9 | Gm9 | C13 | Am7 D7b9 | Gm9 C13 | "
STRIDE_CHORDS = (
    _STRIDE_FIRST + "Fmaj7 D7b9 | Gm9 C13 | " + _STRIDE_FIRST + "F6 | F6 | "
    "Cm9 | F13 | Bbmaj7 | Bb6 | Bbm9 | Eb13 | Am7 D7b9 | Gm9 C13 | "
    + _STRIDE_FIRST + "F6 D7b9 | Gm9 C13"
)  # fmt: skip

WALTZ = (
    "b4 1, d5 1, f#5 1", "a5 2, f#5 1", "e5 1.5, d5 .5, c5 1", "d5 2, - 1",
    "d5 1, f#5 1, a5 1", "g#5 2, f5 1", "e5 1.5, c5 .5, b4 1", "c5 2, b4 1",
    "b4 1, d5 1, f#5 1", "a5 1.5, b5 .5, a5 1", "g5 1.5, e5 .5, c5 1", "eb5 2, g5 1",
    "f#5 1.5, d5 .5, b4 1", "g5 1.5, f#5 .5, d5 1", "c5 1, e5 1, g5 1", "f#5 1, e5 1, b4 1",
    "e5 1, g5 1, b5 1", "a5 2, e5 1", "d#5 1.5, f#5 .5, a5 1", "g5 3",
    "c#5 1, e5 1, f#5 1", "g5 1.5, f#5 .5, e5 1", "c5 1.5, e5 .5, g5 1",
    "f#5 1, e5 .5, c5 .5, a4 1",
    "b4 1, d5 1, f#5 1", "a5 2, f#5 1", "e5 1.5, d5 .5, c5 1", "eb5 2, d5 1",
    "d5 1, f#5 1, a5 1", "b5 1.5, g#5 .5, f5 1", "e5 2, c5 1", "a4 2, - 1",
)  # fmt: skip
WALTZ_CHORDS = (
    "Gmaj7 | Bm7 | Cmaj7 | Dsus | Bm7 | E7b9 | Am9 | D13 | "
    "Gmaj7 | Bm7 | Cmaj7 | Cm6 | Gmaj7 | Em9 | Am9 | D13 | "
    "Cmaj7 | F#m7b5 | B7b9 | Em9 | A13 | A13 | Am9 | D13 | "
    "Gmaj7 | Bm7 | Cmaj7 | Cm6 | Bm7 | E7b9 | Am9 | D13"
)

BOSSA = (
    "e5 1.5, c5 .5, b4 .5, c5 1.5", "e5 1.5, c5 .5, b4 .5, a4 1.5",
    "f5 1.5, d5 .5, c5 .5, e5 1.5", "- .5, d5 1, b4 .5, a4 .5, b4 1.5",
    "g5 1.5, e5 .5, d5 .5, b4 1.5", "a5 1.5, g5 .5, e5 .5, c5 1.5",
    "f5 1.5, d5 .5, b4 .5, d5 1.5", "g#5 1, f5 .5, e5 .5, - 2",
    "e5 1.5, c5 .5, b4 .5, c5 1.5", "f#5 1.5, e5 .5, c5 .5, b4 1.5",
    "f5 1.5, d5 .5, c5 .5, e5 1.5", "- .5, d5 1, e5 .5, f5 .5, e5 1.5",
    "g5 1.5, e5 .5, d5 .5, e5 1.5", "a5 1.5, g5 .5, e5 .5, a5 1.5",
    "f5 1, d5 1, e5 .5, g#5 1.5", "a5 2.5, - 1.5",
    "bb5 1.5, a5 .5, f5 .5, d5 1.5", "e5 1.5, g5 .5, a5 .5, g5 1.5",
    "a5 1.5, g5 .5, e5 .5, c5 1.5", "d5 1.5, e5 .5, g5 .5, e5 1.5",
    "c5 1.5, e5 .5, g5 .5, b5 1.5", "a5 1.5, f#5 .5, e5 .5, c5 1.5",
    "d5 1.5, f5 .5, a5 .5, f5 1.5", "e5 1, d5 .5, b4 .5, g#4 2",
    "e5 1.5, c5 .5, b4 .5, c5 1.5", "f#5 1.5, e5 .5, c5 .5, b4 1.5",
    "f5 1.5, d5 .5, c5 .5, e5 1.5", "- .5, d5 1, e5 .5, f5 .5, e5 1.5",
    "g5 1.5, e5 .5, d5 .5, e5 1.5", "a5 1.5, g5 .5, e5 .5, a5 1.5",
    "f5 1, d5 1, e5 .5, g#5 1.5", "a5 2.5, - 1.5",
    "- 2, e5 .5, g5 1.5", "f#5 2, - 2", "- 2, c5 .5, e5 1.5", "b4 2, - 2",
)  # fmt: skip
BOSSA_CHORDS = (
    "Am9 | Am9 | Dm9 | G13 | Cmaj7 | Fmaj7 | Bm7b5 | E7b9 | "
    "Am9 | D13 | Dm9 | G13 | Cmaj7 | Fmaj7 | Bm7b5 E7b9 | Am9 | "
    "Gm9 | C13 | Fmaj7 | Bb13 | Am9 | D13 | Bm7b5 | E7b9 | "
    "Am9 | D13 | Dm9 | G13 | Cmaj7 | Fmaj7 | Bm7b5 E7b9 | Am9 | "
    "Am9 | D13 | Am9 | E7b9"
)

CALM = (
    "- 1, f#5 1, a5 2", "c#5 3, - 1", "- 1, d5 1, f#5 2", "e5 3, - 1",
    "- 2, e5 1, c#5 1", "d5 3, - 1", "- 1, b4 1, d5 2", "- 4",
    "- 1, b5 1, a5 2", "e5 3, - 1", "- 1, g5 1, f#5 2", "e5 1.5, d5 .5, bb4 2",
    "a4 3, - 1", "- 4", "- 2, f#5 1, d5 1", "c#5 2, - 2",
)  # fmt: skip
CALM_CHORDS = (
    "Dmaj7 | Bm9 | Gmaj7 | Asus | F#m7 | Bm9 | Em9 | Asus | "
    "Gmaj7 | F#m7 | Em9 | Gm6 | Dmaj7 | Bm9 | Em9 | A13"
)

EVENING = (
    "bb4 2, d5 1", "c5 3", "bb4 2, f5 1", "eb5 3",
    "g5 2, eb5 1", "c5 2, ab4 1", "f5 2, eb5 1", "bb4 2, - 1",
    "d5 2, f5 1", "g5 2, d5 1", "c5 2, g4 1", "g5 2, - 1",
    "f5 2, ab5 1", "g5 2, eb5 1", "c5 1, eb5 1, g5 1", "f5 2, - 1",
    "bb4 2, d5 1", "c5 2, g5 1", "f5 1, d5 1, bb4 1", "b4 3",
    "bb4 2, d5 1", "c5 2, eb5 1", "f5 2, eb5 1", "bb4 2, - 1",
)  # fmt: skip
EVENING_CHORDS = (
    "Ebmaj7 | Abmaj7 | Ebmaj7 | Abmaj7 | Cm9 | Fm9 | Abm6 | Bbsus | "
    "Gm7 | Cm9 | Fm9 | Bb13 | Dbmaj7 | Abmaj7 | Fm9 | Bbsus | "
    "Ebmaj7 | Abmaj7 | Ebmaj7 | Abm6 | Gm7 | Fm9 | Abm6 | Ebmaj7"
)


def stride(rng: Random) -> Stereo:
    """Play a stride piano with brushes; a celesta, the piano and a vibraphone share the tune."""
    beat, bars = 60 / 112, 32
    who = ((celesta,), (grand,), (vibraphone,), (celesta, vibraphone))

    def swung(at: float) -> float:
        whole, rest = divmod(at, 1.0)
        return whole + (0.64 if rest == 0.5 else rest)

    notes = []
    for at, length, low, voices in chords(STRIDE_CHORDS, 4, STRIDE):
        for n in range(int(length)):
            begin = (at + n) * beat
            if n % 2 == 0:
                root = low if n == 0 else low + (7 if low < 45 else -5)
                notes.append(Note(bass, begin, root, 0.95 * beat, 0.44))
                notes.append(Note(grand, begin, root + 12, 0.55 * beat, 0.34))
            else:
                force = 0.36 * rng.uniform(0.85, 1.1)
                notes += [Note(grand, begin, voice, 0.42 * beat, force) for voice in voices]
            if n == 1 and rng.random() < 0.22:
                begin += 0.64 * beat
                notes += [Note(grand, begin, voice, 0.25 * beat, 0.24) for voice in voices[1:]]
    for at, pitch, length in tune(STRIDE, 4):
        begin = swung(at) * beat + LATE
        lasting = (swung(at + length) - swung(at)) * beat + 0.12
        for n, one in enumerate(who[int(at) // 32]):
            force = (0.62 if n == 0 else 0.28) + 0.1 * (pitch - 72) / 12
            notes.append(Note(one, begin, pitch, max(0.5, lasting), force))
    for n in range(4 * bars):
        begin = n * beat
        notes.append(Note(swish, begin - 0.06, 108, 0.9 * beat, 0.12 if n % 2 else 0.07))
        if n % 2:
            notes.append(Note(brush, begin, 107, 0.1, 0.115))
            notes.append(Note(ride, begin + 0.66 * beat, 0, 0.8, 0.10))
        else:
            notes.append(Note(ride, begin, 0, 0.8, 0.12))
        if n % 16 == 15:
            notes.append(Note(brush, begin + 0.66 * beat, 108, 0.1, 0.09))
    end = 4 * bars * beat
    notes += _closing(end, 41, (57, 60, 64, 67), (81, 84, 88))
    return _mastered(rng, notes)


def waltz(rng: Random) -> Stereo:
    """Play a slow waltz: guitar and bass, with a celesta, a piano and a vibraphone in turn."""
    beat, bars = 60 / 84, 32
    who = ((celesta,), (grand,), (vibraphone, celesta), (celesta, grand))
    notes = []
    for at, _, low, voices in chords(WALTZ_CHORDS, 3, WALTZ):
        begin, section = at * beat, int(at) // 24
        notes.append(Note(bass, begin, low, 2.4 * beat, 0.44))
        notes.append(Note(guitar, begin + 0.01, low + 12, 2.2 * beat, 0.40))
        for n in (1, 2):
            strum = begin + n * beat + rng.uniform(0.0, 0.02)
            force = (0.40 if n == 1 else 0.34) * rng.uniform(0.9, 1.1)
            notes += [
                Note(guitar, strum + 0.012 * k, voice, 0.9 * beat, force)
                for k, voice in enumerate(voices)
            ]
        if section in (1, 2):
            # The piano climbs through the chord in quavers.
            climb = (*voices, voices[1] + 12, voices[0] + 12, voices[-1])[:6]
            notes += [
                Note(grand, begin + k * beat / 2, pitch, 1.1 * beat, 0.20 + 0.02 * (k % 2 == 0))
                for k, pitch in enumerate(climb)
            ]
        if section == 3:
            notes += [Note(strings, begin, voice, 3.3 * beat, 0.16) for voice in voices[1:]]
    for at, pitch, length in tune(WALTZ, 3):
        begin = at * beat + LATE + (0.02 if at % 3 == 0 else 0.0)
        for n, one in enumerate(who[int(at) // 24]):
            octave = 12 if n == 1 and one is celesta else -12 if n == 1 else 0
            force = (0.60 if n == 0 else 0.26) + 0.1 * (pitch - 74) / 12
            notes.append(Note(one, begin, pitch + octave, length * beat + 0.5, force))
    for n in range(bars):
        begin = 3 * n * beat
        notes.append(Note(swish, begin, 107, 1.7 * beat, 0.085))
        notes.append(Note(swish, begin + 1.9 * beat, 109, 1.0 * beat, 0.06))
        notes += [Note(brush, begin + k * beat, 108, 0.1, 0.06) for k in (1, 2)]
        if n % 4 == 0:
            notes.append(Note(ride, begin, 0, 0.8, 0.15))
    end = 3 * bars * beat
    notes += _closing(end, 43, (55, 59, 62, 66), (83, 86, 90))
    return _mastered(rng, notes)


def bossa(rng: Random) -> Stereo:
    """Play a bossa nova: guitar, bass, shaker and rim; a vibraphone and a piano share the tune."""
    beat, bars = 60 / 122, 36
    who = ((vibraphone,), (grand,), (vibraphone, celesta), (grand, vibraphone), (celesta,))
    notes = []
    for at, length, low, voices in chords(BOSSA_CHORDS, 4, BOSSA):
        begin, fifth = at * beat, low + 7 if low < 45 else low - 5
        line = [(0.0, low, 1.4), (1.5, fifth, 0.5), (2.0, fifth, 1.4), (3.5, low, 0.5)]
        if length == 4:
            hits = [0.0, 1.0, 2.5] if int(at) % 8 == 0 else [0.5, 2.0, 3.0]
        else:
            line = line[:2]
            hits = [0.0, 1.5]
        for after, pitch, lasting in line:
            force = 0.50 if after in (0.0, 2.0) else 0.32
            notes.append(Note(bass, begin + after * beat, pitch, lasting * beat, force))
        for after in hits:
            force = 0.44 * rng.uniform(0.88, 1.08)
            notes += [
                Note(guitar, begin + after * beat + 0.006 * k, voice, 0.85 * beat, force)
                for k, voice in enumerate(voices)
            ]
    for at, pitch, length in tune(BOSSA, 4):
        begin = at * beat + LATE
        for n, one in enumerate(who[int(at) // 32]):
            octave = 12 if n == 1 and one is celesta else 0
            force = (0.62 if n == 0 else 0.24) + 0.1 * (pitch - 74) / 12
            notes.append(Note(one, begin, pitch + octave, length * beat + 0.3, force))
    for n in range(8 * bars):
        force = (0.16 if n % 4 == 2 else 0.10) if n % 2 == 0 else 0.12
        notes.append(Note(shaker, n * beat / 2, 110 + (n % 2), 0.1, force * rng.uniform(0.85, 1.1)))
    for n in range(bars):
        for after in (0.0, 1.5, 3.0) if n % 2 == 0 else (1.0, 2.5):
            notes.append(Note(rim, (4 * n + after) * beat, 86, 0.1, 0.115))
    end = 4 * bars * beat
    notes += _closing(end, 45, (55, 60, 64, 71), (84, 88, 95))
    return _mastered(rng, notes)


def calm(rng: Random) -> Stereo:
    """Play a sparse piece: a piano with much silence, answered from afar, over a guitar."""
    beat, bars = 60 / 54, 16
    notes = []
    for at, _, low, voices in chords(CALM_CHORDS, 4, CALM):
        begin = at * beat
        notes.append(Note(guitar, begin, low + 12, 3.6 * beat, 0.36))
        notes.append(Note(bass, begin, low, 3.0 * beat, 0.20))
        for k, voice in enumerate(voices[:3]):
            late = begin + (0.5 + 0.5 * k) * beat + rng.uniform(0.0, 0.04)
            notes.append(Note(guitar, late, voice, 3.0 * beat, 0.26))
        notes += [Note(strings, begin - 0.4, voice, 4.6 * beat, 0.07) for voice in voices[::2]]
    for at, pitch, length in tune(CALM, 4):
        begin = at * beat + rng.uniform(0.0, 0.05)
        notes.append(Note(grand, begin, pitch, length * beat + 1.2, 0.55))
        if length >= 2:
            # The echo, an octave higher.
            notes.append(Note(celesta, begin + 1.5 * beat, pitch + 12, 1.8, 0.085))
            notes.append(Note(bell, begin + 2.0 * beat, pitch + 7, 1.6, 0.025))
    end = 4 * bars * beat
    notes += [
        Note(bass, end, 38, 4.0, 0.20),
        *(
            Note(guitar, end + 0.09 * n, pitch, 4.5, 0.3)
            for n, pitch in enumerate((50, 57, 62, 66))
        ),
        Note(celesta, end + 1.0, 81, 3.0, 0.085),
    ]
    return _mastered(rng, notes, air=0.3, uneven=0.016)


def evening(rng: Random) -> Stereo:
    """Play a slow lullaby in three-four time: a vibraphone over a piano that rocks."""
    beat, bars = 60 / 62, 24
    notes = []
    for at, _, low, voices in chords(EVENING_CHORDS, 3, EVENING):
        begin, force = at * beat, 0.30 * rng.uniform(0.92, 1.08)
        notes.append(Note(bass, begin, low, 2.6 * beat, 0.22))
        notes.append(Note(piano, begin, low + 12, 2.8 * beat, force + 0.06))
        for after, voice in ((1.0, voices[1]), (1.5, voices[2]), (2.0, voices[-1])):
            late = begin + after * beat + rng.uniform(0.0, 0.03)
            notes.append(Note(grand, late, voice, (3.6 - after) * beat, 0.85 * force))
        notes += [Note(strings, begin - 0.4, voice, 3.7 * beat, 0.06) for voice in voices[:2]]
        if at % 12 == 9:
            # At the end of a phrase, two high notes answer.
            notes += [
                Note(celesta, begin + (1.5 + 0.5 * n) * beat, voices[n + 1] + 24, 2.0, 0.09)
                for n in range(2)
            ]
    for at, pitch, length in tune(EVENING, 3):
        begin = at * beat + rng.uniform(0.0, 0.04)
        force = 0.42 + 0.08 * (pitch - 74) / 12
        notes.append(Note(vibraphone, begin, pitch, length * beat + 0.8, force))
        if length >= 2:
            notes.append(Note(celesta, begin, pitch + 12, length * beat, 0.10))
    end = 3 * bars * beat
    notes += [
        Note(bass, end, 51, 4.0, 0.20),
        *(
            Note(piano, end + 0.12 * n, pitch, 4.5, 0.28)
            for n, pitch in enumerate((51, 58, 62, 65, 67))
        ),
        Note(vibraphone, end + 0.9, 82, 3.2, 0.22),
    ]
    return _mastered(rng, notes, air=1.3, uneven=0.016)


def _closing(at: float, low: int, voices: Sequence[int], top: Sequence[int]) -> list[Note]:
    """Return a last chord that rings, with a few high notes above it."""
    return [
        Note(bass, at, low, 3.0, 0.46),
        *(Note(guitar, at + 0.05 * n, voice, 3.4, 0.44) for n, voice in enumerate(voices)),
        *(Note(grand, at + 0.02, voice, 3.2, 0.30) for voice in voices[1:]),
        *(Note(celesta, at + 0.5 + 0.32 * n, pitch, 2.0, 0.26) for n, pitch in enumerate(top)),
        Note(ride, at, 0, 0.8, 0.12),
    ]


def _mastered(rng: Random, notes: list[Note], air: float = 1.0, uneven: float = 0.007) -> Stereo:
    """Render the notes in a club, with less bass and more air."""
    late = [replace(note, at=note.at + BEFORE) for note in notes]
    sides = CLUB.around(played(rng, late, uneven))
    return _aired(sides[0], air), _aired(sides[1], air)


def _aired(sound: Sound, air: float) -> Sound:
    """Weaken bass below 70 Hz, and raise treble from 1.6 kHz; `air` 1 is 6 dB.

    The filters first run over the end of the piece, which is nearly silent, to settle.
    """
    lead = sound[-samples(0.25) :]
    thin = high_pass([*lead, *sound], 55.0, 2)
    return brighter(thin, air)[len(lead) :]
