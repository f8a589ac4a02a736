"""The largest moments: the ends of special matches, a rung of the ladder, a cup, and applause."""

from __future__ import annotations

from collections.abc import Iterable
from random import Random

from tools.studio.fanfares import Note, chord, doubled, glitter, played, run
from tools.studio.instruments import bass, bell, guitar, horn, piano, strings, timpani, vibraphone
from tools.studio.paper import near
from tools.studio.reverb import HALL, PARLOUR
from tools.studio.synth import (
    Sound,
    Stereo,
    band,
    fall,
    high_pass,
    hump,
    louder,
    low_pass,
    mixed,
    noise,
    placed,
    ringing,
    shaped,
    together,
)


def softer(sound: Stereo, factor: float) -> Stereo:
    """Multiply a stereo sound by a factor."""
    return louder(sound[0], factor), louder(sound[1], factor)


def shutout(number: int, rng: Random) -> Stereo:
    """Make four firm steps in octaves, answered by horns."""
    line = ((62, 66, 69, 74), (62, 67, 69, 74))[number]
    answer = ((66, 69, 74, 78), (67, 71, 74, 81))[number]
    end = 6.2
    notes = [note for n, pitch in enumerate(line) for note in (
        Note(piano, n * 0.23, pitch, 0.5 if n < 3 else 1.6, 0.85),
        Note(piano, n * 0.23, pitch - 12, 0.5 if n < 3 else 1.6, 0.7),
        Note(bass, n * 0.23, (38, 43, 45, 38)[n], 0.3 if n < 3 else 1.3, 0.8),
        Note(timpani, n * 0.23, (38, 43, 45, 38)[n], 1.2, 0.45 + 0.1 * n),
    )]  # fmt: skip
    notes += chord(guitar, 0.69, (38, 45, 50, 57, 62, 66), 2.2, 0.9)
    # The answer: subdominant, dominant, tonic.
    for n, (at, low, pitches) in enumerate(
        ((1.75, 43, (55, 59, 62)), (2.33, 45, (57, 61, 64)), (2.91, 38, (57, 62, 66)))
    ):
        last = n == 2
        until = end if last else at + 0.62
        notes += [Note(horn, at, pitch, (2.6 if last else 0.6), 0.55) for pitch in pitches]
        notes += chord(guitar, at, (low, *pitches), until, 0.75 + 0.1 * n)
        notes.append(Note(bass, at, low, until - at, 0.8))
        notes.append(Note(vibraphone, at, answer[n], until - at, 0.6))
    notes += [
        Note(timpani, 2.91, 38, 2.2, 0.8), Note(vibraphone, 3.2, answer[3], end - 3.2, 0.6),
        Note(strings, 2.6, 57, end - 2.6, 0.5), Note(strings, 2.6, 66, end - 2.6, 0.5),
        Note(bell, 3.25, 86, 2.2, 0.4), Note(bell, 3.5, 90, 2.2, 0.3),
    ]  # fmt: skip
    notes += doubled(notes, vibraphone)
    return HALL.around(played(rng, notes, 0.004))


def first_win(number: int, rng: Random) -> Stereo:
    """Make a phrase with a surprising chord, then once more with everyone, up to the tonic."""
    beat = 0.46
    end = 6.9
    line = (
        ((0, 69), (0.5, 74), (1, 78), (2, 76), (2.5, 79), (3, 78)),
        ((0, 74), (0.5, 76), (1, 78), (2, 79), (2.5, 76), (3, 74)),
    )[number]
    close = (
        ((4, 81), (4.5, 83), (5, 85), (5.5, 81), (6, 86)),
        ((4, 78), (4.5, 79), (5, 83), (5.5, 85), (6, 86)),
    )[number]
    chords = (
        (0, (38, 50, 57, 62, 66), 38), (1, (42, 54, 58, 61, 64), 42), (2, (43, 50, 55, 59, 66), 43),
        (2.5, (45, 52, 55, 61, 64), 45), (3, (38, 45, 50, 57, 64, 66), 38),
        (4, (43, 50, 55, 59, 62, 66), 43), (5, (45, 52, 55, 59, 61, 66), 45),
        (6, (38, 45, 50, 57, 62, 66, 69), 38),
    )  # fmt: skip
    notes = []
    for at, pitches, low in chords:
        until = end if at == 6 else (at + 1.1) * beat
        notes += run(guitar, at * beat, pitches, 0.03, until, 0.75 if at < 4 else 0.9)
        notes.append(Note(bass, at * beat, low, until - at * beat, 0.7))
        if at >= 4:
            notes.append(Note(timpani, at * beat, low, 1.2, 0.5 + 0.1 * (at - 4)))
            notes += [
                Note(horn, at * beat, pitch, 0.9 if at < 6 else 2.6, 0.4) for pitch in pitches[3:6]
            ]
    for at, pitch in (*line, *close):
        rest = end - 6 * beat
        notes += [
            Note(piano, at * beat, pitch, 1.0 if at < 6 else rest, 0.8),
            Note(vibraphone, at * beat, pitch + (12 if at < 4 else 0), 0.8 if at < 6 else rest,
                 0.3 if at < 4 else 0.6),
        ]  # fmt: skip
    notes += run(bell, 3.1 * beat, (78, 81, 86), 0.13, 4.4 * beat, 0.35)
    notes += run(bell, 6.1 * beat, (78, 81, 86, 88, 93), 0.13, end, 0.45)
    notes += [Note(strings, 5.6 * beat, pitch, end - 5.6 * beat, 0.5) for pitch in (62, 66, 69)]
    return HALL.around(played(rng, notes))


