"""Ogg Vorbis with `oggenc` and `oggdec`, from Debian's package vorbis-tools.

They are needed only to change sounds. The same version encodes the same samples to the same
bytes: the stream's serial number, usually random, is a checksum of the file name.
"""

from __future__ import annotations

import shutil
import subprocess
import zlib
from array import array
from pathlib import Path

from tools.studio.synth import RATE, Sound


def encode(path: Path, samples: array[int], sides: int, quality: float, rate: int = RATE) -> None:
    """Write interleaved 16-bit samples to a file at a sample rate.

    `quality` is that of `oggenc`, -1 to 10.

    Raises:
        SystemExit: If `oggenc` is missing.
    """
    if shutil.which("oggenc") is None:
        raise SystemExit("oggenc is needed to write sounds (Debian: apt install vorbis-tools)")
    command = ["oggenc", "--quiet", "--raw", "--raw-bits", "16", "--raw-endianness", "0"]
    command += ["--raw-chan", str(sides), "--raw-rate", str(RATE), "--quality", str(quality)]
    if rate != RATE:
        command += ["--resample", str(rate)]
    command += ["--serial", str(zlib.crc32(path.name.encode()) & 0x7FFFFFFF)]
    command += ["--discard-comments", "--output", str(path), "-"]
    subprocess.run(command, input=samples.tobytes(), check=True)


def decoded(path: Path, sides: int) -> list[Sound]:
    """Return the channels of a file at its own sample rate."""
    command = ["oggdec", "--quiet", "--raw", "--output", "-", str(path)]
    woven = array("h", subprocess.run(command, stdout=subprocess.PIPE, check=True).stdout)
    return [[value / 32768 for value in woven[side::sides]] for side in range(sides)]
