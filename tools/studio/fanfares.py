"""Musical phrases for the ends of hands and matches.

Most are lists of notes, which `played` renders with slightly random timing and force.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from random import Random

from tools.studio.band import celesta
from tools.studio.instruments import (
    Instrument,
    bass,
    bell,
    guitar,
    horn,
    piano,
    strings,
    timpani,
    vibraphone,
)
from tools.studio.paper import grains, near
from tools.studio.reverb import HALL, PARLOUR
from tools.studio.synth import (
    Stereo,
    band,
    high_pass,
    hump,
    louder,
    mixed,
    noise,
    placed,
    shaped,
    together,
)
from tools.studio.wood import rap

UNEVEN = 0.009
"""Default maximum deviation of a note's timing, in seconds."""
SIDES: dict[Instrument, float] = {
    guitar: -0.3, piano: 0.25, vibraphone: 0.4, bell: 0.15, bass: -0.05, strings: 0.0,
    horn: -0.2, timpani: 0.1, celesta: 0.3,
}  # fmt: skip
"""Stereo position of each instrument, -1 (left) to 1 (right)."""


@dataclass(frozen=True, slots=True)
class Note:
    """A note of an instrument; times are in seconds, `force` is 0 to 1."""

    who: Instrument
    at: float
    pitch: float
    seconds: float
    force: float


def run(
    who: Instrument, at: float, pitches: Iterable[float], apart: float, until: float, force: float
) -> list[Note]:
    """Return notes that start one after the other, each a little louder, and end together."""
    every = tuple(pitches)
    return [
        Note(
            who, at + n * apart, pitch, until - at - n * apart, force * (0.8 + 0.2 * n / len(every))
        )
        for n, pitch in enumerate(every)
    ]


def doubled(notes: Iterable[Note], who: Instrument, share: float = 0.6) -> list[Note]:
    """Return a celesta that doubles an instrument, at this share of its force.

    It plays an octave higher, but not above its range.
    """
    return [
        replace(
            note,
            who=celesta,
            pitch=note.pitch + (12 if note.pitch <= 84 else 0),
            force=share * note.force,
        )
        for note in notes
        if note.who is who
    ]


def chord(
    who: Instrument, at: float, pitches: Iterable[float], until: float, force: float
) -> list[Note]:
    """Return a chord, strummed in the order of its pitches."""
    return run(who, at, pitches, 0.017, until, force)


def played(rng: Random, notes: Iterable[Note], uneven: float = UNEVEN) -> Stereo:
    """Render notes with slightly random timing and force."""
    parts = []
    for note in notes:
        sound = note.who(rng, note.pitch, note.seconds, note.force * rng.uniform(0.9, 1.0))
        at = max(0.0, note.at + rng.uniform(-uneven, uneven))
        parts.append((at, placed(sound, SIDES[note.who])))
    return together(*parts)


def glitter(rng: Random, seconds: float, low: float, high: float) -> Stereo:
    """Make rising small bells with airy noise."""
    scale = (0, 2, 4, 7, 9)
    parts: list[tuple[float, Stereo]] = []
    count = round(seconds * 22)
    for n in range(count):
        share = n / count
        step = low + (high - low) * share + rng.uniform(-3, 3)
        octave, inside = divmod(round((step - 62) / 12 * 5), 5)
        pitch = 62 + 12 * octave + scale[inside]
        one = bell(rng, pitch, 0.7, (0.25 + 0.5 * hump(0.6)(share)) * rng.uniform(0.4, 1.0))
        parts.append((near(rng, seconds * share, 0.03), placed(one, rng.uniform(-0.8, 0.8))))
    air = shaped(high_pass(band(noise(rng, seconds * 1.1), 2600, 7400, 0.6), 1500), hump(0.6))
    sand = shaped(band(grains(rng, seconds * 1.1, 420), 5200, 7000, 0.4), hump(0.6))
    parts.append((0.0, placed(mixed((0.0, louder(air, 0.10)), (0.0, louder(sand, 1.2))), 0.0)))
    return together(*parts)


def gin(number: int, rng: Random) -> Stereo:
    """Make the dominant chord, then the tonic with a rising run."""
    tops = ((74, 78, 81, 86), (78, 81, 83, 86), (69, 74, 78, 81))[number]
    end = 2.6
    notes = [
        *chord(guitar, 0.0, (45, 52, 57, 62, 64), 0.42, 0.75),
        Note(bass, 0.0, 33, 0.4, 0.5),
        *chord(guitar, 0.30, (38, 45, 50, 57, 62, 66, 69), end, 0.95),
        Note(bass, 0.30, 38, end - 0.3, 0.7),
        *run(vibraphone, 0.32, tops, 0.105, end, 0.8),
        Note(bell, 0.66, tops[-1] + 12, 1.6, 0.35),
    ]
    return HALL.around(played(rng, notes, 0.004))


