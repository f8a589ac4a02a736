"""Wording of the coach's advice in games with melds on the table.

Cards buried in the discard pile are not named.
"""

from __future__ import annotations

from gin.ai.advice.reasons_laying import (
    ChallengeStep,
    LaidReason,
    Leaving,
    WhyChallenge,
    WhyDone,
    WhyGain,
    WhyLayOut,
    WhyLeft,
    WhyLetGo,
)
from gin.core.cards import cards_of
from gin.core.message import NOTHING, Message, Text, sentences
from gin.messages import coach as messages
from gin.present.words import laying_out
from gin.present.words.cards import run_order
from gin.present.words.people import person

MOST_NAMED = 3
"""Maximum number of helpful cards that a reason names."""
_FRACTIONS = (0, 10, 20, 25, 33, 40, 50, 60, 67, 75, 80, 90, 100)
"""Shares in percent that have a name; the ends mean "hardly any" and "nearly all"."""


def advice(reason: LaidReason, other: str) -> tuple[Text, Text]:
    """Return the advice with one reason, and the remaining reasons."""
    match reason:
        case WhyLetGo() as why:
            return _discard_or_offer(why, other)
        case WhyLeft() as why:
            return _left(why)
        case _:
            return _sentence(reason, other), NOTHING


def _sentence(reason: WhyLayOut | WhyGain | WhyChallenge | WhyDone, other: str) -> Message:
    match reason:
        case WhyLayOut() as why:
            return _lay_out(why)
        case WhyGain() as why:
            return _gain(why)
        case WhyChallenge() as why:
            return _challenge(why, other)
        case WhyDone() as why:
            return _done(why)


def _lay_out(why: WhyLayOut) -> Message:
    layout = laying_out.suggestion(why.layout, why.spread)
    if not why.cards:
        return messages.lay_out_all(layout=layout)
    says = messages.lay_out_contract if why.contract else messages.lay_out
    return says(layout=layout, number=why.cards, points=why.points)


def _discard_or_offer(why: WhyLetGo, other: str) -> tuple[Text, Text]:
    reason, counted = _use(why, other), messages.it_counts(points=why.points)
    if why.offered:
        return messages.offer_card(card=why.card, reason=reason), counted
    fits = NOTHING if why.theirs else messages.FITS_NOWHERE
    return messages.discard(card=why.card, reasons=(reason,)), sentences(counted, fits)


def _use(why: WhyLetGo, other: str) -> Message:
    if why.ace:
        return messages.ace_costs(who=person(1, other))
    if why.offered and why.theirs:
        return messages.takes_it_off(who=person(1, other))
    if not why.paired:
        return messages.NOTHING_IN_HAND_GOES
    if not why.needed:
        return messages.GONE
    needed = cards_of(why.needed)
    if len(needed) <= MOST_NAMED:
        return messages.only_one_would_meld(cards=needed)
    return messages.OTHERS_NEARER


def _gain(why: WhyGain) -> Message:
    if why.meld:
        meld, cards = laying_out.name(why.meld), run_order(why.meld)
        if not why.offered:
            return messages.take_for(card=why.card, meld=meld, cards=cards)
        return messages.accept_for(card=why.card, meld=meld, cards=cards, draws=why.draws)
    meld = laying_out.onto(why.on)
    if not why.offered:
        return messages.take_to_add(card=why.card, meld=meld)
    return messages.accept_to_add(card=why.card, meld=meld, draws=why.draws)


def _left(why: WhyLeft) -> tuple[Text, Text]:
    if why.how is Leaving.REFUSE:
        assert why.top is not None
        leave = messages.brings_more if why.meld else messages.melds_nothing
        return leave(card=why.top), NOTHING
    draws = why.how is Leaving.DRAW
    if why.top is None:
        return messages.go_on(draws=draws, number=why.helping, unseen=why.unseen), NOTHING
    says = messages.leave_what_melds if why.meld else messages.leave_what_melds_nothing
    helps = messages.would_meld_or_fit(number=why.helping, unseen=why.unseen)
    return says(card=why.top, draws=draws), helps


def _challenge(why: WhyChallenge, other: str) -> Message:
    says = {
        ChallengeStep.CHALLENGE: messages.challenge,
        ChallengeStep.ACCEPT: messages.accept_challenge,
        ChallengeStep.REJECT: messages.reject_challenge,
    }[why.word]
    return says(points=why.points, share=natural_share(why.lower), who=person(1, other))


def _done(why: WhyDone) -> Message:
    if why.last is not None:
        return messages.last_card(card=why.last)
    return messages.end_hand(points=why.points)


def natural_share(share: float) -> int:
    """Return a share in percent, rounded to a fraction that people use, such as one in five."""
    return min(_FRACTIONS, key=lambda percent: abs(percent - 100 * share))
