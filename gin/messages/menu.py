"""Messages of the domain `menu`, from `assets/languages/en/menu.ftl`.

Written by `python -m tools.messages`.
"""

from __future__ import annotations

from gin.core.message import Message, Who


TITLE = Message("menu-title")


SUBTITLE = Message("menu-subtitle")


def newcomer(*, who: Who) -> Message:
    return Message("menu-newcomer", (("who", who),))


CONTINUE = Message("menu-continue")


def you_lead(*, lost: int, who: Who, won: int) -> Message:
    return Message("menu-you-lead", (("lost", lost), ("who", who), ("won", won),))


def they_lead(*, lost: int, who: Who, won: int) -> Message:
    return Message("menu-they-lead", (("lost", lost), ("who", who), ("won", won),))


def level(*, who: Who, won: int) -> Message:
    return Message("menu-level", (("who", who), ("won", won),))


def challenger(*, next: Who, number: int, who: Who) -> Message:
    return Message("menu-challenger", (("next", next), ("number", number), ("who", who),))


def consoler(*, next: Who, number: int, who: Who) -> Message:
    return Message("menu-consoler", (("next", next), ("number", number), ("who", who),))


PLAY = Message("menu-play")


def play_note(*, who: Who) -> Message:
    return Message("menu-play-note", (("who", who),))


SOLITARY = Message("menu-solitary")


SOLITARY_NOTE = Message("menu-solitary-note")


LESSON = Message("menu-lesson")


LESSON_NOTE = Message("menu-lesson-note")


def lesson_begun(*, of: int, step: int) -> Message:
    return Message("menu-lesson-begun", (("of", of), ("step", step),))


GAMES = Message("menu-games")


STATISTICS = Message("menu-statistics")


SETTINGS = Message("menu-settings")


RULES = Message("menu-rules")


HELP = Message("menu-help")


QUIT = Message("menu-quit")


MORE = Message("menu-more")


EASE = Message("menu-ease")


CONTRAST_ON = Message("menu-contrast-on")


CONTRAST_OFF = Message("menu-contrast-off")


def text_size(*, percent: int) -> Message:
    return Message("menu-text-size", (("percent", percent),))


FOOT = Message("menu-foot")


BACK = Message("menu-back")


BUTTONS = Message("menu-buttons")


NOT_SAVED = Message("menu-not-saved")


SAVED_GAMES = Message("menu-saved-games")


GO_ON_UNSAVED = Message("menu-go-on-unsaved")


GO_ON_UNSAVED_OR_NOT = Message("menu-go-on-unsaved-or-not")


QUESTION = Message("menu-question")


NOTICES = Message("menu-notices")


NOTICES_READ = Message("menu-notices-read")
