"""Detection of a file that was truncated, replaced or removed."""

from __future__ import annotations

from pathlib import Path

from msgspec import Struct


class FileIdentity(Struct, frozen=True):
    """The identity of a file, and its size after the last write."""

    device: int
    inode: int
    size: int

    @classmethod
    def of(cls, path: Path) -> FileIdentity | None:
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
    """Return the path of SQLite's write-ahead log, which holds the latest writes."""
    return path.with_name(path.name + "-wal")
