"""Messages of the domain `errors`, from `assets/languages/en/errors.ftl`.

Written by `python -m tools.messages`.
"""

from __future__ import annotations

from gin.core.message import Message, Text


DISK_FULL = Message("errors-disk-full")


READ_ONLY = Message("errors-read-only")


DISK_REFUSES = Message("errors-disk-refuses")


IS_FOLDER = Message("errors-is-folder")


IS_PIPE = Message("errors-is-pipe")


IS_SOCKET = Message("errors-is-socket")


IS_DEVICE = Message("errors-is-device")


IS_NO_FILE = Message("errors-is-no-file")


IS_NOT_WRITABLE = Message("errors-is-not-writable")


NO_SUCH_NAME = Message("errors-no-such-name")


MALFORMED = Message("errors-malformed")


NOT_A_DATABASE = Message("errors-not-a-database")


OF_ANOTHER_PROGRAM = Message("errors-of-another-program")


HELD_BY_ANOTHER = Message("errors-held-by-another")


NOT_OPENED = Message("errors-not-opened")


DOES_NOT_FIT = Message("errors-does-not-fit")


def sqlite_says(*, text: Text) -> Message:
    return Message("errors-sqlite-says", (("text", text),))


def cut_signs(*, sign: Text) -> Message:
    return Message("errors-cut-signs", (("sign", sign),))


def cut_length(*, length: int, most: int) -> Message:
    return Message("errors-cut-length", (("length", length), ("most", most),))


def deal_code_length(*, code: Text, count: int, wanted: int) -> Message:
    return Message("errors-deal-code-length", (("code", code), ("count", count), ("wanted", wanted),))


def deal_code_sign(*, code: Text, sign: Text) -> Message:
    return Message("errors-deal-code-sign", (("code", code), ("sign", sign),))


def game_code_sign(*, code: Text, sign: Text) -> Message:
    return Message("errors-game-code-sign", (("code", code), ("sign", sign),))


def game_code_short(*, code: Text, count: int) -> Message:
    return Message("errors-game-code-short", (("code", code), ("count", count),))


def game_code_mistyped(*, code: Text) -> Message:
    return Message("errors-game-code-mistyped", (("code", code),))


def game_code_unknown(*, code: Text) -> Message:
    return Message("errors-game-code-unknown", (("code", code),))


def no_card(*, ranks: Text, suits: Text, text: Text) -> Message:
    return Message("errors-no-card", (("ranks", ranks), ("suits", suits), ("text", text),))


def card_twice(*, card: Text, text: Text) -> Message:
    return Message("errors-card-twice", (("card", card), ("text", text),))


def no_action(*, text: Text) -> Message:
    return Message("errors-no-action", (("text", text),))


def no_action_as(*, text: Text, why: Text) -> Message:
    return Message("errors-no-action-as", (("text", text), ("why", why),))


def not_legal(*, text: Text) -> Message:
    return Message("errors-not-legal", (("text", text),))


def no_level(*, level: int, levels: Text) -> Message:
    return Message("errors-no-level", (("level", level), ("levels", levels),))


def no_setting(*, name: Text) -> Message:
    return Message("errors-no-setting", (("name", name),))


def setting_value(*, known: tuple[Text, ...], name: Text, value: Text) -> Message:
    return Message("errors-setting-value", (("known", known), ("name", name), ("value", value),))


def setting_name(*, most: int, value: Text) -> Message:
    return Message("errors-setting-name", (("most", most), ("value", value),))


def setting_portrait(*, example: Text, value: Text) -> Message:
    return Message("errors-setting-portrait", (("example", example), ("value", value),))


def no_part(*, known: tuple[Text, ...], part: Text) -> Message:
    return Message("errors-no-part", (("known", known), ("part", part),))


def setting_part(*, known: tuple[Text, ...], part: Text, value: Text) -> Message:
    return Message("errors-setting-part", (("known", known), ("part", part), ("value", value),))


def setting_program(*, most: int, value: Text) -> Message:
    return Message("errors-setting-program", (("most", most), ("value", value),))


def setting_folder(*, name: Text, value: Text) -> Message:
    return Message("errors-setting-folder", (("name", name), ("value", value),))


def setting_window(*, value: Text) -> Message:
    return Message("errors-setting-window", (("value", value),))


def no_command(*, command: Text) -> Message:
    return Message("errors-no-command", (("command", command),))


