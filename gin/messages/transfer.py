"""Messages of the domain `transfer`, from `assets/languages/en/transfer.ftl`.

Written by `python -m tools.messages`.
"""

from __future__ import annotations

from datetime import date
from enum import Enum
from gin.core.message import Message, Text


TITLE = Message("transfer-title")


SUBTITLE = Message("transfer-subtitle")


TAKE_ALONG = Message("transfer-take-along")


COPIES = Message("transfer-copies")


AFRESH = Message("transfer-afresh")


EXPORT_ALL = Message("transfer-export-all")


def export_all_note(*, count: int) -> Message:
    return Message("transfer-export-all-note", (("count", count),))


EXPORT_YOURS = Message("transfer-export-yours")


EXPORT_OWN_NOTE = Message("transfer-export-own-note")


IMPORT = Message("transfer-import")


IMPORT_NOTE = Message("transfer-import-note")


CSV = Message("transfer-csv")


CSV_NOTE = Message("transfer-csv-note")


def matches(*, count: int) -> Message:
    return Message("transfer-matches", (("count", count),))


UNREADABLE = Message("transfer-unreadable")


DAILY = Message("transfer-daily")


BEFORE_IMPORT = Message("transfer-before-import")


BEFORE_RESTORE = Message("transfer-before-restore")


BEFORE_RESET = Message("transfer-before-reset")


NO_COPIES = Message("transfer-no-copies")


RESET = Message("transfer-reset")


RESET_NOTE = Message("transfer-reset-note")


NOT_SAVING = Message("transfer-not-saving")


def restore_asked(*, count: int, day: date) -> Message:
    return Message("transfer-restore-asked", (("count", count), ("day", day),))


RESTORE_TITLE = Message("transfer-restore-title")


def restore_keeps(*, count: int) -> Message:
    return Message("transfer-restore-keeps", (("count", count),))


RESTORE = Message("transfer-restore")


RESET_ASKED = Message("transfer-reset-asked")


def reset_keeps(*, count: int) -> Message:
    return Message("transfer-reset-keeps", (("count", count),))


RESET_YES = Message("transfer-reset-yes")


KEEP = Message("transfer-keep")


EXPORT_TITLE = Message("transfer-export-title")


IMPORT_TITLE = Message("transfer-import-title")


CSV_TITLE = Message("transfer-csv-title")


FIELD = Message("transfer-field")


EXPORT_ENTRY = Message("transfer-export-entry")


IMPORT_ENTRY = Message("transfer-import-entry")


def will_write(*, path: Text) -> Message:
    return Message("transfer-will-write", (("path", path),))


def will_write_both(*, other: Text, path: Text) -> Message:
    return Message("transfer-will-write-both", (("other", other), ("path", path),))


def will_read(*, path: Text) -> Message:
    return Message("transfer-will-read", (("path", path),))


FOUND = Message("transfer-found")


IMPORT_SUBTITLE = Message("transfer-import-subtitle")


OTHER_FILE = Message("transfer-other-file")


def found_one(*, count: int, path: Text) -> Message:
    return Message("transfer-found-one", (("count", count), ("path", path),))


def found_players(*, count: int, path: Text, players: int) -> Message:
    return Message("transfer-found-players", (("count", count), ("path", path), ("players", players),))


def writing(*, path: Text) -> Message:
    return Message("transfer-writing", (("path", path),))


def reading(*, path: Text) -> Message:
    return Message("transfer-reading", (("path", path),))


IMPORTING = Message("transfer-importing")


WAIT = Message("transfer-wait")


WAIT_IMPORT = Message("transfer-wait-import")


def exported(*, count: int, path: Text) -> Message:
    return Message("transfer-exported", (("count", count), ("path", path),))


def exported_players(*, count: int, path: Text, players: int) -> Message:
    return Message("transfer-exported-players", (("count", count), ("path", path), ("players", players),))


def csv_written(*, count: int, hands: int, other: Text, path: Text) -> Message:
    return Message("transfer-csv-written", (("count", count), ("hands", hands), ("other", other), ("path", path),))


def imported(*, count: int) -> Message:
    return Message("transfer-imported", (("count", count),))


def updated(*, count: int) -> Message:
    return Message("transfer-updated", (("count", count),))


def replaced(*, count: int) -> Message:
    return Message("transfer-replaced", (("count", count),))


def players_added(*, count: int) -> Message:
    return Message("transfer-players-added", (("count", count),))


def answers_added(*, count: int) -> Message:
    return Message("transfer-answers-added", (("count", count),))


SETTINGS_TAKEN = Message("transfer-settings-taken")


UNDO = Message("transfer-undo")


def restored(*, count: int, day: date) -> Message:
    return Message("transfer-restored", (("count", count), ("day", day),))


BEGUN_AFRESH = Message("transfer-begun-afresh")


def comes_from(*, made: Text, path: Text) -> Message:
    return Message("transfer-comes-from", (("made", made), ("path", path),))


def player(*, number: int) -> Message:
    return Message("transfer-player", (("number", number),))


THE_PLAYER = Message("transfer-the-player")


def to_player(*, name: Text) -> Message:
    return Message("transfer-to-player", (("name", name),))


TO_YOU = Message("transfer-to-you")


TO_NAMELESS = Message("transfer-to-nameless")


AS_NEW = Message("transfer-as-new")


LEFT_OUT = Message("transfer-left-out")


def new(*, count: int) -> Message:
    return Message("transfer-new", (("count", count),))


def same(*, count: int) -> Message:
    return Message("transfer-same", (("count", count),))


def further(*, count: int) -> Message:
    return Message("transfer-further", (("count", count),))


def behind(*, count: int) -> Message:
    return Message("transfer-behind", (("count", count),))


