"""Reasons why an action is refused, as values. `gin.present.words` has the sentences."""

from __future__ import annotations

from enum import StrEnum

from msgspec import Struct

from gin.core.cards import Card, Hand, codes
from gin.core.errors import IllegalAction
from gin.core.external_text import quoted
from gin.core.message import Verbatim
from gin.messages import errors as messages


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
    NOTHING_LAID_OUT = "nothing_laid_out"
    NO_MELD = "no_meld"
    IN_TWO_MELDS = "in_two_melds"
    NO_SUCH_MELD = "no_such_meld"
    CONTRACT_FIRST = "contract_first"
    AFTER_CONTRACT = "after_contract"
    NOT_YOUR_MELD = "not_your_meld"
    TOO_MANY_ADDED = "too_many_added"
    DOES_NOT_FIT = "does_not_fit"
    ONLY_TAKEN_LEFT = "only_taken_left"
    NOTHING_IS_DISCARDED = "nothing_is_discarded"
    ACE_COSTS_DRAW = "ace_costs_draw"
    LAST_CARD = "last_card"
    STOCK_AT_END = "stock_at_end"
    MUST_OFFER = "must_offer"
    JUST_ACCEPTED = "just_accepted"
    CHALLENGED_ALREADY = "challenged_already"
    CHALLENGE_OWN_TURN = "challenge_own_turn"
    NOT_YOUR_CHALLENGE = "not_your_challenge"
    NOT_IN_THIS_GAME = "not_in_this_game"


class Refusal(Struct, frozen=True):
    """A cause with its details, such as a card, or a count of points and the limit it breaks."""

    reason: Reason
    card: Card | None = None
    count: int | None = None
    limit: int | None = None
    detail: str = ""
    cards: Hand = 0

    def __str__(self) -> str:
        parts = [self.reason.value.replace("_", " ")]
        if self.card is not None:
            parts.append(self.card.code)
        if self.count is not None:
            parts.append(f"has {self.count}")
        if self.limit is not None:
            parts.append(f"limit {self.limit}")
        if self.cards:
            parts.append(codes(self.cards))
        if self.detail:
            parts.append(self.detail)
        return ", ".join(parts)


class ActionRefused(IllegalAction):
    """Error for an action that the rules do not allow: the action's notation and the reason."""

    def __init__(self, written: str, refusal: Refusal) -> None:
        super().__init__(messages.not_legal(text=Verbatim(quoted(written))))
        self.args = (written, refusal)
        self.refusal = refusal

    def __str__(self) -> str:
        return f"{IllegalAction.__str__(self)}: {self.refusal}"
