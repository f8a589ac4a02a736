"""Wording about the stake die: offers, answers, and its state on the table."""

from __future__ import annotations

from gin.core.message import NOTHING, Message, Text, commas, sentences
from gin.messages import die as messages
from gin.present.words.people import person
from gin.rules.model.events import Accepted, NotOffered, Offered, Refused
from gin.rules.model.phase import Phase
from gin.rules.model.refusal import Reason, Refusal
from gin.rules.model.rules import Rules, Stakes
from gin.rules.model.stakes import HIGHEST, Die, Stake, refused_pays


def worth(rules: Rules, value: int) -> Message:
    """Return a value's meaning: "3 deals", or "the game three times"."""
    return (messages.deals if rules.stakes.die is Stakes.DEAL else messages.games)(value=value)


def caption(stake: Stake, seat: int, other: str) -> Message:
    """Return the caption below the die."""
    if stake.offer is not None:
        return messages.caption_offer(value=stake.offer)
    if stake.die.owner is None:
        return messages.caption_stake(value=stake.die.value)
    owner = person(0 if stake.die.owner == seat else 1, other)
    return messages.caption_owned(who=owner, value=stake.die.value)


def name(rules: Rules, stake: Stake, seat: int, other: str) -> Text:
    """Describe the die: its stake, an offer, and its owner."""
    offered = NOTHING if stake.offer is None else messages.value_offered(value=stake.offer)
    owner = messages.NOBODYS
    if stake.die.owner is not None:
        owner = messages.owned_by(who=person(0 if stake.die.owner == seat else 1, other))
    return commas(messages.STAKE_DIE, worth(rules, stake.die.value), offered, owner)


def standing(stake: Stake, seat: int, other: str) -> Text:
    """Describe the die in sentences, for the answer to a question."""
    stands = messages.stands(value=stake.die.value)
    if stake.offer is not None:
        stands = messages.stands_and_offered(value=stake.die.value, offer=stake.offer)
    if stake.die.owner is None:
        return sentences(stands, messages.NOBODY_OWNS)
    owner = person(0 if stake.die.owner == seat else 1, other)
    return sentences(stands, messages.is_owned_by(who=owner))


def about_raising(rules: Rules, stake: Stake) -> tuple[Text, ...]:
    """Return the possible consequences of an offer."""
    value = stake.die.value
    if rules.stakes.refusal_pays_offer:
        return messages.about_raising_wins_offer(value=value), messages.WHOEVER_ACCEPTS
    wins = messages.about_raising(value=value, worth=worth(rules, value))
    return wins, messages.WHOEVER_ACCEPTS


def about_refusing(rules: Rules, stake: Stake, other: str) -> Message:
    """Return the cost of giving up."""
    return messages.wins(other=person(1, other), worth=worth(rules, refused_pays(rules, stake)))


def status(rules: Rules, stake: Stake, phase: Phase, other: str, *, mine: bool) -> Message:
    """Return the prompt in the phases about the die."""
    if phase is Phase.STAKE:
        return messages.RAISE_OR_LEAVE if mine else messages.may_raise(other=person(1, other))
    assert stake.offer is not None
    if not mine:
        return messages.thinks_about(other=person(1, other), value=stake.offer)
    lose = worth(rules, refused_pays(rules, stake))
    return messages.accept_or_lose(value=stake.offer, worth=lose)


def event(happened: Offered | NotOffered | Accepted | Refused, other: str) -> Message:
    """Return the sentence for an event about the die."""
    who = person(happened.seat, other)
    match happened:
        case Offered(_, value):
            return messages.offers(who=who, value=value)
        case NotOffered():
            return messages.leaves(who=who)
        case Accepted(_, value):
            accepts = messages.accepts_highest if value == HIGHEST else messages.accepts
            return accepts(who=who, value=value)
        case Refused(_, value):
            return messages.refuses(who=who, value=value)


def noted(how: Text, die: Die | None) -> Text:
    """Return how a hand ended, with the value of a raised die."""
    return how if die is None or die.value == 1 else messages.noted(how=how, value=die.value)


def summary(seat: int, other: str) -> Message:
    """Return the summary of a hand that a player gave up."""
    return messages.refused_stake(who=person(seat, other))


def refusal(why: Refusal) -> Message | None:
    """Return the sentence for a refusal about the die; None for other refusals."""
    if why.reason is Reason.BAD_OFFER:
        return messages.bad_offer(value=why.limit or 0)
    return _REFUSALS.get(why.reason)


_REFUSALS = {
    Reason.STAKE_FIRST: messages.STAKE_FIRST,
    Reason.ANSWER_FIRST: messages.ANSWER_FIRST,
    Reason.NOTHING_OFFERED: messages.NOTHING_OFFERED,
    Reason.OFFER_BEFORE_DRAWING: messages.OFFER_BEFORE_DRAWING,
    Reason.DIE_HIGHEST: messages.HIGHEST,
    Reason.LOOKED: messages.LOOKED,
    Reason.NOT_OWNER: messages.NOT_OWNER,
}
