"""Exports and imports from any page: the file is asked for first."""

from __future__ import annotations

import os
from pathlib import Path

from gin.core.errors import SaveError
from gin.core.message import NOTHING, Text, Verbatim, ended
from gin.interface.destinations import (
    PATH_LETTERS,
    ExportKind,
    ToEntry,
    ToExport,
    ToImport,
    ToImports,
)
from gin.messages import transfer as messages
from gin.present.output.csv_files import check_targets
from gin.present.screen import ScreenHost
from gin.session.settings import LONGEST_PATH, Settings
from gin.session.transfer import export_format as form
from gin.session.transfer.found_exports import FoundExport, found_exports
from gin.session.transfer.importing import check_source
from gin.session.transfer.new_files import check_target, free_name, with_suffix
from gin.session.transfer.player_data import PlayerData

_CSV = ".csv"
_STEM = "gin-parlour-"


def why_not(host: ScreenHost) -> Text:
    """Return why nothing can be taken along now, or nothing."""
    return messages.NOT_SAVING if host.folder is None or host.unsaved else NOTHING


def players_here(host: ScreenHost) -> tuple[PlayerData, ...]:
    """Return the data of the players, the one at the table first; empty if nothing is saved."""
    if host.folder is None:
        return ()
    players = host.players
    others = (one for one in players.listed() if one.id != players.here)
    return (
        PlayerData(host.folder, host.settings.name, host.store),
        *(PlayerData(players.folder_of(one.id), one.name) for one in others),
    )


def add_player(host: ScreenHost, name: str, settings: Settings) -> PlayerData:
    """Add a player of an export to the players here.

    Raises:
        SaveError: nothing was added.
    """
    return PlayerData(host.players.add_with(settings), name)


def ask_for_export(host: ScreenHost, kind: ExportKind) -> None:
    """Ask for the file of an export or of a table of results, and write it."""
    if _refused(host):
        return

    def check(text: str) -> Text:
        path = with_suffix(_typed(text), suffix)
        if kind is ExportKind.CSV:
            matches, hands = check_targets(path)
            return messages.will_write_both(path=_shown(matches), other=_shown(hands))
        return messages.will_write(path=_shown(check_target(path, suffix)))

    suffix = _CSV if kind is ExportKind.CSV else form.SUFFIX
    title = messages.CSV_TITLE if kind is ExportKind.CSV else messages.EXPORT_TITLE
    host.open(
        ToEntry(
            title,
            messages.FIELD,
            messages.EXPORT_ENTRY,
            PATH_LETTERS,
            check,
            lambda text: host.open(ToExport(with_suffix(_typed(text), suffix), kind)),
            text=_proposal(host, suffix),
            most=LONGEST_PATH,
        )
    )


def exports_here(host: ScreenHost) -> tuple[FoundExport, ...]:
    """Return the exports in the folder for documents and in the data folders, the newest first."""
    folders = (host.documents, host.folder, *(player.folder for player in players_here(host)))
    return found_exports(folder for folder in folders if folder is not None)


def ask_for_import(host: ScreenHost) -> None:
    """List the exports on this computer; if there are none, ask for the file of one."""
    if _refused(host):
        return
    if exports_here(host):
        host.open(ToImports())
    else:
        type_import(host)


def type_import(host: ScreenHost) -> None:
    """Ask for the file of an export, and show the preview of its import."""

    def check(text: str) -> Text:
        return messages.will_read(path=_shown(check_source(_typed(text))))

    host.open(
        ToEntry(
            messages.IMPORT_TITLE,
            messages.FIELD,
            messages.IMPORT_ENTRY,
            PATH_LETTERS,
            check,
            lambda text: host.open(ToImport(_typed(text))),
            text="" if host.documents is None else f"{host.documents}{os.sep}",
            most=LONGEST_PATH,
        )
    )


def open_import(host: ScreenHost, path: Path) -> None:
    """Show the preview of an import from a file."""
    if not _refused(host):
        host.open(ToImport(path))


def _refused(host: ScreenHost) -> bool:
    why = why_not(host)
    if why:
        host.refuse(ended(why))
    return bool(why)


def _typed(text: str) -> Path:
    """Return a typed path; quotes around it, as from a file manager, are left out."""
    text = text.strip()
    if len(text) > 1 and text[0] == text[-1] and text[0] in "\"'":
        text = text[1:-1]
    if not text:
        raise SaveError(messages.NO_PATH)
    return Path(text)


def _proposal(host: ScreenHost, suffix: str) -> str:
    folder = host.documents
    if folder is None:
        return ""
    return str(free_name(folder, f"{_STEM}{host.today.isoformat()}", suffix))


def _shown(path: Path) -> Text:
    return Verbatim(str(path))
