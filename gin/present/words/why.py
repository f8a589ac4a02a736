"""Wording of the main reason for a best move, in one sentence."""

from __future__ import annotations

from msgspec.structs import replace

from gin.ai.advice.at_sight import COUNTS_MORE, DiscardComparison
from gin.ai.advice.reasons import (
    EndMove,
    Reason,
    StakeWord,
    WhyAlone,
    WhyDiscard,
    WhyEnd,
    WhyLayOff,
    WhyLeave,
    WhyStake,
    WhyTake,
)
from gin.core.cards import Card
from gin.core.message import NOTHING, Message, Text, ended, sentences, started
from gin.messages import coach as coach_messages
from gin.messages import review as messages
from gin.present.words.cards import meld
from gin.present.words.coach import COUNTS_MUCH, fewer_outs, safer_because
from gin.present.words.people import person
from gin.rules.model.actions import Discard, Draw, Gin
from gin.session.review import Verdict


def better_because(found: Verdict, other: str) -> Text:
    """Return what speaks for the better move that the player can see.

    Return nothing if only the average of many hands speaks for it.
    """
    match found.best.action, found.reason:
        case Discard(), WhyDiscard() as why if found.rather is None and not (why.waits and why.gin):
            # The reasons for a discard do not say why to play on.
            return NOTHING
        case Discard(card), WhyDiscard() if found.rather is not None:
            return sentences(*_better_discard(found.rather, card, other)[:2])
        case _, WhyLeave(meld=True):
            return NOTHING
        case _:
            return because(found.reason, other)


def better_briefly(rather: DiscardComparison) -> Text:
    """Return what speaks most for a better discard, in few words."""
    if rather.kept_outs and not rather.melded:
        return messages.BRIEF_OUTS
    return sentences(*_better_discard(replace(rather, why_safer=None), rather.kept, "")[:1])


def _better_discard(rather: DiscardComparison, card: Card, other: str) -> list[Text]:
    said: list[Text] = []
    if rather.melded:
        said.append(messages.keeps_meld(card=rather.kept))
    if rather.kept_outs:
        said.append(ended(started(fewer_outs(rather))))
    safer = safer_because(rather, card, other)
    if safer:
        said.append(ended(started(safer)))
    if rather.points >= COUNTS_MORE:
        said.append(ended(started(coach_messages.counts_more(points=rather.points))))
    return said


def because(why: Reason | None, other: str) -> Text:
    """Return the sentence for a reason; empty if there is none."""
    match why:
        case WhyDiscard():
            return started(_discard(why, other))
        case WhyTake():
            return started(_take(why))
        case WhyLeave():
            return started(_leave(why))
        case WhyEnd():
            return _end(why)
        case WhyLayOff():
            if not why.cards:
                return messages.why_lay_nothing(left=why.left)
            return messages.why_lay_off(counts=why.saved, left=why.left)
        case WhyStake():
            return _stake(why)
        case WhyAlone():
            return _alone(why)
        case _:
            return NOTHING


def briefly(why: Reason | None, other: str) -> Text:
    """Return a short reason for a move just named, or `NOTHING`."""
    match why:
        case WhyDiscard() if not (why.waits and why.gin):
            return started(_brief_discard(why, other))
        case WhyTake() if why.meld:
            return messages.brief_melds(meld=meld(why.meld))
        case WhyTake():
            return messages.brief_less(left=why.after)
        case WhyLeave() if why.top is not None:
            return (
                messages.BRIEF_DESPITE
                if why.meld
                else started(messages.brief_no_meld(card=why.top))
            )
        case WhyEnd(how=EndMove.KNOCK):
            return messages.brief_knock(percent=round(100 * why.won))
        case WhyLayOff() if len(why.cards) > 1:
            return NOTHING
        case _:
            return because(why, other)


def _brief_discard(why: WhyDiscard, other: str) -> Message:
    if not why.paired:
        return messages.BRIEF_ALONE
    if not why.needed:
        return messages.BRIEF_UNNEEDED
    if why.needed == why.gone:
        return messages.BRIEF_GONE
    if why.useless and other:
        return messages.brief_useless(who=person(1, other))
    return messages.brief_help(left=why.left, number=why.helping.bit_count())


def _discard(why: WhyDiscard, other: str) -> Message:
    card = why.card
    if why.waits and why.gin:
        return messages.why_wait(number=why.gin.bit_count())
    much = why.points >= COUNTS_MUCH
    if not why.paired and much:
        return messages.why_alone(card=card, counts=why.points)
    if not why.paired:
        return messages.why_only_alone(card=card)
    if not why.needed and much:
        return messages.why_unneeded(card=card, counts=why.points)
    if not why.needed:
        return messages.why_only_unneeded(card=card)
    if why.needed == why.gone:
        return messages.why_gone(card=card)
    if why.useless and other:
        return messages.why_useless(card=card, who=person(1, other))
    return messages.why_help(left=why.left, number=why.helping.bit_count())


def _take(why: WhyTake) -> Message:
    if not why.meld:
        return messages.why_less(card=why.card, before=why.before, left=why.after)
    named = meld(why.meld)
    return messages.why_melds(card=why.card, meld=named, before=why.before, left=why.after)


def _leave(why: WhyLeave) -> Message:
    number = why.helping.bit_count()
    if why.top is None:
        return messages.why_hope(number=number, unseen=why.unseen)
    if why.meld:
        return messages.why_despite(card=why.top)
    return messages.why_no_meld(card=why.top, number=number, unseen=why.unseen)


def _end(why: WhyEnd) -> Message:
    match why.how:
        case EndMove.KNOCK:
            return messages.why_knock(left=why.deadwood, percent=round(100 * why.won))
        case EndMove.SHOT:
            return messages.WHY_SHOT
        case EndMove.GIN | EndMove.BIG_GIN:
            return messages.WHY_ALL_MELDED


def _stake(why: WhyStake) -> Message:
    match why.word:
        case StakeWord.REFUSE:
            return messages.WHY_REFUSE
        case StakeWord.NO_OFFER:
            return messages.WHY_DIE
        case StakeWord.OFFER | StakeWord.ACCEPT:
            return messages.why_stake(percent=round(100 * why.chance))


def _alone(why: WhyAlone) -> Message:
    match why.advice.action:
        case Gin():
            return messages.WHY_ALL_MELDED
        case Draw():
            return messages.WHY_TURN
        case _:
            return messages.why_leaves(left=why.advice.penalty)
