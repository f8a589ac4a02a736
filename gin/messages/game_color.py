"""Messages of the domain `game-color`, from `assets/languages/en/game-color.ftl`.

Written by `python -m tools.messages`.
"""

from __future__ import annotations

from gin.core.message import Message


TITLE = Message("game-color-title")


PART = Message("game-color-part")


SENTENCE = Message("game-color-sentence")


PAGE_EXAMPLE = Message("game-color-page-example")


PAGE_MISSING = Message("game-color-page-missing")


PAGE_REST = Message("game-color-page-rest")


PAGE_SUITS = Message("game-color-page-suits")


PAGE_STOCK_END = Message("game-color-page-stock-end")


PAGE_EQUAL_TOTALS = Message("game-color-page-equal-totals")
