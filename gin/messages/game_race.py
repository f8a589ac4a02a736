"""Messages of the domain `game-race`, from `assets/languages/en/game-race.ftl`.

Written by `python -m tools.messages`.
"""

from __future__ import annotations

from gin.core.message import Message


TITLE = Message("game-race-title")


PART = Message("game-race-part")


SENTENCE = Message("game-race-sentence")


PAGE_EXAMPLE = Message("game-race-page-example")


PAGE_PARTS = Message("game-race-page-parts")


PAGE_BIG_GIN = Message("game-race-page-big-gin")


PAGE_EXAMPLE_DEALS = Message("game-race-page-example-deals")