def rung(number: int, rng: Random) -> Stereo:
    """Make a climb: the same figure on each of four higher steps, then the view from the top."""
    beat, end = 0.36, 7.6
    figure = ((0, 4, 7, 12), (0, 7, 4, 12))[number]
    steps = (
        (0, 62, (38, 50, 57, 62, 66), 38), (2, 64, (40, 52, 55, 59, 64), 40),
        (4, 66, (42, 54, 57, 62, 66), 42), (6, 67, (43, 55, 59, 62, 67), 43),
        (8, 69, (45, 52, 57, 61, 67), 45),
    )  # fmt: skip
    notes = []
    for n, (at, root, pitches, low) in enumerate(steps):
        force = 0.55 + 0.09 * n
        begin, until = at * beat, (at + 2.2) * beat
        notes += chord(guitar, begin, pitches, until, force)
        notes += [Note(bass, begin, low, until - begin, force), Note(piano, begin, root, 0.7, 0.5)]
        minor = n in (1, 2)
        for k, step in enumerate(figure):
            pitch = root + step - (1 if minor and step == 4 else 0)
            notes.append(Note(vibraphone, begin + k * beat / 2, pitch, 0.8, force))
        if n >= 2:
            notes += [Note(horn, begin, pitch, 0.7, 0.25 + 0.06 * n) for pitch in pitches[-3:]]
        notes.append(Note(bell, begin + 1.5 * beat, root + figure[-1], 1.2, 0.2 + 0.05 * n))
    top = 10 * beat
    peak = ((74, 78, 81, 86, 90), (78, 81, 86, 88, 93))[number]
    notes += [
        *chord(guitar, top, (38, 45, 50, 57, 62, 66, 69), end, 1.0),
        Note(bass, top, 38, end - top, 0.9), Note(timpani, top, 38, 2.4, 0.9),
        *(Note(timpani, top - (6 - n) * beat / 4, 45, 0.5, 0.25 + 0.07 * n) for n in range(6)),
        *(Note(horn, top, pitch, 3.0, 0.6) for pitch in (57, 62, 66, 69)),
        *(Note(strings, top - beat, pitch, end - top + beat, 0.6) for pitch in (62, 66, 69, 74)),
        *run(vibraphone, top + 0.02, peak, 0.1, end, 0.85),
        *(Note(piano, top, pitch, end - top, 0.75) for pitch in (62, 69, 74, 78)),
        *run(bell, top + 0.5, peak, 0.14, end, 0.45),
    ]  # fmt: skip
    notes += doubled(notes, vibraphone)
    gold = softer(glitter(rng, 1.6, 74, 98), 0.3)
    air = softer(cymbal(rng, 1.6, 2.4), 0.30)
    return HALL.around(
        together((0.0, played(rng, notes, 0.006)), (top + 0.1, gold), (top - 1.6, air))
    )


