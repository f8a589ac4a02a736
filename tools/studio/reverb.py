"""Reverb, by a feedback network of eight delays."""

from __future__ import annotations

import math
from dataclasses import dataclass

from tools.studio.synth import RATE, Sound, Stereo, louder, low_pass, mixed, samples

_LINES = (0.0297, 0.0371, 0.0411, 0.0437, 0.0533, 0.0617, 0.0677, 0.0739)
"""Delays of the network, in seconds."""
_EARLY = ((0.0071, 0.45, 0.20), (0.0113, 0.22, 0.42), (0.0167, 0.33, 0.15), (0.0229, 0.12, 0.31))
"""Early reflections: delay in seconds, and level on the left and on the right."""


@dataclass(frozen=True, slots=True)
class Room:
    """A room's reverb.

    - `seconds` is the time in which the echo falls by 60 dB.
    - `treble` is the echo's low-pass cutoff in Hz.
    - `loudness` is the echo's level relative to the direct sound.
    - `size` scales the delays.
    """

    seconds: float
    treble: float
    loudness: float
    size: float = 1.0

    def around(self, sound: Sound | Stereo) -> Stereo:
        """Return the sound in this room, including the echo after its end."""
        left, right = sound if isinstance(sound, tuple) else (sound, sound)
        after = [0.0] * samples(self.seconds)
        middle = [*(((a + b) / 2) for a, b in zip(left, right, strict=True)), *after]
        echo = self._echo(low_pass(middle, self.treble * 2))
        parts = []
        for side, dry in enumerate((left, right)):
            early = [
                (at * self.size, louder(dry, share[side] * self.loudness * 0.8))
                for at, *share in _EARLY
            ]
            parts.append(mixed((0.0, dry), *early, (0.0, louder(echo[side], self.loudness))))
        longest = max(map(len, parts))
        for part in parts:
            part += [0.0] * (longest - len(part))
        return parts[0], parts[1]

    def _echo(self, sound: Sound) -> Stereo:
        lengths = [samples(line * self.size) for line in _LINES]
        lines = [[0.0] * length for length in lengths]
        falls = [10 ** (-3 * length / (self.seconds * RATE)) for length in lengths]
        keep = math.exp(-2 * math.pi * self.treble / RATE)
        levels = [0.0] * 8
        places = [0] * 8
        left, right = [], []
        numbers = range(8)
        for value in sound:
            total = 0.0
            for n in numbers:
                come = lines[n][places[n]]
                levels[n] = level = come + (levels[n] - come) * keep
                total += level
            left.append(levels[0] - levels[2] + levels[4] - levels[6])
            right.append(levels[1] - levels[3] + levels[5] - levels[7])
            back = total / 4
            for n in numbers:
                place = places[n]
                lines[n][place] = (levels[n] - back) * falls[n] + value * 0.35
                place += 1
                places[n] = place if place < lengths[n] else 0
        return left, right


TABLE = Room(0.28, 3200, 0.16, 0.6)
PARLOUR = Room(1.1, 3600, 0.22)
HALL = Room(1.9, 4200, 0.30, 1.3)
