"""Wording of the player's rating."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date

from gin.core.glicko import GlickoRating
from gin.core.message import Message, Text, sentences
from gin.messages import rating as messages
from gin.present.words.people import opponent, person
from gin.session.player_rating import (
    ANCHORS,
    NotRated,
    RatedDay,
    RatingChange,
    is_provisional,
    nearest,
    rating_on,
)
from gin.variants.game import Family


def points(rating: GlickoRating) -> int:
    """Return the rating as the whole number that is shown."""
    return round(rating.rating)


def spread(rating: GlickoRating) -> int:
    """Return the number of points that the rating may be off by, up or down, with 95 %."""
    return round(2 * rating.deviation)


def summary(
    family: Family, days: Sequence[RatedDay], shown: Sequence[RatedDay], today: date
) -> Text:
    """Describe the rating today, the nearest opponent, and the change over the days shown."""
    now = rating_on(days, today)
    level = nearest(family, now.rating)
    change = points(shown[-1].after) - points(shown[0].after)
    said: list[Text] = [
        messages.now(
            rating=points(now), spread=spread(now), provisional=is_provisional(now),
            matches=sum(len(day.matches) for day in days),
        ),
        messages.nearest(
            who=person(1, opponent(level)), strength=points(ANCHORS[family][level])
        ),
    ]  # fmt: skip
    if change:
        said.append((messages.risen if change > 0 else messages.fallen)(number=abs(change)))
    return sentences(*said)


def value(rating: GlickoRating) -> Message:
    """Return a rating with its uncertainty."""
    return messages.value(rating=points(rating), spread=spread(rating))


def changed(change: RatingChange | NotRated) -> Message:
    """Return the line about a finished match's effect on the rating."""
    if isinstance(change, NotRated):
        return messages.not_rated(reason=change)
    now = points(change.after)
    return messages.changed(
        rating=now, number=now - points(change.before), provisional=is_provisional(change.after)
    )
