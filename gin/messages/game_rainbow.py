"""Messages of the domain `game-rainbow`, from `assets/languages/en/game-rainbow.ftl`.

Written by `python -m tools.messages`.
"""

from __future__ import annotations

from gin.core.message import Message


TITLE = Message("game-rainbow-title")


PART = Message("game-rainbow-part")


SENTENCE = Message("game-rainbow-sentence")


PAGE_EXAMPLE = Message("game-rainbow-page-example")


PAGE_FOUR_CARDS = Message("game-rainbow-page-four-cards")


PAGE_LAYING_OFF = Message("game-rainbow-page-laying-off")


PAGE_ACE = Message("game-rainbow-page-ace")
