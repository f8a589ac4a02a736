"""What is done before there is a window, by a thread, while Python loads its modules.

SDL loads its libraries, finds the session's message bus and the X server, and waits for what they
answer; pictures are unpacked. Nearly all of it is done outside of Python, on another processor.
"""

from __future__ import annotations

import contextlib
import ctypes
import os
import struct
import sys
import threading
import zlib
from importlib.machinery import EXTENSION_SUFFIXES
from importlib.util import find_spec
from pathlib import Path

from gin.session.storage.paths import cache_folder

LARGEST = 64_000_000
"""Bytes of a file at most, packed or not: twice what a menu takes that is 3840 pixels wide."""
END = struct.Struct("<II")
"""The end of a file: how many bytes were packed, and the checksum of what they were packed to."""
FILE = "first.bin"
"""What the first picture of the last start was made of, in the folder for caches."""

_RAW = -zlib.MAX_WBITS
"""Packed without a second checksum, which would be of what is unpacked."""
_SDL_INIT_VIDEO = 0x20
_OFTEN = 0.0002
"""Seconds after which a thread that wants Python gets it. With the usual 5 ms this one, which goes
in and out of it thirty times, would wait for longer than its work takes."""

_work: threading.Thread | None = None
_opened = threading.Event()
_found: dict[Path, memoryview] = {}


def begin(data: Path | None = None) -> None:
    """Begin, for a window of which all is kept in the folder `data`, or the system's own."""
    global _work
    if _work is not None:
        return
    if _has_x():
        # As pygame names the windows; SDL asks while it opens the display. Nothing may be put into
        # the environment while SDL reads it, and other programs have no use for this.
        name = os.fsencode(Path(sys.argv[0]).name)
        ctypes.CDLL(None).setenv(b"SDL_VIDEO_X11_WMCLASS", name, 0)
    _work = threading.Thread(target=_do, args=(data,), name="early", daemon=True)
    _work.start()


def wait_for_display() -> None:
    """Wait until the display is open, or could not be; pygame's opening then takes no time."""
    if _work is not None:
        _opened.wait()


def unpacked(path: Path) -> memoryview:
    """The contents of a packed file, read early if it was. Raises OSError, or ValueError for one
    that is damaged."""
    if _work is not None:
        _work.join()
    return _found.pop(path, None) or _unpacked(path)


def forget() -> None:
    """Give up what has been unpacked and nobody asked for."""
    _found.clear()


def _do(data: Path | None) -> None:
    usual = sys.getswitchinterval()
    sys.setswitchinterval(_OFTEN)
    try:
        if _has_x():
            with contextlib.suppress(OSError, AttributeError, ValueError):
                _open_display()
        _opened.set()
        # A RuntimeError means that nothing knows a home: who opens what is kept says so.
        with contextlib.suppress(OSError, RuntimeError, ValueError):
            path = cache_folder(data) / FILE
            _found[path] = _unpacked(path)
    finally:
        _opened.set()
        sys.setswitchinterval(usual)


def _has_x() -> bool:
    """May the display be opened by another thread than the one that uses windows? Windows and macOS
    want one for all of it, and so may what draws the frames of windows with Wayland."""
    driver = os.environ.get("SDL_VIDEODRIVER", "x11")
    return sys.platform == "linux" and "DISPLAY" in os.environ and driver == "x11"


def _open_display() -> None:
    """Open the display of X; if that fails nothing has happened, and who opens it then is told
    why."""
    base, *others = sorted(_libraries("pygame"), key=lambda path: path.stem.split(".")[0] != "base")
    # It brings SDL with it.
    sdl = ctypes.CDLL(os.fspath(base))
    # As pygame sets it: signals are Python's.
    sdl.SDL_SetHint(b"SDL_NO_SIGNAL_HANDLERS", b"1")
    sdl.SDL_SetHint(b"SDL_VIDEODRIVER", b"x11")
    sdl.SDL_InitSubSystem(_SDL_INIT_VIDEO)
    sdl.SDL_ResetHint(b"SDL_VIDEODRIVER")
    load = sdl.SDL_LoadObject
    load.restype = ctypes.c_void_p
    for other in (*others, *_libraries("accesskit")):
        # Who imports them finds them loaded; here nothing waits for that.
        load(os.fsencode(other))


def _libraries(package: str) -> list[Path]:
    """The compiled modules of a package, found without loading any."""
    spec = find_spec(package)
    folders = spec.submodule_search_locations if spec is not None else None
    return [
        path
        for folder in folders or ()
        for path in Path(folder).iterdir()
        # Those of other Pythons have other endings, and may lie beside them.
        if "".join(path.suffixes) in EXTENSION_SUFFIXES
    ]


def packed(contents: bytes) -> bytes:
    """A file of these contents."""
    small = zlib.compress(contents, 1, _RAW)
    return small + END.pack(len(contents), zlib.crc32(small))


def _unpacked(path: Path) -> memoryview:
    with path.open("rb") as file:
        size = os.fstat(file.fileno()).st_size
        data = memoryview(file.read(size if size <= LARGEST else 0))
    small, end = data[: -END.size], data[-END.size :]
    try:
        length, checksum = END.unpack(end)
        if length <= LARGEST and zlib.crc32(small) == checksum:
            whole = zlib.decompressobj(_RAW).decompress(small, length + 1)
            if len(whole) == length:
                return memoryview(whole)
    except (struct.error, zlib.error) as error:
        raise ValueError(f"{path} is damaged") from error
    raise ValueError(f"{path} is damaged")
