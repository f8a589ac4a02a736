"""Messages of the domain `games`, from `assets/languages/en/games.ftl`.

Written by `python -m tools.messages`.
"""

from __future__ import annotations

from gin.core.message import Message, Text, Who


TITLE = Message("games-title")


SUBTITLE = Message("games-subtitle")


ASKED = Message("games-asked")


def not_over(*, match: Text) -> Message:
    return Message("games-not-over", (("match", match),))


WAITS = Message("games-waits")


def anew(*, who: Who) -> Message:
    return Message("games-anew", (("who", who),))


ANEW_ALONE = Message("games-anew-alone")


NEITHER = Message("games-neither")


OPTIONS = Message("games-options")


OPTIONS_NOTE = Message("games-options-note")


DEFAULTS = Message("games-defaults")


DEFAULTS_BACK = Message("games-defaults-back")


DEFAULTS_NOW = Message("games-defaults-now")


DEFAULTS_TAKEN_BACK = Message("games-defaults-taken-back")


RULES = Message("games-rules")


PLAY = Message("games-play")


NEW_MATCH = Message("games-new-match")


CODE = Message("games-code")


CODE_NOTE = Message("games-code-note")


SPELL = Message("games-spell")


CODE_GOOD = Message("games-code-good")


FAVOURITES = Message("games-favourites")


FAVOURITE = Message("games-favourite")


ADD_FAVOURITE = Message("games-add-favourite")


DROP_FAVOURITE = Message("games-drop-favourite")


FAVOURITE_ADDED = Message("games-favourite-added")


FAVOURITE_DROPPED = Message("games-favourite-dropped")


ABOUT = Message("games-about")


DIFFERENCES = Message("games-differences")


AS_PLAYED = Message("games-as-played")


NEVER = Message("games-never")


NO_END_BONUS = Message("games-no-end-bonus")


CLASSIC = Message("games-classic")


ENDINGS = Message("games-endings")


MELDS = Message("games-melds")


SCORES = Message("games-scores")


LAID_OUT = Message("games-laid-out")


ALONE = Message("games-alone")


def length(*, hands: int, minutes: int) -> Message:
    return Message("games-length", (("hands", hands), ("minutes", minutes),))


TODAY = Message("games-today")


YESTERDAY = Message("games-yesterday")


def days_ago(*, days: int) -> Message:
    return Message("games-days-ago", (("days", days),))


def weeks_ago(*, weeks: int) -> Message:
    return Message("games-weeks-ago", (("weeks", weeks),))


def months_ago(*, months: int) -> Message:
    return Message("games-months-ago", (("months", months),))


def more(*, count: int) -> Message:
    return Message("games-more", (("count", count),))


def play_game(*, title: Text) -> Message:
    return Message("games-play-game", (("title", title),))


def unfinished(*, count: int) -> Message:
    return Message("games-unfinished", (("count", count),))


def against(*, who: Who) -> Message:
    return Message("games-against", (("who", who),))


def options_of(*, title: Text) -> Message:
    return Message("games-options-of", (("title", title),))
