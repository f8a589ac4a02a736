"""Sentences that say why something cannot be done."""

from __future__ import annotations

from collections.abc import Callable

from gin.core.cards import SUIT_LETTERS, Card, Suit
from gin.core.message import Message, Text
from gin.messages import refusals as messages
from gin.present.words import die, laying_out
from gin.rules.model.refusal import Reason, Refusal


def instead(status: Text, key: Text) -> Text:
    """Return what the player can do: the table's prompt, or else the key that lists all commands.

    `status` is empty where there is no table. `key` is empty if no key lists the commands.
    """
    return status or (messages.see_commands(key=key) if key else messages.NO_GESTURE)


def not_held(card: Card) -> Text:
    """Return the answer to a typed card that the player does not hold."""
    return sentence(Refusal(Reason.NOT_IN_HAND, card))


def sentence(refusal: Refusal) -> Text:
    """Return the sentence for a refusal."""
    message = die.refusal(refusal) or laying_out.refusal(refusal) or _ALWAYS.get(refusal.reason)
    if message is not None:
        return message
    count, limit = refusal.count or 0, refusal.limit or 0
    match refusal.reason:
        case Reason.ALREADY_DRAWN:
            return messages.DRAWN_OFFER if refusal.detail else messages.DRAWN_DISCARD
        case Reason.NO_TURNS_LEFT:
            return messages.no_turns_left(limit=limit)
        case Reason.OVER_LIMIT:
            return messages.over_limit(count=count, limit=limit)
        case Reason.GIN_ONLY:
            return messages.gin_only(count=count)
        case Reason.HAS_DEADWOOD:
            return messages.has_deadwood(count=count)
        case Reason.NO_SHOT if count % 100 == 0:
            return messages.no_shot_only_gin(count=count)
        case Reason.NO_SHOT:
            return messages.no_shot(count=count)
        case Reason.SUITS_CLOSED:
            letters = refusal.detail
            suits = tuple(Suit(SUIT_LETTERS.index(letter)) for letter in letters)
            return messages.suits_closed(suits=suits)
        case Reason.NOT_LEAST:
            return messages.not_least(count=count)
    about = _ABOUT_CARD.get(refusal.reason)
    assert about is not None and refusal.card is not None, f"no sentence for {refusal}"
    return about(card=refusal.card)


_ABOUT_CARD: dict[Reason, Callable[..., Message]] = {
    Reason.NOT_IN_HAND: messages.not_in_hand,
    Reason.JUST_TAKEN: messages.just_taken,
    Reason.TAKEN_NOT_MELDED: messages.taken_not_melded,
    Reason.LAST_DISCARD_MUST_END: messages.last_discard_must_end,
    Reason.CANNOT_LAY_OFF: messages.cannot_lay_off,
}
_ALWAYS = {
    Reason.NOT_YOUR_TURN: messages.NOT_YOUR_TURN,
    Reason.HAND_OVER: messages.HAND_OVER,
    Reason.TAKE_OR_PASS: messages.TAKE_OR_PASS,
    Reason.DRAW_FIRST: messages.DRAW_FIRST,
    Reason.STOCK_ONLY: messages.STOCK_ONLY,
    Reason.PILE_EMPTY: messages.PILE_EMPTY,
    Reason.NOTHING_TO_PASS: messages.NOTHING_TO_PASS,
    Reason.FIRST_TURN_DISCARD_ONLY: messages.FIRST_TURN_DISCARD_ONLY,
    Reason.IS_GIN: messages.IS_GIN,
    Reason.IS_SHOT: messages.IS_SHOT,
    Reason.PLAIN_GIN: messages.PLAIN_GIN,
    Reason.NO_SUIT: messages.NO_SUIT,
    Reason.NO_BIG_GIN: messages.NO_BIG_GIN,
    Reason.LAY_OFF_NOW: messages.LAY_OFF_NOW,
    Reason.NOTHING_TO_LAY_OFF_ON: messages.NOTHING_TO_LAY_OFF_ON,
    Reason.NOT_IN_THIS_GAME: messages.NOT_IN_THIS_GAME,
}
