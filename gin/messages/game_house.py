"""Messages of the domain `game-house`, from `assets/languages/en/game-house.ftl`.

Written by `python -m tools.messages`.
"""

from __future__ import annotations

from gin.core.message import Message


TITLE = Message("game-house-title")


PART = Message("game-house-part")


SENTENCE = Message("game-house-sentence")


PAGE_SUPER_GIN = Message("game-house-page-super-gin")


PAGE_EXAMPLE = Message("game-house-page-example")


PAGE_LIMIT = Message("game-house-page-limit")


PAGE_UNDERCUT = Message("game-house-page-undercut")


PAGE_STOCK_END = Message("game-house-page-stock-end")
