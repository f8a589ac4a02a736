"""Small sounds of people: a hum, a laugh, a sigh, a soft "ah", a click of the tongue, a breath.

A voice is a glottal pulse with jitter and breath noise through the resonances of the vocal tract.
The sounds are short and breathy; longer ones would reveal the synthesis.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass
from random import Random

from tools.studio.band import damped
from tools.studio.measure import AIR
from tools.studio.paper import near
from tools.studio.reverb import PARLOUR
from tools.studio.synth import (
    RATE,
    Sound,
    band,
    fall,
    high_pass,
    hump,
    louder,
    low_pass,
    mixed,
    noise,
    ringing,
    roughened,
    samples,
    shaped,
)

_SPIT = 0.35
"""Strength of the consonant of a click of the tongue, above the teeth's resonance."""

Contour = Callable[[float], float]
"""Maps the share of the duration to a value."""


Mouth = tuple[tuple[float, float, float], ...]
"""Resonances: frequency and bandwidth in Hz, and level."""
Melody = tuple[tuple[float, float], ...]
"""Points of a contour: the share of the duration, and semitones."""

MOUTHS: dict[str, Mouth] = {
    "m": ((330, 130, 0.35), (860, 130, 1.0), (1250, 160, 0.6), (2250, 320, 0.4)),
    "uh": ((540, 90, 1.0), (1240, 120, 0.45), (2480, 180, 0.16), (3400, 300, 0.07)),
    "ah": ((690, 100, 1.0), (1180, 120, 0.55), (2520, 180, 0.18), (3450, 300, 0.08)),
    "oh": ((480, 90, 1.0), (900, 110, 0.45), (2420, 180, 0.10), (3300, 300, 0.05)),
    "eh": ((530, 90, 1.0), (1700, 140, 0.40), (2500, 190, 0.22), (3500, 300, 0.09)),
}
"""A man's mouths."""


@dataclass(frozen=True, slots=True)
class Throat:
    """A person's voice and habits.

    - `pitch` is the usual frequency in Hz.
    - `tract` scales the resonances of a mouth: 1 is a man's, and a child's short tract has more.
    - `nose` has the resonances of a hum, which `tract` does not scale. `formant` is the share of a
      hum's energy around the second one, and `air` the share above 1400 Hz.
    - `breath` is the share of breath noise, 0 to 1.
    - `unsteady` is the jitter of the pitch, as a share, and `tremor` is a slow vibrato's.
    - `rough` is the share by which pulses differ in force, 0 to 1.
    - `effort` is 0 to 1; a soft voice has few overtones.
    - `pace` is the length of a sound; 1 is usual.
    - `hum` is the melody of a hum.
    - `rise` is the number of semitones that the end of any other sound is higher than usual.
    - `laugh` is the vowel of a laugh, and `pulses` the number of pulses more than usual.
    """

    pitch: float
    tract: float
    nose: Mouth
    formant: float
    air: float
    breath: float
    unsteady: float
    tremor: float
    rough: float
    effort: float
    pace: float
    hum: Melody
    rise: float
    laugh: str
    pulses: int

    def mouth(self, vowel: str) -> Mouth:
        """Return the resonances of the person's mouth at a vowel of `MOUTHS`."""
        tract = self.tract
        return tuple((tract * one, tract * width, level) for one, width, level in MOUTHS[vowel])


