"""Exports in folders, to choose one from."""

from __future__ import annotations

import contextlib
import stat
import zipfile
import zlib
from collections.abc import Iterable, Iterator
from datetime import datetime
from pathlib import Path

import msgspec
from msgspec import Struct

from gin.session.transfer import export_format as form

MOST = 20
"""Maximum number of exports to find."""
_MOST_READ = 60
"""Maximum number of zip files to read, those changed last."""


class FoundExport(Struct, frozen=True):
    """An export: its file, when it was made in seconds since 1970, and its players and matches."""

    path: Path
    made: float
    players: int
    matches: int


def found_exports(folders: Iterable[Path]) -> tuple[FoundExport, ...]:
    """Return the exports in folders, the newest first. Files that cannot be read are left out."""
    files = sorted(_zip_files(folders), reverse=True)[:_MOST_READ]
    exports = (_read(path, changed) for changed, path in files)
    found = [export for export in exports if export is not None]
    found.sort(key=lambda export: export.made, reverse=True)
    return tuple(found[:MOST])


def _zip_files(folders: Iterable[Path]) -> Iterator[tuple[float, Path]]:
    """Yield when each file was changed, and its path."""
    for folder in dict.fromkeys(folders):
        with contextlib.suppress(OSError):
            for path in folder.iterdir():
                if path.suffix.lower() == form.SUFFIX:
                    status = path.stat()
                    if stat.S_ISREG(status.st_mode):
                        yield status.st_mtime, path


def _read(path: Path, changed: float) -> FoundExport | None:
    """Return the export in a file; None if it has none, or one of a newer version."""
    try:
        with zipfile.ZipFile(path) as pack:
            if pack.getinfo(form.MANIFEST).file_size > form.LARGEST_MANIFEST:
                return None
            text = pack.read(form.MANIFEST)
        manifest = msgspec.json.decode(text, type=form.Manifest)
    except (
        OSError, EOFError, KeyError, RuntimeError, UnicodeDecodeError, zipfile.BadZipFile,
        zlib.error, msgspec.MsgspecError,
    ):  # fmt: skip
        return None
    if manifest.format != form.FORMAT:
        return None
    matches = sum(player.matches for player in manifest.players)
    return FoundExport(path, _moment(manifest.made, changed), len(manifest.players), matches)


def _moment(made: str, otherwise: float) -> float:
    try:
        return datetime.fromisoformat(made).timestamp()
    except (ValueError, OverflowError, OSError):
        return otherwise
