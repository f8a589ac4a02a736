"""Gin Shot: deadwood that matches the player's own score ends the hand like gin (rules 6)."""

from __future__ import annotations

from gin.core.emblem import CREAM, GOLD, INK, RED, Disc, Emblem, Stroke
from gin.messages import game_shot as messages
from gin.messages import rules as headings
from gin.rules.model.patches import Patch
from gin.variants.game import Family, Game, GameGroup, RulesSection
from gin.variants.options.catalogue import classic_but
from gin.variants.rule_sentences import said
from gin.variants.rulebook.template import AS_CLASSIC, KNOCKS, example, page

PAGE = page(
    example(messages.PAGE_EXAMPLE),
    (
        said(messages.PAGE_AS_GIN) + said(messages.PAGE_RATHER_THAN_KNOCK, *KNOCKS),
        said(messages.PAGE_SPLITTING),
        AS_CLASSIC,
    ),
    RulesSection(
        headings.ABOVE_A_HUNDRED,
        paragraphs=(
            said(messages.PAGE_TARGET, "format.target", "format.sheet")
            + said(messages.PAGE_HUNDREDS),
        ),
    ),
)

_ARROW = (110, 70, 30)
EMBLEM: Emblem = (
    Disc(48, 52, 32, INK),
    Disc(48, 52, 26, CREAM),
    Disc(48, 52, 19, RED),
    Disc(48, 52, 12.5, CREAM),
    Disc(48, 52, 6, INK),
    Stroke(((50, 50), (80, 20)), 2.6, _ARROW),
    Stroke(((73, 27), (74, 17)), 2.2, GOLD),
    Stroke(((73, 27), (84, 26)), 2.2, GOLD),
    Stroke(((77, 23), (78, 13)), 2.2, GOLD),
    Stroke(((77, 23), (88, 22)), 2.2, GOLD),
)

GAME = Game(
    id="shot",
    number=12,
    title=messages.TITLE,
    sentence=messages.SENTENCE,
    part=messages.PART,
    group=GameGroup.ENDINGS,
    place=4,
    hands=11,
    family=Family.GIN,
    patch=Patch(set={"knock.shot": True}),
    options=classic_but("shot"),
    page=PAGE,
    emblem=EMBLEM,
)
