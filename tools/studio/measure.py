"""Measure sounds: loudness, true peak, spectrum, loss on a small loudspeaker, and loop seam.

Loudness is measured by ITU-R BS.1770, in LUFS, in windows of 0.4 s. A shorter sound is measured as
if silence filled the rest of its window.
"""

from __future__ import annotations

import cmath
import math
import operator
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise

from tools.studio.synth import RATE, Sound

WINDOW = round(0.4 * RATE)
STEP = WINDOW // 4
SILENT = -120.0
GATE = -70.0
"""Loudness in LUFS below which a window counts as silence."""
AIR = 1400.0
"""Frequency in Hz from which energy counts as air."""
SMALL = 300.0
"""Frequency in Hz below which a small loudspeaker, like a laptop's, plays little."""
INAUDIBLE = -60.0
"""Share of a sound's energy, in dB, that is too small to hear."""
_POINTS = 2048
_TAPS = 12
_MARGIN = (0.0,) * _TAPS


def _taps(share: float) -> tuple[float, ...]:
    """Return a windowed sinc that reads a sound at `share` of the way to the next sample."""
    found = []
    for n in range(2 * _TAPS):
        x = math.pi * (n - _TAPS - share)
        window = 0.5 + 0.5 * math.cos(x / (_TAPS + 1))
        found.append(window * (math.sin(x) / x if x else 1.0))
    return tuple(found)


_BETWEEN = tuple(_taps(share / 4) for share in (-3, -2, -1, 1, 2, 3))


@dataclass(frozen=True, slots=True)
class SoundFigures:
    """Measurements of a sound.

    - `peak` is the true peak in dB below full scale (dBTP).
    - `loudest` is the loudness of the loudest 0.4 s in LUFS.
    - `loudness` is the loudness in LUFS of the whole sound without its quiet parts.
    - `centre` is the spectral centre in Hz.
    - `air` is the share of the energy above `AIR`, 0 to 1.
    - `lost` is what a small loudspeaker loses of the energy, in dB.
    """

    seconds: float
    peak: float
    loudest: float
    loudness: float
    centre: float
    air: float
    lost: float


def figures(sides: Sequence[Sound]) -> SoundFigures:
    """Measure a sound with one or two channels."""
    loud = windows(sides)
    power = spectrum(sides)
    total = sum(power) or 1.0
    return SoundFigures(
        len(sides[0]) / RATE,
        true_peak(sides),
        max(loud),
        gated(loud),
        sum(n * value for n, value in enumerate(power)) * RATE / _POINTS / total,
        air(power),
        lost(sides),
    )


def air(power: Sequence[float]) -> float:
    """Return the share of a spectrum's energy above `AIR`, 0 to 1."""
    return sum(power[round(AIR * _POINTS / RATE) :]) / (sum(power) or 1.0)


def reach(power: Sequence[float], rate: int = RATE) -> float:
    """Return the frequency in Hz above which a spectrum has less than `INAUDIBLE` of its energy."""
    least, above = sum(power) * 10 ** (INAUDIBLE / 10), 0.0
    for n in reversed(range(len(power))):
        above += power[n]
        if above > least:
            return n * rate / _POINTS
    return 0.0


def lost(sides: Sequence[Sound]) -> float:
    """Return by how many dB a small loudspeaker plays less energy than the sound has.

    The model of the loudspeaker is a Butterworth high-pass of second order at `SMALL`: it halves
    the power at that frequency, and falls by 12 dB an octave below.
    """
    (one, two, three), behind = _without_bass(SMALL, math.sqrt(0.5))
    # A filter without bass plays the highest frequency unchanged.
    gain = (1 - behind[0] + behind[1]) / 4
    before = (gain * one, gain * two, gain * three)
    whole = played = 0.0
    for side in sides:
        whole += sum(map(operator.mul, side, side))
        small = _filtered(side, before, behind)
        played += sum(map(operator.mul, small, small))
    return 10 * math.log10(whole / played)


def gated(loud: Sequence[float]) -> float:
    """Return the integrated loudness of windows, by the two gates of BS.1770."""
    heard = [one for one in loud if one > GATE]
    for below in (10.0, None):
        whole = sum(10 ** (one / 10) for one in heard) / max(1, len(heard))
        level = 10 * math.log10(whole) if whole > 0 else SILENT
        if below is not None:
            heard = [one for one in heard if one > level - below]
    return level


def true_peak(sides: Sequence[Sound]) -> float:
    """Return the highest peak in dB below full scale, also between samples.

    The sound is interpolated four times near its large samples.
    """
    highest = max(max(map(abs, side)) for side in sides)
    found = highest
    for side in sides:
        padded = [*_MARGIN, *side, *_MARGIN]
        for at, value in enumerate(side):
            if abs(value) > 0.7 * highest:
                for taps in _BETWEEN:
                    part = padded[at : at + 2 * _TAPS]
                    found = max(found, abs(sum(map(operator.mul, part, taps))))
    return 20 * math.log10(found) if found > 0 else SILENT


