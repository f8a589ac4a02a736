"""Disk cache of images that take long to draw; it may be deleted at any time."""

from __future__ import annotations

import contextlib
import hashlib
import io
import os
import shutil
from collections.abc import Hashable
from functools import cache
from pathlib import Path

import pygame

from gin import __version__
from gin.session.storage.assets import asset
from gin.session.storage.paths import new_file

LARGEST = 12_000_000
"""Maximum bytes of all files; the least recently used are deleted first."""


class ImageFolder:
    """Folder of images drawn by this version; without a path nothing is saved."""

    def __init__(self, path: Path | None = None) -> None:
        self._root = path
        self._path = None if path is None else path / version_key()
        self._names: set[str] = set()
        self._has_new_files = False
        if self._path is not None:
            with contextlib.suppress(OSError):
                self._names = {path.name for path in self._path.iterdir()}

    def __contains__(self, key: Hashable) -> bool:
        return bool(self._names) and _name(key) in self._names

    def get(self, key: Hashable) -> pygame.Surface | None:
        if self._path is None or key not in self:
            return None
        path = self._path / _name(key)
        try:
            image = pygame.image.load(io.BytesIO(path.read_bytes()), path.name)
            os.utime(path)
        except (OSError, pygame.error):
            self._names.discard(path.name)
            return None
        # Images in pygame's native byte order are blitted much faster than those from PNG.
        return image.convert(pygame.Surface((1, 1), pygame.SRCALPHA, 32))

    def put(self, key: Hashable, image: pygame.Surface) -> bool:
        """Write an image and return whether that worked; stop writing after a failure."""
        if self._path is None:
            return False
        data, name = io.BytesIO(), _name(key)
        pygame.image.save(image, data, "image.png")
        try:
            self._path.mkdir(mode=0o700, parents=True, exist_ok=True)
            handle, partial = new_file(self._path, f"{name}.")
            try:
                with os.fdopen(handle, "wb") as file:
                    file.write(data.getvalue())
                partial.replace(self._path / name)
            finally:
                partial.unlink(missing_ok=True)
        except OSError:
            self._path = None
            return False
        self._names.add(name)
        self._has_new_files = True
        return True

    def prune(self) -> None:
        """Delete images of other versions, and the least recently used ones beyond `LARGEST`."""
        if self._root is None or self._path is None or not self._has_new_files:
            return
        self._has_new_files = False
        with contextlib.suppress(OSError):
            for other in self._root.iterdir():
                if other != self._path:
                    shutil.rmtree(other, ignore_errors=True)
            found = [(path, path.stat()) for path in self._path.iterdir()]
            found.sort(key=lambda one: one[1].st_mtime, reverse=True)
            room = LARGEST
            for path, about in found:
                room -= about.st_size
                if room < 0:
                    path.unlink(missing_ok=True)
                    self._names.discard(path.name)


def _name(key: Hashable) -> str:
    return f"{hashlib.sha256(repr(key).encode()).hexdigest()[:32]}.png"


@cache
def version_key() -> str:
    """Return a hash of the versions, code files and fonts that images depend on."""
    here = Path(__file__).parent
    parts = [__version__, pygame.version.ver, str(pygame.get_sdl_version())]
    for folder in (asset("assets", "fonts"), here, here / "room", here.parent / "render"):
        with contextlib.suppress(OSError), os.scandir(folder) as entries:
            found = ((one.name, one.stat()) for one in entries if one.is_file())
            parts += sorted(f"{name} {of.st_size} {of.st_mtime_ns}" for name, of in found)
    return hashlib.sha256("\n".join(parts).encode()).hexdigest()[:16]