def big_gin(number: int, rng: Random) -> Stereo:
    """Make two chords rising to the tonic, with glitter."""
    tops = ((74, 78, 81, 86, 90), (69, 74, 78, 81, 86), (78, 81, 86, 90, 93))[number]
    end = 3.4
    notes = [
        *chord(guitar, 0.0, (46, 53, 58, 62, 65), 0.36, 0.75),
        Note(bass, 0.0, 34, 0.34, 0.6),
        Note(piano, 0.0, 70, 0.4, 0.6), Note(piano, 0.0, 74, 0.4, 0.6),
        *chord(guitar, 0.32, (48, 55, 60, 64, 67), 0.72, 0.85),
        Note(bass, 0.32, 36, 0.36, 0.65),
        Note(piano, 0.32, 72, 0.4, 0.7), Note(piano, 0.32, 76, 0.4, 0.7),
        *chord(guitar, 0.66, (38, 45, 50, 57, 62, 66, 69), end, 1.0),
        Note(bass, 0.66, 38, end - 0.66, 0.85),
        Note(piano, 0.66, 74, 2.4, 0.8), Note(piano, 0.66, 78, 2.4, 0.8),
        *run(vibraphone, 0.70, tops, 0.085, end, 0.9),
        Note(strings, 0.60, 62, 2.5, 0.6), Note(strings, 0.60, 69, 2.5, 0.6),
        Note(strings, 0.60, 66, 2.5, 0.6),
        Note(bell, 1.1, tops[-1], 1.6, 0.5),
    ]  # fmt: skip
    gold = tuple(louder(side, 0.35) for side in glitter(rng, 1.3, 74, 96))
    return HALL.around(together((0.0, played(rng, notes, 0.004)), (0.62, (gold[0], gold[1]))))


def undercut(number: int, rng: Random) -> Stereo:
    """Make a knock, three steps down into a dark chord, and the same chord once more, lower."""
    down = ((70, 69, 68), (74, 73, 70), (69, 68, 65))[number]
    end = 3.9
    notes = [
        *run(piano, 0.10, down, 0.13, 0.72, 0.75),
        *run(guitar, 0.10, [pitch - 24 for pitch in down], 0.13, 0.62, 0.7),
        *chord(guitar, 0.56, (38, 45, 53, 61, 64), 1.7, 0.8),
        Note(bass, 0.56, 38, 1.1, 0.9), Note(timpani, 0.56, 38, 1.6, 0.7),
        Note(vibraphone, 0.60, 73, 1.3, 0.5), Note(vibraphone, 0.60, 77, 1.3, 0.35),
        *chord(guitar, 1.55, (38, 41, 50, 57, 61, 64), end, 0.7),
        Note(bass, 1.55, 38, end - 1.55, 0.8), Note(timpani, 1.55, 38, 2.0, 0.5),
        *(Note(piano, 1.55, pitch, end - 1.55, 0.5) for pitch in (50, 61, 65)),
        Note(vibraphone, 1.6, 76, end - 1.6, 0.4),
    ]  # fmt: skip
    fist = placed(louder(rap(rng, 1.0), 0.5), 0.0)
    return PARLOUR.around(together((0.0, fist), (0.0, played(rng, notes, 0.004))))


def hand_won(number: int, rng: Random) -> Stereo:
    """Make two rising notes."""
    pair = ((74, 78), (74, 81), (76, 81))[number]
    notes = [
        *run(vibraphone, 0.0, pair, 0.14, 1.1, 0.8),
        Note(guitar, 0.14, pair[1] - 24, 0.9, 0.5),
    ]
    notes += doubled(notes, vibraphone)
    return PARLOUR.around(played(rng, notes, 0.003))


def hand_lost(number: int, rng: Random) -> Stereo:
    """Make two soft falling notes."""
    pair = ((69, 66), (71, 66), (69, 64))[number]
    notes = [*run(piano, 0.0, pair, 0.2, 1.1, 0.6), Note(guitar, 0.2, pair[1] - 12, 0.9, 0.35)]
    notes += doubled(notes, piano, 0.7)
    return PARLOUR.around(played(rng, notes, 0.003))


