"""Tedesco Gin: runs go round the corner, and a caught ace costs 15 (rules 6)."""

from __future__ import annotations

from gin.core.emblem import GOLD, INK, RED, Ellipse, Emblem, EmblemCard, EmblemText, Stroke
from gin.messages import game_tedesco as messages
from gin.rules.model.meld_kinds import Aces
from gin.rules.model.patches import Patch
from gin.rules.model.rules import LimitFrom
from gin.variants.game import Family, Game, GameGroup
from gin.variants.options.catalogue import classic_but
from gin.variants.rule_sentences import said
from gin.variants.rulebook.template import AS_CLASSIC, example, page

PAGE = page(
    example(messages.PAGE_EXAMPLE),
    (
        said(messages.PAGE_ACE, "values.caught", "values.own"),
        said(messages.PAGE_LAYING_OFF, "melds.aces"),
        said(messages.PAGE_TAKEN, "knock.taken_must_meld"),
        AS_CLASSIC,
    ),
)

EMBLEM: Emblem = (
    EmblemCard(50, 25, 20),
    EmblemText("Q", 50, 25, 14, INK),
    EmblemCard(76, 50, 20),
    EmblemText("K", 76, 50, 14, RED),
    EmblemCard(50, 75, 20),
    EmblemText("A", 50, 75, 14, INK),
    EmblemCard(24, 50, 20),
    EmblemText("2", 24, 50, 14, RED),
    *(Stroke(Ellipse(50, 50, 15, 15, at, at + 48), 2.4, GOLD) for at in (-70, 20, 110, 200)),
)

GAME = Game(
    id="tedesco",
    number=14,
    title=messages.TITLE,
    sentence=messages.SENTENCE,
    part=messages.PART,
    speaks_of=("melds.aces", "values.caught"),
    group=GameGroup.MELDS,
    place=2,
    hands=5,
    family=Family.GIN,
    patch=Patch(
        set={
            "melds.aces": Aces.ROUND,
            "values.caught.0": 15,
            "knock.limit_from": LimitFrom.UPCARD,
            "knock.upcard_ace": 0,
            "knock.taken_must_meld": True,
            "bonuses.spades_double": True,
        }
    ),
    options=classic_but("knock", more=("upcard-ace",)),
    page=PAGE,
    emblem=EMBLEM,
)