PIA = Throat(
    pitch=312, tract=1.38,
    nose=((430, 150, 1.0), (1300, 160, 2.2), (2650, 420, 1.95), (3650, 600, 1.30)),
    formant=0.29, air=0.088,
    breath=0.30, unsteady=0.010, tremor=0.0, rough=0.0, effort=0.62, pace=0.72,
    hum=((0.0, -1.0), (0.35, 1.5), (1.0, 0.5)), rise=1.0, laugh="eh", pulses=1,
)  # fmt: skip
"""A child: high and quick, with a little hop."""
FELIX = Throat(
    pitch=140, tract=1.06,
    nose=((310, 110, 1.0), (1070, 130, 2.2), (2250, 330, 1.45), (3150, 500, 0.95)),
    formant=0.28, air=0.059,
    breath=0.34, unsteady=0.018, tremor=0.0, rough=0.10, effort=0.50, pace=0.95,
    hum=((0.0, -0.8), (0.4, -0.8), (1.0, 2.2)), rise=3.0, laugh="uh", pulses=0,
)  # fmt: skip
"""A young tenor who is unsure: his sounds end like questions."""
BRUNO = Throat(
    pitch=80, tract=0.88,
    nose=((275, 130, 1.0), (640, 120, 2.2), (1950, 300, 0.60), (2700, 450, 0.35)),
    formant=0.26, air=0.042,
    breath=0.16, unsteady=0.018, tremor=0.0, rough=0.45, effort=0.78, pace=0.66,
    hum=((0.0, 0.8), (0.3, 0.2), (1.0, -1.6)), rise=-1.5, laugh="oh", pulses=-1,
)  # fmt: skip
"""A deep, gruff and short voice."""
ADA = Throat(
    pitch=216, tract=1.17,
    nose=((330, 110, 1.0), (1150, 140, 2.2), (2300, 320, 1.80), (3250, 500, 1.20)),
    formant=0.33, air=0.073,
    breath=0.22, unsteady=0.006, tremor=0.0, rough=0.0, effort=0.55, pace=1.1,
    hum=((0.0, -0.5), (0.25, 2.2), (0.6, 0.2), (1.0, -2.6)), rise=-3.0, laugh="ah", pulses=0,
)  # fmt: skip
"""A musical alto: a small arch, and then an amused fall."""
VERA = Throat(
    pitch=174, tract=1.11,
    nose=((345, 150, 0.6), (1030, 200, 2.2), (2400, 450, 1.10), (3300, 600, 0.90)),
    formant=0.24, air=0.075,
    breath=0.70, unsteady=0.022, tremor=0.030, rough=0.15, effort=0.36, pace=1.15,
    hum=((0.0, 0.4), (0.3, -0.5), (0.65, 0.5), (1.0, -0.6)), rise=-0.5, laugh="eh", pulses=0,
)  # fmt: skip
"""An old woman: thin and breathy, with a tremor."""
ANSELM = Throat(
    pitch=104, tract=0.95,
    nose=((265, 90, 1.0), (870, 120, 2.2), (2080, 300, 1.20), (2850, 450, 0.60)),
    formant=0.29, air=0.046,
    breath=0.26, unsteady=0.014, tremor=0.010, rough=0.20, effort=0.44, pace=1.4,
    hum=((0.0, 0.0), (0.6, -0.2), (1.0, -1.2)), rise=-1.0, laugh="uh", pulses=0,
)  # fmt: skip
"""An old bass: slow and dry, hardly a melody."""


def voiced(
    rng: Random,
    who: Throat,
    seconds: float,
    mouths: tuple[Mouth, Mouth],
    pitch: Contour,
    loud: Contour,
    breath: Contour,
) -> Sound:
    """Make a sound of the throat whose mouth moves from one vowel to another.

    `pitch` is in semitones above the usual one; `loud` and `breath` are levels.
    """
    count = samples(seconds)
    source: Sound = []
    air: Sound = []
    phase, before, drift, open_share = rng.random(), 0.0, 0.0, 0.62 + 0.2 * (1 - who.effort)
    force = 1.0
    rise = 0.66 * open_share
    hiss = 0.0
    wobble = rng.uniform(0, 6.28)
    for n in range(count):
        share = n / count
        # The jitter wanders from period to period.
        drift += rng.gauss(0.0, who.unsteady) * 0.02 - 0.004 * drift
        shake = who.tremor * math.sin(wobble + 2 * math.pi * 5.3 * n / RATE)
        frequency = who.pitch * 2 ** (pitch(share) / 12) * (1 + drift + shake)
        phase += frequency / RATE
        if phase >= 1.0:
            phase -= 1.0
            drift += rng.gauss(0.0, who.unsteady)
            force = 1 - who.rough * rng.random()
        if phase < rise:
            flow = 0.5 * (1 - math.cos(math.pi * phase / rise))
        elif phase < open_share:
            flow = math.cos(math.pi / 2 * (phase - rise) / (open_share - rise))
        else:
            flow = 0.0
        # Breath noise is strongest while the glottis is open.
        hiss = 0.55 * hiss + rng.uniform(-1.0, 1.0)
        aspirated = hiss * (0.25 + 0.75 * flow) * breath(share) * 0.06
        # A tremor shakes the loudness too.
        level = loud(share) * force * (1 + 8 * shake)
        source.append((flow - before) * level * 220 / frequency)
        air.append(aspirated)
        before = flow
    # A soft voice has a steeper spectrum.
    source = low_pass(source, 900 + 2600 * who.effort)
    body = _through(source, *mouths)
    breathed = _through(air, *mouths, airy=True)
    return mixed((0.0, body), (0.0, louder(breathed, who.breath)))


