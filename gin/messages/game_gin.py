"""Messages of the domain `game-gin`, from `assets/languages/en/game-gin.ftl`.

Written by `python -m tools.messages`.
"""

from __future__ import annotations

from gin.core.message import Message


TITLE = Message("game-gin-title")


SENTENCE = Message("game-gin-sentence")


PAGE_EXAMPLE = Message("game-gin-page-example")


PAGE_TIE = Message("game-gin-page-tie")


PAGE_THIRD_LAST = Message("game-gin-page-third-last")


PAGE_WINNER = Message("game-gin-page-winner")


PAGE_LISTS = Message("game-gin-page-lists")
