"""Messages of the domain `troubles`, from `assets/languages/en/troubles.ftl`.

Written by `python -m tools.messages`.
"""

from __future__ import annotations

from gin.core.message import Message, Text


SAFE = Message("troubles-safe")


REPORT = Message("troubles-report")


REPORT_1 = Message("troubles-report-1")


def version(*, version: Text) -> Message:
    return Message("troubles-version", (("version", version),))


TITLE = Message("troubles-title")


WHERE = Message("troubles-where")


NOWHERE = Message("troubles-nowhere")


TRANSLATIONS = Message("troubles-translations")


LATELY = Message("troubles-lately")


NOTHING = Message("troubles-nothing")


def folder(*, path: Text) -> Message:
    return Message("troubles-folder", (("path", path),))


def log(*, path: Text) -> Message:
    return Message("troubles-log", (("path", path),))


HAPPENED = Message("troubles-happened")


NO_FULL_SCREEN = Message("troubles-no-full-screen")


ENDED = Message("troubles-ended")


def it_is_in(*, path: Text) -> Message:
    return Message("troubles-it-is-in", (("path", path),))


def all_is_in(*, path: Text) -> Message:
    return Message("troubles-all-is-in", (("path", path),))


PLAIN = Message("troubles-plain")


SERIES = {
    "safe": (Message("troubles-safe-1"), Message("troubles-safe-2"), Message("troubles-safe-3"), Message("troubles-safe-4"), Message("troubles-safe-5")),
}
