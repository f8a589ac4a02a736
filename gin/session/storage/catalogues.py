"""Language catalogues that a player has put into the data folder, such as `languages/pl`."""

from __future__ import annotations

from itertools import islice
from pathlib import Path

from msgspec import Struct

from gin.core.message import Text
from gin.messages import catalogues as messages
from gin.session.storage.files import read_beginning, why

MOST_LANGUAGES = 10
MOST_FILES = 200
MOST_BYTES = 600_000
"""Maximum total size of a language's files in bytes."""
_MOST_NAMES = 1_000


class Folder(Struct, frozen=True):
    """A language's folder: its name, and the content of its files by name.

    A file that was not read has the reason in place of its content.
    """

    code: str
    files: tuple[tuple[str, bytes | Text], ...]


def found(folder: Path) -> tuple[Folder, ...]:
    """Return the languages in a folder of catalogues."""
    folders = _below(folder, folders=True)
    more = folders[MOST_LANGUAGES:][:1]
    wrong = messages.too_many_folders(most=MOST_LANGUAGES)
    return (
        *map(_language, folders[:MOST_LANGUAGES]),
        *(Folder(one.name, (("*.ftl", wrong),)) for one in more),
    )


def _below(folder: Path, *, folders: bool) -> list[Path]:
    try:
        names = list(islice(folder.iterdir(), _MOST_NAMES))
        if folders:
            return sorted(one for one in names if one.is_dir() and not one.name.startswith("."))
        return sorted(one for one in names if one.suffix == ".ftl")
    except OSError:
        return []


def _language(folder: Path) -> Folder:
    files: list[tuple[str, bytes | Text]] = []
    left = MOST_BYTES
    for path in _below(folder, folders=False):
        if len(files) == MOST_FILES:
            files.append((path.name, messages.too_many_files(most=MOST_FILES)))
            break
        try:
            content = read_beginning(path, left + 1)
        except OSError as error:
            files.append((path.name, why(error)))
            continue
        if len(content) > left:
            files.append((path.name, messages.too_large(most=MOST_BYTES)))
            break
        left -= len(content)
        files.append((path.name, content))
    return Folder(folder.name, tuple(files))
