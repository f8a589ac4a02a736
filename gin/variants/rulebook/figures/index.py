"""The figures that follow each sentence of a rules page."""

from __future__ import annotations

from collections.abc import Iterator

from gin.core.figure import Figure
from gin.rules.model.rules import Rules
from gin.variants.rule_sentences import FigureMakers, SentenceMaker
from gin.variants.rulebook import hand, laying_rules, sections
from gin.variants.rulebook import sheets as score_sheets
from gin.variants.rulebook.figures import basics, counts, endings, laying, sheets

_AFTER: dict[SentenceMaker, FigureMakers] = {
    hand.kinds: (basics.kinds, basics.rainbows, basics.deadwood),
    hand.aces: (basics.aces,),
    hand.knocking: (endings.knock,),
    hand.gin: (endings.gin,),
    hand.kept_discard: (endings.kept_discard,),
    hand.shot: (endings.shot,),
    hand.big_gin: (endings.big_gin,),
    hand.laying_off: (endings.laying_off,),
    hand.penalties: (counts.knock_scores, counts.undercut),
    hand.knock_pays: (counts.knock_scores, counts.undercut),
    hand.gin_pays: (counts.gin_scores,),
    hand.caught_ace: (counts.caught_ace,),
    hand.rush: (counts.rush,),
    hand.long_runs: (counts.long_runs,),
    hand.spades: (counts.spades,),
    sections.pile: (basics.piles,),
    sections.stock_end: (counts.stock_end,),
    sections.solitary_goal: (sheets.round_of_deals,),
    sections.solitary_turn: (basics.piles,),
    sections.solitary_scoring: (laying.lone_count,),
    score_sheets.raising: (sheets.die,),
    score_sheets.three_games: (sheets.three_games,),
    score_sheets.suits_written: (sheets.suits,),
    score_sheets.games: (sheets.games,),
    score_sheets.race_deals: (sheets.measures,),
    score_sheets.twofold: (sheets.measures,),
    laying_rules.kinds: (basics.kinds, basics.rainbows),
    laying_rules.aces: (basics.aces,),
    laying_rules.laying_out: (laying.adding,),
    laying_rules.offering_turn: (laying.offering,),
    laying_rules.contract: (laying.contract, laying.adding),
    laying_rules.challenges: (laying.challenges,),
    laying_rules.scoring: (laying.going_out,),
}
"""The makers of figures, by the maker of the sentences before them."""


def figures_after(maker: SentenceMaker, rules: Rules) -> Iterator[Figure]:
    """Yield the figures that follow the sentences of a maker, if it makes any sentence."""
    if maker in _AFTER and any(True for _ in maker(rules)):
        for figure_maker in _AFTER[maker]:
            yield from figure_maker(rules)