def setting_key(*, command: Text, value: Text) -> Message:
    return Message("errors-setting-key", (("command", command), ("value", value),))


KEYS_ARE_SET = Message("errors-keys-are-set")


def longer_than(*, most: int) -> Message:
    return Message("errors-longer-than", (("most", most),))


def more_bytes(*, most: int) -> Message:
    return Message("errors-more-bytes", (("most", most),))


NOT_A_SETTING = Message("errors-not-a-setting")


def settings_not_kept(*, path: Text, why: Text) -> Message:
    return Message("errors-settings-not-kept", (("path", path), ("why", why),))


def settings_unread(*, path: Text, why: Text) -> Message:
    return Message("errors-settings-unread", (("path", path), ("why", why),))


def line_left_out(*, file: Text, line: int, text: Text, why: Text) -> Message:
    return Message("errors-line-left-out", (("file", file), ("line", line), ("text", text), ("why", why),))


def lines_left_out(*, count: int, file: Text) -> Message:
    return Message("errors-lines-left-out", (("count", count), ("file", file),))


def broken_kept(*, file: Text) -> Message:
    return Message("errors-broken-kept", (("file", file),))


def people_newer(*, format: int, known: int, path: Text) -> Message:
    return Message("errors-people-newer", (("format", format), ("known", known), ("path", path),))


def people_damaged(*, path: Text) -> Message:
    return Message("errors-people-damaged", (("path", path),))


def people_unread(*, path: Text, why: Text) -> Message:
    return Message("errors-people-unread", (("path", path), ("why", why),))


def people_not_kept(*, path: Text, why: Text) -> Message:
    return Message("errors-people-not-kept", (("path", path), ("why", why),))


PEOPLE_LIST_IS_NEWER = Message("errors-people-list-is-newer")


def people_gone(*, count: int, folders: tuple[Text, ...], path: Text) -> Message:
    return Message("errors-people-gone", (("count", count), ("folders", folders), ("path", path),))


def people_found(*, count: int, folders: tuple[Text, ...], path: Text) -> Message:
    return Message("errors-people-found", (("count", count), ("folders", folders), ("path", path),))


def player_gone(*, path: Text) -> Message:
    return Message("errors-player-gone", (("path", path),))


NO_HOME = Message("errors-no-home")


def cannot_write_in(*, path: Text, why: Text) -> Message:
    return Message("errors-cannot-write-in", (("path", path), ("why", why),))


def no_folder_called(*, path: Text) -> Message:
    return Message("errors-no-folder-called", (("path", path),))


def cannot_write(*, path: Text, why: Text) -> Message:
    return Message("errors-cannot-write", (("path", path), ("why", why),))


def cannot_use(*, path: Text, why: Text) -> Message:
    return Message("errors-cannot-use", (("path", path), ("why", why),))


def in_use(*, path: Text) -> Message:
    return Message("errors-in-use", (("path", path),))


def in_use_window(*, path: Text, title: Text) -> Message:
    return Message("errors-in-use-window", (("path", path), ("title", title),))


def in_use_terminal(*, name: Text, path: Text) -> Message:
    return Message("errors-in-use-terminal", (("name", name), ("path", path),))


def newer(*, format: int, known: int, path: Text) -> Message:
    return Message("errors-newer", (("format", format), ("known", known), ("path", path),))


def nothing_saved(*, path: Text, why: Text) -> Message:
    return Message("errors-nothing-saved", (("path", path), ("why", why),))


def not_set_aside(*, path: Text, why: Text) -> Message:
    return Message("errors-not-set-aside", (("path", path), ("why", why),))


def match_damaged(*, game: Text, match: int) -> Message:
    return Message("errors-match-damaged", (("game", game), ("match", match),))


def more_damaged(*, count: int) -> Message:
    return Message("errors-more-damaged", (("count", count),))


def saved_again(*, file: Text) -> Message:
    return Message("errors-saved-again", (("file", file),))


def file_gone(*, file: Text, folder: Text) -> Message:
    return Message("errors-file-gone", (("file", file), ("folder", folder),))


def gone_copy_taken(*, count: int, day: Text, file: Text, folder: Text) -> Message:
    return Message("errors-gone-copy-taken", (("count", count), ("day", day), ("file", file), ("folder", folder),))


def empty_copy_taken(*, count: int, day: Text, file: Text) -> Message:
    return Message("errors-empty-copy-taken", (("count", count), ("day", day), ("file", file),))


