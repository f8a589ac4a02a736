"""A game in three lines: its description, its goal, and how a hand ends."""

from __future__ import annotations

from collections.abc import Iterator

from gin.core.message import NOTHING, Text
from gin.messages import game_race
from gin.messages import rulebook as messages
from gin.messages import rules as headings
from gin.rules.model.rules import Challenges, Flow, LimitFrom, Rules
from gin.variants.pages.page import headings_of, names_goal, sentence_of
from gin.variants.setups import Setup

_RACE = game_race.SENTENCE
"""Sentence of Gin Race, which already states most of the goal."""


def summary_lines(agreed: Setup, *, single: bool = False) -> Iterator[tuple[Text, Text]]:
    """Yield the lines as (label, text); the first label is empty.

    `single` means that only one hand is played.
    """
    first = sentence_of(agreed)
    if single and names_goal(agreed):
        yield NOTHING, messages.SHORT_SINGLE
    else:
        yield NOTHING, first
        goal = _goal(agreed) if first != _RACE else messages.SHORT_RACE
        yield headings.GOAL, messages.SHORT_SINGLE if single else goal
    yield headings.ENDING, ending(agreed.rules)


def _goal(agreed: Setup) -> Text:
    """Return the last sentence about the goal on the rules page, which says how the game ends."""
    paragraphs = dict(headings_of(agreed))[headings.GOAL]
    return paragraphs[-1][0].text


def ending(rules: Rules) -> Text:
    """Return a sentence about how a hand ends."""
    match rules.flow:
        case Flow.SOLO:
            return messages.short_alone(turns=rules.solo.turns)
        case Flow.LAYING:
            can_challenge = rules.laying.challenge is not Challenges.OFF
            return messages.SHORT_OUT_OR_CHALLENGE if can_challenge else messages.SHORT_OUT
        case Flow.OFFERING:
            return messages.SHORT_ALL_MELDED
    match rules.knock.limit_from:
        case LimitFrom.UPCARD:
            return messages.SHORT_UPCARD
        case LimitFrom.NONE:
            return messages.SHORT_ANY
    limit = rules.knock.limit
    return messages.short_limit(limit=limit) if limit else messages.SHORT_GIN