def _through(source: Sound, first: Mouth, last: Mouth, *, airy: bool = False) -> Sound:
    """Filter a source by resonances that move from one mouth to another.

    Air alone excites the upper resonances more than a voice does.
    """
    total = [0.0] * len(source)
    for number, (one, other) in enumerate(zip(first, last, strict=True)):
        now = past = 0.0
        gain = a = b = 0.0
        for n, value in enumerate(source):
            if n % 64 == 0:
                share = n / len(source)
                frequency = one[0] + (other[0] - one[0]) * share
                width = one[1] + (other[1] - one[1]) * share
                level = one[2] + (other[2] - one[2]) * share
                if airy:
                    level = 0.4 if number == 0 else level**0.4
                radius = math.exp(-math.pi * width / RATE)
                a = 2 * radius * math.cos(2 * math.pi * frequency / RATE)
                b = -radius * radius
                gain = level * (1 - radius) * 2
            now, past = gain * value + a * now + b * past, now
            total[n] += now
    return total


def _breath_of(rng: Random, seconds: float, mouth: Mouth, loud: Contour) -> Sound:
    """Make breath through the mouth, without voice."""
    air = shaped(noise(rng, seconds), loud)
    sound = _through(air, mouth, mouth, airy=True)
    return low_pass(high_pass(sound, 300), 5200)


def _nasal(hummed: Sound, who: Throat) -> Sound:
    """Give a hum its formant and air; without them a small loudspeaker plays little of it."""
    murmur = high_pass(hummed, who.nose[0][0])
    middle = who.nose[1][0]
    formed = _balanced(murmur, band(murmur, middle, middle, 0.6), who.formant)
    return _balanced(formed, high_pass(formed, AIR, 3), who.air)


def _balanced(sound: Sound, part: Sound, share: float) -> Sound:
    """Raise or lower a part of a sound to about this share of the energy."""
    energy = sum(value * value for value in part)
    rest = sum(value * value for value in sound) - energy
    factor = math.sqrt(share / (1 - share) * rest / energy)
    return mixed((0.0, sound), (0.0, louder(part, factor - 1)))


def _smooth(*points: tuple[float, float]) -> Contour:
    """Return a contour through points of share and value, with cosine steps."""

    def value(share: float) -> float:
        last = points[0]
        for point in points:
            if share < point[0]:
                part = (share - last[0]) / (point[0] - last[0])
                return last[1] + (point[1] - last[1]) * (1 - math.cos(math.pi * part)) / 2
            last = point
        return last[1]

    return value


