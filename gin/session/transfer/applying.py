"""Preview of an import, and the import itself.

A player of an export goes into the data of a player who is here. A copy of the data is kept first,
so that the import can be undone by restoring it.
"""

from __future__ import annotations

import contextlib
import shutil
import sqlite3
from collections.abc import Generator, Sequence
from pathlib import Path

from msgspec import Struct
from msgspec.structs import replace

from gin.core.errors import SaveError
from gin.core.message import Text, Verbatim
from gin.messages import transfer as messages
from gin.session import settings_file
from gin.session.record import save_record
from gin.session.settings import Settings
from gin.session.storage.connection import open_alone
from gin.session.storage.files import read_beginning, why
from gin.session.storage.kept_copies import Cause, count_matches
from gin.session.storage.opening import sqlite_reason
from gin.session.transfer import export_format as form
from gin.session.transfer.comparing import Comparison, compare_steps
from gin.session.transfer.foreign import make_empty
from gin.session.transfer.importing import Found, FoundPlayer
from gin.session.transfer.merging import merge_steps
from gin.session.transfer.player_data import PlayerData, opened
from gin.session.transfer.scratch import scratch_folder

_LARGEST_HAND = 300_000


class Preview(Struct):
    """Effects that an import would have.

    `comparisons` has a row for each player of the export, with a comparison for each player here.
    `alone` has a comparison of each player of the export with no matches at all. `held` is how many
    matches each player here has.
    """

    found: Found
    players: tuple[PlayerData, ...]
    comparisons: list[list[Comparison]]
    alone: list[Comparison]
    held: list[int]

    @property
    def has_settings(self) -> bool:
        """Whether the export has settings of any player."""
        return any(player.has_settings for player in self.found.players)

    def is_empty(self, player: int) -> bool:
        """Return whether a player here has no matches."""
        return not self.held[player]

    def usual_place(self, number: int) -> int | None:
        """Return the index of the player here who seems to be player `number` of the export.

        That is the one who shares most matches, or else has the same name. A player without a name
        is the only one here, if there is only one in the export too. None if there is none.
        """
        shared = [one.shared for one in self.comparisons[number]]
        if any(shared):
            return shared.index(max(shared))
        name = self.found.players[number].name.casefold()
        if not name:
            return 0 if len(self.players) == len(self.found.players) == 1 else None
        names = [player.name.casefold() for player in self.players]
        return names.index(name) if name in names else None


class Imported(Struct, frozen=True):
    """A finished import: numbers of matches that were added, updated and replaced.

    `answers` is the number of added answers to exercises, apart from those about new matches.
    """

    new: int = 0
    further: int = 0
    replaced: int = 0
    answers: int = 0

    def __add__(self, other: Imported) -> Imported:
        return Imported(
            self.new + other.new,
            self.further + other.further,
            self.replaced + other.replaced,
            self.answers + other.answers,
        )


def preview_steps(found: Found, players: Sequence[PlayerData]) -> Generator[None, None, Preview]:
    """Compare an export with the players here, in short steps.

    Raises:
      SaveError: a player's data cannot be read.
    """
    preview = Preview(found, tuple(players), [[] for _ in found.players], [], [])
    for number, player in enumerate(players):
        copy = Path(found.scratch.name, f"here-{number}.db")
        with opened(player) as store:
            yield from store.copy_steps(copy)
        preview.held.append(count_matches(copy) or 0)
        yield
        for its, row in zip(found.players, preview.comparisons, strict=True):
            row.append((yield from _compared(found.path, its.database, copy)))
    nothing = Path(found.scratch.name, "nothing.db")
    make_empty(nothing)
    for its in found.players:
        preview.alone.append((yield from _compared(found.path, its.database, nothing)))
    return preview


def _compared(path: Path, there: Path, here: Path) -> Generator[None, None, Comparison]:
    try:
        with (
            contextlib.closing(open_alone(there)) as its,
            contextlib.closing(open_alone(here)) as own,
        ):
            its.text_factory = own.text_factory = lambda text: text.decode("utf-8", "replace")
            return (yield from compare_steps(its, own))
    except sqlite3.Error as error:
        raise SaveError(
            messages.not_read(path=Verbatim(str(path)), why=sqlite_reason(error))
        ) from error


def import_player_steps(
    found: FoundPlayer, into: PlayerData, *, replace: bool, program: str = ""
) -> Generator[None, None, Imported]:
    """Import a player's matches and saved hands, in short steps.

    `program` is the outside program of the player `into`; see `merge_steps`.

    Raises:
      SaveError: nothing was imported, for instance because the disk is full.
    """
    try:
        with opened(into) as store, scratch_folder(into.folder) as below:
            made = Path(below, form.DATABASE)
            yield from store.copy_steps(made)
            compared = yield from _compared(found.folder, found.database, made)
            done = Imported(
                len(compared.new),
                len(compared.further),
                len(compared.different) * replace,
                compared.answers,
            )
            if done != Imported():
                yield from merge_steps(
                    made, found.database, compared, replace=replace, program=program
                )
                store.replace_with(made, Cause.IMPORT)
    except OSError as error:
        raise SaveError(messages.not_imported(why=why(error))) from error
    except sqlite3.Error as error:
        raise SaveError(messages.not_imported(why=sqlite_reason(error))) from error
    _copy_hands(found, into.folder)
    return done


def _copy_hands(found: FoundPlayer, folder: Path) -> None:
    """Copy the saved hands; a hand that is here already is left as it is."""
    for hand in sorted(found.folder.joinpath(form.HANDS).glob("*")):
        try:
            text = read_beginning(hand, _LARGEST_HAND).decode("utf-8", "replace")
        except OSError as error:
            raise SaveError(messages.hands_not_imported(why=why(error))) from error
        save_record(folder / form.HANDS, hand.stem, text, hand.suffix.removeprefix("."))


def settings_of(found: FoundPlayer, own: Settings) -> tuple[Settings, tuple[Text, ...]]:
    """Return an imported player's settings, and sentences about those that could not be used.

    The outside program is not taken over, because its name is a command, nor is the window's place.
    """
    settings, problems = settings_file.read(found.folder)
    kept = replace(settings, program=own.program, window=own.window, full_screen=own.full_screen)
    return kept, problems


def keep_settings(folder: Path) -> None:
    """Keep a copy of a player's settings file, if there is one, next to it.

    Raises:
      SaveError: the copy cannot be written.
    """
    path, number = folder / settings_file.FILE, 1
    while (copy := path.with_suffix(f".before-import-{number}.toml")).exists():
        number += 1
    try:
        with contextlib.suppress(FileNotFoundError):
            shutil.copyfile(path, copy)
    except OSError as error:
        raise SaveError(messages.settings_not_imported(why=why(error))) from error
