"""Export of players to one file."""

from __future__ import annotations

import contextlib
import hashlib
import zipfile
from collections.abc import Generator, Iterator, Sequence
from datetime import datetime
from pathlib import Path
from typing import BinaryIO

import msgspec
from msgspec import Struct

from gin import __version__
from gin.session.storage.files import read_beginning
from gin.session.storage.kept_copies import count_matches
from gin.session.transfer import export_format as form
from gin.session.transfer.new_files import check_target, complete_file
from gin.session.transfer.player_data import PlayerData, opened
from gin.session.transfer.scratch import empty_steps, scratch_folder

_LARGEST_TEXT = 300_000
"""Maximum size in bytes of the settings and of a saved hand; larger ones are not exported."""


class Exported(Struct, frozen=True):
    """A finished export: the file, and how many players and matches it contains."""

    path: Path
    players: int
    matches: int


def export_steps(
    players: Sequence[PlayerData], target: Path, scratch: Path, now: datetime
) -> Generator[None, None, Exported]:
    """Write an export of `players` to the new file `target`, in short steps.

    `scratch` is a folder for temporary files. The file gets its name when it is complete.

    Raises:
      SaveError: the file cannot be written, or a player's matches cannot be read.
    """
    target = check_target(target, form.SUFFIX)
    with complete_file(target) as out:
        matches = yield from _write(out, players, scratch, now)
        # Writing to the disk takes a while.
        yield
    return Exported(target, len(players), matches)


def _write(
    out: BinaryIO, players: Sequence[PlayerData], scratch: Path, now: datetime
) -> Generator[None, None, int]:
    listed: list[form.ExportedPlayer] = []
    files: list[form.ExportedFile] = []
    with zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED) as pack:
        for number, player in enumerate(players, start=1):
            folder = f"players/{number}"
            with scratch_folder(scratch) as below:
                copy = Path(below, form.DATABASE)
                with opened(player) as store:
                    yield from store.copy_steps(copy)
                listed.append(form.ExportedPlayer(folder, player.name, count_matches(copy) or 0))
                files.append((yield from _add(pack, f"{folder}/{form.DATABASE}", copy)))
                yield from empty_steps(copy)
            yield
            for name, text in _texts(player):
                files.append(_add_text(pack, f"{folder}/{name}", text))
                yield
        made = now.astimezone().isoformat(timespec="seconds")
        manifest = form.Manifest(
            form.FORMAT, form.VERSION, __version__, made, tuple(listed), tuple(files)
        )
        text = msgspec.json.format(msgspec.json.encode(manifest), indent=1)
        pack.writestr(zipfile.ZipInfo(form.MANIFEST), text, zipfile.ZIP_DEFLATED)
    return sum(player.matches for player in listed)


def _add(pack: zipfile.ZipFile, name: str, path: Path) -> Generator[None, None, form.ExportedFile]:
    info, digest = zipfile.ZipInfo(name), hashlib.sha256()
    info.compress_type, info.file_size = zipfile.ZIP_DEFLATED, path.stat().st_size
    with path.open("rb") as file, pack.open(info, "w") as into:
        while block := file.read(form.BLOCK):
            digest.update(block)
            into.write(block)
            yield
        return form.ExportedFile(name, file.tell(), digest.hexdigest())


def _add_text(pack: zipfile.ZipFile, name: str, text: bytes) -> form.ExportedFile:
    pack.writestr(zipfile.ZipInfo(name), text, zipfile.ZIP_DEFLATED)
    return form.ExportedFile(name, len(text), hashlib.sha256(text).hexdigest())


def _texts(player: PlayerData) -> Iterator[tuple[str, bytes]]:
    """Yield the settings and the saved hands of a player, as they are in the files."""
    hands = sorted(player.folder.joinpath(form.HANDS).glob("*"))
    found = (f"{form.HANDS}/{hand.name}" for hand in hands)
    for name in (form.SETTINGS, *found):
        if not form.is_file_name(f"players/1/{name}"):
            continue
        with contextlib.suppress(FileNotFoundError):
            text = read_beginning(player.folder / name, _LARGEST_TEXT + 1)
            if len(text) <= _LARGEST_TEXT:
                yield name, text
