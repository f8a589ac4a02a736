"""Ogg Vorbis files of 16-bit samples, by `oggenc` of the Debian package vorbis-tools.

Only whoever changes a sound needs it. The same samples give the same bytes: the number that each
stream has by chance is made of its name.
"""

from __future__ import annotations

import shutil
import subprocess
import zlib
from array import array
from pathlib import Path

from tools.studio.synth import RATE


def encode(path: Path, samples: array[int], sides: int, quality: float) -> None:
    """Write samples, of two sides in turn, to a file; `quality` is that of `oggenc`, -1 to 10.

    Raises SystemExit where there is no encoder.
    """
    if shutil.which("oggenc") is None:
        raise SystemExit("oggenc is needed to write sounds (Debian: apt install vorbis-tools)")
    command = ["oggenc", "--quiet", "--raw", "--raw-bits", "16", "--raw-endianness", "0"]
    command += ["--raw-chan", str(sides), "--raw-rate", str(RATE), "--quality", str(quality)]
    command += ["--serial", str(zlib.crc32(path.name.encode()) & 0x7FFFFFFF)]
    command += ["--discard-comments", "--output", str(path), "-"]
    subprocess.run(command, input=samples.tobytes(), check=True)