def copy_not_taken(*, path: Text, why: Text) -> Message:
    return Message("errors-copy-not-taken", (("path", path), ("why", why),))


def no_locks(*, path: Text) -> Message:
    return Message("errors-no-locks", (("path", path),))


def rescued(*, file: Text) -> Message:
    return Message("errors-rescued", (("file", file),))


def rescued_with_copy(*, day: Text, file: Text) -> Message:
    return Message("errors-rescued-with-copy", (("day", day), ("file", file),))


def not_saved_again(*, path: Text, why: Text) -> Message:
    return Message("errors-not-saved-again", (("path", path), ("why", why),))


def new_begun(*, aside: Text, file: Text, why: Text) -> Message:
    return Message("errors-new-begun", (("aside", aside), ("file", file), ("why", why),))


def copy_taken(*, count: int, day: Text, file: Text) -> Message:
    return Message("errors-copy-taken", (("count", count), ("day", day), ("file", file),))


def saved(*, count: int, file: Text) -> Message:
    return Message("errors-saved", (("count", count), ("file", file),))


def saved_with_copy(*, copied: int, count: int, day: Text, file: Text) -> Message:
    return Message("errors-saved-with-copy", (("copied", copied), ("count", count), ("day", day), ("file", file),))


def saved_from_copy(*, count: int, day: Text, file: Text) -> Message:
    return Message("errors-saved-from-copy", (("count", count), ("day", day), ("file", file),))


def match(*, match: int) -> Message:
    return Message("errors-match", (("match", match),))


def match_of(*, game: Text, match: int) -> Message:
    return Message("errors-match-of", (("game", game), ("match", match),))


def not_whole(*, matches: tuple[Text, ...]) -> Message:
    return Message("errors-not-whole", (("matches", matches),))


def not_whole_and_more(*, matches: tuple[Text, ...], more: int) -> Message:
    return Message("errors-not-whole-and-more", (("matches", matches), ("more", more),))


def lost(*, matches: tuple[Text, ...]) -> Message:
    return Message("errors-lost", (("matches", matches),))


def lost_and_more(*, matches: tuple[Text, ...], more: int) -> Message:
    return Message("errors-lost-and-more", (("matches", matches), ("more", more),))


def store_gone(*, path: Text) -> Message:
    return Message("errors-store-gone", (("path", path),))


def not_kept(*, why: Text) -> Message:
    return Message("errors-not-kept", (("why", why),))


def not_replaced(*, path: Text, why: Text) -> Message:
    return Message("errors-not-replaced", (("path", path), ("why", why),))


def unread(*, why: Text) -> Message:
    return Message("errors-unread", (("why", why),))


def damaged_now(*, file: Text) -> Message:
    return Message("errors-damaged-now", (("file", file),))


def no_copy_today(*, why: Text) -> Message:
    return Message("errors-no-copy-today", (("why", why),))


DAMAGED_LATER = Message("errors-damaged-later")


def no_match(*, match: int) -> Message:
    return Message("errors-no-match", (("match", match),))


def not_gone_on_with(*, game: Text, match: int, why: Text) -> Message:
    return Message("errors-not-gone-on-with", (("game", game), ("match", match), ("why", why),))


NO_SENSE = Message("errors-no-sense")


def hand_not_finished(*, hand: int, match: int) -> Message:
    return Message("errors-hand-not-finished", (("hand", hand), ("match", match),))


def out_of_place(*, action: Text, hand: int, match: int) -> Message:
    return Message("errors-out-of-place", (("action", action), ("hand", hand), ("match", match),))


NO_SECRET = Message("errors-no-secret")


def no_cut(*, cut: Text) -> Message:
    return Message("errors-no-cut", (("cut", cut),))


def no_partner(*, text: Text) -> Message:
    return Message("errors-no-partner", (("text", text),))


NOBODY_OPPOSITE = Message("errors-nobody-opposite")


def no_dealer(*, seat: int) -> Message:
    return Message("errors-no-dealer", (("seat", seat),))


def program_long(*, most: int) -> Message:
    return Message("errors-program-long", (("most", most),))


PROGRAM_EMPTY = Message("errors-program-empty")


def program_unseen(*, name: Text) -> Message:
    return Message("errors-program-unseen", (("name", name),))


def no_program(*, name: Text) -> Message:
    return Message("errors-no-program", (("name", name),))


def program_quotes(*, name: Text) -> Message:
    return Message("errors-program-quotes", (("name", name),))
