"""Messages of the domain `game-gin500`, from `assets/languages/en/game-gin500.ftl`.

Written by `python -m tools.messages`.
"""

from __future__ import annotations

from gin.core.message import Message


TITLE = Message("game-gin500-title")


SENTENCE = Message("game-gin500-sentence")


PAGE_EXAMPLE = Message("game-gin500-page-example")


PAGE_TARGET = Message("game-gin500-page-target")


PAGE_PENALTIES = Message("game-gin500-page-penalties")


PAGE_DEARER = Message("game-gin500-page-dearer")


PAGE_HIGH_CARDS = Message("game-gin500-page-high-cards")
