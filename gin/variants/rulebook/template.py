"""The sections that the rules page of every draw-and-knock game has, around what it alone says."""

from __future__ import annotations

from gin.core.message import Text
from gin.messages import rulebook
from gin.messages import rules as headings
from gin.variants.game import RulesSection
from gin.variants.rule_sentences import Paragraph, said
from gin.variants.rulebook import hand, sections

KNOCKS = ("knock.limit_from", "knock.limit")
"""The slots that say who may knock."""
COUNTED = ("deal.cards", "melds", "values", "knock", "bonuses", "stakes", "format.sheet")
"""The slots that an example of a counted hand rests on."""

AS_CLASSIC: Paragraph = said(rulebook.AS_CLASSIC)
"""The reading of a source that only says what is different."""
TAKEN: Paragraph = said(rulebook.READING_REDISCARD, "pile.rediscard_taken")
"""The reading of a source that doesn't say whether a card just taken may be discarded."""
ANY_CUT: Paragraph = said(rulebook.READING_ANY_CUT)
"""The reading of a source that doesn't say who deals first."""


def example(text: Text, *more: str) -> Paragraph:
    """An example of a counted hand, and the slots it rests on beside those of the count."""
    return said(text, *COUNTED, *more)


def readings(*paragraphs: Paragraph) -> RulesSection:
    """How a source is read: what a game says of it, and what ends a hand that would go on."""
    return RulesSection(headings.READINGS, (), paragraphs, (hand.why_untouched,))


def page(
    shown: Paragraph, read: tuple[Paragraph, ...], *own: RulesSection
) -> tuple[RulesSection, ...]:
    """A page with an example of the scoring, `own` sections after it and how a source is read."""
    return (
        RulesSection(headings.GOAL, sections.GOAL),
        RulesSection(headings.CARDS_AND_MELDS, sections.MELDS),
        RulesSection(headings.DEAL_AND_OPENING, sections.DEAL),
        RulesSection(headings.TURN, sections.TURN),
        RulesSection(headings.ENDING, sections.ENDING),
        RulesSection(headings.SCORING_A_HAND, sections.SCORING, (shown,)),
        *own,
        RulesSection(headings.END, sections.END),
        readings(*read),
    )
