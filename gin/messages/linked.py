"""Messages of the domain `linked`, from `assets/languages/en/linked.ftl`.

Written by `python -m tools.messages`.
"""

from __future__ import annotations

from enum import Enum
from gin.core.message import Message, Text


HOST = Message("linked-host")


WAITING_TITLE = Message("linked-waiting-title")


def resume_title(*, name: Text) -> Message:
    return Message("linked-resume-title", (("name", name),))


def code(*, code: Text) -> Message:
    return Message("linked-code", (("code", code),))


def code_letters(*, letters: Text) -> Message:
    return Message("linked-code-letters", (("letters", letters),))


HOW = Message("linked-how")


def how_typed(*, command: Text) -> Message:
    return Message("linked-how-typed", (("command", command),))


ONLY_HERE = Message("linked-only-here")


HERE = Message("linked-here")


CANCEL = Message("linked-cancel")


JOIN = Message("linked-join")


FIELD = Message("linked-field")


def note(*, count: int) -> Message:
    return Message("linked-note", (("count", count),))


def ready(*, code: Text) -> Message:
    return Message("linked-ready", (("code", code),))


def sits_down(*, name: Text) -> Message:
    return Message("linked-sits-down", (("name", name),))


def you_sit_down(*, name: Text) -> Message:
    return Message("linked-you-sit-down", (("name", name),))


def away(*, name: Text) -> Message:
    return Message("linked-away", (("name", name),))


def back(*, name: Text) -> Message:
    return Message("linked-back", (("name", name),))


def gone(*, code: Text, name: Text) -> Message:
    return Message("linked-gone", (("code", code), ("name", name),))


def flooded(*, code: Text, name: Text) -> Message:
    return Message("linked-flooded", (("code", code), ("name", name),))


def new_code(*, code: Text) -> Message:
    return Message("linked-new-code", (("code", code),))


def host_gone(*, name: Text) -> Message:
    return Message("linked-host-gone", (("name", name),))


SAVED = Message("linked-saved")


def taken_back(*, name: Text) -> Message:
    return Message("linked-taken-back", (("name", name),))


def cut(*, name: Text) -> Message:
    return Message("linked-cut", (("name", name),))


def has_played(*, name: Text) -> Message:
    return Message("linked-has-played", (("name", name),))


def note_away(*, name: Text) -> Message:
    return Message("linked-note-away", (("name", name),))


def note_gone(*, code: Text, name: Text) -> Message:
    return Message("linked-note-gone", (("code", code), ("name", name),))


def host_begins(*, name: Text) -> Message:
    return Message("linked-host-begins", (("name", name),))


AFTER_MATCH = Message("linked-after-match")


def no_code(*, code: Text, count: int) -> Message:
    return Message("linked-no-code", (("code", code), ("count", count),))


def no_table(*, code: Text) -> Message:
    return Message("linked-no-table", (("code", code),))


def wrong_code(*, code: Text) -> Message:
    return Message("linked-wrong-code", (("code", code),))


FULL = Message("linked-full")


OTHER_PLAYER = Message("linked-other-player")


VERSION = Message("linked-version")


def other_user(*, path: Text) -> Message:
    return Message("linked-other-user", (("path", path),))


SILENT = Message("linked-silent")


def nonsense(*, why: Text) -> Message:
    return Message("linked-nonsense", (("why", why),))


NOTHING_SAVED = Message("linked-nothing-saved")


def not_opened(*, path: Text, why: Text) -> Message:
    return Message("linked-not-opened", (("path", path), ("why", why),))


def host_away(*, name: Text) -> Message:
    return Message("linked-host-away", (("name", name),))


TOO_EARLY = Message("linked-too-early")


def no_answer(*, name: Text) -> Message:
    return Message("linked-no-answer", (("name", name),))


def refused(*, why: Enum) -> Message:
    return Message("linked-refused", (("why", why),))


WRONG_RECORD = Message("linked-wrong-record")


NO_RECORD = Message("linked-no-record")
