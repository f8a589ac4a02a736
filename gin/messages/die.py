"""Messages of the domain `die`, from `assets/languages/en/die.ftl`.

Written by `python -m tools.messages`.
"""

from __future__ import annotations

from gin.core.message import Message, Text, Who


def deals(*, value: int) -> Message:
    return Message("die-deals", (("value", value),))


def games(*, value: int) -> Message:
    return Message("die-games", (("value", value),))


STAKE_DIE = Message("die-stake-die")


RAISE = Message("die-raise")


LEAVE = Message("die-leave")


ACCEPT = Message("die-accept")


REFUSE = Message("die-refuse")


GIVE_UP = Message("die-give-up")


NOT_YET = Message("die-not-yet")


def raise_to(*, value: int) -> Message:
    return Message("die-raise-to", (("value", value),))


def caption_offer(*, value: int) -> Message:
    return Message("die-caption-offer", (("value", value),))


def caption_stake(*, value: int) -> Message:
    return Message("die-caption-stake", (("value", value),))


def caption_owned(*, value: int, who: Who) -> Message:
    return Message("die-caption-owned", (("value", value), ("who", who),))


def value_offered(*, value: int) -> Message:
    return Message("die-value-offered", (("value", value),))


NOBODYS = Message("die-nobodys")


def owned_by(*, who: Who) -> Message:
    return Message("die-owned-by", (("who", who),))


def stands(*, value: int) -> Message:
    return Message("die-stands", (("value", value),))


def stands_and_offered(*, offer: int, value: int) -> Message:
    return Message("die-stands-and-offered", (("offer", offer), ("value", value),))


NOBODY_OWNS = Message("die-nobody-owns")


def is_owned_by(*, who: Who) -> Message:
    return Message("die-is-owned-by", (("who", who),))


def about_raising_wins_offer(*, value: int) -> Message:
    return Message("die-about-raising-wins-offer", (("value", value),))


def about_raising(*, value: int, worth: Text) -> Message:
    return Message("die-about-raising", (("value", value), ("worth", worth),))


WHOEVER_ACCEPTS = Message("die-whoever-accepts")


def refuse_offer(*, value: int) -> Message:
    return Message("die-refuse-offer", (("value", value),))


def wins(*, other: Who, worth: Text) -> Message:
    return Message("die-wins", (("other", other), ("worth", worth),))


RAISE_OR_LEAVE = Message("die-raise-or-leave")


def may_raise(*, other: Who) -> Message:
    return Message("die-may-raise", (("other", other),))


def thinks_about(*, other: Who, value: int) -> Message:
    return Message("die-thinks-about", (("other", other), ("value", value),))


def accept_or_lose(*, value: int, worth: Text) -> Message:
    return Message("die-accept-or-lose", (("value", value), ("worth", worth),))


def offers(*, value: int, who: Who) -> Message:
    return Message("die-offers", (("value", value), ("who", who),))


def leaves(*, who: Who) -> Message:
    return Message("die-leaves", (("who", who),))


def accepts(*, value: int, who: Who) -> Message:
    return Message("die-accepts", (("value", value), ("who", who),))


def accepts_highest(*, value: int, who: Who) -> Message:
    return Message("die-accepts-highest", (("value", value), ("who", who),))


def refuses(*, value: int, who: Who) -> Message:
    return Message("die-refuses", (("value", value), ("who", who),))


def noted(*, how: Text, value: int) -> Message:
    return Message("die-noted", (("how", how), ("value", value),))


def refused_stake(*, who: Who) -> Message:
    return Message("die-refused-stake", (("who", who),))


STAKE_FIRST = Message("die-stake-first")


ANSWER_FIRST = Message("die-answer-first")


NOTHING_OFFERED = Message("die-nothing-offered")


OFFER_BEFORE_DRAWING = Message("die-offer-before-drawing")


HIGHEST = Message("die-highest")


LOOKED = Message("die-looked")


NOT_OWNER = Message("die-not-owner")


def bad_offer(*, value: int) -> Message:
    return Message("die-bad-offer", (("value", value),))
