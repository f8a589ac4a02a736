"""Messages of the domain `game-colonel`, from `assets/languages/en/game-colonel.ftl`.

Written by `python -m tools.messages`.
"""

from __future__ import annotations

from gin.core.message import Message


TITLE = Message("game-colonel-title")


PART = Message("game-colonel-part")


SENTENCE = Message("game-colonel-sentence")


PAGE_EXAMPLE_CHALLENGE = Message("game-colonel-page-example-challenge")


PAGE_EXAMPLE = Message("game-colonel-page-example")


PAGE_SILENT = Message("game-colonel-page-silent")


PAGE_TARGET = Message("game-colonel-page-target")


PAGE_DEAL_IN_TURN = Message("game-colonel-page-deal-in-turn")


PAGE_BEGINS = Message("game-colonel-page-begins")


PAGE_REDISCARD = Message("game-colonel-page-rediscard")


PAGE_CHALLENGE = Message("game-colonel-page-challenge")


PAGE_EQUAL_HANDS = Message("game-colonel-page-equal-hands")


PAGE_STOCK_END = Message("game-colonel-page-stock-end")
