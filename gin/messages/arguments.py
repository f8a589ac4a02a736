"""Messages of the domain `arguments`, from `assets/languages/en/arguments.ftl`.

Written by `python -m tools.messages`.
"""

from __future__ import annotations

from gin.core.message import Message, Text


USAGE = Message("arguments-usage")


OPTIONS = Message("arguments-options")


DESCRIPTION = Message("arguments-description")


EPILOG = Message("arguments-epilog")


A_NUMBER = Message("arguments-a-number")


A_GAME = Message("arguments-a-game")


AN_OPTION = Message("arguments-an-option")


A_LANGUAGE = Message("arguments-a-language")


A_FOLDER = Message("arguments-a-folder")


A_NAME = Message("arguments-a-name")


A_CODE = Message("arguments-a-code")


A_FILE = Message("arguments-a-file")


HELP = Message("arguments-help")


TEXT = Message("arguments-text")


BRAILLE = Message("arguments-braille")


WIDTH = Message("arguments-width")


SPEECH = Message("arguments-speech")


GAME = Message("arguments-game")


WITH = Message("arguments-with")


def language(*, languages: tuple[Text, ...]) -> Message:
    return Message("arguments-language", (("languages", languages),))


FIRST_SEED = Message("arguments-first-seed")


def level(*, levels: Text, names: tuple[Text, ...]) -> Message:
    return Message("arguments-level", (("levels", levels), ("names", names),))


PLAYER = Message("arguments-player")


JOIN = Message("arguments-join")


DATA = Message("arguments-data")


LIST_GAMES = Message("arguments-list-games")


RULES = Message("arguments-rules")


CHALLENGE = Message("arguments-challenge")


VERIFY = Message("arguments-verify")


EXPORT = Message("arguments-export")


IMPORT = Message("arguments-import")


CSV = Message("arguments-csv")


SELFTEST = Message("arguments-selftest")


ENGINE = Message("arguments-engine")


VERSION = Message("arguments-version")


def not_opened(*, path: Text) -> Message:
    return Message("arguments-not-opened", (("path", path),))


def error(*, program: Text, why: Text) -> Message:
    return Message("arguments-error", (("program", program), ("why", why),))


def try_help(*, program: Text) -> Message:
    return Message("arguments-try-help", (("program", program),))


def unused(*, options: tuple[Text, ...]) -> Message:
    return Message("arguments-unused", (("options", options),))


def argument(*, name: Text, why: Text) -> Message:
    return Message("arguments-argument", (("name", name), ("why", why),))


def unrecognized(*, words: tuple[Text, ...]) -> Message:
    return Message("arguments-unrecognized", (("words", words),))


def ambiguous(*, name: Text, names: tuple[Text, ...]) -> Message:
    return Message("arguments-ambiguous", (("name", name), ("names", names),))


EXPECTED = Message("arguments-expected")


TAKES_NONE = Message("arguments-takes-none")


def no_value(*, value: Text) -> Message:
    return Message("arguments-no-value", (("value", value),))


def no_choice(*, known: tuple[Text, ...], value: Text) -> Message:
    return Message("arguments-no-choice", (("known", known), ("value", value),))


NO_FILE = Message("arguments-no-file")


NO_FOLDER = Message("arguments-no-folder")


NO_PLAYER = Message("arguments-no-player")


def no_seed(*, most: int, value: Text) -> Message:
    return Message("arguments-no-seed", (("most", most), ("value", value),))


def no_opponent(*, levels: Text, names: tuple[Text, ...], value: Text) -> Message:
    return Message("arguments-no-opponent", (("levels", levels), ("names", names), ("value", value),))


def no_width(*, least: int, most: int, value: Text) -> Message:
    return Message("arguments-no-width", (("least", least), ("most", most), ("value", value),))
