"""How a running program notices that its file was cut short, replaced or removed."""

from __future__ import annotations

from pathlib import Path

from msgspec import Struct


class FileIdentity(Struct, frozen=True):
    """What tells a file from another one, and how long it was after the last write."""

    device: int
    inode: int
    size: int

    @classmethod
    def of(cls, path: Path) -> FileIdentity | None:
        """Return the mark of a file; None if it is not there."""
        try:
            found = path.stat()
        except OSError:
            return None
        return cls(found.st_dev, found.st_ino, found.st_size)

    def still(self, path: Path) -> bool:
        """Return whether this file is still there, and no shorter."""
        now = FileIdentity.of(path)
        return (
            now is not None
            and (now.device, now.inode) == (self.device, self.inode)
            and now.size >= self.size
        )


def log_of(path: Path) -> Path:
    """SQLite's log, which holds what was written last."""
    return path.with_name(path.name + "-wal")
