"""The statistics in words."""

from __future__ import annotations

from gin.present.words.people import opponent
from gin.session.statistics import Record
from gin.variants.registry import game

TITLE = "Statistics"
NOTHING = "No hand has been finished yet. Play one, and it stands here."


def heading(record: Record) -> str:
    """Which game, against whom."""
    title = game(record.game).title
    if record.level is not None:
        title = f"{title}, against {opponent(record.level)}"
    return f"{title} (practice)" if record.practice else title


def lines(record: Record) -> tuple[str, ...]:
    """The record, a fact a line."""
    found = [f"Matches finished: {record.matches}, won: {record.won}"]
    if record.level is None:
        found.append(f"Deals: {record.hands}, gin: {record.gins}")
        if record.total is not None:
            found.append(f"Average total: {record.total:.1f}, best: {record.lowest}")
    else:
        found.append(f"Hands: {record.hands}, won: {record.hands_won}")
        found.append(f"Gin: {record.gins}")
        found.append(
            f"Undercuts made: {record.undercuts_made}, suffered: {record.undercuts_suffered}"
        )
        found.append(f"Average points a hand: {record.points_a_hand:.1f}")
        if record.total is not None:
            found.append(f"Average total: {record.total:.0f}, best: {record.highest}")
    found.append(f"Average deadwood at the end: {record.deadwood:.1f}")
    return tuple(found)
