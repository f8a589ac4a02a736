"""Takes the decoders of other sounds than the program has out of the package on Linux.

All its sounds are Ogg Vorbis. SDL's mixer decodes other kinds by libraries of their own, and as
wheels have it, it cannot be loaded without them. The program forbids it to use any of them, by
SDL's own means (`OTHER_DECODERS`), so what it asks of them is never called, and can be optional.
"""

from __future__ import annotations

import re
from pathlib import Path

from tools.elf import opened

FUNCTIONS = {
    "FLAC": ("FLAC__",),
    "fluidsynth": ("fluid_", "new_fluid_", "delete_fluid_"),
    "mpg123": ("mpg123_",),
    "opusfile": ("op_",),
    "wavpack": ("Wavpack",),
    "xmp": ("xmp_",),
}
"""The libraries that the mixer goes without, with the beginnings of what it asks of them."""
BELOW = ("opus", "sndfile", r"stdc\+\+", "vorbisenc")
"""What nothing in the package needs but these."""
_LEFT_OUT = re.compile(rf"lib({'|'.join((*FUNCTIONS, *BELOW))})[-.].*")
MIXER = "libSDL2_mixer"

Entries = list[tuple[str, str, str]]
"""Files for PyInstaller: the place in the package, the path, and a kind."""


def left_out(place: str) -> bool:
    """Is a file one of these libraries, or a link to one?"""
    return _LEFT_OUT.fullmatch(Path(place).name) is not None


def without(entries: Entries) -> Entries:
    """The entries of a package without these libraries."""
    return [entry for entry in entries if not left_out(entry[0])]


def make_optional(mixer: Path) -> int:
    """Have a mixer load without these libraries; how many functions it asks them for."""
    library = opened(mixer)
    if library is None:
        raise ValueError(f"{mixer} is no library of Linux")
    library.do_without(left_out)
    found = library.make_optional(*(one for names in FUNCTIONS.values() for one in names))
    mixer.write_bytes(library.data)
    return found


def make_all_optional(folder: Path) -> None:
    """Do that to the mixer of a built package."""
    for mixer in folder.rglob(f"{MIXER}*"):
        if not mixer.is_symlink():
            make_optional(mixer)