def windows(sides: Sequence[Sound]) -> list[float]:
    """Return the loudness of each 0.4 s window, in steps of a quarter window."""
    weighed = [_weighed(side) for side in sides]
    count = len(sides[0])
    # Both loudspeakers play a mono sound, which doubles its power.
    share = 2.0 if len(sides) == 1 else 1.0
    sums = []
    for begin in range(0, max(1, count), STEP):
        part = sum(sum(value * value for value in side[begin : begin + STEP]) for side in weighed)
        sums.append(part * share)
    sums += [0.0] * 3
    found = []
    for first in range(max(1, len(sums) - 6)):
        energy = sum(sums[first : first + 4]) / WINDOW
        found.append(-0.691 + 10 * math.log10(energy) if energy > 1e-12 else SILENT)
    return found


def spectrum(sides: Sequence[Sound]) -> list[float]:
    """Return the energy at each frequency, in steps of `RATE` / 2048 Hz.

    Half a window of silence comes first, or the windows would leave out the attack of a click.
    """
    sound = [0.0] * (_POINTS // 2)
    sound += [sum(values) / len(sides) for values in zip(*sides, strict=True)]
    power = [0.0] * (_POINTS // 2)
    # Eighty windows of a long sound are enough.
    step = max(_POINTS // 2, len(sound) // 80)
    for begin in range(0, max(1, len(sound) - _POINTS // 2), step):
        part = sound[begin : begin + _POINTS]
        part += [0.0] * (_POINTS - len(part))
        shown = [value * (1 - math.cos(2 * math.pi * n / _POINTS)) for n, value in enumerate(part)]
        transformed = _transformed([complex(value) for value in shown])
        for n in range(_POINTS // 2):
            power[n] += abs(transformed[n]) ** 2
    return power


def lean(sides: Sequence[Sound]) -> float:
    """Return the largest DC offset of a channel, 0 to 1; it should be close to 0."""
    return max(abs(sum(side) / len(side)) for side in sides)


def seam(sides: Sequence[Sound]) -> float:
    """Return the step from a loop's last sample to its first, relative to the loop's RMS step.

    A loop with a large step clicks.
    """
    found = 0.0
    for side in sides:
        steps = [after - before for before, after in pairwise(side)]
        usual = math.sqrt(sum(step * step for step in steps) / len(steps))
        found = max(found, abs(side[0] - side[-1]) / usual)
    return found


def _weighed(sound: Sound) -> Sound:
    """Apply K-weighting: a treble boost and a bass cut."""
    shelf = _shelf(1681.974450955533, 3.999843853973347, 0.7071752369554196)
    bass = _without_bass(38.13547087602444, 0.5003270373238773)
    return _filtered(_filtered(sound, *shelf), *bass)


Filter = tuple[tuple[float, float, float], tuple[float, float]]


def _shelf(frequency: float, gain: float, sharpness: float) -> Filter:
    k = math.tan(math.pi * frequency / RATE)
    high = 10 ** (gain / 20)
    middle = high**0.4996667741545416
    low = 1 + k / sharpness + k * k
    return (
        (high + middle * k / sharpness + k * k) / low,
        2 * (k * k - high) / low,
        (high - middle * k / sharpness + k * k) / low,
    ), (2 * (k * k - 1) / low, (1 - k / sharpness + k * k) / low)


def _without_bass(frequency: float, sharpness: float) -> Filter:
    k = math.tan(math.pi * frequency / RATE)
    low = 1 + k / sharpness + k * k
    return (1.0, -2.0, 1.0), (2 * (k * k - 1) / low, (1 - k / sharpness + k * k) / low)


def _filtered(
    sound: Sound, before: tuple[float, float, float], behind: tuple[float, float]
) -> Sound:
    b0, b1, b2 = before
    a1, a2 = behind
    one = two = 0.0
    result = []
    for value in sound:
        now = b0 * value + one
        one = b1 * value - a1 * now + two
        two = b2 * value - a2 * now
        result.append(now)
    return result


def _transformed(values: list[complex]) -> list[complex]:
    """Return the spectrum by FFT (Cooley-Tukey); the number of samples is a power of two."""
    count = len(values)
    if count == 1:
        return values
    even, odd = _transformed(values[::2]), _transformed(values[1::2])
    turned = [cmath.exp(-2j * math.pi * n / count) * value for n, value in enumerate(odd)]
    return [
        *(one + two for one, two in zip(even, turned, strict=True)),
        *(one - two for one, two in zip(even, turned, strict=True)),
    ]