def cup(number: int, rng: Random) -> Stereo:
    """Make the largest fanfare: horns call, everyone answers, and bells ring over the last chord.

    The harmony leaves the key by B flat and C before it returns to D, as in `match_won`.
    """
    beat, end = 0.42, 9.4
    call = (
        ((0, 62), (0.67, 62), (1, 66), (2, 69), (2.67, 69), (3, 74)),
        ((0, 69), (0.67, 69), (1, 69), (2, 74), (2.67, 74), (3, 78)),
    )[number]
    tune = (
        ((4, 79), (5, 78), (5.5, 76), (6, 78), (7, 81), (8, 82), (8.67, 81), (9, 79), (10, 79),
         (10.67, 81), (11, 85), (12, 86)),
        ((4, 83), (5, 81), (5.5, 79), (6, 81), (7, 78), (8, 77), (8.67, 79), (9, 82), (10, 79),
         (10.67, 84), (11, 88), (12, 90)),
    )[number]  # fmt: skip
    chords = (
        (0, (38, 50, 57, 62), 38), (1, (38, 50, 57, 62, 66), 38), (2, (42, 54, 57, 62, 66), 42),
        (3, (47, 54, 59, 62, 66), 47), (4, (43, 50, 59, 62, 67), 43), (5, (40, 52, 55, 59, 67), 40),
        (6, (42, 54, 57, 62, 69), 42), (7, (47, 54, 57, 62, 66), 47), (8, (46, 53, 58, 62, 65), 34),
        (9, (43, 50, 58, 62, 67), 43), (10, (48, 55, 60, 64, 67), 36),
        (11, (45, 52, 57, 61, 67), 33), (12, (38, 45, 50, 57, 62, 66, 69), 38),
    )  # fmt: skip
    notes: list[Note] = []
    at: float
    for at, pitches, low in chords:
        last = at == 12
        begin = at * beat
        until = end if last else (at + 1.12) * beat
        force = 0.7 + 0.02 * at
        if at != 1:
            notes += chord(guitar, begin, pitches, until, force)
            notes.append(Note(bass, begin, low, until - begin, 0.85))
        if at >= 4:
            notes += [
                Note(horn, begin, pitch, until - begin if not last else 3.2, 0.36 + 0.02 * at)
                for pitch in pitches[-3:]
            ]
        if at % 2 == 0 and at >= 4:
            notes.append(Note(timpani, begin, low if low > 36 else low + 12, 1.1, 0.35 + 0.04 * at))
    for at, pitch in call:
        long = at in (1, 3)
        notes += [
            Note(horn, at * beat, pitch, (0.95 if long else 0.3) * beat + 0.1, 0.9),
            Note(horn, at * beat, pitch - 12, (0.95 if long else 0.3) * beat + 0.1, 0.6),
            Note(timpani, at * beat, 38, 0.9, 0.5 if long else 0.3),
        ]
    for (at, pitch), (after, _) in zip(tune, (*tune[1:], (19, 0)), strict=True):
        lasting = min((after - at) * beat + 0.35, end - at * beat)
        notes += [
            Note(vibraphone, at * beat, pitch, lasting, 0.75),
            Note(piano, at * beat, pitch, lasting, 0.6),
            Note(piano, at * beat, pitch - 12, lasting, 0.6),
        ]
    top = 12 * beat
    notes += [Note(strings, 7.6 * beat, pitch, top - 7.4 * beat, 0.5) for pitch in (58, 62, 65, 70)]
    notes += [
        Note(strings, top - beat / 2, pitch, end - top + beat / 2, 0.65)
        for pitch in (62, 66, 69, 74)
    ]
    notes += [
        Note(timpani, top - (8 - n) * beat / 4, 45, 0.45, 0.2 + 0.07 * n) for n in range(8)
    ] + [Note(timpani, top, 38, 2.6, 1.0)]
    notes += run(bell, top + 0.15, (74, 78, 81, 86, 90, 93), 0.12, end, 0.5)
    notes += run(bell, top + 1.6, (93, 90, 86, 81, 86, 90, 93), 0.15, end, 0.3)
    notes += doubled(notes, vibraphone)
    gold = softer(glitter(rng, 2.2, 74, 100), 0.35)
    air = softer(cymbal(rng, 2.0, 3.2), 0.36)
    return HALL.around(together((0.0, played(rng, notes)), (top + 0.1, gold), (top - 2.0, air)))


def cymbal(rng: Random, rise: float, ring: float) -> Stereo:
    """Make a soft cymbal that swells for `rise` seconds and rings for `ring` seconds."""
    sides = []
    for _ in range(2):
        swell = shaped(noise(rng, rise), lambda share: 0.6 * share**3)
        hit = shaped(noise(rng, ring), fall(4.5))
        metal = ringing(
            ring, [(rng.uniform(2800, 9500), rng.uniform(0.04, 0.1), 0.5) for _ in range(14)]
        )
        sound = mixed((0.0, swell), (rise, hit), (rise, metal))
        sides.append(louder(low_pass(high_pass(sound, 2600, 2), 9000), 0.5))
    return sides[0], sides[1]


def applause(number: int, rng: Random) -> Stereo:
    """Make six people clapping in a small room, each in a rhythm, and stopping one by one."""
    longest = (2.6, 3.1, 3.6)[number]
    parts: list[tuple[float, Stereo]] = []
    for person in range(6):
        pitch = rng.uniform(0.8, 1.25)
        apart = rng.uniform(0.19, 0.27)
        side = -0.75 + 0.3 * person
        at = rng.uniform(0.0, 0.35)
        until = longest * rng.uniform(0.72, 1.0)
        force = rng.uniform(0.6, 1.0)
        while at < until:
            # The last claps are softer and slower.
            tired = max(0.0, (at - 0.6 * until) / (0.4 * until))
            one = _clap(rng, pitch)
            parts.append((at, placed(louder(one, force * (1 - 0.7 * tired)), side)))
            at += near(rng, apart * (1 + 0.35 * tired), 0.07)
    return PARLOUR.around(together(*parts))


def _clap(rng: Random, pitch: float) -> Sound:
    """Make one clap: the air between two palms, and skin on skin."""
    hollow = near(rng, 950 * pitch, 0.08)
    air = shaped(band(noise(rng, 0.045), hollow, hollow * 0.85, 0.5), fall(6))
    skin = shaped(band(noise(rng, 0.016), 2300 * pitch, 1700 * pitch, 1.0), fall(5))
    lead = shaped(band(noise(rng, 0.012), 1300, 1500, 1.0), hump(0.8))
    whole: Iterable[tuple[float, Sound]] = (
        (0.0, louder(lead, 0.12)), (0.010, louder(air, 1.5)), (0.010, louder(skin, 0.7)),
    )  # fmt: skip
    return louder(mixed(*whole), rng.uniform(0.75, 1.0))
