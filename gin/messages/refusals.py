"""Messages of the domain `refusals`, from `assets/languages/en/refusals.ftl`.

Written by `python -m tools.messages`.
"""

from __future__ import annotations

from gin.core.cards import Card, Suit
from gin.core.message import Message, Text


NOT_YOUR_TURN = Message("refusals-not-your-turn")


HAND_OVER = Message("refusals-hand-over")


TAKE_OR_PASS = Message("refusals-take-or-pass")


DRAW_FIRST = Message("refusals-draw-first")


DRAWN_OFFER = Message("refusals-drawn-offer")


DRAWN_DISCARD = Message("refusals-drawn-discard")


STOCK_ONLY = Message("refusals-stock-only")


PILE_EMPTY = Message("refusals-pile-empty")


def no_turns_left(*, limit: int) -> Message:
    return Message("refusals-no-turns-left", (("limit", limit),))


NOTHING_TO_PASS = Message("refusals-nothing-to-pass")


def not_in_hand(*, card: Card) -> Message:
    return Message("refusals-not-in-hand", (("card", card),))


def just_taken(*, card: Card) -> Message:
    return Message("refusals-just-taken", (("card", card),))


FIRST_TURN_DISCARD_ONLY = Message("refusals-first-turn-discard-only")


def over_limit(*, count: int, limit: int) -> Message:
    return Message("refusals-over-limit", (("count", count), ("limit", limit),))


def gin_only(*, count: int) -> Message:
    return Message("refusals-gin-only", (("count", count),))


def just_took(*, card: Card) -> Message:
    return Message("refusals-just-took", (("card", card),))


def other_for_knock(*, card: Card, count: int) -> Message:
    return Message("refusals-other-for-knock", (("card", card), ("count", count),))


def other_for_gin(*, card: Card) -> Message:
    return Message("refusals-other-for-gin", (("card", card),))


def other_for_shot(*, card: Card) -> Message:
    return Message("refusals-other-for-shot", (("card", card),))


def has_deadwood(*, count: int) -> Message:
    return Message("refusals-has-deadwood", (("count", count),))


IS_GIN = Message("refusals-is-gin")


IS_SHOT = Message("refusals-is-shot")


def no_shot_only_gin(*, count: int) -> Message:
    return Message("refusals-no-shot-only-gin", (("count", count),))


def no_shot(*, count: int) -> Message:
    return Message("refusals-no-shot", (("count", count),))


def taken_not_melded(*, card: Card) -> Message:
    return Message("refusals-taken-not-melded", (("card", card),))


PLAIN_GIN = Message("refusals-plain-gin")


NO_SUIT = Message("refusals-no-suit")


def suits_closed(*, suits: tuple[Suit, ...]) -> Message:
    return Message("refusals-suits-closed", (("suits", suits),))


def not_least(*, count: int) -> Message:
    return Message("refusals-not-least", (("count", count),))


NO_BIG_GIN = Message("refusals-no-big-gin")


def last_discard_must_end(*, card: Card) -> Message:
    return Message("refusals-last-discard-must-end", (("card", card),))


def cannot_lay_off(*, card: Card) -> Message:
    return Message("refusals-cannot-lay-off", (("card", card),))


LAY_OFF_NOW = Message("refusals-lay-off-now")


NOTHING_TO_LAY_OFF_ON = Message("refusals-nothing-to-lay-off-on")


NOT_IN_THIS_GAME = Message("refusals-not-in-this-game")


ONLY_TOP = Message("refusals-only-top")


NOTHING_TO_TAKE_BACK = Message("refusals-nothing-to-take-back")


NO_PRACTICE = Message("refusals-no-practice")


NO_GESTURE = Message("refusals-no-gesture")


def see_commands(*, key: Text) -> Message:
    return Message("refusals-see-commands", (("key", key),))


IN_MENU = Message("refusals-in-menu")
