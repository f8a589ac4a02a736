"""The strip of a reviewed hand's moves: one mark for each of the player's decisions."""

from __future__ import annotations

from gin.core.message import NOTHING, ended, sentences
from gin.interface.intents import Pick
from gin.interface.refs import Area, AreaRef
from gin.interface.table import StripMark
from gin.interface.view import Choice, Item, Role, Zone, ZoneKind
from gin.messages import review as messages
from gin.present.tableview.reviewed import moment_ref
from gin.present.words import review as words
from gin.session.marks import Mark
from gin.session.review import Review

STRIP = AreaRef(Area.CHART, "moves")
"""The zone of the marks."""
COSTLY = (Mark.SLIP, Mark.MISTAKE)
"""Marks of moves that gave points away."""


def marks(review: Review, chosen: int) -> tuple[StripMark, ...]:
    """Return the marks, with a gap where the opponent moved in between."""
    found = []
    for place, (decision, verdict) in enumerate(
        zip(review.decisions, review.verdicts, strict=True)
    ):
        before = review.decisions[place - 1].ply if place else decision.ply - 1
        found.append(
            StripMark(
                moment_ref(place), verdict.mark if verdict is not None else None,
                place == chosen, decision.ply > before + 1,
            )
        )  # fmt: skip
    return tuple(found)


def zone(review: Review, chosen: int) -> Zone:
    """Return the zone of the marks, which a screen reader hears as moves."""
    items = (
        Item(
            moment_ref(place), Role.BUTTON, messages.move(number=place + 1),
            note=sentences(
                words.did(decision.action, words.top(decision)),
                ended(messages.mark(mark=verdict.mark)) if verdict is not None else NOTHING,
            ),
            selected=place == chosen,
        )
        for place, (decision, verdict) in enumerate(
            zip(review.decisions, review.verdicts, strict=True)
        )
    )  # fmt: skip
    return Zone(STRIP, ZoneKind.LIST, messages.MOVES, tuple(items))


def choices(review: Review) -> tuple[Choice, ...]:
    """Return the choices that open the moves."""
    return tuple(
        Choice(
            intent=Pick(moment_ref(place)), label=messages.move(number=place + 1),
            item=moment_ref(place), aside=True,
        )
        for place in range(len(review.decisions))
    )  # fmt: skip


def has_mistakes(review: Review) -> bool:
    """Return whether a move that was judged gave points away."""
    return any(found is not None and found.mark in COSTLY for found in review.verdicts)


def next_mistake(review: Review, after: int) -> int | None:
    """Return the next move that gave points away, from the hand's start again after the last one.

    None if there is no other such move.
    """
    count = len(review.verdicts)
    order = ((after + step) % count for step in range(1, count))
    for place in order:
        found = review.verdicts[place]
        if found is not None and found.mark in COSTLY:
            return place
    return None
