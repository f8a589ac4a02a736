"""The sections that the rules page of every draw-and-knock game has, around what it alone says."""

from __future__ import annotations

from gin.variants.games.base import Section
from gin.variants.rulebook import hand, sections
from gin.variants.rulebook.telling import Paragraph, said

KNOCKS = ("knock.limit_from", "knock.limit")
"""The slots that say who may knock."""
COUNTED = ("deal.cards", "melds", "values", "knock", "bonuses", "stakes", "format.sheet")
"""The slots that an example of a counted hand rests on."""

AS_CLASSIC: Paragraph = (
    *said("In all else the source follows the classic game, and is read as its page says."),
    *said("The upcard is offered first.", "deal.opening"),
    *said("Equal deadwood is an undercut.", "knock.tie", *KNOCKS),
    *said("A card just taken stays in the hand for that turn.", "pile.rediscard_taken"),
    *said("A hand that the stock ends is void.", "exhaustion.ending"),
)
"""The reading of a source that only tells what is different."""


def example(text: str, *more: str) -> Paragraph:
    """An example of a counted hand, and the slots it rests on beside those of the count."""
    return said(text, *COUNTED, *more)


def readings(*paragraphs: Paragraph) -> Section:
    """How a source is read: what a game says of it, and what ends a hand that would go on."""
    return Section("How we read the source", (), paragraphs, (hand.why_untouched,))


def page(shown: Paragraph, read: tuple[Paragraph, ...], *own: Section) -> tuple[Section, ...]:
    """A page with an example of the scoring, `own` sections after it and how a source is read."""
    return (
        Section("Goal", sections.GOAL),
        Section("Cards and melds", sections.MELDS),
        Section("Deal and opening", sections.DEAL),
        Section("A turn", sections.TURN),
        Section("Ending the hand", sections.ENDING),
        Section("Scoring a hand", sections.SCORING, (shown,)),
        *own,
        Section("End of the game", sections.END),
        readings(*read),
    )