def hum(who: Throat, number: int, rng: Random) -> Sound:
    """Make a thoughtful "hm" through the nose, with the person's melody.

    The takes are usual, short with a wide melody, long with a narrow one, and twice.
    """
    wide, long = ((1.0, 0.40), (1.4, 0.32), (0.6, 0.52), (0.9, 0.22))[number]
    start, seconds = rng.uniform(-0.4, 0.4), long * who.pace
    parts = [(0.0, louder(_breath_of(rng, 0.12, who.nose, hump(0.4)), 0.16))]
    for again in range(1 + number // 3):
        body = voiced(
            rng, who, near(rng, seconds, 0.08), (who.nose, who.nose),
            _smooth(*((share, start + wide * high + 0.7 * again) for share, high in who.hum)),
            _smooth((0.0, 0.0), (0.18, 1.0), (0.6, 0.7), (1.0, 0.0)),
            _smooth((0.0, 0.8), (0.3, 0.3), (1.0, 0.5)),
        )  # fmt: skip
        body = _nasal(damped(body, 0.02, 0.08), who)
        parts.append((0.07 + again * (seconds + 0.09), body))
    return mixed(*parts)


def laugh(who: Throat, number: int, rng: Random) -> Sound:
    """Make a short laugh: a few breathy pulses, falling and fading, with a last breath.

    The takes usually have two to four pulses, at different speeds; one is closed, through the nose.
    """
    parts: list[tuple[float, Sound]] = []
    at, start = 0.0, rng.uniform(1.5, 3.5)
    count, apart = ((3, 0.185), (4, 0.165), (2, 0.22), (3, 0.20))[number]
    count, apart = max(2, count + who.pulses), apart * (0.45 + 0.55 * who.pace)
    vowels = ("m", "m") if number == 3 else (who.laugh, "oh" if who.laugh == "oh" else "uh")
    mouth, last = who.mouth(vowels[0]), who.mouth(vowels[1])
    for n in range(count):
        force = (0.75, 1.0, 0.72, 0.42, 0.3)[n]
        long = near(rng, 0.62 * apart, 0.12)
        top = start + (0.6 * who.rise - 1.2) * n
        pulse = voiced(
            rng, who, long, (mouth, last), _smooth((0.0, top), (0.3, top + 0.7), (1.0, top - 2.0)),
            _smooth((0.0, 0.0), (0.25, force), (0.55, 0.8 * force), (1.0, 0.0)),
            _smooth((0.0, 1.5), (0.35, 0.6), (1.0, 1.6)),
        )  # fmt: skip
        puff = louder(_breath_of(rng, 0.085, mouth, hump(0.5)), 0.10 * force + 0.03)
        parts += [(at, puff), (at + 0.045, damped(pulse, 0.01, 0.03))]
        at += near(rng, apart + 0.012 * n, 0.07)
    parts.append((at + 0.02, louder(_breath_of(rng, 0.26, who.mouth("uh"), hump(0.3)), 0.06)))
    return mixed(*parts)


def sigh(who: Throat, number: int, rng: Random) -> Sound:
    """Make a sigh: mostly breath, with a trace of voice that falls.

    The takes are usual, long, short with more voice, and breath only after one drawn in.
    """
    long, voice_share, inwards = ((0.85, 0.5, 0), (1.1, 0.4, 0), (0.6, 0.9, 0), (0.8, 0.12, 1))[
        number
    ]
    seconds = near(rng, long * (0.4 + 0.6 * who.pace), 0.08)
    air = louder(_breath_of(rng, seconds, who.mouth("uh"), hump(0.26)), 0.2 + 0.5 * who.breath)
    voice = voiced(
        rng, who, 0.55 * seconds, (who.mouth("ah"), who.mouth("uh")),
        _smooth((0.0, 0.5), (1.0, who.rise - 4.0)),
        _smooth((0.0, 0.0), (0.3, voice_share), (1.0, 0.0)),
        _smooth((0.0, 1.6), (1.0, 2.2)),
    )  # fmt: skip
    parts = [(0.42 * inwards, air), (0.42 * inwards + 0.1, damped(voice, 0.04, 0.12))]
    if inwards:
        parts.append((0.0, louder(_breath_of(rng, 0.38, who.mouth("eh"), hump(0.65)), 0.2)))
    return mixed(*parts)


def ah(who: Throat, number: int, rng: Random) -> Sound:
    """Make a soft "ah" of a pleasant discovery: short, an "oh", long, or one that rises."""
    top = rng.uniform(1.5, 3.0)
    mouth, long, end = (("ah", 0.26, -4.0), ("oh", 0.30, -3.0), ("ah", 0.42, -5.0),
                        ("uh", 0.28, 1.5))[number]  # fmt: skip
    long *= who.pace
    last = "oh" if mouth == "oh" else "ah"
    voice = voiced(
        rng, who, near(rng, long, 0.1), (who.mouth(mouth), who.mouth(last)),
        _smooth((0.0, top - 1.5), (0.3, top), (1.0, top + end + who.rise)),
        _smooth((0.0, 0.0), (0.22, 0.9), (0.5, 0.7), (1.0, 0.0)),
        _smooth((0.0, 1.8), (0.3, 0.8), (1.0, 1.6)),
    )  # fmt: skip
    after = louder(_breath_of(rng, 0.18, who.mouth("uh"), hump(0.2)), 0.10)
    return mixed((0.0, damped(voice, 0.015, 0.06)), (long - 0.07, after))


def tut(who: Throat, number: int, rng: Random) -> Sound:
    """Make clicks of the tongue behind the teeth, with the hollow of the person's mouth.

    The takes have one, two and three clicks, and more or fewer for some people.
    """
    parts: list[tuple[float, Sound]] = []
    count = max(1, number + 1 + who.pulses)
    apart = (0.30, 0.36, 0.26)[number] * (0.45 + 0.55 * who.pace)
    for n in range(count):
        teeth = near(rng, 2300 * who.tract, 0.03)
        click = shaped(band(noise(rng, 0.030), teeth, teeth * 0.8, 0.8), fall(5))
        spit = shaped(low_pass(high_pass(noise(rng, 0.022), 1.4 * teeth, 2), 9000), fall(6))
        suck = shaped(band(noise(rng, 0.05), 1.55 * teeth, 1.3 * teeth, 0.9), hump(0.7))
        hollow = near(rng, 1120 * who.tract**2, 0.04)
        cheeks = ringing(0.06, ((hollow, 0.32, 0.009), (1.9 * hollow, 0.20, 0.005)))
        at = n * near(rng, apart, 0.08)
        parts += [
            (at, louder(suck, 0.12 + 0.06 * who.breath)),
            (
                at + 0.04,
                louder(
                    mixed((0.0, click), (0.0, louder(spit, _SPIT)), (0.0, cheeks)), 1.0 - 0.22 * n
                ),
            ),
        ]
    return low_pass(mixed(*parts), 9000)


def breath(who: Throat, number: int, rng: Random) -> Sound:
    """Make a quiet breath through the person's nose: drawn in, or in and out again."""
    long = (0.62, 0.50)[number] * (0.4 + 0.6 * who.pace)
    drawn = _nose(who, rng, near(rng, long, 0.12), 1.0, 0.62)
    if number == 0:
        return drawn
    out = louder(_nose(who, rng, near(rng, 1.3 * long, 0.12), 0.8, 0.25), 0.7)
    return mixed((0.0, drawn), (long + 0.12, out))


def _nose(who: Throat, rng: Random, seconds: float, height: float, peak: float) -> Sound:
    """Make air through a nose; a rough throat makes it uneven, and a tremor makes it shake."""
    air, tract = noise(rng, seconds), height * who.tract**2
    low = band(air, near(rng, 900 * tract, 0.03), near(rng, 1350 * tract, 0.03), 1.2)
    high = louder(band(air, 2600 * tract, 3300 * tract, 0.9), 0.35)
    rough = roughened(rng, mixed((0.0, low), (0.0, high)), 34, 1.2 * who.rough)
    shaken = roughened(rng, rough, 10.6, min(0.8, 20 * who.tremor))
    return low_pass(shaped(shaken, hump(peak)), 6500, 2)


def across(sound: Sound) -> list[Sound]:
    """Return the sound as heard from across the table, on one channel."""
    left, right = PARLOUR.around(low_pass(sound, 7000))
    return [[(one + two) / 2 for one, two in zip(left, right, strict=True)]]
