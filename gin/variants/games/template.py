"""The sections that the rules page of every draw-and-knock game has, around what it alone says."""

from __future__ import annotations

from gin.variants.games.base import Section
from gin.variants.rulebook import hand, sections

AS_CLASSIC = (
    "All else is played like the classic game, and read as its page says: the upcard is offered "
    "first, equal deadwood is an undercut, a card just taken stays in the hand for that turn, and "
    "a hand that the stock ends is void."
)
"""The reading of a source that only tells what is different."""


def readings(*paragraphs: str) -> Section:
    """How a source is read: what a game says of it, and what ends a hand that would go on."""
    return Section("How we read the source", None, paragraphs, hand.why_untouched)


def page(example: str, read: tuple[str, ...], *own: Section) -> tuple[Section, ...]:
    """A page with an example of the scoring, `own` sections after it and how a source is read."""
    return (
        Section("Goal", sections.goal),
        Section("Cards and melds", sections.melds),
        Section("Deal and opening", sections.deal),
        Section("A turn", sections.turn),
        Section("Ending the hand", sections.ending),
        Section("Scoring a hand", sections.scoring, (example,)),
        *own,
        Section("End of the game", sections.end),
        readings(*read),
    )
