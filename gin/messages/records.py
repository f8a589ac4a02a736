"""Messages of the domain `records`, from `assets/languages/en/records.ftl`.

Written by `python -m tools.messages`.
"""

from __future__ import annotations

from gin.core.message import Message, Text


def line(*, name: Text, number: int, why: Text) -> Message:
    return Message("records-line", (("name", name), ("number", number), ("why", why),))


def line_only(*, number: int, why: Text) -> Message:
    return Message("records-line-only", (("number", number), ("why", why),))


def too_long(*, most: int) -> Message:
    return Message("records-too-long", (("most", most),))


def title(*, text: Text, title: Text) -> Message:
    return Message("records-title", (("text", text), ("title", title),))


def no_line_of_it(*, text: Text) -> Message:
    return Message("records-no-line-of-it", (("text", text),))


def twice(*, name: Text) -> Message:
    return Message("records-twice", (("name", name),))


def missing(*, name: Text) -> Message:
    return Message("records-missing", (("name", name),))


def count(*, count: int, wanted: int) -> Message:
    return Message("records-count", (("count", count), ("wanted", wanted),))


def no_number(*, text: Text) -> Message:
    return Message("records-no-number", (("text", text),))


def no_seat(*, text: Text) -> Message:
    return Message("records-no-seat", (("text", text),))


def no_hand(*, most: int, text: Text) -> Message:
    return Message("records-no-hand", (("most", most), ("text", text),))


def closed_early(*, text: Text) -> Message:
    return Message("records-closed-early", (("text", text),))


def no_suit(*, text: Text) -> Message:
    return Message("records-no-suit", (("text", text),))


def no_score(*, number: int, score: Text) -> Message:
    return Message("records-no-score", (("number", number), ("score", score),))


def no_score_to(*, goal: int, number: int, score: Text) -> Message:
    return Message("records-no-score-to", (("goal", goal), ("number", number), ("score", score),))


def no_die(*, text: Text) -> Message:
    return Message("records-no-die", (("text", text),))


def no_owner(*, text: Text) -> Message:
    return Message("records-no-owner", (("text", text),))


def die_shows(*, text: Text) -> Message:
    return Message("records-die-shows", (("text", text),))


def other_die(*, die: Text, sealed: Text) -> Message:
    return Message("records-other-die", (("die", die), ("sealed", sealed),))


def seal(*, right: Text) -> Message:
    return Message("records-seal", (("right", right),))


SEAL_ELSE = Message("records-seal-else")


def sealed_form(*, right: Text) -> Message:
    return Message("records-sealed-form", (("right", right),))


OLDER_FORM = Message("records-older-form")


def no_secret(*, digits: int, text: Text) -> Message:
    return Message("records-no-secret", (("digits", digits), ("text", text),))


def other_dealer(*, code: Text, dealer: int, seat: int) -> Message:
    return Message("records-other-dealer", (("code", code), ("dealer", dealer), ("seat", seat),))


def named_not_cut(*, text: Text) -> Message:
    return Message("records-named-not-cut", (("text", text),))


def not_mixed_in(*, right: Text, text: Text) -> Message:
    return Message("records-not-mixed-in", (("right", right), ("text", text),))


def not_sealed(*, right: Text, text: Text) -> Message:
    return Message("records-not-sealed", (("right", right), ("text", text),))


def not_all_cards(*, number: int) -> Message:
    return Message("records-not-all-cards", (("number", number),))


def not_playable(*, why: Text) -> Message:
    return Message("records-not-playable", (("why", why),))


NOT_PLAYABLE_AT_ALL = Message("records-not-playable-at-all")


def after_the_end(*, text: Text) -> Message:
    return Message("records-after-the-end", (("text", text),))


def not_on_turn(*, seat: int, text: Text) -> Message:
    return Message("records-not-on-turn", (("seat", seat), ("text", text),))


NO_END = Message("records-no-end")


def other_count(*, right: Text, text: Text) -> Message:
    return Message("records-other-count", (("right", right), ("text", text),))


def told_why(*, what: Text, why: Text) -> Message:
    return Message("records-told-why", (("what", what), ("why", why),))