def match_won(number: int, rng: Random) -> Stereo:
    """Make a phrase for all instruments."""
    beat = 0.40
    end = 6.0
    chords = (
        (0.0, (38, 50, 57, 62, 66), 38), (1.0, (43, 50, 59, 62, 67), 43),
        (2.0, (40, 52, 55, 62, 67), 40), (3.0, (45, 52, 57, 61, 67), 45),
        (4.0, (46, 53, 58, 62, 65), 34), (5.0, (48, 55, 60, 64, 67), 36),
        (6.0, (38, 45, 50, 57, 62, 66, 69), 38),
    )  # fmt: skip
    line = (
        ((0.0, 74), (0.5, 78), (1.0, 81), (1.5, 79), (2.0, 78), (2.5, 76), (3.0, 79), (3.5, 76),
         (4.0, 77), (4.5, 81), (5.0, 79), (5.5, 84), (6.0, 86)),
        ((0.0, 78), (0.5, 81), (1.0, 83), (2.0, 79), (2.5, 78), (3.0, 76), (3.5, 73),
         (4.0, 74), (4.5, 77), (5.0, 76), (5.5, 79), (6.0, 81)),
        ((0.0, 69), (0.5, 74), (1.0, 78), (1.5, 79), (2.0, 83), (3.0, 81), (3.5, 79),
         (4.0, 82), (5.0, 84), (5.5, 84), (6.0, 86)),
    )[number]  # fmt: skip
    notes = []
    for at, pitches, low in chords:
        last = at == 6.0
        until = end if last else (at + 1.15) * beat
        notes += chord(guitar, at * beat, pitches, until, 0.95 if last else 0.75)
        notes.append(Note(bass, at * beat, low, until - at * beat, 0.85))
    for (at, pitch), (after, _) in zip(line, (*line[1:], (11.0, 0)), strict=True):
        lasting = min((after - at) * beat + 0.35, end - at * beat)
        notes += [
            Note(vibraphone, at * beat, pitch, lasting, 0.75),
            Note(piano, at * beat, pitch - 12, lasting, 0.55),
        ]
    notes += [Note(strings, 3.8 * beat, pitch, end - 3.8 * beat, 0.45) for pitch in (58, 62, 65)]
    notes += [Note(strings, 5.8 * beat, pitch, end - 5.8 * beat, 0.55) for pitch in (62, 66, 69)]
    notes += run(bell, 6.1 * beat, (81, 86, 90, 93), 0.11, end, 0.4)
    notes += doubled(notes, vibraphone)
    return HALL.around(played(rng, notes))


def match_lost(number: int, rng: Random) -> Stereo:
    """Make a consoling phrase: a warm chord turns minor, then resolves."""
    beat = 0.66
    end = 5.0
    rest = end - 3 * beat
    line = (
        ((0, 71), (0.5, 74), (1, 70), (1.5, 67), (2, 66), (3, 69)),
        ((0, 74), (0.5, 71), (1, 74), (1.5, 70), (2, 69), (3, 66)),
        ((0, 67), (0.5, 71), (1, 74), (1.5, 70), (2, 69), (3, 74)),
    )[number]
    notes = [
        *run(guitar, 0.0, (43, 54, 59, 62), beat / 4, 1.1 * beat, 0.55),
        *run(guitar, beat, (43, 55, 58, 64), beat / 4, 2.1 * beat, 0.5),
        *run(guitar, 2 * beat, (38, 45, 57, 61, 64, 66), beat / 3, end, 0.5),
        Note(bass, 0.0, 43, 1.0, 0.45), Note(bass, 2 * beat, 38, end - 2 * beat, 0.5),
        *(Note(piano, at * beat, pitch, 1.4 if at < 3 else rest, 0.55) for at, pitch in line),
        Note(strings, 0.8 * beat, 58, 1.6 * beat, 0.3),
        Note(strings, 1.7 * beat, 57, 2.6, 0.35), Note(strings, 1.7 * beat, 66, 2.6, 0.3),
    ]  # fmt: skip
    notes += doubled(notes, piano, 0.25)
    return HALL.around(played(rng, notes, 0.012))


def sweep(number: int, rng: Random) -> Stereo:
    """Make glitter for gold moving over the cards."""
    low, high = ((74, 98), (69, 95), (72, 100))[number]
    return HALL.around(glitter(rng, near(rng, 1.1, 0.05), low, high))
