"""The common sections of draw-and-knock games, with room for a game's own text."""

from __future__ import annotations

from gin.core.message import Text
from gin.messages import rulebook
from gin.messages import rules as headings
from gin.variants.game import RulesSection
from gin.variants.rule_sentences import Paragraph, said
from gin.variants.rulebook import hand, sections

KNOCKS = ("knock.limit_from", "knock.limit")
"""Slots that decide with how much deadwood a player may knock."""
COUNTED = ("deal.cards", "melds", "values", "knock", "bonuses", "stakes", "format.sheet")
"""Slots that an example of a counted hand depends on."""

AS_CLASSIC: Paragraph = said(rulebook.AS_CLASSIC)
"""Interpretation of a source that only describes differences from the classic game."""
TAKEN: Paragraph = said(rulebook.READING_REDISCARD, "pile.rediscard_taken")
"""Interpretation of a source that doesn't say whether a card just taken may be discarded."""
ANY_CUT: Paragraph = said(rulebook.READING_ANY_CUT)
"""Interpretation of a source that doesn't say who deals first."""


def example(text: Text, *more: str) -> Paragraph:
    """Return an example of a counted hand, with further slots it depends on."""
    return said(text, *COUNTED, *more)


def readings(*paragraphs: Paragraph) -> RulesSection:
    """Return the section on interpretations of the source."""
    return RulesSection(headings.READINGS, (), paragraphs, (hand.why_untouched,))


def page(
    shown: Paragraph, read: tuple[Paragraph, ...], *own: RulesSection
) -> tuple[RulesSection, ...]:
    """Return a page with an example of scoring, `own` sections, and the interpretations."""
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
