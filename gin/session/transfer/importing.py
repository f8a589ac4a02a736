"""Reading of an export: everything in it is checked before anything is used.

The names in the file are never used as paths. Whatever a stranger may have put into the file, the
checks refuse it or the import leaves it out.
"""

from __future__ import annotations

import hashlib
import sqlite3
import tempfile
import zipfile
import zlib
from collections.abc import Generator
from pathlib import Path
from typing import TypeVar

import msgspec
from msgspec import Struct

from gin.core.errors import SaveError
from gin.core.external_text import harmless, quoted
from gin.core.message import Text, Verbatim
from gin.messages import transfer as messages
from gin.session.settings import LONGEST_NAME
from gin.session.storage.files import NoFile, read_beginning, why
from gin.session.storage.opening import sqlite_reason
from gin.session.transfer import export_format as form
from gin.session.transfer.foreign import bring_up
from gin.session.transfer.scratch import scratch_folder

T = TypeVar("T")
_ENCRYPTED = 0x1
_READABLE = (zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED)


class FoundPlayer(Struct, frozen=True):
    """A player in an export that was read: the unpacked folder, and the name, which may be empty.

    The database in the folder has this version's format. Damaged matches are marked as such.
    """

    folder: Path
    name: str

    @property
    def database(self) -> Path:
        return self.folder / form.DATABASE

    @property
    def has_settings(self) -> bool:
        return (self.folder / form.SETTINGS).is_file()


class Found(Struct, frozen=True):
    """An export that was read. `close` deletes the unpacked files."""

    path: Path
    made: str
    players: tuple[FoundPlayer, ...]
    scratch: tempfile.TemporaryDirectory[str]

    def close(self) -> None:
        self.scratch.cleanup()


def check_source(path: Path) -> Path:
    """Return the path of a file that looks like an export.

    Raises:
      SaveError: there is no such file, or it is no zip file.
    """
    try:
        path = path.expanduser()
        if not read_beginning(path, len(form.ZIP)).startswith(form.ZIP):
            raise SaveError(messages.no_export(path=_shown(path)))
    except FileNotFoundError as error:
        raise SaveError(messages.no_such_file(path=_shown(path))) from error
    except NoFile as error:
        raise SaveError(
            messages.not_read(path=Verbatim(quoted(str(path))), why=why(error))
        ) from error
    except (OSError, RuntimeError) as error:
        reason = why(error) if isinstance(error, OSError) else Verbatim(str(error))
        raise SaveError(messages.not_read(path=_shown(path), why=reason)) from error
    return path


def import_steps(path: Path, scratch: Path) -> Generator[None, None, Found]:
    """Unpack an export into a temporary folder in `scratch` and check it, in short steps.

    Raises:
      SaveError: the file is damaged, of a newer version, or no export; or the disk is full.
    """
    path = check_source(path)
    try:
        below = scratch_folder(scratch)
    except OSError as error:
        raise SaveError(messages.not_unpacked(path=_shown(path), why=why(error))) from error
    try:
        with path.open("rb") as file, zipfile.ZipFile(file) as pack:
            manifest = _manifest(path, pack)
            yield
            for listed in manifest.files:
                yield from _unpack(path, pack, listed, Path(below.name))
        players = []
        for player in manifest.players:
            players.append(_found(path, player, Path(below.name)))
            yield
        return Found(path, harmless(manifest.made, 40), tuple(players), below)
    except (zipfile.BadZipFile, EOFError, zlib.error, NotImplementedError) as error:
        below.cleanup()
        raise SaveError(messages.damaged_file(path=_shown(path))) from error
    except OSError as error:
        below.cleanup()
        raise SaveError(messages.not_unpacked(path=_shown(path), why=why(error))) from error
    except BaseException:
        below.cleanup()
        raise


