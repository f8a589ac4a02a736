"""Messages of the domain `rating`, from `assets/languages/en/rating.ftl`.

Written by `python -m tools.messages`.
"""

from __future__ import annotations

from enum import Enum
from gin.core.message import Message, Who


def title(*, family: Enum) -> Message:
    return Message("rating-title", (("family", family),))


NONE = Message("rating-none")


def now(*, provisional: bool, rating: int, spread: int, matches: int) -> Message:
    return Message("rating-now", (("provisional", provisional), ("rating", rating), ("spread", spread), ("matches", matches),))


def nearest(*, strength: int, who: Who) -> Message:
    return Message("rating-nearest", (("strength", strength), ("who", who),))


def risen(*, number: int) -> Message:
    return Message("rating-risen", (("number", number),))


def fallen(*, number: int) -> Message:
    return Message("rating-fallen", (("number", number),))


def axis(*, who: Who) -> Message:
    return Message("rating-axis", (("who", who),))


def across(*, days: int) -> Message:
    return Message("rating-across", (("days", days),))


def value(*, rating: int, spread: int) -> Message:
    return Message("rating-value", (("rating", rating), ("spread", spread),))


def played(*, matches: int) -> Message:
    return Message("rating-played", (("matches", matches),))


def changed(*, number: int, provisional: bool, rating: int) -> Message:
    return Message("rating-changed", (("number", number), ("provisional", provisional), ("rating", rating),))


def not_rated(*, reason: Enum) -> Message:
    return Message("rating-not-rated", (("reason", reason),))