def different_stay(*, count: int) -> Message:
    return Message("transfer-different-stay", (("count", count),))


def different_go(*, count: int) -> Message:
    return Message("transfer-different-go", (("count", count),))


def unknown(*, count: int, game: Text) -> Message:
    return Message("transfer-unknown", (("count", count), ("game", game),))


def damaged(*, count: int) -> Message:
    return Message("transfer-damaged", (("count", count),))


def new_answers(*, count: int) -> Message:
    return Message("transfer-new-answers", (("count", count),))


DIFFERENT = Message("transfer-different")


DIFFERENT_NOTE = Message("transfer-different-note")


KEEP_MINE = Message("transfer-keep-mine")


TAKE_THEIRS = Message("transfer-take-theirs")


SETTINGS = Message("transfer-settings")


SETTINGS_NOTE = Message("transfer-settings-note")


SETTINGS_STAY = Message("transfer-settings-stay")


SETTINGS_CHANGE = Message("transfer-settings-change")


IMPORT_NOW = Message("transfer-import-now")


NOTHING_NEW = Message("transfer-nothing-new")


IMPORT_OR_NOT = Message("transfer-import-or-not")


NOT_CONFIRMED = Message("transfer-not-confirmed")


COLUMN_PLAYER = Message("transfer-column-player")


COLUMN_MATCH = Message("transfer-column-match")


COLUMN_BEGUN = Message("transfer-column-begun")


COLUMN_PLAYED = Message("transfer-column-played")


COLUMN_GAME = Message("transfer-column-game")


COLUMN_OPTIONS = Message("transfer-column-options")


COLUMN_OPPONENT = Message("transfer-column-opponent")


COLUMN_STATE = Message("transfer-column-state")


COLUMN_PRACTICE = Message("transfer-column-practice")


COLUMN_DAILY = Message("transfer-column-daily")


COLUMN_HANDS = Message("transfer-column-hands")


COLUMN_POINTS = Message("transfer-column-points")


COLUMN_THEIR_POINTS = Message("transfer-column-their-points")


COLUMN_WINNER = Message("transfer-column-winner")


COLUMN_HINTS = Message("transfer-column-hints")


COLUMN_HAND = Message("transfer-column-hand")


COLUMN_ENDING = Message("transfer-column-ending")


COLUMN_ENDED_BY = Message("transfer-column-ended-by")


COLUMN_DEADWOOD = Message("transfer-column-deadwood")


COLUMN_THEIR_DEADWOOD = Message("transfer-column-their-deadwood")


YOU = Message("transfer-you")


YES = Message("transfer-yes")


NO = Message("transfer-no")


def state(*, state: Enum) -> Message:
    return Message("transfer-state", (("state", state),))


def outcome(*, outcome: Enum) -> Message:
    return Message("transfer-outcome", (("outcome", outcome),))


def no_folder(*, path: Text) -> Message:
    return Message("transfer-no-folder", (("path", path),))


def is_folder(*, path: Text) -> Message:
    return Message("transfer-is-folder", (("path", path),))


def there_already(*, path: Text) -> Message:
    return Message("transfer-there-already", (("path", path),))


def no_such_name(*, path: Text) -> Message:
    return Message("transfer-no-such-name", (("path", path),))


def not_written(*, path: Text, why: Text) -> Message:
    return Message("transfer-not-written", (("path", path), ("why", why),))


def no_such_file(*, path: Text) -> Message:
    return Message("transfer-no-such-file", (("path", path),))


NO_PATH = Message("transfer-no-path")


def not_read(*, path: Text, why: Text) -> Message:
    return Message("transfer-not-read", (("path", path), ("why", why),))


def no_export(*, path: Text) -> Message:
    return Message("transfer-no-export", (("path", path),))


def damaged_file(*, path: Text) -> Message:
    return Message("transfer-damaged-file", (("path", path),))


def damaged_part(*, name: Text, path: Text) -> Message:
    return Message("transfer-damaged-part", (("name", name), ("path", path),))


def wrong_checksum(*, name: Text, path: Text) -> Message:
    return Message("transfer-wrong-checksum", (("name", name), ("path", path),))


def odd_name(*, name: Text, path: Text) -> Message:
    return Message("transfer-odd-name", (("name", name), ("path", path),))


def not_whole(*, name: Text, path: Text) -> Message:
    return Message("transfer-not-whole", (("name", name), ("path", path),))


def too_large(*, path: Text) -> Message:
    return Message("transfer-too-large", (("path", path),))


def too_many_files(*, most: int, path: Text) -> Message:
    return Message("transfer-too-many-files", (("most", most), ("path", path),))


def newer(*, known: int, path: Text, version: int) -> Message:
    return Message("transfer-newer", (("known", known), ("path", path), ("version", version),))


def newer_matches(*, format: int, known: int, path: Text) -> Message:
    return Message("transfer-newer-matches", (("format", format), ("known", known), ("path", path),))


def bad_database(*, name: Text, path: Text, why: Text) -> Message:
    return Message("transfer-bad-database", (("name", name), ("path", path), ("why", why),))


def not_unpacked(*, path: Text, why: Text) -> Message:
    return Message("transfer-not-unpacked", (("path", path), ("why", why),))


def not_imported(*, why: Text) -> Message:
    return Message("transfer-not-imported", (("why", why),))


def hands_not_imported(*, why: Text) -> Message:
    return Message("transfer-hands-not-imported", (("why", why),))


def settings_not_imported(*, why: Text) -> Message:
    return Message("transfer-settings-not-imported", (("why", why),))


def not_restored(*, why: Text) -> Message:
    return Message("transfer-not-restored", (("why", why),))
