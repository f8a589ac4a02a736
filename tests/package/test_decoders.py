"""The mixer of the package on Linux, which goes without the libraries for other kinds of sound."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from gin.ui.platform.sound import OTHER_DECODERS
from tests.support.packaged import program
from tests.support.places import TOP
from tools import bundle, decoders
from tools.elf import NEEDED, opened

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="libraries of Linux")

SYSTEM = {"libc", "libm", "libdl", "libpthread", "librt", "libutil", "ld-linux-x86-64"}
SYSTEM |= {"ld-linux-aarch64"}
"""What every Linux has."""
LOAD = """
import ctypes, sys
mixer = ctypes.CDLL(sys.argv[1])
mixer.Mix_LoadMUS.restype = mixer.Mix_LoadWAV_RW.restype = ctypes.c_void_p
assert mixer.Mix_OpenAudio(44100, 0x8010, 2, 1024) == 0
print([bool(mixer.Mix_Init(kind) & kind) for kind in (0x10, 0x01, 0x02, 0x08, 0x40, 0x80)])
print([bool(mixer.Mix_LoadMUS(name.encode())) for name in sys.argv[2:]])
"""
BEGINNINGS = {
    "flac": b"fLaC", "mod": b"\0" * 1080 + b"M.K.", "mp3": b"\xff\xfb\x90\x64", "mid": b"MThd",
    "opus": b"OggS" + b"\0" * 24 + b"OpusHead", "wv": b"wvpk", "ogg": b"", "xm": b"x",
}  # fmt: skip
"""What files of other kinds begin with, and of none."""


@pytest.fixture
def mixer(tmp_path: Path) -> Path:
    """The mixer of the wheel, with no more beside it than the package has."""
    pygame = pytest.importorskip("pygame.base")
    for path in Path(pygame.__file__).parents[1].joinpath("pygame_ce.libs").iterdir():
        if not decoders.left_out(path.name):
            shutil.copy(path, tmp_path)
    return next(tmp_path.glob(f"{decoders.MIXER}*"))


def loaded(mixer: Path, *sounds: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-c", LOAD, str(mixer), *sounds], capture_output=True, text=True,
        env={"SDL_AUDIODRIVER": "dummy", "LD_BIND_NOW": "1"}
        | {f"SDL_MIXER_DISABLE_{name}": "1" for name in OTHER_DECODERS},
        timeout=60, check=False,
    )  # fmt: skip


def test_a_mixer_without_other_decoders_plays_ogg_and_refuses_the_rest(mixer: Path) -> None:
    music = str(TOP / "sounds" / "music-1.ogg")
    others = []
    for kind, begins in BEGINNINGS.items():
        path = mixer.parent / f"sound.{kind}"
        path.write_bytes(begins + b"\0" * 4000)
        others.append(str(path))
    assert "cannot open shared object file" in loaded(mixer, music).stderr
    # Nearly all that such a library is called for is asked of it by its name.
    assert decoders.make_optional(mixer) > 50
    done = loaded(mixer, music, *others)
    kinds, files = ([True] + count * [False] for count in (5, len(others)))
    assert (done.returncode, done.stdout) == (0, f"{kinds}\n{files}\n"), done.stderr
    # Nothing is left to be done, and what is no library is told.
    before = mixer.read_bytes()
    decoders.make_optional(mixer)
    assert mixer.read_bytes() == before
    with pytest.raises(ValueError, match="is no library of Linux"):
        decoders.make_optional(Path(others[0]))


def test_the_package_has_every_library_that_is_needed_and_no_other(built: Path) -> None:
    needed: dict[str, str] = {}
    there = {path.name for path in built.rglob("*")}
    for path in built.rglob("*"):
        library = opened(path) if path.is_file() and not path.is_symlink() else None
        if library is not None:
            needed |= {name: path.name for _, name in library.texts(NEEDED)}
    lost = {name: by for name, by in needed.items() if name not in there}
    assert {name for name in lost if name.partition(".")[0] not in SYSTEM} == set(), lost
    libraries = {name for name in there if name.startswith("lib") and ".so" in name}
    # The programs themselves load Python when they run.
    unneeded = {name for name in libraries - set(needed) if not name.startswith("libpython")}
    assert unneeded == set()
    assert not any(map(decoders.left_out, there))


@pytest.mark.parametrize("begins", BEGINNINGS.values(), ids=list(BEGINNINGS))
def test_a_damaged_sound_is_told_by_the_built_program_whatever_it_looks_like(
    built: Path, tmp_path: Path, begins: bytes
) -> None:
    copy = tmp_path / "package"
    shutil.copytree(built, copy, symlinks=True)
    (copy / "_internal" / "sounds" / "draw-1.ogg").write_bytes(begins + b"\0" * 4000)
    done = subprocess.run(
        [program(copy, bundle.CONSOLE), "--selftest"], capture_output=True, text=True,
        timeout=120, check=False,
    )  # fmt: skip
    *_, before, last = done.stdout.splitlines()
    told = (done.returncode, before, last.partition(":")[0])
    assert told == (1, "ok: display", "failed"), done.stdout + done.stderr
