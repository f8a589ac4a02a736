"""Why an action is refused, as a value; the sentences for it are in `gin.present.words`."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from gin.core.cards import Card


class Reason(StrEnum):
    """The causes of a refusal."""

    NOT_YOUR_TURN = "not_your_turn"
    HAND_OVER = "hand_over"
    TAKE_OR_PASS = "take_or_pass"
    DRAW_FIRST = "draw_first"
    ALREADY_DRAWN = "already_drawn"
    STOCK_ONLY = "stock_only"
    PILE_EMPTY = "pile_empty"
    NO_TURNS_LEFT = "no_turns_left"
    NOTHING_TO_PASS = "nothing_to_pass"
    NOT_IN_HAND = "not_in_hand"
    JUST_TAKEN = "just_taken"
    FIRST_TURN_DISCARD_ONLY = "first_turn_discard_only"
    OVER_LIMIT = "over_limit"
    GIN_ONLY = "gin_only"
    BAD_SPLIT = "bad_split"
    HAS_DEADWOOD = "has_deadwood"
    IS_GIN = "is_gin"
    IS_SHOT = "is_shot"
    NO_SHOT = "no_shot"
    TAKEN_NOT_MELDED = "taken_not_melded"
    NO_BIG_GIN = "no_big_gin"
    NO_SUIT = "no_suit"
    SUITS_CLOSED = "suits_closed"
    NOT_LEAST = "not_least"
    STAKE_FIRST = "stake_first"
    ANSWER_FIRST = "answer_first"
    NOTHING_OFFERED = "nothing_offered"
    OFFER_BEFORE_DRAWING = "offer_before_drawing"
    DIE_HIGHEST = "die_highest"
    LOOKED = "looked"
    NOT_OWNER = "not_owner"
    BAD_OFFER = "bad_offer"
    PLAIN_GIN = "plain_gin"
    LAST_DISCARD_MUST_END = "last_discard_must_end"
    CANNOT_LAY_OFF = "cannot_lay_off"
    LAY_OFF_NOW = "lay_off_now"
    NOTHING_TO_LAY_OFF_ON = "nothing_to_lay_off_on"
    NOT_IN_THIS_GAME = "not_in_this_game"


@dataclass(frozen=True, slots=True)
class Refusal:
    """A cause and what it is about: a card, a count of points and the limit it breaks, more."""

    reason: Reason
    card: Card | None = None
    count: int | None = None
    limit: int | None = None
    detail: str = ""

    def __str__(self) -> str:
        parts = [self.reason.value.replace("_", " ")]
        if self.card is not None:
            parts.append(self.card.code)
        if self.count is not None:
            parts.append(f"has {self.count}")
        if self.limit is not None:
            parts.append(f"limit {self.limit}")
        if self.detail:
            parts.append(self.detail)
        return ", ".join(parts)
