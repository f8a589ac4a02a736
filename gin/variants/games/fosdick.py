"""Fosdick's Oklahoma Gin: a knock scores the other hand's whole deadwood (rules 8)."""

from __future__ import annotations

from gin.core.emblem import CREAM, INK, RED, Emblem, Fill, Pip, Stroke
from gin.messages import game_fosdick as messages
from gin.rules.model.patches import Patch
from gin.rules.model.rules import KnockScores, LimitFrom, NextDealer, Opening, Shutout
from gin.variants.game import Family, Game, GameGroup
from gin.variants.options.catalogue import classic_but
from gin.variants.rule_sentences import said
from gin.variants.rulebook.template import ANY_CUT, TAKEN, example, page

SLOTS = {
    "deal.opening": Opening.PLAIN,
    "knock.limit_from": LimitFrom.UPCARD,
    "knock.scores": KnockScores.OPPONENT_TOTAL,
    "knock.without_discard": True,
    "bonuses.big_gin": False,
    "bonuses.big_gin_points": None,
    "bonuses.undercut": 20,
    "dealers.next": NextDealer.ALTERNATE,
    "format.game_bonus": 0,
    "format.box_bonus": 0,
    "format.shutout": Shutout.NONE,
}
"""Slots set by this game and by Sequence Gin, which is based on it."""
OPTIONS = classic_but("knock", more=("upcard-ace", "knocker-scores"))

PAGE = page(
    example(messages.PAGE_EXAMPLE),
    (
        said(messages.PAGE_CONDITION),
        said(messages.PAGE_NO_OFFER, "deal.opening")
        + said(messages.PAGE_DEAL_IN_TURN, "dealers.next")
        + said(messages.PAGE_STOCK_END, "exhaustion.ending"),
        said(messages.PAGE_LAST_DISCARD, "knock.without_discard")
        + said(
            messages.PAGE_ELEVEN_CARDS, "bonuses.big_gin", "deal.cards", "knock.without_discard"
        ),
        ANY_CUT + TAKEN,
    ),
)

_BOOK = (
    "M24 28 C32 22 44 23 50 28 C56 23 68 22 76 28 L76 76 C68 71 56 71 50 76 C44 71 32 71 24 76 Z"
)
EMBLEM: Emblem = (
    Fill(_BOOK, CREAM),
    Stroke(f"{_BOOK} M50 28 L50 76", 2.4, INK),
    Pip("D", 37, 49, 20, RED),
    Pip("C", 63, 49, 19, INK),
)

GAME = Game(
    id="fosdick",
    number=16,
    title=messages.TITLE,
    sentence=messages.SENTENCE,
    part=messages.PART,
    speaks_of=("knock.scores",),
    group=GameGroup.ENDINGS,
    place=3,
    hands=8,
    family=Family.GIN,
    patch=Patch(set=SLOTS),
    options=OPTIONS,
    page=PAGE,
    emblem=EMBLEM,
)