def _manifest(path: Path, pack: zipfile.ZipFile) -> form.Manifest:
    infos = pack.infolist()
    by_name = {info.filename: info for info in infos}
    if form.MANIFEST not in by_name:
        raise SaveError(messages.no_export(path=_shown(path)))
    if len(infos) > form.MOST_FILES:
        raise SaveError(messages.too_many_files(path=_shown(path), most=form.MOST_FILES))
    if by_name[form.MANIFEST].file_size > form.LARGEST_MANIFEST:
        raise SaveError(messages.too_large(path=_shown(path)))
    text = pack.read(by_name[form.MANIFEST])
    heading = _decoded(path, text, form.Heading)
    if heading.format != form.FORMAT:
        raise SaveError(messages.no_export(path=_shown(path)))
    # Only now: a newer version may have files that this one does not know.
    if heading.version > form.VERSION:
        raise SaveError(
            messages.newer(path=_shown(path), version=heading.version, known=form.VERSION)
        )
    manifest = _decoded(path, text, form.Manifest)
    for info in infos:
        if not form.is_file_name(info.filename):
            raise SaveError(messages.odd_name(path=_shown(path), name=_name(info.filename)))
        if info.flag_bits & _ENCRYPTED or info.compress_type not in _READABLE:
            raise SaveError(messages.damaged_file(path=_shown(path)))
    _check_sizes(path, infos)
    names = [form.MANIFEST, *(listed.path for listed in manifest.files)]
    if sorted(names) != sorted(info.filename for info in infos):
        odd = sorted({*names} ^ {*by_name}) or names
        raise SaveError(messages.not_whole(path=_shown(path), name=_name(odd[0])))
    folders = [player.folder for player in manifest.players]
    wanted = [f"{folder}/{form.DATABASE}" for folder in folders]
    well = len(set(folders)) == len(folders) and all(map(form.is_player_folder, folders))
    if not folders or not well or not {*wanted} <= {*names}:
        raise SaveError(messages.damaged_file(path=_shown(path)))
    return manifest


def _decoded(path: Path, text: bytes, kind: type[T]) -> T:
    try:
        return msgspec.json.decode(text, type=kind)
    except (msgspec.MsgspecError, RecursionError, UnicodeDecodeError) as error:
        raise SaveError(
            messages.damaged_part(path=_shown(path), name=_name(form.MANIFEST))
        ) from error


def _check_sizes(path: Path, infos: list[zipfile.ZipInfo]) -> None:
    """Refuse a file that would fill the disk or take forever to unpack."""
    bombs = (
        info.file_size > max(form.SMALL, form.MOST_TIMES * info.compress_size) for info in infos
    )
    if any(bombs) or sum(info.file_size for info in infos) > form.LARGEST:
        raise SaveError(messages.too_large(path=_shown(path)))


def _unpack(
    path: Path, pack: zipfile.ZipFile, listed: form.ExportedFile, below: Path
) -> Generator[None, None, None]:
    """Unpack a file, whose name was checked, below a folder."""
    target, digest, size = below / listed.path, hashlib.sha256(), 0
    target.parent.mkdir(parents=True, exist_ok=True)
    with pack.open(listed.path) as packed, target.open("wb") as out:
        while block := packed.read(form.BLOCK):
            size += len(block)
            digest.update(block)
            out.write(block)
            yield
    if size != listed.size or digest.hexdigest() != listed.sha256:
        raise SaveError(messages.wrong_checksum(path=_shown(path), name=_name(listed.path)))


def _found(path: Path, player: form.ExportedPlayer, below: Path) -> FoundPlayer:
    found = FoundPlayer(below / player.folder, harmless(player.name, LONGEST_NAME).strip())
    try:
        bring_up(found.database, _shown(path))
    except sqlite3.Error as error:
        name = _name(f"{player.folder}/{form.DATABASE}")
        reason = sqlite_reason(error)
        raise SaveError(messages.bad_database(path=_shown(path), name=name, why=reason)) from error
    return found


def _name(name: str) -> Text:
    return Verbatim(quoted(name))


def _shown(path: Path) -> Text:
    return Verbatim(str(path))
