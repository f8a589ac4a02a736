"""Messages of the domain `keys`, from `assets/languages/en/keys.ftl`.

Written by `python -m tools.messages`.
"""

from __future__ import annotations

from gin.core.message import Message, Text


TITLE = Message("keys-title")


SUBTITLE = Message("keys-subtitle")


MOVES = Message("keys-moves")


ACTS = Message("keys-acts")


QUESTIONS = Message("keys-questions")


CARDS = Message("keys-cards")


WINDOW = Message("keys-window")


USUAL = Message("keys-usual")


LEAVE = Message("keys-leave")


TAKE_AWAY = Message("keys-take-away")


AGAIN = Message("keys-again")


EXCHANGE = Message("keys-exchange")


TAKE_OVER = Message("keys-take-over")


ALL_USUAL = Message("keys-all-usual")


def all_lost(*, count: int) -> Message:
    return Message("keys-all-lost", (("count", count),))


def as_usual(*, key: Text) -> Message:
    return Message("keys-as-usual", (("key", key),))


def now_it_is(*, command: Text, key: Text) -> Message:
    return Message("keys-now-it-is", (("command", command), ("key", key),))


def now_none(*, command: Text) -> Message:
    return Message("keys-now-none", (("command", command),))


PRESS = Message("keys-press")


def is_key_for(*, key: Text, other: Text) -> Message:
    return Message("keys-is-key-for", (("key", key), ("other", other),))


def swap_them(*, key: Text) -> Message:
    return Message("keys-swap-them", (("key", key),))


TAKE_IT_OVER = Message("keys-take-it-over")


NONE_SPOKEN = Message("keys-none-spoken")


def fixed(*, key: Text) -> Message:
    return Message("keys-fixed", (("key", key),))


LIST_TITLE = Message("keys-list-title")


LIST_SUBTITLE = Message("keys-list-subtitle")


LIST_ACTS = Message("keys-list-acts")


LIST_QUESTIONS = Message("keys-list-questions")


def left_out_unknown(*, command: Text) -> Message:
    return Message("keys-left-out-unknown", (("command", command),))


def left_out_no_key(*, command: Text, key: Text) -> Message:
    return Message("keys-left-out-no-key", (("command", command), ("key", key),))


def left_out_fixed(*, command: Text, key: Text) -> Message:
    return Message("keys-left-out-fixed", (("command", command), ("key", key),))


def left_out_taken(*, command: Text, key: Text, owner: Text) -> Message:
    return Message("keys-left-out-taken", (("command", command), ("key", key), ("owner", owner),))


CAP_ENTER = Message("keys-cap-enter")


CAP_ESC = Message("keys-cap-esc")


CAP_SPACE = Message("keys-cap-space")


CAP_LEFT = Message("keys-cap-left")


CAP_RIGHT = Message("keys-cap-right")


CAP_UP = Message("keys-cap-up")


CAP_DOWN = Message("keys-cap-down")


CAP_HOME = Message("keys-cap-home")


CAP_END = Message("keys-cap-end")


CAP_TAB = Message("keys-cap-tab")


CAP_PAGE_UP = Message("keys-cap-page-up")


CAP_PAGE_DOWN = Message("keys-cap-page-down")


CAP_BACKSPACE = Message("keys-cap-backspace")


CAP_DELETE = Message("keys-cap-delete")


CAP_INSERT = Message("keys-cap-insert")


CAP_COMMA = Message("keys-cap-comma")


CAP_SLASH = Message("keys-cap-slash")


CAP_LEFT_BRACKET = Message("keys-cap-left-bracket")


CAP_RIGHT_BRACKET = Message("keys-cap-right-bracket")


CAP_BACKSLASH = Message("keys-cap-backslash")


CAP_FULL_STOP = Message("keys-cap-full-stop")


def with_shift(*, key: Text) -> Message:
    return Message("keys-with-shift", (("key", key),))


def with_ctrl(*, key: Text) -> Message:
    return Message("keys-with-ctrl", (("key", key),))


def with_alt(*, key: Text) -> Message:
    return Message("keys-with-alt", (("key", key),))


def with_meta(*, key: Text) -> Message:
    return Message("keys-with-meta", (("key", key),))
