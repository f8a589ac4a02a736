"""The format of an export: a zip file with a manifest, and a folder for each player.

`manifest.json` names every other file with its size and SHA-256 hash. A player's folder, such as
`players/1`, has the database (`parlour.db`), the settings (`settings.toml`) and the saved hands
(such as `hands/hand-1-1.ginparlour`). ADR 40 has the reasons.
"""

from __future__ import annotations

import re

from msgspec import Struct

FORMAT = "Gin Parlour export"
VERSION = 1
SUFFIX = ".zip"
ZIP = b"PK"
"""Beginning of a zip file."""
MANIFEST = "manifest.json"
DATABASE = "parlour.db"
SETTINGS = "settings.toml"
HANDS = "hands"
LARGEST_MANIFEST = 4_000_000
"""Maximum size of a manifest in bytes."""
MOST_FILES = 20_000
LARGEST = 2_000_000_000
"""Maximum size of all files together in bytes."""
MOST_TIMES = 200
"""Maximum size of a file as a multiple of its compressed size; a database has about 5."""
SMALL = 1_000_000
"""Size in bytes up to which a file may be compressed to any size."""
BLOCK = 1 << 16
"""Bytes to read and write in one step."""
_PLAYER = r"players/[1-9][0-9]{0,2}"
_HAND = r"hands/[A-Za-z0-9](?:[A-Za-z0-9 _-]{0,98}[A-Za-z0-9])?\.(?:txt|ginparlour)"
_NAME = re.compile(rf"{_PLAYER}/(?:parlour\.db|settings\.toml|{_HAND})", re.ASCII)
_FOLDER = re.compile(_PLAYER, re.ASCII)


class ExportedFile(Struct, frozen=True):
    """A file in an export."""

    path: str
    size: int
    sha256: str


class ExportedPlayer(Struct, frozen=True):
    """A player in an export: the folder, the name that may be empty, and how many matches."""

    folder: str
    name: str
    matches: int


class Manifest(Struct, frozen=True):
    """The contents of an export. `made` is the local time in ISO 8601, with its offset."""

    format: str
    version: int
    program: str
    made: str
    players: tuple[ExportedPlayer, ...]
    files: tuple[ExportedFile, ...]


class Heading(Struct, frozen=True):
    """The part of a manifest that all versions of the format have."""

    format: str
    version: int


def is_file_name(name: str) -> bool:
    """Return whether an export may contain a file with this name."""
    return name == MANIFEST or _NAME.fullmatch(name) is not None


def is_player_folder(name: str) -> bool:
    """Return whether a player of an export may have this folder."""
    return _FOLDER.fullmatch(name) is not None
