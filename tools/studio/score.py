"""Notation of the music: chord symbols with smooth voices, and tunes as text."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import product

NAMES = {
    "c": 0, "c#": 1, "db": 1, "d": 2, "d#": 3, "eb": 3, "e": 4, "f": 5, "f#": 6, "gb": 6, "g": 7,
    "g#": 8, "ab": 8, "a": 9, "a#": 10, "bb": 10, "b": 11,
}  # fmt: skip
VOICES = {
    "maj7": (4, 7, 11, 14), "6": (4, 7, 9, 14), "m7": (3, 7, 10, 14), "m9": (3, 7, 10, 14),
    "m6": (3, 7, 9, 14), "13": (4, 10, 14, 21), "7b9": (4, 7, 10, 13), "7": (4, 7, 10, 14),
    "sus": (5, 7, 10, 14), "m7b5": (3, 6, 10, 12),
}  # fmt: skip
"""Steps above the root of the four voices; a bass plays the root."""


def pitch_of(name: str) -> int:
    """Return the MIDI pitch of a name such as "eb5"."""
    return NAMES[name[:-1]] + 12 * (int(name[-1]) + 1)


def tune(bars: Iterable[str], beats: int) -> Iterator[tuple[float, int, float]]:
    """Yield the notes of bars such as "c5 1, - .5, e5 2.5": beat, pitch and length in beats.

    Raises:
        ValueError: a bar does not have this many beats.
    """
    for number, bar in enumerate(bars):
        at = 0.0
        for word in bar.split(","):
            name, length = word.split()
            if name != "-":
                yield number * beats + at, pitch_of(name), float(length)
            at += float(length)
        if at != beats:
            raise ValueError(f"bar {number + 1} has {at} beats: {bar}")


Chord = tuple[float, float, int, tuple[int, ...]]
"""A chord's beat, length in beats, bass, and three or four voices."""


def chords(symbols: str, beats: int, bars: Iterable[str]) -> Iterator[Chord]:
    """Yield the chords of bars such as "Am9 | D7b9 G13", under the tune in `bars`.

    Each voice moves as little as possible. The bass lies between E and E flat. A voice is left out
    if the tune has a long note one semitone above it, in any octave.
    """
    voices: tuple[int, ...] = (56, 60, 64, 67)
    long = [(at, pitch) for at, pitch, length in tune(bars, beats) if length >= 1]
    for number, bar in enumerate(symbols.split("|")):
        words = bar.split()
        length = beats / len(words)
        for place, word in enumerate(words):
            cut = 2 if word[1:2] in ("#", "b") else 1
            root = NAMES[word[:cut].lower()]
            voices = _nearest(voices, [root + step for step in VOICES[word[cut:]]])
            at = number * beats + place * length
            over = [pitch for begin, pitch in long if at <= begin < at + length]
            heard = (one for one in voices if all((pitch - one) % 12 != 1 for pitch in over))
            yield at, length, 40 + (root - 4) % 12, tuple(heard)


def _nearest(before: tuple[int, ...], wanted: list[int]) -> tuple[int, ...]:
    """Return the voicing in the middle range that is nearest to the last one."""
    spots = [[pitch for pitch in range(52, 72) if (pitch - one) % 12 == 0] for one in wanted]
    every = {tuple(sorted(one)) for one in product(*spots) if len(set(one)) == len(one)}

    def cost(voicing: tuple[int, ...]) -> tuple[float, tuple[int, ...]]:
        moved = sum(abs(one - other) for one, other in zip(voicing, before, strict=True))
        # Keep the range, and avoid a semitone between the upper voices.
        away = abs(sum(voicing) / 4 - 62) / 2
        rough = 4 if voicing[3] - voicing[2] == 1 else 0
        return moved + away + rough, voicing

    return min(every, key=cost)
